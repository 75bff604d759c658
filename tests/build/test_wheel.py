"""The wheel: to install it is enough to have a table with a page, and to play at it."""

import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from pathlib import Path
from zipfile import ZipFile

import pytest
from installing import InstalledServer, make_a_move
from server.people import Person

pytestmark = pytest.mark.xdist_group("wheel")  # built once

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src"
BUILD = [sys.executable, str(ROOT / "hosting" / "wheels.py")]
PRODUCTS = {".so", ".pyd", ".pyc"}


def built(folder: Path, *options: str) -> list[Path]:
    said = subprocess.run([*BUILD, *options, str(folder)], capture_output=True, text=True)
    assert said.returncode == 0, said.stderr
    return [Path(line) for line in said.stdout.splitlines()]


@pytest.fixture(scope="module")
def wheels(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    """The pure one, and where the rules are compiled the other one."""
    return built(tmp_path_factory.mktemp("wheels"))


def names_in(wheel: Path) -> set[str]:
    with ZipFile(wheel) as opened:
        return set(opened.namelist())


def sources() -> set[str]:
    """Whatever lies in the sources: code, rules, words, templates, and the page as it was built."""
    files = [file for file in (SOURCE / "chabudai").rglob("*") if file.is_file() and file.suffix not in PRODUCTS]
    return {file.relative_to(SOURCE).as_posix() for file in files}


def test_the_pure_wheel_holds_all_that_lies_in_the_sources_and_runs_everywhere(wheels: list[Path]) -> None:
    assert wheels[0].name.endswith("-py3-none-any.whl")
    held = {name for name in names_in(wheels[0]) if ".dist-info/" not in name}
    assert held == sources()
    assert {"chabudai/server/client/index.html", "chabudai/games/tokaido/text/hu.ftl", "chabudai/py.typed"} <= held


def test_the_other_wheel_has_the_compiled_rules_as_well(wheels: list[Path]) -> None:
    if len(wheels) == 1:
        pytest.skip("the rules are not compiled here")
    more = names_in(wheels[1]) - names_in(wheels[0])
    assert more
    assert all(name.endswith(sysconfig.get_config_var("EXT_SUFFIX")) for name in more)
    assert "none-any" not in wheels[1].name


def installed(wheel: Path, folder: Path) -> Path:
    """An environment with nothing in it but this wheel. The libraries are lent by ours, so nothing is fetched."""
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(folder)], check=True)
    pip = [sys.executable, "-m", "pip", "--python", str(folder / "bin" / "python")]
    command = [*pip, "install", "--quiet", "--no-deps", "--no-index", "--no-compile", str(wheel)]
    subprocess.run(command, check=True, capture_output=True)
    [packages] = folder.glob("lib/python*/site-packages")
    (packages / "lent.pth").write_text(sysconfig.get_path("purelib") + "\n")
    return folder


@pytest.fixture(scope="module")
def environments(wheels: list[Path], tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    return [installed(wheel, tmp_path_factory.mktemp("environment") / "venv") for wheel in wheels]


@pytest.fixture(scope="module")
def servers(environments: list[Path], tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[InstalledServer]]:
    folder = tmp_path_factory.mktemp("installed")
    running = [InstalledServer(each, folder / f"data-{number}") for number, each in enumerate(environments)]
    yield running
    for server in running:
        server.stop()


def test_what_is_installed_is_the_wheel_and_not_this_checkout(environments: list[Path]) -> None:
    for environment in environments:
        ask = [str(environment / "bin" / "python"), "-P", "-c", "import chabudai; print(chabudai.__file__)"]
        told = subprocess.run(ask, capture_output=True, text=True, check=True).stdout
        assert Path(told.strip()).is_relative_to(environment)


def test_an_installed_table_has_a_page_and_a_move_can_be_made_at_it(servers: list[InstalledServer]) -> None:
    for server in servers:
        person = Person(server, "Hana")
        page = person.http.get("/")
        assert (page.status_code, page.headers["content-type"]) == (200, "text/html; charset=utf-8")
        script = page.text.partition('src="')[2].partition('"')[0]
        assert person.http.get(script).headers["content-type"].startswith("text/javascript")
        make_a_move(person)


def test_without_the_page_no_wheel_is_built(tmp_path: Path) -> None:
    """Said in one line: whoever installed such a wheel would find no table."""
    program = tmp_path / "hosting" / "wheels.py"
    program.parent.mkdir()
    program.write_bytes((ROOT / "hosting" / "wheels.py").read_bytes())
    said = subprocess.run([sys.executable, str(program)], capture_output=True, text=True)
    assert (said.returncode, said.stderr) == (1, "chabudai: the page of the browser is not built: make client\n")
