"""R-4.5, R-27.4: the order of simultaneous abilities of several players."""

from typing import Final

from mypy_extensions import i64

from chabudai.core.messages import Message, Who
from chabudai.core.numbers import bit, count
from chabudai.core.steps import FREE, NOT_ASKED, Step, bar
from chabudai.games.rising_sun.actions import NEXT
from chabudai.games.rising_sun.asking import Ask
from chabudai.games.rising_sun.cards import FOR_RICHER_GAIN, POWERS
from chabudai.games.rising_sun.components import KOI
from chabudai.games.rising_sun.events import GOES_NEXT
from chabudai.games.rising_sun.state import RisingSunState
from chabudai.games.rising_sun.steps.moments import END_OF_MANDATE, VOCABULARY, WAR_PHASE_START, Occasion
from chabudai.games.rising_sun.steps.war.start import TAKE_COIN, start_war

NOT_INVOLVED: Final = bar("not-involved", "R-27.4")


class AllComeTo(Step[RisingSunState]):
    """R-27.4: those whose cards watch for an occasion come one after the other."""

    def __init__(self, trigger: i64) -> None:
        self.trigger = trigger

    def run(self, state: RisingSunState) -> None:
        involved = owners(state, self.trigger)
        if involved != 0:
            asks = state.rules.asks_for_order and order_can_matter(state, self.trigger, involved)
            state.push(NextToCome(self.trigger, involved, involved, asks))


class NextToCome(Step[RisingSunState]):
    """In honor order, or as the involved player with the most honor says."""

    def __init__(self, trigger: i64, involved: i64, waiting: i64, asks: bool) -> None:
        self.trigger = trigger
        self.involved = involved
        self.waiting = waiting
        self.asks = asks

    def run(self, state: RisingSunState) -> None:
        if self.asks and count(self.waiting) > 1:
            chooser = state.by_honor(self.involved)[0]
            state.push(ChooseNext(chooser, self.trigger, self.involved, self.waiting))
        else:
            let_come(state, self.trigger, self.involved, self.waiting, state.by_honor(self.waiting)[0], self.asks)


def let_come(state: RisingSunState, trigger: i64, involved: i64, waiting: i64, seat: i64, asks: bool) -> None:
    left = waiting & ~bit(seat)
    if left != 0:
        state.push(NextToCome(trigger, involved, left, asks))
    if trigger == WAR_PHASE_START:
        start_war(state, seat)
    else:
        state.push(Occasion(trigger, [int(seat)]))


class ChooseNext(Ask):
    """R-29.14: who goes next."""

    def __init__(self, seat: i64, trigger: i64, involved: i64, waiting: i64) -> None:
        self.seat = seat
        self.trigger = trigger
        self.involved = involved
        self.waiting = waiting

    def menu(self, state: RisingSunState, seat: i64) -> list[int]:
        return [NEXT.at(each) for each in state.by_honor(self.waiting)]

    def bar(self, state: RisingSunState, seat: i64, action: i64) -> i64:
        if not NEXT.has(action) or NEXT.which(action) >= state.seats:
            return NOT_ASKED
        return FREE if (self.waiting >> NEXT.which(action)) & 1 else NOT_INVOLVED

    def take(self, state: RisingSunState, seat: i64, action: i64) -> None:
        chosen = NEXT.which(action)
        state.tell(GOES_NEXT, seat, chosen)
        let_come(state, self.trigger, self.involved, self.waiting, chosen, True)

    def prompt(self, state: RisingSunState) -> Message:
        key = "prompt-next-at-war" if self.trigger == WAR_PHASE_START else "prompt-next-at-recruit"
        return Message(key, {"seat": int(self.seat)})

    def label(self, state: RisingSunState, seat: i64, action: i64) -> Message:
        return Message("label-next", {"player": Who(int(NEXT.which(action)))})


def owners(state: RisingSunState, trigger: i64) -> i64:
    """Those who have a card that watches for it and can do something, as a bit mask; Koi too when war starts."""
    mask: i64 = 0
    for seat, clan in enumerate(state.clans):
        if trigger == WAR_PHASE_START and clan.clan == KOI and clan.ronin > 0:
            mask |= bit(seat)
        for card in clan.cards:
            for power in POWERS[card]:
                if power.trigger == trigger and VOCABULARY.word(power.op).is_possible(state, seat, power):
                    mask |= bit(seat)
    return mask


def order_can_matter(state: RisingSunState, trigger: i64, involved: i64) -> bool:
    """R-27.4: at the end of a Recruit whenever two can place; when war starts, if coins are compared."""
    if count(involved) < 2:
        return False
    return trigger == END_OF_MANDATE or compares_coins(state)


def compares_coins(state: RisingSunState) -> bool:
    """Whether somebody owns Way of the Righteous or Way of the Merchant."""
    for clan in state.clans:
        for card in clan.cards:
            for power in POWERS[card]:
                if power.op == TAKE_COIN and power.trigger == WAR_PHASE_START:
                    return True
            if FOR_RICHER_GAIN[card] > 0:
                return True
    return False
