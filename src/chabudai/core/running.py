"""Stack of steps: they run until somebody has a real choice."""

from typing import Any

from mypy_extensions import i64, mypyc_attr

from chabudai.core.sealed import Sealed
from chabudai.core.steps import SEVERAL, Choice, Step


@mypyc_attr(allow_interpreted_subclasses=True)
class Running(Sealed):
    """A table with a stack of steps, the next one on top."""

    def push(self, step: Step[Any]) -> None:
        """Lay a step on the stack: what is pushed last comes first."""
        self.stack.append(step)

    def follow(self, steps: list[Step[Any]]) -> None:
        """Lay these steps on the stack so that they come in this order, the first of them next."""
        stack = self.stack
        place: i64 = len(steps)
        while place > 0:  # mypyc cannot read such a list backwards
            place -= 1
            stack.append(steps[place])

    def advance(self) -> None:
        """Run steps until somebody has a real choice, or the game is over."""
        while self.proceed():
            pass

    def proceed(self) -> bool:
        """Run the step on top; False if there is none, or somebody must choose."""
        if not self.stack:
            self.waiting = None
            self.ready = []
            return False
        step = self.stack[-1]
        if not isinstance(step, Choice):
            self.stack.pop()
            step.run(self)
        elif self.must_ask(step):
            self.waiting = step
            return False
        else:
            self.stack.pop()
            if step.seat == SEVERAL:
                self.unseal(step)
            else:
                step.take(self, step.seat, self.ready[0])
        return True

    def must_ask(self, choice: Choice[Any]) -> bool:
        if choice.seat == SEVERAL:
            if not self.picks:
                self.picks = [[] for _ in range(self.seats)]
            self.ready = []
            self.waiting = choice
            return self.lacks_answer(choice)
        self.ready = choice.legal(self, choice.seat)
        return len(self.ready) > 1 or not choice.is_open()

    def lacks_answer(self, choice: Choice[Any]) -> bool:
        """Whether somebody is not ready."""
        for seat in range(self.seats):
            if choice.is_due(self, seat):
                return True
        return False

    def forced(self) -> Choice[Any] | None:
        """The choice on top, if it leaves one way on and nobody will be asked; its legal action is then `ready`."""
        step = self.stack[-1] if self.stack else None
        if not isinstance(step, Choice) or step.seat == SEVERAL or self.must_ask(step):
            return None
        return step

    def refresh(self) -> None:
        """Work out what waits, and its legal actions, after the table was changed by hand."""
        top = self.stack[-1] if self.stack else None
        self.waiting = top if isinstance(top, Choice) else None
        if self.waiting is not None and self.waiting.seat != SEVERAL:
            self.ready = self.waiting.legal(self, self.waiting.seat)
