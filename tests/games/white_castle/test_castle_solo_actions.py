"""W-15.7, W-15.8: what the Tokugawa clan does, and how it scores."""

import pytest
from castle_table import TOKUGAWA, Play, Table, table
from tokugawa_visits import acting

ALL_GARDENS = ["orange_stone", "orange_plant", "black_stone", "black_plant", "white_stone", "white_plant"]


# --- its actions ----------------------------------------------------------------------------------------------


def test_gate_sends_a_courtier_to_the_gate() -> None:
    """W-15.7.1"""
    guest = acting(table(1), "solo-1").clan(TOKUGAWA)
    assert (guest.gate, guest.home["courtiers"]) == (1, 4)


def test_gate_is_impossible_without_a_courtier() -> None:
    """W-15.7.1, W-15.6.8"""
    play = acting(table(1).clan(TOKUGAWA, gate=5).round(2), "solo-1")
    assert (play.clan(TOKUGAWA).gate, play.change(TOKUGAWA)["points"]) == (5, 2)


def test_climbing_to_floor_1_the_player_chooses_the_room_whose_card_leaves_the_game() -> None:
    """W-15.7.2, W-17.28"""
    setting = table(1).room("steward_2", "steward-13").deck("stewards", "steward-09")
    play = acting(setting, "solo-7")
    assert (play.decider, play.options) == (0, ["admit steward_1", "admit steward_2", "admit steward_3"])
    assert play.refusal("admit diplomat_1") == "W-15.7.2"
    play.does("admit steward_2")
    guest = play.clan(TOKUGAWA)
    assert (guest.gate, guest.rooms["steward_2"]) == (0, 1)
    assert play.view["solo"]["removed"] == ["steward-13"]
    assert play.room("steward_2").card == "steward-09"
    assert (guest.card, guest.points, guest.coin) == (None, 0, 2)  # the black 5 had gone to steward_3


def test_climbing_two_floors_from_the_gate_ends_on_floor_2() -> None:
    """W-15.7.2: only the room where it ends loses its card"""
    play = acting(table(1).clan(TOKUGAWA, gate=1).deck("diplomats", "diplomat-11"), "solo-9")
    assert play.options == ["admit diplomat_1", "admit diplomat_2"]
    card = play.room("diplomat_1").card
    play.does("admit diplomat_1")
    assert play.view["solo"]["removed"] == [card]
    assert play.room("diplomat_1").card == "diplomat-11"
    assert play.clan(TOKUGAWA).rooms["diplomat_1"] == 1


def test_its_lowest_courtier_climbs() -> None:
    """W-15.7.2: the gate is lowest, floor 2 highest; solo-2: warrior, climb 1"""
    setting = table(1).clan(TOKUGAWA, rooms={"steward_1": 1, "diplomat_1": 1}, daimyo=1)
    play = acting(setting, "solo-2").does("admit diplomat_2")
    rooms = play.clan(TOKUGAWA).rooms
    assert (rooms["steward_1"], rooms["diplomat_1"], rooms["diplomat_2"]) == (0, 1, 1)
    setting = table(1).clan(TOKUGAWA, gate=1, rooms={"steward_1": 1})
    play = acting(setting, "solo-2").does("admit steward_3")
    assert (play.clan(TOKUGAWA).gate, play.clan(TOKUGAWA).rooms["steward_1"]) == (0, 1)


@pytest.mark.parametrize(
    ("holders", "after"),
    [((), [1, None, None]), ((0,), [0, 1, None]), ((None, 0), [1, 0, None]), ((0, 0, 0), [0, 0, 0])],
)
def test_on_floor_3_it_takes_the_leftmost_free_slot_without_its_reward(
    holders: tuple[int | None, ...], after: list[int | None]
) -> None:
    """W-15.7.2: daimyo-01 would give a well, 2 points or 2 seals; nor is a lantern lit"""
    setting = table(1).clan(TOKUGAWA, rooms={"diplomat_1": 1}).daimyo("daimyo-01", *holders)
    play = acting(setting, "solo-2")
    assert play.view["daimyo"]["slots"] == after
    assert play.clan(TOKUGAWA).daimyo == 1
    assert play.change(TOKUGAWA) == {"coin": 2}


@pytest.mark.parametrize(
    ("card", "courtiers"),
    [
        ("solo-2", {}),
        ("solo-2", {"daimyo": 2}),
        ("solo-9", {"rooms": {"diplomat_1": 1}}),
        ("solo-9", {"rooms": {"diplomat_1": 1}, "daimyo": 1}),
    ],
)
def test_climbing_is_impossible_without_somebody_who_has_so_many_floors_above(
    card: str, courtiers: dict[str, object]
) -> None:
    """W-15.7.3"""
    play = acting(table(1).round(3).clan(TOKUGAWA, **courtiers), card)
    assert play.events("ascends") == []
    assert play.change(TOKUGAWA)["points"] == 3


def test_the_lowest_courtier_alone_is_looked_at() -> None:
    """W-15.7.3: two floors up from floor 1, though another stands on floor 2"""
    play = acting(table(1).clan(TOKUGAWA, rooms={"steward_1": 1, "diplomat_1": 1}), "solo-9")
    assert (play.clan(TOKUGAWA).daimyo, play.clan(TOKUGAWA).rooms["diplomat_1"]) == (1, 1)


def test_where_the_deck_is_empty_the_card_stays() -> None:
    """W-15.7.3"""
    play = acting(table(1).clan(TOKUGAWA, gate=1).deck("stewards", only=True), "solo-2")
    card, removed = play.room("steward_1").card, play.view["solo"]["removed"]
    play.does("admit steward_1")
    assert (play.room("steward_1").card, play.view["solo"]["removed"]) == (card, removed)
    assert play.clan(TOKUGAWA).rooms["steward_1"] == 1


@pytest.mark.parametrize(("card", "yard"), [("solo-4", "yard_1"), ("solo-2", "yard_3"), ("solo-6", "yard_5")])
def test_a_warrior_goes_to_the_yard_of_that_price(card: str, yard: str) -> None:
    """W-15.7.4"""
    guest = acting(table(1), card).clan(TOKUGAWA)
    assert guest.yards == dict.fromkeys(("yard_5", "yard_3", "yard_1"), 0) | {yard: 1}
    assert guest.home["warriors"] == 4


def test_a_warrior_is_impossible_once_none_is_left() -> None:
    """W-15.7.4"""
    play = acting(table(1).clan(TOKUGAWA, yards={"yard_1": 5}).round(2), "solo-6")
    assert play.change(TOKUGAWA) == {"points": 2, "influence": 2}


@pytest.mark.parametrize(
    ("card", "occupied", "taken"),
    [
        ("solo-3", ["orange_stone"], "black_stone"),
        ("solo-3", ["orange_stone", "black_stone"], "white_stone"),
        ("solo-5", [], "orange_plant"),
        ("solo-8", ["orange_stone"], "black_stone"),
        ("solo-8", ["orange_stone", "black_stone", "white_stone"], "orange_plant"),
    ],
)
def test_a_gardener_goes_to_the_free_garden_of_its_kind_with_the_fewest_points(
    card: str, occupied: list[str], taken: str
) -> None:
    """W-15.7.5: stones are worth 1, 1 and 3, plants 5, 7 and 7 from orange to white; others do not block"""
    play = acting(table(1).clan(0, gardens=["orange_plant"]).clan(TOKUGAWA, gardens=occupied), card)
    assert set(play.clan(TOKUGAWA).gardens) == {*occupied, taken}


@pytest.mark.parametrize(
    ("card", "occupied", "open_to_it"),
    [
        ("solo-3", [], ["orange_stone", "black_stone"]),
        ("solo-8", [], ["orange_stone", "black_stone"]),
        ("solo-5", ["orange_plant"], ["black_plant", "white_plant"]),
    ],
)
def test_of_equal_gardens_the_player_chooses(card: str, occupied: list[str], open_to_it: list[str]) -> None:
    """W-15.7.5, W-17.28"""
    play = acting(table(1).clan(TOKUGAWA, gardens=occupied), card)
    assert (play.decider, play.options) == (0, [f"allot {garden}" for garden in open_to_it])
    assert play.refusal("allot white_stone") == "W-15.7.5"
    play.does(f"allot {open_to_it[1]}")
    assert set(play.clan(TOKUGAWA).gardens) == {*occupied, open_to_it[1]}
    assert play.clan(TOKUGAWA).home["gardeners"] == 4 - len(occupied)


@pytest.mark.parametrize(
    ("card", "occupied"),
    [("solo-3", ["orange_stone", "black_stone", "white_stone"]), ("solo-8", ALL_GARDENS[:5])],
    ids=["no garden of the kind", "no gardener"],
)
def test_a_gardener_is_impossible_without_garden_or_gardener(card: str, occupied: list[str]) -> None:
    """W-15.7.5"""
    play = acting(table(1).clan(TOKUGAWA, gardens=occupied).round(2), card)
    assert sorted(play.clan(TOKUGAWA).gardens) == sorted(occupied)
    assert play.events("cannot")[0]["points"] == 2


@pytest.mark.parametrize(("start", "end"), [(0, 2), (4, 6), (5, 7), (13, 15), (14, 16), (18, 20), (19, 20)])
def test_its_token_passes_barriers_for_nothing(start: int, end: int) -> None:
    """W-15.7.6, W-15.5.1"""
    play = acting(table(1).clan(TOKUGAWA, influence=start, yards={"yard_1": 1}), "solo-6")
    assert play.clan(TOKUGAWA).influence == end
    assert play.events("cannot") == []


def test_influence_is_impossible_only_at_the_end() -> None:
    """W-15.7.6"""
    play = acting(table(1).clan(TOKUGAWA, influence=20).round(3), "solo-6")
    assert play.change(TOKUGAWA) == {"points": 3}


def test_coins_and_points_are_always_possible() -> None:
    """W-15.7.7: solo-1 has 2 coins, solo-8 a point; the black 5 on steward_3 brings 2 coins"""
    assert acting(table(1).clan(TOKUGAWA, gate=4), "solo-1").change(TOKUGAWA) == {"coin": 2 + 2}
    play = acting(table(1), "solo-8").does("allot orange_stone")
    assert play.change(TOKUGAWA) == {"coin": 2, "points": 1}


# --- rounds and scoring ---------------------------------------------------------------------------------------


def round_over(setting: Table) -> Play:
    """The player's last die of the round goes to the well; one die is left on each bridge."""
    setting = setting.order(TOKUGAWA, 0).last_turn().dice(orange=[1, None], black=[None, 3], white=[5, 6])
    return setting.set().does("take white right", "place well")


@pytest.mark.parametrize("number", [1, 2, 3])
@pytest.mark.parametrize(
    ("influence", "coins", "times", "left"),
    [(5, 10, 3, 1), (5, 2, 0, 2), (5, 3, 1, 0), (0, 10, 2, 0), (0, 9, 1, 4), (0, 4, 0, 4)],
)
def test_at_the_end_of_a_round_it_pays_coins_for_points(
    number: int, influence: int, coins: int, times: int, left: int
) -> None:
    """W-15.8.1: 3 coins each if it is first in the new order, else 5; each brings the number of the round"""
    setting = table(1).round(number).clan(0, influence=3).clan(TOKUGAWA, coin=coins, influence=influence)
    play = round_over(setting)
    cashed = play.events("cashes-in")
    assert sum(event["points"] for event in cashed) == times * number
    if number == 3:  # otherwise its next turn may have come
        assert play.clan(TOKUGAWA).items["during_game"] == times * number
    assert coins - sum(event["coins"] for event in cashed) == left


def test_it_is_asked_after_the_new_order_whether_it_is_first() -> None:
    """W-15.8.1, W-13.1: it was first in the round that ends, but the player has passed it"""
    play = round_over(table(1).round(3).clan(0, influence=1).clan(TOKUGAWA, coin=9))
    assert play.clan(TOKUGAWA).items["during_game"] == 1 * 3


@pytest.mark.parametrize(("number", "points"), [(1, 2), (2, 4), (3, 0)])
def test_its_gardeners_under_dice_score_the_number_of_the_round(number: int, points: int) -> None:
    """W-15.8.2: two stand under bridges with dice, one under white, which is empty; not after round 3"""
    gardens = ["orange_stone", "black_plant", "white_stone"]
    setting = table(1).round(number).clan(TOKUGAWA, gardens=gardens).clan(0, influence=1).order(TOKUGAWA, 0)
    setting = setting.last_turn().dice(orange=[1, 2], black=[None, 3], white=[None, 6])
    play = setting.set().does("take white right", "place well")
    assert play.clan(TOKUGAWA).items["during_game"] == points


def test_its_deck_is_shuffled_for_the_next_round() -> None:
    """W-15.8.3"""
    decks = set()
    for seed in range(10):
        play = round_over(table(1, seed).clan(0, influence=1).visit("solo-1", "solo-2"))
        assert play.view["round"] == 2
        decks.add(tuple(play.deck("visitors")))
    assert len(decks) > 7


def test_its_final_score_leaves_out_coins() -> None:
    """W-15.8.4: 4 coins left and nothing for them; the rest as for everybody"""
    clan = {"rooms": {"steward_1": 1}, "daimyo": 1, "yards": {"yard_5": 1}, "influence": 11, "points": 5}
    play = round_over(
        table(1).round(3).clan(0, influence=12).clan(TOKUGAWA, coin=4, gardens=["orange_stone"], **clan)
    )
    items = play.clan(TOKUGAWA).items
    assert (items["coins_and_seals"], items["resources"]) == (0, 0)
    assert (items["season_track"], items["courtiers"], items["warriors"], items["gardeners"]) == (6, 13, 4, 1)
    assert play.state.scores()[TOKUGAWA] == 5 + 6 + 13 + 4 + 1
    assert play.clan(0).items["coins_and_seals"] == 1  # the player's 5 coins and the seal of the well do count
    assert table(1).clan(TOKUGAWA, coin=10).set().clan(TOKUGAWA).forecast["coins_and_seals"] == 0


@pytest.mark.parametrize(
    ("own", "guests", "influence", "winner"),
    [(9, 10, 0, 1), (9, 8, 0, 0), (9, 10, 1, 1), (9, 10, 2, 0), (9, 11, 2, 1)],
)
def test_the_higher_total_wins_and_a_tie_goes_to_the_turn_order(
    own: int, guests: int, influence: int, winner: int
) -> None:
    """W-15.8.4, W-14.8: the player scores one point more for 6 coins and seals; the guest's token is on 1"""
    setting = table(1).round(3).clan(0, points=own, influence=influence).clan(TOKUGAWA, points=guests, influence=1)
    play = round_over(setting)
    assert play.state.scores() == [own + 1, guests]
    assert play.state.winners() == [winner]
