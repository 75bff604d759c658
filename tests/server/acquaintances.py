"""People who know each other: accounts, invitations, blocks, and all that a reader is told of a table."""

import re
from itertools import count
from typing import Any

from server.people import Line, Person, Server
from server.registering import PASSWORD

NUMBERS = count(1)


def registered(server: Server) -> tuple[Person, str]:
    """Somebody with an account, and its name."""
    person, name = Person(server, "Momo"), f"Momo {next(NUMBERS)} of the hill"
    person.post("/api/account", name=name, password=PASSWORD)
    return person, name


def everything_told(reader: Person, table: str) -> list[bytes]:
    """Every answer about a table, and all that a socket is told of it at first."""
    paths = ["", "/log", "/positions/0"]
    asked = [f"/api/tables/{table}{path}" for path in paths] + ["/api/me/tables", "/api/tables"]
    with Line(reader, table) as line:
        line.say("ping")
        heard = [said.encode() for said in line.bytes]
    told = [*(reader.http.get(path).content for path in asked), *heard]
    return list(dict.fromkeys(without_presence(each) for each in told))


def without_presence(told: bytes) -> bytes:
    """Time away grows by itself; a closed line is noticed a moment later, and then the table is told anew."""
    return re.sub(rb'"here":\w+,"away":\w+|"watching":\d+', b'"presence":null', told)


def invite_only(host: Person, seats: int = 3, **wanted: Any) -> str:
    return str(host.lay(seats=seats, invite_only=True, **wanted)["id"])


def invited(host: Person, table: str, **whom: str) -> list[dict[str, Any]]:
    return list(host.post(f"/api/tables/{table}/invitations", **whom)["invitations"])


def sit(person: Person, table: str) -> Any:
    return person.post(f"/api/tables/{table}/sit")


def my_invitations(person: Person) -> list[str]:
    return [each["table"]["id"] for each in person.get("/api/me/invitations")["invitations"]]


def played(server: Server) -> tuple[Person, Person]:
    """Two who have played with each other."""
    host, other = Person(server, "Hana"), Person(server, "Petr")
    table = host.lay()["id"]
    sit(other, table)
    host.post(f"/api/tables/{table}/start")
    return host, other


def profile(person: Person) -> str:
    return str(person.get("/api/me")["me"]["profile"])


def block(person: Person, other: Person, kind: str = "block") -> list[dict[str, Any]]:
    return list(person.put(f"/api/people/{profile(other)}/block", kind=kind)["people"])
