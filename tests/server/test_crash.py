"""`kill -9` at any moment: nothing that was acknowledged is lost, and the games go on."""

import json
import threading
from pathlib import Path

import pytest
from server.people import Person, Server
from websockets.exceptions import ConnectionClosed


def keep_playing(person: Person, table: str, acknowledged: list[tuple[int, str]], enough: threading.Event) -> None:
    """Play until the line breaks; remember every move that was answered with ok."""
    try:
        with person.sit_at(table) as line:
            line.say("pace", pace=0)
            while not line.position["over"]:
                line.wait_for(lambda each: each.is_asked() or each.position["over"])
                if line.is_asked():
                    action = line.legal()[-1]
                    answer = line.move(action)
                    acknowledged.append((answer["n"], action))
                    if len(acknowledged) >= 4:
                        enough.set()
    except (ConnectionClosed, OSError, TimeoutError):
        enough.set()


@pytest.mark.parametrize("rounds", [3])
def test_games_survive_being_killed_in_the_middle_again_and_again(
    tmp_path: Path, database: str | None, rounds: int
) -> None:
    server = Server(tmp_path / "data", database)
    people = [Person(server, name) for name in ("Hana", "Petr", "Eva")]
    tables = [person.lay(seats=3, bots=["steady", "novice"], start=True)["id"] for person in people]
    answered: list[list[tuple[int, str]]] = [[] for _ in people]
    for _ in range(rounds):
        enough = threading.Event()
        games = [
            threading.Thread(target=keep_playing, args=(person, table, moves, enough))
            for person, table, moves in zip(people, tables, answered, strict=True)
        ]
        for game in games:
            game.start()
        enough.wait(30)
        server.kill()
        for game in games:
            game.join()
        server.start()
        for person in people:
            person.http.base_url = server.address  # type: ignore[assignment]
            person.http.headers["origin"] = server.address
    for person, table, moves in zip(people, tables, answered, strict=True):
        with person.sit_at(table) as line:
            line.say("pace", pace=0)
            line.play_on()
        file = json.loads(person.http.get(f"/api/tables/{table}/match").text)
        assert len(moves) >= rounds
        assert [file["moves"][n - 1] for n, _ in moves] == [[0, action] for _, action in moves]
    server.stop()


def test_bots_play_on_after_a_restart_though_nobody_is_looking(tmp_path: Path, database: str | None) -> None:
    server = Server(tmp_path / "data", database)
    person = Person(server, "Hana")
    table = person.lay(seats=2, bots=["steady"], start=True)["id"]
    person.post(f"/api/tables/{table}/leave")
    server.kill()
    server.start()
    watcher = Person(server).sit_at(table)
    watcher.wait_for(lambda line: line.position["at"] >= 3)
    server.stop()


def test_stopping_in_good_order_loses_nothing_either(tmp_path: Path, database: str | None) -> None:
    server = Server(tmp_path / "data", database)
    person = Person(server, "Hana")
    table = person.lay(seats=2)["id"]
    line = person.sit_at(table)
    line.say("chat", text="still here?")
    server.stop()
    assert server.process.returncode == 0
    server.start()
    person.http.base_url = server.address  # type: ignore[assignment]
    person.http.headers["origin"] = server.address
    assert person.get(f"/api/tables/{table}")["your_seat"] == 0
    assert [said["text"] for said in person.sit_at(table).chat] == ["still here?"]
    server.stop()
