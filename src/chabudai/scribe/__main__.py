"""`make generate`: bring everything that is written from a declaration up to date."""

from pathlib import Path

from chabudai.registry import games
from chabudai.scribe.fields import rewritten
from chabudai.scribe.views import view_file, written_view


def main() -> None:
    for game in games():
        for state_file, text in rewritten(game).items():
            write(state_file, text)
        if (file := view_file(game)) is not None:
            write(file, written_view(game))


def write(file: Path, text: str) -> None:
    if not file.exists() or file.read_text("utf-8") != text:
        file.write_text(text, "utf-8")
        print(file)


if __name__ == "__main__":
    main()
