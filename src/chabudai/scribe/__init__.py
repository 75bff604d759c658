"""The scribe writes plain code from what is declared once: `make generate`. A test compares what it would write."""
