"""R-30: what a position made by hand must keep to."""

# not compiled: made for people, not for speed

from chabudai.core.shape import misfit
from chabudai.games.rising_sun.components import COMMON, FIGURES_EACH, STRONGHOLDS
from chabudai.games.rising_sun.state import RisingSunState


def conserved(state: RisingSunState) -> dict[str, object]:
    """R-30.1: every figure is somewhere."""
    return {"figures": [[sum(places) for places in clan.figures] for clan in state.clans]}


def check(state: RisingSunState) -> None:
    for seat, clan in enumerate(state.clans):
        for kind in range(COMMON):
            if sum(clan.figures[kind]) != FIGURES_EACH[kind]:
                raise misfit(f"clans.{seat}.figures.{kind}", f"Σ {FIGURES_EACH[kind]}")
        if sum(clan.strongholds) > STRONGHOLDS:
            raise misfit(f"clans.{seat}.strongholds", f"Σ {STRONGHOLDS}")
