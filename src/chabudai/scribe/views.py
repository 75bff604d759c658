"""The types of a game's view for the browser, written from the typed view of its `view.py`.

There a view is a `TypedDict` and a closed list of names is `Annotated[str, DOMAIN]`. A remark beside a field goes
along. A class named `PlayerView` is called `Player` in the browser.
"""

import ast
import json
from collections.abc import Iterator
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType, NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

from chabudai.core.game import Game
from chabudai.core.messages import Face
from chabudai.core.names import Domain
from chabudai.scribe.remarks import remarks_in

WEB = Path("web/src/games")
WIDTH = 110
PLAIN = {int: "number", float: "number", bool: "boolean", str: "string", NoneType: "null", Face: "Message"}


def view_file(game: Game[Any]) -> Path | None:
    """Where the browser's board of the game lies, in a checkout and once there is one."""
    folder = WEB / game.id
    return folder / "view.ts" if folder.is_dir() else None


def written_view(game: Game[Any]) -> str:
    file = game.folder / "view.py"
    module, source = read(f"{type(game).__module__}.view", file), file.read_text("utf-8")
    parts = [*names_in(module, source), *interfaces_in(module, source)]
    head = f"// Written by `make generate` from the typed view in {module.__name__.replace('.', '/')}.py."
    uses = 'import type { Message } from "../../lib/protocol";\n\n' if "Message" in " ".join(parts) else ""
    return f"{head}\n\n{uses}" + "\n".join(parts)


def read(name: str, file: Path) -> ModuleType:
    """The module as it is written: a compiled one no longer knows what its lists are lists of."""
    spec = spec_from_file_location(name, file)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def names_in(module: ModuleType, source: str) -> Iterator[str]:
    """The closed lists of names that have a name themselves."""
    for node in ast.parse(source).body:
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            name = node.targets[0].id
            if get_origin(vars(module)[name]) in (Annotated, Literal):
                yield declared(name, choices(vars(module)[name]))


def declared(name: str, words: list[str]) -> str:
    on_one_line = f"export type {name} = {either(words)};\n"
    if len(on_one_line) <= WIDTH:
        return on_one_line
    return "\n".join([f"export type {name} =", *[f"  | {word}" for word in quoted(words)]]) + ";\n"


def interfaces_in(module: ModuleType, source: str) -> Iterator[str]:
    remarks = remarks_in(source)
    for node in ast.parse(source).body:
        if isinstance(node, ast.ClassDef) and is_typeddict(vars(module)[node.name]):
            yield interface(node, module, remarks)


def interface(kind: ast.ClassDef, module: ModuleType, remarks: dict[int, str]) -> str:
    sorts = get_type_hints(vars(module)[kind.name], include_extras=True)
    parents = [called(ast.unparse(base)) for base in kind.bases if ast.unparse(base) != "TypedDict"]
    extends = f" extends {', '.join(parents)}" if parents else ""
    lines = []
    for field in kind.body:
        if isinstance(field, ast.AnnAssign):
            name, remark = ast.unparse(field.target), remarks.get(field.end_lineno or 0)
            lines += [f"  /** {remark} */"] if remark else []
            lines.append(f"  {name}: {typescript(sorts[name], module)};")
    return "\n".join([f"export interface {called(kind.name)}{extends} {{", *lines, "}\n"])


def called(name: str) -> str:
    return name if name == "View" else name.removesuffix("View")


# --- one sort after the other -----------------------------------------------------------------------------------


def typescript(sort: Any, module: ModuleType) -> str:
    if sort in PLAIN:
        return PLAIN[sort]
    if is_typeddict(sort):
        return called(sort.__name__)
    if get_origin(sort) in (Annotated, Literal):
        return name_of(sort, module) or either(choices(sort))
    inside = [typescript(each, module) for each in get_args(sort)]
    if get_origin(sort) in (Union, UnionType):
        return " | ".join(inside)
    if get_origin(sort) is dict:
        return f"Record<{inside[0]}, {inside[1]}>"
    if get_origin(sort) is list:
        return f"({inside[0]})[]" if " | " in inside[0] else f"{inside[0]}[]"
    raise TypeError(f"the browser knows no {sort}")


def name_of(sort: Any, module: ModuleType) -> str | None:
    """How the module calls a closed list of names."""
    return next((name for name, value in vars(module).items() if value == sort and get_args(value)), None)


def choices(sort: Any) -> list[str]:
    if get_origin(sort) is Literal:
        return [str(each) for each in get_args(sort)]
    [names] = sort.__metadata__
    return names.ids if isinstance(names, Domain) else list(names)


def either(words: list[str]) -> str:
    return " | ".join(quoted(words))


def quoted(words: list[str]) -> list[str]:
    return [json.dumps(word) for word in words]
