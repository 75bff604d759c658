"""Bots that would rather wait for what is done beside the question than answer it."""

from typing import Any

from stones import ACCEPT, GAME, Deals

from chabudai.bots.bot import MOST_ROUNDS, Bot, play_out, who_answers
from chabudai.bots.greedy import Greedy
from chabudai.bots.novice import Novice
from chabudai.core.beside import Beside
from chabudai.core.evaluation import Evaluation
from chabudai.core.rng import seeded
from chabudai.core.state import State


class Awaited(Deals):
    def is_awaited(self, state: Any) -> bool:
        return True


class Talker(Bot):
    """Acts so often, and waits or not."""

    def __init__(self, acts: int, waits: bool) -> None:
        super().__init__(seeded(1, "talker"))
        self.acts, self.waiting, self.asked = acts, waits, 0

    def choose(self, state: State, seat: int, budget: float) -> int:
        return state.legal(seat)[0]

    def act(self, acts: Beside[Any], state: State, seat: int, budget: float) -> bool:
        self.asked += 1
        return self.asked <= self.acts

    def waits(self, state: State, seat: int) -> bool:
        return self.waiting


def answers(acts: Beside[Any], *bots: Bot) -> int:
    return int(who_answers(acts, GAME.new(len(bots), 1), list(bots), 1.0))


def test_whoever_does_not_wait_answers_first() -> None:
    assert answers(Awaited(), Talker(0, True), Talker(0, False), Talker(0, True)) == 1


def test_acts_go_on_until_nobody_acts_and_then_who_waits_is_asked_all_the_same() -> None:
    bots = Talker(0, True), Talker(3, True)
    assert answers(Awaited(), *bots) == 0
    assert bots[1].asked == 4


def test_those_who_never_come_to_an_end_are_asked_too() -> None:
    bots = Talker(10**6, True), Talker(10**6, True)
    assert answers(Awaited(), *bots) == 0
    assert bots[0].asked == MOST_ROUNDS


def test_where_nothing_is_waited_for_everybody_acts_once_and_the_first_answers() -> None:
    bots = Talker(5, True), Talker(5, True)
    assert answers(Deals(), *bots) == 0
    assert [bot.asked for bot in bots] == [1, 1]


class Patient(Evaluation):
    """Waits as long as it has done nothing."""

    def worth(self, state: Any, seat: int) -> float:
        return float(state.points(seat))

    def waits(self, state: State, seat: int, done: list[list[int]]) -> bool:
        return not done


def test_a_bot_that_looks_ahead_asks_its_opinion_and_so_does_a_beginner() -> None:
    state = GAME.new(2, 1)
    better = Greedy(seeded(1, "a bot"), Patient())
    for bot in (better, Novice(better)):
        bot.done = []
        assert bot.waits(state, 0)
        bot.done = [[ACCEPT.of(1)]]
        assert not bot.waits(state, 0)


def test_a_bot_is_told_what_it_has_done_beside_a_question_and_not_beside_the_last() -> None:
    told: list[tuple[int, int]] = []

    class Generous(Bot):
        """Offers a point whenever it may."""

        def choose(self, state: State, seat: int, budget: float) -> int:
            return state.legal(seat)[0]

        def beside(self, state: State, seat: int, budget: float) -> list[int]:
            assert GAME.beside is not None
            told.append((id(state.waiting), len(self.done)))
            return GAME.beside.say_anything(state, seat, self.generator)

    play_out(GAME.new(3, 1), [Generous(seeded(1, "generous")) for _ in range(3)], 1.0)
    first = [
        done for place, (question, done) in enumerate(told) if question not in [each for each, _ in told[:place]]
    ]
    assert set(first) == {0}
    assert max(done for _, done in told) > 0
