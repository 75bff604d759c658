"""W-10, W-11: goods, what brings them, exchanges and caps."""

from abc import abstractmethod
from typing import Final

from mypy_extensions import i64

from chabudai.core.events import EventKind
from chabudai.core.messages import Message
from chabudai.core.numbers import holds
from chabudai.core.steps import FREE, NOT_ASKED, Choice, Step, bar
from chabudai.core.vocabulary import Effect
from chabudai.games.white_castle.actions import CHOOSE, DECLINE, EXCHANGE, EXCHANGED_FOR
from chabudai.games.white_castle.components import (
    COIN,
    DECREE,
    DURING_GAME,
    GAIN,
    GAIN_ANY,
    GAINED,
    INFLUENCE,
    LANTERN,
    LANTERN_SIDE,
    POINT,
    RESOURCE,
    RESOURCES,
    REWARD_EFFECT,
    SEAL,
    SEALS_PER_COIN,
    SEALS_PER_RESOURCE,
    USE_WELL,
    WELL_EFFECTS,
    WHAT,
)
from chabudai.games.white_castle.events import DECREE_TAKEN, EXCHANGES, GAINS, LIGHTS, LOSES_SEALS
from chabudai.games.white_castle.state import Clan, WhiteCastleState
from chabudai.games.white_castle.steps.track import Influence

TOO_FEW_SEALS: Final = bar("too-few-seals", "W-10.5")
NO_ROOM: Final = bar("no-room", "W-17.5")

DECLINED: Final = DECLINE.only
EXCHANGE_FOR_COIN: Final = EXCHANGE.at(COIN)
EXCHANGES_FOR_RESOURCES: Final = [EXCHANGE.at(resource) for resource in range(RESOURCES)]


# --- receiving ------------------------------------------------------------------------------------------------


class Gains:
    """What comes in together: goods and points by their numbers, units of choice, moves of the token."""

    def __init__(self) -> None:
        self.amounts: list[int] = [0] * len(WHAT)
        self.choices: i64 = 0
        self.moves: list[int] = []

    def add(self, state: WhiteCastleState, clan: Clan, effect: Effect) -> None:
        op = effect.op
        if op == GAIN:
            self.amounts[effect.what] += effect.n
        elif op == GAIN_ANY:
            self.choices += effect.n
        elif op == INFLUENCE:
            self.moves.append(effect.n)
        elif op == LANTERN:
            self.add_lanterns(state, clan)
        elif op == USE_WELL:
            self.add_well(state, clan)
        elif op == DECREE:
            clan.lanterns = [*clan.lanterns, effect.what]
            state.tell(DECREE_TAKEN, clan.seat, effect.what)

    def add_lanterns(self, state: WhiteCastleState, clan: Clan) -> None:
        """W-11.2: all rewards shown, each once."""
        for card in clan.lanterns:
            self.add(state, clan, LANTERN_SIDE[card])

    def add_well(self, state: WhiteCastleState, clan: Clan) -> None:
        """W-7.3: a seal and both tiles."""
        for effect in WELL_EFFECTS:
            self.add(state, clan, effect)
        for reward in state.well:
            self.add(state, clan, REWARD_EFFECT[reward])

    def come_in(self, state: WhiteCastleState, clan: Clan, kind: EventKind) -> None:
        """W-19.4.1: the order that loses nothing. Goods and as many seals as fit, then the token, which
        may spend seals, then the seals that did not fit; units of choice last."""
        seals: i64 = self.amounts[SEAL]
        fitting = min(seals, clan.room_for(SEAL))
        self.amounts[SEAL] = fitting
        self.keep(clan)
        self.tell(state, clan, kind)
        if self.choices:
            state.push(AnyResource(clan.seat, self.choices))
        if seals > fitting:
            state.push(SealsToSpare(clan.seat, seals - fitting))
        for steps in self.moves:
            state.push(Influence(clan.seat, steps))

    def keep(self, clan: Clan) -> None:
        """W-10.2: what there is no room for is lost; W-10.4: coins have no cap."""
        for good in range(RESOURCES):
            if self.amounts[good]:
                self.amounts[good] = min(self.amounts[good], clan.room_for(good))
                clan.goods[good] += self.amounts[good]
        clan.goods[COIN] += self.amounts[COIN]
        clan.goods[SEAL] += self.amounts[SEAL]
        clan.points[DURING_GAME] += self.amounts[POINT]

    def tell(self, state: WhiteCastleState, clan: Clan, kind: EventKind) -> None:
        if state.journal is not None:
            goods = [GAINED.of(what, n) for what, n in enumerate(self.amounts) if n]
            if goods:
                state.tell_cards(kind, clan.seat, goods)


def receive(state: WhiteCastleState, clan: Clan, effects: list[Effect]) -> None:
    gains = Gains()
    for effect in effects:
        gains.add(state, clan, effect)
    gains.come_in(state, clan, GAINS)


def light_lanterns(state: WhiteCastleState, clan: Clan) -> None:
    """W-11.2"""
    gains = Gains()
    gains.add_lanterns(state, clan)
    gains.come_in(state, clan, LIGHTS)


class AnyResource(Step[WhiteCastleState]):
    """W-10.6: units of choice; W-19.4.7: one for which there is no room at all is lost."""

    def __init__(self, seat: i64, units: i64) -> None:
        self.seat = seat
        self.units = units

    def run(self, state: WhiteCastleState) -> None:
        if self.units and resources_with_room(state.clans[self.seat]):
            state.push(ChooseResource(self.seat, self.units))

    def outlook(self, state: WhiteCastleState) -> Message:
        return Message("chain-any", {"n": int(self.units)})


def resources_with_room(clan: Clan) -> list[int]:
    return [resource for resource in range(RESOURCES) if clan.room_for(resource) > 0]


class ChooseResource(Choice[WhiteCastleState]):
    """W-10.6: each unit by itself; W-19.4.7: not one that is full."""

    def __init__(self, seat: i64, units: i64) -> None:
        self.seat = seat
        self.units = units

    def menu(self, state: WhiteCastleState, seat: i64) -> list[int]:
        return [CHOOSE.at(resource) for resource in range(RESOURCES)]

    def bar(self, state: WhiteCastleState, seat: i64, action: i64) -> i64:
        if not CHOOSE.has(action):
            return NOT_ASKED
        return FREE if state.clans[seat].room_for(CHOOSE.which(action)) > 0 else NO_ROOM_TO_GAIN

    def take(self, state: WhiteCastleState, seat: i64, action: i64) -> None:
        resource = CHOOSE.which(action)
        state.clans[seat].goods[resource] += 1
        if state.journal is not None:
            state.tell_cards(GAINS, seat, [GAINED.of(resource, 1)])
        if self.units > 1:
            state.push(AnyResource(seat, self.units - 1))

    def prompt(self, state: WhiteCastleState) -> Message:
        return Message("prompt-any", {"seat": int(self.seat), "n": int(self.units)})

    def outlook(self, state: WhiteCastleState) -> Message:
        return Message("chain-any", {"n": int(self.units)})

    def label(self, state: WhiteCastleState, seat: i64, action: i64) -> Message:
        good = int(CHOOSE.which(action))
        return Message("label-choose", {"good": RESOURCE.message(good), "have": state.clans[seat].goods[good]})


NO_ROOM_TO_GAIN: Final = bar("no-room-to-gain", "W-10.2")


# --- exchanges ------------------------------------------------------------------------------------------------


def exchanges(clan: Clan) -> list[int]:
    """W-10.5: what seals could be exchanged for; W-17.5: nothing that there is no room for."""
    seals: i64 = clan.goods[SEAL]
    actions: list[int] = []
    if seals >= SEALS_PER_RESOURCE:
        for resource in range(RESOURCES):
            if clan.room_for(resource) > 0:
                actions.append(EXCHANGES_FOR_RESOURCES[resource])
    if seals >= SEALS_PER_COIN:
        actions.append(EXCHANGE_FOR_COIN)
    return actions


def seals_for(good: i64) -> i64:
    return SEALS_PER_COIN if good == COIN else SEALS_PER_RESOURCE


def bar_exchange(clan: Clan, good: i64) -> i64:
    if clan.goods[SEAL] < seals_for(good):
        return TOO_FEW_SEALS
    return NO_ROOM if good != COIN and clan.room_for(good) <= 0 else FREE


def exchange(state: WhiteCastleState, clan: Clan, good: i64) -> None:
    clan.goods[SEAL] -= seals_for(good)
    clan.goods[good] += 1
    state.tell(EXCHANGES, clan.seat, seals_for(good), good)


def within_reach(clan: Clan, good: i64, seals: i64) -> i64:
    """W-17.4: how much of a resource the clan could have with so many seals to exchange."""
    return clan.goods[good] + seals // SEALS_PER_RESOURCE


class OwnChoice(Choice[WhiteCastleState]):
    """A choice of a player beside which seals may be exchanged (W-19.4.2)."""

    @abstractmethod
    def options(self, state: WhiteCastleState, clan: Clan) -> list[int]:
        """What is asked, without the exchanges."""

    @abstractmethod
    def reason(self, state: WhiteCastleState, clan: Clan, action: i64) -> i64:
        """Why one of the options may not be chosen now, or FREE."""

    @abstractmethod
    def do(self, state: WhiteCastleState, clan: Clan, action: i64) -> None: ...

    @abstractmethod
    def name(self, state: WhiteCastleState, clan: Clan, action: i64) -> Message: ...

    def is_worth_asking(self, state: WhiteCastleState, clan: Clan) -> bool:
        """W-17.30: whether anything can be done, exchanges included; if not, it is declined without a question."""
        return True

    def menu(self, state: WhiteCastleState, seat: i64) -> list[int]:
        clan = state.clans[seat]
        if not self.is_worth_asking(state, clan):
            return [DECLINED]
        return self.options(state, clan) + exchanges(clan)

    def legal(self, state: WhiteCastleState, seat: i64) -> list[int]:
        clan = state.clans[seat]
        if not self.is_worth_asking(state, clan):
            return [DECLINED]
        legal: list[int] = []
        for action in self.options(state, clan):
            if self.reason(state, clan, action) == FREE:
                legal.append(action)
        if clan.goods[SEAL]:
            legal += exchanges(clan)
        return legal

    def bar(self, state: WhiteCastleState, seat: i64, action: i64) -> i64:
        clan = state.clans[seat]
        if not self.is_worth_asking(state, clan):
            return FREE if action == DECLINED else NOT_ASKED
        if EXCHANGE.has(action):
            return bar_exchange(clan, EXCHANGE.which(action))
        if holds(self.options(state, clan), action):
            return self.reason(state, clan, action)
        return self.stranger(state, clan, action)

    def stranger(self, state: WhiteCastleState, clan: Clan, action: i64) -> i64:
        """Why something that is not among the options may not be chosen."""
        return NOT_ASKED

    def take(self, state: WhiteCastleState, seat: i64, action: i64) -> None:
        clan = state.clans[seat]
        if EXCHANGE.has(action):
            exchange(state, clan, EXCHANGE.which(action))
            state.push(self)
        else:
            self.do(state, clan, action)

    def label(self, state: WhiteCastleState, seat: i64, action: i64) -> Message:
        if EXCHANGE.has(action):
            return exchange_label(int(EXCHANGE.which(action)))
        return self.name(state, state.clans[seat], action)


def exchange_label(good: int) -> Message:
    return Message("label-exchange", {"seals": int(seals_for(good)), "good": EXCHANGED_FOR.message(good)})


class SealsToSpare(OwnChoice):
    """W-17.21: seals for which there is no room are lost, unless some are exchanged first."""

    def __init__(self, seat: i64, seals: i64) -> None:
        self.seat = seat
        self.seals = seals

    def options(self, state: WhiteCastleState, clan: Clan) -> list[int]:
        return [DECLINED]

    def reason(self, state: WhiteCastleState, clan: Clan, action: i64) -> i64:
        return FREE

    def is_worth_asking(self, state: WhiteCastleState, clan: Clan) -> bool:
        return clan.room_for(SEAL) < self.seals

    def take(self, state: WhiteCastleState, seat: i64, action: i64) -> None:
        clan = state.clans[seat]
        if EXCHANGE.has(action):
            exchange(state, clan, EXCHANGE.which(action))
        fitting = min(self.seals, clan.room_for(SEAL))
        clan.goods[SEAL] += fitting
        if fitting and state.journal is not None:
            state.tell_cards(GAINS, seat, [GAINED.of(SEAL, int(fitting))])
        left = self.seals - fitting
        if left and EXCHANGE.has(action):
            state.push(SealsToSpare(seat, left))
        elif left:
            state.tell(LOSES_SEALS, seat, left)

    def do(self, state: WhiteCastleState, clan: Clan, action: i64) -> None:
        raise AssertionError("taken as a whole")

    def prompt(self, state: WhiteCastleState) -> Message:
        return Message("prompt-seals-to-spare", {"seat": int(self.seat), "n": int(self.seals)})

    def outlook(self, state: WhiteCastleState) -> Message:
        return Message("chain-seals-to-spare", {"n": int(self.seals)})

    def name(self, state: WhiteCastleState, clan: Clan, action: i64) -> Message:
        return Message("label-let-seals-go", {"n": int(self.seals)})
