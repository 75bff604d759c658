"""Telling: messages about a match for one reader, at a seat or not. Nothing of a match leaves but through here."""

# compiled: every move of every table passes through here

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any

import msgspec

from chabudai.core.actions import Actions
from chabudai.core.forced import ONLY_WAY, Forced
from chabudai.core.match import Match
from chabudai.core.messages import Entry, Face, Refusal
from chabudai.core.pile import onlooker_of
from chabudai.core.state import State
from chabudai.core.steps import Together
from chabudai.server.errors import Refused
from chabudai.server.match import drafts
from chabudai.server.match.parts import Part, chapter_at, parts
from chabudai.server.match.story import Told

encode = msgspec.json.Encoder().encode  # which writes messages and whom they speak of as their faces

MOST_REMEMBERED = 10_000  # words for actions, of all games together


def table(state: State, seat: int | None) -> dict[str, Any]:
    """The table as one reader may know it, whoever is asked."""
    return {"view": state.view(seat), **open_table(state)}


def open_table(state: State) -> dict[str, Any]:
    """The public part of a table, the same for every reader."""
    return {
        "scores": state.scores(),
        "ranks": state.ranks(),
        "over": state.over,
        "winners": state.winners(),
        "sheet": state.score_sheet() if state.over else [],  # until then nobody looks at it
        "chapter": state.game.chapter(state),
        "roles": roles(state),
    }


def position(
    match: Match, n: int, picks: int, seat: int | None, part: int = 0, bots: Collection[int] = ()
) -> dict[str, Any]:
    """The present position as this onlooker may know it."""
    return {**question(match, n, picks, seat, part, bots), **table(match.state, seat)}


def question(
    match: Match, n: int, picks: int, seat: int | None, part: int = 0, bots: Collection[int] = ()
) -> dict[str, Any]:
    """What this onlooker is asked, or that others are; `n` is the number of rows of the record, `picks` how often
    the onlooker has changed what it picks in the present question, `part` the last one of what it told, `bots` the
    seats that programs play."""
    state = match.state
    return {
        "n": n,
        "picks": picks,
        "at": len(match.moves),
        "part": part,
        "prompt": state.prompt(seat),
        "menu": [] if seat is None else menu_told(state, seat),
        "picked": [] if seat is None else [pick_told(state, entry) for entry in drafts.picked(state, seat)],
        "deciders": state.deciders(),
        "ready": drafts.ready(state),
        "undo": "error-undo-watching" if seat is None else match.why_no_undo(seat, bots),
        **selection(state, seat),
        **beside(match, seat),
    }


def stops(match: Match, halts: Sequence[Forced], n: int, picks: int, seat: int | None) -> list[dict[str, Any]]:
    """Where one can stop to look at the last move: before each forced move that it brought, and where it led."""
    whole = position(match, n, picks, seat, len(halts))
    return [*(halt(whole, forced, seat, part) for part, forced in enumerate(halts)), whole]


def halt(whole: dict[str, Any], forced: Forced, seat: int | None, part: int) -> dict[str, Any]:
    """Where a part ends and a forced move comes next, on the way to the `whole` position."""
    return {**nobody_asked(whole, forced, part), **table(forced.before, seat)}


def nobody_asked(question: dict[str, Any], forced: Forced, part: int) -> dict[str, Any]:
    """On the way to a question: a forced move comes next."""
    return {
        **{name: each for name, each in question.items() if name != "select"},
        "part": part,
        "prompt": None,
        "menu": [],
        "picked": [],
        "deciders": [],
        "ready": [],
        "forced": forced_told(forced.seat),
    }


def forced_told(seat: int) -> dict[str, Any]:
    """Who was moved without being asked, and why."""
    return {"seat": seat, "reason": ONLY_WAY}


def selection(state: State, seat: int | None) -> dict[str, Any]:
    """Where the seat chooses several of some things: how many more of them, and which action says: enough.
    `times` names what is there more than once."""
    choice = state.waiting
    if choice is None or seat is None or seat not in state.deciders():
        return {}
    selected, picks = choice.selects(state, seat), choice.picked(state, seat)
    if selected is None:
        return {}
    text, verb = state.game.actions.text, selected.verb
    left = {thing: selected.left(picks, thing) for thing in sorted({*selected.things})}
    told = {
        "least": max(0, int(selected.least) - len(picks)),
        "most": int(selected.most) - len(picks),
        "stop": text(selected.stop) if selected.may_stop() else None,
        "times": {text(verb.at(thing)): int(times) for thing, times in left.items() if times > 1},
    }
    return {"select": told}


def beside(match: Match, seat: int | None) -> dict[str, Any]:
    """In games that have acts beside the question: what the seat may begin to say, and how many it has heard of."""
    acts, state = match.game.beside, match.state
    if acts is None or seat is None:
        return {}
    entries = [entry_told(state, entry) for entry in acts.entries(state, seat, [])]
    return {"heard": match.heard(seat), "beside": entries}


def next_words(match: Match, seat: int, said: list[int]) -> dict[str, Any]:
    """What the seat may say after this, and whether it has said all; an error if it may not say this much."""
    acts, state = match.beside(), match.state
    acts.check_so_far(state, seat, said)
    whole = bool(said) and acts.is_whole(state, seat, said)
    return {
        "said": [pick_told(state, entry) for entry in acts.words_of(state, seat, said)],
        "whole": whole,
        "prompt": None if whole else acts.prompt(state, seat, said),
        "menu": [entry_told(state, entry) for entry in acts.entries(state, seat, said)],
    }


def menu_told(state: State, seat: int) -> list[dict[str, Any]]:
    """The question's own menu."""
    entries = state.menu(seat)
    trial = drafts.trial(state, seat) if entries else None
    return [asked_told(state, entry, seat, trial) for entry in entries]


def asked_told(state: State, entry: Entry, seat: int, trial: drafts.Trial | None) -> dict[str, Any]:
    """An entry of the menu; of one that may be chosen also whether that would be for good."""
    told = entry_told(state, entry)
    if entry.refusal is not None:
        return told
    if trial is None:
        told["final"] = state.is_final(seat, entry.action)
    else:
        trial.pick(entry.action)
        told["final"], told["whole"] = trial.is_final(), trial.is_whole()
    return told


def entry_told(state: State, entry: Entry) -> dict[str, Any]:
    told = pick_told(state, entry)
    told["refusal"] = None if entry.refusal is None else refusal_told(entry.refusal)
    return told


def refusal_told(refusal: Refusal) -> dict[str, Any]:
    return {"clause": refusal.clause, "key": refusal.message.key, "values": refusal.message.values}


def pick_told(state: State, entry: Entry) -> dict[str, Any]:
    return {**action_told(state.game.actions, entry.action), "label": entry.label}


@lru_cache(MOST_REMEMBERED)
def action_told(actions: Actions, action: int) -> dict[str, Any]:
    return {"action": actions.text(action), "does": actions.describe(action)}


def text_of(actions: Actions, action: int) -> str:
    return str(action_told(actions, action)["action"])


def roles(state: State) -> list[str | None]:
    """Whom each seat plays, by the keys of the catalogues."""
    domain = state.game.role
    if domain is None:
        return [None] * int(state.seats)
    return [None if role is None else domain.keys[domain.index[role]] for role in state.game.roles(state)]


def lines(
    story: Iterable[Told], chapters: Sequence[Face | None], start: int, seat: int | None
) -> list[dict[str, Any]]:
    """The log for this onlooker; `story` is what was told from position `start` on, `chapters` those of all."""
    return [
        line
        for at, told in enumerate(story, start)
        for number, part in enumerate(parts(told, onlooker_of(seat)))
        for line in lines_of(at, number, part, told, chapters[max(0, at - 1)])
    ]


def last_message(told: Told, seat: int | None) -> Face | None:
    """The last that a position tells this onlooker; None where it hears nothing of it."""
    found = parts(told, onlooker_of(seat))
    return found[-1].events[-1][1].message if found else None


def lines_of(at: int, number: int, part: Part, told: Told, before: Face | None) -> Iterator[dict[str, Any]]:
    """The lines of one part. Each names its chapter; the first of a forced move says so."""
    forced = {} if part.forced is None else {"forced": forced_told(part.forced.seat)}
    for place, each in part.events:
        chapter = chapter_at(told, place, before)
        yield {
            "at": at,
            "part": number,
            "event": each.event,
            "message": each.message,
            **({} if chapter is None else {"chapter": chapter}),
            **forced,
        }
        forced = {}


def foreseen(state: State, seat: int, answers: list[list[int | None]]) -> list[Mapping[str, Any] | None]:
    """What the game tells of answers that this seat is still laying, or has laid, while several choose at once."""
    choice = state.waiting
    if not isinstance(choice, Together) or not choice.asks(seat):
        raise Refused("not-allowed", "error-not-asked")
    return [state.game.foresee(state, seat, answer) for answer in answers]


def preview(state: State, seat: int, action: int) -> dict[str, Any] | None:
    """The position after this choice, and what happens on the way; None where that cannot be foreseen."""
    after = state.preview(seat, action)
    if after is None:
        return None
    events = after.events_since(0, seat)
    return {
        "view": after.view(seat),
        "log": [{"event": event.as_dict(), "message": event.message()} for event in events],
        "agenda": after.agenda(),
        "prompt": after.prompt(seat),
        "scores": after.scores(),
    }
