"""Whole games kept as match files beside their tests: made once, and played again ever after."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from chabudai.core.game import Game
from chabudai.core.match import Match
from chabudai.core.match_file import MatchFile

Plan = tuple[int, dict[str, bool | str]]  # seats and options


class WholeGames:
    def __init__(self, game: Game[Any], folder: Path, plans: dict[str, Plan]) -> None:
        self.game = game
        self.folder = folder
        self.plans = plans
        self.scores = folder / "final_scores.json"

    def make(self, play: Callable[[str], Match]) -> None:
        """Write them all; `play` plays the one of this name."""
        matches = {name: play(name) for name in self.plans}
        for name, match in matches.items():
            (self.folder / f"{name}.json").write_text(match.write(), "utf-8")
        scores = {name: match.state.scores() for name, match in matches.items()}
        self.scores.write_text(json.dumps(scores, indent=1) + "\n", "utf-8")

    def check(self, name: str) -> None:
        """The replay compares every event and digest with the file."""
        file = f"{name}.json"
        match = MatchFile.read(self.folder / file).replayed(self.game, file)
        seats, options = self.plans[name]
        assert match.state.over
        assert len(match.digests) >= 2
        assert match.state.scores() == json.loads(self.scores.read_text("utf-8"))[name]
        assert (match.state.seats, match.state.options) == (seats, self.game.settle(options))

    def check_that_none_is_left_out(self) -> None:
        assert {path.stem for path in self.folder.glob("*.json")} == {*self.plans, self.scores.stem}
