"""R-16: the Kami turn."""

from rising_sun_table import FOUR, THREE, board

from chabudai.games.rising_sun.components import PROVINCE


def test_the_kami_turn_of_the_rulebook() -> None:
    """R-28.15, R-16.1, R-16.3, R-4.4"""
    table = board("koi", "lotus", "turtle", "dragonfly").shrines("susanoo", "amaterasu", "hachiman", "raijin")
    table.at_shrine(3, "susanoo", shinto=1).at_shrine(0, "susanoo", shinto=1).at_shrine(3, "amaterasu", shinto=1)
    table.at_shrine(3, "hachiman", shinto=1).at_shrine(1, "hachiman", shinto=1)
    table.at_shrine(2, "raijin", shinto=2).at_shrine(0, "raijin", shinto=1)
    table.put(0, "edo", stronghold=1).put(0, "oshu", stronghold=1).kami_turn()
    assert table.score() == [2, 0, 0, 0]
    table.does("yes")
    assert table.state.honor == [3, 0, 1, 2]
    assert table.state.clans[3].ronin == 2  # the tie with Lotus is won by the new order
    assert (table.decider, len(table.options)) == (2, 9)
    table.does("at shikoku")
    assert table.at(2, "shikoku") == {"bushi": 1}
    assert table.at(3, "hachiman") == {"shinto": 1}


def test_empty_shrines_are_skipped_and_nobody_is_asked() -> None:
    """R-16.1"""
    table = board(*THREE).kami_turn()
    assert table.state.over
    assert not table.events("favour")


def test_amaterasu_may_be_declined_and_is_not_asked_of_the_highest() -> None:
    """R-16.3, R-29.23, R-29.24"""
    table = board(*THREE).at_shrine(2, "amaterasu", shinto=1).kami_turn()
    assert table.options == ["no", "yes"]
    assert table.does("no").state.honor == [0, 1, 2]
    assert board(*THREE).at_shrine(0, "amaterasu", shinto=1).kami_turn().state.over


def test_fujin_moves_two_figures_once_or_one_twice() -> None:
    """R-16.3, R-29.12, R-5.8"""
    table = board(*THREE).at_shrine(0, "fujin", shinto=1).put(0, "nagato", bushi=1).put(0, "edo", daimyo=1)
    table.kami_turn()
    assert table.options == ["done", "move edo daimyo", "move nagato bushi"]
    table.does("move nagato bushi")  # there is no staying, and only one way
    assert table.at(0, "kansai") == {"bushi": 1}
    assert table.state.winds == 1
    table.does("move kansai bushi", "to kyoto")
    assert table.state.over
    assert table.at(0, "kyoto") == {"bushi": 1}


def test_fujin_may_move_strongholds_of_turtle() -> None:
    """R-25.3"""
    table = board(*THREE).at_shrine(1, "fujin", shinto=1).put(1, "kyoto", stronghold=1).kami_turn()
    table.does("move kyoto stronghold", "to edo", "done")
    assert table.state.clans[1].strongholds[PROVINCE.index["edo"]] == 1


def test_hachiman_and_tsukuyomi_bring_ronin_and_coins() -> None:
    """R-16.3"""
    table = board(*FOUR).at_shrine(1, "hachiman", shinto=1).at_shrine(2, "tsukuyomi", shinto=2)
    table.kami_turn()
    assert table.state.clans[1].ronin == 2
    assert table.purse() == [0, 0, 2, 0]


def test_raijin_summons_and_is_not_asked_without_a_bushi() -> None:
    """R-16.3, R-29.23"""
    table = board(*THREE).shrines("raijin", "fujin", "ryujin", "susanoo").at_shrine(0, "raijin", shinto=1)
    table.away(0, bushi=6)
    assert table.kami_turn().state.over
    table = board(*THREE).shrines("raijin", "fujin", "ryujin", "susanoo").at_shrine(0, "raijin", shinto=1)
    assert table.kami_turn().does("no").at(0, "reserve")["bushi"] == 6


def test_ryujin_sells_at_full_cost() -> None:
    """R-16.3, R-13.8, R-27.30"""
    table = board(*THREE).shrines("ryujin", "fujin", "raijin", "susanoo").at_shrine(0, "ryujin", shinto=1)
    table.coins(2, 0, 0).put(0, "edo", stronghold=1)
    table.kami_turn().does("buy way_of_the_shogun")
    assert table.purse()[0] == 0
    table = board(*THREE).shrines("ryujin", "fujin", "raijin", "susanoo").at_shrine(2, "ryujin", shinto=1)
    assert table.coins(0, 0, 1).kami_turn().does("buy righteousness").purse()[2] == 0


def test_komainu_worships_with_force_1() -> None:
    """R-5.1, R-5.3"""
    table = board(*THREE).owns(1, "komainu").at_shrine(1, "hachiman", shinto=1, komainu=1)
    table.at_shrine(0, "hachiman", shinto=1).kami_turn()
    assert table.state.clans[1].ronin == 2
