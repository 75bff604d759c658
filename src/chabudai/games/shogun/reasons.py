"""What the rows of the score sheet come from, in words, for the end of a game: what each year brought (S-13)."""

# not compiled: made for people, once a game

from chabudai.core.messages import Message
from chabudai.games.shogun.components import ITEM
from chabudai.games.shogun.scoring import worth_of_land
from chabudai.games.shogun.state import ShogunState


def reasons(state: ShogunState) -> list[dict[str, Message]]:
    return [of_daimyo(state, seat) for seat in range(int(state.seats))]


def of_daimyo(state: ShogunState, seat: int) -> dict[str, Message]:
    """S-13.4: nothing happens after the last scoring, so what the land is worth now is what it brought."""
    total, second = state.score[seat], worth_of_land(state, seat)
    return {item: both_years(total[place], second[place]) for place, item in enumerate(ITEM.ids)}


def both_years(total: int, second: int) -> Message:
    return Message("reason-years", {"first": total - second, "second": second})
