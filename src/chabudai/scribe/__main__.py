"""`make generate`: bring everything that is written from a declaration up to date.

A game that cannot be loaded is named on the error output, and the exit status is 1; the others are written.
"""

import sys
from pathlib import Path

from chabudai.registry import broken_games, games
from chabudai.scribe.fields import rewritten
from chabudai.scribe.views import view_file, written_view


def main() -> int:
    for game in games():
        for state_file, text in rewritten(game).items():
            write(state_file, text)
        if (file := view_file(game)) is not None:
            write(file, written_view(game))
    broken = broken_games()
    for name, reason in broken.items():
        print(f"{name} cannot be loaded: {reason}", file=sys.stderr)
    return 1 if broken else 0


def write(file: Path, text: str) -> None:
    if not file.exists() or file.read_text("utf-8") != text:
        file.write_text(text, "utf-8")
        print(file)


if __name__ == "__main__":
    sys.exit(main())
