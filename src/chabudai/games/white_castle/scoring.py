"""W-14: the end of the game, every point itemised."""

from mypy_extensions import i64

from chabudai.games.white_castle.components import (
    COIN,
    COURTIER_POINTS,
    DAIMYO_FLOOR,
    DURING_GAME,
    GARDEN_POINTS,
    ITEM,
    PER_POINT,
    RESOURCE_POINTS,
    RESOURCES,
    SEAL,
    TRACK_POINTS,
    YARD_POINTS,
    YARDS,
)
from chabudai.games.white_castle.events import SCORES, WINS
from chabudai.games.white_castle.state import Clan, WhiteCastleState


def score_at_end(state: WhiteCastleState) -> None:
    for clan in state.clans:
        clan.points = forecast(state, clan)
        state.tell(SCORES, clan.seat, clan.total())


def forecast(state: WhiteCastleState, clan: Clan) -> list[int]:
    """The score sheet of a clan if the game ended now, by item."""
    points = [0] * len(ITEM)
    points[DURING_GAME] = clan.points[DURING_GAME]
    if clan.seat < state.seats:  # W-15.8.4: the guest scores neither coins nor goods
        points[ITEM.index["coins_and_seals"]] = int(for_coins_and_seals(clan))
        points[ITEM.index["resources"]] = int(for_resources(clan))
    points[ITEM.index["season_track"]] = TRACK_POINTS[clan.influence]  # W-14.3
    points[ITEM.index["courtiers"]] = int(for_courtiers(clan))
    points[ITEM.index["warriors"]] = int(for_warriors(clan))
    points[ITEM.index["gardeners"]] = int(for_gardeners(state, clan))
    return points


def for_coins_and_seals(clan: Clan) -> i64:
    """W-14.1"""
    return (clan.goods[COIN] + clan.goods[SEAL]) // PER_POINT


def for_resources(clan: Clan) -> i64:
    """W-14.2"""
    return sum([RESOURCE_POINTS[clan.goods[resource]] for resource in range(RESOURCES)])


def for_courtiers(clan: Clan) -> i64:
    """W-14.4; W-14.7: nothing for those at home."""
    points: i64 = clan.audience * COURTIER_POINTS[DAIMYO_FLOOR]
    for floor in range(DAIMYO_FLOOR):
        points += clan.on_floor(floor) * COURTIER_POINTS[floor]
    return points


def for_warriors(clan: Clan) -> i64:
    """W-14.5: what the yards are worth, times the courtiers inside the castle."""
    worth: i64 = 0
    for yard in range(YARDS):
        worth += clan.warriors[yard] * YARD_POINTS[yard]
    return worth * clan.inside()


def for_gardeners(state: WhiteCastleState, clan: Clan) -> i64:
    """W-14.6"""
    points: i64 = 0
    for garden in state.gardens_of(clan):
        points += GARDEN_POINTS[state.gardens[garden]]
    return points


def tell_winner(state: WhiteCastleState) -> None:
    """W-14.8"""
    winner = state.ranks().index(1)
    state.tell(WINS, winner, state.points(winner))
