"""Writer: one thread with group commit. While a group goes to the disk, the next one gathers.

A job is a function of a connection. When another job of its group fails it is run again, so it must do nothing but
read and write through that connection. Nobody gets its answer before it is committed. Jobs of a kind that comes in
masses are `Batch`es: neighbours in a group are handed to the database as one list.
"""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Future
from contextlib import suppress
from dataclasses import dataclass
from itertools import groupby
from queue import SimpleQueue
from threading import Lock, Thread
from typing import Any, Generic, Self, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError

from chabudai.server.monitoring import metrics
from chabudai.server.storage import news, queue
from chabudai.server.storage.engines import words_of
from chabudai.server.storage.errors import StorageLost
from chabudai.server.storage.file_check import Anchor
from chabudai.server.storage.outage import Outage

T = TypeVar("T")
Job = Callable[[Connection], T]
WRITING = "writing"
MOST_TOGETHER = 500  # so that the first of a group need not wait long for the last


class Batch(ABC, Generic[T]):
    """A job that is quicker done together with others of its kind."""

    @abstractmethod
    def __call__(self, connection: Connection) -> T: ...

    @classmethod
    @abstractmethod
    def together(cls, connection: Connection, jobs: Sequence[Self]) -> list[T]:
        """Do all of them, or raise: then fewer are tried together, in the end each by itself."""


@dataclass(slots=True)
class Request(Generic[T]):
    """A job, and who waits for it: in a thread, or in an event loop."""

    job: Job[T]
    future: Future[T] | asyncio.Future[T]
    loop: asyncio.AbstractEventLoop | None = None

    def is_wanted(self) -> bool:
        """Whether somebody still waits for it; from now on it cannot be called off."""
        if isinstance(self.future, Future):
            return self.future.set_running_or_notify_cancel()
        return not self.future.cancelled()


@dataclass(frozen=True)
class Wrong:
    """In place of an answer: why there is none."""

    problem: Exception


class JobFailed(Exception):
    """A job raised something: its fault, not the database's."""

    def __init__(self, problem: Exception) -> None:
        self.problem = problem


class Writer:
    """Runs jobs in the order in which they come, as many in one transaction as are waiting."""

    def __init__(self, engine: Engine, outage: Outage, anchor: Anchor | None = None) -> None:
        self._engine = engine
        self._anchor = anchor
        self._outage = outage
        self._waiting: SimpleQueue[Request[Any] | None] = SimpleQueue()
        self._door = Lock()
        self._open = False
        self._thread = Thread(target=self._work, name="chabudai-writer", daemon=True)

    def start(self) -> None:
        self._open = True
        self._thread.start()

    def submit(self, job: Job[T]) -> Future[T]:
        """Queue a job. A future that is cancelled while it still waits is not run at all."""
        future: Future[T] = Future()
        self._queue(Request(job, future))
        return future

    async def run(self, job: Job[T]) -> T:
        """Queue a job and wait until it is stored. Who gives up waiting does not know what became of it."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        self._queue(Request(job, future, loop))
        return await future

    def _queue(self, request: Request[Any]) -> None:
        with self._door:
            if not self._open:
                raise StorageLost("error-storage-closed")
            self._waiting.put(request)

    def close(self) -> None:
        """Take nothing more, store everything that waits, and end."""
        with self._door:
            if not self._open:
                return
            self._open = False
            self._waiting.put(None)
        self._thread.join()

    # --- in the thread ------------------------------------------------------------------------------------------

    def _work(self) -> None:
        while group := self._next_group():
            wanted = [request for request in group if request.is_wanted()]
            if wanted:
                self._settle(wanted)

    def _next_group(self) -> list[Request[Any]]:
        """Everything that waits; nothing at all when closed."""
        group: list[Request[Any]] = []
        while (request := self._waiting.get()) is not None:
            group.append(request)
            if self._waiting.empty() or len(group) == MOST_TOGETHER:
                return group
        if group:
            self._waiting.put(None)  # for the next time, when nothing is left
        return group

    def _settle(self, group: list[Request[Any]]) -> None:
        try:
            answers = self._commit(group)
        except JobFailed as failed:
            self._separate(group, failed.problem)
        except Exception as problem:
            self._lose(group, problem)
        else:
            self._outage.worked(WRITING)
            hand_back(group, answers)

    def _commit(self, group: list[Request[Any]]) -> list[Any]:
        metrics.TOGETHER.observe(len(group))
        with metrics.COMMITS.time(), self._engine.begin() as connection:
            news.gather(connection)
            queue.gather(connection)
            answers = perform([request.job for request in group], connection)
            queue.defer_noted(connection)
            news.tell(connection)
        if self._anchor is not None:
            self._anchor.check()
        return answers

    def _separate(self, group: list[Request[Any]], problem: Exception) -> None:
        """Nothing of the group is stored yet: it is tried in halves, until the bad job fails alone."""
        if len(group) == 1:
            self._fail(group[0], problem)
            return
        half = len(group) // 2
        self._settle(group[:half])
        self._settle(group[half:])

    def _fail(self, request: Request[Any], problem: Exception) -> None:
        if is_lost(problem):
            self._lose([request], problem)
        else:
            hand_back([request], [Wrong(problem)])

    def _lose(self, group: list[Request[Any]], problem: Exception) -> None:
        self._outage.failed(WRITING, words_of(self._engine.url, problem))
        hand_back(group, [Wrong(lost(problem)) for _ in group])


def hand_back(group: Sequence[Request[Any]], answers: Sequence[Any]) -> None:
    """Answer everybody who waits, with what came of their job or what was wrong with it: each loop in one go."""
    for loop in {request.loop for request in group}:
        settled = [each for each in zip(group, answers, strict=True) if each[0].loop is loop]
        if loop is None:
            settle(settled)
        else:
            with suppress(RuntimeError):  # it is closed: nobody waits any more
                loop.call_soon_threadsafe(settle, settled)


def settle(settled: Iterable[tuple[Request[Any], Any]]) -> None:
    for request, answer in settled:
        if request.future.cancelled():
            continue
        if isinstance(answer, Wrong):
            request.future.set_exception(answer.problem)
        else:
            request.future.set_result(answer)


def perform(jobs: Iterable[Job[Any]], connection: Connection) -> list[Any]:
    try:
        return [answer for kind, alike in groupby(jobs, type) for answer in answers_of(kind, alike, connection)]
    except Exception as problem:
        if connection.invalidated:
            raise  # the line was cut while a job happened to use it
        raise JobFailed(problem) from problem


def answers_of(kind: type[Any], alike: Iterable[Any], connection: Connection) -> list[Any]:
    if issubclass(kind, Batch):
        return kind.together(connection, list(alike))
    return [job(connection) for job in alike]


def is_lost(problem: Exception) -> bool:
    """Whether it is the database that failed, not what was asked of it."""
    return isinstance(problem, OperationalError | InterfaceError) or (
        isinstance(problem, DBAPIError) and problem.connection_invalidated
    )


def lost(problem: Exception) -> StorageLost:
    error = StorageLost("error-storage-lost")
    error.__cause__ = problem
    return error
