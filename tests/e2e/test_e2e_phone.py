"""On a phone: a game by tapping, and sheets in which nothing is too small for a finger."""

import pytest
from e2e.checks import PHONES, layout, reported
from e2e.conftest import Guests
from e2e.contexts import PHONE, SMALL_PHONE
from e2e.every_page import Tables, as_host
from e2e.laying import ON_THE_LAST_LEG, with_bots
from e2e.phone import PhoneTable
from playwright.sync_api import expect

from chabudai.core.languages import LANGUAGES


def test_a_game_by_tapping_from_the_home_page_to_the_score_sheet(visit: Guests) -> None:
    visitor = visit(device=SMALL_PHONE)
    visitor.open("/")
    visitor.play_button("tokaido").tap()
    table = PhoneTable(visitor)
    table.hurry_bots()
    table.play_begin_and_end(table.tap_a_move, ON_THE_LAST_LEG)
    expect(visitor.button("table-rematch")).to_be_in_viewport()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_way_to_the_rules_stands_beside_the_play_button_of_the_smallest_phone(
    visit: Guests, language: str
) -> None:
    visitor = visit(device=SMALL_PHONE, language=language)
    visitor.open("/")
    play = visitor.play_button("tokaido").bounding_box()
    rules = visitor.print_of("tokaido").locator("a[href^='/rules']").bounding_box()
    assert play
    assert rules
    assert rules["y"] == play["y"]


def test_the_first_leg_by_tapping_on_a_larger_phone(visit: Guests) -> None:
    visitor = visit("Momiji", device=PHONE)
    table = PhoneTable(visitor, with_bots(visitor.person))
    while visitor.heard.position()["prompt"]["key"] != "prompt-meal":
        table.tap_a_move()
        assert table.wait_for_turn()
    table.tap_a_move()


def test_no_sheet_of_a_phone_has_anything_too_small_for_a_finger(visit: Guests, tables: Tables) -> None:
    visitor = as_host(visit(device=PHONE), tables)
    table = PhoneTable(visitor, tables.road)
    found = {}
    for tab in ("mine", "choices", "players", "log"):
        table.open_tab(tab)
        found[tab] = layout(visitor, *PHONES)
        table.close_sheet()
    visitor.button("table-tools").tap()
    found["menu"] = layout(visitor, *PHONES)
    assert not reported(found), reported(found)


def test_the_layout_check_finds_what_sticks_out_and_what_is_small(visit: Guests, tables: Tables) -> None:
    visitor = as_host(visit(device=PHONE), tables)
    visitor.open("/settings")
    expect(visitor.heading("web-care")).to_be_visible()
    assert not layout(visitor, 390)
    visitor.page.evaluate("""() => {
        const [wide, small] = [document.createElement("p"), document.createElement("button")];
        wide.textContent = "wide";
        wide.style.width = "500px";
        small.textContent = "small";
        small.style.height = "20px";
        document.querySelector("main").append(wide, small);
    }""")
    found = "\n".join(layout(visitor, 390))
    assert 'p "wide"' in found
    assert 'button "small"' in found
