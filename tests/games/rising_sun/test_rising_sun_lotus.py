"""R-25.2: Lotus, whose tiles nobody sees; and what has no chapter of its own."""

from rising_sun_table import FOUR, THREE, Table, board, new_game

from chabudai.core.pile import KNOWN, tag_of
from chabudai.games.rising_sun.components import PLACE

CLANS = ("koi", "lotus", "turtle", "bonsai")


def lotus_draws() -> Table:
    table = board(*CLANS).drawn_next("recruit", "train", "harvest", "betray", "marshal", "marshal")
    return table.mandate_turn(1)


def test_lotus_buries_a_tile_and_announces_any_mandate() -> None:
    """R-25.2, R-27.28, R-29.3"""
    table = lotus_draws()
    assert table.options == ["bury recruit", "bury train", "bury harvest", "bury betray"]
    assert table.refusal("bury marshal") == "R-10.3"
    table.does("bury train")
    assert table.options == [f"announce {name}" for name in ("recruit", "marshal", "train", "harvest", "betray")]
    table.does("announce harvest")
    assert table.purse() == [1, 1, 1, 1]
    assert table.deck("buried") == ["train"]
    track = table.state.view(0)["political"]["track"]
    assert track == [{"mandate": "harvest", "seat": 1, "hidden": True, "tile": None}]
    assert table.state.view(1)["political"]["track"][0]["tile"] == "train"


def test_nobody_else_learns_what_lotus_buried() -> None:
    """R-25.2, R-26.2, R-26.3: what was known of the four is known of none of them any more"""
    table = board(*CLANS).drawn_next("recruit", "train", "harvest", "betray", "marshal")
    table.mandate_turn(0).does("play recruit").passes()
    table.mandate_turn(1)
    assert sorted(map(str, table.state.view(0)["political"]["drawn"])) == ["None", "betray", "harvest", "train"]
    table.does("bury train", "announce harvest")
    assert table.state.view(0)["political"]["deck"][:3] == [None] * 3
    assert [tag_of(entry, 1) == KNOWN for entry in table.state.deck.entries[-3:]] == [True] * 3
    buried = {tuple(table.state.determinize(0, seed).buried.cards()) for seed in range(30)}
    assert len(buried) > 1
    assert {tuple(table.state.determinize(1, seed).buried.cards()) for seed in range(9)} == {(2,)}


def test_the_next_player_draws_what_lotus_returned_and_one_more() -> None:
    """R-27.29"""
    table = lotus_draws().does("bury train", "announce harvest").mandate_turn(2)
    assert sorted(table.deck("drawn")) == ["betray", "harvest", "marshal", "recruit"]


def test_lotus_may_announce_a_betray_while_allied() -> None:
    """R-27.28, R-15.2"""
    table = lotus_draws()
    table.allies(1, 3).does("bury train", "announce betray")
    assert table.state.ally == [-1] * 4
    assert table.state.honor == [0, 2, 1, 3]


def test_the_ability_does_not_work_on_the_turn_of_others() -> None:
    """R-25.2"""
    table = board(*CLANS).allies(1, 2).drawn_next("recruit", "train", "harvest", "betray").mandate_turn(2)
    assert table.question == "prompt-mandate"


# --- whatever else ------------------------------------------------------------------------------------------------


def test_a_figure_is_in_exactly_one_place() -> None:
    """R-5.2"""
    table = new_game(5, 2, negotiation="off").at_random(3)
    for clan in table.state.clans:
        assert [sum(places) for places in clan.figures] == [6, 3, 1]
        assert all(len(places) == len(PLACE) for places in clan.figures)


def test_every_part_of_a_mandate_may_be_declined() -> None:
    """R-10.6"""
    for mandate in ("recruit", "marshal", "train", "betray"):
        table = board(*FOUR).coins(9, 9, 9, 9)
        for seat, province in enumerate(("edo", "nagato", "kyoto", "kyushu")):
            table.put(seat, province, bushi=1, stronghold=1)
        before = [table.at(seat, "reserve") for seat in range(4)]
        table.carries_out(mandate, active=0).passes()
        assert [table.at(seat, "reserve") for seat in range(4)] == before
        assert table.purse() == [9, 9, 9, 9]


def test_after_the_third_kami_turn_comes_war() -> None:
    """R-16.4, R-20.6"""
    table = new_game(3, 4, negotiation="off").at_random(1)
    kinds = [kind for kind in table.happened() if kind in ("draws", "kami-turn", "war-begins", "cleanup")]
    season = ["draws"] * 3 + ["kami-turn"] + ["draws"] * 2 + ["kami-turn"] + ["draws"] * 2 + ["kami-turn"]
    assert kinds == [*season, "war-begins", "cleanup"] * 3


def test_coins_and_ronin_are_seen_by_all_before_bids_are_made() -> None:
    """R-18.2, R-26.1"""
    table = board(*THREE).put(0, "edo", bushi=1).put(2, "edo", bushi=1).coins(3, 0, 2).ronin(0, 1, 4).fights("edo")
    for reader in (0, 1, 2, None):
        players = table.state.view(reader)["players"]
        assert [(player["coins"], player["ronin"]) for player in players] == [(3, 0), (0, 1), (2, 4)]


def test_poets_count_all_figures_killed_and_come_after_the_outcome() -> None:
    """R-20.2, R-20.4, R-30.11"""
    table = board(*THREE).put(0, "edo", bushi=3).put(2, "edo", bushi=2, daimyo=0).coins(0, 0, 1).fights("edo")
    table.bids(bonsai=(0, 0, 0, 1))
    order = [kind for kind in table.happened() if kind in ("wins-battle", "kills", "wins-advantage")]
    assert order == ["wins-battle", "kills", "wins-advantage"]
    assert table.score() == [0, 0, sum(event["n"] for event in table.events("kills"))] == [0, 0, 2]
    assert table.state.takers == [0]


def test_a_token_is_worth_its_season() -> None:
    """R-22.3"""
    from chabudai.games.rising_sun.components import TOKEN_POINTS

    assert TOKEN_POINTS == [1, 2, 3]


def test_a_card_stays_with_its_owner_whatever_becomes_of_the_monster() -> None:
    """R-24.2"""
    table = board(*THREE).owns(1, "oni_of_skulls").owns(0, "komainu").put(1, "edo", oni_of_skulls=1)
    table.carries_out("betray", active=0).does("at edo")
    assert table.at(1, "reserve")["oni_of_skulls"] == 1
    assert len(table.state.clans[1].cards) == 1
    assert table.state.monster_owner[1] == 1
