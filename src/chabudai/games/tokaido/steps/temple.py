"""T-4.5: donations."""

from typing import Final

from mypy_extensions import i64

from chabudai.core.messages import Message
from chabudai.core.steps import FREE, NOT_ASKED, Choice, bar
from chabudai.games.tokaido.actions import DONATE
from chabudai.games.tokaido.components import (
    FROM_DONATIONS,
    HIROTADA,
    MAX_DONATION,
    MIN_DONATION,
    POINTS_PER_COIN,
)
from chabudai.games.tokaido.events import DONATES, TEMPLE_COIN
from chabudai.games.tokaido.state import TokaidoState, Traveler

DONATION_TOO_HIGH: Final = bar("donation-too-high", "T-4.5.1")


class Donate(Choice[TokaidoState]):
    """T-4.5.1: one to three of one's own coins."""

    def menu(self, state: TokaidoState, seat: i64) -> list[int]:
        return [DONATE.at(coins - MIN_DONATION) for coins in range(MIN_DONATION, MAX_DONATION + 1)]

    def bar(self, state: TokaidoState, seat: i64, action: i64) -> i64:
        if not DONATE.has(action):
            return NOT_ASKED
        return FREE if coins_of(action) <= state.travelers[seat].coins else DONATION_TOO_HIGH

    def take(self, state: TokaidoState, seat: i64, action: i64) -> None:
        traveler = state.travelers[seat]
        coins = coins_of(action)
        traveler.coins -= coins
        traveler.bowl += coins
        traveler.score(FROM_DONATIONS, coins * POINTS_PER_COIN)
        state.tell(DONATES, seat, coins)
        if traveler.tile == HIROTADA:
            coin_into_bowl(state, traveler, scores=True)  # T-6.8

    def prompt(self, state: TokaidoState) -> Message:
        return Message("prompt-donate", {"seat": int(self.seat)})

    def label(self, state: TokaidoState, seat: i64, action: i64) -> Message:
        coins = int(coins_of(action))
        extra = 1 if state.travelers[seat].tile == HIROTADA else 0
        return Message("label-donate", {"coins": coins, "points": (coins + extra) * POINTS_PER_COIN})


def coins_of(action: i64) -> i64:
    return DONATE.which(action) + MIN_DONATION


def coin_into_bowl(state: TokaidoState, traveler: Traveler, scores: bool) -> None:
    """A coin from the supply: Hirotada's (T-6.8), Miko's (T-7.5), the neutral traveler's (T-10.5)."""
    points: i64 = POINTS_PER_COIN if scores else 0
    traveler.bowl += 1
    traveler.score(FROM_DONATIONS, points)
    state.tell(TEMPLE_COIN, traveler.seat, points)
