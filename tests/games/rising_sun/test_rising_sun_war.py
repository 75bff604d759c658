"""R-17 to R-20, R-22: war and winter."""

import pytest
from rising_sun_table import FOUR, GAME, THREE, Table, board

from chabudai.games.rising_sun.components import PROVINCE, TOKEN
from chabudai.games.rising_sun.flow import Winter


def test_the_four_cases_of_the_rulebook() -> None:
    """R-28.16, R-17.3, R-17.4, R-17.5, R-17.6, R-27.18, R-27.33"""
    table = board("koi", "lotus", "turtle", "dragonfly").allies(1, 2)
    table.put(3, "hokkaido", bushi=1).put(2, "oshu", stronghold=1).put(2, "kansai", bushi=2)
    table.put(1, "kansai", bushi=2).put(1, "nagato", bushi=1).put(2, "nagato", bushi=1).put(0, "nagato", bushi=1)
    table.put(0, "edo", bushi=1).put(3, "edo", bushi=1)
    table.fights("kyoto", "hokkaido", "oshu", "kansai", "nagato", "edo")
    assert table.state.takers[:4] == [-2, 3, 2, 1]
    battles = table.events("battle")
    assert [battle["province"] for battle in battles] == ["nagato", "edo"]
    assert [len(battle["participants"]) for battle in battles] == [3, 2]
    assert table.at(2, "kansai") == {"bushi": 2}  # nobody is killed among allies


def nagato() -> Table:
    """The battle of the rulebook, before the bids."""
    table = board("koi", "lotus", "turtle").allies(1, 2).owns(2, "oni_of_skulls").points(0, 0, 3)
    table.put(2, "nagato", bushi=1, oni_of_skulls=1).put(0, "nagato", bushi=1, daimyo=1).put(1, "nagato", shinto=1)
    return table.coins(8, 6, 4).ronin(0, 3, 1).fights("nagato")


def test_the_battle_of_nagato() -> None:
    """R-28.17, R-18.5, R-19.1 to R-19.5, R-20.1 to R-20.5, R-27.3, R-27.7, R-27.25"""
    table = nagato()
    assert table.force(2, "nagato") == 4  # Oni of Skulls: Turtle has the lowest honor of the three
    table.bids(lotus=(1, 3, 2, 0), turtle=(0, 3, 0, 1), koi=(0, 0, 1, 3))
    table.does("yes", "choose 3 oni_of_skulls", "yes")
    assert table.state.over
    assert table.events("wins-battle") == [{"event": "wins-battle", "seat": 1, "province": "nagato", "force": 3}]
    assert table.at(2, "nagato") == {"bushi": 1}
    assert table.at(0, "nagato") == {}
    assert table.hostages(1) == {"2 oni_of_skulls": 1}
    assert table.score() == [3, 1 + 1, 2]
    assert table.purse() == [7, 0, 3]
    assert table.state.clans[1].ronin == 3  # not spent
    assert [TOKEN.ids[token] for token in table.state.clans[1].tokens] == ["spring_nagato"]


def test_it_is_told_what_each_side_fights_with_when_forces_are_compared() -> None:
    """R-20.1, R-28.17: after the three advantages, the hired ronin included, the hostage and the dead left out"""
    table = nagato().bids(lotus=(1, 3, 2, 0), turtle=(0, 3, 0, 1), koi=(0, 0, 1, 3)).does("yes")
    assert not table.events("fights")  # a figure may still be taken hostage
    table.does("choose 3 oni_of_skulls", "yes")
    assert [(each["seat"], each["force"]) for each in table.events("fights")] == [(0, 2), (2, 1)]
    assert [(each["seat"], each["force"]) for each in table.events("wins-battle")] == [(1, 3)]  # told once
    told = table.happened()
    assert told.index("hires") < told.index("fights") < told.index("wins-battle")


def test_bids_are_sealed_until_all_are_ready() -> None:
    """R-18.1 to R-18.4, R-26.1, R-26.4, R-29.15"""
    table = nagato()
    table.state.apply(0, table.state.legal(0)[5])
    assert table.state.view(1)["battle"]["bids"] == [None] * 3
    assert table.state.view(1)["battle"]["own_bid"] == {}
    assert table.state.view(0)["battle"]["own_bid"] == {"seppuku": 5}
    assert len(table.state.legal(0)) == 4  # 8 coins, 5 of them laid
    assert table.refusal("coins 4", seat=0) == "R-18.3"
    assert table.purse() == [8, 6, 4]
    assert len(table.state.legal(1)) == 7


def test_whoever_has_no_coin_is_not_asked_and_whoever_has_one_is_asked_four_times() -> None:
    """R-29.23"""
    table = board(*THREE).put(0, "edo", bushi=1).put(1, "edo", bushi=1).coins(1, 0, 9).fights("edo")
    assert table.state.deciders() == [0]
    table.does("coins 1", "coins 0", "coins 0")
    assert table.options == ["coins 0"]


def test_a_war_advantage_needs_a_coin_and_ties_go_to_honor() -> None:
    """R-18.6"""
    table = board(*THREE).put(0, "edo", bushi=2).put(1, "edo", bushi=1).coins(2, 2, 0).fights("edo")
    table.bids(koi=(0, 1, 0, 0), turtle=(0, 1, 0, 0))
    assert [event["seat"] for event in table.events("wins-advantage")] == [0]
    assert table.decider == 0
    assert table.options == ["no", "choose 2 bushi"]


def test_seppuku_kills_all_or_nothing_and_the_player_stays_in_the_battle() -> None:
    """R-19.1, R-27.2, R-27.16, R-27.25, R-27.26, R-25.3"""
    table = board(*THREE).put(2, "edo", bushi=2, daimyo=1).put(0, "edo", bushi=1).coins(1, 0, 2).fights("edo")
    table.bids(bonsai=(1, 0, 0, 1)).does("yes")
    assert table.state.honor == [2, 0, 1]
    assert table.score() == [0, 0, 3 + 3]  # and Imperial Poets for the three
    declined = board(*THREE).put(2, "edo", bushi=2).put(0, "edo", bushi=1).coins(0, 0, 2).fights("edo")
    declined.bids(bonsai=(1, 0, 0, 0)).does("no")
    assert declined.score() == [0, 0, 0]
    assert declined.state.honor == [0, 1, 2]
    shell = board(*THREE).put(1, "edo", stronghold=1).put(0, "edo", bushi=1).coins(0, 2, 0).fights("edo")
    shell.bids(turtle=(1, 0, 0, 0))
    assert shell.state.over
    assert shell.score() == [0, 0, 0]


def test_hostages_are_never_daimyo_and_take_a_point_along() -> None:
    """R-19.2, R-19.3, R-27.22, R-5.11, R-27.23, R-29.17"""
    table = board(*THREE).owns(1, "yurei").put(1, "edo", daimyo=1, yurei=1, shinto=1).put(0, "edo", bushi=1)
    table.coins(1, 0, 0).points(0, 2, 0).fights("edo").bids(koi=(0, 1, 0, 0))
    assert table.options == ["no", "choose 2 shinto"]
    assert table.refusal("choose 2 daimyo") == "R-5.11"
    assert table.refusal("choose 2 yurei") == "R-5.11"
    table.does("choose 2 shinto")
    assert table.score() == [1, 1, 0]
    assert table.hostages(0) == {"1 shinto": 1}
    poor = board(*THREE).put(1, "edo", bushi=1).put(0, "edo", bushi=1).coins(1, 0, 0).fights("edo")
    poor.bids(koi=(0, 1, 0, 0)).does("choose 2 bushi")
    assert poor.score() == [0, 0, 0]
    assert poor.hostages(0) == {"1 bushi": 1}


def test_hiring_adds_the_ronin_in_the_reserve_without_spending_them() -> None:
    """R-19.4, R-29.18"""
    table = board(*FOUR).put(1, "edo", bushi=1).put(3, "edo", bushi=2).coins(0, 1, 0, 0).ronin(0, 2, 0, 9)
    table.fights("edo").bids(lotus=(0, 0, 1, 0)).does("yes")
    assert table.events("wins-battle")[0]["seat"] == 1
    assert table.state.clans[1].ronin == 2
    none = board(*FOUR).put(1, "edo", bushi=1).put(3, "edo", bushi=2).coins(0, 1, 0, 0).fights("edo")
    none.bids(lotus=(0, 0, 1, 0))
    assert none.events("wins-battle")[0]["seat"] == 3  # nothing to hire, nothing asked


def test_without_any_force_left_honor_decides() -> None:
    """R-20.1, R-27.16"""
    table = board(*THREE).put(0, "edo", bushi=1).put(2, "edo", bushi=1).coins(1, 0, 1).fights("edo")
    table.bids(koi=(1, 0, 0, 0), bonsai=(0, 1, 0, 0)).does("yes")
    assert table.events("wins-battle")[0]["seat"] == 2  # Force 1 against none
    bare = board(*THREE).put(0, "edo", bushi=1).put(2, "edo", bushi=1).coins(0, 0, 2).fights("edo")
    bare.bids(bonsai=(1, 1, 0, 0)).does("yes", "choose 1 bushi")
    assert bare.events("wins-battle")[0]["force"] == 0


def test_the_winners_ally_is_spared_and_turtle_strongholds_stand() -> None:
    """R-20.3, R-8.4"""
    table = board(*FOUR).allies(0, 3).put(0, "edo", bushi=3).put(3, "edo", bushi=1).put(1, "edo", daimyo=1)
    table.put(2, "edo", stronghold=1, bushi=1).fights("edo")
    assert table.at(3, "edo") == {"bushi": 1}
    assert table.at(1, "edo") == {}
    assert table.at(2, "edo") == {}
    assert table.state.clans[2].strongholds[PROVINCE.index["edo"]] == 1


def test_reparations_are_divided_evenly_and_the_winner_gives_the_rest() -> None:
    """R-20.5, R-27.19, R-27.21, R-29.21, R-30.9"""
    table = board(*FOUR).put(0, "edo", bushi=3).put(1, "edo", bushi=1).put(2, "edo", bushi=1).put(3, "edo", bushi=1)
    table.coins(6, 4, 0, 1).fights("edo", "oshu").bids(koi=(0, 0, 0, 5), lotus=(0, 0, 0, 2))
    assert (table.decider, table.question) == (0, "prompt-remainder")
    table.does("give 3")
    assert table.refusal("give 1") == "R-20.5"
    table.does("give 3")
    assert table.purse() == [1, 2 + 1, 3, 2]


def test_a_table_may_allow_one_left_over_coin_for_each_loser() -> None:
    """R-27.19: the switch is off by default"""
    table = board(*FOUR, reparation_remainder_max_one_each=True).put(0, "edo", bushi=3).put(1, "edo", bushi=1)
    table.put(2, "edo", bushi=1).put(3, "edo", bushi=1).coins(2, 0, 0, 0).fights("edo")
    table.bids(koi=(0, 0, 0, 2)).does("give 3")
    assert table.refusal("give 3") == "R-27.19"
    assert table.does("give 2").purse() == [0, 1, 1, 0]


def test_who_bid_nothing_pays_nothing_and_losers_lose_their_bid() -> None:
    """R-27.20"""
    table = board(*THREE).put(0, "edo", bushi=2).put(1, "edo", bushi=1).coins(3, 3, 0).fights("edo")
    table.bids(turtle=(0, 0, 0, 2))
    assert table.purse() == [3, 1, 0]


def test_an_ordinary_stronghold_takes_no_part() -> None:
    """R-27.17, R-27.27"""
    table = board(*THREE).put(0, "edo", stronghold=1).put(1, "edo", bushi=1).put(0, "oshu", bushi=2).fights("edo")
    assert table.state.over
    assert table.state.takers == [1]
    assert table.at(0, "oshu") == {"bushi": 2}


def test_koi_turns_ronin_into_coins_and_hires_with_coins() -> None:
    """R-25.1, R-27.31, R-27.32"""
    table = board(*THREE).ronin(3, 2, 0).coins(2, 0, 0).put(0, "edo", bushi=1).put(1, "edo", bushi=3)
    table.wars("edo").goes_to_war()
    assert table.purse() == [5, 0, 0]
    assert [int(clan.ronin) for clan in table.state.clans] == [0, 2, 0]
    table.bids(koi=(0, 0, 2, 0)).does("yes")
    assert table.events("hires") == [{"event": "hires", "seat": 0, "force": 3}]
    assert table.events("wins-battle")[0]["force"] == 4
    assert table.purse()[0] == 3  # neither spent nor lost but for the bid, which goes to the loser
    assert table.purse()[1] == 2


# --- winter -----------------------------------------------------------------------------------------------------


def tokens(table: Table, seat: int, *names: str) -> None:
    table.state.clans[seat].tokens = [TOKEN.index[name] for name in names]


def winter(table: Table) -> Table:
    table.state.season = 3
    return table.begins(Winter())


def test_tokens_score_by_season_and_the_set_by_provinces() -> None:
    """R-22.1 to R-22.4, R-29.22, R-1.3"""
    table = board(*THREE)
    tokens(table, 0, "spring_edo", "summer_edo", "autumn_edo")
    tokens(table, 1, "spring_edo", "summer_oshu", "autumn_kyoto")
    winter(table)
    assert table.score() == [6, 6 + 10, 0]
    assert table.state.score_sheet()[1]["set"] == 10
    assert table.state.score_sheet()[0]["tokens"] == 6
    assert [event["item"] for event in table.events("scores", seat=1)] == ["tokens", "set"]


@pytest.mark.parametrize(("provinces", "bonus"), [(2, 0), (3, 10), (4, 10), (5, 20), (6, 20), (7, 30), (8, 30)])
def test_the_set_bonus(provinces: int, bonus: int) -> None:
    """R-22.4"""
    table = board(*THREE)
    tokens(table, 0, *TOKEN.ids[:provinces])
    assert winter(table).state.score_sheet()[0]["set"] == bonus


def test_ties_go_to_honor_unless_the_tied_are_allies() -> None:
    """R-22.5, R-27.50, R-27.51, R-8.4"""
    assert winter(board(*FOUR).points(5, 5, 3, 0).honor(1, 0, 2, 3)).state.winners() == [1]
    assert winter(board(*FOUR).points(5, 5, 3, 0).allies(0, 1)).state.winners() == [0, 1]
    three = winter(board(*FOUR).points(5, 5, 5, 0).allies(0, 2))
    assert three.state.winners() == [0, 2]
    assert three.state.ranks() == [1, 3, 1, 4]
    other = winter(board(*FOUR).points(5, 5, 5, 0).allies(1, 2))
    assert other.state.winners() == [0]


def test_the_forecast_is_what_winter_brings() -> None:
    """R-22"""
    table = board(*THREE).owns(0, "form_of_the_kitsune").put(0, "edo", stronghold=2)
    tokens(table, 0, "spring_edo", "summer_oshu", "autumn_kyoto")
    table.put(0, "edo", bushi=1).carries_out("betray", active=1)  # somebody is asked, so the game goes on
    foreseen = GAME.forecast(table.state)
    assert winter(table).score() == foreseen
