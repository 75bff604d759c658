"""`chabudai serve`: the web table on this machine."""

import logging
import os
from pathlib import Path

from chabudai.cli.parameters import BadCommand
from chabudai.cli.voice import Voice

log = logging.getLogger("chabudai")


def serve(voice: Voice, host: str, port: int, data: Path) -> int:
    kept_in = "DATABASE_URL" if os.environ.get("DATABASE_URL") else str(data)

    def announce(address: str) -> None:
        if for_programs:  # whoever reads it expects no other lines
            log.setLevel(logging.INFO)
            log.info("the table is laid at %s; games are kept in %s", address, kept_in)
        else:
            voice.show(voice.say("cli-serve-open", address=address))
            voice.show(voice.say("cli-serve-kept", place=kept_in))

    try:
        from chabudai.server.logs import keep_log
        from chabudai.server.serve import serve as serve_at

        for_programs = keep_log(os.environ)
        serve_at(host, port, data, announce)
    except ModuleNotFoundError as problem:  # the extras, or the driver of the database, are not installed
        raise BadCommand("cli-error-server-extra", module=str(problem.name)) from None
    return 0
