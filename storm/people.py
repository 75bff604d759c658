"""People who merge, delete, reset, rename, sit down and log out at the same moment, in several tabs and at several
processes, while they sit in running games. Afterwards what is stored is compared with what must always hold."""

import asyncio
import contextlib
import itertools
import random
import sys
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

import httpx
import psycopg
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from chabudai.server.cookies import COOKIE
from chabudai.server.people.registration import FORMER
from storm.house import House
from storm.loads import Rows, judged
from storm.players import PATIENCE

PASSWORD = "three cups of tea"
SIGNED_OUT = 4401
AT_ONCE = 3  # episodes
GAME = "tokaido"


class Tab:
    """A tab of a browser at one process. Those of one browser share its cookies."""

    def __init__(self, address: str, tally: "Tally", cookies: dict[str, str] | None = None) -> None:
        self.address = address
        self.tally = tally
        self.cookies: dict[str, str] = {} if cookies is None else cookies
        self.lines: list[tuple[str, ClientConnection]] = []  # with the secret each was opened by

    def beside(self, address: str) -> "Tab":
        return Tab(address, self.tally, self.cookies)

    async def ask(self, method: str, path: str, **data: Any) -> httpx.Response:
        sent = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        headers = {"origin": self.address} | ({"cookie": sent} if sent else {})
        async with httpx.AsyncClient(trust_env=False, verify=False, timeout=PATIENCE) as http:
            answer = await http.request(method, self.address + path, json=data or {}, headers=headers)
        for name, value in answer.cookies.items():
            self.cookies[name] = value
        for gone in [name for name, value in self.cookies.items() if not value]:
            del self.cookies[gone]
        self.tally.answers[f"{answer.status_code}"] += 1
        if answer.status_code >= 500:
            self.tally.wrong.append(f"{method} {path}: {answer.status_code} {answer.text[:200]}")
        return answer

    async def must(self, method: str, path: str, **data: Any) -> Any:
        answer = await self.ask(method, path, **data)
        if not answer.is_success:
            raise RuntimeError(f"{method} {path}: {answer.text}")
        return answer.json()

    async def watch(self, table: str) -> None:
        """Leave a line to this table open."""
        secret = self.cookies[COOKIE]
        line = await connect(
            f"{self.address.replace('http', 'ws', 1)}/api/tables/{table}/socket",
            additional_headers={"cookie": f"{COOKIE}={secret}"},
            origin=self.address,  # type: ignore[arg-type]
            compression=None,
            max_size=None,
            ping_interval=None,
            proxy=None,
        )
        self.lines.append((secret, line))


@dataclass
class Tally:
    """What all of them did, and what should not have been."""

    answers: Counter[str] = field(default_factory=Counter)
    deeds: Counter[str] = field(default_factory=Counter)
    wrong: list[str] = field(default_factory=list)
    lines: int = 0


@dataclass
class Cast:
    """One person with an account, known in two browsers; in a third they were a guest and have just logged in, not
    yet merged. A friend plays with all of them."""

    name: str
    codes: list[str]
    own: Tab
    other: Tab
    merging: Tab
    friend: Tab
    link: dict[str, str]
    free: str  # a table of the friend with a free seat
    tables: list[str]


Deed = Callable[[Cast, list[str]], Awaitable[Any]]


async def merge(cast: Cast, addresses: list[str]) -> None:
    await cast.merging.ask("POST", "/api/account/merge")


async def merge_in_another_tab(cast: Cast, addresses: list[str]) -> None:
    await cast.merging.beside(addresses[-1]).ask("POST", "/api/account/merge")


async def delete(cast: Cast, addresses: list[str]) -> None:
    await cast.own.ask("POST", "/api/account/delete", password=PASSWORD)


async def delete_in_another_browser(cast: Cast, addresses: list[str]) -> None:
    await cast.other.ask("POST", "/api/account/delete", password=PASSWORD)


async def change_password(cast: Cast, addresses: list[str]) -> None:
    await cast.own.ask("POST", "/api/account/password", old=PASSWORD, new=PASSWORD)


async def recover(cast: Cast, addresses: list[str]) -> None:
    visitor = Tab(addresses[-1], cast.own.tally)
    await visitor.ask("POST", "/api/account/recover", name=cast.name, code=cast.codes[0], password=PASSWORD)


async def log_in(cast: Cast, addresses: list[str]) -> None:
    visitor = Tab(addresses[0], cast.own.tally)
    await visitor.ask("POST", "/api/account/log-in", name=cast.name, password=PASSWORD)


async def log_out_everywhere(cast: Cast, addresses: list[str]) -> None:
    await cast.other.ask("POST", "/api/account/log-out", everywhere=True)


async def rename(cast: Cast, addresses: list[str]) -> None:
    await cast.other.ask("PUT", "/api/me", name="Another name")


async def sit_down(cast: Cast, addresses: list[str]) -> None:
    await cast.own.beside(addresses[-1]).ask("POST", f"/api/tables/{cast.free}/sit")


async def lay_a_table(cast: Cast, addresses: list[str]) -> None:
    await cast.other.ask("POST", "/api/tables", game=GAME, seats=2)


async def take_a_link_twice(cast: Cast, addresses: list[str]) -> None:
    """Of the two one comes in, or none where all are logged out at that moment."""
    devices = [Tab(addresses[0], cast.own.tally), Tab(addresses[-1], cast.own.tally)]
    answers = await asyncio.gather(*(each.ask("POST", "/api/links/take", **cast.link) for each in devices))
    if sum(answer.is_success and answer.json()["me"] is not None for answer in answers) > 1:
        cast.own.tally.wrong.append("a link let two devices in")


DEEDS: tuple[Deed, ...] = (
    merge,
    merge_in_another_tab,
    delete,
    delete_in_another_browser,
    change_password,
    recover,
    log_in,
    log_out_everywhere,
    rename,
    sit_down,
    lay_a_table,
    take_a_link_twice,
)


# --- one episode ------------------------------------------------------------------------------------------------


async def assembled(addresses: list[str], tally: Tally, name: str, luck: random.Random) -> Cast:
    def tab() -> Tab:
        return Tab(luck.choice(addresses), tally)

    own, other, guest, friend = tab(), tab(), tab(), tab()
    await friend.must("PUT", "/api/me", name="Friend")
    await own.must("PUT", "/api/me", name="Somebody")
    await guest.must("PUT", "/api/me", name="Guest")
    tables = [
        await begun(own, friend),
        await begun(guest, friend),
        await begun(own, guest),
        await laid(own, friend),
        await laid(guest, friend),
        await laid(own, guest),
    ]
    free = await laid(friend)
    codes = (await own.must("POST", "/api/account", name=name, password=PASSWORD))["codes"]
    await other.must("POST", "/api/account/log-in", name=name, password=PASSWORD)
    await guest.must("POST", "/api/account/log-in", name=name, password=PASSWORD)
    link = await granted_link(own, tab())
    for each in (own, other, guest, friend):
        for table in luck.sample(tables, 2):
            await each.watch(table)
    return Cast(name, codes, own, other, guest, friend, link, free, tables)


async def laid(host: Tab, *others: Tab) -> str:
    table = str((await host.must("POST", "/api/tables", game=GAME, seats=max(2, 1 + len(others))))["id"])
    for each in others:
        await each.must("POST", f"/api/tables/{table}/sit")
    return table


async def begun(host: Tab, *others: Tab) -> str:
    table = await laid(host, *others)
    await host.must("POST", f"/api/tables/{table}/start")
    return table


async def granted_link(own: Tab, device: Tab) -> dict[str, str]:
    link = await own.must("POST", "/api/account/links")
    claim = (await device.must("POST", "/api/links/ask", token=link["token"]))["claim"]
    await own.must("POST", f"/api/account/links/{link['id']}/grant")
    return {"token": link["token"], "claim": claim}


async def episode(addresses: list[str], tally: Tally, name: str, luck: random.Random) -> None:
    cast = await assembled(addresses, tally, name, luck)
    deeds = luck.sample(DEEDS, luck.choice((2, 2, 3, 4)))
    tally.deeds.update(each.__name__ for each in deeds)
    # Hardly ever does the same come first: what hashes takes its time, what does not waits for none.
    await asyncio.gather(
        *(after(luck.random() * luck.choice((0.0, 0.1, 0.4)), each(cast, addresses)) for each in deeds)
    )
    told = f"{name}: {', '.join(each.__name__ for each in deeds)}"
    for tab in (cast.own, cast.other, cast.merging, cast.friend):
        for secret, line in tab.lines:
            tally.lines += 1
            if wrong := await amiss_with(tab, secret, line):
                tally.wrong.append(f"{told}: {wrong}")
    await all_go(cast)
    if not await plays_on(cast):
        tally.wrong.append(f"{told}: the friend cannot play on")


async def after(seconds: float, deed: Awaitable[Any]) -> None:
    await asyncio.sleep(seconds)
    await deed


async def amiss_with(tab: Tab, secret: str, line: ClientConnection) -> str | None:
    """A line is open as long as its session lives, and no longer."""
    alive = (await Tab(tab.address, tab.tally, {COOKIE: secret}).must("GET", "/api/me"))["me"] is not None
    if alive:
        with contextlib.suppress(ConnectionClosed):
            await line.send('{"type": "ping", "id": 1}')
    try:
        async with asyncio.timeout(PATIENCE):
            while True:
                said = await line.recv()
                if alive and '"id":1' in str(said).replace(" ", ""):
                    return None
    except ConnectionClosed as closed:
        code = closed.rcvd.code if closed.rcvd else None
        if alive:  # a table that was put away, or a session that ended just now
            return None if code != SIGNED_OUT else "a line was cut whose session lives"
        return None if code in (SIGNED_OUT, 1012) else f"a line of a dead session was closed with {code}"
    except TimeoutError:
        return "a line that lives does not answer" if alive else "a line of a dead session is open"


async def all_go(cast: Cast) -> None:
    """Whoever is left: so that stand-ins sit at every table of theirs."""
    for tab in (cast.own, cast.other, cast.merging):
        await tab.ask("POST", "/api/account/delete", password=PASSWORD)
    visitor = Tab(cast.own.address, cast.own.tally)
    if (await visitor.ask("POST", "/api/account/log-in", name=cast.name, password=PASSWORD)).is_success:
        await visitor.must("POST", "/api/account/delete", password=PASSWORD)


async def plays_on(cast: Cast) -> bool:
    """Whether the friend comes to move at the table where nobody else is left."""
    table = cast.tables[0]
    await cast.friend.watch(table)
    _, line = cast.friend.lines[-1]
    try:
        async with asyncio.timeout(PATIENCE):
            while '"menu":[{' not in str(await line.recv()):
                pass
        return True
    except (TimeoutError, WebSocketException):
        return False


# --- what must always hold --------------------------------------------------------------------------------------

NOBODY_LEFT = f"""
    SELECT id FROM people WHERE name = '{FORMER}' AND (
        account IS NOT NULL OR password_hash IS NOT NULL OR mail IS NOT NULL
        OR id IN (SELECT person FROM sessions) OR id IN (SELECT person FROM recovery_codes)
        OR id IN (SELECT person FROM passkeys) OR id IN (SELECT person FROM tokens WHERE person IS NOT NULL)
        OR id IN (SELECT former FROM sessions WHERE former IS NOT NULL))
"""
LAWS = {
    "somebody who has gone left something behind": NOBODY_LEFT,
    "somebody who has gone sits at a table": f"""
        SELECT c.table_id FROM chairs c JOIN tables t ON t.id = c.table_id JOIN people p ON p.id = c.person
        WHERE p.name = '{FORMER}' AND (t.state = 'waiting' OR (t.state = 'running' AND c.bot IS NULL))
    """,
    "a seat is nobody's who can come back to it": """
        SELECT c.table_id, c.person FROM chairs c JOIN tables t ON t.id = c.table_id
        JOIN people p ON p.id = c.person
        WHERE t.state IN ('waiting', 'running') AND c.bot IS NULL AND p.account IS NULL
        AND p.id NOT IN (SELECT person FROM sessions)
        AND p.id NOT IN (SELECT former FROM sessions WHERE former IS NOT NULL)
    """,
    "a table has other chairs than seats": """
        SELECT t.id FROM tables t LEFT JOIN chairs c ON c.table_id = t.id
        WHERE t.state <> 'closed' GROUP BY t.id, t.seats HAVING count(c.seat) <> t.seats
    """,
    "the host of a waiting table does not sit at it": """
        SELECT id FROM tables t WHERE state = 'waiting'
        AND host NOT IN (SELECT person FROM chairs c WHERE c.table_id = t.id AND person IS NOT NULL)
    """,
    "an account has no way in": """
        SELECT id FROM people WHERE account IS NOT NULL AND password_hash IS NULL
        AND id NOT IN (SELECT person FROM passkeys)
    """,
    "a guest who can be merged has an account": """
        SELECT s.id FROM sessions s JOIN people p ON p.id = s.former WHERE p.account IS NOT NULL
    """,
}


def broken_laws(url: str) -> list[str]:
    with psycopg.connect(url) as connection:
        found = {law: connection.execute(query.encode()).fetchall() for law, query in LAWS.items()}
    return [f"{law}: {rows}" for law, rows in found.items() if rows]


# --- the whole storm --------------------------------------------------------------------------------------------


async def blown(addresses: list[str], url: str, episodes: int, seed: int) -> Tally:
    tally, numbers = Tally(), itertools.count()

    async def some() -> None:
        while (number := next(numbers)) < episodes:
            luck = random.Random(f"{seed} {number}")
            await episode(addresses, tally, f"Storm {seed} {number}", luck)
            tally.wrong += [f"after episode {number} at the latest: {each}" for each in broken_laws(url)]

    await asyncio.gather(*(some() for _ in range(AT_ONCE)))
    return tally


async def many_tabs(house: House, episodes: int, seed: int) -> Rows:
    tally = await blown(house.addresses(), house.url, episodes, seed)
    traces = house.logs().count("Traceback")
    if traces:
        print(house.logs()[-6000:], file=sys.stderr)
    deeds = ", ".join(f"{number} × {name.replace('_', ' ')}" for name, number in sorted(tally.deeds.items()))
    return [
        (f"{episodes} people in four browsers at {len(house.servers)} processes, seated in seven games", deeds),
        ("seats lost, doubled or left to nobody, lines of dead sessions", judged(len(tally.wrong), amiss(tally))),
        ("lines looked at afterwards", f"{tally.lines}"),
        ("tracebacks in the logs", judged(traces, str(traces))),
    ]


def amiss(tally: Tally) -> str:
    return "; ".join(tally.wrong[:5]) or "0"
