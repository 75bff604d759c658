"""On a phone: a whole game by tapping, nothing to scroll sideways, nothing too small for a finger."""

import pytest
from e2e.conftest import Guests
from e2e.every_page import Tables, as_host, each_page
from e2e.laying import with_bots
from e2e.layout import faults, reported
from e2e.phone import PhoneTable
from e2e.visitor import DESK, PHONE, SMALL_PHONE
from playwright.sync_api import expect

PHONES = (360, 390)
SCREENS = (1024, 1200, 1440)


def test_a_whole_game_by_tapping_from_the_home_page_to_the_score_sheet(visit: Guests) -> None:
    visitor = visit(device=SMALL_PHONE)
    visitor.open("/")
    visitor.play_button("tokaido").tap()
    table = PhoneTable(visitor)
    table.hurry_bots()
    moves = table.play_until_over(table.tap_a_move)
    assert moves > 10
    expect(visitor.button("table-rematch")).to_be_in_viewport()


def test_the_first_leg_by_tapping_on_a_larger_phone(visit: Guests) -> None:
    visitor = visit("Momiji", device=PHONE)
    table = PhoneTable(visitor, with_bots(visitor.person))
    while visitor.heard.position()["prompt"]["key"] != "prompt-meal":
        table.tap_a_move()
        assert table.wait_for_turn()
    table.tap_a_move()


@pytest.mark.parametrize("language", ["en", "cs", "hu"])
def test_no_page_of_a_phone_scrolls_sideways_or_has_anything_too_small_for_a_finger(
    visit: Guests, tables: Tables, language: str
) -> None:
    visitor = as_host(visit(device=PHONE, language=language), tables)
    found = {name: faults(visitor, *PHONES) for name in each_page(visitor, tables)}
    assert not reported(found), reported(found)


def test_no_page_of_a_larger_screen_scrolls_sideways(visit: Guests, tables: Tables) -> None:
    visitor = as_host(visit(device=DESK, language="hu"), tables)  # whose words are the longest
    found = {name: faults(visitor, *SCREENS) for name in each_page(visitor, tables)}
    assert not reported(found), reported(found)


def test_no_sheet_of_a_phone_has_anything_too_small_for_a_finger(visit: Guests, tables: Tables) -> None:
    visitor = as_host(visit(device=PHONE), tables)
    table = PhoneTable(visitor, tables.road)
    found = {}
    for tab in ("mine", "choices", "players", "log"):
        table.open_tab(tab)
        found[tab] = faults(visitor, *PHONES)
        table.close_sheet()
    visitor.button("table-tools").tap()
    found["menu"] = faults(visitor, *PHONES)
    assert not reported(found), reported(found)


def test_the_layout_check_finds_what_sticks_out_and_what_is_small(visit: Guests, tables: Tables) -> None:
    visitor = as_host(visit(device=PHONE), tables)
    visitor.open("/settings")
    expect(visitor.heading("web-care")).to_be_visible()
    assert not faults(visitor, 390)
    visitor.page.evaluate("""() => {
        const [wide, small] = [document.createElement("p"), document.createElement("button")];
        wide.textContent = "wide";
        wide.style.width = "500px";
        small.textContent = "small";
        small.style.height = "20px";
        document.querySelector("main").append(wide, small);
    }""")
    found = "\n".join(faults(visitor, 390))
    assert 'p "wide"' in found
    assert 'button "small"' in found
