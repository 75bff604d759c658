"""Notes in the database: what each person wrote for themself at a table."""

from collections.abc import Sequence

from sqlalchemy import Connection, delete, insert, select, update

from chabudai.server.storage.errors import Conflict, lost_races
from chabudai.server.storage.models import StoredNote
from chabudai.server.storage.schema import notes

BETWEEN = "\n\n"  # two notes that become one


def note_of(connection: Connection, person: str, table_id: str) -> StoredNote:
    """An empty one of version 0 if nothing was ever written."""
    mine = (notes.c.person == person) & (notes.c.table_id == table_id)
    row = connection.execute(select(notes.c.text, notes.c.version).where(mine)).one_or_none()
    return StoredNote() if row is None else StoredNote(text=row.text, version=row.version)


def save(connection: Connection, person: str, table_id: str, text: str, known: int) -> StoredNote:
    """In place of the version that is `known`; Conflict if there is another by now. One that was emptied stays, so
    that its versions are never counted anew."""
    mine = (notes.c.person == person) & (notes.c.table_id == table_id) & (notes.c.version == known)
    with lost_races():
        if known == 0:
            row = {"person": person, "table_id": table_id, "text": text, "version": 1}
            connection.execute(insert(notes).values(row))
        elif connection.execute(update(notes).where(mine).values(text=text, version=known + 1)).rowcount == 0:
            raise Conflict("error-storage-conflict")
    return StoredNote(text=text, version=known + 1)


def of_tables(connection: Connection, person: str, ids: Sequence[str]) -> dict[str, str]:
    """What a person wrote at these tables, where that is anything."""
    wanted = select(notes.c.table_id, notes.c.text).where(notes.c.person == person, notes.c.table_id.in_(ids))
    return {row.table_id: row.text for row in connection.execute(wanted.where(notes.c.text != ""))}


def merge(connection: Connection, former: str, into: str) -> None:
    """A guest's become another person's; where both wrote something, both texts stay, one under the other."""
    mine = {
        row.table_id: StoredNote(text=row.text, version=row.version)
        for row in connection.execute(select(notes).where(notes.c.person == into))
    }
    for row in connection.execute(select(notes).where(notes.c.person == former)).all():
        own = mine.get(row.table_id)
        which = (notes.c.person == (former if own is None else into)) & (notes.c.table_id == row.table_id)
        if own is None:
            connection.execute(update(notes).where(which).values(person=into))
        elif row.text:
            both = BETWEEN.join(text for text in (own.text, row.text) if text)
            connection.execute(update(notes).where(which).values(text=both, version=own.version + 1))
    forget(connection, former)


def forget(connection: Connection, person: str) -> None:
    connection.execute(delete(notes).where(notes.c.person == person))
