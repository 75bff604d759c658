"""Accounts in real browsers: kept games, other devices, recovery, merging, passkeys, and going for good."""

import re

import pytest
from e2e.account_page import PASSWORD, AccountPage, registered
from e2e.axe import violations_by_day_and_night
from e2e.checks import layout, widths
from e2e.conftest import Guests
from e2e.contexts import DESK, PHONE, Device
from e2e.laying import for_two, with_bots
from e2e.table_page import TablePage
from e2e.visitor import Visitor
from playwright.sync_api import expect

from chabudai.server.people.sessions import device_of

MY_GAMES = re.compile(r"/games$")
AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


def device_of_page(visitor: Visitor) -> str:
    """The browser in two words, as it says of itself."""
    return device_of(visitor.page.evaluate("navigator.userAgent"))


def give_authenticator(visitor: Visitor) -> None:
    """In place of one that an earlier visitor of the same tab had."""
    visitor.tools.send("WebAuthn.disable")
    visitor.tools.send("WebAuthn.enable")
    visitor.tools.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})


def expect_games(visitor: Visitor, *tables: str) -> None:
    """On the page of one's own games, and no others."""
    expect(visitor.page).to_have_url(MY_GAMES)
    rows = visitor.page.locator("main li a.btn[href^='/t/']")
    expect(rows).to_have_count(len(tables))
    assert {str(each.get_attribute("href")) for each in rows.all()} == {f"/t/{table}" for table in tables}


def test_who_keeps_a_game_plays_it_on_a_second_device_and_finds_it_after_a_log_in(visit: Guests) -> None:
    first = visit("Usagi")
    table = TablePage(first, with_bots(first.person))
    assert table.wait_for_turn()
    table.play()
    first.open("/games")
    first.link("web-keep-games").click()
    account = AccountPage(first, None)
    account.keep_games("Usagi")
    assert len(set(account.codes())) == 10
    expect(first.page.locator("#recovery-codes")).to_be_focused()
    link = account.make_link()

    second = visit()
    AccountPage(second, link)
    expect(second.page).to_have_url(re.compile(r"/account$"))
    second.press("web-come-in-do")
    expect(second.page.get_by_text(second.words("web-come-in-waits", name="Usagi"))).to_be_visible()
    question = first.words("web-device-asks", device=device_of_page(second))
    expect(first.page.get_by_text(question)).to_be_visible()
    first.press("web-device-yes")
    expect_games(second, table.id)
    expect(first.page.get_by_text(first.words("web-device-in"))).to_be_visible()
    assert TablePage(second, table.id).wait_for_turn()

    again = AccountPage(second)
    again.log_out()
    second.expect_complaint("account/log-in")
    again.log_in("Usagi", "wrong horse")
    problem = second.words("error-log-in", left=4).split(".")[0]
    again.expect_problem(again.field("web-password", again.panel("web-log-in")), problem)
    again.log_in("uSAGI")
    expect_games(second, table.id)


def test_a_link_that_is_refused_lets_nobody_in(visit: Guests) -> None:
    first, other = visit("Momiji"), visit()
    link = AccountPage(first).make_link()
    AccountPage(other, link)
    other.expect_complaint("links/take")
    other.press("web-come-in-do")
    first.press("web-device-no")
    expect(first.page.get_by_text(first.words("web-device-refused"))).to_be_visible()
    expect(other.page.get_by_role("alert")).to_have_text(other.words("error-token"))
    assert other.page.evaluate("fetch('/api/me').then((answer) => answer.json())") == {"me": None}


def test_a_recovery_code_opens_the_account_once_with_a_new_password(visit: Guests) -> None:
    visitor = visit()
    person, codes = registered(visitor.server, "Hana")
    table = with_bots(person)
    account = AccountPage(visitor)
    visitor.press("web-lost-code")
    visitor.expect_complaint("account/recover")
    name = account.field("web-log-in-name", account.panel("web-recover"))
    expect(name).to_be_focused()
    name.fill("Hana")
    account.field("web-new-password").fill("eight pine trees")
    code = account.field("web-recovery-code")
    code.fill("aaaa-bbbb-cccc-dddd")
    visitor.press("web-set-password-do")
    account.expect_problem(code, visitor.words("error-recovery", left=4).split(".")[0])
    code.fill(codes[0].upper().replace("-", " "))
    visitor.press("web-set-password-do")
    expect_games(visitor, table)
    left = AccountPage(visitor).panel("web-codes")
    expect(left).to_contain_text(visitor.words("web-codes-left", count=9))


def test_the_games_of_the_guest_are_offered_after_the_log_in_and_where_both_sit_is_said(visit: Guests) -> None:
    visitor = visit("Kitsune")
    person, _ = registered(visitor.server, "Tanuki")
    both = for_two(person, visitor.person)
    played = with_bots(visitor.person)
    AccountPage(visitor).log_in("Tanuki")
    offer = AccountPage(visitor, None).panel("web-merge")
    expect(offer).to_contain_text(visitor.words("web-merge-help", count=2, name="Kitsune"))
    expect(offer).to_contain_text(visitor.words("web-merge-both", count=1))
    visitor.press("web-merge-do")
    expect(offer).to_have_count(0)
    visitor.open("/games")
    expect_games(visitor, both, played)


def test_who_goes_for_good_says_the_password_and_is_a_former_player_to_the_others(visit: Guests) -> None:
    visitor, friend = visit(), visit("Petr", language="cs")
    person, _ = registered(visitor.server, "Suzume")
    for_two(friend.person, person)
    visitor.be(person.secret())
    account = AccountPage(visitor)
    panel = account.panel("web-delete")
    account.press("web-delete", panel)
    visitor.expect_complaint("account/delete")
    password = account.field("web-old-password", panel)
    password.fill("not this one")
    account.press("web-delete-do", panel)
    account.expect_problem(password, visitor.words("error-log-in", left=4).split(".")[0])
    password.fill(PASSWORD)
    account.press("web-delete-do", panel)
    expect(visitor.heading("web-keep-games")).to_be_visible()
    friend.open("/games")
    expect(friend.page.locator("main")).to_contain_text(friend.words("web-former"))


def test_a_passkey_keeps_the_games_and_logs_in_again(visit: Guests) -> None:
    """Browsers allow it on localhost, by whatever holds the key."""
    visitor = visit()
    give_authenticator(visitor)
    address = visitor.server.address.replace("127.0.0.1", "localhost")
    account = AccountPage(visitor, f"{address}/account")
    account.field("web-log-in-name", account.panel("web-keep-games")).fill("Kaede")
    visitor.press("web-keep-passkey")
    assert len(account.codes()) == 10
    passkeys = account.panel("web-passkeys")
    expect(passkeys.get_by_role("listitem")).to_have_count(1)
    account.log_out()
    visitor.press("web-log-in-passkey")
    expect(visitor.page).to_have_url(MY_GAMES)
    account = AccountPage(visitor, f"{address}/account")
    expect(visitor.page.locator("main")).to_contain_text(visitor.words("web-logs-in-as", account="kaede"))
    visitor.expect_complaint("account/passkeys")
    visitor.press("web-passkey-drop-of", device=device_of_page(visitor))
    expect(passkeys.get_by_role("alert")).to_have_text(visitor.words("error-last-passkey"))


def test_who_has_a_password_says_it_before_a_passkey_is_added(visit: Guests) -> None:
    visitor = visit()
    give_authenticator(visitor)
    person, _ = registered(visitor.server, "Fuji")
    address = visitor.server.address.replace("127.0.0.1", "localhost")
    visitor.be(person.secret(), address)
    account = AccountPage(visitor, f"{address}/account")
    panel = account.panel("web-passkeys")
    account.press("web-passkey-add", panel)
    password = account.field("web-old-password", panel)
    expect(password).to_be_focused()
    password.fill("not this one")
    visitor.expect_complaint("passkeys/options")
    account.press("web-passkey-add", panel)
    account.expect_problem(password, visitor.words("error-log-in", left=4).split(".")[0])
    password.fill(PASSWORD)
    account.press("web-passkey-add", panel)
    expect(panel.get_by_role("listitem")).to_have_count(1)
    expect(panel.get_by_role("button", name=visitor.words("web-passkey-add"), exact=True)).to_be_focused()


def test_who_is_logged_out_elsewhere_is_told_at_the_table_and_looks_on_as_nobody(visit: Guests) -> None:
    visitor = visit()
    person, _ = registered(visitor.server, "Sumire")
    visitor.be(person.secret())
    table = TablePage(visitor, with_bots(person))
    assert table.wait_for_turn()
    lines: list[str] = []
    visitor.page.on("websocket", lambda line: lines.append(line.url))
    person.post("/api/account/log-out", everywhere=True)
    expect(visitor.page.get_by_role("status").filter(has_text=visitor.words("web-signed-out"))).to_be_visible()
    table.hear_until(lambda position: position["view"]["seat"] is None)
    assert len(lines) == 1


def test_a_page_without_a_line_notices_at_the_next_press_that_one_was_logged_out(visit: Guests) -> None:
    visitor = visit()
    person, _ = registered(visitor.server, "Ayame")
    visitor.be(person.secret())
    account = AccountPage(visitor)
    person.post("/api/account/log-out", everywhere=True)
    visitor.expect_complaint("account/links")
    account.press("web-device-show", account.panel("web-other-device"))
    expect(visitor.page.get_by_role("status").filter(has_text=visitor.words("web-signed-out"))).to_be_visible()
    expect(visitor.heading("web-keep-games")).to_be_visible()


@pytest.mark.parametrize("device", [DESK, PHONE], ids=["desk", "phone"])
def test_the_page_of_who_registered_is_in_order(visit: Guests, device: Device) -> None:
    visitor = visit(device=Device(device.width, device.height, device.touch, theme="system"))
    person, _ = registered(visitor.server, f"Ume {device.width}")
    visitor.be(person.secret())
    account = AccountPage(visitor)
    account.make_link()
    account.press("web-delete", account.panel("web-delete"))
    faults = violations_by_day_and_night(visitor) + layout(visitor, *widths(visitor))
    assert not faults, "\n".join(faults)


def test_who_closes_the_question_of_the_browser_is_told_that_nothing_was_kept(visit: Guests) -> None:
    visitor = visit()
    visitor.prepare("navigator.credentials.create = () => Promise.reject(new DOMException('', 'NotAllowedError'))")
    address = visitor.server.address.replace("127.0.0.1", "localhost")
    account = AccountPage(visitor, f"{address}/account")
    account.field("web-log-in-name", account.panel("web-keep-games")).fill("Botan")
    visitor.press("web-keep-passkey")
    expect(account.panel("web-keep-games").get_by_role("alert")).to_have_text(visitor.words("web-passkey-none"))
    expect(account.field("web-log-in-name", account.panel("web-keep-games"))).to_have_value("Botan")
