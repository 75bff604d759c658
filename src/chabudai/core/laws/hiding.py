"""Law of secrecy: what an onlooker may not know reaches it in no way."""

from typing import Any

from chabudai.core.errors import BadAnswer, IllegalAction
from chabudai.core.forced import Forced, apply_noting
from chabudai.core.game import Game
from chabudai.core.laws.faces import Face, face, faces, same_face, same_story
from chabudai.core.laws.playing import (
    Look,
    Options,
    acts_of,
    at_every_moment,
    demand,
    do_something_beside,
    random_act,
    random_choice,
)
from chabudai.core.pile import onlooker_of
from chabudai.core.rng import Generator, seeded
from chabudai.core.state import State
from chabudai.core.steps import SEVERAL


def secrecy(game: Game[Any], seats: int, options: Options, seed: int, look: Look = at_every_moment) -> None:
    """Two states that differ only in what an onlooker may not know look the same to it, now and after a move."""
    state, luck = game.new(seats, seed, options), seeded(seed, "laws")
    now: dict[int | None, Face] = {}
    while not state.over:
        if not look(state):
            do_something_beside(state, luck)
            state.apply(*random_choice(state, luck))
            now = {}
            continue
        now = now or faces(state)
        if act_in_secret(state, now, luck, seed):
            now = faces(state)
        seat, action = random_choice(state, luck)
        after = ahead(state, seat, action)
        then = faces(after)
        for onlooker, seen in now.items():
            other = state.determinize(onlooker, seed + int(state.decisions))
            same_face(state, seen, face(other, onlooker), f"{onlooker} before")
            same_to_bots(state, other, onlooker)
            other_after = same_move(state, other, onlooker, seat, action, after)
            if other_after is not None and not shown_to(onlooker, after, other_after):
                same_face(state, then[onlooker], face(other_after, onlooker), f"{onlooker} after {seat} {action}")
                same_story(state, after, other_after, onlooker, "is told")
            if other_after is not None and action in other.legal(seat):
                same_halts(state, other, onlooker, seat, action, shown_to(onlooker, after, other_after))
            if seat == onlooker:
                same_foresight(state, other, seat, action)
        state, now = after, then


def act_in_secret(state: State, now: dict[int | None, Face], luck: Generator, seed: int) -> bool:
    """Do something beside the question, if anything is done: whoever is not told of it notices nothing, and whoever
    is told learns no more than is told."""
    actor, said = random_act(state, luck)
    if not said:
        return False
    others = {onlooker: state.determinize(onlooker, seed + int(state.decisions)) for onlooker in now}
    state.journal = []
    audience = acts_of(state).act(state, actor, said)
    for onlooker, other in others.items():
        if not audience >> onlooker_of(onlooker) & 1:
            same_face(state, now[onlooker], face(state, onlooker), f"{onlooker}, not told that {actor} did {said}")
        elif may_be_done(other, actor, said):
            other.journal = []
            acts_of(other).act(other, actor, said)
            same_face(state, face(state, onlooker), face(other, onlooker), f"{onlooker} after {actor} did {said}")
            same_story(state, state, other, onlooker, "is told")
    return True


def may_be_done(state: State, seat: int, said: list[int]) -> bool:
    try:
        acts_of(state).check(state, seat, said)
    except (IllegalAction, BadAnswer):
        return False
    return True


def same_to_bots(state: State, other: State, onlooker: int | None) -> None:
    """What a bot is given to think about does not depend on what it may not know."""
    given, given_otherwise = (state.game.dump(each.determinize(onlooker, 1)) for each in (state, other))
    demand(given == given_otherwise, "secrecy", state, f"a bot at {onlooker} can tell")


def same_move(
    state: State, other: State, onlooker: int | None, seat: int, action: int, after: State
) -> State | None:
    """Where what looks like the same move leads; None where the onlooker cannot know whether it is legal."""
    choice, choices = state.waiting, other.legal(seat)
    if choice is None or not choice.is_sealed() or seat == onlooker:
        return ahead(other, seat, action) if action in choices else None
    if choice.seat != SEVERAL:  # not even the action is known, so another one must look the same
        return ahead(other, seat, choices[-1])
    # of a choice made together not even the number of picks is known, only who is ready
    ready = after.waiting is not choice or seat not in after.deciders()
    return made_ready(other, seat) if ready else at_rest(other)


def made_ready(state: State, seat: int) -> State:
    """The seat picks until it is ready."""
    after, choice = at_rest(state), state.waiting
    while after.waiting is choice and seat in after.deciders():
        after.apply(seat, after.legal(seat)[-1])
    return after


def at_rest(state: State) -> State:
    """As it is: nothing has happened, as far as anybody is told."""
    same = state.clone()
    same.journal = []
    same.learners = 0
    return same


def ahead(state: State, seat: int, action: int) -> State:
    after = at_rest(state)
    after.apply(seat, action)
    return after


def shown_to(onlooker: int | None, after: State, other_after: State) -> bool:
    """Whoever is shown nothing by an action must learn nothing from it: neither from the table nor the log."""
    return bool((after.learners | other_after.learners) >> onlooker_of(onlooker) & 1)


def same_halts(state: State, other: State, onlooker: int | None, seat: int, action: int, shown: bool) -> None:
    """Where one may stop to look on the way, before what is forced, is the same and looks the same, until something
    is shown."""
    here, there = (halts(each, onlooker, seat, action) for each in (state, other))
    forced, forced_otherwise = ([(each.seat, each.action) for each in found] for found in (here, there))
    same = forced == forced_otherwise or shown
    demand(same, "secrecy", state, f"{onlooker} can tell by what is forced after {seat} {action}")
    for halt, halt_otherwise in zip(here, there, strict=False):
        if shown_to(onlooker, halt.before, halt_otherwise.before):
            return
        seen, seen_otherwise = (face(each.before, onlooker) for each in (halt, halt_otherwise))
        same_face(state, seen, seen_otherwise, f"{onlooker} on the way after {seat} {action}")


def halts(state: State, onlooker: int | None, seat: int, action: int) -> list[Forced]:
    """The forced moves before which an onlooker may stop: it hears of them, and of something before."""
    after, who = at_rest(state), onlooker_of(onlooker)
    forced = apply_noting(after, seat, action, [])
    heard = [place for place, event in enumerate(after.journal or []) if event.is_for(who)]
    return [each for each in forced if any(map(each.tells, heard)) and heard[0] < each.first]


def same_foresight(state: State, other: State, seat: int, action: int) -> None:
    """Neither whether a choice can be previewed or taken back nor what is shown of it tells anything."""
    final, final_otherwise = state.is_final(seat, action), other.is_final(seat, action)
    demand(final == final_otherwise, "secrecy", state, f"{seat} can tell by whether {action} is final")
    foreseen, foreseen_otherwise = state.preview(seat, action), other.preview(seat, action)
    same = (foreseen is None) == (foreseen_otherwise is None)
    demand(same, "secrecy", state, f"{seat} can tell by previewing {action}")
    if foreseen is not None and foreseen_otherwise is not None:
        same_face(state, face(foreseen, seat), face(foreseen_otherwise, seat), f"{seat} previewing {action}")
        same_story(state, foreseen, foreseen_otherwise, seat, "foresees")
