"""The match: an event-sourced record of moves, its story, and what each reader may be told of it.

Nothing of a match leaves the server but through `telling.py`, for one reader at a time. Imports `storage` only.
"""
