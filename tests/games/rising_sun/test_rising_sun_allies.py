"""Whom greedy allies with, for how much, and when it betrays: opinions, but those of somebody who wants to win."""

import pytest
from rising_sun_table import FOUR, GAME, Table, board

from chabudai.bots.bot import Bot, play_out
from chabudai.bots.registry import make_bot
from chabudai.core.rng import seeded
from chabudai.games.rising_sun.components import NOBODY
from chabudai.games.rising_sun.judgement.betraying import cost_of_leaving, turns_left, worth_of_replacing
from chabudai.games.rising_sun.judgement.courting import HOPE
from chabudai.games.rising_sun.judgement.deals import is_worth_offering
from chabudai.games.rising_sun.judgement.evaluation import EVALUATION
from chabudai.games.rising_sun.judgement.partners import Taste, paired, turns_ahead

KOI, LOTUS, TURTLE, BONSAI = range(4)
PLAIN = ["coins 0", "ronin 0", "coins 0", "ronin 0"]
SWEARS = ["promise none", "promise play_mandate", "about train", "openly"]
FOR_NOTHING = [*PLAIN, "alliance", "promise none", "promise none"]


def greedy(*done: list[str]) -> Bot:
    """One that has done so much beside the question."""
    bot = make_bot("greedy", GAME, seeded(1, "a bot"))
    bot.done = [GAME.actions.parse_all(said) for said in done]
    return bot


def says(table: Table, seat: int, *done: list[str]) -> list[str]:
    said = greedy(*done).beside(table.state.determinize(seat, 1), seat, 0.0)
    return [GAME.actions.text(action) for action in said]


def waits(table: Table, seat: int, *done: list[str]) -> bool:
    return greedy(*done).waits(table.state.determinize(seat, 1), seat)


def chooses(table: Table, seat: int) -> str:
    return GAME.actions.text(greedy().choose(table.state.determinize(seat, 1), seat, 0.0))


def tea(*clans: str) -> Table:
    return board(*(clans or FOUR), negotiation="free").coins(5, 5, 5, 5).has_tea()


def is_ready(table: Table, seat: int) -> Table:
    table.state.apply(seat, GAME.actions.parse("ready"))
    return table


def wish(table: Table, seat: int, other: int) -> float:
    return Taste().wishes(table.state)[seat][other]


# --- what an alliance is worth ----------------------------------------------------------------------------------


def test_an_ally_who_chooses_two_mandates_is_worth_more_than_one_who_chooses_one() -> None:
    """R-10.1, R-10.2: seven mandates, from whoever has the most honor on"""
    table = tea()
    assert [turns_ahead(table.state, seat) for seat in range(4)] == [2, 2, 2, 1]
    first = tea().honor(BONSAI, KOI, LOTUS, TURTLE)
    assert wish(first, KOI, BONSAI) > wish(table, KOI, BONSAI)


def test_who_harvests_much_likes_an_ally_who_has_many_turns() -> None:
    """R-14.2"""
    poor = tea()
    rich = board(*FOUR, negotiation="free").put(KOI, "kyoto", bushi=1).put(KOI, "edo", bushi=1).has_tea()
    gained = [wish(rich, KOI, other) - wish(poor, KOI, other) for other in (LOTUS, BONSAI)]
    assert gained[0] > gained[1]


def test_an_ally_who_wins_the_ties_is_worth_more() -> None:
    """R-4.4: all else alike"""
    below, above = tea().honor(LOTUS, KOI, TURTLE, BONSAI), tea().honor(LOTUS, BONSAI, TURTLE, KOI)
    for table in (below, above):
        table.state.active = LOTUS
    assert wish(above, KOI, BONSAI) > wish(below, KOI, BONSAI)


def test_lotus_is_liked_for_announcing_what_it_likes() -> None:
    """R-25.2"""
    assert wish(tea(), KOI, LOTUS) > max(wish(tea(), KOI, other) for other in (TURTLE, BONSAI))


def test_those_who_like_each_other_best_come_together_first() -> None:
    """R-8.2"""
    wishes = [[0.0, 1.0, 3.0, 2.0], [3.0, 0.0, 2.0, 1.0], [2.0, 1.0, 0.0, 1.5], [1.0, 3.0, 2.0, 0.0]]
    assert paired(wishes, [0, 1, 2, 3]) == [2, 3, 0, 1]
    assert paired(wishes, [0, 1, 2]) == [2, NOBODY, 0, NOBODY]


def test_nobody_is_paired_with_whom_it_would_be_worth_nothing() -> None:
    assert paired([[0.0, 1.0], [-1.0, 0.0]], [0, 1]) == [NOBODY, NOBODY]


# --- asking -----------------------------------------------------------------------------------------------------


def test_it_asks_the_best_of_those_who_would_have_it_and_not_the_next_seat() -> None:
    """R-8.2: each asks whom it would be asked by"""
    asked = {}
    for seat in range(4):
        said = says(tea(), seat)
        assert said[0].startswith("offer")
        assert said[5] == "alliance"
        asked[seat] = int(said[0].split()[1]) - 1
    assert any(asked[asked[seat]] == seat for seat in asked)
    assert asked != {0: 1, 1: 0, 2: 3, 3: 2}


def test_it_pays_a_coin_where_that_wins_a_much_better_ally() -> None:
    """R-28.4"""
    offers = [says(tea(), seat) for seat in range(4)]
    assert {said[1] for said in offers} >= {"coins 0"}
    assert all(said[1] in ("coins 0", "coins 1", "coins 2") for said in offers)
    assert says(tea().coins(0, 0, 0, 0), KOI)[1] == "coins 0"


def test_whoever_has_turned_it_down_is_not_asked_again() -> None:
    """R-29.N.4: so talk comes to an end"""
    table, done = tea(), list[list[str]]()
    while said := says(table, KOI, *done):
        assert waits(table, KOI, *done)
        assert said[0] not in [each[0] for each in done]
        done.append(said)
    assert len(done) == 3
    assert not waits(table, KOI, *done)


def likely_partner(table: Table, seat: int) -> int:
    return paired(Taste().wishes(table.state), [0, 1, 2, 3])[seat]


def test_it_asks_whom_it_likes_best_first_and_waits_for_the_likely_partner() -> None:
    """R-29.N.4: to ask costs nothing; who thinks about an offer may take the time"""
    table, done = tea().coins(0, 0, 0, 0), list[list[str]]()
    while said := says(table, KOI, *done):
        table.says(KOI, *said)
        done.append(said)
    asked = [int(said[0].split()[1]) - 1 for said in done]
    liked = sorted((LOTUS, TURTLE, BONSAI), key=lambda other: -wish(table, KOI, other))
    assert asked == liked[: liked.index(likely_partner(table, KOI)) + 1]
    assert waits(table, KOI, *done)


def test_who_is_ready_has_turned_it_down() -> None:
    """R-29.2"""
    table = tea()
    said = says(table, KOI)
    other = int(said[0].split()[1]) - 1
    is_ready(table.says(KOI, *said), other)
    then = says(table, KOI, said)
    assert then[0].startswith("offer")
    assert then[0] != said[0]
    for seat in range(1, 4):
        if seat != other:
            is_ready(table, seat)
    assert says(table, KOI, said) == []
    assert not waits(table, KOI, said)


def test_who_has_an_ally_is_ready_and_leaves_no_offer_lying() -> None:
    """R-8.2"""
    table = tea()
    table.says(KOI, "offer 4", *FOR_NOTHING, "openly").says(LOTUS, "offer 1", *FOR_NOTHING, "openly")
    table.says(KOI, "accept 2 1")
    assert says(table, KOI, ["offer 4", *FOR_NOTHING, "openly"]) == ["withdraw 4 1"]
    assert not waits(table, KOI)


# --- answering --------------------------------------------------------------------------------------------------


def answer(table: Table, seat: int) -> list[str]:
    """To an offer, after it has asked whom it would like better."""
    done = list[list[str]]()
    while (said := says(table, seat, *done))[0].startswith("offer"):
        assert len(done) < 3
        table.says(seat, *said)
        done.append(said)
    return said


@pytest.mark.parametrize("giver", [LOTUS, TURTLE, BONSAI])
def test_every_offer_of_an_alliance_is_answered(giver: int) -> None:
    """R-29.N.4"""
    table = tea().says(giver, "offer 1", *FOR_NOTHING, "openly")
    assert answer(table, KOI)[0].split()[0] in ("accept", "decline")


def test_it_asks_whom_it_likes_better_before_it_answers() -> None:
    """R-29.N.4: an offer lies open for a moment, and may still be accepted then"""
    liked = sorted((LOTUS, TURTLE, BONSAI), key=lambda other: -wish(tea(), KOI, other))
    for giver in liked:
        table = tea().coins(0, 0, 0, 0).says(giver, "offer 1", *FOR_NOTHING, "openly")
        first = says(table, KOI)[0]
        assert first.startswith("accept") if giver == liked[0] else first == f"offer {liked[0] + 1}"


def test_it_accepts_its_likely_partner_and_declines_whoever_is_much_worse() -> None:
    offer = [*FOR_NOTHING, "openly"]
    declined = 0
    for seat in range(4):
        likely = likely_partner(tea(), seat)
        assert answer(tea().says(likely, f"offer {seat + 1}", *offer), seat) == [f"accept {likely + 1} 1"]
        for other in set(range(4)) - {seat, likely}:
            worse = wish(tea(), seat, other) < HOPE * wish(tea(), seat, likely)
            said = f"{'decline' if worse else 'accept'} {other + 1} 1"
            assert answer(tea().says(other, f"offer {seat + 1}", *offer), seat) == [said]
            declined += worse
    assert declined


def test_it_takes_the_last_who_is_left() -> None:
    """R-8.2: better any ally than none"""
    worst = min((LOTUS, TURTLE, BONSAI), key=lambda other: wish(tea(), KOI, other))
    table = tea().allies(*[other for other in (LOTUS, TURTLE, BONSAI) if other != worst])
    table.says(worst, "offer 1", *FOR_NOTHING, "openly")
    assert says(table, KOI) == [f"accept {worst + 1} 1"]


def test_who_offers_something_else_is_answered_before_an_alliance_is_offered() -> None:
    """R-9.1, R-29.N.4: a counter-offer says nothing of the offer, so that is declined first"""
    table = tea().says(LOTUS, "offer 1", "coins 1", *PLAIN[1:], "no_alliance", *SWEARS)
    assert says(table, KOI) == ["decline 2 1"]
    table.says(KOI, "decline 2 1")
    assert says(table, KOI, ["decline 2 1"])[5] == "alliance"


def test_coins_for_a_mandate_are_not_offered_over_an_offer_that_lies_open() -> None:
    """R-29.N.4: whoever counters has answered"""
    table = board(*FOUR, negotiation="free").coins(5, 5, 5, 5).allies(KOI, TURTLE).offers()
    table.put(LOTUS, "kyoto", bushi=2).put(LOTUS, "edo", bushi=2).put(LOTUS, "nagato", bushi=2).mandate_turn(KOI)
    buys = [GAME.actions.parse("offer 1")]
    assert is_worth_offering(table.state, LOTUS, buys[0], [])
    table.says(KOI, "offer 2", "coins 1", *PLAIN[1:], *SWEARS)
    assert not is_worth_offering(table.state, LOTUS, buys[0], [])
    table.says(LOTUS, "decline 1 1")
    assert is_worth_offering(table.state, LOTUS, buys[0], [])


def too_dear(table: Table, how: str) -> Table:
    return table.says(LOTUS, "offer 1", "coins 0", "ronin 0", "coins 5", *FOR_NOTHING[3:], how)


def test_who_asks_too_much_is_offered_an_alliance_for_less() -> None:
    """R-9.1: a counter-offer, and after it one more with a coin on top"""
    table = too_dear(tea().allies(TURTLE, BONSAI), "openly")
    assert says(table, KOI) == ["decline 2 1"]
    table.says(KOI, "decline 2 1")
    first = says(table, KOI, ["decline 2 1"])
    assert first[:2] == ["offer 2", "coins 0"]
    second = says(table, KOI, ["decline 2 1"], first)
    assert second[:2] == ["offer 2", "coins 1"]
    assert says(table, KOI, ["decline 2 1"], first, second) == []


def test_a_secret_offer_is_countered_in_secret() -> None:
    """R-29.N.8: that somebody asked is nobody else's business"""
    table = too_dear(tea().allies(TURTLE, BONSAI), "secretly")
    [answer] = says(table, KOI)
    table.says(KOI, answer)
    assert says(table, KOI, [answer])[-1] == "secretly"


# --- where talk has its rounds, and where there is none -----------------------------------------------------------


@pytest.mark.once
@pytest.mark.parametrize("mode", ["free", "windows", "off"])
def test_four_find_an_ally_each_and_three_leave_one_alone(mode: str) -> None:
    """R-8.2"""
    for seats in (3, 4):
        state = GAME.new(seats, 1, {"negotiation": mode})
        play_out(state, [make_bot("greedy", GAME, seeded(1, str(seat))) for seat in range(seats)], 1.0)
        told = [event.as_dict()["event"] for event in state.journal or []]
        assert told.count("allies") == 3 * (seats // 2)


def test_in_a_window_each_round_asks_somebody_else() -> None:
    """R-29.N.5"""
    table, asked = board(*FOUR, negotiation="windows").coins(0, 0, 0, 0).has_tea(), dict[int, list[str]]()
    while table.state.deciders():
        [seat] = table.state.deciders()
        choice = chooses(table, seat)
        if choice.startswith("offer"):
            asked.setdefault(seat, []).append(choice)
        declines = [each for each in table.state.legal(seat) if GAME.actions.text(each).startswith("decline")]
        table.state.apply(seat, declines[0] if declines else GAME.actions.parse(choice))
    assert all(len(offers) == len(set(offers)) == 3 for offers in asked.values())
    assert len(asked) == 4


# --- betraying --------------------------------------------------------------------------------------------------


def turn_of_koi(**options: str) -> Table:
    """Koi is allied with Lotus and has drawn Betray."""
    return board(*FOUR, **options).coins(0, 0, 0, 0).allies(KOI, LOTUS).wars("kyoto", "edo").offers()


def test_it_betrays_where_two_wars_are_won_by_it() -> None:
    """R-15.3: the last mandate of the season, no turn of the ally to come"""
    table = turn_of_koi().put(KOI, "kyoto", bushi=1).put(KOI, "edo", bushi=1)
    table.put(TURTLE, "kyoto", bushi=1, shinto=1).put(BONSAI, "edo", bushi=1, shinto=1)
    table.drawn_next("betray", "train", "train", "betray")
    table.state.track, table.state.players = [0, 1, 2, 3, 0, 1], [2, 3, 0, 1, 2, 3]
    table.mandate_turn(KOI)
    assert turns_left(table.state, LOTUS) == 0
    assert worth_of_replacing(table.state, KOI) > cost_of_leaving(table.state, KOI)
    assert chooses(table, KOI) == "play betray"


def test_it_does_not_where_there_is_nothing_to_replace() -> None:
    """R-15.4"""
    table = turn_of_koi().put(TURTLE, "kyoto", daimyo=1)
    table.drawn_next("betray", "marshal", "train", "betray").mandate_turn(KOI)
    assert worth_of_replacing(table.state, KOI) == 0.0
    assert chooses(table, KOI) != "play betray"


def test_leaving_an_ally_costs_honor_and_the_bonus_of_the_turns_to_come() -> None:
    """R-15.2, R-10.7"""
    early, late = turn_of_koi().mandate_turn(KOI), turn_of_koi()
    late.state.track, late.state.players = [0, 1, 2, 3, 0, 1], [2, 3, 0, 1, 2, 3]
    late.mandate_turn(KOI)
    assert cost_of_leaving(early.state, KOI) > cost_of_leaving(late.state, KOI) > 0.0
    lowest = turn_of_koi().honor(LOTUS, TURTLE, BONSAI, KOI)
    lowest.state.track, lowest.state.players = late.state.track, late.state.players
    assert cost_of_leaving(lowest.mandate_turn(KOI).state, KOI) == 0.0  # no honor to lose
    assert cost_of_leaving(late.state, TURTLE) == 0.0  # who has no ally leaves none


@pytest.mark.parametrize("card", ["honesty", "loyalty"])
def test_who_is_paid_for_having_an_ally_betrays_less_readily(card: str) -> None:
    """R-27.46, R-27.38"""
    plain, paid = turn_of_koi().mandate_turn(KOI), turn_of_koi().owns(KOI, card).mandate_turn(KOI)
    assert cost_of_leaving(paid.state, KOI) > cost_of_leaving(plain.state, KOI)


def test_path_of_the_unrighteous_makes_betraying_worth_more() -> None:
    """R-27.47"""

    def worth(*cards: str) -> float:
        table = turn_of_koi().owns(KOI, *cards).put(KOI, "kyoto", bushi=1)
        for seat in (LOTUS, TURTLE, BONSAI):
            table.put(seat, "kyoto", bushi=1)
        return worth_of_replacing(table.mandate_turn(KOI).state, KOI)

    assert worth("path_of_the_unrighteous") > worth()


def test_whom_it_has_promised_to_spare_it_spares_more_readily() -> None:
    """R-29.N.3"""

    def worth(*promise: str) -> float:
        table = turn_of_koi(negotiation="free").put(KOI, "kyoto", bushi=1).put(TURTLE, "kyoto", bushi=1)
        table.mandate_turn(KOI)
        if promise:
            table.says(KOI, "offer 3", *PLAIN, *promise, "promise none", "openly").says(TURTLE, "accept 1 1")
        return worth_of_replacing(table.state, KOI)

    assert worth("promise spare_in_betray") < worth()


def test_what_it_thinks_of_allies_rests_on_what_lies_open() -> None:
    """R-26.2: the tiles and what others say in private make no difference"""
    table = tea().says(LOTUS, "offer 3", *FOR_NOTHING, "secretly")
    wishes = [Taste().wishes(table.state.determinize(KOI, seed)) for seed in range(5)]
    assert all(each == wishes[0] for each in wishes)
    assert says(table, KOI) == says(tea(), KOI)
    assert not EVALUATION.waits(table.allies(KOI, BONSAI).state, KOI, [])
