"""Evaluation of positions: what a game may tell bots that look ahead."""

from abc import abstractmethod

from mypy_extensions import i64, mypyc_attr

from chabudai.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation:
    """How good a position looks to a seat, in points. Each game has its own."""

    @abstractmethod
    def worth(self, state: State, seat: i64) -> float: ...

    def worth_trying(self, state: State, seat: i64, legal: list[int]) -> list[int]:
        """Those of the legal actions that a bot which looks ahead should try; never none. Where several things are
        chosen, each set of them once, whatever the order."""
        choice = state.waiting
        selection = None if choice is None else choice.selects(state, seat)
        if choice is None or selection is None:
            return legal
        return selection.in_order(choice.picked(state, seat), legal)

    def worth_saying(
        self, state: State, seat: i64, said: list[int], legal: list[int], done: list[list[int]]
    ) -> list[int]:
        """Of what may be said next in an act beside the question: what it should think of; perhaps nothing. `done`
        is what the seat has done beside this question."""
        return legal

    def waits(self, state: State, seat: i64, done: list[list[int]]) -> bool:
        """Whether the seat should not answer yet, for something may still come of what is done beside the question.
        Asked where the game says that it may (`Beside.is_awaited`)."""
        return False
