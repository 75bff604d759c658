"""Whole games as match files: whoever changes what a game comes to must mean it, and raise the rules version.

The files are made by playing at random. To make them again, from the root of the project:

    CHABUDAI_PURE=1 PYTHONPATH=src .venv/bin/python tests/games/tokaido/test_tokaido_fixtures.py
"""

import json
from pathlib import Path
from random import Random

import pytest
from tokaido_table import GAME, Play

import chabudai
from chabudai.core.match import MatchFile

FOLDER = Path(__file__).with_name("fixtures")
SCORES = FOLDER / "final_scores.json"
VARIANTS: dict[str, bool | str] = {
    "initiatory_journey": True,
    "return_trip": True,
    "gastronomy": True,
    "special_setup": True,
}
SWITCHES: dict[str, bool | str] = {
    "satsuki_source": "deck",
    "neutral_meal_discard": "chosen",
    "award_end_achievement_at_zero": True,
    "returned_cards_order": "kept",
}
MATCHES: dict[str, tuple[int, dict[str, bool | str]]] = {
    "two_players": (2, {}),
    "three_players": (3, {}),
    "four_players": (4, {}),
    "five_players": (5, {}),
    "two_players_all_switches": (2, SWITCHES),
    "three_players_return_trip": (3, {"return_trip": True, "special_setup": True}),
    "four_players_all_variants": (4, VARIANTS),
    "five_players_all_switches": (5, SWITCHES | {"gastronomy": True}),
}


def make(seats: int, options: dict[str, bool | str]) -> chabudai.Match:
    """A game played at random, with many stops."""
    match = chabudai.Match(GAME, seats, seed=seats, options=options)
    luck = Random(seats)
    while not match.state.over:
        seat = luck.choice(match.state.deciders())
        legal = match.state.legal(seat)
        match.apply(seat, luck.choice(legal[:3] if Play(match.state).is_about_moving else legal))
    return match


def make_all() -> None:
    scores = {}
    for name, (seats, options) in MATCHES.items():
        match = make(seats, options)
        (FOLDER / f"{name}.json").write_text(match.write(), "utf-8")
        scores[name] = match.state.scores()
    SCORES.write_text(json.dumps(scores, indent=1) + "\n", "utf-8")


@pytest.mark.parametrize("name", MATCHES)
def test_a_whole_game_comes_out_as_it_did(name: str) -> None:
    """T-9.1, T-13.13: the replay compares every event and digest with the file."""
    file = f"{name}.json"
    match = MatchFile.read(FOLDER / file).replayed(GAME, file)
    assert match.state.over
    assert len(match.digests) >= 4
    assert match.state.scores() == json.loads(SCORES.read_text("utf-8"))[name]
    assert (match.state.seats, match.state.options) == (MATCHES[name][0], GAME.settle(MATCHES[name][1]))


def test_every_match_file_of_the_folder_is_replayed() -> None:
    assert {path.stem for path in FOLDER.glob("*.json")} == {*MATCHES, SCORES.stem}


if __name__ == "__main__":
    make_all()
