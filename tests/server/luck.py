"""Luck from a seed: a test sees the same games every time, in whatever order and beside whatever else it is run.

`pytest --luck 7` lets all tests see other games; whoever fails says which luck it had.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest


class Luck:
    """What the games of this process' servers come from: a text in a file, read at every deal."""

    def __init__(self) -> None:
        self.folder = TemporaryDirectory(prefix="chabudai-luck-")
        self.file = Path(self.folder.name) / "luck"
        self.seed = 0
        self.turn_to("nobody in particular")

    def turn_to(self, whose: str) -> None:
        self.whose = whose
        self.file.write_text(f"{whose}, with luck {self.seed}", "utf-8")

    @contextmanager
    def of(self, whose: str) -> Iterator[None]:
        """For what several tests share."""
        before = self.whose
        self.turn_to(whose)
        yield
        self.turn_to(before)


LUCK = Luck()


@pytest.fixture(scope="session", autouse=True)
def luck(request: pytest.FixtureRequest) -> Luck:
    LUCK.seed = request.config.getoption("--luck")
    return LUCK


@pytest.fixture(autouse=True)
def own_luck(luck: Luck, request: pytest.FixtureRequest) -> None:
    name = request.node.nodeid
    luck.turn_to(name)
    again = f"pytest '{name}' --luck {luck.seed}"
    request.node.add_report_section("call", "luck", f"The games of this test come again with: {again}")
