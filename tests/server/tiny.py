"""The tiny game at a table of the server, as far along as a test needs it."""

import sys
from pathlib import Path

from server.luck import LUCK
from server.people import ColdServer, Line, Person

GAME = "stones"
COMMAND = [sys.executable, str(Path(__file__).with_name("tiny_serve.py")), str(LUCK.file)]


class TinyServer(ColdServer):
    command = COMMAND


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
