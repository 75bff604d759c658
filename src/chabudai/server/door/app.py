"""Application: the whole server as one ASGI app, its routes, middleware and settings."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from litestar import Litestar
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig

from chabudai.server.door import asking, routes, static
from chabudai.server.door.api_page import ApiDescription, ApiPage, style
from chabudai.server.door.headers import HEADERS
from chabudai.server.door.origin import OriginCheck
from chabudai.server.door.rate_limit import RateLimit
from chabudai.server.door.socket import table_socket
from chabudai.server.door.socket_limit import SocketLimit
from chabudai.server.limits import Limits
from chabudai.server.lobby.lobby import Lobby
from chabudai.server.monitoring.middleware import observe_lag
from chabudai.server.notices.mail import Mailer
from chabudai.server.notices.outbound import Outbound
from chabudai.server.notices.web_push import PushKey
from chabudai.server.people.account_services import AccountServices
from chabudai.server.people.registration import Registration
from chabudai.server.processes.gauges import show_gauges
from chabudai.server.processes.housekeeping import keep_house
from chabudai.server.processes.notices import sweep_on
from chabudai.server.processes.process import Process
from chabudai.server.storage import Store
from chabudai.server.thinking.bot_pool import BotPool
from chabudai.server.wire import LONGEST_BODY
from chabudai.version import __version__


@dataclass(frozen=True)
class Setup:
    """How a server is set up."""

    database: str = field(repr=False)  # it may hold a password
    origin: OriginCheck = field(default_factory=OriginCheck)
    limits: Limits = field(default_factory=Limits)
    listen_at: str | None = field(default=None, repr=False)  # the database itself, where `database` is a pooler
    bot_processes: int | None = None
    works: bool = True  # whether jobs are done here too, or by workers alone
    client: Path = static.FOLDER
    accounts: Registration = "open"
    mailer: Mailer | None = None
    outbound: Outbound = field(default_factory=Outbound)
    push_key: PushKey | None = None


def application(setup: Setup) -> Litestar:
    store = Store(setup.database)
    accounts = AccountServices(setup.accounts, setup.limits.address_log_ins)
    lobby = Lobby(
        store,
        BotPool(setup.bot_processes),
        setup.limits,
        accounts,
        setup.mailer,
        setup.origin.origin,
        setup.outbound,
        setup.push_key,
    )
    process = Process(lobby, setup.listen_at, setup.works)
    rate_limit = RateLimit(setup.limits)
    state = state_of(setup, rate_limit, lobby)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        await store.open()
        try:
            await process.open()
            show_gauges(lobby, state["sockets"].total)
            house = keep_house(lobby, lambda: rate_limit.last_asked)
            notices = sweep_on(lobby)
            beside = [asyncio.create_task(each) for each in (house, notices, observe_lag())]
            yield
            for task in beside:
                task.cancel()
        finally:
            await process.close()
            await store.close()

    def the_lobby() -> Lobby:
        return lobby

    return Litestar(
        route_handlers=[*routes.HANDLERS, table_socket, style, static.page],
        dependencies={
            "lobby": Provide(the_lobby, sync_to_thread=False),
            "session": Provide(asking.session),
            "known_person": Provide(asking.known_person),
            "person": Provide(asking.person),
            "own_session": Provide(asking.own_session),
            "visit": Provide(asking.visit),
        },
        request_class=asking.Asked,
        before_request=asking.guard_request,
        exception_handlers={HTTPException: routes.answer_http_error, Exception: routes.answer_error},
        response_headers=dict(HEADERS),
        request_max_body_size=LONGEST_BODY,
        lifespan=[lifespan],
        state=State(state),
        openapi_config=openapi(),
        logging_config=None,
    )


def state_of(setup: Setup, rate_limit: RateLimit, lobby: Lobby) -> dict[str, Any]:
    return {
        "lobby": lobby,
        "rate_limit": rate_limit,
        "sockets": SocketLimit(setup.limits.sockets),
        "origin": setup.origin,
        "client": static.files_in(setup.client),
    }


def openapi() -> OpenAPIConfig:
    return OpenAPIConfig(
        title="Chabudai",
        version=__version__,
        description="The lobby of the table. The live table speaks over a WebSocket, see docs/protocol.md.",
        path="/api/docs",
        render_plugins=[ApiPage(path="/"), ApiDescription(path="/openapi.json")],
    )
