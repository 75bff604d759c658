"""Notes in the database: for each person and table one, which goes with its writer and its table."""

import pytest
from server.storage.laying import BOT, after, new_person, new_table
from sqlalchemy import Connection, func, select

from chabudai.server.lobby import decisions
from chabudai.server.storage import Conflict, Store, StoredNote, accounts, notes
from chabudai.server.storage.schema import notes as rows

pytestmark = pytest.mark.anyio


def number(connection: Connection) -> int:
    return connection.scalar(select(func.count()).select_from(rows)) or 0


async def test_a_note_is_written_only_by_who_knows_its_version(store: Store) -> None:
    person = await new_person(store)
    table = await new_table(store, [BOT], person)
    assert await store.write(notes.save, person.id, table.id, "one", 0) == StoredNote(text="one", version=1)
    for known in (0, 2):
        with pytest.raises(Conflict):
            await store.write(notes.save, person.id, table.id, "two", known)
    assert await store.ask(notes.note_of, person.id, table.id) == StoredNote(text="one", version=1)


async def test_who_is_forgotten_leaves_no_note(store: Store) -> None:
    person, other = await new_person(store), await new_person(store)
    table = await new_table(store, [other], person)
    for each in (person, other):
        await store.write(notes.save, each.id, table.id, each.id, 0)
    await store.write(accounts.forget, person.id, "gone", decisions.leave)
    assert await store.ask(notes.note_of, person.id, table.id) == StoredNote()
    assert (await store.ask(notes.note_of, other.id, table.id)).text == other.id


async def test_a_table_that_is_forgotten_takes_its_notes_along(store: Store) -> None:
    person = await new_person(store)
    table = await new_table(store, [None], person)
    await store.write(notes.save, person.id, table.id, "one", 0)
    await store.expire_tables(after(10), after(20))
    await store.expire_tables(after(30), after(40))
    assert await store.table(table.id) is None
    assert await store.ask(number) == 0


async def test_a_note_is_in_no_log() -> None:
    assert "rice" not in repr(StoredNote(text="watch the rice", version=1))
