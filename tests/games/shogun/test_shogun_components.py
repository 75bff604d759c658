"""S-1, S-2: what is in the box and on the board."""

import tomllib
from pathlib import Path

import pytest

from chabudai.core.numbers import members
from chabudai.games.shogun import components
from chabudai.games.shogun.components import BOARDS, DATA, EVENT_CARD, PROVINCE, REGION, SPECIAL

SIDES = ["sun", "moon"]
ROWS = {row["id"]: row for row in DATA["province"]}
CLOSED = {  # S-2.3
    "sun": {"izumo", "iwami", "sanuki", "tosa", "echigo", "mutsu", "kazusa", "awa_boso"},
    "moon": {"iwami", "aki", "mutsu", "shimotsuke", "iyo", "tosa", "hitachi", "shimosa"},
}
CHANGED = {  # S-2.2: region on the Sun and on the Moon side
    "echizen": ("red", "brown"),
    "wakasa": ("red", "brown"),
    "owari": ("red", "purple"),
    "sanuki": ("purple", "green"),
    "mimasaka": ("green", "red"),
    "kai": ("yellow", "red"),
    "shinano": ("brown", "red"),
    "hitachi": ("brown", "yellow"),
}


def names(mask: int) -> set[str]:
    return {PROVINCE.ids[place] for place in members(mask)}


def region(name: str, side: str) -> str:
    return REGION.ids[BOARDS[side][5].region_of[PROVINCE.index[name]]]


@pytest.mark.parametrize("side", SIDES)
def test_each_side_shows_45_provinces_in_5_regions_of_9(side: str) -> None:
    """S-1.1"""
    board = BOARDS[side][5]
    assert len(names(board.in_play)) == 45
    assert [len(names(mask)) for mask in board.regions] == [9] * 5


def test_the_box_holds_what_it_should() -> None:
    """S-1.2"""
    counts = {name: value for name, value in DATA["components"].items() if isinstance(value, int)}
    assert counts == {
        "province_cards": 53,
        "chest_cards": 25,
        "special_cards": 5,
        "action_cards": 10,
        "event_cards": 12,
        "daimyo_cards": 5,
        "individual_boards": 5,
        "armies_per_player": 62,
        "farmers": 20,
        "chest_pieces_1": 35,
        "chest_pieces_5": 20,
        "castles": 28,
        "temples": 26,
        "theatres": 26,
        "unrest_markers": 42,
    }
    assert (len(SPECIAL), components.ACTION_CARDS, len(EVENT_CARD), components.CHEST_CARDS) == (5, 10, 12, 5)


def test_cards_valid_on_both_sides_and_on_one() -> None:
    """S-1.2, S-2.5, S-15.17: 37 cards for both sides, 8 for each alone; on the Sun side the latter go"""
    kinds = [row["card"] for row in ROWS.values()]
    assert (kinds.count("both"), kinds.count("split")) == (37, 8)
    assert kinds.count("both") + kinds.count("split") == 45


def test_tax_rice_and_sites_lie_in_their_ranges() -> None:
    """S-1.3, S-2.1: and are the same on both sides, because a province has one of each"""
    assert {row["tax"] for row in ROWS.values()} == {3, 4, 5, 6, 7}
    assert {row["rice"] for row in ROWS.values()} == {2, 3, 4, 5}
    assert {row["slots"] for row in ROWS.values()} == {1, 2, 3}


@pytest.mark.parametrize("side", SIDES)
def test_there_are_91_land_borders_and_6_sea_routes(side: str) -> None:
    """S-1.6, S-14.1: the Moon side has the routes of the Sun side"""
    land, sea = BOARDS[side][5].map.borders
    assert sum(len(names(mask)) for mask in land) == 2 * 91
    assert sum(len(names(mask)) for mask in sea) == 2 * 6
    routes = {frozenset((PROVINCE.ids[place], other)) for place, mask in enumerate(sea) for other in names(mask)}
    assert routes == {
        frozenset(pair)
        for pair in (
            ("aki", "iyo"),
            ("harima", "sanuki"),
            ("kii", "awa_shikoku"),
            ("shima", "izu"),
            ("izu", "awa_boso"),
            ("tajima", "kaga"),
        )
    }


def test_izu_is_a_neighbour_of_shima_by_sea() -> None:
    """S-15.8, S-1.6: it counts like a border"""
    board = BOARDS["sun"][3]
    assert names(board.around[PROVINCE.index["shima"]]) == {"ise", "izu"}


def test_eight_provinces_change_region() -> None:
    """S-2.2"""
    assert {name for name in ROWS if region(name, "sun") != region(name, "moon")} == set(CHANGED)
    for name, (sun, moon) in CHANGED.items():
        assert (region(name, "sun"), region(name, "moon")) == (sun, moon)
        assert ROWS[name]["card"] == "split"


@pytest.mark.parametrize("side", SIDES)
def test_with_three_players_eight_provinces_are_closed(side: str) -> None:
    """S-2.3, S-2.4, S-2.5"""
    board = BOARDS[side][3]
    assert set(PROVINCE.ids) - names(board.in_play) == CLOSED[side]
    assert len(names(board.in_play)) == 37
    for place, name in enumerate(PROVINCE.ids):
        assert not names(board.around[place]) & CLOSED[side]
        assert name not in CLOSED[side] or not board.around[place]


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_neighbours_are_mutual_and_the_land_hangs_together(side: str, seats: int) -> None:
    """S-17.8, S-1.6"""
    board = BOARDS[side][seats]
    for place in members(board.in_play):
        for other in members(board.around[place]):
            assert board.around[other] >> place & 1
    first = board.in_play & -board.in_play
    assert board.map.reachable(first, board.in_play, board.map.any_kind) == board.in_play


def test_the_supply_table_reads_as_printed() -> None:
    """S-12.4"""
    assert components.REVOLTS_BY_SHORTAGE == [0, 1, 1, 2, 2, 2, 2, 3]
    assert components.EXTRA_FARMERS == [0, 1, 2, 2, 2, 3, 3, 3]


def test_costs_levies_and_points_read_as_printed() -> None:
    """S-8.10 to S-8.15, S-13.1, S-13.2"""
    cost = dict(zip(components.ACTION.ids, components.COST, strict=True))
    assert cost == {
        "castle": 3,
        "temple": 2,
        "theatre": 1,
        "rice": 0,
        "tax": 0,
        "deploy5": 3,
        "deploy3": 2,
        "deploy1_move": 1,
        "battle_a": 0,
        "battle_b": 0,
    }
    assert components.LEVY[5:8] == [5, 3, 1]
    assert components.SMALL_LEVY[5:8] == [3, 2, 0]
    assert components.MOST_POINTS == [3, 2, 1]


def test_the_twelve_winter_losses_read_as_printed() -> None:
    """S-7.1, S-12.2"""
    losses = dict(zip(EVENT_CARD.ids, components.WINTER_LOSS, strict=True))
    assert {name: loss for name, loss in losses.items() if not name.endswith(f"_{loss}")} == {}
    assert sorted(losses.values()) == [0, 1, 2, 2, 3, 3, 3, 4, 4, 5, 6, 7]


def test_the_component_file_can_be_read_alone() -> None:
    file = Path(components.__file__).with_name("components.toml")
    assert tomllib.loads(file.read_text("utf-8"))["meta"]["game"] == "shogun"
