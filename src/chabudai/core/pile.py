"""Piles: cards that lie face down, and who knows what about them.

Every card of a pile carries one tag per onlooker. The tag says to which *group* the card belongs in that
onlooker's eyes: cards of one group could have changed places without that onlooker noticing. Group 0 is the
undisturbed deck; KNOWN means that the onlooker knows this very card. Dealing the hidden cards anew for a
seat (`redeal`) is therefore one shuffle per group: it contradicts nothing the seat has seen, and every
arrangement the seat holds possible is equally likely.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from chabudai.core.numbers import bit, shifted
from chabudai.core.rng import Generator

SPECTATOR: Final = 6  # the onlooker who sits at no seat; seats are 0 to 5
ONLOOKERS: Final = 7

CARD_BITS: Final = 12
CARD_MASK: Final = (1 << CARD_BITS) - 1
TAG_BITS: Final = 6
KNOWN: Final = (1 << TAG_BITS) - 1  # also the mask of one tag
MOST_GROUPS: Final = KNOWN - 1
KNOWN_TO_ALL: Final = (1 << (TAG_BITS * ONLOOKERS)) - 1
EVERY_ONLOOKER: Final = (1 << ONLOOKERS) - 1


def onlooker_of(seat: int | None) -> int:
    return SPECTATOR if seat is None else seat


def open_card(card: i64) -> i64:
    """The entry of a card that everybody knows."""
    return (KNOWN_TO_ALL << CARD_BITS) | card


def card_of(entry: i64) -> i64:
    return entry & CARD_MASK


def tag_of(entry: i64, onlooker: i64) -> i64:
    return (entry >> (CARD_BITS + TAG_BITS * onlooker)) & KNOWN


def with_tag(entry: i64, onlooker: i64, tag: i64) -> i64:
    shift: i64 = CARD_BITS + TAG_BITS * onlooker
    return (entry & ~shifted(KNOWN, shift)) | shifted(tag, shift)


def strangers(entry: i64) -> i64:
    """The onlookers, as a bit mask, who do not know this card."""
    if entry <= CARD_MASK:
        return EVERY_ONLOOKER
    if entry >> CARD_BITS == KNOWN_TO_ALL:
        return 0
    mask: i64 = 0
    onlooker: i64 = 0
    while onlooker < ONLOOKERS:
        if tag_of(entry, onlooker) != KNOWN:
            mask |= bit(onlooker)
        onlooker += 1
    return mask


@mypyc_attr(acyclic=True)
class Pile:
    """A face-down pile. The last entry is the top; an entry is a card with its tags.

    A pile and its clones share their entries until one of them is changed: what changes them takes them by `own`.
    """

    entries: list[int]
    is_shared: bool

    def __init__(self, entries: list[int], is_shared: bool = False) -> None:
        self.entries = entries
        self.is_shared = is_shared

    def clone(self) -> "Pile":
        self.is_shared = True
        return Pile(self.entries, True)

    def own(self) -> list[int]:
        """The entries, to be changed: from now on they are nobody else's."""
        if self.is_shared:
            self.entries = self.entries.copy()
            self.is_shared = False
        return self.entries

    def take(self, place: i64 = -1) -> i64:
        """Take an entry away, the top one if nothing else is said."""
        return self.own().pop(place)

    def put(self, entry: i64) -> None:
        """Lay an entry on top."""
        self.own().append(entry)

    def size(self) -> i64:
        return len(self.entries)

    def cards(self) -> list[int]:
        """The cards, top first: the truth, which no view may show as it is."""
        return [card_of(entry) for entry in reversed(self.entries)]

    def kinds(self) -> list[int]:
        """The cards without repetition, in the order of their numbers."""
        kinds: list[int] = []
        for entry in self.entries:
            card = card_of(entry)
            place: i64 = 0
            while place < len(kinds) and kinds[place] < card:
                place += 1
            if place == len(kinds) or kinds[place] != card:
                kinds.insert(place, card)
        return kinds

    def holds(self, card: i64) -> bool:
        return self.place_of(card) >= 0

    def place_of(self, card: i64) -> i64:
        place: i64 = 0
        for entry in self.entries:
            if card_of(entry) == card:
                return place
            place += 1
        return -1

    def known_to(self, onlooker: i64) -> bool:
        """Whether the onlooker knows every card of the pile."""
        for entry in self.entries:
            if tag_of(entry, onlooker) != KNOWN:
                return False
        return True

    def show(self, onlooker: i64) -> bool:
        """Let the onlooker look through the pile; tells whether there was anything new to see."""
        if self.known_to(onlooker):
            return False
        self.entries = [with_tag(entry, onlooker, KNOWN) for entry in self.entries]
        self.is_shared = False
        return True

    def put_under(self, entries: list[int]) -> None:
        """Lay cards under the pile, the first of them undermost."""
        self.entries = entries + self.entries
        self.is_shared = False


def mingle(entries: list[int], group: i64, in_the_know: i64 = -1) -> list[int]:
    """The entries after somebody changed their order unseen: what was known of each is known of the group.

    An onlooker who knew some of them and not others keeps nothing: less than a perfect memory, never more.
    `in_the_know` is the onlooker, if any, who saw where each card went.
    """
    if len(entries) < 2 or all_untouched(entries):
        return entries
    common: i64 = 0
    kinds = kinds_of_tags(entries)
    onlooker: i64 = 0
    while onlooker < ONLOOKERS:
        if onlooker != in_the_know:
            common = with_tag(common, onlooker, mingled_tag(kinds, onlooker, group))
        onlooker += 1
    if in_the_know < 0:
        return [card_of(entry) | common for entry in entries]
    return [with_tag(card_of(entry) | common, in_the_know, tag_of(entry, in_the_know)) for entry in entries]


def all_untouched(entries: list[int]) -> bool:
    """Whether nobody knows anything of these cards."""
    for entry in entries:
        if entry > CARD_MASK:
            return False
    return True


def kinds_of_tags(entries: list[int]) -> list[int]:
    """Entries that stand for all: mostly one, because all are known to the same onlookers."""
    first: i64 = entries[0]
    for entry in entries:
        if entry >> CARD_BITS != first >> CARD_BITS:
            return entries
    return entries[:1]


def mingled_tag(entries: list[int], onlooker: i64, group: i64) -> i64:
    tag: i64 = tag_of(entries[0], onlooker)
    for entry in entries:
        if tag_of(entry, onlooker) != tag:
            return 0
    return group if tag == KNOWN else tag


def unused_group(piles: list[Pile]) -> i64:
    """A number that no card bears; 0, the undisturbed deck, if all are taken: then the group is forgotten."""
    used: i64 = 0
    for pile in piles:
        for entry in pile.entries:
            onlooker: i64 = 0
            while onlooker < ONLOOKERS:
                used |= bit(tag_of(entry, onlooker))
                onlooker += 1
    group: i64 = 1
    while group <= MOST_GROUPS:
        if not (used >> group) & 1:
            return group
        group += 1
    return 0


def redeal(piles: list[Pile], onlooker: i64, generator: Generator) -> None:
    """Deal anew whatever the onlooker does not know of piles that share one stock of cards."""
    present: i64 = 0
    for pile in piles:
        for entry in pile.entries:
            present |= bit(tag_of(entry, onlooker))
    group: i64 = 0
    while group <= MOST_GROUPS:
        if (present >> group) & 1:
            redeal_group(piles, onlooker, group, generator)
        group += 1


def redeal_group(piles: list[Pile], onlooker: i64, group: i64, generator: Generator) -> None:
    cards = [card_of(entry) for pile in piles for entry in pile.entries if tag_of(entry, onlooker) == group]
    if len(cards) < 2:
        return
    cards.sort()  # so that the deal depends on what the onlooker knows and on nothing else
    generator.shuffle(cards)
    for pile in piles:
        entries = pile.own()
        for place in range(len(entries)):
            entry: i64 = entries[place]
            if tag_of(entry, onlooker) == group:
                entries[place] = (entry & ~CARD_MASK) | cards.pop()
