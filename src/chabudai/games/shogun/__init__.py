"""Shogun, by Dirk Henn: daimyos, their provinces, and a tower that decides their battles."""

from collections.abc import Mapping
from pathlib import Path

from chabudai.core.game import Game, Option, OptionValue
from chabudai.games.shogun.actions import ACTIONS
from chabudai.games.shogun.components import DAIMYO, ITEM, SIDE, STANDING
from chabudai.games.shogun.events import EVENTS
from chabudai.games.shogun.fields import STEP_FIELDS, things
from chabudai.games.shogun.flow import closes_round, set_out
from chabudai.games.shogun.foresight.sketches import foresee
from chabudai.games.shogun.position import check, check_together, conserved
from chabudai.games.shogun.reasons import reasons
from chabudai.games.shogun.scoring import forecast
from chabudai.games.shogun.state import ShogunState
from chabudai.games.shogun.steps.extra_armies import StandingAnswers
from chabudai.games.shogun.tower import MODELS
from chabudai.games.shogun.view import chapter, open_view, own_view


class Shogun(Game[ShogunState]):
    id = "shogun"
    title = "Shogun"
    designer = "Dirk Henn"
    seats = range(3, 6)
    options = (
        Option("side", "S-3.1", tuple(SIDE.ids)),
        Option("setup", "S-3.5", ("draft", "fixed"), beside=("side", "sun")),
        Option("tower", "S-11.4", tuple(MODELS)),
        Option("reveal", "S-14.2", ("rolling", "due")),
        Option("reveal_cards", "S-14.16", ("own_turn", "action_start")),
        Option("extra_armies", "S-14.26", tuple(STANDING.ids), at_table="most"),
        Option("chances", "S-11.3", (True, False)),
    )
    rules_version = 3
    stage = "beta"
    actions = ACTIONS
    events = EVENTS
    beside = StandingAnswers()
    frame_clauses = {"game-over": "S-13.4", "not-your-turn": "S-8.1", "not-asked": "S-8.4"}
    most_decisions = 1000  # S-17.7: six action rounds with a plan of eleven steps and three moves each, the draft
    folder = Path(__file__).parent
    state_class = ShogunState

    set_out = staticmethod(set_out)
    open_view = staticmethod(open_view)
    own_view = staticmethod(own_view)
    foresee = staticmethod(foresee)
    reasons = staticmethod(reasons)
    forecast = staticmethod(forecast)
    chapter = staticmethod(chapter)
    closes_round = staticmethod(closes_round)
    things = staticmethod(things)
    step_fields = STEP_FIELDS
    check = staticmethod(check)
    check_together = staticmethod(check_together)
    conserved = staticmethod(conserved)

    def seated(self, seats: int, options: Mapping[str, OptionValue]) -> list[str | None]:
        """S-3.2: each seat has its colour, and with it a daimyo."""
        return list(DAIMYO.keys[:seats])

    def score_sheet(self, state: ShogunState) -> list[dict[str, int]]:
        return [ITEM.each(points) for points in state.score]


GAME = Shogun()
