"""Seating: a person alone among bots, at a new match or at one saved before."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from chabudai.bots.registry import bot_names, make_bot
from chabudai.cli import match_files
from chabudai.cli.drawing.seats import LETTERS
from chabudai.cli.parameters import BadCommand, names_in, options_of, usual_seats
from chabudai.cli.voice import Voice, printable
from chabudai.core.game import Game
from chabudai.core.match import Match
from chabudai.core.match_file import MatchFile
from chabudai.core.rng import seeded
from chabudai.registry import game as game_named
from chabudai.registry import game_ids, games

USUAL_BOT = "greedy"


@dataclass(frozen=True)
class Invitation:
    """What was said on the command line; what was not is None or empty."""

    game: str
    seats: int | None = None
    bots: str = ""
    seat: int | None = None
    name: str = ""
    seed: int | None = None
    options: tuple[str, ...] = ()
    save: Path | None = None
    resume: Path | None = None


@dataclass(frozen=True)
class Seating:
    match: Match
    human: int
    bots: dict[int, str]  # their names by seat
    file: Path | None  # where the match is saved


def seating_of(voice: Voice, invitation: Invitation) -> Seating:
    if invitation.save is not None:
        match_files.check_writable(invitation.save)
    if invitation.resume is None:
        return new_match(voice, invitation)
    refuse_with_resume(invitation)
    return resumed(invitation.game, invitation.resume, invitation)


def new_match(voice: Voice, invitation: Invitation) -> Seating:
    if not invitation.game:
        raise BadCommand("cli-error-no-game", accepted=", ".join(game.id for game in games()))
    game = game_named(invitation.game)
    seats = usual_seats(game) if invitation.seats is None else invitation.seats
    game.check_seats(seats)
    human = seat_of(invitation.seat or 1, seats)
    bots = bots_by_seat(game, invitation.bots or USUAL_BOT, seats, human)
    own = human_name(voice, invitation)
    names = [bot_player(bots[seat], seat) if seat in bots else own for seat in range(seats)]
    options = game.settle_at_table(options_of(game, invitation.options))
    match = Match(game, seats, invitation.seed, options, names)
    return Seating(match, human, bots, invitation.save)


def resumed(game_id: str, path: Path, invitation: Invitation | None = None) -> Seating:
    """A match taken up again; seats whose player is named like a bot of ours are played by that bot."""
    file = MatchFile.read(path)
    game = game_named(game_id or file.game)
    refuse_other_game(path, file, game)
    match = file.replayed(game, path.name)
    match.players = [printable(name) for name in match.players]
    asked = invitation or Invitation(game.id)
    human = human_seat(match, asked.seat)
    bots = bots_again(match, human) if not asked.bots else bots_by_seat(game, asked.bots, len(match.players), human)
    return Seating(match, human, bots, asked.save or path)


def refuse_other_game(path: Path, file: MatchFile, game: Game[Any]) -> None:
    if file.game != game.id and file.game in game_ids():
        found, command = game_named(file.game), match_files.way_back(file.game, path)
        raise BadCommand(
            "cli-error-match-game", file=path.name, found=found.title, wanted=game.title, command=command
        )


def human_seat(match: Match, asked: int | None) -> int:
    """The seat asked for, else the first that no bot sits on."""
    if asked is not None:
        return seat_of(asked, len(match.players))
    free = [seat for seat, name in enumerate(match.players) if not is_bot(name, seat)]
    return free[0] if free else 0


def bots_again(match: Match, human: int) -> dict[int, str]:
    players = {seat: name for seat, name in enumerate(match.players) if seat != human}
    return {seat: name.split()[0] if is_bot(name, seat) else USUAL_BOT for seat, name in players.items()}


def refuse_with_resume(invitation: Invitation) -> None:
    """What a saved match has fixed cannot be asked for again."""
    asked = {
        "--seats": invitation.seats is not None,
        "--seed": invitation.seed is not None,
        "--name": bool(invitation.name),
        "--option": bool(invitation.options),
    }
    for flag, given in asked.items():
        if given:
            raise BadCommand("cli-error-with-resume", flag=flag)


def seat_of(number: int, seats: int) -> int:
    """Seats are counted from 1 by people."""
    if number > seats:
        raise BadCommand("cli-error-seat", number=number, most=seats)
    return number - 1


def bots_by_seat(game: Game[Any], text: str, seats: int, human: int) -> dict[int, str]:
    """One name for all other seats, or one for each in their order."""
    names = names_in(text)
    others = [seat for seat in range(seats) if seat != human]
    for name in names:
        make_bot(name, game, seeded(0))
    if len(names) == 1:
        names = names * len(others)
    if len(names) != len(others):
        raise BadCommand("cli-error-bots", given=len(names), needed=len(others))
    return dict(zip(others, names, strict=True))


def human_name(voice: Voice, invitation: Invitation) -> str:
    return printable(invitation.name)[:24] or voice.say("cli-player")


def bot_player(bot: str, seat: int) -> str:
    return f"{bot} {LETTERS[seat]}"


def is_bot(name: str, seat: int) -> bool:
    return any(name == bot_player(bot, seat) for bot in bot_names())
