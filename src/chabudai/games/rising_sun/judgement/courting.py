"""Finding an ally at tea: whom to ask, for how much, whom to accept, and when there is nobody left to ask.

A bot keeps nothing in mind: what it has done beside this question is told to it (`done`), and where talk has its
rounds, how many there were says how often it has asked. So each asks each of the others once, and once more with
something on top where the other has named a price.
"""

from typing import Final

from mypy_extensions import i64

from chabudai.core.numbers import bit
from chabudai.games.rising_sun.actions import ALLIANCE, DECLINE, MOST_OFFERS, OFFER, OFFER_NUMBERS
from chabudai.games.rising_sun.components import NOBODY, TEA
from chabudai.games.rising_sun.judgement.partners import Taste, paired
from chabudai.games.rising_sun.judgement.worths import COIN
from chabudai.games.rising_sun.rulings import FREELY
from chabudai.games.rising_sun.state import RisingSunState
from chabudai.games.rising_sun.steps.talking.windows import TeaRound
from chabudai.games.rising_sun.talk import Offer

HOPE: Final = 0.9  # what is likely against what is offered
SHARE: Final = 0.5  # of what an alliance is worth, nobody is paid more than this for it
PAID_FOR_ALLY: Final = 0.7  # what a coin is worth before income is spent
MOST_FOR_ALLY: Final = 2  # coins
WORTH_PAYING: Final = 0.3  # what a dearer ally must be worth beyond its price


class Proposal:
    """To whom, for how many coins, and whether all may hear of it."""

    taker: i64
    coins: i64
    openly: bool

    def __init__(self, taker: i64, coins: i64, openly: bool) -> None:
        self.taker = taker
        self.coins = coins
        self.openly = openly


# --- what has been said ---------------------------------------------------------------------------------------


def is_ready(state: RisingSunState, seat: i64) -> bool:
    """R-29.2: who is ready has nothing more to say, and has turned down whatever lies open."""
    return state.rules.talk == FREELY and len(state.picks) > 0 and len(state.picks[seat]) > 0


def is_free(state: RisingSunState, seat: i64) -> bool:
    return state.ally[seat] == NOBODY and not is_ready(state, seat)


def asked(done: list[list[int]], other: i64) -> i64:
    """How often one has offered the other an alliance."""
    times: i64 = 0
    for said in done:
        if said[0] == OFFER.at(other) and ALLIANCE.only in said:
            times += 1
    return times


def answered(done: list[list[int]], other: i64) -> i64:
    """The number of the last offer of the other's that one has declined, or NOBODY."""
    which: i64 = NOBODY
    for said in done:
        if DECLINE.has(said[0]) and DECLINE.which(said[0]) // OFFER_NUMBERS == other:
            which = DECLINE.which(said[0]) % OFFER_NUMBERS
    return which


def times_to_ask(done: list[list[int]], other: i64) -> i64:
    return 1 if answered(done, other) == NOBODY else 2


def thinking(state: RisingSunState, seat: i64) -> i64:
    """Who may still accept an alliance that one has offered, as a bit mask."""
    mask: i64 = 0
    for talk in state.talks:
        for offer in talk.offers:
            if offer.giver == seat and offer.ally and is_free(state, offer.taker):
                mask |= bit(offer.taker)
    return mask


def turned_down(state: RisingSunState, seat: i64, done: list[list[int]]) -> i64:
    """By whom, as a bit mask, where all talk freely."""
    mask: i64 = 0
    for other in range(state.seats):
        if asked(done, other) >= times_to_ask(done, other):
            mask |= bit(other)
    return mask & ~thinking(state, seat)


def rounds_over(state: RisingSunState) -> i64:
    """R-29.N.5: of the tea ceremony, where it has any."""
    for step in state.stack:
        if isinstance(step, TeaRound):
            return step.number - 1
    return 0


# --- what to do -----------------------------------------------------------------------------------------------


class Courting:
    def __init__(self, taste: Taste) -> None:
        self.taste = taste

    def worth(self, state: RisingSunState, seat: i64, other: i64) -> float:
        """Of an alliance, to the seat."""
        return self.taste.wishes(state)[seat][other]

    def partner(self, state: RisingSunState, seat: i64) -> i64:
        """R-29.N.7: where nobody can ask."""
        return paired(self.taste.wishes(state), list(range(state.seats)))[seat]

    def proposal(self, state: RisingSunState, seat: i64, done: list[list[int]]) -> Proposal | None:
        """What to offer whom, where all talk freely."""
        if state.phase != TEA or state.ally[seat] != NOBODY:
            return None
        found = self.best(state, seat, turned_down(state, seat, done), thinking(state, seat))
        if found is not None and answered(done, found.taker) != NOBODY:
            found.openly = answered(done, found.taker) < MOST_OFFERS  # as it was asked
            if asked(done, found.taker) > 0:
                found.coins = max(found.coins, min(1, state.clans[seat].coins))
        return found

    def proposal_in_round(self, state: RisingSunState, seat: i64) -> Proposal | None:
        """In a window: in each round the next one."""
        if state.ally[seat] != NOBODY:
            return None
        refused: i64 = 0
        found = self.best(state, seat, refused, 0)
        for _ in range(rounds_over(state)):
            if found is not None:
                refused |= bit(found.taker)
                found = self.best(state, seat, refused, 0)
        return found

    def best(self, state: RisingSunState, seat: i64, refused: i64, asked: i64) -> Proposal | None:
        """Whom one would like best, down to the likely partner, whose answer one waits for: to ask costs nothing.
        Where coins would win somebody better than that, they are offered."""
        wishes = self.wishes(state, seat, refused)
        free = [each for each in range(state.seats) if each == seat or is_free(state, each)]
        partner = paired(wishes, free)
        likely = partner[seat]
        if likely != NOBODY and (asked >> likely) & 1 == 1:
            return None
        taker = dearest(wishes, seat, [each for each in free if (asked >> each) & 1 == 0])
        if taker == NOBODY:
            return None
        gain = wishes[seat][taker] - (wishes[seat][likely] if likely != NOBODY else 0.0)
        coins = price(wishes, partner[taker], taker, seat)
        pays = coins <= min(MOST_FOR_ALLY, state.clans[seat].coins)
        pays = pays and gain > PAID_FOR_ALLY * float(coins) + WORTH_PAYING
        return Proposal(taker, coins if pays else 0, True)

    def wishes(self, state: RisingSunState, seat: i64, refused: i64) -> list[list[float]]:
        """As they are, but for those who have turned the seat down."""
        wishes = self.taste.wishes(state)
        for other in range(state.seats):
            if (refused >> other) & 1 == 1:
                wishes[seat][other] = 0.0
        return wishes

    def accepts(self, state: RisingSunState, seat: i64, offer: Offer, rest: float, done: list[list[int]]) -> bool:
        """Whether to ally with whoever offers it, for whatever else is offered and asked: it is worth `rest`."""
        wishes = self.wishes(state, seat, turned_down(state, seat, done))
        worth = self.taste.wishes(state)[seat][offer.giver]
        free = [each for each in range(state.seats) if each in (seat, offer.giver) or is_free(state, each)]
        likely = paired(wishes, free)[seat]
        hoped = HOPE * wishes[seat][likely] if likely != NOBODY else 0.0
        return worth + rest > 0.0 and worth + rest >= hoped and rest >= -SHARE * worth

    def asks_first(self, state: RisingSunState, seat: i64, offer: Offer, done: list[list[int]]) -> bool:
        """Whether there is somebody better to ask before this offer is answered."""
        if is_ready(state, seat):
            return False
        better = self.proposal(state, seat, done)
        if better is None or better.taker == offer.giver:
            return False
        wishes = self.taste.wishes(state)[seat]
        return wishes[better.taker] > wishes[offer.giver]

    def waits(self, state: RisingSunState, seat: i64, done: list[list[int]]) -> bool:
        """R-8.2: who wants an ally is not ready before all have turned it down."""
        if state.phase != TEA or state.ally[seat] != NOBODY:
            return False
        return thinking(state, seat) != 0 or self.proposal(state, seat, done) is not None


def price(wishes: list[list[float]], rather: i64, taker: i64, seat: i64) -> i64:
    """In coins, for which somebody would leave whom they would rather have."""
    lacking = 0.0 if rather == NOBODY else wishes[taker][rather] - wishes[taker][seat]
    coins: i64 = 0
    while coins <= MOST_FOR_ALLY and COIN * float(coins) < lacking:
        coins += 1
    return coins


def dearest(wishes: list[list[float]], seat: i64, free: list[int]) -> i64:
    best: i64 = NOBODY
    most = 0.0
    for other in free:
        if other != seat and wishes[seat][other] > most:
            best, most = other, wishes[seat][other]
    return best
