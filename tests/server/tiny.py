"""The tiny game at a table of the server, as far along as a test needs it."""

import sys
from pathlib import Path

from server.luck import LUCK
from server.people import ColdServer, Line, Person

GAME = "stones"
NAMES = ("Hana", "Petr", "Eva", "Ota")
COMMAND = [sys.executable, str(Path(__file__).with_name("tiny_serve.py")), str(LUCK.file)]


class TinyServer(ColdServer):
    command = COMMAND


def people_at(tiny: TinyServer, seats: int) -> list[Person]:
    return [Person(tiny, name) for name in NAMES[:seats]]


def begun(people: list[Person]) -> str:
    """The table of a game between these people."""
    table = str(people[0].lay(GAME, seats=len(people))["id"])
    for person in people[1:]:
        person.post(f"/api/tables/{table}/sit")
    people[0].post(f"/api/tables/{table}/start")
    return table


def answer(line: Line, others: list[Line], action: str) -> None:
    """With all that makes one answer; the others hear of it."""
    line.move(action)
    for other in others:
        other.hear_with(line)


def play_to_the_guess(lines: list[Line]) -> list[int]:
    """Until those who are behind guess, each with two picks. Which ones: of three seats always two.

    Both prizes are points, so whoever bids highest last is ahead of everybody else."""
    while not lines[0].position["prompt"]["key"].startswith("prompt-guess"):
        seat = lines[0].position["deciders"][0]
        legal = lines[seat].legal()
        answer(lines[seat], lines, next((each for each in ("take", "keep") if each in legal), legal[-1]))
    return list(lines[0].position["deciders"])


class Listening:
    """Everybody but one, and what each of them hears from now on."""

    def __init__(self, others: list[Line]) -> None:
        self.others = others
        self.hear()

    def hear(self) -> list[list[str]]:
        """What came since; whatever was sent before the answer to a ping has come by then."""
        for line in self.others:
            line.say("ping")
        news = [[said for said in line.bytes if '"type":"ok"' not in said] for line in self.others]
        for line in self.others:
            line.bytes.clear()
        return news
