"""What all tests share: the tests' own games can be imported, and a stale compiled core is noticed."""

import gc
import os
import sys
from pathlib import Path

import pytest

import chabudai
from chabudai.purity import is_compiled

TESTS = Path(__file__).parent
sys.path.insert(0, str(TESTS))
import outside  # noqa: E402 - it lies beside us
from durations import seconds_of  # noqa: E402

SOURCES = Path(chabudai.__file__).parent
STAMP = TESTS.parent / "build" / "compiled"

# Python is started a hundred times: what it has read once it need not read again.
sys.dont_write_bytecode = False
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--luck", type=int, default=1, help="the seed of all games that are played at servers")
    parser.addoption("--cases", type=int, default=120, help="how many requests and conversations are made up")
    parser.addoption("--check", action="store_true", help="without server, browser, database or checkout")
    parser.addoption("--wanders", type=int, default=6, help="how many games are wandered through in the browser")


def pytest_configure(config: pytest.Config) -> None:
    if config.option.check:
        outside.leave_out()


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    inside = collection_path.relative_to(TESTS).as_posix() if collection_path.is_relative_to(TESTS) else ""
    return True if config.option.check and f"{inside}/".startswith(outside.PLACES) else None


def pytest_report_header() -> str:
    return f"chabudai: rules run {'compiled' if is_compiled() else 'as plain Python'}"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Long tests begin first, so that nobody waits for the last one. Browser tests come last: the loop of the
    browser's driver stays, and no other can run in that process."""
    items.sort(key=lambda item: ("e2e" in item.path.parts, -seconds_of(item.nodeid)))


def pytest_collection_finish() -> None:
    """The tests themselves are never garbage: to look through them again and again was a tenth of all the work."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)


def pytest_sessionstart() -> None:
    """Compiled modules win over their source: testing old ones by accident would prove nothing."""
    if is_compiled() and STAMP.exists():
        for extension in SOURCES.rglob("*.so"):
            source = extension.with_name(extension.name.split(".")[0] + ".py")
            if source.exists() and source.stat().st_mtime > STAMP.stat().st_mtime:
                pytest.exit(f"{source.name} is newer than the compiled core: run `make build`", returncode=3)
