"""What one seat picks while several choose at once, with its own eyes. What others have picked plays no part."""

# compiled: every move of every table passes through here

from collections.abc import Iterator

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


def makes_ready(state: State, seat: int, action: int) -> bool | None:
    """Whether the seat has answered to the end with this pick; None where it is asked alone."""
    choice = state.waiting
    if not isinstance(choice, Together):
        return None
    then = state.clone()
    then.pick(seat, action)
    return choice.is_whole(then, seat)
