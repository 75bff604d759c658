"""R-3: setting up the game."""

from mypy_extensions import i64

from chabudai.core.events import EVERYONE
from chabudai.games.rising_sun.cards import CARD_SET, CORE_SET
from chabudai.games.rising_sun.components import (
    BEGINNER_SHRINES,
    BUSHI,
    CLAN,
    COMMON,
    DAIMYO,
    FIGURES_EACH,
    HOME,
    KAMI,
    RESERVE,
    SHRINES,
)
from chabudai.games.rising_sun.events import CARDS_CHOSEN, SHRINES_LIE, STARTS
from chabudai.games.rising_sun.state import RisingSunState

CLANS_OPTION = ["", "", "", "clans_of_three", "clans_of_four"]


def set_up(state: RisingSunState) -> None:
    choose_clans(state)
    lay_shrines(state)
    choose_cards(state)
    for seat in range(state.seats):
        settle(state, seat)


def choose_clans(state: RisingSunState) -> None:
    """R-3.1, R-3.2: different clans, seated clockwise in the order of their starting honor rank."""
    chosen = list(range(len(CLAN)))
    if state.seats < len(CLAN):
        wanted = str(state.options[CLANS_OPTION[state.seats]])
        if wanted == "random":
            state.shown_to(EVERYONE)
            state.generator.shuffle(chosen)
            chosen = sorted(chosen[: state.seats])
        else:
            chosen = [CLAN.index[name] for name in wanted.split("_")]
    for seat, clan in enumerate(chosen):
        state.clans[seat].clan = clan


def lay_shrines(state: RisingSunState) -> None:
    """R-3.5"""
    kami = list(range(len(KAMI)))
    if state.rules.fixed_shrines:
        kami = BEGINNER_SHRINES.copy()
    else:
        state.shown_to(EVERYONE)
        state.generator.shuffle(kami)
    state.shrines = kami[:SHRINES]
    if state.journal is not None:
        state.tell_some(SHRINES_LIE, EVERYONE, state.shrines)


def choose_cards(state: RisingSunState) -> None:
    """R-3.6"""
    wanted = str(state.options["set"])
    if wanted == "random":
        state.card_set = CORE_SET + 1 + state.roll(len(CARD_SET) - 1)
    else:
        state.card_set = CARD_SET.index[wanted]
    state.tell(CARDS_CHOSEN, state.card_set)


def settle(state: RisingSunState, seat: i64) -> None:
    """R-3.4: a Daimyo, a Bushi and a stronghold at home, everything else in the reserve."""
    clan = state.clans[seat]
    home = HOME[clan.clan]
    for kind in range(COMMON):
        clan.figures[kind][RESERVE] = FIGURES_EACH[kind]
    for kind in (DAIMYO, BUSHI):
        state.shift(seat, kind, RESERVE, home)
    clan.strongholds[home] = 1
    state.tell(STARTS, seat, clan.clan, home)
