"""What a choice would do, asked before it is made: it changes nothing, and tells nothing that is hidden."""

from typing import Any

import pytest
from server.people import Line, Person, Server

from chabudai.server import wire
from chabudai.server.door.rate_limit import RateLimit, TooFast
from chabudai.server.limits import Limits
from chabudai.server.table.costs import cost_of


def die_in_hand(server: Server) -> tuple[Person, Line]:
    """Somebody who has taken the first die, which waits for its place: to draw water is open information."""
    people = [Person(server, name) for name in ("Hana", "Petr")]
    table = people[0].lay("white_castle", seats=2)["id"]
    people[1].post(f"/api/tables/{table}/sit")
    people[0].post(f"/api/tables/{table}/start")
    lines = [person.sit_at(table) for person in people]
    while True:
        seat = lines[0].position["deciders"][0]
        if "place well" in lines[seat].legal():
            return people[seat], lines[seat]
        lines[seat].move(lines[seat].legal()[0])
        for line in lines:
            line.hear_with(lines[seat])


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


def previewed(line: Line, *actions: str) -> dict[str, Any]:
    answer = line.say("preview", n=line.position["n"], actions=list(actions))
    assert answer["type"] == "preview", answer
    return answer["previews"]  # type: ignore[no-any-return]


def test_a_preview_is_the_position_that_the_choice_then_leads_to(server: Server) -> None:
    _, line = die_in_hand(server)
    told = previewed(line, "place well")["place well"]
    before = line.position["at"]
    line.move("place well")
    assert told["view"] == line.position["view"]
    assert (told["scores"], told["prompt"]) == (line.position["scores"], line.position["prompt"])
    happened = [{"event": each["event"], "message": each["message"]} for each in line.log if each["at"] > before]
    assert told["log"] == happened
    assert all("key" in each for each in told["agenda"])


def test_what_cannot_be_foreseen_and_what_is_not_allowed_is_null(server: Server) -> None:
    person = Person(server, "Hana")
    line = person.sit_at(person.lay("tokaido", seats=2, bots=["steady"], start=True)["id"])
    sealed = line.legal()[0]
    assert previewed(line, sealed, "go edo") == {sealed: None, "go edo": None}


def test_previewing_changes_nothing_and_nobody_hears_of_it(server: Server) -> None:
    person, line = die_in_hand(server)
    watcher = Person(server).sit_at(line.table["id"])
    watcher.say("ping")  # by then it has heard that it came
    before, heard = line.position, len(watcher.heard)
    previewed(line, *line.legal()[: wire.MOST_PREVIEWS])
    assert person.get(f"/api/tables/{line.table['id']}/positions/{before['at']}") == before
    watcher.say("ping")
    assert [message["type"] for message in watcher.heard[heard:]] == ["ok"]
    assert line.move("place well")["n"] == before["n"] + 1


def test_a_preview_of_yesterday_is_stale(server: Server) -> None:
    _, line = die_in_hand(server)
    for n in (-1, line.position["n"] - 1, line.position["n"] + 1):
        assert line.refused("preview", n=n, actions=["place well"]) == "stale"


def test_only_the_seat_that_is_asked_may_ask(server: Server) -> None:
    _, line = die_in_hand(server)
    table, n = line.table["id"], line.position["n"]
    for other in (Person(server, "Zita"), Person(server)):
        assert other.sit_at(table).refused("preview", n=n, actions=["place well"]) == "not-yours"
    people = [Person(server, name) for name in ("Eva", "Ota")]
    road = people[0].lay(seats=2)["id"]
    people[1].post(f"/api/tables/{road}/sit")
    people[0].post(f"/api/tables/{road}/start")
    lines = [person.sit_at(road) for person in people]
    for each in lines:
        each.move(each.legal()[0])
    lines[0].hear_with(lines[1])
    asked = lines[0].position["deciders"][0]
    action, n = lines[asked].legal()[0], lines[asked].position["n"]
    assert lines[1 - asked].refused("preview", n=n, actions=[action]) == "not-allowed"


@pytest.mark.parametrize("actions", [["nonsense"], [""], ["place well", "go nowhere"]])
def test_an_action_that_the_game_does_not_know_is_refused(server: Server, actions: list[str]) -> None:
    _, line = die_in_hand(server)
    assert line.refused("preview", n=line.position["n"], actions=actions) == "bad-value"


@pytest.mark.parametrize(
    "actions", [["place well"] * (wire.MOST_PREVIEWS + 1), ["x" * 201], "place well", [3], None]
)
def test_a_question_of_the_wrong_shape_is_refused(server: Server, actions: object) -> None:
    _, line = die_in_hand(server)
    assert line.refused("preview", n=line.position["n"], actions=actions) == "bad-request"


def test_who_asks_about_too_much_at_once_has_to_wait() -> None:
    now = 0.0
    rate_limit = RateLimit(Limits(guest_burst=100, guest_per_second=25), lambda: now)
    pay = rate_limit.spend_of("here", "hana")
    question = wire.Preview(id=0, n=0, actions=["place well"] * wire.MOST_PREVIEWS)
    for _ in range(4):
        pay(cost_of(question))
    with pytest.raises(TooFast, match="error-too-fast"):
        pay(cost_of(question))
    now += 1
    pay(cost_of(question))
