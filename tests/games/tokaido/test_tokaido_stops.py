"""T-4: what the stops on the road bring."""

from itertools import permutations

import pytest
from tokaido_table import Table, table

SMALL = ["koma", "gofu", "washi", "hashi", "uchiwa"]  # 1 coin each
FOOD = ["konpeito", "kamaboko", "manju"]  # 1 coin each
CLOTHING = ["geta", "haori", "yukata"]  # 2 coins each
ART = ["netsuke", "jubako", "shamisen"]  # 2, 2 and 3 coins
OF_CATEGORY = {"A": SMALL, "B": FOOD, "C": CLOTHING, "D": ART}


def souvenirs(categories: str) -> list[str]:
    """Different souvenirs of these categories."""
    return [OF_CATEGORY[one][categories[:place].count(one)] for place, one in enumerate(categories)]


def at_village(*revealed: str, coins: int = 9, owned: list[str] | None = None) -> Table:
    return table().traveler(0, at="kyoto", coins=coins, souvenirs=owned or []).on_top("souvenirs", *revealed)


# --- farm -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("coins", [0, 4, 60])
def test_a_farm_pays_three_coins_however_many_one_holds(coins: int) -> None:
    """T-4.1.1, T-12.8"""
    road = table().traveler(0, at="kyoto", coins=coins).set().does("go farm_1")
    assert road.traveler(0).coins == coins + 3
    assert road.traveler(0).points == 0


# --- village --------------------------------------------------------------------------------------------------


def test_one_coin_is_enough_to_stop_at_a_village() -> None:
    """T-4.2.1"""
    assert "village_1" in table().traveler(0, at="kyoto", coins=1).set().stations
    assert "village_1" not in table().traveler(0, at="kyoto", coins=0).set().stations


def test_the_top_three_souvenirs_are_revealed_to_all() -> None:
    """T-4.2.2, T-14.1"""
    road = at_village("koma", "geta", "sumie").set()
    road.does("go village_1")
    for onlooker in (0, 1, 2, 3, None):
        assert road.state.view(onlooker)["revealed"] == ["koma", "geta", "sumie"]
    assert len(road.deck("souvenirs")) == 21


@pytest.mark.parametrize(
    ("coins", "affordable"),
    [
        (1, ["buy 1", "buy none"]),
        (2, ["buy 1", "buy 2", "buy none"]),
        (3, ["buy 1", "buy 2", "buy 1+2", "buy 3", "buy none"]),
        (5, ["buy 1", "buy 2", "buy 1+2", "buy 3", "buy 1+3", "buy 2+3", "buy none"]),
        (6, ["buy 1", "buy 2", "buy 1+2", "buy 3", "buy 1+3", "buy 2+3", "buy 1+2+3", "buy none"]),
    ],
)
def test_any_souvenirs_that_can_be_paid_together_may_be_bought(coins: int, affordable: list[str]) -> None:
    """T-4.2.3: prices 1, 2 and 3."""
    road = at_village("koma", "geta", "sumie", coins=coins).set().does("go village_1")
    assert road.options == affordable
    too_dear = {"buy 2+3", "buy 1+2+3"} - set(affordable)
    assert {road.refusal(action) for action in too_dear} <= {"T-4.2.3"}


@pytest.mark.parametrize(
    ("buy", "bought", "paid"),
    [("1", ["koma"], 1), ("1+3", ["koma", "sumie"], 4), ("1+2+3", ["koma", "geta", "sumie"], 6)],
)
def test_bought_souvenirs_are_paid_and_kept(buy: str, bought: list[str], paid: int) -> None:
    """T-4.2.3, T-4.2.5"""
    road = at_village("koma", "geta", "sumie").set().does("go village_1", f"buy {buy}")
    assert road.traveler(0).souvenirs == bought
    assert road.traveler(0).coins == 9 - paid
    assert road.traveler(0).points == len(bought) ** 2
    assert road.state.view(None)["revealed"] == []


def test_a_village_may_be_left_without_buying() -> None:
    """TX-7, T-4.2.3, T-4.2.4"""
    road = at_village("koma", "geta", "sumie", coins=1).set()
    road.does("go village_1", "buy none")
    assert (road.traveler(0).coins, road.traveler(0).souvenirs) == (1, [])
    assert set(road.deck("souvenirs")[-3:]) == {"koma", "geta", "sumie"}
    assert len(road.deck("souvenirs")) == 24


def test_unbought_souvenirs_go_under_the_deck_in_random_order() -> None:
    """T-4.2.4"""
    orders = set()
    for seed in range(60):
        road = table(seed=seed).traveler(0, at="kyoto").on_top("souvenirs", "koma", "geta", "sumie").set()
        road.does("go village_1", "buy none")
        orders.add(tuple(road.deck("souvenirs")[-3:]))
    assert orders == set(permutations(["koma", "geta", "sumie"]))


def test_returned_souvenirs_may_keep_their_order_by_option() -> None:
    """T-4.2.4"""
    road = table(returned_cards_order="kept").traveler(0, at="kyoto").on_top("souvenirs", "sumie", "geta", "koma")
    assert road.set().does("go village_1", "buy none").deck("souvenirs")[-3:] == ["sumie", "geta", "koma"]


@pytest.mark.parametrize(
    ("categories", "points"),
    [
        pytest.param("A", [1], id="TX-6.1"),
        pytest.param("AB", [1, 3], id="TX-6.2"),
        pytest.param("ABC", [1, 3, 5], id="TX-6.3"),
        pytest.param("ABCD", [1, 3, 5, 7], id="TX-6.4"),
        pytest.param("AAB", [1, 1, 3], id="TX-6.5"),
        pytest.param("AAA", [1, 1, 1], id="TX-6.6"),
        pytest.param("ABAB", [1, 3, 1, 3], id="TX-6.7"),
        pytest.param("AABCB", [1, 1, 3, 5, 3], id="TX-26"),
        pytest.param("ABCDA", [1, 3, 5, 7, 1], id="a full set and a new one"),
        pytest.param("ABCDABCD", [1, 3, 5, 7, 1, 3, 5, 7], id="two full sets"),
        pytest.param("AAABBC", [1, 1, 1, 3, 3, 5], id="three sets"),
    ],
)
def test_a_souvenir_scores_by_its_place_in_its_set(categories: str, points: list[int]) -> None:
    """TX-6, TX-26, T-4.2.5, T-4.2.6"""
    cards = souvenirs(categories)
    gained = []
    for place, card in enumerate(cards):
        road = at_village(card, owned=cards[:place]).set().does("go village_1", "buy 1")
        gained.append(road.traveler(0).points)
    assert gained == points


@pytest.mark.parametrize("categories", ["AAB", "ABC", "AAA", "ABB"])
@pytest.mark.parametrize("owned", ["", "AB", "AABC", "BCD"])
def test_the_order_of_souvenirs_bought_together_does_not_matter(categories: str, owned: str) -> None:
    """T-4.2.7: the total is the sum of the squares of the sizes of the sets."""
    cards = souvenirs(owned + categories)
    totals = set()
    for order in permutations(cards[len(owned) :]):
        road = at_village(*order, owned=cards[: len(owned)]).set().does("go village_1", "buy 1+2+3")
        totals.add(road.traveler(0).points)
    assert totals == {squares(owned + categories) - squares(owned)}


def squares(categories: str) -> int:
    copies = [categories.count(one) for one in "ABCD"]
    return sum(sum(each >= nth for each in copies) ** 2 for nth in range(1, max(copies) + 1))


# --- panorama -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "station", "most"), [("paddy", "paddy_1", 3), ("mountain", "mountain_1", 4), ("sea", "sea_1", 5)]
)
def test_a_panorama_grows_by_one_section_worth_its_number(kind: str, station: str, most: int) -> None:
    """TX-8, T-4.3.1, T-2.3"""
    for owned in range(most - 1):
        road = table().traveler(0, at="kyoto", panoramas={kind: owned}).set().does(f"go {station}")
        assert road.traveler(0).panoramas[kind] == owned + 1
        assert road.traveler(0).points == owned + 1


@pytest.mark.parametrize(
    ("kind", "station", "most"), [("paddy", "paddy_1", 3), ("mountain", "mountain_1", 4), ("sea", "sea_1", 5)]
)
def test_the_last_section_also_brings_the_achievement_to_the_first_who_takes_it(
    kind: str, station: str, most: int
) -> None:
    """T-4.3.3, T-8.1"""
    road = table().traveler(0, at="kyoto", panoramas={kind: most - 1}).set().does(f"go {station}")
    assert road.traveler(0).panoramas[kind] == most
    assert road.traveler(0).achievements == [f"panorama_{kind}"]
    assert road.traveler(0).points == most + 3


def test_a_panorama_is_built_once_only() -> None:
    """TX-9, T-4.3.2"""
    road = table().traveler(0, at="kyoto", panoramas={"paddy": 2}).set().does("go paddy_1")
    road.does("go inn_1", "eat_nothing")
    paddies = [station for station in road.stations if station.startswith("paddy")]
    assert (road.decider, paddies) == (0, [])
    assert road.refusal("go paddy_2") == "T-3.8.3"


# --- hot spring, temple, encounter ----------------------------------------------------------------------------


@pytest.mark.parametrize(("spring", "points"), [("spring_2", 2), ("spring_3", 3)])
def test_a_hot_spring_card_is_drawn_kept_and_scored(spring: str, points: int) -> None:
    """T-4.4.1"""
    road = table().traveler(0, at="kyoto").on_top("springs", spring).set().does("go hot_spring_1")
    assert (road.traveler(0).hot_springs, road.traveler(0).points) == ([spring], points)
    assert len(road.deck("springs")) == 11


@pytest.mark.parametrize(("coins", "donations"), [(2, [1, 2]), (3, [1, 2, 3]), (4, [1, 2, 3]), (30, [1, 2, 3])])
def test_a_donation_is_one_to_three_of_ones_own_coins(coins: int, donations: list[int]) -> None:
    """TX-10, T-4.5.1"""
    road = table().traveler(0, at="kyoto", coins=coins).set().does("go temple_1")
    assert road.options == [f"donate {donation}" for donation in donations]


def test_a_donation_higher_than_ones_purse_is_refused() -> None:
    """TX-10, T-4.5.1"""
    road = table().traveler(0, at="kyoto", coins=2).set().does("go temple_1")
    assert road.refusal("donate 3") == "T-4.5.1"


def test_with_one_coin_that_coin_is_donated_without_asking() -> None:
    """T-4.5.1, T-13.11"""
    road = table().traveler(0, at="kyoto", coins=1).set().does("go temple_1")
    assert (road.traveler(0).coins, road.traveler(0).bowl, road.traveler(0).points) == (0, 1, 1)


@pytest.mark.parametrize("donation", [1, 2, 3])
def test_each_donated_coin_scores_a_point_and_stays_in_the_bowl(donation: int) -> None:
    """T-4.5.1, T-4.5.2"""
    road = table().traveler(0, at="kyoto", coins=5, bowl=4).set().does("go temple_1", f"donate {donation}")
    seen = road.traveler(0)
    assert (seen.coins, seen.bowl, seen.points) == (5 - donation, 4 + donation, donation)


def test_the_top_encounter_is_revealed_resolved_and_kept() -> None:
    """T-4.6.1"""
    road = table().traveler(0, at="kyoto").on_top("encounters", "samurai").set().does("go encounter_1")
    assert (road.traveler(0).encounters, road.traveler(0).points) == (["samurai"], 3)
    assert len(road.deck("encounters")) == 13
