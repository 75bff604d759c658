"""A real Chromium, a real server, and visitors whose pages may not complain."""

import re
from collections.abc import Callable, Generator, Iterator
from pathlib import Path

import pytest
from e2e.browser import launch
from e2e.every_page import Tables, lay_tables
from e2e.house import House
from e2e.visitor import Visitor
from playwright.sync_api import Browser, expect, sync_playwright
from server.luck import Luck
from server.luck import luck as luck
from server.luck import own_luck as own_luck

EVIDENCE = Path(__file__).parents[2] / "build" / "e2e"
PATIENCE = 90_000  # milliseconds before a test gives up on a page; nothing ever waits for them to pass

Visit = Callable[..., Visitor]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One for each process of the tests."""
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        running = launch(playwright)
        yield running
        running.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with House(tmp_path_factory.mktemp("house") / "data") as running:
        yield running


class Guests:
    """Makes visitors for a test."""

    def __init__(self, browser: Browser, house: House) -> None:
        self.browser = browser
        self.house = house
        self.all: list[Visitor] = []

    def __call__(self, name: str | None = None, house: House | None = None, **wanted: object) -> Visitor:
        visitor = Visitor(self.browser, house or self.house, name, **wanted)  # type: ignore[arg-type]
        visitor.context.set_default_timeout(PATIENCE)
        self.all.append(visitor)
        return visitor


@pytest.fixture
def visit(browser: Browser, house: House, request: pytest.FixtureRequest) -> Iterator[Guests]:
    """`visit("Momiji")` is somebody new with that nickname; without one, somebody who was never here."""
    name = re.sub(r"\W+", "-", request.node.name).strip("-")
    for old in EVIDENCE.glob(f"{name}-*"):
        old.unlink()
    guests = Guests(browser, house)
    yield guests
    if request.node.stash.get(FAILED, False):
        for number, visitor in enumerate(guests.all):
            visitor.keep_evidence(EVIDENCE, f"{name}-{number}")
    for visitor in guests.all:
        visitor.close()


FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> Generator[None, object, object]:
    """A test also fails if a page complained about anything the test did not expect."""
    try:
        result = yield
        for visitor in getattr(pyfuncitem.funcargs.get("visit"), "all", ()):
            surprises = visitor.surprises()
            if surprises:
                told = "\n  ".join([f"the page of {visitor.name or 'a visitor'} complained:", *surprises])
                pytest.fail(told, pytrace=False)
        return result
    except BaseException:
        pyfuncitem.stash[FAILED] = True
        raise


@pytest.fixture(scope="session")
def tables(house: House, luck: Luck) -> Tables:
    with luck.of("the tables that every page is looked at with"):
        return lay_tables(house)
