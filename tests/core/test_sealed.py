"""Choices that several make at once: with one pick or more, unseen, taken back at will until the last is ready."""

from collections import Counter

import pytest
from stones import BID, GAME, GUESS, PEEK, TAKE, Bag, Guess

from chabudai.bots.bot import answer
from chabudai.bots.random_bot import RandomBot
from chabudai.core.errors import BadAnswer, IllegalAction
from chabudai.core.match import Match
from chabudai.core.match_file import MatchFile
from chabudai.core.rng import seeded


def guessing(seed: int = 1) -> Match:
    """Three at the table, of whom the two that are behind guess (N-1.4)."""
    match = Match(GAME, seats=3, seed=seed)
    while not has_guesses(match):
        seat = match.state.deciders()[0]
        legal = match.state.legal(seat)
        match.apply(seat, TAKE.of() if TAKE.of() in legal else legal[0])
    assert len(match.state.deciders()) == 2
    return match


def has_guesses(match: Match) -> bool:
    return any(GUESS.has(action) for seat in match.state.deciders() for action in match.state.legal(seat))


def bag_of(match: Match) -> Bag:
    assert isinstance(match.state, Bag)
    return match.state


def test_only_some_are_asked() -> None:
    match = guessing()
    [leader] = {0, 1, 2} - set(match.state.deciders())
    assert match.state.legal(leader) == []
    assert match.state.menu(leader) == []
    assert match.state.view(leader)["ready"][leader]


def test_what_may_be_picked_depends_on_ones_own_picks_and_on_nobody_elses() -> None:
    match = guessing()
    one, other = match.state.deciders()
    before = match.state.legal(other)
    stone = match.state.legal(one)[0]
    match.apply(one, stone)
    assert stone not in match.state.legal(one)
    refusal = match.state.why_not(one, stone)
    assert refusal is not None
    assert refusal.message.key == "refusal-twice"
    assert match.state.legal(other) == before


def test_the_question_counts_with_its_reader() -> None:
    match = guessing()
    one, other = match.state.deciders()
    match.apply(one, match.state.legal(one)[0])
    asked = {seat: match.state.prompt(seat) for seat in (one, other)}
    assert {seat: prompt and prompt.values["guess"] for seat, prompt in asked.items()} == {one: 2, other: 1}
    spectators = match.state.prompt(None)
    assert spectators is not None
    assert spectators.values == {}


def test_a_seat_is_ready_when_its_answer_is_whole_and_unready_when_it_takes_a_pick_back() -> None:
    match = guessing()
    one, other = match.state.deciders()
    match.apply(one, *match.state.legal(one)[:2])
    assert match.state.deciders() == [other]
    match.undo(one)
    assert match.state.deciders() == [one, other]
    match.undo(one)
    assert match.state.picks == [[], [], []]


def test_taking_back_touches_nothing_of_anybody_else() -> None:
    match = guessing()
    one, other = match.state.deciders()
    match.apply(one, match.state.legal(one)[0])
    match.apply(other, *match.state.legal(other)[:2])
    kept = match.state.picks[other]
    match.take_back_picks(one)
    assert match.state.picks[one] == []
    assert match.state.picks[other] == kept


def test_several_picks_are_made_whole_or_not_at_all() -> None:
    match = guessing()
    one = match.state.deciders()[0]
    stone = match.state.legal(one)[0]
    digest = match.state.digest()
    with pytest.raises(IllegalAction, match=r"N-1\.4 refusal-twice"):
        match.apply(one, stone, stone)
    assert match.state.digest() == digest


def test_a_pick_is_taken_once_and_all_are_opened_once(monkeypatch: pytest.MonkeyPatch) -> None:
    match, counted = guessing(), Counter[str]()
    take, resolve = Guess.take, Guess.resolve

    def taking(self: Guess, state: Bag, seat: int, action: int) -> None:
        counted["taken"] += 1
        take(self, state, seat, action)

    def resolving(self: Guess, state: Bag, picks: list[list[int]]) -> None:
        counted["opened"] += 1
        resolve(self, state, picks)

    monkeypatch.setattr(Guess, "take", taking)
    monkeypatch.setattr(Guess, "resolve", resolving)
    for seat in match.state.deciders():
        match.apply(seat, *match.state.legal(seat)[:2])
    assert counted == {"taken": 4, "opened": 1}


def test_nothing_more_is_answered_with_the_last_pick_of_all() -> None:
    match = guessing()
    one, other = match.state.deciders()
    match.apply(one, *match.state.legal(one)[:2])
    digest, picks = match.state.digest(), match.state.legal(other)[:2]
    with pytest.raises(BadAnswer, match="error-answer-too-far"):
        match.apply(other, *picks, TAKE.of())
    assert match.state.digest() == digest


@pytest.mark.parametrize("next_one", [0, 1, 2])
def test_nobody_finds_out_what_an_action_would_show_by_asking_for_more_at_once(next_one: int) -> None:
    """Legal or not what would follow, the refusal is the same, and nothing is changed."""
    match = Match(GAME, seats=3, seed=1)
    for seat in match.state.deciders():
        match.apply(seat, match.state.legal(seat)[0])
    [winner] = match.state.deciders()
    digest = match.state.digest()
    with pytest.raises(BadAnswer, match="error-answer-too-far"):
        match.apply(winner, PEEK.of(), next_one)
    assert match.state.digest() == digest


def test_whoever_is_last_cannot_try_what_the_others_have_picked() -> None:
    match = Match(GAME, seats=3, seed=1)
    for seat in (0, 1):
        match.apply(seat, match.state.legal(seat)[0])
    digest = match.state.digest()
    for further in (TAKE.of(), PEEK.of()):
        with pytest.raises(BadAnswer, match="error-answer-too-far"):
            match.apply(2, match.state.legal(2)[0], further)
    assert match.state.digest() == digest


@pytest.mark.parametrize(
    ("changes", "place"),
    [
        ({"choice": {"step": "Prize", "seat": 0}}, "plans.choice.step"),
        ({"choice": {"step": "Guess", "asked": 8}}, "plans.choice.asked"),
        ({"picks": [[], []]}, "plans"),
        ({"opened": [1, 0, 0]}, "plans.picks.0"),
        ({"picks": [[], ["guess 1"], []]}, "plans.picks.1"),
    ],
)
def test_a_position_with_impossible_plans_is_refused(changes: dict[str, object], place: str) -> None:
    data = GAME.dump(GAME.new(3, seed=1))
    plans = {
        "choice": {"step": "Guess", "asked": 2},
        "picks": [[], ["guess 1", "guess 2"], []],
        "opened": [0, 1, 0],
    }
    assert GAME.load(data | {"plans": plans}).plans is not None
    with pytest.raises(Exception, match="error-bad-position") as refused:
        GAME.load(data | {"plans": plans | changes})
    assert refused.value.message.values["path"] == place  # type: ignore[attr-defined]


def test_the_moves_do_not_tell_who_was_ready_first() -> None:
    matches = [guessing(), guessing()]
    for match, order in zip(matches, (1, -1), strict=True):
        for seat in match.state.deciders()[::order]:
            match.apply(seat, *match.state.legal(seat)[:2])
    assert matches[0].write() == matches[1].write()
    assert [len(move.actions) for move in matches[0].moves[-2:]] == [2, 2]


def test_a_match_laid_aside_while_some_are_ready_goes_on_as_it_was() -> None:
    match = guessing()
    one, other = match.state.deciders()
    match.apply(one, *match.state.legal(one)[:2])
    match.apply(other, match.state.legal(other)[0])
    again = MatchFile.parse(match.write(), "match").replayed(GAME, "match")
    assert again.state.digest() == match.state.digest()


def test_nobody_learns_of_a_pick() -> None:
    match = guessing()
    one, other = match.state.deciders()
    seen = [match.state.view(other), match.state.view(None), match.why_no_undo(other)]
    match.apply(one, match.state.legal(one)[0])
    assert [match.state.view(other), match.state.view(None), match.why_no_undo(other)] == seen


def second_guesses(seed: int) -> tuple[Match, dict[int, tuple[int, ...]]]:
    """What everybody guessed, where nobody was right at first."""
    match = guessing(seed)
    seats = match.state.deciders()
    for seat in seats:
        match.apply(seat, *match.state.legal(seat)[-2:])
    return match, {move.seat: move.actions for move in match.moves[-2:]}


def test_first_guesses_are_opened_before_second_ones() -> None:
    """N-1.4"""
    match, guesses = second_guesses(2)
    told = [event.as_dict() for event in bag_of(match).journal or [] if event.kind.key == "guesses"]
    opened = [(event["seat"], event["stone"]) for event in told]
    first = [(seat, GAME.actions.describe(picks[0])["stone"]) for seat, picks in guesses.items()]
    assert opened[:2] == first
    assert match.state.plans is None


def test_a_deal_agrees_with_what_was_opened_of_a_plan_and_with_nothing_else() -> None:
    match = guessing()
    one, other = match.state.deciders()
    state = bag_of(match)
    picks = [list(match.state.legal(seat)[:2]) if seat in (one, other) else [] for seat in range(3)]
    assert state.waiting is not None
    state.keep_sealed(state.waiting, picks)  # type: ignore[arg-type]
    state.open_plan(one, 0)
    deals = [state.determinize(other, seed).plans for seed in range(60)]
    assert all(deal and deal.picks[one][0] == picks[one][0] for deal in deals)
    assert all(deal and deal.picks[other] == picks[other] for deal in deals)
    assert len({deal.picks[one][1] for deal in deals if deal}) == len(state.left()) - 1
    strangers = [state.determinize(None, seed).plans for seed in range(60)]
    assert len({tuple(deal.picks[other]) for deal in strangers if deal}) > 3


def test_a_choice_may_deal_its_sealed_answers_anew_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where late picks tell much of early ones, so that looking for an answer pick by pick would take long."""
    match = guessing()
    one, other = match.state.deciders()
    state = bag_of(match)
    first, second, third = match.state.legal(one)[:3]
    picks = [[first, second] if seat in (one, other) else [] for seat in range(3)]
    assert state.waiting is not None
    state.keep_sealed(state.waiting, picks)  # type: ignore[arg-type]
    state.open_plan(one, 1)
    asked = []

    def answer_anew(self: Guess, state: Bag, seat: int, known: list[int], opened: int, luck: object) -> list[int]:
        asked.append((seat, known, opened))
        return [third, second]

    monkeypatch.setattr(Guess, "answer_anew", answer_anew, raising=False)
    deal = state.determinize(other, 1).plans
    assert deal is not None
    assert (deal.picks[one], deal.picks[other]) == ([third, second], [first, second])
    assert asked == [(one, [first, second], 0b10)]


def test_a_bot_answers_to_the_end() -> None:
    match = guessing()
    seat = match.state.deciders()[0]
    picks = answer(RandomBot(seeded(1, "bot")), match.state.determinize(seat, 1), seat, 0.1)
    assert len(picks) == 2
    match.apply(seat, *picks)
    assert seat not in match.state.deciders()


def test_a_bot_gives_one_answer_where_one_is_asked() -> None:
    state = GAME.new(3, seed=1)
    picks = answer(RandomBot(seeded(1, "bot")), state.determinize(0, 1), 0, 0.1)
    assert [BID.has(pick) for pick in picks] == [True]


@pytest.mark.parametrize(
    ("changes", "place"),
    [
        ({"picks": [["bid 1"], [], []]}, "picks.0.0"),
        ({"picks": [[], []]}, "picks"),
        ({"stack": [{"step": "Bid", "asked": 15}]}, "stack.0.asked"),
    ],
)
def test_a_position_with_impossible_picks_is_refused(changes: dict[str, object], place: str) -> None:
    state: Bag = GAME.new(3, seed=1)
    held = GAME.dump(state)["hands"][0]["cards"]
    assert "1" not in held
    with pytest.raises(Exception, match="error-bad-position") as refused:
        GAME.arrange(state, changes)
    assert refused.value.message.values["path"] == place  # type: ignore[attr-defined]
