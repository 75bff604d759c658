"""`chabudai serve`: the web table on this machine."""

import logging
import os
from pathlib import Path

from chabudai.cli.voice import Voice
from chabudai.server.serve import serve as serve_at


def serve(voice: Voice, host: str, port: int, data: Path) -> int:
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    kept_in = "DATABASE_URL" if os.environ.get("DATABASE_URL") else str(data)

    def announce(address: str) -> None:
        voice.show(voice.say("cli-serve-open", address=address))
        voice.show(voice.say("cli-serve-kept", place=kept_in))

    serve_at(host, port, data, announce)
    return 0
