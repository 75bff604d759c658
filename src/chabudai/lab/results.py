"""Result files: rows as CSV, JSON lines or Parquet, written beside their name and put in place when done."""

import csv
import io
import json
import os
from abc import ABC, abstractmethod
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from chabudai.core.errors import ChabudaiError
from chabudai.lab.simulate import Row

BATCH = 20_000  # rows of a Parquet row group


class BadOutput(ChabudaiError):
    """A result file that cannot be written."""


class Results(ABC):
    """A result file being written. `close` puts it in place."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.draft = path.with_name(path.name + ".part")
        self.file = self.draft.open("wb")

    @abstractmethod
    def add(self, rows: list[Row]) -> None: ...

    def close(self) -> None:
        self.file.close()
        os.replace(self.draft, self.path)

    def discard(self) -> None:
        self.file.close()
        self.draft.unlink(missing_ok=True)


class CsvResults(Results):
    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.headed = False

    def add(self, rows: list[Row]) -> None:
        text = io.StringIO()
        writer = csv.DictWriter(text, list(rows[0]), lineterminator="\n")
        if not self.headed:
            writer.writeheader()
            self.headed = True
        writer.writerows(rows)
        self.file.write(text.getvalue().encode())


class JsonLinesResults(Results):
    def add(self, rows: list[Row]) -> None:
        self.file.write("".join(json.dumps(row) + "\n" for row in rows).encode())


class ParquetResults(Results):
    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.rows: list[Row] = []
        self.writer: Any = None

    def add(self, rows: list[Row]) -> None:
        self.rows += rows
        if len(self.rows) >= BATCH:
            self.flush()

    def flush(self) -> None:
        import pyarrow
        from pyarrow import parquet

        if self.writer is None:
            schema = pyarrow.schema([(name, arrow_type(value)) for name, value in self.rows[0].items()])
            self.writer = parquet.ParquetWriter(self.file, schema)
        self.writer.write_table(pyarrow.Table.from_pylist(self.rows, schema=self.writer.schema))
        self.rows = []

    def close(self) -> None:
        if self.rows:
            self.flush()
        if self.writer is not None:
            self.writer.close()
        super().close()


def arrow_type(value: object) -> Any:
    import pyarrow

    if isinstance(value, int):
        return pyarrow.int64()
    return pyarrow.float64() if isinstance(value, float) else pyarrow.string()


KINDS: dict[str, type[Results]] = {".csv": CsvResults, ".jsonl": JsonLinesResults, ".parquet": ParquetResults}


def open_results(path: Path) -> Results:
    """A result file of the kind its name says. Raises BadOutput or OSError before anything is simulated."""
    kind = KINDS.get(path.suffix.lower())
    if kind is None:
        raise BadOutput("error-results-kind", file=str(path), accepted=", ".join(KINDS))
    if kind is ParquetResults and find_spec("pyarrow") is None:
        raise BadOutput("error-results-pyarrow", file=str(path))
    if path.is_dir():
        raise IsADirectoryError(21, "Is a directory", str(path))
    return kind(path)
