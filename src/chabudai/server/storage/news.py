"""What a commit tells the other processes: at which table something happened, and its number. Never what it was.

A group of changes is told as one, inside its own transaction: whoever hears of it can read it. A number that the
reader knows already tells nothing new, so nobody minds hearing of their own changes, or of one twice.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal, get_args

from sqlalchemy import Connection, text

CHANNEL = "chabudai"
ON_ONE_SHEET = 60  # tables: PostgreSQL takes 8000 bytes, and one is less than a hundred
NOTED = "chabudai news"  # under which a connection keeps what it has to tell

# `moves`, `acts` and `chat` go by the number of their last row, `picks` by that of the question and how often they
# were changed, `table` by its revision. Who is `here` and who is in a `hurry` has no number.
Kind = Literal["moves", "picks", "acts", "table", "chat", "here", "hurry"]
KINDS: frozenset[Kind] = frozenset(get_args(Kind))

TELL = text("SELECT pg_notify(:channel, told) FROM unnest(CAST(:news AS text[])) AS told")


@dataclass(frozen=True)
class News:
    """Of one table: the number of the last of each kind."""

    table: str
    numbers: Mapping[Kind, str] = field(default_factory=dict)

    def written(self) -> str:
        return " ".join([self.table, *(f"{kind}={number}" for kind, number in self.numbers.items())])

    @staticmethod
    def read(payload: str) -> "News":
        """What is not understood was said by a newer version, which means something else by it."""
        table, _, rest = payload.partition(" ")
        said = dict(each.partition("=")[::2] for each in rest.split())
        return News(table, {kind: said[kind] for kind in get_args(Kind) if kind in said})


def note(connection: Connection, table_id: str, kind: Kind, number: object = "") -> None:
    """Something happened at a table; told with the commit, if anybody else can be listening."""
    noted: dict[str, dict[Kind, str]] | None = connection.info.get(NOTED)
    if noted is not None:
        noted.setdefault(table_id, {})[kind] = str(number)


def gather(connection: Connection) -> None:
    """Before a group of changes: nothing is to be told yet. What a group had noted that failed is forgotten."""
    if connection.dialect.name == "postgresql":
        connection.info[NOTED] = {}


def tell(connection: Connection) -> None:
    """After a group of changes, before its commit."""
    noted = connection.info.get(NOTED)
    if noted:
        news = [News(table, numbers).written() for table, numbers in noted.items()]
        connection.execute(TELL, {"channel": CHANNEL, "news": list(sheets(news))})


def sheets(news: Sequence[str]) -> Iterator[str]:
    """Line by line, as many on one sheet as go through at once: each wakes everybody who listens."""
    for first in range(0, len(news), ON_ONE_SHEET):
        yield "\n".join(news[first : first + ON_ONE_SHEET])


def on_sheet(payload: str) -> Iterator[News]:
    return map(News.read, payload.split("\n"))
