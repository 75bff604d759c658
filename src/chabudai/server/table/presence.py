"""Presence: who is at a table, and since when the others are gone.

A tab that is closed says nothing: whoever stays away for a while may be played on for by a bot, if somebody else at
the table asks for it, and can take the seat back at any time.

Where several processes serve a table, each knows its own lines and hears from the others who is there.
"""

import time
from collections import Counter
from collections.abc import Collection, Iterable, Sequence

from chabudai.server.storage import StoredChair, Whereabouts

AWAY_AFTER = 120  # seconds


class Presence:
    """Presence of people, by their lines to a table. Whoever never came is gone since everybody was expected."""

    def __init__(self, elsewhere: Sequence[Whereabouts] = ()) -> None:
        self.lines: Counter[str] = Counter()
        self.last_here: dict[str, float] = {}  # seconds of the epoch, which all machines count alike
        self.expected: float | None = None  # of a room that is not open nobody knows
        self.elsewhere = list(elsewhere)  # what other processes know

    # --- here ---------------------------------------------------------------------------------------------

    def come(self, person: str | None) -> None:
        if person is not None:
            self.lines[person] += 1

    def go(self, person: str | None, sits: bool) -> None:
        """A line is closed. When people who only watch were last here is not remembered."""
        if person is None:
            return
        self.lines[person] -= 1
        if self.lines[person] <= 0:
            del self.lines[person]
            if sits:
                self.last_here[person] = time.time()

    def expect_everybody(self) -> None:
        """The room is opened or the game begins: nobody is late yet."""
        self.expected = time.time()
        self.last_here.clear()

    # --- elsewhere ----------------------------------------------------------------------------------------

    def take_up_elsewhere(self, elsewhere: Sequence[Whereabouts]) -> bool:
        """What the other processes know now; whether that is news."""
        if self.elsewhere == elsewhere:
            return False
        left = self.people_elsewhere() - people_in(elsewhere)
        self.elsewhere = list(elsewhere)
        for person in left:
            self.last_here[person] = time.time()
        for known in elsewhere:  # whom we have never seen they have perhaps seen go
            for person, since in known.gone.items():
                self.last_here.setdefault(person, since if self.expected is None else min(since, self.expected))
        return True

    def people_elsewhere(self) -> set[str]:
        return people_in(self.elsewhere)

    def watching_elsewhere(self) -> int:
        return sum(known.watching for known in self.elsewhere)

    def is_stalled_elsewhere(self) -> bool:
        return any(known.stalled for known in self.elsewhere)

    def told_to_others(
        self, chairs: Iterable[StoredChair], watching: int, stalled: bool, looking: Collection[str] = ()
    ) -> Whereabouts | None:
        """What this process knows; None if nobody is here."""
        if not self.lines and not watching and not stalled:
            return None
        sitting = {chair.person: self.gone_since(chair) for chair in chairs if chair.person is not None}
        here = [person for person in sitting if self.lines[person] > 0]
        gone = {person: int(since) for person, since in sitting.items() if since is not None}
        hidden = [person for person in here if person not in looking]
        return Whereabouts(here=here, gone=gone, watching=watching, stalled=stalled, hidden=hidden)

    # --- together -----------------------------------------------------------------------------------------

    def is_here(self, person: str | None) -> bool:
        return person is not None and (self.lines[person] > 0 or person in self.people_elsewhere())

    def away(self, chair: StoredChair) -> int | None:
        """For so many seconds; None for whoever is here, and where a bot plays or nobody sits."""
        since = self.gone_since(chair)
        return None if since is None else max(0, int(time.time() - since))

    def gone_since(self, chair: StoredChair) -> float | None:
        if chair.person is None or chair.bot is not None or self.is_here(chair.person):
            return None
        return self.last_here.get(chair.person, self.expected)


def people_in(elsewhere: Iterable[Whereabouts]) -> set[str]:
    return {person for known in elsewhere for person in known.here}
