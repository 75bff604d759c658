"""What is done beside the question leaves it as it is."""

from typing import Any

from chabudai.core.game import Game
from chabudai.core.laws.playing import Looks, Options, acts_of, demand, random_act, random_choice
from chabudai.core.rng import seeded
from chabudai.core.state import State


def beside(game: Game[Any], seats: int, options: Options, seed: int, one_in: int = 1) -> None:
    """What is done beside the question leaves it pending, with something legal for everybody who is asked; who does
    it is told, and who may not do it is told which rule forbids it."""
    if game.beside is None:
        return
    state, luck, looks = game.new(seats, seed, options), seeded(seed, "laws"), Looks(one_in, seed)
    while not state.over:
        actor, said = random_act(state, luck)
        if said:
            deciders, decisions = state.deciders(), state.decisions
            audience = game.beside.act(state, actor, said)
            demand(state.deciders() == deciders, "beside", state, "somebody else is asked")
            demand(state.decisions == decisions, "beside", state, "an act counts as a decision")
            demand(all(state.legal(seat) for seat in deciders), "beside", state, "an act leaves nothing legal")
            demand(bool(audience >> actor & 1), "beside", state, f"{actor} is not told of its own act")
        seat = luck.below(seats)
        if looks.at(state):
            answerable(game, state, seat)
        state.apply(*random_choice(state, luck))


def answerable(game: Game[Any], state: State, seat: int) -> None:
    """Every small step of an act is legal, or refused with a clause of the rules."""
    beside, said, clauses = acts_of(state), list[int](), game.clauses()
    while True:
        legal = beside.legal(state, seat, said)
        answers = [beside.why_not(state, seat, said, action) for action in range(game.actions.count())]
        free = [action for action, refusal in enumerate(answers) if refusal is None]
        demand(free == sorted(legal), "beside", state, f"{seat} may say {legal}, and nothing bars {free}")
        for clause in {refusal.clause for refusal in answers if refusal is not None}:
            demand(clause in clauses, "beside", state, f"no clause {clause} in RULES.md")
        if not legal:
            demand(not said or beside.is_whole(state, seat, said), "beside", state, f"{said} leads nowhere")
            return
        said.append(legal[len(said) % len(legal)])
