"""The roads that a message can take between a socket and us: what each costs by itself is a bare echo over it."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Literal
from unittest.mock import patch

from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from chabudai.server.door import serve

Road = Literal["library", "short", "picows"]


@contextmanager
def over(road: Road) -> Iterator[None]:
    """Meanwhile what is served comes over this road: uvicorn, websockets and Litestar as they are, or ours."""
    if road != "library":
        yield
        return
    with (
        patch.object(serve, "HttpProtocol", lambda _, **rest: plain_http(**rest)),
        patch.object(serve, "SocketProtocol", WebSocketsSansIOProtocol),
    ):
        yield


def plain_http(**rest: Any) -> H11Protocol:
    return H11Protocol(**rest)
