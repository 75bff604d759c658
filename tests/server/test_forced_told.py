"""A move that nobody was asked for, over the wire: a step of its own, with who was moved and why."""

from dataclasses import dataclass
from typing import Any

import pytest
from server.people import Line, Person, Server, WebError

ONLY_WAY = {"key": "forced-only-way", "values": {}}


@dataclass
class Walk:
    """Somebody had to walk to the inn after another's move, and this is how all heard of it."""

    table: str
    people: list[Person]
    lines: list[Line]
    message: dict[str, Any]

    @property
    def at(self) -> int:
        return int(self.message["position"]["at"])

    @property
    def walker(self) -> int:
        return int(self.message["halts"][-1]["forced"]["seat"])

    def position(self, path: str = "") -> dict[str, Any]:
        answer: dict[str, Any] = self.people[0].get(f"/api/tables/{self.table}/positions/{self.at}{path}")
        return answer


@pytest.fixture
def walk(server: Server) -> Walk:
    """Three friends go from station to station until somebody is left no other way."""
    people = [Person(server, name) for name in ("Hana", "Petr", "Eva")]
    table = people[0].lay(seats=3)["id"]
    for person in people[1:]:
        person.post(f"/api/tables/{table}/sit")
    people[0].post(f"/api/tables/{table}/start")
    lines = [person.sit_at(table) for person in people]
    while True:
        seat = lines[0].position["deciders"][0]
        lines[seat].move(lines[seat].legal()[0])
        for line in lines:
            line.hear_with(lines[seat])
        last = next(message for message in reversed(lines[0].heard) if message["type"] == "position")
        if any(line["event"]["event"] == "moves" for line in last_part(last)):
            return Walk(table, people, lines, last)


def last_part(message: dict[str, Any]) -> list[dict[str, Any]]:
    """What was told of the forced move at the end of a move; nothing where there was none."""
    part = message["position"]["part"]
    return [line for line in message["log"] if line["part"] == part > 0]


def station(position: dict[str, Any], seat: int) -> str:
    return str(position["view"]["travelers"][seat]["station"])


def test_the_position_before_it_is_told_with_who_moves_and_why(walk: Walk) -> None:
    """T-3.4"""
    before, after = walk.message["halts"][-1], walk.message["position"]
    assert before["forced"] == {"seat": walk.walker, "reason": ONLY_WAY}
    assert "inn" not in station(before, walk.walker)
    assert "inn" in station(after, walk.walker)
    assert (before["at"], before["part"] + 1) == (after["at"], after["part"])


def test_nobody_is_asked_in_it(walk: Walk) -> None:
    for halt in walk.message["halts"]:
        assert (halt["deciders"], halt["prompt"], halt["menu"]) == ([], None, [])


def test_its_lines_are_a_part_of_their_own_and_the_first_says_why(walk: Walk) -> None:
    lines = last_part(walk.message)
    assert [line.get("forced") for line in lines] == [
        {"seat": walk.walker, "reason": ONLY_WAY},
        *[None] * (len(lines) - 1),
    ]
    assert lines[0]["event"]["event"] == "moves"
    assert lines[0]["event"]["seat"] == walk.walker
    own = [line for line in walk.message["log"] if line["part"] == 0]
    assert own
    assert all("forced" not in line for line in own)


def test_everybody_hears_of_the_same_halts(walk: Walk) -> None:
    for line in walk.lines:
        heard = [m for m in line.heard if m["type"] == "position" and m["position"]["at"] == walk.at]
        assert [halt["part"] for halt in heard[0]["halts"]] == [halt["part"] for halt in walk.message["halts"]]
        assert [halt["forced"] for halt in heard[0]["halts"]] == [halt["forced"] for halt in walk.message["halts"]]


def test_one_can_stop_there_when_looking_back(walk: Walk) -> None:
    halts = walk.message["halts"]
    assert [walk.position(f"?part={part}") for part in range(len(halts))] == halts
    assert walk.position(f"?part={len(halts)}") == walk.position() == walk.message["position"]


@pytest.mark.parametrize("part", [-1, 99])
def test_a_part_that_never_was_is_not_found(walk: Walk, part: int) -> None:
    with pytest.raises(WebError) as refused:
        walk.position(f"?part={part}")
    assert refused.value.kind == "not-found"


def test_whoever_comes_is_shown_where_things_stand_and_not_how_they_came_there(walk: Walk) -> None:
    with walk.people[0].sit_at(walk.table) as line:
        line.wait_for(lambda each: bool(each.position))
        [told] = [message for message in line.heard if message["type"] == "position"]
        assert (told["halts"], told["position"]) == ([], walk.message["position"])
        assert told["log"][-len(walk.message["log"]) :] == walk.message["log"]
