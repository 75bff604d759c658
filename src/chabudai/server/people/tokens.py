"""One-time tokens: links and challenges, of which only a hash is stored. Looking at one does not use it up."""

import secrets
from datetime import UTC, datetime, timedelta
from typing import Any, Literal

from chabudai.server.errors import Refused
from chabudai.server.people.identity import hash_of
from chabudai.server.storage import Store, StoredToken, credentials

Kind = Literal["device", "password", "mail", "invitation", "passkey", "passkey-log-in", "known-device"]
LIFE: dict[Kind, timedelta] = {
    "device": timedelta(minutes=10),
    "password": timedelta(hours=1),
    "mail": timedelta(days=2),
    "invitation": timedelta(days=14),
    "passkey": timedelta(minutes=10),
    "passkey-log-in": timedelta(minutes=10),
    "known-device": timedelta(days=366),
}
MOST: dict[Kind, int | None] = {"device": 2, "password": 3, "mail": 3, "passkey": 3}  # of one person
TOKEN_BYTES = 24


async def make(
    store: Store, kind: Kind, person: str | None, details: dict[str, Any] | None = None
) -> tuple[str, StoredToken]:
    """The token, which is told to one and stored nowhere, and what is stored of it."""
    token, stored = new(kind, person, details)
    await store.write(credentials.add_token, stored, MOST.get(kind))
    return token, stored


def new(kind: Kind, person: str | None, details: dict[str, Any] | None = None) -> tuple[str, StoredToken]:
    token, now = secrets.token_urlsafe(TOKEN_BYTES), datetime.now(UTC)
    stored = StoredToken(
        token_hash=hash_of(token),
        kind=kind,
        person=person,
        details=details or {},
        created=now,
        expires=now + LIFE[kind],
    )
    return token, stored


async def look(store: Store, kind: Kind, token: str) -> StoredToken:
    found = await store.ask(credentials.token, kind, hash_of(token), datetime.now(UTC))
    return present(found)


async def take(store: Store, kind: Kind, token: str) -> StoredToken:
    """Use up a token. Of two who come with the same, one gets it."""
    return present(await store.write(credentials.take_token, kind, hash_of(token), datetime.now(UTC)))


def present(found: StoredToken | None) -> StoredToken:
    if found is None:
        raise Refused("not-found", "error-token")
    return found
