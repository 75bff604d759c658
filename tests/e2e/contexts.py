"""Contexts of the browser, used again: a new one is a new process with nothing in its cache."""

from collections import defaultdict
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page

VIOLATIONS = """addEventListener("securitypolicyviolation", (event) =>
    console.error(`CSP: ${event.violatedDirective} ${event.blockedURI} in ${event.sourceFile}`));"""
LIGHTEST = "/api/me"  # a page of ours without a script: where things are put in order before and after a visit


@dataclass(frozen=True)
class Device:
    """What somebody looks at the table with."""

    width: int = 1440
    height: int = 900
    touch: bool = False
    still: bool = True  # with reduced motion: the tests are in no mood for waiting
    theme: str = "day"

    def context(self) -> dict[str, Any]:
        return {
            "viewport": {"width": self.width, "height": self.height},
            "has_touch": self.touch,
            "is_mobile": self.touch,
            "device_scale_factor": 1,
            "reduced_motion": "reduce" if self.still else "no-preference",
            "color_scheme": "dark" if self.theme == "night" else "light",
            "accept_downloads": True,
        }


DESK = Device()
PHONE = Device(390, 844, touch=True)
SMALL_PHONE = Device(360, 740, touch=True)


@dataclass(frozen=True)
class Kind:
    """What cannot be changed in a context once it is there."""

    device: Device
    locale: str
    permissions: tuple[str, ...] = ()


class Contexts:
    def __init__(self, browser: Browser, patience: int) -> None:
        self.browser = browser
        self.patience = patience
        self.idle: defaultdict[Kind, list[BrowserContext]] = defaultdict(list)

    def take(self, kind: Kind) -> BrowserContext:
        return self.idle[kind].pop() if self.idle[kind] else self.new(kind)

    def new(self, kind: Kind) -> BrowserContext:
        context = self.browser.new_context(
            locale=kind.locale, permissions=list(kind.permissions), **kind.device.context()
        )
        context.set_default_timeout(self.patience)
        context.add_init_script(VIOLATIONS)
        return context

    def give_back(self, kind: Kind, context: BrowserContext) -> None:
        self.idle[kind].append(context)


def new_page(context: BrowserContext) -> Page:
    """A page that has seen nothing. The last visitor's closes only now, so that its process goes on."""
    before = list(context.pages)
    context.clear_cookies()
    page = context.new_page()
    for each in before:
        each.close()
    return page
