"""Attacks on accounts, over HTTP: each is what somebody could try who has no business there."""

import json
import threading
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
from server.crowd import Crowd
from server.people import Person, Server, WebError
from server.registering import PASSWORD, a_name, device_of, is_signed_out, refused, registered

from chabudai.server.door import account_routes
from chabudai.server.limits import Limits

WRONG = "wrong password"
STRICT = {"CHABUDAI_ADDRESS_LOG_INS": str(Limits().address_log_ins)}
FOREIGN = "https://evil.example"


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Server]:
    """A server that counts failures by address as it comes."""
    with Server(tmp_path / "data", **STRICT) as running:
        yield running


def stolen(person: Person, secret: str) -> Person:
    thief = Person(person.server)
    plant(thief, secret)
    return thief


def plant(victim: Person, secret: str) -> None:
    victim.http.cookies.set("chabudai", secret, domain="127.0.0.1", path="/")


def at_once(*doing: Callable[[], Any]) -> list[Any]:
    """What came of each; what was refused is the error."""
    answers: list[Any] = [None] * len(doing)
    ready = threading.Barrier(len(doing))

    def do(number: int) -> None:
        ready.wait()
        try:
            answers[number] = doing[number]()
        except WebError as problem:
            answers[number] = problem

    threads = [threading.Thread(target=do, args=(number,)) for number in range(len(doing))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return answers


# --- cookies and sockets ----------------------------------------------------------------------------------------


def test_the_cookie_from_before_a_log_in_a_new_password_or_a_log_out_opens_nothing(server: Server) -> None:
    person, name, _ = registered(server)
    table = person.lay()["id"]
    for change in (
        lambda: person.post("/api/account/log-in", name=name, password=PASSWORD),
        lambda: person.post("/api/account/password", old=PASSWORD, new=PASSWORD),
        lambda: person.post("/api/account/log-out"),
    ):
        old = person.secret()
        with person.sit_at(table) as line:
            change()
            assert is_signed_out(line)
        thief = stolen(person, old)
        assert thief.get("/api/me")["me"] is None
        assert thief.get(f"/api/tables/{table}")["your_seat"] is None


def test_a_cookie_that_somebody_planted_before_the_log_in_is_not_the_one_after_it(server: Server) -> None:
    """Session fixation: the attacker's guest is in the victim's browser."""
    _, name, _ = registered(server)
    attacker = Person(server, "Attacker")
    victim = stolen(attacker, attacker.secret())
    victim.post("/api/account/log-in", name=name, password=PASSWORD)
    assert attacker.get("/api/me")["me"] is None
    assert victim.secret() != attacker.secret()
    never_given = Person(server)
    plant(never_given, "made-up-by-the-attacker")
    never_given.post("/api/account/log-in", name=name, password=PASSWORD)
    assert stolen(never_given, "made-up-by-the-attacker").get("/api/me")["me"] is None


def test_who_registers_as_a_guest_that_somebody_planted_keeps_nothing_of_the_attacker(server: Server) -> None:
    attacker = Person(server, "Attacker")
    victim = stolen(attacker, attacker.secret())
    link = attacker.post("/api/account/links")
    claim = Person(server).post("/api/links/ask", token=link["token"])["claim"]
    attacker.post(f"/api/account/links/{link['id']}/grant")
    victim.post("/api/account", name=a_name(), password=PASSWORD)
    with refused("not-found", "error-token"):
        Person(server).post("/api/links/take", token=link["token"], claim=claim)
    assert attacker.get("/api/me")["me"] is None


@pytest.mark.parametrize("how", ["password", "everywhere", "session"])
def test_a_link_that_a_thief_had_granted_dies_with_the_sessions(server: Server, how: str) -> None:
    person, _, _ = registered(server)
    thief, other = device_of(person), Person(server)
    link = thief.post("/api/account/links")
    claim = other.post("/api/links/ask", token=link["token"])["claim"]
    thief.post(f"/api/account/links/{link['id']}/grant")
    if how == "password":
        person.post("/api/account/password", old=PASSWORD, new="four cups of tea")
    elif how == "everywhere":
        person.post("/api/account/log-out", everywhere=True)
    else:
        [there] = [each["id"] for each in thief.get("/api/account")["sessions"] if each["here"]]
        person.post("/api/account/log-out", session=there)
    with refused("not-found", "error-token"):
        other.post("/api/links/take", token=link["token"], claim=claim)


def test_other_browsers_of_a_guest_who_is_merged_lose_their_sockets(server: Server) -> None:
    _, name, _ = registered(server)
    guest = Person(server, "Guest")
    other = device_of(guest)
    table = guest.lay()["id"]
    with other.sit_at(table) as line:
        guest.post("/api/account/log-in", name=name, password=PASSWORD)
        guest.post("/api/account/merge")
        assert is_signed_out(line)


def test_the_guest_of_a_browser_may_be_merged_also_after_a_new_password(server: Server) -> None:
    _, name, _ = registered(server)
    guest = Person(server, "Guest")
    table = guest.lay()["id"]
    guest.post("/api/account/log-in", name=name, password=PASSWORD)
    guest.post("/api/account/password", old=PASSWORD, new=PASSWORD)
    guest.post("/api/account/log-in", name=name, password=PASSWORD)
    assert guest.post("/api/account/merge") == {"tables": 1}
    assert guest.get(f"/api/tables/{table}")["your_seat"] == 0


def test_one_person_has_a_hundred_sessions_at_most(server: Server) -> None:
    person = Person(server, "Hana")
    for _ in range(104):
        person = device_of(person)
    assert len(person.get("/api/account")["sessions"]) == 100
    assert person.get("/api/me")["me"]["name"] == "Hana"


# --- other sites ------------------------------------------------------------------------------------------------

CHANGING = [
    (method, path.replace("{link:str}", "nothing").replace("{passkey:str}", "nothing"))
    for handler in account_routes.HANDLERS
    for path in handler.paths
    for method in handler.http_methods
    if method not in ("GET", "HEAD", "OPTIONS")
]
BODIES = {
    "application/json": json.dumps({"name": "Eve", "password": PASSWORD}),
    "text/plain": json.dumps({"name": "Eve", "password": PASSWORD}),
    "application/x-www-form-urlencoded": f"name=Eve&password={PASSWORD}",
    "multipart/form-data; boundary=x": "--x--",
}


def test_every_route_that_changes_something_is_looked_at() -> None:
    assert len(CHANGING) >= 20


@pytest.mark.parametrize("origin", [FOREIGN, "null", "http://127.0.0.1", "http://localhost.evil.example"])
def test_another_site_changes_nothing_whatever_form_it_sends(server: Server, origin: str) -> None:
    person, _, _ = registered(server)
    before = person.get("/api/account")
    for method, path in CHANGING:
        for kind, body in BODIES.items():
            headers = {"origin": origin, "content-type": kind}
            answer = person.http.request(method, path, content=body, headers=headers)
            assert (answer.status_code, answer.json()["kind"]) == (403, "bad-origin"), (method, path, kind)
            assert "set-cookie" not in answer.headers
    assert person.get("/api/account") == before


def test_a_browser_that_names_no_origin_says_by_itself_that_it_is_another_site(server: Server) -> None:
    person, _, _ = registered(server)
    del person.http.headers["origin"]
    for site in ("cross-site", "same-site"):
        answer = person.http.post("/api/account/log-out", json={}, headers={"sec-fetch-site": site})
        assert answer.status_code == 403
    assert person.get("/api/me")["me"] is not None


@pytest.mark.parametrize(
    "path", ["/account", "/", "/api/account", "/api/nothing", "/nothing.js", "/api/account/delete"]
)
def test_nobody_frames_a_page_or_an_answer_and_none_of_an_account_is_kept(server: Server, path: str) -> None:
    answer = Person(server).http.get(path)
    assert "frame-ancestors 'none'" in answer.headers["content-security-policy"]
    assert answer.headers["x-content-type-options"] == "nosniff"
    if path.startswith("/api"):
        assert answer.headers["cache-control"] == "no-store"


# --- one-time links ---------------------------------------------------------------------------------------------


def test_whatever_follows_links_uses_none_of_them_up(server: Server) -> None:
    person, other = Person(server, "Hana"), Person(server)
    token = person.post("/api/account/links")["token"]
    for scanner in (httpx.get, httpx.head, httpx.options):
        for headers in ({}, {"sec-purpose": "prefetch"}, {"purpose": "prefetch"}):
            for path in (f"/account#open={token}", f"/account?open={token}", "/api/links/ask", "/api/links/take"):
                scanner(server.address + path, headers=headers)
    assert other.post("/api/links/ask", token=token)["name"] == "Hana"


def test_a_link_that_two_press_at_once_is_one_devices_at_two_processes(pair: Crowd) -> None:
    person = pair.person(0, "Hana")
    token = person.post("/api/account/links")["token"]
    devices = [pair.person(number % 2) for number in range(6)]
    answers = at_once(*(partial(each.post, "/api/links/ask", token=token) for each in devices))
    claims = [answer["claim"] for answer in answers if isinstance(answer, dict)]
    assert len(claims) == 1
    [link] = person.get("/api/account/links")["links"]
    person.post(f"/api/account/links/{link['id']}/grant")
    taken = at_once(*(partial(each.post, "/api/links/take", token=token, claim=claims[0]) for each in devices))
    assert sum(isinstance(answer, dict) and answer["me"] is not None for answer in taken) == 1
    assert len(person.get("/api/account")["sessions"]) == 2


# --- guessing ---------------------------------------------------------------------------------------------------


def test_failing_under_a_name_locks_nobody_out_who_has_logged_in_with_this_device(strict: Server) -> None:
    """Nor does failing from the same address, as all do here."""
    person, name, _ = registered(strict)
    person.post("/api/account/log-out")
    attacker, paused = Person(strict), 0
    for number in range(40):
        try:
            attacker.post("/api/account/log-in", name=name if number < 5 else a_name(), password=WRONG)
        except WebError as problem:
            paused += problem.kind == "too-fast"
    assert paused > 0
    with refused("too-fast", "error-log-in-pause"):
        Person(strict).post("/api/account/log-in", name=name, password=PASSWORD)
    assert person.post("/api/account/log-in", name=name, password=PASSWORD)["me"]["account"]
    person.post("/api/account/password", old=PASSWORD, new="four cups of tea")


def test_the_mark_of_a_device_is_good_for_its_person_alone_and_for_few_tries(strict: Server) -> None:
    person, name, _ = registered(strict)
    _, other, _ = registered(strict)
    for _ in range(5):
        with refused("not-allowed", "error-log-in"):
            Person(strict).post("/api/account/log-in", name=other, password=WRONG)
    person.post("/api/account/log-out")
    with refused("too-fast"):
        person.post("/api/account/log-in", name=other, password=PASSWORD)
    for _ in range(5):
        with refused("not-allowed", "error-log-in"):
            person.post("/api/account/log-in", name=name, password=WRONG)
    with refused("too-fast"):
        person.post("/api/account/log-in", name=name, password=PASSWORD)


def test_fifty_guesses_at_once_are_five(server: Server) -> None:
    _, name, _ = registered(server)
    guess = [partial(Person(server).post, "/api/account/log-in", name=name, password=WRONG) for _ in range(50)]
    kinds = [answer.kind for answer in at_once(*guess)]
    assert (kinds.count("not-allowed"), kinds.count("too-fast")) == (5, 45)


def test_recovery_codes_are_guessed_no_quicker_than_passwords(server: Server) -> None:
    _, name, codes = registered(server)
    for _ in range(5):
        with refused("not-allowed", "error-recovery"):
            Person(server).post("/api/account/recover", name=name, code="aaaa-bbbb-cccc-dddd", password=PASSWORD)
    with refused("too-fast"):
        Person(server).post("/api/account/recover", name=name, code=codes[0], password=PASSWORD)


def test_who_registers_learns_of_some_names_that_they_are_taken_and_then_waits(strict: Server) -> None:
    _, name, _ = registered(strict)
    for _ in range(Limits().address_log_ins):
        with refused("not-allowed", "error-account-taken"):
            Person(strict).post("/api/account", name=name, password=PASSWORD)
    with refused("too-fast", "error-log-in-pause"):
        Person(strict).post("/api/account", name=a_name(), password=PASSWORD)


def test_five_bad_names_pause_nobody_who_comes_by_passkey(server: Server) -> None:
    for _ in range(6):
        try:
            Person(server).post("/api/account/log-in", name="@nobody", password=WRONG)
        except WebError:
            continue
    with refused("not-found", "error-token"):
        Person(server).post("/api/account/passkey-log-in", token="none", credential={"id": "none"})


# --- what a stolen session may not do ---------------------------------------------------------------------------


def test_who_found_an_open_browser_gives_the_account_no_other_address_passkey_or_codes(server: Server) -> None:
    person, _, _ = registered(server)
    thief = device_of(person)
    thief.http.headers["origin"] = server.address.replace("127.0.0.1", "localhost")
    thief.http.headers["host"] = server.address.removeprefix("http://").replace("127.0.0.1", "localhost")
    with refused("not-allowed", "error-log-in"):
        thief.post("/api/account/passkeys/options", password=WRONG)
    with refused("not-allowed", "error-log-in"):
        thief.post("/api/account/codes", password=WRONG)
    assert thief.post("/api/account/passkeys/options", password=PASSWORD)["options"]["rp"]["id"] == "localhost"


def test_a_guest_needs_no_password_for_the_first_passkey(server: Server) -> None:
    guest = Person(server, "Hana")
    guest.http.headers["origin"] = server.address.replace("127.0.0.1", "localhost")
    guest.http.headers["host"] = server.address.removeprefix("http://").replace("127.0.0.1", "localhost")
    assert guest.http.post("/api/account/passkeys/options").status_code == 200


# --- what happens while a password is checked -------------------------------------------------------------------


def test_of_a_reset_and_an_old_password_at_once_the_reset_counts(pair: Crowd) -> None:
    """Whichever comes first: the old password opens nothing afterwards."""
    for _ in range(3):
        person, name, codes = registered(pair.servers[0])
        thief = pair.person(1)
        recovering = pair.person(0)
        new, another = "four cups of tea", "five cups of tea"
        at_once(
            partial(thief.post, "/api/account/log-in", name=name, password=PASSWORD),
            partial(recovering.post, "/api/account/recover", name=name, code=codes[0], password=new),
            partial(pair.also_at(1, person).post, "/api/account/password", old=PASSWORD, new=another),
        )
        inside = [each for each in (thief, recovering) if each.get("/api/me")["me"] is not None]
        right = [each for each in (PASSWORD, new, another) if is_let_in(pair.servers[0], name, each)]
        assert len(right) == 1
        assert right != [PASSWORD]
        assert thief not in inside


def is_let_in(server: Server, name: str, password: str) -> bool:
    visitor = Person(server)
    answer = visitor.http.post("/api/account/log-in", json={"name": name, "password": password})
    assert answer.status_code in (200, 409), answer.text
    return answer.is_success
