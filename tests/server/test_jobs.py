"""The jobs of a process end when it is told to end, whatever they are at."""

import asyncio
from typing import Any, cast

import pytest

from chabudai.server.lobby.lobby import Lobby
from chabudai.server.processes import jobs
from chabudai.server.processes.jobs import Jobs

pytestmark = pytest.mark.anyio


class Beginning(Jobs):
    """Does not heed the first word, as the library that does the jobs while it begins to work."""

    def __init__(self) -> None:
        super().__init__(cast(Lobby, None), "postgresql://nowhere/nothing")
        self.begun = asyncio.Event()

    async def work(self) -> None:
        self.begun.set()
        try:
            await asyncio.Future[Any]()
        except asyncio.CancelledError:
            await asyncio.Future[Any]()

    async def rescue_on(self) -> None:
        await asyncio.Future[Any]()


async def test_whoever_is_told_to_end_while_beginning_to_work_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jobs, "SAY_AGAIN", 0.01)
    beginning = Beginning()
    beginning.open()
    await beginning.begun.wait()
    async with asyncio.timeout(60):
        await beginning.close()
    assert all(task.done() for task in beginning.tasks)
