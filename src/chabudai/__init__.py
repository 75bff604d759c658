"""Four board games around one low table: rules, bots and laboratory."""

from typing import TYPE_CHECKING

from chabudai.purity import prefer_source

prefer_source()

if TYPE_CHECKING:
    from chabudai.registry import games
else:
    from chabudai import games

from chabudai.core.game import Game, fresh_seed, seed_hash  # noqa: E402
from chabudai.core.match import Match  # noqa: E402
from chabudai.registry import game  # noqa: E402
from chabudai.version import __version__  # noqa: E402

__all__ = ["Game", "Match", "__version__", "fresh_seed", "game", "games", "seed_hash"]
