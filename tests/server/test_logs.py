"""The log: an event is a line, in either writing; nobody outside writes a line of it, and no secret is in it."""

import io
import json
import logging
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from server.people import PATIENCE

from chabudai.server.monitoring.logs import BadLog, keep_log
from chabudai.server.people.identity import new_secret

FORGED = "2026-01-01 00:00:00Z ERROR chabudai: forged"
EVENT = re.compile(r"^\d{4}-\d\d-\d\d \d\d:\d\d:\d\dZ [A-Z]+ [\w.]+: ")


@pytest.fixture(autouse=True)
def root_as_before() -> Iterator[None]:
    root = logging.getLogger()
    before, level = root.handlers[:], root.level
    yield
    root.handlers[:] = before
    root.setLevel(level)


def written(kind: str, *said: object, problem: Exception | None = None, **environment: str) -> str:
    stream = io.StringIO()
    keep_log({"CHABUDAI_LOG": kind, **environment}, stream)
    logging.getLogger("chabudai.test").error(*said, exc_info=problem)
    return stream.getvalue()


def raised(problem: Exception) -> Exception:
    try:
        raise problem
    except Exception as caught:
        return caught


def test_people_read_lines_unless_the_host_says_otherwise() -> None:
    line = written("", "a bot %s", "sleeps")
    assert EVENT.match(line)
    assert line.endswith("ERROR chabudai.test: a bot sleeps\n")


def test_programs_read_an_object_a_line() -> None:
    event = json.loads(written("json", "a bot %s", "sleeps"))
    assert event.keys() == {"time", "level", "logger", "message"}
    assert (event["level"], event["logger"], event["message"]) == ("error", "chabudai.test", "a bot sleeps")
    assert event["time"].endswith("+00:00")


@pytest.mark.parametrize("kind", ["plain", "json"])
@pytest.mark.parametrize("end", ["\n", "\r", "\x0b", "\x85", "\u2028", "\x1b[2J\n"])
def test_nobody_outside_begins_a_line(kind: str, end: str) -> None:
    told = written(
        kind, "a request failed: %s", f"/api{end}{FORGED}", problem=raised(ValueError(f"no{end}{FORGED}"))
    )
    events = [line for line in told.splitlines() if EVENT.match(line) or line.startswith("{")]
    assert len(events) == 1
    assert "\x1b" not in told
    assert kind == "plain" or told.count("\n") == 1


def test_a_trace_is_set_in_below_its_line() -> None:
    first, *below = written("plain", "broken", problem=raised(ValueError("why"))).splitlines()
    assert EVENT.match(first)
    assert all(line.startswith("    ") for line in below)
    assert below[-1] == "    ValueError: why"


def test_a_trace_for_programs_is_part_of_its_line() -> None:
    told = written("json", "broken", problem=raised(ValueError("why")))
    assert told.count("\n") == 1
    assert json.loads(told)["trace"].endswith("ValueError: why")


@pytest.mark.parametrize("kind", ["plain", "json"])
def test_neither_the_password_of_the_database_nor_a_cookie_is_told(kind: str) -> None:
    secret = new_secret()
    problem = raised(
        RuntimeError(f"cannot reach postgresql://us:p%40ss-word@host/x as p@ss-word; chabudai={secret}")
    )
    address = "postgresql://us:p%40ss-word@host/x"
    told = written(kind, "cookie: chabudai=%s;", secret, problem=problem, DATABASE_URL=address)
    for hidden in (secret, "p%40ss-word", "p@ss-word"):
        assert hidden not in told
    assert "chabudai=***" in told


def test_another_kind_of_log_is_refused_at_the_start() -> None:
    with pytest.raises(BadLog, check=lambda problem: "plain, json" in str(problem)):
        keep_log({"CHABUDAI_LOG": "xml"})


def test_a_server_that_writes_for_programs_says_nothing_else(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "chabudai", "serve", "--port", "0", "--data", str(tmp_path / "data")]
    environment = os.environ | {"CHABUDAI_LOG": "json"}
    pipe = subprocess.PIPE
    with subprocess.Popen(command, env=environment, stdout=pipe, stderr=pipe, text=True) as server:
        assert server.stderr is not None
        event = json.loads(server.stderr.readline())
        server.terminate()
        assert server.communicate(timeout=PATIENCE) == ("", "")
    assert (event["level"], event["logger"]) == ("info", "chabudai")
    assert "the table is laid at http://127.0.0.1:" in event["message"]
