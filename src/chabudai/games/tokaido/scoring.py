"""T-8, T-9: achievements, the temple and the end. Points of the road are scored where they are earned."""

from mypy_extensions import i64

from chabudai.games.tokaido.components import (
    ACHIEVEMENT_POINTS,
    BATHER,
    CHATTERBOX,
    COLLECTOR,
    FROM_ACHIEVEMENTS,
    FROM_TEMPLE_RANK,
    FROM_TRAVELER,
    GOURMET,
    MEAL_PRICE,
    MITSUKUNI,
    OTHER_DONOR_POINTS,
    RANK_POINTS,
)
from chabudai.games.tokaido.events import ACHIEVES, RANKS
from chabudai.games.tokaido.state import TokaidoState, Traveler


def forecast(state: TokaidoState) -> list[int]:
    """The points of all players if the journey ended now."""
    if state.over:
        return state.scores()
    ended = state.clone()
    award_end_achievements(ended)
    rank_donors(ended)
    return ended.scores()


def achieve(state: TokaidoState, traveler: Traveler, achievement: i64) -> None:
    """T-8: an achievement card; T-6.6: Mitsukuni scores one more."""
    points: i64 = ACHIEVEMENT_POINTS[achievement]
    traveler.achievements = [*traveler.achievements, achievement]
    traveler.score(FROM_ACHIEVEMENTS, points)
    if traveler.tile == MITSUKUNI:
        traveler.score(FROM_TRAVELER, 1)
        points += 1
    state.tell(ACHIEVES, traveler.seat, achievement, points)


def award_end_achievements(state: TokaidoState) -> None:
    """T-8.2"""
    players = state.players()
    award_most(state, GOURMET, [spent_on_meals(player) for player in players])
    award_most(state, BATHER, [len(player.springs) for player in players])
    award_most(state, CHATTERBOX, [len(player.encounters) for player in players])
    award_most(state, COLLECTOR, [len(player.souvenirs) for player in players])


def spent_on_meals(player: Traveler) -> int:
    """By printed prices, whatever was paid (T-12.10, T-12.11)."""
    total = 0
    for dish in player.meals:
        total += MEAL_PRICE[dish]
    return total


def award_most(state: TokaidoState, achievement: i64, amounts: list[int]) -> None:
    """T-8.3: everybody who is tied gets it; T-12.22: nobody when all have nothing."""
    most = max(amounts)
    if most == 0 and not state.rules.award_at_zero:
        return
    for seat, amount in enumerate(amounts):
        if amount == most:
            achieve(state, state.travelers[seat], achievement)


def rank_donors(state: TokaidoState) -> None:
    """T-9.3; T-10.5: the neutral traveler takes a rank but no points."""
    for player in state.players():
        if player.bowl > 0:
            rank = rank_of(state, player)
            points: i64 = RANK_POINTS[rank] if rank < len(RANK_POINTS) else OTHER_DONOR_POINTS
            player.score(FROM_TEMPLE_RANK, points)
            state.tell(RANKS, player.seat, rank + 1, points)


def rank_of(state: TokaidoState, player: Traveler) -> i64:
    # T-9.4: dense; as many ranks lie above as there are larger amounts
    return len(set([traveler.bowl for traveler in state.travelers if traveler.bowl > player.bowl]))
