"""What one chooses for oneself: kept on the device, and followed everywhere."""

from typing import Any

import pytest
from e2e.checks import motion
from e2e.conftest import Guests
from e2e.contexts import DESK, PHONE, Device
from e2e.every_page import Tables, as_host
from e2e.laying import asks, waiting_for, with_bots
from e2e.phone import PhoneTable
from e2e.table_page import TablePage
from e2e.visitor import Visitor
from playwright.sync_api import expect


def expect_theme(visitor: Visitor, theme: str) -> None:
    expect(visitor.page.locator("html")).to_have_attribute("data-theme", theme)


def test_settings_are_kept_over_a_reload(visit: Guests) -> None:
    visitor = visit("Momiji", device=Device(theme="system"))
    visitor.open("/settings")
    expect_theme(visitor, "day")
    visitor.pick("web-theme", visitor.words("web-theme-night"))
    expect(visitor.switch("web-sound")).to_be_checked()
    visitor.switch("web-sound").click()
    visitor.pick("web-confirm", visitor.words("web-confirm-never"))
    visitor.pick_language("cs")
    visitor.page.reload()

    expect(visitor.heading("web-settings")).to_be_visible()
    expect_theme(visitor, "night")
    expect(visitor.switch("web-sound")).not_to_be_checked()
    expect(visitor.page.get_by_role("radio", name=visitor.words("web-confirm-never"))).to_be_checked()
    expect(visitor.page.get_by_role("radio", name="Čeština")).to_be_checked()
    expect(visitor.page.get_by_role("radio", name=visitor.words("web-theme-night"))).to_be_checked()


def test_what_is_chosen_in_one_window_holds_in_the_others(visit: Guests) -> None:
    visitor = visit("Momiji", device=Device(theme="system"))
    visitor.open("/settings")
    expect_theme(visitor, "day")
    with visitor.context.expect_page():
        visitor.page.evaluate("void open('/settings')")
    other = visitor.context.pages[-1]
    other.get_by_role("switch", name=visitor.words("web-sound"), exact=True).click()
    other.get_by_text(visitor.words("web-theme-night"), exact=True).click()
    other.get_by_text("Čeština", exact=True).click()

    visitor.now_in("cs")
    expect(visitor.heading("web-settings")).to_be_visible()
    expect(visitor.switch("web-sound")).not_to_be_checked()
    expect(visitor.page.get_by_role("radio", name=visitor.words("web-theme-night"))).to_be_checked()
    expect_theme(visitor, "night")


def test_a_new_kind_of_question_says_what_it_is_good_for_until_that_is_turned_off(visit: Guests) -> None:
    visitor = visit("Momiji", settings={"aid": {"on": True}})
    table = TablePage(visitor, waiting_for(visitor.person, asks("prompt-move")))
    table.wait_for_turn()
    aid = table.prompt.locator("[data-aid]")
    expect(aid).to_contain_text(visitor.words("aid-move"))
    visitor.page.reload()
    expect(aid).to_contain_text(visitor.words("aid-move"))
    visitor.button("table-aid-off").click()
    expect(aid).to_have_count(0)
    visitor.open("/settings")
    expect(visitor.switch("web-aid")).not_to_be_checked()


def test_the_theme_of_the_device_is_followed_until_one_is_chosen(visit: Guests) -> None:
    visitor = visit("Momiji", device=Device(theme="system"))
    table = TablePage(visitor, with_bots(visitor.person))
    expect_theme(visitor, "day")
    visitor.page.emulate_media(color_scheme="dark")
    expect_theme(visitor, "night")
    visitor.press("table-to-day")
    expect_theme(visitor, "day")
    visitor.page.reload()
    assert table.wait_for_turn()
    expect_theme(visitor, "day")


def test_without_confirming_one_press_moves(visit: Guests) -> None:
    visitor = visit("Momiji", settings={"confirm": "never"})
    table = TablePage(visitor, with_bots(visitor.person))
    assert table.wait_for_turn()
    table.legal.first.click()
    expect(table.log.first).to_be_visible()


def test_only_what_is_final_waits_for_a_second_press(visit: Guests) -> None:
    """On the road some stops show cards, others only bring coins."""
    visitor = visit("Momiji", settings={"confirm": "final"})
    table = TablePage(visitor, with_bots(visitor.person))
    told = {True: False, False: False}
    while not all(told.values()) and table.wait_for_turn():
        entry = next(each for each in wanted_first(visitor.heard.position()["menu"], told) if not each["refusal"])
        table.choices.locator(f"[data-action='{entry['action']}']").click()
        told[entry["final"]] = True
        if entry["final"]:
            expect(table.chosen).to_have_count(1)
            table.confirm_button.click()
        table.wait_until_done()
    assert told == {True: True, False: True}


def test_enter_on_a_choice_with_the_focus_makes_it_with_one_press_and_its_number_never_unchooses_it(
    visit: Guests,
) -> None:
    visitor = visit("Momiji", settings={"confirm": "final"})
    table = TablePage(visitor, with_bots(visitor.person))
    assert table.wait_for_turn()
    number = next(place for place, entry in enumerate(visitor.heard.position()["menu"], 1) if entry["final"])
    for _ in range(2):
        table.page.keyboard.press(str(number))
        expect(table.chosen).to_have_count(1)
    table.page.keyboard.press("Escape")
    expect(table.chosen).to_have_count(0)
    before = visitor.heard.position()["n"]
    table.legal.nth(number - 1).focus()
    table.page.keyboard.press("Enter")
    table.hear_until(lambda position: position["n"] > before)


def wanted_first(menu: list[dict[str, Any]], told: dict[bool, bool]) -> list[dict[str, Any]]:
    """What has not been seen yet, final or not, before what has."""
    return sorted(menu, key=lambda entry: told.get(entry.get("final"), True))


@pytest.mark.parametrize("device", [DESK, PHONE], ids=["desk", "phone"])
def test_what_opens_over_a_table_does_not_move_for_who_wants_no_motion(
    visit: Guests, tables: Tables, device: Device
) -> None:
    visitor = as_host(visit(device=device), tables)
    if device.touch:
        PhoneTable(visitor, tables.road).open_tab("choices")
    else:
        TablePage(visitor, tables.road).open_menu()
    assert motion(visitor) == []


def test_there_is_motion_for_everybody_else(visit: Guests, tables: Tables) -> None:
    visitor = as_host(visit(device=Device(still=False)), tables)
    assert TablePage(visitor, tables.road).wait_for_turn()
    assert motion(visitor)


def test_who_wants_less_motion_strong_patterns_and_quick_bots_gets_them(visit: Guests) -> None:
    visitor = visit("Momiji", device=Device(still=False))
    page = visitor.page.locator("html")
    visitor.open("/settings")
    expect(page).to_have_attribute("data-motion", "full")
    visitor.pick("web-motion", visitor.words("web-motion-less"))
    visitor.pick("web-pace", visitor.words("table-pace-at-once"))
    visitor.switch("web-patterns").click()
    visitor.page.get_by_role("slider", name=visitor.words("web-loudness")).fill("20")
    visitor.open("/")
    visitor.play_button("tokaido").click()
    table = TablePage(visitor)
    expect(page).to_have_attribute("data-motion", "less")
    expect(page).to_have_attribute("data-patterns", "strong")
    assert not motion(visitor)
    table.open_menu()
    expect(visitor.page.get_by_role("radio", name=visitor.words("table-pace-at-once"))).to_be_checked()
    table.close_dialog()
    assert visitor.page.evaluate("localStorage['chabudai.loudness']") == "20"


COVERED = """() => {
    const toast = document.querySelector("[role=status] .toast").getBoundingClientRect();
    const meets = (box) => box.width > 0 && box.left < toast.right && box.right > toast.left
        && box.top < toast.bottom && box.bottom > toast.top;
    const pressed = [...document.querySelectorAll("button, a[href], input, [data-action]")];
    return pressed.filter((each) => !each.closest(".toasts") && meets(each.getBoundingClientRect()))
        .map((each) => each.outerHTML.slice(0, 120));
}"""


@pytest.mark.parametrize("device", [DESK, PHONE], ids=["desk", "phone"])
def test_news_at_the_edge_cover_nothing_that_may_be_pressed(visit: Guests, tables: Tables, device: Device) -> None:
    visitor = as_host(visit(device=device, permissions=("clipboard-read", "clipboard-write")), tables)
    table = TablePage(visitor, tables.road)
    table.open_menu()
    visitor.press("table-copy-link")
    table.close_dialog()
    visitor.page.locator(".toast").wait_for()
    visitor.page.evaluate("dispatchEvent(new Event('resize'))")
    assert visitor.page.evaluate(COVERED) == []


def test_every_switch_stands_at_the_same_edge_whether_it_is_on_or_off(visit: Guests) -> None:
    visitor = visit()
    visitor.open("/settings")
    knobs = visitor.page.locator(".switch > i")
    expect(knobs.first).to_be_visible()
    edges = """all => all.map((knob) =>
        knob.closest(".panel").getBoundingClientRect().right - knob.getBoundingClientRect().right)"""
    assert len(set(knobs.evaluate_all(edges))) == 1
    before = knobs.evaluate_all(edges)
    visitor.page.locator(".switch").first.click()
    assert knobs.evaluate_all(edges) == before


def test_what_is_on_or_off_at_a_table_is_off_on_the_left(visit: Guests) -> None:
    visitor = visit("Momiji")
    visitor.open("/new?game=rising_sun")
    gifts = visitor.page.get_by_role("group", name=visitor.words.of("rising_sun")("option-gift-needs-acceptance"))
    expect(gifts.locator("label")).to_have_text([visitor.words("web-off"), visitor.words("web-on")])


def test_a_button_that_can_do_nothing_can_be_read_at_night_under_the_pointer(visit: Guests) -> None:
    visitor = visit("Momiji", device=Device(theme="night"))
    visitor.open(f"/t/{visitor.person.lay(seats=3)['id']}")
    start = visitor.button("web-start-waits", count=2)
    seen = "button => [getComputedStyle(button).color, getComputedStyle(button).backgroundColor]"
    at_rest = start.evaluate(seen)
    start.hover(force=True)
    assert start.evaluate(seen) == at_rest


def test_a_key_shows_what_the_keys_do(visit: Guests, tables: Tables) -> None:
    visitor = as_host(visit(), tables)
    table = TablePage(visitor, tables.road)
    visitor.page.keyboard.press("k")
    expect(visitor.heading("table-keys")).to_be_visible()
    expect(table.dialog).to_contain_text(visitor.words("table-key-undo"))
    table.close_dialog()
