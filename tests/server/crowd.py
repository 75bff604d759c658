"""Several processes on one PostgreSQL: people who come to the same table at different ones."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from server.people import Line, Person, Server
from server.seeded_serve import TINY
from server.tiny import GAME, NAMES


class Crowd:
    """Servers of one kind on one database."""

    def __init__(self, servers: list[Server]) -> None:
        self.servers = servers

    def person(self, number: int, name: str | None = None) -> Person:
        """Somebody who comes to the server with this number."""
        return Person(self.servers[number], name)

    def people(self, seats: int) -> list[Person]:
        """Each at another server than the last one."""
        return [self.person(seat % len(self.servers), NAMES[seat]) for seat in range(seats)]

    def also_at(self, number: int, person: Person) -> Person:
        """The same guest, in a browser that came to this server."""
        twin = self.person(number)
        twin.http.cookies.set("chabudai", person.secret())
        return twin


def begun(people: list[Person], game: str = GAME) -> str:
    """The table of a game between these people."""
    table = str(people[0].lay(game, seats=len(people))["id"])
    for person in people[1:]:
        person.post(f"/api/tables/{table}/sit")
    people[0].post(f"/api/tables/{table}/start")
    return table


@contextmanager
def at(table: str, *people: Person) -> Iterator[list[Line]]:
    """Everybody at the table."""
    with ExitStack() as lines:
        yield [lines.enter_context(person.sit_at(table)) for person in people]


def all_hear(lines: list[Line], of: Line) -> None:
    for line in lines:
        line.hear_with(of)


@contextmanager
def two_servers(folder: Path, database: str, **environment: str) -> Iterator[Crowd]:
    """With the tiny game on the table."""
    with ExitStack() as servers:
        started = [Server(folder / name, database, **{TINY: "yes"} | environment) for name in ("one", "other")]
        yield Crowd([servers.enter_context(server) for server in started])
