"""`chabudai simulate` as a researcher runs it."""

import csv
import json
import os
import pty
import re
import signal
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
from cli.conftest import Run

SMALL = ("simulate", "tokaido", "--games", 12, "--bots", "random,greedy", "--seats", 3, "--seed", 1)


@pytest.mark.parametrize("ending", ["csv", "jsonl", "parquet"])
def test_the_result_file_has_the_same_bytes_whatever_the_number_of_jobs(
    run: Run, tmp_path: Path, ending: str
) -> None:
    for jobs in (1, 2):
        assert run(*SMALL, "--jobs", jobs, "--out", f"{jobs}.{ending}").returncode == 0
    assert (tmp_path / f"1.{ending}").read_bytes() == (tmp_path / f"2.{ending}").read_bytes()
    assert not list(tmp_path.glob("*.part"))


def test_all_formats_hold_the_same_rows(run: Run, tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    for ending in ("csv", "jsonl", "parquet"):
        run(*SMALL, "--out", f"all.{ending}")
    lines = [json.loads(line) for line in (tmp_path / "all.jsonl").read_text().splitlines()]
    with (tmp_path / "all.csv").open() as file:
        cells = list(csv.DictReader(file))
    assert len(lines) == 36
    assert [{name: str(value) for name, value in line.items()} for line in lines] == cells
    assert parquet.read_table(tmp_path / "all.parquet").to_pylist() == lines


def test_the_summary_tells_of_bots_seats_and_roles(run: Run) -> None:
    told = run(*SMALL).stdout
    for word in ("greedy", "random", "Seat", "95% interval", "decisions per game", "games/s", "seed 1"):
        assert word in told


def test_numbers_are_written_as_in_the_readers_language(run: Run) -> None:
    assert re.search(r"\d,\d\u00a0%", run(*SMALL, "--lang", "cs").stdout)
    assert re.search(r"\d,\d%", run(*SMALL, "--lang", "hu").stdout)


@pytest.mark.parametrize("jobs", [1, 2])
def test_ctrl_c_keeps_the_games_played_so_far_and_calls_them_partial(
    start: Callable[..., subprocess.Popen[bytes]], tmp_path: Path, jobs: int
) -> None:
    ours, theirs = pty.openpty()
    order = ("simulate", "tokaido", "--games", 10_000_000, "--seed", 1, "--jobs", jobs, "--out", "part.csv")
    process = start(*order, stdout=subprocess.PIPE, stderr=theirs)
    os.close(theirs)
    wait_for(ours, rb"[1-9]\d*/10000000")
    process.send_signal(signal.SIGINT)
    told, _ = process.communicate()
    complaint = rest_of(ours)
    assert process.returncode == 130
    assert b"partial results" in complaint
    assert b"Traceback" not in complaint
    assert b"part.csv" in told
    rows = (tmp_path / "part.csv").read_text().splitlines()
    assert len(rows) > 1
    assert (len(rows) - 1) % 4 == 0


def wait_for(terminal: int, pattern: bytes) -> None:
    shown = b""
    while not re.search(pattern, shown):
        shown += os.read(terminal, 4096)


def rest_of(terminal: int) -> bytes:
    shown = b""
    try:
        while part := os.read(terminal, 4096):
            shown += part
    except OSError:  # how a terminal says that nobody writes to it any more
        pass
    return shown
