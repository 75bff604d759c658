"""Tokaido, by Antoine Bauza: travelers on the road from Kyoto to Edo."""

from pathlib import Path

from chabudai.core.game import Game, Option
from chabudai.games.tokaido.actions import ACTIONS
from chabudai.games.tokaido.components import ITEM, TRAVELER
from chabudai.games.tokaido.events import EVENTS
from chabudai.games.tokaido.fields import things
from chabudai.games.tokaido.flow import set_out
from chabudai.games.tokaido.position import check, check_together, conserved
from chabudai.games.tokaido.reasons import reasons
from chabudai.games.tokaido.scoring import forecast
from chabudai.games.tokaido.state import TokaidoState
from chabudai.games.tokaido.view import chapter, open_view, own_view, part, roles


class Tokaido(Game[TokaidoState]):
    id = "tokaido"
    title = "Tokaido"
    designer = "Antoine Bauza"
    seats = range(2, 6)
    options = (
        Option("initiatory_journey", "T-11.1"),
        Option("return_trip", "T-11.2"),
        Option("gastronomy", "T-11.3"),
        Option("special_setup", "T-11.4"),
        Option("satsuki_source", "T-6.5.6", ("offer", "deck")),
        Option("neutral_meal_discard", "T-10.6", ("random", "chosen")),
        Option("award_end_achievement_at_zero", "T-12.22"),
        Option("returned_cards_order", "T-4.2.4", ("random", "kept")),
    )
    rules_version = 1
    stage = "beta"
    actions = ACTIONS
    events = EVENTS
    frame_clauses = {"game-over": "T-9.1", "not-your-turn": "T-3.2", "not-asked": "T-3.9"}
    most_decisions = 260  # T-15.7: 94 stops, none with more than two choices, and the tiles
    role = TRAVELER
    folder = Path(__file__).parent
    state_class = TokaidoState

    set_out = staticmethod(set_out)
    open_view = staticmethod(open_view)
    own_view = staticmethod(own_view)
    reasons = staticmethod(reasons)
    forecast = staticmethod(forecast)
    roles = staticmethod(roles)
    chapter = staticmethod(chapter)
    part = staticmethod(part)
    things = staticmethod(things)
    check = staticmethod(check)
    check_together = staticmethod(check_together)
    conserved = staticmethod(conserved)

    def score_sheet(self, state: TokaidoState) -> list[dict[str, int]]:
        return [ITEM.each(player.points) for player in state.players()]


GAME = Tokaido()
