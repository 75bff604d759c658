"""A whole game written down for people to read: every question with its menu, what was chosen, what came of it.

The same for every game. What has changed in a game's rules, texts or bots shows in these pages as a difference. To
write them anew, from the root of the project:

    .venv/bin/python tests/games/playthrough.py

With the name of a game that has none yet, they are written for that one too. They lie in its own folder.
"""

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))
from seating import nearest

import chabudai
from chabudai.bots.bot import Bot, decide
from chabudai.bots.registry import make_bot
from chabudai.core.events import Event
from chabudai.core.forced import ONLY_WAY, Forced, Heading, apply_noting
from chabudai.core.game import Game
from chabudai.core.messages import Entry, Message
from chabudai.core.pile import onlooker_of
from chabudai.core.rng import seeded

GAMES = Path(__file__).parent
NAMES = ("Plum", "Pine", "Wave")
LEVELS = ("novice", "greedy", "random")  # so that moves good and bad occur, and many kinds of questions
SEED = 1


class Playthrough:
    def __init__(self, game: Game[Any], seats: int) -> None:
        self.game = game
        self.names = NAMES[:seats]
        self.bots: list[Bot] = [make_bot(LEVELS[seat], game, seeded(seat, "playthrough")) for seat in range(seats)]
        self.state = game.new(seats, SEED)
        self.text = game.text("en")
        self.forced: list[Forced] = []
        self.headings = [Heading(-1, game.chapter(self.state))]  # in the journal of the present question
        self.chapter: str | None = None
        self.scores: list[int] = []

    def pages(self) -> Iterator[str]:
        players = ", ".join(f"{name} ({level})" for name, level in zip(self.names, LEVELS, strict=False))
        yield f"{self.game.title}, rules {self.game.rules_version}, seed {SEED}: {players}"
        yield from self.what_happened()
        number = 0
        while not self.state.over:
            number += 1
            yield from self.question(number)
            yield from self.what_happened()
        yield from self.end()

    def question(self, number: int) -> Iterator[str]:
        """One of those who are asked answers."""
        seat = self.state.deciders()[0]
        prompt = self.state.prompt(seat)
        assert prompt is not None
        action = int(decide(self.bots[seat], self.state, seat, 1.0))
        yield from self.where_we_are()
        yield ""
        yield f"{number}. {self.names[seat]}: {self.said(prompt, seat)}"
        for entry in self.state.menu(seat):
            yield self.offered(entry, seat, entry.action == action)
        self.forced = apply_noting(self.state, seat, action, self.headings)

    def offered(self, entry: Entry, seat: int, chosen: bool) -> str:
        text = self.game.actions.text(entry.action)
        line = f"{'>' if chosen else ' '} [{text}] {self.said(entry.label, seat)}"
        if entry.refusal is None:
            return "    " + line
        return f"    x{line[1:]} -- {entry.refusal.clause}: {self.said(entry.refusal.message, seat)}"

    def what_happened(self) -> Iterator[str]:
        begun = {each.first: each.chapter for each in self.headings}
        forced = {each.first for each in self.forced}
        for place, event in enumerate(self.state.journal or []):
            if place in begun:
                yield from self.heading(begun[place])
            reason = f" ({self.said(ONLY_WAY)})" if place in forced else ""
            yield f"  {self.audience(event)}{self.said(event.message())}{reason}"
        self.state.journal = []
        self.headings = [Heading(-1, self.headings[-1].chapter)]

    def audience(self, event: Event) -> str:
        """Who alone may know it; nothing where everybody may."""
        if event.is_for(onlooker_of(None)):
            return ""
        knowing = [name for seat, name in enumerate(self.names) if event.is_for(seat)]
        return f"({', '.join(knowing)} alone) "

    def where_we_are(self) -> Iterator[str]:
        """The chapter where a new one begins, the points where they have changed."""
        yield from self.heading(self.game.chapter(self.state))
        if self.state.scores() != self.scores:
            self.scores = self.state.scores()
            yield f"  Points: {self.points()}"

    def heading(self, told: Message | None) -> Iterator[str]:
        chapter = None if told is None else self.said(told)
        if chapter != self.chapter:
            self.chapter = chapter
            yield f"\n=== {chapter or ''}"

    def points(self) -> str:
        return ", ".join(
            f"{self.text.name_of(seat, self.names)} {points}" for seat, points in enumerate(self.state.scores())
        )

    def end(self) -> Iterator[str]:
        yield "\n=== Score sheet"
        sheets = self.state.score_sheet()
        for item in sheets[0]:
            name = self.said(Message(f"item-{item.replace('_', '-')}"))
            yield f"  {name}: {', '.join(str(sheet[item]) for sheet in sheets)}"
        yield f"  Total: {self.points()}"
        winners = [self.text.name_of(seat, self.names) for seat in self.state.winners()]
        yield f"  Ranks: {self.state.ranks()}; winners: {', '.join(winners)}"

    def said(self, message: Message, reader: int | None = None) -> str:
        return self.text.say(message, self.names, reader)


def plans() -> dict[str, tuple[Game[Any], int]]:
    """Of each game one for three or nearly so many, and one alone where that can be played. A game that is still
    alpha changes every day: it has them if somebody has written them."""
    return {
        f"{game.id}_{seats}": (game, seats)
        for game in chabudai.games()
        for seats in sorted({nearest(game, len(NAMES)), *({1} & {*game.seats})})
        if game.stage != "alpha" or folder_of(game).is_dir()
    }


def folder_of(game: Game[Any]) -> Path:
    return GAMES / game.id / "playthroughs"


def file_of(name: str) -> Path:
    game, seats = plans()[name]
    return folder_of(game) / f"{seats}.txt"


def played(name: str) -> list[str]:
    return "\n".join(Playthrough(*plans()[name]).pages()).splitlines()


def write(games: Sequence[str] = ()) -> None:
    """Of all games that have them, and of those that are named."""
    for name in games:
        folder_of(chabudai.game(name)).mkdir(parents=True, exist_ok=True)
    for name in plans():
        file_of(name).parent.mkdir(exist_ok=True)
        file_of(name).write_text("\n".join(played(name)) + "\n", "utf-8")


if __name__ == "__main__":
    write(sys.argv[1:])
