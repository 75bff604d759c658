"""What a commit tells the other processes: at which table, and which number. Nothing else, and not what failed."""

import asyncio
from collections.abc import Iterator

import pytest
from server.storage.ear import Ear
from server.storage.laying import BOT, add_move, after, new_person, new_table, on_postgresql, running_table, save
from sqlalchemy import Connection

from chabudai.server.storage import (
    Conflict,
    Store,
    StoredAct,
    StoredMove,
    StoredPicks,
    Whereabouts,
    history,
    news,
    process_presence,
)
from chabudai.server.storage.news import News, note, sheets

pytestmark = [pytest.mark.anyio, on_postgresql]


@pytest.fixture
def ear(store: Store, url: str) -> Iterator[Ear]:
    ear = Ear(url)
    yield ear
    ear.close()


async def test_what_happens_at_a_table_is_told_by_its_number(store: Store, ear: Ear) -> None:
    table = await running_table(store)
    assert ear.heard() == [f"{table.id} table=1"]
    await add_move(store, table, 1, 0, "take 1", after(1), [1])
    await store.set_picks(table.id, 1, {}, StoredPicks(seat=0, changes=2, actions=["guess 7"]), [0, 1])
    await store.add_act(table.id, StoredAct(number=1, n=1, seat=0, actions=["offer 2"], at=after(2), told="secret"))
    await store.add_chat(table.id, 0, "Plum", "hello", after(3))
    await save(store, table.id, {"pace": 7})
    await store.write(news.note, table.id, "hurry")
    told = ["moves=1", "picks=1.2", "acts=1", "chat=0", "table=2", "hurry="]
    assert ear.heard() == [f"{table.id} {each}" for each in told]


async def test_a_sheet_is_never_longer_than_the_database_takes(url: str) -> None:
    lines = [letter * length for letter in "až" for length in (1, 100, 2000, 3900) for _ in range(7)]
    written = list(sheets(lines))
    assert [line for sheet in written for line in sheet.split("\n")] == lines
    assert max(len(sheet.encode()) for sheet in written) < 8000
    assert list(sheets([])) == []


async def test_a_group_of_changes_is_told_once_for_each_table(store: Store, ear: Ear) -> None:
    tables = [await running_table(store) for _ in range(2)]
    ear.heard()
    lines = [store.add_chat(table.id, 0, "Plum", "hello", after(1)) for table in tables * 5]
    await asyncio.gather(*lines)
    told = ear.heard()
    assert {f"{table.id} chat=4" for table in tables} <= set(told)
    assert len(told) < len(lines), "those that were stored together were told together"


async def test_of_what_failed_nobody_hears(store: Store, ear: Ear) -> None:
    table = await running_table(store)
    await add_move(store, table, 1, 0, "take 1", after(1), [1])
    ear.heard()
    with pytest.raises(Conflict):
        await add_move(store, table, 1, 1, "take 2", after(2), [0])
    assert ear.heard() == []


async def test_how_far_a_table_is_bears_the_same_numbers(store: Store) -> None:
    table = await running_table(store)
    moves = [StoredMove(n=n, seat=0, action="take 1", at=after(n)) for n in (1, 2)]
    await store.add_moves(table, moves, [None, None], [1])
    await store.add_chat(table.id, 0, "Plum", "hello", after(3))
    empty = await new_table(store, [BOT])
    assert await store.ask(history.standings, [table.id, empty.id, "nowhere"]) == {
        table.id: {"moves": "2", "picks": "2.0", "acts": "0", "table": "1", "chat": "0"},
        empty.id: {"moves": "0", "picks": "0.0", "acts": "0", "table": "0", "chat": "-1"},
    }


async def test_news_are_read_as_they_were_written_and_what_is_not_understood_is_left_out(url: str) -> None:
    news = News("table-1", {"moves": "12", "picks": "12.3", "here": ""})
    assert News.read(news.written()) == news
    assert News.read("table-1 moves=3 weather=5") == News("table-1", {"moves": "3"})


async def test_a_process_that_is_silent_is_forgotten_with_its_people(
    store: Store, other_store: Store, ear: Ear
) -> None:
    guest = await new_person(store)
    assert not await store.write(process_presence.beat, "one")
    assert await store.write(process_presence.beat, "one")
    await store.write(process_presence.put, "one", "a-table", Whereabouts(here=[guest.id], watching=3))
    assert await other_store.ask(process_presence.of_others, ["a-table"], "one") == {}
    assert (await other_store.ask(process_presence.of_others, ["a-table"], "other"))["a-table"][0].watching == 3
    ear.heard()
    await store.write(process_presence.put, "one", "a-table", Whereabouts(here=[guest.id]))
    assert ear.heard() == ["a-table people=one"], "so that it need not look itself"
    await store.write(process_presence.leave, "one")
    assert ear.heard() == ["a-table here="]
    assert await other_store.ask(process_presence.of_others, ["a-table"], "other") == {}


async def test_however_many_tables_a_commit_tells_of_each_is_heard(store: Store, ear: Ear) -> None:
    def note_many(connection: Connection) -> None:
        for number in range(500):
            note(connection, f"table-with-a-long-name-{number}", "moves", 10**6)

    await store.writer.run(note_many)
    assert len(ear.heard()) == 500
