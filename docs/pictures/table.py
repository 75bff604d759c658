"""Takes the pictures of the README: a real browser at a real server, in games that are always the same.

make client && .venv/bin/python docs/pictures/table.py

The random seed is fixed and the moves are those of our own bots, so that the pictures change only when the
table does. It needs a Chromium on the machine, as the browser tests do.
"""

import base64
import json
import multiprocessing
import os
import signal
import struct
import sys
import tempfile
import zlib
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from playwright.sync_api import Browser, Page, expect, sync_playwright

import chabudai
from chabudai.bots.bot import decide
from chabudai.bots.registry import make_bot
from chabudai.core.match import Match
from chabudai.core.rng import seeded
from chabudai.server.door.serve import serve
from chabudai.server.lobby import seating

FOLDER = Path(__file__).parent
sys.path.insert(0, str(FOLDER.parents[1] / "tests"))
# The tests' own browser, client of the protocol, and tables.
from e2e.browser import launch  # noqa: E402
from e2e.every_page import RISING_SUN, SHOGUN  # noqa: E402
from e2e.laying import asks, waiting_for  # noqa: E402
from server.people import GENEROUS, Person  # noqa: E402

SEED = 36  # a game the reader wins
CASTLE = "white_castle"
READER, *OTHERS = PLAYERS = ["Momiji", "Kitsune", "Tanuki", "Usagi"]
DESK = {"viewport": {"width": 1440, "height": 900}}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
LARGEST = 400_000  # bytes of one picture
PATIENCE = 300_000  # milliseconds: on a busy machine a page takes its time, and nothing ever waits for them to pass

# Colours lie in a box; the box that is largest and fullest is cut in two until there are 256 of them.
FEWER_COLOURS = """async (picture) => {
    const image = new Image();
    image.src = `data:image/png;base64,${picture}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const pen = canvas.getContext("2d");
    pen.drawImage(image, 0, 0);
    const shades = new Uint32Array(pen.getImageData(0, 0, image.width, image.height).data.buffer);
    const counts = new Map();
    for (const shade of shades) counts.set(shade, (counts.get(shade) ?? 0) + 1);
    const channels = [(shade) => shade & 255, (shade) => (shade >> 8) & 255, (shade) => (shade >> 16) & 255];
    const sum = (list) => list.reduce((total, each) => total + each, 0);
    const box = (colours) => {
        const spans = channels.map((of) => {
            const all = colours.map(of);
            return all.reduce((a, b) => Math.max(a, b)) - all.reduce((a, b) => Math.min(a, b));
        });
        const widest = spans.indexOf(Math.max(...spans));
        const full = sum(colours.map((shade) => counts.get(shade)));
        return { colours, widest, worth: spans[widest] ** 2 * full ** 0.4 };
    };
    const boxes = [box([...counts.keys()])];
    while (boxes.length < 256) {
        boxes.sort((one, other) => one.worth - other.worth);
        const { colours, widest } = boxes.pop();
        const of = channels[widest];
        const middle = sum(colours.map(of)) / colours.length;
        const isLight = (shade) => of(shade) > middle;
        boxes.push(box(colours.filter(isLight)), box(colours.filter((shade) => !isLight(shade))));
    }
    const place = new Map();
    const palette = boxes.flatMap(({ colours }, number) => {
        colours.forEach((shade) => place.set(shade, number));
        const full = sum(colours.map((shade) => counts.get(shade)));
        return channels.map((of) => Math.round(sum(colours.map((shade) => of(shade) * counts.get(shade))) / full));
    });
    const pixels = Array.from(shades, (shade) => String.fromCharCode(place.get(shade)));
    return { width: image.width, palette, pixels: btoa(pixels.join("")) };
}"""
GROUND = """
    body { margin: 0; display: flex; gap: 40px; padding: 40px; width: max-content; background: #e9e3d6 }
    img { flex: none; border-radius: 22px; box-shadow: 0 0 0 7px #231e1a, 0 14px 30px #0004 }
"""

Wanted = Callable[[Match], bool]


# --- a server whose chance is fixed -------------------------------------------------------------------------------


def serve_seeded(data: str, door: Any) -> None:
    seating.fresh_seed = lambda: SEED
    serve("127.0.0.1", 0, Path(data), door.send)


@contextmanager
def server() -> Iterator[Any]:
    """Only its address, which is all a person needs."""
    ours, theirs = multiprocessing.Pipe()
    os.environ |= GENEROUS
    with tempfile.TemporaryDirectory() as data:
        process = multiprocessing.get_context("spawn").Process(target=serve_seeded, args=(data, theirs))
        process.start()
        assert process.pid is not None
        try:
            yield SimpleNamespace(address=ours.recv().rstrip("/"))
        finally:
            os.kill(process.pid, signal.SIGINT)
            process.join()


# --- games that are always the same -------------------------------------------------------------------------------


def played(until: Wanted, name: str) -> list[tuple[int, str]]:
    """The moves of a game of four bots up to a position worth a picture."""
    game = chabudai.game(name)
    match = Match(game, seats=4, seed=SEED)
    moves = []
    while not until(match):
        seat = int(match.state.deciders()[0])
        bot = make_bot("greedy", game, seeded(SEED, f"bot {seat} {len(moves)}"))
        action = int(decide(bot, match.state, seat, 0.0))
        moves.append((seat, game.actions.text(action)))
        match.apply(seat, action)
    return moves


def asked(match: Match, prompt: str, least: int, after: int) -> bool:
    """The reader has this question after so many moves, with so many answers or more."""
    if match.state.over or list(match.state.deciders()) != [0] or len(match.moves) < after:
        return False
    return match.state.prompt().key == prompt and len(match.state.legal(0)) >= least


def on_the_road(match: Match) -> bool:
    return asked(match, "prompt-move", least=6, after=70)


def at_an_inn(match: Match) -> bool:
    return asked(match, "prompt-meal", least=5, after=50)


def in_a_village(match: Match) -> bool:
    return asked(match, "prompt-buy", least=4, after=60)


def placing(match: Match) -> bool:
    return asked(match, "prompt-place", least=6, after=90)


def climbing(match: Match) -> bool:
    return asked(match, "prompt-courtiers", least=5, after=90)


def over(match: Match) -> bool:
    return bool(match.state.over)


def table(people: list[Person], until: Wanted, staying: ExitStack, game: str = "tokaido") -> str:
    """A table where this was played; everybody stays at it."""
    host, *others = people
    laid = str(host.lay(game, seats=len(people))["id"])
    for person in others:
        person.post(f"/api/tables/{laid}/sit", seat=None)
    host.post(f"/api/tables/{laid}/start")
    lines = [staying.enter_context(person.sit_at(laid)) for person in people]
    last = lines[0]
    for seat, action in played(until, game):
        lines[seat].hear_with(last)
        last = lines[seat]
        answer = last.move(action)
        assert answer["type"] == "ok", answer
    return laid


# --- pictures -----------------------------------------------------------------------------------------------------


def png(width: int, palette: bytes, pixels: bytes) -> bytes:
    """A picture with a byte for each pixel."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    rows = [b"\0" + pixels[begin : begin + width] for begin in range(0, len(pixels), width)]
    head = struct.pack(">IIBBBBB", width, len(rows), 8, 3, 0, 0, 0)
    body = zlib.compress(b"".join(rows), 9)
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        [chunk(b"IHDR", head), chunk(b"PLTE", palette), chunk(b"IDAT", body), chunk(b"IEND", b"")]
    )


class Camera:
    def __init__(self, browser: Browser, reader: Person) -> None:
        self.browser = browser
        self.reader = reader

    @contextmanager
    def page(self, path: str, device: dict[str, Any], language: str = "en", theme: str = "day") -> Iterator[Page]:
        address = self.reader.server.address
        context = self.browser.new_context(
            base_url=address, locale=language, reduced_motion="reduce", device_scale_factor=1, **device
        )
        context.set_default_timeout(PATIENCE)
        context.add_cookies([{"name": "chabudai", "value": self.reader.secret(), "url": address}])
        for key, value in {"theme": theme, "confirm": "every", "aid": {"on": False}}.items():
            context.add_init_script(f"localStorage['chabudai.{key}'] = {json.dumps(json.dumps(value))}")
        page = context.new_page()
        page.goto(path)
        yield page
        context.close()

    def take(self, page: Page, name: str | None = None) -> bytes:
        page.evaluate("document.fonts.ready.then(() => new Promise(requestAnimationFrame))")
        picture = page.screenshot()
        if name is not None:
            picture = picture if len(picture) < LARGEST else self.in_fewer_colours(picture)
            assert len(picture) < LARGEST, f"{name} has {len(picture)} bytes"
            (FOLDER / name).write_bytes(picture)
        return picture

    def in_fewer_colours(self, picture: bytes) -> bytes:
        with self.browser.new_page() as page:
            found = page.evaluate(FEWER_COLOURS, base64.b64encode(picture).decode())
        return png(found["width"], bytes(found["palette"]), base64.b64decode(found["pixels"]))

    def home(self) -> None:
        with self.page("/", DESK) as page:
            expect(page.get_by_role("listitem").filter(has_text=OTHERS[0]).first).to_be_visible()
            self.take(page, "home.png")

    def road(self, table: str) -> None:
        with self.page(f"/t/{table}", DESK) as page:
            choose(page)
            self.take(page, "table.png")

    def castle(self, table: str) -> None:
        with self.page(f"/t/{table}", DESK) as page:
            choose(page)
            self.take(page, "castle.png")

    def chain(self, table: str) -> None:
        with self.page(f"/t/{table}", DESK, language="hu", theme="night") as page:
            choose(page)
            self.take(page, "castle-night-hu.png")

    def inn(self, table: str) -> None:
        with self.page(f"/t/{table}", DESK, language="cs", theme="night") as page:
            choose(page)
            self.take(page, "inn-night-cs.png")

    def map(self, table: str, name: str) -> None:
        """As it is when the reader is asked again, with what the others did meanwhile."""
        with self.page(f"/t/{table}", DESK) as page:
            expect(page.locator("[aria-keyshortcuts=Enter]")).to_be_visible()
            self.take(page, name)

    def end(self, table: str) -> None:
        with self.page(f"/t/{table}", DESK) as page:
            expect(page.get_by_role("img").filter(has=page.locator("polyline, path")).first).to_be_visible()
            self.take(page, "end.png")

    def phones(self, *views: tuple[str, str, str]) -> None:
        """Side by side on a ground of their own."""
        taken = []
        for table, language, theme in views:
            with self.page(f"/t/{table}", PHONE, language, theme) as page:
                choose(page)
                taken.append(base64.b64encode(self.take(page)).decode())
        shown = "".join(f"<img src='data:image/png;base64,{each}'>" for each in taken)
        page = self.browser.new_page(viewport={"width": 100, "height": 100}, device_scale_factor=1)
        page.set_default_timeout(PATIENCE)
        page.set_content(f"<!doctype html><style>{GROUND}</style>{shown}")
        page.wait_for_function("[...document.images].every((image) => image.complete && image.width > 0)")
        box = page.locator("body").bounding_box()
        assert box is not None
        page.set_viewport_size({"width": round(box["width"]), "height": round(box["height"])})
        self.take(page, "phone.png")
        page.close()


def choose(page: Page) -> None:
    """One of the choices, from the middle, on the board itself."""
    expect(page.locator("[aria-keyshortcuts=Enter]")).to_be_visible()
    targets = page.locator("[data-chooses]:not([data-choices]) [aria-pressed]")
    expect(targets.first).to_be_visible()
    told = page.locator(".since.sheet [aria-expanded=true]")
    if told.count():
        told.click()
    targets.nth(targets.count() // 2).click()
    expect(page.locator("[aria-keyshortcuts=Enter][aria-disabled=false]")).to_be_visible()
    page.mouse.move(0, 0)


def take_all() -> None:
    expect.set_options(timeout=PATIENCE)
    with ExitStack() as staying, sync_playwright() as playwright:
        house = staying.enter_context(server())
        browser = launch(playwright)
        people = [Person(house, name) for name in PLAYERS]
        road, inn, village, end = (
            table(people, until, staying) for until in (on_the_road, at_an_inn, in_a_village, over)
        )
        castle, chain = (table(people, until, staying, CASTLE) for until in (placing, climbing))
        provinces = waiting_for(people[0], asks("prompt-battle"), toward="plan", **SHOGUN)
        islands = waiting_for(people[0], asks("prompt-march"), toward="play marshal", seats=5, **RISING_SUN)
        people[1].lay(seats=4, bots=["steady"], public=True)
        people[2].lay(seats=3, public=True)
        camera = Camera(browser, people[0])
        camera.home()
        camera.road(road)
        camera.inn(inn)
        camera.castle(castle)
        camera.chain(chain)
        camera.map(provinces, "shogun.png")
        camera.map(islands, "rising-sun.png")
        camera.end(end)
        camera.phones((road, "en", "day"), (castle, "hu", "day"), (village, "cs", "night"))
        browser.close()


if __name__ == "__main__":
    take_all()
