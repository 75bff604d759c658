"""A record is its rows: replaying them gives what was there, however much was taken back."""

import asyncio
from typing import Any

import pytest
from server.played import NOW, Played, table
from stones import ACCEPT, GIVE, OFFER, OPENLY, SECRETLY, TAKE, WITHDRAW
from stones import GAME as STONES

import chabudai
from chabudai.core.events import EVERYONE
from chabudai.core.game import Game
from chabudai.core.laws import random_choice
from chabudai.core.match import CLONE_EVERY, Match
from chabudai.core.rng import seeded
from chabudai.server.match import telling
from chabudai.server.match.record import AT_ONE_GO, Record, standing
from chabudai.server.match.story import Told, ToldEvent, ToldForced, read, written
from chabudai.server.past.old_record import OldRecord
from chabudai.server.storage import StoredMove

TOKAIDO = chabudai.game("tokaido")
CASTLE = chabudai.game("white_castle")
GAMES = [TOKAIDO, CASTLE]
WITH_ACTS = [*GAMES, STONES]


def face(record: Record) -> tuple[object, ...]:
    match = record.match
    at_table = match.state.digest(), match.digests, match.told()
    return record.n, record.changes, record.acts, match.moves, match.acts, record.story(), *at_table


def scores_from_the_start(record: Record) -> list[list[int]]:
    """The points at each position, by making all moves once more."""
    match = record.match
    anew = Match(match.game, int(match.state.seats), match.seed, dict(match.state.options))
    scores: list[list[int]] = []
    for number in range(len(match.moves) + 1):
        if number:
            anew.make(match.moves[number - 1].seat, match.moves[number - 1].actions)
        for act in match.acts_after(number):
            anew.act(act.seat, *act.actions)
        scores.append(anew.state.scores())
    return scores


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("game", WITH_ACTS, ids=lambda game: game.id)
def test_replaying_the_rows_gives_the_same_match_with_whatever_was_taken_back(game: Game[Any], seed: int) -> None:
    played, luck = Played(game, 2 + seed % 3, seed), seeded(seed, "record")
    while not played.record.match.state.over:
        played.step(luck)
        if len(played.rows) % 20 == 0 or played.record.match.state.over:
            assert face(played.again()) == face(played.record)
    assert played.undone > 3 or game is STONES
    assert played.record.scores == scores_from_the_start(played.record)


def assert_same_story(stored: OldRecord, record: Record) -> None:
    assert stored.story() == record.story()
    assert stored.scores == record.scores
    assert stored.forecast == record.forecast
    assert stored.chapters == record.chapters


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("game", WITH_ACTS, ids=lambda game: game.id)
def test_what_is_stored_tells_the_same_story_as_the_match_itself(game: Game[Any], seed: int) -> None:
    played, luck = Played(game, 2 + seed % 3, seed), seeded(seed, "story")
    while not played.record.match.state.over:
        played.step(luck)
        if len(played.rows) % 20 == 0 or played.record.match.state.over:
            assert_same_story(played.as_stored(), played.record)
    file, stored_file = played.record.file().as_dict(), played.as_stored().file().as_dict()
    assert stored_file == file | {"digests": {}}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_looking_back_at_a_position_shows_it_as_it_was(game: Game[Any]) -> None:
    played, luck = Played(game, 3, 5), seeded(5, "look back")
    seen: list[str] = []
    while not played.record.match.state.over:
        seen.append(played.record.match.state.digest())
        played.make(*random_choice(played.record.match.state, luck))
    assert [played.record.position_at(at).state.digest() for at in range(len(seen))] == seen


def test_sealed_picks_taken_back_out_of_the_middle_leave_those_of_the_others() -> None:
    played = Played(TOKAIDO, 4, 2)
    for seat in (2, 0, 3):
        played.make(seat, played.record.match.state.legal(seat)[1])
    played.take_back(0)
    assert (played.rows, played.record.n) == ([], 0), "nothing is a row before all are ready"
    assert face(played.again()) == face(played.record)
    for seat in (1, 0):
        played.make(seat, played.record.match.state.legal(seat)[0])
    assert [move.seat for move in played.rows] == [0, 1, 2, 3], "nothing tells who was ready first"
    assert face(played.again()) == face(played.record)
    assert played.as_stored().story() == played.record.story()
    assert len(played.record.told(4).events) >= 4  # what all of them chose is told when the last has chosen


def test_a_long_record_lets_others_have_their_turn_while_it_is_replayed() -> None:
    played, luck = Played(GAMES[1], 4, 1), seeded(1, "long")
    while len(played.record.match.moves) < 2 * CLONE_EVERY:
        played.make(*random_choice(played.record.match.state, luck))
    moves_at_each_turn: list[int] = []

    async def replay_beside_another() -> None:
        replaying = asyncio.create_task(Record.replayed(played.game, played.table, played.rows))
        turns = 0
        while not replaying.done():
            await asyncio.sleep(0)
            turns += 1
        moves_at_each_turn.append(turns)
        assert face(replaying.result()) == face(played.record)

    asyncio.run(replay_beside_another())
    assert moves_at_each_turn[0] >= 2 * CLONE_EVERY // AT_ONE_GO


def test_thousands_of_moves_taken_back_are_folded_without_replaying_them() -> None:
    rows = [StoredMove(n=n, seat=0, action="go" if n % 2 else None, at=NOW) for n in range(1, 20_001)]
    assert standing(rows) == []


def test_undoing_tells_from_where_the_log_is_new() -> None:
    record = Record(TOKAIDO, table(TOKAIDO, 3, 1))
    for seat in (0, 1, 2):
        done = record.apply(seat, [record.match.state.legal(seat)[0]])
    assert (done.first, len(done.rows)) == (1, 3)
    [seat] = record.match.state.deciders()
    record.apply(seat, [record.match.state.legal(seat)[0]])
    at = len(record.match.moves)
    if record.match.why_no_undo(seat) is None:
        assert record.undo(seat).first == at


def test_what_others_pick_makes_nobodys_answer_stale() -> None:
    record = Record(TOKAIDO, table(TOKAIDO, 3, 1))
    pick = record.apply(1, [record.match.state.legal(1)[0]])
    assert pick.audience == EVERYONE, "that somebody is ready"
    assert not record.is_stale(0, 0, 0)
    assert record.is_stale(1, 0, 0)
    assert not record.is_stale(1, 0, 1)
    assert record.undo(1, whole=True).audience == EVERYONE
    assert [record.is_stale(1, 0, picks) for picks in (0, 1, 2)] == [True, True, False]


def at_the_prize() -> Played:
    """Seat 0 of four has won the bid, and may take a prize."""
    for seed in range(100):
        played = Played(STONES, 4, seed)
        for seat in range(4):
            played.make(seat, played.record.match.state.legal(seat)[-1])
        if played.record.match.state.deciders() == [0]:
            return played
    raise AssertionError("seat 0 never wins")


def test_an_act_is_told_to_whom_it_concerns_and_makes_nobodys_answer_stale() -> None:
    """N-1.6"""
    played = at_the_prize()
    n, heard = played.record.n, [played.record.match.heard(seat) for seat in (0, 1, 2, None)]
    done = played.act(0, OFFER.of(1), GIVE.of(0), SECRETLY.of())
    assert (done.audience, done.first) == (0b11, 4)
    assert not played.record.is_stale(0, n, 0)
    assert [played.record.match.heard(seat) for seat in (0, 1, 2, None)] == [
        heard[0] + 1,
        heard[1] + 1,
        heard[2],
        heard[3],
    ]
    assert played.act(0, WITHDRAW.of()).audience == 0b11
    assert played.act(0, OFFER.of(1), GIVE.of(0), OPENLY.of()).audience == EVERYONE


def test_undo_begins_at_the_same_place_whether_or_not_others_have_dealt_in_secret() -> None:
    """N-1.6"""
    starts = []
    for deals in (False, True):
        played = at_the_prize()
        played.act(0, OFFER.of(1), GIVE.of(0), OPENLY.of())
        played.act(1, ACCEPT.of(0))
        played.make(0, TAKE.of())
        if deals:
            played.act(1, OFFER.of(2), GIVE.of(0), SECRETLY.of())
        done = played.record.undo(0)
        starts.append(done.first)
        played.keep(0, done)
        assert face(played.again()) == face(played.record)
        assert played.record.match.state.view(0)["offers"] == []
        assert len(played.record.match.state.view(2)["offers"]) == deals
    assert starts[0] == starts[1]


def test_rows_of_single_picks_as_an_older_chabudai_stored_them_are_still_understood() -> None:
    played = Played(TOKAIDO, 3, 4)
    text, legal = TOKAIDO.actions.text, played.record.match.state.legal
    picks = [(2, 1), (0, 0), (0, None), (1, 1), (0, 1)]
    rows = [
        StoredMove(n=n, seat=seat, action=None if which is None else text(legal(seat)[which]), at=NOW)
        for n, (seat, which) in enumerate(picks, 1)
    ]
    half = asyncio.run(Record.replayed(TOKAIDO, played.table, rows[:2]))
    assert half.match.state.deciders() == [1]
    whole = asyncio.run(Record.replayed(TOKAIDO, played.table, rows))
    for seat in (0, 1, 2):
        played.make(seat, legal(seat)[1])
    assert whole.match.state.digest() == played.record.match.state.digest()
    assert whole.match.write() == played.record.match.write()


def chapters_in(log: list[dict[str, Any]]) -> list[Any]:
    """Each chapter that a line stands in, where it begins."""
    named = [line.get("chapter") for line in log]
    return [chapter for place, chapter in enumerate(named) if place == 0 or chapter != named[place - 1]]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_lines_of_a_game_go_through_its_chapters_one_after_the_other(game: Game[Any]) -> None:
    played, luck = Played(game, 2, 3), seeded(3, "chapters")
    while not played.record.match.state.over:
        played.make(*random_choice(played.record.match.state, luck))
    begun = chapters_in(telling.lines(played.record.story(), played.record.chapters, 0, None))
    assert len(begun) > 4
    assert begun == [each for place, each in enumerate(begun) if each not in begun[:place]]


def test_of_a_story_from_before_headings_were_kept_a_move_stands_in_the_chapter_it_was_made_in() -> None:
    first, second = {"key": "chapter-one", "values": {}}, {"key": "chapter-two", "values": {}}
    event = ToldEvent(EVERYONE, {"event": "moves"}, {"key": "event-moves", "values": {}})
    story = [Told([0], first), Told([0], first, [event]), Told([0], second, [event]), Told([0], second, [event])]
    log = telling.lines(story, [told.chapter for told in story], 0, None)
    assert [line["chapter"] for line in log] == [first, first, second]


HEARD = ToldEvent(EVERYONE, {"event": "moves"}, {"key": "event-moves", "values": {}})
UNHEARD = ToldEvent(0b10, {"event": "looks"}, {"key": "event-looks", "values": {}})


def numbers(told: Told) -> list[tuple[int, bool]]:
    """Of each line that seat 0 hears: the number of its part, and whether a forced move begins with it."""
    return [(line["part"], "forced" in line) for line in telling.lines([told], [None], 0, 0)]


def test_what_is_told_falls_into_a_move_and_what_was_forced_after_it() -> None:
    told = Told([0], None, [HEARD] * 5, forced=[ToldForced(1, 3, 2), ToldForced(3, 5, 0)])
    assert numbers(told) == [(0, False), (1, True), (1, False), (2, True), (2, False)]


def test_parts_are_numbered_as_they_are_heard_so_that_no_number_tells_of_another() -> None:
    forced = [ToldForced(1, 2, 1), ToldForced(2, 4, 0)]
    assert numbers(Told([0], None, [HEARD, UNHEARD, UNHEARD, HEARD], forced=forced)) == [(0, False), (1, True)]
    assert numbers(Told([0], None, [UNHEARD, UNHEARD, HEARD, HEARD], forced=forced)) == [(0, True), (0, False)]


def test_what_is_done_beside_the_question_is_not_taken_for_forced() -> None:
    told = Told([0], None, [UNHEARD, UNHEARD], forced=[ToldForced(1, 2, 1)]).and_then(Told([0], None, [HEARD]))
    assert numbers(told) == [(0, False)]


def test_of_a_match_from_before_stories_were_kept_the_moves_are_left() -> None:
    played, luck = Played(TOKAIDO, 2, 4), seeded(4, "untold")
    while not played.record.match.state.over:
        played.make(*random_choice(played.record.match.state, luck))
    old = OldRecord(played.table, played.rows, {})
    assert (old.story(), old.scores, old.chapters) == ([], [], [])
    assert old.file().moves == played.record.file().moves
    assert old.file().events == []


def test_a_move_that_an_older_server_stored_without_a_word_leaves_the_story_whole() -> None:
    played, luck = Played(TOKAIDO, 2, 4), seeded(4, "silence")
    while len(played.rows) < 5:
        played.make(*random_choice(played.record.match.state, luck))
    del played.told[4]
    story = played.as_stored().story()
    assert len(story) == 6
    assert (story[4].scores, story[4].events) == (story[3].scores, [])


def test_a_forecast_that_was_kept_of_some_moves_only_is_told_of_none() -> None:
    """A game that an older server began and this one went on with."""
    played, luck = Played(TOKAIDO, 2, 4), seeded(4, "half")
    while len(played.rows) < 5:
        played.make(*random_choice(played.record.match.state, luck))
    told = read(played.told[0])
    played.told[0] = written(Told(told.scores, told.chapter, told.events))
    assert played.as_stored().forecast is None
    assert len(played.as_stored().scores) == 6


def test_what_was_told_comes_back_from_the_store_as_it_was() -> None:
    told = Record(TOKAIDO, table(TOKAIDO, 3, 1)).told(0)
    assert read(written(told)) == told


@pytest.mark.parametrize("seed", range(3))
def test_what_is_taken_back_through_bots_is_not_there_after_a_restart(seed: int) -> None:
    """Every move that goes is a row of its own, the last first: whoever reads the rows finds what stands."""
    played, luck, bots = Played(CASTLE, 3, seed), seeded(seed, "laws"), [1, 2]
    while played.undone < 3:
        match = played.record.match
        if match.moves and match.moves[-1].seat != 0 and match.why_no_undo(0, bots) is None:
            before = len(played.rows)
            done = played.record.undo(0, bots=bots)
            played.keep(0, done)
            played.undone += 1
            assert [row.action for row in played.rows[before:]] == [None] * len(done.rows)
            assert (done.rows[-1].seat, played.record.n) == (0, len(played.rows))
            assert face(played.again()) == face(played.record)
            assert played.again().taken_back_at == played.record.taken_back_at == played.record.n
        played.make(*random_choice(played.record.match.state, luck))
    assert face(played.again()) == face(played.record)
