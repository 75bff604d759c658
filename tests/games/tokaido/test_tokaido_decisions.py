"""T-13, T-14: what is asked, what chance decides, and who knows what."""

from random import Random

import pytest
from tokaido_table import GAME, STATIONS, Play, approach, new_game, table

OFFER = ["dango", "soba", "fugu", "udon", "unagi"]
SEEDS = range(12)


def known_offer(road: Play) -> list[bool]:
    """Which of the onlookers, a spectator last, know the offer."""
    seats = [*range(len(road.state.scores())), None]
    return [road.state.view(seat)["offer"]["meals"] is not None for seat in seats]


def possible(road: Play, seat: int | None, deck: str, bottom: int) -> set[tuple[str, ...]]:
    """What the undermost cards of a deck might be in the eyes of this onlooker."""
    twins = [Play(road.state.determinize(seat, seed)) for seed in SEEDS]
    return {tuple(twin.deck(deck)[-bottom:]) for twin in twins}


# --- what is asked --------------------------------------------------------------------------------------------


def test_everybody_chooses_between_two_tiles_at_once() -> None:
    """T-13.1"""
    play = new_game(4)
    assert play.state.deciders() == [0, 1, 2, 3]
    assert [len(play.state.legal(seat)) for seat in range(4)] == [2, 2, 2, 2]


@pytest.mark.parametrize(
    ("return_trip", "start", "stations"),
    [
        (False, "kyoto", 14),
        (False, "inn_1", 13),
        (False, "inn_2", 14),
        (False, "inn_3", 13),
        (True, "edo", 13),
        (True, "inn_3", 14),
        (True, "inn_2", 13),
        (True, "inn_1", 14),
    ],
)
def test_a_move_has_one_option_for_each_station_up_to_the_next_inn(
    return_trip: bool, start: str, stations: int
) -> None:
    """T-13.2"""
    setting = table(return_trip=return_trip)
    for seat in range(4):
        setting.traveler(seat, at=start)
    assert len(setting.set().stations) == stations


def test_a_rich_player_has_eight_ways_to_buy_souvenirs() -> None:
    """T-13.3"""
    assert len(table().traveler(0, at="kyoto", coins=9).set().does("go village_1").options) == 8


def test_a_rich_player_has_three_ways_to_donate() -> None:
    """T-13.4"""
    road = table().traveler(0, at="kyoto", coins=9).set().does("go temple_1")
    assert road.options == ["donate 1", "donate 2", "donate 3"]


def test_yoshiyasu_is_asked_which_of_two_encounters_to_keep() -> None:
    """T-13.5"""
    setting = table().traveler(0, "yoshiyasu", at="kyoto").on_top("encounters", "kuge", "miko")
    road = setting.set().does("go encounter_1")
    assert (road.question, road.options) == ("prompt-keep", ["keep kuge", "keep miko"])


def test_a_guide_is_asked_about_only_when_his_panorama_is_complete() -> None:
    """T-13.6"""
    for sections, question in [(2, "prompt-move"), (3, "prompt-other-panorama")]:
        setting = table().traveler(0, at="kyoto", panoramas={"paddy": sections})
        road = setting.on_top("encounters", "annaibito_paddy").set().does("go encounter_1")
        assert road.question == question


def test_hiroshige_is_asked_which_panorama_he_paints() -> None:
    """T-13.7"""
    road = table().traveler(0, "hiroshige", at="farm_1").set().does("go inn_1")
    assert (road.question, len(road.options)) == ("prompt-hiroshige", 3)


def test_the_menu_at_an_inn_lists_dishes_not_cards() -> None:
    """T-13.8"""
    road = table().traveler(0, at="farm_1", coins=9).offer("dango", "dango", "soba").set().does("go inn_1")
    assert road.options == ["eat dango", "eat soba", "eat_nothing"]


def test_satsuki_is_also_asked_about_the_free_card() -> None:
    """T-13.8"""
    road = table().traveler(0, "satsuki", at="farm_1", coins=0).offer("fugu").set().does("go inn_1")
    assert road.options == ["eat_free", "eat_nothing"]


def test_the_leading_player_sends_the_neutral_traveler() -> None:
    """T-13.9"""
    road = table(2).neutral("kyoto").traveler(0, at="inn_1").traveler(1, at="inn_1").set()
    assert (road.decider, road.question, len(road.stations)) == (0, "prompt-move-neutral", 14)


def test_the_leading_player_removes_a_meal_only_by_option() -> None:
    """T-13.10"""
    for discard, question in [("random", "prompt-move-neutral"), ("chosen", "prompt-remove-meal")]:
        setting = table(2, neutral_meal_discard=discard).traveler(0, at="inn_1").traveler(1, at="inn_1")
        road = setting.neutral("hot_spring_2").offer("dango", "soba").set().does("send inn_1")
        assert road.question == question


def test_a_single_open_option_is_taken_without_asking() -> None:
    """T-13.11"""
    poor = table().traveler(0, at="kyoto", coins=1).on_top("souvenirs", "geta", "haori", "sumie").set()
    poor.does("go village_1")
    assert (poor.question, poor.events("buys-nothing") != []) == ("prompt-move", True)
    poor.does("go temple_2")
    assert (poor.question, poor.traveler(0).bowl) == ("prompt-move", 1)


def test_a_guest_is_asked_even_if_nothing_can_be_eaten() -> None:
    """T-13.11: not asking would tell the others about the offer."""
    road = table().traveler(0, at="farm_1", coins=0).offer("fugu").set().does("go inn_1")
    assert (road.question, road.options) == ("prompt-meal", ["eat_nothing"])


def test_nobody_is_asked_about_what_is_never_worse() -> None:
    """T-13.12"""
    hirotada = table().traveler(0, "hirotada", at="kyoto").set().does("go temple_1", "donate 1")
    assert (hirotada.question, hirotada.traveler(0).bowl) == ("prompt-move", 2)
    for tile, coins in [("zen_emon", 6 - 3), ("sasayakko", 5 - 3)]:
        setting = table().traveler(0, tile, at="kyoto").on_top("souvenirs", "geta", "sumie")
        road = setting.set().does("go village_1", "buy 1+2")
        assert (road.question, road.traveler(0).coins) == ("prompt-move", coins)


def test_the_menu_names_what_is_barred_and_the_clause() -> None:
    """T-13.2, T-3.8"""
    setting = table().traveler(1, at="hot_spring_2").traveler(0, at="kyoto", coins=0, panoramas={"paddy": 3})
    menu = setting.set().state.menu(0)
    barred = {GAME.actions.text(entry.action).split()[1]: entry.refusal.clause for entry in menu if entry.refusal}
    assert len(menu) == 14
    assert barred == {
        "village_1": "T-3.8.1",
        "temple_1": "T-3.8.2",
        "paddy_1": "T-3.8.3",
        "village_2": "T-3.8.1",
        "temple_2": "T-3.8.2",
        "hot_spring_2": "T-3.7",
    }


def test_every_refusal_names_a_clause_of_the_rules() -> None:
    """T-13.14"""
    luck = Random(8)
    for seats in (2, 4):
        play = new_game(seats, 8)
        while not play.state.over:
            for seat in range(seats):
                refusals = [play.state.why_not(seat, action) for action in range(GAME.actions.count())]
                assert {refusal.clause for refusal in refusals if refusal} <= GAME.clauses()
            play.one_at_random(luck)


def test_the_flat_list_of_actions_covers_every_decision() -> None:
    """T-13.14"""
    names = [GAME.actions.text(action) for action in range(GAME.actions.count())]
    assert len(set(names)) == len(names)
    assert [GAME.actions.parse(name) for name in names] == list(range(len(names)))
    by_verb = [sum(name.split()[0] == verb.name for name in names) for verb in GAME.actions.verbs]
    assert by_verb == [10, len(STATIONS), len(STATIONS), 8, 3, 7, 3, 1, 14, 1, 1, 14]


# --- chance ---------------------------------------------------------------------------------------------------


def test_the_same_seed_and_choices_give_the_same_game() -> None:
    """T-13.13"""
    digests = {new_game(5, 4).at_random(4).state.digest() for _ in range(3)}
    assert len(digests) == 1


RANDOM_EVENTS = {"starts", "buys", "buys-nothing", "offered-free", "meal-removed", "offer-returned"}


@pytest.mark.parametrize("seats", [2, 4])
def test_nothing_is_random_but_what_the_rules_leave_to_chance(seats: int) -> None:
    """T-13.13: the generator stands still while anything else happens."""
    luck, play = Random(3), new_game(seats, 3)
    while not play.state.over:
        before = GAME.dump(play.state)["generator"]
        count = len(play.state.journal)
        play.one_at_random(luck)
        happened = {event.kind.key for event in play.state.journal[count:]}
        if not happened & RANDOM_EVENTS:
            assert GAME.dump(play.state)["generator"] == before


# --- who knows what -------------------------------------------------------------------------------------------


def test_what_lies_open_is_the_same_for_all_onlookers() -> None:
    """T-14.1"""
    play = new_game(5, 6)
    luck = Random(6)
    while not play.state.over:
        views = [play.state.view(seat) for seat in (0, 1, 2, 3, 4, None)]
        for name in ("travelers", "revealed", "decks"):
            assert all(view[name] == views[0][name] for view in views)
        assert len({view["offer"]["size"] for view in views}) == 1
        play.one_at_random(luck)


def test_a_view_shows_no_deck() -> None:
    """T-14.2"""
    play = new_game(4).everybody_keeps_the_first_tile()
    for seat in (0, None):
        assert play.state.view(seat)["decks"] == {
            "souvenir": 24,
            "encounter": 14,
            "meal": 25,
            "hot_spring": 12,
        }
        for deck in ("souvenirs", "encounters", "meals", "springs"):
            assert len(possible(play, seat, deck, 6)) > 3


def test_tiles_that_were_not_kept_stay_unknown() -> None:
    """T-14.2, T-13.1"""
    play = new_game(4)
    dealt = [play.state.view(seat)["tiles"]["own"] for seat in range(4)]
    assert play.state.view(None)["tiles"]["own"] is None
    play.everybody_keeps_the_first_tile()
    assert play.state.view(0)["tiles"] is None
    told = str([event.as_dict() for event in play.state.events_since(0, 0)])
    assert not [tiles[1] for tiles in dealt[1:] if tiles[1] in told]


def test_the_offer_is_known_to_those_who_were_served_and_to_nobody_else() -> None:
    """T-14.3"""
    road = approach().on_top("meals", *OFFER).set().does("go inn_1")
    assert known_offer(road) == [True, False, False, False, False]
    road.does("eat dango", "go inn_1")
    assert known_offer(road) == [True, True, False, False, False]
    road.does("eat soba")
    assert sorted(road.state.view(0)["offer"]["meals"]) == ["fugu", "udon", "unagi"]
    assert road.state.view(3)["offer"]["size"] == 3


def test_after_a_random_discard_even_those_who_were_served_do_not_know_the_offer() -> None:
    """T-14.3, T-10.6"""
    setting = table(2).traveler(0, at="farm_1").neutral("sea_1").traveler(1, at="mountain_2")
    road = setting.on_top("meals", *OFFER[:4]).set().does("go inn_1", "eat dango", "send inn_1")
    assert known_offer(road) == [False, False, False]
    assert {card for (card,) in possible(road, 0, "meals", 1)} == {"soba", "fugu", "udon"}


def test_all_know_which_souvenirs_were_returned_but_not_their_order() -> None:
    """T-14.4"""
    road = table().traveler(0, at="kyoto").on_top("souvenirs", "koma", "geta", "sumie").set()
    road.does("go village_1", "buy none")
    for onlooker in (0, 3, None):
        held = possible(road, onlooker, "souvenirs", 3)
        assert {frozenset(cards) for cards in held} == {frozenset({"koma", "geta", "sumie"})}
        assert len(held) > 1


def test_returned_meals_are_known_to_those_who_saw_them() -> None:
    """T-14.4"""
    road = table(3).traveler(0, at="farm_1").traveler(1, at="village_2").traveler(2, at="sea_1")
    play = road.on_top("meals", *OFFER[:4]).set().does(*["go inn_1", "eat_nothing"] * 3)
    for seat in range(3):
        assert {frozenset(cards) for cards in possible(play, seat, "meals", 4)} == {frozenset(OFFER[:4])}
    assert len({frozenset(cards) for cards in possible(play, None, "meals", 4)}) > 1


def test_yoshiyasus_returned_card_is_known_to_him_alone() -> None:
    """T-14.4, T-6.4"""
    setting = table().traveler(0, "yoshiyasu", at="kyoto").on_top("encounters", "kuge", "miko")
    road = setting.set().does("go encounter_1", "keep kuge")
    assert possible(road, 0, "encounters", 1) == {("miko",)}
    assert len(possible(road, 1, "encounters", 1)) > 1
    assert len(possible(road, None, "encounters", 1)) > 1


def test_satsukis_card_is_shown_to_her_only_until_she_takes_it() -> None:
    """T-14.5"""
    road = table().traveler(0, "satsuki", at="farm_1").offer("dango", "soba", "fugu").set().does("go inn_1")
    free = road.state.view(0)["offer"]["free"]
    told = [[event.kind.key for event in road.state.events_since(0, seat)] for seat in (0, 1, None)]
    assert ["offered-free" in kinds for kinds in told] == [True, False, False]
    road.does("eat_free")
    assert road.state.view(1)["travelers"][0]["meals"] == [free]


def test_who_chose_the_removed_meal_knows_it_and_the_rest_of_the_offer() -> None:
    """T-14.6"""
    setting = table(2, neutral_meal_discard="chosen").neutral("kyoto").traveler(0, at="encounter_2")
    road = setting.traveler(1, at="mountain_2").on_top("meals", *OFFER[:4]).set()
    road.does("send inn_1")
    assert known_offer(road) == [False, True, False]
    road.does("remove soba")
    assert sorted(road.state.view(1)["offer"]["meals"]) == ["dango", "fugu", "udon"]
    assert known_offer(road) == [False, True, False]
    assert possible(road, 1, "meals", 1) == {("soba",)}
    assert len(possible(road, 0, "meals", 1)) > 1
    assert "soba" not in str([event.as_dict() for event in road.state.events_since(0, 0)])
