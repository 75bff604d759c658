"""A table with one seat: nobody to wait for, and an opponent that the rules themselves play."""

from typing import Any

import pytest
from server.people import Line, Person, Server, WebError

import chabudai
from chabudai.core.match_file import MatchFile
from chabudai.core.messages import message_in

CASTLE = chabudai.game("white_castle")


def alone(server: Server, **wanted: Any) -> tuple[Person, str]:
    """Somebody who plays alone, and their running table."""
    person = Person(server, "Hana")
    table = person.lay("white_castle", seats=1, start=True, **wanted)
    assert table["state"] == "running"
    return person, table["id"]


def said(face: dict[str, Any]) -> str:
    """A message as the one player reads it; one that no catalogue knows is an error."""
    return CASTLE.text("en").say(message_in(face), ["Hana"], 0)


def orange_in_hand(line: Line) -> None:
    """The orange die from the lantern end has been taken and waits for its place."""
    while "take orange left" not in line.legal():  # the starting cards may leave something to choose
        line.move(line.legal()[0])
    line.move("take orange left")


def idle(legal: list[str]) -> str:
    """The choice of somebody who draws water all day, and loses."""
    return next((action for action in ("decline", "place well") if action in legal), legal[0])


def end_of(line: Line) -> Line:
    line.play_on(idle)
    line.wait_for(lambda each: each.table["state"] == "finished")
    return line


def test_a_game_alone_is_played_to_its_end_and_the_result_names_the_rival(server: Server) -> None:
    person, table = alone(server)
    line = end_of(person.sit_at(table))
    own, rival = line.position["scores"]
    assert rival > own
    assert line.position["winners"] == [1]
    assert line.position["ranks"] == [2, 1]
    assert [sum(row.values()) for row in line.position["sheet"]] == [own, rival]
    assert line.table["result"] == {"scores": [own, rival], "winners": [1]}
    assert said(line.log[-1]["message"]) == f"Tokugawa wins with {rival} points."


def test_a_finished_game_alone_is_listed_and_can_be_looked_back_at(server: Server) -> None:
    person, table = alone(server)
    line = end_of(person.sit_at(table))
    for listed in (person.get("/api/me/tables"), Person(server).get("/api/tables?state=finished")):
        [told] = [each for each in listed["tables"] if each["id"] == table]
        assert told["result"]["winners"] == [1]
        assert len(told["seats"]) == 1
    history = person.get(f"/api/tables/{table}/history")["scores"]
    assert history[-1] == line.position["scores"]
    assert {len(scores) for scores in history} == {2}
    answer = person.http.get(f"/api/tables/{table}/match")
    assert MatchFile.parse(answer.text, "downloaded").replayed(CASTLE, "downloaded").state.winners() == [1]
    with pytest.raises(WebError, check=lambda problem: problem.kind == "bad-value"):
        person.get(f"/api/tables/{table}/positions/0?eyes=1")  # a rival has no eyes
    again = person.post(f"/api/tables/{table}/rematch")
    assert (again["state"], len(again["seats"])) == ("running", 1)


def test_a_rival_waits_for_nobody_and_nobody_moves_for_it(server: Server) -> None:
    person, table = alone(server)
    line = person.sit_at(table)
    while not line.position["over"]:
        assert line.position["deciders"] == [0]
        line.move(line.legal()[-1])


def test_messages_inside_messages_come_whole_over_the_line(server: Server) -> None:
    person, table = alone(server)
    line = person.sit_at(table)
    orange_in_hand(line)
    labels = {entry["action"]: entry["label"] for entry in line.position["menu"]}
    assert labels["place outside_1"]["values"]["opens"][0]["key"] == "bundle"
    assert all(said(label) for label in labels.values())
    assert all(said(each) for each in line.position["view"]["pending"])
    end_of(line)
    assert all(said(each["message"]) for each in line.log)


def test_why_not_is_told_with_its_clause_also_when_it_holds_other_messages(server: Server) -> None:
    person, table = alone(server)
    line = person.sit_at(table)
    orange_in_hand(line)
    refusal = line.say("why", action="place gardeners")["refusal"]
    assert refusal["clause"] == "W-8.1"
    assert refusal["values"]["opens"][0]["key"].startswith("effect-")
    error = line.say("move", n=line.position["n"], actions=["place gardeners"])["error"]
    assert (error["kind"], error["clause"], error["values"]) == ("illegal", "W-8.1", refusal["values"])
    assert said(refusal) == said(error)
    assert line.say("why", action="place well")["refusal"] is None


def test_what_is_told_of_a_game_says_for_how_many_an_option_is(server: Server) -> None:
    [told] = [each for each in Person(server).get("/api/games")["games"] if each["id"] == "white_castle"]
    assert (told["least"], told["most"]) == (1, 4)
    assert {option["id"]: option["seats"] for option in told["options"]} == {
        "solo_level": [1],
        "first_game": [],
        "promo": [],
    }


def test_an_option_for_another_number_of_seats_is_accepted_in_silence(server: Server) -> None:
    person = Person(server, "Hana")
    table = person.lay("white_castle", seats=2, options={"solo_level": "hard"}, bots=["steady"], start=True)
    assert table["options"]["solo_level"] == "hard"
    assert len(person.sit_at(table["id"]).position["scores"]) == 2
    _, level = alone(server, options={"solo_level": "hard"})
    own, rival = Person(server).get(f"/api/tables/{level}/positions/0")["scores"]
    assert own == 0
    assert rival >= 8  # W-15.3: what it starts with; at this level it has already moved


def test_a_table_may_be_made_smaller_until_only_its_host_sits_there(server: Server) -> None:
    person = Person(server, "Hana")
    table = person.lay("white_castle", seats=3, bots=["steady", None])["id"]
    assert len(person.post(f"/api/tables/{table}/settings", seats=1)["seats"]) == 1
    assert person.post(f"/api/tables/{table}/start")["state"] == "running"
    with pytest.raises(WebError, check=lambda problem: problem.kind == "not-allowed"):
        Person(server, "Petr").post(f"/api/tables/{table}/sit")


def test_a_bot_plays_on_alone_for_whoever_has_left(server: Server) -> None:
    """The seat is taken back while the bot takes its time: without that it may have played to the end."""
    person, table = alone(server)
    with person.sit_at(table) as line:
        person.post(f"/api/tables/{table}/leave")
        assert person.post(f"/api/tables/{table}/sit")["seats"][0]["bot"] is None
        line.say("pace", pace=0)
        person.post(f"/api/tables/{table}/leave")
        line.wait_for(lambda each: each.position["at"] >= 3)


def test_a_game_that_is_never_played_alone_says_so(server: Server) -> None:
    with pytest.raises(WebError, check=lambda problem: problem.error["key"] == "error-seats"):
        Person(server, "Hana").lay("tokaido", seats=1)
