"""`chabudai verify`: match files played again, to see whether everything happens as they say."""

from pathlib import Path

from rich.text import Text

from chabudai.cli.exit_status import BAD_INPUT, DIFFERENT
from chabudai.cli.match_files import differs, tell_if_older
from chabudai.cli.voice import Voice
from chabudai.core.errors import BadMatch, ChabudaiError
from chabudai.core.match_file import MatchFile
from chabudai.registry import game as game_named


def verify(voice: Voice, paths: list[Path]) -> int:
    return max(verify_one(voice, path) for path in paths)


def verify_one(voice: Voice, path: Path) -> int:
    """Play one file again: 0 if all is as it says, 1 if something differs, 2 if it cannot be played."""
    try:
        file = MatchFile.read(path)
        game = game_named(file.game)
        file.replayed(game, path.name)
    except BadMatch as problem:
        if differs(problem):
            failed = voice.say("cli-verify-failed", why=voice.say(problem.message))
            voice.out.print(Text(failed, style="red"), soft_wrap=True)
            return DIFFERENT
        voice.complain(problem.message)
        return BAD_INPUT
    except ChabudaiError as problem:
        voice.complain(problem.message)
        return BAD_INPUT
    voice.tell("cli-verify-ok", file=path.name, moves=len(file.moves))
    tell_if_older(voice, file, game)
    return 0
