"""The build: the readable Python, compiled with mypyc where there is a compiler.

CHABUDAI_PURE=1 builds without compiling. Where compiling fails, the package installs as plain Python and says so.
"""

import os
import re
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

SOURCE = Path("src/chabudai")
COMPILED = ("core", "bots", "games")
ACROSS = [f"-flto={os.cpu_count()}"]
WISH = re.compile("^# (not )?compiled", re.M)  # so a module or package says that it is otherwise than its room


def compiled_modules() -> list[str]:
    """Whatever is found in the rooms of the rules, unless it says otherwise, and what says so elsewhere."""
    found = sorted(module for module in SOURCE.rglob("*.py") if module.name != "__init__.py")
    return [str(module) for module in found if is_compiled(module)]


def is_compiled(module: Path) -> bool:
    for file in (module, module.with_name("__init__.py")):
        wish = WISH.search(file.read_text("utf-8"))
        if wish is not None:
            return wish[1] is None
    return module.relative_to(SOURCE).parts[0] in COMPILED


def extensions() -> list[Extension]:
    if os.environ.get("CHABUDAI_PURE", "") not in ("", "0"):
        print("chabudai: CHABUDAI_PURE is set, installing as plain Python", file=sys.stderr)
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        plain("mypyc is not installed")
        return []
    os.environ["MYPYPATH"] = "src"
    compiled = mypycify(
        ["--strict", *compiled_modules()],
        opt_level="1",  # compiles twice as fast as 3, and the rules run within a few percent of it
        debug_level="0",
        multi_file=True,  # one file of C for each module, so that all cores compile
        group_name="chabudai",
    )
    if sys.platform == "linux":
        for extension in compiled:
            # Our functions are not to be replaced by others of their names, and may be inlined across files.
            extension.extra_compile_args = [*extension.extra_compile_args, "-fno-semantic-interposition", *ACROSS]
            extension.extra_link_args = [*extension.extra_link_args, "-O1", *ACROSS]
    return compiled


def plain(reason: object) -> None:
    print(f"chabudai: {reason}: installing as plain Python, slower but the same", file=sys.stderr)


class CompileIfPossible(build_ext):
    """A missing or failing compiler is no reason not to install."""

    def build_extensions(self) -> None:
        """On all cores: one extension beside the other, and of a large one its files."""
        self.parallel = True
        compile_files = self.compiler.compile

        def side_by_side(sources: list[str], **options: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                objects = pool.map(lambda source: compile_files([source], **options), sources)
                return [each for compiled in objects for each in compiled]

        self.compiler.compile = side_by_side
        super().build_extensions()

    def run(self) -> None:
        try:
            super().run()
        except Exception as problem:
            self.extensions = []
            plain(problem)


setup(ext_modules=extensions(), cmdclass={"build_ext": CompileIfPossible})
