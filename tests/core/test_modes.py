"""Plain and compiled are one program: the digests of a thousand games are equal."""

import hashlib
import os
import subprocess
import sys

import pytest

import chabudai
from chabudai.bots.bot import play_out
from chabudai.bots.registry import make_bot
from chabudai.core.laws import random_play
from chabudai.core.rng import seeded
from chabudai.purity import is_compiled

GAMES = 1000
BOT_GAMES = 16
OPTION_SETS: list[dict[str, bool | str]] = [
    {},
    {"gastronomy": True, "special_setup": True},
    {"return_trip": True, "satsuki_source": "deck", "neutral_meal_discard": "chosen"},
    {"initiatory_journey": True, "returned_cards_order": "kept"},
]


def digest_of_games(first: int, last: int) -> str:
    """One hash over the digests of many finished games of all sizes and variants."""
    game = chabudai.game("tokaido")
    seen = hashlib.sha256()
    for seed in range(first, last):
        state = game.new(2 + seed % 4, seed, OPTION_SETS[seed % len(OPTION_SETS)])
        for _ in random_play(state, seed):
            pass
        seen.update(state.digest().encode())
        seen.update(str([event.as_dict() for event in state.journal or []]).encode())
    return seen.hexdigest()


def digest_of_bots() -> str:
    """The same over games of the bots: their luck, their deals and their opinions."""
    game = chabudai.game("tokaido")
    seen = hashlib.sha256()
    for seed in range(BOT_GAMES):
        state = game.new(2 + seed % 4, seed, listen=False)
        names = ["greedy" if seat != seed % 3 else "random" for seat in range(state.seats)]
        play_out(state, [make_bot(name, game, seeded(seed, f"bot {n}")) for n, name in enumerate(names)], 0.0)
        seen.update(state.digest().encode())
    return seen.hexdigest()


def test_the_digests_of_a_thousand_games_are_equal_plain_and_compiled() -> None:
    if not is_compiled():
        pytest.skip("this run is plain Python: nothing compiled to compare with")
    command = [sys.executable, __file__]
    plain = subprocess.run(
        command, env=os.environ | {"CHABUDAI_PURE": "1"}, capture_output=True, text=True, check=True
    )
    assert plain.stdout.split() == ["plain", digest_of_games(0, GAMES), digest_of_bots()]


if __name__ == "__main__":
    print("compiled" if is_compiled() else "plain", digest_of_games(0, GAMES), digest_of_bots())
