"""Result files: refused before anything is simulated, and put in place only when whole."""

import json
from pathlib import Path

import pytest

from chabudai.lab import results
from chabudai.lab.results import BadOutput, open_results
from chabudai.lab.simulate import Row

ROWS: list[Row] = [{"game": 1, "seat": 1, "bot": "random", "role": None, "win": 0.5}]


def test_an_unknown_ending_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadOutput, match="error-results-kind"):
        open_results(tmp_path / "rows.xls")


def test_parquet_without_pyarrow_is_refused_before_the_file_is_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(results, "find_spec", lambda name: None)
    with pytest.raises(BadOutput, match="error-results-pyarrow"):
        open_results(tmp_path / "rows.parquet")
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("ending", ["csv", "jsonl", "parquet"])
def test_an_older_file_stays_until_the_new_one_is_whole(tmp_path: Path, ending: str) -> None:
    path = tmp_path / f"rows.{ending}"
    path.write_text("old")
    file = open_results(path)
    file.add(ROWS)
    assert path.read_text() == "old"
    file.close()
    assert path.read_bytes() != b"old"
    assert [each.name for each in tmp_path.iterdir()] == [path.name]


def test_a_discarded_file_leaves_nothing_behind(tmp_path: Path) -> None:
    file = open_results(tmp_path / "rows.csv")
    file.add(ROWS)
    file.discard()
    assert not list(tmp_path.iterdir())


def test_a_rival_without_a_seat_fits_into_every_kind_of_file(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    rows: list[Row] = [*ROWS, {"game": 1, "seat": None, "bot": "rival", "role": None, "win": 0.5}]
    for ending in ("csv", "jsonl", "parquet"):
        file = open_results(tmp_path / f"rows.{ending}")
        file.add(rows)
        file.close()
    assert (tmp_path / "rows.csv").read_text().splitlines()[2] == "1,,rival,,0.5"
    assert [json.loads(line) for line in (tmp_path / "rows.jsonl").read_text().splitlines()] == rows
    assert parquet.read_table(tmp_path / "rows.parquet").to_pylist() == rows
