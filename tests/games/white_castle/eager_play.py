"""Random play by people who want something: they seldom decline or exchange, so that much happens to them."""

from collections.abc import Iterator
from random import Random
from typing import Any

from playing import Playing

import chabudai

GAME = chabudai.game("white_castle")
IDLE = [GAME.actions.parse("decline")]
IDLE += [GAME.actions.parse(f"exchange {good}") for good in ("food", "iron", "pearl", "coin")]
EAGERNESS = 0.9
PLENTY = {"food": 7, "iron": 7, "pearl": 7, "coin": 30, "seal": 5}


def eager_choice(state: Any, luck: Random) -> tuple[int, int]:
    """Who has to choose, and what is chosen."""
    [seat] = state.deciders()
    legal = state.legal(seat)
    wanted = [action for action in legal if action not in IDLE]
    return seat, luck.choice(wanted if wanted and luck.random() < EAGERNESS else legal)


def eager_game(seats: int, seed: int, **options: bool | str) -> Iterator[Playing]:
    """The game before every choice, and at its end."""
    yield from to_the_end(Playing(GAME.new(seats, seed, options)), seed)


def rich_game(seats: int, seed: int, **options: bool | str) -> Iterator[Playing]:
    """The same, but everybody begins the first round with plenty of everything: decks and rows may run empty."""
    for play in eager_game(seats, seed, **options):
        if play.state.view(None)["phase"] == "play":
            break
    plenty = {f"clans.{seat}.goods": PLENTY for seat in range(seats)}
    state = GAME.arrange(play.state, plenty)
    state.journal = []
    yield from to_the_end(Playing(state), seed)


def to_the_end(play: Playing, seed: int) -> Iterator[Playing]:
    luck = Random(seed)
    while not play.state.over:
        yield play
        play.state.apply(*eager_choice(play.state, luck))
    yield play
