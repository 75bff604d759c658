"""Which mandate to play, bury or announce."""

from mypy_extensions import i64

from chabudai.games.rising_sun.actions import ANNOUNCE, BURY, PLAY
from chabudai.games.rising_sun.cards import COST
from chabudai.games.rising_sun.components import BETRAY, HARVEST, MARSHAL, NOBODY, PROVINCES, RECRUIT
from chabudai.games.rising_sun.opinions.positions import reward
from chabudai.games.rising_sun.opinions.words import BROKEN_WORD, has_sworn
from chabudai.games.rising_sun.promises import DO_NOT_PLAY, PLAY_MANDATE
from chabudai.games.rising_sun.state import RisingSunState
from chabudai.games.rising_sun.steps.figures import has_reserve
from chabudai.games.rising_sun.steps.prices import price_of_card, price_of_stronghold


def best_mandate(state: RisingSunState, seat: i64, legal: list[int]) -> int:
    """Of the tiles that Lotus may bury, the one it would like least to leave to others."""
    best, best_worth = legal[0], -100.0
    for action in legal:
        base = PLAY.base if PLAY.has(action) else BURY.base if BURY.has(action) else ANNOUNCE.base
        worth = worth_of_mandate(state, seat, action - base)
        if not BURY.has(action):
            worth += worth_of_word(state, seat, action - base)
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
            if state.strongest(province) == seat:
                worth += reward(province)
        return worth
    if kind == RECRUIT:
        return 0.5 + 0.9 * float(clan.strongholds_on_map()) if has_reserve(state, seat) else 0.0
    if kind == MARSHAL:
        builds = clan.coins >= price_of_stronghold(state, seat) and clan.strongholds_left() > 0
        return 1.2 + (1.8 if builds else 0.0)
    if kind == BETRAY:
        return 1.4 - (1.6 if state.ally[seat] != NOBODY else 0.0)
    return worth_of_training(state, seat)


def worth_of_training(state: RisingSunState, seat: i64) -> float:
    best = 0.0
    for card in state.market:
        price = price_of_card(state, seat, card)
        if price - 1 <= state.clans[seat].coins:
            best = max(best, 1.0 + 0.6 * float(COST[card]) - 0.2 * float(price))
    return best
