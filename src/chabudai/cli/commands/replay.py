"""`chabudai replay`: a match told again from its file."""

from itertools import islice
from pathlib import Path
from typing import Any

from rich.rule import Rule
from rich.text import Text

from chabudai.cli import drawing
from chabudai.cli.drawing.log import tell_event, tell_lines
from chabudai.cli.drawing.scene import scene_of
from chabudai.cli.drawing.score_sheet import parties, score_sheet, winners_line
from chabudai.cli.drawing.seats import badge
from chabudai.cli.match_files import refused_by_rules, tell_if_older
from chabudai.cli.parameters import BadCommand
from chabudai.cli.voice import Voice, printable
from chabudai.core.errors import BadMatch
from chabudai.core.game import Game, Option, OptionValue
from chabudai.core.match import Match
from chabudai.core.match_file import MatchFile
from chabudai.core.messages import Message
from chabudai.registry import game as game_named


def replay(voice: Voice, path: Path, step: int | None, seat: int | None) -> int:
    file = MatchFile.read(path)
    game = game_named(file.game)
    voice = voice.at(game)
    reader = eyes_of(file, seat)
    try:
        file.replayed(game, path.name)
    except BadMatch as problem:
        if not refused_by_rules(problem):
            raise
        voice.complain(problem.message)
        voice.tell("cli-replay-stored", style="yellow")
        tell_stored(voice, game, file, reader)
        return 0
    tell_if_older(voice, file, game)
    if step is None:
        tell_match(voice, game, file, path.name, reader)
    else:
        show_step(voice, game, file, path.name, step, reader)
    return 0


def eyes_of(file: MatchFile, seat: int | None) -> int | None:
    if seat is not None and seat > file.seats:
        raise BadCommand("cli-error-seat", number=seat, most=file.seats)
    return None if seat is None else seat - 1


def names_of(file: MatchFile) -> list[str]:
    return [printable(name) for name in file.players]


def tell_match(voice: Voice, game: Game[Any], file: MatchFile, name: str, reader: int | None) -> None:
    """The header, every move with what it did, the score sheet."""
    count = 0
    for number, match in enumerate(file.playing(game, name)):
        if number == 0:
            match.players = names_of(file)
            show_header(voice, game, file, parties(voice, match))
        count = tell_move(voice, match, number, count, reader)
    voice.show(Rule(style="dim"))
    if match.state.over:
        voice.show(score_sheet(voice, match))
        voice.show(Text(winners_line(voice, match, reader), style="bold"))
    else:
        voice.tell("cli-replay-unfinished")


def tell_move(voice: Voice, match: Match, number: int, count: int, reader: int | None) -> int:
    """What a move did; how many events have been told now."""
    lines = match.lines(reader)[count:]
    tell_lines(voice, lines, match.players, reader, f"{number:>4}" if number else "    ")
    return count + len(lines)


def show_header(voice: Voice, game: Game[Any], file: MatchFile, names: list[str]) -> None:
    voice.show(Text.assemble((game.title, "bold"), "  ", voice.say("cli-replay-rules", version=str(file.rules))))
    for seat, name in enumerate(names):
        voice.show(Text.assemble(" ", badge(seat, file.seats), "  ", name))
    for option in game.options:
        value = file.options.get(option.id, option.default)
        if value != option.default and (not option.seats or file.seats in option.seats):
            voice.show(f" {voice.word('option', option.id)}: {option_value(voice, option, value)}")
    voice.tell("cli-replay-seed", seed=str(file.seed), moves=len(file.moves))
    voice.show(Rule(style="dim"))


def option_value(voice: Voice, option: Option, value: OptionValue) -> str:
    if isinstance(value, bool):
        return voice.say("cli-on" if value else "cli-off")
    return voice.word(f"option-{option.id}", value)


def show_step(voice: Voice, game: Game[Any], file: MatchFile, name: str, step: int, reader: int | None) -> None:
    """The table after so many moves."""
    if step > len(file.moves):
        raise BadCommand("cli-error-step", step=step, most=len(file.moves))
    match = next(islice(file.playing(game, name), step, None))
    match.players = names_of(file)
    voice.tell("cli-replay-step", style="bold", step=step, moves=len(file.moves))
    voice.show(drawing.draw(scene_of(voice, match, reader)))
    prompt = match.state.prompt(reader)
    if prompt is not None:
        voice.show(Text("\n" + voice.sentence(prompt, match.players, reader)))


# --- matches of another version of the rules: told, not played -------------------------------------------


def tell_stored(voice: Voice, game: Game[Any], file: MatchFile, reader: int | None) -> None:
    show_header(voice, game, file, names_of(file))
    for event in file.events:
        tell_stored_event(voice, event, message_of(game, event), names_of(file), reader)


def tell_stored_event(
    voice: Voice, event: dict[str, Any], message: Message | None, names: list[str], reader: int | None
) -> None:
    """As a sentence if this version has one for it, else as the file spells it."""
    try:
        if message is not None:
            tell_event(voice, message, names, reader)
            return
    except (KeyError, ValueError):
        pass
    voice.show(raw(event))


def message_of(game: Game[Any], event: dict[str, Any]) -> Message | None:
    """The sentence of an event as the file spells it; None if this version knows no such event."""
    try:
        return game.events.read(event).message()
    except (KeyError, TypeError, ValueError):
        return None


def raw(event: dict[str, Any]) -> Text:
    plain = ", ".join(f"{name} {value}" for name, value in event.items())
    return Text(f"    {printable(plain)}", style="dim")
