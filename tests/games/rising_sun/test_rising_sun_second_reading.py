"""The engine beside a Rising Sun that was written from the rules alone: the same questions, the same table."""

from random import Random
from typing import Any

import pytest
from read_twice import Beside
from rising_sun_spread import TABLES
from second_reading import SecondReading
from second_table import KINDS, PROVINCES, RESERVE, WhatChanceBrought

import chabudai
from chabudai.core.rng import seeded

GAME = chabudai.game("rising_sun")
# Where all may talk freely something is done beside one question in so many; not beside those that depend on coins.
ACTS_ONE_IN = 4
FREE_OF_COINS = {"ready", "play", "bury", "announce", "skip", "summon", "done", "move", "to", "stay", "shrine"}
GAMES = 1


class BothRead(Beside[SecondReading]):
    def __init__(self, seats: int, options: dict[str, Any], seed: int) -> None:
        chance = WhatChanceBrought()
        state = GAME.new(seats=seats, seed=seed, options=options)
        super().__init__(GAME, state, SecondReading(seats, options, chance), chance)

    def compare(self) -> None:
        assert shown(self.state.view(None)) == worked_out(self.second)

    def say_something(self, luck: Random) -> None:
        """Where nothing that is asked depends on coins: the second reading has worked out its options already."""
        verbs = {option.split()[0] for options in self.asked.values() for option in options}
        if GAME.beside is None or luck.randrange(ACTS_ONE_IN) or not verbs <= FREE_OF_COINS:
            return
        seat = luck.randrange(int(self.state.seats))
        said = GAME.beside.say_anything(self.state, seat, seeded(luck.randrange(1 << 30), "talk"))
        if said:
            GAME.beside.act(self.state, seat, said)
            for event in self.hear():
                self.second.hear_of_deal(event)


def shown(view: dict[str, Any]) -> dict[str, Any]:
    places = {name: province["pieces"] for name, province in view["provinces"].items()}
    places |= {shrine["kami"]: shrine["worshippers"] for shrine in view["shrines"]}
    return {
        "honor": view["honor"],
        "players": [(each["points"], each["coins"], each["ronin"], each["cards"]) for each in view["players"]],
        "allies": {seat: each["ally"] for seat, each in enumerate(view["players"]) if each["ally"] is not None},
        "figures": {
            name: {piece["seat"]: piece["figures"] for piece in pieces if piece["figures"]}
            for name, pieces in places.items()
        },
        "strongholds": {
            name: {piece["seat"]: piece["strongholds"] for piece in pieces if piece["strongholds"]}
            for name, pieces in places.items()
        },
        "force": {
            name: {piece["seat"]: piece["force"] for piece in pieces if piece["force"]}
            for name, pieces in places.items()
        },
        "reserve": [{kind: n for kind, n in each["reserve"].items() if n} for each in view["players"]],
        "hostages": sorted(
            (seat, each["owner"], each["figure"], each["n"])
            for seat, player in enumerate(view["players"])
            for each in player["hostages"]
        ),
        "tokens": [[(each["province"], each["season"]) for each in player["tokens"]] for player in view["players"]],
        "discarded": [(each["province"], each["season"]) for each in view["discarded"]],
        "market": {each["card"]: each["copies"] for each in view["market"]},
        "season": view["season"],
    }


def worked_out(game: SecondReading) -> dict[str, Any]:
    everybody = range(game.seats)

    def by_seat(place: str, what: Any) -> dict[int, Any]:
        return {seat: found for seat in everybody if (found := what(seat, place))}

    def figures(seat: int, place: str) -> dict[str, int]:
        return {kind: game.number(seat, kind, place) for kind in KINDS if game.number(seat, kind, place)}

    places = [*PROVINCES, *game.shrines]
    return {
        "honor": game.honor,
        "players": list(zip(game.points, game.coins, game.ronin, game.cards, strict=True)),
        "allies": game.ally,
        "figures": {place: by_seat(place, figures) for place in places},
        "strongholds": {place: by_seat(place, lambda seat, p: game.strongholds[seat][p]) for place in places},
        "force": {
            place: {
                seat: game.force(seat, place)
                for seat in everybody
                if game.force(seat, place) and (figures(seat, place) or game.strongholds[seat][place])
            }
            for place in places
        },
        "reserve": [figures(seat, RESERVE) for seat in everybody],
        "hostages": sorted((*who, n) for who, n in game.hostages.items() if n),
        "tokens": game.tokens,
        "discarded": game.discarded,
        "market": {card: n for card, n in game.market.items() if n},
        "season": game.season,
    }


@pytest.mark.once
@pytest.mark.parametrize(("seats", "options"), TABLES, ids=str)
def test_the_rules_read_twice_come_to_the_same(seats: int, options: dict[str, Any]) -> None:
    """R-3 to R-25, R-29: who is asked, everything that is offered, and what lies on the table, at every decision"""
    for seed in range(GAMES):
        BothRead(seats, options, seed).play(Random(seed))
