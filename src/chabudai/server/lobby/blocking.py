"""Muting and blocking: whom somebody does not want to hear at any table, or to meet at one that waits.

Nobody else is ever told: who is muted hears everything as before, and who is blocked is refused as others are.
"""

from datetime import UTC, datetime

from chabudai.server.errors import Refused
from chabudai.server.lobby.lobby import Lobby
from chabudai.server.people.identity import is_id
from chabudai.server.storage import BlockKind, StoredPerson, blocks, people
from chabudai.server.wire_people import AllBlocked, Blocked


async def blocked_by(lobby: Lobby, person: StoredPerson) -> AllBlocked:
    found = await lobby.store.ask(blocks.of_person, person.id)
    return AllBlocked([Blocked(each.profile, each.name, each.kind, each.since) for each in found])


async def block(lobby: Lobby, person: StoredPerson, profile: str, kind: BlockKind | None) -> AllBlocked:
    other = await found(lobby, profile)
    if other.id == person.id:
        raise Refused("not-allowed", "error-block-oneself")
    await lobby.store.write(blocks.put, person.id, other.id, kind, datetime.now(UTC))
    await lobby.hear_anew({person.id})
    return await blocked_by(lobby, person)


async def found(lobby: Lobby, profile: str) -> StoredPerson:
    person = await lobby.store.ask(people.by_profile, profile) if is_id(profile) else None
    if person is None:
        raise Refused("not-found", "error-no-person")
    return person
