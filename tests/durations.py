"""How long tests take, roughly: those that take seconds begin first. `make durations` measures anew."""

import re
import sys
from functools import cache
from pathlib import Path

FILE = Path(__file__).with_suffix(".txt")
LEAST = 3.0  # seconds that are worth noting
MEASURED = re.compile(r"^(\d+\.\d+)s (?:call|setup) +(\S.*)$", re.MULTILINE)


@cache
def noted() -> dict[str, float]:
    rows = (line.split(" ", 1) for line in FILE.read_text("utf-8").splitlines())
    return {test: float(seconds) for seconds, test in rows}


def seconds_of(test: str) -> float:
    """By the name of the test without its parameters, as the slowest of them; 0 where it is quick or not known."""
    return noted().get(name_of(test), 0.0)


def name_of(test: str) -> str:
    return test.partition("[")[0].partition("@")[0]


def main() -> None:
    """Read what `pytest --durations=0` has told, and note it."""
    longest: dict[str, float] = {}
    for seconds, test in MEASURED.findall(sys.stdin.read()):
        name = name_of(test)
        longest[name] = max(longest.get(name, 0.0), float(seconds))
    rows = sorted((-seconds, name) for name, seconds in longest.items() if seconds >= LEAST)
    FILE.write_text("".join(f"{-seconds:.0f} {name}\n" for seconds, name in rows), "utf-8")


if __name__ == "__main__":
    main()
