"""What a move costs: four people with their sockets at each of many tables, and a bare echo of the same bytes."""

import asyncio
from collections.abc import Awaitable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from statistics import median
from typing import TypeVar

from websockets.asyncio.client import ClientConnection

from bench import echo
from bench.games import Laid, Wanted
from bench.line import AT_ONCE, close_all, open_socket
from bench.measured import Measured
from bench.people import Company, Exchange, sit_together
from bench.roads import Road

T = TypeVar("T")

FOURSOMES = Wanted(tables=250, seats=4, rows=6)
OF_OTHER_GAMES = [
    Wanted(tables=60, seats=4, rows=20, game="white_castle"),
    Wanted(tables=60, seats=4, rows=120, game="shogun"),
    Wanted(tables=60, seats=4, rows=60, game="rising_sun"),
]  # in the middle of their first round, year and season
NOT_COUNTED = 3  # moves of every table before it is measured
ROUNDS = 4  # one slow moment of the machine is not what a move costs
COUNTED = 10  # moves of every table in each of them: hardly a game is over after all
KEPT_AT = 10  # tables, whose moves are what is echoed


@dataclass(frozen=True)
class Cost:
    """Of one move, in the server: seconds of processor time by round, bytes to each socket."""

    by_round: list[float]
    bytes: float
    moves: int

    @property
    def cpu(self) -> float:
        return median(self.by_round)


# --- moves ------------------------------------------------------------------------------------------------------


async def cost_of_moves(server: Measured, tables: Sequence[Laid]) -> tuple[Cost, list[Exchange]]:
    """And some of what went over the wire for them."""
    sitting = (sit_together(server.address, table, Random(number)) for number, table in enumerate(tables))
    companies = await some_at_once(sitting)
    lines = [line for company in companies for line in company.lines]
    try:
        await asyncio.gather(*(play(company, NOT_COUNTED) for company in companies))
        heard, moves, by_round, exchanges = sum(line.bytes for line in lines), 0, list[float](), list[Exchange]()
        for _ in range(ROUNDS):
            before = server.used()
            playing = [play(company, COUNTED, number < KEPT_AT) for number, company in enumerate(companies)]
            played = await asyncio.gather(*playing)
            made = sum(number for number, _ in played)
            by_round.append((server.used().cpu - before.cpu) / made)
            moves += made
            exchanges += [each for _, kept in played for each in kept]
        told = sum(line.bytes for line in lines) - heard
    finally:
        await close_all(lines)
    return Cost(by_round, told / moves / FOURSOMES.seats, moves), exchanges


async def play(company: Company, moves: int, keep: bool = False) -> tuple[int, list[Exchange]]:
    """As fast as they can, and not after the end of the game: how many moves, and what was kept of them."""
    kept: list[Exchange] = []
    for made in range(moves):
        if company.is_over:
            return made, kept
        if keep:
            kept.append(await company.exchange())
        else:
            await company.move()
    return moves, kept


# --- their echo -------------------------------------------------------------------------------------------------


async def cost_of_echo(exchanges: list[Exchange], companies: int, folder: Path, road: Road) -> Cost:
    """The same exchanges in as many companies of sockets, with nothing behind them."""
    file = folder / "exchanges"
    file.write_bytes(echo.written(exchanges))
    module = "bench.picows_echo" if road == "picows" else "bench.echo"
    with Measured(module, file, folder / f"echo-{road}", road) as server:
        opened = await some_at_once(open_company(server.address, number) for number in range(companies))
        try:
            await echo_all(opened, exchanges, 0, NOT_COUNTED)
            told, by_round = 0, list[float]()
            for first in range(NOT_COUNTED, NOT_COUNTED + ROUNDS * COUNTED, COUNTED):
                before = server.used()
                told += await echo_all(opened, exchanges, first, first + COUNTED)
                by_round.append((server.used().cpu - before.cpu) / (companies * COUNTED))
        finally:
            await asyncio.gather(*(socket.close() for sockets in opened for socket in sockets))
    moves = companies * ROUNDS * COUNTED
    return Cost(by_round, told / moves / FOURSOMES.seats, moves)


async def open_company(address: str, number: int) -> list[ClientConnection]:
    return [await open_socket(address, f"/echo/{number}/{seat}") for seat in range(FOURSOMES.seats)]


async def echo_all(
    opened: Sequence[Sequence[ClientConnection]], exchanges: list[Exchange], first: int, last: int
) -> int:
    """The bytes that came."""
    echoed = (echo_one(sockets, exchanges, company, first, last) for company, sockets in enumerate(opened))
    return sum(await asyncio.gather(*echoed))


async def echo_one(
    sockets: Sequence[ClientConnection], exchanges: list[Exchange], company: int, first: int, last: int
) -> int:
    told = 0
    for number in range(first, last):
        exchange = echo.exchange_of(exchanges, company, number)
        await sockets[exchange.seat].send(exchange.said, text=True)
        for socket, messages in zip(sockets, exchange.told, strict=True):
            for _ in messages:
                told += len(await socket.recv(decode=False))
    return told


async def some_at_once(jobs: Iterable[Awaitable[T]]) -> list[T]:
    waiting, done = list(jobs), list[T]()
    for first in range(0, len(waiting), AT_ONCE):
        done += await asyncio.gather(*waiting[first : first + AT_ONCE])
    return done
