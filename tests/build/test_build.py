"""The build: a missing compiler is no reason not to install, and the result says what it is."""

import os
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest
from installing import IS_COMPILED, ROOT, copy_with_one_game


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    return copy_with_one_game(tmp_path / "checkout")


def build(checkout: Path, **environment: str) -> str:
    command = [sys.executable, "setup.py", "build_ext", "--inplace"]
    done = subprocess.run(command, cwd=checkout, env=os.environ | environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stderr


def is_compiled(checkout: Path) -> bool:
    environment = os.environ | {"PYTHONPATH": str(checkout / "src"), "CHABUDAI_PURE": ""}
    command = [sys.executable, "-c", IS_COMPILED]
    done = subprocess.run(command, cwd=checkout, env=environment, capture_output=True, text=True, check=True)
    return done.stdout.strip() == "True"


def told(said: str) -> str:
    """What we say of the build, which is one line whatever others say."""
    [line] = [line for line in said.splitlines() if line.startswith("chabudai: ")]
    return line


def test_without_a_compiler_the_package_installs_as_plain_python_and_says_so(checkout: Path) -> None:
    said = told(build(checkout, CC="no-such-compiler", CHABUDAI_PURE=""))
    assert said.startswith("chabudai: no C compiler: no-such-compiler")
    assert said.endswith("installing as plain Python, slower but the same")
    assert not is_compiled(checkout)


def program(place: Path, text: str) -> str:
    place.write_text(text)
    place.chmod(0o755)
    return str(place)


def test_without_the_headers_of_python_it_is_said_that_they_are_missing(checkout: Path, tmp_path: Path) -> None:
    missing = "<stdin>:1:10: fatal error: Python.h: No such file or directory"
    compiler = program(tmp_path / "cc", f"#!/bin/sh\necho '{missing}' >&2\nexit 1\n")
    assert missing in told(build(checkout, CC=compiler, CHABUDAI_PURE=""))
    assert not is_compiled(checkout)


def test_where_mypyc_itself_stops_the_package_installs_as_plain_python_and_says_why(checkout: Path) -> None:
    with (checkout / "src" / "chabudai" / "core" / "numbers.py").open("a") as module:
        module.write('\nCOUNT: int = "none"\n')
    said = told(build(checkout, CHABUDAI_PURE=""))
    assert "numbers.py" in said
    assert "Incompatible types in assignment" in said
    assert not is_compiled(checkout)


# It compiles in no time, and then cannot link the library in which all modules are.
NO_LINKER = """#!/bin/sh
case "$*" in *-fsyntax-only*) exit 0 ;; *-shared*chabudai__mypyc*) exit 1 ;; esac
while [ "$1" != -o ]; do shift; done
: > "$2"
"""


def test_a_build_that_fails_halfway_leaves_nothing_that_would_be_loaded(checkout: Path, tmp_path: Path) -> None:
    """Of each module there is a small library that wants the large one."""
    compiler = program(tmp_path / "cc", NO_LINKER)
    wheel = [sys.executable, "setup.py", "bdist_wheel"]
    environment = os.environ | {"CC": compiler, "LDSHARED": f"{compiler} -shared", "CHABUDAI_PURE": ""}
    done = subprocess.run(wheel, cwd=checkout, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert "installing as plain Python" in told(done.stderr)
    [built] = (checkout / "dist").glob("*.whl")
    with ZipFile(built) as opened:
        assert not [name for name in opened.namelist() if name.endswith(".so")]


def test_a_fresh_clone_builds_rules_and_client_side_by_side() -> None:
    """While the one fetches or links, the other has a core."""
    command = ["make", "--dry-run", "play", "MAKE=echo"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    assert "--no-print-directory --jobs 2 build client" in done.stdout.splitlines()


def test_chabudai_pure_builds_nothing(checkout: Path) -> None:
    said = build(checkout, CHABUDAI_PURE="1")
    assert "installing as plain Python" in told(said)
    assert not list((checkout / "src").rglob("*.so"))
