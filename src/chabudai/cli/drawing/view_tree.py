"""Any game: its view as a tree."""

from typing import Any

from rich.console import RenderableType
from rich.text import Text
from rich.tree import Tree

from chabudai.cli.drawing.scene import Scene
from chabudai.cli.voice import printable

KNOWN = ("game", "seats", "seat", "options")  # to whoever sits at the table


def draw(scene: Scene) -> RenderableType:
    tree = Tree(Text(scene.game.title, style="bold"))
    grow(tree, {name: value for name, value in scene.view.items() if name not in KNOWN})
    return tree


def draw_players(scene: Scene) -> RenderableType:
    return draw(scene)


def legend(scene: Scene) -> RenderableType:
    return Text("")


def grow(tree: Tree, value: dict[Any, Any] | list[Any]) -> None:
    pairs = value.items() if isinstance(value, dict) else enumerate(value, 1)
    for name, each in pairs:
        if isinstance(each, dict | list) and any(isinstance(part, dict | list) for part in parts(each)):
            grow(tree.add(Text(str(name))), each)
        else:
            tree.add(Text(f"{name}: {written(each)}"))


def parts(value: dict[Any, Any] | list[Any]) -> list[Any]:
    return list(value.values()) if isinstance(value, dict) else value


def written(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name} {each}" for name, each in value.items()) or "–"
    if isinstance(value, list):
        return ", ".join(str(each) for each in value) or "–"
    return "–" if value is None else printable(str(value))
