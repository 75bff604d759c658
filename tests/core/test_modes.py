"""Plain and compiled are one program: the digests of a thousand games of all kinds are equal."""

import hashlib
import os
import subprocess
import sys
from random import Random
from typing import Any

import pytest

import chabudai
from chabudai.bots.bot import play_out
from chabudai.bots.registry import evaluation_of, make_bot
from chabudai.core.game import Game
from chabudai.core.laws import random_play
from chabudai.core.rng import seeded
from chabudai.core.state import State
from chabudai.purity import is_compiled

GAMES = 1000
BOT_GAMES = 8  # each game with each number of players
THOUGHT_ABOUT = 100  # of the games; a bot that plans thinks ten times as long as the game takes
OPINION_EVERY = 12  # decisions
PLAIN = os.environ | {"CHABUDAI_PURE": "1"}


def game_of(seed: int, listen: bool = True) -> Any:
    """All games and numbers of players in turn, the options at random."""
    games: list[Game[Any]] = chabudai.games()
    game, luck = games[seed % len(games)], Random(seed)
    options = {option.id: luck.choice(option.values) for option in game.options}
    return game.new(game.seats[seed // len(games) % len(game.seats)], seed, options, listen)


def digest_of_games() -> str:
    """One hash over the digests of many finished games, all that happened in them, and in some what was thought."""
    seen = hashlib.sha256()
    for seed in range(GAMES):
        state = game_of(seed)
        for seat, _ in random_play(state, seed):
            if seed < THOUGHT_ABOUT and state.decisions % OPINION_EVERY == 0:
                seen.update(opinion(state, seat).encode())
        seen.update(state.digest().encode())
        seen.update(str([event.as_dict() for event in state.journal or []]).encode())
    return seen.hexdigest()


def opinion(state: State, seat: int) -> str:
    """What a bot that looks ahead thinks of a position as it is dealt to it: to the last digit."""
    evaluation, dealt = evaluation_of(state.game), state.determinize(seat, int(state.decisions))
    return f"{evaluation.worth(dealt, seat)!r} {evaluation.worth_trying(dealt, seat, dealt.legal(seat))}"


def digest_of_bots() -> str:
    """The same over games of the bots: their luck, their deals and what comes of it. One at each table thinks."""
    seen = hashlib.sha256()
    for seed in range(BOT_GAMES):
        state = game_of(seed, listen=False)
        names = ["greedy" if seat == seed % state.seats else "random" for seat in range(state.seats)]
        bots = [make_bot(name, state.game, seeded(seed, f"bot {n}")) for n, name in enumerate(names)]
        play_out(state, bots, 0.0)
        seen.update(state.digest().encode())
    return seen.hexdigest()


@pytest.mark.once
def test_the_digests_of_a_thousand_games_are_equal_plain_and_compiled() -> None:
    with subprocess.Popen([sys.executable, __file__], env=PLAIN, stdout=subprocess.PIPE, text=True) as plain:
        ours = [digest_of_games(), digest_of_bots()]
        assert plain.communicate()[0].split() == ["plain", *ours]


if __name__ == "__main__":
    print("compiled" if is_compiled() else "plain", digest_of_games(), digest_of_bots())
