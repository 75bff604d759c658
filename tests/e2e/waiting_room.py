"""A table before the game: laying it, inviting to it, sitting down, starting."""

from e2e.visitor import Visitor
from playwright.sync_api import expect


class NewTable:
    """The page where a table is laid with every choice the game has."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.words = visitor.words
        visitor.open("/new")
        expect(visitor.heading("web-create-table")).to_be_visible()

    def seats(self, count: int) -> None:
        self.visitor.pick("web-seats", str(count))

    def switch_on(self, option: str) -> None:
        self.visitor.pick(option, self.words("web-on"))

    def create(self) -> "WaitingRoom":
        self.visitor.press("web-create-table-do")
        return WaitingRoom(self.visitor)


class WaitingRoom:
    def __init__(self, visitor: Visitor, link: str | None = None) -> None:
        self.visitor = visitor
        self.words = visitor.words
        if link is not None:
            visitor.open(link)
        expect(visitor.heading("web-invite")).to_be_visible()

    def link(self) -> str:
        return self.visitor.page.get_by_role("textbox", name=self.words("web-invite-link")).input_value()

    def sit_down_as(self, name: str) -> None:
        form = self.visitor.page.locator("form").filter(
            has=self.visitor.page.get_by_label(self.words("web-nickname"))
        )
        form.get_by_role("textbox").fill(name)
        form.get_by_role("button", name=self.words("web-sit-down")).click()
        expect(self.visitor.button("web-leave")).to_be_visible()
        self.visitor.name = name

    def sit(self, seat: int, role: str) -> None:
        """On another chair: the free one, or the one of a bot, on which this role is played."""
        self.visitor.button("web-sit-here-as", number=seat + 1, role=role).click()

    def say(self, text: str) -> None:
        field = self.visitor.page.get_by_role("textbox", name=self.words("table-chat-write"))
        field.fill(text)
        field.press("Enter")
        expect(self.visitor.page.get_by_role("log").get_by_text(text)).to_be_visible()

    def start(self) -> None:
        self.visitor.press("web-start")
