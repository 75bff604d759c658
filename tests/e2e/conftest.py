"""A real Chromium, a real server, and visitors whose pages may not complain."""

import re
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from e2e.browser import launch
from e2e.contexts import Device, Tabs
from e2e.every_page import Tables, as_host
from e2e.house import House
from e2e.tiny_table import TinyHouse
from e2e.visitor import Visitor
from playwright.sync_api import expect, sync_playwright
from server.luck import Luck
from server.luck import luck as luck
from server.luck import own_luck as own_luck

EVIDENCE = Path(__file__).parents[2] / "build" / "e2e"
PATIENCE = 90_000  # milliseconds before a test gives up on a page; nothing ever waits for them to pass
# "A minute ago" stays what it is.
ALWAYS_NOON = """
    const noon = Date.parse("2026-01-01T12:00:00Z");
    window.Date = class extends Date {
        constructor(...when) { when.length ? super(...when) : super(noon); }
        static now() { return noon; }
    };
"""
FAILED = pytest.StashKey[bool]()


@pytest.fixture(scope="session")
def tabs() -> Iterator[Tabs]:
    """Of one browser for each process of the tests."""
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield Tabs(browser, PATIENCE)
        browser.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with House(tmp_path_factory.mktemp("house") / "data") as running:
        yield running


@pytest.fixture(scope="session")
def tiny_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TinyHouse]:
    """One with the tiny game on the table."""
    with TinyHouse(tmp_path_factory.mktemp("tiny") / "data") as running:
        yield running


@pytest.fixture(scope="session")
def tables(house: House, luck: Luck) -> Tables:
    return Tables(house, luck)


@contextmanager
def evidence_of(visitors: list[Visitor], request: pytest.FixtureRequest) -> Iterator[None]:
    """What the pages of a test that fails looked like."""
    name = re.sub(r"\W+", "-", request.node.name).strip("-")
    for old in EVIDENCE.glob(f"{name}-*"):
        old.unlink()
    yield
    if request.node.stash.get(FAILED, False):
        for number, visitor in enumerate(visitors):
            visitor.keep_evidence(EVIDENCE, f"{name}-{number}")
            visitor.spoilt = True


class Guests:
    """Makes visitors for a test."""

    def __init__(self, tabs: Tabs, house: House) -> None:
        self.tabs = tabs
        self.house = house
        self.all: list[Visitor] = []

    def __call__(self, name: str | None = None, house: House | None = None, **wanted: object) -> Visitor:
        visitor = Visitor(self.tabs, house or self.house, name, **wanted)  # type: ignore[arg-type]
        self.all.append(visitor)
        return visitor


@pytest.fixture
def visit(tabs: Tabs, house: House, request: pytest.FixtureRequest) -> Iterator[Guests]:
    """`visit("Momiji")` is somebody new with that nickname; without one, somebody who was never here."""
    guests = Guests(tabs, house)
    with evidence_of(guests.all, request):
        yield guests
    for visitor in guests.all:
        visitor.leave()


class Lookers:
    """The host of the tables looking at one page after the other, with each device."""

    def __init__(self, tabs: Tabs, tables: Tables, house: House) -> None:
        self.tabs = tabs
        self.tables = tables
        self.house = house
        self.known: dict[Device, Visitor] = {}
        self.all: list[Visitor] = []  # whoever looks in the test that runs now

    def __call__(self, device: Device) -> Visitor:
        if device not in self.known:
            # By itself a phone is silent, and what is looked at here with several devices would say so.
            visitor = Visitor(self.tabs, self.house, device=device, settings={"sound": True})
            self.known[device] = as_host(visitor, self.tables)
            self.known[device].prepare(ALWAYS_NOON)
        visitor = self.known[device]
        visitor.look_anew()
        self.all.append(visitor)
        return visitor

    def forget(self) -> None:
        """Whoever was there when something went wrong may be anywhere."""
        self.known = {device: visitor for device, visitor in self.known.items() if visitor not in self.all}


@pytest.fixture(scope="session")
def lookers(tabs: Tabs, tables: Tables, house: House) -> Lookers:
    return Lookers(tabs, tables, house)


@pytest.fixture
def look(lookers: Lookers, request: pytest.FixtureRequest) -> Iterator[Lookers]:
    lookers.all.clear()
    with evidence_of(lookers.all, request):
        yield lookers
    if request.node.stash.get(FAILED, False):
        lookers.forget()


@pytest.hookimpl(wrapper=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> Generator[None, object, object]:
    """A test also fails if a page complained about anything the test did not expect."""
    try:
        result = yield
        for fixture in ("visit", "look"):
            for visitor in getattr(pyfuncitem.funcargs.get(fixture), "all", ()):
                surprises = visitor.surprises()
                if surprises:
                    told = "\n  ".join([f"the page of {visitor.name or 'a visitor'} complained:", *surprises])
                    pytest.fail(told, pytrace=False)
        return result
    except BaseException:
        pyfuncitem.stash[FAILED] = True
        raise
