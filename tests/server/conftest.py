"""A server of the tests' own, on each kind of database."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from server.crowd import Crowd, two_servers
from server.luck import luck as luck
from server.luck import own_luck as own_luck
from server.people import Server
from server.postgres import Postgres
from server.postgres import postgres as postgres
from server.seeded_serve import IMPATIENT
from server.tiny import TinyServer

from chabudai.server.storage import Store


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


@pytest.fixture(scope="session")
def pair(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Crowd]:
    """Two servers on one database, with the tiny game on the table."""
    with two_servers(tmp_path_factory.mktemp("crowd"), postgres.empty_database()) as running:
        yield running


# --- databases without a server: a test that asks for one runs on both kinds, unless it says otherwise ----------


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of an empty database."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'chabudai.sqlite3'}"
        return
    server = request.getfixturevalue("postgres")
    address = server.empty_database()
    yield address
    server.clear(address)


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    opened = Store(url)
    await opened.open()
    yield opened
    await opened.close()


@pytest.fixture
async def other_store(store: Store, url: str) -> AsyncIterator[Store]:
    """The same database as another worker sees it."""
    opened = Store(url)
    await opened.open()
    yield opened
    await opened.close()
