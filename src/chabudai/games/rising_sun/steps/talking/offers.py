"""R-9, R-29.N: offers: made, accepted, declined, withdrawn, expired. What is immediate is done at one stroke."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from chabudai.core.messages import Message, Who, Words
from chabudai.core.numbers import bit
from chabudai.games.rising_sun.actions import MOST_OFFERS
from chabudai.games.rising_sun.circles import circle_of
from chabudai.games.rising_sun.components import AUTUMN, NOBODY, WAR
from chabudai.games.rising_sun.events import ACCEPTS, ALLIES, EXPIRES, GIVES, OFFERS, PROMISES
from chabudai.games.rising_sun.promises import NO_PROMISE, OPEN, TERM, TERMS
from chabudai.games.rising_sun.rulings import OFF
from chabudai.games.rising_sun.state import RisingSunState
from chabudai.games.rising_sun.steps.talking.keeping import (
    AT_WAR,
    PoliticsOver,
    WarOver,
    audience,
    judge,
    note_paid,
    put_talk,
    with_promises,
)
from chabudai.games.rising_sun.talk import Offer, Promise, Talk

# First what both do, then what the one gives, then what is asked of the other.
IN_SENTENCES: Final = [
    TERM.index[name]
    for name in ("alliance", "coins", "ronin", "promise", "asked_coins", "asked_ronin", "asked_promise")
]


@mypyc_attr(acyclic=True)
class Found:
    """An open offer and the circle that knows it."""

    circle: i64
    offer: Offer

    def __init__(self, circle: i64, offer: Offer) -> None:
        self.circle = circle
        self.offer = offer


def find_offer(state: RisingSunState, giver: i64, taker: i64, which: i64) -> Found | None:
    """Of the one to the other, openly or in private."""
    if giver == taker or giver >= state.seats or taker >= state.seats:
        return None
    found = find_in(state, 0, giver, taker, which)
    return found if found is not None else find_in(state, circle_of(giver, taker), giver, taker, which)


def find_in(state: RisingSunState, circle: i64, giver: i64, taker: i64, which: i64) -> Found | None:
    for offer in state.talks[circle].offers:
        if offer.giver == giver and offer.taker == taker and offer.which == which:
            return Found(circle, offer)
    return None


def number_of_offers(state: RisingSunState, giver: i64) -> i64:
    """How many a player has open, to whomever."""
    number: i64 = 0
    for talk in state.talks:
        for offer in talk.offers:
            if offer.giver == giver:
                number += 1
    return number


def free_number(state: RisingSunState, giver: i64, taker: i64, circle: i64) -> i64:
    """By which one can speak of a new offer. It depends on nothing that is not known to all who hear of it."""
    which: i64 = 0 if circle == 0 else MOST_OFFERS
    while find_offer(state, giver, taker, which) is not None:
        which += 1
    return which


# --- making and ending them ---------------------------------------------------------------------------------------


def propose(state: RisingSunState, offer: Offer, circle: i64) -> bool:
    """R-9.6: whether it waits for an answer; a gift does not where the table rules so."""
    waits = state.rules.gift_needs_answer or not is_gift(offer)
    if waits:
        make_offer(state, offer, circle)
    else:
        execute(state, offer, circle)
    return waits


def make_offer(state: RisingSunState, offer: Offer, circle: i64) -> None:
    talk = state.talks[circle]
    put_talk(state, circle, with_offers(talk, [*talk.offers, offer]))
    if state.journal is not None:
        values = [int(offer.giver), int(offer.taker), int(offer.which) + 1, *terms_of(offer)]
        state.tell_some(OFFERS, audience(state, circle), values)


def terms_of(offer: Offer) -> list[int]:
    """What it says, without what it says nothing about."""
    given = [int(offer.ally), offer.coins, offer.ronin, offer.promise]
    parts = [*given, offer.asked_coins, offer.asked_ronin, offer.asked_promise]
    return [TERMS.of(term, int(number)) for term, number in zip(IN_SENTENCES, parts, strict=True) if number > 0]


def terms_said(offer: Offer) -> list[Words]:
    """The same in words."""
    giver, taker = int(offer.giver), int(offer.taker)
    return [TERMS.said_between(term, giver, taker) for term in terms_of(offer)]


def offer_said(key: str, other: i64, found: Found | None) -> Message:
    """A sentence about an offer from or to somebody: it is told apart by what it says, never by a number."""
    terms = terms_said(found.offer) if found is not None else []
    return Message(key, {"player": Who(int(other)), "terms": terms})


def with_offers(talk: Talk, offers: list[Offer]) -> Talk:
    changed = Talk()
    changed.offers = offers
    changed.promises = talk.promises
    return changed


def remove(state: RisingSunState, found: Found) -> None:
    talk = state.talks[found.circle]
    put_talk(state, found.circle, with_offers(talk, [each for each in talk.offers if each is not found.offer]))


def expire(state: RisingSunState, found: Found) -> None:
    remove(state, found)
    offer = found.offer
    values = [int(offer.giver), int(offer.taker), int(offer.which) + 1]
    state.tell_some(EXPIRES, audience(state, found.circle), values)


def is_gift(offer: Offer) -> bool:
    """R-9.6: it asks for nothing."""
    asks = offer.asked_coins + offer.asked_ronin + offer.asked_promise
    return asks == 0 and not offer.ally and offer.coins + offer.ronin > 0


# --- accepting ----------------------------------------------------------------------------------------------------


def accept(state: RisingSunState, found: Found) -> None:
    """R-29.N.4: both reserves are looked at again; what can no longer be done expires."""
    offer = found.offer
    if not can_be_done(state, offer):
        expire(state, found)
        return
    remove(state, found)
    values = [int(offer.taker), int(offer.giver), int(offer.which) + 1]
    state.tell_some(ACCEPTS, audience(state, found.circle), values)
    execute(state, offer, found.circle)


def can_be_done(state: RisingSunState, offer: Offer) -> bool:
    giver, taker = state.clans[offer.giver], state.clans[offer.taker]
    if giver.coins < offer.coins or giver.ronin < offer.ronin:
        return False
    if taker.coins < offer.asked_coins or taker.ronin < offer.asked_ronin:
        return False
    return not offer.ally or may_ally(state, offer.giver, offer.taker)


def may_ally(state: RisingSunState, one: i64, other: i64) -> bool:
    """R-8.2: each player has at most one ally."""
    return state.ally[one] == NOBODY and state.ally[other] == NOBODY


def execute(state: RisingSunState, offer: Offer, circle: i64) -> None:
    """R-9.5: everything immediate at one stroke; promises are written down."""
    transfer(state, offer.giver, offer.taker, offer.coins, offer.ronin)
    transfer(state, offer.taker, offer.giver, offer.asked_coins, offer.asked_ronin)
    if offer.ally:
        form_alliance(state, offer.giver, offer.taker)
    note_promise(state, circle, offer.giver, offer.taker, offer.promise)
    note_promise(state, circle, offer.taker, offer.giver, offer.asked_promise)


def transfer(state: RisingSunState, giver: i64, taker: i64, coins: i64, ronin: i64) -> None:
    """R-9.4, R-29.N.8: final, and for all to see."""
    if coins + ronin == 0:
        return
    state.clans[giver].coins -= coins
    state.clans[giver].ronin -= ronin
    state.clans[taker].coins += coins
    state.clans[taker].ronin += ronin
    state.tell(GIVES, giver, taker, coins, ronin)
    note_paid(state, giver, taker, coins, ronin)


def form_alliance(state: RisingSunState, one: i64, other: i64) -> None:
    """R-8.2, R-8.5"""
    state.ally[one], state.ally[other] = int(other), int(one)
    for seat in (one, other):
        state.clans[seat].allied |= bit(state.season)
    state.tell(ALLIES, one, other)


def note_promise(state: RisingSunState, circle: i64, seat: i64, other: i64, number: i64) -> None:
    if number == NO_PROMISE:
        return
    promise = Promise()
    promise.seat, promise.other, promise.promise = seat, other, number
    promise.season, promise.status = state.season, OPEN
    promise.made_at = AT_WAR if state.phase == WAR else len(state.track)
    talk = state.talks[circle]
    put_talk(state, circle, with_promises(talk, [*talk.promises, promise]))
    values = [int(seat), int(other), int(number)]
    state.tell_some(PROMISES, audience(state, circle), values)


# --- R-29.N.4: offers end with the time in which they could be accepted -------------------------------------------


def tea_ends(state: RisingSunState) -> None:
    """No alliance can be formed any more."""
    expire_all(state, True, False)


def war_begins(state: RisingSunState) -> None:
    """R-17.2: no coins or ronin can be given any more."""
    if state.rules.talk != OFF:
        expire_all(state, True, True)
        judge(state, PoliticsOver())


def war_ends(state: RisingSunState) -> None:
    """All that was said in this season is over."""
    if state.rules.talk == OFF:
        return
    for circle in range(len(state.talks)):
        for offer in state.talks[circle].offers:
            expire(state, Found(circle, offer))
    judge(state, WarOver(state.season == AUTUMN))


def expire_all(state: RisingSunState, alliances: bool, transfers: bool) -> None:
    for circle in range(len(state.talks)):
        for offer in state.talks[circle].offers:
            moves = offer.coins + offer.ronin + offer.asked_coins + offer.asked_ronin > 0
            if (alliances and offer.ally) or (transfers and moves):
                expire(state, Found(circle, offer))
