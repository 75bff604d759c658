"""Listings: queries that look tables up."""

from collections import defaultdict
from collections.abc import Sequence
from typing import Any

from sqlalchemy import ColumnElement, Connection, Row, Select, exists, func, select

from chabudai.server.storage.models import StoredChair, StoredTable, StoredWaiting
from chabudai.server.storage.schema import chairs, people, setups, tables

Chosen = Select[Any]
WITH_ROOM = exists().where(chairs.c.table_id == tables.c.id, chairs.c.person.is_(None), chairs.c.bot.is_(None))
NEWEST = (tables.c.moved.desc(), tables.c.id)
TOLD = exists().where(setups.c.table_id == tables.c.id)


def find(connection: Connection, table_id: str) -> StoredTable | None:
    found = gathered(connection, select(tables).where(tables.c.id == table_id))
    return found[0] if found else None


def with_ids(connection: Connection, ids: Sequence[str]) -> list[StoredTable]:
    return gathered(connection, select(tables).where(tables.c.id.in_(ids)))


def running(connection: Connection) -> list[StoredTable]:
    return gathered(connection, newest(select(tables).where(tables.c.state == "running")))


def untold(connection: Connection, game: str, rules: int, after: str, limit: int) -> list[StoredTable]:
    """Tables that started before stories were kept."""
    started = (tables.c.game == game) & (tables.c.rules == rules) & tables.c.seed.is_not(None)
    wanted = select(tables).where(started, ~TOLD, tables.c.id > after)
    return gathered(connection, wanted.order_by(tables.c.id).limit(limit))


def still_waiting(connection: Connection, ids: Sequence[str]) -> set[str]:
    """Those of these tables that still wait for players."""
    return set(connection.scalars(select(tables.c.id).where(tables.c.id.in_(ids), tables.c.state == "waiting")))


def open_to_all(connection: Connection, limit: int) -> list[StoredTable]:
    """Public tables: those with a free seat, then those to watch."""
    waiting = gathered(connection, newest(shared(public("waiting").where(WITH_ROOM), NEWEST, limit)))
    return waiting + gathered(connection, newest(shared(public("running"), NEWEST, limit - len(waiting))))


def finished(connection: Connection, limit: int) -> list[StoredTable]:
    """Public finished tables, the newest first."""
    newest_end = (tables.c.finished.desc(), tables.c.id)
    return gathered(connection, shared(public("finished"), newest_end, limit).order_by(*newest_end))


def of_person(connection: Connection, person: str, limit: int) -> list[StoredTable]:
    """Where a person sits: where it is their turn first, the longest so first; then running, waiting, over, each
    the newest first."""
    sitting = select(tables.c.id, tables.c.state, tables.c.deciders, chairs.c.seat, chairs.c.bot)
    sitting = sitting.join(chairs, chairs.c.table_id == tables.c.id).where(chairs.c.person == person)
    under_way = connection.execute(newest(sitting.where(tables.c.state.in_(["running", "waiting"])))).all()
    over = sitting.where(tables.c.state.in_(["finished", "outdated"]))
    ended = connection.execute(over.order_by(tables.c.finished.desc(), tables.c.id).limit(limit))
    asked = [row for row in under_way if urgency(row) == 0][::-1]
    rows = [*asked, *sorted((row for row in under_way if urgency(row) > 0), key=urgency), *ended]
    return in_order(connection, [row.id for row in rows[:limit]])


def waiting_for(connection: Connection, person: str) -> list[StoredWaiting]:
    """Where this person is asked, the longest so first."""
    chosen = select(tables.c.id, tables.c.game, tables.c.moved, tables.c.deciders, chairs.c.seat)
    sitting = chosen.join(chairs, chairs.c.table_id == tables.c.id).where(chairs.c.person == person)
    played = sitting.where(chairs.c.bot.is_(None), tables.c.state == "running")
    rows = connection.execute(played.order_by(tables.c.moved, tables.c.id))
    return [StoredWaiting(row.id, row.game, row.moved) for row in rows if row.seat in row.deciders]


def all_of_person(connection: Connection, person: str) -> list[StoredTable]:
    """Every table where a person sits, in the order of their ids."""
    seated = select(chairs.c.table_id).where(chairs.c.person == person)
    return gathered(connection, select(tables).where(tables.c.id.in_(seated)).order_by(tables.c.id))


def urgency(row: Row[Any]) -> int:
    if row.state == "waiting":
        return 2
    return 0 if row.seat in row.deciders and row.bot is None else 1


# --- building blocks --------------------------------------------------------------------------------------------


def public(state: str) -> Chosen:
    return select(tables).where(tables.c.state == state, tables.c.public)


def newest(chosen: Chosen) -> Chosen:
    return chosen.order_by(*NEWEST)


def shared(chosen: Chosen, order: Sequence[ColumnElement[Any]], limit: int) -> Chosen:
    """As many of these as the limit, everybody's first before anybody's second: so no host hides all others."""
    turn = func.row_number().over(partition_by=tables.c.host, order_by=order)
    ids = chosen.with_only_columns(tables.c.id).order_by(turn, *order).limit(limit)
    return select(tables).where(tables.c.id.in_(ids))


def in_order(connection: Connection, ids: list[str]) -> list[StoredTable]:
    found = {table.id: table for table in gathered(connection, select(tables).where(tables.c.id.in_(ids)))}
    return [found[each] for each in ids]


def gathered(connection: Connection, chosen: Chosen) -> list[StoredTable]:
    """The tables that a query chooses, in its order, each with its chairs."""
    rows = connection.execute(chosen).all()
    belongs = chairs.c.table_id.in_(chosen.with_only_columns(tables.c.id))
    chairs_of: defaultdict[str, list[StoredChair]] = defaultdict(list)
    sitting = select(chairs, people.c.profile).outerjoin(people, people.c.id == chairs.c.person)
    for chair in connection.execute(sitting.where(belongs).order_by(chairs.c.seat)):
        chairs_of[chair.table_id].append(chair_of(chair))
    return [table_of(row, chairs_of[row.id]) for row in rows]


def chair_of(row: Row[Any]) -> StoredChair:
    return StoredChair(seat=row.seat, person=row.person, bot=row.bot, name=row.name, profile=row.profile)


def table_of(row: Row[Any], sitting: list[StoredChair]) -> StoredTable:
    values = {name: value for name, value in row._mapping.items() if name != "moved"}
    return StoredTable(**values, chairs=sitting)
