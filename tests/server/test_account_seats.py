"""Merging, deleting, resetting and renaming while seated in running games, in two tabs and at two processes."""

import sys
from functools import partial
from pathlib import Path

import pytest
from server.crowd import Crowd, at, begun, two_servers
from server.people import Person, WebError
from server.postgres import Postgres
from server.registering import PASSWORD, is_signed_out, registered
from server.test_account_attacks import at_once
from server.tiny import GAME, play_to_the_guess

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from storm.people import blown

HERE, THERE = 0, 1
NEW = "four cups of tea"


def seats_of(person: Person, table: str) -> list[tuple[str, str | None]]:
    return [(seat["name"], seat["bot"]) for seat in person.get(f"/api/tables/{table}")["seats"]]


def merging(pair: Crowd, name: str) -> tuple[Person, Person]:
    """Two tabs, at two processes, of the browser of a guest who has just logged in."""
    guest = pair.person(HERE, "Guest")
    guest.post("/api/account/log-in", name=name, password=PASSWORD)
    return guest, pair.also_at(THERE, guest)


def test_a_password_that_is_reset_here_closes_the_sockets_of_every_browser_there(pair: Crowd) -> None:
    person, name, codes = registered(pair.servers[HERE])
    friend = pair.person(THERE, "Petr")
    table = begun([person, friend])
    there = pair.also_at(THERE, person)
    with there.sit_at(table) as line, friend.sit_at(table) as friends:
        pair.person(HERE).post("/api/account/recover", name=name, code=codes[0], password=NEW)
        assert is_signed_out(line)
        friends.say("ping")
    back = pair.person(THERE)
    back.post("/api/account/log-in", name=name, password=NEW)
    with back.sit_at(table) as line:
        assert line.table["your_seat"] == 0


def test_merged_in_two_tabs_at_once_every_seat_is_there_once(pair: Crowd) -> None:
    person, name, _ = registered(pair.servers[HERE])
    friend = pair.person(THERE, "Petr")
    guest = pair.person(HERE, "Guest")
    alone, both = begun([guest, friend]), begun([person, guest, friend])
    guest.post("/api/account/log-in", name=name, password=PASSWORD)
    tabs = [guest, pair.also_at(THERE, guest)] * 3
    answers = at_once(*(partial(tab.post, "/api/account/merge") for tab in tabs))
    assert [answer for answer in answers if isinstance(answer, dict)] == [{"tables": 1}]
    assert all(
        answer.error["key"] == "error-nothing-to-merge" for answer in answers if isinstance(answer, WebError)
    )
    assert guest.get(f"/api/tables/{alone}")["your_seat"] == 0
    assert guest.get(f"/api/tables/{both}")["your_seat"] == 0
    assert [bot for _, bot in seats_of(friend, both)] == [None, "steady", None]
    with at(alone, guest, friend) as lines:
        asked = next(line for line in lines if line.is_asked())
        assert asked.move(asked.legal()[0])["type"] == "ok"


def test_deleted_in_one_tab_while_another_merges_nobody_is_left_to_wait_for(pair: Crowd) -> None:
    """Whichever comes first, at every table of either there is a stand-in."""
    for _ in range(3):
        person, name, _ = registered(pair.servers[HERE])
        friend = pair.person(THERE, "Petr")
        guest = pair.person(HERE, "Guest")
        tables = [begun([person, friend]), begun([guest, friend])]
        guest.post("/api/account/log-in", name=name, password=PASSWORD)
        at_once(
            partial(pair.also_at(THERE, guest).post, "/api/account/merge"),
            partial(person.post, "/api/account/delete", password=PASSWORD),
        )
        for table in tables:
            assert [bot for _, bot in seats_of(friend, table)] == ["steady", None]
            with friend.sit_at(table) as line:
                line.let_bots_move()
                assert line.position["over"] or line.is_asked()


def test_who_goes_from_five_tables_at_once_leaves_each_as_it_should_be(pair: Crowd) -> None:
    """One in which nothing is asked of them, one with a choice that is sealed, one that is over, one that waits for
    players and is theirs, one where they sit alone."""
    person, _, _ = registered(pair.servers[HERE])
    friend, third = pair.person(THERE, "Petr"), pair.person(HERE, "Eva")
    running, sealed = begun([person, friend]), begun([friend, person, third])
    waiting = str(person.lay(GAME, seats=3)["id"])
    friend.post(f"/api/tables/{waiting}/sit")
    alone = str(person.lay(GAME, seats=2)["id"])
    over = begun([person, friend])
    with at(over, person, friend) as lines:
        while not lines[0].position["over"]:
            asked = next(line for line in lines if line.is_asked())
            asked.move(asked.legal()[0])
            for line in lines:
                line.hear_with(asked)
    with at(sealed, friend, person, third) as lines:
        guessing = play_to_the_guess(lines)
        mine = lines[1]
        if 1 in guessing:
            mine.move(mine.legal()[0])  # one of two picks: sealed, and not yet whole
        person.post("/api/account/delete", password=PASSWORD)
        assert is_signed_out(mine)
        for line in (lines[0], lines[2]):
            line.wait_for(lambda each: each.table["seats"][1]["bot"] == "steady")
            line.wait_for(lambda each: each.table["seats"][1]["name"] == "@former")
        for line in (lines[0], lines[2]):
            while line.is_asked() and line.position["prompt"]["key"].startswith("prompt-guess"):
                line.move(line.legal()[0])
        lines[0].let_bots_move()
        assert lines[0].position["over"] or lines[0].is_asked() or lines[2].is_asked()
    assert seats_of(friend, running)[0] == ("@former", "steady")
    assert seats_of(friend, over)[0] == ("@former", None)
    told = friend.get(f"/api/tables/{waiting}")
    assert (told["host_seat"] if "host_seat" in told else told["your_seat"]) == 1
    assert [seat["name"] for seat in told["seats"]] == ["", "Petr", ""]
    with pytest.raises(WebError) as gone:
        friend.get(f"/api/tables/{alone}")
    assert gone.value.kind == "not-found"


def test_who_takes_another_name_while_seated_has_it_at_waiting_tables_of_both_processes(pair: Crowd) -> None:
    person, _, _ = registered(pair.servers[HERE])
    friend = pair.person(THERE, "Petr")
    running = begun([person, friend])
    waiting = str(person.lay(GAME, seats=2)["id"])
    friend.post(f"/api/tables/{waiting}/sit")
    with friend.sit_at(waiting) as line:
        pair.also_at(THERE, person).put("/api/me", name="Hanka")
        line.wait_for(lambda each: each.table["seats"][0]["name"] == "Hanka")
    assert seats_of(friend, running)[0][0] == "Hana"  # a match keeps its names


def test_a_socket_that_is_just_being_opened_does_not_outlive_its_session(pair: Crowd) -> None:
    table = pair.person(HERE, "Petr").lay(GAME, seats=2)["id"]
    for _ in range(10):
        person = pair.person(HERE, "Hana")
        person.post(f"/api/tables/{table}/sit")
        there = pair.also_at(THERE, person)
        line, _ = at_once(partial(there.sit_at, table), partial(person.post, "/api/account/log-out"))
        if line.table and line.table["your_seat"] is not None:
            assert is_signed_out(line)
        line.close()


@pytest.mark.anyio
async def test_whatever_people_do_at_once_in_their_tabs_no_seat_is_lost_or_nobodys(
    postgres: Postgres, tmp_path: Path
) -> None:
    url = postgres.empty_database()
    with two_servers(tmp_path, url) as crowd:
        tally = await blown([server.address for server in crowd.servers], url, episodes=6, seed=1)
        assert not tally.wrong
        assert tally.lines == 48
        assert all("Traceback" not in server.told() for server in crowd.servers)
    postgres.clear(url)
