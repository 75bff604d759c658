"""What is written once for several onlookers is, for each of them, what would have been written for them alone."""

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from seating import nearest
from server.test_record import table
from server.whole_views import WholeViews
from stones import GAME as STONES

from chabudai.core.game import Game
from chabudai.core.laws import random_act, random_choice
from chabudai.core.rng import seeded
from chabudai.core.state import State
from chabudai.core.steps import Together
from chabudai.registry import games
from chabudai.server.match import delta, telling
from chabudai.server.match.broadcast import Broadcast
from chabudai.server.match.changes import Change
from chabudai.server.match.delta import Seen
from chabudai.server.match.record import Record

GAMES = [*games(), STONES]
TABLES = [(game, seats) for game in GAMES for seats in sorted({nearest(game, 3), nearest(game, 4)})]
LOOKED_AT = 40  # positions of each game, from its beginning to its end


def plain(message: Any) -> Any:
    return json.loads(telling.encode(message))


def broadcast_of(record: Record, done: Change) -> Broadcast:
    story = record.story(done.first) if done.story is None else done.story
    return Broadcast(record, done.first, story, done.made, [], lambda seat: False)


def told_alone(record: Record, done: Change, seat: int | None) -> dict[str, Any]:
    """The message for one onlooker, with nothing that was worked out for another."""
    last = len(record.match.moves)
    lines = telling.lines(record.story(done.first), record.chapters, done.first, seat)
    *halts, position = stops_alone(record, last, seat)
    before = sorted({line["at"] for line in lines if line["at"] < last})
    on_the_way = [stop for at in before for stop in stops_alone(record, at, seat)] + halts
    return {
        "type": "position",
        "position": position,
        "halts": on_the_way if done.made else [],
        "log": lines,
        "from": done.first,
    }


def stops_alone(record: Record, at: int, seat: int | None) -> list[dict[str, Any]]:
    match, halts = record.position_at(at), record.halts(at, seat)
    return telling.stops(match, halts, record.n, record.changes_of(seat), seat)


def played(game: Game[Any], seats: int, seed: int) -> Iterator[tuple[Record, Change]]:
    """Something after the other that was done in a random game: moves, acts beside them, and some taken back."""
    record, luck = Record(game, table(game, seats, seed)), seeded(seed, "news")
    while not record.match.state.over:
        actor, said = random_act(record.match.state, luck)
        if said:
            yield record, record.act(actor, said)
        takers = [seat for seat in range(seats) if record.match.why_no_undo(seat) is None]
        if takers and luck.below(5) == 0:
            yield record, record.undo(takers[luck.below(len(takers))])
        seat, action = random_choice(record.match.state, luck)
        yield record, record.apply(seat, [action])


def some_of(game: Game[Any], seats: int, seed: int) -> Iterator[tuple[Record, Change]]:
    """Where games are long not every position is looked at."""
    every = max(1, game.most_decisions // (LOOKED_AT * 4))
    for number, (record, done) in enumerate(played(game, seats, seed)):
        if number % every == 0 or record.match.state.over:
            yield record, done


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=lambda value: getattr(value, "id", value))
def test_each_onlooker_is_told_what_would_be_told_to_it_alone(game: Game[Any], seats: int) -> None:
    for record, done in some_of(game, seats, seats):
        told_to_all = broadcast_of(record, done)
        for seat in [*range(seats), None]:
            assert plain(told_to_all.told_to(seat)) == plain(told_alone(record, done, seat))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_what_is_shared_is_the_same_in_all_that_an_onlooker_cannot_tell_apart(game: Game[Any]) -> None:
    """Whoever was told first: the truth must not come to another by what was written for the first."""
    seats = nearest(game, 3)
    for number, (record, _) in enumerate(some_of(game, seats, 5)):
        truth, eyes = record.match.state, [*range(seats), None]
        seat = eyes[number % len(eyes)]
        told_to_all = position_of(record)
        told = {each: plain(told_to_all.told_to(each)) for each in eyes}
        twin = record.match.state = truth.determinize(seat, number + 1)
        twin.journal = truth.journal
        assert plain(position_of(record).told_to(seat)) == told[seat]
        record.match.state = truth


def position_of(record: Record) -> Broadcast:
    """How things stand, without what has led there."""
    return Broadcast(record, len(record.match.moves) + 1, [], False, [], lambda seat: False)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_what_lies_open_is_told_to_a_spectator_and_nobody_is_shown_it_otherwise(game: Game[Any]) -> None:
    assert type(game).view is Game.view
    for record, _ in some_of(game, nearest(game, 3), 6):
        state = record.match.state
        lies_open = game.open_view(state)
        assert lies_open.items() <= game.view(state, None).items()
        for seat in [*range(state.seats), None]:
            assert not lies_open.keys() & game.own_view(state, seat).keys()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_line_that_takes_changes_knows_what_one_with_whole_views_knows(game: Game[Any]) -> None:
    """Whatever was done in between, and whenever somebody came."""
    seats, whole, told = nearest(game, 3), 0, 0
    views, seen = [WholeViews() for _ in range(seats + 1)], list[Seen | None]([None] * (seats + 1))
    for number, (record, done) in enumerate(some_of(game, seats, 8)):
        broadcast = broadcast_of(record, done)
        for place, seat in enumerate([*range(seats), None]):
            before = None if number % 7 == place else seen[place]
            message = broadcast.told_to(seat, before)
            assert views[place].whole(plain(message)) == plain(broadcast.told_to(seat))
            seen[place] = broadcast.seen_by(seat)
            told += len(telling.encode(message))
            whole += len(telling.encode(broadcast.told_to(seat)))
    assert told < whole


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_delta_is_the_same_in_all_that_an_onlooker_cannot_tell_apart(game: Game[Any]) -> None:
    """What is left out depends on nothing but what this onlooker was told before."""
    seats = nearest(game, 3)
    seen = list[Seen | None]([None] * (seats + 1))
    for number, (record, _) in enumerate(some_of(game, seats, 9)):
        truth = record.match.state
        for place, seat in enumerate([*range(seats), None]):
            told = plain(position_of(record).told_to(seat, seen[place]))
            twin = record.match.state = truth.determinize(seat, number + 1)
            twin.journal = truth.journal
            assert plain(position_of(record).told_to(seat, seen[place])) == told
            record.match.state = truth
            seen[place] = position_of(record).seen_by(seat)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_keys_of_a_view_are_plain_names(game: Game[Any]) -> None:
    """So that a path of two of them is read in one way only."""
    for record, _ in some_of(game, nearest(game, 3), 10):
        view = record.match.state.view(0)
        inner = [key for value in view.values() if isinstance(value, dict) for key in value]
        assert all(re.fullmatch("[a-z0-9_]+", key) for key in [*view, *inner])


def test_a_key_that_a_view_no_longer_has_is_told_as_gone() -> None:
    before = Seen(delta.parts_of({"a": 1, "b": [{}, {}]}), delta.parts_of({"c": None}))
    now = Seen(delta.parts_of({"b": [{}]}), delta.parts_of({"d": {"x": {"y": 2}}}))
    assert delta.gone(now, before) == ["a", "c"]
    assert delta.changes(now.open, before.open) == [b'"b":[{}]']
    assert delta.changes(now.own, before.own) == [b'"d":{"x":{"y":2}}']


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_score_sheet_is_told_when_the_game_is_over_and_not_before(game: Game[Any]) -> None:
    state, luck = game.new(min(each for each in game.seats if each > 1), 1), seeded(1, "score sheet")
    assert telling.open_table(state)["sheet"] == []
    while not state.over:
        state.apply(*random_choice(state, luck))
    assert telling.open_table(state)["sheet"] == state.score_sheet() != []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_menu_says_of_each_choice_whether_it_is_for_good_and_whether_one_is_then_ready(
    game: Game[Any],
) -> None:
    for record, _ in some_of(game, nearest(game, 3), 7):
        state = record.match.state
        for seat in state.deciders():
            menu = telling.question(record.match, record.n, record.changes_of(seat), seat)["menu"]
            told = [(each["final"], each.get("whole")) for each in menu if each["refusal"] is None]
            choices = [entry.action for entry in state.menu(seat) if entry.refusal is None]
            assert told == [(state.is_final(seat, action), is_ready(state, seat, action)) for action in choices]


def is_ready(state: State, seat: int, action: int) -> bool | None:
    """None where a seat is asked alone."""
    choice, then = state.waiting, state.clone()
    if not isinstance(choice, Together):
        return None
    then.pick(seat, action)
    return choice.is_whole(then, seat)
