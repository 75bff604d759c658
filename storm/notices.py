"""Many who are away and called at once by webhooks, good and bad ones, while others play."""

import asyncio
import itertools
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field

import httpx

from storm.accounts import played_beside
from storm.house import House, Watched
from storm.loads import Rows, all_play, judged, lost_of
from storm.players import PATIENCE, parties

# How webhooks answer, one after the other: most are good, some drip, some fail, some are gone.
MANNERS = ("good",) * 7 + ("drips", "fails", "gone")
STATUS = {"good": 204, "fails": 500, "gone": 410}
SETTINGS = {"CHABUDAI_NOTICE_HOSTS": "127.0.0.1", "CHABUDAI_NOTICE_SECONDS": "1"}
DRIP = 0.5  # seconds between two bytes
LONGEST = 120.0  # seconds to wait for the last
AT_ONCE = 20  # people who come in together


@dataclass
class Post:
    """What came to the webhooks, by their number, and when the last good one was told."""

    told: Counter[int] = field(default_factory=Counter)
    last: float = 0.0

    def good(self, people: int) -> list[int]:
        return [
            number
            for number, manner in zip(range(people), itertools.cycle(MANNERS), strict=False)
            if manner == "good"
        ]


async def calls(house: House, people: int, tables: int) -> Rows:
    server, post = house.servers[0], Post()
    assert isinstance(server, Watched)
    async with webhooks(post) as port, parties(house.addresses(), tables, pause=0.05) as tally:
        await all_play(tally, tables)
        what = f"{people} who are away are called at once"
        rows = await played_beside(server, tally, what, call_all(house, people, port, post))
        rows.append((what, told(post, people)))
        lost = lost_of(house, tally)
    traces = house.logs().count("Traceback")
    shown = house.logs().count("/hook/")
    return [
        *rows,
        ("acknowledged moves lost meanwhile", lost),
        ("tracebacks in the logs, addresses in the logs", judged(traces + shown, f"{traces}, {shown}")),
    ]


def told(post: Post, people: int) -> str:
    """Everybody with a good webhook once; how often the others were tried."""
    good = post.good(people)
    once = sum(post.told[number] == 1 for number in good)
    bad = sum(post.told.values()) - sum(post.told[number] for number in good)
    figure = f"{once} of {len(good)} told once; {bad} tries at {people - len(good)} that drip, fail or are gone"
    return judged(len(good) - once, f"{figure}; the last was told after {post.last:.1f} s")


async def call_all(house: House, people: int, port: int, post: Post) -> None:
    """Each lays a table against a bot and goes away; until everybody was told who can be."""
    began, slots = time.perf_counter(), asyncio.Semaphore(AT_ONCE)

    async def come(number: int, address: str) -> None:
        async with slots:
            await go_away(address, number, port)

    addresses = itertools.cycle(house.addresses())
    await asyncio.gather(*(come(number, next(addresses)) for number in range(people)))
    while time.perf_counter() - began < LONGEST and any(not post.told[number] for number in post.good(people)):
        await asyncio.sleep(0.1)
    post.last = time.perf_counter() - began


async def go_away(address: str, number: int, port: int) -> None:
    hook = {"shape": "json", "address": f"http://127.0.0.1:{port}/hook/{number}"}
    laid = {"game": "tokaido", "seats": 2, "bots": ["novice"], "start": True, "pace": 0}
    headers = {"origin": address}
    async with httpx.AsyncClient(
        base_url=address, headers=headers, trust_env=False, verify=False, timeout=PATIENCE
    ) as http:
        for method, path, said in (
            ("PUT", "/api/me", {"name": f"Away {number}"}),
            ("PUT", "/api/notices/hook", hook),
            ("POST", "/api/tables", laid),
        ):
            (await http.request(method, path, json=said)).raise_for_status()


@asynccontextmanager
async def webhooks(post: Post) -> AsyncIterator[int]:
    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError, asyncio.IncompleteReadError, asyncio.CancelledError):
            head = await reader.readuntil(b"\r\n\r\n")
            number = int(head.split()[1].rpartition(b"/")[2])
            post.told[number] += 1
            await answered(writer, MANNERS[number % len(MANNERS)])
        writer.close()

    server = await asyncio.start_server(answer, "127.0.0.1", 0)
    async with server:
        yield int(server.sockets[0].getsockname()[1])


async def answered(writer: asyncio.StreamWriter, manner: str) -> None:
    if manner != "drips":
        writer.write(b"HTTP/1.1 %d .\r\ncontent-length: 0\r\n\r\n" % STATUS[manner])
        await writer.drain()
        return
    writer.write(b"HTTP/1.1 200 OK\r\ncontent-length: 1000\r\n\r\n")
    while not writer.is_closing():
        writer.write(b".")
        await writer.drain()
        await asyncio.sleep(DRIP)
