"""Clauses that meet in one position: hostages, Komainu, ronin, reparations, honor that changes meanwhile, kami."""

from rising_sun_table import FOUR, THREE, board

from chabudai.games.rising_sun.components import CLAN, FOR_FORMS, PROVINCE
from chabudai.games.rising_sun.scoring import in_winter


def test_the_winners_ally_is_a_loser_whom_reparations_reach() -> None:
    """R-20.5, R-20.3, R-8.4: spared, but paid like the others, and among those who may get what is left over"""
    table = board(*FOUR).allies(0, 1).put(0, "edo", bushi=3).put(1, "edo", bushi=1).put(2, "edo", bushi=1)
    table.coins(3, 2, 0, 0).fights("edo", "oshu").bids(koi=(0, 0, 0, 3), lotus=(0, 2, 0, 0)).does("no")
    assert (table.decider, table.question) == (0, "prompt-remainder")
    assert table.options == ["give 2", "give 3"]
    table.does("give 2")
    assert table.purse() == [0, 2, 1, 0]  # what the ally bid is gone all the same
    assert table.at(1, "edo") == {"bushi": 1}


def test_a_captured_komainu_still_belongs_to_its_owner() -> None:
    """R-19.2, R-5.1, R-24.2, R-23.6: it is no Daimyo; its card, and what counts monsters, stay with the owner"""
    table = board(*THREE).owns(1, "komainu", "form_of_the_beast").put(1, "edo", komainu=1).put(0, "edo", bushi=2)
    table.coins(1, 0, 0).fights("edo").bids(koi=(0, 1, 0, 0)).does("choose 2 komainu")
    assert table.hostages(0) == {"1 komainu": 1}
    assert table.state.monsters_of(1) == [0]
    assert table.state.monsters_of(0) == []
    assert in_winter(table.state, 1)[FOR_FORMS] == 3


def test_honor_won_by_seppuku_decides_the_ties_that_follow_and_weakens_an_oni() -> None:
    """R-27.3, R-4.6, R-24.3: who rises above all others has the lowest honor no more"""
    table = board(*THREE).owns(2, "oni_of_skulls").put(0, "edo", bushi=1).put(2, "edo", bushi=1, oni_of_skulls=1)
    table.put(1, "edo", bushi=2).coins(1, 0, 2).fights("edo")
    assert table.force(2, "edo") == 1 + 3
    table.bids(koi=(1, 0, 0, 0), bonsai=(1, 1, 0, 0))
    assert table.decider == 0  # a coin each for Seppuku: Koi has more honor
    table.does("no")
    assert (table.decider, table.question) == (2, "prompt-hostage")
    risen = board(*THREE).owns(2, "oni_of_skulls").put(0, "edo", bushi=1).put(2, "edo", bushi=1, oni_of_skulls=1)
    risen.coins(1, 0, 2).fights("edo").bids(koi=(0, 1, 0, 0), bonsai=(1, 1, 0, 0)).does("yes")
    assert risen.state.honor == [2, 0, 1]
    assert risen.decider == 2  # the tie on Take Hostage is Bonsai's now
    assert risen.options == ["no", "choose 1 bushi"]


def test_ronin_hired_without_a_figure_left_win_the_battle() -> None:
    """R-27.16, R-19.4, R-20.1: the dead count for Imperial Poets, the hired fight on"""
    table = board(*FOUR).put(1, "edo", bushi=1).put(3, "edo", bushi=1).coins(0, 3, 0, 0).ronin(0, 2, 0, 0)
    table.fights("edo").bids(lotus=(1, 0, 1, 1)).does("yes", "yes")
    assert table.events("wins-battle") == [{"event": "wins-battle", "seat": 1, "province": "edo", "force": 2}]
    assert table.score()[1] == 1 + 2  # its own figure, then both of the dead


def test_the_order_of_shrines_counts_where_amaterasu_changes_honor_between_two_ties() -> None:
    """R-16.1, R-4.6, R-16.3: a tie left of Amaterasu goes by the old order, one right of it by the new"""
    table = board(*THREE).shrines("hachiman", "amaterasu", "tsukuyomi", "fujin")
    for kami in ("hachiman", "tsukuyomi"):
        table.at_shrine(0, kami, shinto=1).at_shrine(2, kami, shinto=1)
    table.at_shrine(2, "amaterasu", shinto=1).kami_turn().does("yes")
    assert [int(clan.ronin) for clan in table.state.clans] == [2, 0, 0]
    assert table.purse() == [0, 0, 2]


def test_komainu_in_a_shrine_wins_with_its_force_and_leaves_it_with_the_others() -> None:
    """R-5.3, R-5.6, R-16.1: one more Shinto, whoever has less honor"""
    table = board(*THREE).owns(2, "komainu").at_shrine(2, "tsukuyomi", shinto=1, komainu=1)
    table.at_shrine(0, "tsukuyomi", shinto=1).kami_turn()
    assert table.purse() == [0, 0, 2]
    assert table.at(2, "tsukuyomi") == {"shinto": 1, "komainu": 1}


def test_allied_strongholds_and_figures_claim_a_province_without_a_battle() -> None:
    """R-17.5, R-25.3, R-27.33: a Turtle stronghold is Force enough, and ties with the ally go to honor"""
    table = board(*THREE).allies(0, 1).put(1, "edo", stronghold=1).put(0, "edo", bushi=1).fights("edo")
    assert table.events("allied-claim")[0]["seat"] == 0
    assert table.at(0, "edo") == {"bushi": 1}
    turtle = table.state.seat_of(CLAN.index["turtle"])
    assert table.state.clans[turtle].strongholds[PROVINCE.index["edo"]] == 1


def test_who_was_betrayed_has_no_share_in_what_the_betrayer_plays_later() -> None:
    """R-15.2, R-10.7, R-20.3: with the alliance the bonus and the mercy of the battle end"""
    table = board(*FOUR).allies(0, 1).put(0, "edo", bushi=2).put(1, "edo", bushi=1).carries_out("betray", 0)
    if not table.state.over:
        table.does("done")
    assert table.state.ally == [-1] * 4
    assert not table.state.has_bonus(1)
    assert table.fights("edo").at(1, "edo") == {}
