"""`chabudai serve`: the web table on this machine."""

import logging
import os
from pathlib import Path

from chabudai.cli.parameters import BadCommand
from chabudai.cli.voice import Voice


def serve(voice: Voice, host: str, port: int, data: Path) -> int:
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    kept_in = "DATABASE_URL" if os.environ.get("DATABASE_URL") else str(data)

    def announce(address: str) -> None:
        voice.show(voice.say("cli-serve-open", address=address))
        voice.show(voice.say("cli-serve-kept", place=kept_in))

    try:
        from chabudai.server.serve import serve as serve_at

        serve_at(host, port, data, announce)
    except ModuleNotFoundError as problem:  # the extras, or the driver of the database, are not installed
        raise BadCommand("cli-error-server-extra", module=str(problem.name)) from None
    return 0
