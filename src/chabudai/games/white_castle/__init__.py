"""The White Castle, by Isra C. and Shei S.: clans at the court of Himeji."""

from pathlib import Path

from chabudai.core.game import Game, Option
from chabudai.games.white_castle.actions import ACTIONS
from chabudai.games.white_castle.components import ITEM, LEVEL
from chabudai.games.white_castle.events import EVENTS
from chabudai.games.white_castle.fields import STEP_FIELDS, things
from chabudai.games.white_castle.flow import closes_round, set_out
from chabudai.games.white_castle.position import check, conserved
from chabudai.games.white_castle.reasons import reasons
from chabudai.games.white_castle.scoring import forecast
from chabudai.games.white_castle.state import WhiteCastleState
from chabudai.games.white_castle.view import chapter, open_view, own_view, part


class WhiteCastle(Game[WhiteCastleState]):
    id = "white_castle"
    title = "The White Castle"
    designer = "Isra C. & Shei S."
    seats = range(1, 5)
    options = (
        Option("solo_level", "W-15.3", tuple(LEVEL.ids), seats=(1,)),
        Option("first_game", "W-3.4.6"),
        Option("promo", "W-1.5"),
    )
    rules_version = 3
    stage = "beta"
    actions = ACTIONS
    events = EVENTS
    frame_clauses = {"game-over": "W-4.5", "not-your-turn": "W-4.1", "not-asked": "W-19.3"}
    most_decisions = 800  # W-16.4: chains end; each link costs a member, and nobody has more than fifteen
    folder = Path(__file__).parent
    state_class = WhiteCastleState

    set_out = staticmethod(set_out)
    open_view = staticmethod(open_view)
    own_view = staticmethod(own_view)
    reasons = staticmethod(reasons)
    chapter = staticmethod(chapter)
    part = staticmethod(part)
    closes_round = staticmethod(closes_round)
    things = staticmethod(things)
    step_fields = STEP_FIELDS
    check = staticmethod(check)
    conserved = staticmethod(conserved)

    def score_sheet(self, state: WhiteCastleState) -> list[dict[str, int]]:
        return [ITEM.each(clan.points) for clan in state.clans]

    def forecast(self, state: WhiteCastleState) -> list[int]:
        return [sum(forecast(state, clan)) for clan in state.clans]


GAME = WhiteCastle()
