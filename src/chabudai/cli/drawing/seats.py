"""Seats in a terminal: each has a letter and a colour, never a colour alone."""

from rich.text import Text

LETTERS = "ABCDEFGH"
STYLES = ("bold magenta", "bold yellow", "bold green", "bold white", "bold cyan")
NOBODY = "N"  # a piece on the board that no player owns


def letter(seat: int, seats: int) -> str:
    return LETTERS[seat] if 0 <= seat < seats else NOBODY


def style(seat: int, seats: int) -> str:
    return STYLES[seat % len(STYLES)] if 0 <= seat < seats else "dim"


def badge(seat: int, seats: int) -> Text:
    return Text(letter(seat, seats), style=style(seat, seats))
