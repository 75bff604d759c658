"""Figures for the host: they count what happens, name nobody, and are shown to no stranger."""

import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import httpx
import pytest
from litestar.testing import TestClient
from prometheus_client import generate_latest
from prometheus_client.parser import text_string_to_metric_families
from server.people import PATIENCE, Person, Server

from chabudai.core.errors import ChabudaiError
from chabudai.server import wire
from chabudai.server.door.app import Setup, application
from chabudai.server.errors import STATUS
from chabudai.server.monitoring import endpoint
from chabudai.server.monitoring.middleware import METHODS, Counted, metrics
from chabudai.server.storage import StorageLost, Store
from chabudai.server.storage.outage import Outage

pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")

Figures = dict[tuple[str, tuple[tuple[str, str], ...]], float]
NAMED = {"method": METHODS | {"other"}, "by": {"person", "bot"}}


def read(text: str) -> Figures:
    return {
        (sample.name, tuple(sorted(sample.labels.items()))): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


def figures() -> Figures:
    return read(generate_latest(metrics.REGISTRY).decode())


def figure(name: str, **labels: str) -> float:
    return figures().get((f"chabudai_{name}", tuple(sorted(labels.items()))), 0)


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient[Any]]:
    """A server in this very process, whose figures can be read."""
    app = application(Setup(f"sqlite:///{tmp_path_factory.mktemp('figures') / 'data.sqlite3'}", bot_processes=1))
    address = "http://127.0.0.1"
    with TestClient(Counted(app), base_url=address, timeout=PATIENCE) as opened:  # type: ignore[arg-type]
        opened.headers["origin"] = address
        yield opened


def table_of(client: TestClient[Any]) -> str:
    client.put("/api/me", json={"name": "Hana with a name"})
    wanted = {"game": "tokaido", "seats": 2, "bots": ["novice"], "start": True, "pace": 0}
    return str(client.post("/api/tables", json=wanted).json()["id"])


def hear(line: Any, kind: str) -> Any:
    while True:
        message = line.receive_json()
        if message["type"] == kind:
            return message


def asked(line: Any, since: int) -> Any:
    """The next question, after row `since`."""
    while not (position := hear(line, "position")["position"])["menu"] or position["n"] <= since:
        pass
    return position


def move_at(client: TestClient[Any], table: str) -> None:
    """One is made, one refused, one not understood."""
    with client.websocket_connect(f"/api/tables/{table}/socket") as line:
        n = -1
        for _ in range(2):  # the first is a choice that everybody makes at once, and no row of its own
            position = asked(line, n)
            n = position["n"]
            action = next(entry["action"] for entry in position["menu"] if entry["refusal"] is None)
            line.send_json({"type": "move", "id": 1, "n": n, "actions": [action]})
        hear(line, "ok")
        line.send_json({"type": "move", "id": 2, "n": -5, "actions": [action]})
        hear(line, "error")
        line.send_json({"type": "Hana's own type"})
        hear(line, "error")
        assert figure("sockets") == 1


def test_what_happens_at_a_table_is_counted(client: TestClient[Any]) -> None:
    counted = {
        "moves_total": {"by": "person"},
        "messages_total": {"type": "move", "answer": "ok"},
        "sockets_opened_total": {},
        "commit_seconds_count": {},
        "thinking_seconds_count": {},
    }
    refused = {"type": "move", "answer": "stale"}
    before = {name: figure(name, **labels) for name, labels in counted.items()}
    stale, nonsense = (
        figure("messages_total", **refused),
        figure("messages_total", type="none", answer="bad-request"),
    )
    move_at(client, table_of(client))
    assert figure("messages_total", **refused) == stale + 1
    assert figure("messages_total", type="none", answer="bad-request") == nonsense + 1
    for name, labels in counted.items():
        assert figure(name, **labels) > before[name], name
    assert figure("tables_open") >= 1


def test_no_label_names_a_guest_a_table_or_a_path(client: TestClient[Any]) -> None:
    table = table_of(client)
    for path in (f"/api/tables/{table}", "/api/tables/secret", "/table/hidden", "/api/nothing/at/all", "/assets/x"):
        client.get(path)
    client.request("BREW", "/api/me")
    text = generate_latest(metrics.REGISTRY).decode()
    for secret in (table, "Hana", "secret", "hidden", "nothing", "BREW"):
        assert secret not in text, secret
    types = {each.__name__.lower() for each in get_args(wire.ClientMessage)} | {"none"}
    known = NAMED | {"type": types, "answer": {"ok", *STATUS}}
    for name, labels in figures():
        for label, value in labels:
            assert label not in known or value in known[label], (name, label, value)


def test_requests_are_counted_by_the_pattern_of_their_path(client: TestClient[Any]) -> None:
    labels = {"method": "GET", "path": "/api/tables/{table}", "status": "404"}
    before = figure("requests_total", **labels)
    client.get("/api/tables/nowhere")
    client.get("/api/tables/elsewhere")
    assert figure("requests_total", **labels) == before + 2


def test_that_the_database_went_away_is_counted_once_for_all_who_notice() -> None:
    before, outage = figure("outages_total"), Outage()
    for way in ("reading", "writing", "reading"):
        outage.failed(way, "no such host")
    assert figure("outages_total") == before + 1


def test_alive_needs_no_database_and_ready_does(client: TestClient[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    paths = ("/api/health", "/api/health/ready", "/api/health/alive")
    assert [client.get(path).status_code for path in paths] == [200, 200, 200]

    async def lost(_: Store) -> None:
        raise StorageLost("error-storage-lost")

    monkeypatch.setattr(Store, "look", lost)
    assert [client.get(path).status_code for path in paths] == [503, 503, 200]


# --- who may look -----------------------------------------------------------------------------------------------


def test_nobody_may_look_unless_the_host_says_where() -> None:
    assert endpoint.opened({}) is None
    assert endpoint.opened({"CHABUDAI_METRICS": " "}) is None


def test_a_port_alone_is_one_of_this_machine() -> None:
    door = endpoint.opened({"CHABUDAI_METRICS": "0"})
    assert door is not None
    assert door.address.startswith("http://127.0.0.1:")
    told = httpx.get(door.address, trust_env=False).text
    assert ("chabudai_sockets_opened_total", ()) in read(told)
    door.close()
    with pytest.raises(httpx.ConnectError):
        httpx.get(door.address, trust_env=False)


@pytest.mark.parametrize("wanted", ["here", "127.0.0.1:", "127.0.0.1:many", ":99999", "9100x", "١٢"])
def test_a_place_that_is_none_is_said_at_the_start(wanted: str) -> None:
    with pytest.raises(ChabudaiError, check=lambda problem: "CHABUDAI_METRICS" in str(problem)):
        endpoint.opened({"CHABUDAI_METRICS": wanted})


def test_a_place_that_is_taken_is_said_at_the_start() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        with pytest.raises(endpoint.CannotShow, match="error-metrics-address"):
            endpoint.opened({"CHABUDAI_METRICS": f"127.0.0.1:{taken.getsockname()[1]}"})


def test_strangers_find_no_figures_at_the_door_of_the_table(server: Server) -> None:
    person = Person(server)
    for path in ("/metrics", "/api/metrics"):
        assert "chabudai_" not in person.http.get(path).text


def test_a_server_shows_its_figures_where_it_was_told_to(tmp_path: Path) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        place = f"127.0.0.1:{free.getsockname()[1]}"
    with Server(tmp_path / "data", CHABUDAI_METRICS=place) as server:
        Person(server, "Hana").get("/api/me")
        told = read(httpx.get(f"http://{place}/metrics", trust_env=False).text)
        labels = (("method", "PUT"), ("path", "/api/me"), ("status", "200"))
        assert told["chabudai_requests_total", labels] == 1
        server.stop()
        assert server.told() == ""
