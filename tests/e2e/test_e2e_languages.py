"""Czech and Hungarian: everything changes at once, in the middle of anything, and a whole game can be read."""

import pytest
from e2e.conftest import Guests
from e2e.every_page import Tables, as_host, places
from e2e.laying import a_stride, with_bots
from e2e.phone import PhoneTable
from e2e.table_page import TablePage
from e2e.visitor import LANGUAGES, PHONE, Visitor
from playwright.sync_api import expect

# All that is read on a page, aloud or with the eyes.
READ = """() => {
    const attributes = ["aria-label", "title", "placeholder", "alt", "aria-description", "aria-valuetext"];
    const told = attributes.flatMap((name) =>
        [...document.querySelectorAll(`[${name}]`)].map((element) => `${name}: ${element.getAttribute(name)}`));
    return [document.documentElement.lang, document.title, ...document.body.innerText.split("\\n"), ...told];
}"""


def read(visitor: Visitor) -> list[str]:
    return [line.strip() for line in visitor.page.evaluate(READ) if line.strip()]


def switch(visitor: Visitor, language: str) -> None:
    """By the menu of the bar, which every page of a desk has."""
    before = visitor.words("web-language-is", language=LANGUAGES[visitor.words.language])
    visitor.page.get_by_role("button", name=before, exact=True).click()
    visitor.page.get_by_role("button", name=LANGUAGES[language], exact=True).click()
    visitor.page.mouse.move(0, 0)  # what lies under the pointer would say more than the rest
    visitor.now_in(language)


@pytest.mark.parametrize("language", ["cs", "hu"])
def test_every_page_changes_as_a_whole_and_at_once(visit: Guests, tables: Tables, language: str) -> None:
    visitor = as_host(visit(), tables)
    visitor.context.clock.set_fixed_time("2026-01-01T12:00:00Z")  # "a minute ago" stays what it is
    differ = {}
    for place in places(tables):
        place.open(visitor)
        english = read(visitor)
        visitor.page.evaluate("window.neverLeft = true")
        switch(visitor, language)
        place.wait(visitor)
        assert visitor.page.evaluate("window.neverLeft"), f"{place.name} was loaded anew"
        switched = read(visitor)
        assert switched != english
        place.open(visitor)
        differ[place.name] = set(switched) ^ set(read(visitor))
        switch(visitor, "en")
    assert not {name: told for name, told in differ.items() if told}


@pytest.mark.parametrize("language", ["cs", "hu"])
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


@pytest.mark.parametrize("language", ["cs", "hu"])
def test_a_whole_game_can_be_watched(visit: Guests, language: str) -> None:
    """A text that is missing or does not fit its values complains on the console."""
    visitor = visit("Momiji", language=language)
    table = TablePage(visitor, with_bots(visitor.person, seats=4))
    with visitor.person.sit_at(table.id) as line:
        while not line.position["over"]:
            line.wait_for(lambda now: now.is_asked() or now.position["over"])
            if line.is_asked():
                expect(table.legal).to_have_count(len(line.legal()))
                line.move(a_stride(line.legal()))
    expect(table.score_sheet).to_be_visible()
    expect(visitor.page.locator("html")).to_have_attribute("lang", language)
