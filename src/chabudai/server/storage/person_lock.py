"""Person lock: the row of a person is the lock of their sessions, credentials, and of which tables they come to.

Whoever takes this lock and that of a table takes this one first. It keeps nobody from a table at which the person
sits already: what only names the person (a foreign key) does not wait for it.
"""

from collections.abc import Iterable

from sqlalchemy import Connection, exists, select

from chabudai.server.storage.errors import Missing, SignedOut
from chabudai.server.storage.schema import people, sessions


def hold(connection: Connection, ids: Iterable[str]) -> None:
    """Until the end of the transaction nobody else changes these people; Missing if one of them is not there."""
    for each in sorted(set(ids)):
        held = select(people.c.id).where(people.c.id == each).with_for_update(key_share=True)
        if connection.scalar(held) is None:
            raise Missing("error-storage-missing")


def hold_present(connection: Connection, person: str) -> None:
    """The same for somebody who does something; SignedOut if no browser knows them any more: they were merged, have
    gone for good or logged out everywhere, a moment ago."""
    hold(connection, [person])
    if not connection.scalar(select(exists().where(sessions.c.person == person))):
        raise SignedOut("error-no-guest")
