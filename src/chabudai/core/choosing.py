"""Choosing: who is asked what, what may be answered and why not, and making the choice."""

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from chabudai.core.errors import IllegalAction, UnknownAction
from chabudai.core.messages import Entry, Message, Refusal
from chabudai.core.numbers import holds
from chabudai.core.pile import onlooker_of
from chabudai.core.running import Running
from chabudai.core.steps import BARS, FREE, GAME_OVER, NOT_ASKED, NOT_YOUR_TURN, SEVERAL, Choice

WIDEST: Final = 1 << 62  # a number that certainly fits into 64 bits


@mypyc_attr(allow_interpreted_subclasses=True)
class Choosing(Running):
    """A table at which somebody waits for a choice, or the game is over."""

    def deciders(self) -> list[int]:
        """The seats that must choose now."""
        top = self.waiting
        if top is None:
            return []
        if top.seat == SEVERAL:
            return [seat for seat in range(self.seats) if top.is_due(self, seat)]
        return [int(top.seat)]

    def legal(self, seat: int) -> list[int]:
        """The legal actions of a seat in menu order; none while it has nothing to choose."""
        self.check_seat(seat)
        top = self.waiting
        if top is None:
            return []
        if top.seat == SEVERAL:
            return top.legal(self, seat) if top.is_due(self, seat) else []
        return self.ready.copy() if seat == top.seat else []

    def apply(self, seat: int, action: int) -> None:
        """Make a choice. An action that is not legal raises IllegalAction and changes nothing."""
        self.check_choice(seat, action)
        self.answer(seat, action)
        self.advance()

    def answer(self, seat: i64, action: i64) -> None:
        """Make a choice as `apply` does; what follows it waits on the stack."""
        top = self.waiting
        if top is None or not self.allows(top, seat, action):
            refusal = self.why_not(seat, action)
            assert refusal is not None
            raise IllegalAction(refusal)
        self.take_up(top, seat, action)

    def take_up(self, top: Choice[Any], seat: i64, action: i64) -> None:
        """Let the choice on top do what was chosen; what follows waits on the stack."""
        self.learners = 0
        self.decisions += 1
        self.stack.pop()
        top.take(self, seat, action)

    def allows(self, top: Choice[Any], seat: i64, action: i64) -> bool:
        if top.seat == SEVERAL:
            return top.is_due(self, seat) and top.bar(self, seat, action) == FREE
        return seat == top.seat and holds(self.ready, action)

    def check_choice(self, seat: int, action: int) -> None:
        """They may be of any length, too; what is not wider than ours is looked up by whoever needs it."""
        self.check_seat(seat)
        if action < 0 or action > WIDEST:
            raise UnknownAction("error-unknown-action", action=str(action))

    # --- what is asked, in words --------------------------------------------------------------------------

    def prompt(self, reader: int | None = None) -> Message | None:
        """The question that waits, as this seat (None: a spectator) reads it; None when the game is over."""
        self.check_reader(reader)
        top = self.waiting
        return None if top is None else top.prompt_to(self, onlooker_of(reader))

    def agenda(self) -> list[Message]:
        """What is under way: what is asked now first, then what follows it."""
        outlooks = [step.outlook(self) for step in self.stack[::-1]]
        return [outlook for outlook in outlooks if outlook is not None]

    def menu(self, seat: int) -> list[Entry]:
        """What the seat is asked, in the order a person reads it: what it may do, and what not and why."""
        self.check_seat(seat)
        top = self.waiting
        if top is None or seat not in self.deciders():
            return []
        return [self.entry(top, seat, action) for action in top.menu(self, seat)]

    def entry(self, top: Choice[Any], seat: i64, action: i64) -> Entry:
        """An action of the choice on top, with the reason that `why_not` gives."""
        label, reason = top.label(self, seat, action), top.bar(self, seat, action)
        if reason == FREE:
            return Entry(action, label, None)
        return Entry(action, label, self.refuse(reason, label if reason != NOT_ASKED else Message("", {})))

    def why_not(self, seat: int, action: int) -> Refusal | None:
        """Why the seat may not choose this action now; None if it may."""
        self.check_choice(seat, action)
        self.game.actions.verb_of(action)
        top = self.waiting
        if top is None:
            return self.refuse(GAME_OVER, Message("", {}))
        if seat not in self.deciders():
            return self.refuse(NOT_YOUR_TURN, Message("", {}))
        reason = top.bar(self, seat, action)
        if reason == FREE:
            return None
        asked = reason != NOT_ASKED
        return self.refuse(reason, top.label(self, seat, action) if asked else Message("", {}))

    def refuse(self, reason: i64, label: Message) -> Refusal:
        barred = BARS[reason]
        clause = barred.clause or self.game.frame_clauses[barred.key]
        return Refusal(clause, Message("refusal-" + barred.key, label.values))
