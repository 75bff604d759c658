"""Bulk statements: what is the same for all rows is worked out once, and not for each of them."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, CursorResult, Dialect, Insert, Update
from sqlalchemy.sql.compiler import SQLCompiler


@dataclass(frozen=True)
class Words:
    """A statement as a database takes it."""

    sql: str
    order: Sequence[str] | None  # of its values, where they are not named
    processors: Mapping[str, Callable[[Any], Any]]  # what becomes of a value on its way

    def values(self, row: Mapping[str, Any]) -> Any:
        processed = {**row, **{name: process(row[name]) for name, process in self.processors.items()}}
        return processed if self.order is None else tuple([processed[name] for name in self.order])


class Mass:
    """A statement that is run for many rows at once. Which columns it is about is told by the first of them."""

    def __init__(self, statement: Insert | Update) -> None:
        self.statement = statement
        self.known: dict[tuple[str, ...], Words] = {}

    def run(self, connection: Connection, rows: Sequence[Mapping[str, Any]]) -> CursorResult[Any]:
        words = self.words(connection.dialect, list(rows[0]))
        return connection.exec_driver_sql(words.sql, [words.values(row) for row in rows])

    def words(self, dialect: Dialect, names: list[str]) -> Words:
        key = (dialect.name, *names)
        if key not in self.known:
            self.known[key] = words_of(self.statement, dialect, names)
        return self.known[key]


def words_of(statement: Insert | Update, dialect: Dialect, names: list[str]) -> Words:
    compiled = statement.compile(dialect=dialect, column_keys=names)
    assert isinstance(compiled, SQLCompiler)
    kinds = {name: bind.type.dialect_impl(dialect) for name, bind in compiled.binds.items()}
    processors = {name: kind.bind_processor(dialect) for name, kind in kinds.items()}
    needed = {name: process for name, process in processors.items() if process is not None}
    return Words(compiled.string, compiled.positiontup, needed)
