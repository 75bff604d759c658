"""Games whose rules have changed since: those that come out otherwise are ended and can be read, others go on."""

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from server.luck import Luck
from server.people import Line, Person, Server, WebError
from sqlalchemy import delete, update

from chabudai.core.match_file import MatchFile
from chabudai.server.storage import url_of
from chabudai.server.storage.engines import address, writing_engine
from chabudai.server.storage.schema import moves, setups, tables

EYES = ["", "?eyes=0", "?eyes=1"]
CHANGED = 5  # the row that the rules of today do not allow


@dataclass
class Past:
    """What was told of a table while its rules were those of the day."""

    table: dict[str, Any]
    logs: dict[str, Any]  # by eyes
    history: list[list[int]]


class Ages:
    """A server that is stopped, whose rules have changed when it is started again."""

    def __init__(self, folder: Path, database: str | None) -> None:
        self.url = database or url_of(folder, {})
        self.server = Server(folder, database)
        self.people = [Person(self.server, name) for name in ("Hana", "Petr")]
        self.finished, self.running = self.laid(), self.laid()
        self.untold, self.waiting = self.laid(), self.people[0].lay(seats=2)["id"]
        self.lifted, self.lifted_finished = self.laid(), self.laid()
        self.with_bot = self.people[0].lay(seats=2, bots=["steady"], start=True)["id"]
        self.seen = self.play()

    def laid(self) -> str:
        first, second = self.people
        table: str = first.lay(seats=2)["id"]
        second.post(f"/api/tables/{table}/sit")
        first.post(f"/api/tables/{table}/start")
        return table

    def play(self) -> dict[str, Past]:
        play(self.lines_at(self.finished), 1000)
        play(self.lines_at(self.untold), 1000)
        play(self.lines_at(self.lifted_finished), 1000)
        play(self.lines_at(self.lifted), 7)
        lines = self.lines_at(self.running)
        play(lines, 9)
        logs = {f"?eyes={seat}": told(person, self.running) for seat, person in enumerate(self.people)}
        logs[""] = told(Person(self.server), self.running)
        shown = self.people[0].get(f"/api/tables/{self.running}")
        return {
            self.running: Past(shown, logs, []),
            self.finished: self.past_of(self.finished),
            self.lifted_finished: self.past_of(self.lifted_finished),
        }

    def lines_at(self, table: str) -> list[Line]:
        return [person.sit_at(table) for person in self.people]

    def past_of(self, table: str) -> Past:
        logs = {eyes: told(self.people[0], table, eyes) for eyes in EYES}
        history = self.people[0].get(f"/api/tables/{table}/history")["scores"]
        return Past(self.people[0].get(f"/api/tables/{table}"), logs, history)

    def pass_by(self) -> None:
        lifted = [self.lifted, self.lifted_finished]
        ours = [self.finished, self.running, self.untold, self.waiting, self.with_bot, *lifted]
        otherwise = moves.c.table_id.in_([self.finished, self.running]) & (moves.c.n == CHANGED)
        self.server.stop()
        engine = writing_engine(address(self.url))
        with engine.begin() as connection:
            connection.execute(update(tables).where(tables.c.id.in_(ours)).values(rules=0))
            connection.execute(update(moves).where(otherwise).values(action="go edo"))
            connection.execute(update(tables).where(tables.c.id == self.with_bot).values(seed="1"))
            connection.execute(delete(setups).where(setups.c.table_id == self.untold))
            connection.execute(update(moves).where(moves.c.table_id == self.untold).values(told=None))
        engine.dispose()
        self.server.start()
        for person in self.people:
            person.find_again()
        for table in (self.running, self.with_bot):  # who looks at one need not wait until the start has got to it
            self.people[0].get(f"/api/tables/{table}")


def told(person: Person, table: str, eyes: str = "") -> dict[str, Any]:
    answer: dict[str, Any] = person.get(f"/api/tables/{table}/log{eyes}")
    return answer


def play(lines: list[Line], moves: int) -> None:
    """So many moves, or to the end."""
    for _ in range(moves):
        if lines[0].position["over"]:
            return
        seat = lines[0].position["deciders"][0]
        lines[seat].move(lines[seat].legal()[-1])
        for line in lines:
            line.hear_with(lines[seat])


@pytest.fixture(scope="module")
def ages(database: str | None, luck: Luck, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Ages]:
    with luck.of("games of older rules"):
        past = Ages(tmp_path_factory.mktemp("ages") / "data", database)
    with past.server:
        past.pass_by()
        yield past


def refusal(person: Person, path: str) -> str:
    with pytest.raises(WebError) as refused:
        person.get(path)
    return str(refused.value.kind)


# --- games that were over ---------------------------------------------------------------------------------------


def test_a_finished_game_says_that_it_can_only_be_read(ages: Ages) -> None:
    table = Person(ages.server).get(f"/api/tables/{ages.finished}")
    assert (table["state"], table["rules"], table["replayable"]) == ("finished", 0, False)
    assert table["result"] == ages.seen[ages.finished].table["result"]
    assert ages.seen[ages.finished].table["replayable"]


@pytest.mark.parametrize("eyes", EYES)
def test_its_story_is_told_word_for_word_with_the_eyes_of_anybody(ages: Ages, eyes: str) -> None:
    now = told(Person(ages.server), ages.finished, eyes)
    assert now == ages.seen[ages.finished].logs[eyes]
    assert now["log"]
    assert len({str(line["chapter"]) for line in now["log"]}) > 3
    dealt = [line["event"]["seat"] for line in now["log"] if line["event"]["event"] == "dealt"]
    assert dealt == ([int(eyes[-1])] if eyes else [])


def test_its_points_over_time_are_still_there(ages: Ages) -> None:
    history = Person(ages.server).get(f"/api/tables/{ages.finished}/history")["scores"]
    assert history == ages.seen[ages.finished].history
    assert history[-1] == ages.seen[ages.finished].table["result"]["scores"]


def test_what_needs_the_rules_of_then_is_refused(ages: Ages) -> None:
    visitor = Person(ages.server)
    assert refusal(visitor, f"/api/tables/{ages.finished}/positions/0") == "other-rules"
    with visitor.sit_at(ages.finished) as line:
        assert line.position == {}
        assert line.table["replayable"] is False


def test_its_match_file_is_one_that_can_be_read(ages: Ages) -> None:
    answer = Person(ages.server).http.get(f"/api/tables/{ages.finished}/match")
    file = MatchFile.parse(answer.text, "downloaded")
    assert (file.rules, file.players, file.digests) == (0, ["Hana", "Petr"], {})
    assert len(file.moves) + 1 == len(ages.seen[ages.finished].history)
    assert file.events[-1] == ages.seen[ages.finished].logs[""]["log"][-1]["event"]
    seed_hash = ages.seen[ages.finished].table["seed_hash"]
    assert hashlib.sha256(str(file.seed).encode()).hexdigest() == seed_hash


def test_of_a_game_from_before_stories_were_kept_the_result_and_the_moves_are_left(ages: Ages) -> None:
    visitor = Person(ages.server)
    assert told(visitor, ages.untold) == {"log": []}
    assert visitor.get(f"/api/tables/{ages.untold}/history")["scores"] == []
    assert visitor.get(f"/api/tables/{ages.untold}")["result"]["winners"]
    assert MatchFile.parse(visitor.http.get(f"/api/tables/{ages.untold}/match").text, "file").moves


# --- games under way --------------------------------------------------------------------------------------------


def test_a_game_under_way_is_ended_as_such(ages: Ages) -> None:
    table = ages.people[0].get(f"/api/tables/{ages.running}")
    assert (table["state"], table["replayable"], table["result"]) == ("outdated", False, None)
    assert table["differs_at"] == CHANGED
    assert (table["deciders"], table["your_turn"], table["your_seat"]) == ([], False, 0)
    assert table["finished"] > table["started"]


@pytest.mark.parametrize("eyes", EYES)
def test_nothing_of_its_story_is_lost_and_all_of_it_is_open_now(ages: Ages, eyes: str) -> None:
    assert told(Person(ages.server), ages.running, eyes) == ages.seen[ages.running].logs[eyes]


def test_nobody_plays_on_but_everybody_may_talk(ages: Ages) -> None:
    with ages.people[0].sit_at(ages.running) as line:
        assert line.table["state"] == "outdated"
        assert line.position == {}
        assert line.refused("move", n=9, actions=["go edo"]) == "other-rules"
        assert line.refused("undo", n=9) == "other-rules"
        assert line.refused("why", action="go edo") == "other-rules"
        assert line.refused("preview", n=9, actions=["go edo"]) == "other-rules"
        assert line.refused("foresee", n=9, answers=[["go edo"]]) == "other-rules"
        assert line.say("chat", text="What now?")["type"] == "ok"
        line.wait_for(lambda each: bool(each.chat))
    with pytest.raises(WebError, check=lambda problem: problem.kind == "not-allowed"):
        ages.people[0].post(f"/api/tables/{ages.running}/leave")


def test_its_points_and_its_match_file_are_there_as_for_any_game_that_is_over(ages: Ages) -> None:
    history = Person(ages.server).get(f"/api/tables/{ages.running}/history")["scores"]
    file = MatchFile.parse(Person(ages.server).http.get(f"/api/tables/{ages.running}/match").text, "file")
    assert len(history) == len(file.moves) + 1 == 10


def test_it_is_listed_among_the_games_of_its_players_alone(ages: Ages) -> None:
    mine = {each["id"]: each["state"] for each in ages.people[1].get("/api/me/tables")["tables"]}
    assert mine[ages.running] == "outdated"
    assert mine[ages.finished] == "finished"
    for state in ("open", "finished"):
        listed = Person(ages.server).get(f"/api/tables?state={state}")["tables"]
        assert ages.running not in [each["id"] for each in listed]


def test_the_same_people_can_begin_anew(ages: Ages) -> None:
    again = ages.people[1].post(f"/api/tables/{ages.running}/rematch")
    assert (again["state"], again["rules"], again["replayable"]) == ("waiting", 1, True)
    assert ages.people[0].post(f"/api/tables/{ages.running}/rematch")["id"] == again["id"]
    started = ages.people[1].post(f"/api/tables/{again['id']}/start")
    assert (started["state"], started["rules"]) == ("running", 1)


def test_bots_do_not_move_there_either(ages: Ages) -> None:
    table = ages.people[0].get(f"/api/tables/{ages.with_bot}")
    assert (table["state"], table["deciders"]) == ("outdated", [])
    with ages.people[0].sit_at(ages.with_bot) as line:
        assert line.refused("move", n=0, actions=["go edo"]) == "other-rules"


def test_a_table_that_waits_begins_with_the_rules_of_today(ages: Ages) -> None:
    first, second = ages.people
    waiting = first.get(f"/api/tables/{ages.waiting}")
    assert (waiting["state"], waiting["rules"], waiting["replayable"]) == ("waiting", 1, True)
    second.post(f"/api/tables/{ages.waiting}/sit")
    started = first.post(f"/api/tables/{ages.waiting}/start")
    assert (started["state"], started["rules"], started["replayable"]) == ("running", 1, True)
    assert first.sit_at(ages.waiting).position["menu"]


# --- games that the rules of today play as they were played -------------------------------------------------------


def test_a_game_under_way_that_comes_out_the_same_goes_on_under_the_rules_of_today(ages: Ages) -> None:
    table = ages.people[0].get(f"/api/tables/{ages.lifted}")
    assert (table["state"], table["rules"], table["replayable"], table["differs_at"]) == ("running", 1, True, None)
    lines = ages.lines_at(ages.lifted)
    assert lines[0].position["n"] == 7
    play(lines, 1000)
    assert lines[0].position["over"]


def test_a_finished_game_that_comes_out_the_same_is_replayed_again(ages: Ages) -> None:
    visitor = Person(ages.server)
    with visitor.sit_at(ages.lifted_finished) as line:
        line.wait_for(lambda each: bool(each.table["replayable"]))  # whoever is there is told
    table = visitor.get(f"/api/tables/{ages.lifted_finished}")
    assert (table["rules"], table["result"]) == (1, ages.seen[ages.lifted_finished].table["result"])
    assert visitor.get(f"/api/tables/{ages.lifted_finished}/positions/3")["at"] == 3
    for eyes in EYES:
        assert told(visitor, ages.lifted_finished, eyes) == ages.seen[ages.lifted_finished].logs[eyes]
