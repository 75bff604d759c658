"""The lowest versions of the libraries that we allow: installed, and played with."""

import re
import socket
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from installing import ROOT, Environment, InstalledServer, old_pip, run
from server.people import PATIENCE, Line, Person

pytestmark = pytest.mark.xdist_group("install")

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
EXTRAS = PROJECT["optional-dependencies"]
NEEDS = [*PROJECT["dependencies"], *(need for extra in EXTRAS.values() for need in extra)]
BEGINNING = b"\x01"  # of a text that goes on in the next frame
BOUNDS = re.compile(r"([\w.-]+)(?:\[\w+\])?>=([\d.]+),<([\d.]+)(?:;.*)?")


@pytest.mark.parametrize("need", NEEDS)
def test_a_library_has_a_lowest_version_and_one_that_is_too_new(need: str) -> None:
    assert BOUNDS.fullmatch(need), need


def lowest() -> str:
    """Constraints: of each library we name the lowest version that we allow, of their own ones any."""
    bounds = [BOUNDS.fullmatch(need) for need in NEEDS]
    return "".join(f"{each[1]}=={each[2]}\n" for each in bounds if each is not None)


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> Environment:
    if sys.version_info >= (3, 14):
        pytest.skip("the lowest versions are older than this Python")
    folder = tmp_path_factory.mktemp("lowest")
    found = Environment(folder / "venv", old_pip(tmp_path_factory.mktemp("pip")))
    constraints = folder / "lowest.txt"
    constraints.write_text(lowest())
    wheel = run(sys.executable, ROOT / "hosting" / "wheels.py", "--pure", folder).splitlines()[0]
    found.fill("--constraint", constraints, f"{wheel}[{','.join(EXTRAS)}]")
    return found


def test_a_game_is_played_with_the_lowest_versions_and_messages_in_pieces(
    environment: Environment, tmp_path: Path
) -> None:
    with InstalledServer(environment.folder, tmp_path / "data") as server:
        person = Person(server, "Hana")
        with person.sit_at(person.lay(seats=2, bots=["novice"], start=True)["id"]) as line:
            speak_in_pieces(line)
            line.let_bots_move()
            line.play_on()
        assert line.position["over"]
        assert "Traceback" not in server.told()


def test_results_are_written_with_the_lowest_versions(environment: Environment, tmp_path: Path) -> None:
    command = environment.folder / "bin" / "chabudai"
    run(command, "simulate", "tokaido", "--games", "2", "--out", "results.parquet", folder=tmp_path)
    assert (tmp_path / "results.parquet").read_bytes().startswith(b"PAR1")


def speak_in_pieces(line: Line) -> None:
    """Every message comes in three frames, the second when the first was read, and the first of them in two halves.
    That is about as much as a line may send with each text; one that sends single bytes is cut."""
    send = line.socket.send
    line.socket.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    line.socket.socket = InHalves(line.socket.socket)  # type: ignore[assignment]

    def pieces(text: str) -> Iterator[str]:
        yield text[: len(text) // 2]
        assert line.socket.ping().wait(PATIENCE)
        yield text[len(text) // 2 :]

    line.socket.send = lambda text: send(pieces(text))  # type: ignore[method-assign, assignment, arg-type, misc]


class InHalves:
    """A socket that sends the beginning of each text in two halves."""

    def __init__(self, whole: socket.socket) -> None:
        self.whole = whole

    def sendall(self, data: bytes) -> None:
        half = len(data) // 2 if data[:1] == BEGINNING else 0
        for part in (data[:half], data[half:]):
            self.whole.sendall(part)

    def __getattr__(self, name: str) -> object:
        return getattr(self.whole, name)
