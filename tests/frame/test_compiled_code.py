"""What mypyc gets wrong is not written in modules that it compiles."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import chabudai

SOURCE = Path(chabudai.__file__).parent
WAITS = (ast.Await, ast.AsyncWith, ast.AsyncFor)


def handlers_of(module: Path) -> Iterator[ast.stmt]:
    """Whatever is done in an `except` or a `finally`."""
    for node in ast.walk(ast.parse(module.read_text("utf-8"))):
        if isinstance(node, ast.Try):
            yield from (statement for handler in node.handlers for statement in handler.body)
            yield from node.finalbody


def test_no_compiled_module_waits_in_an_except_or_a_finally() -> None:
    """A coroutine of mypyc has no exceptions of its own: one that is suspended while it handles an exception leaves
    it to whoever runs next, and a `finally` that waits then raises what others have handled."""
    modules = [path for path in SOURCE.rglob("*.py") if re.search("^# compiled", path.read_text("utf-8"), re.M)]
    assert modules
    waiting = [
        f"{module.relative_to(SOURCE)}:{node.lineno}"
        for module in modules
        for statement in handlers_of(module)
        for node in ast.walk(statement)
        if isinstance(node, WAITS)
    ]
    assert waiting == []
