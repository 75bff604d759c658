"""A match again: by slider and step, by link, line of the log and with anybody's eyes."""

import re
from typing import Any

from e2e.conftest import Guests
from e2e.every_page import Tables, as_host, slider
from e2e.table_page import TablePage
from e2e.visitor import Visitor
from playwright.sync_api import Locator, expect
from server.people import Person


def stops_in(log: list[dict[str, Any]]) -> list[str]:
    """Where one can stop, as addresses name it: after each move, and before each forced move that followed it."""
    parts = {line["at"]: line["part"] for line in log}
    named = [(at, [*range(parts.get(at, 0))]) for at in range(log[-1]["at"] + 1)]
    return [stop for at, before in named for stop in [*(f"at={at}&part={part}" for part in before), f"at={at}"]]


class Replay:
    def __init__(self, visitor: Visitor, address: str | None = None) -> None:
        self.visitor = visitor
        self.page = visitor.page
        if address is not None:
            visitor.open(address)
        self.slider = slider(visitor)
        expect(self.slider).to_be_visible()
        path = "/api/tables/" + re.findall(r"/t/([^/]+)/replay", self.page.url)[0]
        anybody = Person(visitor.server)
        over = anybody.get(path)["state"] == "finished"
        self.log = (anybody.get(f"{path}/log?eyes=0") if over else visitor.person.get(f"{path}/log"))["log"]
        self.stops = stops_in(self.log)
        self.end = len(self.stops) - 1
        expect(self.slider).to_have_attribute("max", str(self.end))
        controls = self.page.get_by_role("region", name=visitor.words("table-replay"), exact=True)
        self.button = lambda key: controls.get_by_role("button", name=visitor.words(key), exact=True)
        self.events = self.page.locator("a[href*='/replay?at=']")
        self.now = self.page.locator("[aria-current=step]")

    def expect_at(self, place: int) -> None:
        """The slider and, a moment later, the address."""
        expect(self.slider).to_have_value(str(place))
        expect(self.page).to_have_url(re.compile(rf"[?&]{self.stops[place]}(&eyes|$)"))

    def eyes(self, name: str) -> Locator:
        return self.page.get_by_role("radio", name=name, exact=True)


def test_the_slider_and_the_steps_lead_through_the_match(visit: Guests, tables: Tables) -> None:
    visitor = as_host(visit(), tables)
    TablePage(visitor, tables.over)
    visitor.link("table-replay").click()
    replay = Replay(visitor)
    assert replay.end > 20
    replay.expect_at(0)
    replay.button("table-step-on").click()
    replay.expect_at(1)
    replay.button("table-last").click()
    replay.expect_at(replay.end)
    replay.button("table-step-back").click()
    replay.expect_at(replay.end - 1)
    replay.slider.fill("12")
    replay.expect_at(12)
    expect(replay.now.first).to_have_attribute("href", re.compile(rf"{replay.stops[12]}&eyes"))
    replay.slider.press("ArrowRight")
    replay.expect_at(13)
    replay.button("table-first").click()
    replay.expect_at(0)
    replay.button("table-play").click()
    expect(replay.button("table-pause")).to_be_visible()
    expect(replay.slider).not_to_have_value("0")
    replay.button("table-pause").click()
    replay.events.last.click()
    replay.expect_at(replay.end)
    visitor.link("table-back-to-result").click()
    expect(TablePage(visitor).score_sheet).to_be_visible()


def test_a_link_leads_somebody_else_to_the_same_moment(visit: Guests, tables: Tables) -> None:
    visitor = as_host(visit(permissions=("clipboard-read", "clipboard-write")), tables)
    replay = Replay(visitor, f"/t/{tables.over}/replay")
    replay.slider.fill("17")
    replay.expect_at(17)
    visitor.press("table-link-here")
    expect(visitor.page.get_by_text(visitor.words("table-link-copied"))).to_be_visible()
    link = visitor.page.evaluate("navigator.clipboard.readText()")

    friend = Replay(visit(), link)
    friend.expect_at(17)
    expect(friend.eyes("Momiji")).to_be_checked()
    expect(friend.now.first).to_have_text(replay.now.first.inner_text())


def test_a_line_of_the_log_leads_to_its_position_and_back_to_the_game(visit: Guests, tables: Tables) -> None:
    visitor = as_host(visit(), tables)
    table = TablePage(visitor, tables.barred)
    assert table.wait_for_turn()
    line = table.log.nth(2)
    said, link = line.inner_text().strip(), line.get_attribute("href") or ""
    line.click()
    replay = Replay(visitor)
    replay.expect_at(replay.stops.index(link.split("?")[1]))
    expect(replay.now.filter(has_text=said)).not_to_have_count(0)
    visitor.link("table-back-to-game").click()
    assert TablePage(visitor).wait_for_turn()


def test_the_events_stand_where_the_match_is_looked_at_also_when_nothing_was_told_there(
    visit: Guests, tables: Tables
) -> None:
    visitor = as_host(visit(), tables)
    address = f"/t/{tables.castle_over}/replay"
    replay = Replay(visitor, f"{address}?at=0&eyes=0")
    told = {line["at"] for line in replay.log}
    ends = {"told": max(told), "untold": max(set(range(max(told))) - told)}
    assert ends["untold"] > 20
    for at in ends.values():
        visitor.open(f"{address}?at={at}&eyes=0")
        last = max(each for each in told if each <= at)
        expect(visitor.page.locator(f"a[href*='/replay?at={last}&']").first).to_be_in_viewport()


def test_what_is_seen_depends_on_whose_eyes_one_looks_with(visit: Guests, tables: Tables) -> None:
    visitor = as_host(visit(), tables)
    own = visitor.person.get(f"/api/tables/{tables.over}/positions/0?eyes=0")["view"]["tiles"]["own"]
    names = [re.sub(r" \(.*", "", visitor.words(f"traveler-{tile.replace('_', '-')}")) for tile in own]
    assert len(names) == 2
    replay = Replay(visitor, f"/t/{tables.over}/replay?at=0")
    expect(replay.eyes("Momiji")).to_be_checked()
    board = visitor.page.get_by_role("main").locator(":not([aria-live] *)")
    for name in names:
        expect(board.and_(visitor.page.get_by_text(name)).first).to_be_visible()
    replay.page.get_by_text(visitor.words("table-spectator"), exact=True).click()
    expect(replay.eyes(visitor.words("table-spectator"))).to_be_checked()
    expect(replay.page).not_to_have_url(re.compile("eyes="))
    for name in names:
        expect(board.and_(visitor.page.get_by_text(name))).to_have_count(0)


def test_a_walk_that_nobody_was_asked_for_is_a_line_and_a_stop_of_its_own(visit: Guests, tables: Tables) -> None:
    """T-3.4: behind the last stop before an inn there is one way on."""
    visitor = as_host(visit(), tables)
    replay = Replay(visitor, f"/t/{tables.over}/replay")
    forced = [line for line in replay.log if "forced" in line and line["part"] > 0]
    walk = next(line for line in forced if line["event"].get("seat") == line["forced"]["seat"])
    after = 1 + replay.stops.index(f"at={walk['at']}&part={walk['part'] - 1}")
    replay.slider.fill(str(after))
    replay.expect_at(after)
    expect(replay.now.first).to_contain_text(visitor.words("forced-only-way"))
    said = replay.now.first.inner_text()
    replay.button("table-step-back").click()
    replay.expect_at(after - 1)
    expect(replay.now.filter(has_text=said)).to_have_count(0)
    visitor.page.reload()
    replay.expect_at(after - 1)
