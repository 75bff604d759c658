"""Browsers at a table of the tiny game, which the client was built without."""

from e2e.contexts import Device
from e2e.house import House
from e2e.table_page import TablePage
from e2e.visitor import Visitor
from playwright.sync_api import Locator, expect
from server.people import ColdServer, Line
from server.tiny import COMMAND, GAME

NAMES = ("Hana", "Petr", "Eva")
LIVELY = Device(still=False)  # where moves are shown one by one, each for a while
TABLET = Device(1024, 768, touch=True)
# Whatever changes in the page, and where: in the panel of a seat, the prompt, a row of the board, or elsewhere.
WATCH = """() => {
    const rows = (element) => element?.closest("dl") ? [element.closest("div")?.querySelector("dt")?.textContent,
        ...rows(element.closest("dl").parentElement)] : [];
    const place = (node) => {
        const element = node instanceof Element ? node : node.parentElement;
        const marked = element?.closest("[data-s], [data-prompt]");
        return marked?.classList[0] ?? rows(element).at(-1) ?? element?.className ?? "gone";
    };
    window.changed = [];
    window.watching = new MutationObserver((news) => changed.push(...news.map(({ target }) => place(target))));
    watching.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
}"""


class TinyHouse(House, ColdServer):
    command = COMMAND


class TinyPage(TablePage):
    """A plain table: choices, and an answer that is laid before it is sent."""

    def __init__(self, visitor: Visitor, table: str | None = None) -> None:
        super().__init__(visitor, table)
        self.words = visitor.words.of(GAME)

    @property
    def offered(self) -> Locator:
        return self.choices.locator("[data-action]")

    @property
    def laid(self) -> Locator:
        """What is not sent yet: it can be taken back one by one."""
        return self.page.locator("[data-laid]:has(button)")

    @property
    def change_button(self) -> Locator:
        return self.visitor.button("table-change-answer")

    def lay(self, action: str) -> None:
        count = self.laid.count()
        self.choices.locator(f"[data-action='{action}']").click()
        expect(self.laid).to_have_count(count + 1)

    def take_back(self, place: int) -> None:
        count = self.laid.count()
        self.laid.nth(place).get_by_role("button").click()
        expect(self.laid).to_have_count(count - 1)

    def shows_laid(self, *actions: str) -> None:
        expect(self.laid).to_have_count(len(actions))
        for place, action in enumerate(actions):
            expect(self.laid.nth(place)).to_have_attribute("data-laid", action)

    def send(self) -> None:
        self.confirm_button.click()
        self.wait_until_done()

    def answer(self) -> None:
        """Whatever is asked, with one pick or with several."""
        self.offered.first.click()
        expect(self.chosen.or_(self.laid).first).to_be_visible()
        while self.laid.count() > 0 and self.offered.count() > 0:
            self.lay(str(self.offered.first.get_attribute("data-action")))
        self.send()

    def seat(self, name: str) -> Locator:
        return self.page.locator(".seat").filter(has_text=name)

    def shows_ready(self, *names: str) -> None:
        """Of all seats these, and no other."""
        mark = self.page.get_by_role("img", name=self.words("table-ready"), exact=True)
        expect(self.page.locator(".seat").filter(has=mark)).to_have_count(len(names))
        for name in names:
            expect(self.seat(name).filter(has=mark)).to_have_count(1)

    # --- beside the question -----------------------------------------------------------------------------------

    @property
    def beside_button(self) -> Locator:
        return self.page.locator("[data-opens-beside]")

    @property
    def beside(self) -> Locator:
        """What the reader may do beside the question, while it is open."""
        return self.page.locator("dialog [data-beside]")

    @property
    def do_button(self) -> Locator:
        return self.beside.get_by_role("button", name=self.words("table-beside-do"), exact=True)

    def open_beside(self) -> None:
        self.beside_button.click()
        expect(self.beside.locator("[data-action]").first).to_be_visible()

    def say_beside(self, *actions: str) -> None:
        """Step by step, not yet done."""
        for action in actions:
            count = self.beside.locator("[data-laid]").count()
            self.beside.locator(f"[data-action='{action}']").click()
            expect(self.beside.locator("[data-laid]")).to_have_count(count + 1)

    def act(self, *actions: str) -> None:
        self.open_beside()
        self.say_beside(*actions)
        self.do_button.click()
        expect(self.beside).to_have_count(0)

    def watch(self) -> None:
        self.page.evaluate(WATCH)

    def changed(self) -> set[str]:
        """Where, since it was asked last."""
        return set(self.page.evaluate("changed.splice(0)"))


class Listening:
    """What comes over the lines to these pages, from now on."""

    def __init__(self, ahead: Line, pages: list[TinyPage]) -> None:
        self.ahead, self.pages, self.said = ahead, pages, 0
        self.hear()

    def hear(self) -> list[list[str]]:
        """What came since: somebody says a word to all, and what was sent before it has come before it."""
        self.said += 1
        self.ahead.say("chat", text=f"Word {self.said}")
        return [self.heard_by(page.visitor) for page in self.pages]

    def heard_by(self, visitor: Visitor) -> list[str]:
        while not any(f"Word {self.said}" in frame for frame in visitor.heard.frames):
            visitor.hear_more()
        news = [
            frame
            for frame in visitor.heard.frames
            if '"type":"chat"' not in frame and not visitor.heard.is_pulse(frame)
        ]
        visitor.heard.frames.clear()
        return news
