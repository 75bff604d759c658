"""Presses: how much a person has to do, as decisions and presses a turn in whole games that bots play."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from chabudai.bots.bot import decide
from chabudai.bots.registry import make_bot
from chabudai.core.game import Game
from chabudai.core.rng import seeded
from chabudai.core.state import State
from chabudai.core.steps import SEVERAL

PLAYER = "greedy"  # plays as somebody who wants to win, and exchanges nothing for fun
SEEDS = range(10)
THINKING = 1.0


@dataclass
class Presses:
    """Counted over whole games of one bot against itself, with fixed seeds.

    A *turn* is an answer to a choice that begins one. A *decision* is a question that was asked. Whoever has
    more than one legal answer chooses with one press, and confirms with a second one: always (`every`), only
    where the choice cannot be taken back afterwards (`final`), or not at all (`never`). A question with a
    single answer, asked because silence would tell something, is one press in each way: it is chosen already.
    Picks of a sealed answer are a press each, and the whole answer is confirmed once. Looking, hovering,
    scrolling and changing one's mind are not counted.
    """

    games: int = 0
    turns: int = 0
    decisions: int = 0
    every: int = 0
    final: int = 0
    never: int = 0

    def add(self, options: int, gathers: bool, final: bool) -> None:
        """One decision: how many legal answers it has, whether more of the same answer is to come."""
        self.decisions += 1
        self.never += 1
        chosen = options > 1
        self.every += 1 + (chosen and not gathers)
        self.final += 1 + (chosen and not gathers and final)


def count_presses(game: Game[Any], seats: int, seeds: Iterable[int], player: str | None = None) -> Presses:
    presses = Presses()
    for seed in seeds:
        play(game.new(seats, seed, listen=False), presses, player or PLAYER, seed)
    return presses


def play(state: State, presses: Presses, player: str, seed: int) -> None:
    bots = [make_bot(player, state.game, seeded(seed, f"presses {seat}")) for seat in range(state.seats)]
    presses.games += 1
    while (choice := state.waiting) is not None:
        seat = state.deciders()[0]
        options, action = len(state.legal(seat)), decide(bots[seat], state, seat, THINKING)
        final = state.is_final(seat, action)
        presses.turns += choice.begins_turn()
        state.apply(seat, action)
        presses.add(options, state.waiting is choice and seat in state.deciders() and choice.seat == SEVERAL, final)
