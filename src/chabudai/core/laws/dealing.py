"""Law of belief: hidden things are dealt anew with the right distribution. It needs many games."""

from collections.abc import Iterator
from typing import Any

from chabudai.core.game import Game
from chabudai.core.laws.playing import LawBroken, Options, onlookers, random_choice, random_play
from chabudai.core.rng import Generator, seeded
from chabudai.core.state import State

DEALS = 7
LEAST_EACH = 5  # times that each rank must be expected, or the figure below means nothing
MOST_CHI_SQUARE = 29.9  # 7 degrees of freedom; a right distribution is above it once in ten thousand
OVER, NOTHING_HIDDEN = "over", "nothing hidden"  # why a game told nothing
MEASURED = 3  # games that are played to their end, to learn how long they are


def belief(game: Game[Any], seats: int, options: Options, games: int, within: int = 0) -> None:
    """What is dealt anew has the right distribution: the truth is not to be told from the deals by its rank.

    Of each game one moment is looked at, within so many decisions; 0: within the length of a short game. The law is
    also broken where it saw too little: where most games were over by then, or hid nothing."""
    within = within or shortest(game, seats, options)
    seen = [rank_of_truth(game, seats, options, seed, within) for seed in range(games)]
    ranks = [seen.count(rank) for rank in range(DEALS + 1)]
    expected = sum(ranks) / len(ranks)
    if expected < LEAST_EACH:
        raise LawBroken(f"belief: {too_little(seen, within)} (options {options})")
    chi_square = sum((count - expected) ** 2 for count in ranks) / expected
    if chi_square > MOST_CHI_SQUARE:
        raise LawBroken(f"belief: ranks of the truth {ranks} are not even ({chi_square:.1f}; options {options})")


def shortest(game: Game[Any], seats: int, options: Options) -> int:
    """How many decisions a short game takes, of a few that are played at random."""
    states = [game.new(seats, seed, options) for seed in range(MEASURED)]
    return min(sum(1 for _ in random_play(state, seed)) for seed, state in enumerate(states))


def too_little(seen: list[int | str], within: int) -> str:
    """What was in the way, and what helps."""
    needed, over, open_ones = LEAST_EACH * (DEALS + 1), seen.count(OVER), seen.count(NOTHING_HIDDEN)
    found = len(seen) - over - open_ones
    return (
        f"something hidden was seen in {found} of {len(seen)} games, and {needed} are needed: "
        f"{over} were over within {within} decisions (say a smaller `within`), "
        f"in {open_ones} nothing was hidden (look at more games; a game that hides nothing does without this law)"
    )


def rank_of_truth(game: Game[Any], seats: int, options: Options, seed: int, within: int) -> int | str:
    """Among some deals for a random onlooker at a random moment: the rank of the truth in one hidden value."""
    luck = seeded(seed, "belief")
    state = game.new(seats, seed, options)
    for _ in range(luck.below(within)):
        if state.over:
            return OVER
        state.apply(*choice_that_hides_nothing(state, luck))
    onlooker = onlookers(state)[luck.below(seats + 1)]
    deals = [in_truth(state.determinize(onlooker, luck.seed())) for _ in range(DEALS)]
    hidden = list(differing(in_truth(state), deals))
    if not hidden:
        return NOTHING_HIDDEN
    truth, dealt = hidden[luck.below(len(hidden))]
    above = sum(str(each) > str(truth) for each in dealt)
    ties = sum(str(each) == str(truth) for each in dealt)
    return above + int(luck.below(ties + 1))


def choice_that_hides_nothing(state: State, luck: Generator) -> tuple[int, int]:
    """A random choice; where the options themselves are hidden, the one that says nothing about them."""
    seat, action = random_choice(state, luck)
    choice = state.waiting
    last = state.legal(seat)[-1]
    if choice is not None and not choice.is_open() and not state.game.actions.verb_of(last).parameters:
        return seat, last
    return seat, action


def in_truth(state: State) -> dict[str, Any]:
    """Whatever lies on the table; the luck to come lies elsewhere, and what is half picked is no answer yet."""
    dump = {name: each for name, each in state.game.dump(state).items() if name != "generator"}
    dump["picks"] = [[] if seat in state.deciders() else own for seat, own in enumerate(dump["picks"])]
    return dump


def differing(truth: Any, deals: list[Any]) -> Iterator[tuple[Any, list[Any]]]:
    """Each value that is not the same in every deal, with what it is in them."""
    if all(deal == truth for deal in deals):
        return
    if not isinstance(truth, (dict, list)):
        yield truth, deals
        return
    for place in truth if isinstance(truth, dict) else range(len(truth)):
        yield from differing(truth[place], [deal[place] for deal in deals])
