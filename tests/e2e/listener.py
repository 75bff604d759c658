"""Somebody who knows of a page only what a screen reader would say, and has nothing but a keyboard."""

import re
from collections.abc import Iterator
from functools import cached_property

from e2e.visitor import Visitor
from playwright.sync_api import Locator, expect


class Listener:
    """Hears the accessibility tree and presses keys; looks at nothing."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = visitor.page

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def hears(self, role: str, name: str = "") -> str:
        """What is read out of such a part of the page."""
        return self.page.get_by_role(role, name=name or None, exact=True).first.aria_snapshot()  # type: ignore[arg-type]

    @cached_property
    def list_of_choices(self) -> Locator:
        """That it is there by role and name is heard once; to look for them each time takes longer than to read."""
        marked = self.page.locator("[data-choices]")
        expect(marked).to_have_role("region")
        expect(marked).to_have_accessible_name(self.visitor.words("table-choices"))
        return marked

    def choices(self) -> list[int]:
        """The numbers of what may be chosen, as the list of choices is read out: what may not be chosen says so."""
        read = buttons_in(self.list_of_choices.aria_snapshot())
        barred = self.visitor.words("table-barred")
        return [number for number, choice in enumerate(read, 1) if not choice.startswith(barred) and number <= 9]

    def asks(self, key: str) -> str:
        """Press a key that tells something, and hear it."""
        told = self.page.locator("[data-spoken]")
        before = told.evaluate("node => node.firstElementChild.dataset.heard = 'yes'")
        assert before == "yes"
        self.press(key)
        expect(told.locator("p:not([data-heard])")).to_have_count(1)
        return told.aria_snapshot()


def buttons_in(read: str) -> Iterator[str]:
    for line in read.splitlines():
        found = re.match(r"""\s*- '?button "(.*)\"""", line)
        if found:
            yield found[1]
