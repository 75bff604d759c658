"""Law of undo: exactly as far as nobody has learned anything and nobody else has acted.

Whoever plays against bots alone goes back through their moves to its own, exactly as far as nobody has learned
anything and no bot answered by something the player does not know. Where another person sits, what bots did stands.
"""

from itertools import takewhile
from typing import Any

from chabudai.core.beside import has_acts_for_bots
from chabudai.core.errors import BadUndo
from chabudai.core.game import Game
from chabudai.core.laws.hiding import may_be_done
from chabudai.core.laws.playing import Look, Options, at_every_moment, demand, random_act, random_choice
from chabudai.core.match import Match
from chabudai.core.rng import Generator, seeded
from chabudai.core.state import State

SELDOM = 12  # one question in so many
DEALS = 2


def undo(game: Game[Any], seats: int, options: Options, seed: int, look: Look = at_every_moment) -> None:
    """A seat takes back exactly as far as nobody has learned anything and nobody else has acted."""
    match = Match(game, seats, seed, options)
    luck = seeded(seed, "laws")
    digests: dict[int, str] = {}  # by the number of moves made before
    while not match.state.over:
        seat, action = random_choice(match.state, luck)
        before, secrets = match.state.digest(), match.state.secrets
        digests.setdefault(len(match.moves), before)
        if not look(match.state):
            match.apply(seat, action)
            continue
        if luck.below(SELDOM) == 0:
            goes_back_through_bots(match, luck.below(seats), digests)
        match.apply(seat, action)
        learned = match.state.learners & ((1 << seats) - 1)
        demand((match.state.secrets > secrets) == (learned != 0), "undo", match.state, "secrets miscounted")
        if not match.state.over:
            acts_stand(match, seat, luck)
        if seats > 1:
            stands(match, seat, (seat + 1) % seats)
        if match.acts_after(len(match.moves)):
            continue
        if match.state.may_take_back(seat) or (match.state.secrets == secrets and not match.asks_others(seat)):
            match.undo(seat)
            demand(match.state.digest() == before, "undo", match.state, "taking back is not going back")
            match.apply(seat, action)
        else:
            demand(refuses_undo(match, seat), "undo", match.state, "undo of what somebody has seen")


def goes_back_through_bots(match: Match, seat: int, digests: dict[int, str]) -> None:
    """The seat plays against bots alone, or, where there are enough others, against one person and bots."""
    others = [each for each in range(int(match.state.seats)) if each != seat]
    since = list(takewhile(lambda move: move.seat != seat, reversed(match.moves)))
    own = len(match.moves) - len(since)
    if match.state.may_take_back(seat) or not since:
        return
    for person in others:
        bots = [each for each in others if each != person]
        demand(match.why_no_undo(seat, bots) is not None, "undo", match.state, f"{seat} undoes against {person}")
    if match.why_no_undo(seat, others) is not None:
        learned = own == 0 or match.moves[own - 1].secrets != match.state.secrets
        heard = has_acts_for_bots(match.state) or match.has_heard_since(own, seat)
        kept = learned or match.asks_others(seat) or heard
        told = any(move.unshared >> seat & 1 for move in since)
        demand(kept or told, "undo", match.state, f"{seat} cannot undo through bots")
        return
    then = match.at(own).state  # nobody has learned anything since
    for bot in {move.seat for move in since}:
        tells_nothing(then, seat, bot)
    trial = match.at(len(match.moves))
    trial.undo(seat, others)
    demand(trial.state.digest() == digests[own - 1], "undo", match.state, "undoing through bots is not going back")


def tells_nothing(state: State, seat: int, bot: int) -> None:
    """Whatever the seat may not know, the bot is given the same to think about: its answer cannot depend on it."""
    for seed in range(DEALS):
        other = state.determinize(seat, seed)
        given, given_otherwise = (state.game.dump(each.determinize(bot, 1)) for each in (state, other))
        demand(given == given_otherwise, "undo", state, f"{bot} knows what {seat} does not, and is undone")


def acts_stand(match: Match, seat: int, luck: Generator) -> None:
    """What is done beside cannot be taken back by whoever knows of it, and is kept where it is unknown."""
    actor, said = random_act(match.state, luck)
    if not said:
        return
    before = match.at(len(match.moves))
    act = match.act(actor, *said)
    if act.is_known_to(seat):
        demand(match.state.may_take_back(seat) or refuses_undo(match, seat), "undo", match.state, "undo of an act")
    elif match.why_no_undo(seat) is None and not match.state.may_take_back(seat):
        trial = match.at(len(match.moves))
        trial.undo(seat)
        left = [(each.seat, each.actions) for each in trial.acts]
        kept = left == [(each.seat, each.actions) for each in match.acts]
        before.undo(seat)
        demand(kept or not may_be_done(before.state, actor, said), "undo", match.state, "an act is lost")


def stands(match: Match, seat: int, other: int) -> None:
    """What a seat has done is not undone by another, who may at most take back its own part of a common choice."""
    if match.why_no_undo(other) is not None:
        demand(refuses_undo(match, other), "undo", match.state, "undo against its own word")
        return
    moves, picks = match.moves, match.state.picks
    match.undo(other)
    left = [own[:-1] if each == other else own for each, own in enumerate(picks)]
    demand((match.moves, match.state.picks) == (moves, left), "undo", match.state, "undo of another's action")
    match.apply(other, picks[other][-1])


def refuses_undo(match: Match, seat: int) -> bool:
    digest = match.state.digest()
    try:
        match.undo(seat)
    except BadUndo:
        return match.state.digest() == digest
    return False
