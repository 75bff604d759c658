"""State: what lies on the table, and a stack of steps.

A step is one thing the rulebook tells somebody to do. It runs by itself, or it waits for a choice. `apply` hands a
choice to the step on top, which changes the table and pushes what follows; then steps run until somebody has a
real choice again. All of it is plain data: it can be cloned, stored, hashed and searched.
"""

from collections.abc import Mapping
from typing import Any

from mypy_extensions import i64, mypyc_attr

from chabudai.core.choosing import Choosing
from chabudai.core.numbers import bit
from chabudai.core.pile import onlooker_of, redeal
from chabudai.core.rng import seeded
from chabudai.core.steps import Together


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Choosing):
    """What lies on the table, whoever plays at it. Each game adds its own things in a subclass.

    Its jobs are a chain of classes, one file each: `table`, `journal`, `hidden`, `sealed`, `running`, `choosing`.
    """

    # --- foreseeing ---------------------------------------------------------------------------------------

    def preview(self, seat: int, action: int) -> "State | None":
        """The position after a legal choice and, in its journal, what leads there, as far as it can be foreseen: up
        to where something hidden or random would be shown. None where the choice itself shows it, or is sealed."""
        self.check_choice(seat, action)
        top = self.waiting
        if top is None or top.is_sealed() or not self.allows(top, seat, action):
            return None
        after = self.clone()
        after.journal = []
        after.take_up(top, seat, action)
        return after.foreseen() if after.learners == 0 else None

    def foreseen(self) -> "State":
        """Where the steps lead, or where they stand before the first that shows something."""
        while True:
            before = self.clone()
            before.journal = [*(self.journal or [])]
            before.waiting, before.ready = None, []
            if not self.proceed():
                return self
            if self.learners:
                return before

    def is_final(self, seat: i64, action: i64) -> bool:
        """Whether a legal choice could not be taken back once it is made: it shows something hidden or random, or
        leads to a choice that others make at once with the seat, or completes an answer to one."""
        top = self.waiting
        after = self.clone()
        assert top is not None
        after.take_up(top, seat, action)
        if isinstance(top, Together):
            return not top.is_due(after, seat)
        while after.secrets == self.secrets and after.proceed():
            pass
        then = after.waiting
        others = isinstance(then, Together) and then.asked & ~bit(seat) != 0
        return after.secrets != self.secrets or others

    # --- looking ------------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> Mapping[str, Any]:
        """All that this seat (None: a spectator) may know, as plain data."""
        self.check_reader(seat)
        return self.game.view(self, seat)

    def determinize(self, seat: int | None, seed: int) -> "State":
        """A state this seat cannot tell from this one: hidden things dealt anew, the generator reseeded."""
        self.check_reader(seat)
        twin = self.clone()
        who: i64 = onlooker_of(seat)
        dealer = seeded(seed, "determinize")
        for pool in twin.pools():
            redeal(pool, who, dealer)
        twin.redeal_rest(who, dealer)
        twin.redeal_picks(who, dealer)
        twin.redeal_plans(who, dealer)
        twin.generator = seeded(seed, "look ahead")
        twin.refresh()
        return twin

    def digest(self) -> str:
        """A hash of everything on the table, equal on every Python, compiled or not."""
        return self.game.digest(self)

    # --- points -------------------------------------------------------------------------------------------

    def scores(self) -> list[int]:
        return [int(self.points(seat)) for seat in range(self.seats + self.rivals())]

    def score_sheet(self) -> list[dict[str, int]]:
        """For every seat and rival, its points by where they came from."""
        return self.game.score_sheet(self)

    def ranks(self) -> list[int]:
        """The place of every seat and rival as things stand, 1 for the first: by points, equals sharing a place."""
        return ranked(self.scores())

    def winners(self) -> list[int]:
        """The seats and rivals that win; empty while the game goes on."""
        return [seat for seat, rank in enumerate(self.ranks()) if rank == 1] if self.over else []


def ranked(standings: list[int]) -> list[int]:
    return [1 + number_above(standings, own) for own in standings]


def number_above(standings: list[int], own: i64) -> int:
    above = 0
    for other in standings:
        if other > own:
            above += 1
    return above
