"""Serving: the application on a socket of this machine, until it is told to stop."""

import asyncio
import contextlib
import errno
import logging
import os
import signal
import socket
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path

import uvicorn

from chabudai.core.errors import ChabudaiError, reason_of
from chabudai.server.door.admission import BACKLOG, KEPT_FREE, Admission, raise_file_limit
from chabudai.server.door.app import Setup, application
from chabudai.server.door.http_protocol import HttpProtocol
from chabudai.server.door.loop_errors import LoopErrors
from chabudai.server.door.origin import OriginCheck, origin_of, own_names
from chabudai.server.door.socket_protocol import SocketProtocol
from chabudai.server.limits import BadSetting, Limits
from chabudai.server.lobby.lobby import Lobby
from chabudai.server.monitoring import endpoint, systemd
from chabudai.server.monitoring.middleware import Counted
from chabudai.server.notices.mail import Mailer, contact_of
from chabudai.server.notices.outbound import Outbound
from chabudai.server.notices.web_push import PushKey
from chabudai.server.people.registration import registration
from chabudai.server.processes.garbage import collect_rarely
from chabudai.server.storage import Store, straight_to_the_database, url_of
from chabudai.server.storage.file_lock import alone_with
from chabudai.server.wire import LONGEST_MESSAGE

EVERYWHERE = ("0.0.0.0", "::")
SECONDS_TO_FINISH = 3


class CannotServe(ChabudaiError):
    """The address or the data folder cannot be used."""


class Announcing(uvicorn.Server):
    """A server that says when it is there, and hands its players over when it goes."""

    def __init__(self, config: uvicorn.Config, announce: Callable[[], None], lobby: Lobby) -> None:
        super().__init__(config)
        self.announce = announce
        self.lobby = lobby

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        asyncio.get_running_loop().set_exception_handler(LoopErrors().handle)
        await super().startup(sockets)
        if self.started:
            self.announce()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Nobody more is let in; those who are here hear what they asked for and are sent elsewhere."""
        for server in self.servers:
            server.close()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.lobby.see_off(), SECONDS_TO_FINISH)
        await super().shutdown(sockets)


def serve(
    host: str,
    port: int,
    data: Path,
    announce: Callable[[str], None],
    environment: Mapping[str, str] = os.environ,
) -> None:
    """Serve until interrupted; `announce` is told the address once the door is open."""
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)  # what strangers send amiss is no news
    limits = Limits.of(environment)
    origin = OriginCheck(origin_of(environment.get("CHABUDAI_ORIGIN")), own_names(host))
    listening = bound(host, port)
    database = url_of(prepared(data), environment)
    with alone_with(database):
        asyncio.run(try_out(database))
        works = are_workers_inside(environment)
        setup = Setup(
            database,
            origin,
            limits,
            straight_to_the_database(environment),
            works=works,
            accounts=registration(environment),
            mailer=Mailer.of(environment),
            outbound=Outbound.of(environment),
            push_key=PushKey.of(environment, contact_of(environment)),
        )
        attend(host, listening, setup, announce, environment)


def attend(
    host: str,
    listening: socket.socket,
    setup: Setup,
    announce: Callable[[str], None],
    environment: Mapping[str, str],
) -> None:
    limits = setup.limits
    admission = Admission(
        limits, raise_file_limit() - KEPT_FREE, environment.get("FORWARDED_ALLOW_IPS", "127.0.0.1")
    )
    app = application(setup)
    config = uvicorn.Config(
        Counted(app),
        http=partial(HttpProtocol, admission),  # type: ignore[arg-type]
        ws=SocketProtocol,
        loop="auto",  # uvloop, where the platform has it
        backlog=BACKLOG,
        ws_max_size=4 * LONGEST_MESSAGE,  # up to here a message is refused with a word, beyond it the line is cut
        ws_per_message_deflate=False,  # sizes of compressed secrets could tell of them
        access_log=False,
        log_config=None,
        server_header=False,
        timeout_graceful_shutdown=SECONDS_TO_FINISH,
    )
    collect_rarely()
    address = address_of(host, int(listening.getsockname()[1]))
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # a service is closed as a terminal closes it

    def say_so() -> None:
        announce(address)
        systemd.tell(environment, "READY=1")

    with endpoint.shown(environment), contextlib.suppress(KeyboardInterrupt):  # raised again when all is in order
        Announcing(config, say_so, app.state.lobby).run([listening])


def are_workers_inside(environment: Mapping[str, str]) -> bool:
    """Whether this process does the jobs too; else one that does nothing but jobs must be there."""
    wanted = environment.get("CHABUDAI_WORKERS", "").strip().lower()
    if wanted not in ("", "inside", "apart"):
        raise BadSetting("error-workers-setting", value=wanted)
    return wanted != "apart"


async def try_out(database: str) -> None:
    """Open the store once before anything else, so that what is wrong with it is said in one line."""
    store = Store(database)
    await store.open()
    await store.close()


def prepared(data: Path) -> Path:
    try:
        data.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise CannotServe("error-data-folder", folder=str(data), reason=reason_of(problem)) from None
    return data


def bound(host: str, port: int) -> socket.socket:
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        listening = socket.socket(family, kind, protocol)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(address)
    except OSError as problem:
        taken = problem.errno == errno.EADDRINUSE
        key = "error-port-taken" if taken else "error-address"
        raise CannotServe(key, host=host, port=str(port)) from None
    return listening


def address_of(host: str, port: int) -> str:
    """What to type into a browser on this machine."""
    name = "127.0.0.1" if host in EVERYWHERE else f"[{host}]" if ":" in host else host
    return f"http://{name}:{port}/"
