"""Chairs around a table: free ones, bots on them, names, and what becomes of them when there are more or fewer."""

from dataclasses import replace

from chabudai.server.errors import Refused
from chabudai.server.lobby.bot_names import check_level, name_for
from chabudai.server.storage import StoredChair, StoredTable


def is_free(chair: StoredChair) -> bool:
    return chair.person is None and chair.bot is None


def free_chair(seat: int) -> StoredChair:
    return StoredChair(seat=seat, person=None, bot=None, name="")


def bot_chair(seat: int, level: str, taken: list[str]) -> StoredChair:
    return StoredChair(seat=seat, person=None, bot=check_level(level), name=name_for(seat, taken))


def names_of(chairs: list[StoredChair]) -> list[str]:
    return [chair.name for chair in chairs if chair.name]


def unlike(name: str, taken: list[str]) -> str:
    """The name, with a number if somebody at the table bears it already."""
    names = [name, *(f"{name} {number}" for number in range(2, len(taken) + 3))]
    return next(each for each in names if each not in taken)


def free_seat(table: StoredTable, seat: int | None) -> int:
    free = [chair.seat for chair in table.chairs if is_free(chair)]
    if not free:
        raise Refused("not-allowed", "error-table-full")
    if seat is None:
        return free[0]
    if not 0 <= seat < table.seats:
        raise Refused("bad-value", "error-no-seat")
    if seat not in free:
        raise Refused("not-allowed", "error-seat-taken")
    return seat


def resized(chairs: list[StoredChair], seats: int) -> list[StoredChair]:
    """More chairs, or fewer: free ones go first, then bots, never a person."""
    kept = list(chairs)
    for goes in (is_free, lambda chair: chair.person is None):
        for chair in reversed(chairs):
            if len(kept) > seats and chair in kept and goes(chair):
                kept.remove(chair)
    if len(kept) > seats:
        raise Refused("not-allowed", "error-seats-taken")
    kept += [free_chair(0) for _ in range(seats - len(kept))]
    return [replace(chair, seat=seat) for seat, chair in enumerate(kept)]
