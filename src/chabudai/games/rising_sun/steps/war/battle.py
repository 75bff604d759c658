"""R-18, R-20: a battle: bids, war advantages, the outcome, reparations."""

from typing import Final

from mypy_extensions import i64

from chabudai.core.messages import Message, Value, Who
from chabudai.core.numbers import bit, count, members
from chabudai.core.steps import FREE, NOT_ASKED, Step, Together, bar
from chabudai.games.rising_sun.actions import BID, GIVE, SPARE
from chabudai.games.rising_sun.asking import Ask, Asked, KillOrSpare
from chabudai.games.rising_sun.components import (
    ADVANTAGE,
    ADVANTAGES,
    MOST_COINS,
    NOBODY,
    NONE,
    POETS,
    PROVINCE,
)
from chabudai.games.rising_sun.events import BIDS, FIGHTS, PAYS_BID, REPARATION, WINS_BATTLE
from chabudai.games.rising_sun.state import RisingSunState
from chabudai.games.rising_sun.steps.gaining import begin_moment
from chabudai.games.rising_sun.steps.killing import doomed_at, has_mercy, kill, spare
from chabudai.games.rising_sun.steps.talking.keeping import note_bids
from chabudai.games.rising_sun.steps.war.advantages import ResolveAdvantage
from chabudai.games.rising_sun.steps.war.comparing import force_in_battle, outcome_of
from chabudai.games.rising_sun.steps.war.tokens import take_token

BID_TOO_HIGH: Final = bar("bid-too-high", "R-18.3")
NO_LOSER: Final = bar("no-loser", "R-20.5")
HAS_ONE_ALREADY: Final = bar("has-one-already", "R-27.19")
NO_BID: Final = [0] * ADVANTAGES


class FightBattle(Step[RisingSunState]):
    """R-18.5: bids; three advantages; the outcome; Imperial Poets; reparations."""

    def run(self, state: RisingSunState) -> None:
        state.won = []
        state.hired, state.victor, state.killed = NOBODY, NOBODY, 0
        first = [ResolveAdvantage(advantage) for advantage in range(POETS)]
        state.follow([*first, Outcome(), ResolveAdvantage(POETS), Reparations(), EndOfBattle()])
        bidders = with_coins(state)
        if bidders != 0:
            state.push(Bids(bidders))
        else:
            state.bids = [NO_BID for _ in range(state.seats)]
            note_bids(state)


def with_coins(state: RisingSunState) -> i64:
    """R-29.23: whoever has at least one coin is asked for all four bids."""
    mask: i64 = 0
    for seat in members(state.participants):
        if state.clans[seat].coins > 0:
            mask |= bit(seat)
    return mask


class Bids(Together[RisingSunState]):
    """R-18.3, R-29.15: coins on each of the four advantages, in secret and all at once."""

    def left(self, state: RisingSunState, seat: i64) -> i64:
        left = state.clans[seat].coins
        for pick in state.picks[seat]:
            left -= BID.which(pick)
        return left

    def menu(self, state: RisingSunState, seat: i64) -> list[int]:
        most = min(self.left(state, seat), MOST_COINS)
        return [BID.at(coins) for coins in range(most + 1)]

    def bar(self, state: RisingSunState, seat: i64, action: i64) -> i64:
        if not BID.has(action):
            return NOT_ASKED
        return FREE if BID.which(action) <= self.left(state, seat) else BID_TOO_HIGH

    def legal(self, state: RisingSunState, seat: i64) -> list[int]:
        return self.menu(state, seat)

    def is_whole(self, state: RisingSunState, seat: i64) -> bool:
        return len(state.picks[seat]) == ADVANTAGES

    def resolve(self, state: RisingSunState, picks: list[list[int]]) -> None:
        """R-18.4: revealed together. Coins on the war tile are in no reserve (R-25.1b)."""
        bids = [[int(BID.which(pick)) for pick in own] if own else NO_BID for own in picks]
        state.bids = bids
        for seat in state.by_honor(state.participants):
            state.clans[seat].coins -= sum(bids[seat])
            state.tell(BIDS, seat, bids[seat][0], bids[seat][1], bids[seat][2], bids[seat][3])
        note_bids(state)

    def begins_turn(self) -> bool:
        return True

    def prompt(self, state: RisingSunState) -> Message:
        return Message("prompt-bids", {"province": PROVINCE.message(state.wars[state.war])})

    def prompt_to(self, state: RisingSunState, reader: i64) -> Message:
        if reader >= state.seats or not self.is_due(state, reader):
            return self.prompt(state)
        advantage = ADVANTAGE.message(len(state.picks[reader]))
        province = PROVINCE.message(state.wars[state.war])
        values: dict[str, Value] = {
            "advantage": advantage,
            "province": province,
            "coins": int(self.left(state, reader)),
        }
        return Message("prompt-bid", values)

    def label(self, state: RisingSunState, seat: i64, action: i64) -> Message:
        return Message("label-bid", {"coins": int(BID.which(action))})


class Outcome(Step[RisingSunState]):
    """R-20.1 to R-20.3: who wins takes the token, then the losers die; R-23.5: the outcome is a moment."""

    def run(self, state: RisingSunState) -> None:
        province = state.wars[state.war]
        victor = outcome_of(state)
        state.victor = victor
        begin_moment(state)
        if state.journal is not None:
            tell_losers(state)
        state.tell(WINS_BATTLE, victor, province, force_in_battle(state, victor))
        if losing_figures(state):
            state.push(MercyInBattle(victor) if has_mercy(state, victor) else KillLosers())
        take_token(state, victor, True)

    def outlook(self, state: RisingSunState) -> Message:
        return Message("chain-outcome")


def tell_losers(state: RisingSunState) -> None:
    """R-20.1: what the others fight with now, the greatest first, ties by honor; the victory tells the victor's."""
    losing = state.by_honor(state.participants & ~bit(state.victor))
    for seat in sorted(losing, key=lambda each: -int(force_in_battle(state, each))):
        state.tell(FIGHTS, seat, state.wars[state.war], force_in_battle(state, seat))


def doomed_seats(state: RisingSunState) -> list[int]:
    """R-20.3: losing participants, but for the winner's ally."""
    spared = state.ally[state.victor]
    return [seat for seat in state.by_honor(state.participants) if seat != state.victor and seat != spared]


def losing_figures(state: RisingSunState) -> bool:
    province = state.wars[state.war]
    for seat in doomed_seats(state):
        if state.figures_at(seat, province) > 0:
            return True
    return False


class KillLosers(Step[RisingSunState]):
    """R-20.3: it is the winner who kills them."""

    def run(self, state: RisingSunState) -> None:
        province = state.wars[state.war]
        doomed = [each for seat in doomed_seats(state) for each in doomed_at(state, seat, province)]
        kill(state, state.victor, province, doomed)


class MercyInBattle(KillOrSpare):
    """R-27.41, R-29.19: the winner spares all, or none."""

    def take(self, state: RisingSunState, seat: i64, action: i64) -> None:
        if action == SPARE.only:
            spare(state, seat, state.wars[state.war])
        else:
            state.push(KillLosers())

    def begins_turn(self) -> bool:
        return True

    def prompt(self, state: RisingSunState) -> Message:
        return Message(
            "prompt-mercy", {"seat": int(self.seat), "province": PROVINCE.message(state.wars[state.war])}
        )

    def about(self, state: RisingSunState) -> Asked:
        return Asked(self.seat, province=state.wars[state.war])


# --- reparations ------------------------------------------------------------------------------------------


class Reparations(Step[RisingSunState]):
    """Losers pay what they bid to the pile; what the winner bid is divided among them."""

    def run(self, state: RisingSunState) -> None:
        losers = state.participants & ~bit(state.victor)
        for seat in state.by_honor(losers):
            paid = sum(state.bids[seat])
            if paid > 0:
                state.tell(PAYS_BID, seat, paid)
        coins = sum(state.bids[state.victor])
        each, rest = divmod(coins, int(count(losers)))
        for seat in state.by_honor(losers):
            repay(state, seat, each)
        if rest > 0:
            state.push(Remainder(state.victor, rest, losers))

    def outlook(self, state: RisingSunState) -> Message:
        return Message("chain-reparations")


def repay(state: RisingSunState, loser: i64, coins: i64) -> None:
    """Coins of the winner's bid; nothing comes from the pile."""
    if coins > 0:
        state.clans[loser].coins += coins
        state.tell(REPARATION, state.victor, loser, coins)


class Remainder(Ask):
    """R-27.19, R-29.21: who gets a coin that is left over."""

    def __init__(self, seat: i64, coins: i64, losers: i64) -> None:
        self.seat = seat
        self.coins = coins
        self.losers = losers  # who may still get one

    def menu(self, state: RisingSunState, seat: i64) -> list[int]:
        everybody = state.participants & ~bit(seat)
        return [GIVE.at(loser) for loser in state.by_honor(everybody)]

    def bar(self, state: RisingSunState, seat: i64, action: i64) -> i64:
        if not GIVE.has(action) or GIVE.which(action) >= state.seats:
            return NOT_ASKED
        loser = GIVE.which(action)
        if (self.losers >> loser) & 1:
            return FREE
        lost = loser != seat and (state.participants >> loser) & 1 == 1
        return HAS_ONE_ALREADY if lost else NO_LOSER

    def take(self, state: RisingSunState, seat: i64, action: i64) -> None:
        loser = GIVE.which(action)
        repay(state, loser, 1)
        losers = self.losers & ~bit(loser) if state.rules.one_left_over_each else self.losers
        if self.coins > 1:
            state.push(Remainder(seat, self.coins - 1, losers))

    def begins_turn(self) -> bool:
        return True

    def prompt(self, state: RisingSunState) -> Message:
        return Message("prompt-remainder", {"seat": int(self.seat), "coins": int(self.coins)})

    def label(self, state: RisingSunState, seat: i64, action: i64) -> Message:
        return Message("label-give-coin", {"player": Who(int(GIVE.which(action)))})

    def about(self, state: RisingSunState) -> Asked:
        return Asked(self.seat, province=state.wars[state.war], left=self.coins)


class EndOfBattle(Step[RisingSunState]):
    """R-20.6: then the next war number."""

    def run(self, state: RisingSunState) -> None:
        state.participants = 0
        state.bids, state.won = [], []
        state.using, state.hired, state.victor, state.killed = NONE, NOBODY, NOBODY, 0
