"""Cheap floods: what is asked costs what it costs us, a guest is one however many sockets they open, and what no
longer changes is worked out once."""

import asyncio
import json
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from server.lobbies import guest_at, laid, lobby_on
from server.people import Person, Server, WebError

from chabudai.server import wire
from chabudai.server.cache import OVERHEAD, Cache
from chabudai.server.door.rate_limit import CLEAN_EVERY, LAYING, RateLimit
from chabudai.server.errors import Refused
from chabudai.server.limits import Limits
from chabudai.server.lobby import seating
from chabudai.server.lobby.lobby import Lobby
from chabudai.server.storage import Store
from chabudai.server.table import debounce
from chabudai.server.table.connection import MOST_BYTES, MOST_UNREAD, Connection
from chabudai.server.table.costs import SAYING, cost_of

pytestmark = pytest.mark.anyio
on_sqlite = pytest.mark.parametrize("url", ["sqlite"], indirect=True)
too_fast = pytest.raises(Refused, check=lambda problem: problem.kind == "too-fast")


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def how_often(limiter: RateLimit, guest: str | None, cost: int, address: str = "203.0.113.5") -> int:
    """Until it is refused."""
    for times in range(100_000):
        try:
            limiter.spend(address, guest, cost)
        except Refused:
            return times
    return 100_000


# --- what things cost -------------------------------------------------------------------------------------------


def test_a_guest_is_one_guest_over_however_many_sockets() -> None:
    limiter = RateLimit(Limits(), Clock())
    purses = [limiter.spend_of("203.0.113.5", "hana") for _ in range(40)]
    said = 0
    with too_fast:
        for spend in purses * 100:
            spend(cost_of(wire.Chat(text="hello")))
            said += 1
    assert said == 10


def test_after_a_while_one_may_ask_again() -> None:
    clock = Clock()
    limiter = RateLimit(Limits(guest_burst=100, guest_per_second=10), clock)
    assert how_often(limiter, "hana", 10) == 10
    clock.now += 3
    assert how_often(limiter, "hana", 10) == 3


def test_in_ten_seconds_one_guest_lays_a_few_tables_and_takes_back_a_few_moves() -> None:
    clock = Clock()
    limiter = RateLimit(Limits(), clock)
    tables = undone = 0
    for _ in range(10):
        clock.now += 1
        tables += how_often(limiter, "hana", LAYING)
        undone += how_often(limiter, "petr", cost_of(wire.Undo(n=1)))
    assert tables <= 20
    assert undone <= 40


def test_many_guests_of_one_address_have_the_allowance_of_a_club() -> None:
    limiter = RateLimit(Limits(), Clock())
    laid = sum(how_often(limiter, f"guest {number}", LAYING) for number in range(1000))
    assert laid == 100
    assert how_often(limiter, "somebody else", LAYING, "203.0.113.6") == 10


def test_what_one_cannot_pay_costs_nobody_anything() -> None:
    limiter = RateLimit(Limits(address_burst=1000, guest_burst=10), Clock())
    with too_fast:
        limiter.spend("203.0.113.5", "hana", 11)
    limiter.spend("203.0.113.5", "hana", 10)
    assert limiter.addresses.of["203.0.113.5"].left == 990


def test_looking_ahead_at_many_choices_costs_more_than_at_one() -> None:
    many = wire.Preview(n=0, actions=["go sea_1"] * 24)
    assert cost_of(many) == cost_of(wire.Preview(n=0, actions=[])) + 24
    assert cost_of(wire.Why(action="go edo", after=["go sea_1"] * 3)) == cost_of(wire.Why(action="go edo")) + 3


def test_everything_that_can_be_said_has_its_price() -> None:
    assert {kind for kind in wire.Said.__subclasses__() if kind is not wire.Answering} | set(
        wire.Answering.__subclasses__()
    ) == set(SAYING)


def test_those_who_have_been_quiet_are_forgotten() -> None:
    clock = Clock()
    limiter = RateLimit(Limits(), clock)
    for number in range(3 * CLEAN_EVERY):
        clock.now += 1
        limiter.spend(f"address {number}", f"guest {number}", 1)
    assert len(limiter.addresses.of) <= CLEAN_EVERY
    assert len(limiter.people.of) <= CLEAN_EVERY


# --- at a server ------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One that gives each guest little, and never more of it."""
    settings = {"CHABUDAI_GUEST_BURST": "200", "CHABUDAI_GUEST_PER_SECOND": "0.001"}
    with Server(tmp_path_factory.mktemp("strict") / "data", **settings) as running:
        yield running


def test_who_talks_too_fast_is_told_so_and_which_of_the_messages_it_was(strict: Server) -> None:
    person = Person(strict, "Hana")
    line = person.sit_at(person.lay(seats=2)["id"])
    for number in range(200):
        line.socket.send(json.dumps({"type": "ping", "id": number}))
    refused = line.hear(lambda message: message["type"] == "error")
    assert refused["error"]["kind"] == "too-fast"
    assert isinstance(refused["id"], int)


def test_chat_through_many_sockets_is_the_chat_of_one(strict: Server) -> None:
    host, watcher = Person(strict, "Hana"), Person(strict, "Petr")
    table = host.lay(seats=2)["id"]
    lines = [watcher.sit_at(table) for _ in range(6)]
    answers = [line.say("chat", text="hello")["type"] for line in lines]
    assert answers.count("ok") == 1
    assert len(host.sit_at(table).chat) == 1


def test_a_request_that_comes_too_fast_says_when_to_come_again(strict: Server) -> None:
    person = Person(strict, "Hana")
    person.lay(seats=2)
    person.lay(seats=2)
    answer = person.http.post("/api/tables", json={"game": "tokaido", "seats": 2})
    assert (answer.status_code, answer.json()["kind"]) == (429, "too-fast")
    assert int(answer.headers["retry-after"]) > 0


def test_a_message_that_is_too_long_or_makes_no_sense_keeps_its_number(server: Server) -> None:
    person = Person(server, "Hana")
    line = person.sit_at(person.lay(seats=2)["id"])
    line.socket.send(json.dumps({"type": "chat", "id": 5, "text": "x" * 5000}))
    assert line.hear(lambda message: message["type"] == "error")["id"] == 5


def test_what_is_taken_back_again_and_again_stands_at_last(tmp_path: Path) -> None:
    with Server(tmp_path / "data", CHABUDAI_TAKEN_BACK="3") as server:
        people = [Person(server, name) for name in ("Hana", "Petr")]
        table = people[0].lay(seats=2)["id"]
        people[1].post(f"/api/tables/{table}/sit")
        people[0].post(f"/api/tables/{table}/start")
        lines = [person.sit_at(table) for person in people]
        while len(lines[0].position["deciders"]) > 1 or lines[0].position["at"] < 4:
            one = lines[lines[0].position["deciders"][0]]
            one.move(one.legal()[0])
            for other in lines:
                other.hear_with(one)
        line = lines[lines[0].position["deciders"][0]]
        for _ in range(3):
            line.move(line.legal()[0])
            assert line.position["undo"] is None
            assert line.say("undo", **line.question())["type"] == "ok"
        line.move(line.legal()[0])
        assert line.position["undo"] == "error-undo-too-often"
        answer = line.say("undo", **line.question())
        assert (answer["error"]["kind"], answer["error"]["key"]) == ("bad-undo", "error-undo-too-often")


# --- what no longer changes -------------------------------------------------------------------------------------


async def test_an_answer_is_made_once_however_many_ask_for_it_at_once() -> None:
    kept, made = Cache[bytes](1000, len), []

    async def make() -> bytes:
        made.append(1)
        await asyncio.sleep(0)
        return b"answer"

    assert await asyncio.gather(*[kept.get("key", make) for _ in range(50)]) == [b"answer"] * 50
    assert await kept.get("key", make) == b"answer"
    assert len(made) == 1


async def test_what_fails_is_not_kept_and_whoever_gives_up_spoils_nothing() -> None:
    kept, gate = Cache[bytes](1000, len), asyncio.Event()

    async def fail() -> bytes:
        raise Refused("not-found", "error-no-position")

    async def make() -> bytes:
        await gate.wait()
        return b"answer"

    with pytest.raises(Refused, match="error-no-position"):
        await kept.get("key", fail)
    asking = [asyncio.create_task(kept.get("key", make)) for _ in range(2)]
    await asyncio.sleep(0)
    asking[0].cancel()
    await asyncio.sleep(0)
    gate.set()
    assert await asking[1] == b"answer"


async def test_what_was_asked_for_longest_ago_makes_room() -> None:
    kept = Cache[bytes](3 * (10 + OVERHEAD), len)

    async def ten() -> bytes:
        return b"x" * 10

    for key in ("a", "b", "c", "a", "d"):
        await kept.get(key, ten)
    assert list(kept.entries) == ["c", "a", "d"]
    assert kept.bytes == 3 * (10 + OVERHEAD)


def finished(server: Server) -> tuple[Person, str]:
    person = Person(server, "Hana")
    line = person.sit_at(person.lay(seats=2, bots=["novice"], start=True)["id"])
    line.say("pace", pace=0)
    person.post(f"/api/tables/{line.table['id']}/leave")
    line.wait_for(lambda each: each.table["state"] == "finished")
    return person, line.table["id"]


def test_what_is_told_of_a_game_that_is_over_stays_word_for_word(server: Server) -> None:
    person, table = finished(server)
    for what in ("history", "log", "log?eyes=1", "positions/5", "positions/5?eyes=0", "match"):
        first, again = [person.http.get(f"/api/tables/{table}/{what}") for _ in range(2)]
        assert (first.status_code, first.content) == (200, again.content)
        assert first.headers["content-type"] == "application/json"
    assert person.get(f"/api/tables/{table}/positions/5") != person.get(f"/api/tables/{table}/positions/5?eyes=0")
    with pytest.raises(WebError, check=lambda problem: problem.kind == "not-found"):
        person.get(f"/api/tables/{table}/positions/5000")


# --- coming and going -------------------------------------------------------------------------------------------


def line_of(guest: str | None = None) -> Connection:
    return Connection(guest, "", lambda _: None)


def told(line: Connection) -> list[Any]:
    said = []
    while line.unread:
        said.append(json.loads(line.unread.popleft() or b"null"))
    return said


@on_sqlite
async def test_hundreds_who_come_to_a_table_are_told_to_the_others_at_once_and_not_one_by_one(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    lobby = lobby_on(store)
    table = await laid(lobby, await guest_at(lobby, "Hana"))
    room, due = await lobby.room(table.id), []
    loop = asyncio.get_running_loop()
    monkeypatch.setattr(loop, "call_later", lambda delay, tell: due.append((delay, tell)) or asyncio.Handle)
    lines = [line_of() for _ in range(280)]
    for line in lines:
        await room.join(line)
    for line in lines[1:]:
        assert [message["type"] for message in told(line)] == ["table", "chat"]
    assert len(due) == 1
    room.debounce.waiting = None
    due[0][1]()
    for line in lines:
        assert told(line)[-1]["table"]["watching"] == 280
    for line in lines[1:]:
        room.part(line)
    assert len(due) == 2
    assert due[1][0] == debounce.EACH * 279


def test_a_line_that_is_not_read_is_cut_and_holds_nothing() -> None:
    for message, times in ((b"x", MOST_UNREAD + 1), (b"x" * (MOST_BYTES // 2), 3)):
        line = line_of()
        for _ in range(times):
            line.tell_bytes(message)
        assert told(line) == [None]


def test_one_long_message_is_not_too_much() -> None:
    line = line_of()
    line.tell_bytes(b"1" * (MOST_BYTES + 1))
    assert len(line.unread) == 1
    assert not line.is_parting


# --- tables nobody comes to -------------------------------------------------------------------------------------


async def clear_away(lobby: Lobby, now: datetime) -> None:
    await lobby.clear_away(now)
    await lobby.expire(now)  # where many processes serve the same tables it is a job of its own


async def test_a_table_that_waits_for_players_in_vain_is_cleared_away_and_later_forgotten(store: Store) -> None:
    lobby = lobby_on(store, waiting_hours=48)
    host = await guest_at(lobby, "Hana")
    table = await laid(lobby, host)
    now = datetime.now(UTC)
    await clear_away(lobby, now + timedelta(hours=47))
    assert (await seating.show(lobby, table.id, host)).state == "waiting"
    await clear_away(lobby, now + timedelta(hours=49))
    with pytest.raises(Refused, check=lambda problem: problem.kind == "not-found"):
        await seating.show(lobby, table.id, host)
    await clear_away(lobby, now + timedelta(hours=98))
    assert await store.table(table.id) is None


async def test_a_table_where_somebody_waits_stays(store: Store) -> None:
    lobby = lobby_on(store, waiting_hours=48)
    host = await guest_at(lobby, "Hana")
    table = await laid(lobby, host)
    await (await lobby.room(table.id)).join(line_of(host.id))
    for hours in (47, 94, 141):
        await clear_away(lobby, datetime.now(UTC) + timedelta(hours=hours))
    assert (await seating.show(lobby, table.id, host)).state == "waiting"


async def test_a_game_that_has_begun_is_never_cleared_away(store: Store) -> None:
    lobby = lobby_on(store)
    host, friend = await guest_at(lobby, "Hana"), await guest_at(lobby, "Petr")
    table = await laid(lobby, host)
    await seating.sit(lobby, table.id, friend, None)
    await seating.start(lobby, table.id, host)
    await clear_away(lobby, datetime.now(UTC) + timedelta(days=1000))
    stored = await store.table(table.id)
    assert stored is not None
    assert stored.state == "running"
