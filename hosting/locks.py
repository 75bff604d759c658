"""Locks that every pip we claim can read: `python hosting/locks.py FILE…` after `uv pip compile --no-strip-extras`.

uv writes `psycopg[binary,pool]==3.3`. A pip before 23.3 that checks hashes looks for what a library asks for, such
as `psycopg[pool]`, just as it is spelled, and finds no pin for it. So each choice of extras gets a line of its own.
"""

import re
import sys
from itertools import combinations
from pathlib import Path

WITH_EXTRAS = re.compile(r"^([\w.-]+)\[([^]]+)\](==.*\n(?:[ \t]+.*\n)*)", re.MULTILINE)


def spelled_out(lock: str) -> str:
    return WITH_EXTRAS.sub(each_choice, lock)


def each_choice(pin: re.Match[str]) -> str:
    """The line of a pin, with its hashes, for the library alone and beside each choice of its extras."""
    name, extras, rest = pin[1], re.split(r"\s*,\s*", pin[2].strip()), pin[3]
    choices = [chosen for count in range(len(extras) + 1) for chosen in combinations(extras, count)]
    return "".join(f"{name}[{','.join(chosen)}]{rest}" if chosen else f"{name}{rest}" for chosen in choices)


if __name__ == "__main__":
    for file in map(Path, sys.argv[1:]):
        file.write_text(spelled_out(file.read_text("utf-8")), "utf-8")
