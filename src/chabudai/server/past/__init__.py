"""The past: games that are over, or of older rules: stories, replays, and what brought the points.

Imports `match`, `thinking` and `storage`.
"""
