"""Whoever is asked again is told what the others did meanwhile: beside the board, on it, in the log, once aloud."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from e2e.conftest import Guests
from e2e.contexts import DESK, PHONE, Device
from e2e.every_page import CASTLE
from e2e.laying import doing_something, with_bots
from e2e.phone import PhoneTable
from e2e.table_page import TablePage
from e2e.visitor import Visitor
from playwright.sync_api import Locator, expect
from server.people import Line, Person

ROAD = "tokaido"
BEGINS = {ROAD: "moves", CASTLE: "takes"}
FIRST_QUESTION = {ROAD: "prompt-move", CASTLE: "prompt-take"}


def tales(line: Line, game: str) -> list[int]:
    """Who had a turn since the host's last one, in order."""
    turns = [told["event"]["seat"] for told in line.log if told["event"]["event"] == BEGINS[game]]
    own = len(turns) - 1 - turns[::-1].index(0) if 0 in turns else None
    return [] if own is None else turns[own + 1 :]


def asked_again(host: Person, game: str) -> tuple[str, list[int], list[str]]:
    """A table that begins a turn of the host after two to five turns of others; whose, and what they are called."""
    table = with_bots(host, seats=4, game=game)
    with host.sit_at(table) as line:
        while True:
            line.wait_for(Line.is_asked)
            is_first = line.position["prompt"]["key"] == FIRST_QUESTION[game]
            if is_first and 2 <= len(tales(line, game)) <= 5:
                return table, tales(line, game), [seat["name"] for seat in line.table["seats"]]
            legal = doing_something(line.legal())
            line.move(legal[len(legal) // 2])


class Meanwhile:
    """What a page tells of it."""

    def __init__(self, visitor: Visitor, table: str) -> None:
        self.page = visitor.page
        self.words = visitor.words
        self.touch = visitor.device.touch
        self.table = PhoneTable(visitor, table) if self.touch else TablePage(visitor, table)
        self.panel = self.page.get_by_role("region", name=self.words("table-since"), exact=True)
        self.lines = self.panel.locator("[data-since]")
        self.numbers = self.page.locator("[data-tale]")
        self.back = visitor.button("table-since-back")
        self.announced = self.page.get_by_role("log", name=self.words("table-log"), exact=True)

    def press(self, target: Locator) -> None:
        target.tap() if self.touch else target.click()

    def on_board(self) -> set[tuple[str | None, str | None]]:
        """The numbers that can be seen, with the colours of their seats."""
        return {(each.get_attribute("data-tale"), each.get_attribute("data-s")) for each in self.numbers.all()}

    def in_lines(self) -> set[tuple[str | None, str | None]]:
        return {(each.get_attribute("data-since"), each.get_attribute("data-s")) for each in self.lines.all()}

    def open_log(self) -> None:
        if isinstance(self.table, PhoneTable):
            self.table.open_tab("log")

    def choose(self) -> None:
        self.table.choose_in_list() if isinstance(self.table, PhoneTable) else self.table.choose()


@pytest.mark.parametrize("device", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("game", [ROAD, CASTLE])
def test_whoever_is_asked_again_is_told_what_the_others_did_meanwhile(
    visit: Guests, game: str, device: Device
) -> None:
    visitor = visit("Momiji", device=device)
    table, movers, names = asked_again(visitor.person, game)
    told = Meanwhile(visitor, table)
    # one line for each turn, in order: with the number, who, and how the points changed
    expect(told.lines).to_have_count(len(movers))
    for line, mover in zip(told.lines.all(), movers, strict=True):
        expect(line).to_contain_text(names[mover])
        expect(line.locator("strong")).not_to_be_empty()
    # the board bears the same numbers in the same colours
    assert told.on_board()
    assert told.on_board() <= told.in_lines()
    # readers of the screen hear it once
    expect(told.announced).to_contain_text(names[movers[-1]])
    assert told.announced.inner_text().count(told.words("table-since")) == 1
    # a press shows that position, and that it is past
    then = told.words("table-since-then", name=names[movers[0]])
    told.press(told.lines.first)
    expect(told.page.get_by_text(then)).to_be_visible()
    assert {number for number, _ in told.on_board()} <= {"1"}
    told.press(told.back)
    expect(told.page.get_by_text(then)).to_have_count(0)
    expect(told.table.asked).to_be_visible()
    # the log has a line where the reader's last turn ends
    told.open_log()
    expect(told.page.locator("[data-yours]")).to_have_count(1)
    if isinstance(told.table, PhoneTable):
        told.table.close_sheet()
    # with the first choice it is one line, and the board is free
    told.choose()
    expect(told.lines).to_have_count(0)
    expect(told.panel.locator("[aria-expanded=false]")).to_be_visible()
    expect(told.numbers).to_have_count(0)


def test_the_count_of_new_lines_stands_on_the_tab_until_they_are_read(visit: Guests) -> None:
    visitor = visit("Momiji", device=PHONE)
    table, _, _ = asked_again(visitor.person, CASTLE)
    told = Meanwhile(visitor, table)
    assert isinstance(told.table, PhoneTable)
    pip = told.table.tabs.locator(".pip")
    assert int(pip.inner_text().split()[-1]) > 1
    told.open_log()
    expect(pip).to_have_count(0)


def sentences(visitor: Visitor) -> Callable[[], list[str]]:
    """What the prompt has said from now on."""
    visitor.page.evaluate("""() => {
        window.said = [];
        const note = () => window.said.push(document.querySelector("[data-prompt] .sentence")?.textContent.trim());
        new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true });
    }""")
    return lambda: visitor.page.evaluate("window.said")


def test_the_turn_of_a_rival_that_the_rules_play_is_followed_on_a_phone_too(visit: Guests) -> None:
    """It comes in the same message as what the reader did: that is seen first."""
    visitor = visit("Momiji", device=replace(PHONE, still=False))
    table = with_bots(visitor.person, seats=1, game=CASTLE)
    told = Meanwhile(visitor, table)
    said = sentences(visitor)
    moves = told.words.of(CASTLE)("table-moves", name=told.words.of(CASTLE)("seat-neutral"))
    while not visited(visitor.heard.frames):
        assert isinstance(told.table, PhoneTable)
        told.table.choose_in_list()
        told.table.confirm()
        expect(told.table.asked).to_be_visible()
    expect(told.lines).to_have_count(1)
    expect(told.lines.first).to_contain_text(told.words.of(CASTLE)("seat-neutral"))
    assert moves in said()


def visited(frames: list[str]) -> bool:
    return any("visitor-takes" in frame for frame in frames)
