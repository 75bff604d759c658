"""Administration of people, from the host's shell: listing, resetting, removing, inviting."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from contextlib import ExitStack
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import TypeVar

from chabudai.core.errors import ChabudaiError
from chabudai.server.limits import Limits
from chabudai.server.lobby import accounts
from chabudai.server.lobby.lobby import Lobby
from chabudai.server.people import tokens
from chabudai.server.people.registration import looked_up
from chabudai.server.storage import Store, StoredPerson, people, url_of
from chabudai.server.storage.file_lock import alone_with
from chabudai.server.thinking.bot_pool import BotPool

T = TypeVar("T")


class NoSuchPerson(ChabudaiError):
    """Nobody logs in by that name."""


@dataclass(frozen=True)
class Known:
    """A person with an account."""

    account: str
    name: str
    seen: datetime
    seats: int


def at_the_desk(
    data: Path, environment: Mapping[str, str], work: Callable[[Lobby], Awaitable[T]], alone: bool = False
) -> T:
    """Do something with the people of a server, which may be running; `alone` where it could not see the change."""
    with ExitStack() as held:
        database = url_of(data, environment)
        if alone:
            held.enter_context(alone_with(database))
        return asyncio.run(done(database, environment, work))


async def done(database: str, environment: Mapping[str, str], work: Callable[[Lobby], Awaitable[T]]) -> T:
    store = Store(database)
    lobby = Lobby(store, BotPool(1), Limits.of(environment))
    await store.open()
    try:
        return await work(lobby)
    finally:
        await lobby.close()
        await store.close()


async def known_people(lobby: Lobby) -> list[Known]:
    found = await lobby.store.read(people.registered)
    return [Known(person.account or "", person.name, person.seen, seats) for person, seats in found]


async def reset(lobby: Lobby, name: str) -> str:
    """A token that leads to a new password, once."""
    person = await the_person(lobby, name)
    return (await tokens.make(lobby.store, "password", person.id))[0]


async def invite(lobby: Lobby) -> str:
    """A token with which one person may register."""
    return (await tokens.make(lobby.store, "invitation", None))[0]


async def remove(lobby: Lobby, name: str) -> None:
    await accounts.forget(lobby, await the_person(lobby, name))


async def the_person(lobby: Lobby, name: str) -> StoredPerson:
    person = await lobby.store.ask(people.by_account, looked_up(name))
    if person is None:
        raise NoSuchPerson("error-no-account-of", name=name)
    return person
