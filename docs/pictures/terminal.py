"""Draws tokaido-terminal.svg, the picture in the README: the real table of a real game.

.venv/bin/python docs/pictures/terminal.py
"""

import io
import os
import re
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme
from rich.text import Text

import chabudai
from chabudai.bots.bot import decide
from chabudai.bots.registry import make_bot
from chabudai.cli import drawing
from chabudai.cli.drawing.log import tell_events
from chabudai.cli.drawing.menu import menu
from chabudai.cli.drawing.scene import scene_of
from chabudai.cli.voice import Voice, words_at
from chabudai.core.rng import seeded

PICTURE = Path(__file__).with_name("tokaido-terminal.svg")
READER = 0
MOVES = 35
LOG_LINES = 7
INK, PAPER = (35, 30, 26), (250, 245, 233)
RED, GREEN, YELLOW, BLUE = (158, 41, 20), (44, 94, 65), (116, 80, 10), (34, 52, 79)
MAGENTA, CYAN, WHITE = (74, 34, 82), (30, 100, 110), (101, 90, 77)
THEME = TerminalTheme(PAPER, INK, [INK, RED, GREEN, YELLOW, BLUE, MAGENTA, CYAN, WHITE])


def position() -> chabudai.Match:
    """A game of four some way along the road, with the reader to move."""
    game = chabudai.game("tokaido")
    match = chabudai.Match(game, seats=4, seed=8, players=["You", "greedy B", "greedy C", "greedy D"])
    while len(match.moves) < MOVES or match.state.deciders() != [READER] or len(match.state.legal(READER)) < 8:
        seat = match.state.deciders()[0]
        bot = make_bot("greedy", game, seeded(match.seed, f"bot {seat} {len(match.moves)}"))
        match.apply(seat, int(decide(bot, match.state, seat, 0.0)))
    return match


def draw() -> str:
    match = position()
    os.environ["TERM"] = "dumb"  # plain signs: a browser may lack the lock
    page = io.StringIO()
    console = Console(
        record=True, width=120, height=60, file=page, force_terminal=True, color_system="standard", markup=False
    )
    voice = Voice(words_at(match.game, "en"), console)
    scene = scene_of(voice, match, READER)
    tell_events(voice, match.state.events_since(0, READER)[-LOG_LINES:], match.players, READER)
    voice.show(drawing.draw(scene))
    prompt = match.state.prompt()
    assert prompt is not None
    voice.show(Text("\n" + voice.sentence(prompt, match.players, READER), style="bold"))
    voice.show(menu(scene))
    voice.show("> ")
    svg = console.export_svg(title="chabudai play tokaido", theme=THEME, unique_id="table")
    return re.sub(r"@font-face \{.*?\}\s*| *<!--.*?-->\n", "", svg, flags=re.DOTALL)  # no fonts from elsewhere


if __name__ == "__main__":
    PICTURE.write_text(draw(), "utf-8")
