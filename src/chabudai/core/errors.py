"""Errors: a closed vocabulary. Each is a message with a cause one can act on."""

# not compiled: made for people, not for speed

import errno

from chabudai.core.messages import Message, Refusal, Value

REASONS = {
    errno.ENOENT: "reason-missing",
    errno.EACCES: "reason-forbidden",
    errno.EPERM: "reason-forbidden",
    errno.EISDIR: "reason-folder",
    errno.ENOTDIR: "reason-no-folder",
    errno.ENOSPC: "reason-full",
    errno.EROFS: "reason-read-only",
    errno.ENAMETOOLONG: "reason-long-name",
}


def reason_of(problem: OSError) -> str:
    """Why a file could not be used: the key of a reason, or the system's own words for a rare one."""
    return REASONS.get(problem.errno or 0, problem.strerror or "?")


class ChabudaiError(Exception):
    """Base of all errors of this package. `message` is what a person is told, in any language."""

    def __init__(self, key: str, **values: Value) -> None:
        self.message = Message(key, values)
        super().__init__(key, values)

    def __str__(self) -> str:
        told = ", ".join(f"{name} {value}" for name, value in self.message.values.items())
        return f"{self.message.key}: {told}" if told else self.message.key


class IllegalAction(ChabudaiError):
    """The rules forbid it; `refusal` says why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.message.key, **refusal.message.values)
        self.refusal = refusal

    def __str__(self) -> str:
        return f"{self.refusal.clause} {super().__str__()}"


class UnknownAction(ChabudaiError):
    """A number or a text that names no action of the game."""


class UnknownSeat(ChabudaiError):
    """A number that names no seat of the table."""


class UnknownGame(ChabudaiError):
    """No game of that name is on the table."""


class BrokenGame(UnknownGame):
    """The folder of a game is there, but the game cannot be played: somebody is still writing it."""


class UnknownBot(ChabudaiError):
    """No bot of that name plays here."""


class BadSeats(ChabudaiError):
    """The game is not played by that many."""


class BadOption(ChabudaiError):
    """An option the game does not have, or a value the option does not take."""


class BadPosition(ChabudaiError):
    """A dumped position that is not one of this game."""


class BadMatch(ChabudaiError):
    """A match file that cannot be read or does not fit the rules."""


class BadAnswer(ChabudaiError):
    """Several actions that do not go together: some rest on what nobody can know yet, or some are missing."""


class BadUndo(ChabudaiError):
    """The last action can no longer be taken back."""
