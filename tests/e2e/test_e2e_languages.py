"""Czech and Hungarian in the middle of a game."""

import pytest
from e2e.conftest import Guests
from e2e.contexts import PHONE
from e2e.laying import with_bots
from e2e.phone import PhoneTable
from e2e.reading import switch
from e2e.table_page import TablePage
from playwright.sync_api import expect

from chabudai.core.languages import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_a_choice_outlives_a_change_of_language_in_mid_game(visit: Guests, language: str) -> None:
    visitor = visit("Momiji")
    table = TablePage(visitor, with_bots(visitor.person))
    table.wait_for_turn()
    table.choose()
    switch(visitor, language)
    table = TablePage(visitor)
    expect(table.chosen).to_have_count(1)
    table.confirm()
    assert table.wait_for_turn()
    expect(table.log.first).to_be_visible()


def test_the_language_changes_on_a_phone_too(visit: Guests) -> None:
    visitor = visit("Momiji", device=PHONE)
    PhoneTable(visitor, with_bots(visitor.person))
    visitor.button("table-tools").tap()
    visitor.pick_language("hu")
    expect(visitor.heading("table-tools")).to_be_visible()
    table = PhoneTable(visitor)
    table.close_sheet()
    table.tap_a_move()

    visitor.open("/")
    visitor.button("web-more").tap()
    visitor.pick_language("cs")
    expect(visitor.heading("web-hero")).to_be_visible()
