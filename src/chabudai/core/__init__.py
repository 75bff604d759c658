"""Core: the engine that every game shares. It knows none of them."""
