"""Battles told over the board: after each one, own or others', with a way on; a war and a round as a whole."""

import re
from collections import Counter

from e2e.axe import violations
from e2e.checks import bare_text, layout
from e2e.conftest import Guests
from e2e.contexts import DESK, PHONE, Device
from e2e.every_page import RISING
from e2e.house import House
from e2e.laying import asks, walk_until, with_bots
from e2e.rising_page import Court, RisingPage
from e2e.test_e2e_rising_sun_rooms import DRAGONFLY, KOI, LOTUS, at_war
from e2e.test_e2e_shogun import ShogunPage, in_round, laid, may_attack
from e2e.visitor import NEXT_FRAME
from playwright.sync_api import expect
from server.people import Line

MOVING = Device(still=False)
WORD = ("promise spare_in_betray", "promise spare_in_betray", "secretly")  # R-29.N.9: in war nothing but promises


def fight_on(court: Court) -> tuple[int, str]:
    """The battle that is fought now is decided over the lines; its number and its province."""
    battle = court.lines[KOI].position["view"]["battle"]
    season = court.lines[KOI].position["view"]["season"]
    while True:
        court.hear()
        view = court.lines[KOI].position["view"]
        if view["season"] != season or view["battle"] is None or view["battle"]["number"] != battle["number"]:
            return battle["number"], battle["province"]
        asked = next(line for line in court.lines if line.is_asked())
        asked.move(*bid(asked) if asks("prompt-bid")(asked) else asked.legal()[:1])


def bid(line: Line) -> list[str]:
    """A coin on the first advantage."""
    return [line.legal()[1], "coins 0", "coins 0", "coins 0"]


def title_of(page: RisingPage, province: str) -> str:
    return page.words("war-told-title", province=page.words(f"province-{province}"))


def go_through(page: RisingPage, key: str) -> list[str]:
    """What is told until there is no more of it, by this key."""
    heard = []
    while page.go_on.count():
        heard.append(str(page.told.first.get_attribute("aria-label")))
        page.page.keyboard.press(key)
        page.page.evaluate(NEXT_FRAME)
    return heard


def test_every_battle_is_told_to_all_who_play_with_a_way_on_and_a_tab_to_open_it_again(
    house: House, visit: Guests
) -> None:
    """R-18.5, R-20: to those who fought and to who did not, on a desk and on a phone; by Enter and by Escape."""
    court = Court(house, visit)
    fighting = at_war(court)
    [other] = {KOI, LOTUS, DRAGONFLY} - set(fighting)
    own, beside, phone = court.page(fighting[0]), court.page(other), court.page(fighting[1], PHONE, "pseudo")
    number, province = fight_on(court)
    for page, key in ((own, "Enter"), (beside, "Escape")):
        expect(page.go_on).to_be_visible()
        expect(page.bids).to_be_visible()
        expect(page.page.locator("[data-spoken]")).to_contain_text(title_of(page, province))
        assert violations(page.visitor) == []
        assert layout(page.visitor, 1440, (1280, 720)) == []
        page.visitor.as_it_came()
        told = go_through(page, key)
        assert told[0] == title_of(page, province)
        expect(page.told).to_have_count(0)
        page.page.locator("[data-told-tab='whole'], [data-tales]").first.click()
        page.told.locator(f"[data-told-tab='{number}']").click()
        expect(page.told).to_have_attribute("aria-label", title_of(page, province))
        page.go_on.click()
        expect(page.told).to_have_count(0)
    goes_on = court.lines[KOI].position["view"]["phase"] == "war"
    if goes_on:
        court.act(other, f"offer {fighting[1] + 1}", *WORD)
    expect(phone.go_on).to_be_visible()
    assert bare_text(phone.visitor) == []
    assert layout(phone.visitor, 360, 390) == []
    phone.visitor.as_it_came()
    while phone.go_on.count():
        expect(phone.pending).to_have_count(0)  # what waits lies over nothing that is told
        phone.go_on.tap()
        phone.page.evaluate(NEXT_FRAME)
    expect(phone.told).to_have_count(0)
    expect(phone.pending).to_have_count(1 if goes_on else 0)


def test_who_answers_need_not_go_on_first(house: House, visit: Guests) -> None:
    """Being told holds up nobody: a choice of the list closes it."""
    court = Court(house, visit)
    at_war(court)
    pages = [court.page(seat) for seat in (KOI, LOTUS, DRAGONFLY)]
    fight_on(court)
    court.hear()
    asked = next(seat for seat, line in enumerate(court.lines) if line.is_asked())
    page = pages[asked]
    expect(page.told).to_be_visible()
    page.choices.locator("[data-action]").first.click()
    expect(page.told).to_have_count(0)


def points_of_war(log: list[dict[str, object]]) -> Counter[int]:
    """What the first war of a game brought each seat, by its log."""
    events = [dict(line["event"]) for line in log]  # type: ignore[call-overload]
    names = [event["event"] for event in events]
    gained: Counter[int] = Counter()
    for event in events[names.index("war-begins") : names.index("cleanup")]:
        if event["event"] in ("points", "points-taken"):
            gained[event["seat"]] += event["points"]
        if event["event"] == "points-taken":
            gained[event["owner"]] -= event["points"]
    return gained


def test_who_comes_back_is_told_the_war_as_one_with_every_province_and_who_got_points(visit: Guests) -> None:
    """R-17.5; and once it was told, loading the page anew tells nothing."""
    visitor = visit("Momiji")
    table = RisingPage(visitor, with_bots(visitor.person, **RISING))
    table.go_away()
    with visitor.person.sit_at(table.id) as line:
        assert walk_until(line, lambda now: asks("prompt-tea")(now) and now.position["view"]["season"] == "summer")
        gained = points_of_war(line.log)
    table.come_back()
    expect(table.told).to_have_attribute(
        "aria-label", table.words("war-whole-title", season=table.words("season-spring"))
    )
    expect(table.told.locator("[data-field]")).to_have_count(5)  # with three players
    for seat, points in gained.items():
        if points:
            shown = table.told.locator(f"[data-gains='{seat}'] strong").inner_text()
            assert int(re.sub(r"[^\d−]", "", shown).replace("−", "-")) == points
    table.go_on.click()
    expect(table.told).to_have_count(0)
    table.page.reload()
    assert table.wait_for_turn()
    expect(table.told).to_have_count(0)


def test_after_a_round_of_shogun_each_of_the_ten_orders_is_told_beside_what_was_fought(visit: Guests) -> None:
    """S-8: on the desk, in one place, and the bid with them; while the next plan is made it can be opened again."""
    visitor = visit("Momiji")
    name, _ = laid(visitor, may_attack)
    table = ShogunPage(visitor, name)
    table.go_away()
    now = visitor.heard.position()["view"]["round"]
    with visitor.person.sit_at(name) as line:
        assert walk_until(line, in_round(now + 1, asks("prompt-bid")), "plan")
    table.come_back()
    expect(table.told.locator("[data-orders] li")).to_have_count(11)
    assert violations(visitor) == []
    assert layout(visitor, 1440, (1280, 720)) == []
    visitor.as_it_came()
    covered = table.prompt.evaluate("""prompt => {
        const { x, y, width, height } = prompt.getBoundingClientRect();
        return !prompt.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    }""")
    assert not covered
    table.go_on.click()
    expect(table.told).to_have_count(0)
    again = table.page.locator("[data-recall]")
    for device in (DESK, PHONE):
        visitor.take_up(device)
        again.click()
        expect(table.told.locator("[data-orders] li")).to_have_count(11)
        table.page.keyboard.press("Escape")
        expect(table.told).to_have_count(0)
        expect(again).to_be_focused()


def test_the_cubes_of_a_battle_fall_for_who_likes_motion(visit: Guests) -> None:
    """S-9.2: as many as were thrown."""
    visitor = visit("Momiji", device=MOVING)
    name, targets = laid(visitor, may_attack)
    table = ShogunPage(visitor, name)
    [province] = [
        each["label"]["values"]["province"]
        for each in visitor.heard.position()["menu"]
        if each["action"] == targets[0]
    ]
    table.choices.locator(f"[data-action='{targets[0]}']").click()
    table.confirm_and_fight()
    table.turn_to_battle(table.words(province))
    thrown = int(table.told.locator(".cut p").inner_text().split()[0])
    assert table.told.locator(".into").count() == thrown > 0
    visitor.in_a_window(1280, 720)
    expect(table.told.locator(".goes")).to_be_in_viewport(ratio=1)
    lowest = "each => each.getBoundingClientRect().bottom"
    assert table.told.locator(".verdict").evaluate(lowest) <= table.told.evaluate(lowest)
