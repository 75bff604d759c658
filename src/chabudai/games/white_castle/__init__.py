"""The White Castle, by Isra C. and Shei S.: clans at the court of Himeji."""

from pathlib import Path

from chabudai.core.game import Game, Option
from chabudai.core.messages import Message
from chabudai.core.shape import Thing
from chabudai.games.white_castle.actions import ACTIONS
from chabudai.games.white_castle.components import ITEM, LEVEL
from chabudai.games.white_castle.events import EVENTS
from chabudai.games.white_castle.fields import things
from chabudai.games.white_castle.flow import closes_round, set_out
from chabudai.games.white_castle.position import check, conserved
from chabudai.games.white_castle.scoring import forecast
from chabudai.games.white_castle.state import WhiteCastleState
from chabudai.games.white_castle.view import OpenView, OwnView, chapter, open_view, own_view, part


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

    def set_out(self, state: WhiteCastleState) -> None:
        set_out(state)

    def open_view(self, state: WhiteCastleState) -> OpenView:
        return open_view(state)

    def own_view(self, state: WhiteCastleState, seat: int | None) -> OwnView:
        return own_view(state, seat)

    def score_sheet(self, state: WhiteCastleState) -> list[dict[str, int]]:
        return [ITEM.each(clan.points) for clan in state.clans]

    def forecast(self, state: WhiteCastleState) -> list[int]:
        return [sum(forecast(state, clan)) for clan in state.clans]

    def chapter(self, state: WhiteCastleState) -> Message:
        return chapter(state)

    def part(self, state: WhiteCastleState) -> Message:
        return part(state)

    def closes_round(self, state: WhiteCastleState) -> bool:
        return closes_round(state)

    def things(self, seats: int) -> Thing:
        return things(seats)

    def check(self, state: WhiteCastleState) -> None:
        check(state)

    def conserved(self, state: WhiteCastleState) -> dict[str, object]:
        return conserved(state)


GAME = WhiteCastle()
