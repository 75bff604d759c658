"""A match agrees with newer rules if they play all of it as it was played; else the first difference is named."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from server.played import Played
from stones import BID, GIVE, GUESS, OFFER, OPENLY, TAKE, Bid, Deals, Guess, Open
from stones import GAME as STONES

import chabudai
from chabudai.core.game import Game
from chabudai.core.messages import Message
from chabudai.core.rng import seeded
from chabudai.registry import game as game_named
from chabudai.server.match.story import Told, read, written
from chabudai.server.past.agreement import Verdict, compared
from chabudai.server.storage import StoredPicks, StoredRecord

GAMES = [*map(chabudai.game, ("tokaido", "white_castle", "shogun", "rising_sun")), STONES]
GAMES_EACH = [2, 2, 1, 1, 12]
AGREES = Verdict(True)


@pytest.fixture(autouse=True)
def _stones_are_on_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    def known(name: str) -> Game[Any]:
        return STONES if name == "stones" else game_named(name)

    monkeypatch.setattr("chabudai.server.past.agreement.game_named", known)


def verdict(played: Played, **otherwise: Any) -> Verdict:
    """Of what is stored of a game, with some of it changed."""
    state = played.record.match.state
    table = replace(played.table, state="running", deciders=state.deciders())
    if state.over:
        result = {"scores": state.scores(), "winners": state.winners()}
        table = replace(table, state="finished", deciders=[], result=result)
    kept = {name: otherwise.pop(name) for name in ("moves", "picks", "acts") if name in otherwise}
    record = StoredRecord(moves=played.rows, picks=list(played.picks.values()), acts=played.acts)
    told = otherwise.pop("told", played.told)
    return compared(replace(table, **otherwise), replace(record, **kept), told)


def stones(count: int, seats: int = 3, seed: int = 1) -> Played:
    """A game of which so many moves were made, whoever is asked answering with the first of the menu."""
    played = Played(STONES, seats, seed)
    while len(played.record.match.moves) < count:
        first_answer(played)
    return played


def first_answer(played: Played) -> None:
    state = played.record.match.state
    seat = state.deciders()[0]
    played.make(seat, state.legal(seat)[0])


def stones_to_the_guess(seed: int = 1) -> Played:
    played = Played(STONES, 3, seed)
    while not isinstance(played.record.match.state.waiting, Guess):
        first_answer(played)
    return played


def retold(played: Played, n: int, change: Callable[[Told], Told]) -> dict[int, str]:
    return played.told | {n: written(change(read(played.told[n])))}


def with_(**fields: Any) -> Callable[[Told], Told]:
    from msgspec.structs import replace as with_fields

    return lambda told: with_fields(told, **fields)


# --- rules that play it as it was played ------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "games"), list(zip(GAMES, GAMES_EACH, strict=True)))
def test_the_rules_it_was_played_by_agree_at_every_moment_whatever_was_taken_back(
    game: Game[Any], games: int
) -> None:
    undone = 0
    for seed in range(games):
        played, luck = Played(game, 3, seed), seeded(seed, "agreement")
        while not played.record.match.state.over:
            played.step(luck)
            if game is STONES or luck.below(40) == 0:
                assert verdict(played) == AGREES
        assert verdict(played) == AGREES
        undone += played.undone
    assert undone > 1


def test_a_card_that_nobody_has_drawn_may_have_changed(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn, undrawn = [stones(3, seed=seed_with_one(is_drawn)) for is_drawn in (True, False)]
    make_one_worth_more(monkeypatch)
    assert verdict(undrawn) == AGREES
    assert verdict(drawn) == Verdict(False, 3)


def make_one_worth_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if the lowest stone had another point printed on it."""
    resolve = Bid.resolve

    def with_bonus(self: Any, state: Any, picks: Any) -> None:
        stones_bid = [BID.numbers(pick)[0] for [pick] in picks]
        resolve(self, state, picks)
        if 0 in stones_bid:
            state.score[stones_bid.index(0)] += 1

    monkeypatch.setattr(Bid, "resolve", with_bonus)


def seed_with_one(is_drawn: bool) -> int:
    """One where the lowest stone is among the first bids, or in the bag."""
    for seed in range(100):
        state = stones(3, seed=seed).record.match.state
        if state.gone & 1 if is_drawn else 0 in state.bag.cards():
            return seed
    raise AssertionError


def test_what_comes_later_may_have_changed(monkeypatch: pytest.MonkeyPatch) -> None:
    played = stones(5)
    monkeypatch.setattr(Open, "score", lambda *_: None)
    assert verdict(played) == AGREES


def test_other_words_for_the_same_events_are_no_difference() -> None:
    played = stones(5)
    told = retold(played, 3, lambda each: with_(events=[reworded(event) for event in each.events])(each))
    assert told != played.told
    assert verdict(played, told=told) == AGREES


def reworded(event: Any) -> Any:
    from msgspec.structs import replace as with_fields

    return with_fields(event, message=Message("event-of-long-ago").as_dict())


def test_another_forecast_is_no_difference() -> None:
    played = stones(5)
    assert verdict(played, told=retold(played, 4, with_(forecast=[7, 7, 7]))) == AGREES


# --- rules that do not --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("n", [0, 1, 3, 5])
def test_a_difference_in_anything_that_was_told_is_found_where_it_is(n: int) -> None:
    played = stones(5)
    for otherwise in (
        with_(scores=[9, 9, 9]),
        with_(chapter={"key": "chapter-of-long-ago"}),
        with_(forced=[(0, 1, 0)]),
        with_(headings=[(0, {"key": "chapter-of-long-ago"})]),
    ):
        assert verdict(played, told=retold(played, n, otherwise)) == Verdict(False, n)


def test_an_event_that_others_heard_of_is_another_one() -> None:
    played = stones(5)

    def overheard(told: Told) -> Told:
        from msgspec.structs import replace as with_fields

        return with_(events=[with_fields(told.events[0], audience=1), *told.events[1:]])(told)

    assert verdict(played, told=retold(played, 3, overheard)) == Verdict(False, 3)


def test_a_move_that_is_not_legal_any_more_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    played = stones(5)
    menu = Bid.menu
    assert verdict(played, moves=[*played.rows[:3], replace_action(played, 3, "bid 9"), *played.rows[4:]]) == (
        False,
        4,
    )
    monkeypatch.setattr(Bid, "bar", lambda self, state, seat, action: "gone" if menu(self, state, seat) else None)
    assert verdict(played) == Verdict(False, 1)


def replace_action(played: Played, place: int, action: str) -> Any:
    from msgspec.structs import replace as with_fields

    return with_fields(played.rows[place], action=action)


def test_a_game_whose_options_are_gone_differs_from_the_start() -> None:
    assert verdict(stones(5), options={"gone": True}) == Verdict(False, 0)


def test_nothing_is_vouched_for_where_the_story_is_not_whole() -> None:
    played = stones(5)
    assert verdict(played, told={}) == Verdict(False, None)
    assert verdict(played, told={n: told for n, told in played.told.items() if n != 4}) == Verdict(False, None)


def test_another_result_is_a_difference_at_the_last_move() -> None:
    played, luck = Played(STONES, 2, 5), seeded(5, "to the end")
    while not played.record.match.state.over:
        played.step(luck)
    last = len(played.record.match.moves)
    assert verdict(played, result={"scores": [0, 0], "winners": [0]}) == Verdict(False, last)


# --- the question that is pending ---------------------------------------------------------------------------------


def test_picks_that_are_still_in_the_menu_agree_and_others_do_not(monkeypatch: pytest.MonkeyPatch) -> None:
    played = stones_to_the_guess()
    moves, state = len(played.record.match.moves), played.record.match.state
    seat = state.deciders()[0]
    played.make(seat, GUESS.of(state.left()[0]))
    assert played.picks
    assert verdict(played) == AGREES
    monkeypatch.setattr(Guess, "bar", lambda *_: "gone")
    assert verdict(played) == Verdict(False, moves + 1)


def test_picks_that_would_now_be_a_whole_answer_are_a_difference(monkeypatch: pytest.MonkeyPatch) -> None:
    played = stones_to_the_guess()
    moves, state = len(played.record.match.moves), played.record.match.state
    for seat in state.deciders():
        played.make(seat, GUESS.of(state.left()[0]))
    assert verdict(played) == AGREES
    monkeypatch.setattr(Guess, "is_whole", lambda self, state, seat: bool(state.picks[seat]))
    assert verdict(played) == Verdict(False, moves + 1)


def test_a_question_that_goes_to_somebody_else_is_a_difference() -> None:
    played = stones(3)
    asked = played.record.match.state.deciders()
    assert verdict(played, deciders=[(asked[0] + 1) % 3]) == Verdict(False, 4)


def test_garbled_picks_are_a_difference() -> None:
    picks = [StoredPicks(seat=0, changes=1, actions=["nonsense"])]
    assert verdict(stones(3), picks=picks) == Verdict(False, 4)


# --- acts ---------------------------------------------------------------------------------------------------------


def with_a_deal() -> tuple[Played, int]:
    """A game where somebody has offered a point; after how many moves."""
    played = stones(3)
    state = played.record.match.state
    winner = state.deciders()[0]
    played.act(winner, OFFER.of((winner + 1) % 3), GIVE.of(0), OPENLY.of())
    return played, 3


def test_acts_are_compared_too(monkeypatch: pytest.MonkeyPatch) -> None:
    played, moves = with_a_deal()
    assert verdict(played) == AGREES
    monkeypatch.setattr(Deals, "hearers", lambda *_: 1)
    assert verdict(played) == Verdict(False, moves + 1)


def test_an_act_that_is_not_allowed_any_more_is_a_difference(monkeypatch: pytest.MonkeyPatch) -> None:
    played, moves = with_a_deal()
    seat = played.record.match.state.deciders()[0]
    played.make(seat, TAKE.of())
    assert verdict(played) == AGREES
    monkeypatch.setattr(Deals, "bar", lambda *_: "too-much")
    assert verdict(played) == Verdict(False, moves + 1)
