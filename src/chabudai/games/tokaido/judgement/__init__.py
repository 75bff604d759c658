"""What a bot thinks of a position of Tokaido. These are opinions, not rules."""
