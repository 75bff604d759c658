"""Deals in Rising Sun away from the tea table: offers are seen, counted and answered in mid-season."""

import pytest
from e2e.axe import violations
from e2e.checks import bare_text, layout
from e2e.conftest import Guests
from e2e.contexts import DESK, PHONE, Device
from e2e.house import House
from e2e.laying import asks
from e2e.rising_page import NAMES, Court
from e2e.tiny_table import Listening
from playwright.sync_api import expect

SEATS = range(3)
WORDS = ("coins 1", "ronin 0", "coins 0", "ronin 0", "promise none", "promise play_mandate", "about harvest")
LOW = Device(1280, 720)


@pytest.fixture
def court(house: House, visit: Guests) -> Court:
    return Court(house, visit)


def in_politics(court: Court) -> tuple[int, int, int]:
    """Who chooses a mandate, who makes an offer, and who knows nothing of it."""
    court.make_ready()
    court.hear()
    asked = next(seat for seat in SEATS if court.lines[seat].is_asked())
    other, third = [seat for seat in SEATS if seat != asked]
    return asked, other, third


@pytest.mark.parametrize("device", [DESK, LOW, PHONE], ids=["desk", "low", "phone"])
def test_an_offer_in_mid_season_is_told_in_words_and_answered_on_the_spot(court: Court, device: Device) -> None:
    """R-29.N.1, R-29.N.8: its two parties hear of it, nobody else hears a byte."""
    asked, other, third = in_politics(court)
    page, onlooker = court.page(asked, device), court.page(third)
    listening = Listening(court.watcher, [onlooker])  # type: ignore[list-item]
    expect(page.pending).to_have_count(0)
    court.act(other, f"offer {asked + 1}", *WORDS, "secretly")
    expect(page.pending).to_contain_text(NAMES[other])
    expect(page.pending).to_contain_text(page.words("mandate-harvest"))
    expect(page.pending).to_be_in_viewport(ratio=1)
    expect(page.waiting_number).to_have_attribute("data-pending", "1")
    assert listening.hear() == [[]]
    expect(onlooker.pending).to_have_count(0)
    expect(onlooker.waiting_number).to_have_count(0)
    assert violations(page.visitor, within="[data-pending-offers]") == []

    page.pending.get_by_role("button", name=page.words("tea-accept"), exact=True).click()
    expect(page.pending).to_have_count(0)
    expect(page.waiting_number).to_have_count(0)
    court.hear()
    [promise] = court.lines[other].position["view"]["talk"]["promises"]
    assert (promise["seat"], promise["other"]) == (asked, other)


def test_an_offer_that_is_put_off_is_still_counted_and_one_that_is_withdrawn_is_not(court: Court) -> None:
    """R-29.N.4"""
    asked, other, _ = in_politics(court)
    page = court.page(asked)
    court.act(other, f"offer {asked + 1}", *WORDS, "openly")
    page.pending.get_by_role("button", name=page.words("tea-pending-later"), exact=True).click()
    expect(page.pending).to_have_count(0)
    expect(page.waiting_number).to_have_attribute("data-pending", "1")
    page.page.locator("[data-opens-beside]").click()
    expect(page.dialog).to_contain_text(page.words("beside-name"))
    expect(page.dialog.locator("[data-offer]")).to_have_count(1)
    page.page.keyboard.press("Escape")
    court.act(other, f"withdraw {asked + 1} 1")
    expect(page.waiting_number).to_have_count(0)


def test_on_a_phone_no_word_of_an_offer_is_bare_and_nothing_is_pushed_out(court: Court) -> None:
    asked, other, _ = in_politics(court)
    court.act(other, f"offer {asked + 1}", *WORDS, "secretly")
    phone = court.page(asked, PHONE, "pseudo")
    expect(phone.pending).to_be_visible()
    assert bare_text(phone.visitor) == []
    assert layout(phone.visitor, 360, 390) == []


@pytest.mark.parametrize(("device", "most"), [(DESK, 10), (LOW, 24), (PHONE, 150)], ids=["desk", "low", "phone"])
def test_mandate_tiles_leave_the_map_to_be_looked_at(court: Court, device: Device, most: int) -> None:
    """R-10.2: what one chooses by lies on the map."""
    court.make_ready()
    court.play_on(asks("prompt-mandate"), lambda line: line.legal()[0])
    asked = next(seat for seat in SEATS if court.lines[seat].is_asked())
    page = court.page(asked, device)
    tiles = page.page.locator(".tiles")
    expect(tiles).to_be_visible()
    board, sheet = page.page.locator(".board").bounding_box(), tiles.bounding_box()
    assert board is not None
    assert sheet is not None
    assert board["y"] + board["height"] - sheet["y"] <= most


def test_the_hint_of_tea_is_shown_though_its_only_answer_is_chosen_already(court: Court) -> None:
    """R-8.1"""
    page = court.page(0, settings={"aid": {"on": True}})
    expect(page.confirm_button).to_have_attribute("aria-disabled", "false")
    hint = page.page.locator("[data-aid]")
    expect(hint).to_be_visible()
    expect(hint).to_contain_text(page.words("aid-tea"))
