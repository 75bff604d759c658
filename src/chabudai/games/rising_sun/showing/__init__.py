"""What a reader is shown, part by part; `view.py` puts it together."""
