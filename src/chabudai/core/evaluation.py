"""Opinions on positions: what a game may tell bots that look ahead."""

from abc import abstractmethod

from mypy_extensions import i64, mypyc_attr

from chabudai.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation:
    """How good a position looks to a seat, in points. Each game has its own."""

    @abstractmethod
    def worth(self, state: State, seat: i64) -> float: ...
