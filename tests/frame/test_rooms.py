"""Which room may know which: the rules lie below everything, the terminal and the server side by side."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import chabudai

SOURCE = Path(chabudai.__file__).parent
MAY_KNOW = {
    "core": {"core"},
    "games": {"core", "games"},
    "bots": {"core", "bots"},
    "lab": {"core", "bots", "lab"},
    "scribe": {"core", "scribe"},
    "server": {"core", "bots", "server"},
    "terminal": {"core", "games", "cli"},
    "cli": {"core", "bots", "lab", "server", "cli"},
}
FOR_ALL = {"registry", "purity", "version"}  # single files beside the rooms


def room_of(module: Path) -> str:
    inside = module.relative_to(SOURCE).parts
    return "terminal" if inside[0] == "games" and "terminal" in inside[2:-1] else inside[0]


def known_by(module: Path) -> Iterator[tuple[str, ...]]:
    """The parts of whatever of ours it imports, without our own name."""
    for node in ast.walk(ast.parse(module.read_text("utf-8"))):
        names = [node.module or ""] if isinstance(node, ast.ImportFrom) else []
        names += [each.name for each in node.names] if isinstance(node, ast.Import) else []
        yield from (tuple(name.split(".")[1:]) for name in names if name.startswith("chabudai."))


def modules_of(room: str) -> list[Path]:
    top = SOURCE / ("games" if room == "terminal" else room)
    return [module for module in sorted(top.rglob("*.py")) if room_of(module) == room]


@pytest.mark.parametrize("room", MAY_KNOW)
def test_a_room_knows_only_those_it_may(room: str) -> None:
    assert modules_of(room)
    for module in modules_of(room):
        strange = {known[0] for known in known_by(module)} - MAY_KNOW[room] - FOR_ALL
        assert not strange, module.relative_to(SOURCE)


def test_nobody_knows_a_game_but_the_game_itself() -> None:
    for module in sorted(SOURCE.glob("games/*/**/*.py")):
        own = module.relative_to(SOURCE).parts[1]
        others = {known[1] for known in known_by(module) if known[0] == "games"} - {own}
        assert not others, module.relative_to(SOURCE)


def test_no_game_draws_itself_while_its_rules_are_loaded() -> None:
    for module in modules_of("games"):
        assert not [known for known in known_by(module) if "terminal" in known], module.relative_to(SOURCE)
