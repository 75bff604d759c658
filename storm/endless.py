"""Attacks without end: moves taken back, the bots of one guest, answers that nobody reads."""

import asyncio
import contextlib
import json
import socket
import time
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection

from chabudai.server.limits import Limits
from storm.coming import STRANGER, Outcome, guest_at, place_of, status
from storm.house import House
from storm.loads import until
from storm.players import PATIENCE, Guest

MORE_GAMES = 80
SLOW, ASKED = 60, 40  # lines that ask so often and do not read
ANSWER_SECONDS = 5  # as the house is told for this, so that the storm need not wait for minutes
ESTABLISHED = "01"  # as the system writes it
UNREAD = "/api/docs/openapi.json"  # more than the system takes over at once


class Voice:
    """Somebody at a table who says one thing after the other, and hears all of it."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.position: dict[str, Any] = {}

    async def hear(self) -> dict[str, Any]:
        async with asyncio.timeout(PATIENCE):
            said: dict[str, Any] = json.loads(await self.line.recv())
        self.position = said.get("position") or self.position
        return said

    async def come(self) -> None:
        while (await self.hear())["type"] != "chat":
            pass

    async def say(self, what: str, **rest: Any) -> dict[str, Any]:
        asked = {"n": self.position["n"], "picks": self.position["picks"]}
        await self.line.send(json.dumps({"type": what, "id": 1, **asked, **rest}))
        while (said := await self.hear())["type"] not in ("ok", "error"):
            pass
        return said

    def choices(self, final: bool) -> list[str]:
        menu = [each for each in self.position["menu"] if each["refusal"] is None]
        return [each["action"] for each in menu if each["final"] == final]


async def begin(house: House, *guests: Guest) -> list[Voice]:
    host, *others = guests
    table = (await host.ask("POST", "/api/tables", game="tokaido", seats=len(guests)))["id"]
    for guest in others:
        await guest.ask("POST", f"/api/tables/{table}/sit")
    await host.ask("POST", f"/api/tables/{table}/start")
    voices = [Voice(await guest.connect(table, house.servers[0].address)) for guest in guests]
    for voice in voices:
        await voice.come()
    return voices


# --- taking back ------------------------------------------------------------------------------------------------


async def moves_taken_back(house: House) -> Outcome:
    """A move and its undo again and again: the table has a limit, and meanwhile everybody else is served."""
    voices = await begin(house, await guest_at(house), await guest_at(house))
    voice = await one_who_may_take_back(voices)
    others = asyncio.create_task(slowest_answer(house))
    undone, refused = 0, ""
    while not refused:
        answer = await voice.say("move", actions=voice.choices(final=False)[:1])
        assert answer["type"] == "ok", answer
        answer = await voice.say("undo")
        undone += answer["type"] == "ok"
        refused = "" if answer["type"] == "ok" else answer["error"]["key"]
    others.cancel()
    waited, most = await others, Limits().taken_back
    for each in voices:
        await each.line.close()
    holds = refused == "error-undo-too-often" and undone <= most and waited < 2
    return holds, f"{undone:,} taken back, the limit is {most:,}; others waited {waited:.2f} s at most"


async def one_who_may_take_back(voices: list[Voice]) -> Voice:
    """They play until somebody has a choice that shows nothing."""
    while True:
        for voice in voices:
            if voice.choices(final=False) and voice.position["at"]:
                return voice
        asked = next(voice for voice in voices if voice.choices(final=True) or voice.choices(final=False))
        await asked.say("move", actions=(asked.choices(final=True) + asked.choices(final=False))[:1])
        for voice in voices:
            while voice.position["n"] < asked.position["n"]:
                await voice.hear()


async def slowest_answer(house: House) -> float:
    """The longest that somebody else waits for a list of tables, until it is called off."""
    longest, guest = 0.0, await guest_at(house)
    with contextlib.suppress(asyncio.CancelledError):
        while True:
            began = time.perf_counter()
            await status(house, guest, "GET", "/api/tables")
            longest = max(longest, time.perf_counter() - began)
            await asyncio.sleep(0.1)
    return longest


# --- thinking ---------------------------------------------------------------------------------------------------


async def bots_of_one_guest(house: House) -> Outcome:
    """80 games in which bots think for one guest: how long does somebody else wait for theirs?"""
    alone = await waited_for_bots(house)
    host, wanted = await guest_at(house), {"game": "shogun", "seats": 4, "bots": ["steady"] * 3, "pace": 0}
    laid = 0
    for _ in range(MORE_GAMES):
        answer = await status(house, host, "POST", "/api/tables", **wanted, start=True)
        if answer.status_code < 300:
            laid += 1
            await host.ask("POST", f"/api/tables/{answer.json()['id']}/leave")
    beside, most = await waited_for_bots(house), Limits().running_tables
    what = f"{laid} of {MORE_GAMES} laid, the limit is {most}; another's bot answered after {beside:.1f} s"
    return laid <= most and beside < 10 + 4 * alone, f"{what}, alone after {alone:.1f} s"


async def waited_for_bots(house: House) -> float:
    """From a move until it is one's turn again, at the worst of the first moves against a bot."""
    guest, wanted = await guest_at(house), {"game": "tokaido", "seats": 2, "bots": ["steady"], "pace": 0}
    table = (await guest.ask("POST", "/api/tables", **wanted, start=True))["id"]
    voice, longest = Voice(await guest.connect(table, house.servers[0].address)), 0.0
    await voice.come()
    for _ in range(8):
        began = time.perf_counter()
        while not voice.position["over"] and not voice.choices(final=True) + voice.choices(final=False):
            await voice.hear()
        longest = max(longest, time.perf_counter() - began)
        if voice.position["over"]:
            break
        await voice.say("move", actions=(voice.choices(final=False) + voice.choices(final=True))[:1])
    await voice.line.close()
    return longest


# --- not reading ------------------------------------------------------------------------------------------------


async def answers_nobody_reads(house: House) -> Outcome:
    """60 lines that ask for much and read nothing of it: are they held for ever?"""
    before, lines = house.servers[0].memory(), [slow_line(house) for _ in range(SLOW)]
    began = time.perf_counter()
    await asyncio.sleep(1)
    held = house.servers[0].memory() - before

    async def all_are_cut() -> bool:
        return not held_open(house)

    await until(all_are_cut, 4 * ANSWER_SECONDS + PATIENCE)  # its time begins when an answer no longer fits
    waited, left = time.perf_counter() - began, held_open(house)
    for line in lines:
        line.close()
    await guest_at(house)
    figure = f"{SLOW - left} of {SLOW} cut, the last after {waited:.0f} s"
    return not left, f"{figure}, {ANSWER_SECONDS} s are for an answer; they held {held / 1e6:.1f} MB"


def held_open(house: House) -> int:
    """How many lines of the stranger the server still holds. What a reader would hear says nothing of it: an
    answer may be with the system as a whole, and reading is what would free a line."""
    return open_lines(Path("/proc/net/tcp").read_text(), place_of(house)[1], STRANGER)


def open_lines(table: str, port: int, stranger: str) -> int:
    """Of the system's table of connections: the open ones at this port of ours from that address."""
    here, there = f":{port:04X}", f"{int.from_bytes(socket.inet_aton(stranger), 'little'):08X}:"
    rows = [row.split() for row in table.splitlines()[1:]]
    return sum(row[1].endswith(here) and row[2].startswith(there) and row[3] == ESTABLISHED for row in rows)


def slow_line(house: House) -> socket.socket:
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1)  # the system takes over as little as it can
    line.bind((STRANGER, 0))
    line.connect(place_of(house))
    host, port = place_of(house)
    # More than the buffers of both ends hold: asked for in one breath, as a browser never does.
    line.sendall(f"GET {UNREAD} HTTP/1.1\r\nHost: {host}:{port}\r\n\r\n".encode() * ASKED)
    return line
