"""What a reader is shown, part by part; `view.py` puts it together."""

# not compiled: made for people, not for speed
