"""Something a person does beside the question: said step by step, each out of a numbered list, or in one line."""

from collections.abc import Callable

from rich.text import Text

from chabudai.cli.drawing.menu import listed
from chabudai.cli.drawing.scene import Line, numbered
from chabudai.cli.parameters import BadCommand
from chabudai.cli.voice import Voice
from chabudai.core.errors import ChabudaiError, UnknownAction
from chabudai.core.match import Match
from chabudai.core.messages import Refusal

BETWEEN = ","  # the steps of an act that is typed in one line


class Acting:
    """Of one seat, until it has said all or thought better of it."""

    def __init__(self, voice: Voice, match: Match, seat: int) -> None:
        self.voice = voice
        self.match = match
        self.seat = seat
        self.beside = match.beside()
        self.said: list[int] = []

    def say_line(self, line: str) -> Refusal | None:
        """All of it at once; why not, if something of it may not be said."""
        for text in line.split(BETWEEN):
            refusal = self.say(text)
            if refusal is not None:
                return refusal
        return None

    def say(self, text: str) -> Refusal | None:
        """One step more, by its number in the list or in the notation of the game."""
        action = self.action_of(text.strip())
        refusal = self.beside.why_not(self.match.state, self.seat, self.said, action)
        if refusal is None:
            self.said.append(action)
        return refusal

    def action_of(self, text: str) -> int:
        if not text.isdecimal():
            return self.match.game.actions.parse(text)
        lines = self.lines()
        if not 0 < int(text) <= len(lines):
            raise BadCommand("cli-error-choice", number=int(text), most=len(lines))
        return lines[int(text) - 1].entry.action

    def lines(self) -> list[Line]:
        entries = self.beside.entries(self.match.state, self.seat, self.said)
        return numbered(self.voice, self.match, self.seat, entries)

    def ask(self, read: Callable[[], str], refuse: Callable[[Refusal], None]) -> bool:
        """Ask for what is missing; False if a line was left empty."""
        while not self.is_whole():
            self.show()
            text = read()
            if not text.strip():
                return False
            try:
                refusal = self.say(text)
            except ChabudaiError as problem:
                self.complain(problem, text)
                continue
            if refusal is not None:
                refuse(refusal)
        return True

    def complain(self, problem: ChabudaiError, text: str) -> None:
        """A slip of the keyboard; what was said before it stays."""
        if isinstance(problem, UnknownAction):
            self.voice.tell("cli-act-no-step", style="red", text=text.strip())
        else:
            self.voice.tell(problem.message, style="red")

    def is_whole(self) -> bool:
        return bool(self.said) and self.beside.is_whole(self.match.state, self.seat, self.said)

    def show(self) -> None:
        prompt = self.beside.prompt(self.match.state, self.seat, self.said)
        self.voice.show(Text(f"\n{self.voice.sentence(prompt, self.match.players, self.seat)}", style="bold"))
        self.voice.show(listed(self.voice, self.lines()))
        self.voice.tell("cli-act-nothing", style="dim")

    def act(self) -> None:
        self.match.act(self.seat, *self.said)
