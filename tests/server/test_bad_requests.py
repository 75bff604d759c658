"""Whatever comes over the line is answered by a word of the protocol; nothing of it gets into the log."""

import json
import logging
import socket
from pathlib import Path
from typing import Any, get_args

import pytest
from litestar import Request
from server.people import PATIENCE, Person, Server, WebError

from chabudai.server import wire
from chabudai.server.door import routes
from chabudai.server.door.origin import OriginCheck, origin_of, own_names
from chabudai.server.errors import STATUS, Refused
from chabudai.server.limits import BadSetting
from chabudai.server.people.identity import clean_name, is_id, new_id

DEEP = b"[" * 15_000
JSON = "Content-Type: application/json"


def ask(server: Server, line: str, *headers: str, body: bytes = b"", host: str | None = None) -> tuple[int, Any]:
    """The status and the answer to a request that no library would write."""
    name, port = server.address.removeprefix("http://").split(":")
    head = [
        line,
        f"Host: {host or f'{name}:{port}'}",
        "Connection: close",
        f"Content-Length: {len(body)}",
        *headers,
    ]
    with socket.create_connection((name, int(port)), PATIENCE) as wire:
        wire.sendall("\r\n".join([*head, "", ""]).encode("latin-1") + body)
        answer = b"".join(iter(lambda: wire.recv(65_536), b""))
    status, told = answer.split(b" ", 2)[1], answer.partition(b"\r\n\r\n")[2]
    return int(status), json.loads(told)


@pytest.mark.parametrize(
    ("line", "headers", "body", "kind"),
    [
        ("PUT /api/me HTTP/1.1", ["Origin: http://[", JSON], b"{}", "bad-origin"),
        ("PUT /api/me HTTP/1.1", ["Origin: http://x:nine", JSON], b"{}", "bad-origin"),
        ("PUT /api/me HTTP/1.1", [JSON], DEEP, "bad-request"),
        ("PUT /api/me HTTP/1.1", [JSON], b'{"name":' * 2000, "bad-request"),
        ("PUT /api/me HTTP/1.1", [JSON], b'{"name": "\xff"}', "bad-request"),
        ("GET /api/tables/a%00b HTTP/1.1", [], b"", "not-found"),
        ("GET /api/tables/a%00b/history HTTP/1.1", [], b"", "not-found"),
        ("GET /api/tables/%ff%fe HTTP/1.1", [], b"", "not-found"),
        ("GET /api/tables/a%0aERROR%20forged HTTP/1.1", [], b"", "not-found"),
        ("GET /api/tables/ABC HTTP/1.1", [], b"", "not-found"),
        ("GET /api/tables?state=%00%ff HTTP/1.1", [], b"", "bad-value"),
        ("GET /api/games/%00/rules HTTP/1.1", [], b"", "not-found"),
        ("GET /api/games/tokaido/words?lang=%2e%2e%2f%00 HTTP/1.1", [], b"", "bad-value"),
    ],
)
def test_bad_requests_are_bad_requests_and_no_news_for_the_log(
    server: Server, line: str, headers: list[str], body: bytes, kind: str
) -> None:
    before = server.told()
    status, told = ask(server, line, *headers, body=body)
    assert 400 <= status < 500
    assert told["kind"] == kind
    assert server.told() == before


def test_two_origins_are_none_even_if_one_of_them_is_ours(server: Server) -> None:
    ours, theirs = f"Origin: {server.address}", "Origin: http://evil.example"
    assert ask(server, "PUT /api/me HTTP/1.1", ours, JSON, body=b'{"name": "Hana"}')[0] == 200
    for origins in ([ours, theirs], [theirs, ours], [ours, ours]):
        status, told = ask(server, "PUT /api/me HTTP/1.1", *origins, JSON, body=b'{"name": "Hana"}')
        assert (status, told["kind"]) == (403, "bad-origin")


def test_a_socket_with_text_that_is_none_ends_without_a_word_in_the_log(server: Server) -> None:
    before, person = server.told(), Person(server, "Hana")
    line = person.sit_at(person.lay(seats=2)["id"])
    frame = b"\x81\x82\x00\x00\x00\x00\xff\xfe"  # two bytes that are called text, masked with nothing
    line.socket.socket.sendall(frame)
    with pytest.raises(Exception, match="1007"):
        line.hear(lambda _: False)
    assert server.told() == before


def test_a_line_break_in_a_path_makes_no_line_of_the_log(caplog: pytest.LogCaptureFixture) -> None:
    scope: Any = {"type": "http", "path": "/api/x\n2026-01-01 ERROR forged", "method": "GET", "headers": []}
    routes.answer_error(Request(scope), RuntimeError("our fault"))
    [record] = caplog.records
    assert (record.levelno, "\n" in record.getMessage()) == (logging.ERROR, False)


# --- ids and names ----------------------------------------------------------------------------------------------


def test_an_id_is_made_of_its_own_letters() -> None:
    assert all(is_id(new_id()) for _ in range(20))
    assert not any(is_id(text) for text in ("", "a\x00b", "a\nb", "A", "o", "ž", "../x", "a" * 33))


@pytest.mark.parametrize(
    "name",
    [
        *("\u3164", "\u115f\u1160", "\u2800\u2800", "\uffa0", "\u0301\u0302", "\u200d\ufe0f", "\u00a0", " \u034f "),
        *("\U0001d159", "\U00013441"),
    ],
)
def test_a_name_that_cannot_be_seen_is_none(name: str) -> None:
    with pytest.raises(Refused, check=lambda problem: problem.kind == "bad-value"):
        clean_name(name)


@pytest.mark.parametrize("name", ["Hana", "Žofie", "Ödön", "花", "Иван", "🦊", "?", "नमिता", "7"])
def test_a_name_in_any_writing_is_one(name: str) -> None:
    assert clean_name(name) == name


def test_marks_do_not_climb_over_the_neighbours() -> None:
    assert clean_name("Ha" + "\u0335\u0336\u0337\u0338" * 3 + "na") == "Ha\u0335\u0336na"


# --- at home ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "host", ["127.0.0.1:8000", "[::1]:8000", "192.168.1.5", "localhost:8000", "table.localhost"]
)
def test_numbers_and_our_own_names_are_at_home(host: str) -> None:
    OriginCheck(names=own_names("0.0.0.0")).check_host({"host": host})


@pytest.mark.parametrize("host", ["evil.example", "evil.example:8000", "", "[", "127.0.0.1.evil.example", "x:nine"])
def test_what_was_meant_for_another_place_is_refused_unless_the_origin_is_set(host: str) -> None:
    with pytest.raises(Refused, check=lambda problem: problem.kind == "bad-origin"):
        OriginCheck(names=own_names("0.0.0.0")).check_host({"host": host})
    OriginCheck("https://table.example").check_host({"host": host})


def test_a_name_one_was_told_to_listen_as_is_ours() -> None:
    OriginCheck(names=own_names("Table.Example")).check_host({"host": "table.example:8000"})


def test_a_foreign_host_gets_neither_page_nor_answer(server: Server) -> None:
    for path in ("/", "/api/games", "/api/me"):
        status, told = ask(server, f"GET {path} HTTP/1.1", host="evil.example")
        assert (status, told["kind"], told["key"]) == (403, "bad-origin", "error-bad-host")


@pytest.mark.parametrize(
    "setting",
    [
        "https://table.example",
        "https://table.example/",
        " HTTPS://Table.Example:443/ ",
        "https://table.example:443",
    ],
)
def test_an_origin_is_the_same_however_it_is_written(setting: str) -> None:
    home = OriginCheck(origin_of(setting))
    home.check_origin({"origin": "https://table.example", "host": "inside:8000"})
    for other in ("http://table.example", "https://table.example.evil", "null", "http://[", "https://inside:8000"):
        with pytest.raises(Refused, match="error-bad-origin"):
            home.check_origin({"origin": other, "host": "inside:8000"})


def test_an_origin_may_have_letters_of_any_language_and_a_port() -> None:
    assert origin_of("https://stůl.example:8443/") == "https://xn--stl-n1a.example:8443"
    assert origin_of("http://[::1]:80") == "http://[::1]"
    assert origin_of("") is None


@pytest.mark.parametrize(
    "setting", ["table.example", "https://table.example/play", "ftp://x", "http://[", "https://"]
)
def test_an_origin_that_is_none_is_said_at_the_start(setting: str) -> None:
    with pytest.raises(BadSetting, match="error-origin-setting"):
        origin_of(setting)


# --- every answer -----------------------------------------------------------------------------------------------


def test_what_is_told_is_kept_by_no_browser_and_no_proxy(server: Server) -> None:
    person = Person(server, "Hana")
    table = person.lay(seats=2)["id"]
    for path in ("/api/me", "/api/me/tables", f"/api/tables/{table}", "/api/tables/nowhere", "/api/nothing"):
        assert person.http.get(path).headers["cache-control"] == "no-store", path


def test_the_description_of_the_interface_tells_of_our_errors(server: Server) -> None:
    described = Person(server).get("/api/docs/openapi.json")
    shape = described["components"]["schemas"]["Error"]
    assert set(shape["properties"]) == {"kind", "key", "values", "clause"}
    for path, operations in described["paths"].items():
        for operation in operations.values():
            errors = {status: each for status, each in operation["responses"].items() if status >= "400"}
            assert set(errors) >= {"400", "403", "404", "422", "429", "500", "503"}, path
            for answer in errors.values():
                assert answer["content"]["application/json"]["schema"] == {"$ref": "#/components/schemas/Error"}
    laying = described["paths"]["/api/tables"]["post"]["responses"]
    assert set(laying) >= {"201", "401", "409", "413"}
    assert laying["429"]["description"] == "`too-fast`"


def test_the_kinds_of_errors_are_described_and_written_down() -> None:
    described = get_args(wire.Error.__annotations__["kind"])
    page = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text("utf-8")
    assert set(described) == set(STATUS)
    for kind, status in STATUS.items():
        assert f"| `{kind}` | {status} |" in page


def test_an_option_is_taken_by_the_words_it_is_refused_with(server: Server) -> None:
    person = Person(server, "Hana")
    assert person.lay(options={"gastronomy": "on"})["options"]["gastronomy"] is True
    with pytest.raises(WebError) as refused:
        person.lay(options={"gastronomy": "perhaps"})
    for word in refused.value.error["values"]["accepted"].split(", "):
        person.lay(options={"gastronomy": word})


def test_a_rematch_that_was_cleared_away_is_laid_again(server: Server) -> None:
    person, friend = Person(server, "Hana"), Person(server, "Petr")
    table = person.lay(seats=2)["id"]
    friend.post(f"/api/tables/{table}/sit")
    person.post(f"/api/tables/{table}/start")
    lines = [person.sit_at(table), friend.sit_at(table)]
    while not lines[0].position["over"]:
        line = lines[lines[0].position["deciders"][0]]
        line.move(line.legal()[0])
        for other in lines:
            other.hear_with(line)
    first = person.post(f"/api/tables/{table}/rematch")["id"]
    person.post(f"/api/tables/{first}/leave")
    second = friend.post(f"/api/tables/{table}/rematch")
    assert (second["state"], second["id"] != first) == ("waiting", True)
    assert person.post(f"/api/tables/{table}/rematch")["id"] == second["id"]
