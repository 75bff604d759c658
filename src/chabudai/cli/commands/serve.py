"""`chabudai serve`: the web table on this machine."""

import logging
import os
import socket
from collections.abc import Mapping
from pathlib import Path
from urllib.parse import urlsplit

from chabudai.cli.commands.games import name_broken
from chabudai.cli.parameters import BadCommand
from chabudai.cli.voice import Voice
from chabudai.registry import broken_games

log = logging.getLogger("chabudai")
ELSEWHERE = ("192.0.2.1", 9)  # an address that nobody has, kept for examples (RFC 5737)


def serve(voice: Voice, host: str, port: int, data: Path) -> int:
    kept_in = "DATABASE_URL" if os.environ.get("DATABASE_URL") else str(data)

    def announce(address: str) -> None:
        if for_programs:  # whoever reads it expects no other lines
            log.setLevel(logging.INFO)
            log.info("the table is laid at %s; games are kept in %s", address, kept_in)
        else:
            voice.tell_whole("cli-serve-open", address=address)
            if host in EVERYWHERE:
                voice.tell_whole("cli-serve-others", address=address_for_others(address, os.environ))
            voice.show(voice.say("cli-serve-kept", place=kept_in))
            if not (CLIENT / "index.html").is_file():
                voice.tell("cli-serve-no-page", style="yellow")
        name_unplayable(voice, for_programs)

    try:
        from chabudai.server.door.serve import EVERYWHERE
        from chabudai.server.door.serve import serve as serve_at
        from chabudai.server.door.static import FOLDER as CLIENT
        from chabudai.server.monitoring.logs import keep_log

        for_programs = keep_log(os.environ)
        serve_at(host, port, data, announce)
    except ModuleNotFoundError as problem:  # the extras, or the driver of the database, are not installed
        raise BadCommand("cli-error-server-extra", module=str(problem.name)) from None
    return 0


def name_unplayable(voice: Voice, for_programs: bool) -> None:
    """Games that somebody is still writing are not offered: to whoever serves them it is said why."""
    if not for_programs:
        name_broken(voice)
        return
    for name, reason in broken_games().items():
        log.warning("the game %s cannot be played: %s", name, reason)


def address_for_others(address: str, environment: Mapping[str, str]) -> str:
    """What friends type: the address that the host has set, else this machine's in its network, else its name."""
    named = environment.get("CHABUDAI_ORIGIN", "").strip()
    if named:
        return named.rstrip("/") + "/"
    return f"http://{number_in_network() or socket.gethostname()}:{urlsplit(address).port}/"


def number_in_network() -> str | None:
    """The address that a datagram to elsewhere would start from. Nothing is sent: only the route is looked up."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(ELSEWHERE)
        except OSError:
            return None
        return str(asking.getsockname()[0])
