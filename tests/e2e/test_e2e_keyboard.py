"""A game without a pointer. The focus can always be seen and is never lost."""

from itertools import cycle

from e2e.conftest import Guests
from e2e.every_page import Tables, as_host
from e2e.laying import ON_THE_LAST_LEG, for_two
from e2e.table_page import TablePage
from e2e.visitor import Visitor
from playwright.sync_api import Locator, expect

FOCUS = """() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return "lost to the body";
    if (!focused.matches(":focus-visible")) return `not visible: ${focused.outerHTML.slice(0, 120)}`;
    const probe = document.body.appendChild(document.createElement("i"));
    probe.style.color = "var(--c-focus)";
    const colour = getComputedStyle(probe).color;
    probe.remove();
    const rings = [focused, ...focused.querySelectorAll("*"), focused.closest("label, fieldset")].filter(Boolean);
    const shown = rings.some((each) => {
        const style = getComputedStyle(each);
        const outlined = style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2;
        const drawn = each instanceof SVGGeometryElement && style.stroke === colour
            && parseFloat(style.strokeWidth) >= 2
            && each.checkVisibility({ opacityProperty: true, visibilityProperty: true });
        return outlined || drawn;
    });
    return shown ? "seen" : `without a ring: ${focused.outerHTML.slice(0, 120)}`;
}"""
MANY = 60  # presses of Tab: more than any page has stops before its main thing


class Keys:
    """Somebody who uses nothing but the keyboard."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = visitor.page

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)

    def check_focus(self) -> None:
        """It is seen, at the latest when the page has come to rest."""
        self.page.wait_for_function(f"() => ({FOCUS})() === 'seen'")

    def check_focus_while_playing(self) -> None:
        """When the game is over its page comes, on which nothing has the focus yet."""
        over = self.visitor.words("table-score-sheet")
        is_over = f"[...document.querySelectorAll('h2')].some((each) => each.textContent.trim() === {over!r})"
        self.page.wait_for_function(f"() => {is_over} || ({FOCUS})() === 'seen'")

    def tab_to(self, wanted: Locator) -> None:
        for _ in range(MANY):
            if wanted.evaluate("element => element === document.activeElement"):
                return
            self.press("Tab")
            self.check_focus()
        raise AssertionError(f"Tab does not lead to {wanted}")


def test_a_game_by_keyboard_from_the_home_page_to_the_score_sheet(visit: Guests) -> None:
    visitor = visit()
    keys = Keys(visitor)
    visitor.open("/")
    expect(visitor.play_button("tokaido")).to_be_visible()
    keys.tab_to(visitor.play_button("tokaido"))
    keys.press("Enter")
    table = TablePage(visitor)

    keys.tab_to(visitor.button("table-tools"))
    keys.press("Enter")
    pace = visitor.page.get_by_role("radio", name=visitor.words("table-pace-normal"))
    expect(pace).to_be_checked()
    keys.tab_to(pace)
    keys.press("ArrowRight")
    keys.press("ArrowRight")
    expect(visitor.page.get_by_role("radio", name=visitor.words("table-pace-at-once"))).to_be_checked()
    keys.press("Escape")
    expect(visitor.page.get_by_role("dialog")).to_have_count(0)
    keys.check_focus()

    table.wait_for_bots()
    by_number = cycle([True, False])

    def move() -> None:
        choose_by_number(table, keys) if next(by_number) else choose_by_arrows(table, keys)
        keys.check_focus()
        keys.press("Enter")
        table.wait_until_done()
        keys.check_focus_while_playing()

    keys.tab_to(table.legal.first)
    table.play_begin_and_end(move, ON_THE_LAST_LEG)
    keys.tab_to(visitor.button("table-rematch"))


def choose_by_number(table: TablePage, keys: Keys) -> None:
    number = min(9, table.legal.count())
    keys.press(str(number))
    expect(table.chosen).to_have_count(1)


def choose_by_arrows(table: TablePage, keys: Keys) -> None:
    """The list is entered with Tab or, from nowhere, with an arrow; the arrows walk in it."""
    keys.tab_to(table.legal.first)
    for _ in range(table.legal.count() // 2):
        keys.press("ArrowDown")
        keys.check_focus()
    keys.press("Enter")
    expect(table.chosen).to_have_count(1)


def test_question_mark_asks_why_not_and_escape_goes_back(visit: Guests, tables: Tables) -> None:
    visitor = as_host(visit(), tables)
    keys = Keys(visitor)
    table = TablePage(visitor, tables.barred)
    keys.tab_to(table.legal.first)
    keys.press("?")
    expect(table.dialog).to_be_visible()
    expect(table.dialog).to_contain_text(visitor.words("table-why-clause"))
    keys.check_focus()
    keys.press("Escape")
    expect(table.dialog).to_have_count(0)
    keys.check_focus()


def test_u_takes_a_move_back(visit: Guests) -> None:
    visitor = visit("Momiji")
    keys = Keys(visitor)
    other = visit("Kitsune")
    page = TablePage(visitor, for_two(visitor.person, other.person))
    keys.tab_to(page.legal.first)
    keys.press("1")
    keys.press("Enter")
    expect(page.confirm_button).to_have_count(0)
    page.wait_until_done()
    keys.press("u")
    page.wait_for_turn()
    expect(page.legal).to_have_count(2)


def test_the_log_is_one_stop_and_walked_through_with_the_arrows(visit: Guests, tables: Tables) -> None:
    visitor = as_host(visit(), tables)
    keys = Keys(visitor)
    lines = TablePage(visitor, tables.road).log
    expect(lines.nth(1)).to_be_visible()
    keys.tab_to(lines.first)
    keys.press("ArrowDown")
    expect(lines.nth(1)).to_be_focused()
    keys.press("Tab")
    assert not visitor.page.evaluate("document.activeElement.closest('.log') !== null")
    keys.press("Shift+Tab")
    expect(lines.nth(1)).to_be_focused()
