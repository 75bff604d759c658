"""The fields of a game's state, written into its classes as plain code: their types, how they are laid, how copied.

They are declared as a `Thing`, in `fields.py` of the game (a game in one file: there). The code goes between two
marks inside each class; whatever else the class holds is left alone.
"""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from chabudai.core.game import Game
from chabudai.core.shape import Cards, Counts, Derived, Flag, ListOf, Name, Number, Shape, Subset, Thing
from chabudai.core.state import State
from chabudai.scribe.remarks import remarks_in

WIDTH = 116
FIRST = "    # --- written by `make generate` "
LAST = "    # --- up to here "
Declared = Shape | Derived


def the_file(game: Game[Any], name: str) -> Path:
    """A file of the game; a game in one file has it there."""
    file = game.folder / name
    return file if file.exists() else game.folder / "__init__.py"


def rewritten(game: Game[Any]) -> dict[Path, str]:
    """The text of each file that holds a class with fields, with these as they are declared."""
    lines = lines_in(the_file(game, "fields.py").read_text("utf-8"))
    texts: dict[Path, str] = {}
    for thing in kinds_in(game.things(game.seats[-1])):
        file = the_file(game, f"{thing.kind.__module__.rpartition('.')[2]}.py")
        text = texts[file] if file in texts else file.read_text("utf-8")
        texts[file] = with_fields(text, thing, lines)
    return texts


def kinds_in(shape: Declared) -> Iterator[Thing]:
    """The thing and those it holds, each kind once."""
    if isinstance(shape, ListOf):
        yield from kinds_in(shape.shape)
    if isinstance(shape, Thing):
        for each in shape.declared.values():
            yield from kinds_in(each)
        yield shape


# --- reading the declaration ------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Line:
    """One field as somebody wrote it: the shape, and the remark beside it."""

    shape: ast.expr
    remark: str


Lines = dict[tuple[str, str], Line]  # by kind and field


def lines_in(source: str) -> Lines:
    remarks = remarks_in(source)
    lines = {}
    for call in ast.walk(ast.parse(source)):
        if isinstance(call, ast.Call) and ast.unparse(call.func) == "Thing":
            for field in call.keywords:
                remark = remarks.get(field.value.end_lineno or 0, "")
                lines[ast.unparse(call.args[0]), str(field.arg)] = Line(field.value, remark)
    return lines


# --- writing the code -------------------------------------------------------------------------------------------


def with_fields(text: str, thing: Thing, lines: Lines) -> str:
    """The text with the fields of one class between its marks."""
    name = thing.kind.__name__
    marks = re.compile(rf"(^class {name}\b.*?\n){re.escape(FIRST)}-*\n.*?{re.escape(LAST)}-*\n", re.S | re.M)
    if not marks.search(text):
        raise SystemExit(f"class {name} has no place for its fields: the marks are\n{FIRST}\n{LAST}")
    code = "\n".join([*fields_of(thing, lines), "", *laying(thing, lines), "", *copying(thing), ""])
    return marks.sub(lambda found: f"{found[1]}{ruled(FIRST)}\n{code}\n{ruled(LAST)}\n", text, count=1)


def ruled(mark: str) -> str:
    return mark.ljust(WIDTH - 4, "-")


def fields_of(thing: Thing, lines: Lines) -> list[str]:
    name = thing.kind.__name__
    fields = [(field, annotation(shape), lines[name, field].remark) for field, shape in thing.declared.items()]
    return [f"    {field}: {sort}" + (f"  # {remark}" if remark else "") for field, sort, remark in fields]


def laying(thing: Thing, lines: Lines) -> list[str]:
    name = thing.kind.__name__
    starts = [(field, start(shape, lines[name, field].shape)) for field, shape in thing.declared.items()]
    code = [f"        self.{field} = {value}" for field, value in starts if value]
    return ["    def clear(self) -> None:", '        """As it is before anything is laid out."""', *code]


def copying(thing: Thing) -> list[str]:
    name = thing.kind.__name__
    rest = ["        self.copy_to(twin)"] if issubclass(thing.kind, State) else []
    lines = [f"        twin.{field} = {copy(shape, f'self.{field}')}" for field, shape in thing.declared.items()]
    return [f'    def clone(self) -> "{name}":', f"        twin = {name}()", *rest, *lines, "        return twin"]


# --- one sort of value after the other --------------------------------------------------------------------------


def annotation(shape: Declared) -> str:
    match shape:
        case Number() | Name() | Subset():
            return "i64"
        case Flag():
            return "bool"
        case Cards():
            return "Pile"
        case Counts():
            return "list[int]"
        case ListOf():
            inside = annotation(shape.shape)
            return f"list[{'int' if inside == 'i64' else inside}]"  # lists hold Python's numbers
        case Thing():
            return shape.kind.__name__
        case Derived():
            return shape.annotation
    raise TypeError(f"a field cannot be {type(shape).__name__}")


def start(shape: Declared, source: ast.expr) -> str:
    """The least there can be; nothing for what only the game itself can make."""
    match shape:
        case Number():
            return str(shape.least)
        case Name():
            return "-1" if shape.optional else "0"
        case Counts():
            assert isinstance(source, ast.Call)
            return f"[0] * len({ast.unparse(source.args[0])})"
        case Thing():
            return ""
    return {"i64": "0", "bool": "False", "Pile": "Pile([])", "list": "[]"}.get(annotation(shape).split("[")[0], "")


def copy(shape: Declared, value: str) -> str:
    match shape:
        case Cards() | Thing():
            return f"{value}.clone()"
        case Counts() | ListOf() if shape.replaced:
            return value
        case Counts():
            return f"{value}.copy()"
        case ListOf():
            each = copy(shape.shape, "each")
            return f"{value}.copy()" if each == "each" else f"[{each} for each in {value}]"
    return value
