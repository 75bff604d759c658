"""Tokaido, by Antoine Bauza: travelers on the road from Kyoto to Edo."""

from pathlib import Path
from typing import Any

from chabudai.core.game import Game, Option
from chabudai.core.messages import Message
from chabudai.core.shape import Thing
from chabudai.core.steps import Together
from chabudai.games.tokaido.actions import ACTIONS
from chabudai.games.tokaido.components import ITEM, TRAVELER
from chabudai.games.tokaido.events import EVENTS
from chabudai.games.tokaido.fields import things
from chabudai.games.tokaido.flow import set_out
from chabudai.games.tokaido.position import check, check_together, conserved
from chabudai.games.tokaido.scoring import forecast
from chabudai.games.tokaido.state import TokaidoState
from chabudai.games.tokaido.view import OpenView, OwnView, chapter, open_view, own_view, part


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

    def set_out(self, state: TokaidoState) -> None:
        set_out(state)

    def open_view(self, state: TokaidoState) -> OpenView:
        return open_view(state)

    def own_view(self, state: TokaidoState, seat: int | None) -> OwnView:
        return own_view(state, seat)

    def score_sheet(self, state: TokaidoState) -> list[dict[str, int]]:
        return [ITEM.each(player.points) for player in state.players()]

    def roles(self, state: TokaidoState) -> list[str | None]:
        return [TRAVELER.ids[player.tile] if player.tile >= 0 else None for player in state.players()]

    def forecast(self, state: TokaidoState) -> list[int]:
        return forecast(state)

    def chapter(self, state: TokaidoState) -> Message:
        return chapter(state)

    def part(self, state: TokaidoState) -> Message:
        return part(state)

    def things(self, seats: int) -> Thing:
        return things(seats)

    def check(self, state: TokaidoState) -> None:
        check(state)

    def check_together(self, state: TokaidoState, choice: Together[Any], path: str) -> None:
        check_together(state, choice, path)

    def conserved(self, state: TokaidoState) -> dict[str, object]:
        return conserved(state)


GAME = Tokaido()
