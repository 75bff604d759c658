"""Acts beside the question at the server: nobody's answer is stale by them, and nobody else hears of them."""

import json
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import pytest
from server.people import Line, Person, Server
from server.tiny import GAME, Listening, TinyServer, begun, people_at

OFFER = ("offer 2", "give 1", "secretly")


@dataclass
class Prize:
    """The first to bid highest is asked about a prize; its neighbour, the third and a spectator are here too."""

    people: list[Person]
    table: str
    lines: list[Line]
    winner: int
    spectator: Line

    @property
    def giver(self) -> Line:
        return self.lines[self.winner]

    @property
    def taker(self) -> Line:
        return self.lines[(self.winner + 1) % 3]

    @property
    def third(self) -> Line:
        return self.lines[(self.winner + 2) % 3]

    def offer(self, how: str = "secretly") -> list[str]:
        return [f"offer {(self.winner + 1) % 3 + 1}", "give 1", how]

    def accept(self) -> list[str]:
        return [f"accept {self.winner + 1}"]


@pytest.fixture
def prize(tiny: TinyServer) -> Prize:
    people = people_at(tiny, 3)
    table = begun(people)
    lines = [person.sit_at(table) for person in people]
    for line in lines:
        line.move(line.legal()[-1])
        for other in lines:
            other.hear_with(line)
    [winner] = lines[0].position["deciders"]
    return Prize(people, table, lines, winner, Person(tiny).sit_at(table))


def act(line: Line, actions: list[str]) -> dict[str, object]:
    return line.say("act", heard=line.position["heard"], actions=actions)


def test_an_act_is_said_step_by_step_out_of_small_menus(prize: Prize) -> None:
    """N-1.6; what was said so far is told in the words it was said in."""
    said: list[str] = []
    labels: list[object] = []
    for step in prize.offer():
        answer = prize.giver.say("beside", said=said)
        assert not answer["whole"]
        labels += [entry["label"] for entry in answer["menu"] if entry["action"] == step]
        said.append(step)
    whole = prize.giver.say("beside", said=said)
    assert whole["whole"]
    assert [step["action"] for step in whole["said"]] == said
    assert [step["label"] for step in whole["said"]] == labels
    assert all(entry["action"].startswith("offer") for entry in prize.giver.position["beside"])


def test_of_a_secret_act_the_third_and_the_spectator_hear_nothing(prize: Prize) -> None:
    """N-1.6: no byte, and no message at all."""
    others = Listening([prize.taker, prize.third, prize.spectator])
    assert act(prize.giver, prize.offer())["type"] == "ok"
    assert [len(news) for news in others.hear()] == [1, 0, 0]
    assert prize.taker.position["view"]["offers"][0]["points"] == 1
    prize.giver.say("act", heard=prize.giver.position["heard"], actions=["withdraw"])
    assert [len(news) for news in others.hear()] == [1, 0, 0]


def test_an_open_act_is_heard_by_everybody_and_leaves_the_question_as_it_is(prize: Prize) -> None:
    """N-1.6"""
    others = Listening([prize.taker, prize.third, prize.spectator])
    before = prize.giver.question()
    act(prize.giver, prize.offer("openly"))
    assert [len(news) for news in others.hear()] == [1, 1, 1]
    assert act(prize.taker, prize.accept())["type"] == "ok"
    prize.giver.wait_for(lambda line: line.position["scores"][prize.winner] == 0)
    assert prize.giver.question() == before
    assert prize.giver.say("move", **before, actions=["take"])["type"] == "ok"


def test_whoever_has_heard_of_something_since_may_think_again(prize: Prize) -> None:
    """What is accepted is what was seen: not another offer in its place."""
    heard = prize.taker.position["heard"]
    act(prize.giver, prize.offer())
    assert prize.taker.refused("act", heard=heard, actions=prize.accept()) == "stale"
    prize.taker.wait_for(lambda line: line.position["heard"] == heard + 1)
    assert act(prize.taker, prize.accept())["type"] == "ok"


@pytest.mark.parametrize(
    ("actions", "kind"),
    [
        (["withdraw"], "illegal"),
        (["offer 2", "give 3", "openly"], "illegal"),
        (["sing"], "bad-value"),
        ([], "bad-request"),
    ],
)
def test_what_cannot_be_done_is_refused_and_changes_nothing(prize: Prize, actions: list[str], kind: str) -> None:
    others = Listening([prize.taker, prize.third, prize.spectator])
    refused = prize.giver.refused("act", heard=prize.giver.position["heard"], actions=actions)
    assert refused == kind
    assert others.hear() == [[], [], []]


def test_half_an_act_is_none(prize: Prize) -> None:
    assert prize.giver.refused("act", heard=prize.giver.position["heard"], actions=prize.offer()[:2]) == "bad-value"


def test_a_spectator_does_nothing_beside(prize: Prize) -> None:
    assert prize.spectator.refused("act", heard=0, actions=list(OFFER)) == "not-yours"
    assert prize.spectator.refused("beside", said=[]) == "not-yours"
    assert "beside" not in prize.spectator.position


def test_a_game_without_acts_says_so(server: Server) -> None:
    host = Person(server, "Hana")
    with host.sit_at(host.lay(seats=2, bots=["novice"], start=True)["id"]) as line:
        assert "beside" not in line.position
        assert line.refused("act", heard=0, actions=[line.legal()[0]]) == "bad-value"


def test_whoever_comes_later_hears_what_they_may_know(prize: Prize) -> None:
    act(prize.giver, prize.offer())
    told = []
    for person in [*prize.people, Person(prize.people[0].server)]:
        with person.sit_at(prize.table) as line:
            told.append(any(each["event"]["event"] == "offers" for each in line.log))
    assert told == [seat != (prize.winner + 2) % 3 for seat in range(3)] + [False]


def test_the_match_file_of_a_seat_that_plays_tells_no_act_it_does_not_know(prize: Prize) -> None:
    act(prize.giver, prize.offer())
    for person in prize.people:
        answer = person.http.get(f"/api/tables/{prize.table}/match")
        assert "secretly" not in answer.text


def test_acts_outlive_the_server(tmp_path_factory: pytest.TempPathFactory) -> None:
    with TinyServer(tmp_path_factory.mktemp("tiny") / "data") as server:
        people = people_at(server, 2)
        table = begun(people)
        lines = [person.sit_at(table) for person in people]
        for line in lines:
            line.move(line.legal()[-1])
        lines[0].hear_with(lines[1])
        [winner] = lines[0].position["deciders"]
        assert act(lines[winner], [f"offer {2 - winner}", "give 1", "secretly"])["type"] == "ok"
        server.kill()
        server.start()
        for person in people:
            person.find_again()
        with (
            people[1 - winner].sit_at(table) as taker,
            people[winner].sit_at(table) as giver,
            ThreadPoolExecutor() as both,
        ):
            assert taker.position["view"]["offers"][0]["giver"] == winner
            assert act(taker, [f"accept {winner + 1}"])["type"] == "ok"
            giver.wait_for(lambda line: line.position["scores"][winner] == 0)
            list(both.map(Line.play_on, (giver, taker)))
        file = json.loads(people[0].http.get(f"/api/tables/{table}/match").text)
        assert [said[2:] for said in file["acts"]] == [
            [f"offer {2 - winner}", "give 1", "secretly"],
            [f"accept {winner + 1}"],
        ]
        assert file["game"] == GAME


def test_a_bot_takes_what_it_is_offered(tiny: TinyServer) -> None:
    """N-1.6"""
    host = Person(tiny, "Hana")
    with host.sit_at(host.lay(GAME, seats=3, bots=["steady"] * 2, start=True)["id"]) as line:
        line.say("pace", pace=0)
        line.wait_for(Line.is_asked)
        while not may_offer(line):
            line.move(line.legal()[0])
            line.wait_for(Line.is_asked)
        assert act(line, ["offer 2", "give 1", "secretly"])["type"] == "ok"
        line.wait_for(lambda now: any(each["event"]["event"] == "gives" for each in now.log))


def may_offer(line: Line) -> bool:
    return any(entry["action"] == "offer 2" and entry["refusal"] is None for entry in line.position["beside"])
