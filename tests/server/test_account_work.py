"""Known and unknown names: the same work and the same bytes. Counted are hashes and queries, never seconds."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

import pytest
from litestar.testing import AsyncTestClient
from server.test_passwords import Counting
from sqlalchemy import Engine, event

from chabudai.server.door.app import Setup, application
from chabudai.server.door.origin import OriginCheck
from chabudai.server.lobby import account_mail
from chabudai.server.lobby.lobby import Lobby
from chabudai.server.notices.mail import Mailer
from chabudai.server.people import passwords
from chabudai.server.storage import people

pytestmark = [pytest.mark.anyio, pytest.mark.filterwarnings("ignore::DeprecationWarning")]
ORIGIN = "http://127.0.0.1"
PASSWORD, WRONG = "three cups of tea", "four cups of tea"
CODE = "aaaa-bbbb-cccc-dddd"
# By a password, by a passkey alone, with an address; nobody's; what cannot be a name at all.
NAMES = ("hana", "petr", "jana", "nobody", "@nobody")
OF_PEOPLE = re.compile(r"\b(people|sessions|recovery_codes|passkeys|tokens)\b")


@dataclass
class Work:
    """What the server did for one answer, and the answer."""

    queries: list[str] = field(default_factory=list)
    verified: int = 0
    hashed: int = 0
    answer: tuple[int, bytes, tuple[tuple[str, str], ...]] = (0, b"", ())


class Watched:
    def __init__(self, client: AsyncTestClient[Any], hasher: Counting) -> None:
        self.client = client
        self.hasher = hasher

    @property
    def lobby(self) -> Lobby:
        lobby: Lobby = self.client.app.state.lobby
        return lobby

    async def post(self, path: str, **data: Any) -> Work:
        work, verified, hashed = Work(), len(self.hasher.verified), self.hasher.hashed
        with queries_into(work.queries):
            answer = await self.client.post(path, json=data, headers={"origin": ORIGIN})
        work.verified, work.hashed = len(self.hasher.verified) - verified, self.hasher.hashed - hashed
        told = tuple(sorted((name, value) for name, value in answer.headers.items() if name != "date"))
        work.answer = answer.status_code, answer.content, told
        self.client.cookies.clear()
        return work


@contextmanager
def queries_into(queries: list[str]) -> Iterator[None]:
    def note(connection: Any, cursor: Any, statement: str, *_: Any) -> None:
        if OF_PEOPLE.search(statement):  # the house is kept at the same time
            queries.append(statement)

    event.listen(Engine, "before_cursor_execute", note)
    yield
    event.remove(Engine, "before_cursor_execute", note)


@pytest.fixture
async def watched(url: str, monkeypatch: pytest.MonkeyPatch) -> Any:
    hasher = Counting()
    monkeypatch.setattr(passwords, "HASHER", hasher)
    mailer = Mailer("127.0.0.1", 9, "table@table.example", encrypted=False)
    setup = Setup(url, origin=OriginCheck(ORIGIN), mailer=mailer, works=False)
    async with AsyncTestClient(application(setup), base_url=ORIGIN) as client:
        seen = Watched(client, hasher)
        for name, mail in (("Hana", None), ("Petr", None), ("Jana", "jana@example.org")):
            await seen.post("/api/account", name=name, password=PASSWORD)
            person = await seen.lobby.store.ask(people.by_account, name.lower())
            assert person is not None
            alone = {"password_hash": None} if name == "Petr" else {}
            await seen.lobby.store.write(people.change, person.id, {"mail": mail, **alone})
        yield seen


def alike(works: list[Work]) -> Work:
    """The first of them, if all are equal."""
    for work in works[1:]:
        assert work == works[0]
    return works[0]


async def test_a_log_in_that_fails_costs_one_comparison_and_the_same_queries_whatever_the_name(
    watched: Watched,
) -> None:
    work = alike([await watched.post("/api/account/log-in", name=name, password=WRONG) for name in NAMES])
    assert (work.verified, work.hashed, work.answer[0]) == (1, 0, 409)
    assert len(work.queries) == 1


async def test_a_code_that_is_wrong_costs_one_hash_and_the_same_queries_whatever_the_name(
    watched: Watched,
) -> None:
    tried = [await watched.post("/api/account/recover", name=name, code=CODE, password=WRONG) for name in NAMES]
    work = alike(tried)
    assert (work.verified, work.hashed, work.answer[0]) == (0, 1, 409)
    assert len(work.queries) == 2


async def test_pauses_come_after_as_many_tries_and_in_the_same_bytes(
    watched: Watched, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(watched.lobby.accounts.throttle, "clock", lambda: 1000.0)  # nobody waits in between
    rounds = [
        [await watched.post("/api/account/log-in", name=name, password=WRONG) for name in ("hana", "nobody")]
        for _ in range(6)
    ]
    assert [alike(each).answer[0] for each in rounds] == [409] * 5 + [429]


async def test_who_asks_for_a_link_by_mail_is_answered_alike_before_anybody_is_looked_for(
    watched: Watched, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is done for a name that is known is done beside the answer, which does not wait for it."""
    beside: list[Any] = []
    monkeypatch.setattr(watched.lobby, "do_beside", beside.append)
    names = (*NAMES, "jana@example.org", "nobody@example.org")
    work = alike([await watched.post("/api/account/reset-request", name=name) for name in names])
    assert (work.answer[0], work.answer[1]) == (200, b'{"ok":true}')
    assert (work.queries, work.verified, work.hashed) == ([], 0, 0)
    assert len(beside) == len(names)
    for each in beside:
        each.close()


async def test_a_mailbox_gets_few_links_an_hour_and_none_of_them_ends_another(
    watched: Watched, monkeypatch: pytest.MonkeyPatch
) -> None:
    sent: list[str] = []

    async def note(_: Any, to: str, *said: Any) -> None:
        sent.append(to)

    monkeypatch.setattr(account_mail, "deliver", note)
    for _ in range(10):
        await account_mail.send_reset(watched.lobby, "Jana")
    assert sent == ["jana@example.org"] * 3


async def test_a_name_that_is_taken_costs_the_hash_of_one_that_is_free(watched: Watched) -> None:
    """That it is taken must be said, to who asks not too often; but not by the clock to who asks for more."""
    taken = await watched.post("/api/account", name="hana", password=PASSWORD)
    free = await watched.post("/api/account", name="Eva", password=PASSWORD)
    assert (taken.hashed, taken.answer[0]) == (1, 409)
    assert (free.hashed, free.answer[0]) == (1, 200)
    assert await watched.lobby.store.ask(people.by_account, "eva") is not None
