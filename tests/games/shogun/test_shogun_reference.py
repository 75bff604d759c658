"""The engine beside a second Shogun that was written from the rules alone: the same questions, the same table."""

from itertools import product
from random import Random
from typing import Any

import pytest
from read_twice import Beside
from reference import ACTIONS, Reference, WhatChanceBrought
from shogun_table import GAME, Table, new_game

TOWERS = ["binomial", "spielbyweb", "two_floor", "wallenstein_online"]
# Seats, side and set-up in every combination; towers, ways of revealing and what stands in turn.
SET_UPS = [("sun", "draft"), ("sun", "fixed"), ("moon", "draft")]  # S-3.5
TABLES: list[tuple[int, dict[str, Any]]] = [
    (
        seats,
        {"side": side, "setup": setup, "tower": TOWERS[n % 4], "reveal": ["rolling", "due"][n % 2]}
        | {"reveal_cards": ["own_turn", "action_start"][n // 2 % 2], "extra_armies": ["asked", "most"][n // 3 % 2]},
    )
    for n, (seats, (side, setup)) in enumerate(product(GAME.seats, SET_UPS))
]
RARELY = 40  # somebody leaves another answer standing at one decision in so many
GAMES = 3


class BothRead(Beside[Reference]):
    table: Table

    def __init__(self, seats: int, options: dict[str, Any], seed: int) -> None:
        second = self.begin(seats, options, seed)
        super().__init__(GAME, self.table.state, second, second.chance)

    def begin(self, seats: int, options: dict[str, Any], seed: int) -> Reference:
        self.table = new_game(seats, seed, **options)
        return Reference(seats, options, WhatChanceBrought())

    def say_something(self, luck: Random) -> None:
        if not luck.randrange(RARELY):
            self.leave(luck.randrange(int(self.state.seats)))

    def leave(self, seat: int) -> None:
        """S-14.26: another answer stands from now on."""
        answer = "most" if self.second.standing[seat] == "asked" else "asked"
        assert GAME.beside is not None
        GAME.beside.act(self.state, seat, [GAME.actions.parse(f"leave {answer}")])
        self.second.standing[seat] = answer

    def compare(self) -> None:
        assert shown(self.table) == worked_out(self.second)
        if not self.state.plans:
            assert not any(player["board"] for player in self.table.view(None)["players"])
        elif self.state.place:
            self.agree_on_boards()

    def agree_on_boards(self) -> None:
        """S-6.8, S-8.2, S-8.18: what all see of the ten spaces."""
        for seat, player in enumerate(self.table.view(None)["players"]):
            for action in ACTIONS:
                assert player["board"][action]["card"] == self.second.seen(seat, action), (seat, action)


def shown(table: Table) -> dict[str, Any]:
    view = table.view(None)
    provinces = view["provinces"]
    return {
        "owner": {name: land["owner"] for name, land in provinces.items() if land["owner"] is not None},
        "armies": {name: land["armies"] for name, land in provinces.items() if land["armies"]},
        "built": {name: sorted(land["buildings"]) for name, land in provinces.items()},
        "unrest": {name: land["unrest"] for name, land in provinces.items() if land["unrest"]},
        "cubes": [
            [*[player[place] for player in view["players"]], view["farmers"][pool]]
            for place, pool in (("reserve", "pool"), ("tower", "tower"), ("tray", "tray"))
        ],
        "players": [(player["chests"], player["rice"], player["points"]) for player in view["players"]],
        "events": (sorted(view["events"]["left"]), view["events"]["now"]),
        "order": view["order"],
        "specials": [player["special"] for player in view["players"]],
        "row": [name for name in view["actions"] if name],
    }


def worked_out(game: Reference) -> dict[str, Any]:
    return {
        "owner": game.owner,
        "armies": {name: armies for name, armies in game.armies.items() if armies},
        "built": {name: sorted(game.built[name]) for name in game.in_play},
        "unrest": {name: markers for name, markers in game.unrest.items() if markers},
        "cubes": [game.reserve, game.tower, game.tray],
        "players": list(zip(game.chests, game.rice, game.points, strict=True)),
        "events": (sorted(game.events), game.event),
        "order": game.order,
        "specials": [game.special.get(seat) for seat in range(game.seats)],
        "row": game.row,
    }


@pytest.mark.once
@pytest.mark.parametrize(("seats", "options"), TABLES, ids=str)
def test_the_rules_read_twice_come_to_the_same(seats: int, options: dict[str, Any]) -> None:
    """S-3 to S-14, S-16: who is asked, everything that is offered, and what lies on the table, at every decision"""
    for seed in range(GAMES):
        BothRead(seats, options, seed).play(Random(seed))
