"""R-17.1, R-27.4: what one player's cards do at the start of war, in which order, and Koi's conversion."""

from typing import ClassVar, Final

from mypy_extensions import i64

from chabudai.core.messages import Message
from chabudai.core.shape import ListOf, Name
from chabudai.core.steps import FREE, NOT_ASKED, SeatStep, Step, bar
from chabudai.games.rising_sun.actions import NEXT_CARD
from chabudai.games.rising_sun.asking import Ask
from chabudai.games.rising_sun.cards import CARD, FOR_RICHER_GAIN, OP, POWERS
from chabudai.games.rising_sun.components import KOI
from chabudai.games.rising_sun.events import CONVERTS
from chabudai.games.rising_sun.scoring import counted
from chabudai.games.rising_sun.state import RisingSunState
from chabudai.games.rising_sun.steps.gaining import begin_moment, repay_merchants
from chabudai.games.rising_sun.steps.moments import WAR_PHASE_START, Occasion

GAIN_COINS: Final = OP.index["gain_coins"]
TAKE_COIN: Final = OP.index["take_coin"]
CARD_NOT_WAITING: Final = bar("card-not-waiting", "R-27.4")
OWN_CARDS: Final = {"waiting": ListOf(Name(CARD))}


def start_war(state: RisingSunState, seat: i64) -> None:
    """R-27.31: of one player's abilities the cards come first, Koi's conversion last."""
    if state.plays(seat, KOI):
        state.push(KoiConverts(seat))
    moved = cards_moving_coins(state, seat) if asks_own_order(state, seat) else []
    if len(set(moved)) > 1:
        state.push(OwnCards(seat, moved))
        call_cards(state, seat, [card for card in state.clans[seat].cards if card not in moved])
    else:
        state.push(Occasion(WAR_PHASE_START, [int(seat)]))


def asks_own_order(state: RisingSunState, seat: i64) -> bool:
    """R-27.4: the own order matters to nobody but a Merchant of somebody else."""
    if state.rules.asks_for_order:
        for other, clan in enumerate(state.clans):
            if other != seat and clan.total(FOR_RICHER_GAIN) > 0:
                return True
    return False


def cards_moving_coins(state: RisingSunState, seat: i64) -> list[int]:
    """R-27.4: Shogun, Moneylender, Bushido with a virtue, Righteous: as they were bought."""
    found: list[int] = []
    for card in state.clans[seat].cards:
        for power in POWERS[card]:
            if power.trigger != WAR_PHASE_START:
                continue
            if power.op == TAKE_COIN or (power.op == GAIN_COINS and counted(state, seat, power.per) > 0):
                found.append(card)
    return found


def call_cards(state: RisingSunState, seat: i64, cards: list[int]) -> None:
    """Each copy of a card comes by itself, in this order."""
    start = Occasion(WAR_PHASE_START, [int(seat)])
    start.call(state, start.due_by(state, cards))


class OwnCards(Step[RisingSunState]):
    """The owner says which comes next while there are different ones."""

    made_with: ClassVar = OWN_CARDS

    def __init__(self, seat: i64, waiting: list[int]) -> None:
        self.seat = seat
        self.waiting = waiting

    def run(self, state: RisingSunState) -> None:
        if len(set(self.waiting)) > 1:
            state.push(ChooseNextCard(self.seat, self.waiting))
        else:
            call_cards(state, self.seat, self.waiting)


class ChooseNextCard(Ask):
    """R-27.4: which of the own cards that move coins comes next, where somebody else owns Way of the Merchant."""

    made_with: ClassVar = OWN_CARDS

    def __init__(self, seat: i64, waiting: list[int]) -> None:
        self.seat = seat
        self.waiting = waiting

    def menu(self, state: RisingSunState, seat: i64) -> list[int]:
        return [NEXT_CARD.at(card) for card in dict.fromkeys(self.waiting)]

    def bar(self, state: RisingSunState, seat: i64, action: i64) -> i64:
        if not NEXT_CARD.has(action):
            return NOT_ASKED
        return FREE if int(NEXT_CARD.which(action)) in self.waiting else CARD_NOT_WAITING

    def take(self, state: RisingSunState, seat: i64, action: i64) -> None:
        card = int(NEXT_CARD.which(action))
        left = self.waiting.copy()
        left.remove(card)
        state.push(OwnCards(seat, left))
        call_cards(state, seat, [card])

    def prompt(self, state: RisingSunState) -> Message:
        return Message("prompt-next-card", {"seat": int(self.seat)})

    def label(self, state: RisingSunState, seat: i64, action: i64) -> Message:
        return Message("label-next-card", {"card": CARD.message(int(NEXT_CARD.which(action)))})


class KoiConverts(SeatStep[RisingSunState]):
    """R-25.1a, R-27.31: all ronin become coins, which is no gain from the pile unless the table rules so."""

    def run(self, state: RisingSunState) -> None:
        clan = state.clans[self.seat]
        before, ronin = clan.coins, clan.ronin
        if ronin == 0:
            return
        clan.ronin = 0
        clan.coins += ronin
        state.tell(CONVERTS, self.seat, ronin)
        if state.rules.koi_gains:
            begin_moment(state)
            repay_merchants(state, self.seat, before, [int(each.coins) for each in state.clans])
