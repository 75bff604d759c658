"""Positions of Shogun for the tests: what lies where, and then play in the game's own words.

    table = board(3).own(0, settsu=3).chests(0, 5).event("tax_max_0").special(0, "tax_plus1")
    assert table.carries_out(0, "tax", "settsu")
    assert table.state.chests[0] == 11

Of whatever nothing is said the table is bare: all provinces neutral, all cubes in reserve and pool, the tower
empty, nobody with chests, spring of the first year, and all asked to plan.
"""

from typing import Any, Self

from playing import Playing

import chabudai
from chabudai.core.numbers import members
from chabudai.games.shogun import components
from chabudai.games.shogun.actions import PLAN
from chabudai.games.shogun.components import ACTION, BUILDING, EVENT_CARD, PROVINCE, SPACE, SPECIAL
from chabudai.games.shogun.state import ShogunState
from chabudai.games.shogun.steps.battles import against_farmers, against_player, revolt
from chabudai.games.shogun.steps.carrying_out import can_be_done, do
from chabudai.games.shogun.steps.planning import Plan, StartPlanning

GAME = chabudai.game("shogun")
FARMERS = -1  # their place in lists of cubes
REVEALED_FIRST = list(ACTION.ids)


def new_game(seats: int = 3, seed: int = 1, **options: bool | str) -> "Table":
    return Table(GAME.new(seats, seed, options))


def board(seats: int = 3, seed: int = 1, **options: bool | str) -> "Table":
    table = Table(GAME.new(seats, seed, {"setup": "fixed", **options}))
    if table.state.round == 0:
        table.through_the_draft()
    return table.cleared()


class Table(Playing):
    state: ShogunState

    # --- saying what lies where -------------------------------------------------------------------------------

    def cleared(self) -> Self:
        state = self.state
        state.owner = [components.NOBODY] * components.PROVINCES
        state.armies = [0] * components.PROVINCES
        state.land = [0] * int(state.seats)
        state.reserve = [*[components.ALL_ARMIES] * int(state.seats), components.ALL_FARMERS]
        state.tower, state.upper, state.tray = ([0] * int(state.seats + 1) for _ in range(3))
        state.chests = [0] * int(state.seats)
        return self.asked_to_plan()

    def asked_to_plan(self) -> Self:
        """The question is put again, as the table lies now."""
        state = self.state
        while not isinstance(state.stack[-1], Plan):
            state.stack.pop()
        state.stack.pop()
        state.picks = []
        state.push(StartPlanning())
        state.advance()
        state.journal = []
        return self

    def own(self, seat: int, **provinces: int) -> Self:
        for name, armies in provinces.items():
            self.state.reserve[seat] -= armies
            self.state.place_armies(seat, PROVINCE.index[name], armies)
        return self.asked_to_plan()

    def own_any(self, seat: int, number: int, armies: int = 1) -> Self:
        """So many provinces, wherever they are."""
        free = [place for place in members(self.state.rules.board.in_play) if self.state.owner[place] < 0]
        return self.own(seat, **{PROVINCE.ids[place]: armies for place in free[:number]})

    def chests(self, *chests: int) -> Self:
        """By seat."""
        self.state.chests = [*chests, *self.state.chests[len(chests) :]]
        return self.asked_to_plan()

    def rice(self, *rice: int) -> Self:
        self.state.rice = [*rice, *self.state.rice[len(rice) :]]
        return self

    def built(self, province: str, *buildings: str) -> Self:
        self.state.buildings[PROVINCE.index[province]] = sum(1 << BUILDING.index[name] for name in buildings)
        return self

    def unrest(self, **markers: int) -> Self:
        for name, number in markers.items():
            self.state.unrest[PROVINCE.index[name]] = number
        return self

    def inside(self, *cubes: int) -> Self:
        """In the tower, by colour: the seats, then the farmers."""
        return self.put(self.state.tower, cubes)

    def in_tray(self, *cubes: int) -> Self:
        return self.put(self.state.tray, cubes)

    def put(self, where: list[int], cubes: tuple[int, ...]) -> Self:
        for colour, number in enumerate(cubes):
            self.state.reserve[colour] += where[colour] - number
            where[colour] = number
        return self

    def reserve(self, seat: int, armies: int) -> Self:
        """The others are in the tower."""
        self.state.tower[seat] += self.state.reserve[seat] - armies
        self.state.reserve[seat] = armies
        return self

    def event(self, name: str) -> Self:
        self.state.event = EVENT_CARD.index[name]
        return self

    def special(self, seat: int, name: str) -> Self:
        state = self.state
        place = state.specials.index(SPECIAL.index[name])
        state.takers = [seat if each == place else taker for each, taker in enumerate(state.takers)]
        return self

    def actions(self, *first: str) -> Self:
        """These action cards lie open first."""
        cards = [ACTION.index[name] for name in first]
        cards += [card for card in range(len(ACTION)) if card not in cards]
        self.state.row = cards[:5]
        self.state.hidden.entries = cards[5:][::-1]
        return self.asked_to_plan()

    # --- planning -----------------------------------------------------------------------------------------------

    def plan_of(self, seat: int, bid: str = "bid 0", **orders: str) -> list[str]:
        """A whole plan: the bid, the orders, and of the other spaces as many with chest cards as there are."""
        plan = self.state.waiting
        assert isinstance(plan, Plan)
        if not plan.hands[seat]:
            return [bid]
        own = [PROVINCE.ids[place] for place in members(plan.hands[seat]) if PROVINCE.ids[place] not in bid.split()]
        spare = [name for name in own if name not in orders.values()]
        chest_cards = 5 if "bid_" in bid else 4
        laid = [bid]
        spaces = [ACTION.ids[action] for action in plan.spaces]
        covered = 10 - max(0, 10 - chest_cards - len(own)) - len(orders)
        for space in spaces:
            if space in orders:
                laid.append(f"plan {orders[space]}")
            elif chest_cards:
                chest_cards, covered = chest_cards - 1, covered - 1
                laid.append("blank")
            elif covered > 0:
                covered -= 1
                laid.append(f"plan {spare.pop()}")
            else:
                laid.append("empty")
        return laid

    def plans(self, seat: int, bid: str = "bid 0", **orders: str) -> Self:
        for text in self.plan_of(seat, bid, **orders):
            self.state.apply(seat, GAME.actions.parse(text))
        return self

    def picks(self, seat: int, *texts: str) -> Self:
        for text in texts:
            self.state.apply(seat, GAME.actions.parse(text))
        return self

    def may_pick(self, seat: int) -> list[str]:
        return [GAME.actions.text(action) for action in self.state.legal(seat)]

    # --- acting -------------------------------------------------------------------------------------------------

    def carries_out(self, seat: int, action: str, province: str) -> bool:
        """One action, as if its card had just been revealed; tells whether it could be."""
        number, place = ACTION.index[action], PROVINCE.index[province]
        if not can_be_done(self.state, seat, number, place):
            return False
        do(self.state, seat, number, place)
        self.state.advance()
        return True

    def fights(self, attacker: int, defender: int | None, province: str) -> None:
        """Who wins, by what lies in the tray."""
        if defender is None:
            against_farmers(self.state, attacker, PROVINCE.index[province])
        else:
            against_player(self.state, attacker, defender, PROVINCE.index[province])

    def revolts(self, province: str, farmers: int) -> bool:
        return bool(revolt(self.state, PROVINCE.index[province], farmers))

    def through_the_draft(self) -> Self:
        while self.state.round == 0:
            self.does(self.options[0])
        return self

    def otherwise(self, seed: int) -> "Table":
        """The same position with other luck to come."""
        twin = Table(self.state.determinize(None, seed))
        twin.state.journal = []
        return twin

    # --- what can be seen -----------------------------------------------------------------------------------------

    def province(self, name: str) -> tuple[int | None, int]:
        """Its owner and the armies there."""
        shown: dict[str, Any] = self.view()["provinces"][name]
        return shown["owner"], shown["armies"]

    def view(self, seat: int | None = None) -> dict[str, Any]:
        return dict(self.state.view(seat))

    def buildings(self, name: str) -> list[str]:
        found: list[str] = self.view()["provinces"][name]["buildings"]
        return found

    def cubes(self) -> list[int]:
        """Of each colour, wherever they are."""
        found = GAME.conserved(self.state)["cubes"]
        assert isinstance(found, list)
        return found


def order(province: str) -> int:
    """The pick that orders something in a province."""
    return PLAN.at(PROVINCE.index[province])


SPACES = SPACE.ids
