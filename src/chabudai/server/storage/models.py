"""Models: what is stored, as the rest of the server holds it."""

from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, Literal, NamedTuple, final

from msgspec import Struct

from chabudai.core.game import OptionValue

# An outdated table is one whose game the rules of today cannot play on.
TableState = Literal["waiting", "running", "finished", "outdated", "closed"]


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


class LastTold(NamedTuple):
    """The last row of a table: when it was made, and what it told; None if it took back."""

    at: datetime
    told: str | None


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
