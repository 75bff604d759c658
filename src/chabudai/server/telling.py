"""What an onlooker, at a seat or watching, is told of a match. Nothing of a match leaves but through here."""

from typing import Any

import msgspec

from chabudai.core.match import Match
from chabudai.core.messages import Entry
from chabudai.core.state import onlooker_of

encode = msgspec.json.Encoder().encode


def position(match: Match, n: int, seat: int | None) -> dict[str, Any]:
    """The present position as this onlooker may know it; `n` is the number of rows of the record."""
    state = match.state
    prompt = state.prompt()
    return {
        "n": n,
        "at": len(match.moves),
        "view": state.view(seat),
        "prompt": prompt and prompt.as_dict(),
        "menu": [] if seat is None else [entry_told(match, entry) for entry in state.menu(seat)],
        "deciders": state.deciders(),
        "scores": state.scores(),
        "ranks": state.ranks(),
        "over": state.over,
        "winners": state.winners(),
        "undo": "error-undo-watching" if seat is None else match.why_no_undo(seat),
        "sheet": state.score_sheet(),
        "roles": state.game.roles(state),
    }


def entry_told(match: Match, entry: Entry) -> dict[str, Any]:
    actions = match.game.actions
    return {
        "action": actions.text(entry.action),
        "does": actions.describe(entry.action),
        "label": entry.label.as_dict(),
        "refusal": entry.refusal and entry.refusal.as_dict(),
    }


def lines(match: Match, marks: list[int], start: int, seat: int | None) -> list[dict[str, Any]]:
    """The log for this onlooker from position `start` on; `marks` is the length of the journal at each position."""
    journal = match.state.journal or []
    who = onlooker_of(seat)
    told = []
    for at in range(start, len(marks)):
        first = marks[at - 1] if at > 0 else 0
        for event in journal[first : marks[at]]:
            if event.is_for(who):
                told.append({"at": at, "event": event.as_dict(), "message": event.message().as_dict()})
    return told
