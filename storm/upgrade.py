"""`python -m storm.upgrade COMMIT [ANSWERS]`: what an older Chabudai has written is opened by today's, and goes on.

The older one is taken from the history of the repository and started as it was. On a SQLite file and on PostgreSQL
people play half a game and talk, and a game against bots to its end; then today's server takes its place. Three of
them are in the middle of other games, whose rules may have changed since: it is told which of these go on and which
are ended, and where. ANSWERS is how far they are.
"""

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from storm.house import ROOT, database  # first: it says where the people of the tests are

# isort: split
from server.people import Line, Person, RealServer

MOVES = 10  # of the game that goes on
OTHERS = ("shogun", "rising_sun")
ANSWERS = 120  # in each of the others, unless it is said
MORE = 20  # of those that go on
ENTRIES = ("action", "refusal")  # of the menu; words may have changed since


def main(commit: str, answers: int = ANSWERS) -> int:
    with tempfile.TemporaryDirectory(prefix="chabudai-upgrade-") as folder, database() as postgres:
        place = Path(folder)
        place.chmod(0o755)
        older = unpacked(commit, place / "older")
        for kind, url in (("SQLite", None), ("PostgreSQL", postgres.empty_database())):
            for what in upgraded(older, place / kind.lower(), url, answers):
                print(f"{kind}: {what}", flush=True)
    return 0


def unpacked(commit: str, folder: Path) -> Path:
    folder.mkdir()
    archive = subprocess.run(["git", "archive", commit, "src"], cwd=ROOT, check=True, capture_output=True).stdout
    subprocess.run(["tar", "x", "-C", str(folder)], input=archive, check=True)
    return folder / "src"


def upgraded(older: Path, data: Path, url: str | None, answers: int) -> Iterator[str]:
    """What was found to be as it should, one after the other; else it ends with an AssertionError."""
    data.mkdir()
    with RealServer(data, url, PYTHONPATH=str(older), CHABUDAI_PURE="1") as server:
        everybody = [Person(server, name) for name in ("Hana", "Petr", "Eva")]
        people = everybody[:2]
        over, table = played_out(people[0]), begun(people)
        others = [half_played(everybody, game, answers) for game in OTHERS]
        with ExitStack() as lines:
            before = [lines.enter_context(person.sit_at(table)) for person in people]
            play(before, MOVES)
            before[0].say("chat", text="to be continued")
            told = [seen(line) for line in before]
            chat = before[0].chat
        file = people[0].http.get(f"/api/tables/{over}/match").json()
    yield f"{told[0]['position']['at']} moves were made by an older Chabudai, and a game to its end"
    with RealServer(data, url) as server:
        for person in everybody:
            person.server = server
            person.find_again()
        for other in others:
            yield gone_on(everybody, other)
        with ExitStack() as lines:
            after = [lines.enter_context(person.sit_at(table)) for person in people]
            assert [seen(line) for line in after] == told
            assert [line["text"] for line in after[0].chat] == [line["text"] for line in chat]
            yield "both find their seats, the same position, log and chat"
            play(after, None)
            assert after[0].position["over"]
            yield f"the game went on to its end, {after[0].position['at']} moves"
        now = people[0].http.get(f"/api/tables/{over}/match").json()
        assert (now["moves"], now["events"]) == (file["moves"], file["events"])
        assert people[0].get(f"/api/tables/{over}/history")["scores"]
        assert "Traceback" not in server.told()
        yield "the finished game is there with its match file and its history"


def played_out(person: Person) -> str:
    table = str(person.lay(seats=2, bots=["novice"], pace=0, start=True)["id"])
    with person.sit_at(table) as line:
        line.play_on()
    return table


@dataclass(frozen=True)
class Half:
    """A game under way, as an older Chabudai has told it."""

    game: str
    table: str
    rules: int
    told: list[dict[str, Any]]  # by seat: what stands in the log and in the view


def half_played(people: list[Person], game: str, answers: int) -> Half:
    table = begun(people, game)
    with ExitStack() as opened:
        lines = [opened.enter_context(person.sit_at(table)) for person in people]
        play(lines, answers)
        return Half(game, table, lines[0].table["rules"], [story(line) for line in lines])


def gone_on(people: list[Person], half: Half) -> str:
    """What became of it: what was told is the same in any case, and where it goes on, it does."""
    table = people[0].get(f"/api/tables/{half.table}")
    under = f"{half.game}: begun under rules {half.rules}"
    if table["state"] == "outdated":
        log = people[0].get(f"/api/tables/{half.table}/log?eyes=0")["log"]
        assert [line["event"] for line in log] == half.told[0]["log"]
        return f"{under}, ended: newer rules play move {table['differs_at']} otherwise; its log is there"
    if table["state"] == "finished":
        return f"{under}, {looked_back_at(people[0], half)}"
    assert (table["state"], table["replayable"], table["differs_at"]) == ("running", True, None)
    with ExitStack() as opened:
        lines = [opened.enter_context(person.sit_at(half.table)) for person in people]
        assert [story(line) for line in lines] == half.told
        before = lines[0].position["at"]
        play(lines, MORE)
        now = lines[0].position["at"]
    return f"{under}, goes on under rules {table['rules']}: the same scores and log, then {now - before} moves more"


def looked_back_at(person: Person, half: Half) -> str:
    """Of one that was over by then: whether its board is laid again, as soon as that is known."""
    with person.sit_at(half.table) as line:
        line.wait_for(lambda each: each.table["replayable"] or each.table["differs_at"] is not None)
        rules, differs_at = line.table["rules"], line.table["differs_at"]
    if differs_at is not None:
        return f"played to its end, can be read: newer rules play move {differs_at} otherwise"
    assert person.get(f"/api/tables/{half.table}/positions/1")["at"] == 1
    return f"played to its end, is replayed under rules {rules}"


def story(line: Line) -> dict[str, Any]:
    return {"scores": line.position["scores"], "log": [each["event"] for each in line.log]}


def begun(people: list[Person], game: str = "tokaido") -> str:
    host, *others = people
    table = str(host.lay(game, seats=len(people))["id"])
    for person in others:
        person.post(f"/api/tables/{table}/sit")
    host.post(f"/api/tables/{table}/start")
    return table


def play(lines: list[Line], most: int | None) -> None:
    """So many moves, or to the end: whoever is asked takes the last that the menu offers."""
    made = 0
    while not lines[0].position["over"] and (most is None or made < most):
        line = next(each for each in lines if each.is_asked())
        assert line.move(line.legal()[-1])["type"] == "ok"
        made += 1
        for each in lines:
            each.hear_with(line)


def seen(line: Line) -> dict[str, Any]:
    """What is the same whoever serves it."""
    position = {name: line.position[name] for name in ("n", "at", "view", "scores", "deciders", "over")}
    menu = [{name: entry[name] for name in ENTRIES} for entry in line.position["menu"]]
    return {"position": position, "menu": menu, "log": [each["event"] for each in line.log]}


if __name__ == "__main__":
    os.chdir(ROOT)
    sys.exit(main(sys.argv[1], *map(int, sys.argv[2:])))
