"""`python -m bench.names`: whether the time of a log-in that fails tells if there is such a name.

Names that somebody has and names that nobody has are tried in turn, each once. What is told is the mean of the
differences of neighbours with its 95 per cent interval, in processor time of the server and in time on the wire. An
interval that holds 0 tells nobody anything.
"""

import argparse
import asyncio
import math
import random
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

import httpx

from bench.measured import Measured
from bench.people import NO_KEEPING
from chabudai.server.people.identity import new_id
from chabudai.server.people.passwords import HASHER
from chabudai.server.people.sessions import begun
from chabudai.server.storage import Store, StoredPerson, people, url_of

PASSWORD, WRONG, CODE = "three cups of tea", "four cups of tea", "aaaa-bbbb-cccc-dddd"
Try = Callable[[httpx.AsyncClient, str], Awaitable[httpx.Response]]


@dataclass(frozen=True)
class Difference:
    """Of pairs: how much longer the first of each took."""

    mean: float
    half: float  # of the interval

    @staticmethod
    def of(known: Sequence[float], unknown: Sequence[float]) -> "Difference":
        each = [one - other for one, other in zip(known, unknown, strict=True)]
        return Difference(statistics.mean(each), 1.96 * statistics.stdev(each) / math.sqrt(len(each)))

    def said(self) -> str:
        tells = "" if abs(self.mean) <= self.half else ": that tells them apart"
        least, most = self.mean - self.half, self.mean + self.half
        return f"{self.mean * 1000:+.3f} ms, from {least * 1000:+.3f} to {most * 1000:+.3f}{tells}"


async def registered(data: Path, names: Sequence[str]) -> None:
    store, hashed, now = Store(url_of(data, {})), HASHER.hash(PASSWORD), datetime.now(UTC)
    await store.open()
    for name in names:
        person = StoredPerson(
            id=new_id(), name=name, created=now, seen=now, account=name.casefold(), password_hash=hashed
        )
        await store.write(people.add, person, begun(person, "", now), f"hash {name}")
    await store.close()


async def log_in(http: httpx.AsyncClient, name: str) -> httpx.Response:
    return await http.post("/api/account/log-in", json={"name": name, "password": WRONG})


async def recover(http: httpx.AsyncClient, name: str) -> httpx.Response:
    return await http.post("/api/account/recover", json={"name": name, "code": CODE, "password": WRONG})


async def timed(server: Measured, http: httpx.AsyncClient, trying: Try, name: str) -> tuple[float, float]:
    cpu, began = server.used().cpu, time.perf_counter()
    answer = await trying(http, name)
    wall = time.perf_counter() - began
    assert answer.status_code == 409, answer.text
    return server.used().cpu - cpu, wall


async def compared(server: Measured, what: str, trying: Try, names: Sequence[str]) -> None:
    taken: dict[bool, list[tuple[float, float]]] = {True: [], False: []}
    async with httpx.AsyncClient(
        base_url=server.address, timeout=60, trust_env=False, verify=False, limits=NO_KEEPING
    ) as http:
        for name in ("warm up", "and once more"):
            await timed(server, http, trying, name)
        for name in names:
            for is_known in random.sample((True, False), 2):  # so that neither is always the second
                said = name if is_known else f"Nobody {name.removeprefix('Known')}"
                taken[is_known].append(await timed(server, http, trying, said))
    for kind, which in (("processor time", 0), ("on the wire", 1)):
        known, unknown = ([each[which] for each in taken[is_known]] for is_known in (True, False))
        print(
            f"{what}, {len(names)} of each, {kind}: known {statistics.mean(known) * 1000:.2f} ms, "
            f"unknown {statistics.mean(unknown) * 1000:.2f} ms; difference {Difference.of(known, unknown).said()}",
            flush=True,
        )


async def main(number: int) -> None:
    names = [f"Known {each}" for each in range(number)]
    with tempfile.TemporaryDirectory(prefix="chabudai-names-") as folder:
        data = Path(folder) / "data"
        data.mkdir()
        await registered(data, names)
        with Measured("bench.serve", data) as server:
            await compared(server, "a log-in that fails", log_in, names)
        with Measured("bench.serve", data) as server:
            await compared(server, "a recovery code that is wrong", recover, names)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m bench.names", description=__doc__)
    parser.add_argument("--number", type=int, default=300, help="names of each kind")
    asyncio.run(main(parser.parse_args().number))
