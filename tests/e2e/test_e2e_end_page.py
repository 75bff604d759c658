"""The end of a game: the same order everywhere, sums that are the sheet's, bots that played on, playing again."""

from itertools import pairwise

import pytest
from e2e.conftest import Guests
from e2e.contexts import DESK, PHONE
from e2e.every_page import Tables, as_host, chart
from e2e.laying import a_stride, finished, for_two
from e2e.table_page import TablePage
from e2e.test_e2e_first_visit import score_sheet
from e2e.visitor import Visitor
from playwright.sync_api import Locator, expect
from server.people import Person

ORDER = ("chart", "gains", "score-sheet", "rematch-title", "keep", "seed")
PRECEDES = "(one, other) => Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING)"


def parts(visitor: Visitor) -> list[Locator]:
    """From who has won down to the random seed."""
    places = visitor.page.get_by_role("list", name=visitor.words("table-ranking"), exact=True)
    return [visitor.page.locator("h1"), places, *[visitor.heading(f"table-{name}") for name in ORDER]]


@pytest.mark.parametrize("which", ["over", "castle_over"])
def test_the_order_is_the_same_on_a_desk_and_on_a_phone(visit: Guests, tables: Tables, which: str) -> None:
    visitor = as_host(visit(), tables)
    TablePage(visitor, getattr(tables, which))
    for device in (DESK, PHONE):
        visitor.take_up(device)
        shown = parts(visitor)
        for part in shown:
            expect(part).to_be_visible()
        for one, other in pairwise(shown):
            assert one.evaluate(PRECEDES, other.element_handle())
    tops = [part.bounding_box()["y"] for part in shown]  # type: ignore[index]
    assert tops == sorted(tops), "on a phone, also to the eye"


@pytest.mark.parametrize("which", ["over", "castle_over", "alone_over"])
def test_what_brought_the_points_adds_up_to_the_sheet(visit: Guests, tables: Tables, which: str) -> None:
    visitor = as_host(visit(), tables)
    table = TablePage(visitor, getattr(tables, which))
    expect(visitor.heading("table-gains")).to_be_visible()
    sums = visitor.page.locator("section").filter(has=visitor.heading("table-gains")).locator("p").all_inner_texts()
    totals = []
    for line in sums:
        terms, total = line.split("=")
        assert sum(int(term) for term in terms.replace("− ", "+ −").replace("−", "-").split(" + ")) == int(total)
        totals.append(int(total))
    assert totals == score_sheet(table)["total"]


@pytest.mark.parametrize("which", ["over", "castle_over", "rising_over"])
def test_every_gain_is_a_row_of_the_sheet_with_its_reason(visit: Guests, tables: Tables, which: str) -> None:
    """The reader finds each figure again, and nothing that earned nothing is called a gain."""
    visitor = as_host(visit(), tables)
    table = TablePage(visitor, getattr(tables, which))
    expect(visitor.heading("table-gains")).to_be_visible()
    rows = table.page.get_by_role("table", name=visitor.words("table-score-sheet")).locator("tbody tr").all()
    sheet = {row.locator("th").inner_text().lower(): row.locator("td").all_inner_texts() for row in rows}
    shown = visitor.page.locator("[data-gain]").all()
    assert shown
    for gain in shown:
        points = int(gain.locator("b").first.inner_text())
        assert points > 0
        assert str(points) in sheet[gain.locator("em").inner_text().lower()]
    told = visitor.page.locator("[data-gain] small").count()
    assert told == len(shown) if which == "rising_over" else told > 0


def test_a_rematch_with_bots_alone_begins_at_once(visit: Guests) -> None:
    visitor = visit("Momiji")
    old = TablePage(visitor, finished(visitor.person))
    visitor.press("table-rematch")
    expect(old.score_sheet).to_have_count(0)
    again = TablePage(visitor)
    assert again.wait_for_turn()
    assert again.id != old.id


def test_that_a_bot_played_on_is_said_at_the_place_in_a_note_and_on_the_chart(visit: Guests) -> None:
    host = visit("Momiji")
    table = left_by(host.person, Person(host.server, "Kitsune"))
    TablePage(host, table)
    places = parts(host)[1]
    [told] = host.person.get(f"/api/tables/{table}/history")["stand_ins"]
    first = told["first"]
    expect(places).to_contain_text(host.words("table-stood-in-end", first=first))
    expect(host.page.locator("main")).to_contain_text(host.words("table-stand-in-end", name="Kitsune", first=first))
    expect(chart(host)).to_contain_text(host.words("table-chart-bot-end", first=first))
    host.page.locator("main").get_by_text(host.words("table-show-move", at=first), exact=True).click()
    host.page.wait_for_url(f"**/replay?at={first}*")


def left_by(host: Person, guest: Person) -> str:
    """A game of two, one of whom leaves before it is their turn."""
    table = for_two(host, guest)
    with host.sit_at(table) as line:
        line.say("pace", pace=0)
        guest.post(f"/api/tables/{table}/leave")
        line.play_on(a_stride)
        line.wait_for(lambda each: each.table["state"] == "finished")
    return table
