"""The table server. Each package says what lives there and what it may import; `tests/frame` holds it."""
