"""R-23: cards and kami that bring points, coins and ronin, and those that take coins."""

from typing import Final

from mypy_extensions import i64

from chabudai.core.actions import Verb
from chabudai.core.messages import Message, Who
from chabudai.core.numbers import bit, members
from chabudai.core.steps import FREE, NOT_ASKED, bar
from chabudai.core.vocabulary import Effect
from chabudai.games.rising_sun.actions import GIVE, NO, YES
from chabudai.games.rising_sun.asking import AskByCard, Asked, OneOfTwo
from chabudai.games.rising_sun.cards import OP, POWERS, Power
from chabudai.games.rising_sun.components import FOR_VIRTUES
from chabudai.games.rising_sun.events import GIVES_SPENT
from chabudai.games.rising_sun.scoring import counted
from chabudai.games.rising_sun.state import RisingSunState
from chabudai.games.rising_sun.steps.gaining import (
    gain_coins,
    gain_honor,
    gain_points,
    gain_ronin,
    lose_honor,
    take_coins,
)
from chabudai.games.rising_sun.steps.moments import VOCABULARY, Word, and_then

NOBODY_HAS_COINS: Final = bar("nobody-has-coins", "R-29.23")
NOT_TO_ONESELF: Final = bar("not-to-oneself", "R-27.40")


class GainCoins(Word):
    def serve(self, state: RisingSunState, owner: i64, power: Power, about: list[int]) -> None:
        gain_coins(state, owner, power.n * counted(state, owner, power.per), power.what)


class GainPoints(Word):
    def serve(self, state: RisingSunState, owner: i64, power: Power, about: list[int]) -> None:
        gain_points(state, owner, power.n * counted(state, owner, power.per), power.item, power.what)

    def follow(self, state: RisingSunState, owner: i64, effect: Effect) -> None:
        gain_points(state, owner, effect.n, FOR_VIRTUES, effect.what)


class GainRonin(Word):
    def serve(self, state: RisingSunState, owner: i64, power: Power, about: list[int]) -> None:
        gain_ronin(state, owner, power.n * counted(state, owner, power.per), power.what)


class GainHonor(Word):
    def follow(self, state: RisingSunState, owner: i64, effect: Effect) -> None:
        gain_honor(state, owner, effect.n)


class LoseHonor(Word):
    def follow(self, state: RisingSunState, owner: i64, effect: Effect) -> None:
        """R-27.1: at the bottom it costs nothing."""
        lose_honor(state, owner, effect.n)


VOCABULARY.explain(OP.index["gain_coins"], GainCoins())
VOCABULARY.explain(OP.index["gain_vp"], GainPoints())
VOCABULARY.explain(OP.index["gain_ronin"], GainRonin())
VOCABULARY.explain(OP.index["gain_honor"], GainHonor())
VOCABULARY.explain(OP.index["lose_honor"], LoseHonor())

# --- taking coins: Way of the Righteous, Path of the Monkey -------------------------------------------------------


class TakeCoins(Word):
    def serve(self, state: RisingSunState, owner: i64, power: Power, about: list[int]) -> None:
        if power.optional:
            state.push(TakeFromRichest(owner, power.what))
        else:
            for seat in state.honor.copy():
                if state.has_more_honor(owner, seat):
                    take_coins(state, owner, seat, power.n, power.what)

    def is_possible(self, state: RisingSunState, owner: i64, power: Power) -> bool:
        return not power.is_for_richest or richest_opponents(state, owner) != 0


VOCABULARY.explain(OP.index["take_coin"], TakeCoins())


def richest_opponents(state: RisingSunState, seat: i64) -> i64:
    """All who tie, as a bit mask; none if no opponent has a coin."""
    mask: i64 = 0
    most: i64 = 1
    for other, clan in enumerate(state.clans):
        if other != seat and clan.coins >= most:
            mask = bit(other) if clan.coins > most else mask | bit(other)
            most = clan.coins
    return mask


def power_of(card: i64, op: str) -> Power:
    """The power of a card that does this."""
    return next(power for power in POWERS[card] if power.op == OP.index[op])


class TakeFromRichest(OneOfTwo):
    """Path of the Monkey, R-29.5: a coin from each of the richest, for one step of honor."""

    def __init__(self, seat: i64, card: i64) -> None:
        self.seat = seat
        self.card = card

    def bar(self, state: RisingSunState, seat: i64, action: i64) -> i64:
        if action == YES.only and richest_opponents(state, seat) == 0:
            return NOBODY_HAS_COINS
        return super().bar(state, seat, action)

    def take(self, state: RisingSunState, seat: i64, action: i64) -> None:
        if action == YES.only:
            power = power_of(self.card, "take_coin")
            for other in members(richest_opponents(state, seat)):
                take_coins(state, seat, other, power.n, self.card)
            and_then(state, seat, power)

    def prompt(self, state: RisingSunState) -> Message:
        return Message("prompt-monkey", {"seat": int(self.seat)})

    def label(self, state: RisingSunState, seat: i64, action: i64) -> Message:
        if action == NO.only:
            return Message("label-no-coins-taken")
        richest = [Who(other) for other in members(richest_opponents(state, seat))]
        return Message("label-monkey", {"players": richest})

    def about(self, state: RisingSunState) -> Asked:
        return Asked(self.seat, card=self.card)


# --- Benevolence --------------------------------------------------------------------------------------------------


class GiveSpentCoin(Word):
    def serve(self, state: RisingSunState, owner: i64, power: Power, about: list[int]) -> None:
        state.push(GiveCoin(owner, power.what))


VOCABULARY.explain(OP.index["give_spent_coin"], GiveSpentCoin())


class GiveCoin(AskByCard):
    """R-27.40, R-29.8: one of the coins just spent goes to another player instead of the pile."""

    def verb(self) -> Verb:
        return GIVE

    def options(self, state: RisingSunState, seat: i64) -> list[int]:
        return [GIVE.at(other) for other in range(state.seats) if other != seat]

    def bar_one(self, state: RisingSunState, seat: i64, one: i64) -> i64:
        if one >= state.seats:
            return NOT_ASKED
        return FREE if one != seat else NOT_TO_ONESELF

    def take_one(self, state: RisingSunState, seat: i64, one: i64) -> None:
        state.clans[one].coins += 1
        state.tell(GIVES_SPENT, seat, one)
        and_then(state, seat, power_of(self.card, "give_spent_coin"))

    def prompt(self, state: RisingSunState) -> Message:
        return Message("prompt-benevolence", {"seat": int(self.seat)})

    def label_one(self, state: RisingSunState, seat: i64, one: i64) -> Message:
        return Message("label-give-coin", {"player": Who(int(one))})

    def label_none(self, state: RisingSunState) -> Message:
        return Message("label-no-coin-given")


# --- what is looked up where it matters ---------------------------------------------------------------------------

LOOKED_UP: Final = [
    "force_bonus",
    "force_set",
    "force_if",
    "count_as",
    "gain_monster",
    "spare_all",
    "extra_hostage",
    "extra_replacement",
    "charge_toll",
]
for each in LOOKED_UP:
    VOCABULARY.explain(OP.index[each], Word())
