"""The build: the readable Python, compiled with mypyc where there is a compiler.

CHABUDAI_PURE=1 builds without compiling. Where compiling fails, the package installs as plain Python and says so.
"""

import os
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

SOURCE = Path("src/chabudai")
CORE = ["numbers", "rng", "pile", "names", "actions", "events", "steps", "state", "evaluation"]
OF_A_GAME = ["components", "actions", "events", "state", "flow", "scoring", "evaluation", "steps/*"]
BOTS = ["bot", "random_bot", "greedy", "novice"]


def compiled_modules() -> list[str]:
    modules = [SOURCE / "core" / f"{name}.py" for name in CORE] + [SOURCE / "bots" / f"{name}.py" for name in BOTS]
    for game in sorted(SOURCE.glob("games/*/")):
        modules += [file for name in OF_A_GAME for file in sorted(game.glob(f"{name}.py"))]
    return [str(module) for module in modules if module.exists() and module.name != "__init__.py"]


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
    compiled = mypycify(["--strict", *compiled_modules()], opt_level="3", debug_level="0", group_name="chabudai")
    if sys.platform == "linux":
        for extension in compiled:
            # our functions are not to be replaced by others of their names: the compiler may inline them
            extension.extra_compile_args = [*extension.extra_compile_args, "-fno-semantic-interposition"]
    return compiled


def plain(reason: object) -> None:
    print(f"chabudai: {reason}: installing as plain Python, slower but the same", file=sys.stderr)


class CompileIfPossible(build_ext):
    """A missing or failing compiler is no reason not to install."""

    def run(self) -> None:
        try:
            super().run()
        except Exception as problem:
            self.extensions = []
            plain(problem)


setup(ext_modules=extensions(), cmdclass={"build_ext": CompileIfPossible})
