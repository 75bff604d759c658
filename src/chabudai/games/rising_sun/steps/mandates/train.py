"""R-13: Train: one season card for each; Ryujin's benefit is the same without the discount."""

from typing import Final

from mypy_extensions import i64

from chabudai.core.actions import Verb
from chabudai.core.messages import Message, Value, Who
from chabudai.core.numbers import holds
from chabudai.core.steps import FREE, NOT_ASKED, SeatStep, Step, bar
from chabudai.games.rising_sun.actions import AT, BUY, PASS
from chabudai.games.rising_sun.asking import Ask, Asked, AskOneOrNone
from chabudai.games.rising_sun.cards import CARD, MONSTER_OF
from chabudai.games.rising_sun.components import COMMON, FIGURE, NONE, PROVINCE, PROVINCES, RESERVE
from chabudai.games.rising_sun.events import BUYS
from chabudai.games.rising_sun.state import RisingSunState
from chabudai.games.rising_sun.steps.figures import EndOfSummon, summon
from chabudai.games.rising_sun.steps.mandates.recruit import bar_summoning
from chabudai.games.rising_sun.steps.moments import SPEND_COINS, Occasion
from chabudai.games.rising_sun.steps.prices import price_of_card

NOT_ON_OFFER: Final = bar("not-on-offer", "R-13.2")
TOO_DEAR: Final = bar("too-dear", "R-13.2")


class TrainTurn(SeatStep[RisingSunState]):
    def run(self, state: RisingSunState) -> None:
        state.push(Buy(self.seat))

    def outlook(self, state: RisingSunState) -> Message:
        return Message("chain-train", {"player": Who(int(self.seat))})


class Buy(AskOneOrNone):
    """R-13.2, R-29.8: nothing, or one of the cards on offer."""

    def verb(self) -> Verb:
        return BUY

    def no(self) -> int:
        return PASS.only

    def options(self, state: RisingSunState, seat: i64) -> list[int]:
        return [BUY.at(card) for card in sorted(set(state.market))]  # copies are one option

    def bar_one(self, state: RisingSunState, seat: i64, one: i64) -> i64:
        if not holds(state.market, one):
            return NOT_ON_OFFER
        return FREE if price_of_card(state, seat, one) <= state.clans[seat].coins else TOO_DEAR

    def take_one(self, state: RisingSunState, seat: i64, one: i64) -> None:
        buy(state, seat, one)

    def begins_turn(self) -> bool:
        return True

    def prompt(self, state: RisingSunState) -> Message:
        return Message("prompt-buy", {"seat": int(self.seat)})

    def label_one(self, state: RisingSunState, seat: i64, one: i64) -> Message:
        card = int(one)
        values: dict[str, Value] = {"card": CARD.message(card), "coins": int(price_of_card(state, seat, card))}
        return Message("label-buy", values)

    def label_none(self, state: RisingSunState) -> Message:
        return Message("label-buy-nothing")

    def about(self, state: RisingSunState) -> Asked:
        return Asked(self.seat, kami=state.shrines[state.shrine] if state.shrine != NONE else NONE)


def buy(state: RisingSunState, seat: i64, card: i64) -> None:
    """R-13.8: pay, take the card, summon its monster; what it does on entering and after a summon follows."""
    coins = price_of_card(state, seat, card)
    state.clans[seat].coins -= coins
    state.tell(BUYS, seat, card, coins)
    state.push(TakeCard(seat, card))
    if coins > 0:
        state.push(Occasion(SPEND_COINS, [int(seat), int(coins)]))


class TakeCard(Step[RisingSunState]):
    """R-13.4; R-23.3: only now it works, so it did not react to its own purchase."""

    def __init__(self, seat: i64, card: i64) -> None:
        self.seat = seat
        self.card = card

    def run(self, state: RisingSunState) -> None:
        left = state.market.copy()
        left.remove(int(self.card))
        state.market = left
        clan = state.clans[self.seat]
        clan.cards = [*clan.cards, int(self.card)]
        kind = MONSTER_OF[self.card]
        if kind != NONE:
            state.monster_owner[kind - COMMON] = int(self.seat)
            state.monster_at[kind - COMMON] = RESERVE
            state.summoned = False
            state.push(EndOfSummon(self.seat))
            state.push(SummonMonster(self.seat, kind))

    def outlook(self, state: RisingSunState) -> Message:
        return Message("chain-card", {"card": CARD.message(int(self.card))})


class SummonMonster(Ask):
    """R-13.6, R-27.13: at once, where there is an own stronghold; Dragonfly anywhere (R-25.4b)."""

    def __init__(self, seat: i64, kind: i64) -> None:
        self.seat = seat
        self.kind = kind

    def menu(self, state: RisingSunState, seat: i64) -> list[int]:
        return [AT.at(province) for province in range(PROVINCES)]

    def bar(self, state: RisingSunState, seat: i64, action: i64) -> i64:
        return bar_summoning(state, seat, AT.which(action)) if AT.has(action) else NOT_ASKED

    def take(self, state: RisingSunState, seat: i64, action: i64) -> None:
        summon(state, seat, self.kind, AT.which(action))

    def prompt(self, state: RisingSunState) -> Message:
        return Message("prompt-summon-monster", {"seat": int(self.seat), "figure": FIGURE.message(int(self.kind))})

    def label(self, state: RisingSunState, seat: i64, action: i64) -> Message:
        return Message("label-province", {"province": PROVINCE.message(int(AT.which(action)))})

    def about(self, state: RisingSunState) -> Asked:
        return Asked(self.seat, piece=self.kind)
