"""A database from before notes, invitations and blocks: everybody gets an id for others, and chat is somebody's."""

import pytest
from sqlalchemy import Connection, text

from chabudai.server.storage import Store, people
from chabudai.server.storage.engines import address, writing_engine
from chabudai.server.storage.migrations import heed_references, migrate

pytestmark = pytest.mark.anyio

BEFORE = """
INSERT INTO people (id, name, created, seen) VALUES
    ('hana', 'Hana', :at, :at), ('petr', 'Petr', :at, :at), ('gone', '@former', :at, :at);
INSERT INTO tables (id, game, rules, seats, options, public, host, state, pace, deciders, created, moved)
    VALUES ('table', 'stones', 1, 3, '{}', :yes, 'hana', 'waiting', 900, '[]', :at, :at);
INSERT INTO chairs (table_id, seat, person, name) VALUES
    ('table', 0, 'hana', 'Hana'), ('table', 1, 'petr', 'Petr'), ('table', 2, 'gone', '@former');
INSERT INTO chat (table_id, n, seat, name, text, at) VALUES
    ('table', 0, 0, 'Hana', 'of a seat', :at), ('table', 1, 1, 'Eva', 'of who sat there before', :at),
    ('table', 2, NULL, 'Ota', 'of an onlooker', :at)
"""


def fill(connection: Connection) -> None:
    migrate(connection, to="0010")
    values = {"at": "2026-01-02 12:00:00+00:00", "yes": True}
    for statement in BEFORE.split(";"):
        wanted = {name: value for name, value in values.items() if f":{name}" in statement}
        connection.execute(text(statement), wanted)


async def test_everybody_who_is_not_gone_gets_an_id_for_others_and_lines_of_chat_their_speakers(url: str) -> None:
    engine = writing_engine(address(url))
    with engine.connect() as connection:
        heed_references(connection, False)
        with connection.begin():
            fill(connection)
        heed_references(connection, True)
    engine.dispose()
    store = Store(url)
    await store.open()
    found = {each: await store.ask(people.find, each) for each in ("hana", "petr", "gone")}
    profiles = {each: person and person.profile for each, person in found.items()}
    assert profiles["gone"] is None
    assert len({profiles["hana"], profiles["petr"], None}) == 3
    assert [(line.person, line.profile) for line in await store.chat("table")] == [
        ("hana", profiles["hana"]),
        (None, None),
        (None, None),
    ]
    table = await store.table("table")
    assert table is not None
    assert [chair.profile for chair in table.chairs] == [profiles["hana"], profiles["petr"], None]
    assert (table.invite_only, table.onlookers) == (False, False)
    await store.close()
