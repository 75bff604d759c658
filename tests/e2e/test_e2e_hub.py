"""Games that wait: counted in the title and the icon, listed first, and one press from one to the next."""

import re
from typing import Any

import pytest
from e2e.conftest import Guests
from e2e.contexts import DESK, PHONE, Device
from e2e.laying import a_stride, finished, for_two, play_together, with_bots
from e2e.table_page import TablePage
from e2e.visitor import Visitor
from e2e.words import catalogue
from playwright.sync_api import Locator, expect
from server.people import Person

from chabudai.core.messages import message_in

DEVICES = pytest.mark.parametrize("device", [DESK, PHONE], ids=["desk", "phone"])


def counted(visitor: Visitor, count: int, title: str) -> str:
    return visitor.words("web-counted-title", count=count, title=title) if count else title


def as_read(face: dict[str, Any], names: list[str]) -> str:
    """What the log of the first seat says of it."""
    return catalogue("en", "tokaido").say(message_in(face), names, 0)


def section(visitor: Visitor, key: str) -> Locator:
    return visitor.page.locator("section").filter(has=visitor.heading(key))


def waits(host: Person, guest: Person, for_host: bool) -> str:
    """A table of two where one has to move, and the other not."""
    table = for_two(host, guest)
    with host.sit_at(table) as own, guest.sit_at(table) as other:
        asked, idle = (own, other) if for_host else (other, own)
        play_together([own, other], lambda line: line is asked and asked.is_asked() and not idle.is_asked())
    return table


def answer(person: Person, table: str) -> None:
    """Until somebody else is asked."""
    with person.sit_at(table) as line:
        while line.is_asked():
            line.move(a_stride(line.legal()))


@DEVICES
def test_every_page_counts_the_games_that_wait_in_its_title_and_its_icon(visit: Guests, device: Device) -> None:
    visitor, friend = visit("Usagi", device=device), visit("Momiji")
    tables = [waits(visitor.person, friend.person, for_host=True) for _ in range(2)]
    waits(visitor.person, friend.person, for_host=False)
    icon = visitor.page.locator('link[rel="icon"]')
    visitor.open("/")
    expect(visitor.page).to_have_title(counted(visitor, 2, visitor.words("web-app")))
    expect(icon).to_have_attribute("href", re.compile(r"^data:image/svg\+xml,.*%3E2%3C%2Ftext%3E"))
    for table in tables:
        answer(visitor.person, table)
    visitor.open("/rules")
    expect(visitor.page).to_have_title(re.compile(f"^{visitor.words('web-nav-rules')}"))
    expect(icon).to_have_attribute("href", re.compile(r"^/assets/favicon"))


def test_a_page_that_is_looked_at_again_counts_anew(visit: Guests) -> None:
    visitor, friend = visit("Usagi"), visit("Momiji")
    visitor.open("/")
    expect(visitor.page).to_have_title(visitor.words("web-app"))
    waits(visitor.person, friend.person, for_host=True)
    visitor.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(visitor.page).to_have_title(counted(visitor, 1, visitor.words("web-app")))


@DEVICES
def test_my_games_begin_with_what_waits_and_tell_chapter_last_line_and_since_when(
    visit: Guests, device: Device
) -> None:
    visitor, friend = visit("Usagi", device=device), visit("Momiji")
    person = visitor.person
    over, mine = finished(person), waits(person, friend.person, for_host=True)
    theirs, laid = waits(person, friend.person, for_host=False), str(person.lay()["id"])
    with person.sit_at(mine) as line:
        chapter, last = line.position["chapter"], line.log[-1]["message"]
    visitor.open("/games")
    expect(visitor.heading("web-waiting-games", count=1)).to_be_visible()
    keys = ("web-waiting-for-you", "web-others-turn", "web-in-waiting-room", "web-finished")
    expect(visitor.page.locator("main h2")).to_have_text([visitor.words(key) for key in keys])
    for key, table in zip(keys, (mine, theirs, laid, over), strict=True):
        expect(section(visitor, key).locator(f'a[href="/t/{table}"]').first).to_be_visible()
    row = section(visitor, keys[0]).get_by_role("listitem")
    for message in (chapter, last):
        expect(row).to_contain_text(as_read(message, ["Usagi", "Momiji"]))
    expect(row.locator("time")).to_be_visible()


@DEVICES
def test_one_press_after_another_leads_through_all_games_that_wait(visit: Guests, device: Device) -> None:
    visitor, friend = visit("Usagi", device=device), visit("Momiji")
    tables = [waits(visitor.person, friend.person, for_host=True) for _ in range(3)]
    visitor.open("/games")
    visitor.page.locator(".page-head .btn").click()
    for table in [*tables[1:], tables[0]]:
        next_game = visitor.link("web-next-game-of", count=2, game="Tokaido")
        expect(next_game).to_have_text("2")
        expect(next_game).to_have_attribute("href", f"/t/{table}")
        next_game.click()
        assert TablePage(visitor).id == table


@DEVICES
def test_after_a_move_the_next_game_is_offered_over_the_board(visit: Guests, device: Device) -> None:
    visitor, friend = visit("Usagi", device=device), visit("Momiji")
    first, second = (waits(visitor.person, friend.person, for_host=True) for _ in range(2))
    table = TablePage(visitor, first)
    offer = visitor.page.get_by_role("complementary", name=visitor.words("web-next-game", game="Tokaido"))
    assert table.wait_for_turn()
    expect(offer).to_have_count(0)
    answer(visitor.person, first)
    expect(offer).to_be_visible()
    expect(visitor.page).to_have_title(re.compile(r"^\(1\) "))
    offer.get_by_role("link").click()
    assert TablePage(visitor).id == second


def test_who_stays_is_offered_nothing_until_the_next_turn_is_over(visit: Guests) -> None:
    visitor, friend = visit("Usagi"), visit("Momiji")
    first, _ = (waits(visitor.person, friend.person, for_host=True) for _ in range(2))
    table = TablePage(visitor, first)
    assert table.wait_for_turn()
    answer(visitor.person, first)
    visitor.press("web-next-game-stay")
    expect(visitor.button("web-next-game-stay")).to_have_count(0)
    answer(friend.person, first)
    assert table.wait_for_turn()
    expect(visitor.button("web-next-game-stay")).to_have_count(0)
    answer(visitor.person, first)
    expect(visitor.button("web-next-game-stay")).to_be_visible()


def test_where_nothing_else_waits_nothing_is_offered(visit: Guests) -> None:
    visitor = visit("Usagi")
    table = TablePage(visitor, with_bots(visitor.person))
    assert table.wait_for_turn()
    expect(visitor.page).to_have_title(re.compile(r"^\(1\) "))
    expect(visitor.page.locator("header .next")).to_have_count(0)
