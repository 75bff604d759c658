"""R-30: at every moment of random games the books of an accountant agree with the table."""

from random import Random
from typing import Any

import pytest
from rising_sun_accountant import Books
from rising_sun_table import GAME, Table, new_game

from chabudai.core.laws.playing import random_act
from chabudai.core.rng import seeded
from chabudai.games.rising_sun.cards import CARD
from chabudai.games.rising_sun.components import (
    FIGURE,
    KAMI,
    MANDATE_TILES,
    NOBODY,
    PLACE,
    PROVINCE,
    SEASON,
    TOKEN,
    WAR,
    WARS,
)
from chabudai.games.rising_sun.position.table import tiles, tokens
from chabudai.games.rising_sun.state import RisingSunState

TABLES: list[tuple[int, int, dict[str, bool | str]]] = [
    (seats, number, {"set": cards, "negotiation": talk})
    for number, (seats, cards, talk) in enumerate(
        [
            (3, "archway", "free"),
            (3, "horseman", "windows"),
            (4, "teapot", "off"),
            (4, "archway", "windows"),
            (4, "horseman", "off"),
            (5, "teapot", "free"),
            (5, "archway", "off"),
            (5, "horseman", "free"),
            (3, "teapot", "free"),
        ]
    )
]


def places(state: RisingSunState, seat: int, kind: int) -> dict[str, int]:
    """Where figures of this kind are, shrines by their kami."""
    shrines = [f"kami:{KAMI.ids[kami]}" for kami in state.shrines]
    names = [*PROVINCE.ids, *shrines, *PLACE.ids[len(PROVINCE) + len(shrines) :]]
    found = {name: int(state.number(seat, kind, place)) for place, name in enumerate(names)}
    return {name: number for name, number in found.items() if number}


def agree(books: Books, state: RisingSunState) -> None:
    for seat, clan in enumerate(state.clans):
        assert books.coins[seat] == clan.coins
        assert books.ronin[seat] == clan.ronin
        assert books.points[seat] == clan.points()
        assert books.ally.get(seat, NOBODY) == state.ally[seat]
        for place, name in enumerate(PROVINCE.ids):
            assert books.strongholds[seat, name] == clan.strongholds[place]
        for kind, name in enumerate(FIGURE.ids):
            told = {
                place: n for (who, what, place), n in books.figures.items() if (who, what) == (seat, name) and n
            }
            assert told == places(state, seat, kind), (seat, name)
    assert books.honor == state.honor


def settled(books: Books, state: RisingSunState) -> None:
    """What may lag behind what is told while a purchase or an outcome is under way."""
    for seat, clan in enumerate(state.clans):
        assert books.cards[seat] == [CARD.ids[card] for card in clan.cards]
        assert books.tokens[seat] == [TOKEN.ids[token] for token in clan.tokens]
    assert sorted(books.market) == sorted(CARD.ids[card] for card in state.market)
    assert books.season in ("", SEASON.ids[state.season])


class Audit:
    """A random game, and the accountant who listens."""

    def __init__(self, seats: int, seed: int, options: dict[str, bool | str]) -> None:
        self.table: Table = new_game(seats, seed, **options)
        self.books = Books(seats)
        self.read = 0
        self.luck, self.random = seeded(seed, "audit"), Random(seed)
        self.listen()

    def listen(self) -> None:
        told: list[dict[str, Any]] = [event.as_dict() for event in self.table.state.events_since(self.read, None)]
        self.read += len(told)
        for event in told:
            self.books.read(event)

    def goes_on(self) -> bool:
        state = self.table.state
        if state.over:
            return False
        actor, said = random_act(state, self.luck)
        if said:
            assert GAME.beside is not None
            GAME.beside.act(state, actor, said)
        self.table.one_at_random(self.random)
        self.listen()
        return True


@pytest.mark.once
@pytest.mark.parametrize(("seats", "seed", "options"), TABLES, ids=str)
def test_all_that_lies_on_the_table_follows_from_what_was_told(
    seats: int, seed: int, options: dict[str, bool | str]
) -> None:
    """R-26.1, R-30.1, R-30.2, R-30.3, R-30.4, R-30.9"""
    audit = Audit(seats, seed, options)
    while audit.goes_on():
        agree(audit.books, audit.table.state)
    settled(audit.books, audit.table.state)


@pytest.mark.parametrize(("seats", "seed", "options"), TABLES[:5], ids=str)
def test_what_is_limited_stays_limited(seats: int, seed: int, options: dict[str, bool | str]) -> None:
    """R-30.5 to R-30.8, R-30.12, R-2.4, R-5.12"""
    audit = Audit(seats, seed, options)
    allied = [NOBODY] * seats
    while audit.goes_on():
        state = audit.table.state
        if not state.over:
            assert tiles(state) == sorted(MANDATE_TILES)
        for friend, before in zip(state.ally, allied, strict=True):
            if friend != before and friend != NOBODY:
                assert "allies" in audit.table.happened()
        allied = list(state.ally)
        assert len(set(tokens(state))) == len(tokens(state))
        for clan in state.clans:
            assert 1 <= clan.strongholds_on_map() <= 4
    assert len(tokens(audit.table.state)) == 3 * WARS[seats]


@pytest.mark.parametrize(("seats", "seed", "options"), TABLES, ids=str)
def test_a_game_has_21_mandate_turns_and_9_kami_turns(
    seats: int, seed: int, options: dict[str, bool | str]
) -> None:
    """R-30.13, R-10.1, R-27.53"""
    audit = Audit(seats, seed, options)
    while audit.goes_on():
        pass
    played = audit.table.events("plays", "announces")
    assert len(played) == 21
    assert len(audit.table.events("kami-turn")) == 9
    turns = [sum(event["seat"] == seat for event in played) for seat in range(seats)]
    assert max(turns) - min(turns) <= 1


def test_nothing_changes_hands_in_war_but_by_the_rules_of_war() -> None:
    """R-30.12, R-17.2, R-29.N.9"""
    for seats, seed, options in TABLES:
        audit = Audit(seats, seed, options)
        war = False
        for event in audit_events(audit):
            war = event["event"] == "war-begins" or (war and event["event"] != "cleanup")
            assert not (war and event["event"] in ("gives", "allies")), event


def audit_events(audit: Audit) -> list[dict[str, Any]]:
    while audit.goes_on():
        pass
    return [event.as_dict() for event in audit.table.state.journal or []]


def test_who_survives_a_battle_won() -> None:
    """R-30.10: the winner, the winner's ally, those spared, or nobody"""
    for seats, seed, options in TABLES:
        audit = Audit(seats, seed, options)
        while True:
            state = audit.table.state
            fought = list(state.takers)
            if not audit.goes_on():
                break
            for number, taker in enumerate(state.takers[: len(fought)]):
                if taker >= 0 and fought[number] < 0 and state.phase == WAR and state.war > number:
                    survivors(audit, number, taker)


def survivors(audit: Audit, number: int, winner: int) -> None:
    state = audit.table.state
    place = state.wars[number]
    spared = any(event["province"] == PROVINCE.ids[place] for event in audit.table.events("spares"))
    for seat in range(int(state.seats)):
        if seat != winner and state.ally[winner] != seat and not spared:
            assert state.figures_at(seat, place) == 0 or not fought_there(audit, place, seat)


def fought_there(audit: Audit, place: int, seat: int) -> bool:
    battles = [event for event in audit.table.events("battle") if event["province"] == PROVINCE.ids[place]]
    return bool(battles) and seat in battles[-1]["participants"]
