"""Kinds of notices, the ways they go, and how somebody wants to be told who has not said so."""

from collections.abc import Mapping
from typing import Final

KINDS: Final = ("turn", "time", "invited", "offer", "over", "chat")
WAYS: Final = ("push", "mail", "hook")
DELAYS: Final = (0, 5, 30, 120, 720, 1440)  # minutes
DIGESTS: Final = (0, 6, 12, 24)  # hours between two; 0: single mails
DAILY: Final = 6  # notices a day to one person of one table, on each way

# What is switched on with a way. Mail is not: an address is also given to come back after a lost password.
AT_FIRST: Mapping[str, Mapping[str, int]] = {
    "push": {"turn": 0, "time": 0, "invited": 0, "offer": 0, "over": 0, "chat": 0},
    "mail": {},
    "hook": {"turn": 0, "time": 0, "invited": 0, "offer": 0},
}
