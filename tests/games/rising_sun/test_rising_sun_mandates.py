"""R-10 to R-15: the political track and the five mandates."""

from rising_sun_table import FOUR, THREE, board, new_game

from chabudai.games.rising_sun.components import PROVINCE

ALL = ("koi", "lotus", "turtle", "dragonfly", "bonsai")


# --- the track --------------------------------------------------------------------------------------------------


def test_the_player_with_most_honor_begins_and_the_deck_goes_to_the_left() -> None:
    """R-10.2, R-10.5"""
    table = new_game(4, 2, negotiation="off")
    table.at_random(5)
    turns = [event["seat"] for event in table.events("plays", "announces")]
    assert turns == [number % 4 for number in range(21)]


def test_four_tiles_are_drawn_and_three_go_back_unshuffled() -> None:
    """R-10.3, R-10.4, R-28.8, R-26.2, R-26.3, R-29.3"""
    table = board(*THREE).drawn_next("recruit", "train", "harvest", "train", "betray")
    table.mandate_turn(0)
    assert table.options == ["play recruit", "play train", "play harvest"]
    assert table.refusal("play marshal") == "R-10.3"
    assert table.state.view(0)["political"]["drawn"] == ["harvest", "recruit", "train", "train"]
    assert table.state.view(1)["political"]["drawn"] == [None] * 4
    table.does("play recruit")
    assert table.deck("deck")[:4] == ["train", "harvest", "train", "betray"]
    assert table.state.view(0)["political"]["deck"][:4] == ["train", "harvest", "train", None]
    assert table.state.view(1)["political"]["deck"][:4] == [None] * 4
    assert table.state.view(None)["political"]["track"][0]["mandate"] == "recruit"


def test_of_two_equal_tiles_nobody_learns_that_there_were_two() -> None:
    """R-26.3"""
    table = board(*THREE).drawn_next("recruit", "train", "harvest", "betray", "train")
    table.mandate_turn(0).does("play recruit").passes()
    table.mandate_turn(1).does("play train")
    known = table.state.view(0)["political"]["deck"][:3]
    assert sorted(known, key=str) == [None, "betray", "harvest"]  # the one seat 0 had seen seems to be played


def test_whoever_draws_is_always_asked() -> None:
    """R-29.23: that there is only one option is secret"""
    table = board(*THREE).drawn_next("recruit", "recruit", "train", "train")
    table.state.deck.own()[-4:] = [0, 0, 0, 0]
    assert table.mandate_turn(0).options == ["play recruit"]


def test_the_active_player_is_last_but_first_in_train() -> None:
    """R-10.5, R-13.1"""
    table = board(*FOUR).coins(9, 9, 9, 9).carries_out("train", active=1)
    order = []
    while not table.state.over:
        order.append(table.decider)
        table.does("pass")
    assert order == [1, 2, 3, 0]
    table = board(*FOUR).put(0, "edo", stronghold=1).put(1, "edo", stronghold=1).put(3, "edo", stronghold=1)
    table.carries_out("recruit", active=1)
    order = []
    while not table.state.over:
        order.append(table.decider)
        table.does(table.options[0])
    assert order == [3, 0, 1, 1]  # the last for the bonus


# --- Recruit ----------------------------------------------------------------------------------------------------


def test_a_figure_for_each_stronghold_and_one_more_as_the_bonus() -> None:
    """R-11.1, R-11.2, R-28.9, R-29.4"""
    table = board(*FOUR, shrines="random").shrines("hachiman", "fujin", "raijin", "ryujin")
    table.put(1, "kyushu", stronghold=2).put(1, "nagato", stronghold=1).owns(1, "yurei")
    table.carries_out("recruit", active=1)
    table.does("summon shinto", "shrine hachiman")  # slots in the order of the provinces: Nagato first
    table.does("summon bushi", "summon shinto", "stay")
    assert table.question == "prompt-summon-bonus"
    assert table.options == ["done", "at nagato", "at kyushu"]
    table.does("at nagato", "summon yurei")
    assert table.at(1, "kyushu") == {"bushi": 1, "shinto": 1}
    assert table.at(1, "nagato") == {"yurei": 1}
    assert table.at(1, "hachiman") == {"shinto": 1}


def test_nothing_is_summoned_that_is_not_in_the_reserve() -> None:
    """R-5.13, R-29.23, R-27.10"""
    table = board(*THREE).put(0, "edo", stronghold=1, daimyo=1).put(1, "kyoto", stronghold=1)
    table.away(1, bushi=6, shinto=3, daimyo=1)
    table.carries_out("recruit", active=2)
    assert table.decider == 0
    assert "summon daimyo" not in table.options
    assert table.refusal("summon daimyo") == "R-5.13"
    assert table.refusal("summon yurei") == "R-11.1"
    assert table.does("skip").state.over  # Turtle has nobody left to summon


def test_the_ally_has_the_bonus_too_in_its_own_turn() -> None:
    """R-8.4, R-10.7"""
    table = board(*THREE).put(0, "edo", stronghold=1).put(1, "kyoto", stronghold=1).allies(0, 2)
    table.carries_out("recruit", active=2)
    assert table.decider == 0
    table.does("skip")
    assert (table.decider, table.question) == (0, "prompt-summon-bonus")
    assert table.does("done").decider == 1
    assert table.does("summon bushi").state.over


def test_dragonfly_summons_anywhere_but_not_more() -> None:
    """R-25.4, R-11.5"""
    table = board("koi", "dragonfly", "bonsai").put(1, "hokkaido", stronghold=1).carries_out("recruit", active=0)
    table.does("at kyoto", "summon bushi")
    assert table.at(1, "kyoto") == {"bushi": 1}
    assert all(event["province"] == "kyoto" for event in table.events("summons", seat=1))
    assert len(table.events("summons", seat=1)) == 1


# --- Marshal ----------------------------------------------------------------------------------------------------


def test_each_figure_moves_once_over_land_or_sea() -> None:
    """R-12.1, R-12.2, R-27.12, R-5.7, R-29.6"""
    table = board(*THREE).put(0, "kansai", bushi=2, shinto=1).at_shrine(0, "fujin", shinto=1)
    table.carries_out("marshal", active=2)
    assert table.options == ["done", "move kansai bushi", "move kansai shinto"]
    table.does("move kansai bushi")
    assert table.options == [
        "stay",
        *[f"to {name}" for name in ("hokkaido", "kyoto", "nagato", "shikoku", "kyushu")],
    ]
    assert table.refusal("to edo") == "R-12.1"
    table.does("to kyoto")
    assert table.options == ["done", "move kansai bushi", "move kansai shinto"]
    assert table.refusal("move kyoto bushi") == "R-12.1"
    table.does("move kansai bushi", "stay")
    assert table.options == ["done", "move kansai shinto"]
    assert table.at(0, "kyoto") == {"bushi": 1}
    assert table.at(0, "kansai") == {"bushi": 1, "shinto": 1}


def test_a_stronghold_costs_3_and_may_stand_anywhere() -> None:
    """R-12.3, R-12.4, R-28.10"""
    table = board("koi", "lotus", "dragonfly").allies(0, 2).coins(3, 9, 3).put(0, "edo", stronghold=1)
    table.put(0, "kansai", bushi=1).put(0, "oshu", daimyo=1)
    table.carries_out("marshal", active=2)
    table.does("move kansai bushi", "to nagato", "move oshu daimyo", "to hokkaido")
    assert table.question == "prompt-build"
    table.does("build shikoku")
    assert table.purse()[0] == 0
    assert table.state.clans[0].strongholds[PROVINCE.index["shikoku"]] == 1
    assert table.decider == 2  # Lotus, who is no ally, has nothing to move and may not build


def test_no_fifth_stronghold_and_none_without_coins() -> None:
    """R-12.3, R-5.12"""
    table = board(*THREE).put(2, "kyushu", stronghold=4).coins(9, 9, 9).carries_out("marshal", active=2)
    assert table.state.over
    table = board(*THREE).put(0, "kyushu", stronghold=1).coins(2, 9, 9).carries_out("marshal", active=0)
    assert table.state.over


def test_turtle_moves_its_strongholds_like_figures() -> None:
    """R-25.3, R-12.5"""
    table = board(*THREE).put(1, "kyoto", stronghold=2).coins(0, 3, 0).carries_out("marshal", active=1)
    table.does("move kyoto stronghold", "to edo", "move kyoto stronghold", "stay")
    assert table.question == "prompt-build"
    assert table.does("build oshu").state.over  # it cannot move any more
    assert table.state.clans[1].strongholds[PROVINCE.index["edo"]] == 1


def test_where_the_table_rules_so_a_new_stronghold_moves_at_once() -> None:
    """R-27.11"""
    table = board(*THREE, new_stronghold_moves_same_marshal=True).put(1, "kyoto", stronghold=1).coins(0, 3, 0)
    table.carries_out("marshal", active=1).does("build oshu", "move oshu stronghold", "to edo")
    assert table.state.clans[1].strongholds[PROVINCE.index["edo"]] == 1


def test_dragonfly_flies_anywhere() -> None:
    """R-25.4"""
    table = board("koi", "dragonfly", "bonsai").put(1, "hokkaido", bushi=1).carries_out("marshal", active=0)
    table.does("move hokkaido bushi", "to nagato")
    assert table.at(1, "nagato") == {"bushi": 1}


# --- Train ------------------------------------------------------------------------------------------------------


def test_a_card_costs_what_it_says_and_a_coin_less_as_the_bonus() -> None:
    """R-13.2, R-13.3, R-13.4, R-28.11"""
    table = board(*THREE).put(1, "kyoto", stronghold=1).coins(2, 1, 0).carries_out("train", active=1)
    assert table.refusal("buy respect") == "R-13.2"
    table.does("buy oni_of_skulls")
    assert table.at(1, "kyoto") == {"oni_of_skulls": 1}
    assert table.purse() == [2, 0, 0]
    assert table.decider == 2
    assert table.refusal("buy oni_of_skulls") == "R-13.2"
    assert table.options == ["pass", "buy path_of_the_lion"]
    table.does("buy path_of_the_lion")
    assert "buy way_of_the_shogun" in table.options
    table.does("buy way_of_the_shogun")
    assert table.purse() == [0, 0, 0]
    assert len(table.state.market) == 9


def test_several_copies_may_be_owned() -> None:
    """R-13.5"""
    table = board(*THREE).coins(4, 0, 0).carries_out("train", active=1)
    table.does("pass", "pass", "buy righteousness").carries_out("train", active=1)
    table.does("pass", "pass", "buy righteousness")
    assert len(table.state.clans[0].cards) == 2


def test_what_bonsai_buys_costs_at_most_1() -> None:
    """R-25.5, R-13.7, R-27.30, R-28.18"""
    table = board(*THREE).season("autumn").coins(0, 0, 1).put(2, "kyushu", stronghold=1)
    assert table.carries_out("train", active=2).does("buy form_of_the_phoenix").purse()[2] == 1
    table = board(*THREE).season("autumn").coins(0, 0, 1).carries_out("train", active=0)
    table.does("pass", "pass", "buy form_of_the_kitsune")
    assert table.purse()[2] == 0
    table = board(*THREE).coins(0, 0, 1).put(2, "kyushu", stronghold=1).carries_out("marshal", active=2)
    assert table.does("build edo").purse()[2] == 0


def test_a_bought_monster_comes_where_there_is_a_stronghold() -> None:
    """R-13.6, R-27.13, R-25.4"""
    table = board(*THREE).put(0, "edo", stronghold=1).put(0, "oshu", stronghold=1).coins(2, 0, 0)
    table.carries_out("train", active=0).does("buy oni_of_skulls")
    assert table.options == ["at oshu", "at edo"]
    assert table.refusal("at kyoto") == "R-11.1"
    table = board("koi", "dragonfly", "bonsai").put(1, "hokkaido", stronghold=1).coins(0, 2, 0)
    table.carries_out("train", active=1).does("buy oni_of_skulls")
    assert len(table.options) == 8


# --- Harvest ----------------------------------------------------------------------------------------------------


def test_the_harvest_of_the_rulebook() -> None:
    """R-28.12, R-14.1, R-14.2, R-14.4, R-29.9"""
    table = board(*ALL).honor(0, 3, 2, 1, 4)
    table.put(3, "nagato", bushi=1).put(3, "kansai", bushi=1, shinto=1).put(1, "kansai", bushi=1)
    table.put(2, "kansai", bushi=1).put(3, "kyoto", bushi=2).put(2, "kyoto", bushi=2)
    table.put(3, "edo", bushi=1).put(0, "edo", bushi=1).put(0, "oshu", bushi=2).put(3, "oshu", bushi=1)
    table.carries_out("harvest", active=3)
    assert table.purse() == [1, 1, 1, 2, 1]
    assert table.score() == [0, 0, 0, 8, 0]
    assert [int(clan.ronin) for clan in table.state.clans] == [0, 0, 0, 1, 0]


def test_allies_compete_for_provinces_and_collect_their_own() -> None:
    """R-14.3, R-27.14, R-27.15"""
    table = board(*FOUR).allies(0, 1).put(0, "kyoto", bushi=1).put(1, "kyoto", bushi=2).put(1, "oshu", bushi=1)
    table.put(3, "kansai", bushi=3).carries_out("harvest", active=0)
    assert table.score() == [0, 4, 0, 0]
    assert table.purse() == [1, 4, 1, 1]


# --- Betray -----------------------------------------------------------------------------------------------------


def test_betray_ends_the_alliance_and_costs_honor() -> None:
    """R-15.1, R-15.2, R-28.13, R-8.3"""
    table = board(*FOUR).allies(0, 2).carries_out("betray", active=0)
    assert table.state.ally == [-1] * 4
    assert table.state.honor == [1, 0, 2, 3]
    assert table.happened()[:2] == ["leaves-ally", "honor-down"]
    lonely = board(*FOUR).carries_out("betray", active=0)
    assert lonely.state.honor == [0, 1, 2, 3]


def test_the_replacements_of_the_rulebook() -> None:
    """R-28.14, R-15.3, R-15.4, R-15.5, R-15.6, R-15.7, R-5.10, R-29.10"""
    table = board("koi", "turtle", "dragonfly").owns(0, "komainu").owns(1, "oni_of_skulls")
    table.put(1, "edo", oni_of_skulls=1, bushi=1, daimyo=1).put(2, "oshu", bushi=2).allies(0, 2)
    table.carries_out("betray", active=0)
    assert table.options == ["done", "at oshu", "at edo"]
    table.does("at edo")
    assert table.options == ["choose 2 bushi", "choose 2 oni_of_skulls"]
    assert table.refusal("choose 2 daimyo") == "R-5.11"
    table.does("choose 2 oni_of_skulls", "at oshu")  # Komainu is the only monster in reserve, a Bushi for the Bushi
    assert table.at(1, "reserve")["oni_of_skulls"] == 1
    assert table.at(2, "reserve")["bushi"] == 5
    assert table.at(0, "edo") == {"komainu": 1}
    assert table.at(0, "oshu") == {"bushi": 1}
    assert not table.events("kills", "summons")


def test_one_figure_of_each_of_two_opponents() -> None:
    """R-15.3, R-15.4"""
    table = board("koi", "turtle", "bonsai").owns(0, "komainu").owns(1, "oni_of_skulls")
    table.put(1, "edo", oni_of_skulls=1, bushi=1).put(2, "oshu", bushi=2)
    table.carries_out("betray", active=0).does("at edo")
    assert table.refusal("choose 3 bushi") == "R-15.4"
    table.does("choose 2 oni_of_skulls")
    assert table.options == ["done", "at oshu"]
    table.does("at oshu")
    assert table.state.over
    assert table.at(0, "edo") == {"komainu": 1}
    assert table.at(0, "oshu") == {"bushi": 1}
    assert table.at(1, "reserve")["oni_of_skulls"] == 1
    assert table.at(2, "oshu") == {"bushi": 1}
    assert not table.events("kills", "summons")


def test_a_daimyo_and_yurei_are_immune() -> None:
    """R-5.11, R-27.48"""
    table = board(*THREE).owns(1, "yurei").put(1, "edo", daimyo=1, yurei=1, bushi=1).owns(0, "river_dragon")
    table.carries_out("betray", active=0).does("at edo")
    assert table.state.over  # the Bushi is the only one that may be replaced
    assert table.at(1, "edo") == {"daimyo": 1, "yurei": 1}


def test_nothing_can_be_replaced_without_its_like_in_the_reserve() -> None:
    """R-15.4"""
    table = board(*THREE).put(1, "edo", bushi=1, shinto=1).away(0, bushi=6).carries_out("betray", active=0)
    table.does("at edo")
    assert table.state.over
    assert table.at(0, "edo") == {"shinto": 1}


def test_yurei_may_come_for_a_monster() -> None:
    """R-27.48"""
    table = board(*THREE).owns(0, "yurei", "komainu").owns(1, "oni_of_skulls").put(1, "edo", oni_of_skulls=1)
    table.carries_out("betray", active=0).does("at edo")
    assert table.options == ["with komainu", "with yurei"]
    table.does("with yurei")
    assert table.at(0, "edo") == {"yurei": 1}
