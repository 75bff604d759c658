"""Notices: how people are called when something waits for them and the page is closed.

An outbox in the database, swept by every process; web push, mail and webhooks as ways out of it.
May import `match`, `people` and `storage`.
"""
