"""A finished game turn by turn: what brought the points, and where a bot played on."""

import asyncio
from datetime import UTC, datetime
from itertools import pairwise
from typing import Any

import pytest
from stones import GAME as STONES

import chabudai
from chabudai.core.game import Game
from chabudai.core.languages import LANGUAGES
from chabudai.core.laws import random_match
from chabudai.core.match import Match
from chabudai.core.messages import Message, message_in
from chabudai.server.past.gains import course_of, reasons_of
from chabudai.server.past.stand_ins import stand_ins
from chabudai.server.storage import StoredChair, StoredMove, StoredTable
from chabudai.server.wire import StandIn, Turn

TOKAIDO, CASTLE = chabudai.game("tokaido"), chabudai.game("white_castle")
SHOGUN, RISING_SUN = chabudai.game("shogun"), chabudai.game("rising_sun")
TABLES = [(game, seats) for game in (TOKAIDO, CASTLE, STONES) for seats in game.seats]
NOW = datetime.now(UTC)


def turns_of(match: Match) -> list[Turn]:
    return asyncio.run(course_of(match))[0]


def parts_of(match: Match) -> list[str]:
    game = match.game
    return [game.text("en").say(Message(**each["chapter"])) for each in asyncio.run(course_of(match))[1]]


# --- turns ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(("game", "seats"), TABLES, ids=lambda each: getattr(each, "id", each))
def test_what_the_turns_brought_adds_up_to_the_score_sheet(game: Game[Any], seats: int, seed: int) -> None:
    match = random_match(game, seats, {}, seed)
    start, turns = game.forecast(match.at(0).state), turns_of(match)
    sums = [at_first + sum(turn.gains[place] for turn in turns) for place, at_first in enumerate(start)]
    assert sums == match.state.scores() == [sum(sheet.values()) for sheet in match.state.score_sheet()]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [TOKAIDO, CASTLE, SHOGUN, RISING_SUN, STONES], ids=lambda game: game.id)
def test_what_rows_of_the_sheet_come_from_is_said_of_those_that_brought_something(
    game: Game[Any], language: str
) -> None:
    match = random_match(game, 3, {}, 2)
    for sheet, why in zip(match.state.score_sheet(), reasons_of(match), strict=True):
        assert why.keys() <= {item for item, points in sheet.items() if points != 0}
        for face in why.values():
            assert game.text(language).say(message_in(face), ["Ann", "Bo", "Cy"], 0).strip()


def test_what_winter_upgrades_counted_adds_up_to_their_row() -> None:
    """R-22.2: “Form of the Kitsune for 3 strongholds”."""
    for seed in range(6):
        match = random_match(RISING_SUN, 4, {}, seed)
        for sheet, why in zip(match.state.score_sheet(), reasons_of(match), strict=True):
            forms: Any = why.get("winter_upgrades", {"values": {"names": []}})["values"]["names"]
            assert sheet["winter_upgrades"] == sum(3 * form["values"]["n"] for form in forms)


def test_both_years_add_up_to_the_rows_of_the_sheet() -> None:
    """S-13.1"""
    match = random_match(SHOGUN, 3, {}, 1)
    for sheet, why in zip(match.state.score_sheet(), reasons_of(match), strict=True):
        years: dict[str, Any] = {item: face["values"] for item, face in why.items()}
        assert {item: told["first"] + told["second"] for item, told in years.items()} == {
            item: points for item, points in sheet.items() if points
        }
        assert all(told["first"] >= 0 and told["second"] >= 0 for told in years.values())


@pytest.mark.parametrize("game", [TOKAIDO, CASTLE], ids=lambda game: game.id)
def test_the_turns_follow_one_another_and_each_has_moves_of_one_seat(game: Game[Any]) -> None:
    match = random_match(game, 3, {}, 1)
    turns = [turn for turn in turns_of(match) if not turn.closing]
    for turn in turns:
        assert {move.seat for move in match.moves[turn.first - 1 : turn.last]} == {turn.seat}
    for turn, following in pairwise(turns):
        assert turn.last < following.first


def test_a_clan_has_nine_turns_and_what_the_gardens_bring_is_not_among_them() -> None:
    """W-4.1, W-13.3: three rounds of three turns; gardens with a die above them count when the round is over."""
    match = random_match(CASTLE, 4, {}, 4)
    drafted = next(number for number, move in enumerate(match.moves) if match.at(number).state.round > 0)  # type: ignore[attr-defined]
    played = [turn for turn in turns_of(match) if turn.first > drafted]
    for seat in range(4):
        assert sum(turn.seat == seat for turn in played) == 9
    rounds = [turn for turn in played if turn.closing]
    assert 0 < len(rounds) <= 3
    assert all(turn.seat is None for turn in rounds)


def test_a_traveler_who_moves_twice_in_a_row_has_two_turns() -> None:
    """T-3.2: whoever is still the farthest behind moves again."""
    match = random_match(TOKAIDO, 2, {}, 1)
    turns = turns_of(match)
    assert any(turn.seat == following.seat for turn, following in pairwise(turns))


@pytest.mark.parametrize(
    ("game", "seats", "parts"),
    [
        (TOKAIDO, 3, ["Setting out", "First leg", "Second leg", "Third leg", "Fourth leg"]),
        (CASTLE, 3, ["Draft", "Round 1", "Round 2", "Round 3"]),
        (CASTLE, 1, ["Round 1", "Round 2", "Round 3"]),
    ],
)
def test_a_game_has_few_large_parts(game: Game[Any], seats: int, parts: list[str]) -> None:
    assert parts_of(random_match(game, seats, {}, 2)) == parts


# --- the forecast ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(5))
def test_the_forecast_of_a_journey_is_what_its_end_would_bring(seed: int) -> None:
    """T-8.2, T-9.3: every end achievement goes to whoever has most, and every donor has a rank."""
    match = random_match(TOKAIDO, 4, {}, seed)
    for number in range(len(match.moves)):
        state = match.at(number).state
        brought = [ahead - now for ahead, now in zip(TOKAIDO.forecast(state), state.scores(), strict=True)]
        bowls = [traveler["bowl"] for traveler in state.view(None)["travelers"]]
        assert all((gain > 0) >= (bowl > 0) for gain, bowl in zip(brought, bowls, strict=True))
        assert max(brought) <= 10 + 4 * 4
    assert TOKAIDO.forecast(match.state) == match.state.scores()


def test_asking_for_the_forecast_changes_nothing() -> None:
    for game in (TOKAIDO, CASTLE):
        state = game.new(3, 1)
        before = state.digest()
        game.forecast(state)
        assert state.digest() == before


# --- who played -----------------------------------------------------------------------------------------------


def table(*chairs: StoredChair) -> StoredTable:
    return StoredTable(
        id="t", game="tokaido", rules=1, seats=len(chairs), options={}, public=True, host="g0", pace=0,
        created=NOW, chairs=list(chairs),
    )  # fmt: skip


def chair(seat: int, bot: str | None = None) -> StoredChair:
    return StoredChair(seat=seat, person=f"g{seat}", bot=bot, name=str(seat))


def moved(*played: tuple[int, str | None]) -> list[StoredMove]:
    return [
        StoredMove(n=2 * number, seat=seat, action="go", at=NOW, bot=bot)
        for number, (seat, bot) in enumerate(played, 1)
    ]


def test_a_bot_that_played_on_to_the_end_is_told_with_its_first_move() -> None:
    moves = moved((0, ""), (1, ""), (1, "steady"), (0, ""), (1, "steady"), (0, ""))
    assert stand_ins(table(chair(0), chair(1, "steady")), moves) == [StandIn(1, 3, None)]


def test_whoever_comes_back_and_leaves_again_was_played_for_twice() -> None:
    moves = moved((0, "steady"), (0, "steady"), (0, ""), (1, ""), (0, "steady"), (0, ""))
    assert stand_ins(table(chair(0), chair(1)), moves) == [StandIn(0, 1, 2), StandIn(0, 5, 5)]


def test_a_bot_that_never_had_to_move_has_not_played_on() -> None:
    assert stand_ins(table(chair(0), chair(1, "steady")), moved((0, ""), (1, ""), (0, ""))) == []


def test_bots_at_the_table_play_for_nobody_but_themselves() -> None:
    bot = StoredChair(seat=1, bot="novice", name="Kitsune")
    assert stand_ins(table(chair(0), bot), moved((0, ""), (1, "novice"))) == []


def test_of_an_older_game_it_is_only_known_that_a_bot_played_at_the_end() -> None:
    moves = moved((0, None), (1, None), (0, None))
    assert stand_ins(table(chair(0), chair(1, "steady")), moves) == [StandIn(1, None, None)]
