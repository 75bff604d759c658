"""R-13: Train: one season card for each; Ryujin's benefit is the same without the discount."""

from typing import ClassVar, Final

from mypy_extensions import i64

from chabudai.core.messages import Message, Value, Who
from chabudai.core.numbers import holds
from chabudai.core.shape import SEAT, Name
from chabudai.core.steps import FREE, NOT_ASKED, Step, bar
from chabudai.games.rising_sun.actions import AT, BUY, PASS
from chabudai.games.rising_sun.asking import Ask, Asked
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


class TrainTurn(Step[RisingSunState]):
    made_with: ClassVar = {"seat": SEAT}

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def run(self, state: RisingSunState) -> None:
        state.push(Buy(self.seat))

    def outlook(self, state: RisingSunState) -> Message:
        return Message("chain-train", {"player": Who(int(self.seat))})


class Buy(Ask):
    """R-13.2, R-29.8: nothing, or one of the cards on offer."""

    def menu(self, state: RisingSunState, seat: i64) -> list[int]:
        menu = [int(PASS.base)]
        for card in sorted(state.market):  # copies are one option
            if menu[-1] != BUY.base + card:
                menu.append(int(BUY.base) + card)
        return menu

    def bar(self, state: RisingSunState, seat: i64, action: i64) -> i64:
        if action == PASS.base:
            return FREE
        if not BUY.has(action):
            return NOT_ASKED
        card = action - BUY.base
        if not holds(state.market, card):
            return NOT_ON_OFFER
        return FREE if price_of_card(state, seat, card) <= state.clans[seat].coins else TOO_DEAR

    def take(self, state: RisingSunState, seat: i64, action: i64) -> None:
        if BUY.has(action):
            buy(state, seat, action - BUY.base)

    def begins_turn(self) -> bool:
        return True

    def prompt(self, state: RisingSunState) -> Message:
        return Message("prompt-buy", {"seat": int(self.seat)})

    def label(self, state: RisingSunState, seat: i64, action: i64) -> Message:
        if action == PASS.base:
            return Message("label-buy-nothing")
        card = int(action - BUY.base)
        values: dict[str, Value] = {"card": CARD.message(card), "coins": int(price_of_card(state, seat, card))}
        return Message("label-buy", values)

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

    made_with: ClassVar = {"seat": SEAT, "card": Name(CARD)}

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

    made_with: ClassVar = {"seat": SEAT, "kind": Name(FIGURE)}

    def __init__(self, seat: i64, kind: i64) -> None:
        self.seat = seat
        self.kind = kind

    def menu(self, state: RisingSunState, seat: i64) -> list[int]:
        return [int(AT.base) + province for province in range(PROVINCES)]

    def bar(self, state: RisingSunState, seat: i64, action: i64) -> i64:
        return bar_summoning(state, seat, action)

    def take(self, state: RisingSunState, seat: i64, action: i64) -> None:
        summon(state, seat, self.kind, action - AT.base)

    def prompt(self, state: RisingSunState) -> Message:
        return Message("prompt-summon-monster", {"seat": int(self.seat), "figure": FIGURE.message(int(self.kind))})

    def label(self, state: RisingSunState, seat: i64, action: i64) -> Message:
        return Message("label-province", {"province": PROVINCE.message(int(action - AT.base))})

    def about(self, state: RisingSunState) -> Asked:
        return Asked(self.seat, piece=self.kind)
