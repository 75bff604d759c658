"""Planning in Shogun: laid at will on one's own board, sent as one, and seen by nobody before its time."""

import json

import pytest
from e2e.axe import violations
from e2e.checks import bare_text, layout
from e2e.conftest import Guests
from e2e.contexts import DESK, PHONE, Device
from e2e.every_page import SHOGUN
from e2e.house import House
from e2e.laying import asks, waiting_for, with_bots
from e2e.phone import PhoneTable
from e2e.planning_page import Planners, PlanPage, against_bots
from e2e.test_e2e_heights import LAPTOP, SIDEWAYS, TABLET, UPRIGHT
from e2e.tiny_table import Listening
from playwright.sync_api import expect

from chabudai.core.languages import LANGUAGES

OUT_OF_SIGHT = """all => all.filter((each) => {
    const { left, right, top, bottom } = each.getBoundingClientRect();
    const under = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return !each.contains(under);
}).map((each) => each.textContent.trim())"""
CUT = "all => all.filter((each) => each.scrollHeight > each.clientHeight + 1).map((each) => each.textContent)"


class Room:
    """Two who plan in browsers, and a third person's line."""

    def __init__(self, house: House, visit: Guests) -> None:
        self.visit = visit
        self.planners = Planners(house)
        self.line = self.planners.people[2].sit_at(self.planners.table)

    def page(self, seat: int | None, device: Device = DESK, language: str = "en", learns: bool = False) -> PlanPage:
        """None: of somebody who only watches."""
        visitor = self.visit(device=device, language=language, settings={"aid": {"on": learns}})
        if seat is not None:
            visitor.be(self.planners.people[seat].secret())
        return PlanPage(visitor, self.planners.table)


@pytest.fixture
def room(house: House, visit: Guests) -> Room:
    return Room(house, visit)


def test_of_a_plan_others_learn_that_it_is_ready_and_nothing_else(room: Room) -> None:
    """S-16.3: nothing comes over their lines while it is laid, and when it is sent always the same bytes."""
    writer, rival, watcher = room.page(0), room.page(1), room.page(None)
    sent: list[str] = []
    writer.page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(str(frame))))
    writer.page.reload()
    expect(writer.space("bid")).to_be_visible()
    others = Listening(room.line, [rival, watcher])  # type: ignore[list-item]
    one, other = writer.provinces[:2]
    heard = []
    for bid, taxed in (("chest-2", one), ("chest-0", other)):
        writer.lay(bid, "bid")
        writer.lay(taxed, "tax")
        writer.lay_rest()
        assert others.hear() == [[], []]
        writer.send()
        news = others.hear()
        writer.change()
        writer.shows(bid=bid, tax=taxed)
        heard.append((news, others.hear()))
        writer.space("bid").press("Delete")
        writer.space("tax").press("Delete")
        assert others.hear() == [[], []]
    assert heard[0] == heard[1]
    assert [[len(news) for news in told] for told in heard[0]] == [[1, 1], [1, 1]]
    assert {json.loads(frame)["type"] for frame in sent} <= {"foresee", "move", "undo", "ping"}
    assert sum('"move"' in frame for frame in sent) == 2


def test_cards_are_dragged_swapped_put_back_and_the_plan_is_sent_changed_and_opened(room: Room) -> None:
    mouse, other = room.page(0), room.page(1)
    one, two, three = mouse.provinces[:3]
    mouse.drag(mouse.card(one), mouse.space("tax"))
    mouse.drag(mouse.card(two), mouse.space("castle"))
    mouse.shows(tax=one, castle=two)
    mouse.drag(mouse.space("tax"), mouse.space("castle"))
    mouse.shows(tax=two, castle=one)
    mouse.drag(mouse.card(three), mouse.space("castle"))
    mouse.shows(castle=three)
    mouse.drag(mouse.space("castle"), mouse.page.locator("[data-hand] h2").first)
    mouse.shows(castle=None)
    mouse.back_button.click()
    mouse.shows(castle=three)
    assert violations(mouse.visitor) == []
    expect(mouse.confirm_button).to_have_attribute("aria-disabled", "true")
    mouse.lay_rest()
    mouse.send()
    for page in (mouse, other):
        page.shows_ready("Hana")
    mouse.change()
    other.shows_ready()
    mouse.drag(mouse.space("castle"), mouse.space("tax"))
    mouse.send()

    other.lay_rest()
    other.send()
    plan = room.line.position["view"]["planning"]
    provinces = list(plan["provinces"])
    spaces = [*plan["spaces"][1:]]
    orders = [f"plan {name}" for name in provinces[: 10 - 4]]
    room.line.move("bid 0", *orders, *["blank"] * (len(spaces) - len(orders)))
    mouse.hear_until(lambda position: position["view"]["planning"] is None)
    board = mouse.visitor.heard.position()["view"]["players"][0]["board"]
    assert (board["tax"]["province"], board["castle"]["province"]) == (three, two)
    foreign = mouse.visitor.heard.position()["view"]["players"][1]["board"]
    assert {card["card"] for space, card in foreign.items() if not card["open"]} == {"covered"}


def test_a_plan_is_laid_by_keys_alone_and_every_space_says_what_would_come_of_it(room: Room) -> None:
    page = room.page(0)
    one, two = page.provinces[:2]
    tax = page.planning["provinces"][one]["tax"]
    page.card(one).focus()
    page.page.keyboard.press("Enter")
    free = page.page.locator("[data-space]:focus")
    expect(free).to_have_count(1)
    page.space("tax").focus()
    expect(page.space("tax")).to_contain_text(page.words("plan-tax", chests=tax))
    page.page.keyboard.press("Enter")
    page.shows(tax=one)
    expect(page.page.locator("[data-hold]:focus")).to_have_count(1)
    page.card(two).focus()
    page.page.keyboard.press("ArrowRight")
    expect(page.card(two)).not_to_be_focused()
    page.page.keyboard.press("ArrowLeft")
    expect(page.card(two)).to_be_focused()
    page.page.keyboard.press("Enter")
    page.page.keyboard.press("1")
    expect(page.page.locator(f"[data-card='{two}']")).to_have_count(1)
    page.page.keyboard.press("u")
    expect(page.page.locator(f"[data-card='{two}']")).to_have_count(0)
    page.space("tax").focus()
    page.page.keyboard.press("Delete")
    page.shows(tax=None)


def test_a_plan_stays_in_the_browser_and_that_of_the_last_round_is_offered_again(
    house: House, visit: Guests
) -> None:
    visitor = visit("Momiji")
    page = PlanPage(visitor, against_bots(visitor.person))
    taxed = page.provinces[0]
    page.lay(taxed, "tax")
    page.page.reload()
    page.shows(tax=taxed)
    expect(page.helper("last")).to_have_count(0)
    page.lay_rest()
    page.confirm_button.click()
    page.hear_until(lambda position: position["view"]["phase"] != "planning")
    page.meanwhile(until=asks("prompt-bid"))
    kept = taxed in page.provinces
    page.helper("last").click()
    if kept:
        page.shows(tax=taxed)
    expect(page.helper("last")).to_have_attribute("aria-disabled", "true")


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_a_plan_is_laid_by_touch_card_first_or_space_first(room: Room, language: str) -> None:
    page = room.page(0, PHONE, language)
    one, two = page.provinces[:2]
    page.card(one).tap()
    page.space("tax").tap()
    page.shows(tax=one)
    page.space("rice").tap()
    page.choices.locator(f"[data-action='lay {two} rice']").tap()
    page.shows(rice=two)
    expect(page.choices).to_have_count(0)
    phone = PhoneTable(page.visitor)
    phone.open_tab("mine")
    rows = phone.dialog.locator("[data-plan-list] > li")
    expect(rows).to_have_count(11)
    expect(rows.filter(has_text=page.words(f"province-{one.replace('_', '-')}"))).to_have_count(1)
    phone.close_sheet()
    page.lay_rest()
    page.send()


def test_the_planning_board_fits_a_phone_and_no_word_of_it_is_bare(room: Room) -> None:
    page = room.page(0, PHONE, "pseudo")
    for laid in range(2):
        assert bare_text(page.visitor) == []
        assert layout(page.visitor, 360, 390) == []
        page.visitor.as_it_came()
        if laid == 0:
            page.card(page.provinces[0]).click()


def test_on_a_phone_cards_are_seen_whole_while_the_question_says_what_it_is_good_for(room: Room) -> None:
    page = room.page(0, PHONE, "cs", learns=True)
    expect(page.page.locator("[data-aid]")).to_be_visible()
    card, foot = page.card(page.provinces[0]).bounding_box(), page.prompt.bounding_box()
    assert card is not None
    assert foot is not None
    assert card["y"] + card["height"] <= foot["y"]
    assert page.card(page.provinces[0]).evaluate_all(OUT_OF_SIGHT) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_phone_on_its_side_shows_all_spaces_the_chests_and_the_way_to_send_at_once(
    room: Room, language: str
) -> None:
    page = room.page(0, SIDEWAYS, language)
    page.lay(page.provinces[0], "castle")
    assert layout(page.visitor, (844, 390)) == []
    for part in ("[data-space]", ".purse b", "[data-prompt] [aria-keyshortcuts=Enter]"):
        assert page.page.locator(part).evaluate_all(OUT_OF_SIGHT) == []


@pytest.mark.parametrize("device", [PHONE, SIDEWAYS])
def test_a_phone_reads_all_warnings_over_the_spaces_and_folds_them_away(visit: Guests, device: Device) -> None:
    """S-8.4: of the twelve chests of five players four are bid, and all orders that cost something cost twelve."""
    visitor = visit("Momiji", device=device, language="hu")
    page = PlanPage(visitor, with_bots(visitor.person, 5, game="shogun", options={"setup": "fixed"}))
    page.lay("chest-4", "bid")
    costly = ("castle", "temple", "theatre", "deploy5", "deploy3", "deploy1_move")
    for province, space in zip(page.provinces, costly, strict=False):
        page.lay(province, space)
    warned = page.page.locator(".doubts [data-doubt]")
    expect(warned.first).to_be_hidden()
    way = page.page.get_by_role("button", name=page.words("plan-doubts-count", count=warned.count()), exact=True)
    way.tap()
    for warning in warned.all():
        warning.scroll_into_view_if_needed()
        expect(warning).to_be_in_viewport()
    assert layout(page.visitor, (device.width, device.height)) == []
    way.tap()
    expect(warned.first).to_be_hidden()


def test_what_would_come_of_an_order_is_never_cut_short(room: Room) -> None:
    """S-8.16: all provinces that armies may go to are named."""
    page = room.page(0, LAPTOP, "hu")
    for province in page.provinces:
        page.card(province).click()
        expect(page.choices.locator("[data-action$=' battle_a'] em")).to_be_visible()
        assert page.choices.locator("em").evaluate_all(CUT) == []
        page.card(province).click()


# What a small card says below its own edge.
BELOW = """said => said.filter((each) => each.scrollHeight > each.clientHeight + 1
    || each.getBoundingClientRect().bottom > each.closest("button").getBoundingClientRect().bottom)
    .map((each) => each.textContent.trim())"""


def test_a_whole_plan_is_listed_with_what_would_come_of_it(room: Room) -> None:
    page = room.page(0)
    page.lay_rest()
    rows = page.choices.locator("[data-action^='at ']")
    expect(rows).to_have_count(11)
    assert page.page.locator("[data-space] .brief").evaluate_all(BELOW) == []
    rows.nth(0).click()
    expect(page.page.locator("[data-space][aria-pressed=true]")).to_have_count(1)


LEAST_MAP = 420  # pixels, as the guide to the look asks


@pytest.mark.parametrize("learns", [False, True])
def test_the_map_is_as_large_whatever_is_held_or_laid_and_no_button_moves(visit: Guests, learns: bool) -> None:
    """S-8.4: of the twelve chests of five players four are bid, so that some orders are doubtful too."""
    visitor = visit("Momiji", device=LAPTOP, settings={"aid": {"on": learns}})
    page = PlanPage(visitor, with_bots(visitor.person, 5, game="shogun", options={"setup": "fixed"}))
    costly = ("castle", "temple", "theatre", "deploy5", "deploy3", "deploy1_move")
    for screen in (LAPTOP, DESK, TABLET, UPRIGHT):
        visitor.take_up(screen)
        before = lies(page)
        page.lay("chest-4", "bid")
        for province, space in zip(page.provinces, costly, strict=False):
            page.card(province).click()
            assert lies(page) == before
            page.space(space).click()
            assert lies(page) == before
        if screen in (LAPTOP, DESK):
            assert before[0]["height"] >= LEAST_MAP
        for space in ("bid", *costly):
            page.space(space).press("Delete")
        assert lies(page) == before


def lies(page: PlanPage) -> list[dict[str, float]]:
    """The size of the map, and where the buttons of the prompt stand."""
    page.page.evaluate("new Promise(requestAnimationFrame).then(() => new Promise(requestAnimationFrame))")
    places: list[dict[str, float]] = page.page.evaluate("""() => {
        const boxes = [...document.querySelectorAll("[data-planning-map], [data-prompt] .acts .btn")];
        return boxes.map((each) => {
            const { left, right, width, height } = each.getBoundingClientRect();
            return each.matches(".btn") ? { left, right } : { left, right, width, height };
        });
    }""")
    return places


@pytest.mark.parametrize(("language", "asked"), [("en", "bid"), ("hu", "battle")])
def test_beside_the_map_of_five_nothing_of_the_round_or_the_year_lies_below_the_edge(
    visit: Guests, language: str, asked: str
) -> None:
    """While all plan, and in a round, when the cards that give the turn order stand with the players."""
    visitor = visit("Momiji", language=language)
    page = PlanPage(visitor, waiting_for(visitor.person, asks(f"prompt-{asked}"), "plan", 5, **SHOGUN))
    for tab, last in (("board-tab-round", "board-specials"), ("board-tab-year", "board-most")):
        page.tab(tab).click()
        column = page.page.locator(".beside-board")
        expect(column.get_by_role("heading", name=page.words(last))).to_be_visible()
        assert column.evaluate("column => column.scrollHeight - column.clientHeight") <= 0
        expect(column).to_be_in_viewport(ratio=1)


def test_the_planning_board_fits_large_and_low_screens(room: Room) -> None:
    page = room.page(0, language="hu")
    page.card(page.provinces[0]).click()
    assert layout(page.visitor, 1440, (1280, 720), 1200) == []
