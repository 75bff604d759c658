"""What is changed by hand in the position of a real game is refused by its place, or can be played to the end."""

import json
from collections import defaultdict
from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any

import pytest

import chabudai
from chabudai.core.errors import BadOption, BadPosition
from chabudai.core.game import Game

EDITS = 120
Path = tuple[str | int, ...]
Kind = tuple[str, ...]  # a path without the numbers of places


class Editor:
    """Somebody who tries what has been seen at one place of a game at others like it."""

    def __init__(self, game: Game[Any], seed: int) -> None:
        self.game, self.luck = game, Random(seed)
        self.positions = [data for _ in range(4) for data in self.seen_in_a_game()]
        self.steps = [step for data in self.positions for step in data["stack"]]
        self.seen: dict[Kind, list[Any]] = defaultdict(list)
        for data in self.positions:
            for path in places(data):
                self.seen[kind_of(path)].append(at(data, path))

    def seen_in_a_game(self) -> Iterator[Any]:
        options = self.luck.choice(list(product(*(option.values for option in self.game.options))))
        named = dict(zip((option.id for option in self.game.options), options, strict=True))
        state = self.game.new(self.luck.choice(self.game.seats), self.luck.getrandbits(32), named, listen=False)
        while not state.over:
            if self.luck.random() < 0.1:
                yield json.loads(json.dumps(self.game.dump(state)))
            one_at_random(state, self.luck)

    def edited(self) -> Any:
        data = json.loads(json.dumps(self.luck.choice(self.positions)))
        if self.luck.random() < 0.5:
            self.restack(data["stack"])
        else:
            path = self.luck.choice([path for path in places(data) if path[0] not in ("stack", "plans", "tiles")])
            at(data, path[:-1])[path[-1]] = self.luck.choice(self.seen[kind_of(path)])
        return json.loads(json.dumps(data))

    def restack(self, stack: list[Any]) -> None:
        """A step more, or less, or another one."""
        place = self.luck.randrange(len(stack))
        stack[place : place + self.luck.randrange(2)] = (
            [] if self.luck.random() < 0.3 else [self.luck.choice(self.steps)]
        )


def places(data: Any, above: Path = ()) -> Iterator[Path]:
    inside = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for name, value in inside:
        yield (*above, name)
        yield from places(value, (*above, name))


def at(data: Any, path: Path) -> Any:
    for name in path:
        data = data[name]
    return data


def kind_of(path: Path) -> Kind:
    return tuple("" if isinstance(name, int) else name for name in path)


def one_at_random(state: Any, luck: Random) -> None:
    seat = luck.choice(state.deciders())
    state.apply(seat, luck.choice(state.legal(seat)))


@pytest.mark.once
@pytest.mark.parametrize("game", chabudai.games(), ids=lambda game: game.id)
def test_what_was_edited_is_refused_or_can_be_played_to_the_end(game: Game[Any]) -> None:
    editor, accepted = Editor(game, 1), 0
    for _ in range(EDITS):
        try:
            state = game.load(editor.edited())
        except (BadPosition, BadOption):
            continue
        accepted += 1
        for seat in (None, *range(int(state.seats))):
            state.view(seat)
        while not state.over:
            one_at_random(state, editor.luck)
    assert accepted > EDITS // 20, "else nothing was proved"
