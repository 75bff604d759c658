"""Shogun in a browser: a battle from the map to the tower, winter, a phone, the last round to the score sheet."""

import re

import pytest
from e2e.checks import in_a_window, layout
from e2e.conftest import Guests
from e2e.contexts import DESK, PHONE, Device
from e2e.every_page import SHOGUN
from e2e.laying import Wanted, asks, waiting_for, with_bots
from e2e.listener import Listener
from e2e.phone import PhoneTable
from e2e.planning_page import PlanPage
from e2e.table_page import TablePage
from e2e.test_e2e_first_visit import score_sheet
from e2e.test_e2e_heights import LAPTOP, SIDEWAYS, TABLET, UPRIGHT
from e2e.visitor import NEXT_FRAME, Visitor
from playwright.sync_api import Locator, expect
from server.people import Line

from chabudai.core.languages import LANGUAGES

# In the middle of what is seen of a province nothing else may lie; where it does, further out.
WHERE_IT_CAN_BE_TAPPED = """target => {
    const { left, top, width, height } = target.getBoundingClientRect();
    const shares = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8];
    const spots = shares.flatMap((down) => shares.map((across) => [left + width * across, top + height * down]));
    const isFree = ([x, y]) => document.elementFromPoint(x, y)?.closest("[data-action]") === target;
    return spots.find(isFree) ?? [];
}"""
ON_TOSA = """chip => {
    const tosa = document.querySelector("[data-thing=tosa]");
    const { left, right, top, bottom } = chip.getBoundingClientRect();
    const toMap = tosa.getScreenCTM().inverse();
    const steps = [...Array(21).keys()];
    return steps.some((across) => steps.some((down) => {
        const x = left + ((right - left) * across) / 20;
        const y = top + ((bottom - top) * down) / 20;
        return tosa.isPointInFill(new DOMPoint(x, y).matrixTransform(toMap));
    }));
}"""
UNDER_THE_CHANCES = """() => {
    const panel = document.querySelector("[data-odds]")?.getBoundingClientRect();
    const isBeside = ({ left, right, top, bottom }) =>
        left >= panel.right || right <= panel.left || top >= panel.bottom || bottom <= panel.top;
    const isUnder = (box) => panel && panel.width > 0 && !isBeside(box);
    const targets = [...document.querySelectorAll(".ground [data-action]")];
    return targets.filter((each) => isUnder(each.getBoundingClientRect())).map((each) => each.dataset.action);
}"""
CUBES = "all => all.map((heap) => [heap.querySelectorAll('.cube').length, Number(heap.dataset.cubes)])"
SMALL_LETTERS = """all => all.map((text) => {
    const { a, b } = text.getScreenCTM();
    return [parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b), text.textContent];
}).filter(([size]) => size < 10.95)"""


class ShogunPage(PlanPage):
    @property
    def board(self) -> Locator:
        return self.page.get_by_role("group", name=self.words("board-map-sun"), exact=True)

    def on_map(self, action: str) -> Locator:
        return self.board.locator(f"[data-action='{action}']")

    def confirm_and_fight(self) -> None:
        """An attack, and whatever is asked until it is decided."""
        before = self.visitor.heard.position()["n"]
        while True:
            self.confirm_button.click()
            self.wait_until_asked_anew(before)
            if asked(self) not in ("prompt-attack", "prompt-extra"):
                return
            before = self.visitor.heard.position()["n"]
            self.choose()

    def turn_to_battle(self, province: str) -> None:
        """Where more than one was fought meanwhile, all are told as one: to one of them by its line."""
        expect(self.told).to_be_visible()
        if self.told.locator("[data-fights]").count() > 0:
            self.told.locator("[data-fights] button").filter(has_text=province).first.click()
        expect(self.told).to_contain_text(province)

    def answer(self) -> None:
        """By mouse: a plan card by card, anything else from the middle of the list."""
        if self.planning:
            self.lay_rest()
            self.confirm()
        else:
            self.stride()


def attacks(line: Line) -> list[str]:
    """The attacks among what may be chosen."""
    keys = ("label-march-attack", "label-march-neutral")
    menu = line.position["menu"]
    return [each["action"] for each in menu if each["refusal"] is None and each["label"]["key"] in keys]


def may_attack(line: Line) -> bool:
    return asks("prompt-battle")(line) and bool(attacks(line))


def in_round(number: int, wanted: Wanted) -> Wanted:
    return lambda line: wanted(line) and line.position["view"]["round"] == number


def laid(visitor: Visitor, wanted: Wanted, toward: str = "plan") -> tuple[str, list[str]]:
    """A table that waits for the visitor as wanted, and the attacks to be chosen from there."""
    table = waiting_for(visitor.person, wanted, toward, **SHOGUN)
    with visitor.person.sit_at(table) as line:
        return table, attacks(line)


def test_an_attack_is_chosen_on_the_map_with_its_chances_and_the_tower_is_told(visit: Guests) -> None:
    """S-8.16, S-9, S-11.3"""
    visitor = visit("Momiji")
    name, targets = laid(visitor, may_attack)
    table = ShogunPage(visitor, name)
    drawn = visitor.page.locator("[data-odds] li")
    expect(drawn).to_have_count(len(targets))
    menu = visitor.heard.position()["menu"]
    [province] = [each["label"]["values"]["province"] for each in menu if each["action"] == targets[0]]
    table.on_map(targets[0]).click()
    expect(table.prompt).to_contain_text(re.compile(r"\d+%"))
    expect(visitor.page.locator("[data-odds] .meant")).to_have_count(1)
    table.confirm_and_fight()
    table.turn_to_battle(table.words(province))
    expect(table.told).to_contain_text(table.words("board-against"))
    expect(table.told.locator("[data-before]")).to_contain_text(re.compile(r"\d+\s?%"))  # what was foretold
    expect(table.told.get_by_role("link").first).to_have_text(re.compile(r"S-9\.\d+"))
    drawn_cubes = table.told.locator("[data-cubes]").evaluate_all(CUBES)
    assert drawn_cubes
    assert all(drawn == told for drawn, told in drawn_cubes)
    assert table.told.locator(".into").count() == 0  # without motion a count tells how many fell
    thrown = table.told.locator(".cut p").inner_text()
    assert re.match(r"\d+ in, \d+ out, \d+ left inside", thrown)
    while table.go_on.count():
        visitor.page.keyboard.press("Escape")
        visitor.page.evaluate(NEXT_FRAME)
    expect(table.told).to_have_count(0)
    if visitor.heard.position()["view"]["phase"] == "actions":  # whoever plans has the board full of cards
        visitor.page.locator("[data-tales]").click()
        expect(table.told).to_be_visible()


def test_winter_says_who_goes_hungry_and_is_told_step_by_step(visit: Guests) -> None:
    """S-12"""
    visitor = visit("Momiji")
    name, _ = laid(visitor, asks("prompt-revolt"), toward="")  # who plans nothing goes hungry
    table = ShogunPage(visitor, name)
    missing = table.words("board-hunger-missing")
    expect(visitor.page.get_by_role("columnheader", name=missing, exact=True)).to_be_visible()
    expect(visitor.page.locator(".beside-board li[aria-current=step]")).to_be_visible()
    while asked(table) == "prompt-revolt":
        table.wait_for_turn()  # the one before is told over the map
        table.board.locator("[data-action^='face'][aria-pressed]").first.click()
        before = visitor.heard.position()["n"]
        table.confirm_button.click()
        table.wait_until_asked_anew(before)
    expect(table.told).to_be_visible()
    expect(table.told).to_contain_text(table.words("board-winter-points"))
    expect(table.told.locator("tbody tr")).to_have_count(3)  # what each of them got, and for what


def asked(table: TablePage) -> str | None:
    prompt = table.visitor.heard.position()["prompt"]
    return prompt["key"] if prompt else None


def test_a_phone_attacks_by_tapping_a_province(visit: Guests) -> None:
    visitor = visit("Momiji", device=PHONE)
    name, targets = laid(visitor, may_attack)
    table = PhoneTable(visitor, name)
    fold = visitor.button("table-since-fold")
    if fold.count():  # what the others did covers half of the map
        fold.tap()
    spot = visitor.page.locator(f"[data-rises] [data-action='{targets[0]}']").evaluate(WHERE_IT_CAN_BE_TAPPED)
    visitor.page.touchscreen.tap(*spot)
    expect(table.prompt).to_contain_text(re.compile(r"\d+%"))
    assert visitor.page.evaluate(UNDER_THE_CHANCES) == []


def test_the_chances_of_an_attack_lie_over_nothing_that_may_be_chosen(visit: Guests) -> None:
    """On the map; where no sea is free the list says them."""
    visitor = visit("Momiji")
    table, choices = laid(visitor, may_attack)
    page = ShogunPage(visitor, table)
    for screen in (DESK, LAPTOP, TABLET, UPRIGHT, SIDEWAYS, PHONE):
        visitor.take_up(screen)
        for action in choices:
            page.choices.locator(f"[data-action='{action}']").or_(page.on_map(action)).first.dispatch_event("click")
            expect(page.on_map(action)).to_have_attribute("aria-pressed", "true")
            assert page.page.evaluate(UNDER_THE_CHANCES) == [], f"{action} on {screen}"
            page.page.keyboard.press("Escape")


def test_the_button_to_the_last_battle_covers_nothing_of_tosa(visit: Guests) -> None:
    visitor = visit("Momiji")
    name, _ = laid(visitor, in_round(2, may_attack))
    ShogunPage(visitor, name)
    chip = visitor.page.locator("[data-tales]")
    expect(chip).to_be_visible()
    for language in LANGUAGES:
        visitor.chooses_elsewhere(language)
        for screen in (DESK, LAPTOP, TABLET, UPRIGHT):
            in_a_window(visitor, screen.width, screen.height)
            assert chip.evaluate(ON_TOSA) is False, (language, screen)


@pytest.mark.parametrize("device", [PHONE, SIDEWAYS, UPRIGHT, DESK])
def test_pictures_of_the_rules_have_letters_that_can_be_read(visit: Guests, device: Device) -> None:
    visitor = visit(device=device, language="hu")
    visitor.open("/rules/shogun")
    expect(visitor.page.locator("figure text").first).to_be_visible()
    assert visitor.page.locator("figure text").evaluate_all(SMALL_LETTERS) == []


def test_the_moon_side_marks_what_lies_in_another_region_and_fits_every_screen(visit: Guests) -> None:
    """S-3.1, with five players"""
    visitor = visit("Momiji", language="hu")
    moon = {"game": "shogun", "options": {"side": "moon"}, "seats": 5}
    table = ShogunPage(visitor, waiting_for(visitor.person, asks("prompt-draft"), **moon))
    expect(visitor.page.locator("[data-rises] [data-moved]")).to_have_count(8)
    told = visitor.page.locator(".beside-board li[data-explains^='province:']")
    expect(told).to_have_count(8)
    told.filter(has_text=table.words("province-sanuki")).hover()
    sun_side = table.words("board-explain-moon", region=table.words("region-purple"))
    expect(visitor.page.get_by_text(sun_side)).to_be_visible()
    visitor.page.mouse.move(0, 0)
    assert layout(visitor, 1440, (1280, 720), 1200) == []
    visitor.take_up(PHONE)
    assert layout(visitor, 360, 390, (844, 390)) == []


def test_a_whole_game_of_three_by_ear_and_keyboard_on_the_sun_side(visit: Guests) -> None:
    """S-4.1: a plan is laid card by card, as the list of choices reads them out; later ones begin with the last."""
    visitor = visit("Momiji")
    table = ShogunPage(visitor, with_bots(visitor.person, **SHOGUN))
    listener = Listener(visitor)
    ready = visitor.page.locator("[aria-keyshortcuts=Enter][aria-disabled=false]")

    def answer() -> None:
        if visitor.heard.position()["view"]["planning"]:
            if table.helper("last").count():
                table.helper("last").press("Enter")
                expect(table.helper("last")).to_have_attribute("aria-disabled", "true")
            while ready.count() == 0:
                listener.press(*map(str, listener.choices()[:1]))
        else:
            listener.press(str(listener.choices()[0]))
        listener.press("Enter")
        table.wait_until_done()

    assert table.play_until_over(answer) >= 6
    assert visitor.words("table-score-sheet") in listener.hears("main")


def test_a_game_by_mouse_its_begin_and_its_end_leads_to_a_score_sheet_that_adds_up(visit: Guests) -> None:
    """S-13"""
    visitor = visit("Momiji")
    table = ShogunPage(visitor, with_bots(visitor.person, **SHOGUN))
    table.play_begin_and_end(table.answer, end=in_round(7, asks("prompt-bid")), first=2)
    sheet = score_sheet(table)
    assert len(sheet["total"]) == 3
    for place, total in enumerate(sheet["total"]):
        assert sum(row[place] for row in sheet["rows"]) == total
