"""Record query: all of a match in one statement, since whoever follows a game asks it again and again."""

from typing import Any

from sqlalchemy import (
    JSON,
    BindParameter,
    Connection,
    Integer,
    Row,
    Text,
    bindparam,
    cast,
    literal,
    null,
    select,
    union_all,
)

from chabudai.server.storage.models import StoredAct, StoredMove, StoredPicks, StoredRecord
from chabudai.server.storage.schema import Moment, acts, moves, picks

TABLE: BindParameter[str] = bindparam("the_table")
AFTER: BindParameter[int] = bindparam("after")
AFTER_ACT: BindParameter[int] = bindparam("after_act")
NO_NUMBER, NO_TEXT, NO_LIST, NO_TIME = (cast(null(), kind) for kind in (Integer, Text, JSON, Moment))

MOVES = select(
    literal("move").label("kind"),
    moves.c.n.label("place"),
    moves.c.seat,
    NO_NUMBER.label("number"),
    moves.c.action,
    NO_LIST.label("actions"),
    moves.c.at,
    moves.c.bot,
    NO_TEXT.label("told"),
).where(moves.c.table_id == TABLE, moves.c.n > AFTER)
PICKS = select(
    literal("picks"),
    picks.c.seat,
    picks.c.seat,
    picks.c.changes,
    NO_TEXT,
    picks.c.actions,
    NO_TIME,
    NO_TEXT,
    NO_TEXT,
).where(picks.c.table_id == TABLE)
ACTS = select(
    literal("act"),
    acts.c.number,
    acts.c.seat,
    acts.c.n,
    NO_TEXT,
    acts.c.actions,
    acts.c.at,
    NO_TEXT,
    acts.c.told,
).where(acts.c.table_id == TABLE, acts.c.number > AFTER_ACT)
RECORD = union_all(MOVES, PICKS, ACTS).order_by("kind", "place")


def record_of(connection: Connection, table_id: str, after: int = 0, after_act: int = 0) -> StoredRecord:
    """What happened at a table, from the first row and the first act after these on; all of one moment."""
    values = {"the_table": table_id, "after": after, "after_act": after_act}
    found: dict[str, list[Row[Any]]] = {"move": [], "picks": [], "act": []}
    for row in connection.execute(RECORD, values):
        found[row.kind].append(row)
    return StoredRecord(
        moves=[move_of(row) for row in found["move"]],
        picks=[StoredPicks(seat=row.seat, changes=row.number, actions=row.actions) for row in found["picks"]],
        acts=[act_of(row) for row in found["act"]],
    )


def move_of(row: Row[Any]) -> StoredMove:
    return StoredMove(n=row.place, seat=row.seat, action=row.action, at=row.at, bot=row.bot)


def act_of(row: Row[Any]) -> StoredAct:
    return StoredAct(number=row.place, n=row.number, seat=row.seat, actions=row.actions, at=row.at, told=row.told)
