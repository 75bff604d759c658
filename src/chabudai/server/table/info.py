"""Info of a table: its seats, who is there, whose turn it is, as lists and its own page show it."""

from typing import Any

from msgspec.structs import replace

from chabudai.core.game import Game, seed_hash
from chabudai.core.messages import Face
from chabudai.server.match import story
from chabudai.server.storage import LastTold, StoredChair, StoredTable
from chabudai.server.table import presence
from chabudai.server.table.presence import Presence
from chabudai.server.wire import (
    OwnTable,
    Result,
    Seat,
    Table,
    TableInfo,
)


def table_info(table: StoredTable, seat: int | None, here: Presence) -> TableInfo:
    """A table as the one on this seat sees it in a list; None for everybody else."""
    return TableInfo(**info_of(table, seat, here))


def own_table(
    table: StoredTable, seat: int | None, here: Presence, last: LastTold | None, line: Face | None, note: str = ""
) -> OwnTable:
    """A table as whoever sits there sees it in the list of own games; `line` is the last this seat was told."""
    moved, told = (None, None) if last is None else (last.at, last.told)
    chapter = None if told is None else story.chapter_of(told)
    return OwnTable(
        **info_of(table, seat, here),
        moved=moved,
        chapter=None if chapter is None else {**chapter},
        last=None if line is None else {**line},
        note=note,
    )


def table_told(
    table: StoredTable, game: Game[Any], seat: int | None, here: Presence, watching: int, stalled: bool
) -> Table:
    has_begun = table.seed is not None
    rules = table.rules if has_begun else game.rules_version
    info = info_of(table, seat, here)
    if seat is not None:  # whoever looks at the table is at it, also while the line to it is still being opened
        info["seats"][seat] = replace(info["seats"][seat], here=True, away=None)
    return Table(
        **info,
        rules=rules,
        replayable=rules == game.rules_version,
        differs_at=table.differs_at,
        seed_hash=None if table.seed is None else seed_hash(int(table.seed)),
        pace=table.pace,
        patience=presence.AWAY_AFTER,
        watching=watching,
        stalled=stalled,
        rematch=table.rematch,
    )


def info_of(table: StoredTable, seat: int | None, here: Presence) -> dict[str, Any]:
    return {
        "id": table.id,
        "game": table.game,
        "state": table.state,
        "public": table.public,
        "invite_only": table.invite_only,
        "onlookers": table.onlookers,
        "seats": [seat_told(table, chair, here) for chair in table.chairs],
        "options": table.options,
        "created": table.created,
        "started": table.started,
        "finished": table.finished,
        "your_seat": seat,
        "your_turn": seat is not None and seat in table.deciders and table.chairs[seat].bot is None,
        "deciders": table.deciders,
        "result": None if table.result is None else Result(table.result["scores"], table.result["winners"]),
    }


def seat_told(table: StoredTable, chair: StoredChair, here: Presence) -> Seat:
    kind = "guest" if chair.person is not None else "bot" if chair.bot is not None else "free"
    return Seat(
        seat=chair.seat,
        kind=kind,  # type: ignore[arg-type]
        name=chair.name,
        bot=chair.bot,
        here=here.is_here(chair.person),
        away=here.away(chair) if table.state == "running" else None,
        host=chair.person is not None and chair.person == table.host,
        profile=chair.profile,
    )
