"""The planning board of Shogun in a browser: cards laid by mouse, finger and keys."""

from typing import Any

from e2e.house import House
from e2e.table_page import TablePage
from e2e.visitor import Visitor
from playwright.sync_api import Locator, expect
from server.people import Person

GAME = "shogun"


def begun(people: list[Person]) -> str:
    """The table of a game between these people, with provinces as printed: all plan."""
    table = str(people[0].lay(GAME, seats=len(people), options={"setup": "fixed"})["id"])
    for person in people[1:]:
        person.post(f"/api/tables/{table}/sit")
    people[0].post(f"/api/tables/{table}/start")
    return table


def against_bots(person: Person) -> str:
    table = person.lay(GAME, seats=3, bots=["novice"] * 2, start=True, options={"setup": "fixed"})
    with person.sit_at(str(table["id"])) as line:
        line.let_bots_move()
    return str(table["id"])


class PlanPage(TablePage):
    def __init__(self, visitor: Visitor, table: str) -> None:
        super().__init__(visitor, table)
        self.words = visitor.words.of(GAME)

    # --- what is there -----------------------------------------------------------------------------------------

    @property
    def planning(self) -> dict[str, Any]:
        """As the server told it."""
        told: dict[str, Any] = self.visitor.heard.position()["view"]["planning"]
        return told

    @property
    def provinces(self) -> list[str]:
        return list(self.planning["provinces"])

    def card(self, name: str) -> Locator:
        return self.page.locator(f"[data-hold='{name}']")

    def space(self, name: str) -> Locator:
        return self.page.locator(f"[data-space='{name}']")

    @property
    def free(self) -> Locator:
        return self.page.locator("[data-space]:not([data-card])")

    @property
    def change_button(self) -> Locator:
        return self.visitor.button("table-change-answer")

    @property
    def back_button(self) -> Locator:
        return self.visitor.button("table-draft-undo")

    def helper(self, name: str) -> Locator:
        return self.page.locator(f"[data-helper='{name}']")

    def shows(self, **laid: str | None) -> None:
        """What lies on these spaces; None: they are free."""
        for space, card in laid.items():
            if card is None:
                expect(self.space(space)).not_to_have_attribute("data-card", "")
                expect(self.page.locator(f"[data-space='{space}'][data-card]")).to_have_count(0)
            else:
                expect(self.space(space)).to_have_attribute("data-card", card)

    # --- what the reader does ------------------------------------------------------------------------------------

    def lay(self, card: str, space: str) -> None:
        """By two presses."""
        self.card(card).click()
        self.space(space).click()
        self.shows(**{space: card})

    def drag(self, what: Locator, where: Locator) -> None:
        what.hover()
        self.page.mouse.down()
        where.hover()
        where.hover()  # a drag begins with the second move
        self.page.mouse.up()

    def lay_rest(self) -> None:
        """A province on each space that no chest card covers, then chest cards."""
        chests = self.page.locator("[data-hold^='chest-']:not(.used)").count()
        while self.free.count() > chests + self.planning["empty"]:
            self.page.locator("[data-hold]:not(.chest):not(.used)").first.click()
            self.free.first.click()
        self.helper("rest").click()
        expect(self.free).to_have_count(0)

    def send(self) -> None:
        expect(self.confirm_button).to_have_text(self.words("plan-send", free=0))
        self.confirm_button.click()
        expect(self.change_button).to_be_visible()

    def change(self) -> None:
        self.change_button.click()
        expect(self.space("bid")).to_be_visible()

    def shows_ready(self, *names: str) -> None:
        """Of all seats these, and no other."""
        mark = self.page.get_by_role("img", name=self.words("table-ready"), exact=True)
        expect(self.page.locator(".seat").filter(has=mark)).to_have_count(len(names))
        for name in names:
            expect(self.page.locator(".seat").filter(has_text=name).filter(has=mark)).to_have_count(1)


class Planners:
    """Three people about to plan: two with browsers, the third with a line."""

    names = ("Hana", "Petr", "Eva")

    def __init__(self, house: House) -> None:
        self.people = [Person(house, name) for name in self.names]
        self.table = begun(self.people)
