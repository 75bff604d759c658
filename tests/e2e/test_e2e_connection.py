"""Reloading, and a server that dies in the middle of a game: nothing acknowledged is lost."""

from pathlib import Path

import pytest
from e2e.conftest import Guests
from e2e.house import House
from e2e.laying import with_bots
from e2e.table_page import TablePage
from e2e.visitor import Visitor
from playwright.sync_api import expect

BROKEN_LINE = r"WebSocket connection to .* failed|ERR_CONNECTION_REFUSED"


def at_a_table_with_bots(visitor: Visitor) -> TablePage:
    return TablePage(visitor, with_bots(visitor.person))


def play(table: TablePage, moves: int) -> None:
    for _ in range(moves):
        assert table.wait_for_turn()
        table.stride()


def told(table: TablePage) -> list[str]:
    """The log as it is read, newest first."""
    expect(table.log.first).to_be_visible()
    return table.log.all_inner_texts()


def test_a_reload_in_the_middle_of_a_game_loses_nothing(visit: Guests) -> None:
    table = at_a_table_with_bots(visit("Momiji"))
    play(table, 4)
    table.wait_for_turn()
    before, open_choices = told(table), table.legal.all_inner_texts()
    table.page.reload()
    table.wait_for_turn()
    assert told(table) == before
    assert table.legal.all_inner_texts() == open_choices
    table.stride()


@pytest.fixture
def own_house(tmp_path: Path) -> House:
    """A server that may be killed."""
    return House(tmp_path / "data")


def test_a_game_outlives_the_server_that_is_killed_under_it(visit: Guests, own_house: House) -> None:
    with own_house:
        visitor = visit("Momiji", house=own_house)
        visitor.expect_complaint(BROKEN_LINE)
        table = at_a_table_with_bots(visitor)
        play(table, 3)
        table.wait_for_turn()
        before = told(table)
        own_house.kill()

        banner = visitor.page.get_by_role("status").filter(has_text=visitor.words("table-reconnecting-help"))
        expect(banner).to_be_visible()
        expect(table.board).to_be_visible()
        assert told(table) == before
        expect(table.confirm_button).to_have_attribute("aria-disabled", "true")
        expect(table.confirm_button).to_have_accessible_description(visitor.words("table-line-lost-reason"))
        own_house.start()

        # on a busy machine the page may be back by itself before anybody can press
        visitor.button("table-try-now").evaluate_all("buttons => buttons.forEach((each) => each.click())")
        expect(banner).to_have_count(0)
        expect(visitor.page.get_by_text(visitor.words("table-back-again", moves=0))).to_be_visible()
        assert told(table) == before
        play(table, 3)
