"""One person plays in the terminal: who sits where, what is shown and what may be typed."""
