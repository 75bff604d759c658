"""Sockets that come and go leave nothing behind, and what others leave is collected while nobody waits."""

import asyncio
import gc
import socket
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
from litestar import WebSocket
from server.lobbies import Pondering
from websockets.sync.client import connect

from chabudai.server.door import app
from chabudai.server.door.admission import Admission
from chabudai.server.door.app import Setup, application
from chabudai.server.door.bounded import BoundedFrames, BoundedRequests
from chabudai.server.door.http_protocol import HttpProtocol
from chabudai.server.door.socket_protocol import SocketProtocol
from chabudai.server.limits import Limits
from chabudai.server.processes.garbage import AT_MOST_EVERY, QUIET, QuietCollector
from chabudai.server.table.connection import Connection
from chabudai.server.table.inbox import Inbox

pytestmark = [pytest.mark.anyio, pytest.mark.filterwarnings("ignore::DeprecationWarning")]
LEFT_BEHIND = (Connection, Inbox, SocketProtocol, BoundedFrames, BoundedRequests, HttpProtocol, WebSocket)
TIMES = 5


class Sitting(Pondering):
    def open(self) -> Any: ...

    def close(self) -> None: ...


def come_and_go(address: str, table: str) -> None:
    for _ in range(TIMES):
        where = f"ws://{address}/api/tables/{table}/socket"
        with connect(where, origin=f"http://{address}", compression=None) as line:  # type: ignore[arg-type]
            while '"type":"chat"' not in str(line.recv()):
                pass


def lay_table(address: str) -> str:
    with httpx.Client(base_url=f"http://{address}", headers={"origin": f"http://{address}"}) as client:
        client.put("/api/me", json={"name": "Hana"})
        return str(client.post("/api/tables", json={"game": "tokaido", "seats": 2}).json()["id"])


async def test_sockets_that_come_and_go_leave_nothing_to_collect(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app, "BotPool", Sitting)
    admission = Admission(Limits(), 1000)
    config = uvicorn.Config(
        application(Setup(f"sqlite:///{tmp_path / 'chabudai.sqlite3'}")),
        http=partial(HttpProtocol, admission),  # type: ignore[arg-type]
        ws=SocketProtocol,
        ws_per_message_deflate=False,
        log_config=None,
    )
    listening = socket.create_server(("127.0.0.1", 0))
    server = uvicorn.Server(config)
    running = asyncio.create_task(server._serve([listening]))
    address = f"127.0.0.1:{listening.getsockname()[1]}"
    table = await asyncio.to_thread(lay_table, address)
    gc.collect()
    gc.disable()
    try:
        await asyncio.to_thread(come_and_go, address, table)
        while admission.open or server.server_state.tasks:
            await asyncio.sleep(0.01)
        left = [type(each).__name__ for each in gc.get_objects() if type(each) in LEFT_BEHIND]
    finally:
        gc.enable()
        server.should_exit = True
        await running
    assert left == []


class Noted:
    """What is collected, as time goes by."""

    def __init__(self) -> None:
        self.now = self.asked = 0.0
        self.collected: list[int] = []
        self.waste = QuietCollector(lambda: self.asked, lambda: self.now, self.collected.append)

    def pass_by(self, seconds: int, asking: bool = False) -> list[int]:
        """Look every second; what was collected meanwhile."""
        self.collected.clear()
        for _ in range(seconds):
            self.now += 1
            if asking:
                self.asked = self.now
            self.waste.look()
        return self.collected.copy()


def test_nothing_is_collected_while_somebody_asks() -> None:
    assert Noted().pass_by(1000, asking=True) == []


def test_in_quiet_moments_what_is_young_is_collected_and_in_long_ones_what_is_old() -> None:
    noted = Noted()
    noted.pass_by(1000, asking=True)
    assert noted.pass_by(1) == [1]
    assert noted.pass_by(1000) == [2]


def test_where_nothing_happens_nothing_is_collected_again() -> None:
    noted = Noted()
    noted.pass_by(1000, asking=True)
    noted.pass_by(1000)
    assert noted.pass_by(100_000) == []


def test_however_quiet_it_is_between_it_is_not_collected_all_the_time() -> None:
    noted = Noted()
    times = 0
    for _ in range(100):
        noted.pass_by(1, asking=True)
        times += len(noted.pass_by(8))
    assert times <= 900 / AT_MOST_EVERY[1] + 900 / AT_MOST_EVERY[2] + 2
    assert QUIET[1] < QUIET[2]
