"""Registry: the bots by name."""

# not compiled: made for people, not for speed

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from chabudai.bots.bot import Bot
from chabudai.bots.greedy import Greedy
from chabudai.bots.novice import Novice
from chabudai.bots.random_bot import RandomBot
from chabudai.core.errors import UnknownBot
from chabudai.core.evaluation import Evaluation
from chabudai.core.game import Game
from chabudai.core.rng import Generator

LEVELS = ("novice", "steady")  # what people choose from, the weakest first


def bot_names() -> list[str]:
    return ["random", "greedy", *LEVELS]


def make_bot(name: str, game: Game[Any], generator: Generator) -> Bot:
    if name == "random":
        return RandomBot(generator)
    if name in ("greedy", "steady"):
        return Greedy(generator, evaluation_of(game))
    if name == "novice":
        return Novice(Greedy(generator, evaluation_of(game)))
    raise UnknownBot("error-bot", bot=name, accepted=", ".join(bot_names()))


class PointsOnly(Evaluation):
    """What serves a game that brings no evaluation of its own."""

    def worth(self, state: Any, seat: int) -> float:
        return float(state.points(seat))


def evaluation_of(game: Game[Any]) -> Evaluation:
    """The game's own evaluation, from `judgement/evaluation.py` in its folder."""
    judgement = f"{type(game).__module__}.judgement"
    if find_spec(judgement) is None:
        return PointsOnly()
    found: Evaluation = import_module(f"{judgement}.evaluation").EVALUATION
    return found
