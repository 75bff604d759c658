"""Attacks in small pieces: frames that are no text, and bodies in chunks of one byte. How long does everybody else
wait meanwhile?"""

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable, Iterator
from typing import NamedTuple

from chabudai.server.table.messages import MOST_BAD
from storm.coming import STRANGER, Outcome, guest_at, place_of
from storm.house import House
from storm.loads import all_play
from storm.players import Tally, parties

TABLES, PAUSE = 4, 0.05  # of four people, who think about so long
SECONDS = 5.0  # for which each flood lasts, and for which is counted without any
MEGABYTE = 1 << 20
AT_ONCE = MEGABYTE // 16  # written sixteen times a second
TOO_LONG = 1.0  # seconds that nobody may wait for an answer

MASK = bytes(4)
PING, PONG = b"\x89\x80" + MASK, b"\x8a\x80" + MASK
BEGINS, GOES_ON, ONE_BYTE = b"\x01\x80" + MASK, b"\x00\x80" + MASK, b"\x00\x81" + MASK + b"x"
NONSENSE = b"\x81\x81" + MASK + b"{"  # a text


class Flood(NamedTuple):
    """What is said over each line when one comes, then after an answer, and then without end."""

    first: bytes
    then: bytes
    comes: bytes = b""

    def pieces(self) -> Iterator[bytes]:
        yield self.first + self.then * (AT_ONCE // len(self.then))
        while True:
            yield self.then * (AT_ONCE // len(self.then))

    async def begin(self, house: House) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        reader, writer = await asyncio.open_connection(*place_of(house), local_addr=(STRANGER, 0))
        writer.write(self.comes)
        if self.comes:
            await reader.readuntil(b"\r\n\r\n")
        return reader, writer


FRAMES = {
    "pings": Flood(b"", PING),
    "pongs": Flood(b"", PONG),
    "empty fragments": Flood(BEGINS, GOES_ON),
    "fragments of a byte": Flood(BEGINS, ONE_BYTE),
    "frames after our own close": Flood(NONSENSE * MOST_BAD, PING),
}
CHUNKS = Flood(
    b"PUT /api/me HTTP/1.1\r\nHost: %s:%d\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n",
    b"1\r\nx\r\n",
)


async def tiny_frames(house: House) -> Outcome:
    """One line at a time, from one address and without a seat, at a megabyte a second; then a megabyte at once."""
    guest = await guest_at(house)
    table = (await guest.ask("POST", "/api/tables", game="tokaido", seats=2))["id"]
    comes = comes_to(house, table)
    return await tried_beside_players(house, {name: flood._replace(comes=comes) for name, flood in FRAMES.items()})


async def chunks_of_a_byte(house: House) -> Outcome:
    host, port = place_of(house)
    return await tried_beside_players(house, {"chunks": Flood(CHUNKS.first % (host.encode(), port), CHUNKS.then)})


def comes_to(house: House, table: str) -> bytes:
    host, port = place_of(house)
    head = [
        f"GET /api/tables/{table}/socket HTTP/1.1",
        f"Host: {host}:{port}",
        f"Origin: http://{host}:{port}",
        *("Upgrade: websocket", "Connection: Upgrade"),
        *("Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="),
    ]
    return "\r\n".join([*head, "", ""]).encode()


async def tried_beside_players(house: House, floods: dict[str, Flood]) -> Outcome:
    """Each flood while people play; what is left of their moves, and the longest wait for an answer."""
    async with parties(house.addresses(), TABLES, PAUSE) as tally:
        await all_play(tally, TABLES)
        quiet = await counted(tally, asyncio.sleep)
        beside = {name: await counted(tally, pouring(house, flood)) for name, flood in floods.items()}
        bursts = {name: await counted(tally, bursting(house, flood)) for name, flood in floods.items()}
    told = [f"{name} {seen.moves} ({seen.longest:.2f} s)" for name, seen in beside.items()]
    worst = max(seen.longest for seen in bursts.values())
    holds = all(seen.moves > quiet.moves / 2 and seen.longest < TOO_LONG for seen in beside.values())
    figure = f"moves in {SECONDS:.0f} s (longest wait): alone {quiet.moves} ({quiet.longest:.2f} s), beside "
    return holds and worst < TOO_LONG, f"{figure}{', '.join(told)}; beside a megabyte at once {worst:.2f} s"


class Seen(NamedTuple):
    moves: int
    longest: float


async def counted(tally: Tally, meanwhile: Callable[[float], Awaitable[None]]) -> Seen:
    """The moves that are acknowledged meanwhile, and of those that were sent meanwhile the longest wait."""
    tally.latencies.clear()
    await meanwhile(SECONDS)
    moves = len(tally.latencies)
    await asyncio.sleep(SECONDS / 2)  # who waits has an answer by now, or waits longer than is asked here
    return Seen(moves, max(tally.latencies, default=SECONDS))


def pouring(house: House, flood: Flood) -> Callable[[float], Awaitable[None]]:
    async def pour(seconds: float) -> None:
        end = time.perf_counter() + seconds
        while time.perf_counter() < end:
            with contextlib.suppress(OSError, TimeoutError, asyncio.IncompleteReadError):
                async with asyncio.timeout(end - time.perf_counter()):
                    await pour_until_cut(house, flood)
            await asyncio.sleep(0.02)

    return pour


async def pour_until_cut(house: House, flood: Flood) -> None:
    reader, writer = await flood.begin(house)
    heard = asyncio.create_task(reader.read(-1))
    try:
        for piece in flood.pieces():
            writer.write(piece)
            await writer.drain()
            await asyncio.sleep(AT_ONCE / MEGABYTE)
            if heard.done():
                return
    finally:
        heard.cancel()
        writer.transport.abort()


def bursting(house: House, flood: Flood) -> Callable[[float], Awaitable[None]]:
    async def burst(seconds: float) -> None:
        _, writer = await flood.begin(house)
        writer.write(flood.first)
        await asyncio.sleep(seconds / 5)
        writer.write(flood.then * (MEGABYTE // len(flood.then)))
        await asyncio.sleep(seconds * 4 / 5)
        writer.transport.abort()

    return burst
