"""Faces: everything that reaches an onlooker, as bytes. Two worlds are compared by them."""

import marshal
from typing import Any

from chabudai.core.laws.playing import demand, onlookers
from chabudai.core.state import State
from chabudai.core.steps import FREE, NOT_ASKED

Face = dict[str, bytes]  # each part of what an onlooker sees, as bytes on a wire would tell it
WITHOUT_REFERENCES = 2  # the version of marshal that writes equal things alike, one or many


def faces(state: State) -> dict[int | None, Face]:
    """Faces of a state: what each onlooker sees. Each is compared with what follows and with what was before."""
    public = public_face(state)
    return {onlooker: public | own_face(state, onlooker) for onlooker in onlookers(state)}


def face(state: State, onlooker: int | None) -> Face:
    """Everything that reaches an onlooker, as bytes on a wire would."""
    return public_face(state) | own_face(state, onlooker)


def public_face(state: State) -> Face:
    """The part that reaches all alike."""
    chapter = state.game.chapter(state)
    shown: dict[str, Any] = {
        "deciders": [state.deciders(), state.over, state.winners()],
        "scores": [state.scores(), state.ranks(), state.score_sheet(), state.game.roles(state)],
        "forecast": state.game.forecast(state),
        "chapter": chapter and chapter.as_dict(),
        "agenda": [outlook.as_dict() for outlook in state.agenda()],
    }
    return in_writing(shown)


def own_face(state: State, onlooker: int | None) -> Face:
    """The part that reaches this onlooker alone."""
    prompt = state.prompt(onlooker)
    shown: dict[str, Any] = {"view": state.view(onlooker), "prompt": prompt and prompt.as_dict()}
    if onlooker is not None:
        shown["legal"] = state.legal(onlooker)
        shown["menu"] = [(entry.action, entry.label.as_dict()) for entry in state.menu(onlooker)]
        shown["refusals"] = [refused(state, onlooker, action) for action in worth_trying(state, onlooker)]
        shown["beside"] = things_to_say(state, onlooker)
        shown["awaited"] = is_awaited(state, onlooker)
    return in_writing(shown)


def things_to_say(state: State, seat: int) -> list[object]:
    """The menus of an act, some way into it, and what every other action is refused with."""
    beside, said = state.game.beside, list[int]()
    if beside is None:
        return []
    shown: list[object] = []
    while True:
        entries, legal = beside.entries(state, seat, said), beside.legal(state, seat, said)
        prompt = beside.prompt(state, seat, said).as_dict() if entries else None
        reasons = [] if beside.is_whole(state, seat, said) else beside.bars(state, seat, said)
        barred = [action for action, reason in enumerate(reasons) if reason not in (FREE, NOT_ASKED)]
        refusals = [beside.why_not(state, seat, said, action) for action in barred]
        shown += [prompt, legal, [(entry.action, entry.label.as_dict()) for entry in entries], reasons]
        shown.append([refusal and refusal.as_dict() for refusal in refusals])
        if not legal:
            return shown
        said.append(legal[len(shown) % len(legal)])


def is_awaited(state: State, seat: int) -> bool:
    """Whether the seat would be called for an offer: that it is must not tell what it may not know."""
    beside = state.game.beside
    return beside is not None and not state.over and beside.is_awaited_from(state, seat)


def in_writing(shown: dict[str, Any]) -> Face:
    """To the last bit: also whether it is 1 or true, and what comes first. Nothing else writes as fast."""
    return {part: marshal.dumps(each, WITHOUT_REFERENCES) for part, each in shown.items()}


def refused(state: State, onlooker: int, action: int) -> object:
    """What a refusal says. Most say no more than which rule forbids it, and there are very many."""
    refusal = state.why_not(onlooker, action)
    if refusal is None:
        return None
    return refusal.as_dict() if refusal.message.values else f"{refusal.clause} {refusal.message.key}"


def worth_trying(state: State, seat: int) -> range:
    """All actions there are; but whoever is not asked hears the same of every one (law 8)."""
    return range(state.game.actions.count() if seat in state.deciders() else 1)


def same_face(state: State, seen: Face, seen_otherwise: Face, when: str) -> None:
    for part, shown in seen.items():
        demand(shown == seen_otherwise[part], "secrecy", state, f"{when}: {part}")


def same_story(state: State, after: State, other_after: State, onlooker: int | None, how: str) -> None:
    told, told_otherwise = story(after, onlooker), story(other_after, onlooker)
    demand(told == told_otherwise, "secrecy", state, f"{onlooker} {how} {told} and {told_otherwise}")


def story(state: State, onlooker: int | None) -> list[dict[str, object]]:
    return [event.as_dict() for event in state.events_since(0, onlooker)]
