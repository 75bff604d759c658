"""Hidden information: whatever is shown goes through here, so that `secrets` cannot be forgotten."""

from mypy_extensions import i64, mypyc_attr

from chabudai.core.events import EVERYONE
from chabudai.core.journal import Journal
from chabudai.core.numbers import bit
from chabudai.core.pile import MOST_GROUPS, Pile, card_of, mingle, open_card, strangers, unused_group


@mypyc_attr(allow_interpreted_subclasses=True)
class Hidden(Journal):
    """A table with piles and luck: cards are drawn, looked at and shuffled, numbers are rolled."""

    def shown_to(self, onlookers: i64) -> None:
        """Something hidden or random has been shown to these onlookers (a bit mask)."""
        self.learners |= onlookers
        if onlookers & self.everybody():
            self.secrets += 1

    def unshared(self, seat: i64) -> i64:
        """The seats that do not know all that this seat knows, as a bit mask: what it does might tell them more."""
        mask = self.unshared_rest(seat)
        if self.plans is not None or len(self.picks) > 0:
            mask = self.everybody()
        for pool in self.pools():
            for pile in pool:
                for entry in pile.entries:
                    unaware = strangers(entry)
                    if (unaware >> seat) & 1 == 0:
                        mask |= unaware
        return mask & self.everybody() & ~bit(seat)

    def draw(self, pile: Pile) -> i64:
        """Turn over the top card for all to see."""
        entry = pile.take()
        self.shown_to(strangers(entry))
        return card_of(entry)

    def draw_unseen(self, pile: Pile, other: Pile) -> None:
        """Move the top card to another pile, face down."""
        other.put(pile.take())

    def look(self, pile: Pile, seat: i64) -> None:
        """Let one seat look through a face-down pile."""
        if pile.show(seat):
            self.shown_to(bit(seat))

    def pick_out(self, pile: Pile, card: i64) -> None:
        """Take this card out of a face-down pile for all to see."""
        entry = pile.take(pile.place_of(card))
        self.shown_to(strangers(entry))

    def turn_up(self, pile: Pile) -> None:
        """Let all see the top card of a pile while it stays there."""
        if pile.entries:
            entry = pile.take()
            self.shown_to(strangers(entry))
            pile.put(open_card(card_of(entry)))

    def turn_all_up(self, pile: Pile) -> None:
        """Let all see every card of a pile while they stay there."""
        for entry in pile.entries:
            self.shown_to(strangers(entry))
        pile.entries = [open_card(card_of(entry)) for entry in pile.entries]
        pile.is_shared = False

    def lay_down(self, pile: Pile, card: i64, other: Pile, seat: i64) -> None:
        """Lay a card that only this seat has chosen face down on another pile: of the first pile's cards that the
        others knew, none can be told from the one that went. The seat itself remembers where it is."""
        pile.entries = mingle(pile.entries, self.new_group(), seat)
        other.put(pile.take(pile.place_of(card)))

    def roll(self, limit: i64, onlookers: i64 = EVERYONE) -> i64:
        """A random number from 0 to limit - 1 that these onlookers see."""
        self.shown_to(onlookers)
        return self.generator.below(limit)

    def new_group(self) -> i64:
        """A number for cards that are mingled now, one that no other group bears."""
        if self.groups < MOST_GROUPS:
            self.groups += 1
            return self.groups
        return unused_group([pile for pool in self.pools() for pile in pool])

    def shuffle_under(self, pile: Pile, entries: list[int]) -> None:
        """Put cards under a pile in random order, which nobody sees."""
        mingled = mingle(entries, self.new_group()).copy() if len(entries) > 1 else entries
        self.generator.shuffle(mingled)
        pile.put_under(mingled)
