"""A game being played by a test, and what can be seen of it: the part that is the same for every game."""

from random import Random
from typing import Any, Self


def stack_on_top(cards: list[str], top: list[str]) -> list[str]:
    """A pile, top first, with these of its cards brought to the top in this order."""
    rest = list(cards)
    for card in top:
        rest.remove(card)
    return top + rest


class Playing:
    """Whoever has to choose acts in the game's text notation. Each game adds what its own tests look at."""

    def __init__(self, state: Any) -> None:
        self.state = state

    # --- acting -------------------------------------------------------------------------------------------

    def does(self, *actions: str) -> Self:
        """Whoever has to choose does this, then this, …"""
        for action in actions:
            self.state.apply(self.state.deciders()[0], self.state.game.actions.parse(action))
        return self

    def at_random(self, seed: int) -> Self:
        """To the end of the game."""
        luck = Random(seed)
        while not self.state.over:
            self.one_at_random(luck)
        return self

    def one_at_random(self, luck: Random) -> None:
        seat = luck.choice(self.state.deciders())
        self.state.apply(seat, luck.choice(self.state.legal(seat)))

    # --- what may be done ---------------------------------------------------------------------------------

    @property
    def decider(self) -> int | None:
        return next(iter(self.state.deciders()), None)

    @property
    def options(self) -> list[str]:
        seat = self.decider
        return [] if seat is None else [self.state.game.actions.text(action) for action in self.state.legal(seat)]

    @property
    def question(self) -> str | None:
        prompt = self.state.prompt()
        return None if prompt is None else prompt.key

    def refusal(self, action: str, seat: int | None = None) -> str | None:
        """The clause that forbids it."""
        seat = self.decider if seat is None else seat
        refusal = self.state.why_not(seat or 0, self.state.game.actions.parse(action))
        return None if refusal is None else refusal.clause

    # --- what can be seen ---------------------------------------------------------------------------------

    def deck(self, name: str) -> list[str]:
        """The truth about a face-down pile, top first."""
        cards: list[str] = self.state.game.dump(self.state)[name]["cards"]
        return cards

    def events(self, *kinds: str, seat: int | None = None) -> list[dict[str, Any]]:
        told = [event.as_dict() for event in self.state.journal]
        return [event for event in told if event["event"] in kinds and seat in (None, event.get("seat"))]

    def happened(self) -> list[str]:
        """The kinds of all events since the position was set."""
        return [event.kind.key for event in self.state.journal]
