"""R-17 to R-20: the war phase."""
