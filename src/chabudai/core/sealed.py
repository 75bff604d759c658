"""Sealed answers: simultaneous choices of several seats, and plans that are opened pick by pick."""

from typing import Any

from mypy_extensions import i64, mypyc_attr

from chabudai.core.events import EVERYONE
from chabudai.core.hidden import Hidden
from chabudai.core.numbers import bit
from chabudai.core.rng import Generator
from chabudai.core.steps import Choice, Plans, Together


@mypyc_attr(allow_interpreted_subclasses=True)
class Sealed(Hidden):
    """A table at which several choose at once, each unseen by the others."""

    def pick(self, seat: i64, action: i64) -> None:
        """One pick more of a seat's answer. Clones share the answers, so they are replaced and never changed."""
        self.set_picks(seat, [*self.picks[seat], int(action)])

    def set_picks(self, seat: i64, picks: list[int]) -> None:
        self.picks = self.picks.copy()
        self.picks[seat] = picks

    def may_take_back(self, seat: i64) -> bool:
        """Whether the seat has picked something that nobody has seen yet."""
        return isinstance(self.waiting, Together) and len(self.picks[seat]) > 0

    def take_back(self, seat: i64) -> None:
        """Take back the seat's last pick, which nobody has seen: nothing of anybody else's changes."""
        assert self.may_take_back(seat)
        self.set_picks(seat, self.picks[seat][:-1])
        self.decisions -= 1

    def unseal(self, choice: Choice[Any]) -> None:
        """All are ready, and everybody knows it."""
        assert isinstance(choice, Together)
        picks = self.picks
        self.picks = []
        self.shown_to(EVERYONE)
        choice.resolve(self, picks)

    def keep_sealed(self, choice: Together[Any], picks: list[list[int]]) -> None:
        """Leave the answers face down, to be opened pick by pick."""
        self.plans = Plans(choice, picks, [0] * int(self.seats))

    def open_plan(self, seat: i64, place: i64) -> i64:
        """Let everybody see one pick of a sealed answer."""
        plans = self.plans
        assert plans is not None
        if not plans.is_open(seat, place):
            opened = plans.opened.copy()
            opened[seat] |= bit(place)
            self.plans = Plans(plans.choice, plans.picks, opened)
            self.shown_to(EVERYONE)
        return plans.picks[seat][place]

    # --- dealt anew for an onlooker -----------------------------------------------------------------------

    def redeal_picks(self, onlooker: i64, generator: Generator) -> None:
        """Of a choice made together: whoever is ready may have picked anything; whoever is not, nothing yet."""
        choice = self.waiting
        if not isinstance(choice, Together):
            return
        others = [seat for seat in range(self.seats) if seat != onlooker]
        ready = [seat for seat in others if choice.asks(seat) and choice.is_whole(self, seat)]
        for seat in others:
            self.set_picks(seat, [])
        for seat in ready:
            self.pick_anew(choice, seat, [], 0, generator)

    def redeal_plans(self, onlooker: i64, generator: Generator) -> None:
        """Of answers that are still sealed: what everybody has seen of them stays, the rest may be anything."""
        plans = self.plans
        if plans is None:
            return
        picks = self.picks
        self.picks = plans.picks
        for seat in range(self.seats):
            if plans.choice.asks(seat) and seat != onlooker:
                known, opened = plans.picks[seat], plans.opened[seat]
                self.set_picks(seat, plans.choice.answer_anew(self, seat, known, opened, generator))
                self.pick_anew(plans.choice, seat, known, opened, generator)
        self.plans = Plans(plans.choice, self.picks, plans.opened)
        self.picks = picks

    def pick_anew(
        self, choice: Together[Any], seat: i64, known: list[int], opened: i64, generator: Generator
    ) -> bool:
        """Answer to the end at random, but as it is known where it was opened; False if that cannot be done."""
        if choice.is_whole(self, seat):
            return True
        own = self.picks[seat]
        place: i64 = len(own)
        legal = choice.legal(self, seat)
        generator.shuffle(legal)
        for action in legal:
            if (opened >> place) & 1 and action != known[place]:
                continue
            self.set_picks(seat, [*own, action])
            if self.pick_anew(choice, seat, known, opened, generator):
                return True
        self.set_picks(seat, own)
        return False
