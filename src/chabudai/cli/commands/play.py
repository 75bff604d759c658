"""`chabudai play`: a game in the terminal, to its end or until the player gets up."""

from contextlib import suppress
from importlib import import_module

from chabudai.cli.exit_status import INTERRUPTED
from chabudai.cli.playing.dialogue import Dialogue, Leave
from chabudai.cli.playing.seating import Invitation, seating_of
from chabudai.cli.voice import Voice


def play(voice: Voice, invitation: Invitation) -> int:
    with suppress(ImportError):
        import_module("readline")  # the arrow keys edit the line and bring earlier ones back
    seating = seating_of(voice, invitation)
    dialogue = Dialogue(voice.at(seating.match.game), seating)
    try:
        dialogue.play()
    except Leave:
        dialogue.leave()
    except EOFError:
        voice.show("")
        dialogue.leave()
    except KeyboardInterrupt:
        voice.show("")
        dialogue.mend()
        dialogue.leave()
        return INTERRUPTED
    return 0
