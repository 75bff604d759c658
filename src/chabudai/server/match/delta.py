"""Delta encoding of views: a line that asks for it is told only those parts of a view that have changed.

A part is a key of the view (`market`), or an item of one whose items are objects (`players.1`, `places.inn`).
What a line was told before is all that a delta builds on: so it tells a reader what the whole view would tell.
"""

# compiled: every move of every table passes through here

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from chabudai.server.match.telling import encode

Parts = dict[str, "Part"]  # of a view, by its keys


class Part:
    """A key of a view as it is written; a list or a map of objects item by item."""

    def __init__(self, names: list[str], items: list[bytes], is_list: bool) -> None:
        self.names = names  # none where it is written as one
        self.items = items
        self.is_list = is_list

    def whole(self) -> bytes:
        if self.is_list:
            return b"".join((b"[", b",".join(self.items), b"]"))
        if self.names:
            return b"".join(
                (b"{", b",".join([entry(*each) for each in zip(self.names, self.items, strict=True)]), b"}")
            )
        return self.items[0]

    def changes(self, key: str, known: "Part | None") -> list[bytes]:
        """The entries to send to a reader who has the `known` version of this part."""
        if known is None or self.is_list != known.is_list or self.names != known.names:
            return [entry(key, self.whole())]
        if not self.names:
            return [] if self.items[0] == known.items[0] else [entry(key, self.items[0])]
        before = known.items
        return [
            entry(f"{key}.{self.names[place]}", item)
            for place, item in enumerate(self.items)
            if item != before[place]
        ]


class Seen:
    """A view as somebody was told it: what lies open, shared by everybody at the table, and what is one's own."""

    def __init__(self, open_view: Parts, own_view: Parts) -> None:
        self.open = open_view
        self.own = own_view


def entry(key: str, value: bytes) -> bytes:
    """Keys of views are plain names."""
    return b"".join((b'"', key.encode(), b'":', value))


def parts_of(view: Mapping[str, Any]) -> Parts:
    return {key: part_of(value) for key, value in view.items()}


def part_of(value: Any) -> Part:
    if isinstance(value, list) and value and isinstance(value[0], dict):
        return Part(places(len(value)), [encode(each) for each in value], True)
    if isinstance(value, dict) and value and isinstance(next(iter(value.values())), dict):
        return Part(list(value), [encode(each) for each in value.values()], False)
    return Part([], [encode(value)], False)


@lru_cache
def places(items: int) -> list[str]:
    """Numbers of the items of a list, as text; one list for each length."""
    return [str(place) for place in range(items)]


def changes(now: Parts, before: Parts) -> list[bytes]:
    """The entries that differ. A part that is there no longer is told as gone, by `gone`."""
    found: list[bytes] = []
    for key, part in now.items():
        known = before.get(key)
        if known is not part:
            found += part.changes(key, known)
    return found


def gone(now: Seen, before: Seen) -> list[str]:
    """Keys that the view no longer has: mostly none."""
    if now.open.keys() == before.open.keys() and now.own.keys() == before.own.keys():
        return []
    return [
        key for known in (before.open, before.own) for key in known if key not in now.open and key not in now.own
    ]
