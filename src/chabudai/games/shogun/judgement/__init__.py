"""What a bot thinks of a position of Shogun. These are opinions, not rules."""
