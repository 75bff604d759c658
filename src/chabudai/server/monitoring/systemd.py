"""Readiness notice to systemd, which waits for it: a line to the socket that it names."""

import contextlib
import socket
from collections.abc import Mapping

SETTING = "NOTIFY_SOCKET"


def tell(environment: Mapping[str, str], news: str) -> None:
    """`READY=1` or `STOPPING=1`; nobody is told where nobody waits."""
    place = environment.get(SETTING, "")
    if not place.startswith(("/", "@")):
        return
    with contextlib.suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line:
        line.connect(place.replace("@", "\0", 1) if place.startswith("@") else place)
        line.sendall(news.encode())
