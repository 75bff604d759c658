"""Which mandate to play, bury or announce."""

from typing import Final

from mypy_extensions import i64

from chabudai.games.rising_sun.actions import ANNOUNCE, BURY, PLAY
from chabudai.games.rising_sun.components import BETRAY, HARVEST, MARSHAL, PROVINCES, RECRUIT, SEASONS
from chabudai.games.rising_sun.force import strongest_in
from chabudai.games.rising_sun.judgement.betraying import worth_of_betraying
from chabudai.games.rising_sun.judgement.cards import spending, worth_of_buying
from chabudai.games.rising_sun.judgement.positions import reward
from chabudai.games.rising_sun.judgement.words import BROKEN_WORD, has_sworn
from chabudai.games.rising_sun.judgement.worths import ALLIANCE_WORTH, COIN, SITE, STRONGHOLD
from chabudai.games.rising_sun.promises import DO_NOT_PLAY, PLAY_MANDATE
from chabudai.games.rising_sun.state import RisingSunState
from chabudai.games.rising_sun.steps.figures import has_reserve
from chabudai.games.rising_sun.steps.prices import price_of_card, price_of_stronghold

TRAINING: Final = 0.6  # others buy as well
MOST_FOR_TRAINING: Final = 5.0  # another Train will come
MOST_IN_TURN: Final = 2.0  # and whoever buys later may find the best card gone
OTHERS: Final = 0.5  # what a mandate brings the one of them who has most of it counts against it


def best_mandate(state: RisingSunState, seat: i64, legal: list[int]) -> int:
    """Of the tiles that Lotus may bury, the one it would like least to leave to others."""
    best, best_worth = legal[0], -100.0
    for action in legal:
        verb = PLAY if PLAY.has(action) else BURY if BURY.has(action) else ANNOUNCE
        kind = verb.which(action)
        worth = worth_of_mandate(state, seat, kind)
        worth -= OTHERS * others_share(state, seat, kind)
        if not BURY.has(action):
            worth += worth_of_word(state, seat, kind)
        if worth > best_worth:
            best, best_worth = action, worth
    return best


def worth_of_word(state: RisingSunState, seat: i64, kind: i64) -> float:
    """To keep one's word is worth something, though not everything."""
    if has_sworn(state, seat, DO_NOT_PLAY, kind):
        return -BROKEN_WORD
    return BROKEN_WORD if has_sworn(state, seat, PLAY_MANDATE, kind) else 0.0


def worth_of_mandate(state: RisingSunState, seat: i64, kind: i64) -> float:
    clan = state.clans[seat]
    if kind == HARVEST:
        worth = 0.0
        for province in range(PROVINCES):
            if strongest_in(state, province) == seat:
                worth += reward(province)
        return worth
    if kind == RECRUIT:
        return 0.5 + 0.9 * float(clan.strongholds_on_map()) if has_reserve(state, seat) else 0.0
    if kind == MARSHAL:
        return 1.2 + worth_of_building(state, seat)
    if kind == BETRAY:
        return worth_of_betraying(state, seat)
    return worth_of_training(state, seat)


def worth_of_building(state: RisingSunState, seat: i64) -> float:
    """R-12.3: early, and for whom it is cheap."""
    clan, price = state.clans[seat], price_of_stronghold(state, seat)
    if clan.coins < price or clan.strongholds_left() == 0:
        return 0.0
    gain = (STRONGHOLD + SITE) * float(SEASONS - state.season) - COIN * float(price)
    return max(0.0, gain) + spending(state, seat)


def worth_of_training(state: RisingSunState, seat: i64) -> float:
    """The best that is on offer."""
    best, bonus = 0.0, spending(state, seat)
    coins, left = state.clans[seat].coins, float(SEASONS - state.season)
    for card in state.market:
        price = price_of_card(state, seat, card)
        if price - 1 <= coins:
            worth = worth_of_buying(state, seat, card, left) - COIN * float(max(0, price - 1))
            best = max(best, worth + (bonus if price > 1 else 0.0))
    return min(MOST_FOR_TRAINING, TRAINING * best)


def share_in(state: RisingSunState, seat: i64, active: i64, kind: i64) -> float:
    """R-10.7: what a mandate brings a player who does not play it; allies have the bonus too."""
    clan, allied = state.clans[seat], state.are_allies(seat, active)
    if kind == BETRAY:
        return -ALLIANCE_WORTH if allied else -0.3
    if kind == HARVEST:
        worth = COIN
        for province in range(PROVINCES):
            if allied and strongest_in(state, province) == seat:
                worth += reward(province)
        return worth
    if kind == RECRUIT:
        return (
            0.5 * float(clan.strongholds_on_map()) + (0.6 if allied else 0.0) if has_reserve(state, seat) else 0.0
        )
    if kind == MARSHAL:
        return 0.8 + (worth_of_building(state, seat) if allied else 0.0)
    return min(MOST_IN_TURN, 0.7 * worth_of_training(state, seat)) + (COIN if allied else 0.0)


def others_share(state: RisingSunState, seat: i64, kind: i64) -> float:
    """What it brings the one who has most of it and is no friend."""
    most = 0.0
    for other in range(state.seats):
        if other != seat and not state.are_allies(seat, other):
            most = max(most, share_in(state, other, seat, kind))
    return most
