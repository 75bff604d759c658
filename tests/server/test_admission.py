"""Admission: half-sent requests close no door, and nobody fills the house alone."""

import asyncio
import errno
import logging
import resource
import socket
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from server.people import PATIENCE, Person, Server
from uvicorn import Config
from uvicorn.server import ServerState

from chabudai.core.errors import ChabudaiError
from chabudai.server.addresses import network_of
from chabudai.server.door import admission as entrances
from chabudai.server.door.admission import Admission, raise_file_limit
from chabudai.server.door.http_protocol import HttpProtocol
from chabudai.server.door.loop_errors import LoopErrors
from chabudai.server.door.socket_protocol import SocketProtocol
from chabudai.server.limits import Limits

NOBODYS_PROXY = "192.0.2.1"
WHOLE = b"GET / HTTP/1.1\r\nHost: here\r\n\r\n"
HALF = b"GET / HTTP/1.1\r\nHost: here\r\nX-Slow: "


class Clock(asyncio.AbstractEventLoop):
    """A loop whose time passes when it is told to."""

    def __init__(self) -> None:
        self.now = 0.0
        self.timers: list[asyncio.TimerHandle] = []

    def time(self) -> float:
        return self.now

    def call_later(self, delay: float, callback: Callable[..., Any], *args: Any, **_: Any) -> asyncio.TimerHandle:  # type: ignore[override]
        timer = asyncio.TimerHandle(self.now + delay, callback, args, self)
        self.timers.append(timer)
        return timer

    def _timer_handle_cancelled(self, handle: asyncio.TimerHandle) -> None:
        self.timers = [timer for timer in self.timers if timer is not handle]

    def get_debug(self) -> bool:
        return False

    def create_task(self, work: Any, **_: Any) -> Any:  # type: ignore[override]
        work.close()
        return asyncio.Future(loop=self)

    def call_soon(self, *_: Any, **__: Any) -> Any:  # type: ignore[override]
        return None

    def pass_by(self, seconds: float) -> None:
        self.now += seconds
        for timer in [timer for timer in self.timers if timer.when() <= self.now]:
            self.timers.remove(timer)
            timer._run()


class Wire(asyncio.Transport):
    def __init__(self, address: str) -> None:
        super().__init__({"peername": (address, 1), "sockname": ("127.0.0.1", 2)})
        self.cut = False
        self.unread = 0  # bytes that wait for whoever is at the other end

    def get_write_buffer_size(self) -> int:
        return self.unread

    def abort(self) -> None:
        self.cut = True

    close = abort

    def is_closing(self) -> bool:
        return self.cut

    def write(self, data: Any) -> None:
        pass

    pause_reading = resume_reading = lambda self: None

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        self.protocol = protocol

    def get_protocol(self) -> asyncio.BaseProtocol:
        return self.protocol


class House:
    def __init__(self, most: int = 1000, **limits: float) -> None:
        self.clock = Clock()
        self.admission = Admission(Limits(**limits), most, NOBODYS_PROXY)  # type: ignore[arg-type]

        async def nothing(scope: Any, receive: Any, send: Any) -> None: ...

        self.config = Config(nothing, ws=SocketProtocol, log_config=None)

    def comes(self, address: str = "203.0.113.5", says: bytes = b"") -> tuple[HttpProtocol, Wire]:
        state: Any = {"config": self.config, "server_state": ServerState(), "app_state": {}, "_loop": self.clock}
        visitor, wire = HttpProtocol(self.admission, **state), Wire(address)
        visitor.connection_made(wire)
        if says:
            visitor.data_received(says)
        return visitor, wire


def test_headers_that_trickle_in_must_be_whole_in_time() -> None:
    house = House(header_seconds=10)
    visitor, wire = house.comes(says=HALF)
    for _ in range(9):
        house.clock.pass_by(1)
        visitor.data_received(b"x")
    assert not wire.cut
    house.clock.pass_by(1)
    assert wire.cut
    assert not house.admission.open


def test_an_answer_must_be_read_in_time() -> None:
    house = House(answer_seconds=120)
    visitor, wire = house.comes(says=WHOLE)
    wire.unread = 70_000
    visitor.expect_reader()
    for _ in range(119):
        house.clock.pass_by(1)
        wire.unread -= 1
    assert not wire.cut
    house.clock.pass_by(1)
    assert wire.cut
    assert not house.admission.open


def test_an_answer_of_which_more_is_to_come_must_be_read_in_time_too() -> None:
    house = House(answer_seconds=120)
    visitor, wire = house.comes(says=WHOLE)
    wire.unread = 70_000
    visitor.pause_writing()
    house.clock.pass_by(120)
    assert wire.cut


def test_who_asks_for_more_before_reading_wins_no_time() -> None:
    house = House(answer_seconds=120)
    visitor, wire = house.comes(says=WHOLE)
    wire.unread = 70_000
    visitor.expect_reader()
    house.clock.pass_by(100)
    visitor.data_received(WHOLE)
    visitor.expect_reader()
    house.clock.pass_by(20)
    assert wire.cut


def test_who_has_read_one_answer_has_all_the_time_for_the_next() -> None:
    house = House(answer_seconds=120)
    visitor, wire = house.comes(says=WHOLE)
    visitor.expect_reader()
    house.clock.pass_by(100)
    visitor.data_received(WHOLE)
    wire.unread = 70_000
    visitor.expect_reader()
    house.clock.pass_by(100)
    assert not wire.cut
    wire.unread = 0
    house.clock.pass_by(20)
    assert not wire.cut


def test_who_says_nothing_at_all_is_shown_out_too() -> None:
    house = House(header_seconds=10)
    _, silent = house.comes()
    _, blank = house.comes(says=b"\r\n")
    house.clock.pass_by(10)
    assert silent.cut
    assert blank.cut


def test_a_body_has_its_own_time() -> None:
    house = House(header_seconds=10, body_seconds=20)
    visitor, wire = house.comes()
    house.clock.pass_by(9)
    visitor.data_received(b"POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 9\r\n\r\n")
    house.clock.pass_by(19)
    visitor.data_received(b"1234")
    assert not wire.cut
    house.clock.pass_by(1)
    assert wire.cut


def test_a_whole_request_may_be_answered_as_late_as_it_takes() -> None:
    house = House(header_seconds=10, body_seconds=20)
    _, wire = house.comes(says=b"GET / HTTP/1.1\r\nHost: here\r\n\r\n")
    house.clock.pass_by(1000)
    assert not wire.cut


def test_the_socket_of_a_table_may_be_silent_as_long_as_it_likes() -> None:
    house = House(header_seconds=10, body_seconds=20)

    async def sits_down() -> None:
        """While a loop runs, for which the line of a table asks; nothing else happens meanwhile."""
        _, wire = house.comes(
            says=b"GET / HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        )
        house.clock.pass_by(1000)
        assert not wire.cut

    asyncio.run(sits_down())


def test_an_address_has_so_many_connections_and_others_still_come_in() -> None:
    house = House(connections=3)
    lines = [house.comes("203.0.113.5")[1].cut for _ in range(5)]
    assert lines == [False, False, False, True, True]
    assert not house.comes("203.0.113.6")[1].cut
    assert house.admission.open.total() == 4


def test_who_leaves_makes_room() -> None:
    house = House(connections=1)
    first, _ = house.comes()
    first.connection_lost(None)
    assert not house.comes()[1].cut


def test_a_household_with_a_whole_network_of_addresses_is_one() -> None:
    house = House(connections=2)
    cut = [house.comes(f"2001:db8:1:2:{host:x}::1")[1].cut for host in range(3)]
    assert cut == [False, False, True]
    assert not house.comes("2001:db8:1:3::1")[1].cut
    assert network_of("::ffff:203.0.113.5") == network_of("203.0.113.5")


def test_a_trusted_proxy_comes_for_many() -> None:
    house = House(connections=1)
    assert not any(house.comes(NOBODYS_PROXY)[1].cut for _ in range(5))


def test_when_the_house_is_full_the_oldest_who_has_not_spoken_makes_room() -> None:
    house = House(most=3)
    lines = [house.comes(f"203.0.113.{number}", says=HALF)[1] for number in range(5)]
    assert [line.cut for line in lines] == [True, True, False, False, False]
    assert house.admission.open.total() == 3


def test_that_nobody_more_can_be_let_in_is_logged_once(caplog: pytest.LogCaptureFixture) -> None:
    complaints, clock = LoopErrors(), Clock()
    for _ in range(2000):
        problem = OSError(errno.EMFILE, "Too many open files")
        complaints.handle(clock, {"message": "socket.accept() out of system resource", "exception": problem})
    assert [record.getMessage() for record in caplog.records] == [
        "nobody more can be let in: [Errno 24] Too many open files"
    ]
    assert caplog.records[0].exc_info is None
    assert caplog.records[0].levelno == logging.ERROR


def test_the_limit_of_files_is_raised_at_the_start(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[int, int]] = []
    monkeypatch.setattr(resource, "getrlimit", lambda _: (256, 4096))
    monkeypatch.setattr(resource, "setrlimit", lambda _, wanted: asked.append(wanted))
    assert raise_file_limit() == 4096
    assert asked == [(4096, 4096)]


def test_without_such_limits_nothing_is_raised(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(entrances, "resource", None)
    assert raise_file_limit() == entrances.MOST_FILES


@pytest.mark.parametrize("value", ["many", "-1", "0", "nan", "inf"])
def test_a_limit_that_is_no_number_is_refused_at_the_start(value: str) -> None:
    with pytest.raises(ChabudaiError, check=lambda problem: "CHABUDAI_CONNECTIONS" in str(problem)):
        Limits.of({"CHABUDAI_CONNECTIONS": value})


def test_limits_are_settings() -> None:
    assert Limits.of({"CHABUDAI_CONNECTIONS": "7", "CHABUDAI_HEADER_SECONDS": "0.5", "OTHER": "x"}) == Limits(
        connections=7, header_seconds=0.5
    )


def half_sent(server: Server, source: str) -> socket.socket:
    host, port = server.address.removeprefix("http://").split(":")
    line = socket.create_connection((host, int(port)), PATIENCE, (source, 0))
    line.sendall(HALF)
    return line


def is_ended(line: socket.socket) -> bool:
    """Waits until the other side hangs up."""
    try:
        return line.recv(1) == b""
    except ConnectionResetError:
        return True


def test_many_half_sent_requests_from_one_address_leave_the_door_open(tmp_path: Path) -> None:
    settings = {"FORWARDED_ALLOW_IPS": NOBODYS_PROXY, "CHABUDAI_CONNECTIONS": "20"}
    with Server(tmp_path / "data", **settings) as server:
        lines = [half_sent(server, "127.0.0.2") for _ in range(100)]
        assert sum(is_ended(line) for line in lines[20:]) == 80
        assert Person(server, "Hana").get("/api/me")["me"]["name"] == "Hana"
        for line in lines:
            line.close()
        server.stop()
        assert server.told() == ""


def test_half_sent_requests_end_by_themselves(tmp_path: Path) -> None:
    settings = {"CHABUDAI_HEADER_SECONDS": "0.05", "CHABUDAI_BODY_SECONDS": "0.05"}
    with Server(tmp_path / "data", **settings) as server:
        headers, body = half_sent(server, "127.0.0.1"), half_sent(server, "127.0.0.1")
        body.sendall(b"\r\nContent-Length: 50\r\nContent-Type: application/json\r\n\r\n{")
        assert is_ended(headers)
        while not is_ended(body):
            pass
        server.stop()
        assert server.told() == ""
