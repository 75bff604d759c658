"""What a bot thinks of a position and of what may be done in it. Opinions, not rules."""
