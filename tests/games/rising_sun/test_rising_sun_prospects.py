"""What is foreseen on the map: who would take a war province, what would change that, whose turn comes when."""

from typing import Any

from rising_sun_table import GAME, THREE, Table, board

from chabudai.core.laws import random_choice
from chabudai.core.numbers import members
from chabudai.core.rng import seeded
from chabudai.games.rising_sun.components import HELD, HIRE_RONIN, HOSTAGE, IS_DAIMYO, PROVINCE, SEPPUKU
from chabudai.games.rising_sun.foresight import after_seppuku, fighters, joined, prospects
from chabudai.games.rising_sun.state import NOT_YET, RisingSunState
from chabudai.games.rising_sun.steps.war.comparing import outcome_of

KOI, TURTLE, BONSAI = range(3)


def at_war_later(table: Table, province: str) -> dict[str, Any]:
    """What the view says of a province that will be fought for."""
    table.state.wars, table.state.takers = [PROVINCE.index[province]], [NOT_YET]
    [war] = table.state.view(None)["wars"]
    return dict(war)


def turns(war: dict[str, Any]) -> set[tuple[str, int, int]]:
    return {(each["advantage"], each["seat"], each["taker"]) for each in war["turns"]}


def test_ronin_and_a_hostage_turn_a_close_battle() -> None:
    """R-19.2, R-19.4, R-20.1"""
    table = board(*THREE).put(TURTLE, "oshu", bushi=2).put(BONSAI, "oshu", bushi=1, daimyo=1).ronin(0, 0, 1)
    war = at_war_later(table, "oshu")
    assert war["case"] == "battle"
    assert war["would_take"] == TURTLE  # more honor
    assert {("ronin", BONSAI, BONSAI), ("hostage", BONSAI, BONSAI), ("seppuku", TURTLE, BONSAI)} == turns(war)


def test_a_daimyo_is_no_hostage() -> None:
    """R-19.2, R-5.11"""
    table = board(*THREE).put(TURTLE, "oshu", daimyo=1).put(BONSAI, "oshu", bushi=1)
    assert ("hostage", BONSAI, BONSAI) not in turns(at_war_later(table, "oshu"))


def test_coins_of_koi_fight_too() -> None:
    """R-25.1b"""
    table = board(*THREE).put(KOI, "oshu", bushi=1).put(TURTLE, "oshu", bushi=3).coins(3, 0, 0)
    assert ("ronin", KOI, KOI) in turns(at_war_later(table, "oshu"))


def test_seppuku_leaves_the_province_to_who_is_left() -> None:
    """R-19.1, R-20.1"""
    table = board(*THREE).put(TURTLE, "oshu", bushi=1).put(BONSAI, "oshu", bushi=2)
    assert ("seppuku", BONSAI, TURTLE) in turns(at_war_later(table, "oshu"))


def test_nothing_turns_what_is_not_fought_for() -> None:
    """R-17.5"""
    alone = board(*THREE).put(TURTLE, "oshu", bushi=1)
    assert at_war_later(alone, "oshu")["turns"] == []
    allied = board(*THREE).allies(TURTLE, BONSAI).put(TURTLE, "oshu", bushi=1).put(BONSAI, "oshu", bushi=2)
    assert at_war_later(allied, "oshu")["turns"] == []


def test_what_would_turn_a_battle_is_what_does_when_it_is_done() -> None:
    """R-19.1, R-19.2, R-19.4: on a copy of the table, which stays as it is"""
    turned, luck, state = 0, seeded(5, "prospects"), GAME.new(4, 5, listen=False)
    while not state.over:
        if state.decisions % 5 == 0:
            before = state.digest()
            for number in range(len(state.wars)):
                found = {(each.advantage, each.seat) for each in prospects(state, number)}
                assert found == tried(state, number)
                turned += len(found)
            assert state.digest() == before
        state.apply(*random_choice(state, luck))
    assert turned > 50


def tried(state: RisingSunState, number: int) -> set[tuple[int, int]]:
    """Each advantage that is still to come, with each seat that would win it, and each figure it could take."""
    there = fighters(state, number)
    fighting, battle = members(there), joined(state, number, there)
    if len(fighting) < 2 or (len(fighting) == 2 and state.are_allies(*fighting)):
        return set()
    taker, place, found = outcome_of(battle), state.wars[number], set[tuple[int, int]]()
    for seat in fighting:
        hired = battle.clone()
        hired.hired = seat
        if outcome_of(hired) != taker:
            found.add((HIRE_RONIN, seat))
        if after_seppuku(battle, seat) != taker:
            found.add((SEPPUKU, seat))
        for owner in fighting:
            for kind in battle.kinds_at(owner, place):
                held = battle.clone()
                held.shift(owner, kind, place, HELD + seat)
                if owner != seat != taker and not IS_DAIMYO[kind] and outcome_of(held) == seat:
                    found.add((HOSTAGE, seat))
    return {each for each in found if each[0] >= len(battle.won)}


def battle_of(table: Table) -> dict[str, Any]:
    return dict(table.fights("edo").state.view(None)["battle"])


def test_before_the_bids_each_sees_what_the_advantages_would_bring() -> None:
    """R-19.1, R-19.2, R-19.4: figures that would die, figures that could be taken, Force that could be hired"""
    table = board(*THREE).owns(BONSAI, "yurei").put(KOI, "edo", bushi=2, daimyo=1).ronin(0, 1, 3)
    table.put(BONSAI, "edo", bushi=1, yurei=1).coins(4, 0, 1)
    assert battle_of(table)["prospects"] == [
        {"seppuku": 3, "hostages": 1, "hire": 4, "hire_by_coin": True},  # R-25.1b: of Koi, its coins
        None,  # Turtle is not there
        {"seppuku": 2, "hostages": 2, "hire": 3, "hire_by_coin": False},
    ]


def test_strongholds_are_no_hostages_and_commit_no_seppuku() -> None:
    """R-25.3"""
    table = board(*THREE).put(TURTLE, "edo", stronghold=2).put(BONSAI, "edo", bushi=1).coins(0, 1, 1)
    _, turtle, bonsai = battle_of(table)["prospects"]
    assert turtle == {"seppuku": 0, "hostages": 1, "hire": 0, "hire_by_coin": False}
    assert bonsai == {"seppuku": 1, "hostages": 0, "hire": 0, "hire_by_coin": False}


def test_what_was_bid_hires_nobody_and_what_was_taken_is_foreseen_no_more() -> None:
    """R-25.1b, R-18.5: prospects are read from the battle as it is"""
    table = board(*THREE).put(KOI, "edo", bushi=1).put(BONSAI, "edo", bushi=3).coins(5, 0, 0).fights("edo")
    table.bids(koi=(0, 1, 2, 0)).does("choose 3 bushi")
    koi, _, bonsai = table.state.view(None)["battle"]["prospects"]
    assert (koi["hire"], koi["hostages"], bonsai["seppuku"]) == (2, 2, 2)


def test_who_takes_the_mandate_turns_to_come() -> None:
    """R-10.1, R-10.2"""
    table = board(*THREE)
    table.state.turn = 0
    assert table.state.view(None)["political"]["upcoming"] == [KOI, TURTLE, BONSAI, KOI, TURTLE, BONSAI, KOI]
    table.state.turn, table.state.active = 2, TURTLE
    assert table.state.view(None)["political"]["upcoming"] == [BONSAI, KOI, TURTLE, BONSAI, KOI]
