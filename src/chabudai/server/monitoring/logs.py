"""Log of the server: an event is a line, for people by default and for programs with `CHABUDAI_LOG=json`.

What comes from outside can neither begin a line of its own nor bring a secret of ours to paper.
"""

import json
import logging
import re
import sys
from collections.abc import Iterable, Mapping
from datetime import UTC, datetime
from typing import TextIO
from urllib.parse import unquote, urlsplit

from chabudai.core.errors import ChabudaiError
from chabudai.server.cookies import COOKIE

SETTING = "CHABUDAI_LOG"
ACCEPTED = ("plain", "json")
HIDDEN = "***"
INDENT = "    "  # of what belongs to the line above
COOKIES = re.compile(rf"(?<={COOKIE}=)[\w-]+")
UNPRINTED = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069\ud800-\udfff]")


class BadLog(ChabudaiError):
    """There is no such kind of log."""


def keep_log(environment: Mapping[str, str], stream: TextIO | None = None) -> bool:
    """From now on what is worth a line is written to the standard error output. Whether it is for programs."""
    wanted = environment.get(SETTING, "").strip().lower() or ACCEPTED[0]
    if wanted not in ACCEPTED:
        raise BadLog("error-log-setting", name=SETTING, value=wanted, accepted=", ".join(ACCEPTED))
    secrets = secrets_in(environment)
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(Program(secrets) if wanted == "json" else Plain(secrets))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    return wanted == "json"


def secrets_in(environment: Mapping[str, str]) -> list[str]:
    """The passwords of the database, as they are written in its addresses and as they are said."""
    passwords = [password_in(environment.get(name, "")) for name in ("DATABASE_URL", "DIRECT_DATABASE_URL")]
    return sorted({said for each in passwords if each for said in (each, unquote(each))}, key=len, reverse=True)


def password_in(address: str) -> str | None:
    try:
        return urlsplit(address).password
    except ValueError:
        return None


class Discreet(logging.Formatter):
    """Whatever a library finds worth saying: no password and no cookie is part of it."""

    def __init__(self, secrets: Iterable[str]) -> None:
        super().__init__()
        self.secrets = list(secrets)

    def hidden(self, text: str) -> str:
        for secret in self.secrets:
            text = text.replace(secret, HIDDEN)
        return COOKIES.sub(HIDDEN, text)

    def trace_of(self, record: logging.LogRecord) -> str:
        trace = self.formatException(record.exc_info) if record.exc_info and record.exc_info[0] else ""
        return self.hidden("\n".join(filter(None, (trace, record.stack_info))))


class Program(Discreet):
    """One object of JSON on a line."""

    def format(self, record: logging.LogRecord) -> str:
        event = {
            "time": moment_of(record).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": self.hidden(record.getMessage()),
            "trace": self.trace_of(record),
        }
        return json.dumps({name: value for name, value in event.items() if value})


class Plain(Discreet):
    """One line; where something of ours has broken, the trace is set in below it."""

    def format(self, record: logging.LogRecord) -> str:
        moment = moment_of(record).strftime("%Y-%m-%d %H:%M:%SZ")
        line = f"{moment} {record.levelname} {record.name}: {self.hidden(record.getMessage())}"
        below = self.trace_of(record).splitlines()
        return "\n".join([printed(line), *(INDENT + printed(each) for each in below)])


def moment_of(record: logging.LogRecord) -> datetime:
    return datetime.fromtimestamp(record.created, UTC)


def printed(text: str) -> str:
    """What would break the line, turn the direction of writing or speak to a terminal is spelled out."""
    return UNPRINTED.sub(lambda found: repr(found.group())[1:-1], text)
