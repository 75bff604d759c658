"""Law of acts: what is done beside the question leaves it as it is."""

from typing import Any

from chabudai.core.game import Game
from chabudai.core.laws.playing import Look, Options, acts_of, at_every_moment, demand, random_act, random_choice
from chabudai.core.rng import Generator, seeded
from chabudai.core.state import State
from chabudai.core.steps import FREE, NOT_ASKED


def beside(game: Game[Any], seats: int, options: Options, seed: int, look: Look = at_every_moment) -> None:
    """What is done beside the question leaves it pending, with something legal for everybody who is asked; who does
    it is told, and who may not do it is told which rule forbids it."""
    if game.beside is None:
        return
    state, luck = game.new(seats, seed, options), seeded(seed, "laws")
    while not state.over:
        actor, said = random_act(state, luck)
        if said:
            deciders, decisions = state.deciders(), state.decisions
            audience = game.beside.act(state, actor, said)
            demand(state.deciders() == deciders, "beside", state, "somebody else is asked")
            demand(state.decisions == decisions, "beside", state, "an act counts as a decision")
            demand(all(state.legal(seat) for seat in deciders), "beside", state, "an act leaves nothing legal")
            demand(bool(audience >> actor & 1), "beside", state, f"{actor} is not told of its own act")
        if look(state):
            seat = luck.below(seats)
            answerable(game, state, seat)
            as_said(state, seat, luck)
        state.apply(*random_choice(state, luck))


def answerable(game: Game[Any], state: State, seat: int) -> None:
    """Every small step of an act is legal, or refused with a clause of the rules."""
    beside, said, clauses = acts_of(state), list[int](), game.clauses()
    while True:
        legal = beside.legal(state, seat, said)
        reasons = (
            [NOT_ASKED] * game.actions.count()
            if beside.is_whole(state, seat, said)
            else beside.bars(state, seat, said)
        )
        free = [action for action, reason in enumerate(reasons) if reason == FREE]
        demand(beside.is_open(state) or not free, "beside", state, f"nothing is open to {seat}, who may say {free}")
        demand(free == sorted(legal), "beside", state, f"{seat} may say {legal}, and nothing bars {free}")
        for reason in set(reasons) - {FREE}:
            refusal = beside.why_not(state, seat, said, reasons.index(reason))
            clause = refusal.clause if refusal is not None else None
            demand(clause in clauses, "beside", state, f"no clause {clause} in RULES.md")
        if not legal:
            demand(not said or beside.is_whole(state, seat, said), "beside", state, f"{said} leads nowhere")
            return
        said.append(legal[len(said) % len(legal)])


def as_said(state: State, seat: int, luck: Generator) -> None:
    """What is done at random is what would be said at random, and leaves the same to whoever is asked."""
    beside, said, unsaid = acts_of(state), state.clone(), state.clone()
    said.journal, unsaid.journal = [], []
    act = beside.say_anything(state, seat, luck.clone())
    if act:
        beside.act(said, seat, act)
    beside.act_anyhow(unsaid, seat, luck.clone())
    demand(standing(said) == standing(unsaid), "beside", state, f"{seat} does something else than {act}")


def standing(state: State) -> tuple[str, list[dict[str, Any]], list[list[int]]]:
    told = [event.as_dict() for event in state.journal or []]
    return state.digest(), told, [state.legal(seat) for seat in state.deciders()]
