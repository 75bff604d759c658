"""Requests that nobody would write, at tables that are really there: each is answered by a word of the protocol.

`pytest --cases 20000` makes up more of them; `make storm` does.
"""

from collections.abc import Callable
from typing import Any

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from server.people import Person, Server

from chabudai.bots.registry import LEVELS
from chabudai.core.languages import LANGUAGES
from chabudai.registry import games

CHECKS: list[Any] = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
QUIET = settings(
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=list(HealthCheck),
    phases=[Phase.generate, Phase.shrink],
)


class Hall:
    """Guests and tables in every state, whose ids go into the requests."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.people = [Person(server, "Hana"), Person(server, "Petr"), Person(server)]
        host, friend, _ = self.people
        self.tables = [self.waiting(host), self.running(host, friend), self.finished(host)]
        described = Person(server).get("/api/docs/openapi.json")
        self.schema = schemathesis.openapi.from_dict(described)
        self.sessions = [self.session(person) for person in self.people]

    def waiting(self, host: Person) -> str:
        return str(host.lay(seats=3, bots=["novice"])["id"])

    def running(self, host: Person, friend: Person) -> str:
        table = str(host.lay(seats=2)["id"])
        friend.post(f"/api/tables/{table}/sit")
        host.post(f"/api/tables/{table}/start")
        return table

    def finished(self, host: Person) -> str:
        """A bot plays on for somebody who has left, to the end."""
        table = str(host.lay(seats=2, bots=["novice"], start=True, pace=0)["id"])
        host.post(f"/api/tables/{table}/leave")
        with host.sit_at(table) as line:
            line.wait_for(lambda each: each.position["over"])
        return table

    def session(self, person: Person) -> requests.Session:
        session = requests.Session()
        session.trust_env = False
        session.headers["origin"] = self.server.address
        session.cookies.update(dict(person.http.cookies))
        return session

    def real_values(self) -> dict[str, st.SearchStrategy[Any]]:
        """What a request about something real would say, by the name of the value."""
        numbers = st.integers(-2, 7) | st.none() | st.integers()
        options = {option.id: st.sampled_from(option.values) for game in games() for option in game.options}
        return {
            "table": st.sampled_from(self.tables),
            "game": st.sampled_from([game.id for game in games()]),
            "lang": st.sampled_from([*LANGUAGES, "xx", "../en"]),
            "state": st.sampled_from(["open", "finished", "closed"]),
            "at": st.integers(-1, 60) | st.integers(),
            "eyes": numbers,
            "part": numbers,
            "seat": numbers,
            "seats": st.integers(0, 6),
            "bot": st.sampled_from([*LEVELS, None, "none"]),
            "bots": st.lists(st.sampled_from([*LEVELS, None]), max_size=4),
            "name": st.text(max_size=30),
            "options": st.fixed_dictionaries({}, optional=options),
            "pace": st.integers(-1, 6000) | st.none(),
        }

    def cases(self) -> st.SearchStrategy[Case]:
        """Requests that fit the description, and such that do not; half of what they name is real."""
        modes = (GenerationMode.POSITIVE, GenerationMode.NEGATIVE)
        operations = [each.ok() for each in self.schema.get_all_operations()]
        made_up = st.one_of([each.as_strategy(generation_mode=mode) for each in operations for mode in modes])
        real = self.real_values()

        @st.composite
        def case(draw: Callable[[Any], Any]) -> Case:
            drawn: Case = draw(made_up)
            for part in (drawn.path_parameters, drawn.query, drawn.body):
                for name in part if isinstance(part, dict) else ():
                    if name in real and draw(st.booleans()):
                        part[name] = draw(real[name])
            return drawn

        return case()

    def ask(self, case: Case, who: int) -> requests.Response:
        return case.call(base_url=self.server.address, session=self.sessions[who])  # type: ignore[return-value]


@pytest.fixture(scope="module")
def hall(server: Server) -> Hall:
    return Hall(server)


def test_whatever_is_asked_is_answered_as_described(hall: Hall, request: pytest.FixtureRequest) -> None:
    before, number = hall.server.told(), request.config.getoption("cases")

    @settings(QUIET, max_examples=number)
    @given(case=hall.cases(), who=st.integers(0, 2))
    def ask(case: Case, who: int) -> None:
        case.validate_response(hall.ask(case, who), checks=CHECKS)

    ask()
    assert hall.server.told() == before, "nothing of it is news for the log"
    assert Person(hall.server, "Eva").get("/api/health")["ok"]
