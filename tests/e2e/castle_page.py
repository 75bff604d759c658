"""The table of The White Castle in a browser."""

from e2e.every_page import CASTLE
from e2e.laying import doing_something
from e2e.table_page import TablePage
from e2e.visitor import Visitor
from playwright.sync_api import Locator, expect


class CastlePage(TablePage):
    def __init__(self, visitor: Visitor, table: str | None = None) -> None:
        super().__init__(visitor, table)
        self.words = visitor.words.of(CASTLE)

    @property
    def board(self) -> Locator:
        return self.page.get_by_role("group", name=self.words("board-castle"), exact=True)

    @property
    def chain(self) -> Locator:
        """What is going on: the question, then what follows it."""
        return self.page.get_by_role("region", name=self.words("board-chain"), exact=True)

    @property
    def position(self) -> dict:
        return self.visitor.heard.position()

    @property
    def legal_actions(self) -> list[str]:
        return [entry["action"] for entry in self.position["menu"] if entry["refusal"] is None]

    def on_board(self, action: str) -> Locator:
        """What stands for this action on the board or in the domain."""
        return self.page.locator(f"[data-chooses]:not([data-choices]) [data-action='{action}']")

    def in_list(self, action: str) -> Locator:
        return self.choices.locator(f"[data-action='{action}']")

    def pick(self, action: str) -> None:
        self.in_list(action).click()
        expect(self.chosen).to_have_count(1)

    def do(self, action: str) -> None:
        self.pick(action)
        self.confirm()

    def act(self) -> None:
        """Something in the middle of the list that gets the game on."""
        actions = doing_something(self.legal_actions)
        self.do(actions[len(actions) // 2])
