"""People at a real server: each with a cookie of their own, over HTTP and WebSocket, as a browser would."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from contextlib import ExitStack
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from types import TracebackType
from typing import Any

import httpx
import outside
from server.luck import LUCK
from server.warm import Started, warm_servers
from server.whole_views import WholeViews
from websockets.sync.client import ClientConnection, connect

from chabudai.server.storage.engines import FILE, address, url_of, writing_engine
from chabudai.server.storage.migrations import upgrade

GENEROUS = {  # everybody in the tests comes from one address, and nobody thinks before answering
    "CHABUDAI_ADDRESS_BURST": "1000000",
    "CHABUDAI_ADDRESS_PER_SECOND": "1000000",
    "CHABUDAI_ADDRESS_TABLES": "1000000",
    "CHABUDAI_ADDRESS_LOG_INS": "1000000",
    "CHABUDAI_GUEST_BURST": "1000000",
    "CHABUDAI_GUEST_PER_SECOND": "1000000",
}
PATIENCE = 120  # seconds before a test gives up on the server; nothing ever waits for them to pass


@cache
def empty_database() -> bytes:
    """A SQLite file of the newest revision."""
    with TemporaryDirectory() as folder:
        engine = writing_engine(address(url_of(Path(folder), {})))
        upgrade(engine)
        engine.dispose()
        return (Path(folder) / FILE).read_bytes()


class Server:
    """`chabudai serve` as a process of its own, so that it can be killed. The tests foresee its luck."""

    process: Started | subprocess.Popen[str]

    def __init__(self, data: Path, database: str | None = None, port: int = 0, **environment: str) -> None:
        self.data = data
        self.port = port
        if database is None and not data.exists():
            self.lay_tables()
        self.environment = GENEROUS | environment | ({"DATABASE_URL": database} if database else {})
        self.start()

    def lay_tables(self) -> None:
        """The data of a server that was started before: to make them again and again takes long."""
        self.data.mkdir(parents=True)
        (self.data / FILE).write_bytes(empty_database())

    def start(self) -> None:
        outside.start("a server")
        self.data.parent.mkdir(exist_ok=True)
        self.log = (self.data.parent / f"{self.data.name}.log").open("a+")
        self.process = self.started(self.options(), {**os.environ, "COLUMNS": "200", **self.environment})
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if self.is_there(line):
                return
        raise AssertionError(f"the server did not start: {Path(self.log.name).read_text()}")

    def options(self) -> list[str]:
        return ["--port", str(self.port), "--data", str(self.data), "--lang", "en"]

    def is_there(self, said: str) -> bool:
        """Whether it says so, and where."""
        if "http://" not in said:
            return False
        self.address = said[said.index("http://") :].strip().rstrip("/")
        return True

    def started(self, options: list[str], environment: dict[str, str]) -> Started | subprocess.Popen[str]:
        return warm_servers().start([str(LUCK.file), *options], environment, self.log)

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(PATIENCE)

    def told(self) -> str:
        return Path(self.log.name).read_text()

    def forget_what_was_told(self) -> None:
        Path(self.log.name).write_text("")

    def __enter__(self) -> "Server":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.process.poll() is None:
            self.stop()
        self.log.close()


class Worker(Server):
    """`chabudai work`, beside servers on the same database."""

    def options(self) -> list[str]:
        return ["work", "--lang", "en"]

    def is_there(self, said: str) -> bool:
        return "Working for the tables" in said


class ColdServer(Server):
    """Python is started for it, as for everybody else's: its bots too, and it may have sources of its own."""

    command = [sys.executable, str(Path(__file__).with_name("seeded_serve.py")), str(LUCK.file)]

    def started(self, options: list[str], environment: dict[str, str]) -> subprocess.Popen[str]:
        return subprocess.Popen(
            [*self.command, *options],
            env=environment,
            stdout=subprocess.PIPE,
            stderr=self.log,
            text=True,
            start_new_session=True,
        )


class RealServer(ColdServer):
    """The command as people run it: nobody foresees its luck."""

    command = [sys.executable, "-m", "chabudai", "serve"]

    def lay_tables(self) -> None:
        """It makes its data by itself."""


class Person:
    """Somebody with a browser; without a name only a visitor."""

    def __init__(self, server: Server, name: str | None = None) -> None:
        self.server = server
        self.http = httpx.Client(
            base_url=server.address,
            headers={"origin": server.address},
            timeout=PATIENCE,
            verify=False,  # nothing here is encrypted, and to read all certificates of the world takes its time
        )
        if name is not None:
            self.put("/api/me", name=name)

    def find_again(self) -> None:
        """The server was started anew, perhaps at another port."""
        self.http.base_url = self.server.address  # type: ignore[assignment]
        self.http.headers["origin"] = self.server.address

    def get(self, path: str) -> Any:
        return answered(self.http.get(path))

    def put(self, path: str, **data: Any) -> Any:
        return answered(self.http.put(path, json=data))

    def post(self, path: str, **data: Any) -> Any:
        return answered(self.http.post(path, json=data))

    def lay(self, game: str = "tokaido", seats: int = 2, **wanted: Any) -> dict[str, Any]:
        table: dict[str, Any] = self.post("/api/tables", game=game, seats=seats, **wanted)
        return table

    def secret(self) -> str:
        return self.http.cookies["chabudai"]

    def sit_at(self, table: str, changes: bool = False) -> "Line":
        """With whole views, or told by what has changed in them."""
        return Line(self, table, changes=changes)


class WebError(Exception):
    """The server refused; `error` is what it said."""

    def __init__(self, status: int, error: dict[str, Any]) -> None:
        super().__init__(status, error)
        self.status = status
        self.error = error
        self.kind = error["kind"]


def answered(response: httpx.Response) -> Any:
    if response.is_error:
        raise WebError(response.status_code, response.json())
    return response.json()


class Line:
    """An open socket of one person to one table, with all that was heard on it."""

    def __init__(self, person: Person, table: str, origin: str | None = None, changes: bool = False) -> None:
        self.person = person
        self.views = WholeViews()
        secret = person.http.cookies.get("chabudai")
        address = person.server.address.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
        address += "?changes" if changes else ""
        headers = {"cookie": f"chabudai={secret}"} if secret else {}
        self.opened = ExitStack()
        self.socket: ClientConnection = self.opened.enter_context(
            connect(
                address,
                additional_headers=headers,
                origin=origin or person.server.address,  # type: ignore[arg-type]
                compression=None,
                max_size=None,
                open_timeout=PATIENCE,
                ping_interval=None,  # tests leave lines open and stop servers
            )
        )
        self.heard: list[dict[str, Any]] = []
        self.bytes: list[str] = []
        self.table: dict[str, Any] = {}
        self.position: dict[str, Any] = {}
        self.log: list[dict[str, Any]] = []
        self.chat: list[dict[str, Any]] = []
        self.asked = 0
        self.hear(lambda message: message["type"] in ("chat", "error"))

    def hear(self, until: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Listen until such a message comes."""
        while True:
            said = self.socket.recv(timeout=PATIENCE)
            assert isinstance(said, str)
            message = self.views.whole(json.loads(said))
            self.bytes.append(said)
            self.heard.append(message)
            self.note(message)
            if until(message):
                return message

    def heard_within(self, seconds: float) -> dict[str, Any]:
        """The next message, if one comes soon."""
        said = self.socket.recv(timeout=seconds)
        message: dict[str, Any] = json.loads(said)
        return message

    def note(self, message: dict[str, Any]) -> None:
        if message["type"] == "table":
            self.table = message["table"]
        elif message["type"] == "position":
            self.position = message["position"]
            self.log = [line for line in self.log if line["at"] < message["from"]] + message["log"]
        elif message["type"] == "chat":
            self.chat += message["lines"]

    def wait_for(self, wanted: Callable[["Line"], bool]) -> None:
        while not wanted(self):
            self.hear(lambda message: True)

    def hear_with(self, other: "Line") -> None:
        """Listen until one has heard of all that both may know."""
        self.wait_for(lambda line: bool(line.position) and line.common() == other.common())

    def common(self) -> tuple[int, list[int]]:
        return self.position["n"], self.position["deciders"]

    def say(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Say something and hear the answer to it."""
        self.asked += 1
        number = self.asked
        self.socket.send(json.dumps({"type": kind, "id": number, **fields}))
        return self.hear(lambda message: message.get("id") == number)

    def say_raw(self, text: str | bytes) -> dict[str, Any]:
        """Say anything at all; the error that comes back."""
        self.socket.send(text)
        return self.hear(lambda message: message["type"] == "error")["error"]  # type: ignore[no-any-return]

    def refused(self, kind: str, **fields: Any) -> str:
        answer = self.say(kind, **fields)
        assert answer["type"] == "error", answer
        return answer["error"]["kind"]  # type: ignore[no-any-return]

    def move(self, *actions: str, n: int | None = None) -> dict[str, Any]:
        return self.say("move", **self.question() | ({} if n is None else {"n": n}), actions=actions)

    def question(self) -> dict[str, int]:
        """What one's answer refers to."""
        return {"n": self.position["n"], "picks": self.position["picks"]}

    def legal(self) -> list[str]:
        return [entry["action"] for entry in self.position["menu"] if entry["refusal"] is None]

    def is_asked(self) -> bool:
        return bool(self.position) and bool(self.position["menu"])

    def let_bots_move(self) -> None:
        """From now on they move at once; what they are asked together with us they have chosen."""
        self.say("pace", pace=0)
        self.say("skip")
        self.wait_for(lambda line: line.position["over"] or line.is_waited_for())

    def is_waited_for(self) -> bool:
        """By everybody; where there is something to do beside the question, bots may wait for that too."""
        seat, deciders = self.table["your_seat"], self.position["deciders"]
        return deciders == [seat] or (seat in deciders and "beside" in self.position)

    def play_on(self, choose: Callable[[list[str]], str] = lambda legal: legal[0]) -> None:
        """Answer whatever is asked until the game is over."""
        while not self.position["over"]:
            self.wait_for(lambda line: line.is_asked() or line.position["over"])
            if self.is_asked():
                self.move(choose(self.legal()))

    def close(self) -> None:
        self.opened.close()

    def __enter__(self) -> "Line":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
