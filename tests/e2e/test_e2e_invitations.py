"""Tables for invited people in real browsers: laying one, inviting, coming by a personal link, declining."""

import re

from e2e.account_page import registered
from e2e.axe import violations_by_day_and_night
from e2e.checks import layout, widths
from e2e.conftest import Guests
from e2e.contexts import DESK, PHONE, Device
from e2e.laying import for_two
from e2e.visitor import Visitor
from playwright.sync_api import Locator, expect

SYSTEM = {"theme": "system"}


def panel(visitor: Visitor, key: str) -> Locator:
    return visitor.page.locator("section.panel").filter(has=visitor.heading(key))


def invited_rows(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("list", name=visitor.words("web-invited-people")).get_by_role("listitem")


def lay_for_invited(visitor: Visitor) -> str:
    visitor.open("/new")
    visitor.pick("web-who-may-come", visitor.words("web-by-invitation"))
    visitor.press("web-create-table-do")
    expect(visitor.heading("web-invite-people")).to_be_visible()
    return visitor.page.url.split("/t/")[1]


def expect_well_laid(visitor: Visitor) -> None:
    assert layout(visitor, *widths(visitor)) == []
    assert violations_by_day_and_night(visitor) == []


def test_a_friend_comes_by_a_personal_link_and_nobody_else_does(visit: Guests) -> None:
    host = visit("Usagi", settings=SYSTEM)
    lay_for_invited(host)
    assert host.page.get_by_role("textbox", name=host.words("web-invite-link")).count() == 0
    host.press("web-make-link")
    link = host.page.get_by_role("textbox", name=host.words("web-invited-link")).input_value()
    expect(invited_rows(host)).to_have_text([re.compile(re.escape(host.words("web-invited-link")))])
    expect_well_laid(host)

    friend = visit(device=PHONE, settings=SYSTEM)
    friend.expect_complaint("403")
    friend.open(link)
    expect(friend.heading("web-you-are-invited")).to_be_visible()
    expect(friend.page).to_have_url(re.compile(r"/t/\w+$"))
    expect_well_laid(friend)
    friend.page.get_by_label(friend.words("web-nickname")).fill("Kitsune")
    friend.press("web-take-invitation")
    friend.page.get_by_role("button", name=friend.words("web-sit-down"), exact=True).first.click()
    expect(friend.button("web-leave")).to_be_visible()
    expect(invited_rows(host)).to_have_count(0)
    expect(host.page.locator(".chair").get_by_text("Kitsune")).to_be_visible()

    other = visit("Tanuki")
    other.expect_complaint("403|404")
    other.open(link)
    other.press("web-take-invitation")
    expect(other.heading("web-invited-only")).to_be_visible()
    expect(other.page.get_by_text(other.words("error-no-invitation"))).to_be_visible()


def test_an_acquaintance_finds_the_invitation_among_the_own_games(visit: Guests) -> None:
    host, friend = visit("Usagi"), visit("Kitsune", settings=SYSTEM)
    for_two(host.person, friend.person)
    tables = [lay_for_invited(host)]
    host.press("web-invite-one", name="Kitsune")
    expect(invited_rows(host)).to_have_count(1)
    expect(host.page.get_by_text(host.words("web-played-with-all"))).to_be_visible()
    tables.append(lay_for_invited(host))
    host.press("web-invite-one", name="Kitsune")
    expect(invited_rows(host)).to_have_count(1)

    friend.open("/games")
    rows = panel(friend, "web-invited-heading").get_by_role("listitem").filter(has_text="Usagi")
    expect(rows).to_have_count(2)
    for device in (DESK, PHONE):
        friend.take_up(Device(device.width, device.height, friend.device.touch))
        assert layout(friend, device.width) == []
    assert violations_by_day_and_night(friend) == []
    friend.button("web-decline").first.click()
    expect(rows).to_have_count(1)
    friend.button("web-sit-down").click()
    expect(friend.page).to_have_url(re.compile(f"/t/{tables[0]}"))
    expect(friend.button("web-leave")).to_be_visible()
    host.page.reload()
    expect(host.heading("web-invite-people")).to_be_visible()
    expect(invited_rows(host)).to_have_count(0)  # who declined is no longer invited


def test_an_account_is_invited_by_name_and_the_host_withdraws_it(visit: Guests) -> None:
    host = visit("Usagi")
    friend, _ = registered(host.server, "Momiji of the hill")
    table = lay_for_invited(host)
    host.page.get_by_label(host.words("web-invite-account")).fill("MOMIJI of the hill")
    host.press("web-invite-do")
    expect(invited_rows(host)).to_have_count(1)
    assert [each["table"]["id"] for each in friend.get("/api/me/invitations")["invitations"]] == [table]
    host.press("web-withdraw", name="MOMIJI of the hill")
    expect(invited_rows(host)).to_have_count(0)
    assert friend.get("/api/me/invitations") == {"invitations": []}


def test_others_may_look_on_only_as_long_as_the_host_allows_it(visit: Guests) -> None:
    host, other = visit("Usagi"), visit("Tanuki")
    table = lay_for_invited(host)
    host.switch("web-onlookers").click()
    expect(host.switch("web-onlookers")).to_be_checked()
    other.open(f"/t/{table}")
    expect(other.page.get_by_text(other.words("web-invited-only-help"))).to_be_visible()
    expect(other.button("web-sit-down")).to_have_count(0)
    other.expect_complaint("403")
    host.switch("web-onlookers").click()
    expect(other.heading("web-invited-only")).to_be_visible()
