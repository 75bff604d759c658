"""CHABUDAI_PURE=1: run the readable Python even where the compiled core lies beside it."""

import os
import sys
from collections.abc import Sequence
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType

PURE = os.environ.get("CHABUDAI_PURE", "") not in ("", "0")


class SourceOnly:
    """Finds the modules of this package as source, never as compiled extensions."""

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not name.startswith("chabudai.") or path is None:
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name)
            if spec is not None:
                return spec
        return None


def prefer_source() -> None:
    if PURE:
        sys.meta_path.insert(0, SourceOnly())


def is_compiled() -> bool:
    """Whether the rules run compiled."""
    from chabudai.core import state

    return not str(state.__file__).endswith(".py")
