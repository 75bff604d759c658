"""Tables for invited people: who may sit down, who may look on, and what an invitation tells to whom."""

from contextlib import suppress
from typing import Any

import pytest
from server.acquaintances import (
    everything_told,
    invite_only,
    invited,
    my_invitations,
    played,
    profile,
    registered,
    sit,
)
from server.people import Line, Person, Server
from server.registering import PASSWORD, refused
from websockets.exceptions import ConnectionClosed


def link_of(host: Person, table: str) -> str:
    return str(host.post(f"/api/tables/{table}/invitations/links")["token"])


def take(person: Person, table: str, token: str) -> dict[str, Any]:
    return dict(person.post(f"/api/tables/{table}/invitations/take", token=token))


# --- who may sit down -------------------------------------------------------------------------------------------


def test_only_who_is_invited_sits_down(server: Server) -> None:
    host = Person(server, "Hana")
    friend, name = registered(server)
    stranger, table = Person(server, "Ota"), invite_only(host)
    with refused("not-yours", "error-not-admitted"):
        sit(stranger, table)
    assert [each["name"] for each in invited(host, table, account=name)] == [name]
    assert my_invitations(friend) == [table]
    assert sit(friend, table)["your_seat"] == 1
    assert my_invitations(friend) == []
    assert host.get(f"/api/tables/{table}/invitations")["invitations"] == []


def test_a_table_for_invited_people_is_never_public(server: Server) -> None:
    host = Person(server, "Hana")
    table = invite_only(host, public=True)
    assert host.get(f"/api/tables/{table}")["public"] is False
    told = host.post(f"/api/tables/{table}/settings", public=True)
    assert (told["public"], told["invite_only"]) == (True, False)
    told = host.post(f"/api/tables/{table}/settings", invite_only=True)
    assert (told["public"], told["invite_only"]) == (False, True)


def test_somebody_one_has_played_with_is_invited_by_their_nickname(server: Server) -> None:
    host, friend = played(server)
    table = invite_only(host)
    assert host.get(f"/api/tables/{table}/invitations")["known"] == [{"profile": profile(friend), "name": "Petr"}]
    invited(host, table, profile=profile(friend))
    assert friend.get(f"/api/tables/{table}")["your_seat"] is None
    assert sit(friend, table)["your_seat"] == 1


def test_nobody_is_invited_as_an_acquaintance_who_is_none(server: Server) -> None:
    host, stranger = Person(server, "Hana"), Person(server, "Ota")
    table = invite_only(host)
    for whom in (profile(stranger), "nobody", "?"):
        with refused("not-found", "error-no-person"):
            invited(host, table, profile=whom)


def test_one_person_comes_by_a_personal_link(server: Server) -> None:
    host, first, second = Person(server, "Hana"), Person(server, "Eva"), Person(server, "Ota")
    table = invite_only(host)
    token = link_of(host, table)
    assert take(first, table, token)["id"] == table
    assert take(first, table, token)["id"] == table  # pressed twice
    with refused("not-found", "error-no-invitation"):
        take(second, table, token)
    [told] = host.get(f"/api/tables/{table}/invitations")["invitations"]
    assert (told["kind"], told["name"]) == ("link", "Eva")
    assert sit(first, table)["your_seat"] == 1


def test_to_look_at_a_link_uses_nothing_up(server: Server) -> None:
    host, friend = Person(server, "Hana"), Person(server, "Eva")
    table = invite_only(host)
    token = link_of(host, table)
    friend.http.get(f"/t/{table}")
    with refused("not-yours", "error-invite-only"):
        friend.get(f"/api/tables/{table}")
    assert take(friend, table, token)["id"] == table


def test_the_host_withdraws_links_and_invitations(server: Server) -> None:
    host = Person(server, "Hana")
    friend, name = registered(server)
    table = invite_only(host)
    token = link_of(host, table)
    for each in invited(host, table, account=name):
        host.http.delete(f"/api/tables/{table}/invitations/{each['id']}").raise_for_status()
    assert my_invitations(friend) == []
    with refused("not-yours"):
        sit(friend, table)
    with refused("not-found"):
        take(friend, table, token)


def test_who_declines_is_no_longer_invited(server: Server) -> None:
    host = Person(server, "Hana")
    friend, name = registered(server)
    table = invite_only(host)
    invited(host, table, account=name)
    assert friend.post(f"/api/tables/{table}/invitations/decline") == {"invitations": []}
    assert host.get(f"/api/tables/{table}/invitations")["invitations"] == []
    with refused("not-yours", "error-not-admitted"):
        sit(friend, table)
    with refused("not-found", "error-no-invitation"):
        friend.post(f"/api/tables/{table}/invitations/decline")


def test_only_the_host_invites_and_only_while_the_table_waits(server: Server) -> None:
    host, friend = played(server)
    table = invite_only(host, seats=2)
    invited(host, table, profile=profile(friend))
    sit(friend, table)
    with refused("not-yours", "error-not-host"):
        friend.get(f"/api/tables/{table}/invitations")
    host.post(f"/api/tables/{table}/start")
    with refused("not-allowed", "error-already-started"):
        link_of(host, table)


def test_no_more_than_a_few_dozen_are_invited(server: Server) -> None:
    host = Person(server, "Hana")
    table = invite_only(host)
    for _ in range(40):
        link_of(host, table)
    with refused("not-allowed", "error-many-invited"):
        link_of(host, table)


def test_an_invitation_calls_somebody_to_any_table_of_the_host(server: Server) -> None:
    host, friend = played(server)
    table = host.lay()["id"]
    invited(host, table, profile=profile(friend))
    [told] = friend.get("/api/me/invitations")["invitations"]
    assert (told["table"]["id"], told["by"]) == (table, "Hana")


def test_an_invitation_is_gone_when_the_game_begins(server: Server) -> None:
    host, friend = played(server)
    table = str(host.lay(seats=2, bots=["novice"])["id"])
    invited(host, table, profile=profile(friend))
    host.post(f"/api/tables/{table}/start")
    assert my_invitations(friend) == []


def test_who_played_is_invited_to_the_rematch_of_a_table_for_invited_people(server: Server) -> None:
    host, friend = played(server)
    table = invite_only(host, seats=2)
    invited(host, table, profile=profile(friend))
    sit(friend, table)
    host.post(f"/api/tables/{table}/start")
    with host.sit_at(table) as one, friend.sit_at(table) as other:
        while not one.position["over"]:
            line = one if one.is_asked() else other
            line.move(line.legal()[0])
            for each in (one, other):
                each.hear_with(line)
    again = host.post(f"/api/tables/{table}/rematch")
    assert (again["invite_only"], my_invitations(friend)) == (True, [again["id"]])
    assert friend.post(f"/api/tables/{table}/rematch")["your_seat"] is not None


# --- who may look on --------------------------------------------------------------------------------------------


def closed_with(person: Person, table: str) -> tuple[str, int]:
    line = Line(person, table)
    with pytest.raises(ConnectionClosed) as closed:
        line.socket.recv(timeout=60)
    assert closed.value.rcvd is not None
    return line.heard[-1]["error"]["key"], closed.value.rcvd.code


def test_who_is_not_invited_is_told_that_and_nothing_else(server: Server) -> None:
    host, stranger = Person(server, "Hana"), Person(server, "Ota")
    table = invite_only(host, seats=2, bots=["novice"])
    for reader in (stranger, Person(server)):
        with refused("not-yours", "error-invite-only"):
            reader.get(f"/api/tables/{table}")
        assert closed_with(reader, table) == ("error-invite-only", 4403)
    host.post(f"/api/tables/{table}/start")
    for path in ("", "/log", "/positions/0", "/note"):
        with refused("not-yours", "error-invite-only"):
            stranger.get(f"/api/tables/{table}{path}")


def test_of_a_game_that_is_over_too_nothing_is_told_to_who_was_not_invited(server: Server) -> None:
    host, stranger = Person(server, "Hana"), Person(server, "Ota")
    table = invite_only(host, seats=2, bots=["novice"], pace=0)
    host.post(f"/api/tables/{table}/start")
    with host.sit_at(table) as line:
        line.play_on()
    for path in ("", "/log", "/positions/0", "/history", "/match"):
        host.http.get(f"/api/tables/{table}{path}").raise_for_status()  # and whatever is kept of it
        with refused("not-yours", "error-invite-only"):
            stranger.get(f"/api/tables/{table}{path}")


def hear_out(line: Line) -> None:
    """Until somebody hangs up."""
    with suppress(ConnectionClosed):
        while True:
            line.socket.recv(timeout=60)


def test_the_host_may_let_others_look_on(server: Server) -> None:
    host, stranger = Person(server, "Hana"), Person(server, "Ota")
    table = invite_only(host, onlookers=True)
    with stranger.sit_at(table) as line:
        assert line.table["invite_only"] is True
        with refused("not-yours", "error-not-admitted"):
            sit(stranger, table)
        host.post(f"/api/tables/{table}/settings", onlookers=False)
        hear_out(line)
    assert closed_with(stranger, table)[1] == 4403


# --- what it tells to whom --------------------------------------------------------------------------------------


def test_whoever_invites_never_learns_whether_there_is_such_an_account(server: Server) -> None:
    host = Person(server, "Hana")
    _, name = registered(server)
    known, unknown = invite_only(host), invite_only(host)
    told = [invited(host, known, account=name), invited(host, unknown, account=name[::-1])]
    assert [[{**each, "id": "", "at": "", "name": ""} for each in every] for every in told] == [
        [{"id": "", "at": "", "name": "", "kind": "account"}]
    ] * 2


def test_no_byte_that_another_reader_gets_tells_of_an_invitation(server: Server) -> None:
    host, friend = played(server)
    table = str(host.lay(seats=3)["id"])
    readers = [Person(server, "Eva"), Person(server)]
    before = [everything_of_a_waiting_table(reader, table) for reader in readers]
    invited(host, table, profile=profile(friend))
    link_of(host, table)
    assert [everything_of_a_waiting_table(reader, table) for reader in readers] == before


def everything_of_a_waiting_table(reader: Person, table: str) -> list[bytes]:
    return [each for each in everything_told(reader, table) if b"error-not-started" not in each]


# --- becoming one, and nobody -----------------------------------------------------------------------------------


def test_an_invitation_of_a_guest_is_merged_with_the_guest(server: Server) -> None:
    _, name = registered(server)
    host, guest = played(server)
    table = invite_only(host)
    invited(host, table, profile=profile(guest))
    guest.post("/api/account/log-in", name=name, password=PASSWORD)
    guest.post("/api/account/merge")
    assert my_invitations(guest) == [table]
    assert sit(guest, table)["your_seat"] == 1


def test_who_goes_for_good_is_invited_nowhere(server: Server) -> None:
    host, friend = played(server)
    table, known = invite_only(host), profile(friend)
    invited(host, table, profile=known)
    friend.post("/api/account/delete", password="")
    told = host.get(f"/api/tables/{table}/invitations")
    assert told == {"invitations": [], "known": []}
    with refused("not-found", "error-no-person"):
        invited(host, table, profile=known)
