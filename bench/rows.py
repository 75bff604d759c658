"""The rows of the table of figures: what was measured, and what it means."""

from collections.abc import Sequence
from pathlib import Path
from statistics import median

from bench.browser import Redrawn, Visit
from bench.figures import Figure, in_kb, in_ms, p50_p99, three_digits
from bench.foursomes import Cost
from bench.games import Wanted
from bench.load import Load
from bench.memory import Weight
from bench.opening import Opening
from bench.roads import Road
from bench.traffic import Loaded, by_kind, if_compressed, total


def of_quiet_table(quiet: Load, disk: Sequence[float]) -> list[Figure]:
    meaning = f"one quiet table: from sending to the position that shows it ({len(quiet.seconds):,} moves)"
    return [
        Figure("move, p50 / p99", p50_p99(quiet.seconds), meaning),
        Figure(
            "  disk alone", p50_p99(disk), "a page written and flushed: a move is on the disk before it is shown"
        ),
    ]


def of_load(steady: Load, wanted: float, full: Load, tables: int, idle: int) -> list[Figure]:
    kept = f"{steady.rate:,.0f} of {wanted:,.0f} wanted moves/s; {tables} tables of two, {idle:,} idle sockets"
    busy = f"of the server, which got {full.busy:.0%} of a core"
    return [
        Figure("move under load", p50_p99(steady.seconds), kept),
        Figure("most moves of a worker", f"{full.rate:,.0f} /s", f"the same {tables} tables as fast as they can"),
        Figure("  per second of CPU", f"{full.per_cpu_second:,.0f} /s", busy),
        Figure("  a move meanwhile", p50_p99(full.seconds), "every table waits for all the others"),
    ]


ROADS: dict[Road, str] = {
    "library": "uvicorn, websockets and Litestar",
    "short": "our short road",
    "picows": "picows, without a framework",
}


def between(cost: Cost) -> str:
    """How far the rounds lie apart, of which the one in the middle is told."""
    return f"{in_ms(min(cost.by_round))} to {in_ms(max(cost.by_round))} in {len(cost.by_round)} rounds"


def of_foursomes(moved: Cost, echoed: dict[Road, Cost], tables: int, sockets: int) -> list[Figure]:
    what = f"{tables} tables of four, {sockets:,} sockets, {moved.moves:,} moves; processor time of the server"
    what += f", {between(moved)}"
    plain = echoed["library"]
    ratio = "what a move costs, by the echo over the library's road"
    return [
        Figure("a move costs", f"{in_ms(moved.cpu)} ms", what),
        *(of_echo(road, cost) for road, cost in echoed.items()),
        Figure("  ratio", f"{moved.cpu / plain.cpu:.2f}", ratio),
        Figure("  sent to each socket", in_kb(moved.bytes), f"for every move; echoed: {in_kb(plain.bytes)}"),
    ]


def of_echo(road: Road, echoed: Cost) -> Figure:
    return Figure(f"  a bare echo: {ROADS[road]}", f"{in_ms(echoed.cpu)} ms", f"the same bytes; {between(echoed)}")


def of_library_road(moved: Cost) -> Figure:
    what = f"the same over {ROADS['library']}; {moved.moves:,} moves, {between(moved)}"
    return Figure("a move by the library's road", f"{in_ms(moved.cpu)} ms", what)


def of_other_game(game: str, moved: Cost) -> Figure:
    what = f"{in_kb(moved.bytes)} sent to each of four sockets; {moved.moves:,} moves, {between(moved)}"
    return Figure(f"a move of {game} costs", f"{in_ms(moved.cpu)} ms", what)


def of_memory(weight: Weight, tables: int, idle: int) -> list[Figure]:
    return [
        Figure("memory, open table", in_kb(weight.table), f"in mid-game, with one socket; mean of {tables}"),
        Figure("memory, idle socket", in_kb(weight.socket), f"a spectator; mean of {idle:,}"),
    ]


def of_opening(what: str, wanted: Wanted, opening: Opening) -> list[Figure]:
    both = f"{in_ms(median(opening.cold))} / {in_ms(median(opening.warm))} ms"
    taken_back = f", {wanted.taken_back} taken back" if wanted.taken_back else ""
    record = f"{wanted.seats} players, {opening.moves} moves stand{taken_back}; {in_kb(opening.bytes)} sent"
    return [Figure(f"opening {what}", both, f"{record}; cold / with the room in memory")]


def of_moves_in_browser(moves: Sequence[Redrawn]) -> list[Figure]:
    from_press = p50_p99([move.from_press for move in moves])
    from_told = p50_p99([move.from_told for move in moves])
    return [
        Figure("click to board, p50 / p99", from_press, f"Chromium, confirm to painted frame ({len(moves)} moves)"),
        Figure("  drawing", from_told, "from the server's answer to the painted frame"),
    ]


def of_visits(visits: Sequence[Visit], client: Path) -> list[Figure]:
    first = visits[0]
    painted, usable = median(each.painted for each in visits), median(each.usable for each in visits)
    seated = median(each.seated for each in visits)
    return [
        Figure("first page", in_kb(if_compressed(first.home, client)), weight_told(first.home)),
        Figure(
            "  painted / usable", f"{in_ms(painted)} / {in_ms(usable)} ms", "first paint / “play” can be pressed"
        ),
        Figure("table page, in addition", in_kb(if_compressed(first.table, client)), weight_told(first.table)),
        Figure(
            "  “play” to first board",
            f"{in_ms(seated)} ms",
            "new guest, new table with bots, page loaded and drawn",
        ),
    ]


def weight_told(loaded: Sequence[Loaded]) -> str:
    parts = ", ".join(f"{kind} {three_digits(size / 1000)}" for kind, size in by_kind(loaded).items() if size)
    if all(each.compressed or each.kind == "Fetch" for each in loaded):
        return f"over the wire, compressed: {parts}"
    return f"if compressed with gzip -9; this build sends {in_kb(total(loaded))}: {parts}"


def of_no_browser(reason: str) -> list[Figure]:
    return [Figure("click to board, page sizes", "not measured", reason)]
