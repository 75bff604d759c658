"""R-23, R-24, R-27: each season card where it matters, and where it must not work."""

import pytest
from rising_sun_table import FOUR, THREE, Table, board

from chabudai.games.rising_sun.cards import CARD, COPIES
from chabudai.games.rising_sun.components import PROVINCE, TOKEN
from chabudai.games.rising_sun.flow import Winter
from chabudai.games.rising_sun.steps.seasons import return_hostages


def summoning(*cards: str, clans: tuple[str, ...] = FOUR, seat: int = 0, **options: bool | str) -> Table:
    """A player with these cards summons a Bushi in Edo; nobody else has a stronghold."""
    return board(*clans, **options).owns(seat, *cards).put(seat, "edo", stronghold=1)


def recruit(table: Table, seat: int = 0) -> Table:
    """The player is not active, so there is one figure only."""
    return table.carries_out("recruit", active=(seat + 1) % int(table.state.seats)).does("summon bushi")


def battle(*cards: str, seat: int = 0) -> Table:
    """Koi with three Bushi against Bonsai with two, in Edo."""
    table = board(*THREE).owns(seat, *cards)
    return table.put(0, "edo", bushi=3).put(2, "edo", bushi=2)


# --- Force ------------------------------------------------------------------------------------------------------


def test_path_of_the_lion_and_of_the_dragon_improve_the_daimyo_and_yurei() -> None:
    """card:path_of_the_lion, card:path_of_the_dragon, R-27.48, R-23.4"""
    table = board(*THREE).owns(0, "path_of_the_lion", "yurei").put(0, "edo", daimyo=1, yurei=1, bushi=1)
    assert table.force(0, "edo") == 2 + 3 + 1
    assert table.owns(0, "path_of_the_dragon").force(0, "edo") == 5 + 6 + 1
    assert board(*THREE).owns(0, "path_of_the_dragon").put(1, "edo", daimyo=1).force(1, "edo") == 1


def test_way_of_the_katana_works_in_war_only() -> None:
    """card:way_of_the_katana, R-27.54"""
    table = board(*THREE).owns(0, "way_of_the_katana").put(0, "kyoto", bushi=2, shinto=1).put(1, "kyoto", bushi=4)
    assert table.force(0, "kyoto") == 3
    assert table.carries_out("harvest", active=0).score() == [0, 0, 0]
    table.coins(0, 0, 0).fights("kyoto")
    assert table.events("wins-battle")[0]["force"] == 5


# --- the start of war -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cards", "coins", "ronin", "points"),
    [
        (["way_of_the_shogun"], 3, 0, 0),
        (["way_of_the_shogun", "way_of_the_shogun"], 6, 0, 0),
        (["way_of_the_moneylender"], 5, 0, 0),
        (["way_of_the_ronin"], 0, 2, 0),
        (["way_of_bushido", "mercy", "mercy", "courage"], 4, 0, 4),
        (["way_of_bushido"], 0, 0, 0),
    ],
)
def test_war_upgrades_work_once_when_war_begins(cards: list[str], coins: int, ronin: int, points: int) -> None:
    """card:way_of_the_shogun, card:way_of_the_moneylender, card:way_of_the_ronin, card:way_of_bushido, R-17.1,
    R-23.7"""
    table = board(*FOUR).owns(1, *cards).wars("oshu", "edo").goes_to_war()
    assert (table.purse()[1], int(table.state.clans[1].ronin), table.score()[1]) == (coins, ronin, points)


def test_way_of_the_righteous_takes_a_coin_from_those_with_less_honor() -> None:
    """card:way_of_the_righteous, R-27.5"""
    table = board(*FOUR).owns(1, "way_of_the_righteous").coins(5, 0, 2, 0).wars("oshu").goes_to_war()
    assert table.purse() == [5, 1, 1, 0]
    two = board(*FOUR).owns(1, "way_of_the_righteous", "way_of_the_righteous").coins(5, 0, 1, 4).wars("oshu")
    assert two.goes_to_war().purse() == [5, 3, 0, 2]


def test_koi_converts_after_its_own_war_upgrades() -> None:
    """R-27.31, R-17.1"""
    table = board(*FOUR).owns(0, "way_of_the_ronin").wars("oshu").goes_to_war()
    assert table.purse()[0] == 2
    assert table.state.clans[0].ronin == 0


@pytest.mark.parametrize(("order", "purse"), [(["next 1"], [2, 0, 0, 1]), (["next 4"], [3, 0, 0, 0])])
def test_the_conversion_of_koi_has_its_place_among_the_abilities_of_the_start_of_war(
    order: list[str], purse: list[int]
) -> None:
    """R-27.31, R-27.4, R-25.1a: whoever takes coins before it finds none"""
    table = board(*FOUR).honor(3, 1, 2, 0).owns(3, "way_of_the_righteous").ronin(3, 0, 0, 0).wars("oshu")
    table.goes_to_war()
    assert (table.decider, table.options) == (3, ["next 4", "next 1"])
    assert table.does(*order).purse() == purse


def test_koi_without_ronin_has_no_part_in_the_order() -> None:
    """R-27.31, R-27.4"""
    table = board(*FOUR).owns(3, "way_of_the_righteous").wars("oshu").goes_to_war()
    assert table.state.over
    plain = board(*FOUR).owns(3, "way_of_the_shogun").ronin(3, 0, 0, 0).wars("oshu").goes_to_war()
    assert plain.state.over  # nobody compares coins
    ruled = board(*FOUR, simultaneous_order="honor_order").honor(3, 1, 2, 0).owns(3, "way_of_the_righteous")
    assert ruled.ronin(3, 0, 0, 0).wars("oshu").goes_to_war().purse() == [3, 0, 0, 0]


def test_each_copy_of_a_card_works_in_its_own_place_in_the_order_bought() -> None:
    """R-27.4, R-23.4"""
    cards = ["way_of_the_shogun", "way_of_bushido", "way_of_the_shogun"]
    table = board(*FOUR).owns(1, "courage", *cards).wars("oshu").goes_to_war()
    assert [event["coins"] for event in table.events("coins")] == [3, 2, 3]


MERCHANT = "way_of_the_merchant"


@pytest.mark.parametrize(("first", "coins"), [("way_of_the_shogun", 0), ("way_of_the_moneylender", 1)])
def test_an_owner_watched_by_a_merchant_says_which_card_works_next(first: str, coins: int) -> None:
    """R-27.4: with 5 coins against 9 Shogun before Moneylender pays the Merchant nothing, after it 1"""
    table = board(*FOUR).owns(1, "way_of_the_moneylender", "way_of_the_shogun").owns(2, MERCHANT)
    table.coins(0, 5, 9, 0).wars("oshu").goes_to_war()
    assert (table.decider, table.question) == (1, "prompt-next-card")
    assert table.options == ["next_card way_of_the_moneylender", "next_card way_of_the_shogun"]
    assert table.refusal("next_card way_of_bushido") == "R-27.4"
    assert table.does(f"next_card {first}").purse() == [0, 13, 9 + coins, 0]


def test_the_own_order_is_asked_as_long_as_different_cards_wait() -> None:
    """R-27.4: of two equal copies and another one; Way of the Ronin moves no coins and is not asked about"""
    cards = ["way_of_the_ronin", "way_of_the_shogun", "way_of_the_shogun", "way_of_the_righteous"]
    table = board(*FOUR).owns(1, *cards).owns(2, MERCHANT).wars("oshu").goes_to_war()
    assert table.state.clans[1].ronin == 2
    table.does("next_card way_of_the_shogun")
    assert table.options == ["next_card way_of_the_shogun", "next_card way_of_the_righteous"]
    table.does("next_card way_of_the_righteous")
    assert table.state.over
    assert table.purse()[1] == 6


@pytest.mark.parametrize(
    ("cards", "merchant", "options"),
    [
        (["way_of_the_shogun", "way_of_the_shogun"], 2, {}),
        (["way_of_the_shogun", "way_of_the_ronin"], 2, {}),
        (["way_of_the_shogun", "way_of_bushido"], 2, {}),  # no virtue
        (["way_of_the_shogun", "way_of_the_moneylender"], 1, {}),  # the own Merchant
        (["way_of_the_shogun", "way_of_the_moneylender"], 2, {"simultaneous_order": "honor_order"}),
    ],
)
def test_nobody_is_asked_for_an_own_order_that_cannot_matter(
    cards: list[str], merchant: int, options: dict[str, str]
) -> None:
    """R-27.4"""
    table = board(*FOUR, **options).owns(1, *cards).owns(merchant, MERCHANT).wars("oshu").goes_to_war()
    assert table.state.over


def test_the_player_with_most_honor_says_whose_cards_work_next_where_it_matters() -> None:
    """R-4.5, R-27.4, R-29.14, R-17.1: both orders"""
    table = board(*FOUR).owns(1, "way_of_the_righteous").owns(2, "way_of_the_shogun").wars("oshu").goes_to_war()
    assert (table.decider, table.options) == (1, ["next 2", "next 3"])
    assert table.does("next 2").purse() == [0, 0, 3, 0]  # nothing to take yet
    table = board(*FOUR).owns(1, "way_of_the_righteous").owns(2, "way_of_the_shogun").wars("oshu").goes_to_war()
    assert table.does("next 3").purse() == [0, 1, 2, 0]
    quiet = board(*FOUR).owns(1, "way_of_the_ronin").owns(2, "way_of_the_shogun").wars("oshu").goes_to_war()
    assert quiet.state.over
    ruled = (
        board(*FOUR, simultaneous_order="honor_order").owns(1, "way_of_the_righteous").owns(2, "way_of_the_shogun")
    )
    assert ruled.wars("oshu").goes_to_war().state.over


# --- winter -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "points"),
    [
        ("form_of_the_kitsune", 6),
        ("form_of_the_phoenix", 6),
        ("form_of_the_beast", 9),
        ("form_of_the_demon", 6),
        ("form_of_the_kindred", 3),
    ],
)
def test_winter_upgrades_score_for_what_one_has(card: str, points: int) -> None:
    """card:form_of_the_kitsune, card:form_of_the_phoenix, card:form_of_the_beast, card:form_of_the_demon,
    card:form_of_the_kindred, R-22.2, R-23.6, R-27.49, R-8.5"""
    table = board(*THREE).owns(0, "mercy", "courage", "courage", "komainu", "oni_of_skulls", "oni_of_blood_archway")
    table.owns(0, card).put(0, "edo", stronghold=2).allies(0, 1)
    table.state.ally = [-1, -1, -1]  # broken since
    table.state.season = 3
    table.begins(Winter())
    assert table.state.score_sheet()[0]["winter_upgrades"] == points
    assert table.score()[1:] == [0, 0]
    bare = board(*THREE).owns(0, card)
    bare.state.season = 3
    assert bare.begins(Winter()).score() == [0, 0, 0]


# --- after a summon ---------------------------------------------------------------------------------------------


def test_path_of_the_warlord_brings_a_coin_for_each_copy_and_instance() -> None:
    """card:path_of_the_warlord, R-5.4, R-11.4, R-23.4"""
    assert recruit(summoning("path_of_the_warlord", "path_of_the_warlord")).purse() == [2, 0, 0, 0]
    idle = summoning("path_of_the_warlord").carries_out("recruit", active=1).does("skip")
    assert idle.purse() == [0, 0, 0, 0]
    twice = summoning("path_of_the_warlord").put(0, "oshu", stronghold=1).carries_out("recruit", active=1)
    assert twice.does("summon bushi", "summon bushi").purse()[0] == 1


def test_raijin_and_a_bought_monster_are_summons_too() -> None:
    """R-5.4, R-13.6, R-16.3"""
    table = board(*THREE).shrines("raijin", "fujin", "ryujin", "susanoo").owns(0, "path_of_the_warlord")
    assert table.at_shrine(0, "raijin", shinto=1).kami_turn().does("at edo").purse()[0] == 1
    table = board(*THREE).owns(0, "path_of_the_warlord").put(0, "edo", stronghold=1).coins(2, 0, 0)
    assert table.carries_out("train", active=1).does("pass", "pass", "buy oni_of_skulls").purse()[0] == 1


def test_path_of_the_patron_needs_more_honor_than_two_players() -> None:
    """card:path_of_the_patron"""
    assert recruit(summoning("path_of_the_patron")).purse()[0] == 2
    assert recruit(summoning("path_of_the_patron").honor(1, 0, 2, 3)).purse()[0] == 2
    assert recruit(summoning("path_of_the_patron").honor(1, 2, 0, 3)).purse()[0] == 0


def test_path_of_the_spirit_needs_the_highest_honor() -> None:
    """card:path_of_the_spirit"""
    table = recruit(summoning("path_of_the_spirit"))
    assert (table.purse()[0], table.score()[0]) == (2, 2)
    table = recruit(summoning("path_of_the_spirit").honor(1, 0, 2, 3))
    assert (table.purse()[0], table.score()[0]) == (0, 0)


def test_path_of_the_kenin_places_a_bushi_at_a_stronghold() -> None:
    """card:path_of_the_kenin, R-27.37, R-5.5, R-25.4"""
    table = recruit(summoning("path_of_the_kenin", "path_of_the_warlord"))
    assert table.options == ["no", "at edo"]
    assert table.refusal("at oshu") == "R-11.1"
    table.does("at edo")
    assert table.at(0, "edo") == {"bushi": 2}
    assert table.purse()[0] == 1
    two = recruit(summoning("path_of_the_kenin", "path_of_the_kenin")).does("at edo", "at edo")
    assert two.at(0, "edo") == {"bushi": 3}
    flying = summoning("path_of_the_kenin", clans=("koi", "dragonfly", "bonsai"), seat=1)
    flying.carries_out("recruit", active=2).does("at oshu", "summon bushi")
    assert flying.options == ["no", "at edo"]
    empty = summoning("path_of_the_kenin").away(0, bushi=5)
    assert recruit(empty).state.over


def test_path_of_the_ninja_kills_any_bushi_for_honor() -> None:
    """card:path_of_the_ninja, R-27.36, R-29.5"""
    table = recruit(summoning("path_of_the_ninja").put(1, "oshu", bushi=1).put(2, "oshu", bushi=1))
    assert table.options == ["no", "at oshu", "at edo"]
    table.does("at oshu", "choose 2 bushi")
    assert table.at(1, "oshu") == {}
    assert table.state.honor == [1, 0, 2, 3]
    spared = recruit(summoning("path_of_the_ninja").put(1, "oshu", bushi=1)).does("no")
    assert spared.state.honor == [0, 1, 2, 3]
    own = recruit(summoning("path_of_the_ninja", ninja_may_target_own_bushi=False))
    assert own.state.over  # only an own Bushi is on the map


def test_path_of_the_monkey_takes_from_the_richest_for_honor() -> None:
    """card:path_of_the_monkey, R-29.23"""
    table = recruit(summoning("path_of_the_monkey").coins(9, 3, 3, 1)).does("yes")
    assert table.purse() == [11, 2, 2, 1]
    assert table.state.honor == [1, 0, 2, 3]
    assert recruit(summoning("path_of_the_monkey").coins(9, 0, 0, 0)).state.over
    assert recruit(summoning("path_of_the_monkey").coins(0, 3, 0, 0)).does("no").purse() == [0, 3, 0, 0]


def test_own_effects_after_a_summon_come_gains_first() -> None:
    """R-27.4: whatever the order in which they were bought"""
    cards = ["path_of_the_monkey", "path_of_the_ninja", "path_of_the_kenin", "path_of_the_patron"]
    for bought in (cards, cards[::-1]):
        table = recruit(summoning(*bought).coins(0, 4, 0, 0).put(1, "oshu", bushi=1))
        assert table.purse()[0] == 2
        assert table.question == "prompt-place"
        assert table.does("no").question == "prompt-ninja"
        assert table.does("no").question == "prompt-monkey"


# --- the end of a Recruit ---------------------------------------------------------------------------------------


def test_path_of_the_light_and_of_the_samurai_place_at_the_end_of_every_recruit() -> None:
    """card:path_of_the_light, card:path_of_the_samurai, R-10.8, R-29.13, R-27.4"""
    table = board(*FOUR).owns(1, "path_of_the_light").carries_out("recruit", active=3)
    table.does("shrine hachiman")
    assert table.at(1, "hachiman") == {"shinto": 1}
    assert table.state.over
    table = board(*FOUR).owns(2, "path_of_the_samurai").carries_out("recruit", active=0)
    assert table.does("at shikoku").at(2, "shikoku") == {"bushi": 1}
    both = board(*FOUR).owns(1, "path_of_the_light", "komainu").owns(2, "path_of_the_samurai")
    both.carries_out("recruit", active=0)
    assert (both.decider, both.options) == (1, ["next 2", "next 3"])
    both.does("next 3", "no", "shrine fujin")
    assert both.options == ["with shinto", "with komainu"]
    assert both.does("with komainu").at(1, "fujin") == {"komainu": 1}
    other = board(*FOUR).owns(1, "path_of_the_light").owns(2, "path_of_the_samurai").away(2, bushi=6)
    assert other.carries_out("recruit", active=0).question == "prompt-place-at-shrine"  # only one can place
    assert board(*FOUR).owns(1, "path_of_the_light").carries_out("harvest", active=0).state.over


# --- virtues ----------------------------------------------------------------------------------------------------


def test_righteousness_pays_for_every_own_figure_killed() -> None:
    """card:righteousness, R-27.35"""
    table = battle("righteousness", "righteousness", seat=2).fights("edo")
    assert table.score() == [0, 0, 4]
    betrayed = (
        board(*THREE).owns(1, "righteousness").put(1, "edo", bushi=1, shinto=1).carries_out("betray", active=0)
    )
    assert betrayed.does("at edo", "choose 2 bushi").score() == [0, 0, 0]
    taken = board(*THREE).owns(1, "righteousness").put(1, "edo", bushi=1, daimyo=1).put(0, "edo", bushi=1)
    taken.coins(1, 0, 0).fights("edo").bids(koi=(0, 1, 0, 0)).does("choose 2 bushi")
    assert taken.score() == [0, 1, 0]  # for the Daimyo that was killed, not for the hostage


def test_respect_takes_more_hostages() -> None:
    """card:respect, R-27.45"""
    table = battle("respect").points(0, 0, 5).coins(1, 0, 0).fights("edo").bids(koi=(0, 1, 0, 0))
    table.does("choose 3 bushi")
    assert table.question == "prompt-hostage-more"
    table.does("choose 3 bushi")
    assert table.hostages(0) == {"2 bushi": 2}
    assert table.score() == [2, 0, 3]
    no = battle("respect").coins(1, 0, 0).fights("edo").bids(koi=(0, 1, 0, 0)).does("no")
    assert no.hostages(0) == {}


def test_justice_pays_for_each_victim_with_less_honor() -> None:
    """card:justice, R-27.42"""
    table = board(*FOUR).owns(1, "justice", "justice").put(1, "edo", bushi=4)
    table.put(0, "edo", bushi=1).put(2, "edo", bushi=1).put(3, "edo", bushi=1).fights("edo")
    assert table.score() == [0, 12, 0, 0]
    assert battle("justice", seat=2).put(2, "edo", bushi=3).fights("edo").score() == [0, 0, 0]
    seppuku = battle("justice").coins(1, 0, 0).fights("edo").bids(koi=(1, 0, 0, 0)).does("yes")
    assert seppuku.score() == [3, 0, 0]  # only the points of Seppuku


def test_mercy_spares_all_for_points() -> None:
    """card:mercy, R-27.41, R-29.19"""
    table = battle("mercy", "mercy").coins(0, 0, 1).fights("edo").bids(bonsai=(0, 0, 0, 1))
    assert table.options == ["kill", "spare"]
    table.does("spare")
    assert table.at(2, "edo") == {"bushi": 2}
    assert table.score() == [4, 0, 0]
    killed = battle("mercy").fights("edo").does("kill")
    assert killed.at(2, "edo") == {}
    assert killed.score() == [0, 0, 0]
    allies = board(*FOUR).owns(0, "mercy").allies(0, 3).put(0, "edo", bushi=2).put(3, "edo", bushi=1)
    allies.put(1, "edo", bushi=1).coins(0, 1, 0, 0).fights("edo").bids(lotus=(1, 0, 0, 0)).does("yes")
    assert allies.state.over  # only the ally is left


def test_whoever_is_asked_for_mercy_has_the_token_already() -> None:
    """R-20.2, R-20.3, card:courage: first the token and what it brings, then the fate of the losers"""
    table = battle("mercy", "courage").fights("edo")
    assert table.question == "prompt-mercy"
    assert [each["province"] for each in table.state.view(None)["players"][0]["tokens"]] == ["edo"]
    assert table.score()[0] == 2
    assert table.does("spare").score()[0] == 4


def test_mercy_and_justice_never_pay_for_the_same_kill() -> None:
    """card:mercy, card:justice, R-27.41: both orders"""
    for cards in (["mercy", "justice"], ["justice", "mercy"]):
        assert battle(*cards).fights("edo").does("spare").score() == [2, 0, 0]
        assert battle(*cards).fights("edo").does("kill").score() == [3, 0, 0]


def test_mercy_after_the_ninja_costs_honor_all_the_same() -> None:
    """card:mercy, card:path_of_the_ninja, R-27.41"""
    table = recruit(summoning("path_of_the_ninja", "mercy").put(1, "oshu", bushi=1)).does("at oshu")
    assert table.options == ["kill", "spare"]
    table.does("spare")
    assert table.at(1, "oshu") == {"bushi": 1}
    assert table.score()[0] == 2
    assert table.state.honor == [1, 0, 2, 3]
    own = recruit(summoning("path_of_the_ninja", "mercy")).does("at edo")
    assert own.state.over
    assert own.at(0, "edo") == {}


def test_courage_and_oni_of_souls_pay_for_every_token() -> None:
    """card:courage, card:oni_of_souls_archway, R-27.43, R-24.5"""
    table = battle("courage", "courage").fights("edo")
    assert table.score()[0] == 4
    table = board(*THREE).owns(0, "oni_of_souls_archway", "oni_of_skulls").put(0, "oshu", oni_of_souls=1)
    assert table.fights("oshu", "edo").score() == [4, 0, 0]
    elsewhere = board(*THREE).owns(0, "oni_of_souls_archway").put(0, "oshu", oni_of_souls=1).put(0, "edo", bushi=1)
    assert elsewhere.fights("edo").score() == [0, 0, 0]
    ruled = (
        board(*THREE, oni_of_souls_requires_battle=True)
        .owns(0, "oni_of_souls_archway")
        .put(0, "oshu", oni_of_souls=1)
    )
    assert ruled.fights("oshu").score() == [0, 0, 0]
    captured = board(*THREE).owns(0, "oni_of_souls_teapot").put(0, "edo", oni_of_souls=1, bushi=3)
    captured.put(2, "edo", bushi=1).coins(0, 0, 1).fights("edo").bids(bonsai=(0, 1, 0, 0)).does(
        "choose 1 oni_of_souls"
    )
    assert captured.events("wins-battle")[0]["seat"] == 0
    assert captured.score()[0] == 0


def test_honesty_pays_an_ally_who_selects_anything_but_betray() -> None:
    """card:honesty, R-27.46, R-25.2"""
    table = board(*THREE).owns(0, "honesty", "honesty").allies(0, 1)
    assert table.selects("harvest", active=0).score()[0] == 4
    assert board(*THREE).owns(0, "honesty").selects("harvest", active=0).score()[0] == 0
    assert board(*THREE).owns(0, "honesty").allies(0, 1).selects("betray", active=0).score()[0] == 0
    assert board(*THREE).owns(0, "honesty").allies(0, 1).selects("harvest", active=1).score()[0] == 0


def test_benevolence_gives_a_spent_coin_for_honor_and_points() -> None:
    """card:benevolence, R-27.40, R-23.3, R-9.7, R-13.8"""
    table = board(*FOUR).owns(2, "benevolence").coins(0, 0, 3, 0).put(2, "kyoto", stronghold=1)
    table.carries_out("train", active=2).does("buy righteousness")
    assert table.options == ["no", "give 1", "give 2", "give 4"]
    table.does("give 1")
    assert table.purse() == [1, 0, 2, 0]
    assert table.score()[2] == 2
    assert table.state.honor == [0, 2, 1, 3]
    free = board(*FOUR).owns(2, "benevolence").coins(0, 0, 1, 0).carries_out("train", active=2)
    free.does("buy path_of_the_lion")
    assert free.decider != 2  # nothing was paid
    itself = board(*FOUR).coins(0, 0, 1, 0).carries_out("train", active=3).does("pass", "buy path_of_the_lion")
    assert itself.score() == [0, 0, 0, 0]
    two = board(*FOUR).owns(2, "benevolence", "benevolence").coins(0, 0, 9, 0).put(2, "kyoto", stronghold=1)
    two.carries_out("marshal", active=2)
    while two.question != "prompt-build":
        two.does("done")
    two.does("build edo", "give 1", "give 4")
    assert two.purse() == [1, 0, 6, 1]
    assert two.score()[2] == 4
    one = board(*FOUR).owns(2, "benevolence", "benevolence").coins(0, 0, 1, 0).carries_out("train", active=2)
    one.does("buy righteousness", "give 1")
    assert one.question != "prompt-benevolence"  # one coin, one gift


def test_loyalty_adds_a_point_per_event_while_there_is_an_ally() -> None:
    """card:loyalty, R-27.38, R-23.5, R-27.51"""
    table = (
        board(*THREE).owns(0, "loyalty", "loyalty").allies(0, 1).put(0, "kyoto", bushi=1).put(0, "kansai", bushi=1)
    )
    assert table.carries_out("harvest", active=0).score()[0] == 7 + 2
    alone = board(*THREE).owns(0, "loyalty").put(0, "kyoto", bushi=1)
    assert alone.carries_out("harvest", active=0).score()[0] == 4
    seppuku = (
        board(*FOUR).owns(0, "loyalty", "righteousness").allies(0, 1).put(0, "edo", bushi=2).put(3, "edo", bushi=1)
    )
    seppuku.coins(2, 0, 0, 0).fights("edo").bids(koi=(1, 0, 0, 1)).does("yes")
    assert seppuku.score()[0] == (2 + 2 + 1) + (2 + 1)
    winter = board(*THREE).owns(0, "loyalty").allies(0, 1)
    winter.state.clans[0].tokens = [TOKEN.index["spring_edo"]]
    winter.state.season = 3
    assert winter.begins(Winter()).score()[0] == 1


def test_points_that_are_taken_are_a_gain_for_loyalty() -> None:
    """card:loyalty, R-23.5, R-19.3"""
    table = (
        board(*THREE).owns(0, "loyalty").allies(0, 1).points(0, 0, 3).put(0, "edo", bushi=1).put(2, "edo", bushi=1)
    )
    table.coins(1, 0, 0).fights("edo").bids(koi=(0, 1, 0, 0)).does("choose 3 bushi")
    assert table.score() == [2, 0, 2]


def test_a_whole_mandate_is_one_moment() -> None:
    """R-10.8, R-23.5, card:loyalty: in both orders"""
    for cards in (["loyalty", "benevolence", "benevolence"], ["benevolence", "loyalty", "benevolence"]):
        table = board(*FOUR).owns(0, *cards).allies(0, 1).coins(2, 0, 0, 0).carries_out("train", active=3)
        table.does("pass")
        table.does("buy righteousness", "give 2", "give 2")
        assert table.score()[0] == 4 + 1


def test_way_of_the_merchant_answers_richer_players() -> None:
    """card:way_of_the_merchant, R-27.39, R-14.4"""
    table = board(*FOUR).owns(3, "way_of_the_merchant").coins(3, 2, 1, 1).carries_out("harvest", active=0)
    assert table.purse() == [4, 3, 2, 1 + 1 + 2]  # two were richer before the harvest
    once = board(*FOUR, merchant_pays_per_richer_player=False).owns(3, "way_of_the_merchant").coins(3, 2, 1, 1)
    assert once.carries_out("harvest", active=0).purse()[3] == 1 + 1 + 1
    two = board(*FOUR).owns(3, "way_of_the_merchant", "way_of_the_merchant").owns(0, "way_of_the_shogun")
    two.coins(1, 0, 0, 0).wars("oshu").goes_to_war()
    assert two.purse() == [4, 0, 0, 2]
    equal = board(*FOUR).owns(3, "way_of_the_merchant").owns(0, "way_of_the_shogun").wars("oshu").goes_to_war()
    assert equal.purse() == [3, 0, 0, 0]
    both = board(*FOUR).owns(2, "way_of_the_merchant").owns(3, "way_of_the_merchant").owns(0, "way_of_the_shogun")
    assert both.coins(1, 0, 0, 0).wars("oshu").goes_to_war().purse() == [4, 0, 1, 1]  # no chain


def test_the_merchant_and_koi() -> None:
    """R-27.31, R-25.1"""
    table = board(*FOUR).owns(3, "way_of_the_merchant").coins(2, 0, 0, 0).ronin(2, 0, 0, 0).wars("oshu")
    assert table.goes_to_war().purse() == [4, 0, 0, 0]
    ruled = board(*FOUR, koi_conversion_triggers_merchant=True).owns(3, "way_of_the_merchant")
    assert ruled.coins(2, 0, 0, 0).ronin(2, 0, 0, 0).wars("oshu").goes_to_war().purse() == [4, 0, 0, 1]


def test_the_merchant_sees_the_coins_of_returned_hostages() -> None:
    """R-27.24"""
    table = board(*FOUR).owns(3, "way_of_the_merchant").coins(5, 0, 0, 4)
    table.state.shift(1, 0, 12, 13)
    return_hostages(table.state)
    assert table.purse() == [6, 0, 0, 5]


# --- tolls ------------------------------------------------------------------------------------------------------


def sailing(clan: int = 0, **options: bool | str) -> Table:
    clans = ("koi", "turtle", "bonsai") if clan != 9 else ("koi", "dragonfly", "bonsai")
    return board(*clans, **options).owns(2, "path_of_the_serpent")


def tolls_shown(table: Table) -> dict[str, dict[str, int]]:
    shown: dict[str, dict[str, int]] = table.state.view(None)["tolls"]  # type: ignore[assignment]
    return shown


def test_the_table_shows_what_the_piece_that_is_about_to_move_may_be_charged_and_by_whom() -> None:
    """card:path_of_the_serpent, R-27.34, R-29.7: on every route that it may take and that is not settled yet"""
    table = sailing().put(0, "kansai", bushi=2).coins(1, 0, 0).carries_out("marshal", active=1)
    assert tolls_shown(table) == {}
    table.does("move kansai bushi")
    every = tolls_shown(table)
    assert every == {route: {"seat": 2, "coins": 1} for route in every}
    table.does("to shikoku")
    [settled] = tolls_shown(table)
    assert tolls_shown(table.does("charge")) == {settled: every[settled]}
    table.does("pay", "move kansai bushi")
    assert set(tolls_shown(table)) == set(every) - {settled}


def test_no_toll_is_shown_to_what_owes_none() -> None:
    """R-27.34, R-25.3b, R-25.4c"""
    fly = sailing(9).put(1, "kansai", bushi=1).carries_out("marshal", active=2)
    own = sailing().put(2, "kansai", bushi=1).carries_out("marshal", active=1)
    shell = sailing(serpent_tolls_turtle_strongholds=False).put(1, "kansai", bushi=1, stronghold=1)
    shell.carries_out("marshal", active=0)
    assert tolls_shown(fly.does("move kansai bushi")) == {}
    assert tolls_shown(own.does("move kansai bushi")) == {}
    assert tolls_shown(shell.does("move kansai stronghold")) == {}


def test_path_of_the_serpent_charges_once_per_route_and_turn() -> None:
    """card:path_of_the_serpent, R-27.34, R-27.55, R-29.7"""
    table = sailing().put(0, "kansai", bushi=2).coins(1, 0, 0).carries_out("marshal", active=1)
    table.does("move kansai bushi", "to shikoku")
    assert (table.decider, table.options) == (2, ["waive", "charge"])
    table.does("charge")
    assert (table.decider, table.options) == (0, ["turn_back", "pay"])
    table.does("pay")
    assert table.at(0, "shikoku") == {"bushi": 1}
    assert table.purse() == [0, 0, 1]
    table.does("move kansai bushi", "to shikoku")
    assert table.at(0, "shikoku") == {"bushi": 2}


def test_a_toll_that_is_not_paid_closes_the_route() -> None:
    """R-27.55, R-29.7, R-29.6"""
    table = sailing().put(0, "kansai", bushi=1).coins(1, 0, 0).carries_out("marshal", active=1)
    table.does("move kansai bushi", "to shikoku", "charge", "turn_back")
    assert table.at(0, "kansai") == {"bushi": 1}
    table.does("move kansai bushi")
    assert "to shikoku" not in table.options
    assert table.refusal("to shikoku") == "R-27.55"
    table.does("to kyushu", "waive")
    assert table.at(0, "kyushu") == {"bushi": 1}
    assert table.purse() == [1, 0, 0]
    poor = sailing().put(0, "kansai", bushi=1).carries_out("marshal", active=1)
    poor.does("move kansai bushi", "to shikoku", "charge")
    assert poor.decider == 0
    assert poor.at(0, "kansai") == {"bushi": 1}


def test_a_closed_route_is_closed_only_to_pieces_that_owe_a_toll() -> None:
    """R-27.55, R-27.34, R-25.3b"""
    table = sailing(serpent_tolls_turtle_strongholds=False).put(1, "kansai", bushi=1, stronghold=1)
    table.coins(0, 1, 0).carries_out("marshal", active=0)
    table.does("move kansai bushi", "to shikoku", "charge", "turn_back", "move kansai stronghold")
    assert "to shikoku" in table.options
    table.does("to shikoku")
    assert table.state.clans[1].strongholds[PROVINCE.index["shikoku"]] == 1
    assert table.does("move kansai bushi").refusal("to shikoku") == "R-27.55"


def test_what_owes_no_toll_leaves_an_island_whose_routes_are_all_closed() -> None:
    """R-27.55, R-27.34, R-25.3b: both routes of Shikoku are closed to Bushi"""
    table = sailing(serpent_tolls_turtle_strongholds=False).put(1, "shikoku", bushi=1, stronghold=1)
    table.coins(0, 1, 0).carries_out("marshal", active=0)
    for target in ("kansai", "kyushu"):
        table.does("move shikoku bushi", f"to {target}", "charge", "turn_back")
    assert table.refusal("move shikoku bushi") == "R-27.55"
    assert "move shikoku stronghold" in table.options
    table.does("move shikoku stronghold", "to kyushu")
    assert table.state.clans[1].strongholds[PROVINCE.index["kyushu"]] == 1


def test_by_land_the_owner_oneself_and_dragonfly_owe_nothing() -> None:
    """R-27.34, R-25.4, R-25.3"""
    table = sailing().put(0, "kansai", bushi=1).carries_out("marshal", active=1)
    assert table.does("move kansai bushi", "to kyoto").at(0, "kyoto") == {"bushi": 1}
    own = sailing().put(2, "kansai", bushi=1).carries_out("marshal", active=1)
    assert own.does("move kansai bushi", "to shikoku").at(2, "shikoku") == {"bushi": 1}
    fly = sailing(9).put(1, "kansai", bushi=1).carries_out("marshal", active=2)
    assert fly.does("move kansai bushi", "to shikoku").at(1, "shikoku") == {"bushi": 1}
    ruled = sailing(9, serpent_tolls_dragonfly=True).put(1, "kansai", bushi=1).carries_out("marshal", active=2)
    assert ruled.does("move kansai bushi", "to shikoku").question == "prompt-toll"
    shell = sailing().put(1, "kansai", stronghold=1).carries_out("marshal", active=0)
    assert shell.does("move kansai stronghold", "to shikoku").question == "prompt-toll"
    free = sailing(serpent_tolls_turtle_strongholds=False).put(1, "kansai", stronghold=1)
    free.carries_out("marshal", active=0).does("move kansai stronghold", "to shikoku")
    assert free.state.clans[1].strongholds[PROVINCE.index["shikoku"]] == 1


def test_a_move_of_fujin_that_is_taken_back_is_not_spent() -> None:
    """R-29.12, R-27.55"""
    table = sailing().at_shrine(0, "fujin", shinto=1).put(0, "kansai", bushi=1).coins(1, 0, 0).kami_turn()
    table.does("move kansai bushi", "to shikoku", "charge", "turn_back")
    assert table.question == "prompt-fujin"
    assert table.state.winds == 2


# --- Betray -----------------------------------------------------------------------------------------------------


def test_path_of_the_unrighteous_replaces_one_more_even_at_a_shrine() -> None:
    """card:path_of_the_unrighteous, R-27.47, R-29.10"""
    table = board(*THREE).owns(0, "path_of_the_unrighteous").put(1, "edo", bushi=2).at_shrine(1, "fujin", shinto=1)
    table.carries_out("betray", active=0)
    assert table.options == ["done", "at edo", "shrine fujin"]
    table.does("shrine fujin")
    assert table.at(0, "fujin") == {"shinto": 1}
    assert table.at(1, "fujin") == {}
    table.does("at edo")  # booked as an ordinary one
    assert table.at(0, "edo") == {"bushi": 1}
    assert table.state.over
    again = board(*THREE).owns(0, "path_of_the_unrighteous").put(1, "edo", bushi=2).carries_out("betray", active=0)
    again.does("at edo", "at edo")
    assert again.at(0, "edo") == {"bushi": 2}
    plain = board(*THREE).put(1, "edo", bushi=2).at_shrine(1, "fujin", shinto=1).carries_out("betray", active=0)
    assert plain.refusal("shrine fujin") == "R-15.4"


# --- Oni that enter ---------------------------------------------------------------------------------------------


def entering(oni: str, *more: str) -> Table:
    """Turtle, second of four in honor, moves an Oni from Oshu to Edo, where Koi stands above and Bonsai below."""
    table = board(*FOUR).owns(2, oni, *more).put(2, "oshu", **{oni.removesuffix("_archway"): 1})
    return table.put(0, "edo", bushi=1, shinto=1).put(1, "edo", daimyo=1).put(3, "edo", bushi=1).points(5, 1, 0, 5)


def test_oni_of_hate_kills_one_figure_of_each_with_more_honor() -> None:
    """card:oni_of_hate_archway, R-27.44, R-29.11, R-5.14"""
    table = entering("oni_of_hate_archway").carries_out("marshal", active=3)
    while table.decider != 2:
        table.does("done")
    table.does("move oshu oni_of_hate", "to edo")
    assert table.options == ["choose 1 bushi", "choose 1 shinto"]
    table.does("choose 1 shinto")
    assert table.at(0, "edo") == {"bushi": 1}
    assert table.at(1, "edo") == {"daimyo": 1}
    assert table.at(3, "edo") == {"bushi": 1}
    high = entering("oni_of_hate_archway").honor(2, 0, 1, 3).carries_out("marshal", active=3)
    while high.decider != 2:
        high.does("done")
    high.does("move oshu oni_of_hate", "to edo")
    assert high.at(0, "edo") == {"bushi": 1, "shinto": 1}


def test_mercy_stays_oni_of_hate() -> None:
    """card:mercy, card:oni_of_hate_horseman, R-27.41, R-29.11"""
    table = entering("oni_of_hate_archway", "mercy").carries_out("marshal", active=3)
    while table.decider != 2:
        table.does("done")
    table.does("move oshu oni_of_hate", "to edo", "spare")
    assert table.at(0, "edo") == {"bushi": 1, "shinto": 1}
    assert table.score()[2] == 2


def test_oni_of_spite_takes_points_from_those_with_more_honor() -> None:
    """card:oni_of_spite_archway, R-27.5"""
    table = entering("oni_of_spite_archway").carries_out("marshal", active=3)
    while table.decider != 2:
        table.does("done")
    table.does("move oshu oni_of_spite", "to edo")
    assert table.score() == [3, 0, 3, 5]


def test_two_oni_of_one_betray_work_in_the_order_their_owner_chooses() -> None:
    """R-15.8, R-29.11: both orders"""
    for first in ("oni_of_hate", "oni_of_spite"):
        table = board(*FOUR).owns(2, "oni_of_hate_archway", "oni_of_spite_archway").owns(0, "komainu")
        table.owns(1, "oni_of_skulls").put(0, "edo", komainu=1, shinto=1).put(0, "oshu", bushi=1)
        table.put(1, "oshu", oni_of_skulls=1)
        table.away(2, shinto=3).points(4, 4, 0, 0).carries_out("betray", active=2)
        table.does("at edo", "with oni_of_hate", "at oshu")  # Komainu, then Oni of Skulls: nothing else fits
        assert (table.question, table.options) == (
            "prompt-enters-first",
            ["first oni_of_hate", "first oni_of_spite"],
        )
        table.does(f"first {first}")
        order = [event["event"] for event in table.events("kills", "points-taken")]
        assert order == (["kills", "points-taken"] if first == "oni_of_hate" else ["points-taken", "kills"])
        assert table.at(0, "edo") == {}
        assert not table.events("summons")


def test_every_copy_of_every_card_is_known() -> None:
    """R-2.1"""
    assert sum(COPIES) == 66
    assert len(CARD) == 45
