"""`chabudai backup`: a copy of all games, while they are played."""

import os
from pathlib import Path

from chabudai.cli.parameters import BadCommand
from chabudai.cli.voice import Voice


def backup(voice: Voice, file: Path, data: Path) -> int:
    try:
        from chabudai.server.storage.backup import back_up
    except ModuleNotFoundError as problem:  # the extras are not installed
        raise BadCommand("cli-error-server-extra", module=str(problem.name)) from None
    done = back_up(data, file, os.environ)
    voice.tell("cli-backup-done", file=str(done.file), tables=done.tables, moves=done.moves)
    return 0
