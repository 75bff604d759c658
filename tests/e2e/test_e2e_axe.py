"""axe-core: it finds what is wrong, and nothing serious or critical in what opens over a page."""

from e2e.axe import COLOURS, OPENED, light, violations, violations_by_day_and_night
from e2e.checks import reported
from e2e.conftest import Guests
from e2e.contexts import Device
from e2e.every_page import Tables, as_host
from e2e.phone import PhoneTable
from e2e.table_page import TablePage
from playwright.sync_api import expect

DESK = Device(theme="system")
PHONE = Device(390, 844, touch=True, theme="system")


def test_axe_finds_a_planted_fault_by_day_and_by_night(visit: Guests, tables: Tables) -> None:
    visitor = as_host(visit(device=DESK), tables)
    visitor.open("/settings")
    expect(visitor.heading("web-care")).to_be_visible()
    visitor.page.evaluate(
        "document.querySelector('h2').style.color = 'color-mix(in oklab, var(--c-panel), gray 8%)'"
    )
    visitor.page.evaluate("document.querySelector('main button').removeAttribute('aria-label')")
    found = violations(visitor)
    assert any("color-contrast" in each for each in found)
    assert any("name" in each for each in found)
    light(visitor, "dark")
    assert any("color-contrast" in each for each in violations(visitor, COLOURS))


def test_axe_finds_nothing_serious_in_dialogs(visit: Guests, tables: Tables) -> None:
    visitor = as_host(visit(device=DESK), tables)
    table = TablePage(visitor, tables.barred)
    found = {}
    table.barred.first.click()
    expect(table.dialog).to_contain_text(visitor.words("table-why-clause"))
    found["why not"] = violations_by_day_and_night(visitor, OPENED)
    table.close_dialog()
    table.open_menu()
    found["menu"] = violations_by_day_and_night(visitor, OPENED)
    visitor.press("table-leave")
    expect(visitor.heading("table-leave-question")).to_be_visible()
    found["leave"] = violations_by_day_and_night(visitor, OPENED)
    table.close_dialog()
    table.player("Momiji").click()
    expect(table.dialog).to_be_visible()
    found["player"] = violations_by_day_and_night(visitor, OPENED)
    table.close_dialog()
    visitor.open("/")
    visitor.page.get_by_role("button", name="Momiji").click()
    expect(table.dialog).to_be_visible()
    found["nickname"] = violations_by_day_and_night(visitor, OPENED)
    assert not reported(found), reported(found)


def test_axe_finds_nothing_serious_in_the_sheets_of_a_phone(visit: Guests, tables: Tables) -> None:
    visitor = as_host(visit(device=PHONE), tables)
    table = PhoneTable(visitor, tables.road)
    found = {}
    for tab in ("mine", "choices", "players", "log"):
        table.open_tab(tab)
        found[tab] = violations_by_day_and_night(visitor, OPENED)
    assert not reported(found), reported(found)
