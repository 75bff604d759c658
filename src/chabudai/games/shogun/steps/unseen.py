"""S-16: plans that agree with what everybody has seen of one, each as likely as somebody who lays whatever is
possible would have laid it."""

from typing import Final

from mypy_extensions import i64

from chabudai.core.numbers import bit, members
from chabudai.core.rng import Generator
from chabudai.games.shogun.actions import BLANK, EMPTY, PLAN
from chabudai.games.shogun.components import ACTION_CARDS

CHEST_CARD: Final = BLANK.only
NO_CARD: Final = EMPTY.only
FINE: Final = 1 << 20  # how finely chances are told apart


class Unseen:
    """One plan as all see it: of the ten spaces some are opened, and those that are not are covered (S-6.8).

    On a covered space lies a province card that has not been seen elsewhere, or a chest card. How likely which is
    depends only on the place and on how many chest cards are left: so a small table holds all there is to know.
    """

    def __init__(self, known: list[int], opened: i64, cards: i64, lost: i64, chest_cards: i64, empty: i64) -> None:
        self.known = known
        self.opened = opened
        self.chest_cards = chest_cards
        self.cards: i64 = len(members(cards))  # left for the ten spaces
        self.free = self.unseen_cards(cards, lost)
        self.fewer: list[int] = []  # by place: cards of provinces seen before it
        self.empty: list[int] = []  # by place: spaces that may stay empty from there on
        self.count_seen(empty)
        self.weight: list[list[float]] = []  # by place and chest cards left: how likely the rest is

    def unseen_cards(self, cards: i64, lost: i64) -> list[int]:
        """S-8.18: a card that has left the hand or the board lies on no covered space."""
        left = cards & ~lost
        for place in range(1, ACTION_CARDS + 1):
            if self.is_open(place) and PLAN.has(self.known[place]):
                left &= ~bit(PLAN.which(self.known[place]))
        return members(left)

    def count_seen(self, empty: i64) -> None:
        seen: i64 = 0
        left = empty
        for place in range(ACTION_CARDS + 1):
            self.fewer.append(int(seen))
            self.empty.append(int(left))
            if place > 0 and self.is_open(place):
                seen += 1 if PLAN.has(self.known[place]) else 0
                left -= 1 if self.known[place] == NO_CARD else 0

    def is_open(self, place: i64) -> bool:
        return (self.opened >> place) & 1 == 1

    def laid(self, place: i64, chest_cards: i64) -> i64:
        """How many province cards lie on the spaces before this one."""
        return place - 1 - (self.chest_cards - chest_cards) - (self.empty[0] - self.empty[place])

    def options(self, place: i64, chest_cards: i64) -> float:
        """Among how many things one chose there."""
        number = self.cards - self.laid(place, chest_cards)
        number += 1 if chest_cards > 0 else 0
        number += 1 if self.empty[place] > 0 else 0
        return float(max(1, number))

    def by_card(self, place: i64, chest_cards: i64) -> float:
        """How likely it is that an unseen province card lies there, and what follows."""
        unseen: i64 = len(self.free) - (self.laid(place, chest_cards) - self.fewer[place])
        return float(max(0, unseen)) * self.weight[place + 1][chest_cards] / self.options(place, chest_cards)

    def by_chest_card(self, place: i64, chest_cards: i64) -> float:
        if chest_cards == 0:
            return 0.0
        return self.weight[place + 1][chest_cards - 1] / self.options(place, chest_cards)

    def weigh(self, place: i64, chest_cards: i64) -> float:
        if not self.is_open(place):
            return self.by_card(place, chest_cards) + self.by_chest_card(place, chest_cards)
        if self.known[place] == CHEST_CARD:
            return self.by_chest_card(place, chest_cards)
        return self.weight[place + 1][chest_cards] / self.options(place, chest_cards)

    def weigh_all(self) -> None:
        self.weight = [[1.0] * int(self.chest_cards + 1) for _ in range(ACTION_CARDS + 2)]
        place: i64 = ACTION_CARDS
        while place > 0:
            self.weight[place] = [self.weigh(place, left) for left in range(self.chest_cards + 1)]
            place -= 1

    def answer(self, generator: Generator) -> list[int]:
        self.weigh_all()
        free = self.free.copy()
        generator.shuffle(free)
        picks = self.known[:1]
        left = self.chest_cards
        for place in range(1, ACTION_CARDS + 1):
            pick = self.known[place] if self.is_open(place) else self.pick(place, left, free, generator)
            if pick == CHEST_CARD:
                left -= 1
            picks.append(pick)
        return picks

    def pick(self, place: i64, left: i64, free: list[int], generator: Generator) -> int:
        card, chest_card = self.by_card(place, left), self.by_chest_card(place, left)
        if float(generator.below(FINE)) * (card + chest_card) < card * float(FINE):
            return PLAN.at(free.pop())
        return CHEST_CARD
