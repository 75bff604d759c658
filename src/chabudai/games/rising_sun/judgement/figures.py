"""Where figures should be summoned and moved."""

from mypy_extensions import i64

from chabudai.core.numbers import members
from chabudai.core.steps import Choice
from chabudai.games.rising_sun.actions import AT, MOVE, SUMMON, TO
from chabudai.games.rising_sun.actions import SHRINE as TO_SHRINE
from chabudai.games.rising_sun.components import (
    BUSHI,
    DAIMYO,
    FIRST_SHRINE,
    IS_SHINTO,
    PIECES,
    PROVINCES,
    RESERVE,
    SHRINES,
)
from chabudai.games.rising_sun.components import STRONGHOLD as A_STRONGHOLD
from chabudai.games.rising_sun.judgement.positions import WORTH_MOVING, standing
from chabudai.games.rising_sun.judgement.words import BROKEN_WORD, has_sworn
from chabudai.games.rising_sun.promises import LEAVE_SHRINE, STAY_OUT
from chabudai.games.rising_sun.rulings import OFF
from chabudai.games.rising_sun.state import RisingSunState
from chabudai.games.rising_sun.steps.figures import Worship
from chabudai.games.rising_sun.steps.mandates.recruit import Summon, SummonWhere
from chabudai.games.rising_sun.steps.moving import Destination, open_targets


def best_move(state: RisingSunState, seat: i64, legal: list[int]) -> int:
    """The group, or the way of the group chosen, that promises most; to stay or to be done if nothing is gained."""
    choice = state.waiting
    best, best_worth = legal[0], standing(state, seat) + WORTH_MOVING
    for action in legal:
        worth = -1000.0
        if isinstance(choice, Destination):
            if TO.has(action):
                worth = after_move(state, seat, choice.piece, choice.source, TO.which(action))
        elif MOVE.has(action):
            worth = best_way(state, seat, MOVE.which(action) % PIECES, MOVE.which(action) // PIECES)
        if worth > best_worth:
            best, best_worth = action, worth
    return best


def best_way(state: RisingSunState, seat: i64, piece: i64, source: i64) -> float:
    best = -1000.0
    for target in members(open_targets(state, seat, piece, source)):
        best = max(best, after_move(state, seat, piece, source, target))
    return best


def after_move(state: RisingSunState, seat: i64, piece: i64, source: i64, target: i64) -> float:
    """How things would look if the piece stood there, whatever it costs or does on the way."""
    trial = state.clone()
    if piece == A_STRONGHOLD:
        trial.clans[seat].strongholds[source] -= 1
        trial.clans[seat].strongholds[target] += 1
    else:
        trial.shift(seat, piece, source, target)
    return standing(trial, seat) - word_broken_at(state, seat, target)


def word_broken_at(state: RisingSunState, seat: i64, target: i64) -> float:
    """What it costs to go where one has promised not to go."""
    if state.rules.talk == OFF or target >= RESERVE:
        return 0.0
    if target < PROVINCES:
        return BROKEN_WORD if has_sworn(state, seat, STAY_OUT, target) else 0.0
    return BROKEN_WORD if has_sworn(state, seat, LEAVE_SHRINE, state.shrines[target - FIRST_SHRINE]) else 0.0


def best_summons(state: RisingSunState, choice: Choice[RisingSunState], seat: i64, legal: list[int]) -> int:
    best, best_worth = legal[0], standing(state, seat)
    for action in legal:
        worth = -1000.0
        if isinstance(choice, Summon) and SUMMON.has(action):
            worth = after_summons(state, seat, SUMMON.which(action), choice.province)
        elif isinstance(choice, Worship) and TO_SHRINE.has(action):
            place = FIRST_SHRINE + state.shrines.index(int(TO_SHRINE.which(action)))
            worth = after_move(state, seat, choice.kind, choice.province, place)
        elif isinstance(choice, SummonWhere) and AT.has(action):
            worth = after_summons(
                state, seat, DAIMYO if state.number(seat, DAIMYO, RESERVE) else BUSHI, AT.which(action)
            )
        if worth > best_worth:
            best, best_worth = action, worth
    return best


def after_summons(state: RisingSunState, seat: i64, kind: i64, province: i64) -> float:
    """A Shinto is as good as at the shrine where it would do most."""
    worth = after_move(state, seat, kind, RESERVE, province)
    if IS_SHINTO[kind]:
        for shrine in range(SHRINES):
            worth = max(worth, after_move(state, seat, kind, RESERVE, FIRST_SHRINE + shrine))
    return worth
