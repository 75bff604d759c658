"""Tables as far along as a test needs them, laid and played without a browser."""

import sqlite3
from collections.abc import Callable
from contextlib import closing

from server.people import PATIENCE, Line, Person

from chabudai.server.storage.engines import FILE

COPIED = {  # the first placeholder is the id of the copy
    "tables": {"id": "?", "rules": "0"},
    **{name: {"table_id": "?"} for name in ("chairs", "moves", "setups")},
}
Wanted = Callable[[Line], bool]


def with_bots(host: Person, seats: int = 3, **wanted: object) -> str:
    """A game that has begun, against bots who move at once."""
    table = str(host.lay(seats=seats, bots=["novice"] * (seats - 1), start=True, **wanted)["id"])
    with host.sit_at(table) as line:
        line.let_bots_move()
    return table


def for_two(host: Person, guest: Person) -> str:
    """A game of two people that has begun."""
    table = str(host.lay(seats=2)["id"])
    guest.post(f"/api/tables/{table}/sit", seat=None)
    host.post(f"/api/tables/{table}/start")
    return table


def finished(host: Person, seats: int = 2, **wanted: object) -> str:
    table = with_bots(host, seats, **wanted)
    with host.sit_at(table) as line:
        line.play_on(a_stride)
    return table


def of_older_rules(host: Person, table: str) -> str:
    """A copy of this table as it would be stored had the rules changed since."""
    older = table[::-1]  # an id like any other
    with closing(sqlite3.connect(host.server.data / FILE, timeout=PATIENCE)) as database, database:
        for name, changes in COPIED.items():
            columns = [row[1] for row in database.execute(f"PRAGMA table_info({name})")]
            values = ", ".join(changes.get(column, column) for column in columns)
            key = "id" if name == "tables" else "table_id"
            database.execute(f"INSERT INTO {name} SELECT {values} FROM {name} WHERE {key} = ?", (older, table))
    return older


def finished_by_two(host: Person, guest: Person) -> str:
    table = for_two(host, guest)
    with host.sit_at(table) as first, guest.sit_at(table) as second:
        play_together([first, second], lambda line: bool(line.position["over"]))
    return table


def play_together(lines: list[Line], until: Wanted) -> None:
    """Whoever is asked walks on, until somebody's line tells what is wanted."""
    while not any(until(line) for line in lines):
        asked = next(line for line in lines if line.is_asked())
        asked.move(a_stride(asked.legal()))
        for line in lines:
            line.hear_with(asked)


def waiting_for(host: Person, wanted: Wanted, toward: str = "", seats: int = 3, **laid: object) -> str:
    """A game that waits for the host where it is as wanted."""
    while True:
        table = with_bots(host, seats, **laid)
        with host.sit_at(table) as line:
            if walk_until(line, wanted, toward):
                return table


def walk_until(line: Line, wanted: Wanted, toward: str = "") -> bool:
    """Walk to such stops where there are any, else far; False if the game is over first."""
    while True:
        line.wait_for(lambda now: now.is_asked() or now.position["over"])
        if line.position["over"] or wanted(line):
            return not line.position["over"]
        legal = doing_something(line.legal())
        line.move(next((action for action in legal if toward and toward in action), legal[-1]))


def doing_something(legal: list[str]) -> list[str]:
    """Without declining and exchanging, where anything else may be done."""
    return [action for action in legal if not action.startswith(("decline", "exchange"))] or legal


def asks(prompt: str) -> Wanted:
    return lambda line: line.is_asked() and line.position["prompt"]["key"] == prompt


def in_chapter(key: str, **values: int) -> Wanted:
    """Asked in this part of the game."""

    def wanted(line: Line) -> bool:
        chapter = line.position["chapter"]
        return line.is_asked() and chapter["key"] == key and values.items() <= chapter["values"].items()

    return wanted


ON_THE_LAST_LEG = in_chapter("chapter-leg", leg=4)
IN_THE_LAST_TURN = in_chapter("chapter-turn", round=3, turn=3)


def is_in_a_chain(line: Line) -> bool:
    """Asked in the middle of a turn, with more to come."""
    waits = len(line.position["view"]["pending"])
    return line.is_asked() and line.position["view"]["phase"] == "play" and waits > 2


def bars_something(prompt: str) -> Wanted:
    """Asked this, with something that may not be chosen: a stop that is full, a room without a tile."""
    return lambda line: asks(prompt)(line) and any(entry["refusal"] for entry in line.position["menu"])


def a_stride(legal: list[str]) -> str:
    """A choice from the middle of the list: the game goes on, and not too slowly."""
    return legal[len(legal) // 2]
