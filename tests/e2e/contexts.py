"""Tabs of the browser, used again: a new one is a new process that has read and compiled nothing."""

from collections import defaultdict
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page

VIOLATIONS = """addEventListener("securitypolicyviolation", (event) =>
    console.error(`CSP: ${event.violatedDirective} ${event.blockedURI} in ${event.sourceFile}`));"""
LIGHTEST = "/api/me"  # a page of ours without a script: where things are put in order before and after a visit
FORGET = "() => { localStorage.clear(); sessionStorage.clear(); }"


@dataclass(frozen=True)
class Device:
    """What somebody looks at the table with."""

    width: int = 1440
    height: int = 900
    touch: bool = False
    still: bool = True  # with reduced motion: the tests are in no mood for waiting
    theme: str = "day"

    def media(self) -> dict[str, Any]:
        return {
            "reduced_motion": "reduce" if self.still else "no-preference",
            "color_scheme": "dark" if self.theme == "night" else "light",
        }


DESK = Device()
PHONE = Device(390, 844, touch=True)
SMALL_PHONE = Device(360, 740, touch=True)


@dataclass(frozen=True)
class Kind:
    """What cannot be changed in a context once it is there."""

    touch: bool
    locale: str
    permissions: tuple[str, ...] = ()
    workers: bool = False  # else a tab that is used again would bring what the last visitor's worker has kept

    def context(self) -> dict[str, Any]:
        return {
            "locale": self.locale,
            "permissions": list(self.permissions),
            "service_workers": "allow" if self.workers else "block",
            "has_touch": self.touch,
            "is_mobile": self.touch,
            "device_scale_factor": 1,
            "accept_downloads": True,
            **DESK.media(),  # of windows that a page opens by itself
        }


class Tab:
    """A page in a context of its own, for one visitor after the other: each finds it as if nobody had been here."""

    def __init__(self, kind: Kind, context: BrowserContext) -> None:
        self.kind = kind
        self.context = context
        self.page: Page = context.new_page()
        self.tools = context.new_cdp_session(self.page)

    def is_at(self, address: str) -> bool:
        return self.page.url == address

    def leave_nothing(self, address: str) -> None:
        """Go to this address, where nothing runs, and forget the visitor."""
        for other in self.context.pages:
            if other is not self.page:
                other.close()
        self.page.goto(address)
        self.page.evaluate(FORGET)
        self.page.mouse.move(0, 0)
        self.context.clear_cookies()


class Tabs:
    """Of one browser."""

    def __init__(self, browser: Browser, patience: int) -> None:
        self.browser = browser
        self.patience = patience
        self.idle: defaultdict[Kind, list[Tab]] = defaultdict(list)

    def take(self, kind: Kind) -> Tab:
        return self.idle[kind].pop() if self.idle[kind] else self.new(kind)

    def new(self, kind: Kind) -> Tab:
        context = self.browser.new_context(**kind.context())
        context.set_default_timeout(self.patience)
        context.add_init_script(VIOLATIONS)
        return Tab(kind, context)

    def give_back(self, tab: Tab) -> None:
        self.idle[tab.kind].append(tab)
