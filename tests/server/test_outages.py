"""When the database is away: that is told before anybody hangs up, and logged once; then everything goes on."""

import asyncio
import logging
from collections.abc import Iterator
from contextlib import suppress

import pytest
from server.lobbies import guest_at, laid, lobby_on
from server.people import Line, Person, Server
from server.postgres import Postgres, running
from websockets.exceptions import ConnectionClosed

from chabudai.server import backoff
from chabudai.server.lobby import laying, seating, sign_in
from chabudai.server.match.telling import encode
from chabudai.server.storage import StorageLost, Store, StoredTable
from chabudai.server.storage.outage import Outage
from chabudai.server.table import play
from chabudai.server.table.connection import TRY_LATER, Connection
from chabudai.server.wire import Move, NewTable

pytestmark = pytest.mark.anyio
on_sqlite = pytest.mark.parametrize("url", ["sqlite"], indirect=True)


@pytest.fixture(scope="module")
def fragile() -> Iterator[Postgres]:
    """A PostgreSQL that may be stopped: nobody else uses it."""
    with running() as database:
        yield database


def how_it_ended(line: Line) -> tuple[list[tuple[int | None, str]], int | None]:
    """The errors that came before the end, and the code of the end."""
    heard = len(line.heard)
    with pytest.raises(ConnectionClosed) as ended:
        line.hear(lambda _: False)
    errors = [message for message in line.heard[heard:] if message["type"] == "error"]
    return [(error["id"], error["error"]["kind"]) for error in errors], ended.value.rcvd and ended.value.rcvd.code


def test_an_outage_is_told_before_the_end_and_logged_once(
    fragile: Postgres, tmp_path_factory: pytest.TempPathFactory
) -> None:
    with Server(tmp_path_factory.mktemp("outage") / "data", fragile.empty_database()) as server:
        hana, petr = Person(server, "Hana"), Person(server, "Petr")
        table = hana.lay(seats=2)["id"]
        petr.post(f"/api/tables/{table}/sit")
        hana.post(f"/api/tables/{table}/start")
        lines = [hana.sit_at(table), petr.sit_at(table), Person(server).sit_at(table)]
        mover = lines[lines[0].position["deciders"][0]]
        others = [line for line in lines if line is not mover]
        fragile.stop()
        with suppress(ConnectionClosed):
            mover.socket.send(
                encode({"type": "move", "id": 9, **mover.question(), "actions": mover.legal()[:1]}).decode()
            )
        [(about, kind)], code = how_it_ended(mover)
        assert about in (9, None)  # the server looks by itself too, and may have seen it before the move came
        assert (kind, code) == ("unavailable", TRY_LATER)
        for line in others:
            assert how_it_ended(line) == ([(None, "unavailable")], TRY_LATER)
        for _ in range(20):  # who comes back is told the same
            again = hana.sit_at(table)
            assert again.heard[-1]["error"]["kind"] == "unavailable"
            assert how_it_ended(again)[1] == TRY_LATER
            answer = hana.http.get("/api/health")
            assert (answer.status_code, answer.json()["kind"]) == (503, "unavailable")
            assert int(answer.headers["retry-after"]) > 0
        fragile.start()
        assert hana.get("/api/health")["ok"]
        again = mover.person.sit_at(table)
        assert again.move(again.legal()[0])["type"] == "ok"
        server.stop()
        said = server.told().splitlines()
        assert sum("the database went away" in line for line in said) == 1
        assert sum("the database is back" in line for line in said) == 1
        assert len(said) == 2


def test_an_outage_is_said_once_and_its_end_once(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    now = 0.0
    outage = Outage(lambda: now)
    outage.worked("reading")
    for _ in range(1000):
        outage.failed("writing", "no room")
        outage.failed("reading", "gone")
    now = 90
    outage.worked("reading")
    assert outage.goes_on(), "it can still not be written"
    outage.worked("writing")
    outage.worked("writing")
    assert [record.getMessage() for record in caplog.records] == [
        "the database went away (writing): no room",
        "the database is back after 90 seconds",
    ]


# --- without a server -------------------------------------------------------------------------------------------


async def cannot_write(job: object) -> None:
    raise StorageLost("error-storage-lost")


@on_sqlite
async def test_who_only_looks_need_not_be_able_to_write(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    lobby = lobby_on(store)
    hana, secret = await sign_in.name_person(lobby, None, "Hana")
    table = await laid(lobby, hana)
    monkeypatch.setattr("chabudai.server.lobby.sign_in.SEEN_EVERY", hana.seen - hana.seen)
    monkeypatch.setattr(store.writer, "run", cannot_write)
    session = await sign_in.welcome(lobby, secret)
    assert session is not None
    assert session.person == hana
    assert (await seating.show(lobby, table.id, hana)).your_seat == 0
    room, line = await lobby.room(table.id), Connection(hana.id, "Hana", lambda _: None)
    await room.join(line)
    assert b'"type":"table"' in (await line.read() or b"")
    await asyncio.gather(*lobby.beside)


async def test_when_a_guest_was_here_is_noted_beside_it(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    lobby = lobby_on(store)
    hana, secret = await sign_in.name_person(lobby, None, "Hana")
    await sign_in.welcome(lobby, secret)
    assert not lobby.beside, "not again within the hour"
    monkeypatch.setattr("chabudai.server.lobby.sign_in.SEEN_EVERY", hana.seen - hana.seen)
    await sign_in.welcome(lobby, secret)
    await asyncio.gather(*lobby.beside)
    now = await sign_in.session_with(lobby, secret)
    assert now is not None
    assert min(now.seen, now.person.seen) > hana.seen


@on_sqlite
async def test_a_table_where_bots_are_to_move_goes_on_when_the_database_is_back_though_nobody_comes(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    noted: list[int] = []

    async def after(failures: int) -> None:
        noted.append(failures)

    monkeypatch.setattr(backoff, "after", after)
    lobby = lobby_on(store)
    hana = await guest_at(lobby, "Hana")
    table = await laying.lay(lobby, hana, NewTable("tokaido", 2, bots=["steady"], start=True))
    broken = await lobby.room(table.id)
    await broken.bots.stop()
    assert broken.record is not None
    move = Move(n=0, actions=[broken.game.actions.text(broken.record.match.state.legal(0)[0])])
    monkeypatch.setattr(store.writer, "run", cannot_write)
    with pytest.raises(StorageLost):
        await play.move(broken, hana.id, move)
    assert broken.broken
    find = store.table

    async def at_last(table_id: str) -> StoredTable | None:
        if len(noted) < 4:
            raise StorageLost("error-storage-lost")
        return await find(table_id)

    monkeypatch.setattr(store, "table", at_last)
    with pytest.raises(StorageLost):
        await play.move(broken, hana.id, move)
    assert broken.revival is not None
    await broken.revival
    reopened = await lobby.room(table.id)
    assert reopened is not broken
    assert reopened.bots.are_at_work()
    assert noted == [0, 1, 2, 3]
    await reopened.close()
