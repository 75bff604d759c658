"""Wire format of what lies around the games: private notes, invitations, muted and blocked people,
profiles.

Beside `wire`, and read in the same way.
"""

from datetime import date, datetime
from typing import Annotated, Literal

from msgspec import Meta, Struct

from chabudai.server.wire import LONGEST_NOTE, TableInfo


class Note(Struct, frozen=True):
    """What one wrote for oneself at a table."""

    text: str
    version: Annotated[int, Meta(description="How often it was written; 0: never")]


class Invitation(Struct, frozen=True):
    """To a table that waits, as its host sees it."""

    id: str
    kind: Annotated[
        Literal["account", "played", "link"], Meta(description="By which name it was made, or by a personal link")
    ]
    name: Annotated[str, Meta(description="Of a link that nobody has used yet: empty")]
    at: datetime


class KnownPerson(Struct, frozen=True):
    profile: str
    name: str


class Invitations(Struct, frozen=True):
    invitations: list[Invitation]
    known: Annotated[list[KnownPerson], Meta(description="With whom the host has played lately")]


class InvitationLink(Struct, frozen=True):
    token: Annotated[str, Meta(description="Told this once; goes into the fragment of the table's link")]
    invitations: list[Invitation]


class Invited(Struct, frozen=True):
    """To a table that waits, as the one who is invited sees it."""

    table: TableInfo
    by: str
    at: datetime


class AllInvited(Struct, frozen=True):
    invitations: list[Invited]


class Blocked(Struct, frozen=True):
    """Somebody whom one does not hear (mute), or does not meet either (block). Nobody else is told."""

    profile: str
    name: str
    kind: Literal["mute", "block"]
    since: datetime


class AllBlocked(Struct, frozen=True):
    people: list[Blocked]


class GameResult(Struct, frozen=True):
    """Of one game, from those that were played to their end."""

    game: str
    played: int
    won: int
    best: Annotated[int | None, Meta(description="The most points; null: a bot finished every one of them")]


class Profile(Struct, frozen=True):
    """What there is to know of a person."""

    profile: str
    name: str
    since: Annotated[date, Meta(description="The day on which they first came")]
    me: bool
    results: Annotated[list[GameResult], Meta(description="By game, the one played most first; private ones too")]
    recent: Annotated[list[TableInfo], Meta(description="Public games, and those at which the reader sits too")]


# --- what the client asks ---------------------------------------------------------------------------------------


class Noting(Struct, frozen=True, forbid_unknown_fields=True):
    text: Annotated[str, Meta(description=f"{LONGEST_NOTE} characters at most; empty: none any more")]
    version: Annotated[int, Meta(description="The one that is known; `stale` if there is another by now")]


class Inviting(Struct, frozen=True, forbid_unknown_fields=True):
    """One of the two."""

    account: Annotated[str, Meta(max_length=300, description="The name somebody logs in with")] = ""
    profile: Annotated[str, Meta(max_length=64, description="Of somebody with whom one has played")] = ""


class Blocking(Struct, frozen=True, forbid_unknown_fields=True):
    kind: Literal["none", "mute", "block"]
