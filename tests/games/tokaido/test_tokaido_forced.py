"""T-3.4, T-5.8: the inn stops everybody, which is noted where there is no other way on; and a leg ends there."""

from tokaido_table import GAME, Play, table

from chabudai.core.forced import Forced, Heading, apply_noting

GREEN, PURPLE = 0, 1


def before_the_inn() -> Play:
    """The last two of the first leg, on the last two stations before the inn where the others wait."""
    return table().traveler(GREEN, at="mountain_2").traveler(PURPLE, at="hot_spring_2").set()


def does(road: Play, action: str) -> tuple[list[Forced], list[Heading]]:
    headings: list[Heading] = []
    return apply_noting(road.state, road.decider or 0, GAME.actions.parse(action), headings), headings


def leg(road: Play) -> object:
    return GAME.chapter(road.state).values["leg"]


def test_who_stands_before_the_inn_is_moved_there_without_being_asked() -> None:
    """T-3.4"""
    road = before_the_inn()
    road.does("go inn_1")
    [forced], _ = does(road, "eat_nothing")
    assert (forced.seat, GAME.actions.text(forced.action)) == (PURPLE, "go inn_1")
    assert road.decider == PURPLE, "and is asked for a meal there"
    assert road.events("moves")[-1] == {"event": "moves", "seat": PURPLE, "station": "inn_1", "slot": 4}


def test_what_it_brings_belongs_to_it_and_the_meal_before_it_does_not() -> None:
    """T-3.4, T-5.3"""
    road = before_the_inn()
    road.does("go inn_1")
    [forced], _ = does(road, "eat_nothing")
    happened = road.happened()
    assert happened[: forced.first][-1] == "eats-nothing"
    assert happened[forced.first : forced.last] == ["moves", "sees-offer"]
    assert forced.before.view(None)["travelers"][PURPLE]["station"] == "hot_spring_2"


def test_where_there_is_a_choice_nothing_is_forced() -> None:
    """T-3.3"""
    road = table().traveler(GREEN, at="sea_1").traveler(PURPLE, at="mountain_2").set()
    road.does("go inn_1")
    assert does(road, "eat_nothing")[0] == []
    assert road.options == ["go hot_spring_2", "go inn_1"]


def test_a_leg_ends_when_the_last_has_been_served() -> None:
    """T-5.8: walking to the inn and eating there belong to the leg that ends there."""
    road = before_the_inn()
    road.does("go inn_1", "eat_nothing")
    assert (road.decider, leg(road)) == (PURPLE, 1)
    _, headings = does(road, "eat_nothing")
    assert road.happened()[-1] == "offer-returned"
    assert [each.chapter and each.chapter.values["leg"] for each in headings] == [1]
    assert leg(road) == 2


def test_the_first_step_of_the_next_leg_stands_under_its_heading() -> None:
    """T-5.8, T-3.2"""
    road = before_the_inn()
    road.does("go inn_1", "eat_nothing", "eat_nothing")
    [heading] = does(road, "go sea_2")[1]
    assert heading.chapter is not None
    assert heading.chapter.values == {"leg": 2}
    assert road.happened()[heading.first] == "moves"
