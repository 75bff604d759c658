"""What a bot thinks of a position of The White Castle. These are opinions, not rules."""
