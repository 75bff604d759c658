"""Errors: what the server refuses, as a closed vocabulary: a kind, a status and a message people understand."""

from typing import Any

from chabudai.core.errors import (
    BadAnswer,
    BadOption,
    BadSeats,
    BadUndo,
    ChabudaiError,
    IllegalAction,
    UnknownAction,
    UnknownBot,
    UnknownGame,
    UnknownSeat,
)
from chabudai.core.languages import UnknownLanguage
from chabudai.core.messages import Message, Value
from chabudai.server.storage import Conflict, Missing, SignedOut, StorageLost, TooMany

STATUS = {
    "bad-request": 400,
    "no-guest": 401,
    "bad-origin": 403,
    "not-yours": 403,
    "not-found": 404,
    "not-allowed": 409,
    "stale": 409,
    "other-rules": 409,
    "too-large": 413,
    "illegal": 422,
    "bad-undo": 422,
    "bad-value": 422,
    "too-fast": 429,
    "server": 500,
    "unavailable": 503,
}

KINDS: dict[type[ChabudaiError], str] = {
    UnknownGame: "not-found",
    UnknownLanguage: "bad-value",
    UnknownBot: "bad-value",
    BadSeats: "bad-value",
    BadOption: "bad-value",
    UnknownAction: "bad-value",
    UnknownSeat: "bad-value",
    BadAnswer: "bad-value",
    BadUndo: "bad-undo",
    Conflict: "stale",
    Missing: "not-found",
    SignedOut: "no-guest",
    TooMany: "not-allowed",
    StorageLost: "unavailable",
}


class Refused(ChabudaiError):
    """The server will not do it; `kind` is one of STATUS."""

    def __init__(self, kind: str, key: str, **values: Value) -> None:
        super().__init__(key, **values)
        self.kind = kind


def kind_of(problem: BaseException) -> str:
    if isinstance(problem, Refused):
        return problem.kind
    if isinstance(problem, IllegalAction):
        return "illegal"
    return KINDS.get(type(problem), "server")  # type: ignore[arg-type]


def error_body(problem: BaseException) -> dict[str, Any]:
    """The error as it goes over the wire; of a fault of ours nothing but that there was one."""
    kind = kind_of(problem)
    if kind == "unavailable" and not isinstance(problem, Refused):  # what the database says is not for visitors
        return {"kind": kind} | Message("error-unavailable").as_dict()
    if kind == "server" or not isinstance(problem, ChabudaiError):
        return {"kind": "server"} | Message("error-server").as_dict()
    error = {"kind": kind} | problem.message.as_dict()
    return error | {"clause": problem.refusal.clause} if isinstance(problem, IllegalAction) else error
