"""What an onlooker, at a seat or watching, is told of a match. Nothing of a match leaves but through here."""

from collections.abc import Collection, Iterable
from typing import Any

import msgspec

from chabudai.core.match import Match
from chabudai.core.messages import Entry
from chabudai.core.names import key_of
from chabudai.core.state import State, onlooker_of
from chabudai.server import sealed
from chabudai.server.story import Told

encode = msgspec.json.Encoder().encode


def position(match: Match, n: int, picks: int, seat: int | None, bots: Collection[int] = ()) -> dict[str, Any]:
    """The present position as this onlooker may know it; `n` is the number of rows of the record, `picks` how often
    the onlooker has changed what it picks in the present question, `bots` the seats that programs play."""
    state = match.state
    prompt, chapter = state.prompt(seat), state.game.chapter(state)
    return {
        "n": n,
        "picks": picks,
        "at": len(match.moves),
        "view": state.view(seat),
        "prompt": prompt and prompt.as_dict(),
        "menu": [] if seat is None else [asked_told(state, entry, seat) for entry in state.menu(seat)],
        "picked": [] if seat is None else [pick_told(state, entry) for entry in sealed.picked(state, seat)],
        "deciders": state.deciders(),
        "ready": sealed.ready(state),
        "scores": state.scores(),
        "ranks": state.ranks(),
        "over": state.over,
        "winners": state.winners(),
        "undo": "error-undo-watching" if seat is None else match.why_no_undo(seat, bots),
        "sheet": state.score_sheet(),
        "chapter": chapter and chapter.as_dict(),
        "roles": roles(state),
        **beside(match, seat),
    }


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
        "whole": whole,
        "prompt": None if whole else acts.prompt(state, seat, said).as_dict(),
        "menu": [entry_told(state, entry) for entry in acts.entries(state, seat, said)],
    }


def asked_told(state: State, entry: Entry, seat: int) -> dict[str, Any]:
    """An entry of the question's own menu; of one that may be chosen also whether that would be for good."""
    told = entry_told(state, entry)
    if entry.refusal is not None:
        return told
    whole = sealed.makes_ready(state, seat, entry.action)
    told["final"] = state.is_final(seat, entry.action)
    return told if whole is None else told | {"whole": whole}


def entry_told(state: State, entry: Entry) -> dict[str, Any]:
    return pick_told(state, entry) | {"refusal": entry.refusal and entry.refusal.as_dict()}


def pick_told(state: State, entry: Entry) -> dict[str, Any]:
    actions = state.game.actions
    return {
        "action": actions.text(entry.action),
        "does": actions.describe(entry.action),
        "label": entry.label.as_dict(),
    }


def roles(state: State) -> list[str | None]:
    """Whom each seat plays, by the keys of the catalogues."""
    domain = state.game.role
    if domain is None:
        return [None] * int(state.seats)
    return [None if role is None else key_of(domain.name, role) for role in state.game.roles(state)]


def lines(story: Iterable[Told], start: int, seat: int | None) -> list[dict[str, Any]]:
    """The log for this onlooker; `story` is what was told from position `start` on."""
    who = onlooker_of(seat)
    return [
        {"at": at, "event": each.event, "message": each.message}
        for at, told in enumerate(story, start)
        for each in told.events
        if each.is_for(who)
    ]


def preview(state: State, seat: int, action: int) -> dict[str, Any] | None:
    """The position after this choice, and what happens on the way; None where that cannot be foreseen."""
    after = state.preview(seat, action)
    if after is None:
        return None
    prompt = after.prompt(seat)
    events = after.events_since(0, seat)
    return {
        "view": after.view(seat),
        "log": [{"event": event.as_dict(), "message": event.message().as_dict()} for event in events],
        "agenda": [outlook.as_dict() for outlook in after.agenda()],
        "prompt": prompt and prompt.as_dict(),
        "scores": after.scores(),
    }
