"""Decisions about a table beside its game: who may sit down, leave, change it, and what becomes of it then.

Each is decided on how the table stands in the database: what somebody saw of it a moment ago counts for nothing.
"""

from dataclasses import replace
from typing import Any

from chabudai.core.game import Game
from chabudai.server.errors import Refused
from chabudai.server.lobby.bot_names import STAND_IN, check_level
from chabudai.server.lobby.chairs import bot_chair, free_chair, free_seat, names_of, resized, unlike
from chabudai.server.storage import Change, StoredChair, StoredPerson, StoredTable
from chabudai.server.wire import SeatChange, Settings

# --- sitting down and leaving -----------------------------------------------------------------------------------


def sit_down(table: StoredTable, person: StoredPerson, seat: int | None) -> Change | None:
    """On a free chair, or on one's own again if a bot plays it; before the game begins, also on another one."""
    own = table.seat_of(person.id)
    if own is not None:
        moves = table.state == "waiting" and seat is not None and seat != own
        return change_places(table, own, seat) if moves and seat is not None else sit_again(table, own)
    check_waiting(table)
    taken = free_seat(table, seat)
    name = unlike(person.name, names_of(table.chairs))
    return Change(chairs=[StoredChair(seat=taken, person=person.id, name=name)])


def change_places(table: StoredTable, own: int, seat: int) -> Change:
    """With a chair that nobody sits on, or a bot: who wants to play what goes with a seat sits down there."""
    check_seat(table, seat)
    here, there = table.chairs[own], table.chairs[seat]
    if there.person is not None:
        raise Refused("not-allowed", "error-seat-taken")
    return Change(chairs=[replace(there, seat=own), replace(here, seat=seat)])


def sit_again(table: StoredTable, seat: int) -> Change | None:
    chair = table.chairs[seat]
    return Change(chairs=[replace(chair, bot=None)]) if chair.bot is not None and not table.is_over() else None


def leave(table: StoredTable, person: StoredPerson) -> Change:
    seat = own_seat(table, person)
    if table.state == "running":
        return Change(chairs=[replace(table.chairs[seat], bot=STAND_IN)])
    if table.state != "waiting":
        raise Refused("not-allowed", "error-already-over")
    return get_up(table, seat)


def get_up(table: StoredTable, seat: int) -> Change:
    """Before the start: the seat is free again, the next person is host, and an empty table is cleared away."""
    others = [chair.person for chair in table.chairs if chair.person is not None and chair.seat != seat]
    if not others:
        return Change({"state": "closed"}, [free_chair(seat)])
    return Change({"host": table.host if table.host in others else others[0]}, [free_chair(seat)])


def let_bot_play_on(table: StoredTable, person: StoredPerson, seat: int) -> Change:
    """For somebody who is away; whoever plays here may ask for it."""
    check_seat(table, seat)
    if table.state != "running":
        raise Refused("not-allowed", "error-not-running")
    if table.chairs[own_seat(table, person)].bot is not None:
        raise Refused("not-yours", "error-bot-plays-on")
    return Change(chairs=[replace(table.chairs[seat], bot=STAND_IN)])


def rename(table: StoredTable, person: StoredPerson) -> Change | None:
    """Where the game has not begun, the new name is on the chair at once; a match keeps its names."""
    seat = table.seat_of(person.id)
    if seat is None or table.state != "waiting":
        return None
    others = names_of([chair for chair in table.chairs if chair.seat != seat])
    return Change(chairs=[replace(table.chairs[seat], name=unlike(person.name, others))])


# --- what the host does -----------------------------------------------------------------------------------------


def change_seat(table: StoredTable, person: StoredPerson, wanted: SeatChange) -> Change:
    """Sit a bot down, change its level or send it away; somebody else's seat is freed, and nothing more."""
    check_hosted(table, person)
    check_seat(table, wanted.seat)
    chair = table.chairs[wanted.seat]
    if chair.person == person.id or (chair.person is not None and wanted.bot is not None):
        raise Refused("not-allowed", "error-seat-taken")
    if wanted.bot is None:
        return Change(chairs=[free_chair(wanted.seat)])
    if chair.bot is not None:
        return Change(chairs=[replace(chair, bot=check_level(wanted.bot))])
    return Change(chairs=[bot_chair(wanted.seat, wanted.bot, names_of(table.chairs))])


def change_settings(table: StoredTable, game: Game[Any], person: StoredPerson, wanted: Settings) -> Change:
    check_hosted(table, person)
    changes: dict[str, Any] = {}
    if wanted.options is not None:
        changes["options"] = game.settle_at_table(wanted.options)
    changes |= who_may_come(table, wanted)
    if wanted.seats is not None:
        game.check_seats(wanted.seats)
        changes["seats"] = wanted.seats
    return Change(changes, resized(table.chairs, wanted.seats or table.seats))


def who_may_come(table: StoredTable, wanted: Settings) -> dict[str, bool]:
    """A table for invited people is not public, and one that becomes public is no longer for them alone."""
    public = table.public if wanted.public is None else wanted.public
    invite_only = table.invite_only and not wanted.public if wanted.invite_only is None else wanted.invite_only
    onlookers = table.onlookers if wanted.onlookers is None else wanted.onlookers
    return {"public": public and not invite_only, "invite_only": invite_only, "onlookers": onlookers}


# --- what must hold ---------------------------------------------------------------------------------------------


def check_hosted(table: StoredTable, person: StoredPerson) -> None:
    """A waiting table, and its host."""
    if table.host != person.id:
        raise Refused("not-yours", "error-not-host")
    check_waiting(table)


def check_waiting(table: StoredTable) -> None:
    if table.state == "closed":
        raise Refused("not-found", "error-no-table")
    if table.state != "waiting":
        raise Refused("not-allowed", "error-already-started")


def check_seat(table: StoredTable, seat: int) -> None:
    if not 0 <= seat < table.seats:
        raise Refused("bad-value", "error-no-seat")


def own_seat(table: StoredTable, person: StoredPerson) -> int:
    seat = table.seat_of(person.id)
    if seat is None:
        raise Refused("not-yours", "error-not-your-seat")
    return seat
