"""The one interface of all bots."""

from abc import abstractmethod
from typing import Any

from mypy_extensions import i64, mypyc_attr

from chabudai.core.beside import Beside, acts_for_bots
from chabudai.core.rng import Generator
from chabudai.core.state import State
from chabudai.core.steps import SEVERAL


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player that is a program. It has its own luck, never the table's."""

    generator: Generator

    def __init__(self, generator: Generator) -> None:
        self.generator = generator

    @abstractmethod
    def choose(self, state: State, seat: i64, budget: float) -> i64:
        """One of `state.legal(seat)`. `state` is what the seat knows (see `looks`); `budget` is in seconds."""

    def beside(self, state: State, seat: i64, budget: float) -> list[int]:
        """Something to do beside the question, said to its end; empty for nothing. Asked of games that have it."""
        return []

    def act(self, acts: Beside[Any], state: State, seat: i64, budget: float) -> None:
        """Do something beside the question of the table itself, or nothing."""
        known = state.determinize(seat, self.generator.seed()) if self.looks() else state
        said = self.beside(known, seat, budget)
        if said:
            acts.act(state, seat, said)

    def looks(self) -> bool:
        """Whether it looks at the table. One that does is given a state dealt anew, never the truth."""
        return True


def decide(bot: Bot, state: State, seat: i64, budget: float) -> i64:
    """The bot's choice, from no more than its seat may know."""
    if not bot.looks():
        return bot.choose(state, seat, budget)
    return bot.choose(state.determinize(seat, bot.generator.seed()), seat, budget)


def answer(bot: Bot, state: State, seat: i64, budget: float) -> list[int]:
    """One choice, or in a choice made together all its picks. `state` is what the seat knows, and is used up."""
    choice = state.waiting
    assert choice is not None
    answer = [int(bot.choose(state, seat, budget))]
    if choice.seat == SEVERAL:
        state.apply(seat, answer[-1])
        while state.waiting is choice and choice.is_due(state, seat):
            answer.append(int(bot.choose(state, seat, budget)))
            state.apply(seat, answer[-1])
    return answer


def let_all_act(acts: Beside[Any], state: State, bots: list[Bot], budget: float) -> None:
    """Each of them may do something beside the question, the first seat first."""
    seat: i64 = 0
    for bot in bots:
        bot.act(acts, state, seat, budget)
        seat += 1


def play_out(state: State, bots: list[Bot], budget: float) -> None:
    """Play a game to its end, the bot of each seat choosing for it."""
    waiting = state.waiting
    acts = acts_for_bots(state)
    while waiting is not None:
        if acts is not None and acts.is_open(state):
            let_all_act(acts, state, bots, budget)
        seat = state.deciders()[0] if waiting.seat == SEVERAL else waiting.seat
        state.apply(seat, decide(bots[seat], state, seat, budget))
        waiting = state.waiting
