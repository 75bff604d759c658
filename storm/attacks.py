"""The attacks that once broke the server, once more: whether each holds, and the figure it is judged by."""

import asyncio
import contextlib
import json
import os
import signal
import time
from typing import Any

from websockets.exceptions import ConnectionClosed

from chabudai.server.limits import Limits
from storm.coming import STRANGER, Attack, Outcome, guest_at, place_of, status
from storm.endless import answers_nobody_reads, bots_of_one_guest, moves_taken_back
from storm.finished import finished_games, folder_deleted, tables_that_hide_others
from storm.house import House
from storm.loads import lay_for_bots, rows_of, until
from storm.pieces import chunks_of_a_byte, tiny_frames
from storm.players import BROKEN, PATIENCE, Guest

HALF = b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: "


# --- 1 ----------------------------------------------------------------------------------------------------------


async def half_sent_requests(house: House) -> Outcome:
    """1,100 half-sent headers from one address: does anybody else get in, and what does the log say of it?"""
    size, lines = house.log_size(), []
    for _ in range(1100):
        try:
            _, writer = await asyncio.open_connection(*place_of(house), local_addr=(STRANGER, 0))
            writer.write(HALF)
            lines.append(writer)
        except OSError:
            pass
    began = time.perf_counter()
    await guest_at(house)
    waited = time.perf_counter() - began
    for writer in lines:
        writer.close()
    grown = house.log_size() - size
    return waited < 5 and grown < 10_000, f"the next guest was in after {waited:.2f} s; {grown} bytes of log"


# --- 2 ----------------------------------------------------------------------------------------------------------


async def races_in_the_lobby(house: House) -> Outcome:
    """`start` beside a seat that is freed; `sit` beside the host's bot."""
    stuck = overwritten = 0
    for _ in range(30):
        host, friend = await guest_at(house), await guest_at(house)
        table = (await host.ask("POST", "/api/tables", game="tokaido", seats=2, bots=["novice"]))["id"]
        path = f"/api/tables/{table}"
        await asyncio.gather(
            status(house, host, "POST", f"{path}/start"),
            status(house, host, "POST", f"{path}/seat", seat=1, bot=None),
        )
        seen = await host.ask("GET", path)
        stuck += seen["state"] == "running" and any(seat["kind"] == "free" for seat in seen["seats"])
        table = (await host.ask("POST", "/api/tables", game="tokaido", seats=2))["id"]
        path = f"/api/tables/{table}"
        sat, _ = await asyncio.gather(
            status(house, friend, "POST", f"{path}/sit", seat=1),
            status(house, host, "POST", f"{path}/seat", seat=1, bot="novice"),
        )
        overwritten += sat.status_code == 200 and (await friend.ask("GET", path))["your_seat"] != 1
    return not stuck and not overwritten, f"{stuck} stuck, {overwritten} overwritten in 30 races each"


async def tables_at_once(house: House) -> Outcome:
    """30 requests for a table at the same moment, then 500 more."""
    host, most = await guest_at(house), Limits().waiting_tables
    wanted = {"game": "tokaido", "seats": 2}
    for _ in range(18):
        await asyncio.gather(*(status(house, host, "POST", "/api/tables", **wanted) for _ in range(30)))
    mine = (await host.ask("GET", "/api/me/tables"))["tables"]
    return len(mine) <= most, f"{len(mine)} of 540 laid, the limit is {most}"


# --- 4 ----------------------------------------------------------------------------------------------------------


async def killed_bots(house: House) -> Outcome:
    """A process of the bots is killed every other second; do all tables go on?"""
    killed, tables = 0, await lay_for_bots(house, 20)
    for _ in range(10):
        thinking = [child for server in house.servers for child in server.children()]
        for child in thinking[:1]:
            os.kill(child, signal.SIGKILL)
            killed += 1
        await asyncio.sleep(2)
    at = await rows_of(house, tables)

    async def all_go_on() -> bool:
        rows = await rows_of(house, tables)
        return all(rows[table] > at[table] for table in tables)

    await until(all_go_on, 120)
    rows = await rows_of(house, tables)
    still = sum(rows[table] <= at[table] for table in tables)
    processes = sum(len(server.children()) for server in house.servers)
    most = len(house.servers) * max(1, (os.cpu_count() or 2) - 1)
    return (
        not still and processes <= most,
        f"{killed} killed; {still} of 20 stand still; {processes} processes left",
    )


# --- 5 ----------------------------------------------------------------------------------------------------------


async def database_away(house: House) -> Outcome:
    """Stopped for some seconds while 50 people are at tables."""
    guest = await guest_at(house)
    table = (await guest.ask("POST", "/api/tables", game="tokaido", seats=2))["id"]
    lines = [await guest.connect(table, house.servers[0].address) for _ in range(50)]
    before = house.logs().count("\n")
    await asyncio.to_thread(house.postgres.stop)
    health = (await status(house, None, "GET", "/api/health")).status_code
    alive = (await status(house, None, "GET", "/api/health/alive")).status_code
    codes = await asyncio.gather(*(said_and_closed(line) for line in lines))
    await asyncio.to_thread(house.postgres.start)

    async def is_back() -> bool:
        return (await status(house, None, "GET", "/api/health")).status_code == 200

    await until(is_back, 60)
    said = house.logs().count("\n") - before
    well = (health, alive) == (503, 200) and set(codes) == {("unavailable", 1013)} and said <= 3
    return (
        well,
        f"ready {health}, alive {alive}; told and closed {sorted(set(map(str, codes)))}; {said} lines of log",
    )


async def said_and_closed(line: Any) -> tuple[str, int]:
    """What is said before the line is closed, and the code of it."""
    kind = "nothing"
    with contextlib.suppress(ConnectionClosed):  # what was said before that is heard all the same
        await line.send(json.dumps({"type": "pace", "id": 1, "pace": 1}))
    try:
        async with asyncio.timeout(PATIENCE):
            while True:
                said = json.loads(await line.recv())
                kind = said["error"]["kind"] if said["type"] == "error" else kind
    except ConnectionClosed as closed:
        return kind, closed.rcvd.code if closed.rcvd else 0
    except TimeoutError:
        return kind, 0


# --- 6 ----------------------------------------------------------------------------------------------------------


async def looking_back_again_and_again(house: House) -> Outcome:
    """2,000 requests for the history of a game that is over."""
    guest = await guest_at(house)
    wanted: dict[str, Any] = {"game": "tokaido", "seats": 2, "bots": ["novice"], "pace": 0, "start": True}
    table = (await guest.ask("POST", "/api/tables", **wanted))["id"]
    await guest.ask("POST", f"/api/tables/{table}/leave")

    async def is_over() -> bool:
        return bool((await guest.ask("GET", f"/api/tables/{table}"))["state"] == "finished")

    await until(is_over, 120)
    cpu, answers = house.servers[0].cpu(), []
    for _ in range(40):
        path = f"/api/tables/{table}/history"
        answers += await asyncio.gather(*(status(house, guest, "GET", path) for _ in range(50)))
    spent = house.servers[0].cpu() - cpu
    refused = sum(answer.status_code == 429 for answer in answers)
    each = spent / len(answers) * 1000
    return refused > 0 and each < 10, f"{refused} refused; {each:.1f} ms of the server for each of {len(answers)}"


async def chat_through_many_sockets(house: House) -> Outcome:
    """420 lines by one guest through 40 sockets."""
    guest = await guest_at(house)
    table = (await guest.ask("POST", "/api/tables", game="tokaido", seats=2))["id"]
    began = time.perf_counter()
    lines = [await guest.connect(table, house.servers[0].address) for _ in range(40)]
    for number in range(420):
        with contextlib.suppress(
            ConnectionClosed
        ):  # who still comes in while others talk may find the allowance used up
            await lines[number % 40].send(json.dumps({"type": "chat", "id": 1, "text": f"line {number}"}))
    accepted = sum(
        await asyncio.gather(*(answers_on(line, 11 if number < 20 else 10) for number, line in enumerate(lines)))
    )
    seconds, limits = time.perf_counter() - began, Limits()
    most = (limits.guest_burst + seconds * limits.guest_per_second) / 80 + 1
    for line in lines:
        await line.close()
    return accepted <= most, f"{accepted} of 420 accepted"


async def answers_on(line: Any, number: int) -> int:
    """How many of so many answers are `ok`; a line that is closed has no more of them."""
    answers: list[bool] = []
    with contextlib.suppress(ConnectionClosed):
        async with asyncio.timeout(PATIENCE):
            while len(answers) < number:
                said = json.loads(await line.recv())
                answers += [said["type"] == "ok"] if said["type"] in ("ok", "error") else []
    return sum(answers)


async def a_crowd_looks_on(house: House) -> Outcome:
    """200 come to one table, each within a moment: what are the others told of it?"""
    guest = await guest_at(house)
    table = (await guest.ask("POST", "/api/tables", game="tokaido", seats=2))["id"]
    watcher, told = Guest(house.addresses()[:1]), 0

    async def watch() -> Any:
        line = await watcher.connect(table, house.servers[0].address)
        reading.append(asyncio.create_task(read(line)))
        return line

    async def read(line: Any) -> None:
        nonlocal told
        try:
            while True:
                said = await line.recv(decode=False)
                told += len(said)
        except BROKEN:
            pass

    reading: list[asyncio.Task[None]] = []
    lines = [await watch() for _ in range(200)]
    await asyncio.sleep(3)
    for line in lines:
        await line.close()
    return 0 < told < 10_000_000, f"{told / 1e6:.1f} MB told to 200 who came"


# --- 7 ----------------------------------------------------------------------------------------------------------


async def nonsense(house: House) -> Outcome:
    """Bad origins, deep JSON, no text, no ids, a line break in a path: bad requests all, and nothing in the log."""
    json_, ours = "Content-Type: application/json", house.servers[0].address
    asked = [
        ("PUT /api/me HTTP/1.1", ["Origin: http://[", json_], b"{}"),
        ("PUT /api/me HTTP/1.1", [f"Origin: {ours}", "Origin: http://evil.example", json_], b'{"name": "Hana"}'),
        ("PUT /api/me HTTP/1.1", [json_], b"[" * 15_000),
        ("PUT /api/me HTTP/1.1", [json_], b'{"name": "\xff"}'),
        ("PUT /api/me HTTP/1.1", [json_], '{"name": "\u3164\u115f\u2800"}'.encode()),
        ("GET /api/tables/a%00b HTTP/1.1", [], b""),
        ("GET /api/tables/%ff%fe HTTP/1.1", [], b""),
        ("GET /api/tables/a%0aERROR%20forged HTTP/1.1", [], b""),
        ("GET /api/me HTTP/1.1\r\nHost: evil.example", [], b""),
        ("BREW / HTTP/9.9", [], b""),
    ]
    before = house.log_size()
    answers = [await said_raw(house, *each) for each in asked * 20]
    grown = house.log_size() - before
    fine = all(400 <= answer < 500 for answer in answers)
    return fine and not grown, f"{len(answers)} requests: {sorted(set(answers))}; {grown} bytes of log"


async def said_raw(house: House, line: str, headers: list[str], body: bytes) -> int:
    host, port = place_of(house)
    reader, writer = await asyncio.open_connection(host, port)
    named = [] if "Host:" in line else [f"Host: {host}:{port}"]
    head = [line, *named, "Connection: close", f"Content-Length: {len(body)}", *headers, "", ""]
    writer.write("\r\n".join(head).encode("latin-1") + body)
    answer = await reader.read()
    writer.close()
    return int(answer.split(b" ", 2)[1])


# --- 8 ----------------------------------------------------------------------------------------------------------


async def small_things(house: House) -> Outcome:
    """Answers are not to be kept, errors are described, options are taken in words, refusals carry their number."""
    guest = await guest_at(house)
    kept = (await status(house, guest, "GET", "/api/me")).headers["cache-control"]
    described = (await status(house, guest, "GET", "/api/docs/openapi.json")).json()
    errors = set(described["paths"]["/api/tables"]["post"]["responses"]) >= {
        "400",
        "401",
        "403",
        "409",
        "413",
        "429",
    }
    table = await guest.ask("POST", "/api/tables", game="tokaido", seats=2, options={"gastronomy": "on"})
    in_words = table.get("options", {}).get("gastronomy") is True
    line = await guest.connect(table["id"], house.servers[0].address)
    for number in range(60):
        await line.send(json.dumps({"type": "chat", "id": number, "text": "?"}))
    numbers = []
    async with asyncio.timeout(PATIENCE):
        while len(numbers) < 60:
            said = json.loads(await line.recv())
            numbers += [said["id"]] if said["type"] in ("ok", "error") else []
    await line.close()
    fine = [kept == "no-store", errors, in_words, numbers == list(range(60))]
    return all(fine), f"{sum(fine)} of {len(fine)}"


# By the number under which each was reported; lenient are those that limits by guest would keep from being tried.
LENIENT: dict[str, Attack] = {
    "1 half-sent requests": half_sent_requests,
    "2 races in the lobby": races_in_the_lobby,
    "2 tables laid at once": tables_at_once,
    "4 processes of the bots killed": killed_bots,
    "5 the database away": database_away,
    "6 moves taken back without end": moves_taken_back,
    "6 eighty games of bots for one guest": bots_of_one_guest,
    "6 answers that nobody reads": answers_nobody_reads,
    "7 nonsense": nonsense,
    "9 games that are over": finished_games,
    "9 the folder deleted": folder_deleted,
}
STRICT: dict[str, Attack] = {
    "6 looking back again and again": looking_back_again_and_again,
    "6 chat through forty sockets": chat_through_many_sockets,
    "6 two hundred look on": a_crowd_looks_on,
    "8 small things": small_things,
    "9 tiny frames": tiny_frames,
    "9 bodies in chunks of a byte": chunks_of_a_byte,
    "9 tables that hide everybody's": tables_that_hide_others,
}
