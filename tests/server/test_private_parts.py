"""Parts of libraries that are not promised to stay: what our subclasses use of them is named here, and is there.

A new version of a library that renames one of these fails here, and not in the middle of a game.
"""

import ast
import re
from pathlib import Path
from typing import Any

import pytest
from server.test_admission import House
from server.test_frame_budget import Line
from websockets.server import ServerProtocol

import chabudai.server.door

DOOR = Path(chabudai.server.door.__file__).parent
OF_UVICORN_HTTP = {"conn", "loop", "timeout_keep_alive_task", "transport"}
OF_UVICORN_SOCKETS = {
    "close_sent",
    "close_timer",
    "config",
    "conn",
    "curr_msg_data_type",
    "frames",
    "handshake_initiated",
    "logger",
    "loop",
    "read_paused",
    "scope",
    "transport",
    "writable",
}
METHODS_OF_UVICORN_HTTP = {
    "connection_lost",
    "connection_made",
    "data_received",
    "handle_websocket_upgrade",
    "on_response_complete",
    "pause_writing",
}
METHODS_OF_UVICORN_SOCKETS = {
    "connection_lost",
    "data_received",
    "handle_connect",
    "handle_cont",
    "handle_parser_exception",
    "keepalive_timeout",
    "receive",
    "send",
    "send_receive_event_to_app",
}
OURS = {
    "http_protocol.py": (OF_UVICORN_HTTP, METHODS_OF_UVICORN_HTTP),
    "socket_protocol.py": (OF_UVICORN_SOCKETS, METHODS_OF_UVICORN_SOCKETS),
}


def protocol_in(file: str) -> ast.ClassDef:
    tree = ast.parse((DOOR / file).read_text("utf-8"))
    return next(node for node in tree.body if isinstance(node, ast.ClassDef))


def used_of_self(protocol: ast.ClassDef) -> tuple[set[str], set[str]]:
    """The attributes of itself that a class reads, and those that it defines."""
    read, own = set[str](), {node.name for node in protocol.body if isinstance(node, ast.FunctionDef)}
    own |= {node.name for node in protocol.body if isinstance(node, ast.AsyncFunctionDef)}
    own |= {str(node.target.id) for node in protocol.body if isinstance(node, ast.AnnAssign)}  # type: ignore[union-attr]
    for node in ast.walk(protocol):
        if isinstance(node, ast.Assign):
            own |= {each.id for each in node.targets if isinstance(each, ast.Name) and node in protocol.body}
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "self":
            (read if isinstance(node.ctx, ast.Load) else own).add(node.attr)
    return read, own


def called(protocol: ast.ClassDef) -> set[str]:
    """The methods of the library that it calls."""
    return set(re.findall(r"super\(\)\.(\w+)", ast.unparse(protocol))) - {"__init__"}


@pytest.mark.parametrize("file", OURS)
def test_whatever_our_protocols_use_of_the_library_is_named_here(file: str) -> None:
    attributes, methods = OURS[file]
    read, own = used_of_self(protocol_in(file))
    assert read - own - attributes == set()
    assert called(protocol_in(file)) <= methods


def test_what_is_named_here_is_there() -> None:
    visitor: Any = House().comes()[0]
    socket: Any = Line().visitor
    for protocol, (attributes, methods) in (
        (visitor, OURS["http_protocol.py"]),
        (socket, OURS["socket_protocol.py"]),
    ):
        parent = type(protocol).__mro__[1]
        for name in attributes:
            assert hasattr(protocol, name), name
        for name in methods:
            assert hasattr(parent, name), name


def test_frames_are_read_by_a_parser_that_can_be_closed() -> None:
    assert callable(ServerProtocol().parser.close)
    assert callable(ServerProtocol.recv_frame)


def test_the_proxies_of_uvicorn_are_asked_by_address() -> None:
    from uvicorn.middleware.proxy_headers import _TrustedHosts

    assert "127.0.0.1" in _TrustedHosts("127.0.0.1")
    assert "203.0.113.5" not in _TrustedHosts("127.0.0.1")
