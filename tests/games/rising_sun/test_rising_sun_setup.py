"""R-2, R-3, R-6, R-7, R-21: setting up, the beginning and the end of a season."""

import pytest
from rising_sun_table import FOUR, GAME, THREE, board, new_game

from chabudai.core.pile import strangers
from chabudai.games.rising_sun.cards import CARD, CARD_SET, COPIES, COST, MONSTER_OF, POWERS, SEASON_OF_CARD, SET_OF
from chabudai.games.rising_sun.components import (
    CLAN,
    COMPONENTS,
    FIGURES_EACH,
    KAMI,
    MANDATE_TILES,
    MAP,
    MONSTER,
    NONE,
    PROVINCE,
    ROUTE_BETWEEN,
    SEQUENCE,
    SET_BONUS,
    WARS,
)
from chabudai.games.rising_sun.steps.moments import VOCABULARY
from chabudai.games.rising_sun.steps.seasons import Cleanup, SeasonSetup, return_hostages


def test_the_box_holds_what_the_rulebook_counts() -> None:
    """R-2.1, R-2.2, R-2.3, R-23.1, R-23.2"""
    assert sum(COPIES) == COMPONENTS["season_cards_total"] == 66
    for number, name in enumerate(CARD_SET.ids):
        for season in range(3):
            cards = [card for card in range(len(CARD)) if (SET_OF[card], SEASON_OF_CARD[card]) == (number, season)]
            assert sum(COPIES[card] for card in cards) == (7 if name == "core" else 5)
    assert sorted(MANDATE_TILES) == [0, 0, 1, 1, 2, 2, 3, 3, 4, 4]
    assert FIGURES_EACH == [6, 3, 1]
    assert len(MONSTER) == 8
    assert len(KAMI) == 7
    assert COST[CARD.index["oni_of_skulls"]] == 2


def test_the_map_is_the_printed_one() -> None:
    """R-2.5, R-2.6"""

    def around(name: str, kind: str) -> set[str]:
        mask = MAP.around(PROVINCE.index[name], 1 << ["land", "sea"].index(kind))
        return {each for place, each in enumerate(PROVINCE.ids) if mask >> place & 1}

    for row in GAME_DATA["provinces"]:
        assert around(row["id"], "land") == set(row["land"])
        assert around(row["id"], "sea") == set(row["sea"])
    assert sum(route != NONE for route in ROUTE_BETWEEN) == 2 * 6


GAME_DATA = __import__("chabudai.games.rising_sun.components", fromlist=["DATA"]).DATA


def test_every_word_of_the_cards_is_explained() -> None:
    """R-23.2"""
    assert None not in VOCABULARY.words
    assert all(POWERS)


def test_the_track_has_seven_mandate_turns_and_three_kami_turns() -> None:
    """R-10.1"""
    assert SEQUENCE == [0, 0, 0, 1, 0, 0, 1, 0, 0, 1]


def test_the_set_bonus_goes_by_different_provinces() -> None:
    """R-22.4"""
    assert SET_BONUS == [0, 0, 0, 10, 10, 20, 20, 30, 30]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_clans_sit_and_stand_in_the_order_of_their_rank(seats: int) -> None:
    """R-3.1, R-3.2, R-3.3, R-28.1"""
    for seed in range(8):
        state = new_game(seats, seed).state
        clans = [int(clan.clan) for clan in state.clans]
        assert clans == sorted(set(clans))
        assert state.honor == list(range(seats))
    if seats == 5:
        assert GAME.roles(state) == ["koi", "lotus", "turtle", "dragonfly", "bonsai"] == CLAN.ids


def test_a_table_may_choose_its_clans() -> None:
    """R-3.1, R-29.1"""
    assert GAME.roles(board("lotus", "dragonfly", "bonsai").state) == ["lotus", "dragonfly", "bonsai"]


def test_everybody_starts_at_home_with_a_daimyo_a_bushi_and_a_stronghold() -> None:
    """R-3.4, R-1.4"""
    table = new_game(5, 3)
    homes = {"koi": "edo", "lotus": "nagato", "turtle": "kyoto", "dragonfly": "hokkaido", "bonsai": "kyushu"}
    for seat, clan in enumerate(homes):
        assert table.at(seat, homes[clan]) == {"bushi": 1, "daimyo": 1}
        assert table.at(seat, "reserve") == {"bushi": 5, "shinto": 3}
        assert table.state.clans[seat].strongholds[PROVINCE.index[homes[clan]]] == 1
        assert table.state.clans[seat].strongholds_left() == 3
    assert table.score() == [0] * 5


def test_four_different_shrines_lie_out_and_new_players_have_fixed_ones() -> None:
    """R-3.5"""
    assert len({tuple(new_game(4, seed).state.shrines) for seed in range(6)}) > 1
    names = [KAMI.ids[kami] for kami in new_game(4, 1, shrines="beginner").state.shrines]
    assert names == ["amaterasu", "fujin", "hachiman", "tsukuyomi"]


@pytest.mark.parametrize("cards", ["archway", "horseman", "teapot"])
def test_the_chosen_set_is_added_to_the_core(cards: str) -> None:
    """R-3.6, R-7.2, R-28.6, R-3.9"""
    state = new_game(4, 1, set=cards).state
    assert len(state.market) == 12
    assert {CARD_SET.ids[SET_OF[card]] for card in state.market} == {"core", cards}
    in_play = [card for card in range(len(CARD)) if CARD_SET.ids[SET_OF[card]] in ("core", cards)]
    monsters = {MONSTER_OF[card] for card in in_play if MONSTER_OF[card] != NONE}
    assert len(monsters) == {"archway": 8, "horseman": 7, "teapot": 6}[cards]


def test_identical_cards_are_told_as_one_stack() -> None:
    """R-7.2"""
    table = board(*THREE, set="teapot").season("spring")
    [told] = table.events("cards-lie")
    assert "righteousness-2" in told["cards"]
    assert "komainu-1" in told["cards"]
    said = GAME.text("en").say(table.state.journal[-1].message())
    assert "Righteousness (2×)" in said
    assert "Komainu (" not in said


def test_the_set_may_be_drawn() -> None:
    """R-3.6"""
    assert len({int(new_game(3, seed, set="random").state.card_set) for seed in range(12)}) == 3


@pytest.mark.parametrize(("seats", "wars"), [(3, 5), (4, 6), (5, 7)])
def test_two_more_provinces_than_players_are_at_war(seats: int, wars: int) -> None:
    """R-3.7, R-3.10, R-7.1, R-28.5"""
    state = new_game(seats).state
    assert len(state.wars) == len(set(state.wars)) == wars == WARS[seats]
    assert state.view(None)["wars"][0]["number"] == 1


def test_the_mandate_deck_is_shuffled_and_nobody_knows_it() -> None:
    """R-3.8, R-26.2"""
    decks = {tuple(new_game(4, seed).deck("deck")) for seed in range(5)}
    assert len(decks) == 5
    assert all(strangers(entry) for entry in new_game(4).state.deck.entries)
    assert new_game(4).state.view(0)["political"]["deck"] == [None] * 10


def test_income_is_printed_on_the_screen() -> None:
    """R-7.3"""
    assert new_game(5).purse() == [5, 7, 6, 6, 4]


def test_hostages_go_home_and_bring_a_coin_each() -> None:
    """R-7.4, R-27.24"""
    table = board(*FOUR).coins(5, 7, 6, 4)
    table.state.shift(1, 0, 12, 13)
    table.state.shift(1, 0, 12, 13)
    table.state.shift(2, 1, 12, 13 + 3)
    assert table.hostages(0) == {"1 bushi": 2}
    table.begins()
    return_hostages(table.state)
    assert table.purse() == [7, 7, 6, 5]
    assert table.at(1, "reserve")["bushi"] == 6
    assert table.hostages(0) == table.hostages(3) == {}


def test_unbought_cards_are_gone_in_the_next_season() -> None:
    """R-7.2, R-27.52"""
    table = board(*THREE)
    table.state.season = 1
    table.begins(SeasonSetup())
    assert {SEASON_OF_CARD[card] for card in table.state.market} == {1}
    assert len(table.state.market) == 12


def test_cleanup_takes_coins_and_ronin_and_empties_the_shrines() -> None:
    """R-21.1, R-21.2, R-30.4, R-16.2"""
    table = board(*THREE).owns(1, "komainu").coins(3, 2, 1).ronin(1, 1, 1)
    table.at_shrine(0, "fujin", shinto=2).at_shrine(1, "hachiman", komainu=1).put(2, "oshu", bushi=2, stronghold=1)
    table.begins(Cleanup())
    assert table.purse() == [0, 0, 0]
    assert [clan.ronin for clan in table.state.clans] == [0, 0, 0]
    assert table.at(0, "fujin") == {}
    assert table.at(0, "reserve")["shinto"] == 3
    assert table.at(1, "reserve")["komainu"] == 1
    assert table.at(2, "oshu") == {"bushi": 2}
    assert table.state.clans[2].strongholds_on_map() == 1


def test_all_ten_tiles_make_a_new_deck() -> None:
    """R-21.3"""
    table = board(*FOUR).drawn_next("harvest", "train", "train", "betray")
    table.mandate_turn(0).does("play harvest")
    table.state.season = 1
    table.begins(SeasonSetup())
    assert sorted(table.deck("deck")) == sorted(2 * ["recruit", "marshal", "train", "harvest", "betray"])
    assert all(strangers(entry) for entry in table.state.deck.entries)


def test_three_seasons_and_winter() -> None:
    """R-1.1, R-1.2, R-6.1, R-21.4"""
    table = new_game(3, 5, negotiation="off").at_random(2)
    assert [event["season"] for event in table.events("season-begins")] == ["spring", "summer", "autumn"]
    order = [kind for kind in table.happened() if kind in ("season-begins", "tea-begins", "war-begins", "cleanup")]
    assert order == ["season-begins", "tea-begins", "war-begins", "cleanup"] * 3
    assert table.happened().count("winter-begins") == 1
    assert table.state.winners()
