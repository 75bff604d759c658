"""T-2, T-11: setting the table, and the variants."""

import pytest
from tokaido_table import DATA, GAME, STATIONS, TILE_COINS, Play, approach, new_game, table

from chabudai.core.errors import BadOption, BadSeats

TILES_OF_TX_22 = [
    ["sasayakko", "chuubei"],
    ["umegae", "yoshiyasu"],
    ["mitsukuni", "satsuki"],
    ["kinko", "hirotada"],
]
BY_SLOT = {1: 2, 2: 1, 3: 0, 4: -1, 5: -1}


def started(seats: int, seed: int = 1, **options: bool | str) -> Play:
    return new_game(seats, seed, **options).everybody_keeps_the_first_tile()


def slots(play: Play) -> list[int]:
    return [traveler["slot"] for traveler in play.state.view(None)["travelers"]]


# --- decks ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_all_seven_achievements_lie_beside_the_board_at_the_start(seats: int) -> None:
    """T-2.1"""
    assert len(DATA["achievement"]) == 7
    assert [traveler["achievements"] for traveler in started(seats).state.view(None)["travelers"]] == (
        [[]] * (3 if seats == 2 else seats)
    )


@pytest.mark.parametrize("deck", ["souvenirs", "encounters", "meals", "springs"])
def test_the_four_decks_are_shuffled(deck: str) -> None:
    """T-2.2, T-13.13"""
    first, again, other = (new_game(seed=seed).deck(deck) for seed in (5, 5, 6))
    assert first == again
    assert first != other
    assert sorted(first) == sorted(other)


def test_panoramas_are_open_stock_so_every_player_starts_with_the_ones() -> None:
    """T-2.3, T-12.5"""
    road = table(5)
    for seat, station in enumerate(["kyoto", "village_1", "temple_1", "encounter_1", "encounter_2"]):
        road.traveler(seat, at=station)
    play = road.set().does("go mountain_1", "go mountain_1", "go sea_1", "go sea_1")
    panoramas = [play.traveler(seat).panoramas for seat in range(4)]
    assert [(each["mountain"], each["sea"]) for each in panoramas] == [(1, 0), (1, 0), (0, 1), (0, 1)]


def test_coins_come_from_a_common_supply_and_go_back_to_it() -> None:
    """T-2.4: what one player pays does not reach another."""
    play = table().traveler(0, at="kyoto").on_top("souvenirs", "koma").set().does("go village_1", "buy 1")
    assert [play.traveler(seat).coins for seat in range(4)] == [6, 7, 7, 7]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_player_has_a_colour_of_their_own_and_no_points(seats: int) -> None:
    """T-2.5, T-10.1"""
    travelers = started(seats).state.view(None)["travelers"]
    assert len({traveler["colour"] for traveler in travelers}) == len(travelers)
    assert {traveler["points"] for traveler in travelers} == {0}
    assert {traveler["bowl"] for traveler in travelers} == {0}


@pytest.mark.parametrize("seats", [1, 6])
def test_two_to_five_can_play(seats: int) -> None:
    """T-2.10"""
    with pytest.raises(BadSeats, match=r"error-seats: .*least 2, most 5"):
        GAME.new(seats)


# --- travelers ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everybody_is_dealt_two_different_tiles_and_keeps_one(seats: int) -> None:
    """T-2.6, T-13.1"""
    play = new_game(seats)
    dealt = [play.state.view(seat)["tiles"]["own"] for seat in range(seats)]
    assert len({tile for tiles in dealt for tile in tiles}) == 2 * seats
    for seat in range(seats):
        assert [GAME.actions.text(action) for action in play.state.legal(seat)] == [
            f"play_as {tile}" for tile in dealt[seat]
        ]
        assert play.refusal(f"play_as {dealt[seat - 1][0]}", seat) == "T-2.6"
        play.state.apply(seat, play.state.legal(seat)[1])
    assert [play.traveler(seat).traveler for seat in range(seats)] == [tiles[1] for tiles in dealt]


def test_all_choose_at_the_same_time_in_any_order() -> None:
    """T-2.6"""
    play = new_game(4)
    assert play.state.deciders() == [0, 1, 2, 3]
    play.state.apply(2, play.state.legal(2)[0])
    assert play.state.deciders() == [0, 1, 3]
    assert play.state.view(0)["travelers"][2]["traveler"] is None


def test_the_kept_tile_gives_the_printed_coins() -> None:
    """T-2.7"""
    seen = {}
    for seed in range(12):
        play = started(5, seed)
        seen |= {play.traveler(seat).traveler: play.traveler(seat).coins for seat in range(5)}
    assert seen == TILE_COINS


@pytest.mark.parametrize(("seats", "travelers"), [(2, 3), (3, 3), (4, 4), (5, 5)])
def test_the_travelers_stand_in_random_order_on_the_first_slots_of_kyoto(seats: int, travelers: int) -> None:
    """T-2.8, T-2.10"""
    orders = set()
    for seed in range(30):
        play = started(seats, seed)
        assert {traveler["station"] for traveler in play.state.view(None)["travelers"]} == {"kyoto"}
        assert sorted(slots(play)) == list(range(1, travelers + 1))
        orders.add(tuple(slots(play)))
    assert len(orders) > travelers


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_traveler_farthest_from_the_road_moves_first_and_the_one_on_it_last(seats: int) -> None:
    """T-2.9, T-3.2"""
    play = started(seats)
    order = sorted(range(seats), key=lambda seat: -slots(play)[seat])
    movers = []
    for station in ["farm_1", "mountain_1", "sea_1", "hot_spring_1", "mountain_2"][:seats]:
        movers.append(play.decider)
        play.does(f"go {station}")
    assert movers == order


# --- variants -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_initiatory_journey_has_no_tiles_and_seven_coins_each(seats: int) -> None:
    """TX-23, T-11.1"""
    play = new_game(seats, initiatory_journey=True)
    assert play.question in ("prompt-move", "prompt-move-neutral")
    assert [play.traveler(seat).coins for seat in range(seats)] == [7] * seats
    assert [play.traveler(seat).traveler for seat in range(seats)] == [None] * seats


def test_the_return_trip_goes_from_edo_to_kyoto() -> None:
    """T-11.2"""
    play = started(4, return_trip=True)
    assert {play.traveler(seat).station for seat in range(4)} == {"edo"}
    assert play.stations == STATIONS[53:40:-1]
    assert play.stations[0] == "village_7"
    assert play.stations[-1] == "inn_3"
    assert play.refusal("go mountain_5") == "T-3.4"


@pytest.mark.parametrize(
    ("at", "inn"), [("temple_6", "inn_3"), ("paddy_3", "inn_2"), ("sea_2", "inn_1"), ("temple_1", "kyoto")]
)
def test_on_the_return_trip_the_same_inns_serve_meals_and_kyoto_is_the_last(at: str, inn: str) -> None:
    """T-11.2, T-5.1"""
    road = table(return_trip=True).traveler(0, at=at).set()
    assert road.stations[-1] == inn
    road.does(f"go {inn}")
    assert road.question == "prompt-meal"
    road.does("eat_nothing")
    assert road.state.over == (inn == "kyoto")


@pytest.mark.parametrize(("seats", "cards"), [(2, 3), (3, 3), (4, 4), (5, 5)])
def test_gastronomy_offers_as_many_meals_as_there_are_travelers(seats: int, cards: int) -> None:
    """TX-24, T-11.3"""
    road = approach(seats, gastronomy=True).set().does("go inn_1")
    assert road.state.view(None)["offer"]["size"] == cards


def test_the_special_setup_of_four_players() -> None:
    """TX-22, T-11.4"""
    for seed in range(400):
        play = Play(GAME.arrange(new_game(4, seed, special_setup=True).state, {"tiles": TILES_OF_TX_22}))
        play.everybody_keeps_the_first_tile()
        if slots(play) == [4, 3, 2, 1]:
            break
    assert slots(play) == [4, 3, 2, 1]
    assert [play.traveler(seat).coins for seat in range(4)] == [4, 5, 7, 9]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("return_trip", [False, True])
def test_the_special_setup_changes_the_coins_by_slot(seats: int, return_trip: bool) -> None:
    """T-11.4, T-11.4.2, T-11.4.3, T-12.34"""
    for seed in range(10):
        play = started(seats, seed, special_setup=True, return_trip=return_trip)
        for seat in range(seats):
            seen = play.traveler(seat)
            assert seen.coins == TILE_COINS[seen.traveler] + BY_SLOT[seen.slot] > 0
        if seats == 2:
            assert play.traveler(2).coins == 0


def test_tiles_are_chosen_before_the_places_are_drawn() -> None:
    """T-11.4.1, T-2.8"""
    play = new_game(4, special_setup=True)
    assert slots(play) == [0, 0, 0, 0]
    play.everybody_keeps_the_first_tile()
    kinds = play.happened()
    assert max(place for place, kind in enumerate(kinds) if kind == "plays-as") < kinds.index("starts")
    assert kinds.count("special-coins") == 4


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_all_variants_can_be_combined(seats: int) -> None:
    """T-11.1, T-11.2, T-11.3, T-11.4"""
    variants = {"initiatory_journey": True, "return_trip": True, "gastronomy": True, "special_setup": True}
    play = new_game(seats, 2, **variants)
    for seat in range(seats):
        assert play.traveler(seat).coins == 7 + BY_SLOT[play.traveler(seat).slot]
    play.at_random(2)
    assert {traveler["station"] for traveler in play.state.view(None)["travelers"]} == {"kyoto"}


def test_an_unknown_variant_is_refused() -> None:
    """T-11.1"""
    with pytest.raises(BadOption, match="error-option: game tokaido, option crossroads"):
        GAME.new(4, 1, {"crossroads": True})
