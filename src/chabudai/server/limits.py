"""Limits: how much one visitor may take up. Each is a setting of the host, `CHABUDAI_` and its name in capitals."""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from math import isfinite
from typing import Any, Self

from chabudai.core.errors import ChabudaiError

PREFIX = "CHABUDAI_"


class BadSetting(ChabudaiError):
    """A setting that is no number, or none that makes sense."""


@dataclass(frozen=True)
class Limits:
    """Numbers that a club of friends never reaches. docs/hosting.md says what each is for."""

    # at the admission
    connections: int = 500  # of one address at once
    sockets: int = 300  # of one address at once
    header_seconds: float = 10
    body_seconds: float = 20
    answer_seconds: float = 120  # until an answer is read

    # of one person
    guest_burst: float = 800  # as much at once as this, in the costs of `rate_limit`
    guest_per_second: float = 80
    waiting_tables: int = 12
    running_tables: int = 60

    # of one address
    address_burst: float = 8000
    address_per_second: float = 800
    address_tables: int = 30  # that wait for players
    address_log_ins: int = 20  # that fail before there are pauses

    # of a table
    taken_back: int = 1000  # moves
    waiting_hours: float = 48  # without anybody at it

    # of this process
    kept_megabytes: float = 64  # answers that no longer change
    idle_megabytes: float = 64  # tables with nobody at them, and as much for games that are over
    notice_seconds: float = 5  # between looks for what is to be told

    @classmethod
    def of(cls, environment: Mapping[str, str]) -> Self:
        names = {field.name: f"{PREFIX}{field.name.upper()}" for field in fields(cls)}
        given = {name: variable for name, variable in names.items() if environment.get(variable, "").strip()}
        numbers: dict[str, Any] = {
            name: number(variable, environment[variable]) for name, variable in given.items()
        }
        return cls(**numbers)


def number(variable: str, text: str) -> float:
    try:
        value = float(text)
    except ValueError:
        value = -1
    if value <= 0 or not isfinite(value):
        raise BadSetting("error-setting", name=variable, value=text)
    return int(value) if value.is_integer() else value
