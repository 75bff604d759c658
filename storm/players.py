"""People at tables of four, who answer as soon as they are asked, and come back when the line breaks.

They note each move that was acknowledged.
"""

import asyncio
import contextlib
import json
import random
import time
from dataclasses import dataclass, field
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from chabudai.server.cookies import COOKIE

PATIENCE = 30.0  # seconds to wait for an answer before one tries again
BROKEN = (OSError, WebSocketException, TimeoutError, httpx.HTTPError)


class Choice(msgspec.Struct):
    action: str
    refusal: Any


class Position(msgspec.Struct):
    n: int
    picks: int
    menu: list[Choice]
    over: bool


class Heard(msgspec.Struct):
    type: str
    position: Position | None = None
    error: Any = None


understood = msgspec.json.Decoder(Heard).decode


@dataclass
class Tally:
    """What all of them have seen."""

    acknowledged: list[tuple[str, int, str]] = field(default_factory=list)  # table, seat, action
    latencies: list[float] = field(default_factory=list)
    bytes: int = 0
    broken: int = 0  # lines
    absences: list[float] = field(default_factory=list)  # seconds until one was back at the table
    refused: dict[str, int] = field(default_factory=dict)
    games: int = 0


class Guest:
    """Somebody with a cookie."""

    def __init__(self, addresses: list[str]) -> None:
        self.addresses = addresses
        self.cookie = ""

    async def ask(self, method: str, path: str, **data: Any) -> Any:
        """Until somebody answers: processes may just be down."""
        while True:
            address = random.choice(self.addresses)
            headers = {"origin": address, "cookie": f"{COOKIE}={self.cookie}" if self.cookie else ""}
            with contextlib.suppress(*BROKEN):
                async with httpx.AsyncClient(trust_env=False, verify=False, timeout=PATIENCE) as http:
                    answer = await http.request(method, address + path, json=data, headers=headers)
                if answer.status_code < 500 and answer.status_code != 429:
                    self.cookie = answer.cookies.get(COOKIE, self.cookie)
                    return answer.json()
            await asyncio.sleep(0.2 + random.random() * 0.3)

    async def come_in(self) -> None:
        await self.ask("PUT", "/api/me", name="Guest")

    async def connect(self, table: str, address: str) -> ClientConnection:
        return await connect(
            f"{address.replace('http', 'ws', 1)}/api/tables/{table}/socket",
            additional_headers={"cookie": f"{COOKIE}={self.cookie}"} if self.cookie else {},
            origin=address,  # type: ignore[arg-type]
            compression=None,
            max_size=None,
            open_timeout=PATIENCE,
            ping_interval=None,
            proxy=None,
        )


class Seat:
    def __init__(self, number: int, guest: Guest, tally: Tally, pause: float, door: int) -> None:
        self.number = number
        self.person = guest
        self.tally = tally
        self.pause = pause
        self.door = door  # the process that is tried first

    async def play(self, table: str) -> None:
        """To the end of the game, over as many lines as it takes."""
        addresses, tries = self.person.addresses, self.door
        away = time.perf_counter()
        while True:
            try:
                socket = await self.person.connect(table, addresses[tries % len(addresses)])
                async with contextlib.aclosing(Talk(self, table, socket)) as talk:
                    await talk.come()
                    if tries > self.door:
                        self.tally.absences.append(time.perf_counter() - away)
                    await talk.play()
                return
            except BROKEN:
                self.tally.broken += 1
            if tries == self.door or time.perf_counter() - away > PATIENCE:
                away = time.perf_counter()
            tries += 1
            await asyncio.sleep(0.1 + random.random() * 0.4)


class Talk:
    """One line, until it breaks or the game is over."""

    def __init__(self, seat: Seat, table: str, socket: ClientConnection) -> None:
        self.seat = seat
        self.table = table
        self.socket = socket
        self.position: Position | None = None

    async def aclose(self) -> None:
        with contextlib.suppress(*BROKEN):
            await self.socket.close()

    async def hear(self) -> Heard:
        async with asyncio.timeout(PATIENCE * 4):
            said = await self.socket.recv(decode=False)
        self.seat.tally.bytes += len(said)
        heard = understood(said)
        self.position = heard.position or self.position
        return heard

    async def come(self) -> None:
        while (heard := await self.hear()).type != "chat":
            if heard.error is not None:
                raise TimeoutError  # the table cannot be opened just now

    async def play(self) -> None:
        answered: tuple[int, int] | None = None
        while self.position is None or not self.position.over:
            question = self.question()
            if question is None or question == answered:
                await self.hear()
                continue
            if self.seat.pause:
                await asyncio.sleep(random.random() * 2 * self.seat.pause)
            answered = question if await self.move() else None
            if answered is None:
                await self.hear_news(question)

    def question(self) -> tuple[int, int] | None:
        position = self.position
        if position is None or not any(entry.refusal is None for entry in position.menu):
            return None
        return position.n, position.picks

    async def hear_news(self, question: tuple[int, int]) -> None:
        """After a refusal: whoever was quicker is heard of soon."""
        while self.question() == question:
            await self.hear()

    async def move(self) -> bool:
        position, tally = self.position, self.seat.tally
        assert position is not None
        action = random.choice([entry.action for entry in position.menu if entry.refusal is None])
        said = {"type": "move", "id": 1, "n": position.n, "picks": position.picks, "actions": [action]}
        sent = time.perf_counter()
        await self.socket.send(json.dumps(said))
        while (heard := await self.hear()).type not in ("ok", "error"):
            pass
        if heard.type == "error":
            kind = heard.error["kind"]
            tally.refused[kind] = tally.refused.get(kind, 0) + 1
            return False
        tally.latencies.append(time.perf_counter() - sent)
        tally.acknowledged.append((self.table, self.seat.number, action))
        return True


class Party:
    """Four people who play one game after the other, at one process or each at another."""

    def __init__(self, addresses: list[str], tally: Tally, pause: float, doors: list[int]) -> None:
        self.guests = [Guest(addresses) for _ in doors]
        seats = enumerate(zip(self.guests, doors, strict=True))
        self.seats = [Seat(number, guest, tally, pause, door) for number, (guest, door) in seats]
        self.tally = tally

    async def play_on(self) -> None:
        for guest in self.guests:
            await guest.come_in()
        while True:
            await self.play()
            self.tally.games += 1

    async def play(self) -> None:
        host, *others = self.guests
        table = (await host.ask("POST", "/api/tables", game="tokaido", seats=4, public=False))["id"]
        for guest in others:
            await guest.ask("POST", f"/api/tables/{table}/sit")
        await host.ask("POST", f"/api/tables/{table}/start")
        await asyncio.gather(*(seat.play(table) for seat in self.seats))


@contextlib.asynccontextmanager
async def parties(addresses: list[str], number: int, pause: float = 0.0, apart: bool = True) -> Any:
    """So many tables at which is played, as long as this lasts. What they have seen."""
    tally = Tally()
    doors = [[table + seat * apart for seat in range(4)] for table in range(number)]
    playing = [asyncio.create_task(Party(addresses, tally, pause, each).play_on()) for each in doors]
    try:
        yield tally
        for task in playing:
            if task.done():
                task.result()
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
