"""The pseudo-language: what lacks its brackets was never translated."""

from pathlib import Path

import pytest
from e2e.conftest import Guests
from e2e.every_page import Tables, as_host, each_page
from e2e.laying import a_stride, with_bots
from e2e.table_page import TablePage
from e2e.visitor import DESK, PHONE, Device, Visitor
from playwright.sync_api import expect

BARE_TEXT = (Path(__file__).parent / "bare_text.js").read_text()


def bare(visitor: Visitor) -> set[str]:
    return set(visitor.page.evaluate(BARE_TEXT))


def reported(found: dict[str, set[str]]) -> str:
    """Each bare text once, with the places where it stands."""
    places: dict[str, list[str]] = {}
    for place, texts in found.items():
        for text in texts:
            places.setdefault(text, []).append(place)
    return "\n".join(f"{text}: {', '.join(where)}" for text, where in sorted(places.items()))


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
    assert bare(visitor) == set()
    visitor.page.evaluate(PLANTED)
    found = {text.split("   ")[0] for text in bare(visitor)}
    shown = {"bare words", "and", "a bare rest", "bare drawing", "bare heading"}
    assert found == shown | {"bare label", "bare title", "bare placeholder", "bare picture"}


@pytest.mark.parametrize("device", [DESK, PHONE], ids=["desk", "phone"])
def test_no_text_of_any_page_stands_outside_the_catalogues(visit: Guests, tables: Tables, device: Device) -> None:
    visitor = as_host(visit(language="pseudo", device=device), tables)
    found = {name: bare(visitor) for name in each_page(visitor, tables)}
    assert not reported(found), reported(found)


def test_no_text_of_a_whole_game_stands_outside_the_catalogues(visit: Guests) -> None:
    visitor = visit("Momiji", language="pseudo")
    table = TablePage(visitor, with_bots(visitor.person))
    found: dict[str, set[str]] = {}
    with visitor.person.sit_at(table.id) as line:
        while not line.position["over"]:
            line.wait_for(lambda now: now.is_asked() or now.position["over"])
            if line.is_asked():
                expect(table.legal).to_have_count(len(line.legal()))
                asked = line.position["prompt"]["key"]
                found.setdefault(asked, set()).update(bare(visitor))
                line.move(a_stride(line.legal()))
    expect(table.score_sheet).to_be_visible()
    found["end"] = bare(visitor)
    assert not reported(found), reported(found)


def test_no_text_of_a_dialog_stands_outside_the_catalogues(visit: Guests, tables: Tables) -> None:
    visitor = as_host(visit(language="pseudo"), tables)
    found = {}
    table = TablePage(visitor, tables.barred)
    table.barred.first.click()
    expect(table.dialog).to_contain_text(visitor.words("table-why-clause"))
    found["why not"] = bare(visitor)
    table.close_dialog()
    table.open_menu()
    found["menu"] = bare(visitor)
    visitor.press("table-leave")
    found["leave"] = bare(visitor)
    table.close_dialog()
    table.player("Momiji").click()
    expect(table.dialog).to_be_visible()
    found["player"] = bare(visitor)
    table.close_dialog()
    for tab in ("table-chat", "table-rules"):
        table.tab(tab).click()
        found[tab] = bare(visitor)
    visitor.open("/")
    visitor.page.get_by_role("button", name="Momiji").click()
    expect(table.dialog).to_be_visible()
    found["nickname"] = bare(visitor)
    assert not reported(found), reported(found)
