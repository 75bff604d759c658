"""At the table: moves, undo, why not, chat, spectators, the end, looking back."""

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest
from server.lobbies import guest_at, laid, lobby_on
from server.people import Line, Person, Server, WebError

import chabudai
from chabudai.core.match_file import MatchFile
from chabudai.server.lobby import seating
from chabudai.server.storage import Store, history
from chabudai.server.table import play
from chabudai.server.wire import Move


def friends(server: Server, seats: int = 2, **wanted: Any) -> tuple[str, list[Person]]:
    """A running game of people only."""
    people = [Person(server, name) for name in ("Hana", "Petr", "Eva", "Ota", "Jan")[:seats]]
    table = people[0].lay(seats=seats, **wanted)["id"]
    for person in people[1:]:
        person.post(f"/api/tables/{table}/sit")
    people[0].post(f"/api/tables/{table}/start")
    return table, people


def on_the_road(server: Server) -> tuple[str, list[Person], list[Line]]:
    """Two friends who have chosen their travellers; one of them is asked to move."""
    table, people = friends(server)
    lines = [person.sit_at(table) for person in people]
    for line in lines:
        line.move(line.legal()[0])
    all_at_once(lines, 2)
    return table, people, lines


def all_at_once(lines: list[Line], wanted: int) -> None:
    for line in lines:
        line.wait_for(lambda each: each.position["at"] >= wanted)


def all_heard(lines: list[Line], with_whom: Line) -> None:
    for line in lines:
        line.hear_with(with_whom)


def play_to_the_end(lines: list[Line]) -> None:
    while not lines[0].position["over"]:
        seat = lines[0].position["deciders"][0]
        lines[seat].move(lines[seat].legal()[-1])
        all_heard(lines, lines[seat])


def test_a_whole_game_between_friends(server: Server) -> None:
    table, people = friends(server, 3)
    lines = [person.sit_at(table) for person in people]
    play_to_the_end(lines)
    assert all(line.position["winners"] for line in lines)
    assert {tuple(line.position["scores"]) for line in lines} == {tuple(lines[0].position["scores"])}
    lines[0].wait_for(lambda line: line.table["state"] == "finished")
    assert lines[0].table["result"]["scores"] == lines[0].position["scores"]


def test_a_whole_game_against_bots(server: Server) -> None:
    person = Person(server, "Hana")
    table = person.lay(seats=4, bots=["novice", "steady", "steady"], start=True)["id"]
    with person.sit_at(table) as line:
        line.say("pace", pace=0)
        line.play_on()
        assert line.position["over"]


def test_what_was_chosen_is_told_to_all_and_logged_at_its_position(server: Server) -> None:
    table, people = friends(server)
    first, second = (person.sit_at(table) for person in people)
    for line in (first, second):
        line.move(line.legal()[0])
    all_at_once([first, second], 2)
    assert [line["event"]["event"] for line in first.log if line["at"] == 2][:2] == ["plays-as", "plays-as"]
    assert first.position["at"] == 2


def test_a_common_choice_is_not_stale_because_another_was_quicker(server: Server) -> None:
    table, people = friends(server)
    first, second = (person.sit_at(table) for person in people)
    first.move(first.legal()[0], n=0)
    assert second.move(second.legal()[0], n=0)["type"] == "ok"


def test_a_sealed_choice_can_be_taken_back_until_all_have_chosen(server: Server) -> None:
    table, people = friends(server)
    first, second = (person.sit_at(table) for person in people)
    first.move(first.legal()[0])
    assert first.position["undo"] is None
    assert first.say("undo", **first.question())["type"] == "ok"
    assert first.position["menu"]
    first.move(first.legal()[1])
    second.move(second.legal()[0])
    all_at_once([first, second], 2)
    assert first.position["undo"] is not None


def test_a_move_of_yesterday_is_stale_and_changes_nothing(server: Server) -> None:
    table, people, lines = on_the_road(server)
    seat = lines[0].position["deciders"][0]
    line = lines[seat]
    before = line.position
    for n in (0, 1, 99, -1):
        assert line.refused("move", n=n, actions=[line.legal()[0]]) == "stale"
    assert people[seat].get(f"/api/tables/{table}/positions/2") == before


@pytest.mark.parametrize("action", ["go", "go nowhere", "", "play_as", "go edo edo", "0", "undo", "buy none"])
def test_an_action_the_rules_forbid_or_do_not_know_changes_nothing(server: Server, action: str) -> None:
    table, people = friends(server)
    line = people[0].sit_at(table)
    assert line.refused("move", n=0, actions=[action]) in ("bad-value", "illegal")
    assert people[0].get(f"/api/tables/{table}/positions/0")["n"] == 0


def test_a_refusal_names_the_clause(server: Server) -> None:
    table, people = friends(server)
    line = people[0].sit_at(table)
    error = line.say("move", n=0, actions=["go edo"])["error"]
    assert (error["kind"], error["clause"]) == ("illegal", "T-3.9")
    assert line.say("why", action="go edo")["refusal"]["clause"] == "T-3.9"
    assert line.say("why", action=line.legal()[0])["refusal"] is None


def test_nobody_moves_for_another_seat(server: Server) -> None:
    table, _, lines = on_the_road(server)
    seat = lines[0].position["deciders"][0]
    action, n = lines[seat].legal()[0], lines[seat].position["n"]
    stranger = Person(server, "Zita").sit_at(table)
    visitor = Person(server).sit_at(table)
    assert lines[1 - seat].refused("move", n=n, actions=[action]) == "illegal"
    for line in (stranger, visitor):
        assert line.refused("move", n=n, actions=[action]) == "not-yours"
        assert line.refused("undo", n=n) == "not-yours"
        assert line.refused("why", action=action) == "not-yours"
        assert line.refused("pace", pace=0) == "not-yours"
        assert line.refused("skip") == "not-yours"


def test_a_spectator_sees_what_lies_open_and_nothing_else(server: Server) -> None:
    table, people = friends(server)
    people[0].sit_at(table)
    watcher = Person(server).sit_at(table)
    assert watcher.table["watching"] == 1
    assert watcher.position["menu"] == []
    assert watcher.position["view"]["tiles"]["own"] is None
    assert watcher.position["view"]["seat"] is None


def test_chat_reaches_everybody_and_stays(server: Server) -> None:
    table, people = friends(server)
    first, second = (person.sit_at(table) for person in people)
    first.say("chat", text="  <b>hello</b>\u202e & goodbye ")
    second.wait_for(lambda line: bool(line.chat))
    assert second.chat[0]["text"] == "<b>hello</b> & goodbye"
    assert (second.chat[0]["seat"], second.chat[0]["name"]) == (0, "Hana")
    assert people[1].sit_at(table).chat == second.chat
    assert first.refused("chat", text="x" * 501) == "bad-value"
    assert first.refused("chat", text=" \u200b ") == "bad-value"
    assert Person(server).sit_at(table).refused("chat", text="hi") == "no-guest"


def test_coming_back_brings_everything_back(server: Server) -> None:
    table, people, lines = on_the_road(server)
    first = lines[0]
    first.close()
    again = people[0].sit_at(table)
    again.wait_for(lambda line: bool(line.position))
    assert again.position == first.position == people[0].get(f"/api/tables/{table}/positions/2")
    assert again.log == first.log
    assert [line["event"]["event"] for line in again.log].count("plays-as") == 2
    assert people[0].get(f"/api/tables/{table}/log") == {"log": first.log}


def test_what_was_taken_back_is_gone_from_the_log_that_is_kept_as_it_grows(server: Server) -> None:
    table, people, lines = on_the_road(server)
    for _ in range(6):
        line = lines[lines[0].position["deciders"][0]]
        line.move(line.legal()[0])
        if line.position["undo"] is None:
            line.say("undo", **line.question())
            line.move(line.legal()[-1])
        all_heard(lines, line)
    for person, line in zip(people, lines, strict=True):
        anew = person.sit_at(table)
        assert (anew.position, anew.log) == (line.position, line.log)


def test_everybody_sees_who_is_here(server: Server) -> None:
    table, people = friends(server)
    first = people[0].sit_at(table)
    assert [seat["here"] for seat in first.table["seats"]] == [True, False]
    second = people[1].sit_at(table)
    first.wait_for(lambda line: line.table["seats"][1]["here"])
    second.close()
    first.wait_for(lambda line: not line.table["seats"][1]["here"])


def test_looking_back_is_with_ones_own_eyes_while_the_game_runs(server: Server) -> None:
    table, people = friends(server)
    for person in people:
        person.sit_at(table).move(person.get(f"/api/tables/{table}/positions/0")["menu"][0]["action"])
    asked_for_the_other = people[0].get(f"/api/tables/{table}/positions/0?eyes=1")
    assert asked_for_the_other["view"]["seat"] == 0
    assert Person(server).get(f"/api/tables/{table}/positions/0?eyes=1")["view"]["tiles"]["own"] is None
    for person, dealt in ((people[0], [0]), (Person(server), [])):
        log = person.get(f"/api/tables/{table}/log?eyes=1")["log"]
        assert [line["event"]["seat"] for line in log if line["event"]["event"] == "dealt"] == dealt


@pytest.mark.parametrize("path", ["positions/99", "positions/-1"])
def test_a_position_that_never_was_is_not_found(server: Server, path: str) -> None:
    table, people = friends(server)
    with pytest.raises(WebError, check=lambda problem: problem.kind == "not-found"):
        people[0].get(f"/api/tables/{table}/{path}")


@pytest.mark.parametrize("path", ["match", "history"])
def test_seed_and_history_are_told_to_nobody_while_the_game_runs(server: Server, path: str) -> None:
    table, people = friends(server)
    with pytest.raises(WebError, check=lambda problem: problem.kind == "not-allowed"):
        people[0].get(f"/api/tables/{table}/{path}")


def test_the_match_file_of_a_finished_game_proves_the_deal(server: Server, tmp_path: Path) -> None:
    table, people = friends(server)
    hash_from_the_start = people[0].get(f"/api/tables/{table}")["seed_hash"]
    lines = [person.sit_at(table) for person in people]
    play_to_the_end(lines)
    answer = people[0].http.get(f"/api/tables/{table}/match")
    assert "attachment" in answer.headers["content-disposition"]
    seed = json.loads(answer.text)["seed"]
    assert hashlib.sha256(seed.encode()).hexdigest() == hash_from_the_start
    match = MatchFile.parse(answer.text, "downloaded").replayed(chabudai.game("tokaido"), "downloaded")
    assert match.state.scores() == lines[0].position["scores"]


def test_a_finished_game_can_be_seen_with_anybodys_eyes_and_its_points_over_time(server: Server) -> None:
    table, people = friends(server)
    lines = [person.sit_at(table) for person in people]
    play_to_the_end(lines)
    visitor = Person(server)
    assert visitor.get(f"/api/tables/{table}/positions/0?eyes=1")["view"]["tiles"]["own"]
    for eyes, dealt in (("", 0), ("?eyes=1", 1)):
        log = visitor.get(f"/api/tables/{table}/log{eyes}")["log"]
        assert [line["event"]["event"] for line in log].count("dealt") == dealt
    history = visitor.get(f"/api/tables/{table}/history")
    for points in (history["scores"], history["forecast"]):
        assert len(points) == lines[0].position["at"] + 1
        assert points[-1] == lines[0].position["scores"]
    assert [sum(turn["gains"][seat] for turn in history["turns"]) for seat in (0, 1)] == points[-1]
    assert history["stand_ins"] == []


def test_a_rematch_seats_those_who_want_it_at_one_new_table(server: Server) -> None:
    table, people = friends(server, seats=3)
    lines = [person.sit_at(table) for person in people]
    with pytest.raises(WebError, check=lambda problem: problem.kind == "not-allowed"):
        people[0].post(f"/api/tables/{table}/rematch")
    play_to_the_end(lines)
    again = people[1].post(f"/api/tables/{table}/rematch")
    assert (again["state"], again["your_seat"]) == ("waiting", 2)  # one seat on
    joined = people[0].post(f"/api/tables/{table}/rematch")
    assert (joined["id"], joined["your_seat"]) == (again["id"], 1)
    assert people[0].post(f"/api/tables/{table}/rematch")["your_seat"] == 1
    lines[2].wait_for(lambda line: line.table["rematch"] == again["id"])
    with pytest.raises(WebError, check=lambda problem: problem.kind == "not-yours"):
        Person(server, "Zita").post(f"/api/tables/{table}/rematch")


def test_a_rematch_with_bots_alone_begins_at_once(server: Server) -> None:
    person = Person(server, "Hana")
    table = person.lay(seats=3, bots=["novice", "steady"], start=True)["id"]
    with person.sit_at(table) as line:
        line.let_bots_move()
        line.play_on()
        line.wait_for(lambda each: each.table["state"] == "finished")
    again = person.post(f"/api/tables/{table}/rematch")
    assert (again["state"], again["your_seat"]) == ("running", 0)
    assert [seat["bot"] for seat in again["seats"]] == [None, "novice", "steady"]
    assert person.post(f"/api/tables/{table}/rematch")["id"] == again["id"]


def test_a_finished_game_tells_from_which_move_to_which_a_bot_played_on(server: Server) -> None:
    table, people, lines = on_the_road(server)
    lines[0].say("pace", pace=0)
    leaver = lines[0].position["deciders"][0]
    people[leaver].post(f"/api/tables/{table}/leave")
    lines[0].wait_for(lambda line: line.position["at"] > 2)
    people[leaver].post(f"/api/tables/{table}/sit")
    made = people[leaver].get(f"/api/tables/{table}/log")["log"][-1]["at"]
    for line in lines:
        line.wait_for(lambda each: each.position["at"] >= made)
    play_to_the_end(lines)
    [told] = people[0].get(f"/api/tables/{table}/history")["stand_ins"]
    assert (told["seat"], told["first"]) == (leaver, 3)
    assert told["first"] <= told["last"] <= made


def test_bots_wait_their_pace_and_skipping_hurries_them(server: Server) -> None:
    person = Person(server, "Hana")
    table = person.lay(seats=2, bots=["steady"], start=True)["id"]
    with person.sit_at(table) as line:
        assert line.say("pace", pace=5000)["type"] == "ok"
        line.move(line.legal()[0])
        line.say("skip")
        line.wait_for(lambda each: each.position["at"] >= 2)
        for pace in (-1, 5001):
            assert line.refused("pace", pace=pace) == "bad-value"
        assert person.get(f"/api/tables/{table}")["pace"] == 5000


def test_who_has_left_moves_nothing_until_the_seat_is_taken_back(server: Server) -> None:
    """Who is not asked leaves, so that the bot that plays on for them has nothing to do."""
    table, people, lines = on_the_road(server)
    seat = 1 - lines[0].position["deciders"][0]
    leaver, line = people[seat], lines[seat]
    leaver.post(f"/api/tables/{table}/leave")
    assert line.refused("move", n=2, actions=["go edo"]) == "not-yours"
    leaver.post(f"/api/tables/{table}/sit")
    assert line.refused("move", n=2, actions=["go edo"]) == "illegal"


@pytest.mark.anyio
@pytest.mark.parametrize("url", ["sqlite"], indirect=True)
async def test_a_move_is_stored_in_the_notation_of_the_game_however_it_was_typed(store: Store) -> None:
    lobby = lobby_on(store)
    guests = [await guest_at(lobby, name) for name in ("Hana", "Petr")]
    table = await laid(lobby, guests[0])
    await seating.sit(lobby, table.id, guests[1], None)
    await seating.start(lobby, table.id, guests[0])
    room = await lobby.room(table.id)
    for seat, guest in enumerate(guests):
        assert room.record is not None
        action = room.game.actions.text(room.record.match.state.legal(seat)[0])
        await play.move(room, guest.id, Move(n=0, actions=[f"  {action.replace(' ', '   ')} "]))
        stored = [pick.actions for pick in await store.ask(history.picks_of, table.id)]
        assert stored in ([[action]], []), "picked, and then rows"
    assert all(row.action == " ".join((row.action or "").split()) for row in await store.moves(table.id))
    assert len(await store.moves(table.id)) == 2
