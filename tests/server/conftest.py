"""A server of the tests' own, on each kind of database."""

from collections.abc import Iterator

import pytest
from server.luck import luck as luck
from server.luck import own_luck as own_luck
from server.people import Server
from server.postgres import postgres as postgres
from server.seeded_serve import IMPATIENT
from server.tiny import TinyServer


@pytest.fixture(scope="session", params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str | None:
    """The address of a database, None for the embedded one."""
    if request.param == "sqlite":
        return None
    return str(request.getfixturevalue("postgres").empty_database())


@pytest.fixture(scope="session")
def server(database: str | None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server") / "data", database) as running:
        yield running


@pytest.fixture(scope="session")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One at which nobody waits for those who are away."""
    with Server(tmp_path_factory.mktemp("impatient") / "data", **{IMPATIENT: "yes"}) as running:
        yield running


@pytest.fixture(scope="session")
def tiny(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TinyServer]:
    """One with the tiny game on the table."""
    with TinyServer(tmp_path_factory.mktemp("tiny") / "data") as running:
        yield running
