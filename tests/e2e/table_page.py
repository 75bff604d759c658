"""The table in a browser, in the language of the table: choose, confirm, undo, why not."""

from collections.abc import Callable
from typing import Any

from e2e.contexts import LIGHTEST
from e2e.laying import Wanted, walk_until
from e2e.visitor import NEXT_FRAME, Visitor
from playwright.sync_api import Locator, expect
from server.people import Line

MANY_MESSAGES = 10_000  # more than any game has


class TablePage:
    """Whatever is asked for again and again is found by its mark: looking for roles and names among ten thousand
    elements takes longer than drawing them."""

    def __init__(self, visitor: Visitor, table: str | None = None) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.words = visitor.words
        if table is not None:
            visitor.open(f"/t/{table}")
        self.prompt = self.page.locator("[data-prompt]")
        expect(self.prompt.or_(self.score_sheet).first).to_be_visible()
        self.id = self.page.url.split("/t/")[1].split("?")[0]

    # --- what is there -----------------------------------------------------------------------------------------

    @property
    def choices(self) -> Locator:
        return self.page.locator("[data-choices]")

    @property
    def legal(self) -> Locator:
        return self.choices.get_by_role("button").filter(has_not_text=self.words("table-barred"))

    @property
    def barred(self) -> Locator:
        return self.choices.get_by_role("button").filter(has_text=self.words("table-barred"))

    @property
    def chosen(self) -> Locator:
        return self.choices.locator("[aria-pressed=true]")

    @property
    def confirm_button(self) -> Locator:
        return self.prompt.locator("[aria-keyshortcuts=Enter]")

    @property
    def asked(self) -> Locator:
        """There while the table waits for this reader and nothing is on its way."""
        return self.prompt.locator("[aria-keyshortcuts=Enter][aria-busy=false]")

    @property
    def told(self) -> Locator:
        """What is told over the board: a battle, a war, a winter."""
        return self.page.locator("[data-told]")

    @property
    def go_on(self) -> Locator:
        """There while something is told."""
        return self.prompt.locator("[data-go-on]")

    @property
    def undo_button(self) -> Locator:
        return self.prompt.get_by_role("button", name=self.words("table-undo"), exact=True)

    @property
    def score_sheet(self) -> Locator:
        return self.page.locator("h2").get_by_text(self.words("table-score-sheet"), exact=True)

    @property
    def board(self) -> Locator:
        return self.page.get_by_role("group", name=self.words("board-road"), exact=True)

    @property
    def log(self) -> Locator:
        """The lines of the log: links to their positions."""
        return self.page.locator(f"a[href^='/t/{self.id}/replay?at=']")

    @property
    def dialog(self) -> Locator:
        return self.page.get_by_role("dialog")

    def player(self, name: str) -> Locator:
        """The panel of a player; pressing it shows everything of theirs."""
        return self.page.get_by_role("button").filter(has_text=name).first

    def tab(self, key: str) -> Locator:
        return self.page.get_by_role("tab", name=self.words(key))

    # --- what the reader does ----------------------------------------------------------------------------------

    def wait_for_turn(self) -> bool:
        """Until the table asks this reader, who goes on from what is told; False when the game is over instead."""
        expect(self.asked.or_(self.score_sheet).or_(self.go_on).first).to_be_visible()
        while self.go_on.count() > 0:
            self.go_on.click()
            expect(self.asked.or_(self.score_sheet).or_(self.go_on).first).to_be_visible()
        return not self.score_sheet.is_visible()

    def catch_up(self, line: Line) -> None:
        """Until the page shows what the line has been told: it hears of it in the same breath as it draws it."""
        self.hear_until(lambda position: position["n"] >= line.position["n"])
        if line.position["over"]:
            expect(self.score_sheet).to_be_visible()

    def wait_for_bots(self) -> None:
        """Until all but this reader have chosen: who is quicker would change the game."""
        self.hear_until(lambda position: position["over"] or position["deciders"] == [position["view"]["seat"]])

    def wait_until_asked_anew(self, before: int) -> None:
        """Something is asked after the question with this number, perhaps the same, or the game is over."""
        self.hear_until(lambda position: position["over"] or (position["menu"] and position["n"] > before))

    def hear_until(self, wanted: Callable[[dict[str, Any]], bool]) -> None:
        for _ in range(MANY_MESSAGES):
            if wanted(self.visitor.heard.position()):
                self.page.evaluate(NEXT_FRAME)
                return
            self.visitor.hear_more()
        raise AssertionError(f"the page did not hear what it waits for: {self.visitor.heard.position()}")

    def choose(self, which: int = 0) -> None:
        """The first choice is usually a small step, the last (-1) a large one."""
        self.legal.nth(which).click()
        expect(self.chosen).to_have_count(1)

    def confirm(self) -> None:
        self.confirm_button.click()
        self.wait_until_done()

    def wait_until_done(self) -> None:
        """The server has taken the move: nothing is chosen and nothing is on its way."""
        expect(self.page.locator("[aria-busy=true]")).to_have_count(0)
        if self.legal.count() != 1:  # what has one answer is chosen already
            expect(self.page.locator("[data-action][aria-pressed=true]")).to_have_count(0)

    def play(self, which: int = 0) -> None:
        self.choose(which)
        self.confirm()

    def stride(self) -> None:
        """A choice from the middle of the list: the game goes on, and not too slowly."""
        self.play(self.legal.count() // 2)

    def play_until_over(self, move: Callable[[], None] | None = None) -> int:
        """Answer whatever is asked until the end; how many times it was asked."""
        moves = 0
        while self.wait_for_turn():
            (move or self.stride)()
            moves += 1
        return moves

    def play_begin_and_end(self, move: Callable[[], None], end: Wanted, first: int = 8) -> None:
        """The first moves by hand, then those of the end; what is between them is the same again and again."""
        for _ in range(first):
            assert self.wait_for_turn()
            move()
        self.meanwhile(until=end)
        assert self.play_until_over(move) > 0

    def meanwhile(self, until: Wanted) -> None:
        """Leave while the game goes on over the line, and come back where it is as wanted."""
        self.go_away()
        with self.visitor.person.sit_at(self.id) as line:
            assert walk_until(line, until)
        self.come_back()
        assert self.wait_for_turn()

    def go_away(self) -> None:
        """From the table, if the page is there: nothing is drawn any more."""
        if not self.page.url.endswith(LIGHTEST):
            self.visitor.open(LIGHTEST)

    def come_back(self) -> None:
        """If the page went away."""
        if self.page.url.endswith(LIGHTEST):
            self.visitor.open(f"/t/{self.id}")
            expect(self.prompt.or_(self.score_sheet).first).to_be_visible()

    def undo(self) -> None:
        self.undo_button.click()
        self.wait_until_done()

    def open_menu(self) -> None:
        self.visitor.press("table-tools")

    def hurry_bots(self) -> None:
        """Bots move at once, as the menu of the table lets one choose."""
        self.open_menu()
        self.dialog.get_by_text(self.words("table-pace-at-once"), exact=True).click()
        expect(self.dialog.get_by_role("radio", name=self.words("table-pace-at-once"))).to_be_checked()
        self.close_dialog()
        self.wait_for_bots()

    def close_dialog(self) -> None:
        self.page.keyboard.press("Escape")
        expect(self.dialog).to_have_count(0)

    def say(self, text: str) -> None:
        field = self.page.get_by_role("textbox", name=self.words("table-chat-write"))
        field.fill(text)
        field.press("Enter")
