"""R-10 to R-15: the political track and the five mandates."""
