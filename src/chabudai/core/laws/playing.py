"""Random play for laws and tests, and the report of a broken law."""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

from chabudai.core.beside import Beside
from chabudai.core.game import Game, OptionValue
from chabudai.core.match import Match
from chabudai.core.rng import Generator, seeded
from chabudai.core.state import State

Options = dict[str, OptionValue]
Look = Callable[[State], bool]  # whether a law looks at this moment of a game
RARELY = 3  # something is done beside one question in so many


class LawBroken(AssertionError):
    """A game breaks a law of the core."""


def demand(kept: bool, law: str, state: State, what: str) -> None:
    if not kept:
        seats, options = int(state.seats), state.options
        raise LawBroken(f"{law}: {what} (decision {state.decisions}, {seats} seats, options {options})")


def at_every_moment(state: State) -> bool:
    return True


class Glances:
    """Where games are many, a law looks at a few moments of each kind of question, and at others now and then."""

    def __init__(self, each: int, apart: int) -> None:
        self.each, self.apart = each, apart
        self.seen: Counter[str] = Counter()

    def __call__(self, state: State) -> bool:
        kind = type(state.waiting).__name__
        looks = self.seen[kind] < self.each or state.decisions % self.apart == 0
        self.seen[kind] += looks
        return looks


def random_choice(state: State, luck: Generator) -> tuple[int, int]:
    """A seat that must choose, and one of its legal actions."""
    deciders = state.deciders()
    seat = deciders[luck.below(len(deciders))]
    legal = state.legal(seat)
    return seat, legal[luck.below(len(legal))]


def random_play(state: State, seed: int) -> Iterator[tuple[int, int]]:
    """Yield each choice before it is made, until the game is over."""
    luck = seeded(seed, "laws")
    while not state.over:
        do_something_beside(state, luck)
        seat, action = random_choice(state, luck)
        yield seat, action
        state.apply(seat, action)


def do_something_beside(state: State, luck: Generator) -> None:
    actor, said = random_act(state, luck)
    if said:
        acts_of(state).act(state, actor, said)


def random_match(game: Game[Any], seats: int, options: Options, seed: int) -> Match:
    match = Match(game, seats, seed, options)
    luck = seeded(seed, "laws")
    while not match.state.over:
        actor, said = random_act(match.state, luck)
        if said:
            match.act(actor, *said)
        match.apply(*random_choice(match.state, luck))
    return match


def random_act(state: State, luck: Generator) -> tuple[int, list[int]]:
    """Something that some seat does beside the question; most of the time nothing."""
    if state.game.beside is None or luck.below(RARELY):
        return 0, []
    seat = luck.below(state.seats)
    return seat, state.game.beside.say_anything(state, seat, luck)


def acts_of(state: State) -> Beside[Any]:
    assert state.game.beside is not None
    return state.game.beside


def onlookers(state: State) -> list[int | None]:
    return [*range(state.seats), None]
