"""What one process carries, and two; what faults cost; what sockets leave behind."""

import asyncio
import itertools
import os
import random
import signal
import statistics
import time
from collections import defaultdict
from collections.abc import Awaitable, Callable, Iterable
from typing import Any

import psycopg

from storm.house import House
from storm.players import Guest, Tally, parties

Rows = list[tuple[str, str]]


def milliseconds(seconds: float) -> str:
    return f"{seconds * 1000:.1f} ms"


async def carried(house: House, tables: int, seconds: float, apart: bool = False) -> Rows:
    """As many moves as there are answers, and what each costs."""
    async with parties(house.addresses(), tables, apart=apart) as tally:
        await all_play(tally, tables)
        before, moves, bytes_ = sum(each.cpu() for each in house.servers), len(tally.acknowledged), tally.bytes
        tally.latencies.clear()
        began = time.perf_counter()
        await asyncio.sleep(seconds)
        wall = time.perf_counter() - began
        cpu, made = sum(each.cpu() for each in house.servers) - before, len(tally.acknowledged) - moves
        told = tally.bytes - bytes_
    quantiles = statistics.quantiles(tally.latencies, n=100)
    many = f"{len(house.servers)} process{'es' if len(house.servers) > 1 else ''}, {tables * 4} people"
    many += ", those of a table apart" if apart else ""
    return [
        (f"{many}: moves a second", f"{made / wall:.0f}"),
        (f"{many}: server time a move", f"{cpu / made * 1000:.2f} ms, {cpu / wall:.2f} cores busy"),
        (
            f"{many}: acknowledged after (half, 99 of 100)",
            f"{milliseconds(quantiles[49])}, {milliseconds(quantiles[98])}",
        ),
        (f"{many}: bytes told a move", f"{told / made:,.0f}"),
        (f"{many}: acknowledged moves lost", lost_of(house, tally)),
    ]


# --- every acknowledged move ------------------------------------------------------------------------------------


def lost_of(house: House, tally: Tally) -> str:
    """Each acknowledged move of a seat is among its stored ones, in that order."""
    wanted: dict[tuple[str, int], list[str]] = defaultdict(list)
    for table, seat, action in tally.acknowledged:
        wanted[table, seat].append(action)
    stored = stored_in(house)
    missing = sum(missing_in(actions, stored[key]) for key, actions in wanted.items())
    return judged(missing, f"{missing} of {len(tally.acknowledged):,}")


def judged(amiss: int, figure: str) -> str:
    """A figure of something that must not be: whoever reads on must stumble over it."""
    return f"**BROKEN**: {figure}" if amiss else figure


def stored_in(house: House) -> dict[tuple[str, int], list[str]]:
    """Rows, and after them what is picked and not yet a row, at one moment: what was sent last may still be done
    while we read, and turn picks into rows."""
    stored: dict[tuple[str, int], list[str]] = defaultdict(list)
    with psycopg.connect(house.url) as connection:
        connection.isolation_level = psycopg.IsolationLevel.REPEATABLE_READ
        for table, seat, action in connection.execute(
            "SELECT table_id, seat, action FROM moves ORDER BY table_id, n"
        ):
            stored[table, seat].append(action)
        for table, seat, actions in connection.execute("SELECT table_id, seat, actions FROM picks"):
            stored[table, seat] += actions
    return stored


def missing_in(actions: Iterable[str], stored: list[str]) -> int:
    rest = iter(stored)
    return sum(action not in rest for action in actions)


# --- faults -----------------------------------------------------------------------------------------------------


async def faults(house: House, tables: int, seconds: float, every: float) -> Rows:
    """Somebody is killed all the time, each kind of fault at least once, and everybody plays on."""
    done: dict[str, int] = defaultdict(int)
    async with parties(house.addresses(), tables, pause=0.05) as tally:
        bots = await lay_for_bots(house, 4)
        await all_play(tally, tables)
        end = time.perf_counter() + seconds
        for blow in itertools.cycle(BLOWS):
            if time.perf_counter() > end and len(done) == len(BLOWS):
                break
            await blow(house)
            done[blow.__name__.replace("_", " ")] += 1
            await asyncio.sleep(every)
        before, at = len(tally.acknowledged), await rows_of(house, bots)
        await until(lambda: go_on(house, bots, at, tally, before), 60)
        stuck = [table for table, rows in (await rows_of(house, bots)).items() if rows <= at[table]]
    absent, traces = sorted(tally.absences) or [0.0], house.logs().count("Traceback")
    blows = ", ".join(f"{number} × {name}" for name, number in done.items())
    return [
        (f"faults while {tables * 4} people play at {len(house.servers)} processes", blows),
        ("acknowledged moves lost", lost_of(house, tally)),
        (
            "lines broken; back at the table after (half, longest)",
            f"{tally.broken}; {absent[len(absent) // 2]:.1f} s, {absent[-1]:.1f} s",
        ),
        ("tables of bots that stood still afterwards", judged(len(stuck), f"{len(stuck)} of {len(bots)}")),
        ("tracebacks in the logs", judged(traces, str(traces))),
    ]


async def all_play(tally: Tally, tables: int) -> None:
    """Nothing is counted before a move was made at each table."""

    async def is_so() -> bool:
        return len({table for table, _, _ in tally.acknowledged}) >= tables

    await until(is_so, 300)


async def until(reached: Callable[[], Awaitable[bool]], seconds: float) -> None:
    end = time.perf_counter() + seconds
    while not await reached() and time.perf_counter() < end:
        await asyncio.sleep(0.5)


async def go_on(house: House, bots: list[str], at: dict[str, int], tally: Tally, before: int) -> bool:
    rows = await rows_of(house, bots)
    return len(tally.acknowledged) > before and all(rows[table] > at[table] for table in bots)


async def kill_a_server(house: House) -> None:
    server = random.choice(house.servers)
    await asyncio.to_thread(server.kill)
    await asyncio.to_thread(server.start)


async def restart_in_order(house: House) -> None:
    """As for an update: told to end, started again."""
    for server in house.servers:
        await asyncio.to_thread(server.stop)
        await asyncio.to_thread(server.start)


async def kill_a_bot(house: House) -> None:
    if house.workers:
        worker = random.choice(house.workers)
        await asyncio.to_thread(worker.kill)
        await asyncio.to_thread(worker.start)
        return
    thinking = [child for server in house.servers for child in server.children()]
    for child in thinking[:1]:
        os.kill(child, signal.SIGKILL)


async def restart_database(house: House) -> None:
    await asyncio.to_thread(house.postgres.stop)
    await asyncio.to_thread(house.postgres.start)


async def crash_database(house: House) -> None:
    await asyncio.to_thread(house.postgres.crash)
    await asyncio.to_thread(house.postgres.start)


BLOWS = (kill_a_server, kill_a_bot, restart_in_order, restart_database, crash_database)


async def lay_for_bots(house: House, number: int, level: str = "novice", pace: int = 2000) -> list[str]:
    """Tables at which a bot plays on for somebody who left: nobody looks, so only the server keeps them going."""
    tables = []
    for _ in range(number):
        guest = Guest(house.addresses())
        await guest.come_in()
        wanted: dict[str, Any] = {"game": "shogun", "seats": 4, "bots": [level] * 3, "pace": pace}
        table = (await guest.ask("POST", "/api/tables", **wanted, start=True))["id"]
        await guest.ask("POST", f"/api/tables/{table}/leave")
        tables.append(table)
    return tables


async def rows_of(house: House, tables: list[str]) -> dict[str, int]:
    def ask() -> dict[str, int]:
        with psycopg.connect(house.url) as connection:
            counted = connection.execute("SELECT table_id, count(*) FROM moves GROUP BY table_id").fetchall()
            over = connection.execute("SELECT id FROM tables WHERE state = 'finished'").fetchall()
        rows = dict.fromkeys(tables, 0) | dict(counted) | {table: time.time_ns() for [table] in over}
        return {table: rows[table] for table in tables}

    return await asyncio.to_thread(ask)


# --- memory -----------------------------------------------------------------------------------------------------


async def comings_and_goings(house: House, times: int) -> Rows:
    """What each socket that comes and goes leaves behind."""
    server, guest = house.servers[0], Guest(house.addresses()[:1])
    await guest.come_in()
    table = (await guest.ask("POST", "/api/tables", game="tokaido", seats=2))["id"]

    async def come_and_go(number: int) -> None:
        for _ in range(0, number, 20):
            lines = await asyncio.gather(*(guest.connect(table, server.address) for _ in range(20)))
            await asyncio.gather(*(line.recv() for line in lines))
            await asyncio.gather(*(line.close() for line in lines))

    await come_and_go(times // 4)
    await asyncio.sleep(12)  # a quiet moment, in which waste is collected
    before = server.memory()
    await come_and_go(times)
    await asyncio.sleep(12)
    return [
        (
            f"memory left behind by each of {times:,} sockets that come and go",
            f"{(server.memory() - before) / times:,.0f} bytes",
        )
    ]
