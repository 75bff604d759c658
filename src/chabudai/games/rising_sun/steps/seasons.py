"""R-7, R-21: how a season begins and ends; hostages."""

from mypy_extensions import i64

from chabudai.core.events import EVERYONE
from chabudai.core.pile import Pile
from chabudai.core.steps import Step
from chabudai.games.rising_sun.cards import BY_HOSTAGES, CARDS, COPIES, CORE_SET, SEASON_OF_CARD, SET_OF, STACK
from chabudai.games.rising_sun.components import (
    CLEANUP,
    FIRST_SHRINE,
    HELD,
    INCOME,
    MANDATE_TILES,
    PROVINCES,
    RESERVE,
    SEASON_SETUP,
    SHRINES,
    WARS,
)
from chabudai.games.rising_sun.events import (
    CARDS_LIE,
    CLEANED_UP,
    COINS_GAINED,
    INCOME_TAKEN,
    RETURNS,
    SEASON_BEGINS,
    WARS_LIE,
)
from chabudai.games.rising_sun.state import NOT_YET, RisingSunState
from chabudai.games.rising_sun.steps.gaining import begin_moment, repay_merchants


class SeasonSetup(Step[RisingSunState]):
    """R-7: war tokens, season cards, income, hostages, in this order."""

    def run(self, state: RisingSunState) -> None:
        state.phase = SEASON_SETUP
        state.tell(SEASON_BEGINS, state.season)
        shuffle_mandates(state)
        draw_wars(state)
        lay_cards(state)
        take_income(state)
        return_hostages(state)


def shuffle_mandates(state: RisingSunState) -> None:
    """R-3.8, R-21.3: all ten tiles into a new deck, in an order that nobody knows."""
    tiles = MANDATE_TILES.copy()
    state.generator.shuffle(tiles)
    state.deck, state.drawn, state.buried = Pile(tiles), Pile([]), Pile([])
    state.track, state.players = [], []
    state.turn = 0


def draw_wars(state: RisingSunState) -> None:
    """R-7.1: at random out of the season's eight."""
    provinces = list(range(PROVINCES))
    state.shown_to(EVERYONE)
    state.generator.shuffle(provinces)
    state.wars = provinces[: WARS[state.seats]]
    state.takers = [NOT_YET] * len(state.wars)
    if state.journal is not None:
        state.tell_some(WARS_LIE, EVERYONE, state.wars)


def lay_cards(state: RisingSunState) -> None:
    """R-7.2: those of the season before are gone (R-27.52)."""
    market: list[int] = []
    for card in range(CARDS):
        in_play = SET_OF[card] == CORE_SET or SET_OF[card] == state.card_set
        if in_play and SEASON_OF_CARD[card] == state.season:
            market += [card] * COPIES[card]
    state.market = market
    if state.journal is not None:
        stacks = [STACK.of(card, market.count(card)) for card in sorted(set(market))]
        state.tell_some(CARDS_LIE, EVERYONE, stacks)


def take_income(state: RisingSunState) -> None:
    """R-7.3, R-27.39: nobody has coins before, so it answers to no Merchant."""
    for seat, clan in enumerate(state.clans):
        clan.coins += INCOME[clan.clan]
        state.tell(INCOME_TAKEN, seat, INCOME[clan.clan])


def return_hostages(state: RisingSunState) -> None:
    """R-7.4, R-27.24: one moment for all, compared before the first coin."""
    begin_moment(state)
    before = [int(clan.coins) for clan in state.clans]
    freed = [int(free_hostages(state, captor)) for captor in range(state.seats)]
    for captor in state.honor:
        if freed[captor] > 0:
            state.clans[captor].coins += freed[captor]
            state.tell(COINS_GAINED, captor, freed[captor], BY_HOSTAGES)
    for captor in state.honor:
        if freed[captor] > 0:
            repay_merchants(state, captor, before[captor], before)


def free_hostages(state: RisingSunState, captor: i64) -> i64:
    """Back to their owners' reserves; how many there were."""
    freed: i64 = 0
    for owner in range(state.seats):
        for kind in state.kinds_at(owner, HELD + captor):
            for _ in range(state.number(owner, kind, HELD + captor)):
                state.shift(owner, kind, HELD + captor, RESERVE)
                state.tell(RETURNS, captor, owner, kind)
                freed += 1
    return freed


class Cleanup(Step[RisingSunState]):
    """R-21: coins and ronin to the pile, figures back from the shrines."""

    def run(self, state: RisingSunState) -> None:
        state.phase = CLEANUP
        state.tell(CLEANED_UP, state.season)
        for seat, clan in enumerate(state.clans):
            clan.coins, clan.ronin = 0, 0
            for place in range(FIRST_SHRINE, FIRST_SHRINE + SHRINES):
                leave_shrine(state, seat, place)


def leave_shrine(state: RisingSunState, seat: i64, place: i64) -> None:
    """R-21.2"""
    for kind in state.kinds_at(seat, place):
        for _ in range(state.number(seat, kind, place)):
            state.shift(seat, kind, place, RESERVE)
