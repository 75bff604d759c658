"""Notices at a real server: settings, addresses that are never shown again, what arrives when a page is closed."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from server import endpoints
from server.endpoints import Endpoint
from server.people import Line, Person, Server, WebError
from server.test_web_push import KEYS, read

from chabudai.server.notices.web_push import new_key

PUSH_KEY = new_key()


@pytest.fixture
def local() -> Iterator[Endpoint]:
    """Of one test alone: what others are still told goes nowhere."""
    with endpoints.endpoint() as opened:
        yield opened


@pytest.fixture(scope="module")
def server(database: str | None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    settings = {
        "CHABUDAI_PUSH_KEY": PUSH_KEY,
        "CHABUDAI_PUSH_CONTACT": "mailto:host@table.example",
        "CHABUDAI_NOTICE_HOSTS": "127.0.0.1",
        "CHABUDAI_NOTICE_SECONDS": "0.1",
    }
    with Server(tmp_path_factory.mktemp("notices") / "data", database, **settings) as running:
        yield running


def hook_of(local: Endpoint, name: str) -> str:
    return f"http://127.0.0.1:{local.port}/{name}"


def with_hook(server: Server, local: Endpoint, name: str) -> Person:
    person = Person(server, name)
    person.put("/api/notices/hook", shape="json", address=hook_of(local, name))
    return person


def next_for(local: Endpoint, name: str) -> Any:
    """What comes to the webhook of somebody; what others are told meanwhile is theirs."""
    while True:
        posted = local.next()
        if posted.path == f"/{name}":
            return json.loads(posted.body)["text"]


def together(host: Person, *others: Person, **wanted: Any) -> str:
    """A game that they play, begun."""
    table = host.lay(seats=1 + len(others), **wanted)["id"]
    for other in others:
        other.post(f"/api/tables/{table}/sit")
    host.post(f"/api/tables/{table}/start")
    return str(table)


# --- settings ---------------------------------------------------------------------------------------------------


def test_who_never_asked_is_told_nothing_and_finds_what_there_is(server: Server) -> None:
    shown = Person(server, "Hana").get("/api/notices")
    assert shown["kinds"] == ["turn", "time", "invited", "offer", "over", "chat"]
    assert {minutes for ways in shown["settings"].values() for minutes in ways.values()} == {None}
    assert len(shown["ways"]["push"]["key"]) == 87
    assert (shown["ways"]["mail"], shown["ways"]["hook"]) == (
        {"available": False, "address": None},
        {"shape": None, "since": None},
    )


def test_a_visitor_without_a_name_has_no_notices(server: Server) -> None:
    with pytest.raises(WebError) as refused:
        Person(server).get("/api/notices")
    assert refused.value.kind == "no-guest"


def test_what_is_set_is_kept_and_what_is_left_out_stays(server: Server) -> None:
    hana = Person(server, "Hana")
    hana.put("/api/notices", settings={"turn": {"hook": 30, "push": 0}})
    hana.put("/api/notices", settings={"turn": {"hook": None}, "over": {"mail": 1440}})
    shown = hana.get("/api/notices")["settings"]
    assert (shown["turn"], shown["over"]["mail"]) == ({"push": 0, "mail": None, "hook": None}, 1440)
    digest = {"every": 24, "hour": 7, "zone": "Europe/Budapest"}
    assert hana.put("/api/notices", digest=digest)["digest"] == digest


@pytest.mark.parametrize(
    "wrong",
    [
        {"settings": {"tea": {"push": 0}}},
        {"settings": {"turn": {"pigeon": 0}}},
        {"settings": {"turn": {"push": 7}}},
        {"settings": {"turn": {"push": -5}}},
        {"digest": {"every": 5, "hour": 7, "zone": "UTC"}},
        {"digest": {"every": 24, "hour": 24, "zone": "UTC"}},
        {"digest": {"every": 24, "hour": 7, "zone": "Mars/Olympus"}},
        {"digest": {"every": 24, "hour": 7, "zone": "../../etc/passwd"}},
        {"digest": {"every": 24, "hour": 7, "zone": ""}},
    ],
)
def test_nonsense_changes_nothing(server: Server, wrong: dict[str, Any]) -> None:
    hana = Person(server, "Hana")
    before = hana.get("/api/notices")
    with pytest.raises(WebError) as refused:
        hana.put("/api/notices", **wrong)
    assert refused.value.kind == "bad-value"
    assert hana.get("/api/notices") == before


def test_a_webhook_is_never_shown_again_nor_logged(server: Server, local: Endpoint) -> None:
    hana = Person(server, "Hana")
    secret = "s3cr3t-hook"
    shown = hana.put("/api/notices/hook", shape="discord", address=hook_of(local, secret))
    assert shown["ways"]["hook"]["shape"] == "discord"
    assert secret not in json.dumps(shown)
    local.status = 500
    assert hana.post("/api/notices/test", way="hook") == {"sent": False, "reason": "refused"}
    local.status = 201
    assert hana.post("/api/notices/test", way="hook") == {"sent": True, "reason": None}
    assert secret not in server.told()
    answered = hana.http.delete("/api/notices/hook")
    assert answered.json()["ways"]["hook"] == {"shape": None, "since": None}
    assert hana.http.delete("/api/notices/hook").json()["kind"] == "not-found"


@pytest.mark.parametrize(
    "address", ["http://example.org/", "https://a:b@example.org/", "https://example.org:22/", "x"]
)
def test_a_webhook_that_is_no_plain_https_address_is_refused(server: Server, address: str) -> None:
    with pytest.raises(WebError) as refused:
        Person(server, "Hana").put("/api/notices/hook", shape="json", address=address)
    assert refused.value.error["key"] == "error-hook"


def test_a_webhook_into_the_own_network_is_unreachable_like_one_that_is_not_there(server: Server) -> None:
    hana = Person(server, "Hana")
    answers = []
    for address in ("https://127.0.0.1/", "https://[::1]/", "https://nowhere.invalid/"):
        hana.put("/api/notices/hook", shape="json", address=address)
        answers.append(hana.post("/api/notices/test", way="hook"))
    assert answers == [{"sent": False, "reason": "unreachable"}] * 3


# --- what arrives -----------------------------------------------------------------------------------------------


def test_somebody_who_is_not_there_is_told_when_it_is_their_turn_and_when_all_is_over(
    server: Server, local: Endpoint
) -> None:
    hana, petr = Person(server, "Hana"), with_hook(server, local, "Petr")
    petr.put("/api/notices", settings={"over": {"hook": 0}})
    table = together(hana, petr)
    with hana.sit_at(table) as line:
        while line.is_asked():
            line.move(line.legal()[0])
        told = next_for(local, "Petr")
        assert told.startswith("Your turn: Tokaido\nwith Hana")
        petr.put("/api/notices", settings={"turn": {"hook": None}})
        with petr.sit_at(table) as other:
            other.say("look", visible=False)
            play_until(line, other, lambda: bool(other.position["over"]))
        assert next_for(local, "Petr").startswith("The game is over: Tokaido\nwith Hana")


def test_who_has_the_page_open_behind_others_is_told_and_who_looks_is_not(server: Server, local: Endpoint) -> None:
    hana, petr = Person(server, "Hana"), with_hook(server, local, "Petr2")
    tables = [together(hana, petr) for _ in range(2)]
    pairs = [(hana.sit_at(table), petr.sit_at(table)) for table in tables]
    for other, own in pairs:
        play_until(own, other, lambda own=own: not own.is_asked())
    while not local.posted.empty():
        local.next()  # before Petr sat down he was called, perhaps
    assert pairs[0][1].say("look", visible=False)["type"] == "ok"
    for other, own in pairs:
        play_until(other, own, own.is_asked)
    told = next_for(local, "Petr2")
    assert told.startswith("Your turn: Tokaido"), "one table: the other one is looked at"
    for line in (line for pair in pairs for line in pair):
        line.close()


def play_until(line: Line, other: Line, enough: Callable[[], bool]) -> None:
    """One of two answers whatever is asked; while it waits for the other, so does that one."""
    while not enough():
        mover, listener = (line, other) if line.is_asked() else (other, line)
        mover.move(mover.legal()[0])
        listener.hear_with(mover)


def test_a_line_of_chat_that_names_somebody_calls_them(server: Server, local: Endpoint) -> None:
    hana, petr = Person(server, "Hana"), with_hook(server, local, "Barnabas")
    petr.put("/api/notices", settings={"chat": {"hook": 0}, "turn": {"hook": None}})
    table = together(hana, petr)
    with hana.sit_at(table) as line:
        line.say("chat", text="Nobody is named here, not even Barnabasz.")
        line.say("chat", text="Are you there, barnabas? My hand is full of tea.")
        told = next_for(local, "Barnabas")
    assert told.startswith("Someone wrote to you: Tokaido")
    assert "tea" not in told, "nothing that was said is in a notice"


def test_an_offer_of_a_deal_calls_whom_it_is_made_to_and_nobody_else(server: Server, local: Endpoint) -> None:
    """R-29.N.4"""
    people = [Person(server, "Hana"), with_hook(server, local, "Petr3"), with_hook(server, local, "Jana3")]
    for person in people[1:]:
        person.put("/api/notices", settings={"turn": {"hook": None}})
    table = together(*people, game="rising_sun")
    with people[0].sit_at(table) as line:
        said = ["offer 2"]
        while legal := [
            each["action"] for each in line.say("beside", said=said)["menu"] if each["refusal"] is None
        ]:
            said.append(legal[0])
        assert line.say("act", heard=line.position["heard"], actions=said)["type"] == "ok"
        posted = local.next()
    assert posted.path == "/Petr3"
    assert json.loads(posted.body)["text"].startswith("An offer for you: Rising Sun")


def test_a_browser_is_pushed_to_and_forgotten_when_it_is_gone(server: Server, local: Endpoint) -> None:
    hana, petr = Person(server, "Hana"), Person(server, "Petr")
    shown = petr.post("/api/notices/push", endpoint=hook_of(local, "browser"), **KEYS)
    assert len(shown["ways"]["push"]["devices"]) == 1
    assert shown["settings"]["turn"]["push"] == 0
    table = together(hana, petr)
    with hana.sit_at(table) as line:
        while line.is_asked():
            line.move(line.legal()[0])
    while (posted := local.next()).path != "/browser":
        pass
    told = read(posted.body)
    assert (told["title"], told["url"], told["count"]) == ("Your turn: Tokaido", f"/t/{table}", 1)
    local.status = 410
    assert petr.post("/api/notices/test", way="push") == {"sent": False, "reason": "gone"}
    local.status = 201
    assert petr.get("/api/notices")["ways"]["push"]["devices"] == []


def test_a_browser_is_told_what_concerns_whom_it_is_known_as_and_nothing_after_a_log_out(
    server: Server, local: Endpoint
) -> None:
    person = Person(server, "Petr5")
    person.post("/api/notices/push", endpoint=hook_of(local, "same-browser"), **KEYS)
    name, password = "Petr of the fifth table", "three cups of tea"

    def devices() -> int:
        return len(person.get("/api/notices")["ways"]["push"]["devices"])

    person.post("/api/account", name=name, password=password)
    assert devices() == 1, "registered, and still the same person"
    person.post("/api/account/password", old=password, new=password + "!")
    assert devices() == 1
    person.post("/api/account/log-out")
    person.put("/api/me", name="Guest5")
    assert devices() == 0
    person.post("/api/notices/push", endpoint=hook_of(local, "same-browser"), **KEYS)
    person.post("/api/account/log-in", name=name, password=password + "!")
    assert devices() == 0, "it is the guest's until they are one person"
    person.post("/api/account/merge")
    assert devices() == 1


def test_a_table_may_be_muted(server: Server) -> None:
    hana = Person(server, "Hana")
    table = hana.lay()["id"]
    hana.put(f"/api/tables/{table}/notices", muted=True)
    assert hana.get("/api/notices")["quiet"]["tables"] == [table]
    hana.put(f"/api/tables/{table}/notices", muted=False)
    assert hana.get("/api/notices")["quiet"]["tables"] == []
    with pytest.raises(WebError) as refused:
        hana.put("/api/tables/nowhere/notices", muted=True)
    assert refused.value.kind == "not-found"


def test_notices_are_written_in_the_language_of_the_page(server: Server, local: Endpoint) -> None:
    petr = Person(server, "Petr4")
    petr.http.headers["accept-language"] = "hu"
    petr.put("/api/notices/hook", shape="json", address=hook_of(local, "Petr4"))
    petr.post("/api/notices/test", way="hook")
    assert next_for(local, "Petr4").startswith("A Chabudai elér téged")


def test_without_keys_there_is_no_push(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as bare:
        hana = Person(bare, "Hana")
        assert hana.get("/api/notices")["ways"]["push"]["key"] is None
        with pytest.raises(WebError) as refused:
            hana.post("/api/notices/push", endpoint="https://push.example/", **KEYS)
        assert refused.value.error["key"] == "error-no-push"
        assert hana.post("/api/notices/test", way="push") == {"sent": False, "reason": "no-way"}
