"""Credentials in the database: recovery codes, passkeys and one-time tokens."""

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any

from sqlalchemy import Connection, delete, exists, func, insert, select, update

from chabudai.server.storage.errors import lost_races
from chabudai.server.storage.models import StoredPasskey, StoredToken
from chabudai.server.storage.schema import passkeys, recovery_codes, tokens

# --- recovery codes ---------------------------------------------------------------------------------------------


def set_codes(connection: Connection, person: str, hashes: Sequence[str]) -> None:
    """In place of those there were."""
    connection.execute(delete(recovery_codes).where(recovery_codes.c.person == person))
    rows = [{"person": person, "code_hash": each} for each in hashes]
    if rows:
        connection.execute(insert(recovery_codes), rows)


def use_code(connection: Connection, person: str, code_hash: str) -> bool:
    """Whether there was such a code; from now on there is not."""
    which = delete(recovery_codes).where(recovery_codes.c.person == person, recovery_codes.c.code_hash == code_hash)
    return connection.execute(which).rowcount == 1


def has_code(connection: Connection, person: str, code_hash: str) -> bool:
    mine = exists().where(recovery_codes.c.person == person, recovery_codes.c.code_hash == code_hash)
    return bool(connection.scalar(select(mine)))


def codes_left(connection: Connection, person: str) -> int:
    return connection.scalar(select(func.count()).where(recovery_codes.c.person == person)) or 0


# --- passkeys ---------------------------------------------------------------------------------------------------


def add_passkey(connection: Connection, passkey: StoredPasskey) -> None:
    values = {column.name: getattr(passkey, column.name) for column in passkeys.c}
    with lost_races():
        connection.execute(insert(passkeys).values(values))


def passkey(connection: Connection, passkey_id: str) -> StoredPasskey | None:
    row = connection.execute(select(passkeys).where(passkeys.c.id == passkey_id)).one_or_none()
    return None if row is None else StoredPasskey(**row._mapping)


def passkeys_of(connection: Connection, person: str) -> list[StoredPasskey]:
    wanted = select(passkeys).where(passkeys.c.person == person).order_by(passkeys.c.created)
    return [StoredPasskey(**row._mapping) for row in connection.execute(wanted)]


def note_use(connection: Connection, person: str, passkey_id: str, uses: int) -> bool:
    """Whether it is still a passkey of this person, and counts on. Of two that bear the same count one is a copy;
    those that do not count at all say 0."""
    counts_on = passkeys.c.uses == 0 if uses == 0 else passkeys.c.uses < uses
    which = update(passkeys).where(passkeys.c.id == passkey_id, passkeys.c.person == person, counts_on)
    return connection.execute(which.values(uses=uses)).rowcount == 1


def drop_passkey(connection: Connection, person: str, passkey_id: str) -> bool:
    which = delete(passkeys).where(passkeys.c.person == person, passkeys.c.id == passkey_id)
    return connection.execute(which).rowcount == 1


# --- one-time tokens --------------------------------------------------------------------------------------------


def add_token(connection: Connection, token: StoredToken, most: int | None = None) -> None:
    """Of those of its kind a person keeps `most`: the ones that end soonest go. What is over goes as well."""
    connection.execute(delete(tokens).where(tokens.c.expires < token.created))
    if most is not None:
        mine = select(tokens.c.token_hash).where(tokens.c.person == token.person, tokens.c.kind == token.kind)
        oldest = mine.order_by(tokens.c.expires.desc()).offset(most - 1)
        connection.execute(delete(tokens).where(tokens.c.token_hash.in_(list(connection.scalars(oldest)))))
    values = {column.name: getattr(token, column.name) for column in tokens.c}
    with lost_races():
        connection.execute(insert(tokens).values(values))


def token(connection: Connection, kind: str, token_hash: str, now: datetime) -> StoredToken | None:
    """Look at a token without using it up."""
    wanted = select(tokens).where(tokens.c.token_hash == token_hash, tokens.c.kind == kind, tokens.c.expires > now)
    row = connection.execute(wanted).one_or_none()
    return None if row is None else StoredToken(**row._mapping, created=now)


def take_token(connection: Connection, kind: str, token_hash: str, now: datetime) -> StoredToken | None:
    """Use a token up. Of two who come with the same one gets it."""
    which = delete(tokens).where(tokens.c.token_hash == token_hash, tokens.c.kind == kind, tokens.c.expires > now)
    row = connection.execute(which.returning(*tokens.c)).one_or_none()
    return None if row is None else StoredToken(**row._mapping, created=now)


def claim_token(
    connection: Connection, kind: str, token_hash: str, state: str, details: Mapping[str, Any], now: datetime
) -> bool:
    """Change a token, if it is in this state; of two who do so at once, one."""
    wanted = select(tokens).where(tokens.c.token_hash == token_hash, tokens.c.kind == kind, tokens.c.expires > now)
    row = connection.execute(wanted.with_for_update()).one_or_none()
    return (
        row is not None
        and row.details.get("state") == state
        and change_token(connection, kind, token_hash, details)
    )


def change_token(connection: Connection, kind: str, token_hash: str, details: Mapping[str, Any]) -> bool:
    which = update(tokens).where(tokens.c.token_hash == token_hash, tokens.c.kind == kind)
    return connection.execute(which.values(details=dict(details))).rowcount == 1


def tokens_of(connection: Connection, kind: str, person: str | None, now: datetime) -> list[StoredToken]:
    whose = tokens.c.person.is_(None) if person is None else tokens.c.person == person
    wanted = select(tokens).where(whose, tokens.c.kind == kind, tokens.c.expires > now).order_by(tokens.c.expires)
    return [StoredToken(**row._mapping, created=now) for row in connection.execute(wanted)]
