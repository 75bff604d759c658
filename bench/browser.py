"""A real Chromium on the real client: how soon the first page is there, what it weighs, how soon a move is seen."""

import asyncio
import shutil
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from playwright.async_api import Browser, Page, ViewportSize, async_playwright

from bench.games import Laid
from bench.traffic import Loaded, Traffic
from chabudai.server.cookies import COOKIE

NAMES = ("chromium", "chromium-headless-shell", "chromium-browser", "google-chrome", "google-chrome-stable")
ARGUMENTS = ["--no-sandbox", "--disable-background-networking", "--disable-gpu", "--no-proxy-server"]
IN_PAGE = Path(__file__).with_name("in_page.js")
WINDOW = ViewportSize(width=1440, height=900)
PATIENCE = 20.0  # seconds
NEWCOMERS = 5

PLAY = "article.game button.primary"
BOARD = ".board svg"
CHOICES = "[data-choices]"
CHOICE = "[data-choices] button[data-action]:not(.no):not([aria-disabled=true])"
CONFIRM = '[aria-keyshortcuts="Enter"]:not([aria-disabled=true])'
FIRST_PAINT = "performance.getEntriesByName('first-contentful-paint')[0].startTime"


class NoBrowser(Exception):
    """Nothing to measure with."""


@dataclass(frozen=True)
class Visit:
    """One newcomer on the home page, who then plays: seconds, and what was loaded."""

    painted: float
    usable: float
    seated: float
    home: Sequence[Loaded]
    table: Sequence[Loaded]


@dataclass(frozen=True)
class Redrawn:
    """A move: seconds from the press on confirm, and from what the server told, to the redrawn board."""

    from_press: float
    from_told: float


@asynccontextmanager
async def chromium() -> AsyncIterator[Browser]:
    """Chromium of this machine, or the one that playwright has brought."""
    async with async_playwright() as playwright:
        own = next(filter(None, map(shutil.which, NAMES)), playwright.chromium.executable_path)
        if not Path(own).exists():
            raise NoBrowser("no Chromium on this machine; `playwright install chromium` brings one")
        browser = await playwright.chromium.launch(executable_path=own, args=ARGUMENTS)
        try:
            yield browser
        finally:
            await browser.close()


@asynccontextmanager
async def newcomer(browser: Browser, address: str, secret: str | None = None) -> AsyncIterator[Page]:
    """A browser that was never here. Nothing glides in it, so that the drawing alone is measured."""
    context = await browser.new_context(base_url=address, viewport=WINDOW, reduced_motion="reduce", locale="en")
    try:
        context.set_default_timeout(PATIENCE * 1000)
        await context.add_init_script(path=IN_PAGE)
        if secret is not None:
            await context.add_cookies([{"name": COOKIE, "value": secret, "url": address}])
        yield await context.new_page()
    finally:
        await context.close()


async def until(page: Page, test: str) -> None:
    async with asyncio.timeout(PATIENCE):
        await page.evaluate(f"bench.until(() => {test})")


# --- the first page ---------------------------------------------------------------------------------------------


async def visits(browser: Browser, address: str) -> list[Visit]:
    return [await visit(browser, address) for _ in range(NEWCOMERS)]


async def visit(browser: Browser, address: str) -> Visit:
    async with newcomer(browser, address) as page:
        traffic = await Traffic.of(page)
        await page.goto("/")
        await until(page, "bench.usable !== null")
        await page.wait_for_load_state("networkidle")
        home = traffic.take()
        await page.click(PLAY)
        await until(page, "bench.seated !== null")
        await page.wait_for_load_state("networkidle")
        painted, usable, seated = [
            await page.evaluate(each) / 1000 for each in (FIRST_PAINT, "bench.usable", "bench.seated")
        ]
        return Visit(painted, usable, seated, home, traffic.take())


# --- moves ------------------------------------------------------------------------------------------------------


async def redrawn(browser: Browser, address: str, tables: Sequence[Laid], seconds: float) -> list[Redrawn]:
    """Games against bots, one after the other."""
    end = time.monotonic() + seconds
    moves: list[Redrawn] = []
    for table in tables:
        if time.monotonic() < end:
            moves += await play(browser, address, table, end)
    return moves


async def play(browser: Browser, address: str, table: Laid, end: float) -> list[Redrawn]:
    async with newcomer(browser, address, table.secrets[0]) as page:
        await page.goto(f"/t/{table.id}")
        await page.wait_for_selector(BOARD)
        while time.monotonic() < end and await is_asked(page):
            await move(page)
        return [Redrawn(press / 1000, told / 1000) for press, told in await page.evaluate("bench.redrawn")]


async def is_asked(page: Page) -> bool:
    """Wait for the next choice; false when the game is over, and there is no list of choices any more."""
    await until(page, f"!document.querySelector('{CHOICES}') || document.querySelector('{CHOICE}')")
    return await page.query_selector(CHOICE) is not None


async def move(page: Page) -> None:
    before = await page.evaluate("bench.redrawn.length")
    await press(page, f"{CHOICE} >> nth=0")
    await press(page, CONFIRM)
    await until(page, f"bench.redrawn.length > {before}")


async def press(page: Page, what: str) -> None:
    """Even if something is told in front of it just now: a person would close that first, which is not measured."""
    await page.dispatch_event(what, "click")
