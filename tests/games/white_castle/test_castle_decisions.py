"""W-19.1, W-19.3, W-19.4: what is asked, in which order, and what is not worth a question."""

import pytest
from castle_table import TOKUGAWA, Play, Table, new_game, table
from eager_play import eager_game, rich_game
from tokugawa_visits import acting

RICH = {"food": 7, "iron": 7, "pearl": 7, "coin": 20, "seal": 5}
ALL_FLOORS = {"gate": 1, "rooms": {"steward_1": 1, "diplomat_1": 1}}
ABOVE_THE_GATE = ("steward_1", "steward_2", "steward_3", "diplomat_1", "diplomat_2")
FROM_THE_GATE = [f"ascend gate {room}" for room in ABOVE_THE_GATE]
ALL_GARDENS = ["orange_stone", "orange_plant", "black_stone", "black_plant", "white_stone", "white_plant"]
MOST = {  # options of each question, exchanges left out (W-19.1)
    "prompt-draft": 5,  # D1
    "prompt-any": 3,  # D2
    "prompt-take": 6,  # D3
    "prompt-place": 9,  # D4
    "prompt-perform": 2,  # D6
    "prompt-perform-several": 6,  # D5, D7, D10, D18
    "prompt-courtiers": 11,  # D8, and D9 with it
    "prompt-courtiers-audience": 2,
    "prompt-courtiers-climb": 10,
    "prompt-slot": 3,  # D11
    "prompt-train": 4,  # D12
    "prompt-tend": 7,  # D13
    "prompt-castle-orange": 14,  # D14
    "prompt-castle-black": 14,
    "prompt-castle-white": 14,
    "prompt-castle-any": 14,
    "prompt-castle-light": 9,
    "prompt-row": 4,  # D15
    "prompt-barrier": 2,  # D16
    "prompt-admit": 3,  # D19
    "prompt-allot": 3,
    "prompt-last-exchange": 1,  # D20
    "prompt-seals-to-spare": 1,  # D21
}
WITH_EXCHANGES = {  # W-19.4.2; the questions of D5, D7 and D10 have the same form as D6
    "prompt-take", "prompt-place", "prompt-perform", "prompt-perform-several", "prompt-courtiers",
    "prompt-courtiers-audience", "prompt-courtiers-climb", "prompt-train", "prompt-tend",
    "prompt-last-exchange", "prompt-seals-to-spare",
}  # fmt: skip


def rich(**clan: object) -> Table:
    return table(3).clan(0, **RICH | clan)


def performing(*bundles: str, only_one: bool = True, **clan: object) -> Play:
    return rich(**clan).performing(*bundles, only_one=only_one).set()


# --- how many options a question has ----------------------------------------------------------------------------


def test_the_last_player_chooses_among_five_pairs() -> None:
    """W-3.4.3, W-3.4.4 (D1): one more than there are players, one less for each who has chosen"""
    play, offered = new_game(4), []
    while play.view["phase"] == "draft":
        if play.question == "prompt-draft":
            offered.append(len(play.options))
        play.state.apply(play.decider, play.state.legal(play.decider)[0])
    assert offered == [5, 4, 3, 2]


def test_a_die_is_taken_from_one_of_six_ends() -> None:
    """W-5.1 (D3)"""
    assert len(table(3).set().choices) == 6


def test_a_die_finds_at_most_nine_spaces() -> None:
    """W-5.4 (D4): every room has a tile of its colour"""
    rooms = {"steward_1": ["orange", "black", "white"], "steward_2": ["orange", "black", "white"]}
    rooms |= {"steward_3": ["black", "orange", "white"], "diplomat_1": ["orange", "black"]}
    setting = rich().dice(orange=[1, 2, 3, 6])
    for room, tiles in (rooms | {"diplomat_2": ["white", "orange"]}).items():
        setting.room(room, tiles=tiles)
    assert len(setting.set().does("take orange right").choices) == 9


@pytest.mark.parametrize(
    ("bundles", "options"),
    [(["steward-02.1", "steward-02.2"], 3), (["yard-tile-1.blue", "yard-tile-2.yellow"], 3), (["plant-4"], 2)],
)
def test_of_several_one_comes_next_or_none(bundles: list[str], options: int) -> None:
    """W-5.8, W-9.2 (D5); W-6.3, W-9.3 (D6)"""
    assert len(performing(*bundles, only_one=False).choices) == options


def test_outside_there_are_two_actions_or_none() -> None:
    """W-7.1 (D7)"""
    play = rich().dice(orange=[5, 5, 5, 5]).set().does("take orange right", "place outside_1")
    assert play.choices == ["perform gardeners", "perform courtiers", "decline"]


def test_courtiers_have_an_audience_a_climb_or_an_end() -> None:
    """W-9.1 (D8, D9): all in one question; nobody is inside, so they climb from the gate"""
    play = performing("courtiers", gate=1).does("perform courtiers")
    assert play.choices == ["audience", *FROM_THE_GATE, "decline"]


def test_a_climb_has_nine_ways_or_none() -> None:
    """W-9.1.2 (D9): from the gate 3 + 2, from floor 1 2 + 1, from floor 2 one"""
    play = performing("courtiers", **ALL_FLOORS).does("perform courtiers")
    assert len([each for each in play.choices if each.startswith("ascend")]) == 9
    assert len(play.does("audience").choices) == 9 + 1


def test_a_new_card_has_two_light_blocks_or_none() -> None:
    """W-9.1.4 (D10)"""
    play = rich(gate=1).room("steward_1", "steward-07").performing("courtiers", only_one=True).set()
    play.does("perform courtiers", "ascend gate steward_1")
    assert len(play.choices) == 2 + 1


@pytest.mark.parametrize(
    ("action", "options"), [("warriors", 3 + 1), ("gardeners", 6 + 1)], ids=["yards", "gardens"]
)
def test_yards_and_gardens_are_all_offered_or_none(action: str, options: int) -> None:
    """W-9.2 (D12), W-9.3 (D13)"""
    assert len(performing(action).does(f"perform {action}").choices) == options


def test_five_gardens_wake_at_the_end_of_a_round_at_most() -> None:
    """W-13.3 (D18): with five gardeners"""
    setting = rich(gardens=ALL_GARDENS[:5]).last_turn()
    play = setting.dice(orange=[1, None], black=[None, 3], white=[5, 6]).set()
    play.does("take white right", "place well")
    assert len(play.choices) == 5 + 1


@pytest.mark.once
@pytest.mark.parametrize(("seats", "seed"), [(seats, seed) for seats in (1, 2, 3, 4) for seed in range(6)])
def test_no_question_has_more_options_than_it_may(seats: int, seed: int) -> None:
    """W-19.1, W-19.4.2, W-19.4.4: nor has any but one, nor is there a question about the order of rewards (D17)"""
    options = {"promo": bool(seed % 2), "solo_level": "hard"}
    for game in (eager_game, rich_game):
        for playing in game(seats, seed, **options):
            play = Play(playing.state)
            if play.question is not None:
                assert 1 <= len(play.choices) <= MOST[play.question], play.question
                assert len(play.exchanges) <= (4 if play.question in WITH_EXCHANGES else 0), play.question
                seals = play.clan(play.decider).seal
                assert bool(play.exchanges) == (seals > 0 and play.question in WITH_EXCHANGES) or gift(play)
                assert len(play.options) > 1 or play.state.decisions == 0


def gift(play: Play) -> bool:
    """A position made by hand may begin with what is taken without a question."""
    return len(play.options) == 1


# --- in which order -------------------------------------------------------------------------------------------


def test_a_turn_is_a_chain_of_short_questions() -> None:
    """W-19.3, W-5.7: die, space, coins, lantern, then the actions, the last opened first"""
    lanterns = ["starting-resource-4", "decree-seal", "starting-action-courtiers"]
    setting = table(3).clan(0, card="steward-02", lanterns=lanterns, influence=5, iron=6, seal=1, coin=1)
    setting.yard("yard_5", "yard-tile-8", "yard-tile-2").dice(orange=[4, 5, 5, 5])
    play = setting.set().does("take orange left")
    assert (play.question, play.view["hand"]["lantern"]) == ("prompt-place", True)
    play.does("place outside_2")
    assert play.change(0) == {"coin": -1, "iron": 1, "seal": 1}
    assert (play.question, play.pending) == ("prompt-barrier", ["chain-barrier", "chain-one-of"])
    play.does("decline")
    assert play.question == "prompt-perform-several"
    play.does("perform warriors", "train yard_5", "perform yard-tile-8.blue")
    assert play.pending == ["chain-domain", "chain-perform"]
    play.does("resolve warriors")  # a pearl, and 2 iron beside it
    assert play.question == "prompt-barrier"  # of the second tile: stopping is declining (W-19.4.7)


# --- exchanges ------------------------------------------------------------------------------------------------


def questions_with_seals() -> dict[str, Play]:
    """A position with seals at every question that stands beside exchanges, by its number."""
    climbing = performing("courtiers", gate=1)
    garden = rich(gardens=["orange_plant"]).garden("orange_plant", "plant-4").last_turn()
    garden = garden.dice(orange=[1, None], black=[None, 3], white=[5, 6])
    last = rich().round(3).last_turn().dice(orange=[1, None], black=[None, 3], white=[5, 6])
    return {
        "D3": rich().set(),
        "D4": rich().set().does("take orange right"),
        "D6": performing("plant-4"),
        "D8": performing("courtiers").does("perform courtiers"),
        "D9": climbing.does("perform courtiers"),
        "D12": performing("warriors").does("perform warriors"),
        "D13": performing("gardeners").does("perform gardeners"),
        "D18": garden.set().does("take white right", "place well"),
        "D20": last.set().does("take white right", "place well"),
        "D21": performing("stone-3").does("perform stone-3"),
    }


def test_exchanges_stand_beside_the_questions_where_they_can_help() -> None:
    """W-19.4.2"""
    for number, play in questions_with_seals().items():
        assert "exchange coin" in play.options, number
        asked = play.question
        assert play.does("exchange coin").question == asked or number == "D21"


def test_exchanges_do_not_stand_where_they_never_help() -> None:
    """W-19.4.2: D16, D2, D11, D14, D15"""
    assert performing("steward-02.2", influence=5).does("perform steward-02.2").exchanges == []
    assert performing("stone-2", iron=5).does("perform stone-2").exchanges == []
    assert performing("stone-4").does("perform stone-4").exchanges == []
    assert performing("yard-tile-8.blue").does("perform yard-tile-8.blue").exchanges == []
    play = performing("courtiers", rooms={"diplomat_1": 1}).does("perform courtiers")
    assert play.does("ascend floor_2 daimyo_room").exchanges == []


def test_no_more_than_five_exchanges_follow_each_other() -> None:
    """W-19.4.4"""
    play = table(3).clan(0, seal=5).set()
    for left in (4, 3, 2, 1, 0):
        assert play.does("exchange coin").clan(0).seal == left
    assert play.exchanges == []


# --- what is not asked ----------------------------------------------------------------------------------------


def test_courtiers_on_one_floor_are_interchangeable() -> None:
    """W-19.4.3: two rooms of floor 1 are one origin; who climbs is one of them"""
    play = performing("courtiers", rooms={"steward_1": 1, "steward_3": 1}).does("perform courtiers")
    assert [each for each in play.choices if each.startswith("ascend")] == [
        "ascend floor_1 diplomat_1",
        "ascend floor_1 diplomat_2",
        "ascend floor_1 daimyo_room",
    ]
    play.does("ascend floor_1 diplomat_1")
    rooms = play.clan(0).rooms
    assert rooms["steward_1"] + rooms["steward_3"] == 1
    assert rooms["diplomat_1"] == 1


def test_what_an_option_costs_must_be_payable_now() -> None:
    """W-19.4.6: the exchange that would help stands beside it"""
    play = table(3).clan(0, seal=4, iron=1).performing("warriors", only_one=True).set().does("perform warriors")
    assert play.choices == ["train yard_1", "decline"]
    assert play.refusal("train yard_3") == "W-9.2.1"
    assert "train yard_3" in play.does("exchange iron", "exchange iron").choices


def test_what_an_option_opens_is_judged_after_exchanges() -> None:
    """W-19.4.6: warriors are offered to somebody without iron who has two seals"""
    play = table(3).clan(0, seal=2).performing("warriors", only_one=True).set()
    assert play.choices == ["perform warriors"]
    assert play.does("perform warriors").choices == ["decline"]
    assert play.exchanges == ["food", "iron", "pearl", "coin"]


def test_who_has_spent_the_seals_otherwise_is_not_stuck() -> None:
    """W-19.4.6: the only way left is none, which is taken without a question"""
    for action, resource in (("warriors", "iron"), ("gardeners", "food")):
        play = table(3).clan(0, seal=2).performing(action, only_one=True).set()
        play.does(f"perform {action}", "exchange coin")
        assert play.question == "prompt-take"
        assert vars(play.clan(0))[resource] == 0


def test_none_ends_the_courtiers() -> None:
    """W-19.4.6: nothing of the action is offered again"""
    assert performing("courtiers", gate=1).does("perform courtiers", "decline").decider == 1


def test_a_resource_that_is_full_and_a_barrier_that_cannot_be_paid_are_not_asked_about() -> None:
    """W-19.4.7"""
    play = table(3).clan(0, food=7, iron=7, pearl=5).performing("stone-2", only_one=True).set()
    assert play.does("perform stone-2").clan(0).pearl == 7
    play = table(3).clan(0, influence=9, seal=1).performing("diplomat-07.1", only_one=True).set()
    assert play.does("perform diplomat-07.1").question == "prompt-take"


@pytest.mark.parametrize(
    ("card", "change"),
    [
        ("steward-13", {"iron": 2}),
        ("steward-12", {"pearl": 2}),
        ("steward-09", {"coin": 1, "seal": 1, "pearl": 1, "iron": 1}),
        ("diplomat-08", {"points": 2, "seal": 1, "pearl": 1, "iron": 1}),
    ],
)
def test_a_free_block_of_goods_is_taken_without_a_question(card: str, change: dict[str, int]) -> None:
    """W-19.4.7: nothing but gain and well; with an orange 6 on the courtiers' row, whose reward is 1 food"""
    play = table(3).clan(0, card=card).dice(orange=[1, 2, 3, 6]).set().does("take orange right", "place courtiers")
    assert play.change(0) == change | {"food": 1}
    assert play.decider == 1


LIT = ["starting-resource-4", "starting-action-courtiers"]  # iron and influence


@pytest.mark.parametrize("card", ["steward-07", "steward-06", "diplomat-11"])
def test_a_block_that_may_move_the_token_is_asked_about(card: str) -> None:
    """W-19.4.7, W-17.1: by influence or by a lantern that shows it; somebody may not want to come first"""
    setting = table(3).clan(0, card=card, lanterns=LIT).dice(orange=[1, 2, 3, 6])
    play = setting.set().does("take orange right", "place courtiers")
    assert play.choices == [f"perform {card}.1", "decline"]


def test_lanterns_without_influence_are_goods_like_others() -> None:
    """W-19.4.7: nothing of it could be unwelcome"""
    setting = table(3).clan(0, lanterns=["starting-resource-4"])  # the starting action card is still in use
    setting.room("steward_1", "steward-06", ["orange", "black", "white"]).dice(orange=[1, 2, 3, 3])
    play = setting.set().does("take orange right", "place steward_1")
    assert (play.decider, play.change(0)) == (1, {"iron": 2})


def test_in_front_of_a_barrier_only_the_barrier_is_asked_about() -> None:
    """W-19.4.7, W-12.3: stopping there declines the influence"""
    play = table(3).clan(0, card="steward-07", influence=5, seal=1).dice(orange=[1, 2, 3, 6]).set()
    play.does("take orange right", "place courtiers")
    assert (play.question, play.choices) == ("prompt-barrier", ["cross", "decline"])
    assert play.does("decline").change(0) == {"food": 1}


@pytest.mark.parametrize(
    ("bundle", "question", "clan"),
    [
        ("courtiers", "prompt-courtiers", {"coin": 2}),  # D8
        ("warriors", "prompt-train", {"iron": 1}),  # D12
        ("gardeners", "prompt-tend", {"food": 1}),  # D13
        ("stone-4", "prompt-castle-light", {}),  # D14
        ("yard-tile-8.blue", "prompt-row", {}),  # D15
    ],
)
def test_a_free_block_that_opens_an_action_is_not_asked_about_twice(
    bundle: str, question: str, clan: dict[str, int]
) -> None:
    """W-19.4.7: the action's own “none” is the refusal"""
    play = table(3).clan(0, **clan).performing(bundle, only_one=True).set()
    assert play.choices == [f"perform {bundle}"]  # and so it is done without asking, where a game comes to it
    play.does(f"perform {bundle}")
    assert (play.question, play.choices[-1]) == (question, "decline")
    assert play.does("decline").change(0) == {}
    assert [event["bundle"] for event in play.events("opens")] == [bundle]
    assert play.events("performs") == []  # nobody is told that something was done


@pytest.mark.parametrize(("bundle", "clan"), [("steward-02.1", {"seal": 1, "coin": 2}), ("plant-4", {"coin": 3})])
def test_a_block_that_must_be_paid_is_asked_about(bundle: str, clan: dict[str, int]) -> None:
    """W-19.4.7, W-6.3: what it costs is gone before its action asks"""
    play = table(3).clan(0, iron=1, **clan).performing(bundle, only_one=True).set()
    assert play.choices == [f"perform {bundle}", "decline"]


def test_of_two_actions_outside_the_only_possible_one_begins_at_once() -> None:
    """W-19.4.7, W-7.1, W-17.30"""
    play = table(3).clan(0, food=1).dice(orange=[5, 5, 5, 5]).set().does("take orange right", "place outside_1")
    assert play.question == "prompt-tend"
    assert play.does("decline").decider == 1


def test_goods_and_an_action_are_asked_about_because_their_order_matters() -> None:
    """W-19.4.7, W-5.8"""
    play = performing("steward-12.1", "courtiers", only_one=False)
    assert play.choices == ["perform steward-12.1", "perform courtiers", "decline"]


def test_of_two_gifts_of_which_only_one_may_be_taken_one_chooses() -> None:
    """W-19.4.7, W-9.1.4"""
    play = performing("steward-12.1", "steward-12.2")
    assert play.choices == ["perform steward-12.1", "perform steward-12.2", "decline"]


def test_of_two_gifts_that_both_may_be_taken_none_is_asked_about() -> None:
    """W-19.4.7"""
    setting = table(3).clan(0).room("steward_1", "steward-12", ["orange", "orange", "black"])
    play = setting.dice(orange=[1, 2, 3, 3]).set().does("take orange right", "place steward_1")
    assert play.change(0) == {"pearl": 2, "seal": 1, "points": 1}
    assert play.decider == 1


def test_the_player_decides_for_the_guest_at_most_among_three() -> None:
    """W-15.7 (D19)"""
    assert len(acting(table(1).clan(TOKUGAWA, gate=1), "solo-2").options) == 3
    assert len(acting(table(1).clan(TOKUGAWA, gate=1), "solo-9").options) == 2
