"""Friends at one table: two browsers, one link."""

import re

from e2e.conftest import Guests
from e2e.table_page import TablePage
from e2e.visitor import Visitor
from e2e.waiting_room import NewTable, WaitingRoom
from playwright.sync_api import expect

MARKUP = "<img src=x onerror=alert(1)>"
CLANS = ("koi", "lotus", "turtle", "dragonfly", "bonsai")
HOST, FRIEND = "<b>Momiji</b>", "<i>Kitsune</i>"


def test_everybody_sits_down_as_whom_they_like_before_the_game_begins(visit: Guests) -> None:
    """R-3.2: the clans sit in the order of their honor."""
    host = visit("Hana", language="cs")
    words = host.words.of("rising_sun")
    laid = host.person.lay("rising_sun", seats=5, bots=["novice"] * 3)
    room = WaitingRoom(host, f"/t/{laid['id']}")
    chairs = host.page.locator(".chair")
    expect(chairs.locator(".role")).to_have_text([words(f"clan-{clan}") for clan in CLANS])
    room.sit(4, words("clan-bonsai"))
    expect(chairs.nth(4)).to_contain_text("Hana")
    room.sit(1, words("clan-lotus"))
    expect(chairs.nth(1)).to_contain_text("Hana")
    expect(chairs.nth(1).locator(".crest use")).to_have_attribute("href", re.compile("clan-lotus$"))
    expect(chairs.nth(4)).not_to_contain_text("Hana")
    guest = visit("Petr", language="hu")
    WaitingRoom(guest, f"/t/{laid['id']}")
    there = guest.page.locator(".chair").nth(1).get_by_role("button")  # nobody sits down on somebody
    expect(there).to_have_count(1)
    expect(there).to_have_accessible_name(guest.words("web-about", name="Hana"))


def test_who_plays_against_bots_lays_the_table_on_the_seat_they_like(visit: Guests) -> None:
    """S-3.2: with the seat goes the colour."""
    host = visit("Hana")
    host.open("/new?game=shogun&seats=3")
    words = host.words.of("shogun")
    host.button("web-sit-here-as", number=3, role=words("daimyo-yellow")).click()
    for place in (0, 1):
        host.page.locator(".chairs select").nth(place).select_option("novice")
    host.press("web-create-and-start")
    table = TablePage(host)
    assert host.heard.position()["view"]["seat"] == 2
    expect(table.player("Hana")).to_contain_text(words("daimyo-yellow"))


def test_friends_meet_by_link_talk_and_play(visit: Guests) -> None:
    host, friend = visit(HOST), visit()
    new = NewTable(host)
    new.seats(2)
    new.switch_on("option-gastronomy")
    link = new.create().link()

    room = WaitingRoom(friend, link)
    room.sit_down_as(FRIEND)
    expect(host.page.get_by_text(FRIEND, exact=True).first).to_be_visible()
    expect(friend.page.get_by_text(HOST, exact=True).first).to_be_visible()
    room.say(MARKUP)
    expect(host.page.get_by_role("log").get_by_text(MARKUP)).to_be_visible()

    WaitingRoom(host).start()
    tables = [TablePage(host), TablePage(friend)]
    for _ in range(8):
        play_one_move(tables)
    tables[0].tab("table-chat").click()
    tables[1].tab("table-chat").click()
    tables[0].say("Nice walk")
    expect(friend.page.get_by_role("log", name=friend.words("table-chat")).get_by_text("Nice walk")).to_be_visible()
    for visitor, other in ((host, FRIEND), (friend, HOST)):
        expect(visitor.page.get_by_role("button").filter(has_text=other).first).to_be_visible()
        assert has_only_our_elements(visitor), "a name or a message became an element"


def play_one_move(tables: list[TablePage]) -> None:
    """Whoever is asked walks on."""
    first, second = tables
    waiting = [first.page.get_by_text(first.words(key)) for key in ("table-others-line", "table-ready-line")]
    expect(first.asked.or_(waiting[0]).or_(waiting[1]).first).to_be_visible()
    (first if first.asked.is_visible() else second).stride()


def has_only_our_elements(visitor: Visitor) -> bool:
    return bool(visitor.page.evaluate("!document.querySelector('img[src=x], [data-user] b b, [data-user] i')"))
