"""The build: the readable Python, compiled with mypyc where there is a compiler.

CHABUDAI_PURE=1 builds without compiling. Whatever goes wrong while compiling leaves plain Python, slower and the
same, and one line that says why (`pip install -v` shows it).
"""

import io
import os
import re
import shlex
import subprocess
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

SOURCE = Path("src/chabudai")
COMPILED = ("core", "bots", "games")
BUILDING = {"build", "build_ext", "bdist_wheel", "editable_wheel", "install", "develop"}
# Libraries count as untyped: an isolated build has none of them, and the same sources give the same C everywhere.
# Whether the types are right is for `make lint`.
BY_THEMSELVES = ["--config-file=", "--no-site-packages", "--ignore-missing-imports", "--follow-imports=silent"]
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
    if not BUILDING.intersection(sys.argv):
        return []  # whoever asks for metadata or an sdist does not wait for mypyc
    if os.environ.get("CHABUDAI_PURE", "") not in ("", "0"):
        print("chabudai: CHABUDAI_PURE is set, installing as plain Python", file=sys.stderr)
        return []
    try:
        check_compiler()
        return by_mypyc(compiled_modules())
    except NotCompiled as problem:
        plain(problem)
        return []


def plain(reason: object) -> None:
    print(f"chabudai: {reason}: installing as plain Python, slower but the same", file=sys.stderr)


class NotCompiled(Exception):
    """Why there is no C, or nothing that compiles it: in one line."""


def check_compiler() -> None:
    """Asked first: mypyc takes half a minute, and the compiler then says what is missing hundreds of times."""
    if os.name != "posix":
        return  # setuptools finds what Windows has
    command = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    include = f"-I{sysconfig.get_path('include')}"
    try:
        done = subprocess.run(
            [*command, include, "-fsyntax-only", "-x", "c", "-"],
            input="#include <Python.h>\n",
            capture_output=True,
            text=True,
        )
    except OSError as problem:
        raise NotCompiled(f"no C compiler: {command[0]}: {problem.strerror}") from None
    if done.returncode != 0:
        raise NotCompiled(first_error(done.stderr) or f"the C compiler {command[0]} does not work")


def first_error(said: str) -> str:
    lines = [line.strip() for line in said.splitlines() if line.strip()]
    errors = [line for line in lines if "error:" in line]
    return next(iter(errors or lines), "")


def by_mypyc(modules: list[str]) -> list[Extension]:
    try:
        from mypyc.build import mypycify
    except ImportError:
        raise NotCompiled("mypyc is not installed") from None
    os.environ["MYPYPATH"] = "src"
    said = io.StringIO()
    try:
        with redirect_stdout(said), redirect_stderr(said):
            compiled = mypycify(
                [*BY_THEMSELVES, *modules],
                opt_level="1",  # compiles twice as fast as 3, and the rules run within a few percent of it
                debug_level="0",
                multi_file=True,  # one file of C for each module, so that all cores compile
                group_name="chabudai",
            )
    except (Exception, SystemExit) as problem:  # mypyc ends the process when mypy finds a mistake
        raise NotCompiled(first_error(said.getvalue()) or f"mypyc: {problem!r}") from None
    return tuned(compiled)


def tuned(compiled: list[Extension]) -> list[Extension]:
    if sys.platform == "linux":
        for extension in compiled:
            # Our functions are not to be replaced by others of their names, and may be inlined across files.
            extension.extra_compile_args = [*extension.extra_compile_args, "-fno-semantic-interposition", *ACROSS]
            extension.extra_link_args = [*extension.extra_link_args, "-O1", *ACROSS]
    return compiled


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
        self.forget_libraries()
        try:
            super().run()
        except (Exception, SystemExit) as problem:
            self.forget_libraries()
            self.extensions = []
            plain(problem)

    def forget_libraries(self) -> None:
        """Of an earlier build, or one that failed halfway: installed, they would look for what is not there."""
        for library in Path(self.build_lib).rglob(f"*{sysconfig.get_config_var('EXT_SUFFIX')}"):
            library.unlink()


setup(ext_modules=extensions(), cmdclass={"build_ext": CompileIfPossible})
