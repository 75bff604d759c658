"""Looking on, leaving while a bot plays on, coming back, and playing again."""

from pathlib import Path

from e2e.conftest import Guests
from e2e.contexts import LIGHTEST
from e2e.house import House
from e2e.laying import asks, finished_by_two, for_two, play_together, walk_until, with_bots
from e2e.table_page import TablePage
from e2e.visitor import Visitor
from e2e.waiting_room import WaitingRoom
from playwright.sync_api import expect
from server.seeded_serve import IMPATIENT


def test_a_spectator_sees_the_game_and_may_not_play(visit: Guests) -> None:
    host, spectator = visit("Momiji"), visit()
    own = TablePage(host, with_bots(host.person, public=True))
    assert own.wait_for_turn()
    spectator.open("/")
    spectator.page.get_by_role("listitem").filter(has_text="Momiji").get_by_role(
        "link", name=spectator.words("web-watch")
    ).first.click()
    watched = TablePage(spectator)
    expect(watched.prompt).to_contain_text(spectator.words("table-watching-line"))
    expect(watched.choices).to_have_count(0)
    expect(watched.confirm_button).to_have_count(0)
    expect(watched.undo_button).to_have_count(0)
    expect(host.page.get_by_title(host.words("table-spectators", spectators=1))).to_be_visible()

    own.play()
    assert own.wait_for_turn()
    own.stride()
    assert own.wait_for_turn()
    expect(watched.log.first).to_have_attribute("href", own.log.first.get_attribute("href") or "")
    spectator.close()
    expect(host.page.get_by_title(host.words("table-spectators", spectators=1))).to_have_count(0)


def test_a_bot_plays_on_for_whoever_leaves_until_the_seat_is_taken_back(visit: Guests) -> None:
    leaver, friend = visit("Momiji"), visit("Kitsune")
    table = for_two(leaver.person, friend.person)
    kept, left = TablePage(friend, table), TablePage(leaver, table)
    left.open_menu()
    leaver.press("table-leave")
    expect(leaver.heading("table-leave-question")).to_be_visible()
    leaver.press("table-leave-now")
    expect(leaver.heading("web-hero")).to_be_visible()
    expect(kept.player("Momiji")).to_contain_text(friend.words("table-away-bot"))
    noted = friend.page.get_by_role("listitem")
    expect(noted.filter(has_text=friend.words("table-coming-left", name="Momiji"))).to_be_visible()

    with friend.person.sit_at(table) as line:
        line.say("pace", pace=0)
        assert walk_until(line, asks("prompt-move"))  # the bot has chosen too, or the road would not begin
    left = TablePage(leaver, table)
    expect(left.prompt).to_contain_text(leaver.words("table-substituted"))
    expect(left.legal).to_have_count(0)
    leaver.press("table-take-back")
    expect(left.prompt).not_to_contain_text(leaver.words("table-substituted"))
    expect(kept.player("Momiji")).not_to_contain_text(friend.words("table-away-bot"))
    expect(noted.filter(has_text=friend.words("table-coming-back", name="Momiji"))).to_be_visible()
    with friend.person.sit_at(table) as line, leaver.person.sit_at(table) as own:
        play_together([line, own], until=lambda now: now is own and now.is_asked())
    assert left.wait_for_turn()
    left.play()


def test_for_who_closes_the_tab_a_bot_plays_on_when_another_asks_for_it(visit: Guests, tmp_path: Path) -> None:
    with House(tmp_path / "data", **{IMPATIENT: "yes"}) as impatient:
        goes, stays = visit("Momiji", house=impatient), visit("Kitsune", house=impatient)
        table = for_two(goes.person, stays.person)
        kept = TablePage(stays, table)
        TablePage(goes, table).wait_for_turn()
        goes.open(LIGHTEST)
        kept.wait_for_turn()
        kept.play()
        stays.press("table-stand-in", name="Momiji")
        expect(kept.player("Momiji")).to_contain_text(stays.words("table-away-bot"))
        assert kept.wait_for_turn()
        stays.open(LIGHTEST)


def test_who_sits_down_by_a_link_is_here_under_the_name_on_the_chair(visit: Guests) -> None:
    host, friend = visit("Momiji"), visit()
    room = WaitingRoom(friend, f"/t/{host.person.lay(seats=3)['id']}")
    room.sit_down_as("Momiji")
    chair = friend.page.get_by_role("listitem").filter(has_text="Momiji 2")
    expect(chair).to_contain_text(friend.words("web-here"))
    expect(friend.page.get_by_role("banner")).to_contain_text("Momiji 2")
    field = friend.page.get_by_role("textbox", name=friend.words("table-chat-write"))
    field.press("Escape")
    expect(field).not_to_be_focused()


def test_staying_is_the_safe_answer(visit: Guests) -> None:
    visitor = visit("Momiji")
    table = TablePage(visitor, with_bots(visitor.person))
    table.open_menu()
    visitor.press("table-leave")
    expect(visitor.button("table-stay")).to_be_focused()
    visitor.page.keyboard.press("Enter")
    expect(table.dialog).to_have_count(0)
    assert table.wait_for_turn()


def test_two_play_again_at_the_same_table(visit: Guests) -> None:
    host, guest = visit("Momiji"), visit("Kitsune")
    old = finished_by_two(host.person, guest.person)
    for visitor in (host, guest):
        visitor.open(f"/t/{old}")
        expect(TablePage(visitor).score_sheet).to_be_visible()
    host.press("table-rematch")
    WaitingRoom(host)
    guest.link("table-rematch-offered").click()
    sit_down(guest)
    room = WaitingRoom(host)
    expect(host.page.get_by_text("Kitsune", exact=True).first).to_be_visible()
    room.start()
    tables = [TablePage(host), TablePage(guest)]
    assert tables[0].id == tables[1].id != old
    for table in tables:
        assert table.wait_for_turn()
        table.play()


def sit_down(visitor: Visitor) -> None:
    WaitingRoom(visitor)
    visitor.button("web-sit-down").first.click()
    expect(visitor.button("web-leave")).to_be_visible()
