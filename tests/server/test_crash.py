"""`kill -9` at any moment: nothing that was acknowledged is lost, and the games go on."""

import contextlib
import os
import signal
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from server.people import PATIENCE, Person, RealServer, Server
from websockets.exceptions import ConnectionClosed


def keep_playing(person: Person, table: str, acknowledged: list[str], enough: threading.Event) -> None:
    """Play until the line breaks; remember every move that was answered with ok."""
    before = len(acknowledged)
    with contextlib.suppress(ConnectionClosed, OSError, TimeoutError), person.sit_at(table) as line:
        line.say("pace", pace=0)
        while not line.position["over"]:
            line.wait_for(lambda each: each.is_asked() or each.position["over"])
            if line.is_asked():
                action = line.legal()[-1]
                assert line.move(action)["type"] == "ok"
                acknowledged.append(action)
            if len(acknowledged) >= before + 2:
                enough.set()
    enough.set()


@pytest.fixture(scope="module")
def fragile(database: str | None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that tests may kill, and leave running again."""
    with Server(tmp_path_factory.mktemp("fragile") / "data", database) as running:
        yield running


@pytest.fixture
def own_server(fragile: Server) -> Server:
    if fragile.process.poll() is not None:
        fragile.start()
    fragile.forget_what_was_told()
    return fragile


def test_games_survive_being_killed_in_the_middle_again_and_again(own_server: Server) -> None:
    server, rounds = own_server, 2
    people = [Person(server, name) for name in ("Hana", "Petr", "Eva")]
    tables = [person.lay(seats=3, bots=["steady", "novice"], start=True)["id"] for person in people]
    answered: list[list[str]] = [[] for _ in people]
    for _ in range(rounds):
        enough = [threading.Event() for _ in people]
        games = [
            threading.Thread(target=keep_playing, args=playing)
            for playing in zip(people, tables, answered, enough, strict=True)
        ]
        for game in games:
            game.start()
        for event in enough:
            assert event.wait(PATIENCE)
        server.kill()
        for game in games:
            game.join()
        server.start()
        for person in people:
            person.find_again()
    for person, table, moves in zip(people, tables, answered, strict=True):
        with person.sit_at(table) as line:
            line.say("pace", pace=0)
            line.play_on()
        file = person.get(f"/api/tables/{table}/match")
        assert len(moves) >= rounds
        made = iter([action for seat, action in file["moves"] if seat == 0])
        assert all(action in made for action in moves), "each of them, in this order"


def test_bots_play_on_after_a_restart_though_nobody_is_looking(own_server: Server) -> None:
    server, person = own_server, Person(own_server, "Hana")
    table = person.lay(seats=2, bots=["steady"], start=True)["id"]
    person.post(f"/api/tables/{table}/leave")
    server.kill()
    server.start()
    watcher = Person(server).sit_at(table)
    watcher.wait_for(lambda line: line.position["at"] >= 3)


def test_stopping_in_good_order_loses_nothing_either(own_server: Server) -> None:
    server, person = own_server, Person(own_server, "Hana")
    table = person.lay(seats=2)["id"]
    line = person.sit_at(table)
    line.say("chat", text="still here?")
    server.stop()
    assert server.process.returncode == 0
    assert server.told() == ""
    server.start()
    person.find_again()
    assert person.get(f"/api/tables/{table}")["your_seat"] == 0
    assert [said["text"] for said in person.sit_at(table).chat] == ["still here?"]


def press_ctrl_c(server: Server) -> None:
    """A terminal tells everybody of the group, thinkers too."""
    os.killpg(server.process.pid, signal.SIGINT)


def test_ctrl_c_in_a_terminal_closes_the_table_without_a_word(own_server: Server) -> None:
    press_ctrl_c(own_server)
    assert own_server.process.wait(PATIENCE) == 0
    assert own_server.told() == ""


def test_nor_do_thinkers_that_are_only_just_starting_say_a_word(tmp_path: Path) -> None:
    with RealServer(tmp_path / "data") as server:
        press_ctrl_c(server)
        assert server.process.wait(PATIENCE) == 0
        assert server.told() == ""
