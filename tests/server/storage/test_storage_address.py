"""The address of the database: found, and refused in words that give no password away."""

import logging
import traceback
from pathlib import Path

import pytest
from server.postgres import Postgres
from server.storage.laying import renamed

from chabudai.server.storage import StorageLost, StorageUnavailable, Store, engines, url_of

pytestmark = pytest.mark.anyio
PASSWORD = "hunter2"
UNREACHABLE = f"postgresql://me:{PASSWORD}@127.0.0.1:1/table"


async def refusal_of(url: str) -> StorageUnavailable:
    with pytest.raises(StorageUnavailable) as refused:
        await Store(url).open()
    return refused.value


# --- which database ---------------------------------------------------------------------------------------------


def test_without_a_database_url_it_is_a_file_in_the_data_folder(tmp_path: Path) -> None:
    assert url_of(tmp_path, {}) == f"sqlite:///{tmp_path}/chabudai.sqlite3"
    assert url_of(tmp_path, {"DATABASE_URL": " "}) == url_of(tmp_path, {})


@pytest.mark.parametrize("scheme", ["postgres", "postgresql", "postgresql+psycopg", "postgresql+asyncpg"])
def test_a_database_url_of_postgresql_is_meant_for_our_driver(tmp_path: Path, scheme: str) -> None:
    found = url_of(tmp_path, {"DATABASE_URL": f"{scheme}://me:s%40ke@db:5433/table?sslmode=require"})
    assert found == "postgresql+psycopg://me:s%40ke@db:5433/table?sslmode=require"


@pytest.mark.parametrize(
    "text",
    [
        PASSWORD,
        f"mysql://me:{PASSWORD}@db/table",
        f"postgresql://me:{PASSWORD}@db:port/table",
        f"postgresql://me:{PASSWORD}@db",
        f"http://me:{PASSWORD}@db/table",
        "sqlite://",
    ],
)
def test_another_address_is_refused_and_not_repeated(tmp_path: Path, text: str) -> None:
    with pytest.raises(StorageUnavailable, match="error-storage-url") as refused:
        url_of(tmp_path, {"DATABASE_URL": text})
    assert PASSWORD not in "".join(traceback.format_exception(refused.value))


async def test_a_data_folder_with_odd_letters_is_a_folder_all_the_same(tmp_path: Path) -> None:
    folder = tmp_path / "čaj & 100 % ?#"
    store = Store(url_of(folder, {}))
    await store.open()
    await store.close()
    assert (folder / "chabudai.sqlite3").is_file()


# --- databases that cannot be used ------------------------------------------------------------------------------


async def test_a_file_that_is_no_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "chabudai.sqlite3"
    file.write_text("This is a letter to my aunt. " * 100)
    message = (await refusal_of(url_of(tmp_path, {}))).message
    assert (message.key, message.values) == (
        "error-storage-file",
        {"file": str(file), "reason": "reason-not-database"},
    )
    assert file.read_text().startswith("This is a letter")


async def test_a_folder_in_place_of_the_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / "chabudai.sqlite3").mkdir()
    assert (await refusal_of(url_of(tmp_path, {}))).message.values["reason"] == "reason-folder"


async def test_a_data_folder_that_cannot_be_made_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    refused = await refusal_of(url_of(tmp_path / "file" / "data", {}))
    assert refused.message.values["reason"] == "reason-no-folder"


async def test_a_server_out_of_reach_is_refused_in_its_own_words() -> None:
    message = (await refusal_of(UNREACHABLE)).message
    assert (message.key, message.values["address"]) == ("error-storage-server", "127.0.0.1:1/table")
    assert "refused" in str(message.values["reason"])


async def test_a_database_that_the_server_does_not_have_is_refused(postgres: Postgres) -> None:
    message = (await refusal_of(postgres.url("elsewhere"))).message
    assert message.key == "error-storage-server"
    assert 'database "elsewhere" does not exist' in str(message.values["reason"])


async def test_without_the_driver_postgresql_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    def lacking(*_: object, **__: object) -> None:
        raise ModuleNotFoundError

    monkeypatch.setattr(engines, "create_engine", lacking)
    with pytest.raises(StorageUnavailable, match="error-storage-driver"):
        Store(UNREACHABLE)


# --- passwords --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "url", [UNREACHABLE, f"postgresql://me@127.0.0.1:1/table?password={PASSWORD}"], ids=["usual", "in the query"]
)
async def test_no_password_is_in_an_error_or_a_log(url: str, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    refused = await refusal_of(url)
    store = Store(url)
    store.writer.start()
    with pytest.raises(StorageLost) as lost:
        await renamed(store, "any", "Pine")
    store.writer.close()
    told = [*traceback.format_exception(refused), *traceback.format_exception(lost.value), caplog.text]
    assert "the database went away" in caplog.text
    assert PASSWORD not in "".join(told)


def test_a_password_that_the_database_repeats_is_blotted_out() -> None:
    for url in (UNREACHABLE, f"postgresql://me@db/table?password={PASSWORD}"):
        words = engines.words_of(engines.address(url), ValueError(f"bad password\n{PASSWORD}"))
        assert words == "bad password ***"
