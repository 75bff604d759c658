"""Whatever has rules explains itself: by pointing, by holding a finger on it, by a key."""

from e2e.axe import OPENED, violations_by_day_and_night
from e2e.checks import PHONES, layout, reported
from e2e.conftest import Guests
from e2e.contexts import Device
from e2e.every_page import Tables, as_host
from e2e.phone import PhoneTable
from e2e.table_page import TablePage
from e2e.visitor import Visitor
from playwright.sync_api import Locator, expect

DESK = Device(theme="system")
PHONE = Device(390, 844, touch=True, theme="system")
CARD = "[data-explanation]"


def card(visitor: Visitor) -> Locator:
    return visitor.page.locator(f"{CARD}:not(.unseen)")


def point_at(visitor: Visitor, thing: Locator) -> None:
    box = thing.bounding_box()
    assert box
    visitor.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def hold(visitor: Visitor, thing: Locator) -> None:
    """A finger rests on it until it is told of, and is lifted."""
    box = thing.bounding_box()
    assert box
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    visitor.tools.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(card(visitor)).to_be_visible()
    visitor.tools.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_a_garden_explains_itself_to_the_mouse_with_its_clauses_as_links(visit: Guests, tables: Tables) -> None:
    visitor = as_host(visit(device=DESK), tables)
    table = TablePage(visitor, tables.bridges)
    words = visitor.words.of("white_castle")
    point_at(visitor, visitor.page.locator("main [data-explains='garden:orange_plant']").first)
    expect(card(visitor)).to_contain_text(words("garden-orange-plant"))
    for row in ("costs", "does", "again", "scores"):
        expect(card(visitor).locator("dt").get_by_text(words(f"table-explain-{row}"), exact=True)).to_be_visible()
    link = card(visitor).get_by_role("link", name="W-9.3.1", exact=True)
    expect(link).to_have_attribute("href", f"/rules/white_castle?clause=W-9.3.1&from=%2Ft%2F{table.id}")
    assert not violations_by_day_and_night(visitor, CARD)

    # kept, it stays wherever the mouse goes
    card(visitor).get_by_role("button", name=words("table-explain-keep")).click()
    point_at(visitor, table.prompt)
    expect(card(visitor)).to_contain_text(words("garden-orange-plant"))
    visitor.page.keyboard.press("Escape")
    expect(card(visitor)).to_have_count(0)

    # what one has, and when it is one's turn
    for thing, told in (("good:seal", "W-10.5"), ("good:pearl", "W-9.1.2"), ("order:", "W-13.1")):
        point_at(visitor, visitor.page.locator(f"[data-explains='{thing}']:visible").first)
        expect(card(visitor).get_by_role("link", name=told, exact=True)).to_be_visible()


def test_pressing_a_thing_chooses_it_and_explains_nothing(visit: Guests, tables: Tables) -> None:
    visitor = as_host(visit(device=DESK), tables)
    table = TablePage(visitor, tables.road)
    target = table.board.locator(".target.is-legal").first
    target.click()
    expect(table.chosen).to_have_count(1)
    expect(card(visitor)).to_have_count(0)
    point_at(visitor, visitor.page.locator(".seat [data-explains='good:coins']").first)
    expect(card(visitor).get_by_role("link", name="T-3.8.1", exact=True)).to_be_visible()
    point_at(visitor, table.board.locator("[data-explains='order:']").first)
    expect(card(visitor).get_by_role("link", name="T-3.2", exact=True)).to_be_visible()


def test_a_key_explains_what_is_focused_and_walks_to_everything_else(visit: Guests, tables: Tables) -> None:
    visitor = as_host(visit(device=DESK), tables)
    table = TablePage(visitor, tables.road)
    choice = table.legal.first
    choice.focus()
    visitor.page.keyboard.press("i")
    expect(card(visitor)).to_be_focused()
    first = card(visitor).get_attribute("aria-label")
    visitor.page.keyboard.press("ArrowRight")
    expect(card(visitor)).not_to_have_attribute("aria-label", first or "")
    visitor.page.keyboard.press("Escape")
    expect(card(visitor)).to_have_count(0)
    expect(choice).to_be_focused()


def test_a_finger_that_holds_opens_a_sheet_and_chooses_nothing(visit: Guests, tables: Tables) -> None:
    visitor = as_host(visit(device=PHONE), tables)
    table = PhoneTable(visitor, tables.road)
    hold(visitor, table.targets.first)
    expect(table.chosen).to_have_count(0)
    expect(card(visitor).locator(".you").first).to_be_visible()
    box = card(visitor).bounding_box()
    assert box
    assert box["height"] <= PHONE.height * 0.63 + 1
    assert not reported({"sheet": layout(visitor, *PHONES)})
    assert not violations_by_day_and_night(visitor, OPENED)
    card(visitor).get_by_role("button", name=table.words("web-close"), exact=True).tap()
    expect(card(visitor)).to_have_count(0)


def test_the_sheets_of_the_players_are_turned_over(visit: Guests, tables: Tables) -> None:
    visitor = as_host(visit(device=DESK), tables)
    table = TablePage(visitor, tables.road)
    table.player("Momiji").click()
    heading = table.dialog.locator("h2")
    expect(heading).to_have_text("Momiji")
    table.dialog.locator(".turns button").last.click()
    expect(heading).not_to_have_text("Momiji")
    table.dialog.locator(".turns button").first.click()
    expect(heading).to_have_text("Momiji")
    # what is in a sheet explains itself there
    point_at(visitor, table.dialog.locator("[data-explains^='panorama:']").first)
    expect(table.dialog.locator(CARD)).to_be_visible()
