"""Muting and blocking in real browsers: from a line of chat, from a seat, and undone on the account page."""

from e2e.account_page import AccountPage
from e2e.axe import violations_by_day_and_night
from e2e.checks import layout, widths
from e2e.conftest import Guests
from e2e.contexts import PHONE
from e2e.laying import for_two
from e2e.table_page import TablePage
from e2e.visitor import Visitor
from e2e.waiting_room import WaitingRoom
from playwright.sync_api import expect


def close_menu(visitor: Visitor) -> None:
    visitor.page.locator("dialog").get_by_role("button", name=visitor.words("web-close")).last.click()


def test_who_mutes_a_line_of_chat_hears_no_more_of_them_and_undoes_it_on_the_account_page(visit: Guests) -> None:
    reader, loud = visit("Usagi", device=PHONE, settings={"theme": "system"}), visit("Tanuki")
    table = reader.person.lay(seats=3)["id"]
    loud.person.post(f"/api/tables/{table}/sit")
    room, other = WaitingRoom(reader, f"/t/{table}"), WaitingRoom(loud, f"/t/{table}")
    other.say("what a noise")
    log = reader.page.get_by_role("log")
    expect(log.get_by_text("what a noise")).to_be_visible()
    log.get_by_role("button", name="Tanuki").click()
    reader.press("web-mute")
    expect(reader.page.get_by_text(reader.words("web-is-mute"))).to_be_visible()
    assert layout(reader, *widths(reader)) == []
    assert violations_by_day_and_night(reader) == []
    close_menu(reader)
    expect(log.get_by_text("what a noise")).to_have_count(0)
    other.say("still here")
    room.say("peace and quiet")
    expect(log.get_by_text("still here")).to_have_count(0)
    expect(loud.page.get_by_role("log").get_by_text("peace and quiet")).to_be_visible()
    assert not any("still here" in frame for frame in reader.heard.frames)

    account = AccountPage(reader)
    expect(account.panel("web-blocked").get_by_text("Tanuki")).to_be_visible()
    assert layout(reader, *widths(reader)) == []
    reader.press("web-unblock-one", name="Tanuki")
    expect(account.panel("web-blocked")).to_have_count(0)
    WaitingRoom(reader, f"/t/{table}")
    expect(reader.page.get_by_role("log").get_by_text("still here")).to_be_visible()


def test_somebody_who_is_blocked_at_a_seat_cannot_sit_down_at_the_next_table(visit: Guests) -> None:
    host, unwanted = visit("Usagi"), visit("Tanuki")
    TablePage(host, for_two(host.person, unwanted.person))
    host.page.locator("[data-seat='1'], [data-s='2']").first.click()
    host.press("web-about", name="Tanuki")
    host.press("web-block")
    expect(host.page.get_by_text(host.words("web-is-block"))).to_be_visible()
    unwanted.expect_complaint("403")
    unwanted.open(f"/t/{host.person.lay(seats=2)['id']}")
    unwanted.button("web-sit-down").first.click()
    expect(unwanted.page.get_by_text(unwanted.words("error-not-admitted"))).to_be_visible()
    expect(unwanted.button("web-leave")).to_have_count(0)
