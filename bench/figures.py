"""Figures: a name, a number and what it means, in one table."""

from collections.abc import Sequence
from dataclasses import dataclass

from rich import box
from rich.table import Table

MILLISECONDS = 1000


@dataclass(frozen=True)
class Figure:
    """A row of the table."""

    what: str
    value: str
    meaning: str


def percentile(values: Sequence[float], percent: float) -> float:
    """The smallest value that so many percent do not exceed."""
    ordered = sorted(values)
    return ordered[max(0, -int(-len(ordered) * percent // 100) - 1)]


def p50_p99(seconds: Sequence[float]) -> str:
    if not seconds:
        return "none in time"
    return f"{in_ms(percentile(seconds, 50))} / {in_ms(percentile(seconds, 99))} ms"


def in_ms(seconds: float) -> str:
    return three_digits(seconds * MILLISECONDS)


def in_kb(amount: float) -> str:
    return f"{three_digits(amount / 1000)} kB"


def three_digits(number: float) -> str:
    """As many decimals as mean something."""
    return f"{number:,.{2 if abs(number) < 10 else 1 if abs(number) < 100 else 0}f}"


def table_of(figures: Sequence[Figure], title: str) -> Table:
    table = Table(title=title, title_justify="left", box=box.SIMPLE_HEAD, expand=False)
    table.add_column("figure", no_wrap=True)
    table.add_column("here", justify="right", no_wrap=True, style="bold")
    table.add_column("what it means", style="dim")
    for figure in figures:
        table.add_row(figure.what, figure.value, figure.meaning)
    return table
