"""One run of all that is measured, on one server."""

from pathlib import Path

from playwright.async_api import Error as BrowserError
from rich.console import Console

from bench import browser, rows
from bench.disk import flushes
from bench.figures import Figure
from bench.foursomes import FOURSOMES, OF_OTHER_GAMES, cost_of_echo, cost_of_moves
from bench.games import Laid, Wanted, lay_all
from bench.line import Line, close_all
from bench.load import load, pairs_at
from bench.measured import Measured
from bench.memory import weigh
from bench.opening import open_late_games
from bench.roads import Road

ROADS: tuple[Road, ...] = ("library", "short", "picows")
BUSY_TABLES = 50
IDLE_SOCKETS = 1000
STEADY_RATE = 500.0  # moves a second of all busy tables together

WARM_UP = Wanted(tables=20, seats=2, rows=35)
IN_MID_GAME = Wanted(tables=200, seats=2, rows=35)
FINISHED = Wanted(tables=20, seats=5)
LONG = Wanted(tables=20, seats=5, rows=300, taken_back=95)
AGAINST_BOTS = Wanted(tables=10, seats=4, rows=0, bots="steady")


async def run(folder: Path, client: Path, seconds: float, console: Console) -> list[Figure]:
    data = folder / "data"
    with console.status("laying tables") as status:
        warm_up, in_mid_game, finished, long, against_bots, foursomes, by_library_road, *others = await lay_all(
            data, [WARM_UP, IN_MID_GAME, FINISHED, LONG, AGAINST_BOTS, FOURSOMES, FOURSOMES, *OF_OTHER_GAMES]
        )
        status.update("what a move costs over the library's road")
        library = await by_library(data, client, by_library_road)
        with Measured("bench.serve", data, client) as server:
            status.update("a quiet table")
            figures = await quiet_table(server, folder, seconds / 2)
            status.update("what a move costs")
            figures += await costs(server, foursomes, folder) + library
            figures += [
                await cost_of(server, wanted, tables) for wanted, tables in zip(OF_OTHER_GAMES, others, strict=True)
            ]
            status.update("opening late games")
            figures += await late_games(server, finished, long)
            status.update("a thousand idle sockets, fifty busy tables")
            figures += await crowd(server, warm_up, in_mid_game, seconds)
            status.update("a browser")
            figures += await in_browser(server, client, against_bots, seconds * 3)
    return figures


async def quiet_table(server: Measured, folder: Path, seconds: float) -> list[Figure]:
    async with pairs_at(server, 1) as pairs:
        quiet = await load(server, pairs, seconds)
    return rows.of_quiet_table(quiet, flushes(folder))


async def costs(server: Measured, tables: list[Laid], folder: Path) -> list[Figure]:
    moved, exchanges = await cost_of_moves(server, tables)
    echoed = {road: await cost_of_echo(exchanges, len(tables), folder, road) for road in ROADS}
    return rows.of_foursomes(moved, echoed, len(tables), len(tables) * FOURSOMES.seats)


async def by_library(data: Path, client: Path, tables: list[Laid]) -> list[Figure]:
    """What a move costs where nothing of ours stands between the library and the table."""
    with Measured("bench.serve", data, client, "library") as server:
        moved, _ = await cost_of_moves(server, tables)
    return [rows.of_library_road(moved)]


async def cost_of(server: Measured, wanted: Wanted, tables: list[Laid]) -> Figure:
    moved, _ = await cost_of_moves(server, tables)
    return rows.of_other_game(wanted.game, moved)


async def late_games(server: Measured, finished: list[Laid], long: list[Laid]) -> list[Figure]:
    whole = rows.of_opening("a whole game", FINISHED, await open_late_games(server, finished))
    return whole + rows.of_opening("a record of 300 rows", LONG, await open_late_games(server, long))


async def crowd(server: Measured, warm_up: list[Laid], tables: list[Laid], seconds: float) -> list[Figure]:
    idle: list[Line] = []
    try:
        weight = await weigh(server, warm_up, tables, IDLE_SOCKETS, idle)
        async with pairs_at(server, BUSY_TABLES) as pairs:
            steady = await load(server, pairs, seconds, STEADY_RATE)
            full = await load(server, pairs, seconds)
    finally:
        await close_all(idle)
    under_load = rows.of_load(steady, STEADY_RATE, full, BUSY_TABLES, IDLE_SOCKETS)
    return under_load + rows.of_memory(weight, len(tables), IDLE_SOCKETS)


async def in_browser(server: Measured, client: Path, tables: list[Laid], seconds: float) -> list[Figure]:
    if not (client / "index.html").is_file():
        return rows.of_no_browser("the browser client is not built: make client")
    try:
        async with browser.chromium() as chromium:
            moves = await browser.redrawn(chromium, server.address, tables, seconds)
            visits = await browser.visits(chromium, server.address)
    except (browser.NoBrowser, BrowserError, TimeoutError) as problem:
        return rows.of_no_browser(str(problem).strip().split("\n")[0] or "the page did not answer in time")
    return rows.of_moves_in_browser(moves) + rows.of_visits(visits, client)
