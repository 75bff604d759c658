"""S-9, S-10: battles, revolts, and where every cube goes."""

import pytest
from shogun_table import FARMERS, Table, board

from chabudai.games.shogun.components import PROVINCE
from chabudai.games.shogun.steps.battles import owner_wins

# S-15.20 to S-15.35: kind, unrest, a, d, f, then owner afterwards (0 attacker or owner, 1 defender) and armies.
EXAMPLES = {
    "S-15.20": ("players", 0, 0, 0, 3, None, 0),
    "S-15.21": ("players", 0, 1, 0, 3, None, 0),
    "S-15.22": ("players", 0, 2, 1, 4, 1, 1),
    "S-15.23": ("players", 0, 4, 3, 2, 1, 1),
    "S-15.24": ("players", 0, 3, 2, 1, None, 0),
    "S-15.25": ("players", 2, 3, 2, 4, 0, 1),
    "S-15.26": ("players", 0, 0, 0, 0, None, 0),
    "S-15.27": ("neutral", 0, 2, 0, 2, None, 0),
    "S-15.28": ("neutral", 0, 3, 0, 1, 0, 2),
    "S-15.31": ("players", 1, 0, 0, 2, None, 0),
    "S-15.32": ("players", 1, 1, 3, 2, 1, 2),
    "S-15.33": ("neutral", 0, 0, 0, 0, None, 0),
    "S-15.13": ("players", 0, 3, 1, 1, 0, 1),
    "S-9.5": ("players", 0, 5, 1, 1, 0, 3),
    "S-9.6": ("players", 1, 2, 2, 0, None, 0),
}


def at_war(unrest: int = 0) -> Table:
    """The attacker has 3 armies in Shinano; whoever defends Kozuke has sent all its armies into the tower."""
    table = board(4).own(0, shinano=3).own(1, kozuke=3, noto=1).chests(9, 9, 9, 9)
    table.built("kozuke", "castle", "temple").unrest(kozuke=unrest)
    table.state.armies[table.state.provinces_of(1)[0]] = 0
    table.state.tower[1] += 3
    return table


def after(table: Table, a: int, d: int, f: int, others: int = 0) -> Table:
    """These cubes lie in the tray after the throw."""
    return table.in_tray(a, d, others, 0, f)


@pytest.mark.parametrize("clause", EXAMPLES)
def test_the_tray_decides(clause: str) -> None:
    """S-9.4 to S-9.7: S-15.13, S-15.20, S-15.21, S-15.22, S-15.23, S-15.24, S-15.25, S-15.26, S-15.27, S-15.28,
    S-15.31, S-15.32, S-15.33"""
    kind, unrest, a, d, f, owner, armies = EXAMPLES[clause]
    table, province = at_war(unrest), "kozuke" if kind == "players" else "echigo"
    after(table, a, d, f, others=2).fights(0, 1 if kind == "players" else None, province)
    assert table.province(province) == (owner, armies)
    tray = table.state.tray
    assert tray[0] == tray[1] == 0
    assert tray[2] == 2  # S-9.4: of others nothing counts, and it stays
    assert tray[FARMERS] == (f if unrest else 0)
    assert table.cubes() == [62, 62, 62, 62, 20]
    if kind == "players":
        kept = owner is not None
        assert table.buildings("kozuke") == (["castle", "temple"] if kept else [])
        assert table.view()["provinces"]["kozuke"]["unrest"] == (unrest if kept else 0)


def test_losses_and_survivors_go_where_they_belong() -> None:
    """S-9.9, S-9.14: of 5 attackers 2 fall, of the defenders all, the farmers go to the pool"""
    table = after(at_war(), 5, 1, 1)
    before = table.state.reserve.copy()
    table.fights(0, 1, "kozuke")
    gone = [now - then for now, then in zip(table.state.reserve, before, strict=True)]
    assert gone == [2, 1, 0, 0, 1]


def test_farmers_fall_before_the_defender() -> None:
    """S-9.5: 3 − (4 − 2)"""
    table = after(at_war(), 4, 3, 2)
    before = table.state.reserve.copy()
    table.fights(0, 1, "kozuke")
    assert [now - then for now, then in zip(table.state.reserve, before, strict=True)] == [4, 2, 0, 0, 2]


def test_a_conqueror_inherits_buildings_and_unrest() -> None:
    """S-9.10, S-14.18"""
    table = after(at_war(unrest=2), 3, 1, 0)
    table.fights(0, 1, "kozuke")
    assert table.province("kozuke") == (0, 2)
    assert table.buildings("kozuke") == ["castle", "temple"]
    assert table.view()["provinces"]["kozuke"]["unrest"] == 2


def test_a_tie_leaves_the_armies_that_stayed_behind_untouched() -> None:
    """S-14.17, S-9.11"""
    table = after(at_war(), 2, 2, 0)
    table.fights(0, 1, "kozuke")
    assert table.province("shinano") == (0, 3)
    assert table.province("kozuke") == (None, 0)


def test_a_defender_who_wins_keeps_everything() -> None:
    """S-9.12"""
    table = after(at_war(unrest=1), 1, 3, 0)
    table.fights(0, 1, "kozuke")
    assert table.province("kozuke") == (1, 2)
    assert table.buildings("kozuke") == ["castle", "temple"]
    assert table.view()["provinces"]["kozuke"]["unrest"] == 1


def test_more_may_survive_than_have_attacked() -> None:
    """S-9.13"""
    table = after(at_war(), 9, 0, 0)
    table.fights(0, 1, "kozuke")
    assert table.province("kozuke") == (0, 9)


def test_farmers_alone_cannot_hold_a_province() -> None:
    """S-14.3, S-9.5: the defenders' side is ahead, but there is no defender"""
    table = after(at_war(), 1, 0, 9)
    table.fights(0, 1, "kozuke")
    assert table.province("kozuke") == (None, 0)


# --- what is thrown -----------------------------------------------------------------------------------------------


def thrown_by(table: Table, *moves: str) -> list[str]:
    table.does(*moves)
    [event] = table.events("thrown")
    cubes: list[str] = event["cubes"]
    return cubes


def marching(**options: bool | str) -> Table:
    return board(4, **options).own(0, shinano=5).own(1, kozuke=3, noto=1).chests(9, 9, 9, 9)


def test_all_armies_that_move_and_all_that_defend_are_thrown() -> None:
    """S-9.1, S-9.2 (a), S-15.13: 4 from Shinano against 3 in Kozuke"""
    table = marching()
    table.carries_out(0, "battle_a", "shinano")
    assert thrown_by(table, "march kozuke", "send 4") == ["blue-4", "red-3"]
    assert table.province("shinano") == (0, 1)
    assert table.cubes() == [62, 62, 62, 62, 20]


@pytest.mark.parametrize(("event", "farmers"), [("tax_max_0", 1), ("two_farmers_3", 2)])
def test_a_neutral_province_is_defended_by_farmers(event: str, farmers: int) -> None:
    """S-9.2 (b)"""
    table = marching().event(event)
    table.carries_out(0, "battle_a", "shinano")
    assert table.view()["march"]["farmers"] == farmers
    assert thrown_by(table, "march mino", "send 2") == ["blue-2", f"farmers-{farmers}"]


def test_an_empty_pool_sends_nobody() -> None:
    """S-10.6"""
    table = marching().inside(0, 0, 0, 0, 20)
    table.carries_out(0, "battle_a", "shinano")
    assert table.view()["march"]["farmers"] == 0
    assert thrown_by(table, "march mino", "send 2") == ["blue-2"]


def test_an_empty_pool_sends_nobody_to_a_revolt_either() -> None:
    """S-10.6, S-9.8: farmers that fall out of the tower still count"""
    table = marching().own(0, mikawa=3).unrest(mikawa=2).inside(0, 0, 0, 0, 20)
    table.carries_out(0, "tax", "mikawa")
    [thrown], [fallen] = table.events("thrown"), table.events("fall-out")
    assert thrown["cubes"] == ["blue-3"]
    out = dict(cubes.split("-") for cubes in fallen["cubes"])
    won = int(out.get("blue", 0)) > int(out.get("farmers", 0))
    assert (table.province("mikawa")[0] == 0) is won


def test_the_tray_goes_in_again_and_counts_for_whoever_is_involved() -> None:
    """S-9.2, S-10.4, S-14.19, S-10.2"""
    table = marching().in_tray(2, 1, 3, 0, 4)
    table.carries_out(0, "battle_a", "shinano")
    assert thrown_by(table, "march kozuke", "send 4") == ["blue-6", "red-4", "yellow-3", "farmers-4"]
    assert table.state.tray[0] == table.state.tray[1] == 0


@pytest.mark.parametrize(("d", "f", "armies"), [(2, 2, 0), (0, 0, 0), (3, 1, 2), (1, 4, 0)])
def test_a_revolt_is_won_by_more_armies_than_farmers(d: int, f: int, armies: int) -> None:
    """S-9.8, S-15.29, S-15.30, S-15.34, S-15.35: by rice or tax one more marker follows (S-8.11), in winter none"""
    table = at_war(unrest=1).in_tray(0, d, 2, 0, f)
    assert owner_wins(table.state, 1, PROVINCE.index["kozuke"]) == (armies > 0)
    assert table.province("kozuke") == ((1, armies) if armies else (None, 0))
    assert table.view()["provinces"]["kozuke"]["unrest"] == (1 if armies else 0)
    assert table.state.tray == [0, 0, 2, 0, 0]
    assert table.cubes() == [62, 62, 62, 62, 20]


def test_revolts_are_decided_by_the_tray() -> None:
    """S-9.8: whatever falls out, more armies than farmers keep the province"""
    won = 0
    for seed in range(30):
        table = marching().own(0, mikawa=3).otherwise(seed).unrest(mikawa=1)
        kept = table.revolts("mikawa", 1)
        [fallen] = table.events("fall-out")
        out = dict(cubes.split("-") for cubes in fallen["cubes"])
        armies, farmers = int(out.get("blue", 0)), int(out.get("farmers", 0))
        assert kept == (armies > farmers)
        assert table.province("mikawa") == ((0, armies - farmers) if kept else (None, 0))
        assert table.view()["provinces"]["mikawa"]["unrest"] == (1 if kept else 0)
        assert table.cubes() == [62, 62, 62, 62, 20]
        won += kept
    assert 0 < won < 30


# --- extra armies -------------------------------------------------------------------------------------------------


def test_the_attacker_may_add_an_army_with_the_special_card() -> None:
    """S-9.3, S-5.4, S-14.26 (D-9)"""
    table = marching().special(0, "attack_plus1")
    table.carries_out(0, "battle_a", "shinano")
    table.does("march kozuke", "send 4")
    assert (table.decider, table.options) == (0, ["reinforce 1", "reinforce 0"])
    assert table.province("shinano") == (0, 5)  # they leave only with the throw
    assert table.refusal("reinforce 2") == "S-9.3"
    assert thrown_by(table, "reinforce 1") == ["blue-5", "red-3"]


def test_it_may_be_refused() -> None:
    """S-14.26"""
    table = marching().special(0, "attack_plus1")
    table.carries_out(0, "battle_a", "shinano")
    assert thrown_by(table, "march kozuke", "send 4", "reinforce 0") == ["blue-4", "red-3"]


def test_it_works_against_neutral_provinces_too() -> None:
    """S-14.12"""
    table = marching().special(0, "attack_plus1")
    table.carries_out(0, "battle_b", "shinano")
    assert thrown_by(table, "march mino", "send 2", "reinforce 1") == ["blue-3", "farmers-1"]


def test_both_bonuses_of_the_defender_add_up_and_the_attacker_decides_first() -> None:
    """S-9.3"""
    table = marching().special(0, "attack_plus1").special(1, "defence_plus1")
    table.event("castle_defence_2").built("kozuke", "castle")
    table.carries_out(0, "battle_a", "shinano")
    table.does("march kozuke", "send 2")
    assert table.decider == 0
    table.does("reinforce 1")
    assert (table.decider, table.options) == (1, ["reinforce 2", "reinforce 1", "reinforce 0"])
    assert thrown_by(table, "reinforce 2") == ["blue-3", "red-5"]


@pytest.mark.parametrize(
    ("event", "castle", "special", "most"),
    [
        ("castle_defence_6", True, False, 1),
        ("castle_defence_6", False, False, 0),
        ("tax_max_0", True, False, 0),
        ("tax_max_0", True, True, 1),
    ],
)
def test_a_castle_helps_only_under_its_event(event: str, castle: bool, special: bool, most: int) -> None:
    """S-9.3"""
    table = marching().event(event)
    if castle:
        table.built("kozuke", "castle")
    if special:
        table.special(1, "defence_plus1")
    table.carries_out(0, "battle_a", "shinano")
    table.does("march kozuke", "send 2")
    assert len(table.events("thrown")) == (0 if most else 1)
    assert not most or len(table.options) == most + 1


def test_an_extra_army_needs_a_cube_in_reserve() -> None:
    """S-9.3, S-10.5"""
    table = marching().special(0, "attack_plus1").special(1, "defence_plus1").event("castle_defence_2")
    table.built("kozuke", "castle").reserve(0, 0).reserve(1, 1)
    table.carries_out(0, "battle_a", "shinano")
    table.does("march kozuke", "send 2")
    assert (table.decider, table.options) == (1, ["reinforce 1", "reinforce 0"])


def test_as_many_as_possible_come_without_asking_where_that_was_agreed() -> None:
    """S-14.26"""
    table = marching(extra_armies="most").special(0, "attack_plus1").special(1, "defence_plus1")
    table.carries_out(0, "battle_a", "shinano")
    assert thrown_by(table, "march kozuke", "send 2") == ["blue-3", "red-4"]


def test_neither_helps_in_revolts() -> None:
    """S-14.11, S-5.4"""
    table = marching().own(0, mikawa=3).special(0, "defence_plus1").event("castle_defence_2")
    table.built("mikawa", "castle").unrest(mikawa=1)
    table.carries_out(0, "rice", "mikawa")
    [event] = table.events("thrown")
    assert event["cubes"] == ["blue-3", "farmers-1"]


# --- cards that leave early -------------------------------------------------------------------------------------


def besieged(**orders: str) -> Table:
    """Two players whose lands touch, with a plan for each; the first attacks at once."""
    table = board(3, extra_armies="most").own(0, shinano=30).own(1, kozuke=1, noto=1).own(2, aki=1).chests(9, 9, 9)
    table.actions("battle_a", "tax")
    table.plans(0, "bid 2", battle_a="shinano")
    table.plans(1, orders.pop("bid", "bid 1"), **orders).plans(2, "bid 0")
    while table.question == "prompt-special":
        table.does(table.options[0])
    return table.does("march kozuke", "send 29")


def test_a_conquered_card_goes_at_once_even_from_a_space() -> None:
    """S-8.5, S-8.18, S-9.10: all see where it lay, and the order is lost"""
    table = besieged(tax="kozuke")
    assert table.province("kozuke")[0] == 0
    assert table.events("card-goes") == [{"event": "card-goes", "seat": 1, "province": "kozuke", "space": "tax"}]
    assert table.events("taxes") == []
    assert table.events("cancelled") == []


def test_a_conquered_province_that_was_bid_changes_nothing_in_the_turn_order() -> None:
    """S-14.15, S-8.18"""
    table = besieged(bid="bid_card kozuke")
    assert table.events("card-goes")[0]["space"] == "bid"
    assert len(table.events("order")) == 1


def test_a_card_gained_cannot_be_planned_any_more_this_round() -> None:
    """S-8.6, S-14.14: it is in the hand, and from there it goes when it is lost again"""
    table = (
        board(3, extra_armies="most")
        .own(0, shinano=20, musashi=20)
        .own(1, kozuke=1, echizen=1)
        .own(2, aki=1)
        .chests(9, 9, 9)
    )
    table.actions("battle_a", "battle_b", "tax")
    table.plans(0, "bid 2", battle_a="shinano", battle_b="musashi").plans(1, "bid 1", tax="kozuke").plans(2)
    while table.question == "prompt-special":
        table.does(table.options[0])
    table.does("march kozuke", "send 10")
    assert table.province("kozuke")[0] == 0
    assert table.view(0)["players"][1]["board"]["tax"]["card"] == "lost"
    table.does("march kozuke", "send 1")
    assert table.events("taxes") == []


def test_a_province_lost_and_won_back_does_nothing_more_this_round() -> None:
    """S-14.14, S-8.5: the order went with the card"""
    table = (
        board(3, extra_armies="most")
        .own(0, shinano=8)
        .own(1, kozuke=1, musashi=30)
        .own(2, aki=1)
        .chests(9, 9, 9)
        .actions("battle_a", "battle_b", "tax")
    )
    table.plans(0, "bid 2", battle_a="shinano").plans(1, "bid 1", battle_b="musashi", tax="kozuke").plans(2)
    while table.question == "prompt-special":
        table.does(table.options[0])
    table.does("march kozuke", "send 7")
    assert table.province("kozuke")[0] == 0
    table.does("march kozuke", "send 29")
    assert table.province("kozuke")[0] == 1
    assert [event["space"] for event in table.events("card-goes")] == ["tax", "hand"]
    assert table.events("taxes") == table.events("cancelled") == []


def test_an_order_that_all_have_seen_is_lost_with_its_province() -> None:
    """S-14.16, S-8.5: whoever acts before in the same action takes it away"""
    table = board(3, extra_armies="most", reveal_cards="action_start")
    table.own(0, shinano=30).own(1, kozuke=2, noto=1).own(2, aki=1).chests(9, 9, 9).actions("battle_a")
    table.plans(0, "bid 2", battle_a="shinano").plans(1, "bid 1", battle_a="kozuke").plans(2)
    while table.question == "prompt-special":
        table.does(table.options[0])
    assert [event["seat"] for event in table.events("reveals")] == [0, 1]
    table.does("march kozuke", "send 29")
    assert table.events("card-goes") == [
        {"event": "card-goes", "seat": 1, "province": "kozuke", "space": "battle_a"}
    ]
    assert table.question != "prompt-battle"
    assert table.events("cancelled") == []


def test_a_card_that_was_not_planned_comes_from_the_hand() -> None:
    """S-8.18: and nobody holds it possible on a covered space any more"""
    table = (
        board(4, extra_armies="most").own(0, kozuke=30).own(1, echigo=1).own_any(1, 12).own(2, izu=1).own(3, kai=1)
    )
    table.actions("battle_a", "rice", "tax", "castle", "temple")
    others = [name for name in table.view()["players"][1]["provinces"] if name != "echigo"]
    spaces = ["theatre", "rice", "tax", "castle", "temple", "battle_b"]
    table.plans(0, "bid 0", battle_a="kozuke").plans(1, "bid 0", **dict(zip(spaces, others, strict=False)))
    table.plans(2).plans(3)
    while table.question == "prompt-special":
        table.does(table.options[0])
    while table.question != "prompt-battle":
        table.does(table.options[0])
    table.does("march echigo", "send 29")
    assert table.events("card-goes") == [{"event": "card-goes", "seat": 1, "province": "echigo", "space": "hand"}]


def test_a_throw_moves_cubes_in_and_out_and_loses_none() -> None:
    """S-10.1, S-10.3, S-9.14"""
    table = marching().inside(3, 2, 1, 0, 4)
    table.carries_out(0, "battle_a", "shinano")
    table.does("march kozuke", "send 4")
    [thrown], [fallen] = table.events("thrown"), table.events("fall-out")
    went = sum(int(cubes.split("-")[1]) for cubes in thrown["cubes"])
    came = sum(int(cubes.split("-")[1]) for cubes in fallen["cubes"])
    assert sum(table.state.tower) == 10 + went - came
    assert table.cubes() == [62, 62, 62, 62, 20]
