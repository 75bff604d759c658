"""A first visit: one press, and a whole game to its score sheet."""

import hashlib
import json
from pathlib import Path

from e2e.conftest import Guests
from e2e.table_page import TablePage
from playwright.sync_api import expect

from chabudai.core.match_file import MatchFile
from chabudai.games import tokaido


def test_one_press_on_a_first_visit_leads_to_a_whole_game_and_its_score_sheet(
    visit: Guests, tmp_path: Path
) -> None:
    visitor = visit()
    visitor.open("/")
    visitor.play_button("tokaido").click()
    table = TablePage(visitor)
    for part in ("table-prompt", "table-choices"):
        expect(visitor.page.get_by_role("region", name=visitor.words(part), exact=True)).to_be_visible()
    table.hurry_bots()
    moves = table.play_until_over()
    assert moves > 10

    sheet = score_sheet(table)
    assert len(sheet["total"]) == 4
    for seat, total in enumerate(sheet["total"]):
        assert sum(row[seat] for row in sheet["rows"]) == total
    best = max(sheet["total"])
    assert sheet["total"][0] == best  # the ranking begins with the winner
    winner = visitor.page.get_by_role("listitem").filter(
        has=visitor.page.get_by_label(visitor.words("table-winner"))
    )
    expect(winner.first).to_contain_text(str(best))
    expect(visitor.page.get_by_role("img", name=visitor.words("table-chart-label"))).to_be_visible()

    file = downloaded_match(table, tmp_path)
    fingerprint = hashlib.sha256(str(json.loads(file.read_text())["seed"]).encode()).hexdigest()
    expect(visitor.page.get_by_text(fingerprint, exact=True)).to_be_visible()
    expect(visitor.page.get_by_text(visitor.words("table-seed-fits"))).to_be_visible()
    match = MatchFile.read(file).replayed(tokaido.GAME, file.name)
    assert sorted(match.state.scores(), reverse=True) == sheet["total"]


def score_sheet(table: TablePage) -> dict[str, list]:
    shown = table.page.get_by_role("table", name=table.words("table-score-sheet"))
    rows = [
        [int(cell.replace("−", "-")) for cell in row.get_by_role("cell").all_inner_texts() if cell.strip()]
        for row in shown.get_by_role("row").all()[1:]
    ]
    return {"rows": rows[:-1], "total": rows[-1]}


def downloaded_match(table: TablePage, folder: Path) -> Path:
    with table.page.expect_download() as download:
        table.visitor.link("table-download").click()
    path = folder / download.value.suggested_filename
    download.value.save_as(path)
    return path
