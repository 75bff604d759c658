"""`chabudai play`: a game in the terminal, to its end or until the player gets up."""

from contextlib import suppress
from importlib import import_module

from chabudai.cli.seating import Invitation, seating_of
from chabudai.cli.table import Leave, Table
from chabudai.cli.voice import Voice

INTERRUPTED = 130


def play(voice: Voice, invitation: Invitation) -> int:
    with suppress(ImportError):
        import_module("readline")  # the arrow keys edit the line and bring earlier ones back
    seating = seating_of(voice, invitation)
    table = Table(voice.at(seating.match.game), seating)
    try:
        table.play()
    except Leave:
        table.leave()
    except EOFError:
        voice.show("")
        table.leave()
    except KeyboardInterrupt:
        voice.show("")
        table.mend()
        table.leave()
        return INTERRUPTED
    return 0
