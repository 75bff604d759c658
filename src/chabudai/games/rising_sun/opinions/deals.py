"""Offers: which are worth making and accepting, and whom to ally with."""

from typing import Final

from mypy_extensions import i64

from chabudai.games.rising_sun.actions import (
    ABOUT_MANDATE,
    ACCEPT,
    ALLIANCE,
    ALLY,
    ALONE,
    BID,
    DECLINE,
    GIVE_RONIN,
    OFFER,
    OPENLY,
    PASS,
    PROMISE,
    USE,
)
from chabudai.games.rising_sun.components import (
    LOTUS,
    MANDATES,
    NOBODY,
    POLITICAL,
    TEA,
)
from chabudai.games.rising_sun.force import force_in
from chabudai.games.rising_sun.opinions.mandates import share_in, worth_of_mandate
from chabudai.games.rising_sun.opinions.positions import token_worth
from chabudai.games.rising_sun.opinions.words import (
    BROKEN_WORD,
    has_sworn_another,
    name_lost,
    promises_known,
    trust,
)
from chabudai.games.rising_sun.opinions.worths import ALLIANCE_WORTH, COIN, RONIN
from chabudai.games.rising_sun.promises import (
    DO_NOT_PLAY,
    LEAVE_ADVANTAGE,
    LEAVE_SHRINE,
    NO_PROMISE,
    OPEN,
    PAY_LATER,
    PLAY_MANDATE,
    STAY_OUT,
    first_of,
    kind_of,
    second_of,
)
from chabudai.games.rising_sun.rulings import OFF
from chabudai.games.rising_sun.state import Offer, RisingSunState
from chabudai.games.rising_sun.steps.mandates.track import Announce, ChooseMandate, ChooseTile
from chabudai.games.rising_sun.steps.talking.drafting import (
    ALLIANCE_I_PAY,
    ALLIANCE_PLAIN,
    I_PAY_FOR_PROMISE,
    Draft,
)
from chabudai.games.rising_sun.steps.talking.offers import can_be_done
from chabudai.games.rising_sun.steps.talking.parts import (
    A_MANDATE,
    AN_ALLIANCE,
    ASKED_PROMISE,
    COINS_GIVEN,
    OWN_PROMISE,
    RONIN_GIVEN,
    THE_CIRCLE,
    THE_TEMPLATE,
)
from chabudai.games.rising_sun.steps.talking.windows import MakeOffer

ACCEPTED: Final = 0.6  # how likely an offer is accepted that is good for whom it is made to
HARDLY: Final = 0.03
ACCEPTED_TOO: Final = 0.27  # one of an alliance: there may be others
COURTED: Final = 0.15  # and if there are
FOR_A_COIN: Final = 0.25  # what a coin adds to that
HONEST: Final = 0.85  # how likely one's own promises are kept
UNANSWERED: Final = 0.02  # an offer should not be left lying
PAID_COIN: Final = 2.0  # what it must bring: in a battle a coin decides more than it is worth in the reserve
PAID_FOR_ALLY: Final = 0.7  # before income is spent
PAID_RONIN: Final = 0.8
NOT_DRAWN: Final = 0.9  # to promise a mandate whose tile one may not hold when it is one's turn
NOT_HELD: Final = 1.2  # or whose tile one does not hold now
MOST_FOR_A_WORD: Final = 2  # coins


# --- what lies on the table -----------------------------------------------------------------------------------


def worth_of_talk(state: RisingSunState, seat: i64) -> float:
    """Promises given and received, a name for breaking them, and open offers."""
    if state.rules.talk == OFF:
        return 0.0
    worth = -name_lost(state, seat)
    for promise in promises_known(state):
        if promise.status != OPEN:
            continue
        if promise.other == seat:
            worth += trust(state, promise.seat) * worth_to_other(state, seat, promise.seat, promise.promise)
        elif promise.seat == seat:
            worth -= HONEST * cost_of(state, seat, promise.promise)
    for talk in state.talks:
        for offer in talk.offers:
            if offer.giver == seat:
                worth += hope(state, seat, offer)
            elif offer.taker == seat and not is_left_open(offer):
                worth -= UNANSWERED
    return worth


def is_left_open(offer: Offer) -> bool:
    """A plain alliance may still be accepted while tea is served; so may coins for a mandate, at the next turn."""
    asks = offer.asked_coins + offer.asked_ronin
    mandate = kind_of(offer.asked_promise) == PLAY_MANDATE and offer.coins > 0
    return asks == 0 and ((offer.ally and offer.asked_promise == NO_PROMISE) or mandate)


def hope(state: RisingSunState, seat: i64, offer: Offer) -> float:
    """What one's own open offer promises."""
    if not can_be_done(state, offer):
        return 0.0
    gain = -(PAID_FOR_ALLY if offer.ally else PAID_COIN) * float(offer.coins) - PAID_RONIN * float(offer.ronin)
    gain += COIN * float(offer.asked_coins) + RONIN * float(offer.asked_ronin)
    if offer.asked_promise != NO_PROMISE:
        gain += trust(state, offer.taker) * worth_to_other(state, seat, offer.taker, offer.asked_promise)
    if offer.promise != NO_PROMISE:
        gain -= HONEST * cost_of(state, seat, offer.promise)
    gain += paid_back(state, offer)
    if offer.ally:
        likely = COURTED if is_courted(state, offer) else ACCEPTED_TOO
        likely += FOR_A_COIN * float(offer.coins) if is_courted(state, offer) else 0.0
        return likely * (gain + ALLIANCE_WORTH)
    likes = gain_of_taker(state, offer) > 0.0
    return (ACCEPTED if likes else HARDLY) * gain


def is_courted(state: RisingSunState, offer: Offer) -> bool:
    """Somebody else has offered an alliance, for all to hear."""
    for other in state.talks[0].offers:
        if other.ally and other.taker == offer.taker and other.giver != offer.giver:
            return True
    return False


def gain_of_taker(state: RisingSunState, offer: Offer) -> float:
    """As far as others can tell."""
    gain = COIN * float(offer.coins - offer.asked_coins) + RONIN * float(offer.ronin - offer.asked_ronin)
    if offer.asked_promise != NO_PROMISE:
        gain -= HONEST * cost_of(state, offer.taker, offer.asked_promise)
    if offer.promise != NO_PROMISE:
        gain += trust(state, offer.giver) * worth_to_other(state, offer.taker, offer.giver, offer.promise)
    return gain


def paid_back(state: RisingSunState, offer: Offer) -> float:
    """Coins that were promised keep one's word."""
    for promise in promises_known(state):
        if promise.status == OPEN and promise.seat == offer.giver and promise.other == offer.taker:
            owed = kind_of(promise.promise) == PAY_LATER
            if owed and first_of(promise.promise) <= offer.coins and second_of(promise.promise) <= offer.ronin:
                return BROKEN_WORD + HONEST * cost_of(state, offer.giver, promise.promise)
    return 0.0


# --- promises -------------------------------------------------------------------------------------------------


def worth_to_other(state: RisingSunState, seat: i64, promiser: i64, promise: i64) -> float:
    """What it brings the seat if the promise is kept."""
    kind, first = kind_of(promise), first_of(promise)
    if kind == PLAY_MANDATE:
        return share_in(state, seat, promiser, first) - usual_share(state, seat, promiser)
    if kind == DO_NOT_PLAY:
        return max(0.0, 0.3 * (usual_share(state, seat, promiser) - share_in(state, seat, promiser, first)))
    if kind == STAY_OUT:
        return 0.2 * token_worth(state, seat, first) if force_in(state, seat, first) > 0 else 0.05
    if kind == LEAVE_ADVANTAGE:
        return 0.3 if force_in(state, seat, second_of(promise)) > 0 else 0.05
    if kind == LEAVE_SHRINE:
        return 0.3
    return COIN * float(first) + RONIN * float(second_of(promise)) if kind == PAY_LATER else 0.3


def cost_of(state: RisingSunState, seat: i64, promise: i64) -> float:
    """What keeping it takes from whoever has promised."""
    kind, first = kind_of(promise), first_of(promise)
    if kind == PLAY_MANDATE:
        return cost_of_playing(state, seat, first)
    if kind == STAY_OUT:
        return 0.15 * token_worth(state, seat, first) + (0.5 if force_in(state, seat, first) > 0 else 0.0)
    if kind == LEAVE_ADVANTAGE:
        return 0.4 if force_in(state, seat, second_of(promise)) > 0 else 0.05
    return COIN * float(first) + RONIN * float(second_of(promise)) if kind == PAY_LATER else 0.25


def cost_of_playing(state: RisingSunState, seat: i64, kind: i64) -> float:
    """Against the best of the tiles in hand, if one has drawn. To promise two things is to break one's word."""
    if has_sworn_another(state, seat, kind):
        return BROKEN_WORD
    if state.active != seat or len(state.drawn.entries) == 0:
        return NOT_DRAWN
    best, found = 0.0, state.plays(seat, LOTUS)
    for tile in state.drawn.cards():
        best = max(best, worth_of_mandate(state, seat, tile))
        found = found or tile == kind
    return max(0.0, best - worth_of_mandate(state, seat, kind)) if found else NOT_HELD


def usual_share(state: RisingSunState, seat: i64, active: i64) -> float:
    total = 0.0
    for kind in range(MANDATES):
        total += share_in(state, seat, active, kind)
    return total / float(MANDATES)


# --- what is worth saying -------------------------------------------------------------------------------------


def is_worth_saying(state: RisingSunState, seat: i64, action: i64) -> bool:
    """Answers to offers; an alliance while tea is served, coins for a mandate or coins that are owed later."""
    if not OFFER.has(action):
        return ACCEPT.has(action) or DECLINE.has(action)
    other = action - OFFER.base
    if has_offered(state, seat, other):
        return False
    if state.phase == TEA:
        waiting = len(state.picks) > 0 and len(state.picks[seat]) == 0
        return waiting and not has_offered_alliance(state, seat) and may_woo(state, seat, other)
    return owed(state, seat, other) != NO_PROMISE or may_buy_mandate(state, seat, other)


def is_worth_offering(state: RisingSunState, seat: i64, action: i64) -> bool:
    """In a window: to pass is always thought of."""
    if action == PASS.base:
        return True
    other = action - OFFER.base
    return (
        may_woo(state, seat, other) if state.phase == TEA else state.clans[seat].coins > 0 and other == state.active
    )


def candidates(state: RisingSunState, seat: i64, draft: Draft, legal: list[int]) -> list[int]:
    """Of what may be said next, what leads to an offer worth weighing; never none."""
    part, owes = draft.next(), owed(state, seat, draft.taker)
    wanted: list[int] = []
    if part == THE_TEMPLATE:
        tea = state.phase == TEA
        wanted = [ALLIANCE_PLAIN, ALLIANCE_I_PAY] if tea else [I_PAY_FOR_PROMISE]
        wanted = [int(USE.base) + template for template in wanted]
    elif part == COINS_GIVEN:
        wanted = [int(BID.base) + coins for coins in coins_worth_giving(state, draft, owes)]
    elif part == RONIN_GIVEN:
        wanted = [int(GIVE_RONIN.base + (second_of(owes) if owes != NO_PROMISE else 0))]
    elif part == AN_ALLIANCE:
        wanted = [int(ALLIANCE.base)]
    elif part == OWN_PROMISE:
        wanted = [int(PROMISE.base)]
    elif part == ASKED_PROMISE:
        buys = state.phase == POLITICAL and owes == NO_PROMISE
        wanted = [int(PROMISE.base) + (PLAY_MANDATE if buys else NO_PROMISE)]
    elif part == A_MANDATE:
        wanted = [int(ABOUT_MANDATE.base) + kind for kind in wanted_mandates(state, seat, draft.taker)]
    elif part == THE_CIRCLE:
        wanted = [int(OPENLY.base)]
    return [action for action in wanted if action in legal] or legal[:1]


def coins_worth_giving(state: RisingSunState, draft: Draft, owes: i64) -> list[int]:
    if owes != NO_PROMISE:
        return [int(first_of(owes))]
    first = 0 if state.phase == TEA and draft.freely else 1
    return list(range(first, MOST_FOR_A_WORD + 1))


def wanted_mandates(state: RisingSunState, seat: i64, active: i64) -> list[int]:
    """Those of which one has more than usual."""
    usual = usual_share(state, seat, active)
    return [kind for kind in range(MANDATES) if share_in(state, seat, active, kind) > usual]


def may_buy_mandate(state: RisingSunState, seat: i64, other: i64) -> bool:
    """The other player is choosing one, and has not given a word on it."""
    choice = state.waiting
    if not isinstance(choice, (ChooseMandate, ChooseTile, Announce)) or choice.seat != other:
        return False
    for promise in promises_known(state):
        if promise.status == OPEN and promise.seat == other and kind_of(promise.promise) == PLAY_MANDATE:
            return False
    return state.clans[seat].coins > 0


def owed(state: RisingSunState, seat: i64, other: i64) -> i64:
    """What one has promised to pay the other and can, or NO_PROMISE."""
    if state.phase != POLITICAL:
        return NO_PROMISE
    clan = state.clans[seat]
    for promise in promises_known(state):
        if promise.status == OPEN and promise.seat == seat and promise.other == other:
            number = promise.promise
            if kind_of(number) == PAY_LATER and first_of(number) <= clan.coins and second_of(number) <= clan.ronin:
                return number
    return NO_PROMISE


def has_offered(state: RisingSunState, seat: i64, other: i64) -> bool:
    for talk in state.talks:
        for offer in talk.offers:
            if offer.giver == seat and offer.taker == other:
                return True
    return False


def has_offered_alliance(state: RisingSunState, seat: i64) -> bool:
    for talk in state.talks:
        for offer in talk.offers:
            if offer.giver == seat and offer.ally:
                return True
    return False


def may_woo(state: RisingSunState, seat: i64, other: i64) -> bool:
    return state.phase == TEA and state.ally[seat] == NOBODY and state.ally[other] == NOBODY


def in_window(state: RisingSunState, choice: MakeOffer, seat: i64, legal: list[int]) -> list[int]:
    if choice.said:
        return candidates(state, seat, choice.draft(state), legal)
    return [action for action in legal if is_worth_offering(state, seat, action)]


# --- without talk ---------------------------------------------------------------------------------------------


def partner_of(state: RisingSunState, seat: i64) -> int:
    """Those who are behind help each other: the last with the last but one, and so on; one may stay alone."""
    order = sorted(range(state.seats), key=lambda each: (int(state.points(each)), each))
    place = order.index(int(seat))
    other = place + 1 if place % 2 == 0 else place - 1
    return int(ALLY.base) + order[other] if other < len(order) else int(ALONE.base)
