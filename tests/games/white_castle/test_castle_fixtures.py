"""Whole games as match files: whoever changes what a game comes to must mean it, and raise the rules version.

The files are made by playing eagerly at random. To make them again, from the root of the project:

    CHABUDAI_PURE=1 PYTHONPATH=src:tests/games .venv/bin/python tests/games/white_castle/test_castle_fixtures.py
"""

import json
from pathlib import Path
from random import Random

import pytest
from eager_play import GAME, eager_choice

import chabudai
from chabudai.core.match import MatchFile

FOLDER = Path(__file__).with_name("fixtures")
SCORES = FOLDER / "final_scores.json"
MATCHES: dict[str, tuple[int, dict[str, bool | str]]] = {
    "alone_easy": (1, {"solo_level": "easy"}),
    "alone_medium": (1, {"solo_level": "medium", "first_game": True}),
    "alone_hard": (1, {"solo_level": "hard", "promo": True}),
    "two_players": (2, {}),
    "three_players": (3, {}),
    "four_players": (4, {}),
    "two_players_first_game": (2, {"first_game": True}),
    "three_players_promo": (3, {"promo": True}),
    "four_players_all_options": (4, {"first_game": True, "promo": True}),
}


def make(seed: int, seats: int, options: dict[str, bool | str]) -> chabudai.Match:
    match, luck = chabudai.Match(GAME, seats, seed=seed, options=options), Random(seed)
    while not match.state.over:
        match.apply(*eager_choice(match.state, luck))
    return match


def make_all() -> None:
    scores = {}
    FOLDER.mkdir(exist_ok=True)
    for seed, (name, (seats, options)) in enumerate(MATCHES.items()):
        match = make(seed, seats, options)
        (FOLDER / f"{name}.json").write_text(match.write(), "utf-8")
        scores[name] = match.state.scores()
    SCORES.write_text(json.dumps(scores, indent=1) + "\n", "utf-8")


@pytest.mark.parametrize("name", MATCHES)
def test_a_whole_game_comes_out_as_it_did(name: str) -> None:
    """W-4.1, W-4.5: the replay compares every event and digest with the file."""
    file = f"{name}.json"
    match = MatchFile.read(FOLDER / file).replayed(GAME, file)
    assert match.state.over
    assert len(match.digests) >= 3
    assert match.state.scores() == json.loads(SCORES.read_text("utf-8"))[name]
    assert (match.state.seats, match.state.options) == (MATCHES[name][0], GAME.settle(MATCHES[name][1]))


def test_every_match_file_of_the_folder_is_replayed() -> None:
    assert {path.stem for path in FOLDER.glob("*.json")} == {*MATCHES, SCORES.stem}


if __name__ == "__main__":
    make_all()
