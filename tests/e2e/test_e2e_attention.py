"""Whose turn it is: in the title, and in a note of the system for who wants one and looks elsewhere."""

import pytest
from e2e.conftest import Guests
from e2e.laying import for_two, play_together
from e2e.notes import look_away, notes, with_notes
from e2e.table_page import TablePage
from e2e.visitor import Visitor
from playwright.sync_api import expect


def title(visitor: Visitor, key: str) -> str:
    told = visitor.words("web-page-title", title=visitor.words(key, game="Tokaido"))
    return visitor.words("web-counted-title", count=1, title=told) if key == "table-title-turn" else told


def wait_with(visitor: Visitor, other: Visitor) -> TablePage:
    """A table of two where the visitor has chosen and the other has not yet."""
    table = for_two(visitor.person, other.person)
    with visitor.person.sit_at(table) as line:
        line.move(line.legal()[0])
    page = TablePage(visitor, table)
    expect(visitor.page).to_have_title(title(visitor, "table-title"))
    return page


def come_round(table: TablePage, other: Visitor) -> None:
    """The others act until it is the reader's turn."""
    visitor = table.visitor
    with visitor.person.sit_at(table.id) as own, other.person.sit_at(table.id) as line:
        play_together([own, line], until=lambda now: now is own and now.is_asked())
    expect(visitor.page).to_have_title(title(visitor, "table-title-turn"))


def test_the_title_says_when_it_is_your_turn(visit: Guests) -> None:
    host, guest = visit("Momiji"), visit("Kitsune")
    table = wait_with(host, guest)
    come_round(table, guest)
    table.visitor.open("/")
    expect(host.page).to_have_title(host.words("web-counted-title", count=1, title=host.words("web-app")))


@pytest.mark.parametrize(
    ("wanted", "hidden", "expected"),
    [(True, True, 1), (False, True, 0), (True, False, 0)],
    ids=["wanted", "not-wanted", "in-sight"],
)
def test_a_note_comes_only_when_it_is_wanted_and_the_page_is_out_of_sight(
    visit: Guests, wanted: bool, hidden: bool, expected: int
) -> None:
    host, guest = with_notes(visit("Momiji", settings={"notifications": wanted})), visit("Kitsune")
    table = wait_with(host, guest)
    look_away(host, hidden)
    come_round(table, guest)
    told = notes(host)
    assert [note["title"] for note in told] == [host.words("table-turn-note", game="Tokaido")] * expected
    assert all(note["body"] for note in told)


def test_notes_are_switched_on_only_where_the_browser_allows_them(visit: Guests) -> None:
    refused = with_notes(visit(), "denied")
    refused.open("/settings")
    refused.switch("web-notifications").click()
    expect(refused.page.get_by_text(refused.words("web-notifications-refused"))).to_be_visible()
    expect(refused.switch("web-notifications")).not_to_be_checked()

    allowed = with_notes(visit())
    allowed.open("/settings")
    allowed.switch("web-notifications").click()
    expect(allowed.switch("web-notifications")).to_be_checked()
    allowed.page.reload()
    expect(allowed.switch("web-notifications")).to_be_checked()
