"""Chapters of a game's rules: each is a module of its `steps`, and found because it is there."""

# not compiled: made for people, not for speed

from collections.abc import Iterable
from importlib import import_module
from pkgutil import iter_modules


def read_chapters(package: str, path: Iterable[str]) -> None:
    """Import every module of a package, so that whatever steps and effects they explain is known."""
    for chapter in iter_modules(path):
        import_module(f"{package}.{chapter.name}")
