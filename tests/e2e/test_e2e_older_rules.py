"""A table whose rules have changed since: its story is told, its board is not laid, nobody is in a dead end."""

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from e2e.axe import violations
from e2e.checks import bare_text, layout, reported, widths
from e2e.conftest import Guests
from e2e.contexts import DESK, PHONE, Device
from e2e.house import House
from e2e.laying import finished, with_bots
from e2e.table_page import TablePage
from e2e.visitor import Visitor
from playwright.sync_api import Locator, expect
from server.luck import Luck
from server.people import Person

SQLITE = b"SQLite format 3"


class Older:
    """A house in which games were begun before the rules changed."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.host = Person(house, "Momiji")
        self.running = with_bots(self.host)
        self.finished = finished(self.host, public=True)
        house.kill()
        change_the_rules(house.data)
        house.start()

    def open(self, visit: Guests, table: str, **wanted: object) -> Visitor:
        visitor = visit(house=self.house, **wanted)
        visitor.be(self.host.secret())
        visitor.open(f"/t/{table}")
        expect(story(visitor)).to_be_visible()
        return visitor


def change_the_rules(data: Path) -> None:
    """To the server it looks as if all its games had been begun under the rules before those of today, and as if
    these dealt otherwise."""
    [file] = [each for each in data.rglob("*") if each.is_file() and each.read_bytes().startswith(SQLITE)]
    with sqlite3.connect(file) as database:
        database.execute("UPDATE tables SET rules = rules - 1, seed = seed || '1'")


@pytest.fixture(scope="module")
def older(tmp_path_factory: pytest.TempPathFactory, luck: Luck) -> Iterator[Older]:
    with luck.of("tables of older rules"), House(tmp_path_factory.mktemp("older") / "data") as house:
        yield Older(house)


def story(visitor: Visitor) -> Locator:
    return visitor.heading("table-older-story")


def chapters(visitor: Visitor) -> Locator:
    return visitor.page.locator("details summary")


def test_a_game_that_was_running_is_over_and_its_story_is_told_by_chapters(visit: Guests, older: Older) -> None:
    visitor = older.open(visit, older.running)
    expect(visitor.heading("table-older-ended")).to_be_visible()
    expect(visitor.page.get_by_text(visitor.words("table-older-differs", move=0))).to_be_visible()
    expect(chapters(visitor).first).to_have_text(visitor.words("chapter-setting-out"))
    expect(visitor.link("table-replay")).to_have_count(0)
    with visitor.page.expect_download() as download:
        visitor.link("table-download").click()
    assert '"moves"' in Path(download.value.path()).read_text()


def test_a_finished_game_keeps_its_winner_and_offers_no_replay(visit: Guests, older: Older) -> None:
    visitor = older.open(visit, older.finished)
    ranking = visitor.page.get_by_role("list", name=visitor.words("table-ranking"), exact=True)
    expect(ranking.get_by_role("img", name=visitor.words("table-winner"), exact=True)).to_be_visible()
    visitor.open(f"/t/{older.finished}/replay?at=3")
    expect(story(visitor)).to_be_visible()
    expect(visitor.page.get_by_role("slider")).to_have_count(0)


def test_people_talk_on_and_a_new_game_with_bots_alone_begins_at_once(visit: Guests, older: Older) -> None:
    visitor = older.open(visit, older.running)
    visitor.page.get_by_role("textbox", name=visitor.words("table-chat-write")).fill("Again?")
    visitor.press("table-chat-send")
    expect(visitor.page.get_by_role("log", name=visitor.words("table-chat"))).to_contain_text("Again?")
    visitor.press("table-older-again")
    again = TablePage(visitor)
    assert again.wait_for_turn()
    assert again.id != older.running
    visitor.person.post(f"/api/tables/{again.id}/leave")  # else it would be their turn in the other tests


def test_my_games_show_it_as_ended(visit: Guests, older: Older) -> None:
    visitor = older.open(visit, older.running)
    visitor.open("/games")
    finished = visitor.page.locator("section").filter(has=visitor.heading("web-finished"))
    expect(finished.get_by_text(visitor.words("web-outdated"), exact=True)).to_be_visible()
    expect(visitor.heading("web-waiting-for-you")).to_have_count(0)


@pytest.mark.parametrize("device", [DESK, PHONE], ids=["desk", "phone"])
def test_every_word_of_the_page_is_translated_and_inside_the_window(
    visit: Guests, older: Older, device: Device
) -> None:
    found = {}
    for name, table in (("ended", older.running), ("finished", older.finished)):
        visitor = older.open(visit, table, device=device, language="pseudo")
        found[name] = [*bare_text(visitor), *layout(visitor, *widths(visitor))]
    assert not any(found.values()), reported(found)


@pytest.mark.parametrize("device", [DESK, PHONE], ids=["desk", "phone"])
def test_axe_finds_nothing_serious_on_the_page(visit: Guests, older: Older, device: Device) -> None:
    visitor = older.open(visit, older.finished, device=device, language="cs")
    assert not violations(visitor)
