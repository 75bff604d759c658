"""T-8, T-9: achievements, the temple and the end. Points of the road are scored where they are earned."""

from typing import Final

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

END_ACHIEVEMENTS: Final = [GOURMET, BATHER, CHATTERBOX, COLLECTOR]  # T-8.2, in this order


def forecast(state: TokaidoState) -> list[int]:
    """The points of all players if the journey ended now."""
    scores = state.scores()
    if state.over:
        return scores
    for achievement in END_ACHIEVEMENTS:
        for player in those_with_most(state, achievement):
            scores[player.seat] += worth(player, achievement)
    for player in state.players():
        scores[player.seat] += points_for_rank(state, player)
    return scores


def achieve(state: TokaidoState, traveler: Traveler, achievement: i64) -> None:
    """T-8: an achievement card."""
    traveler.achievements = [*traveler.achievements, achievement]
    traveler.score(FROM_ACHIEVEMENTS, ACHIEVEMENT_POINTS[achievement])
    traveler.score(FROM_TRAVELER, bonus(traveler))
    state.tell(ACHIEVES, traveler.seat, achievement, worth(traveler, achievement))


def worth(traveler: Traveler, achievement: i64) -> i64:
    return ACHIEVEMENT_POINTS[achievement] + bonus(traveler)


def bonus(traveler: Traveler) -> i64:
    """T-6.6: for each achievement Mitsukuni scores one more."""
    return 1 if traveler.tile == MITSUKUNI else 0


def award_end_achievements(state: TokaidoState) -> None:
    for achievement in END_ACHIEVEMENTS:
        for player in those_with_most(state, achievement):
            achieve(state, player, achievement)


def those_with_most(state: TokaidoState, achievement: i64) -> list[Traveler]:
    """T-8.3: everybody who is tied gets it; T-12.22: nobody when all have nothing."""
    players, most = state.players(), 0
    for player in players:
        most = max(most, amount_for(player, achievement))
    if most == 0 and not state.rules.award_at_zero:
        return []
    return [player for player in players if amount_for(player, achievement) == most]


def amount_for(player: Traveler, achievement: i64) -> int:
    """T-8.2: of what the achievement asks for most."""
    if achievement == GOURMET:
        return spent_on_meals(player)
    if achievement == BATHER:
        return len(player.springs)
    return len(player.encounters if achievement == CHATTERBOX else player.souvenirs)


def spent_on_meals(player: Traveler) -> int:
    """By printed prices, whatever was paid (T-12.10, T-12.11)."""
    total = 0
    for dish in player.meals:
        total += MEAL_PRICE[dish]
    return total


def rank_donors(state: TokaidoState) -> None:
    """T-10.5: the neutral traveler takes a rank but no points."""
    for player in state.players():
        if player.bowl > 0:
            points = points_for_rank(state, player)
            player.score(FROM_TEMPLE_RANK, points)
            state.tell(RANKS, player.seat, rank_of(state, player) + 1, points)


def points_for_rank(state: TokaidoState, player: Traveler) -> i64:
    """T-9.3"""
    if player.bowl == 0:
        return 0
    rank = rank_of(state, player)
    return RANK_POINTS[rank] if rank < len(RANK_POINTS) else OTHER_DONOR_POINTS


def rank_of(state: TokaidoState, player: Traveler) -> i64:
    # T-9.4: dense; as many ranks lie above as there are larger amounts
    return len(set([traveler.bowl for traveler in state.travelers if traveler.bowl > player.bowl]))
