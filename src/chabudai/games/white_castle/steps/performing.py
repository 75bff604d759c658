"""W-6.3, W-17.1: performing what cards, tiles and gardens show.

Effects are data. Those that bring goods are received (`goods.py`); each of the others is a word of the vocabulary
that the chapter it belongs to explains: whether it can be done at all, and how it begins.
"""

from abc import abstractmethod
from typing import Final

from mypy_extensions import i64

from chabudai.core.messages import Message
from chabudai.core.steps import FREE, bar
from chabudai.core.vocabulary import Effect, Vocabulary
from chabudai.games.white_castle.actions import PERFORM
from chabudai.games.white_castle.components import (
    BUNDLE,
    BUNDLES,
    COIN,
    INFLUENCE,
    LANTERN,
    LANTERN_SIDE,
    MAIN_ACTIONS,
    NONE,
    ONE_MAIN_ACTION,
    OP,
    SEAL,
    SEND_COURTIERS,
    TRACK_END,
    Bundle,
)
from chabudai.games.white_castle.events import OPENS, PERFORMS
from chabudai.games.white_castle.state import Clan, WhiteCastleState
from chabudai.games.white_castle.steps.goods import DECLINED, OwnChoice, receive
from chabudai.games.white_castle.steps.track import can_advance, is_held

COST_IN_SEALS: Final = bar("cost-in-seals", "W-6.3")
COST_IN_COINS: Final = bar("cost-in-coins", "W-9.3.2")
NOTHING_TO_DO: Final = bar("nothing-to-do", "W-17.4")


class Word:
    """An effect that is an action of its own."""

    @abstractmethod
    def is_possible(self, state: WhiteCastleState, clan: Clan, effect: Effect, coins: i64, seals: i64) -> bool:
        """W-17.30: whether it could be carried out, with so many coins and seals and all exchanges."""

    @abstractmethod
    def begin(self, state: WhiteCastleState, clan: Clan, effect: Effect) -> None: ...


VOCABULARY: Final = Vocabulary[Word](OP)


def can_carry_out(state: WhiteCastleState, clan: Clan, effects: list[Effect], coins: i64, seals: i64) -> bool:
    """Whether at least one of the effects does anything (W-17.4)."""
    for effect in effects:
        if effect.op >= SEND_COURTIERS:
            if VOCABULARY.word(effect.op).is_possible(state, clan, effect, coins, seals):
                return True
        elif effect.op != INFLUENCE or can_advance(clan, seals):
            return True
    return False


def is_within_reach(state: WhiteCastleState, clan: Clan, bundle: Bundle) -> bool:
    """W-17.4, W-17.30: whether it could be paid and then carried out, exchanges included."""
    coins: i64 = clan.goods[COIN]
    seals: i64 = clan.goods[SEAL]
    if bundle.price == SEAL:
        seals -= bundle.cost
    elif bundle.price == COIN:
        coins -= bundle.cost
        if coins < 0:
            seals += coins  # a seal makes up for a coin
            coins = 0
    return seals >= 0 and can_carry_out(state, clan, bundle.effects, coins, seals)


def bar_bundle(state: WhiteCastleState, clan: Clan, bundle: Bundle) -> i64:
    """W-19.4.6: what it costs must be payable now."""
    if bundle.price == SEAL and clan.goods[SEAL] < bundle.cost:
        return COST_IN_SEALS
    if bundle.price == COIN and clan.goods[COIN] < bundle.cost:
        return COST_IN_COINS
    return FREE if is_within_reach(state, clan, bundle) else NOTHING_TO_DO


# --- what needs no question of its own (W-19.4.7) -----------------------------------------------------------------


def moves_token(clan: Clan, effect: Effect) -> bool:
    """Whether the effect holds influence; what is lit now decides it for lanterns."""
    if effect.op == LANTERN:
        for card in clan.lanterns:
            if LANTERN_SIDE[card].op == INFLUENCE:
                return True
    return effect.op == INFLUENCE


def is_gift(clan: Clan, bundle: Bundle) -> bool:
    """Free, and nothing but goods and points: declining it never helps."""
    for effect in bundle.effects:
        if effect.op >= SEND_COURTIERS or (moves_token(clan, effect) and clan.influence < TRACK_END):
            return False
    return bundle.price == NONE


def asks_by_itself(clan: Clan, bundle: Bundle) -> bool:
    """Free, and what somebody may not want of it can be refused when it comes: an action by its own “none”,
    influence in front of a barrier by stopping there."""
    for effect in bundle.effects:
        if moves_token(clan, effect) and not is_held(clan):
            return False
    return bundle.price == NONE


def carry_out(state: WhiteCastleState, clan: Clan, number: i64) -> None:
    """W-6.3: pay, then receive or begin what stands behind the arrow."""
    bundle = BUNDLES[number]
    if bundle.price != NONE:
        clan.goods[bundle.price] -= bundle.cost
    first = bundle.effects[0]
    if first.op >= SEND_COURTIERS:
        state.tell(OPENS, clan.seat, number)  # W-19.4.7: whether anything is done tells itself
        VOCABULARY.word(first.op).begin(state, clan, first)  # an action always stands alone in its block
    else:
        state.tell(PERFORMS, clan.seat, number)
        receive(state, clan, bundle.effects)


class Perform(OwnChoice):
    """W-5.8, W-17.1: the blocks or tiles that are open, one after the other in any order, or only one of them."""

    def __init__(self, seat: i64, bundles: list[int], only_one: bool) -> None:
        self.seat = seat
        self.bundles = bundles
        self.only_one = only_one

    def options(self, state: WhiteCastleState, clan: Clan) -> list[int]:
        gift = self.gift(state, clan)
        if gift != NONE:
            return [PERFORM.at(gift)]
        return [PERFORM.at(bundle) for bundle in self.bundles] + [DECLINED]

    def gift(self, state: WhiteCastleState, clan: Clan) -> int:
        """W-19.4.7: what is done without asking, because nothing else is open and nothing is lost by it."""
        first = NONE
        alone = True
        gifts = True
        for number in self.bundles:
            bundle = BUNDLES[number]
            if is_within_reach(state, clan, bundle):
                alone = first == NONE
                gifts = gifts and is_gift(clan, bundle)
                first = number if alone else first
        if first == NONE:
            return NONE
        if alone:
            return first if asks_by_itself(clan, BUNDLES[first]) else NONE
        return first if gifts and not self.only_one else NONE

    def is_worth_asking(self, state: WhiteCastleState, clan: Clan) -> bool:
        for number in self.bundles:
            if is_within_reach(state, clan, BUNDLES[number]):
                return True
        return False

    def legal(self, state: WhiteCastleState, seat: i64) -> list[int]:
        gift = self.gift(state, state.clans[seat])
        return [PERFORM.at(gift)] if gift != NONE else super().legal(state, seat)

    def reason(self, state: WhiteCastleState, clan: Clan, action: i64) -> i64:
        return FREE if action == DECLINED else bar_bundle(state, clan, BUNDLES[PERFORM.which(action)])

    def do(self, state: WhiteCastleState, clan: Clan, action: i64) -> None:
        if action == DECLINED:
            return
        performed = PERFORM.which(action)
        rest = [bundle for bundle in self.bundles if bundle != performed]
        if rest and not self.only_one:
            state.push(Perform(self.seat, rest, False))
        carry_out(state, clan, performed)

    def prompt(self, state: WhiteCastleState) -> Message:
        key = "prompt-perform" if len(self.bundles) == 1 else "prompt-perform-several"
        return Message(key, {"seat": int(self.seat), "n": 1 if self.only_one else len(self.bundles)})

    def outlook(self, state: WhiteCastleState) -> Message:
        key = "chain-one-of" if self.only_one and len(self.bundles) > 1 else "chain-perform"
        return Message(key, {"bundles": [BUNDLE.said(bundle) for bundle in self.bundles]})

    def name(self, state: WhiteCastleState, clan: Clan, action: i64) -> Message:
        if action == DECLINED:
            return Message("label-perform-none", {"n": len(self.bundles)})
        return perform_label(PERFORM.which(action))


def perform_label(number: i64) -> Message:
    return Message("label-perform", {"bundle": BUNDLE.said(number), "cost": int(BUNDLES[number].cost)})


class OneMainAction(Word):
    """One of the three main actions, free choice: found on a promo garden."""

    def is_possible(self, state: WhiteCastleState, clan: Clan, effect: Effect, coins: i64, seals: i64) -> bool:
        for number in MAIN_ACTIONS:
            if can_carry_out(state, clan, BUNDLES[number].effects, coins, seals):
                return True
        return False

    def begin(self, state: WhiteCastleState, clan: Clan, effect: Effect) -> None:
        state.push(Perform(clan.seat, MAIN_ACTIONS, True))


VOCABULARY.explain(ONE_MAIN_ACTION, OneMainAction())
