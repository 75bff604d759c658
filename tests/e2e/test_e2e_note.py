"""The private note in real browsers: at the table, on a phone, at the end and in the replay."""

import pytest
from e2e.axe import violations_by_day_and_night
from e2e.checks import layout, widths
from e2e.conftest import Guests
from e2e.contexts import DESK, PHONE, Device
from e2e.laying import finished, for_two, with_bots
from e2e.table_page import TablePage
from e2e.visitor import NEXT_FRAME, Visitor
from playwright.sync_api import Locator, expect


def pad_of(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("dialog", name=visitor.words("table-note"), exact=True)


def open_pad(visitor: Visitor) -> Locator:
    """By the bar, or on a phone from the tools."""
    tools = visitor.button("table-tools")
    button = visitor.page.locator(".bar").get_by_role("button", name=visitor.words("table-note"))
    expect(button.or_(tools).filter(visible=True).first).to_be_visible()
    if not visitor.device.touch or tools.count() == 0:
        button.click()
    else:
        tools.click()
        visitor.page.locator("dialog").get_by_role("button", name=visitor.words("table-note")).click()
    field = pad_of(visitor).get_by_role("textbox")
    expect(field).to_be_focused()
    return field


def expect_saved(visitor: Visitor) -> None:
    expect(pad_of(visitor).get_by_text(visitor.words("table-note-saved"))).to_be_visible()


@pytest.mark.parametrize("device", [DESK, PHONE], ids=["desk", "phone"])
def test_a_note_is_written_beside_the_game_and_found_again(visit: Guests, device: Device) -> None:
    visitor = visit("Usagi", device=device, settings={"theme": "system"})
    table = TablePage(visitor, with_bots(visitor.person))
    open_pad(visitor).fill("watch the rice")
    expect_saved(visitor)
    assert layout(visitor, *widths(visitor)) == []
    assert violations_by_day_and_night(visitor) == []
    visitor.page.keyboard.press("Escape")
    expect(pad_of(visitor)).to_have_count(0)
    visitor.page.reload()
    TablePage(visitor)
    expect(open_pad(visitor)).to_have_value("watch the rice")
    assert visitor.person.get(f"/api/tables/{table.id}/note") == {"text": "watch the rice", "version": 1}


@pytest.mark.parametrize("window", [(1200, 720), (1280, 720), (1440, 900)], ids=str)
def test_on_a_desk_the_pad_lies_over_nothing_that_is_played_with(visit: Guests, window: tuple[int, int]) -> None:
    visitor = visit("Usagi", device=Device(*window))
    table = TablePage(visitor, with_bots(visitor.person))
    open_pad(visitor)
    pad, prompt = pad_of(visitor).bounding_box(), table.prompt.bounding_box()
    assert pad is not None
    assert prompt is not None
    assert pad["x"] >= prompt["x"] + prompt["width"]


def test_what_is_written_in_the_pad_plays_nothing(visit: Guests) -> None:
    visitor = visit("Usagi")
    table = TablePage(visitor, with_bots(visitor.person))
    table.wait_for_turn()
    field = open_pad(visitor)
    field.press_sequentially("1 2 3 u c l")
    field.press("Enter")
    expect(table.chosen).to_have_count(0)
    expect(field).to_be_focused()


def test_a_note_that_is_just_being_written_is_not_lost_with_the_tab(visit: Guests) -> None:
    visitor = visit("Usagi")
    person = visitor.person
    table = with_bots(person)
    TablePage(visitor, table)
    open_pad(visitor).fill("half a senten")
    visitor.open("/rules")
    while person.get(f"/api/tables/{table}/note")["text"] != "half a senten":
        visitor.page.evaluate(NEXT_FRAME)


def test_two_tabs_show_both_texts_instead_of_overwriting_one(visit: Guests) -> None:
    visitor = visit("Usagi", settings={"theme": "system"})
    person = visitor.person
    table = with_bots(person)
    TablePage(visitor, table)
    field = open_pad(visitor)
    person.put(f"/api/tables/{table}/note", text="of the phone", version=0)
    visitor.expect_complaint("409")
    field.fill("of the desk")
    pad = pad_of(visitor)
    expect(pad.get_by_text("of the phone")).to_be_visible()
    assert person.get(f"/api/tables/{table}/note")["text"] == "of the phone"
    assert violations_by_day_and_night(visitor) == []
    visitor.press("table-note-both")
    expect_saved(visitor)
    expect(field).to_have_value("of the phone\n\nof the desk")
    assert person.get(f"/api/tables/{table}/note") == {"text": "of the phone\n\nof the desk", "version": 2}


def test_a_note_can_be_written_when_the_game_is_over_and_in_its_replay(visit: Guests) -> None:
    visitor = visit("Usagi", device=PHONE)
    table = finished(visitor.person)
    TablePage(visitor, table)
    open_pad(visitor).fill("it went well")
    expect_saved(visitor)
    visitor.open(f"/t/{table}/replay")
    expect(open_pad(visitor)).to_have_value("it went well")


def test_nobody_else_at_the_table_sees_a_note(visit: Guests) -> None:
    writer, other = visit("Usagi"), visit("Kitsune")
    table = for_two(writer.person, other.person)
    TablePage(other, table)
    TablePage(writer, table)
    open_pad(writer).fill("she never buys the third")
    expect_saved(writer)
    expect(open_pad(other)).to_have_value("")
    assert not any("third" in frame for frame in other.heard.frames)
    assert "third" not in other.page.content()


def test_who_only_visits_is_offered_no_note(visit: Guests) -> None:
    host, visitor = visit("Usagi"), visit()
    TablePage(visitor, with_bots(host.person))
    expect(visitor.button("table-tools")).to_be_visible()
    expect(visitor.button("table-note")).to_have_count(0)
