"""Journal: the events of a state, and who may know of each."""

from mypy_extensions import i64, mypyc_attr

from chabudai.core.events import EVERYONE, Event, EventKind
from chabudai.core.numbers import bit
from chabudai.core.pile import Pile, onlooker_of
from chabudai.core.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class Journal(Table):
    """A table at which somebody may listen: steps tell what they do."""

    def tell(self, kind: EventKind, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0) -> None:
        """Note what happened, for all to know: what the kind of event tells of, in that order."""
        if self.journal is not None:
            self.tell_some(kind, EVERYONE, [int(a), int(b), int(c), int(d), int(e)][: len(kind.parameters)])

    def tell_some(self, kind: EventKind, onlookers: i64, values: list[int]) -> None:
        """Note what happened, for some to know (a bit mask)."""
        if self.journal is not None:
            self.journal.append(Event(kind, onlookers, values))

    def tell_seat(self, kind: EventKind, seat: i64, cards: list[int]) -> None:
        """Note what one seat alone saw."""
        if self.journal is not None:
            self.journal.append(Event(kind, bit(seat), [int(seat), *cards]))

    def tell_pile(self, kind: EventKind, seat: i64, pile: Pile) -> None:
        """Note that one seat looked through a pile."""
        if self.journal is not None:
            self.tell_seat(kind, seat, sorted(pile.cards()))

    def tell_cards(self, kind: EventKind, seat: i64, cards: list[int]) -> None:
        """Note what happened to several cards, for all to know."""
        if self.journal is not None:
            self.journal.append(Event(kind, EVERYONE, [int(seat), *cards]))

    def events_since(self, count: int, seat: int | None) -> list[Event]:
        """What this seat (None: a spectator) may know of what happened, without the first `count` of it."""
        self.check_reader(seat)
        who = onlooker_of(seat)
        return [event for event in self.journal or [] if event.is_for(who)][count:]
