"""Positions made by hand: what could not lie on a table is refused, and what can be played on is."""

from typing import Any

import pytest
from tokaido_table import GAME, table

from chabudai.core.errors import BadPosition


def start() -> Any:
    return GAME.new(4, seed=1, options={"initiatory_journey": True})


def of_two() -> Any:
    return GAME.new(2, seed=1, options={"initiatory_journey": True})


@pytest.mark.parametrize(
    ("changes", "place"),
    [
        ({"travelers.0.coins": -1}, "travelers.0.coins"),
        ({"travelers.0.coins": "many"}, "travelers.0.coins"),
        ({"travelers.0.coins": True}, "travelers.0.coins"),
        ({"travelers.0.sections.sea": 6}, "travelers.0.sections.sea"),
        ({"travelers.0.sections.paddy": 4}, "travelers.0.sections.paddy"),
        ({"travelers.0.tile": "basho"}, "travelers.0.tile"),
        ({"travelers.0.souvenirs": ["koma"]}, "souvenirs"),
        ({"travelers.0.place": 55}, "travelers.0.place"),
        ({"travelers": []}, "travelers"),
        ({"souvenirs.cards": []}, "souvenirs"),
        ({"springs": {"cards": [], "known": {"99": 1}}}, "springs.known.99"),
        ({"springs": {"cards": ["spring_2"], "known": {"0": 2**60}}}, "springs.known.0"),
        ({"groups": 99}, "groups"),
        ({"free_place": 3}, "free_place"),
        ({"stack": [{"step": "Fly"}]}, "stack.0.step"),
        ({"stack": [{"step": "Move", "seat": 9}]}, "stack.0.seat"),
        ({"stack": [{"step": "Journey"}]}, "stack.0"),
        ({"stack": [{"step": "Move", "seat": 0}]}, "stack.0.step"),  # nothing would follow
        ({"springs": {"cards": ["spring_2"], "known": {"9" * 5000: 1}}}, f"springs.known.{'9' * 5000}"),
        ({"generator.key": "xyz"}, "generator.key"),
        ({"picks": [["go edo"]]}, "picks"),
        ({"game": "go"}, "game"),
        ({"rules": 99}, "rules"),
        ({"seats": 9}, "seats"),
    ],
)
def test_a_position_that_is_none_is_refused_by_its_place(changes: dict[str, Any], place: str) -> None:
    with pytest.raises(BadPosition) as refused:
        GAME.arrange(start(), changes)
    assert refused.value.message.values["path"] == place


def test_a_field_too_many_or_too_few_is_named() -> None:
    data = GAME.dump(start())
    with pytest.raises(BadPosition, match="weather"):
        GAME.load(data | {"weather": "rain"})
    del data["offer"]
    with pytest.raises(BadPosition, match="offer"):
        GAME.load(data)


def test_a_path_that_leads_nowhere_is_named() -> None:
    with pytest.raises(BadPosition, match=r"travelers\.9\.coins"):
        GAME.arrange(start(), {"travelers.9.coins": 3})


def test_two_travelers_cannot_share_a_slot_nor_leave_one_out() -> None:
    """T-3.5, T-15.1"""
    for slots in ([1, 1, 2, 3], [1, 2, 3, 5], [0, 1, 2, 3]):
        with pytest.raises(BadPosition, match="path travelers, expected slot"):
            GAME.arrange(start(), {f"travelers.{seat}.slot": slot for seat, slot in enumerate(slots)})


def test_only_the_rearmost_traveler_can_be_about_to_move() -> None:
    """T-3.2"""
    state = start()
    [mover] = state.deciders()
    with pytest.raises(BadPosition, match=f"path stack, expected Move {mover}"):
        GAME.arrange(state, {"stack.1.seat": (mover + 1) % 4})


def test_a_question_without_an_answer_is_no_position() -> None:
    """T-12.7: somebody who must choose always can."""
    state = start()
    [mover] = state.deciders()
    with pytest.raises(BadPosition, match="path stack, expected legal action"):
        GAME.arrange(state, {f"travelers.{mover}.coins": 0, "stack.1": {"step": "Donate", "seat": mover}})


def test_nobody_has_eaten_a_dish_twice() -> None:
    """T-5.4"""
    meals = list(GAME.dump(start())["meals"]["cards"])
    meals.remove("dango")
    meals.remove("dango")
    with pytest.raises(BadPosition, match=r"path travelers\.0\.meals, expected × 1"):
        GAME.arrange(start(), {"travelers.0.meals": ["dango", "dango"], "meals.cards": meals})


def test_a_panorama_achievement_has_one_holder() -> None:
    """T-8.1"""
    for changes in (
        {"travelers.0.achievements": ["panorama_sea"], "travelers.1.achievements": ["panorama_sea"]},
        {"travelers.0.achievements": ["gourmet", "gourmet"]},
    ):
        with pytest.raises(BadPosition, match=r"path travelers\.0\.achievements, expected × 1"):
            GAME.arrange(start(), changes)
    GAME.arrange(start(), {"travelers.0.achievements": ["gourmet"], "travelers.1.achievements": ["gourmet"]})


@pytest.mark.parametrize(
    "change", [{"coins": 1}, {"sections": {"paddy": 1, "mountain": 0, "sea": 0}}, {"tile": "kinko"}]
)
def test_the_neutral_traveler_owns_nothing(change: dict[str, Any]) -> None:
    """T-10.4"""
    with pytest.raises(BadPosition, match=r"path travelers\.2, expected 0"):
        GAME.arrange(of_two(), {f"travelers.2.{name}": value for name, value in change.items()})


def test_an_empty_deck_brings_nothing_and_breaks_nothing() -> None:
    """T-12.4, T-12.6: it cannot happen in a game, but a position made by hand may be played on."""
    cards = GAME.dump(start())
    springs, encounters = cards["springs"]["cards"], cards["encounters"]["cards"]
    road = (
        table(seats=4)
        .traveler(0, "yoshiyasu", at="farm_1", coins=3)
        .traveler(1, springs=springs, encounters=encounters)
        .set()
    )
    road.does("go encounter_2", "go hot_spring_2")
    assert road.traveler(0).points == 0


def test_a_position_survives_being_written_and_read_at_every_step() -> None:
    state = GAME.new(5, seed=3)
    while not state.over:
        seat = state.deciders()[-1]
        state.apply(seat, state.legal(seat)[-1])
        assert GAME.load(GAME.dump(state)).digest() == state.digest()


def test_a_step_that_leads_to_nothing_here_is_refused() -> None:
    """T-2.6, T-3.2: nobody chooses a traveler on the road."""
    stack = [{"step": "Journey"}, {"step": "LineUp"}, {"step": "Move", "seat": 0}]
    with pytest.raises(BadPosition) as refused:
        GAME.arrange(start(), {"stack": stack})
    assert refused.value.message.values["path"] == "stack.2.step"


@pytest.mark.parametrize(
    ("changes", "place"),
    [
        ({"stack.2.asked": 3}, "stack"),
        ({"tiles": []}, "tiles"),
        ({"tiles": [], "picks.0": ["play_as kinko"]}, "tiles"),
        ({"tiles.0": ["kinko"]}, "tiles.0"),
    ],
)
def test_all_choose_one_of_two_tiles(changes: dict[str, Any], place: str) -> None:
    """T-2.6"""
    with pytest.raises(BadPosition) as refused:
        GAME.arrange(GAME.new(3, seed=1), changes)
    assert refused.value.message.values["path"] == place


def test_no_tiles_are_dealt_on_the_road() -> None:
    """T-2.6"""
    with pytest.raises(BadPosition, match="tiles"):
        GAME.arrange(of_two(), {"tiles": [["kinko", "umegae"], ["satsuki", "hirotada"]]})


def test_a_pick_that_is_no_action_is_named() -> None:
    with pytest.raises(BadPosition, match=r"picks\.0\.0"):
        GAME.arrange(GAME.new(3, seed=1), {"picks.0": ["fly"]})
