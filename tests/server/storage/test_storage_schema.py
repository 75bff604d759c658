"""The schema: migrations lead to it, on both engines, also when several workers start at once."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from server.postgres import Postgres
from server.storage.laying import known, new_person, on_postgresql, on_sqlite, renamed
from sqlalchemy import Connection, create_engine, inspect, text

from chabudai.server.storage import StorageUnavailable, Store, migrations
from chabudai.server.storage.engines import address, reading_engine, writing_engine
from chabudai.server.storage.migrations import VERSIONS, newest, upgrade
from chabudai.server.storage.schema import metadata, people

pytestmark = pytest.mark.anyio


def portrait(connection: Connection) -> dict[str, Any]:
    """Everything the database tells of its tables, in its own words."""
    return {
        name: sorted(
            [
                *map(repr, inspect(connection).get_columns(name)),
                repr(inspect(connection).get_pk_constraint(name)),
                *map(repr, inspect(connection).get_foreign_keys(name)),
                *map(repr, inspect(connection).get_indexes(name)),
                *map(repr, inspect(connection).get_unique_constraints(name)),
                repr(inspect(connection).get_table_options(name)),
            ]
        )
        for name in inspect(connection).get_table_names()
        if name != "alembic_version"
    }


def is_ours(name: str | None, kind: str, _: object) -> bool:
    """The queue of jobs has tables of its own, which its library looks after."""
    return kind != "table" or not str(name).startswith("procrastinate_")


async def test_the_migrated_schema_is_the_one_the_code_knows(store: Store) -> None:
    def differences(connection: Connection) -> Any:
        context = MigrationContext.configure(connection, opts={"include_name": is_ours})
        return compare_metadata(context, metadata)

    assert await store.writer.run(differences) == []


async def test_migrating_gives_the_same_database_as_creating_it_anew(store: Store) -> None:
    """Stricter than the comparison of Alembic, which knows nothing of keys and options."""
    migrated = await store.writer.run(portrait)

    def anew(connection: Connection) -> dict[str, Any]:
        metadata.drop_all(connection)
        metadata.create_all(connection)
        return portrait(connection)

    assert await store.writer.run(anew) == migrated


async def test_a_database_is_opened_again_as_it_was_left(url: str) -> None:
    first = Store(url)
    await first.open()
    guest = await new_person(first)
    await first.close()
    second = Store(url)
    await second.open()
    assert await known(second, guest) == guest
    await second.close()


async def test_workers_that_start_together_migrate_once(url: str) -> None:
    workers = [Store(url) for _ in range(4)]
    await asyncio.gather(*[worker.open() for worker in workers])
    guest = await new_person(workers[0])
    assert await known(workers[3], guest) == guest
    await asyncio.gather(*[worker.close() for worker in workers])


def test_the_newest_revision_is_known_without_asking_alembic() -> None:
    history = ScriptDirectory(str(VERSIONS.parent))
    assert history.get_heads() == [newest()]
    for each in history.walk_revisions():
        assert Path(each.path).name.startswith(f"v{each.revision}_")


async def test_a_database_that_is_up_to_date_is_left_to_itself(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    first = Store(url)
    await first.open()
    await first.close()
    monkeypatch.setattr(migrations, "migrate", lambda connection: pytest.fail("there is nothing to migrate"))
    second = Store(url)
    await second.open()
    await second.close()


async def test_a_database_of_a_newer_chabudai_is_refused(url: str) -> None:
    engine = writing_engine(address(url))
    upgrade(engine)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    engine.dispose()
    with pytest.raises(StorageUnavailable, match="error-storage-newer"):
        await Store(url).open()


@on_sqlite
async def test_a_migration_that_fails_leaves_an_empty_database(url: str) -> None:
    engine = create_engine(url)
    with engine.begin() as connection:
        connection.execute(text("CREATE TABLE chat (something_else TEXT)"))
    with pytest.raises(StorageUnavailable, match="error-storage-file"):
        await Store(url).open()
    assert inspect(engine).get_table_names() == ["chat"]
    engine.dispose()


# --- how we talk to it ------------------------------------------------------------------------------------------


@on_sqlite
async def test_sqlite_writes_to_the_disk_before_it_answers(store: Store, tmp_path: Path) -> None:
    def settings(connection: Connection) -> list[Any]:
        names = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        return [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in names]

    full = 2
    assert await store.writer.run(settings) == ["wal", full, 1, 5000]


@on_postgresql
async def test_postgresql_writes_to_the_disk_though_its_owner_switched_that_off(
    url: str, postgres: Postgres
) -> None:
    name = address(url).database
    postgres.command(f"ALTER DATABASE {name} SET synchronous_commit = off")
    store = Store(url)
    await store.open()
    setting = await store.writer.run(lambda connection: connection.scalar(text("SHOW synchronous_commit")))
    await store.close()
    assert setting == "on"


async def test_who_reads_cannot_write(store: Store, url: str) -> None:
    reader = reading_engine(address(url), 1)
    with reader.connect() as connection, pytest.raises(Exception, match=r"read-?only"):
        connection.execute(people.delete())
    reader.dispose()


async def test_who_reads_sees_the_database_at_one_moment(store: Store, url: str) -> None:
    guest = await new_person(store)
    reader = reading_engine(address(url), 1)
    with reader.begin() as connection:
        before = connection.execute(people.select()).all()
        await renamed(store, guest.id, "Pine")
        assert connection.execute(people.select()).all() == before
    reader.dispose()


async def test_a_store_that_is_closed_or_not_yet_open_answers_nothing(url: str) -> None:
    store = Store(url)
    with pytest.raises(Exception, match="error-storage-closed"):
        await store.table("any")
    await store.open()
    await store.close()
    with pytest.raises(Exception, match="error-storage-closed"):
        await store.table("any")
    with pytest.raises(Exception, match="error-storage-closed"):
        await renamed(store, "any", "Pine")
