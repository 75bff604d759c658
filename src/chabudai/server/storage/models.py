"""Models: what is stored, as the rest of the server holds it."""

from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, Literal, NamedTuple, final

from msgspec import Struct

from chabudai.core.game import OptionValue

# An outdated table is one whose game the rules of today cannot play on.
TableState = Literal["waiting", "running", "finished", "outdated", "closed"]
BlockKind = Literal["mute", "block"]


@final
@dataclass(frozen=True, kw_only=True, slots=True)
class StoredPerson:
    """Whoever sits down; with an account, one who can be known again."""

    id: str
    name: str
    created: datetime
    seen: datetime
    account: str | None = None  # the name to log in with, folded
    password_hash: str | None = field(default=None, repr=False)  # one that ends up in a log gives nothing away
    mail: str | None = field(default=None, repr=False)
    language: str | None = None
    profile: str | None = None  # the id by which others name them; who is gone has none


@final
@dataclass(frozen=True, kw_only=True, slots=True)
class StoredSession:
    """A browser in which somebody is known."""

    id: str
    person: StoredPerson
    device: str
    created: datetime
    seen: datetime
    former: str | None = None  # the guest of this browser before the log-in, not yet merged


@final
@dataclass(frozen=True, kw_only=True, slots=True)
class StoredPasskey:
    id: str
    person: str
    public_key: bytes = field(repr=False)
    uses: int
    device: str
    created: datetime


@final
@dataclass(frozen=True, kw_only=True, slots=True)
class StoredToken:
    """A one-time token, known by its hash."""

    token_hash: str = field(repr=False)
    kind: str
    person: str | None
    details: dict[str, Any] = field(repr=False)
    created: datetime
    expires: datetime


@final
@dataclass(frozen=True, kw_only=True, slots=True)
class StoredChair:
    """A seat of a table. One with a person and a bot is played by the bot until the person comes back."""

    seat: int
    person: str | None = None
    bot: str | None = None
    name: str = ""
    profile: str | None = field(default=None, compare=False)  # of the person, as the store knows it


@final
@dataclass(frozen=True, kw_only=True, slots=True)
class StoredTable:
    id: str
    game: str
    rules: int
    seats: int
    options: dict[str, OptionValue]
    seed: str | None = field(default=None, repr=False)
    public: bool
    host: str
    state: TableState = "waiting"
    pace: int
    deciders: list[int] = field(default_factory=list)
    result: dict[str, Any] | None = None
    rematch: str | None = None
    created: datetime
    started: datetime | None = None
    finished: datetime | None = None
    chairs: list[StoredChair]
    compared: int | None = None  # the newer rules that its match was last played again under
    differs_at: int | None = None  # the first move that they play otherwise, 0: the set-up; None: not known
    revision: int = field(default=0, compare=False)  # how often it was changed beside its game
    invite_only: bool = False  # only who is invited may sit down
    onlookers: bool = False  # whether others may look on then

    def is_private(self) -> bool:
        """Whether nobody may look on who was not invited."""
        return self.invite_only and not self.onlookers

    def is_over(self) -> bool:
        return self.state in ("finished", "outdated")

    def seat_of(self, person: str | None) -> int | None:
        """Where this person sits."""
        for chair in self.chairs:
            if person is not None and chair.person == person:
                return chair.seat
        return None


@final
class StoredMove(Struct, frozen=True, kw_only=True):
    """A row of the record; one without an action takes back the seat's last standing move."""

    n: int
    seat: int
    action: str | None
    at: datetime
    bot: str | None = None  # the level of the bot that held the seat, empty: a person; None: not noted


@final
@dataclass(frozen=True, kw_only=True, slots=True)
class StoredPicks:
    """What a seat has picked so far in a choice that several make at once; nobody else may know it."""

    seat: int
    changes: int  # how often the seat has changed it
    actions: list[str] = field(repr=False)


@final
@dataclass(frozen=True, kw_only=True, slots=True)
class StoredAct:
    """Something done beside the question, and what it told."""

    number: int  # from 1 on
    n: int  # how many rows there were
    seat: int
    actions: list[str] = field(repr=False)
    at: datetime
    told: str = field(repr=False)


@final
@dataclass(frozen=True, kw_only=True, slots=True)
class StoredNote:
    """What a person wrote for themself at a table."""

    text: str = field(default="", repr=False)  # nobody else reads it, in no log either
    version: int = 0  # how often it was written


@final
@dataclass(frozen=True, kw_only=True, slots=True)
class StoredInvitation:
    """To a table that waits. One without a person and a link calls nobody."""

    id: str
    table_id: str
    person: str | None
    invited_by: str
    at: datetime
    kind: Literal["account", "played", "link"]
    name: str  # as the host knows them; of a link that nobody has used yet, empty
    asked: str  # how the host named them
    token_hash: str | None = field(default=None, repr=False)


@final
@dataclass(frozen=True, kw_only=True, slots=True)
class StoredBlock:
    """Somebody whom a person does not want to hear, or to meet."""

    profile: str
    name: str
    kind: BlockKind
    since: datetime


class LastTold(NamedTuple):
    """The last row of a table: when it was made, and what it told; None if it took back."""

    at: datetime
    told: str | None


class StoredWaiting(NamedTuple):
    """A table where a person is asked, and since when."""

    id: str
    game: str
    since: datetime


@final
@dataclass(frozen=True, kw_only=True, slots=True)
class StoredRecord:
    """What happened at a table, all of one moment."""

    moves: list[StoredMove]
    picks: list[StoredPicks]
    acts: list[StoredAct]


@final
@dataclass(frozen=True, kw_only=True, slots=True)
class StoredChat:
    n: int
    seat: int | None
    name: str
    text: str
    at: datetime
    person: str | None = None  # who said it, as far as that was kept
    profile: str | None = None  # by which others name them
