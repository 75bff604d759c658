"""People with an account, for tests of what they do. Names are counted here: many tests share a server."""

from itertools import count
from typing import Any

import pytest
from server.people import Person, Server, WebError
from websockets.exceptions import ConnectionClosed

PASSWORD = "three cups of tea"
NUMBERS = count(1)


def refused(kind: str, key: str = "") -> Any:
    return pytest.raises(WebError, check=lambda problem: problem.kind == kind and key in problem.error["key"])


def a_name() -> str:
    return f"Hana {next(NUMBERS)} Ř"


def registered(server: Server, name: str | None = None) -> tuple[Person, str, list[str]]:
    """Somebody with an account, its name, and the recovery codes."""
    person = Person(server, "Hana")
    called = name or a_name()
    told = person.post("/api/account", name=called, password=PASSWORD)
    return person, called, told["codes"]


def logged_in(server: Server, name: str, guest: str | None = None) -> Person:
    person = Person(server, guest)
    person.post("/api/account/log-in", name=name, password=PASSWORD)
    return person


def is_signed_out(line: Any) -> bool:
    try:
        while True:
            line.socket.recv(timeout=60)
    except ConnectionClosed as closed:
        return closed.rcvd is not None and closed.rcvd.code == 4401


def device_of(person: Person) -> Person:
    """Another browser of the same person, let in by a link."""
    other, token = Person(person.server), person.post("/api/account/links")["token"]
    claim = other.post("/api/links/ask", token=token)["claim"]
    [link] = [each for each in person.get("/api/account/links")["links"] if each["state"] == "asked"]
    person.post(f"/api/account/links/{link['id']}/grant")
    assert other.post("/api/links/take", token=token, claim=claim)["me"] is not None
    return other
