"""`make generate`: bring everything that is written from a declaration up to date."""

from pathlib import Path

from chabudai.registry import games
from chabudai.scribe.fields import rewritten_state, state_file


def main() -> None:
    for game in games():
        write(state_file(game), rewritten_state(game))


def write(file: Path, text: str) -> None:
    if file.read_text("utf-8") != text:
        file.write_text(text, "utf-8")
        print(file)


if __name__ == "__main__":
    main()
