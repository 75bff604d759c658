"""T-4: what a stop brings. Each kind of station has its chapter in a module of this folder."""

from mypy_extensions import i64

from chabudai.games.tokaido.components import (
    AT_ENCOUNTER,
    AT_FARM,
    AT_HOT_SPRING,
    AT_INN,
    AT_TEMPLE,
    AT_VILLAGE,
    FARM_COINS,
    FROM_HOT_SPRINGS,
    FROM_TRAVELER,
    MITSUKUNI,
    SPRING_POINTS,
)
from chabudai.games.tokaido.events import BATHES, GAINS_COINS, NO_EFFECT
from chabudai.games.tokaido.state import TokaidoState, Traveler
from chabudai.games.tokaido.steps.encounter import meet_somebody
from chabudai.games.tokaido.steps.inn import arrive, neutral_arrives
from chabudai.games.tokaido.steps.panorama import take_section
from chabudai.games.tokaido.steps.temple import Donate, coin_into_bowl
from chabudai.games.tokaido.steps.village import reveal_souvenirs


def resolve_stop(state: TokaidoState, traveler: Traveler) -> None:
    """T-3.9: at once and completely."""
    kind: i64 = state.rules.road.kinds[traveler.place]
    if kind == AT_INN:
        arrive(state, traveler)
    elif kind == AT_VILLAGE:
        reveal_souvenirs(state, traveler)
    elif kind == AT_TEMPLE:
        state.push(Donate(traveler.seat))
    elif kind == AT_ENCOUNTER:
        meet_somebody(state, traveler)
    elif kind == AT_HOT_SPRING:
        bathe(state, traveler)
    elif kind == AT_FARM:
        work_on_the_farm(state, traveler)
    else:
        take_section(state, traveler, kind)


def resolve_neutral_stop(state: TokaidoState, neutral: Traveler, mover: i64) -> None:
    """T-10.4: no effect except at temples and inns."""
    kind: i64 = state.rules.road.kinds[neutral.place]
    if kind == AT_INN:
        neutral_arrives(state, neutral, mover)
    elif kind == AT_TEMPLE:
        coin_into_bowl(state, neutral, scores=False)  # T-10.5


def work_on_the_farm(state: TokaidoState, traveler: Traveler) -> None:
    # T-4.1.1
    traveler.coins += FARM_COINS
    state.tell(GAINS_COINS, traveler.seat, FARM_COINS)


def bathe(state: TokaidoState, traveler: Traveler) -> None:
    """T-4.4.1: draw the top hot spring card and score it; T-6.6: Mitsukuni scores one more."""
    if not state.springs.entries:  # T-12.4: only in a position made by hand
        state.tell(NO_EFFECT, traveler.seat)
        return
    spring = state.draw(state.springs)
    points: i64 = SPRING_POINTS[spring]
    traveler.springs = [*traveler.springs, spring]
    traveler.score(FROM_HOT_SPRINGS, points)
    if traveler.tile == MITSUKUNI:
        traveler.score(FROM_TRAVELER, 1)
        points += 1
    state.tell(BATHES, traveler.seat, spring, points)
