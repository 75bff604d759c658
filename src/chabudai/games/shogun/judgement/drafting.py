"""Which provinces to begin with, and with how many armies."""

from typing import Final

from mypy_extensions import i64

from chabudai.core.numbers import members
from chabudai.games.shogun.actions import DRAW, KEEP, PLACE, REDRAW, TAKE
from chabudai.games.shogun.components import HARVEST, LEAST_GROUP, NOBODY, PRINTED_TAX, SITES
from chabudai.games.shogun.state import ShogunState

PER_SITE: Final = 1.0
PER_TAX: Final = 0.35
PER_RICE: Final = 0.35
BESIDE_OWN: Final = 0.5
BESIDE_OTHERS: Final = -0.3
IN_REGION: Final = 0.25  # for each province of one's own there
TO_DRAW: Final = 0.6  # how much better the top card must be on average
HELD_BY_FIVE: Final = 5.0


def appeal(state: ShogunState, seat: i64, province: i64) -> float:
    worth = PER_SITE * float(SITES[province]) + PER_TAX * float(PRINTED_TAX[province])
    worth += PER_RICE * float(HARVEST[province])
    region = state.rules.board.region_of[province]
    worth += IN_REGION * float(len(members(state.land[seat] & state.rules.board.regions[region])))
    for place in members(state.neighbours(province)):
        owner: i64 = state.owner[place]
        if owner != NOBODY:
            worth += BESIDE_OWN if owner == seat else BESIDE_OTHERS
    return worth


def usual_appeal(state: ShogunState, seat: i64) -> float:
    """Of the cards that are left."""
    total, number = 0.0, 0
    for province in members(state.rules.board.in_play):
        if state.owner[province] == NOBODY:
            total += appeal(state, seat, province)
            number += 1
    return total / float(max(1, number))


def best_card(state: ShogunState, seat: i64, legal: list[int]) -> int:
    best, best_appeal = DRAW.only, usual_appeal(state, seat) - TO_DRAW
    for action in legal:
        if TAKE.has(action):
            found = appeal(state, seat, TAKE.which(action))
            if found > best_appeal:
                best, best_appeal = action, found
    return best


def redraw_or_keep(state: ShogunState, seat: i64) -> int:
    usual = usual_appeal(state, seat)
    for card in state.offer:
        if appeal(state, seat, card) > usual:
            return KEEP.only
    return REDRAW.only


def best_group(state: ShogunState, seat: i64, province: i64, legal: list[int]) -> int:
    """Many where there is much to hold and others are near."""
    wanted = 1.5 + 0.5 * float(SITES[province])
    for place in members(state.neighbours(province)):
        if state.owner[place] != NOBODY and state.owner[place] != seat:
            wanted += 0.25 * float(state.armies[place])
        elif state.owner[place] == NOBODY:
            wanted += 0.2
    best, best_off = legal[0], 100.0
    for action in legal:
        off = abs(float(PLACE.which(action) + LEAST_GROUP) - min(HELD_BY_FIVE, wanted))
        if off < best_off:
            best, best_off = action, off
    return best
