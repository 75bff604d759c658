"""Both readings of the rules again, from tables that hardly any game comes to: players without a province or with
an empty reserve, a pool without farmers, a full tower, much unrest, no chests."""

from random import Random
from typing import Any

import pytest
from reference import Course, Reference, WhatChanceBrought
from shogun_table import GAME, Table, board
from test_shogun_reference import TABLES, BothRead

from chabudai.core.numbers import members
from chabudai.games.shogun.components import BUILDING, PROVINCE, SITES

MARKERS = 12  # S-14.21: thirty more may come in a year
GAMES = 2


def rare_table(seats: int, options: dict[str, Any], luck: Random) -> Table:
    table = board(seats, **options)
    table.inside(*[luck.randrange(4) for _ in range(seats)], luck.choice([2, 17, 20]))
    names = [PROVINCE.ids[place] for place in members(table.state.rules.board.in_play)]
    luck.shuffle(names)
    for seat in range(seats):
        for _ in range(luck.choice([0, 1, 3, 6])):
            settle(table, seat, names.pop(), luck)
        if luck.randrange(2):
            table.reserve(seat, luck.choice([0, 1, 2, 5]))
    return table.chests(*[luck.choice([0, 1, 3, 9]) for _ in range(seats)])


def settle(table: Table, seat: int, name: str, luck: Random) -> None:
    table.own(seat, **{name: luck.choice([1, 2, 5])})
    table.built(name, *luck.sample(BUILDING.ids, luck.randint(0, SITES[PROVINCE.index[name]])))
    if sum(table.state.unrest) + 4 <= MARKERS:
        table.unrest(**{name: luck.choice([0, 1, 4])})


class FromTheTable(Reference):
    """It begins in spring of the first year, with what all see."""

    def see(self, view: dict[str, Any]) -> None:
        for name, land in view["provinces"].items():
            if land["owner"] is not None:
                self.owner[name], self.armies[name] = land["owner"], land["armies"]
                self.built[name] = set(land["buildings"])
                self.unrest[name] = land["unrest"]
        self.chests = [player["chests"] for player in view["players"]]
        self.reserve = [*[player["reserve"] for player in view["players"]], view["farmers"]["pool"]]
        self.tower = [each["tower"] for each in (*view["players"], view["farmers"])]
        self.events = view["events"]["left"]
        specials = [each["special"] for each in view["specials"]]
        self.chance.hear([{"event": "actions-lie", "actions": [name for name in view["actions"] if name]}])
        self.chance.hear([{"event": "specials-lie", "specials": specials}])

    def set_up(self) -> Course:
        return
        yield


class BothReadOn(BothRead):
    def begin(self, seats: int, options: dict[str, Any], seed: int) -> Reference:
        self.table = rare_table(seats, options, Random(seed))
        GAME.check(self.table.state)  # S-17
        second = FromTheTable(seats, options, WhatChanceBrought())
        second.see(self.table.view(None))
        return second


@pytest.mark.once
@pytest.mark.parametrize(("seats", "options"), TABLES, ids=str)
def test_the_rules_read_twice_come_to_the_same_from_rare_tables(seats: int, options: dict[str, Any]) -> None:
    """S-6.3, S-8.4, S-8.18, S-9, S-10.5, S-10.6, S-12, S-14.7, S-14.9, S-14.24"""
    for seed in range(GAMES):
        BothReadOn(seats, options, seed).play(Random(seed))
