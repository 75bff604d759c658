"""Acts beside the question: said in small steps, done as a whole, heard of by whom they concern."""

import json
from typing import Any

import pytest
from stones import ACCEPT, DECLINE, GAME, GIVE, OFFER, OPENLY, SECRETLY, TAKE, WITHDRAW

from chabudai.core.errors import BadAnswer, BadMatch, BadUndo, IllegalAction
from chabudai.core.laws import random_match
from chabudai.core.match import Act, Match
from chabudai.core.match_file import MatchFile
from chabudai.games import tokaido

OFFERED_OPENLY = [OFFER.of(1), GIVE.of(0), OPENLY.of()]
OFFERED_SECRETLY = [OFFER.of(1), GIVE.of(0), SECRETLY.of()]


def at_the_prize(seats: int = 3) -> Match:
    """Seat 0 has won the bid and a point, and may take a prize."""
    for seed in range(100):
        match = Match(GAME, seats, seed)
        for seat in range(seats):
            match.apply(seat, match.state.legal(seat)[-1])
        if match.state.deciders() == [0]:
            return match
    raise AssertionError("seat 0 never wins")


def heard(match: Match, seat: int | None) -> list[dict[str, Any]]:
    return [event.as_dict() for event in match.state.events_since(0, seat)]


# --- saying it ----------------------------------------------------------------------------------------------------


def test_an_act_is_said_in_small_steps_each_with_a_menu_of_its_own() -> None:
    """N-1.6"""
    state, deals, said = at_the_prize().state, GAME.beside, list[int]()
    menus = []
    for step in OFFERED_SECRETLY:
        menus.append([GAME.actions.text(action) for action in deals.legal(state, 0, said)])
        said.append(step)
    assert menus == [["offer 2", "offer 3"], ["give 1"], ["openly", "secretly"]]
    assert deals.is_whole(state, 0, said)
    assert deals.legal(state, 0, said) == []


def test_what_may_not_be_said_is_refused_with_the_rule() -> None:
    """N-1.6"""
    state = at_the_prize().state
    refusal = GAME.beside.why_not(state, 0, [OFFER.of(1)], GIVE.of(2))
    assert refusal is not None
    assert (refusal.clause, refusal.message.key) == ("N-1.6", "refusal-too-much")


def test_an_act_that_is_not_legal_or_not_whole_changes_nothing() -> None:
    match = at_the_prize()
    before = match.write()
    with pytest.raises(IllegalAction, match="refusal-not-asked"):
        match.act(1, ACCEPT.of(0))
    with pytest.raises(BadAnswer, match="error-act-unfinished"):
        match.act(0, *OFFERED_OPENLY[:2])
    assert match.write() == before


def test_a_game_that_has_no_acts_says_so() -> None:
    with pytest.raises(BadAnswer, match="error-no-acts"):
        Match(tokaido.GAME, 2, 1).act(0, 0)


# --- the question stays -------------------------------------------------------------------------------------------


def test_whoever_is_asked_is_still_asked_whatever_others_do_meanwhile() -> None:
    """N-1.6"""
    match = at_the_prize()
    asked, menu = match.state.deciders(), match.state.legal(0)
    match.act(0, *OFFERED_OPENLY)
    match.act(1, ACCEPT.of(0))
    assert (match.state.deciders(), match.state.legal(0)) == (asked, menu)
    assert match.moves == at_the_prize().moves
    assert match.state.score == [0, 1, 0]


def test_what_was_withdrawn_or_declined_can_no_longer_be_accepted() -> None:
    """N-1.6"""
    for seat, ends in ((0, WITHDRAW.of()), (1, DECLINE.of(0))):
        match = at_the_prize()
        match.act(0, *OFFERED_OPENLY)
        match.act(seat, ends)
        with pytest.raises(IllegalAction, match="refusal-not-asked"):
            match.act(1, ACCEPT.of(0))


# --- who hears of it ----------------------------------------------------------------------------------------------


def test_what_is_private_between_two_is_told_to_these_two_alone() -> None:
    """N-1.6"""
    match = at_the_prize()
    before = {onlooker: heard(match, onlooker) for onlooker in (0, 1, 2, None)}
    views = {onlooker: match.state.view(onlooker) for onlooker in (2, None)}
    act = match.act(0, *OFFERED_SECRETLY)
    assert [onlooker for onlooker in before if act.is_known_to(onlooker)] == [0, 1]
    assert [onlooker for onlooker, told in before.items() if heard(match, onlooker) != told] == [0, 1]
    assert {onlooker: match.state.view(onlooker) for onlooker in views} == views


def test_a_bot_is_not_given_what_others_offer_each_other_in_secret() -> None:
    match = at_the_prize()
    match.act(0, *OFFERED_SECRETLY)
    assert match.state.determinize(1, 5).view(1)["offers"] == match.state.view(1)["offers"] != []
    assert match.state.determinize(2, 5).view(0)["offers"] == []


# --- undo ---------------------------------------------------------------------------------------------------------


def test_a_move_is_final_once_its_maker_has_heard_of_an_act() -> None:
    match = at_the_prize()
    match.apply(0, TAKE.of())
    match.act(0, OFFER.of(1), GIVE.of(1), OPENLY.of())
    with pytest.raises(BadUndo, match="error-undo-others"):
        match.undo(0)


def test_what_others_do_unseen_neither_bars_an_undo_nor_is_lost_by_it() -> None:
    """The refusal would tell that there was something."""
    match = at_the_prize(4)
    match.act(0, *OFFERED_OPENLY)
    match.act(1, ACCEPT.of(0))
    match.apply(0, TAKE.of())
    match.act(1, OFFER.of(2), GIVE.of(0), SECRETLY.of())
    match.undo(0)
    assert (match.state.deciders(), match.state.score) == ([0], [0, 1, 0, 0])
    assert [(act.after, act.seat) for act in match.acts] == [(4, 0), (4, 1), (4, 1)]
    assert match.state.view(2)["offers"] == [{"giver": 1, "taker": 2, "points": 1, "openly": False}]


def test_what_rested_on_a_move_goes_with_it() -> None:
    """Seat 0 has two points only while the prize is taken; whoever heard of it bars the undo, so nobody has."""
    match = at_the_prize(4)
    match.apply(0, TAKE.of())
    twin = match.at(4)
    twin.act_again(Act(5, 0, (OFFER.of(1), GIVE.of(1), SECRETLY.of()), 0b11))
    assert twin.acts == []


# --- files --------------------------------------------------------------------------------------------------------


def test_a_match_file_has_the_acts_where_they_were_done_and_plays_them_again() -> None:
    match = at_the_prize()
    match.act(0, *OFFERED_OPENLY)
    match.act(1, ACCEPT.of(0))
    match.apply(0, TAKE.of())
    written = json.loads(match.write())
    assert written["acts"] == [[3, 0, "offer 2", "give 1", "openly"], [3, 1, "accept 1"]]
    assert MatchFile.parse(match.write(), "m").replayed(GAME, "m").write() == match.write()


@pytest.mark.parametrize(
    ("spoilt", "reason"),
    [
        ([[3, 1, "accept 1"]], "error-match-move: file m, number 3, move accept 1"),
        ([[9, 0, "offer 2", "give 1", "openly"]], "error-match-damaged"),
        ([[3, 0, "sing"]], "error-match-move: file m, number 3, move sing"),
    ],
)
def test_a_file_whose_acts_cannot_be_done_is_refused(spoilt: list[list[Any]], reason: str) -> None:
    written = json.loads(at_the_prize().write()) | {"acts": spoilt}
    with pytest.raises(BadMatch, match=reason):
        MatchFile.parse(json.dumps(written), "m").replayed(GAME, "m")


def test_a_game_without_acts_writes_the_same_files_as_ever() -> None:
    assert "acts" not in Match(tokaido.GAME, 2, 1).as_dict()


@pytest.mark.parametrize("seed", range(10))
def test_any_position_of_a_match_with_acts_can_be_gone_back_to(seed: int) -> None:
    match = random_match(GAME, 4, {}, seed)
    again = MatchFile.parse(match.write(), "m").replayed(GAME, "m")
    for count in range(len(match.moves) + 1):
        assert match.at(count).state.digest() == again.at(count).state.digest()
        assert match.at(count).acts == [act for act in match.acts if act.after <= count]


def test_an_act_at_a_position_that_is_kept_belongs_to_it() -> None:
    """The position before the first move is one of those."""
    match = at_the_prize()
    match.act(0, *OFFERED_OPENLY)
    match.apply(0, TAKE.of())
    match.go_back(3)
    assert match.state.view(None)["offers"] == [{"giver": 0, "taker": 1, "points": 1, "openly": True}]


def test_a_file_is_played_again_position_by_position_with_its_acts() -> None:
    match = at_the_prize()
    match.act(0, *OFFERED_OPENLY)
    match.act(1, ACCEPT.of(0))
    match.apply(0, TAKE.of())
    scores = [list(each.state.score) for each in match.file().playing(GAME, "m")]
    assert scores == [[0, 0, 0], [0, 0, 0], [0, 0, 0], [0, 1, 0], [1, 1, 0]]


def test_what_is_half_picked_when_somebody_acts_is_no_part_of_a_position_that_is_kept(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("chabudai.core.match.CLONE_EVERY", 1)
    match = at_the_prize()
    match.apply(0, TAKE.of())
    match.apply(0, match.state.legal(0)[0])
    while match.state.deciders() != [0, 1, 2]:
        match.apply(match.state.deciders()[0], match.state.legal(match.state.deciders()[0])[0])
    bidding = len(match.moves)
    match.apply(2, match.state.legal(2)[0])
    match.act(0, *OFFERED_OPENLY)
    assert match.state.picks[2]
    assert not match.clones[-1].picks[2]
    for seat in (0, 1):
        match.apply(seat, match.state.legal(seat)[0])
    assert match.at(bidding + 3).state.digest() == match.state.digest()
    assert [each.seat for each in match.at(bidding + 3).moves] == [each.seat for each in match.moves]
