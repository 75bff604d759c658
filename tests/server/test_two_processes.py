"""One truth, many processes: what happens at one server is told at the other as if it had happened there."""

import json
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from typing import Any

import pytest
from server.crowd import Crowd, all_hear, at, begun
from server.people import Line, Person
from server.tiny import play_to_the_guess

from chabudai.core.rng import Generator, seeded

ONE, OTHER = 0, 1


def positions(line: Line) -> list[dict[str, Any]]:
    """What was told of the game since somebody came, but for the first that one is told."""
    return [message for message in line.heard if message["type"] == "position"][1:]


def play_anyhow(lines: list[Line], others: list[Line], luck: Generator) -> None:
    """To the end, in any order, picking, taking back and making offers; after each everybody has heard of it."""
    while not lines[0].position["over"]:
        asked = [line for line in lines if line.is_asked()]
        line = asked[luck.below(len(asked))]
        if line.position["undo"] is None and luck.below(4) == 0:
            line.say("undo", **line.question(), whole=luck.below(2) == 0)
        elif line.position["beside"] and luck.below(3) == 0:
            make_an_offer(line, lines, luck)
        else:
            line.move(line.legal()[luck.below(len(line.legal()))])
        all_hear([*lines, *others], line)
        twins_hear(lines, others)


def twins_hear(lines: list[Line], others: list[Line]) -> None:
    """Who sits at both processes has seen at the one what they saw at the other, also of what only they may see."""
    for line in lines:
        for twin in others:
            if twin.table["your_seat"] == line.table["your_seat"]:
                twin.wait_for(lambda each, own=line: each.position == own.position)


def make_an_offer(line: Line, lines: list[Line], luck: Generator) -> None:
    """Openly, so that it can be seen whether everybody has heard of it."""
    said: list[str] = []
    while not (answer := line.say("beside", said=said))["whole"]:
        menu = [each["action"] for each in answer["menu"] if each["refusal"] is None]
        open_to_all = [action for action in menu if action != "secretly"]
        if not open_to_all:
            return
        said.append(open_to_all[luck.below(len(open_to_all))])
    heard = line.position["heard"]
    assert line.say("act", heard=heard, actions=said)["type"] == "ok"
    if "openly" in said:
        for other in lines:
            other.wait_for(lambda each: each.position["heard"] > heard)


# --- the game ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3])
def test_a_whole_game_whose_seats_sit_at_different_processes(pair: Crowd, seats: int) -> None:
    people = pair.people(seats)
    table = begun(people)
    with at(table, *people, pair.person(ONE), pair.person(OTHER)) as lines:
        *players, here, there = lines
        play_anyhow(players, [here, there], seeded(seats, "crowd"))
        assert positions(here) == positions(there)
        for line in lines:
            line.wait_for(lambda each: each.table["state"] == "finished")
        assert here.table == there.table | {"seats": here.table["seats"]}
        assert all(line.position["scores"] == here.position["scores"] for line in lines)
    files = [person.http.get(f"/api/tables/{table}/match").text for person in people]
    assert len({json.dumps(json.loads(file)["moves"]) for file in files}) == 1


def test_each_seat_is_told_the_same_at_both(pair: Crowd) -> None:
    """With its own eyes, and nothing more at one than at the other."""
    people = pair.people(3)
    table = begun(people)
    twins = [pair.also_at(1 - seat % 2, person) for seat, person in enumerate(people)]
    with at(table, *people) as lines, at(table, *twins) as elsewhere:
        play_anyhow(lines, elsewhere, seeded(7, "crowd"))
        for line, twin in zip(lines, elsewhere, strict=True):
            twin.wait_for(lambda each, own=line: len(positions(each)) >= len(positions(own)))
            assert positions(twin) == positions(line)


def heard_of_the_game(lines: list[Line], speaker: Line) -> list[int]:
    """How many messages of it each got. What is said comes after whatever was done before, at every process."""
    line = speaker.say("chat", text="did you hear that?") and speaker.chat[-1]
    told = []
    for each in lines:
        each.wait_for(lambda now: line in now.chat)
        told.append(sum('"type":"position"' in said for said in each.bytes))
        each.bytes.clear()
    return told


def test_of_what_one_picks_nobody_else_hears_at_either_process_but_who_is_ready(pair: Crowd) -> None:
    people = pair.people(3)
    table = begun(people)
    with at(table, *people, pair.person(OTHER)) as lines:
        *players, _ = lines
        first, *_ = play_to_the_guess(players)
        line, twin = players[first], pair.also_at(1 - first % 2, people[first]).sit_at(table)
        others = [each for each in lines if each is not line]
        heard_of_the_game([*others, twin], line)
        line.move(line.legal()[0])
        assert heard_of_the_game([*others, twin], line) == [
            0,
            0,
            0,
            1,
        ]  # one's own other window, at the other process
        line.move(line.legal()[0])
        assert heard_of_the_game([*others, twin], line) == [1, 1, 1, 1]
        assert all(each.position["ready"] == [first] for each in lines)
        twin.close()


def test_of_a_secret_act_only_the_two_hear_wherever_they_sit(pair: Crowd) -> None:
    people = pair.people(3)
    table = begun(people)
    with at(table, *people, pair.person(ONE), pair.person(OTHER)) as lines:
        *players, here, there = lines
        for line in players:
            line.move(line.legal()[-1])
            all_hear(lines, line)
        [winner] = here.position["deciders"]
        giver, taker, third = (players[(winner + each) % 3] for each in range(3))
        heard_of_the_game([taker, third, here, there], giver)
        offer = [f"offer {(winner + 1) % 3 + 1}", "give 1", "secretly"]
        assert giver.say("act", heard=giver.position["heard"], actions=offer)["type"] == "ok"
        assert heard_of_the_game([taker, third, here, there], giver) == [1, 0, 0, 0]
        assert taker.position["view"]["offers"][0]["points"] == 1


def test_those_who_pick_at_the_same_moment_are_all_heard(pair: Crowd) -> None:
    """What others pick changes nothing of one's own question: nobody is told that it is too late."""
    for turn in range(2):
        people = pair.people(4)
        table = begun(people)
        with at(table, *people) as lines, ThreadPoolExecutor(4) as together:
            start = Barrier(4)

            def pick(line: Line, start: Barrier = start, turn: int = turn) -> str:
                start.wait()
                return str(line.move(line.legal()[turn % len(line.legal())])["type"])

            assert list(together.map(pick, lines)) == ["ok"] * 4
            for line in lines:
                line.wait_for(lambda each: each.position["n"] >= 4)


def test_a_move_that_somebody_else_was_quicker_with_is_stale_and_then_seen(pair: Crowd) -> None:
    """Two windows of one person, at two processes: of whoever is asked when both have bid."""
    people = pair.people(2)
    table = begun(people)
    with at(table, *people) as bidding:
        for line in bidding:
            line.move(line.legal()[-1])
        bidding[0].hear_with(bidding[1])
        [asked] = bidding[0].position["deciders"]
    windows = [pair.also_at(process, people[asked]) for process in (ONE, OTHER)]
    with at(table, *windows, people[1 - asked]) as (here, there, other), ThreadPoolExecutor(2) as racing:
        for line in (here, there):
            line.wait_for(Line.is_asked)
        start = Barrier(2)

        def move(line: Line) -> str:
            start.wait()
            answer = line.move("take")
            return "ok" if answer["type"] == "ok" else str(answer["error"]["kind"])

        assert sorted(racing.map(move, (here, there))) == ["ok", "stale"]
        all_hear([here, there, other], max((here, there), key=lambda line: line.position["n"]))


# --- the table --------------------------------------------------------------------------------------------------


def test_who_sits_down_and_what_the_host_settles_is_seen_at_the_other_process(pair: Crowd) -> None:
    host, guest = pair.people(2)
    table = host.lay("stones", seats=3)["id"]
    with at(table, pair.person(OTHER), pair.person(ONE)) as lines:
        guest.post(f"/api/tables/{table}/sit")
        host.post(f"/api/tables/{table}/seat", seat=2, bot="novice")
        host.post(f"/api/tables/{table}/settings", public=False)
        for line in lines:
            line.wait_for(lambda each: [seat["kind"] for seat in each.table["seats"]] == ["guest", "guest", "bot"])
            line.wait_for(lambda each: not each.table["public"])
        host.post(f"/api/tables/{table}/start")
        for line in lines:
            line.wait_for(lambda each: bool(each.position))
            assert line.table["state"] == "running"
        with at(table, guest) as [playing]:
            assert playing.say("pace", pace=1234)["type"] == "ok"
            for line in lines:
                line.wait_for(lambda each: each.table["pace"] == 1234)


def test_what_is_said_is_heard_at_both_in_one_order(pair: Crowd) -> None:
    people = pair.people(4)
    table = begun(people)
    with at(table, *people) as lines, ThreadPoolExecutor(4) as together:
        list(together.map(lambda line: [line.say("chat", text=f"line {each}") for each in range(5)], lines))
        for line in lines:
            line.wait_for(lambda each: len(each.chat) == 20)
            assert [said["n"] for said in line.chat] == list(range(20))
            assert line.chat == lines[0].chat


def test_a_table_that_is_cleared_away_at_one_is_gone_at_the_other(pair: Crowd) -> None:
    host = pair.person(ONE, "Hana")
    table = host.lay("stones", seats=2)["id"]
    watcher = pair.person(OTHER).sit_at(table)
    host.post(f"/api/tables/{table}/leave")
    watcher.wait_for(lambda line: line.table["state"] == "closed")
    assert pair.person(OTHER).http.get(f"/api/tables/{table}").status_code == 404


def test_playing_again_is_offered_at_both(pair: Crowd) -> None:
    people = pair.people(2)
    table = begun(people)
    with at(table, *people) as lines:
        play_anyhow(lines, [], seeded(3, "again"))
        for line in lines:
            line.wait_for(lambda each: each.table["state"] == "finished")
        again = people[0].post(f"/api/tables/{table}/rematch")["id"]
        lines[1].wait_for(lambda each: each.table["rematch"] == again)
        assert people[1].post(f"/api/tables/{table}/rematch")["id"] == again
    with at(again, *people) as lines:
        for line in lines:
            line.wait_for(lambda each: [seat["kind"] for seat in each.table["seats"]] == ["guest", "guest"])


# --- who is here ------------------------------------------------------------------------------------------------


def here(line: Line) -> list[bool]:
    return [seat["here"] for seat in line.table["seats"]]


def test_who_is_here_and_how_many_watch_is_counted_over_all_processes(pair: Crowd) -> None:
    host, guest = pair.people(2)
    table = begun([host, guest])
    with at(table, host, pair.person(ONE)) as (line, _):
        with at(table, guest, pair.person(OTHER)):
            line.wait_for(lambda each: here(each) == [True, True] and each.table["watching"] == 2)
            lists = [pair.person(number).get("/api/tables")["tables"] for number in (ONE, OTHER)]
            told = [next(each for each in tables if each["id"] == table)["seats"] for tables in lists]
            assert [[seat["here"] for seat in seats] for seats in told] == [[True, True]] * 2
        line.wait_for(lambda each: here(each) == [True, False] and each.table["watching"] == 1)
        assert line.table["seats"][1]["away"] is not None


def test_two_windows_at_two_processes_are_one_person_until_both_are_closed(pair: Crowd) -> None:
    host, guest = pair.people(2)
    table = begun([host, guest])
    with at(table, host) as [line]:
        with at(table, guest, pair.also_at(ONE, guest)):
            line.wait_for(lambda each: here(each) == [True, True])
            second = pair.also_at(OTHER, guest).sit_at(table)
        line.wait_for(lambda each: here(each) == [True, True])
        second.close()
        line.wait_for(lambda each: here(each) == [True, False])


def test_a_visitor_without_a_socket_sees_what_is_stored_now(pair: Crowd) -> None:
    host, guest = pair.people(2)
    table = begun([host, guest])
    assert pair.person(OTHER).get(f"/api/tables/{table}/positions/0")["n"] == 0
    with at(table, host) as [line]:
        line.move(line.legal()[0])
        visitor: Person = pair.also_at(OTHER, guest)
        with at(table, visitor) as [there]:
            there.wait_for(lambda each: each.position["ready"] == [0])
