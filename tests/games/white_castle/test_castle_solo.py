"""W-15.1 to W-15.6: a visit from the Tokugawa clan, its principles and its turn."""

from random import Random

import pytest
from castle_table import TOKUGAWA, new_game, table
from eager_play import GAME, eager_choice, eager_game
from tokugawa_visits import acting, visited

from chabudai.core.match import Match

LEVELS = {"easy": (0, 0, [0, 1]), "medium": (3, 1, [1, 0]), "hard": (8, 3, [1, 0])}


# --- set-up ---------------------------------------------------------------------------------------------------


def test_the_table_is_set_as_for_two() -> None:
    """W-15.1: 3 dice of each colour, no stacks, no cards for three and more"""
    play = new_game(1)
    assert [len(play.bridge(colour)) for colour in ("orange", "black", "white")] == [3, 3, 3]
    assert play.view["decks"] == {"steward": 9 - 3, "diplomat": 9 - 2}
    play = table(1).on_space("outside_1", "orange_1").set().does("take black right")
    assert play.refusal("place outside_1") == "W-5.6"


@pytest.mark.parametrize("seed", range(8))
def test_there_is_no_draft(seed: int) -> None:
    """W-15.2: one random card of each kind; units of any resource are still chosen"""
    play = new_game(1, seed)
    assert play.view["pairs"] == []
    assert play.clan(0).card.startswith("starting-action-")
    assert play.clan(0).lanterns[0].startswith("starting-resource-")
    units = {"starting-resource-2": 2, "starting-resource-5": 3, "starting-resource-7": 1}
    for _ in range(units.get(play.clan(0).lanterns[0], 0)):
        assert play.options == ["choose food", "choose iron", "choose pearl"]
        play.does("choose iron")
    assert play.question == "prompt-take"


def test_the_starting_cards_are_dealt_at_random() -> None:
    """W-15.2"""
    dealt = {(clan.card, clan.lanterns[0]) for clan in (new_game(1, seed).clan(0) for seed in range(30))}
    assert len({card for card, _ in dealt}) == 3
    assert len({card for _, card in dealt}) > 5


@pytest.mark.parametrize("level", LEVELS)
def test_the_level_says_what_the_guest_starts_with_and_who_is_first(level: str) -> None:
    """W-15.3: what it has won in its first turn is taken off again"""
    points, influence, order = LEVELS[level]
    for seed in range(10):
        play = new_game(1, seed, solo_level=level)
        while play.question == "prompt-any":
            play.does("choose food")
        guest = play.clan(TOKUGAWA)
        scored = sum(event["points"] for event in play.events("cannot", seat=TOKUGAWA))
        for event in play.events("gains", seat=TOKUGAWA):
            scored += sum(int(what.removeprefix("point-")) for what in event["goods"] if what.startswith("point"))
        moved = sum(event["steps"] for event in play.events("moves-token", seat=TOKUGAWA))
        assert (guest.points - scored, guest.influence - moved) == (points, influence)
        assert play.view["order"] == order
        assert bool(play.events("turns-card")) == (order[0] == TOKUGAWA)


def test_the_guest_has_all_pieces_but_no_domain() -> None:
    """W-15.3"""
    guest = new_game(1).clan(TOKUGAWA)
    assert guest.home == {"courtiers": 5, "gardeners": 5, "warriors": 5}
    assert (guest.card, guest.lanterns, guest.opponent) == (None, [], True)


def test_on_easy_the_players_token_lies_on_top() -> None:
    """W-15.3: so the player stays first if nobody moves."""
    assert new_game(1).view["tokens"] == [TOKUGAWA, 0]


def test_its_nine_cards_are_shuffled_and_lie_with_the_bridge_side_up() -> None:
    """W-15.4"""
    decks = [tuple(new_game(1, seed).deck("visitors")) for seed in range(12)]
    assert all(sorted(deck) == [f"solo-{n}" for n in range(1, 10)] for deck in decks)
    assert len(set(decks)) > 10
    play = table(1).visit("solo-6").set()
    assert play.view["solo"]["top"] == {"bridge": "black", "position": "right", "space": "steward_3"}
    assert play.view["solo"]["deck"] == 9


# --- principles -----------------------------------------------------------------------------------------------


def test_the_guest_never_pays() -> None:
    """W-15.5.1, W-15.6.6: the black 2 on a space of value 5 (black middle: outside_2)"""
    play = visited(table(1).clan(TOKUGAWA, coin=4).dice(black=[1, 2, 3]), "solo-4", "solo-5")
    assert play.on_space("outside_2") == ["black_2"]
    assert play.clan(TOKUGAWA).coin == 4


def test_the_guest_resolves_nothing_that_a_die_or_a_member_causes() -> None:
    """W-15.5.2: a die from a left end in a room, a warrior in the yard with two tiles"""
    play = visited(table(1).dice(black=[2, 4, 5]), "solo-6", "solo-4")
    assert play.on_space("steward_2") == ["black_2"]
    assert play.clan(TOKUGAWA).yards["yard_5"] == 1
    assert play.change(TOKUGAWA) == {"influence": 2}
    assert play.events("performs", "opens", "lights") == []


def test_the_guest_has_no_use_for_the_well() -> None:
    """W-15.5.2, W-15.5.3: coins only"""
    setting = table(1).dice(black=[2, 4, 5]).on_space("steward_3", "orange_3")
    play = visited(setting, "solo-4", "solo-6")
    assert play.on_space("well") == ["white_5", "black_5"]
    assert play.change(TOKUGAWA) == {"coin": 4}


@pytest.mark.parametrize("seed", range(6))
def test_the_guest_never_has_resources_seals_or_cards(seed: int) -> None:
    """W-15.5.3, W-15.5.2; W-17.25: its deck never runs out, so it takes three dice a round."""
    for play in eager_game(1, seed, solo_level="medium"):
        guest = play.state.view(None)["clans"][TOKUGAWA]
        assert [guest[good] for good in ("food", "iron", "pearl", "seal")] == [0, 0, 0, 0]
        assert (guest["card"], guest["lanterns"]) == (None, [])
    assert len(play.events("visitor-takes")) == 9


def test_the_guest_enters_any_room_whatever_the_colours() -> None:
    """W-15.5.4: no tile of steward_3 is black."""
    setting = table(1).room("steward_3", tiles=["white", "orange", "white"]).dice(black=[2, 4, 5])
    assert visited(setting, "solo-4", "solo-6").on_space("steward_3") == ["black_5"]


# --- its turn -------------------------------------------------------------------------------------------------


def test_the_top_card_goes_to_the_row_and_the_next_one_names_the_die() -> None:
    """W-15.6.1, W-15.6.2, W-15.6.4, W-15.6.7: solo-4 acts, solo-6 names the black die on the right"""
    play = visited(table(1).dice(black=[2, 4, 5]), "solo-4", "solo-6")
    assert [event["card"] for event in play.events("turns-card")] == ["solo-4"]
    assert play.on_space("steward_3") == ["black_5"]
    assert play.bridge("black") == [2, 4]
    assert (play.clan(TOKUGAWA).gate, play.clan(TOKUGAWA).yards["yard_1"]) == (1, 1)


def test_the_card_that_names_the_die_stays_on_the_deck() -> None:
    """W-15.6.4"""
    assert visited(table(1).dice(black=[2, 4, 5]), "solo-4", "solo-6").deck("visitors")[0] == "solo-6"


def test_cards_that_name_no_die_are_turned_too() -> None:
    """W-15.6.3, W-15.6.7: solo-1 names an orange die, but there is none; both cards act, the earlier first"""
    play = visited(table(1).dice(orange=[], white=[2, 4, 5]), "solo-4", "solo-1", "solo-7")
    assert [event["card"] for event in play.events("turns-card")] == ["solo-4", "solo-1"]
    assert play.on_space("diplomat_2") == ["white_2"]
    acted = [event["event"] for event in play.events("to-gate", "trains", "gains", seat=TOKUGAWA)]
    assert acted == ["to-gate", "trains", "to-gate", "gains"]
    assert play.clan(TOKUGAWA).coin == 2


def test_of_a_long_row_only_the_last_two_cards_act() -> None:
    """W-15.6.7: solo-3 (a gardener, 2 coins) does not"""
    setting = table(1).dice(orange=[], black=[], white=[2, 4, 5])
    play = visited(setting, "solo-3", "solo-4", "solo-1", "solo-7")
    assert len(play.events("turns-card")) == 3
    assert play.clan(TOKUGAWA).gardens == []
    assert (play.clan(TOKUGAWA).gate, play.clan(TOKUGAWA).coin) == (2, 2)


@pytest.mark.parametrize(
    ("card", "left"), [("solo-4", [4, 6]), ("solo-5", [2, 6]), ("solo-6", [2, 4])], ids=["left", "middle", "right"]
)
def test_a_middle_die_may_be_taken_and_then_nothing_shifts(card: str, left: list[int]) -> None:
    """W-15.6.4: of three black dice 2, 4, 6"""
    assert visited(table(1).dice(black=[2, 4, 6]), "solo-1", card).bridge("black") == left


def test_on_a_bridge_with_two_dice_the_middle_is_empty() -> None:
    """W-17.24: solo-5 finds no black die in the middle and is turned, solo-6 names one"""
    play = visited(table(1).dice(black=[2, 6]), "solo-1", "solo-5", "solo-6")
    assert [event["card"] for event in play.events("turns-card")] == ["solo-1", "solo-5"]
    assert play.bridge("black") == [2, None]


def test_a_die_that_is_alone_is_taken_from_the_end_it_stands_on() -> None:
    """W-15.6.2, W-5.3: solo-4 (left) finds nothing, solo-6 (right) does"""
    play = visited(table(1).dice(black=[None, 6]), "solo-1", "solo-4", "solo-6")
    assert [event["card"] for event in play.events("turns-card")] == ["solo-1", "solo-4"]
    assert play.bridge("black") == []


def test_the_first_card_of_the_row_chooses_no_die() -> None:
    """W-17.26: solo-6 names a die that is there, but it is turned first"""
    play = visited(table(1).dice(black=[2, 4, 6]), "solo-6", "solo-4")
    assert play.bridge("black") == [4, 6]


def test_an_occupied_space_sends_the_die_to_the_well() -> None:
    """W-15.6.5, W-17.27"""
    play = visited(table(1).dice(black=[2, 4, 5]).on_space("steward_3", "orange_1"), "solo-4", "solo-6")
    assert play.on_space("steward_3") == ["orange_1"]
    assert "black_5" in play.on_space("well")


def test_its_die_blocks_the_player() -> None:
    """W-17.27"""
    play = visited(table(1).clan(0, coin=9).dice(black=[2, 4, 5]), "solo-4", "solo-6").does("take orange right")
    assert play.refusal("place steward_3") == "W-5.6"


@pytest.mark.parametrize(
    ("card", "die", "coins"),
    [
        ("solo-6", [2, 4, 6], 6 - 3),
        ("solo-6", [2, 3, 3], 0),
        ("solo-4", [2, 4, 6], 0),
        ("solo-5", [2, 6, 6], 6 - 5),
    ],
)
def test_a_higher_die_brings_the_difference_in_coins(card: str, die: list[int], coins: int) -> None:
    """W-15.6.6: steward_3 and steward_2 have value 3, outside_2 has 5"""
    assert visited(table(1).dice(black=die), "solo-9", card).clan(TOKUGAWA).coin == coins


def test_in_the_well_the_difference_is_to_one() -> None:
    """W-15.6.6"""
    setting = table(1).dice(black=[2, 4, 6]).on_space("steward_3", "orange_6")
    assert visited(setting, "solo-9", "solo-6").clan(TOKUGAWA).coin == 6 - 1


@pytest.mark.parametrize("number", [1, 2, 3])
def test_what_it_cannot_do_brings_the_number_of_the_round_in_points(number: int) -> None:
    """W-15.6.8: solo-9: influence 2, then nobody is there to climb"""
    play = acting(table(1).round(number), "solo-9")
    assert play.change(TOKUGAWA)["points"] == number
    assert play.events("cannot")[0]["act"] == "climb"


def test_the_cards_of_the_row_return_under_the_deck_in_the_order_revealed() -> None:
    """W-15.6.9"""
    play = visited(table(1).dice(orange=[], white=[2, 4, 5]), "solo-4", "solo-1", "solo-7")
    others = ["solo-2", "solo-3", "solo-5", "solo-6", "solo-8", "solo-9"]
    assert play.deck("visitors") == ["solo-7", *others, "solo-4", "solo-1"]
    assert play.view["solo"]["row"] == []


def test_a_forced_step_of_the_guest_is_its_own() -> None:
    """W-17.28, W-15.7.5: of one poorest garden nobody chooses; it is not the player who has only one way on"""
    match, luck = Match(GAME, 1, seed=3), Random(3)
    while not match.state.over:
        match.apply(*eager_choice(match.state, luck))
    forced = [each for at in match.forced for each in at]
    told = [(each.seat, match.told()[each.first]["seat"]) for each in forced]
    assert {(0, 0), (TOKUGAWA, TOKUGAWA)} == set(told)
