"""Luck: the tests' own can be foreseen, that of a real server cannot."""

import json
from pathlib import Path

from server.luck import Luck
from server.people import Person, RealServer, Server


def moves_of_a_game(server: Server) -> list[list[object]]:
    """A whole game against bots."""
    person = Person(server, "Hana")
    table = person.lay(seats=3, bots=["novice", "steady"], start=True)["id"]
    with person.sit_at(table) as line:
        line.let_bots_move()
        line.play_on()
    moves: list[list[object]] = json.loads(person.http.get(f"/api/tables/{table}/match").text)["moves"]
    return moves


def test_a_test_sees_the_same_deals_and_the_same_bots_whatever_others_saw(tmp_path: Path, luck: Luck) -> None:
    with Server(tmp_path / "shared") as server:
        with luck.of("somebody else"):
            theirs = moves_of_a_game(server)
        shared = moves_of_a_game(server)
    with Server(tmp_path / "alone") as server:
        alone = moves_of_a_game(server)
    assert alone == shared != theirs


def test_the_luck_of_a_real_server_is_not_to_be_foreseen(tmp_path: Path) -> None:
    with RealServer(tmp_path / "data") as server:
        person = Person(server, "Hana")
        tables = [person.lay(seats=2, bots=["steady"], start=True) for _ in range(2)]
    assert tables[0]["seed_hash"] != tables[1]["seed_hash"]
