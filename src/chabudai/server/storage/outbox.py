"""Outbox: notices that wait to be sent, one for each person, table, kind and way.

A notice is due some time after its reason; when the reason is gone, so is the notice. Whoever sends one claims it
first: of two processes one does, and what a process did not finish another takes up.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any, Literal, final

from sqlalchemy import ColumnElement, Connection, Row, delete, or_, select, tuple_, update

from chabudai.server.storage.schema import chairs, moves, notice_settings, outbox, tables
from chabudai.server.storage.upsert import upsert

NoticeState = Literal["waiting", "sent", "gone"]
CLAIM = timedelta(minutes=2)  # after which whoever claimed it is taken for dead
DAY = timedelta(days=1)
AT_ONCE = 200  # notices looked at together

# The seat's own last row: until there is another it is asked the same, whatever others do meanwhile.
OWN_LAST_ROW = (
    select(moves.c.n)
    .where(moves.c.table_id == tables.c.id, moves.c.seat == chairs.c.seat)
    .order_by(moves.c.n.desc())
    .limit(1)
    .correlate(tables, chairs)
    .scalar_subquery()
)
SITTING = select(
    tables.c.id,
    tables.c.state,
    tables.c.deciders,
    tables.c.moved,
    chairs.c.seat,
    chairs.c.person,
    chairs.c.bot,
    OWN_LAST_ROW.label("last_row"),
).join(chairs, chairs.c.table_id == tables.c.id)


@final
@dataclass(frozen=True, kw_only=True, slots=True)
class Notice:
    person: str
    table_id: str
    kind: str
    way: str
    reason: int
    since: datetime
    due: datetime
    state: NoticeState
    attempts: int
    sent: list[float]

    @property
    def key(self) -> tuple[str, str, str, str]:
        return self.person, self.table_id, self.kind, self.way


@final
@dataclass(frozen=True, kw_only=True, slots=True)
class Sitting:
    """Someone who wants to be told, at a table where something has happened."""

    person: str
    table_id: str
    state: str
    is_asked: bool
    last_row: int  # of their own
    moved: datetime
    wanted: frozenset[str] = frozenset()  # kinds of which they want to be told


COLUMNS = [column for column in outbox.c if column.name != "claimed"]


# --- what is to be told -----------------------------------------------------------------------------------------


def call(
    connection: Connection, table_id: str, kind: str, people: Sequence[str], reason: int, since: datetime
) -> None:
    """Put a notice out for each of these who wants it, on each way it is wanted; for the same reason only once."""
    wanted = select(notice_settings).where(notice_settings.c.person.in_(people))
    for row in connection.execute(wanted).all():
        for way, minutes in singly(row.delays.get(kind, {}), row.digest_hours).items():
            put(connection, row.person, table_id, kind, way, reason, since, since + timedelta(minutes=minutes))


def put(
    connection: Connection,
    person: str,
    table_id: str,
    kind: str,
    way: str,
    reason: int,
    since: datetime,
    due: datetime,
) -> None:
    which = of_key((person, table_id, kind, way))
    before = connection.execute(select(outbox.c.reason).where(which)).one_or_none()
    values = {"reason": reason, "since": since, "due": due, "state": "waiting", "attempts": 0, "claimed": None}
    if before is None:
        key = {"person": person, "table_id": table_id, "kind": kind, "way": way}
        upsert(connection, outbox, {**key, **values, "sent": []}, {})
    elif before.reason != reason:
        connection.execute(update(outbox).where(which).values(values))


def call_again(
    connection: Connection, calls: Sequence[tuple[str, str, str, int, datetime]], gone: Sequence[Notice]
) -> None:
    """What was found to be told: person, table, kind, reason and since when; and what need not be told any more."""
    for person, table_id, kind, reason, since in calls:
        call(connection, table_id, kind, [person], reason, since)
    drop(connection, gone)


def sitting_since(connection: Connection, since: datetime) -> list[Sitting]:
    """Who wants to be told, at tables where a game goes on or is over and something has happened since then."""
    happened = (
        tables.c.state.in_(["running", "finished", "outdated"])
        & tables.c.public.in_([True, False])  # so that the index serves
        & (tables.c.moved >= since)
    )
    wanting = notice_settings.c.person == chairs.c.person
    found = SITTING.add_columns(notice_settings.c.delays, notice_settings.c.digest_hours).join(
        notice_settings, wanting
    )
    return [sitting(row, wanted_kinds(row)) for row in connection.execute(found.where(happened))]


def sitting_at(connection: Connection, keys: Sequence[tuple[str, str]]) -> dict[tuple[str, str], Sitting]:
    """How these people sit at these tables now, by person and table."""
    rows = connection.execute(SITTING.where(tuple_(chairs.c.person, chairs.c.table_id).in_(list(keys))))
    return {(each.person, each.table_id): each for each in (sitting(row) for row in rows)}


def ended_since(connection: Connection, person: str, since: datetime) -> list[str]:
    """The tables of somebody where the game has ended since then."""
    over = tables.c.state.in_(["finished", "outdated"]) & (tables.c.finished >= since)
    ended = select(tables.c.id).join(chairs, chairs.c.table_id == tables.c.id)
    return list(connection.scalars(ended.where(chairs.c.person == person, over).order_by(tables.c.finished)))


def sitting(row: Any, wanted: frozenset[str] = frozenset()) -> Sitting:
    is_asked = row.state == "running" and row.bot is None and row.seat in row.deciders
    return Sitting(
        person=row.person,
        table_id=row.id,
        state=row.state,
        is_asked=is_asked,
        last_row=row.last_row or 0,
        moved=row.moved,
        wanted=wanted,
    )


def wanted_kinds(row: Row[Any]) -> frozenset[str]:
    return frozenset(kind for kind, ways in row.delays.items() if singly(ways, row.digest_hours))


def singly(ways: Mapping[str, int], digest_hours: int) -> dict[str, int]:
    """The ways on which one notice goes by itself: a digest takes the place of single mails."""
    return {way: minutes for way, minutes in ways.items() if not (way == "mail" and digest_hours)}


def at_tables(connection: Connection, ids: Sequence[str]) -> list[Notice]:
    """All that there is of these tables, sent or not."""
    return [notice_of(row) for row in connection.execute(select(*COLUMNS).where(outbox.c.table_id.in_(ids)))]


# --- sending ----------------------------------------------------------------------------------------------------


def due(connection: Connection, now: datetime, way: str) -> list[Notice]:
    """Those of one way that are to be sent now and that nobody is sending, the oldest first."""
    wanted = (
        select(*COLUMNS)
        .where(is_due(now), outbox.c.way == way)
        .order_by(outbox.c.due, outbox.c.person)
        .limit(AT_ONCE)
    )
    return [notice_of(row) for row in connection.execute(wanted)]


def claim(connection: Connection, notices: Sequence[Notice], now: datetime) -> list[Notice]:
    """Those of these that nobody else is about to send: from now on they are ours for a while."""
    return [each for each in notices if claim_one(connection, each, now)]


def claim_one(connection: Connection, notice: Notice, now: datetime) -> bool:
    same = of_key(notice.key) & (outbox.c.reason == notice.reason)
    claiming = update(outbox).where(same, is_due(now)).values(claimed=now + CLAIM)
    return connection.execute(claiming).rowcount == 1


def note_sent(connection: Connection, notices: Sequence[Notice], now: datetime) -> None:
    for each in notices:
        sent = [moment for moment in each.sent if moment > (now - DAY).timestamp()] + [now.timestamp()]
        change(connection, each, {"state": "sent", "claimed": None, "sent": sent})


def note_failed(connection: Connection, notices: Sequence[Notice], now: datetime, retry: datetime) -> None:
    """It is tried again later; if there is another way, it is taken at once."""
    for each in notices:
        change(connection, each, {"attempts": each.attempts + 1, "claimed": None, "due": retry})
        hurry_others(connection, each, now)


def give_up(connection: Connection, notices: Sequence[Notice], now: datetime) -> None:
    """This way leads nowhere."""
    drop(connection, notices)
    for each in notices:
        hurry_others(connection, each, now)


def hurry_others(connection: Connection, notice: Notice, now: datetime) -> None:
    """The same notice on other ways need not wait for its delay."""
    same = (outbox.c.person == notice.person) & (outbox.c.table_id == notice.table_id)
    others = same & (outbox.c.kind == notice.kind) & (outbox.c.way != notice.way) & (outbox.c.state == "waiting")
    later = others & (outbox.c.attempts == 0) & (outbox.c.due > now)
    connection.execute(update(outbox).where(later).values(due=now))


def drop(connection: Connection, notices: Sequence[Notice]) -> None:
    """Their reason is gone."""
    for each in notices:
        change(connection, each, {"state": "gone", "claimed": None})


def postpone(connection: Connection, notices: Sequence[Notice], until: Sequence[datetime]) -> None:
    """There were enough of these tables today."""
    for each, due in zip(notices, until, strict=True):
        change(connection, each, {"due": due, "claimed": None})


def change(connection: Connection, notice: Notice, values: Mapping[str, Any]) -> None:
    """Unless there is another reason by now, which has a notice of its own."""
    same = of_key(notice.key) & (outbox.c.reason == notice.reason)
    connection.execute(update(outbox).where(same).values(values))


def clear_away(connection: Connection, before: datetime) -> None:
    """What was sent or dropped long ago at tables where nothing more happens."""
    over = select(tables.c.id).where(tables.c.state.in_(["finished", "outdated", "closed"]))
    connection.execute(delete(outbox).where(outbox.c.since < before, outbox.c.table_id.in_(over)))


# --- building blocks --------------------------------------------------------------------------------------------


def of_key(key: tuple[str, str, str, str]) -> ColumnElement[bool]:
    person, table_id, kind, way = key
    return (
        (outbox.c.person == person)
        & (outbox.c.table_id == table_id)
        & (outbox.c.kind == kind)
        & (outbox.c.way == way)
    )


def is_due(now: datetime) -> ColumnElement[bool]:
    free = or_(outbox.c.claimed.is_(None), outbox.c.claimed <= now)
    return (outbox.c.state == "waiting") & (outbox.c.due <= now) & free


def notice_of(row: Row[Any]) -> Notice:
    return Notice(**row._mapping)
