"""Device links: open the same person on another device, by a link or a square code.

The link is made here, pressed there, and granted here. Looking at it changes nothing. The device that pressed first
gets a claim, without which nobody else who saw the link comes in.
"""

import secrets
from datetime import UTC, datetime

from chabudai.server.errors import Refused
from chabudai.server.lobby import accounts
from chabudai.server.lobby.lobby import Lobby
from chabudai.server.people import tokens
from chabudai.server.people.identity import hash_of
from chabudai.server.people.visits import LetIn, Visit
from chabudai.server.storage import StoredPerson, StoredToken, credentials, people
from chabudai.server.storage import accounts as stored
from chabudai.server.wire_accounts import AskedLink, DeviceLink, NewLink

OPEN, ASKED, GRANTED = "open", "asked", "granted"


async def make(lobby: Lobby, person: StoredPerson) -> NewLink:
    token, stored = await tokens.make(lobby.store, "device", person.id, {"state": OPEN})
    return NewLink(id=stored.token_hash, token=token, expires=stored.expires)


async def links_of(lobby: Lobby, person: StoredPerson) -> list[DeviceLink]:
    found = await lobby.store.ask(credentials.tokens_of, "device", person.id, datetime.now(UTC))
    return [
        DeviceLink(
            id=each.token_hash,
            state=each.details["state"],
            device=each.details.get("device", ""),
            expires=each.expires,
        )
        for each in found
    ]


async def ask(lobby: Lobby, token: str, device: str) -> AskedLink:
    """Another device has pressed: from now on the link is its own, and waits for a yes."""
    claim = secrets.token_urlsafe(tokens.TOKEN_BYTES)
    values = {"state": ASKED, "device": device, "claim": hash_of(claim)}
    if not await lobby.store.write(
        credentials.claim_token, "device", hash_of(token), OPEN, values, datetime.now(UTC)
    ):
        raise Refused("not-found", "error-token")
    person = await owner(lobby, await tokens.look(lobby.store, "device", token))
    return AskedLink(name=person.name, claim=claim)


async def grant(lobby: Lobby, person: StoredPerson, link: str) -> None:
    """Yes, that device is mine."""
    found = await lobby.store.ask(credentials.token, "device", link, datetime.now(UTC))
    if found is None or found.person != person.id or found.details["state"] != ASKED:
        raise Refused("not-found", "error-token")
    await lobby.store.write(credentials.change_token, "device", link, found.details | {"state": GRANTED})


async def refuse(lobby: Lobby, person: StoredPerson, link: str) -> None:
    """No, or no longer wanted."""
    found = await lobby.store.ask(credentials.token, "device", link, datetime.now(UTC))
    if found is not None and found.person == person.id:
        await lobby.store.write(credentials.take_token, "device", link, datetime.now(UTC))


async def take(lobby: Lobby, visit: Visit, token: str, claim: str) -> LetIn | None:
    """The person and a secret for the device that has asked; None while nobody has said yes."""
    found = await tokens.look(lobby.store, "device", token)
    if found.details.get("claim") != hash_of(claim):
        raise Refused("not-found", "error-token")
    if found.details["state"] != GRANTED:
        return None
    proof = stored.by_token("device", found.token_hash, datetime.now(UTC))
    came = await accounts.let_in(lobby, visit, found.person or "", proof)
    if came is None:
        raise Refused("not-found", "error-token")
    return came


async def owner(lobby: Lobby, token: StoredToken) -> StoredPerson:
    person = await lobby.store.ask(people.find, token.person or "")
    if person is None:
        raise Refused("not-found", "error-token")
    return person
