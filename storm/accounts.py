"""Many people who log in at once while others play: what it costs those at the tables, and who is let in."""

import asyncio
import itertools
import time
from collections import Counter
from collections.abc import Coroutine, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any, Literal

import httpx
import psycopg

from chabudai.server.people.identity import new_id
from chabudai.server.people.passwords import HASHER
from chabudai.server.people.registration import account_of
from storm.house import House, Watched
from storm.loads import Rows, all_play, judged, lost_of, milliseconds
from storm.players import PATIENCE, Tally, parties

PASSWORD, WRONG = "three cups of tea", "four cups of tea"
Kind = Literal["right", "wrong", "unknown"]
ROUNDS: dict[str, tuple[Kind, ...]] = {
    "known names with their passwords": ("right",),
    "known names with wrong ones": ("wrong",),
    "names that nobody has": ("unknown",),
    "all of these": ("right", "wrong", "unknown"),
}
COME_AGAIN_AFTER = 1.0  # seconds that somebody waits who was told to come back
WORST = 0.5  # seconds: a loop that is later than this is felt at the tables


@dataclass
class LogIns:
    """What became of everybody who wanted to log in at once."""

    answers: Counter[str] = field(default_factory=Counter)  # by what came of each try
    seconds: float = 0.0  # until the last of them had an answer that was not “come back”

    def said(self, people: int) -> str:
        came_back = self.answers["unavailable"]
        return (
            f"{self.answers['in']} of {people} let in, {self.answers['not-allowed']} refused; at first "
            f"{self.answers['at first']} told to come back, {came_back} times in all; "
            f"{self.answers['unanswered']} not answered within {PATIENCE:.0f} s; "
            f"the last was answered after {self.seconds:.1f} s"
        )


async def log_ins(house: House, people: int, tables: int, seconds: float) -> Rows:
    server, rows = house.servers[0], Rows()
    assert isinstance(server, Watched)
    names = await asyncio.to_thread(registered, house, people)
    async with parties(house.addresses(), tables, pause=0.05) as tally:
        await all_play(tally, tables)
        rows += await played_beside(server, tally, f"{tables * 4} people play, nobody logs in", seconds)
        for number, (title, kinds) in enumerate(ROUNDS.items()):
            many = LogIns()
            what = f"{people} log in at once: {title}"
            rows += await played_beside(
                server, tally, what, log_in_all(server.address, names, kinds, many, f"{number}")
            )
            rows.append((what, judged(amiss_in(many, kinds, people), many.said(people))))
    traces = house.logs().count("Traceback")
    return [
        *rows,
        ("acknowledged moves lost meanwhile", lost_of(house, tally)),
        ("tracebacks in the logs", judged(traces, str(traces))),
    ]


def amiss_in(many: LogIns, kinds: Sequence[Kind], people: int) -> int:
    """How many were let in or refused who should not have been."""
    wanted = sum(kind == "right" for kind, _ in zip(itertools.cycle(kinds), range(people), strict=False))
    return abs(many.answers["in"] - wanted) + abs(many.answers["not-allowed"] - (people - wanted))


def registered(house: House, people: int) -> list[str]:
    """So many with an account and the same password, whose hash is made once: that is not what is measured."""
    now, hashed = datetime.now(UTC), HASHER.hash(PASSWORD)
    names = [f"Storm {number}" for number in range(people)]
    rows = [(new_id(), name, now, now, account_of(name), hashed) for name in names]
    with psycopg.connect(house.url) as connection, connection.cursor() as cursor:
        cursor.executemany(
            "INSERT INTO people (id, name, created, seen, account, password_hash) VALUES (%s, %s, %s, %s, %s, %s)",
            rows,
        )
    return names


async def played_beside(server: Watched, tally: Tally, title: str, what: float | Coroutine[Any, Any, None]) -> Rows:
    """Moves a second and the lag of the loop while something else happens, or for so many seconds."""
    before, moves, memory = time.monotonic(), len(tally.acknowledged), server.memory()
    tally.latencies.clear()
    done = asyncio.ensure_future(asyncio.sleep(what) if isinstance(what, float | int) else what)
    most = memory
    while not done.done():
        most = max(most, server.memory())
        await asyncio.wait([done], timeout=0.1)
    await done
    now = time.monotonic()
    made, lags = len(tally.acknowledged) - moves, server.lags(before, now)
    acknowledged = sorted(tally.latencies) or [0.0]
    half, most_of, last = (lags[int(len(lags) * share)] for share in (0.5, 0.99, 0.99999))
    lag = f"{milliseconds(half)}, {milliseconds(most_of)}, {milliseconds(last)}"
    return [
        (f"{title}: the loop's lag (half, 99 of 100, longest)", judged(last > WORST, lag)),
        (
            f"{title}: moves a second; acknowledged after (half, longest)",
            f"{made / (now - before):.0f}; {milliseconds(acknowledged[len(acknowledged) // 2])}, "
            f"{milliseconds(acknowledged[-1])}",
        ),
        (f"{title}: memory", f"{memory / 1e6:.0f} MB before, {most / 1e6:.0f} at most"),
    ]


async def log_in_all(address: str, names: Sequence[str], kinds: Sequence[Kind], many: LogIns, round_: str) -> None:
    began = time.perf_counter()
    # The server closes a connection that was quiet for some seconds, perhaps while we write to it.
    limits = httpx.Limits(max_connections=None, max_keepalive_connections=0)
    async with httpx.AsyncClient(trust_env=False, verify=False, timeout=PATIENCE, limits=limits) as http:
        tries = zip(names, itertools.cycle(kinds), strict=False)
        await asyncio.gather(
            *(
                log_in(http, address, name, kind, many, f"{round_} {number}")
                for number, (name, kind) in enumerate(tries)
            )
        )
    many.seconds = time.perf_counter() - began


async def log_in(http: httpx.AsyncClient, address: str, name: str, kind: Kind, many: LogIns, luck: str) -> None:
    """Until there is an answer; who is told to come back does so."""
    said = {
        "name": f"Nobody {luck}" if kind == "unknown" else name,
        "password": PASSWORD if kind == "right" else WRONG,
    }
    for attempt in itertools.count():
        try:
            answer = await http.post(f"{address}/api/account/log-in", json=said, headers={"origin": address})
        except httpx.HTTPError:
            many.answers["unanswered"] += 1
            return
        what = "in" if answer.is_success else answer.json()["kind"]
        many.answers[what] += 1
        if what != "unavailable":
            return
        many.answers["at first"] += attempt == 0
        await asyncio.sleep(COME_AGAIN_AFTER)
