"""The whole server as one ASGI application."""

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

from chabudai.server import http, static, watching
from chabudai.server.api_page import ApiDescription, ApiPage, style
from chabudai.server.bots import Thinkers
from chabudai.server.chores import do_chores
from chabudai.server.guard import HEADERS, MOST_BODY, Doors
from chabudai.server.hall import Hall
from chabudai.server.home import Home
from chabudai.server.limits import Limits
from chabudai.server.patience import Patience
from chabudai.server.socket import table_socket
from chabudai.server.storage import Store
from chabudai.version import __version__


@dataclass(frozen=True)
class Setup:
    """How a server is set up."""

    database: str = field(repr=False)  # it may hold a password
    home: Home = field(default_factory=Home)
    limits: Limits = field(default_factory=Limits)
    listen_at: str | None = field(default=None, repr=False)  # the database itself, where `database` is a pooler
    thinkers: int | None = None
    works: bool = True  # whether jobs are done here too, or by workers alone
    client: Path = static.FOLDER


def application(setup: Setup) -> Litestar:
    store = Store(setup.database)
    hall = Hall(store, Thinkers(setup.thinkers), setup.limits, setup.listen_at, setup.works)
    patience = Patience(setup.limits)
    state = state_of(setup, patience)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        await store.open()
        try:
            await hall.open()
            watching.count_in(hall, state["doors"])
            beside = [asyncio.create_task(each) for each in (do_chores(hall, patience), watching.watch_the_loop())]
            yield
            for task in beside:
                task.cancel()
        finally:
            await hall.close()
            await store.close()

    def the_hall() -> Hall:
        return hall

    return Litestar(
        route_handlers=[*http.HANDLERS, table_socket, style, static.page],
        dependencies={
            "hall": Provide(the_hall, sync_to_thread=False),
            "known_guest": Provide(http.known_guest),
            "guest": Provide(http.guest),
        },
        request_class=http.Asked,
        before_request=http.guard_request,
        exception_handlers={HTTPException: http.answer_http_error, Exception: http.answer_error},
        response_headers=dict(HEADERS),
        request_max_body_size=MOST_BODY,
        lifespan=[lifespan],
        state=State({**state, "hall": hall}),
        openapi_config=openapi(),
        logging_config=None,
    )


def state_of(setup: Setup, patience: Patience) -> dict[str, Any]:
    return {
        "patience": patience,
        "doors": Doors(setup.limits.sockets),
        "home": setup.home,
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
