"""Games kept in a SQLite file are served by one process: a second one is refused with a clear word."""

from pathlib import Path

import pytest
from server.people import PATIENCE, Person, Server
from server.warm import Started

from chabudai.server.storage import StorageUnavailable
from chabudai.server.storage.file_lock import alone_with


def turned_away(data: Path, language: str = "en") -> str:
    """What a server says that does not start."""
    with pytest.raises(AssertionError, match="did not start") as refused:
        Refused(data, language)
    return str(refused.value)


class Refused(Server):
    def __init__(self, data: Path, language: str) -> None:
        self.language = language
        super().__init__(data)

    def started(self, options: list[str], environment: dict[str, str]) -> Started:
        started = super().started([*options[:-1], self.language], environment)
        assert isinstance(started, Started)
        return started


def test_a_second_process_is_refused_and_the_first_one_plays_on(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as first:
        assert "Another process already serves the games in" in turned_away(first.data)
        assert "obsluhuje jiný proces" in turned_away(first.data, "cs")
        assert "másik folyamat szolgálja ki" in turned_away(first.data, "hu")
        table = Person(first, "Hana").lay(bots=["novice"], start=True)
        assert table["state"] == "running"


def test_a_process_that_was_killed_stands_in_nobodys_way(tmp_path: Path) -> None:
    server = Server(tmp_path / "data")
    table = Person(server, "Hana").lay()["id"]
    server.kill()
    server.start()
    assert Person(server).get(f"/api/tables/{table}")["state"] == "waiting"
    server.stop()
    assert server.process.wait(PATIENCE) == 0


def test_it_is_the_file_that_is_taken_not_the_machine(tmp_path: Path) -> None:
    here, there = (f"sqlite:///{tmp_path / name / 'chabudai.sqlite3'}" for name in ("here", "there"))
    taken = pytest.raises(StorageUnavailable, match="error-storage-taken")
    with alone_with(here), alone_with(there), taken, alone_with(here):
        pass
    with alone_with(here):
        pass  # who has left has left


def test_a_server_of_databases_is_shared() -> None:
    with alone_with("postgresql://db/table"), alone_with("postgresql://db/table"):
        pass
