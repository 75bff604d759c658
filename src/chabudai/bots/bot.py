"""Bot interface: the one that all bots implement."""

from abc import abstractmethod
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from chabudai.core.beside import Beside, acts_for_bots
from chabudai.core.rng import Generator
from chabudai.core.state import State
from chabudai.core.steps import SEVERAL, Choice

MOST_ROUNDS: Final = 16  # of acts that bots wait for beside one question: two that cannot agree come to an end


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player that is a program. It has its own luck, never the table's."""

    generator: Generator
    done: list[list[int]]  # what it has done beside the question that is asked, as whoever lets it play notes it

    def __init__(self, generator: Generator) -> None:
        self.generator = generator
        self.done = []

    @abstractmethod
    def choose(self, state: State, seat: i64, budget: float) -> i64:
        """One of `state.legal(seat)`. `state` is what the seat knows (see `looks`); `budget` is in seconds."""

    def beside(self, state: State, seat: i64, budget: float) -> list[int]:
        """Something to do beside the question, said to its end; empty for nothing. Asked of games that have it."""
        return []

    def waits(self, state: State, seat: i64) -> bool:
        """Whether it would rather not answer yet, for something may come of what is done beside the question. It is
        made to in the end. Asked of games where it may (`Beside.is_awaited`)."""
        return False

    def act(self, acts: Beside[Any], state: State, seat: i64, budget: float) -> bool:
        """Do something beside the question of the table itself, or nothing; whether it did."""
        said = self.beside(self.known(state, seat), seat, budget)
        if said:
            acts.act(state, seat, said)
            self.done = [*self.done, said]
        return len(said) > 0

    def known(self, state: State, seat: i64) -> State:
        """What it is given of the table."""
        return state.determinize(seat, self.generator.seed()) if self.looks() else state

    def looks(self) -> bool:
        """Whether it looks at the table. One that does is given a state dealt anew, never the truth."""
        return True


def decide(bot: Bot, state: State, seat: i64, budget: float) -> i64:
    """The bot's choice, from no more than its seat may know."""
    return bot.choose(bot.known(state, seat), seat, budget)


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


def let_all_act(acts: Beside[Any], state: State, bots: list[Bot], budget: float) -> bool:
    """Each of them may do something beside the question, the first seat first; whether one did."""
    acted = False
    seat: i64 = 0
    for bot in bots:
        acted = bot.act(acts, state, seat, budget) or acted
        seat += 1
    return acted


def who_answers(acts: Beside[Any], state: State, bots: list[Bot], budget: float) -> i64:
    """They act in turn until one of those who are asked does not wait for it any more, or nobody acts."""
    going_on, rounds = True, 0
    while going_on and rounds < MOST_ROUNDS:
        going_on = let_all_act(acts, state, bots, budget) and acts.is_awaited(state)
        rounds += 1
        for seat in state.deciders():
            if not acts.is_awaited(state) or not bots[seat].waits(bots[seat].known(state, seat), seat):
                return seat
    return state.deciders()[0]


def play_out(state: State, bots: list[Bot], budget: float) -> None:
    """Play a game to its end, the bot of each seat choosing for it."""
    waiting = state.waiting
    acts = acts_for_bots(state)
    asked: Choice[Any] | None = None
    while waiting is not None:
        if acts is None or not acts.is_open(state):
            seat = state.deciders()[0] if waiting.seat == SEVERAL else waiting.seat
        else:
            if waiting is not asked:
                forget(bots)
            asked = waiting
            seat = who_answers(acts, state, bots, budget)
        state.apply(seat, decide(bots[seat], state, seat, budget))
        waiting = state.waiting


def forget(bots: list[Bot]) -> None:
    """Another question is asked: what was done beside the last one is over."""
    for bot in bots:
        bot.done = []
