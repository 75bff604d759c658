"""Muting and blocking: filtered by the server for one reader, noticed by nobody else."""

import pytest
from server.acquaintances import (
    block,
    everything_told,
    invite_only,
    invited,
    my_invitations,
    played,
    profile,
    registered,
    sit,
)
from server.crowd import Crowd
from server.people import Line, Person, Server
from server.registering import PASSWORD, refused


def texts(line: Line) -> list[str]:
    return [each["text"] for each in line.chat]


def three_at(server: Server) -> tuple[Person, Person, Person, str]:
    people = [Person(server, name) for name in ("Hana", "Petr", "Eva")]
    table = str(people[0].lay(seats=3)["id"])
    for each in people[1:]:
        sit(each, table)
    return people[0], people[1], people[2], table


# --- muting -----------------------------------------------------------------------------------------------------


def test_who_mutes_somebody_no_longer_hears_them_also_in_what_was_said_before(server: Server) -> None:
    hana, petr, eva, table = three_at(server)
    with petr.sit_at(table) as loud, eva.sit_at(table) as other:
        loud.say("chat", text="before")
        assert [(each["name"], each["kind"]) for each in block(hana, petr, "mute")] == [("Petr", "mute")]
        with hana.sit_at(table) as line:
            loud.say("chat", text="after")
            other.say("chat", text="of another")
            line.wait_for(lambda heard: "of another" in texts(heard))
            assert texts(line) == ["of another"]
        other.wait_for(lambda heard: len(heard.chat) == 3)
        assert texts(other) == ["before", "after", "of another"]


def test_whoever_is_at_the_table_hears_at_once_what_they_now_want_to_hear(server: Server) -> None:
    hana, petr, _, table = three_at(server)
    with petr.sit_at(table) as loud, hana.sit_at(table) as line:
        loud.say("chat", text="one")
        line.wait_for(lambda heard: texts(heard) == ["one"])
        block(hana, petr, "mute")
        anew = line.hear(lambda message: message.get("anew", False))
        assert anew["lines"] == []
        assert block(hana, petr, "none") == []
        anew = line.hear(lambda message: message.get("anew", False))
        assert [each["text"] for each in anew["lines"]] == ["one"]


def test_an_onlooker_is_muted_as_well(server: Server) -> None:
    hana, _, _, table = three_at(server)
    onlooker = Person(server, "Ota")
    block(hana, onlooker, "mute")
    with onlooker.sit_at(table) as loud:
        loud.say("chat", text="from beside")
    with hana.sit_at(table) as line:
        assert line.chat == []


def test_a_process_elsewhere_mutes_too(pair: Crowd) -> None:
    """Who mutes at one process does not hear them at another."""
    one, two = pair.servers
    hana, petr = Person(one, "Hana"), Person(two, "Petr")
    table = str(hana.lay("stones", seats=2)["id"])
    sit(petr, table)
    away = Person(two)
    away.http.cookies.set("chabudai", hana.secret())
    with away.sit_at(table) as line, petr.sit_at(table) as loud:
        loud.say("chat", text="one")
        line.wait_for(lambda heard: texts(heard) == ["one"])
        block(hana, petr, "mute")
        assert line.hear(lambda message: message.get("anew", False))["lines"] == []


def test_no_byte_tells_anybody_else_that_somebody_is_muted_or_blocked(server: Server) -> None:
    hana, petr, eva, table = three_at(server)
    hana.post(f"/api/tables/{table}/start")
    with petr.sit_at(table) as loud:
        loud.say("chat", text="can you hear me")
    readers = [petr, eva, Person(server, "Ota"), Person(server)]
    before = [everything_told(reader, table) for reader in readers]
    profiles = [reader.http.get("/api/me").content for reader in readers]
    for kind in ("mute", "block"):
        with petr.sit_at(table) as line:
            block(hana, petr, kind)
            line.say("ping")
            assert [message["type"] for message in line.heard].count("chat") == 1  # that of the coming
        assert [everything_told(reader, table) for reader in readers] == before
        assert [reader.http.get("/api/me").content for reader in readers] == profiles
        assert petr.get("/api/me/blocked") == {"people": []}


# --- blocking ---------------------------------------------------------------------------------------------------


def refusal(person: Person, table: str) -> tuple[int, bytes]:
    answer = person.http.post(f"/api/tables/{table}/sit", json={})
    return answer.status_code, answer.content


@pytest.mark.parametrize("blocker", [0, 1], ids=["the host", "who waits there"])
def test_who_is_blocked_cannot_sit_down_beside_the_blocker_and_is_not_told_why(
    server: Server, blocker: int
) -> None:
    people = [Person(server, "Hana"), Person(server, "Petr")]
    unwanted, table = Person(server, "Ota"), str(people[0].lay(seats=3)["id"])
    sit(people[1], table)
    block(people[blocker], unwanted)
    ordinary = invite_only(people[0], onlookers=True)
    assert refusal(unwanted, table) == refusal(Person(server, "Eva"), ordinary)
    assert refusal(unwanted, table)[0] == 403
    block(people[blocker], unwanted, "mute")
    assert sit(unwanted, table)["your_seat"] == 2


def test_games_that_run_go_on_and_the_blocker_may_still_sit_down_beside_the_blocked(server: Server) -> None:
    hana, petr = played(server)
    block(hana, petr)
    running = hana.get("/api/me/tables")["tables"][0]["id"]
    with petr.sit_at(running) as line:
        assert line.table["your_seat"] == 1
    table = str(petr.lay(seats=2)["id"])
    assert sit(hana, table)["your_seat"] == 1


def test_who_is_blocked_cannot_invite_the_blocker_and_sees_no_difference(server: Server) -> None:
    hana, petr = played(server)
    seen, table = invite_only(petr), invite_only(petr)
    told = invited(petr, seen, profile=profile(hana))
    assert my_invitations(hana) == [seen]
    block(hana, petr)
    again = invited(petr, table, profile=profile(hana))
    assert [{**each, "id": "", "at": ""} for each in again] == [{**each, "id": "", "at": ""} for each in told]
    assert my_invitations(hana) == [seen]
    with refused("not-yours", "error-not-admitted"):
        sit(hana, table)


def test_nobody_blocks_themself_or_nobody(server: Server) -> None:
    person = Person(server, "Hana")
    with refused("not-allowed", "error-block-oneself"):
        block(person, person)
    for whom in ("nobody", "NOBODY"):
        with refused("not-found", "error-no-person"):
            person.put(f"/api/people/{whom}/block", kind="mute")
    with refused("no-guest"):
        Person(server).get("/api/me/blocked")


# --- becoming one, and nobody -----------------------------------------------------------------------------------


def test_merging_a_guest_moves_blocks_in_both_directions_and_the_stronger_stays(server: Server) -> None:
    account, name = registered(server)
    guest, other, third = Person(server, "Guest"), Person(server, "Ota"), Person(server, "Eva")
    block(account, other, "mute")
    block(guest, other, "block")
    block(guest, account, "block")
    block(third, guest, "mute")
    table = str(third.lay()["id"])
    with guest.sit_at(table) as line:
        line.say("chat", text="as a guest")
    guest.post("/api/account/log-in", name=name, password=PASSWORD)
    guest.post("/api/account/merge")
    assert [(each["name"], each["kind"]) for each in account.get("/api/me/blocked")["people"]] == [("Ota", "block")]
    [told] = third.get("/api/me/blocked")["people"]
    assert (told["profile"], told["kind"]) == (profile(account), "mute")
    with third.sit_at(table) as line:
        assert line.chat == []


def test_who_goes_for_good_is_on_nobodys_list(server: Server) -> None:
    person, other = Person(server, "Hana"), Person(server, "Petr")
    block(person, other)
    other.post("/api/account/delete", password="")
    assert person.get("/api/me/blocked") == {"people": []}


def test_a_former_player_is_named_by_no_id(server: Server) -> None:
    hana, petr = played(server)
    table = hana.get("/api/me/tables")["tables"][0]["id"]
    with petr.sit_at(table) as line:
        line.say("chat", text="good bye")
    petr.post("/api/account/delete", password="")
    assert [seat["profile"] for seat in hana.get(f"/api/tables/{table}")["seats"]] == [profile(hana), None]
    with hana.sit_at(table) as line:
        assert [each["profile"] for each in line.chat] == [None]
