"""News: what a commit tells the other processes (NOTIFY).

That is the table at which something happened, and its number. Never what it was: whoever may connect to a database
can listen.

A group of changes is told as one, inside its own transaction: whoever hears of it can read it. A number that the
reader knows already tells nothing new, so nobody minds hearing of their own changes, or of one twice.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Literal, get_args

from sqlalchemy import Connection

CHANNEL = "chabudai"
ON_ONE_SHEET = 7900  # bytes: PostgreSQL takes less than 8000
NOTED = "chabudai news"  # under which a connection keeps what it has to tell

# `moves`, `acts` and `chat` go by the number of their last row, `picks` by that of the question and how often they
# were changed, `table` by its revision. `people` came or went at the process that says so. Who is `here` after a
# process has gone, and who is in a `hurry`, has no number. Of no table at all: `sessions` have ended,
# somebody has muted somebody (`blocks`).
Kind = Literal["moves", "picks", "acts", "table", "chat", "people", "here", "hurry", "sessions", "blocks"]
NO_TABLE = ""
KINDS: tuple[Kind, ...] = get_args(Kind)

TELL = "SELECT pg_notify(%s, %s)"


@dataclass(frozen=True)
class News:
    """News of one table: by kind, the number of the last thing that happened."""

    table: str
    numbers: dict[Kind, str] = field(default_factory=dict)

    def written(self) -> str:
        return " ".join([self.table, *(f"{kind}={number}" for kind, number in self.numbers.items())])

    @staticmethod
    def read(payload: str) -> "News":
        """Parse a payload. Kinds that are not known come from another version, and are left out."""
        table, _, rest = payload.partition(" ")
        said = dict(each.partition("=")[::2] for each in rest.split())
        return News(table, {kind: said[kind] for kind in KINDS if kind in said})


def note(connection: Connection, table_id: str, kind: Kind, number: object = "") -> None:
    """Something happened at a table; told with the commit, if anybody else can be listening."""
    noted: dict[str, News] | None = connection.info.get(NOTED)
    if noted is not None:
        noted.setdefault(table_id, News(table_id)).numbers[kind] = str(number)


def gather(connection: Connection) -> None:
    """Before a group of changes: nothing is to be told yet. What a group had noted that failed is forgotten."""
    if connection.dialect.name == "postgresql":
        connection.info[NOTED] = {}


def tell(connection: Connection) -> None:
    """After a group of changes, before its commit."""
    noted: dict[str, News] | None = connection.info.get(NOTED)
    if noted:
        for sheet in sheets(each.written() for each in noted.values()):
            connection.exec_driver_sql(TELL, (CHANNEL, sheet))


def sheets(news: Iterable[str]) -> Iterator[str]:
    """Line by line, as many on one sheet as go through at once: each wakes everybody who listens."""
    sheet: list[str] = []
    left = ON_ONE_SHEET
    for line in news:
        length = len(line.encode()) + 1
        if sheet and length > left:
            yield "\n".join(sheet)
            sheet, left = [], ON_ONE_SHEET
        sheet.append(line)
        left -= length
    if sheet:
        yield "\n".join(sheet)


def on_sheet(payload: str) -> Iterator[News]:
    return map(News.read, payload.split("\n"))
