"""How good a position looks, and which mandates, bids and offers are worth thinking of. Opinions, not rules."""

from typing import Final

from mypy_extensions import i64

from chabudai.core.evaluation import Evaluation
from chabudai.core.numbers import members
from chabudai.core.state import State
from chabudai.core.steps import Choice
from chabudai.games.rising_sun.actions import (
    ACCEPT,
    ALLIANCE,
    ALLY,
    ALONE,
    ANNOUNCE,
    AT,
    BID,
    BURY,
    DECLINE,
    GIVE_RONIN,
    MOVE,
    OFFER,
    OPENLY,
    PASS,
    PLAY,
    PROMISE,
    SUMMON,
    TO,
    USE,
)
from chabudai.games.rising_sun.actions import SHRINE as TO_SHRINE
from chabudai.games.rising_sun.cards import COST, TYPE_OF
from chabudai.games.rising_sun.components import (
    BETRAY,
    BUSHI,
    DAIMYO,
    FIRST_SHRINE,
    HARVEST,
    HARVEST_COINS,
    HARVEST_POINTS,
    HARVEST_RONIN,
    HIRE_RONIN,
    HOSTAGE,
    IS_SHINTO,
    KAMI_TURN,
    MARSHAL,
    NOBODY,
    PIECES,
    POETS,
    PROVINCES,
    RECRUIT,
    RESERVE,
    SEASONS,
    SEPPUKU,
    SEQUENCE,
    SHRINES,
    TEA,
    TOKEN_POINTS,
    WAR,
    province_of,
)
from chabudai.games.rising_sun.components import STRONGHOLD as A_STRONGHOLD
from chabudai.games.rising_sun.scoring import in_winter
from chabudai.games.rising_sun.state import NOT_YET, RisingSunState
from chabudai.games.rising_sun.steps.figures import Worship, has_reserve
from chabudai.games.rising_sun.steps.kami import Wind
from chabudai.games.rising_sun.steps.mandates.marshal import March
from chabudai.games.rising_sun.steps.mandates.recruit import Summon, SummonWhere
from chabudai.games.rising_sun.steps.mandates.track import Announce, ChooseMandate, ChooseTile
from chabudai.games.rising_sun.steps.moving import Destination, open_targets
from chabudai.games.rising_sun.steps.prices import price_of_card, price_of_stronghold
from chabudai.games.rising_sun.steps.talking.drafting import ALLIANCE_PLAIN
from chabudai.games.rising_sun.steps.talking.tea import ChoosePartner
from chabudai.games.rising_sun.steps.talking.windows import MakeOffer
from chabudai.games.rising_sun.steps.war.advantages import has_hostage
from chabudai.games.rising_sun.steps.war.battle import Bids
from chabudai.games.rising_sun.steps.war.comparing import force_in_battle, hired_force

COIN: Final = 0.35  # while there is something to spend it on
COIN_AT_WAR: Final = 0.15
RONIN: Final = 0.3
STRONGHOLD: Final = 1.5  # for each season left
FIGURE: Final = 0.25  # on the map
RANK: Final = 0.3  # a step of honor
ALLIANCE_WORTH: Final = 1.5
OPEN_OFFER: Final = 0.4  # of an alliance, that somebody may accept
NEW_PROVINCE: Final = 2.5  # towards the set bonus
SHRINE: Final = 0.8  # for each Kami turn left, to whoever is strongest there
WORTH_MOVING: Final = 0.05  # what a move must promise at least
RIVAL: Final = 0.3  # what the best of the others has counts against one
WORTH_OF_TYPE: Final = [
    1.2,
    1.2,
    0.5,
    1.0,
    0.0,
]  # by type of card and season left; winter and Force count by themselves


class RisingSunEvaluation(Evaluation):
    def worth(self, state: State, seat: i64) -> float:
        assert isinstance(state, RisingSunState)
        best = -1000.0
        for other in range(state.seats):
            if other != seat:
                best = max(best, float(state.points(other)))
        return standing(state, seat) - RIVAL * best

    def worth_trying(self, state: State, seat: i64, legal: list[int]) -> list[int]:
        assert isinstance(state, RisingSunState)
        choice = state.waiting
        if isinstance(choice, Bids):
            return [bid_for(state, choice, seat)]
        if isinstance(choice, ChooseMandate | ChooseTile | Announce):
            return [best_mandate(state, seat, legal)]
        if isinstance(choice, March | Wind | Destination):
            return [best_move(state, seat, legal)]
        if isinstance(choice, Summon | Worship | SummonWhere):
            return [best_summons(state, choice, seat, legal)]
        if isinstance(choice, ChoosePartner):
            return [partner_of(state, seat)]
        if isinstance(choice, MakeOffer):
            return [action for action in legal if is_plain_alliance(state, seat, action)] or legal[:1]
        return legal

    def worth_saying(self, state: State, seat: i64, said: list[int], legal: list[int]) -> list[int]:
        """Answers to offers, and in the tea ceremony a plain offer of an alliance."""
        assert isinstance(state, RisingSunState)
        if not said:
            return [action for action in legal if is_worth_saying(state, seat, action)]
        return [action for action in legal if is_plain(action)] or legal[:1]


# --- positions ----------------------------------------------------------------------------------------------------


def standing(state: RisingSunState, seat: i64) -> float:
    """Points, what winter would add, and what else promises points."""
    worth = float(state.points(seat))
    if state.over:
        return worth
    worth += float(sum(in_winter(state, seat)))
    return worth + means(state, seat) + prospects(state, seat) + friends(state, seat)


def means(state: RisingSunState, seat: i64) -> float:
    clan = state.clans[seat]
    left = float(SEASONS - state.season)
    worth = (COIN_AT_WAR if state.phase == WAR else COIN) * float(min(clan.coins, 12))
    worth += RONIN * float(clan.ronin) + STRONGHOLD * left * float(clan.strongholds_on_map()) / 2.0
    worth += RANK * float(state.seats - 1 - state.rank(seat))
    for card in clan.cards:
        worth += WORTH_OF_TYPE[TYPE_OF[card]] * left + 0.3 * float(COST[card])
    return worth


def prospects(state: RisingSunState, seat: i64) -> float:
    """What the provinces and the shrines promise."""
    worth = 0.0
    for number, province in enumerate(state.wars):
        if state.takers[number] == NOT_YET:
            worth += chance(state, seat, province) * token_worth(state, seat, province)
    for province in range(PROVINCES):
        figures = state.figures_at(seat, province)
        if figures > 0:
            worth += FIGURE * float(figures)
            if state.phase != WAR:
                worth += 0.2 * chance(state, seat, province) * reward(province)
    kami_turns = float(SEQUENCE[state.turn :].count(KAMI_TURN)) if state.phase != WAR else 0.0
    for shrine in range(SHRINES):
        if state.shrine_force(seat, shrine) > 0:
            worth += kami_turns * (SHRINE if state.most_devout(shrine) == seat else 0.2)
    return worth


def chance(state: RisingSunState, seat: i64, province: i64) -> float:
    """How likely somebody is to take the token, by Force as it is."""
    own = float(state.force(seat, province))
    if own == 0.0:
        return 0.0
    total = own
    lead = own
    for other in range(state.seats):
        if other != seat:
            force = float(state.force(other, province))
            total += force
            lead = min(lead, own - force if state.has_more_honor(seat, other) else own - force - 0.5)
    if total == own:
        return 0.85
    return 0.7 + 0.05 * min(lead, 4.0) if lead >= 0.0 else 0.4 * own / total


def token_worth(state: RisingSunState, seat: i64, province: i64) -> float:
    worth = float(TOKEN_POINTS[min(int(state.season), SEASONS - 1)])
    for token in state.clans[seat].tokens:
        if province_of(token) == province:
            return worth
    return worth + NEW_PROVINCE


def reward(province: i64) -> float:
    return (
        float(HARVEST_POINTS[province])
        + 0.4 * float(HARVEST_COINS[province])
        + 0.4 * float(HARVEST_RONIN[province])
    )


def friends(state: RisingSunState, seat: i64) -> float:
    """An ally, and while tea is served an open offer of an alliance; a strong ally is worth less."""
    friend = state.ally[seat]
    if friend != NOBODY:
        return ALLIANCE_WORTH - 0.02 * float(state.points(friend))
    if state.phase == TEA:
        for offer in state.talks[0].offers:
            if offer.giver == seat and offer.ally:
                return OPEN_OFFER
    return 0.0


# --- mandates -----------------------------------------------------------------------------------------------------


def best_mandate(state: RisingSunState, seat: i64, legal: list[int]) -> int:
    """Of the tiles that Lotus may bury, the one it would like least to leave to others."""
    best, best_worth = legal[0], -100.0
    for action in legal:
        base = PLAY.base if PLAY.has(action) else BURY.base if BURY.has(action) else ANNOUNCE.base
        worth = worth_of_mandate(state, seat, action - base)
        if worth > best_worth:
            best, best_worth = action, worth
    return best


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


# --- figures ------------------------------------------------------------------------------------------------------


def best_move(state: RisingSunState, seat: i64, legal: list[int]) -> int:
    """The group, or the way of the group chosen, that promises most; to stay or to be done if nothing is gained."""
    choice = state.waiting
    best, best_worth = legal[0], standing(state, seat) + WORTH_MOVING
    for action in legal:
        worth = -1000.0
        if isinstance(choice, Destination):
            if TO.has(action):
                worth = after_move(state, seat, choice.piece, choice.source, action - TO.base)
        elif MOVE.has(action):
            worth = best_way(state, seat, (action - MOVE.base) % PIECES, (action - MOVE.base) // PIECES)
        if worth > best_worth:
            best, best_worth = action, worth
    return best


def best_way(state: RisingSunState, seat: i64, piece: i64, source: i64) -> float:
    best = -1000.0
    for target in members(open_targets(state, seat, source)):
        best = max(best, after_move(state, seat, piece, source, target))
    return best


def after_move(state: RisingSunState, seat: i64, piece: i64, source: i64, target: i64) -> float:
    """How things would look if the piece stood there, whatever it costs or does on the way."""
    trial = state.clone()
    if piece == A_STRONGHOLD:
        trial.clans[seat].strongholds[source] -= 1
        trial.clans[seat].strongholds[target] += 1
    else:
        trial.shift(seat, piece, source, target)
    return standing(trial, seat)


def best_summons(state: RisingSunState, choice: Choice[RisingSunState], seat: i64, legal: list[int]) -> int:
    best, best_worth = legal[0], standing(state, seat)
    for action in legal:
        worth = -1000.0
        if isinstance(choice, Summon) and SUMMON.has(action):
            worth = after_summons(state, seat, action - SUMMON.base, choice.province)
        elif isinstance(choice, Worship) and TO_SHRINE.has(action):
            place = FIRST_SHRINE + state.shrines.index(int(action - TO_SHRINE.base))
            worth = after_move(state, seat, choice.kind, choice.province, place)
        elif isinstance(choice, SummonWhere) and AT.has(action):
            worth = after_summons(
                state, seat, DAIMYO if state.number(seat, DAIMYO, RESERVE) else BUSHI, action - AT.base
            )
        if worth > best_worth:
            best, best_worth = action, worth
    return best


def after_summons(state: RisingSunState, seat: i64, kind: i64, province: i64) -> float:
    """A Shinto is as good as at the shrine where it would do most."""
    worth = after_move(state, seat, kind, RESERVE, province)
    if IS_SHINTO[kind]:
        for shrine in range(SHRINES):
            worth = max(worth, after_move(state, seat, kind, RESERVE, FIRST_SHRINE + shrine))
    return worth


# --- bids ---------------------------------------------------------------------------------------------------------


def bid_for(state: RisingSunState, bids: Bids, seat: i64) -> int:
    """The next of the four bids, out of what this battle is worth."""
    advantage: i64 = len(state.picks[seat])
    wanted = wish(state, seat, advantage, budget(state, seat))
    return int(BID.base + max(0, min(wanted, bids.left(state, seat))))


def budget(state: RisingSunState, seat: i64) -> i64:
    """Coins are saved for later battles in which one has Force."""
    later: i64 = 0
    for number in range(state.war + 1, len(state.wars)):
        if state.force(seat, state.wars[number]) > 0:
            later += 1
    return (state.clans[seat].coins + later) // (later + 1)


def wish(state: RisingSunState, seat: i64, advantage: i64, coins: i64) -> i64:
    own = force_in_battle(state, seat)
    against = strongest_rival(state, seat, False)
    behind = own <= against
    if advantage == SEPPUKU:
        figures = state.figures_at(seat, state.wars[state.war])
        return (
            min(coins, 1 + coins // 4)
            if behind and figures >= 2 and own + hired_force(state, seat) < against
            else 0
        )
    if advantage == HOSTAGE:
        return min(coins, 1 + coins // 3) if has_hostage(state, seat, state.wars[state.war]) else 0
    if advantage == HIRE_RONIN:
        helps = own + hired_force(state, seat) >= against and behind
        threatened = not behind and strongest_rival(state, seat, True) >= own
        return (coins + 1) // 2 if helps or threatened else 0
    assert advantage == POETS
    return min(coins, 1) if figures_there(state) >= 3 else 0


def strongest_rival(state: RisingSunState, seat: i64, with_ronin: bool) -> i64:
    most: i64 = 0
    for other in members(state.participants):
        if other != seat and not state.are_allies(seat, other):
            force = force_in_battle(state, other) + (hired_force(state, other) if with_ronin else 0)
            most = max(most, force)
    return most


def figures_there(state: RisingSunState) -> i64:
    number: i64 = 0
    for seat in members(state.participants):
        number += state.figures_at(seat, state.wars[state.war])
    return number


# --- allies -------------------------------------------------------------------------------------------------------


def partner_of(state: RisingSunState, seat: i64) -> int:
    """Those who are behind help each other: the last with the last but one, and so on; one may stay alone."""
    order = sorted(range(state.seats), key=lambda each: (int(state.points(each)), each))
    place = order.index(int(seat))
    other = place + 1 if place % 2 == 0 else place - 1
    return int(ALLY.base) + order[other] if other < len(order) else int(ALONE.base)


def is_plain_alliance(state: RisingSunState, seat: i64, action: i64) -> bool:
    """In a window: to pass, or to offer a plain alliance while tea is served."""
    if OFFER.has(action):
        return may_woo(state, seat, action - OFFER.base)
    return action == PASS.base or action == USE.base + ALLIANCE_PLAIN


def is_worth_saying(state: RisingSunState, seat: i64, action: i64) -> bool:
    if OFFER.has(action):
        waiting = state.phase == TEA and len(state.picks) > 0 and len(state.picks[seat]) == 0
        return waiting and friends(state, seat) == 0.0 and may_woo(state, seat, action - OFFER.base)
    return ACCEPT.has(action) or DECLINE.has(action)


def may_woo(state: RisingSunState, seat: i64, other: i64) -> bool:
    return state.phase == TEA and state.ally[seat] == NOBODY and state.ally[other] == NOBODY


def is_plain(action: i64) -> bool:
    """Nothing asked, nothing given, no promise: an alliance, for all to hear."""
    nothing = action in (BID.base, GIVE_RONIN.base, PROMISE.base)
    return nothing or action == ALLIANCE.base or action == OPENLY.base


EVALUATION: Final = RisingSunEvaluation()
