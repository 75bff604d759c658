"""Drafts: what one seat picks in a simultaneous choice, with its own eyes. What others picked plays no part."""

# compiled: every move of every table passes through here

from collections.abc import Iterator
from typing import Any

from chabudai.core.errors import IllegalAction
from chabudai.core.match import Match, Twin
from chabudai.core.messages import Entry
from chabudai.core.state import State
from chabudai.core.steps import Together
from chabudai.server.errors import Refused


def drafted(match: Match, seat: int, actions: list[int]) -> Match:
    """The match as the seat would see it had it picked these too. No step runs, so nothing is opened by it, even if
    everybody else is ready."""
    twin = Twin(match)
    twin.state = match.state.clone()
    if not isinstance(twin.state.waiting, Together) or seat not in twin.state.deciders():
        raise Refused("not-allowed", "error-not-asked")
    for action in actions:
        refusal = twin.state.why_not(seat, action)
        if refusal is not None:
            raise IllegalAction(refusal)
        twin.state.pick(seat, action)
    return twin


def ready(state: State) -> list[int]:
    """The seats that have answered and wait for others to do so."""
    choice = state.waiting
    if not isinstance(choice, Together):
        return []
    return [seat for seat in range(state.seats) if choice.asks(seat) and choice.is_whole(state, seat)]


def picked(state: State, seat: int) -> Iterator[Entry]:
    """What the seat has picked so far, each as it was called when it was picked."""
    choice = state.waiting
    if isinstance(choice, Together):
        then, picks = state.clone(), state.picks[seat]
        for place, action in enumerate(picks):
            then.set_picks(seat, picks[:place])
            yield Entry(action, choice.label(then, seat, action), None)


class Trial:
    """A copy of a choice made together, to try the picks of one seat on: one copy for a whole menu."""

    def __init__(self, state: State, choice: Together[Any], seat: int) -> None:
        self.state = state.clone()
        self.choice = choice
        self.seat = seat
        self.picks = state.picks[seat]

    def pick(self, action: int) -> None:
        """Try one more pick after those of the seat, in place of the last that was tried."""
        self.state.set_picks(self.seat, [*self.picks, action])

    def is_final(self) -> bool:
        """As `State.is_final` has it."""
        return not self.choice.is_due(self.state, self.seat)

    def is_whole(self) -> bool:
        """Whether the seat has answered to the end."""
        return self.choice.is_whole(self.state, self.seat)


def trial(state: State, seat: int) -> Trial | None:
    """None where one seat is asked alone."""
    choice = state.waiting
    return Trial(state, choice, seat) if isinstance(choice, Together) else None
