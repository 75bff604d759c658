"""Gains: what each turn of a finished match, and the end of each round, added to everybody's points."""

import asyncio
from typing import Any

from chabudai.core.match import Match, Move
from chabudai.core.messages import Face
from chabudai.core.state import State
from chabudai.core.steps import SEVERAL, Choice
from chabudai.server.match.record import AT_ONE_GO
from chabudai.server.match.story import beginnings
from chabudai.server.wire import Turn


async def course_of(match: Match) -> tuple[list[Turn], list[dict[str, Any]]]:
    """The turns of a match, and where each of its large parts begins. Long ones are played piece by piece."""
    course = Course(match)
    for number, move in enumerate(match.moves, 1):
        course.go_on(move)
        if number % AT_ONE_GO == 0:
            await asyncio.sleep(0)
    return course.turns, beginnings(course.parts)


def reasons_of(match: Match) -> list[dict[str, dict[str, Any]]]:
    """What the rows of everybody's score sheet come from, those that brought something."""
    game, state = match.state.game, match.state
    return [
        {item: dict(why.as_dict()) for item, why in whys.items() if sheet.get(item, 0) != 0}
        for sheet, whys in zip(game.score_sheet(state), game.reasons(state), strict=True)
    ]


class Course:
    """A match that is played once more, to see what brought how much."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.again = match.at(0)
        self.points = forecast(self.again.state)
        self.first_choice: Choice[Any] | None = None  # of the last turn
        self.turns: list[Turn] = []
        self.parts: list[Face | None] = [part(self.again.state)]

    def go_on(self, move: Move) -> None:
        number, state = len(self.again.moves) + 1, self.again.state
        mover, begins, closing = self.mover(move), self.begins_turn(), closes(state)
        cuts = cuts_of(state.clone(), move)
        self.again.make(move.seat, move.actions)
        for act in self.match.acts_after(number):
            self.again.act(act.seat, *act.actions)
        for place, points in enumerate([*cuts, forecast(self.again.state)]):
            seat = None if closing or place > 0 else mover
            self.note(Turn(seat, number, number, self.gains(points), closing), begins and place == 0)
            self.points, closing = points, not closing
        self.parts.append(part(self.again.state))

    def mover(self, move: Move) -> int | None:
        """Whose turn it is: nobody's where several answer at once."""
        choice = self.again.state.waiting
        return None if choice is None or choice.seat == SEVERAL else move.seat

    def begins_turn(self) -> bool:
        """Not where the choice that began the last turn is asked once more, after something done by the way."""
        choice = self.again.state.waiting
        if choice is None or choice is self.first_choice or not choice.begins_turn():
            return False
        self.first_choice = choice
        return True

    def gains(self, points: list[int]) -> list[int]:
        return [after - before for after, before in zip(points, self.points, strict=True)]

    def note(self, piece: Turn, begins: bool) -> None:
        """A piece of the last turn, or the first of a new one."""
        last = self.turns[-1] if self.turns else None
        if last is not None and not begins and (last.seat, last.closing) == (piece.seat, piece.closing):
            gains = [had + more for had, more in zip(last.gains, piece.gains, strict=True)]
            self.turns[-1] = Turn(last.seat, last.first, piece.last, gains, last.closing)
        elif piece.seat is not None or any(piece.gains):
            self.turns.append(piece)


def cuts_of(state: State, move: Move) -> list[list[int]]:
    """The points where, within a move, the end of a round begins and where it is over. Played on a clone."""
    cuts: list[list[int]] = []
    closing = closes(state)
    for action in move.actions:
        assert state.waiting is not None
        state.take_up(state.waiting, move.seat, action)
        while True:
            if closes(state) != closing:
                cuts.append(forecast(state))
                closing = not closing
            if not state.proceed():
                break
    return cuts


def closes(state: State) -> bool:
    return state.game.closes_round(state)


def forecast(state: State) -> list[int]:
    return state.game.forecast(state)


def part(state: State) -> Face | None:
    message = state.game.part(state)
    return None if message is None else message.as_dict()
