"""Forced moves, made because there is no other; and the chapters that events belong to.

`State.advance` takes a single option without asking, and runs steps without a word of where one thing ends and the
next begins. Whoever keeps a record runs on by `run_on` instead: it leads to the same position and notes both.
"""

from dataclasses import dataclass, field, replace
from typing import Any, Final

from chabudai.core.messages import Message
from chabudai.core.state import State
from chabudai.core.steps import Choice

ONLY_WAY: Final = Message("forced-only-way")  # why nobody was asked: only where everybody may know it


@dataclass(frozen=True)
class Forced:
    """A move that was made without asking anybody. One of which nothing is told to anybody is none."""

    seat: int  # whose move it is: a seat, or a rival
    action: int
    before: State = field(compare=False)  # the position that waits for it
    first: int  # where in the journal it begins
    last: int = 0  # and where what came of it ends

    def tells(self, place: int) -> bool:
        """Whether the event at this place of the journal came of it."""
        return self.first <= place < self.last


@dataclass(frozen=True)
class Heading:
    """A heading in the journal: what is told from `first` on stands in this chapter."""

    first: int  # where in the journal
    chapter: Message | None


def told(state: State) -> int:
    """How much has been told so far."""
    return len(state.journal or [])


def apply_noting(state: State, seat: int, action: int, headings: list[Heading]) -> list[Forced]:
    """Apply an action as `State.apply` does. Returns the forced moves that follow it.

    What a seat chooses, or is forced to, stands in the chapter it was chosen in; what steps do by themselves stands
    in the chapter they lead to: so a heading comes where a turn begins, and not before the last move of another.
    """
    first, chapter = told(state), state.game.chapter(state)
    state.answer(seat, action)
    head(state, headings, first, chapter)
    return run_noting(state, headings)


def run_noting(state: State, headings: list[Heading]) -> list[Forced]:
    """Runs the forced moves after a choice, and says where in the journal each of them ends."""
    found = run_on(state, headings)
    if not found:
        return []
    ends = [each.first for each in found[1:]] + [told(state)]
    return [replace(each, last=end) for each, end in zip(found, ends, strict=False)]


def run_on(state: State, headings: list[Heading]) -> list[Forced]:
    """Run steps until somebody has a real choice, or the game is over."""
    found: list[Forced] = []
    waiting: Forced | None = None  # has told nothing yet
    below = 0  # steps that wait for it to be over
    while state.stack:
        first, taken = told(state), isinstance(state.stack[-1], Choice)
        chapter = state.game.chapter(state) if taken else None
        choice = state.forced()
        if choice is not None:
            waiting, below = forced_by(state, choice), len(state.stack) - 1
        if not state.proceed():
            return found
        if told(state) > first:
            head(state, headings, first, chapter if taken else state.game.chapter(state))
        if waiting is not None and told(state) > waiting.first:
            found.append(waiting)
            waiting = None
        elif len(state.stack) <= below:
            waiting = None
    state.proceed()
    return found


def forced_by(state: State, choice: Choice[Any]) -> Forced:
    """The only way on that a choice leaves."""
    before = state.clone()
    before.waiting = choice
    return Forced(int(choice.mover(before)), state.ready[0], before, told(state))


def head(state: State, headings: list[Heading], first: int, chapter: Message | None) -> None:
    """Adds a heading, if anything was told from `first` on and the chapter is another one."""
    if told(state) > first and (not headings or headings[-1].chapter != chapter):
        headings.append(Heading(first, chapter))
