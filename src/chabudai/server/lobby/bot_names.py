"""Names and levels of the bots that sit at tables."""

from chabudai.bots.registry import LEVELS
from chabudai.core.errors import UnknownBot

NAMES = ("Kitsune", "Tanuki", "Usagi", "Kaeru", "Suzume", "Kame")  # animals
STAND_IN = "steady"  # plays on for somebody who has left


def check_level(level: str) -> str:
    if level not in LEVELS:
        raise UnknownBot("error-bot", bot=level, accepted=", ".join(LEVELS))
    return level


def name_for(seat: int, taken: list[str]) -> str:
    """A name for the bot on this seat that nobody at the table bears."""
    names = [*NAMES[seat % len(NAMES) :], *NAMES]
    return next((name for name in names if name not in taken), f"{NAMES[0]} {seat + 1}")
