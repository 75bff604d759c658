"""Clocks: how much time a seat has to answer, and what happens when it is over. There are none yet.

May import `match`, `people` and `storage`.
"""
