"""Any legal action, each as likely as the other."""

from mypy_extensions import i64

from chabudai.bots.bot import Bot
from chabudai.core.state import State


class RandomBot(Bot):
    def choose(self, state: State, seat: i64, budget: float) -> i64:
        legal = state.legal(seat)
        return legal[self.generator.below(len(legal))]

    def looks(self) -> bool:
        return False
