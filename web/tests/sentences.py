"""What Python says in a few games, in every language, as JSON: the client must say the same."""

import json
from collections.abc import Iterator
from typing import Any

from chabudai.core.game import Game
from chabudai.core.languages import LANGUAGES
from chabudai.core.match import Match
from chabudai.core.messages import Message
from chabudai.core.rng import seeded
from chabudai.registry import games

NAMES = ["Usagi", "Kitsune", "Momiji", "Tanuki", "Kaeru"]
READERS = [None, 0, 1]
SEED = 7
PATIENCE = 2000  # moves; no game that comes to an end this way takes half of them


def messages(match: Match) -> Iterator[Message]:
    """The questions, choices, refusals and events of a game in which the last legal choice is always taken. Where
    it would never end so, any is taken from some time on."""
    luck = seeded(SEED, "sentences")
    while not match.state.over:
        seat = match.state.deciders()[0]
        menu = match.state.menu(seat)
        prompt = match.state.prompt()
        yield from [prompt] if prompt else []
        yield from (entry.label for entry in menu)
        yield from (entry.refusal.message for entry in menu if entry.refusal)
        legal = [entry.action for entry in menu if entry.refusal is None]
        match.apply(seat, legal[-1] if len(match.moves) < PATIENCE else legal[luck.below(len(legal))])
    yield from (event.message() for event in match.state.journal or [])


def sentences(game: Game[Any]) -> Iterator[dict[str, Any]]:
    said = [message for seats in (game.seats[0], game.seats[-1]) for message in messages(Match(game, seats, SEED))]
    different = {json.dumps(message.as_dict()): message for message in said}
    for language in LANGUAGES:
        for message in different.values():
            for reader in READERS:
                said_here = game.text(language).say(message, NAMES, reader)
                yield {"language": language, "message": message.as_dict(), "reader": reader, "said": said_here}


if __name__ == "__main__":
    print(json.dumps({"names": NAMES, "games": {game.id: list(sentences(game)) for game in games()}}))
