"""Wire format: requests and answers as docs/protocol.md describes them.

Their descriptions end up on the OpenAPI page.
"""

from datetime import datetime
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

LONGEST_NAME = 24
LONGEST_CHAT = 500
LONGEST_NOTE = 2000
LONGEST_MESSAGE = 4 * 1024  # bytes of one message over a socket
LONGEST_BODY = 16 * 1024  # bytes of a request
LONGEST_ACTION = 200
SLOWEST_PACE = 5000

MOST_PREVIEWS = 24
MOST_AT_ONCE = 64
MOST_FORESEEN = 16

TableState = Literal["waiting", "running", "finished", "outdated", "closed"]
Name = Annotated[str, Meta(max_length=200, description=f"A nickname of 1 to {LONGEST_NAME} characters")]
Options = dict[str, bool | str]
Action = Annotated[str, Meta(max_length=LONGEST_ACTION)]


class Error(Struct, frozen=True):
    """Why nothing was done. `key` and `values` say it to a person, by the catalogues."""

    kind: Literal[
        "bad-request",
        "no-guest",
        "bad-origin",
        "not-yours",
        "not-found",
        "not-allowed",
        "stale",
        "other-rules",
        "too-large",
        "illegal",
        "bad-undo",
        "bad-value",
        "too-fast",
        "server",
        "unavailable",
    ]
    key: str
    values: dict[str, Any]
    clause: Annotated[str, Meta(description="Of the rules that forbid it; only with `illegal`")] = ""


class GameOption(Struct, frozen=True):
    id: str
    clause: str
    values: list[bool | str]
    default: bool | str
    seats: Annotated[list[int], Meta(description="The numbers of seats with which it matters; none: with any")]
    beside: Annotated[
        list[bool | str], Meta(description="An option and the value of it beside which alone it matters")
    ]


class Seated(Struct, frozen=True):
    """Whom each seat will play with so many seats, and perhaps with this value of an option."""

    seats: int
    option: str | None
    value: bool | str | None
    roles: Annotated[
        list[str | None], Meta(description="Keys of the game's words; null: drawn, or nobody in particular")
    ]


class GameInfo(Struct, frozen=True):
    id: str
    title: str
    designer: str
    least: int
    most: int
    stage: str
    rules: int
    options: list[GameOption]
    bots: list[str]
    seated: list[Seated]


class Games(Struct, frozen=True):
    games: list[GameInfo]


class Clause(Struct, frozen=True):
    id: str
    depth: int
    text: str
    section: str


class RulesChapter(Struct, frozen=True):
    id: str
    title: str
    introduction: str
    clauses: list[Clause]


class Rules(Struct, frozen=True):
    game: str
    language: str
    title: str
    chapters: list[RulesChapter]


class Words(Struct, frozen=True):
    """A catalogue in Project Fluent, for a browser whose client was built without this game."""

    game: str
    language: str
    text: str


class Person(Struct, frozen=True):
    id: str
    name: str
    account: Annotated[bool, Meta(description="Whether they have an account, and are known on any device")] = False
    profile: Annotated[str | None, Meta(description="The id by which others name them")] = None


class Me(Struct, frozen=True):
    me: Person | None


class Seat(Struct, frozen=True):
    seat: int
    kind: Literal["free", "guest", "bot"]
    name: str
    bot: str | None
    here: bool
    away: Annotated[int | None, Meta(description="Seconds since whoever plays this seat was last here")]
    host: bool
    profile: Annotated[str | None, Meta(description="The id by which the person is named; null: who is gone")] = (
        None
    )


class Result(Struct, frozen=True):
    """By seat, and after the seats by rival that the rules themselves play."""

    scores: list[int]
    winners: list[int]


class TableInfo(Struct, frozen=True, kw_only=True):
    id: str
    game: str
    state: TableState
    public: bool
    invite_only: Annotated[bool, Meta(description="Only who is invited may sit down")]
    onlookers: Annotated[bool, Meta(description="Whether others may look on at such a table")]
    seats: list[Seat]
    options: Options
    created: datetime
    started: datetime | None
    finished: datetime | None
    your_seat: int | None
    your_turn: bool
    deciders: list[int]
    result: Result | None


class OwnTable(TableInfo, frozen=True, kw_only=True):
    """One where the reader has a seat."""

    moved: Annotated[datetime | None, Meta(description="When the last move of a game under way was made")]
    chapter: Annotated[dict[str, Any] | None, Meta(description="The part of the game it is in, as far as known")]
    last: Annotated[
        dict[str, Any] | None, Meta(description="The last that the reader's seat was told, as far as known")
    ]
    note: Annotated[str, Meta(description="How the note begins that the reader wrote there; empty: none")] = ""


class Table(TableInfo, frozen=True, kw_only=True):
    rules: int
    replayable: Annotated[bool, Meta(description="Whether the rules of today can set up its positions")]
    differs_at: Annotated[
        int | None,
        Meta(description="The first move that newer rules play otherwise, 0: the set-up; null: none, or not known"),
    ]
    seed_hash: str | None
    pace: int
    patience: Annotated[int, Meta(description="Seconds away after which the others may let a bot play on")]
    watching: int
    stalled: Annotated[bool, Meta(description="A bot is to move and cannot; it is tried again by itself")]
    rematch: str | None


class Tables(Struct, frozen=True):
    tables: list[TableInfo]


class OwnTables(Struct, frozen=True):
    tables: list[OwnTable]


class WaitingTable(Struct, frozen=True):
    id: str
    game: str
    since: datetime


class Waiting(Struct, frozen=True):
    """Where the reader is asked, the longest so first."""

    count: int
    tables: Annotated[list[WaitingTable], Meta(description="The first 50 of them")]


class Turn(Struct, frozen=True):
    """From its first move to its last: what it added to the forecast of every seat and rival."""

    seat: Annotated[int | None, Meta(description="Nobody's: the end of a round, or several answered at once")]
    first: int
    last: int
    gains: list[int]
    closing: Annotated[bool, Meta(description="It is the end of a round")]


class StandIn(Struct, frozen=True):
    """A bot that played on for somebody."""

    seat: int
    first: Annotated[int | None, Meta(description="The number of its first move; null if that was not kept")]
    last: Annotated[int | None, Meta(description="The number of its last move; null: to the end of the game")]


class History(Struct, frozen=True):
    """The points of every seat and rival at each position, and what brought them."""

    scores: list[list[int]]
    forecast: Annotated[
        list[list[int]] | None, Meta(description="If the game had ended then; null if that was not kept")
    ]
    parts: Annotated[list[dict[str, Any]], Meta(description="Where rounds, or other large parts, begin")]
    turns: Annotated[list[Turn], Meta(description="None where the rules of today cannot play it again")]
    reasons: Annotated[
        list[dict[str, dict[str, Any]]],
        Meta(
            description="By seat and rival: what items of the sheet come from, in words; none where turns are none"
        ),
    ]
    stand_ins: list[StandIn]


class Health(Struct, frozen=True):
    ok: bool
    version: str


# --- what the client asks over HTTP -----------------------------------------------------------------------------


class Naming(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    seats: int
    options: Options = {}
    public: bool = True
    bots: Annotated[
        list[str | None], Meta(max_length=10, description="On the other seats in their order; null: a friend")
    ] = []
    start: bool = False
    pace: Annotated[int | None, Meta(description="Milliseconds before a bot moves; null: as usual")] = None
    seat: Annotated[int, Meta(description="Where the host sits")] = 0
    invite_only: Annotated[bool, Meta(description="Only who is invited may sit down; never public")] = False
    onlookers: Annotated[bool, Meta(description="Whether others may look on then")] = False


class Sitting(Struct, frozen=True, forbid_unknown_fields=True):
    seat: int | None = None


class Absent(Struct, frozen=True, forbid_unknown_fields=True):
    seat: int


class SeatChange(Struct, frozen=True, forbid_unknown_fields=True):
    seat: int
    bot: str | None = None


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    seats: int | None = None
    options: Options | None = None
    public: bool | None = None
    invite_only: bool | None = None
    onlookers: bool | None = None


# --- what the client says over the socket -----------------------------------------------------------------------


class Said(Struct, frozen=True, kw_only=True, tag_field="type", tag=str.lower, forbid_unknown_fields=True):
    id: int | None = None


class Answering(Said, frozen=True, kw_only=True):
    """About the question of one's own last position."""

    n: int
    picks: int = 0


class Move(Answering, frozen=True, kw_only=True):
    actions: Annotated[list[Action], Meta(min_length=1, max_length=MOST_AT_ONCE)]


class Undo(Answering, frozen=True, kw_only=True):
    whole: bool = False


class Act(Said, frozen=True, kw_only=True):
    """Beside the question: `heard` is how many acts one knew of when saying it."""

    heard: int
    actions: Annotated[list[Action], Meta(min_length=1, max_length=MOST_AT_ONCE)]


class Beside(Said, frozen=True, kw_only=True):
    """What may be said next in an act."""

    said: Annotated[list[Action], Meta(max_length=MOST_AT_ONCE)]


class Why(Said, frozen=True, kw_only=True):
    action: Action
    after: Annotated[list[Action], Meta(max_length=MOST_AT_ONCE)] = []  # picks that are laid, but not sent


class Preview(Answering, frozen=True, kw_only=True):
    actions: Annotated[list[Action], Meta(max_length=MOST_PREVIEWS)]


class Draft(Answering, frozen=True, kw_only=True):
    actions: Annotated[list[Action], Meta(max_length=MOST_AT_ONCE)]


class Foresee(Answering, frozen=True, kw_only=True):
    """Answers that are still being laid, from their first pick on; null for a pick that is not laid yet."""

    answers: Annotated[
        list[Annotated[list[Action | None], Meta(max_length=MOST_AT_ONCE)]], Meta(max_length=MOST_FORESEEN)
    ]


class Chat(Said, frozen=True):
    text: str


class Pace(Said, frozen=True):
    pace: int


class Look(Said, frozen=True):
    """Whether the page is looked at, or lies behind others: who does not look is called like one who is away."""

    visible: bool


class Skip(Said, frozen=True):
    pass


class Ping(Said, frozen=True):
    pass


ClientMessage = Move | Undo | Act | Beside | Why | Preview | Draft | Foresee | Chat | Pace | Look | Skip | Ping
