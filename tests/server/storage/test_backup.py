"""A copy taken while games are played: all that was acknowledged before is in it, and it can be gone back to."""

import shutil
import threading
from collections.abc import Callable
from pathlib import Path

import pytest
from server.people import PATIENCE, Person, Server, empty_database
from server.postgres import Postgres

from chabudai.cli.main import status_of
from chabudai.server.storage import StorageUnavailable
from chabudai.server.storage.backup import CannotBackUp, back_up
from chabudai.server.storage.engines import FILE


class Writing(threading.Thread):
    """Somebody who chats all the time; what was acknowledged is noted."""

    def __init__(self, person: Person, table: str) -> None:
        super().__init__()
        self.line = person.sit_at(table)
        self.acknowledged: list[str] = []
        self.some = threading.Event()
        self.enough = threading.Event()

    def run(self) -> None:
        while not self.enough.is_set():
            text = f"line {len(self.acknowledged)}"
            assert self.line.say("chat", text=text)["type"] == "ok"
            self.acknowledged.append(text)
            if len(self.acknowledged) >= 5:
                self.some.set()
        self.line.close()


def played(person: Person, moves: int) -> tuple[str, int]:
    """A table with a bot, at which some moves were made: its id, and how many rows were acknowledged."""
    table = person.lay(seats=2, bots=["novice"], start=True, pace=0)["id"]
    with person.sit_at(table) as line:
        for _ in range(moves):
            line.wait_for(lambda each: each.is_asked())
            assert line.move(line.legal()[0])["type"] == "ok"
        line.wait_for(lambda each: each.is_asked())
        return table, line.position["n"]


def test_a_copy_taken_while_everybody_writes_has_all_that_was_acknowledged(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server:
        person = Person(server, "Hana")
        table, n = played(person, 4)
        talk = person.lay(seats=2)["id"]
        writing = Writing(person, talk)
        writing.start()
        assert writing.some.wait(PATIENCE)
        before = list(writing.acknowledged)
        done = back_up(server.data, tmp_path / "copy.sqlite3", {})
        writing.enough.set()
        writing.join(PATIENCE)
        cookie = person.secret()
    assert (done.tables, done.moves >= n) == (2, True)
    restored = tmp_path / "restored"
    restored.mkdir()
    shutil.copy(done.file, restored / FILE)
    with Server(restored) as server:
        again = Person(server)
        again.http.cookies.set("chabudai", cookie)
        with again.sit_at(talk) as line:
            said = [each["text"] for each in line.chat]
            assert said[: len(before)] == before
        plays_on(again, table, n)


def plays_on(person: Person, table: str, n: int) -> None:
    """All rows that were acknowledged are there, and the game goes on."""
    with person.sit_at(table) as line:
        assert line.position["n"] >= n
        line.wait_for(lambda each: each.is_asked())
        assert line.move(line.legal()[0])["type"] == "ok"


def test_a_copy_of_postgresql_is_gone_back_to_as_the_documents_say(postgres: Postgres, tmp_path: Path) -> None:
    database, empty, dump = postgres.new_database(), postgres.new_database(), postgres.folder / "today.dump"
    with Server(tmp_path / "data", database) as server:
        person = Person(server, "Hana")
        table, n = played(person, 4)
        postgres.call("pg_dump", "--format=custom", f"--file={dump}", database)
        cookie = person.secret()
    postgres.call("pg_restore", "--no-owner", f"--dbname={empty}", str(dump))
    with Server(tmp_path / "restored", empty) as server:
        again = Person(server)
        again.http.cookies.set("chabudai", cookie)
        plays_on(again, table, n)


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """Of a server that was never asked anything."""
    folder = tmp_path / "data"
    folder.mkdir()
    (folder / FILE).write_bytes(empty_database())
    return folder


def nothing_is_left(folder: Path) -> bool:
    return not [file for file in folder.iterdir() if file.name.startswith("copy")]


def test_the_command_says_what_was_copied(data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    copy = tmp_path / "copy.sqlite3"
    assert status_of(["backup", str(copy), "--data", str(data), "--lang", "en"]) == 0
    assert "0 tables, 0 moves" in " ".join(capsys.readouterr().out.split())
    assert copy.stat().st_mode & 0o777 == 0o600, "what people said is nobody else's business"
    assert status_of(["backup", str(copy), "--data", str(data)]) == 2, "a copy is never written over"


@pytest.mark.parametrize(
    ("spoil", "error", "reason"),
    [
        (lambda data: (data / FILE).unlink(), CannotBackUp, "error-backup-nothing"),
        (
            lambda data: (data / FILE).write_bytes(b"no database, and long enough to be looked at" * 50),
            StorageUnavailable,
            "reason-not-database",
        ),
    ],
)
def test_what_cannot_be_copied_leaves_nothing_behind(
    data: Path, tmp_path: Path, spoil: Callable[[Path], object], error: type[Exception], reason: str
) -> None:
    spoil(data)
    with pytest.raises(error, match=reason):
        back_up(data, tmp_path / "copy.sqlite3", {})
    assert nothing_is_left(tmp_path)
    assert not (data / f"{FILE}.part").exists()


def test_where_it_cannot_be_written_to_is_said(data: Path, tmp_path: Path) -> None:
    with pytest.raises(CannotBackUp, match=r"error-backup-file: .*reason-missing"):
        back_up(data, tmp_path / "nowhere" / "copy.sqlite3", {})


def test_of_postgresql_it_says_who_copies_that(tmp_path: Path) -> None:
    with pytest.raises(CannotBackUp, check=lambda problem: str(problem) == "error-backup-server"):
        back_up(tmp_path, tmp_path / "copy.sqlite3", {"DATABASE_URL": "postgresql://x:secret@nowhere/x"})
