"""A record is its rows: replaying them gives what was there, however much was taken back."""

from datetime import UTC, datetime

import pytest

import chabudai
from chabudai.core.laws import random_choice
from chabudai.core.rng import seeded
from chabudai.server.record import Record
from chabudai.server.storage import StoredChair, StoredMove, StoredTable

GAME = chabudai.game("tokaido")
NOW = datetime.now(UTC)


def table(seats: int, seed: int) -> StoredTable:
    chairs = [StoredChair(seat=seat, name=str(seat)) for seat in range(seats)]
    return StoredTable(
        id="t", game=GAME.id, rules=1, seats=seats, options={}, seed=str(seed), public=True, host="h", pace=0,
        created=NOW, chairs=chairs,
    )  # fmt: skip


def face(record: Record) -> tuple[object, ...]:
    match = record.match
    return record.n, record.marks, match.moves, match.told(), match.state.digest(), match.digests


@pytest.mark.parametrize("seed", range(6))
def test_replaying_the_rows_gives_the_same_match_with_whatever_was_taken_back(seed: int) -> None:
    laid, luck = table(2 + seed % 4, seed), seeded(seed, "record")
    record = Record(GAME, laid, [])
    rows: list[StoredMove] = []
    undone = 0
    while not record.match.state.over:
        takers = [seat for seat in range(laid.seats) if record.match.why_no_undo(seat) is None]
        if takers and luck.below(2):
            seat, text = takers[0], None
            record.undo(seat)
            undone += 1
        else:
            seat, action = random_choice(record.match.state, luck)
            text = GAME.actions.text(action)
            record.apply(seat, action)
        rows.append(StoredMove(n=len(rows) + 1, seat=seat, action=text, at=NOW))
        if len(rows) % 7 == 0 or record.match.state.over:
            assert face(Record(GAME, laid, rows)) == face(record)
    assert undone > 3


def test_undoing_tells_from_where_the_log_is_new() -> None:
    record = Record(GAME, table(3, 1), [])
    for seat in (0, 1):
        record.apply(seat, record.match.state.legal(seat)[0])
    assert record.undo(0) == 1
    assert record.apply(0, record.match.state.legal(0)[0]) == 2
    assert (record.n, record.asked) == (4, 0)
    assert not any(record.is_stale(n) for n in range(5))
