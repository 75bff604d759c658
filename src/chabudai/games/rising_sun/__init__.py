"""Rising Sun, by Eric M. Lang: clans, their alliances, and three seasons of war for the provinces of Japan."""

from collections.abc import Mapping
from itertools import combinations
from pathlib import Path

from chabudai.core.game import Game, Option, OptionValue
from chabudai.games.rising_sun.actions import ACTIONS
from chabudai.games.rising_sun.cards import CARD_SET
from chabudai.games.rising_sun.components import CLAN, ITEM, RULINGS
from chabudai.games.rising_sun.events import EVENTS
from chabudai.games.rising_sun.fields import STEP_FIELDS, things
from chabudai.games.rising_sun.flow import closes_round, set_out
from chabudai.games.rising_sun.position import check, conserved
from chabudai.games.rising_sun.reasons import reasons
from chabudai.games.rising_sun.scoring import forecast
from chabudai.games.rising_sun.state import RisingSunState
from chabudai.games.rising_sun.steps.setting_up import CLANS_OPTION
from chabudai.games.rising_sun.steps.talking.deals import Deals
from chabudai.games.rising_sun.view import chapter, open_view, own_view, part, roles


def clans_of(players: int) -> tuple[OptionValue, ...]:
    """R-3.1: any clans may be combined."""
    return ("random", *("_".join(clans) for clans in combinations(CLAN.ids, players)))


def ruling(name: str, clause: str) -> Option:
    """A switch of the component file; what stands there is the usual value."""
    usual = RULINGS[name]
    if isinstance(usual, str):
        return Option(name, clause, (usual, "honor_order"))
    return Option(name, clause, (usual, not usual))


class RisingSun(Game[RisingSunState]):
    id = "rising_sun"
    title = "Rising Sun"
    designer = "Eric M. Lang"
    seats = range(3, 6)
    options = (
        Option("set", "R-3.6", (*CARD_SET.ids[1:], "random")),
        Option("shrines", "R-3.5", ("random", "beginner")),
        Option("clans_of_three", "R-3.1", clans_of(3), seats=(3,)),
        Option("clans_of_four", "R-3.1", clans_of(4), seats=(4,)),
        Option("negotiation", "R-29.N.1", ("windows", "free", "off"), at_table="free"),
        ruling("simultaneous_order", "R-27.4"),
        ruling("gift_needs_acceptance", "R-9.6"),
        ruling("oni_of_souls_requires_battle", "R-27.43"),
        ruling("lone_player_counts_as_lowest_honor", "R-27.6"),
        ruling("ninja_may_target_own_bushi", "R-27.36"),
        ruling("merchant_pays_per_richer_player", "R-27.39"),
        ruling("koi_conversion_triggers_merchant", "R-27.31"),
        ruling("serpent_tolls_turtle_strongholds", "R-27.34"),
        ruling("serpent_tolls_dragonfly", "R-27.34"),
        ruling("reparation_remainder_max_one_each", "R-27.19"),
        ruling("new_stronghold_moves_same_marshal", "R-27.11"),
    )
    rules_version = 3
    stage = "beta"
    actions = ACTIONS
    events = EVENTS
    beside = Deals()
    role = CLAN
    frame_clauses = {"game-over": "R-22.5", "not-your-turn": "R-10.5", "not-asked": "R-29.23"}
    most_decisions = 8000  # 21 mandate turns, 9 Kami turns; offers in windows are bounded (R-29.N.5)
    folder = Path(__file__).parent
    state_class = RisingSunState

    set_out = staticmethod(set_out)
    open_view = staticmethod(open_view)
    own_view = staticmethod(own_view)
    reasons = staticmethod(reasons)
    forecast = staticmethod(forecast)
    roles = staticmethod(roles)
    chapter = staticmethod(chapter)
    part = staticmethod(part)
    closes_round = staticmethod(closes_round)
    things = staticmethod(things)
    step_fields = STEP_FIELDS
    check = staticmethod(check)
    conserved = staticmethod(conserved)

    def seated(self, seats: int, options: Mapping[str, OptionValue]) -> list[str | None]:
        """R-3.2: the clans in the order of their starting honor rank, unless they are drawn."""
        chosen = "_".join(CLAN.ids) if seats == len(CLAN) else str(options[CLANS_OPTION[seats]])
        return [None] * seats if chosen == "random" else [CLAN.keys[CLAN.index[name]] for name in chosen.split("_")]

    def score_sheet(self, state: RisingSunState) -> list[dict[str, int]]:
        return [ITEM.each(clan.score) for clan in state.clans]


GAME = RisingSun()
