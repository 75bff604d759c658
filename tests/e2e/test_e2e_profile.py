"""Profiles in real browsers: one's own, another's, from a seat and on a phone."""

import re

import pytest
from e2e.account_page import AccountPage
from e2e.axe import violations_by_day_and_night
from e2e.checks import bare_text, layout, widths
from e2e.conftest import Guests
from e2e.contexts import DESK, PHONE, Device
from e2e.laying import finished
from e2e.visitor import Visitor
from e2e.waiting_room import WaitingRoom
from playwright.sync_api import Locator, expect


def panel(visitor: Visitor, key: str) -> Locator:
    return visitor.page.locator("section.panel").filter(has=visitor.heading(key))


def profile_of(visitor: Visitor) -> str:
    return f"/people/{visitor.person.get('/api/me')['me']['profile']}"


@pytest.mark.parametrize("device", [DESK, PHONE], ids=["desk", "phone"])
def test_a_stranger_sees_results_and_public_games_and_may_mute(visit: Guests, device: Device) -> None:
    player, reader = visit("Usagi"), visit("Kitsune", device=device, settings={"theme": "system"})
    shown, hidden = finished(player.person, public=True), finished(player.person, public=False)
    reader.open(profile_of(player))
    expect(reader.page.get_by_role("heading", name="Usagi", level=1)).to_be_visible()
    expect(panel(reader, "web-by-game")).to_contain_text(reader.words("web-profile-games", count=2))
    links = panel(reader, "web-recent-games").get_by_role("link", name=reader.words("web-replay"), exact=True)
    expect(links).to_have_count(1)
    assert hidden not in reader.page.content()
    expect(reader.button("web-mute")).to_be_visible()
    assert layout(reader, *widths(reader)) == []
    assert violations_by_day_and_night(reader) == []
    reader.press("web-mute")
    expect(reader.button("web-unmute")).to_be_visible()
    links.click()
    expect(reader.page).to_have_url(re.compile(f"/t/{shown}/replay"))


def test_ones_own_profile_leads_to_the_account_and_back(visit: Guests) -> None:
    visitor = visit("Usagi")
    AccountPage(visitor)
    visitor.link("web-own-profile").click()
    expect(visitor.page.get_by_role("heading", name="Usagi", level=1)).to_be_visible()
    expect(visitor.page.get_by_text(visitor.words("web-no-results"))).to_be_visible()
    expect(visitor.button("web-mute")).to_have_count(0)
    visitor.page.locator("main").get_by_role("link", name=visitor.words("web-account")).click()
    AccountPage(visitor, None)


def test_the_profile_of_somebody_is_found_from_their_chair(visit: Guests) -> None:
    host, guest = visit("Usagi"), visit("Kitsune")
    table = host.person.lay(seats=3)["id"]
    guest.person.post(f"/api/tables/{table}/sit")
    WaitingRoom(host, f"/t/{table}")
    host.press("web-about", name="Kitsune")
    host.link("web-see-profile").click()
    expect(host.page.get_by_role("heading", name="Kitsune", level=1)).to_be_visible()
    expect(host.page).to_have_url(re.compile(profile_of(guest)))


def test_who_is_gone_has_no_profile(visit: Guests) -> None:
    gone, reader = visit("Usagi"), visit("Kitsune")
    address = profile_of(gone)
    gone.person.post("/api/account/delete", password="")
    reader.expect_complaint("404")
    reader.open(address)
    expect(reader.heading("web-trouble-not-found")).to_be_visible()


def test_every_word_of_a_profile_comes_from_a_catalogue(visit: Guests) -> None:
    player, reader = visit("Usagi"), visit("Kitsune", language="pseudo")
    finished(player.person, public=True)
    reader.open(profile_of(player))
    expect(reader.button("web-block")).to_be_visible()
    assert bare_text(reader) == []
