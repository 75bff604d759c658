"""Errors between us and the database."""

from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import IntegrityError

from chabudai.core.errors import ChabudaiError


class StorageError(ChabudaiError):
    """Base of everything the storage refuses."""


class StorageUnavailable(StorageError):
    """There is no database that can be used: a wrong address, an unreadable file, a server out of reach."""


class StorageLost(StorageError):
    """The database went away. Whether a change was stored is not known: read again before trying again."""


class Conflict(StorageError):
    """Somebody else was quicker; nothing was changed."""


class Missing(StorageError):
    """No such table or person; nothing was changed."""


class SignedOut(StorageError):
    """The browser that asks is no longer known, or its person is gone; nothing was changed."""


class TooMany(StorageError):
    """A person has as many tables as one may have; nothing was changed."""


@contextmanager
def lost_races() -> Iterator[None]:
    """Conflict where a key of the schema forbids it: somebody else did the same a moment ago."""
    try:
        yield
    except IntegrityError:
        raise Conflict("error-storage-conflict") from None
