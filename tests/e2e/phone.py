"""The table on a phone: everything is tapped, and what has no room stands behind a tab."""

from e2e.table_page import TablePage
from e2e.visitor import Visitor
from playwright.sync_api import Locator, expect


class PhoneTable(TablePage):
    def __init__(self, visitor: Visitor, table: str | None = None) -> None:
        super().__init__(visitor, table)
        self.tabs = self.page.get_by_role("navigation", name=self.words("table-tabs"), exact=True)
        self.by_list = False

    @property
    def targets(self) -> Locator:
        """What may be chosen on the board, or on the cards that lie on it."""
        return self.page.locator("[data-chooses]:not([data-choices])").locator("[aria-pressed]")

    def open_tab(self, name: str) -> None:
        self.tabs.get_by_role("button", name=self.words(f"table-tab-{name}")).tap()
        expect(self.dialog).to_be_visible()

    def close_sheet(self) -> None:
        self.dialog.get_by_role("button", name=self.words("web-close"), exact=True).tap()
        expect(self.dialog).to_have_count(0)

    def tap_a_move(self) -> None:
        """Now on the board, now in the list."""
        by_list, self.by_list = self.by_list, not self.by_list
        self.choose_in_list() if by_list else self.choose_on_board()
        self.confirm()

    def choose_on_board(self) -> None:
        """What is in sight; the rest of a board that is larger than the screen is found by dragging."""
        expect(self.targets.first).to_be_visible()
        seen = [target for target in self.targets.all() if self.is_in_sight(target)]
        seen[len(seen) // 2].tap() if seen else self.choose_in_list()

    def is_in_sight(self, target: Locator) -> bool:
        """Whether a finger in its middle would touch it."""
        return bool(
            target.evaluate("""target => {
                const { x, y, width, height } = target.getBoundingClientRect();
                return target.contains(document.elementFromPoint(x + width / 2, y + height / 2));
            }""")
        )

    def choose_in_list(self) -> None:
        self.open_tab("choices")
        choice = self.legal.nth(self.legal.count() // 2)
        adds_up = choice.get_attribute("data-adds") is not None
        choice.tap()
        if adds_up:  # something else might be added
            self.close_sheet()
        expect(self.dialog).to_have_count(0)

    def confirm(self) -> None:
        expect(self.confirm_button).to_have_attribute("aria-disabled", "false")
        self.confirm_button.tap()
        self.wait_until_done()

    def hurry_bots(self) -> None:
        self.visitor.button("table-tools").tap()
        self.dialog.get_by_text(self.words("table-pace-at-once"), exact=True).tap()
        expect(self.dialog.get_by_role("radio", name=self.words("table-pace-at-once"))).to_be_checked()
        self.close_sheet()
        self.wait_for_bots()
