"""Offers: which are worth making and accepting. Whom to ally with is a matter of its own (`courting`)."""

from typing import Final

from mypy_extensions import i64

from chabudai.games.rising_sun.actions import (
    ABOUT_MANDATE,
    ACCEPT,
    ALLIANCE,
    BID,
    GIVE_RONIN,
    OFFER,
    OPENLY,
    PASS,
    PROMISE,
    SECRETLY,
    USE,
    WITHDRAW,
)
from chabudai.games.rising_sun.components import (
    LOTUS,
    MANDATES,
    NOBODY,
    POLITICAL,
    TEA,
)
from chabudai.games.rising_sun.force import force_in
from chabudai.games.rising_sun.judgement.courting import PAID_FOR_ALLY, Courting, Proposal, is_ready
from chabudai.games.rising_sun.judgement.mandates import share_in, worth_of_mandate
from chabudai.games.rising_sun.judgement.positions import token_worth
from chabudai.games.rising_sun.judgement.words import (
    BROKEN_WORD,
    has_sworn_another,
    name_lost,
    promises_known,
    trust,
)
from chabudai.games.rising_sun.judgement.worths import COIN, RONIN
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
from chabudai.games.rising_sun.state import RisingSunState
from chabudai.games.rising_sun.steps.mandates.track import Announce, ChooseMandate, ChooseTile
from chabudai.games.rising_sun.steps.talking.deals import found_by
from chabudai.games.rising_sun.steps.talking.drafting import (
    ALLIANCE_I_PAY,
    ALLIANCE_PLAIN,
    I_PAY_FOR_PROMISE,
    Draft,
)
from chabudai.games.rising_sun.steps.talking.offers import can_be_done, find_offer
from chabudai.games.rising_sun.steps.talking.parts import (
    A_MANDATE,
    AN_ALLIANCE,
    ASKED_PROMISE,
    COINS_GIVEN,
    RONIN_GIVEN,
    THE_CIRCLE,
    THE_TEMPLATE,
)
from chabudai.games.rising_sun.steps.talking.windows import AnswerOffer, MakeOffer
from chabudai.games.rising_sun.talk import Offer

ACCEPTED: Final = 0.6  # how likely an offer is accepted that is good for whom it is made to
HARDLY: Final = 0.03
ASKED: Final = 0.01  # to offer an alliance, where it was thought best to; but first others are answered
HONEST: Final = 0.85  # how likely one's own promises are kept
UNANSWERED: Final = 0.02  # an offer should not be left lying
PAID_COIN: Final = 2.0  # what it must bring: in a battle a coin decides more than it is worth in the reserve
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
                worth += hope_of_ally(state, offer) if offer.ally else hope(state, seat, offer)
            elif offer.taker == seat and not is_left_open(state, offer):
                worth -= UNANSWERED
    return worth


def is_left_open(state: RisingSunState, offer: Offer) -> bool:
    """Coins for a mandate may still be accepted at the next turn. At tea everybody is answered."""
    if state.phase == TEA or offer.ally or offer.asked_coins + offer.asked_ronin > 0:
        return False
    return kind_of(offer.asked_promise) == PLAY_MANDATE and offer.coins > 0


def hope_of_ally(state: RisingSunState, offer: Offer) -> float:
    """One that can no longer come about should not be left lying."""
    return ASKED if can_be_done(state, offer) else -UNANSWERED


def hope(state: RisingSunState, seat: i64, offer: Offer) -> float:
    """What one's own open offer promises."""
    if not can_be_done(state, offer):
        return 0.0
    gain = -PAID_COIN * float(offer.coins) - PAID_RONIN * float(offer.ronin)
    gain += COIN * float(offer.asked_coins) + RONIN * float(offer.asked_ronin)
    if offer.asked_promise != NO_PROMISE:
        gain += trust(state, offer.taker) * worth_to_other(state, seat, offer.taker, offer.asked_promise)
    if offer.promise != NO_PROMISE:
        gain -= HONEST * cost_of(state, seat, offer.promise)
    gain += paid_back(state, offer)
    likes = gain_of_taker(state, offer) > 0.0
    return (ACCEPTED if likes else HARDLY) * gain


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


def first_words(
    courting: Courting, state: RisingSunState, seat: i64, legal: list[int], done: list[list[int]]
) -> list[int]:
    """Answers to offers; at tea an alliance, later coins for a mandate and coins that are owed."""
    words = [action for action in legal if is_worth_answering(courting, state, seat, action, done)]
    if state.phase == TEA:
        proposal = None if is_ready(state, seat) else courting.proposal(state, seat, done)
        offers = [] if proposal is None else [OFFER.at(proposal.taker)]
        return words + [action for action in offers if action in legal]
    return words + [action for action in legal if is_worth_offering(state, seat, action, done)]


def is_worth_offering(state: RisingSunState, seat: i64, action: i64, done: list[list[int]]) -> bool:
    """Coins, and no more of them to whom they were offered already. A counter-offer comes after an answer."""
    other = OFFER.which(action)
    if not OFFER.has(action) or has_offered(state, seat, other) or any(said[0] == action for said in done):
        return False
    if owed(state, seat, other) != NO_PROMISE:
        return True
    return may_buy_mandate(state, seat, other) and not has_offered(state, other, seat)


def is_worth_answering(
    courting: Courting, state: RisingSunState, seat: i64, action: i64, done: list[list[int]]
) -> bool:
    """An alliance is accepted or declined as it is thought best; of anything else both are weighed."""
    found = None if OFFER.has(action) else found_by(state, seat, action)
    if found is None:
        return False
    if WITHDRAW.has(action):
        return found.offer.ally and not can_be_done(state, found.offer)
    if not found.offer.ally:
        return True
    if can_be_done(state, found.offer) and courting.asks_first(state, seat, found.offer, done):
        return False  # it is answered in a moment
    return ACCEPT.has(action) == accepts_alliance(courting, state, seat, found.offer, done)


def accepts_alliance(
    courting: Courting, state: RisingSunState, seat: i64, offer: Offer, done: list[list[int]]
) -> bool:
    if not can_be_done(state, offer):
        return False
    rest = gain_of_taker(state, offer) - (PAID_FOR_ALLY - COIN) * float(offer.asked_coins)
    return courting.accepts(state, seat, offer, rest, done)


def candidates(
    courting: Courting, state: RisingSunState, seat: i64, draft: Draft, legal: list[int], done: list[list[int]]
) -> list[int]:
    """Of what may be said next, what leads to an offer worth weighing; never none."""
    if state.phase == TEA:
        proposal = courting.proposal(state, seat, done)
        wanted = [] if proposal is None else courting_words(proposal, draft)
    else:
        wanted = words_of_offer(state, seat, draft)
    return [action for action in wanted if action in legal] or legal[:1]


def courting_words(proposal: Proposal, draft: Draft) -> list[int]:
    """An alliance, for coins or for nothing."""
    part = draft.next()
    if part == THE_TEMPLATE:
        return [USE.at(ALLIANCE_I_PAY if proposal.coins > 0 else ALLIANCE_PLAIN)]
    if part == COINS_GIVEN:
        return [BID.at(proposal.coins)]
    if part == AN_ALLIANCE:
        return [ALLIANCE.only]
    return [OPENLY.only if proposal.openly else SECRETLY.only] if part == THE_CIRCLE else []


def words_of_offer(state: RisingSunState, seat: i64, draft: Draft) -> list[int]:
    """Coins for a mandate, or coins that are owed."""
    part, owes = draft.next(), owed(state, seat, draft.taker)
    if part == THE_TEMPLATE:
        return [USE.at(I_PAY_FOR_PROMISE)]
    if part == COINS_GIVEN:
        return [BID.at(coins) for coins in coins_worth_giving(owes)]
    if part == RONIN_GIVEN:
        return [GIVE_RONIN.at(second_of(owes) if owes != NO_PROMISE else 0)]
    if part == ASKED_PROMISE:
        buys = state.phase == POLITICAL and owes == NO_PROMISE
        return [PROMISE.at(PLAY_MANDATE if buys else NO_PROMISE)]
    if part == A_MANDATE:
        return [ABOUT_MANDATE.at(kind) for kind in wanted_mandates(state, seat, draft.taker)]
    return []


def coins_worth_giving(owes: i64) -> list[int]:
    return [int(first_of(owes))] if owes != NO_PROMISE else list(range(1, MOST_FOR_A_WORD + 1))


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


# --- in a window ----------------------------------------------------------------------------------------------


def in_window(
    courting: Courting, state: RisingSunState, choice: MakeOffer, seat: i64, legal: list[int]
) -> list[int]:
    """To pass is always thought of."""
    if choice.said:
        wanted = words_in_window(courting, state, choice.draft(state), seat)
        return [action for action in wanted if action in legal] or legal[:1]
    taker = state.active if state.clans[seat].coins > 0 else NOBODY
    if state.phase == TEA:
        proposal = courting.proposal_in_round(state, seat)
        taker = NOBODY if proposal is None else proposal.taker
    return [action for action in legal if action == PASS.only or action == OFFER.at(taker)]


def words_in_window(courting: Courting, state: RisingSunState, draft: Draft, seat: i64) -> list[int]:
    if state.phase != TEA:
        return words_of_offer(state, seat, draft)
    proposal = courting.proposal_in_round(state, seat)
    return [] if proposal is None else courting_words(proposal, draft)


def in_answer(
    courting: Courting, state: RisingSunState, choice: AnswerOffer, seat: i64, legal: list[int]
) -> list[int]:
    """An alliance is accepted or declined as it is thought best; of anything else both are weighed."""
    found = find_offer(state, choice.giver, seat, choice.which)
    if found is None or not found.offer.ally:
        return legal
    accepts = accepts_alliance(courting, state, seat, found.offer, [])
    return [action for action in legal if ACCEPT.has(action) == accepts]
