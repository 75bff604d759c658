"""Mass simulation from Python."""

import doctest
from collections import Counter

import pytest

import chabudai
from chabudai.core.errors import BadOption, BadSeats, UnknownBot
from chabudai.lab import simulate as module
from chabudai.lab.simulate import Plan, simulate
from chabudai.lab.summary import Summary, wilson

TOKAIDO = chabudai.game("tokaido")
CASTLE = chabudai.game("white_castle")


def test_the_example_of_the_module_does_what_it_says() -> None:
    assert doctest.testmod(module).failed == 0


def test_rows_come_in_the_order_of_games_and_seats() -> None:
    rows = list(simulate(TOKAIDO, ["random"], games=3, seed=1, seats=2))
    assert [(row["game"], row["seat"]) for row in rows] == [(g, s) for g in (1, 2, 3) for s in (1, 2)]


def test_rows_do_not_depend_on_the_number_of_processes() -> None:
    alone = list(simulate(TOKAIDO, ["random", "greedy"], games=6, seed=9, seats=3))
    together = list(simulate(TOKAIDO, ["random", "greedy"], games=6, seed=9, seats=3, jobs=2))
    assert alone == together


def test_a_longer_simulation_begins_with_the_shorter_one() -> None:
    short = list(simulate(TOKAIDO, ["random"], games=2, seed=9, seats=3))
    long = list(simulate(TOKAIDO, ["random"], games=4, seed=9, seats=3))
    assert long[: len(short)] == short


def test_another_seed_gives_other_games() -> None:
    one, other = (list(simulate(TOKAIDO, ["random"], games=1, seed=seed, seats=3)) for seed in (1, 2))
    assert one != other


@pytest.mark.parametrize(("bots", "seats"), [(("a", "b"), 4), (("a", "b", "c"), 3), (("a", "b"), 3), (("a",), 5)])
def test_every_bot_sits_on_every_seat_equally_often(bots: tuple[str, ...], seats: int) -> None:
    plan = Plan("tokaido", bots, 1, seats, {})
    sat = Counter((seat, bot) for game in range(12) for seat, bot in enumerate(plan.lineup(game)))
    assert len(set(sat.values())) == 1
    assert len(sat) == len(bots) * seats


def test_the_items_of_the_score_sheet_add_up_to_the_score() -> None:
    for row in simulate(TOKAIDO, ["random"], games=4, seed=3, seats=4):
        items = TOKAIDO.new(4, 1).score_sheet()[0]
        assert sum(int(row[item] or 0) for item in items) == row["score"]


def test_the_win_of_a_game_is_shared_out_whole() -> None:
    wins: Counter[object] = Counter()
    for row in simulate(TOKAIDO, ["random"], games=10, seed=3, seats=4):
        wins[row["game"]] += row["win"]  # type: ignore[assignment]
    assert all(total == pytest.approx(1) for total in wins.values())


def test_a_rival_has_a_row_of_its_own_after_the_seats() -> None:
    rows = list(simulate(CASTLE, ["random"], games=3, seed=1, seats=1))
    assert [(row["game"], row["seat"], row["bot"]) for row in rows] == [
        (game, *who) for game in (1, 2, 3) for who in ((1, "random"), (None, "rival"))
    ]
    items = CASTLE.new(1, 1).score_sheet()[1]
    for own, rival in zip(rows[::2], rows[1::2], strict=True):
        assert list(own) == list(rival)
        assert own["win"] + rival["win"] == 1  # type: ignore[operator]
        assert {own["rank"], rival["rank"]} == {1, 2}
        assert sum(int(rival[item] or 0) for item in items) == rival["score"]


def test_rows_of_games_alone_do_not_depend_on_the_number_of_processes() -> None:
    alone, together = (list(simulate(CASTLE, ["random"], games=4, seed=9, seats=1, jobs=jobs)) for jobs in (1, 2))
    assert alone == together


def test_an_option_for_another_number_of_seats_changes_nothing() -> None:
    plain = list(simulate(CASTLE, ["random"], games=2, seed=3, seats=2))
    assert plain == list(simulate(CASTLE, ["random"], games=2, seed=3, seats=2, options={"solo_level": "hard"}))


def test_what_cannot_be_played_is_refused_before_any_game() -> None:
    with pytest.raises(UnknownBot, match="error-bot: bot genius"):
        next(simulate(TOKAIDO, ["genius"], games=1, seed=1, seats=4))
    with pytest.raises(BadSeats, match=r"error-seats: .*seats 9"):
        next(simulate(TOKAIDO, ["random"], games=1, seed=1, seats=9))
    with pytest.raises(BadOption, match=r"error-option: .*option speed"):
        next(simulate(TOKAIDO, ["random"], games=1, seed=1, seats=4, options={"speed": True}))


def test_the_interval_of_wilson_holds_known_values() -> None:
    assert wilson(0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert wilson(5, 10) == pytest.approx((0.2366, 0.7634), abs=1e-4)
    assert wilson(10, 10) == pytest.approx((0.7225, 1.0), abs=1e-4)


def test_the_summary_counts_each_bot_seat_and_role() -> None:
    summary = Summary()
    rows = list(simulate(TOKAIDO, ["random", "greedy"], games=4, seed=2, seats=2))
    for start in range(0, len(rows), 2):
        summary.add(rows[start : start + 2])
    assert {name: tally.games for name, tally in summary.by["bot"].items()} == {"random": 4, "greedy": 4}
    assert sum(tally.wins for tally in summary.by["seat"].values()) == pytest.approx(4)
    assert sum(tally.games for tally in summary.by["role"].values()) == 8


def test_the_summary_counts_a_rival_among_the_bots_and_not_among_the_seats() -> None:
    summary = Summary()
    rows = list(simulate(CASTLE, ["random"], games=3, seed=2, seats=1))
    for start in range(0, len(rows), 2):
        summary.add(rows[start : start + 2])
    assert {name: tally.games for name, tally in summary.by["bot"].items()} == {"random": 3, "rival": 3}
    assert sum(tally.wins for tally in summary.by["bot"].values()) == pytest.approx(3)
    assert list(summary.by["seat"]) == ["1"]
    assert summary.games == 3
