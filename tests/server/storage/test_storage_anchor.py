"""A database that is deleted or moved away under the server: nothing is acknowledged that would be lost."""

import logging
import os
from pathlib import Path

import pytest
from server.lobbies import guest_at, lobby_on
from server.storage.laying import new_person, on_sqlite

from chabudai.server.storage import StorageLost, Store
from chabudai.server.storage.engines import FILE
from chabudai.server.storage.file_check import WORDS

pytestmark = [pytest.mark.anyio, on_sqlite]


def folder_of(tmp_path: Path) -> list[Path]:
    """The files of the database."""
    return [file for file in tmp_path.iterdir() if file.name.startswith(FILE)]


async def test_nothing_is_acknowledged_once_the_folder_is_deleted(
    store: Store, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    await new_person(store)
    for file in folder_of(tmp_path):
        file.unlink()
    with caplog.at_level(logging.WARNING):
        for _ in range(3):
            with pytest.raises(StorageLost):
                await new_person(store)
    assert [record.getMessage() for record in caplog.records] == [f"the database went away (writing): {WORDS}"]
    with pytest.raises(StorageLost):
        await store.look()


@pytest.mark.parametrize("name", [FILE, f"{FILE}-wal"])
async def test_each_file_of_the_database_is_looked_for(store: Store, tmp_path: Path, name: str) -> None:
    await new_person(store)
    (tmp_path / name).unlink()
    with pytest.raises(StorageLost):
        await new_person(store)


async def test_another_file_in_its_place_is_not_the_one_that_was_opened(store: Store, tmp_path: Path) -> None:
    await new_person(store)
    file = tmp_path / FILE
    copy = tmp_path / "copy"
    copy.write_bytes(file.read_bytes())
    os.replace(copy, file)
    with pytest.raises(StorageLost):
        await new_person(store)


async def test_what_was_moved_away_and_comes_back_is_the_same(
    store: Store, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    await new_person(store)
    file, away = tmp_path / FILE, tmp_path / "away"
    file.rename(away)
    with pytest.raises(StorageLost):
        await new_person(store)
    away.rename(file)
    with caplog.at_level(logging.WARNING):
        await new_person(store)
        await store.look()
    assert caplog.records[-1].getMessage().startswith("the database is back")


async def test_who_asks_a_hall_whose_folder_is_gone_is_told_to_come_again(store: Store, tmp_path: Path) -> None:
    lobby = lobby_on(store)
    await guest_at(lobby, "Hana")
    for file in folder_of(tmp_path):
        file.unlink()
    with pytest.raises(StorageLost):
        await guest_at(lobby, "Petr")
