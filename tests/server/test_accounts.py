"""Accounts: who registers stays the same person, each device finds the seats, and no answer tells a name."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from server.crowd import Crowd
from server.people import Person, Server, WebError
from server.registering import PASSWORD, a_name, device_of, is_signed_out, logged_in, refused, registered

# --- registering ------------------------------------------------------------------------------------------------


def test_who_registers_stays_the_same_person_with_all_seats(server: Server) -> None:
    person = Person(server, "Hana")
    table, before = person.lay()["id"], person.get("/api/me")["me"]
    told = person.post("/api/account", name=a_name(), password=PASSWORD)
    assert told["me"] == before | {"account": True}
    assert person.get(f"/api/tables/{table}")["your_seat"] == 0
    assert len(set(told["codes"])) == 10


def test_a_new_secret_is_made_at_registration_and_the_old_one_dies_with_its_sockets(server: Server) -> None:
    person = Person(server, "Hana")
    table, old = person.lay()["id"], person.secret()
    with person.sit_at(table) as line:
        person.post("/api/account", name=a_name(), password=PASSWORD)
        assert is_signed_out(line)
    assert person.secret() != old
    stolen = Person(server)
    stolen.http.cookies.set("chabudai", old)
    assert stolen.get("/api/me")["me"] is None


def test_who_has_no_nickname_yet_registers_as_well(server: Server) -> None:
    name = a_name()
    told = Person(server).post("/api/account", name=name, password=PASSWORD)
    assert told["me"]["name"] == name


def test_a_name_is_taken_however_it_is_written(server: Server) -> None:
    _, name, _ = registered(server)
    with refused("not-allowed", "error-account-taken"):
        Person(server, "Petr").post("/api/account", name=f"  {name.upper()} ", password=PASSWORD)


@pytest.mark.parametrize("password", ["short", "", "x" * 250])
def test_a_bad_password_registers_nobody(server: Server, password: str) -> None:
    person = Person(server, "Hana")
    with refused("bad-value", "error-password"):
        person.post("/api/account", name=a_name(), password=password)
    assert person.get("/api/account")["account"] is None


def test_the_own_name_is_no_password_and_a_name_does_not_begin_like_a_place_holder(server: Server) -> None:
    person = Person(server, "Hana")
    with refused("bad-value"):
        person.post("/api/account", name="Tea in Kyoto", password="tea in kyoto")
    with refused("bad-value", "error-account-name"):
        person.post("/api/account", name="@former", password=PASSWORD)


def test_nobody_registers_twice(server: Server) -> None:
    person, _, _ = registered(server)
    with refused("not-allowed", "error-registered"):
        person.post("/api/account", name=a_name(), password=PASSWORD)


# --- logging in -------------------------------------------------------------------------------------------------


def test_on_another_device_one_finds_the_seats_again(server: Server) -> None:
    person, name, _ = registered(server)
    table = person.lay()["id"]
    other = logged_in(server, name.lower())
    assert other.get(f"/api/tables/{table}")["your_seat"] == 0
    sessions = other.get("/api/account")["sessions"]
    assert [each["here"] for each in sessions].count(True) == 1
    assert len(sessions) == 2


def test_a_wrong_password_and_an_unknown_name_are_refused_in_the_same_bytes(server: Server) -> None:
    _, name, _ = registered(server)
    answers = []
    for called in (name, f"nobody {name}"):
        visitor = Person(server)
        answer = visitor.http.post("/api/account/log-in", json={"name": called, "password": "wrong password"})
        answers.append((answer.status_code, answer.content, sorted(answer.headers)))
    assert answers[0] == answers[1]
    assert answers[0][0] == 409


def test_after_some_failures_there_is_a_pause_also_for_names_that_nobody_has(server: Server) -> None:
    for name in (registered(server)[1], a_name()):
        visitor, left = Person(server), []
        for _ in range(5):
            with pytest.raises(WebError) as failed:
                visitor.post("/api/account/log-in", name=name, password="wrong password")
            left.append(failed.value.error["values"]["left"])
        assert left == [4, 3, 2, 1, 0]
        with refused("too-fast", "error-log-in-pause"):
            visitor.post("/api/account/log-in", name=name, password=PASSWORD)


# --- logging out ------------------------------------------------------------------------------------------------


def test_who_logs_out_is_gone_from_this_browser_with_its_sockets_and_nowhere_else(server: Server) -> None:
    person, _, _ = registered(server)
    table = person.lay()["id"]
    other = device_of(person)
    with person.sit_at(table) as line, other.sit_at(table) as elsewhere:
        assert person.post("/api/account/log-out") == {"me": None}
        assert is_signed_out(line)
        elsewhere.say("ping")
    assert person.get("/api/me")["me"] is None
    assert other.get("/api/me")["me"]["account"]


def test_one_logs_out_another_browser_or_all(server: Server) -> None:
    person, _, _ = registered(server)
    other, third = device_of(person), device_of(person)
    [there] = [each["id"] for each in other.get("/api/account")["sessions"] if each["here"]]
    assert person.post("/api/account/log-out", session=there)["me"] is not None
    assert other.get("/api/me")["me"] is None
    person.post("/api/account/log-out", everywhere=True)
    assert [each.get("/api/me")["me"] for each in (person, third)] == [None, None]


def test_nobody_logs_a_stranger_out(server: Server) -> None:
    person, _, _ = registered(server)
    [own] = [each["id"] for each in person.get("/api/account")["sessions"]]
    with refused("not-found"):
        Person(server, "Petr").post("/api/account/log-out", session=own)
    assert person.get("/api/me")["me"] is not None


# --- passwords --------------------------------------------------------------------------------------------------


def test_with_a_new_password_all_other_browsers_are_logged_out(server: Server) -> None:
    person, _, _ = registered(server)
    other = device_of(person)
    person.post("/api/account/password", old=PASSWORD, new="four cups of tea")
    assert person.get("/api/me")["me"] is not None
    assert other.get("/api/me")["me"] is None


def test_a_recovery_code_opens_the_account_once_however_it_is_typed(server: Server) -> None:
    _, name, codes = registered(server)
    visitor = Person(server)
    typed = codes[3].replace("-", " ").upper()
    visitor.post("/api/account/recover", name=name, code=typed, password="four cups of tea")
    assert visitor.get("/api/account")["codes_left"] == 9
    with refused("not-allowed", "error-recovery"):
        Person(server).post("/api/account/recover", name=name, code=typed, password=PASSWORD)


def test_new_recovery_codes_need_the_password_and_the_old_ones_are_void(server: Server) -> None:
    person, name, codes = registered(server)
    with refused("not-allowed", "error-log-in"):
        person.post("/api/account/codes", password="wrong password")
    fresh = person.post("/api/account/codes", password=PASSWORD)["codes"]
    assert not set(fresh) & set(codes)
    with refused("not-allowed"):
        Person(server).post("/api/account/recover", name=name, code=codes[0], password=PASSWORD)


# --- other devices ----------------------------------------------------------------------------------------------


def test_a_guest_opens_the_same_seats_on_another_device_after_a_yes_on_this_one(server: Server) -> None:
    person = Person(server, "Hana")
    table = person.lay()["id"]
    other, link = Person(server), person.post("/api/account/links")
    asked = other.post("/api/links/ask", token=link["token"])
    assert asked["name"] == "Hana"
    claim = asked["claim"]
    assert other.post("/api/links/take", token=link["token"], claim=claim) == {"me": None}
    person.post(f"/api/account/links/{link['id']}/grant")
    assert other.post("/api/links/take", token=link["token"], claim=claim)["me"]["name"] == "Hana"
    assert other.get(f"/api/tables/{table}")["your_seat"] == 0
    with refused("not-found", "error-token"):
        other.post("/api/links/take", token=link["token"], claim=claim)


def test_who_else_saw_the_link_does_not_come_in_by_it(server: Server) -> None:
    person, other, thief = Person(server, "Hana"), Person(server), Person(server)
    link = person.post("/api/account/links")
    claim = other.post("/api/links/ask", token=link["token"])["claim"]
    with refused("not-found"):
        thief.post("/api/links/ask", token=link["token"])
    person.post(f"/api/account/links/{link['id']}/grant")
    with refused("not-found"):
        thief.post("/api/links/take", token=link["token"], claim="guessed")
    assert other.post("/api/links/take", token=link["token"], claim=claim)["me"] is not None


def test_nobody_but_the_owner_grants_a_link_and_a_refused_one_is_void(server: Server) -> None:
    person, other = Person(server, "Hana"), Person(server, "Petr")
    link = person.post("/api/account/links")
    claim = other.post("/api/links/ask", token=link["token"])["claim"]
    with refused("not-found"):
        other.post(f"/api/account/links/{link['id']}/grant")
    person.http.delete(f"/api/account/links/{link['id']}").raise_for_status()
    with refused("not-found"):
        other.post("/api/links/take", token=link["token"], claim=claim)


# --- merging ----------------------------------------------------------------------------------------------------


def test_what_was_played_here_as_a_guest_is_taken_over_after_the_log_in(server: Server) -> None:
    _, name, _ = registered(server)
    guest = Person(server, "Guest here")
    table = guest.lay()["id"]
    guest.post("/api/account/log-in", name=name, password=PASSWORD)
    assert guest.get(f"/api/tables/{table}")["your_seat"] is None
    assert guest.get("/api/account")["merge"] == {"name": "Guest here", "tables": 1, "both": 0}
    assert guest.post("/api/account/merge") == {"tables": 1}
    assert guest.get(f"/api/tables/{table}")["your_seat"] == 0
    assert guest.get("/api/account")["merge"] is None
    with refused("not-allowed", "error-nothing-to-merge"):
        guest.post("/api/account/merge")


def test_where_both_sit_the_guest_gives_up_the_seat_and_a_bot_plays_on(server: Server) -> None:
    person, name, _ = registered(server)
    guest = Person(server, "Petr")
    table = person.lay(seats=2)["id"]
    guest.post(f"/api/tables/{table}/sit")
    person.post(f"/api/tables/{table}/start")
    guest.post("/api/account/log-in", name=name, password=PASSWORD)
    assert guest.get("/api/account")["merge"]["both"] == 1
    assert guest.post("/api/account/merge") == {"tables": 0}
    seats = person.get(f"/api/tables/{table}")["seats"]
    assert [seat["bot"] for seat in seats] == [None, "steady"]
    assert guest.get(f"/api/tables/{table}")["your_seat"] == 0


# --- going ------------------------------------------------------------------------------------------------------


def test_who_goes_for_good_leaves_the_games_without_a_name_and_a_bot_in_running_ones(server: Server) -> None:
    person, name, _ = registered(server)
    friend = Person(server, "Petr")
    table = person.lay(seats=2)["id"]
    friend.post(f"/api/tables/{table}/sit")
    person.post(f"/api/tables/{table}/start")
    with friend.sit_at(table) as line:
        with refused("not-allowed"):
            person.post("/api/account/delete", password="wrong password")
        assert person.post("/api/account/delete", password=PASSWORD) == {"me": None}
        line.wait_for(lambda each: each.table["seats"][0]["name"] == "@former")
        assert line.table["seats"][0]["bot"] is not None
    assert person.get("/api/me")["me"] is None
    with refused("not-allowed", "error-log-in"):
        Person(server).post("/api/account/log-in", name=name, password=PASSWORD)


def test_a_name_that_was_given_up_can_be_taken_again(server: Server) -> None:
    person, name, _ = registered(server)
    person.post("/api/account/delete", password=PASSWORD)
    registered(server, name)


# --- several processes ------------------------------------------------------------------------------------------


def test_who_logs_out_at_one_process_is_gone_from_the_sockets_of_all(pair: Crowd) -> None:
    here, there = pair.servers
    person, _, _ = registered(here)
    table = person.lay()["id"]
    other = Person(there)
    other.http.cookies.set("chabudai", person.secret())
    with other.sit_at(table) as line:
        person.post("/api/account/log-out")
        assert is_signed_out(line)


# --- what the host settles --------------------------------------------------------------------------------------


def test_a_host_closes_registration(tmp_path: Path) -> None:
    with Server(tmp_path / "data", CHABUDAI_REGISTRATION="closed") as server:
        person = Person(server, "Hana")
        assert person.get("/api/account")["registration"] == "closed"
        with refused("not-allowed", "error-registration-closed"):
            person.post("/api/account", name="Hana", password=PASSWORD)
        person.lay(bots=["novice"], start=True)


def test_bad_requests_get_a_word_and_no_session(server: Server) -> None:
    visitor = Person(server)
    for path in ("merge", "links", "password", "codes", "delete", "log-out"):
        answer = visitor.http.post(f"/api/account/{path}", json={})
        assert answer.status_code in (400, 401), path
    with refused("not-found", "error-token"):
        visitor.post("/api/links/ask", token="nothing")
    with refused("not-allowed", "error-no-mail"):
        visitor.post("/api/account/reset-request", name="Hana")
    assert "chabudai" not in visitor.http.cookies


def command(server: Server, *arguments: str) -> str:
    """`chabudai person`, beside a server that is running."""
    return subprocess.run(
        [sys.executable, "-m", "chabudai", "person", *arguments, "--data", str(server.data), "--lang", "en"],
        env={**os.environ, **server.environment, "COLUMNS": "200", "CHABUDAI_ORIGIN": "https://table.example"},
        capture_output=True,
        text=True,
        check=True,
    ).stdout


def test_an_invitation_of_the_host_lets_one_person_register(tmp_path: Path) -> None:
    with Server(tmp_path / "data", CHABUDAI_REGISTRATION="invited") as server:
        with refused("not-found", "error-token"):
            Person(server, "Hana").post("/api/account", name="Hana", password=PASSWORD)
        said = command(server, "invite")
        assert "https://table.example/account#invitation=" in said
        invitation = said.strip().rpartition("=")[2]
        person = Person(server, "Hana")
        with refused("bad-value"):  # which does not use it up
            person.post("/api/account", name="Hana", password="short", invitation=invitation)
        person.post("/api/account", name="Hana", password=PASSWORD, invitation=invitation)
        with refused("not-found", "error-token"):
            Person(server, "Petr").post("/api/account", name="Petr", password=PASSWORD, invitation=invitation)


def test_the_host_lists_people_and_resets_a_password_while_the_server_runs(server: Server) -> None:
    person, name, _ = registered(server)
    assert name.casefold() in command(server, "list")
    token = command(server, "reset", name.upper()).strip().rpartition("=")[2]
    other = Person(server)
    other.post("/api/account/reset", token=token, password="four cups of tea")
    assert other.get("/api/account")["account"] == name.casefold()
    assert person.get("/api/me")["me"] is None
    with refused("not-found", "error-token"):
        other.post("/api/account/reset", token=token, password="four cups of tea")


def test_the_host_removes_somebody_at_any_time_on_postgresql_and_between_two_runs_on_sqlite(
    database: str | None, tmp_path: Path
) -> None:
    with Server(tmp_path / "data", database) as server:
        person, name, _ = registered(server)
        friend = Person(server, "Petr")
        table = person.lay(seats=2)["id"]
        friend.post(f"/api/tables/{table}/sit")
        person.post(f"/api/tables/{table}/start")
        if database is None:
            with pytest.raises(subprocess.CalledProcessError) as refusal:
                command(server, "remove", name)
            assert "Another process already serves" in refusal.value.stderr
            server.stop()
        assert "is removed" in command(server, "remove", name)
        if database is None:
            server.start()
            friend.find_again()
        with friend.sit_at(table) as line:
            line.wait_for(lambda each: each.table["seats"][0]["name"] == "@former")
            assert line.table["seats"][0]["bot"] is not None
