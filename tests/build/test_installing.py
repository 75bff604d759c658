"""Installing by the ways the documents name, each in an empty environment with the oldest pip we claim."""

import shutil
import sys
from pathlib import Path

import pytest
from installing import (
    OLDEST_PIP,
    ROOT,
    SOURCE,
    Environment,
    InstalledServer,
    compiled_in,
    copy_of_checkout,
    copy_with_one_game,
    make_a_move,
    old_pip,
    reusing_compiler,
    run,
)
from server.people import Person

pytestmark = pytest.mark.xdist_group("install")  # one after the other, for each takes all there is of the machine

SDIST = "from setuptools.build_meta import build_sdist; print(build_sdist('dist'))"
# A Python whose environments come with the oldest pip, whatever it brings itself.
AGED_PYTHON = """#!/bin/sh
"{python}" "$@" || exit
[ "$1 $2" != "-m venv" ] || "$3/bin/python" -m pip install --quiet --no-index "{pip}"
"""
FAILS_LATER = """#!/bin/sh
case "$*" in *-fsyntax-only*) exit 0 ;; *) echo "error: no room left" >&2; exit 1 ;; esac
"""


@pytest.fixture(scope="module")
def pip(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return old_pip(tmp_path_factory.mktemp("pip"))


@pytest.fixture(scope="module")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    checkout = copy_of_checkout(tmp_path_factory.mktemp("sdist") / "checkout")
    (checkout / "dist").mkdir()
    name = run(sys.executable, "-c", SDIST, folder=checkout).splitlines()[-1]
    return checkout / "dist" / name


@pytest.fixture(scope="module")
def locked(pip: Path, tmp_path_factory: pytest.TempPathFactory) -> Environment:
    """The libraries as docs/hosting.md installs them."""
    environment = Environment(tmp_path_factory.mktemp("locked") / "venv", pip)
    environment.install("--require-hashes", "--requirement", ROOT / "hosting" / "requirements.lock")
    return environment


def test_the_libraries_of_a_host_install_with_their_hashes(locked: Environment) -> None:
    told = run(locked.python, "-m", "pip", "check")
    assert "No broken requirements found" in told
    assert f"pip {OLDEST_PIP} " in run(locked.python, "-m", "pip", "--version")


def test_an_sdist_installs_compiled_where_we_are_and_serves_a_game(
    locked: Environment, sdist: Path, tmp_path: Path
) -> None:
    locked.install(f"{sdist}[server,postgresql]", **reusing_compiler(tmp_path))
    assert locked.libraries() == compiled_in(SOURCE / "chabudai")
    with InstalledServer(locked.folder, tmp_path / "data") as server:
        person = Person(server, "Hana")
        assert person.http.get("/").headers["content-type"] == "text/html; charset=utf-8"
        make_a_move(person)


def test_a_checkout_installs_as_plain_python_where_the_compiler_fails_and_says_so_in_one_line(
    pip: Path, tmp_path: Path
) -> None:
    checkout = copy_with_one_game(tmp_path / "checkout")
    compiler = tmp_path / "cc"
    compiler.write_text(FAILS_LATER)
    compiler.chmod(0o755)
    environment = Environment(tmp_path / "venv", pip)
    told = environment.install("--verbose", ".", folder=checkout, CC=str(compiler))
    [line] = [line for line in told.splitlines() if line.strip().startswith("chabudai: ")]
    assert "installing as plain Python" in line
    assert (environment.libraries(), environment.is_compiled()) == (set(), False)
    assert "Tokaido" in run(environment.folder / "bin" / "chabudai", "games")


def test_make_sets_up_what_it_needs_where_there_is_no_uv(pip: Path, tmp_path: Path) -> None:
    checkout = copy_of_checkout(tmp_path / "checkout")
    for name in ("Makefile", "requirements.lock"):
        shutil.copy(ROOT / name, checkout)
    (checkout / "installer.lock").write_text("uv==0\n")  # there is none for this machine
    python = tmp_path / "python"
    python.write_text(AGED_PYTHON.format(python=sys.executable, pip=pip))
    python.chmod(0o755)
    try:
        run("make", f"PYTHON={python}", ".venv/ready", folder=checkout, PIP_NO_COMPILE="1", MAKEFLAGS="")
        assert f"pip {OLDEST_PIP} " in run(checkout / ".venv" / "bin" / "python", "-m", "pip", "--version")
        assert not (checkout / ".venv" / "bin" / "uv").exists()
        assert "Tokaido" in run(checkout / ".venv" / "bin" / "chabudai", "games")
    finally:
        shutil.rmtree(checkout)  # half a gigabyte
