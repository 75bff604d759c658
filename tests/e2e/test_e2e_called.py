"""Called: a real page, server and webhook. What waits is told while the page is closed, and not otherwise."""

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing

import pytest
from e2e.conftest import Guests
from e2e.house import House
from e2e.laying import for_two
from e2e.test_e2e_notices import cell
from e2e.visitor import Visitor
from playwright.sync_api import expect
from server import endpoints
from server.endpoints import Endpoint
from server.people import Person

from chabudai.server.storage.engines import FILE

SETTINGS = {"CHABUDAI_NOTICE_HOSTS": "127.0.0.1", "CHABUDAI_NOTICE_SECONDS": "0.1"}


@pytest.fixture(scope="module")
def calling(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with House(tmp_path_factory.mktemp("calling") / "data", **SETTINGS) as running:
        yield running


@pytest.fixture
def local() -> Iterator[Endpoint]:
    with endpoints.endpoint() as opened:
        yield opened


def with_webhook(visit: Guests, calling: House, local: Endpoint) -> Visitor:
    """Somebody who has set up a webhook in the page, and tried it out."""
    visitor = visit("Usagi", house=calling)
    visitor.open("/notices")
    visitor.pick("web-hook-shape", visitor.words("web-hook-json"))
    address = visitor.page.get_by_label(visitor.words("web-hook-address"), exact=True)
    address.fill(f"http://127.0.0.1:{local.port}/s3cr3t")
    visitor.press("web-hook-set")
    expect(cell(visitor, "turn", "hook")).to_be_checked()
    visitor.press("web-test-send-by", way=visitor.words("web-way-hook"))
    expect(visitor.page.get_by_role("status").filter(has_text=visitor.words("web-test-sent"))).to_be_visible()
    assert text_of(local).startswith("Chabudai reaches you")
    assert "s3cr3t" not in visitor.page.content()
    return visitor


def text_of(local: Endpoint) -> str:
    return str(json.loads(local.next().body)["text"])


def waiting_in(calling: House) -> int:
    """How many notices wait for their time."""
    with closing(sqlite3.connect(calling.data / FILE)) as database:
        return int(database.execute("SELECT count(*) FROM outbox WHERE state = 'waiting'").fetchone()[0])


def test_who_is_away_is_called_and_who_looks_at_the_table_is_not(
    visit: Guests, calling: House, local: Endpoint
) -> None:
    visitor, friend = with_webhook(visit, calling, local), Person(calling, "Momiji")
    looked_at = str(friend.lay()["id"])
    visitor.person.post(f"/api/tables/{looked_at}/sit")
    visitor.open(f"/t/{looked_at}")
    expect(visitor.page.get_by_text("Momiji").first).to_be_visible()
    friend.post(f"/api/tables/{looked_at}/start")
    expect(visitor.page.locator(".prompt").first).to_be_visible()
    elsewhere = for_two(friend, visitor.person)
    assert text_of(local).startswith("Your turn: Tokaido\nwith Momiji"), "of one table, not of two"
    with visitor.person.sit_at(elsewhere) as line:
        line.say("ping")
    while waiting_in(calling):  # what was posted is noted a moment later
        visitor.page.evaluate("0")
    assert local.posted.empty()


def test_a_notice_with_a_delay_vanishes_when_one_moves(visit: Guests, calling: House, local: Endpoint) -> None:
    visitor = with_webhook(visit, calling, local)
    delay = visitor.words(
        "web-notice-delay", kind=visitor.words("web-notice-turn"), way=visitor.words("web-way-hook")
    )
    with visitor.page.expect_response("**/api/notices"):
        visitor.page.get_by_role("combobox", name=delay, exact=True).select_option("5")
    table = for_two(Person(calling, "Momiji"), visitor.person)
    while not waiting_in(calling):  # until it was seen that somebody is asked
        visitor.page.evaluate("0")
    with visitor.person.sit_at(table) as line:
        line.move(line.legal()[0])
    while waiting_in(calling):
        visitor.page.evaluate("0")
    assert local.posted.empty()
