"""R-9, R-29.N: deals beside the question, where the table talks freely."""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from chabudai.core.beside import NOBODY, Beside
from chabudai.core.messages import Message, Who
from chabudai.core.rng import Generator
from chabudai.core.steps import FREE, NOT_ASKED, bar
from chabudai.games.rising_sun.actions import ACCEPT, ACTIONS, DECLINE, MOST_OFFERS, OFFER, OFFER_NUMBERS, WITHDRAW
from chabudai.games.rising_sun.circles import circle_of
from chabudai.games.rising_sun.components import POLITICAL, TEA, WAR
from chabudai.games.rising_sun.events import DECLINES, WITHDRAWS
from chabudai.games.rising_sun.rulings import FREELY
from chabudai.games.rising_sun.state import RisingSunState
from chabudai.games.rising_sun.steps.talking.drafting import Draft, anything, bar_of, label_of, menu_of, open_to
from chabudai.games.rising_sun.steps.talking.keeping import audience
from chabudai.games.rising_sun.steps.talking.offers import (
    Found,
    accept,
    find_offer,
    number_of_offers,
    offer_said,
    propose,
    remove,
)
from chabudai.games.rising_sun.steps.talking.parts import PROMPTS

TOO_MANY_OFFERS: Final = bar("too-many-offers", "R-29.N.1")
NO_SUCH_OFFER: Final = bar("no-such-offer", "R-29.N.4")
NOT_TO_ONESELF: Final = bar("no-deal-with-oneself", "R-9.1")


def may_talk(state: RisingSunState) -> bool:
    """R-29.N.1: in the tea ceremony, the political phase and, promises alone, the war phase."""
    return state.rules.talk == FREELY and (state.phase == TEA or state.phase == POLITICAL or state.phase == WAR)


def drafted(state: RisingSunState, seat: i64, said: list[int]) -> Draft:
    """The offer that was begun by naming somebody."""
    draft = Draft(state, seat, OFFER.which(said[0]))
    for action in said[1:]:
        draft.say(action)
    return draft


def open_offers(state: RisingSunState, seat: i64) -> tuple[list[int], list[int]]:
    """Those made to a player, and the player's own; each as one number of the other player and which it is."""
    offered: list[int] = []
    own: list[int] = []
    for talk in state.talks:
        for offer in talk.offers:
            if offer.taker == seat:
                offered.append(int(offer.giver * OFFER_NUMBERS + offer.which))
            elif offer.giver == seat:
                own.append(int(offer.taker * OFFER_NUMBERS + offer.which))
    offered.sort()
    own.sort()
    return offered, own


def found_by(state: RisingSunState, seat: i64, action: i64) -> Found | None:
    """The open offer that an action speaks of."""
    if WITHDRAW.has(action):
        number = WITHDRAW.which(action)
        return find_offer(state, seat, number // OFFER_NUMBERS, number % OFFER_NUMBERS)
    number = ACCEPT.which(action) if ACCEPT.has(action) else DECLINE.which(action)
    return find_offer(state, number // OFFER_NUMBERS, seat, number % OFFER_NUMBERS)


def other_in(action: i64) -> i64:
    """Whom an action that speaks of an offer names."""
    verb = ACCEPT if ACCEPT.has(action) else DECLINE if DECLINE.has(action) else WITHDRAW
    return verb.which(action) // OFFER_NUMBERS


def speaks_of_offer(action: i64) -> bool:
    return ACCEPT.has(action) or DECLINE.has(action) or WITHDRAW.has(action)


NOT_TO_BE_SAID: Final = 0
SAID_SO_FAR: Final = 1
SAID_TO_THE_END: Final = 2


def how_far(deals: Beside[RisingSunState], state: RisingSunState, seat: i64, said: Sequence[int]) -> i64:
    """Whether nothing is barred, step by step, and nothing is left to say; the draft is read only once."""
    if state.over or not said or deals.bar(state, seat, [], said[0]) != FREE:
        return NOT_TO_BE_SAID
    if not OFFER.has(said[0]):
        return SAID_TO_THE_END if len(said) == 1 else NOT_TO_BE_SAID
    draft = Draft(state, seat, OFFER.which(said[0]))
    for action in said[1:]:
        if draft.is_whole() or bar_of(state, draft, action) != FREE:
            return NOT_TO_BE_SAID
        draft.say(action)
    return SAID_TO_THE_END if draft.is_whole() else SAID_SO_FAR


class Deals(Beside[RisingSunState]):
    """Answers to open offers, withdrawals, and new offers that are said part by part."""

    def is_open(self, state: RisingSunState) -> bool:
        return may_talk(state)

    def is_awaited(self, state: RisingSunState) -> bool:
        """R-29.2: at tea who is ready says so, and nothing else."""
        return may_talk(state) and state.phase == TEA

    def is_awaited_from(self, state: RisingSunState, seat: i64) -> bool:
        """R-29.N.4: whoever was offered something may answer as long as it is open."""
        return may_talk(state) and len(open_offers(state, seat)[0]) > 0

    def addressee(self, said: Sequence[int]) -> i64:
        return OFFER.which(said[0]) if OFFER.has(said[0]) else NOBODY

    def menu(self, state: RisingSunState, seat: i64, said: list[int]) -> list[int]:
        if not may_talk(state):
            return []
        return menu_of(state, drafted(state, seat, said)) if said else self.first_menu(state, seat)

    def first_menu(self, state: RisingSunState, seat: i64) -> list[int]:
        others = [other for other in range(state.seats) if other != seat]
        return [*self.answers(state, seat), *[OFFER.at(other) for other in others]]

    def answers(self, state: RisingSunState, seat: i64) -> list[int]:
        """To what was offered, and withdrawals of what one has offered: whatever is open may be spoken of."""
        offered, own = open_offers(state, seat)
        answers: list[int] = []
        for number in offered:
            answers.append(ACCEPT.at(number))
            answers.append(DECLINE.at(number))
        return answers + [WITHDRAW.at(number) for number in own]

    def bar(self, state: RisingSunState, seat: i64, said: list[int], action: i64) -> i64:
        if not may_talk(state):
            return NOT_ASKED
        if said:
            return bar_of(state, drafted(state, seat, said), action)
        if speaks_of_offer(action):
            if other_in(action) >= state.seats:
                return NOT_ASKED
            return FREE if found_by(state, seat, action) is not None else NO_SUCH_OFFER
        if not OFFER.has(action) or OFFER.which(action) >= state.seats:
            return NOT_ASKED
        if OFFER.which(action) == seat:
            return NOT_TO_ONESELF
        return FREE if number_of_offers(state, seat) < MOST_OFFERS else TOO_MANY_OFFERS

    def legal(self, state: RisingSunState, seat: i64, said: list[int]) -> list[int]:
        """In one go: what was said is read once."""
        if state.over or not may_talk(state):
            return []
        if not said:
            may_offer = number_of_offers(state, seat) < MOST_OFFERS
            return self.first_menu(state, seat) if may_offer else self.answers(state, seat)
        if not OFFER.has(said[0]):
            return []
        draft = drafted(state, seat, said)
        return [] if draft.is_whole() else open_to(state, draft)

    def bars(self, state: RisingSunState, seat: i64, said: list[int]) -> list[int]:
        if not said or not may_talk(state):
            return super().bars(state, seat, said)
        draft = drafted(state, seat, said)
        return [int(bar_of(state, draft, action)) for action in range(ACTIONS.count())]

    def check(self, state: RisingSunState, seat: i64, said: Sequence[int]) -> None:
        if how_far(self, state, seat, said) != SAID_TO_THE_END:
            super().check(state, seat, said)

    def check_so_far(self, state: RisingSunState, seat: i64, said: Sequence[int]) -> None:
        if how_far(self, state, seat, said) == NOT_TO_BE_SAID:
            super().check_so_far(state, seat, said)

    def is_whole(self, state: RisingSunState, seat: i64, said: list[int]) -> bool:
        if not said:
            return False
        return speaks_of_offer(said[0]) or drafted(state, seat, said).is_whole()

    def do(self, state: RisingSunState, seat: i64, said: list[int]) -> None:
        if OFFER.has(said[0]):
            self.offer(state, drafted(state, seat, said))
        else:
            self.speak_of_offer(state, seat, said[0])

    def offer(self, state: RisingSunState, draft: Draft) -> bool:
        """Whether it is done at once."""
        circle = 0 if draft.openly else circle_of(draft.giver, draft.taker)
        return not propose(state, draft.offer(state, circle), circle)

    def speak_of_offer(self, state: RisingSunState, seat: i64, action: i64) -> None:
        found = found_by(state, seat, action)
        assert found is not None
        if ACCEPT.has(action):
            accept(state, found)
            return
        remove(state, found)
        kind = WITHDRAWS if WITHDRAW.has(action) else DECLINES
        other = found.offer.taker if WITHDRAW.has(action) else found.offer.giver
        values = [int(seat), int(other), int(found.offer.which) + 1]
        state.tell_some(kind, audience(state, found.circle), values)

    # --- at random --------------------------------------------------------------------------------------------

    def say_anything(self, state: RisingSunState, seat: i64, generator: Generator) -> list[int]:
        if state.over or not may_talk(state):
            return []
        said = [int(self.begin_anyhow(state, seat, generator))]
        if OFFER.has(said[0]):
            draft = drafted(state, seat, said)
            while not draft.is_whole():
                said.append(int(anything(state, draft, generator)))
                draft.say(said[-1])
        return said

    def do_anything(self, state: RisingSunState, seat: i64, generator: Generator) -> bool:
        """No question is about what is open or promised: only what changes hands can change an answer to it."""
        if state.over or not may_talk(state):
            return False
        first = self.begin_anyhow(state, seat, generator)
        if not OFFER.has(first):
            self.speak_of_offer(state, seat, first)
            return ACCEPT.has(first)
        draft = Draft(state, seat, OFFER.which(first))
        while not draft.is_whole():
            draft.say(anything(state, draft, generator))
        return self.offer(state, draft)

    def begin_anyhow(self, state: RisingSunState, seat: i64, generator: Generator) -> i64:
        """Where there is talk: one of what may be said first, each as likely as the other."""
        offered, own = open_offers(state, seat)
        others = state.seats - 1 if len(own) < MOST_OFFERS else 0
        place = generator.below(2 * len(offered) + len(own) + others)
        if place < 2 * len(offered):
            answer = ACCEPT if place % 2 == 0 else DECLINE
            return answer.at(offered[place // 2])
        place -= 2 * len(offered)
        if place < len(own):
            return WITHDRAW.at(own[place])
        other = place - len(own)
        return OFFER.at(other if other < seat else other + 1)

    def prompt(self, state: RisingSunState, seat: i64, said: list[int]) -> Message:
        if not said:
            return Message("prompt-deal")
        draft = drafted(state, seat, said)
        return Message(PROMPTS[draft.next()], {"player": Who(int(draft.taker))})

    def label(self, state: RisingSunState, seat: i64, said: list[int], action: i64) -> Message:
        if said:
            return label_of(drafted(state, seat, said), action)
        if OFFER.has(action):
            return Message("label-offer", {"player": Who(int(OFFER.which(action)))})
        verb = "accept" if ACCEPT.has(action) else "decline" if DECLINE.has(action) else "withdraw"
        return offer_said(f"label-{verb}", other_in(action), found_by(state, seat, action))
