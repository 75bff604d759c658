"""Law of refusals: whatever is not legal has a reason, and changes nothing."""

from typing import Any

from chabudai.core.errors import IllegalAction
from chabudai.core.game import Game
from chabudai.core.laws.playing import Look, Options, at_every_moment, demand, random_play
from chabudai.core.rng import seeded
from chabudai.core.state import State


def refusals(game: Game[Any], seats: int, options: Options, seed: int, look: Look = at_every_moment) -> None:
    """Every action that is not legal has a reason that names a clause of the rules, and changes nothing."""
    state = game.new(seats, seed, options)
    luck = seeded(seed, "refusals")
    for _ in random_play(state, seed):
        if not look(state):
            continue
        for seat in range(seats):
            explained(game, state, seat)
        refused_for_good(state, seat=int(luck.below(seats)), action=int(luck.below(game.actions.count())))
    explained(game, state, 0)


def explained(game: Game[Any], state: State, seat: int) -> None:
    legal, clauses = state.legal(seat), game.clauses()
    answers = [state.why_not(seat, action) for action in range(game.actions.count())]
    free = [action for action, refusal in enumerate(answers) if refusal is None]
    demand(free == sorted(legal), "refusals", state, f"{seat} may {legal}, and nothing bars {free}")
    for clause in {refusal.clause for refusal in answers if refusal is not None}:
        demand(clause in clauses, "refusals", state, f"no clause {clause} in RULES.md")
    if seat not in state.deciders():
        demand(answers.count(answers[0]) == len(answers), "refusals", state, f"{seat} is not asked, yet hears more")


def refused_for_good(state: State, seat: int, action: int) -> None:
    if state.why_not(seat, action) is None:
        return
    digest = state.digest()
    try:
        state.apply(seat, action)
    except IllegalAction:
        demand(state.digest() == digest, "refusals", state, "a refused action changed something")
        return
    demand(False, "refusals", state, "an illegal action was taken")
