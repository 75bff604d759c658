"""The writer: groups are committed together, a bad job fails alone, nothing is answered before it is stored."""

import asyncio
from collections.abc import Iterator
from concurrent.futures import Future
from typing import Any

import pytest
from server.storage.holding import LONG, Held, adding
from server.storage.laying import a_person
from sqlalchemy import Connection, Engine, event, func, select, text

from chabudai.server.storage import Conflict, StorageLost
from chabudai.server.storage.engines import address, writing_engine
from chabudai.server.storage.migrations import upgrade
from chabudai.server.storage.outage import Outage
from chabudai.server.storage.schema import people
from chabudai.server.storage.writer import MOST_TOGETHER, Writer

pytestmark = pytest.mark.anyio


@pytest.fixture
def engine(url: str) -> Iterator[Engine]:
    made = writing_engine(address(url))
    upgrade(made)
    yield made
    made.dispose()


@pytest.fixture
def writer(engine: Engine) -> Iterator[Writer]:
    started = Writer(engine, Outage())
    started.start()
    yield started
    started.close()


@pytest.fixture
def commits(engine: Engine) -> list[Connection]:
    """Grows with every commit."""
    seen: list[Connection] = []
    event.listen(engine, "commit", seen.append)
    return seen


def number_of_guests(engine: Engine) -> int:
    with engine.begin() as connection:
        return int(connection.scalar(select(func.count()).select_from(people)) or 0)


def failing(_: Connection) -> None:
    raise ZeroDivisionError


# --- groups -----------------------------------------------------------------------------------------------------


def test_everything_that_waits_is_committed_at_once(
    writer: Writer, engine: Engine, commits: list[Connection]
) -> None:
    held = Held(writer)
    waiting = [a_person() for _ in range(100)]
    futures = [writer.submit(adding(guest)) for guest in waiting]
    held.release()
    assert [future.result(LONG) for future in futures] == [guest.id for guest in waiting]
    assert len(commits) == 2  # the job that held the writer, and all the others
    assert number_of_guests(engine) == 100


def test_a_group_does_not_grow_without_end(writer: Writer, commits: list[Connection]) -> None:
    held = Held(writer)
    futures = [writer.submit(lambda connection: None) for _ in range(MOST_TOGETHER + 1)]
    held.release()
    futures[-1].result(LONG)
    assert len(commits) == 3


def test_later_jobs_of_a_group_see_what_earlier_ones_did(writer: Writer) -> None:
    held, guest = Held(writer), a_person()
    writer.submit(adding(guest))
    found = writer.submit(lambda connection: connection.scalar(select(people.c.id)))
    held.release()
    assert found.result(LONG) == guest.id


# --- bad jobs ---------------------------------------------------------------------------------------------------


def test_a_bad_job_fails_alone_and_the_others_of_its_group_succeed(writer: Writer, engine: Engine) -> None:
    held = Held(writer)
    good = [writer.submit(adding(a_person())) for _ in range(5)]
    bad = writer.submit(failing)
    good += [writer.submit(adding(a_person())) for _ in range(5)]
    held.release()
    assert isinstance(bad.exception(LONG), ZeroDivisionError)
    assert all(future.exception(LONG) is None for future in good)
    assert number_of_guests(engine) == 10


def test_a_bad_job_costs_its_group_few_commits(writer: Writer, commits: list[Connection]) -> None:
    held = Held(writer)
    jobs = [adding(a_person()) for _ in range(64)]
    futures = [writer.submit(job) for job in [*jobs[:40], failing, *jobs[40:]]]
    held.release()
    assert sum(future.exception(LONG) is None for future in futures) == 64
    assert len(commits) <= 10


def test_of_two_jobs_that_exclude_one_another_the_first_wins(writer: Writer, engine: Engine) -> None:
    held, guest = Held(writer), a_person()
    futures = [writer.submit(adding(guest)) for _ in range(3)]
    held.release()
    assert futures[0].result(LONG) == guest.id
    assert [type(future.exception(LONG)) for future in futures[1:]] == [Conflict, Conflict]
    assert number_of_guests(engine) == 1


def test_a_job_that_fails_half_way_leaves_nothing_behind(writer: Writer, engine: Engine) -> None:
    def half(connection: Connection) -> None:
        adding(a_person())(connection)
        failing(connection)

    assert isinstance(writer.submit(half).exception(LONG), ZeroDivisionError)
    assert number_of_guests(engine) == 0


def test_a_job_in_bad_sql_does_not_disturb_its_group(writer: Writer, engine: Engine) -> None:
    held = Held(writer)
    bad = writer.submit(lambda connection: connection.execute(text("SELECT nothing FROM nowhere")))
    good = writer.submit(adding(a_person()))
    held.release()
    assert good.exception(LONG) is None
    assert bad.exception(LONG) is not None
    assert number_of_guests(engine) == 1


# --- acknowledging ----------------------------------------------------------------------------------------------


def test_nobody_gets_an_answer_before_the_commit(writer: Writer, engine: Engine) -> None:
    answered: list[bool] = []
    held = Held(writer)
    futures: list[Future[Any]] = [writer.submit(adding(a_person())) for _ in range(3)]
    event.listen(engine, "commit", lambda _: answered.extend(future.done() for future in futures))
    held.release()
    assert all(future.result(LONG) for future in futures)
    assert answered == [False] * 6  # at the commit of the holder and at that of the group


def test_when_the_commit_fails_nobody_is_told_that_it_is_stored(writer: Writer, engine: Engine) -> None:
    def refuse(_: Connection) -> None:
        raise OSError("the disk is gone")

    event.listen(engine, "commit", refuse)
    future = writer.submit(adding(a_person()))
    assert isinstance(future.exception(LONG), StorageLost)
    event.remove(engine, "commit", refuse)
    assert number_of_guests(engine) == 0
    assert writer.submit(adding(a_person())).result(LONG)


async def test_jobs_can_be_awaited(writer: Writer, engine: Engine) -> None:
    waiting = [a_person() for _ in range(10)]
    answers = await asyncio.gather(*[writer.run(adding(guest)) for guest in waiting])
    assert answers == [guest.id for guest in waiting]
    assert number_of_guests(engine) == 10


async def test_who_no_longer_waits_before_the_job_begins_is_not_written(writer: Writer, engine: Engine) -> None:
    held = Held(writer)
    given_up = asyncio.create_task(writer.run(adding(a_person())))
    await asyncio.sleep(0)  # until it is queued
    given_up.cancel()
    with pytest.raises(asyncio.CancelledError):
        await given_up
    held.release()
    await writer.run(adding(a_person()))
    assert number_of_guests(engine) == 1


# --- closing ----------------------------------------------------------------------------------------------------


async def test_closing_stores_everything_that_waits(writer: Writer, engine: Engine) -> None:
    held = Held(writer)
    futures = [writer.submit(adding(a_person())) for _ in range(MOST_TOGETHER + 100)]
    closing = asyncio.create_task(asyncio.to_thread(writer.close))
    held.release()
    await closing
    assert all(future.done() and future.exception() is None for future in futures)
    assert number_of_guests(engine) == MOST_TOGETHER + 100


def test_after_closing_nothing_is_taken(writer: Writer) -> None:
    writer.close()
    with pytest.raises(StorageLost, match="error-storage-closed"):
        writer.submit(adding(a_person()))
    writer.close()
