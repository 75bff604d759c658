"""`chabudai serve` with luck that can be foreseen: `python seeded_serve.py FILE --port …`

FILE holds a text that the tests write anew for each of them. The first deal under a text, the second and so on
follow from it, whatever was dealt before; what a bot imagines and chooses follows from the position and its seat.
The product has no such door: what takes its luck from the system is replaced here, before the ordinary command line
is read.
"""

import hashlib
import multiprocessing
import os
import sys
from collections import Counter
from collections.abc import Awaitable, Callable
from concurrent.futures import ProcessPoolExecutor
from datetime import timedelta
from pathlib import Path
from unittest.mock import patch

from chabudai.core.game import SEED_BITS
from chabudai.core.state import State
from chabudai.server.processes import jobs
from chabudai.server.storage import process_presence
from chabudai.server.table import debounce, presence
from chabudai.server.thinking import bot_pool

IMPATIENT = "CHABUDAI_TESTS_ARE_IMPATIENT"  # nobody waits for those who are away
TINY = "CHABUDAI_TESTS_HAVE_A_TINY_GAME"  # on the table, also in processes that were forked
CLIENT = "CHABUDAI_TESTS_HAVE_ANOTHER_CLIENT"  # the folder of one, in place of what was built
Answering = Callable[[bot_pool.BotPool, State, int, str, str], Awaitable[list[str]]]


def seed_of(text: str) -> int:
    return int(hashlib.sha256(text.encode()).hexdigest(), 16) % (1 << SEED_BITS)


class Deals:
    def __init__(self, file: Path) -> None:
        self.file = file
        self.dealt: Counter[str] = Counter()

    def seed(self) -> int:
        text = self.file.read_text("utf-8")
        self.dealt[text] += 1
        return seed_of(f"deal {self.dealt[text]}: {text}")


class Thinking:
    """What a bot draws it draws before anybody else can be asked."""

    def __init__(self, answer: Answering) -> None:
        self.answer_as_ever = answer
        self.question = ""

    def seed(self) -> int:
        return seed_of(self.question)

    def answering(self) -> Answering:
        async def answer(pool: bot_pool.BotPool, state: State, seat: int, level: str, owner: str) -> list[str]:
            self.question = f"seat {seat} at {state.digest()}"
            return await self.answer_as_ever(pool, state, seat, level, owner)

        return answer


class ForkedPool:
    """The bots' processes, forked before there is anything to inherit. Should they die, others start as ever."""

    def __init__(self) -> None:
        fork = multiprocessing.get_context("fork")
        with patch.object(multiprocessing, "get_context", lambda _: fork):
            self.pool: ProcessPoolExecutor | None = bot_pool.BotPool().open()

    def opening(self) -> Callable[[bot_pool.BotPool], ProcessPoolExecutor]:
        open_as_ever = bot_pool.BotPool.open

        def open_(pool: bot_pool.BotPool) -> ProcessPoolExecutor:
            if pool.pool is None:
                pool.pool, self.pool = self.pool, None
            return open_as_ever(pool)

        return open_


def serve_warm(file: Path, options: list[str]) -> int:
    """In a process that was forked from a warm one."""
    if os.environ.get(TINY):
        import chabudai.games

        chabudai.games.__path__.append(str(Path(__file__).resolve().parents[1]))
    with patch.object(bot_pool.BotPool, "open", ForkedPool().opening()):
        return serve(file, options)


def serve(file: Path, options: list[str]) -> int:
    from chabudai.cli.main import status_of  # here, because the processes of the bots read this module too
    from chabudai.server.door import static
    from chabudai.server.lobby import seating

    files_in, client = static.files_in, os.environ.get(CLIENT)
    away_after = 0 if os.environ.get(IMPATIENT) else presence.AWAY_AFTER
    deals, thinking = Deals(file), Thinking(bot_pool.BotPool.answer)
    with (
        patch.object(presence, "AWAY_AFTER", away_after),
        patch.multiple(debounce, AT_LEAST=0, EACH=0),  # a test that listens hears of who came before, and not later
        patch.object(static, "files_in", lambda folder: files_in(Path(client) if client else folder)),
        patch.object(seating, "fresh_seed", deals.seed),
        patch.object(bot_pool, "fresh_seed", thinking.seed),
        patch.object(bot_pool.BotPool, "answer", thinking.answering()),
        patch.multiple(
            jobs, BEAT_EVERY=0.5, SILENCE=4.0, RESCUE_EVERY=0.5, FORGOTTEN=4.0
        ),  # nobody waits for the dead
        patch.object(process_presence, "SILENCE", timedelta(seconds=6)),
    ):
        return status_of(options if options[:1] == ["work"] else ["serve", *options])


if __name__ == "__main__":
    sys.exit(serve(Path(sys.argv[1]), sys.argv[2:]))
