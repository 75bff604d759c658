"""What season cards are worth to whom, by what they do and how often that comes about."""

from typing import Final

from mypy_extensions import i64

from chabudai.core.vocabulary import Effect
from chabudai.games.rising_sun.cards import CARDS, CONDITION, MONSTER_OF, OP, PER, POWERS, TRIGGER
from chabudai.games.rising_sun.components import FORCE, NOBODY, NONE
from chabudai.games.rising_sun.judgement.worths import COIN, RANK, RONIN
from chabudai.games.rising_sun.scoring import worth_in_winter
from chabudai.games.rising_sun.state import RisingSunState

A_MONSTER: Final = 0.5  # each season, beside the Force it has where it stands
# How often a season it comes about
OCCASIONS: Final[dict[str, float]] = {
    "static": 1.0,
    "war_phase_static": 2.0,
    "war_phase_start": 2.0,
    "after_summon": 1.8,
    "end_of_mandate": 1.3,
    "select_mandate": 1.6,
    "spend_coins": 2.5,
    "betray": 0.3,
    "opponent_crosses_sea_route": 2.0,
    "richer_player_gains_pool_coins": 2.0,
    "gain_vp_event": 3.0,
    "own_figure_killed": 0.7,
    "kill_opponent_figures": 1.2,
    "would_kill_opponent_figures": 0.7,
    "win_war_token": 1.5,
    "take_hostage_in_battle": 0.7,
}
# What one of it is worth
WORTH_OF_OP: Final[dict[str, float]] = {
    "gain_vp": 1.0,
    "gain_coins": COIN,
    "gain_ronin": RONIN,
    "take_coin": COIN,
    "gain_honor": RANK,
    "lose_honor": -RANK,
    "place_figure": 0.6,
    "kill_figure": 0.6,
    "extra_hostage": 1.0,
    "extra_replacement": 0.8,
    "charge_toll": COIN,
    "force_bonus": 0.3,
    "force_set": 0.7,
}


def worth_of_effect(effect: Effect) -> float:
    return WORTH_OF_OP.get(OP.ids[effect.op], 0.0) * float(effect.n)


def worth_a_season(card: int) -> float:
    """Where all its conditions hold."""
    worth = A_MONSTER if MONSTER_OF[card] != NONE else 0.0
    for power in POWERS[card]:
        occasions = OCCASIONS.get(TRIGGER.ids[power.trigger], 0.0)
        worth += occasions * (worth_of_effect(power) + sum([worth_of_effect(each) for each in power.then]))
    return worth


WORTH_A_SEASON: Final[list[float]] = [worth_a_season(card) for card in range(CARDS)]
WITH_HIGHEST_HONOR: Final = 1
WITH_HONOR: Final = 2  # the more, the better
WITH_ALLY: Final = 3
WITH_VIRTUES: Final = 4


def what_it_needs(card: int) -> int:
    """What it depends on whether a card brings much, or 0."""
    for power in POWERS[card]:
        if power.condition == CONDITION["highest_honor_of_all"]:
            return WITH_HIGHEST_HONOR
        if power.condition == CONDITION["has_ally"]:
            return WITH_ALLY
        if power.condition == CONDITION["more_honor_than_at_least_2_players"]:
            return WITH_HONOR
        if power.per == PER["affected_player_with_less_honor"]:
            return WITH_HONOR
        if power.op == OP.index["take_coin"] and not power.is_for_richest:
            return WITH_HONOR
        if power.per == PER["distinct_virtue_owned"]:
            return WITH_VIRTUES
    return 0


NEEDS: Final[list[int]] = [what_it_needs(card) for card in range(CARDS)]


def worth_of_card(state: RisingSunState, seat: i64, card: i64, seasons: float) -> float:
    """In the seasons that are left; what winter brings for it is counted there."""
    return seasons * WORTH_A_SEASON[card] * (how_well(state, seat, NEEDS[card]) if NEEDS[card] > 0 else 1.0)


def how_well(state: RisingSunState, seat: i64, need: i64) -> float:
    """How far what a card needs is there."""
    if need == WITH_ALLY:
        return 0.9 if state.ally[seat] != NOBODY else 0.4
    if need == WITH_VIRTUES:
        return 0.3 + float(state.clans[seat].virtues())
    rank = float(state.rank(seat))
    if need == WITH_HIGHEST_HONOR:
        return 0.9 if rank == 0.0 else 0.2
    below = 1.0 - rank / float(state.seats - 1)
    return 0.15 + below * (float(state.seats - 1) * 0.35)


def worth_of_buying(state: RisingSunState, seat: i64, card: i64, seasons: float) -> float:
    """Before it is paid: what it does, what it adds in winter, the Force of its monster."""
    worth = worth_of_card(state, seat, card, seasons)
    for power in POWERS[card]:
        worth += float(worth_in_winter(state, seat, power))
    if MONSTER_OF[card] != NONE:
        worth += 0.7 + 0.4 * float(FORCE[MONSTER_OF[card]])
    return worth


def worth_of_spending(card: int) -> float:
    """What a purchase brings whoever owns the card, if a coin is paid."""
    return sum(
        [
            worth_of_effect(each)
            for power in POWERS[card]
            if power.trigger == TRIGGER.index["spend_coins"]
            for each in power.then
        ]
    )


WORTH_OF_SPENDING: Final[list[float]] = [worth_of_spending(card) for card in range(CARDS)]


def spending(state: RisingSunState, seat: i64) -> float:
    """What the owned cards bring at a purchase."""
    worth = 0.0
    for card in state.clans[seat].cards:
        worth += WORTH_OF_SPENDING[card]
    return worth
