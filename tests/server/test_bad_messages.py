"""Nonsense gets a typed error and changes nothing; floods are slowed down; other sites stay outside."""

import json

import pytest
from server.people import PATIENCE, Line, Person, Server
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect


@pytest.fixture
def line(server: Server) -> Line:
    """At a table where nobody else is to move."""
    person = Person(server, "Hana")
    line = person.sit_at(person.lay(seats=2, bots=["steady"], start=True)["id"])
    line.let_bots_move()
    return line


@pytest.mark.parametrize(
    "said",
    [
        "",
        "{",
        "null",
        "[]",
        "12",
        '"move"',
        "{}",
        '{"type": "cheat"}',
        '{"type": 7}',
        '{"type": "move"}',
        '{"type": "move", "n": "0", "actions": ["go edo"]}',
        '{"type": "move", "n": 1.5, "actions": ["go edo"]}',
        '{"type": "move", "n": 0, "actions": [14]}',
        '{"type": "move", "n": 0, "actions": null}',
        '{"type": "move", "n": 0, "actions": ["go edo"], "seat": 1}',
        '{"type": "move", "n": 0, "actions": ["' + "x" * 300 + '"]}',
        '{"type": "pace", "pace": true}',
        '{"type": "ping", "id": "one"}',
        '{"type": "chat", "text": ["hello"]}',
        "[" * 2000,
        '{"type": "chat", "text": "\\ud800"}',
        b"\xff\xfe\x00",
        b'{"type": "ping"',
    ],
)
def test_what_makes_no_sense_is_a_bad_request(line: Line, said: str | bytes) -> None:
    before = line.position
    assert line.say_raw(said)["kind"] == "bad-request"
    assert line.say("ping")["type"] == "ok"
    assert line.position == before


@pytest.mark.parametrize("said", ['{"type": "cheat", "id": 77}', '{"type": "chat", "text": "\\ud800", "id": 77}'])
def test_the_error_repeats_the_number_of_the_message(line: Line, said: str) -> None:
    line.socket.send(said)
    assert line.hear(lambda message: message["type"] == "error")["id"] == 77


def test_a_message_too_long_is_refused_and_a_huge_one_ends_the_line(line: Line) -> None:
    assert line.say_raw(json.dumps({"type": "chat", "text": "x" * 5000}))["kind"] == "too-large"
    line.socket.send("x" * 100_000)
    with pytest.raises(ConnectionClosed):
        line.hear(lambda message: False)


def test_who_talks_nothing_but_nonsense_is_shown_out(line: Line) -> None:
    def talk() -> None:
        for _ in range(400):
            line.say_raw("nonsense")

    with pytest.raises(ConnectionClosed):
        talk()


def test_other_sites_get_no_socket(server: Server) -> None:
    person = Person(server, "Hana")
    table = person.lay(seats=2, bots=["steady"], start=True)["id"]
    with pytest.raises(InvalidStatus, check=lambda problem: problem.response.status_code == 403):
        Line(person, table, origin="https://elsewhere.example")


def test_two_origins_get_no_socket_even_if_one_of_them_is_ours(server: Server) -> None:
    person = Person(server, "Hana")
    place = server.address.replace("http", "ws", 1) + f"/api/tables/{person.lay(seats=2)['id']}/socket"
    headers = [("Cookie", f"chabudai={person.secret()}"), ("Origin", server.address)]
    with connect(place, additional_headers=headers, open_timeout=PATIENCE):
        pass
    for second in ("https://elsewhere.example", server.address):
        with (
            pytest.raises(InvalidStatus, check=lambda problem: problem.response.status_code in (400, 403)),
            connect(place, additional_headers=[*headers, ("Origin", second)], open_timeout=PATIENCE),
        ):
            pass


def test_other_sites_change_nothing(server: Server) -> None:
    person = Person(server, "Hana")
    for headers in ({"origin": "https://elsewhere.example"}, {"origin": "null"}):
        answer = person.http.post("/api/tables", json={"game": "tokaido", "seats": 2}, headers=headers)
        assert (answer.status_code, answer.json()["kind"]) == (403, "bad-origin")
    del person.http.headers["origin"]
    answer = person.http.post("/api/tables", json={}, headers={"sec-fetch-site": "cross-site"})
    assert answer.json()["kind"] == "bad-origin"
    assert person.get("/api/me/tables") == {"tables": []}


def test_a_table_that_is_not_there_says_so_and_hangs_up(server: Server) -> None:
    line = Person(server, "Hana").sit_at("nowhere")
    assert line.heard[-1]["error"]["kind"] == "not-found"
    with pytest.raises(ConnectionClosed):
        line.hear(lambda message: False)


@pytest.mark.parametrize("secret", [b"", b"x", b"../../etc/passwd", "ž".encode(), b"\xff", b"a" * 3000])
def test_a_made_up_cookie_is_nobodys(server: Server, secret: bytes) -> None:
    answer = Person(server).http.get("/api/me", headers={b"cookie": b"chabudai=" + secret})
    assert answer.json() == {"me": None}


def test_every_answer_forbids_foreign_content(server: Server) -> None:
    for path in ("/", "/api/games", "/api/tables/nowhere", "/t/anything", "/api/docs", "/api/nothing"):
        headers = Person(server).http.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy, path
        assert "unsafe" not in policy, path
        assert "frame-ancestors 'none'" in policy, path
        assert headers["x-content-type-options"] == "nosniff", path
