"""Random bot: any legal action, each as likely as the other; every so often something beside the question."""

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from chabudai.bots.bot import Bot
from chabudai.core.beside import Beside, beside_of
from chabudai.core.state import State

ACTS_ONE_IN: Final = 8


@mypyc_attr(allow_interpreted_subclasses=True)  # else the inherited constructor runs twice, and leaks what it set
class RandomBot(Bot):
    def choose(self, state: State, seat: i64, budget: float) -> i64:
        legal = state.legal(seat)
        return legal[self.generator.below(len(legal))]

    def beside(self, state: State, seat: i64, budget: float) -> list[int]:
        beside = beside_of(state)
        if beside is None or self.generator.below(ACTS_ONE_IN) > 0:
            return []
        return beside.say_anything(state, seat, self.generator)

    def act(self, acts: Beside[Any], state: State, seat: i64, budget: float) -> bool:
        acts_now = self.generator.below(ACTS_ONE_IN) == 0
        if acts_now:
            acts.act_anyhow(state, seat, self.generator)
        return acts_now

    def looks(self) -> bool:
        return False
