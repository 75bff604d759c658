"""Every test of the storage runs on both engines, unless it says otherwise."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from chabudai.server.storage import Store


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
