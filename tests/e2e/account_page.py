"""The account page in a browser."""

import re

from e2e.visitor import Visitor
from playwright.sync_api import Locator, expect
from server.people import Person, Server

PASSWORD = "seven plum trees"


def registered(server: Server, name: str) -> tuple[Person, list[str]]:
    """Somebody with an account, without a browser, and the codes to print."""
    person = Person(server, name)
    return person, person.post("/api/account", name=name, password=PASSWORD)["codes"]


class AccountPage:
    def __init__(self, visitor: Visitor, address: str | None = "/account") -> None:
        self.visitor = visitor
        self.page = visitor.page
        if address is not None:
            visitor.open(address)
        expect(self.page.locator(".account")).to_be_visible()

    def panel(self, heading: str) -> Locator:
        """By the key of its heading."""
        return self.page.locator("section.panel").filter(has=self.visitor.heading(heading))

    def field(self, label: str, within: Locator | None = None) -> Locator:
        return (within or self.page.locator("main")).get_by_label(self.visitor.words(label), exact=True)

    def press(self, key: str, within: Locator) -> None:
        within.get_by_role("button", name=self.visitor.words(key), exact=True).click()

    def keep_games(self, name: str, password: str = PASSWORD) -> None:
        panel = self.panel("web-keep-games")
        self.field("web-log-in-name", panel).fill(name)
        self.field("web-password", panel).fill(password)
        self.press("web-keep-games", panel)

    def log_in(self, name: str, password: str = PASSWORD) -> None:
        panel = self.panel("web-log-in")
        self.field("web-log-in-name", panel).fill(name)
        self.field("web-password", panel).fill(password)
        self.press("web-log-in", panel)

    def log_out(self) -> None:
        here = self.visitor.words("web-session-here")
        self.visitor.press("web-log-out-of", device=here)
        expect(self.visitor.heading("web-log-in")).to_be_visible()

    def codes(self) -> list[str]:
        """Those that are told this once."""
        shown = self.panel("web-codes").get_by_role("listitem")
        expect(shown.first).to_be_visible()
        return shown.all_inner_texts()

    def make_link(self) -> str:
        """The link to another device, which is shown as a square code too."""
        panel = self.panel("web-other-device")
        self.press("web-device-show", panel)
        expect(panel.get_by_role("img", name=self.visitor.words("web-square-code"))).to_be_visible()
        return self.field("web-device-link", panel).input_value()

    def expect_problem(self, field: Locator, text: str) -> None:
        """It is said at the field, to whoever sees it and whoever hears it."""
        expect(field).to_have_attribute("aria-invalid", "true")
        expect(field).to_be_focused()
        expect(field).to_have_accessible_description(re.compile(re.escape(text)))
