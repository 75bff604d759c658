"""R-8, R-9, R-29.N: the tea ceremony, deals and promises, and what is private between two."""

import pytest
from rising_sun_table import FOUR, GAME, THREE, Table, board, new_game

from chabudai.core.beside import may_bots_act
from chabudai.core.errors import IllegalAction
from chabudai.core.match import Match
from chabudai.games.rising_sun.components import MANDATE, NEGOTIATION
from chabudai.games.rising_sun.promises import PROMISE, TERMS
from chabudai.games.rising_sun.steps.talking.offers import war_begins, war_ends

MODES = ["off", "windows", "free"]
OFFER = ["coins 2", "ronin 0", "coins 0", "ronin 0"]


def tea(*clans: str, **options: bool | str) -> Table:
    return board(*(clans or FOUR), negotiation="free", **options).coins(5, 5, 5, 5).has_tea()


def politics(**options: bool | str) -> Table:
    """Seat 2 chooses a mandate."""
    table = board(*FOUR, negotiation="free", **options).coins(5, 5, 5, 5).ronin(2, 2, 0, 0)
    return table.drawn_next("harvest", "train", "recruit", "betray").mandate_turn(2)


def test_people_talk_freely_and_programs_at_fixed_moments() -> None:
    """R-29.N.1"""
    assert GAME.settle_at_table({})["negotiation"] == NEGOTIATION["default_mode_people"] == "free"
    assert GAME.settle({})["negotiation"] == NEGOTIATION["default_mode_bots"] == "windows"


def test_bots_are_asked_for_offers_only_where_there_is_talk() -> None:
    """R-29.N.1, R-29.N.9"""
    assert [may_bots_act(board(*FOUR, negotiation=mode).has_tea().state) for mode in MODES] == [False, False, True]


# --- alliances --------------------------------------------------------------------------------------------------


def test_without_talk_those_who_name_each_other_are_allies() -> None:
    """R-8.2, R-29.N.7, R-8.5"""
    table = board(*FOUR).has_tea()
    for seat, choice in enumerate(["ally 3", "ally 1", "ally 1", "alone"]):
        table.state.apply(seat, GAME.actions.parse(choice))
    assert table.state.ally == [2, -1, 0, -1]
    assert table.state.clans[0].allied == 1
    assert table.state.clans[1].allied == 0
    assert not table.events("no-alliances")


def test_nobody_need_have_an_ally() -> None:
    """R-8.2"""
    table = board(*THREE).has_tea().does("alone", "ally 1", "ally 1")
    assert table.state.ally == [-1, -1, -1]
    assert table.events("no-alliances")


def test_alliances_end_when_the_next_tea_is_served() -> None:
    """R-8.1, R-8.3"""
    table = board(*THREE).allies(0, 2).has_tea()
    assert table.state.ally == [-1, -1, -1]


def test_two_coins_for_an_alliance() -> None:
    """R-28.4, R-9.5, R-29.N.4, R-9.4"""
    table = tea().says(0, "offer 2", *OFFER, "alliance", "promise none", "promise none", "openly")
    assert table.purse() == [5, 5, 5, 5]
    assert table.state.ally == [-1] * 4
    table.says(1, "accept 1 1")
    assert table.purse() == [3, 7, 5, 5]
    assert table.state.ally == [1, 0, -1, -1]
    assert table.state.deciders() == [0, 1, 2, 3]  # R-29.N.10


def test_two_alliances_and_no_third() -> None:
    """R-28.7, R-8.2, R-29.N.2"""
    table = tea()
    for one, other in ((1, 2), (0, 3)):
        table.says(
            one,
            f"offer {other + 1}",
            *["coins 0", "ronin 0"] * 2,
            "alliance",
            "promise none",
            "promise none",
            "openly",
        )
        table.says(other, f"accept {one + 1} 1")
    assert table.state.ally == [3, 2, 1, 0]
    assert table.why_not_say(0, "offer 2", *["coins 0", "ronin 0"] * 2, "alliance") == "R-8.2"


def test_an_alliance_offer_that_comes_too_late_expires() -> None:
    """R-29.N.4"""
    table = tea()
    for giver in (0, 2):
        table.says(giver, "offer 2", *OFFER, "alliance", "promise none", "promise none", "openly")
    table.says(1, "accept 1 1").says(1, "accept 3 1")
    assert table.state.ally == [1, 0, -1, -1]
    assert table.purse() == [3, 7, 5, 5]
    assert table.events("expires")


def test_tea_ends_when_the_last_player_is_ready_and_ready_may_be_taken_back() -> None:
    """R-29.2"""
    match = Match(GAME, 3, 1, {"negotiation": "free"})
    ready = GAME.actions.parse("ready")
    match.apply(0, ready)
    match.apply(2, ready)
    match.undo(0)
    assert match.state.deciders() == [0, 1]
    match.apply(0, ready)
    assert match.state.view(1)["phase"] == "tea_ceremony"
    match.apply(1, ready)
    assert match.state.view(1)["phase"] == "political"


def test_offers_of_an_alliance_end_with_the_tea() -> None:
    """R-29.N.4, R-8.3"""
    table = tea().says(0, "offer 2", *OFFER, "alliance", "promise none", "promise none", "openly")
    table.says(0, "offer 2", *OFFER, "no_alliance", "promise none", "promise none", "openly")
    assert [offer["which"] for offer in table.talk(3)["offers"]] == [1, 2]
    table.does("ready", "ready", "ready", "ready")
    assert [offer["ally"] for offer in table.talk(3)["offers"]] == [False]


# --- deals in the political phase -------------------------------------------------------------------------------


def test_coins_and_ronin_change_hands_for_all_to_see() -> None:
    """R-9.1, R-9.2, R-9.3, R-9.7, R-29.N.10"""
    table = politics().says(
        0, "offer 2", "coins 1", "ronin 2", "coins 3", "ronin 0", "promise none", "promise none", "openly"
    )
    table.says(1, "accept 1 1")
    assert table.purse()[:2] == [7, 3]
    assert [int(clan.ronin) for clan in table.state.clans[:2]] == [0, 4]
    assert table.decider == 2
    assert table.question == "prompt-mandate"
    assert len(table.events("gives")) == 2


def test_nobody_offers_more_than_there_is() -> None:
    """R-29.N.1, R-29.N.2"""
    table = politics()
    assert table.why_not_say(0, "offer 2", "coins 6") == "R-29.N.2"
    assert table.why_not_say(0, "offer 2", "coins 5", "ronin 3") == "R-29.N.2"
    assert table.why_not_say(0, "offer 2", "coins 5", "ronin 2", "coins 6") == "R-29.N.2"
    assert table.why_not_say(0, "offer 1") == "R-9.1"
    nothing = ["offer 2", "coins 0", "ronin 0", "coins 0", "ronin 0", "promise none", "promise none"]
    assert table.why_not_say(0, *nothing) == "R-29.N.2"


def test_what_can_no_longer_be_paid_expires() -> None:
    """R-29.N.4"""
    table = politics().says(
        0, "offer 2", "coins 5", "ronin 0", "coins 0", "ronin 0", "promise none", "promise none", "openly"
    )
    table.says(0, "offer 3", "coins 1", "ronin 0", "coins 0", "ronin 0", "promise none", "promise none", "openly")
    table.says(2, "accept 1 1").says(1, "accept 1 1")
    assert table.purse() == [4, 5, 6, 5]
    assert table.events("expires")
    assert not table.talk(0)["offers"]


def test_offers_are_declined_and_withdrawn_and_at_most_three_are_open() -> None:
    """R-29.N.4, R-29.N.1"""
    table = politics()
    gift = ["coins 1", "ronin 0", "coins 0", "ronin 0", "promise none", "promise none", "openly"]
    for other in (2, 3, 4):
        table.says(0, f"offer {other}", *gift)
    assert table.why_not_say(0, "offer 2") == "R-29.N.1"
    table.says(1, "decline 1 1").says(0, "withdraw 3 1")
    assert len(table.talk(None)["offers"]) == 1
    assert table.why_not_say(1, "accept 1 1") == "R-29.N.4"
    assert table.purse() == [5, 5, 5, 5]


def test_a_gift_must_be_accepted_unless_the_table_rules_otherwise() -> None:
    """R-9.6"""
    gift = ["offer 2", "coins 1", "ronin 0", "coins 0", "ronin 0", "promise none", "promise none", "openly"]
    assert politics().says(0, *gift).purse() == [5, 5, 5, 5]
    assert politics(gift_needs_acceptance=False).says(0, *gift).purse() == [4, 6, 5, 5]


def test_in_windows_too_a_gift_arrives_without_a_question_where_the_table_rules_so() -> None:
    """R-9.6, R-29.N.5"""
    table = board(*THREE, negotiation="windows", gift_needs_acceptance=False).coins(3, 3, 3).mandate_turn(1)
    table.does("offer 2", "use gift", "coins 2")
    assert table.purse() == [1, 5, 3]
    assert table.events("gives")
    assert not table.events("offers")
    assert (table.decider, table.question) == (2, "prompt-make-offer")  # nobody is asked whether to take it
    table.does("offer 2", "use i_pay_for_promise", "coins 1", "promise spare_in_betray")
    assert (table.decider, table.options) == (1, ["decline 3 1", "accept 3 1"])  # it asks for something


def test_a_gift_without_a_question_keeps_the_tea_going() -> None:
    """R-9.6, R-29.N.5: only a round in which all pass ends the window."""
    table = board(*THREE, negotiation="windows", gift_needs_acceptance=False).coins(3, 3, 3).has_tea()
    table.does("offer 2", "use gift", "coins 2", "pass", "pass")
    assert (table.decider, table.question) == (0, "prompt-make-offer")
    table.does("pass", "pass", "pass")
    assert table.state.over


def test_nothing_may_be_given_in_war_but_promises_may() -> None:
    """R-29.N.9, R-17.2, R-9.2, R-29.N.4"""
    table = politics().says(
        0, "offer 2", "coins 1", "ronin 0", "coins 0", "ronin 0", "promise none", "promise none", "openly"
    )
    table.put(0, "edo", bushi=1).put(1, "edo", bushi=1).wars("edo").goes_to_war()
    assert table.talk(0)["offers"] == []
    assert table.events("expires")
    assert table.why_not_say(0, "offer 2", "coins 1") == "R-29.23"
    assert table.why_not_say(0, "offer 2", "promise none") == "R-29.N.9"
    words = ["promise leave_advantage", "about_advantage ronin", "at edo"]
    table.says(0, "offer 2", *words, "promise leave_advantage", "about_advantage hostage", "at edo", "openly")
    table.says(1, "accept 1 1")
    assert [made["status"] for made in table.talk(3)["promises"]] == ["open", "open"]
    table.bids(koi=(0, 0, 1, 0), lotus=(0, 0, 0, 0))
    assert [made["status"] for made in table.talk(3)["promises"]] == ["broken", "kept"]


def test_in_other_modes_nothing_is_said_beside_the_question() -> None:
    """R-29.N.1"""
    for mode in ("off", "windows"):
        state = new_game(3, 1, negotiation=mode).state
        assert GAME.beside is not None
        assert GAME.beside.legal(state, 0, []) == []
        with pytest.raises(IllegalAction, match=r"R-29\.23 refusal-not-asked"):
            GAME.beside.act(state, 0, [GAME.actions.parse("offer 2")])


# --- privacy ----------------------------------------------------------------------------------------------------


def test_a_private_offer_is_known_to_two_and_its_transfer_to_all() -> None:
    """R-29.N.8, R-26.2"""
    table = politics().says(
        0,
        "offer 2",
        "coins 1",
        "ronin 0",
        "coins 0",
        "ronin 0",
        "promise none",
        "promise spare_in_betray",
        "secretly",
    )
    assert [len(table.talk(seat)["offers"]) for seat in (0, 1, 2, 3, None)] == [1, 1, 0, 0, 0]
    assert table.why_not_say(2, "accept 1 4") == "R-29.N.4"
    table.says(1, "accept 1 4")
    assert [len(table.talk(seat)["promises"]) for seat in (0, 1, 2, 3, None)] == [1, 1, 0, 0, 0]
    assert table.purse() == [4, 6, 5, 5]
    heard = [event.as_dict()["event"] for event in table.state.events_since(0, 2)]
    assert "gives" in heard
    assert not {"offers", "accepts", "promises"} & set(heard)
    dealt = table.state.determinize(2, 1)
    assert dealt.view(2) == table.state.view(2)
    assert not any(talk.promises for talk in dealt.talks)


def test_the_number_of_an_offer_tells_nothing_of_other_offers() -> None:
    """R-29.N.8"""
    table = politics()
    gift = ["coins 1", "ronin 0", "coins 0", "ronin 0", "promise none", "promise none"]
    table.says(0, "offer 2", *gift, "secretly").says(0, "offer 3", *gift, "secretly")
    assert table.talk(2)["offers"][0]["which"] == 4
    table.says(0, "offer 2", *gift, "openly")
    assert table.talk(3)["offers"][0]["which"] == 1  # as if there were no other


# --- promises ---------------------------------------------------------------------------------------------------


def promised(table: Table, seat: int, other: int, *words: str) -> Table:
    """Somebody has promised something for nothing."""
    nothing = ["coins 0", "ronin 0", "coins 0", "ronin 0"]
    table.says(seat, f"offer {other + 1}", *nothing, *words, "promise none", "openly")
    return table.says(other, f"accept {seat + 1} 1")


def status(table: Table) -> list[str]:
    return [made["status"] for made in table.talk(None)["promises"]]


def test_a_promised_mandate_is_kept_or_broken_by_the_next_one_played() -> None:
    """R-29.N.3, R-28.4"""
    assert status(promised(politics(), 2, 0, "promise play_mandate", "about harvest").does("play harvest")) == [
        "kept"
    ]
    assert status(promised(politics(), 2, 0, "promise play_mandate", "about harvest").does("play betray")) == [
        "broken"
    ]
    away = promised(politics(), 2, 0, "promise do_not_play_mandate", "about betray")
    assert status(away.does("play betray")) == ["broken"]


def test_nothing_else_follows_from_a_promise() -> None:
    """R-9.1, R-29.N.3"""
    table = promised(politics(), 2, 0, "promise play_mandate", "about harvest")
    assert table.options == ["play recruit", "play train", "play harvest", "play betray"]


def test_staying_out_of_a_province_and_of_a_shrine() -> None:
    """R-29.N.3, R-28.4"""
    table = promised(politics(), 0, 1, "promise stay_out_of_province", "at edo")
    promised(table, 0, 1, "promise leave_shrine", "shrine fujin")
    table.put(0, "edo", stronghold=1).carries_out("recruit", active=1).does("summon shinto", "shrine fujin")
    assert status(table) == ["broken", "broken"]
    kept = promised(politics(), 0, 1, "promise stay_out_of_province", "at edo")
    promised(kept, 0, 1, "promise leave_shrine", "shrine fujin")
    war_begins(kept.state)
    assert status(kept) == ["open", "kept"]
    war_ends(kept.state)
    assert status(kept) == ["kept", "kept"]


def test_sparing_in_a_betray() -> None:
    """R-29.N.3"""
    table = promised(politics(), 2, 0, "promise spare_in_betray").put(0, "edo", bushi=1).put(1, "oshu", bushi=1)
    table.does("play betray", "at edo")
    assert status(table) == ["broken"]
    spared = promised(politics(), 2, 0, "promise spare_in_betray").put(0, "edo", bushi=1).put(1, "oshu", bushi=1)
    spared.does("play betray", "at oshu", "done")
    war_begins(spared.state)
    assert status(spared) == ["kept"]
    never = promised(politics(), 2, 0, "promise spare_in_betray")
    war_begins(never.state)
    assert status(never) == ["undecidable"]


def test_paying_later() -> None:
    """R-29.N.3"""
    table = promised(politics(), 0, 1, "promise pay_later", "coins 2", "ronin 1")
    assert (
        table.why_not_say(0, "offer 2", *["coins 0", "ronin 0"] * 2, "promise pay_later", "coins 0", "ronin 0")
        == "R-29.N.2"
    )
    table.says(0, "offer 2", "coins 2", "ronin 1", "coins 0", "ronin 0", "promise none", "promise none", "openly")
    assert status(table.says(1, "accept 1 1")) == ["kept"]
    late = promised(politics(), 0, 1, "promise pay_later", "coins 2", "ronin 0")
    war_begins(late.state)
    assert status(late) == ["broken"]


def test_an_advantage_is_left_to_the_other_even_where_nobody_has_a_coin_to_bid() -> None:
    """R-29.N.3"""
    table = promised(politics(), 0, 1, "promise leave_advantage", "about_advantage ronin", "at edo")
    table.put(0, "edo", bushi=1).put(1, "edo", bushi=1).coins(0, 0, 0, 0).fights("edo")
    assert table.events("wins-battle")
    assert status(table) == ["kept"]


def test_promises_and_terms_are_spelled_and_read() -> None:
    """R-29.N.3"""
    for spelled in (
        "none",
        "play_mandate-harvest",
        "leave_advantage-poets-kyoto",
        "leave_shrine-ryujin",
        "pay_later-3-1",
    ):
        assert PROMISE.spelled(PROMISE.read(spelled)) == spelled
        assert TERMS.spelled(TERMS.read(f"promise={spelled}")) == f"promise={spelled}"
    assert TERMS.spelled(TERMS.read("coins=4")) == "coins=4"
    assert MANDATE.ids[3] == "harvest"


# --- windows ----------------------------------------------------------------------------------------------------


def test_in_windows_all_may_make_an_offer_in_honor_order() -> None:
    """R-29.N.5, R-29.N.6"""
    table = board(*THREE, negotiation="windows").coins(9, 3, 0).honor(1, 0, 2).has_tea()
    assert table.decider == 1
    assert table.options == ["pass", "offer 1", "offer 3"]
    table.does("offer 1", "use alliance_you_pay")
    assert table.options == [
        f"coins {coins}" for coins in range(1, 6)
    ]  # at most five, and no ronin to make up for none
    table.does("coins 2")
    assert (table.decider, table.options) == (0, ["decline 2 1", "accept 2 1"])
    table.does("accept 2 1")
    assert table.state.ally == [1, 0, -1]
    assert table.purse() == [7, 5, 0]
    assert table.decider == 0
    table.does("offer 3")
    assert table.refusal("use alliance_plain") == "R-8.2"
    assert table.refusal("use you_pay_for_promise") == "R-29.N.6"
    table.does("use promise_for_promise", "promise stay_out_of_province", "at edo")
    assert table.refusal("promise none") == "R-29.N.6"  # R-29.N.9 is about the war phase
    table.does("promise spare_in_betray", "decline 1 1", "pass")
    assert (table.decider, table.question) == (1, "prompt-make-offer")  # the second round
    table.does("pass", "pass", "pass")
    assert table.state.over


def test_in_windows_whoever_says_an_offer_sees_what_is_said_of_it_and_nobody_else() -> None:
    """R-29.N.6: of a promise nothing before it is said what it is about."""
    table = board(*THREE, negotiation="windows").coins(9, 3, 0).has_tea()
    assert table.talk(0)["draft"] is None
    table.does("offer 2", "use i_pay_for_promise", "coins 2", "promise leave_advantage", "about_advantage ronin")
    draft = table.talk(0)["draft"]
    assert (draft["giver"], draft["taker"], draft["coins"], draft["asked_promise"]) == (0, 1, 2, None)
    assert [table.talk(seat)["draft"] for seat in (1, 2, None)] == [None] * 3
    assert table.talk(1)["offers"] == []
    table.does("at edo")
    assert table.talk(0)["draft"] is None
    [offer] = table.talk(1)["offers"]
    assert (offer["asked_promise"]["advantage"], offer["asked_promise"]["province"]) == ("ronin", "edo")


def test_whoever_answers_is_told_the_terms_again() -> None:
    """R-29.N.5"""
    table = board(*THREE, negotiation="windows").coins(9, 3, 0).has_tea()
    table.does("offer 2", "use alliance_i_pay", "coins 2")
    prompt = table.state.prompt()
    assert prompt is not None
    said = GAME.text("en").say(prompt, names=["Ann", "Bo", "Cy"], reader=1)
    told = "Accept Ann’s offer: you become allies and Ann gives you 2 coins?"
    assert said.replace("\N{NO-BREAK SPACE}", " ") == told


def test_before_a_mandate_is_chosen_offers_go_to_the_active_player() -> None:
    """R-29.N.5"""
    table = board(*THREE, negotiation="windows").coins(3, 3, 3).mandate_turn(1)
    assert (table.decider, table.options) == (0, ["pass", "offer 2"])
    assert table.refusal("offer 3") == "R-29.N.5"
    table.does("pass")
    table.does("pass")
    assert (table.decider, table.options) == (1, ["pass", "offer 1", "offer 3"])
    table.does("offer 1")
    assert table.refusal("use alliance_plain") == "R-8.3"
    table.does("use gift", "coins 2", "accept 2 1")
    assert table.purse() == [5, 1, 3]
    assert table.question == "prompt-mandate"
