"""R-23.4, R-27.4: cards that meet at one moment, any two in both orders; and every card at the wrong moment.

Each scene is one moment of the game, played to its end by players who take every chance they get. The tables say
which cards belong to it; the tests are made from them, so that no pair is left out.
"""

from collections.abc import Callable
from itertools import combinations, permutations

import pytest
from rising_sun_table import Table, board

from chabudai.games.rising_sun.cards import CARD, CARD_TYPE, CARDS_IN_BOX, COPIES, MONSTER_OF, TYPE_OF
from chabudai.games.rising_sun.components import FIGURE, MONSTER, NONE, RESERVE
from chabudai.games.rising_sun.flow import Winter

CLANS = ("lotus", "turtle", "dragonfly", "bonsai")
OWNER, RICHER, ALLY, LAST = range(4)  # Turtle is rich and Dragonfly the owner's ally
Scene = Callable[[Table], Table]
AT_ONCE = {"simultaneous_order": "honor_order"}


def table_with(*cards: str, honor: tuple[int, ...] = (0, 1, 2, 3), **options: bool | str) -> Table:
    """The owner has these, in the order bought."""
    table = board(*CLANS, **{**AT_ONCE, **options}).owns(OWNER, *cards).allies(OWNER, ALLY)
    return table.coins(3, 9, 2, 1).points(5, 5, 5, 5).honor(*honor)


def to_the_end(table: Table) -> Table:
    """R-29.24: the first answer refuses; everybody takes the last."""
    for _ in range(200):
        if table.state.over or not table.state.deciders():
            return table
        seat = table.state.deciders()[0]
        table.state.apply(seat, table.state.legal(seat)[-1])
    raise AssertionError("it does not end")


def outcome(table: Table) -> object:
    """All that cards can change, without the cards themselves."""
    state = table.state
    figures = [[list(places) for places in clan.figures] for clan in state.clans]
    purses = [(int(clan.coins), int(clan.ronin), sorted(clan.tokens)) for clan in state.clans]
    monsters = [place if place != RESERVE else NONE for place in state.monster_at]
    return purses, table.score(), list(state.honor), figures, monsters


# --- the scenes -------------------------------------------------------------------------------------------------


def war_begins(table: Table) -> Table:
    """The rich player draws coins too."""
    return to_the_end(
        table.owns(OWNER, "courage").owns(RICHER, "way_of_the_moneylender").wars("oshu").goes_to_war()
    )


def recruits(table: Table) -> Table:
    """The owner summons a figure, and so does the rich player."""
    table.put(OWNER, "edo", stronghold=1).put(RICHER, "oshu", bushi=2).put(LAST, "kansai", bushi=1)
    return to_the_end(table.carries_out("recruit", active=ALLY))


def monsters_enter(table: Table) -> Table:
    """What monsters the owner has go to a province where all others have more honor."""
    table.honor(1, 2, 3, 0).put(RICHER, "edo", bushi=1, shinto=1).put(LAST, "edo", shinto=1)
    own = [name for name in MONSTER.ids if table.at(OWNER, "reserve").get(name)]
    table.put(OWNER, "oshu", bushi=1, **dict.fromkeys(own, 1)).carries_out("marshal", active=LAST)
    for name in own:
        table.does(f"move oshu {name}", "to edo")
        while table.decider == OWNER and table.question != "prompt-march":
            table.does(table.options[-1])
    while not table.state.over:
        table.does("done" if "done" in table.options else table.options[0])
    return table


def wins_a_battle(table: Table) -> Table:
    """With whatever the owner has, against two, one of whom is taken hostage first."""
    own = [name for name in table.at(OWNER, "reserve") if name in MONSTER.ids]
    table.put(OWNER, "edo", bushi=5, **dict.fromkeys(own, 1)).put(RICHER, "edo", bushi=2).put(LAST, "edo", bushi=2)
    return to_the_end(table.fights("edo").bids(lotus=(0, 1, 0, 1)))


def loses_a_battle(table: Table) -> Table:
    table.put(OWNER, "edo", bushi=2).put(RICHER, "edo", bushi=5).fights("edo")
    return to_the_end(table.bids())


def buys(table: Table) -> Table:
    """The only card there is, for what it costs."""
    return to_the_end(table.offers("form_of_the_kitsune").carries_out("train", active=OWNER))


def harvests(table: Table) -> Table:
    """The owner selects it."""
    table.put(OWNER, "kyoto", bushi=1).put(RICHER, "oshu", bushi=1)
    return to_the_end(table.selects("harvest", active=OWNER))


def winter(table: Table) -> Table:
    """The owner has strongholds, a virtue, an Oni and had an ally."""
    table.put(OWNER, "edo", stronghold=2).owns(OWNER, "courage", "oni_of_skulls")
    table.state.season = 3
    return table.begins(Winter())


SCENES: dict[Scene, list[str]] = {
    war_begins: [
        "way_of_the_shogun",
        "way_of_the_moneylender",
        "way_of_the_ronin",
        "way_of_bushido",
        "way_of_the_righteous",
        "way_of_the_merchant",
        "loyalty",
    ],
    recruits: [
        "path_of_the_warlord",
        "path_of_the_patron",
        "path_of_the_spirit",
        "path_of_the_kenin",
        "path_of_the_ninja",
        "path_of_the_monkey",
        "path_of_the_light",
        "path_of_the_samurai",
        "loyalty",
        "mercy",
        "justice",
    ],
    monsters_enter: ["oni_of_hate_archway", "oni_of_spite_archway", "loyalty", "mercy"],
    wins_a_battle: ["courage", "oni_of_souls_archway", "respect", "mercy", "justice", "loyalty"],
    loses_a_battle: ["righteousness", "loyalty"],
    buys: ["benevolence", "loyalty"],
    harvests: ["honesty", "loyalty", "way_of_the_merchant"],
    winter: [
        "form_of_the_kitsune",
        "form_of_the_phoenix",
        "form_of_the_beast",
        "form_of_the_demon",
        "form_of_the_kindred",
    ],
}
PAIRS = [(scene, *pair) for scene, cards in SCENES.items() for pair in combinations(cards, 2)]
MONSTERS_ON_THE_WAY = {recruits, monsters_enter, wins_a_battle}  # a monster in the reserve is a figure to use there
PRINTS = {
    monster: [name for card, name in enumerate(CARD.ids) if MONSTER_OF[card] == FIGURE.index[monster]]
    for monster in MONSTER.ids
}


def named(value: object) -> str | None:
    return getattr(value, "__name__", None)


@pytest.mark.parametrize(("scene", "one", "other"), PAIRS, ids=named)
def test_two_cards_of_one_player_bring_the_same_in_whatever_order_they_were_bought(
    scene: Scene, one: str, other: str
) -> None:
    """R-27.4: no owner has a reason to change the order"""
    assert outcome(scene(table_with(one, other))) == outcome(scene(table_with(other, one)))


@pytest.mark.parametrize("scene", SCENES, ids=named)
def test_each_card_matters_at_its_moment(scene: Scene) -> None:
    """R-23.4: alone or beside another that belongs there"""
    for card in SCENES[scene]:
        others = [name for name in SCENES[scene] if name != card]
        assert outcome(scene(table_with(card))) != outcome(scene(table_with())) or any(
            outcome(scene(table_with(other, card))) != outcome(scene(table_with(other))) for other in others
        ), card


@pytest.mark.parametrize("scene", SCENES, ids=named)
def test_no_other_card_does_anything_then(scene: Scene) -> None:
    """R-23.1: each of the 45 different cards at every moment that is not its own"""
    plain = outcome(scene(table_with()))
    for card, name in enumerate(CARD.ids):
        monster = MONSTER_OF[card] != NONE
        if name in SCENES[scene] or (monster and scene in MONSTERS_ON_THE_WAY):
            continue
        assert outcome(scene(table_with(name))) == plain, name


@pytest.mark.parametrize("monster", [name for name, prints in PRINTS.items() if len(prints) > 1])
@pytest.mark.parametrize("scene", [monsters_enter, wins_a_battle], ids=named)
def test_every_print_of_a_monster_is_the_same_monster(scene: Scene, monster: str) -> None:
    """R-3.9, R-24.2: its card stands in several sets, and its price may differ"""
    first, *rest = [outcome(scene(table_with(name))) for name in PRINTS[monster]]
    assert rest == [first] * len(rest)


# --- of two players ---------------------------------------------------------------------------------------------

AT_WAR = [name for name in SCENES[war_begins] if name != "loyalty"]
OF_TWO = [*permutations(AT_WAR, 2), *[(name, name) for name in AT_WAR if COPIES[CARD.index[name]] > 1]]
COMPARING = {"way_of_the_righteous", "way_of_the_merchant"}


def asked_whose_come_first(one: str, other: str, first: int | None, **options: bool | str) -> Table:
    table = board(*CLANS, **options).owns(0, one).owns(1, other, "courage").owns(0, "courage").coins(4, 3, 2, 1)
    table.wars("oshu").goes_to_war()
    if first is not None and table.question == "prompt-next-at-war":
        table.does(f"next {first + 1}")
    return table


@pytest.mark.parametrize(("one", "other"), OF_TWO)
def test_whose_start_of_war_cards_come_first_is_asked_exactly_where_it_can_matter(one: str, other: str) -> None:
    """R-27.4 (a), R-29.14: two who own start-of-war cards, and somebody with one that compares coins"""
    table = asked_whose_come_first(one, other, None)
    both_start = "way_of_the_merchant" not in (one, other)
    assert (table.question == "prompt-next-at-war") == (both_start and bool(COMPARING & {one, other}))
    orders = [asked_whose_come_first(one, other, first) for first in (0, 1)]
    for first, played in enumerate(orders):
        assert played.state.over
        sources = [event["seat"] for event in played.events("coins", "ronin", "points", "coins-taken")]
        if table.question is not None:
            assert sources[0] == first
    if table.question is None:
        ruled = asked_whose_come_first(one, other, None, simultaneous_order="honor_order")
        assert outcome(orders[0]) == outcome(orders[1]) == outcome(ruled)


def test_start_of_war_cards_that_compare_nothing_bring_the_same_in_any_order() -> None:
    """R-27.4 (a): so nobody need be asked about them"""
    for one, other in permutations([name for name in AT_WAR if name not in COMPARING], 2):
        played = []
        for honor in ((0, 1, 2, 3), (1, 0, 2, 3)):
            table = board(*CLANS).owns(0, one, "courage").owns(1, other, "courage").honor(*honor)
            played.append(outcome(table.wars("oshu").goes_to_war())[:2])  # type: ignore[index]
        assert played[0] == played[1], (one, other)


def test_each_of_the_45_cards_is_a_thing_of_some_moment() -> None:
    """R-23.2: in a scene here, or a power that is always in force or watches others (`test_rising_sun_cards`)"""
    in_scenes = {name for cards in SCENES.values() for name in cards}
    in_force = {"path_of_the_lion", "path_of_the_dragon", "way_of_the_katana"}
    over_others = {"path_of_the_serpent", "path_of_the_unrighteous"}
    monsters = {row["id"] for row in CARDS_IN_BOX if TYPE_OF[CARD.index[row["id"]]] == CARD_TYPE.index["monster"]}
    assert in_scenes | in_force | over_others | monsters == set(CARD.ids)
