"""Visits: what is known of whoever asks about an account, and what they get when they are let in."""

from dataclasses import dataclass, field

from chabudai.server.storage import StoredPerson, StoredSession


@dataclass(frozen=True)
class Visit:
    session: StoredSession | None
    address: str
    device: str  # in words
    mark: str | None = field(default=None, repr=False)  # of a device that somebody has logged in with before


@dataclass(frozen=True)
class LetIn:
    """The person, and the secrets by which this browser is known from now on."""

    person: StoredPerson
    secret: str = field(repr=False)
    mark: str | None = field(default=None, repr=False)  # None: it has one already
