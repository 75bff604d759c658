"""Notices: how people are called when it is their turn and the page is closed. There are none yet.

May import `people` and `storage`.
"""
