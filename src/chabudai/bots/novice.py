"""Novice bot: sees the best move of another bot, and overlooks it every so often."""

from mypy_extensions import i64

from chabudai.bots.bot import Bot
from chabudai.core.state import State

OVERLOOKS_ONE_IN = 3


class Novice(Bot):
    def __init__(self, better: Bot) -> None:
        super().__init__(better.generator)
        self.better = better

    def choose(self, state: State, seat: i64, budget: float) -> i64:
        if self.generator.below(OVERLOOKS_ONE_IN) > 0:
            return self.better.choose(state, seat, budget)
        legal = state.legal(seat)
        return legal[self.generator.below(len(legal))]

    def beside(self, state: State, seat: i64, budget: float) -> list[int]:
        if self.generator.below(OVERLOOKS_ONE_IN) > 0:
            self.better.done = self.done
            return self.better.beside(state, seat, budget)
        return []

    def waits(self, state: State, seat: i64) -> bool:
        self.better.done = self.done
        return self.better.waits(state, seat)
