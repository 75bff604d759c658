"""What one player knows is not in the browser of another: not on the page, not on the line."""

import re

from e2e.conftest import Guests
from e2e.laying import for_two
from e2e.table_page import TablePage
from e2e.visitor import Visitor
from e2e.words import catalogue
from playwright.sync_api import expect


def knows(visitor: Visitor, things: list[str]) -> list[str]:
    """Which of these things the page or the line to it has told."""
    words = catalogue("en", "tokaido")
    page = visitor.page.content()
    frames = "\n".join(visitor.heard.frames)
    names = {thing: re.sub(r" \(.*", "", words.say(thing)) for thing in things}
    ids = {thing: thing.split("-", 1)[1].replace("-", "_") for thing in things}
    return [
        thing
        for thing in things
        if names[thing] in page or re.search(rf"\b({re.escape(thing)}|{re.escape(ids[thing])})\b", frames)
    ]


def test_traveler_tiles_are_told_to_their_owner_alone(visit: Guests) -> None:
    host, guest = visit("Momiji"), visit("Kitsune")
    table = for_two(host.person, guest.person)
    pages = [TablePage(host, table), TablePage(guest, table)]
    for page in pages:
        page.wait_for_turn()
    for visitor, other in ((host, guest), (guest, host)):
        own = [key("traveler", tile) for tile in visitor.heard.position()["view"]["tiles"]["own"]]
        assert len(own) == 2
        assert knows(visitor, own) == own
        assert knows(other, own) == []
    pages[0].play()
    expect(guest.page.get_by_text(guest.words("board-ready"), exact=True)).to_be_visible()
    assert knows(guest, [key("traveler", tile) for tile in host.heard.position()["view"]["tiles"]["own"]]) == []


def test_meals_of_an_inn_are_told_to_the_guest_who_looks(visit: Guests) -> None:
    visitors = [visit("Momiji"), visit("Kitsune")]
    table = for_two(*(visitor.person for visitor in visitors))
    pages = [TablePage(visitor, table) for visitor in visitors]
    for page in pages:
        page.wait_for_turn()
        page.play()
    eater, other = walk_to_the_inn(pages)
    meals = [key("meal", meal) for meal in eater.visitor.heard.position()["view"]["offer"]["meals"]]
    assert meals
    for meal in meals:
        name = re.sub(r" \(.*", "", eater.words(meal))
        expect(eater.page.get_by_text(re.compile(re.escape(name))).first).to_be_visible()
    assert knows(eater.visitor, meals) == meals
    expect(other.prompt).to_contain_text(str(eater.visitor.name))
    assert knows(other.visitor, meals) == []


def walk_to_the_inn(pages: list[TablePage]) -> tuple[TablePage, TablePage]:
    """Whoever is asked walks as far as possible, until somebody chooses a meal."""
    first, second = pages
    while True:
        expect(first.asked.or_(first.page.get_by_text(first.words("table-others-line"))).first).to_be_visible()
        asked, other = (first, second) if first.asked.is_visible() else (second, first)
        assert asked.wait_for_turn()
        if asked.visitor.heard.position()["prompt"]["key"] == "prompt-meal":
            return asked, other
        asked.play(asked.legal.count() - 1)


def key(kind: str, name: str) -> str:
    return f"{kind}-{name.replace('_', '-')}"
