"""Two servers, two workers, one PostgreSQL, and whatever goes wrong: every move that was acknowledged is there."""

import contextlib
import threading
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass, field
from itertools import count

import httpx
import psycopg
import pytest
from server.crowd import Crowd, at, begun, two_servers
from server.people import PATIENCE, Line, Person, WebError, Worker
from server.postgres import Postgres, running
from server.seeded_serve import TINY
from websockets.exceptions import ConnectionClosed, InvalidHandshake

ENOUGH = 2  # moves of each player, before something happens and after it
BROKEN = (ConnectionClosed, InvalidHandshake, OSError, TimeoutError, httpx.HTTPError, WebError)
GOING_AWAY = 1012


@dataclass
class Game:
    """Two people at different servers and a bot. When a match is over they play another one."""

    crowd: Crowd
    people: list[Person]
    tables: list[str] = field(default_factory=list)
    lock: threading.Lock = field(default_factory=threading.Lock)

    def lay(self, at: int) -> None:
        host, guest = (self.crowd.also_at(at, person) for person in self.people)
        table = host.lay("tokaido", 3, bots=[None, "novice"], pace=0)["id"]
        guest.post(f"/api/tables/{table}/sit")
        host.post(f"/api/tables/{table}/start")
        self.tables.append(table)

    def go_on(self, over: str, at: int) -> None:
        with self.lock:
            if self.tables[-1] == over:
                self.lay(at)


@dataclass
class Playing:
    """Somebody who plays on whatever happens: where one server is gone they come to the next one."""

    game: Game
    seat: int
    at: int  # the server they come to first
    enough: threading.Event
    acknowledged: list[tuple[str, str]] = field(default_factory=list)  # the table, what was done there
    closed: list[int] = field(default_factory=list)
    refused: list[str] = field(default_factory=list)

    def play(self) -> None:
        for number in count(self.at):
            if self.enough.is_set():
                return
            with contextlib.suppress(*BROKEN):
                self.play_at(number % len(self.game.crowd.servers))

    def play_at(self, number: int) -> None:
        crowd, person, table = self.game.crowd, self.game.people[self.seat], self.game.tables[-1]
        try:
            with crowd.also_at(number, person).sit_at(table) as line:
                while not self.enough.is_set() and not line.position.get("over"):
                    self.answer(line, table)
        except ConnectionClosed as problem:
            self.closed.append(problem.rcvd.code if problem.rcvd else 0)
            raise
        if not self.enough.is_set():
            self.game.go_on(table, number)

    def answer(self, line: Line, table: str) -> None:
        if line.is_asked():
            action = line.legal()[0]
            told = line.move(action)
            if told["type"] == "ok":
                self.acknowledged.append((table, action))
            else:
                self.refused.append(told["error"]["kind"])
        with contextlib.suppress(TimeoutError):
            line.note(line.heard_within(0.1))


@dataclass
class Load:
    """Games that are being played."""

    games: list[Game]
    players: list[Playing]

    def wait_for_moves(self) -> None:
        """Until everybody has made some more."""
        before = [len(player.acknowledged) for player in self.players]
        patience = threading.Event()
        for _ in range(PATIENCE * 20):
            now = [len(player.acknowledged) for player in self.players]
            if all(after >= earlier + ENOUGH for earlier, after in zip(before, now, strict=True)):
                return
            patience.wait(0.05)
        raise AssertionError(f"nobody moves any more: {before} {now}")


def moves_of(database: str, table: str) -> list[tuple[int, str]]:
    with psycopg.connect(database) as connection:
        return connection.execute(
            "SELECT seat, action FROM moves WHERE table_id = %s ORDER BY n", [table]
        ).fetchall()


@pytest.fixture(scope="module")
def cluster() -> Iterator[Postgres]:
    with running() as postgres:
        yield postgres


@pytest.fixture(scope="module")
def database(cluster: Postgres) -> str:
    return cluster.empty_database()


@pytest.fixture(scope="module")
def crowd(database: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Crowd]:
    """Servers that leave all thinking to workers."""
    with two_servers(tmp_path_factory.mktemp("crowd"), database, CHABUDAI_WORKERS="apart") as servers:
        yield servers


@pytest.fixture(scope="module")
def workers(crowd: Crowd, database: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Worker]]:
    folder = tmp_path_factory.mktemp("workers")
    with ExitStack() as started:
        names = ("one", "other")
        yield [started.enter_context(Worker(folder / name, database, **{TINY: "yes"})) for name in names]


@contextlib.contextmanager
def load(crowd: Crowd, database: str, tables: int = 2) -> Iterator[Load]:
    """Games under way; at the end it is compared what was acknowledged and what is stored."""
    enough, games = threading.Event(), [Game(crowd, crowd.people(2)) for _ in range(tables)]
    for number, game in enumerate(games):
        game.lay(number % 2)
    seats = [(number, game, seat) for number, game in enumerate(games) for seat in range(2)]
    playing = Load(games, [Playing(game, seat, (number + seat) % 2, enough) for number, game, seat in seats])
    threads = [threading.Thread(target=player.play) for player in playing.players]
    for thread in threads:
        thread.start()
    try:
        playing.wait_for_moves()
        yield playing
        playing.wait_for_moves()
    finally:
        enough.set()
        for thread in threads:
            thread.join()
    stored = {table: moves_of(database, table) for game in games for table in game.tables}
    for player in playing.players:
        for table in player.game.tables:
            made = iter([action for of, action in stored[table] if of == player.seat])
            told = [action for where, action in player.acknowledged if where == table]
            assert all(action in made for action in told), "each of them, in this order"


def test_workers_alone_let_the_bots_play(crowd: Crowd, workers: list[Worker], database: str) -> None:
    with load(crowd, database, tables=1) as playing:
        [table, *_] = playing.games[0].tables
    assert 2 in {seat for seat, _ in moves_of(database, table)}


def test_a_server_killed_in_mid_move(crowd: Crowd, workers: list[Worker], database: str) -> None:
    with load(crowd, database) as playing:
        crowd.servers[0].kill()
        playing.wait_for_moves()
        crowd.servers[0].start()


def test_whose_server_was_killed_is_gone_after_a_while(crowd: Crowd, workers: list[Worker]) -> None:
    host, guest = crowd.people(2)
    table = begun([host, guest])
    with at(table, guest) as [line], contextlib.suppress(ConnectionClosed), at(table, host):
        line.wait_for(lambda each: each.table["seats"][0]["here"])
        crowd.servers[0].kill()
        line.wait_for(lambda each: not each.table["seats"][0]["here"])
        crowd.servers[0].start()


def test_a_worker_killed_in_mid_thought(crowd: Crowd, workers: list[Worker], database: str) -> None:
    """Whichever has the table: both are killed one after the other, and each time the other takes over."""
    with load(crowd, database) as playing:
        for worker in workers:
            worker.kill()
            playing.wait_for_moves()
            worker.start()


def test_a_worker_that_is_told_to_end_hands_over(crowd: Crowd, workers: list[Worker], database: str) -> None:
    with load(crowd, database) as playing:
        for worker in workers:
            worker.stop()
            assert worker.process.returncode == 0
            playing.wait_for_moves()
            worker.start()
    assert [worker.told() for worker in workers] == ["", ""]


def test_a_database_that_is_restarted(
    crowd: Crowd, workers: list[Worker], cluster: Postgres, database: str
) -> None:
    with load(crowd, database) as playing:
        cluster.stop()
        cluster.start()
        playing.wait_for_moves()
    for process in [*crowd.servers, *workers]:
        assert "Traceback" not in process.told(), process.told()
        process.forget_what_was_told()


def test_a_line_for_news_that_is_cut_costs_seconds_and_no_truth(
    crowd: Crowd, workers: list[Worker], cluster: Postgres, database: str
) -> None:
    with load(crowd, database):
        cluster.command("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'")


def test_a_rolling_restart_under_load(crowd: Crowd, workers: list[Worker], database: str) -> None:
    with load(crowd, database) as playing:
        for server in crowd.servers:
            server.forget_what_was_told()
            server.stop()
            assert (server.process.returncode, server.told()) == (0, "")
            playing.wait_for_moves()
            server.start()
        told = [code for player in playing.players for code in player.closed]
        assert set(told) == {GOING_AWAY}
