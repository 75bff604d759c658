"""Presence: who is at a table, and since when the others are gone.

A tab that is closed says nothing: whoever stays away for a while may be played on for by a bot, if somebody else at
the table asks for it, and can take the seat back at any time.

Where several processes serve a table, each knows its own lines and hears from the others who is there.
"""

import time
from collections import Counter
from collections.abc import Iterable, Sequence

from chabudai.server.storage import StoredChair, Whereabouts

AWAY_AFTER = 120  # seconds


class Presence:
    """Of guests, by the lines they have to a table. Whoever never came is gone since everybody was expected."""

    def __init__(self, elsewhere: Sequence[Whereabouts] = ()) -> None:
        self.lines: Counter[str] = Counter()
        self.last_here: dict[str, float] = {}  # seconds of the epoch, which all machines count alike
        self.expected: float | None = None  # of a room that is not open nobody knows
        self.elsewhere = list(elsewhere)  # what other processes know

    # --- here ---------------------------------------------------------------------------------------------

    def come(self, guest: str | None) -> None:
        if guest is not None:
            self.lines[guest] += 1

    def go(self, guest: str | None, sits: bool) -> None:
        """Of those who only watch nothing is remembered."""
        if guest is None:
            return
        self.lines[guest] -= 1
        if self.lines[guest] <= 0:
            del self.lines[guest]
            if sits:
                self.last_here[guest] = time.time()

    def expect_everybody(self) -> None:
        """The room is opened or the game begins: nobody is late yet."""
        self.expected = time.time()
        self.last_here.clear()

    # --- elsewhere ----------------------------------------------------------------------------------------

    def take_up_elsewhere(self, elsewhere: Sequence[Whereabouts]) -> bool:
        """What the other processes know now; whether that is news."""
        if self.elsewhere == elsewhere:
            return False
        left = self.guests_elsewhere() - guests_in(elsewhere)
        self.elsewhere = list(elsewhere)
        for guest in left:
            self.last_here[guest] = time.time()
        for known in elsewhere:  # whom we have never seen they have perhaps seen go
            for guest, since in known.gone.items():
                self.last_here.setdefault(guest, since if self.expected is None else min(since, self.expected))
        return True

    def guests_elsewhere(self) -> set[str]:
        return guests_in(self.elsewhere)

    def watching_elsewhere(self) -> int:
        return sum(known.watching for known in self.elsewhere)

    def is_stalled_elsewhere(self) -> bool:
        return any(known.stalled for known in self.elsewhere)

    def told_to_others(self, chairs: Iterable[StoredChair], watching: int, stalled: bool) -> Whereabouts | None:
        """What this process knows; None if nobody is here."""
        if not self.lines and not watching and not stalled:
            return None
        sitting = {chair.guest: self.gone_since(chair) for chair in chairs if chair.guest is not None}
        here = [guest for guest in sitting if self.lines[guest] > 0]
        gone = {guest: int(since) for guest, since in sitting.items() if since is not None}
        return Whereabouts(here=here, gone=gone, watching=watching, stalled=stalled)

    # --- together -----------------------------------------------------------------------------------------

    def is_here(self, guest: str | None) -> bool:
        return guest is not None and (self.lines[guest] > 0 or guest in self.guests_elsewhere())

    def away(self, chair: StoredChair) -> int | None:
        """For so many seconds; None for whoever is here, and where a bot plays or nobody sits."""
        since = self.gone_since(chair)
        return None if since is None else max(0, int(time.time() - since))

    def gone_since(self, chair: StoredChair) -> float | None:
        if chair.guest is None or chair.bot is not None or self.is_here(chair.guest):
            return None
        return self.last_here.get(chair.guest, self.expected)


def guests_in(elsewhere: Iterable[Whereabouts]) -> set[str]:
    return {guest for known in elsewhere for guest in known.here}
