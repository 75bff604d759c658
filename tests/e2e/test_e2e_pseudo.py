"""The pseudo-language: what lacks its brackets was never translated."""

from e2e.checks import bare_text, reported
from e2e.conftest import Guests
from e2e.every_page import Tables, as_host
from e2e.table_page import TablePage
from playwright.sync_api import expect

PLANTED = """() => {
    const planted = document.createElement("section");
    planted.innerHTML = `
        <p>bare words</p>
        <p>⟦trånšļåţéð⟧ and <b>a bare rest</b></p>
        <p>⟦trånšļåţéð <b>åļļ öƒ îţ</b>⟧ 12 % · <span data-user>Kitsune</span></p>
        <button aria-label="bare label" title="bare title">⟦ƒîñé⟧</button>
        <input placeholder="bare placeholder" aria-label="⟦ļåƀéļ⟧">
        <svg role="img" aria-label="bare picture"><text>bare drawing</text></svg>
        <p hidden>never seen</p>`;
    document.querySelector("main").append(planted);
    document.title = "bare heading";
}"""


def test_bare_text_is_found_wherever_it_stands(visit: Guests) -> None:
    visitor = visit("Momiji", language="pseudo")
    visitor.open("/settings")
    expect(visitor.heading("web-care")).to_be_visible()
    assert bare_text(visitor) == []
    visitor.page.evaluate(PLANTED)
    found = {text.split("   ")[0] for text in bare_text(visitor)}
    shown = {"bare words", "and", "a bare rest", "bare drawing", "bare heading"}
    assert found == shown | {"bare label", "bare title", "bare placeholder", "bare picture"}


def test_no_text_of_a_dialog_stands_outside_the_catalogues(visit: Guests, tables: Tables) -> None:
    visitor = as_host(visit(language="pseudo"), tables)
    found = {}
    table = TablePage(visitor, tables.barred)
    table.barred.first.click()
    expect(table.dialog).to_contain_text(visitor.words("table-why-clause"))
    found["why not"] = bare_text(visitor)
    table.close_dialog()
    table.open_menu()
    found["menu"] = bare_text(visitor)
    visitor.press("table-leave")
    found["leave"] = bare_text(visitor)
    table.close_dialog()
    table.player("Momiji").click()
    expect(table.dialog).to_be_visible()
    found["player"] = bare_text(visitor)
    table.close_dialog()
    for tab in ("table-chat", "table-rules"):
        table.tab(tab).click()
        found[tab] = bare_text(visitor)
    visitor.open("/")
    visitor.page.get_by_role("button", name="Momiji").click()
    expect(table.dialog).to_be_visible()
    found["nickname"] = bare_text(visitor)
    assert not reported(found), reported(found)
