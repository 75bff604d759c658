"""Replay: what is told of a match so far, position by position, and of one that is over as a whole."""

from chabudai.server.errors import Refused
from chabudai.server.match import telling
from chabudai.server.match.record import standing
from chabudai.server.match.story import beginnings
from chabudai.server.past.archive import Past
from chabudai.server.past.gains import course_of, reasons_of
from chabudai.server.past.old_record import OldRecord
from chabudai.server.past.stand_ins import stand_ins
from chabudai.server.storage import StoredMove, StoredTable
from chabudai.server.wire import History


def eyes_of(table: StoredTable, person: str | None, eyes: int | None) -> int | None:
    """While the game runs everybody has their own eyes; when it is over, anybody's."""
    if not table.is_over():
        return table.seat_of(person)
    if eyes is not None and not 0 <= eyes < table.seats:
        raise Refused("bad-value", "error-no-seat")
    return eyes


def position(past: Past, seat: int | None, at: int, part: int | None) -> bytes:
    """The position after so many moves, or a part of the way to it, as the seat sees it."""
    record = past.replayable()
    if not 0 <= at <= len(record.match.moves):
        raise Refused("not-found", "error-no-position")
    stops = telling.stops(record.position_at(at), record.halts(at, seat), record.n, 0, seat)
    if part is not None and not 0 <= part < len(stops):
        raise Refused("not-found", "error-no-position")
    return telling.encode(stops[-1 if part is None else part])


def log(past: Past, seat: int | None) -> bytes:
    """What happened so far, by chapters, as far as the seat may know it."""
    record = past.readable()
    return telling.encode({"log": telling.lines(record.story(), record.chapters, 0, seat)})


async def history(past: Past, rows: list[StoredMove]) -> bytes:
    """When over: the points of everybody after each move, and what brought them."""
    record, bots = past.finished(), stand_ins(past.table, standing(rows))
    if isinstance(record, OldRecord):
        return telling.encode(History(record.scores, record.forecast, beginnings(record.chapters), [], [], bots))
    turns, parts = await course_of(record.match)
    reasons = reasons_of(record.match)
    return telling.encode(History(record.scores, record.forecast, parts, turns, reasons, bots))


def match_file(past: Past) -> bytes:
    return past.finished().file().write().encode()
