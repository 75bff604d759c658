"""Somebody with a browser: a context of their own, and everything the page complained about."""

import json
import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from e2e.words import Words
from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Request, Response, WebSocket, expect
from server.people import Person, Server

VIOLATIONS = """addEventListener("securitypolicyviolation", (event) =>
    console.error(`CSP: ${event.violatedDirective} ${event.blockedURI} in ${event.sourceFile}`));"""
LANGUAGES = {"en": "English", "cs": "Čeština", "hu": "Magyar"}
NAVIGATED_AWAY = "net::ERR_ABORTED"


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


@dataclass
class Heard:
    """What came over the sockets of a page."""

    frames: list[str] = field(default_factory=list)

    def messages(self, kind: str) -> list[dict[str, Any]]:
        return [message for frame in self.frames if (message := json.loads(frame))["type"] == kind]

    def position(self) -> dict[str, Any]:
        return dict(self.messages("position")[-1]["position"])


class Visitor:
    def __init__(
        self,
        browser: Browser,
        server: Server,
        name: str | None = None,
        language: str = "en",
        device: Device = DESK,
        settings: dict[str, Any] | None = None,
        permissions: tuple[str, ...] = (),
    ) -> None:
        self.server = server
        self.name = name
        self.words = Words(language)
        self.device = device
        self.complaints: list[str] = []
        self.expected: list[str] = []
        self.heard = Heard()
        locale = {"pseudo": "en", "en": "en-GB"}.get(language, language)
        self.context = browser.new_context(
            base_url=server.address, locale=locale, permissions=list(permissions), **device.context()
        )
        stored = (settings or {}) | {"theme": device.theme}
        for key, value in stored.items():
            self.keep(key, json.dumps(value))
        if language == "pseudo":
            self.keep("language", language)
        self.context.add_init_script(VIOLATIONS)
        if name is not None:
            secret = Person(server, name).secret()
            self.context.add_cookies([{"name": "chabudai", "value": secret, "url": server.address}])
        self.page = self.open_page()

    def keep(self, setting: str, value: str) -> None:
        """As if it had been chosen on an earlier visit; what is chosen later stays."""
        key = json.dumps(f"chabudai.{setting}")
        self.context.add_init_script(f"localStorage[{key}] ??= {json.dumps(value)}")

    def open_page(self) -> Page:
        page = self.context.new_page()
        page.on("console", self.hear_console)
        page.on("pageerror", lambda error: self.complain(f"uncaught: {error}"))
        page.on("requestfailed", self.hear_failure)
        page.on("response", self.hear_response)
        page.on("websocket", self.hear_socket)
        return page

    # --- what the page complains about ---------------------------------------------------------------------------

    def hear_console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complain(f"console {message.type}: {message.text} ({message.location.get('url', '')})")

    def hear_failure(self, request: Request) -> None:
        if request.failure != NAVIGATED_AWAY:
            self.complain(f"request failed: {request.method} {request.url}: {request.failure}")

    def hear_response(self, response: Response) -> None:
        if response.status >= 400:
            self.complain(f"response {response.status}: {response.request.method} {response.url}")

    def hear_socket(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.heard.frames.append(str(frame)))

    def complain(self, complaint: str) -> None:
        self.complaints.append(complaint)

    def expect_complaint(self, pattern: str) -> None:
        """The test is about a failure: complaints like this are no surprise."""
        self.expected.append(pattern)

    def surprises(self) -> list[str]:
        if not self.page.is_closed():
            self.page.evaluate("0")  # whatever was said until now is heard
        told = dict.fromkeys(self.complaints)
        return [each for each in told if not any(re.search(pattern, each) for pattern in self.expected)]

    def keep_evidence(self, folder: Path, name: str) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / f"{name}.log").write_text("\n".join([self.page.url, *self.complaints]) + "\n")
        if not self.page.is_closed():
            self.page.screenshot(path=folder / f"{name}.png")

    # --- what they do ------------------------------------------------------------------------------------------

    @property
    def person(self) -> Person:
        """The same guest without the browser, for what would take long by hand."""
        person = Person(self.server)
        [secret] = [each for each in self.context.cookies() if each["name"] == "chabudai"]
        person.http.cookies.set("chabudai", secret["value"])
        return person

    def open(self, path: str) -> None:
        self.page.goto(path)

    def press(self, key: str, **values: str | int) -> None:
        """Press the button that says this text."""
        self.button(key, **values).click()

    def button(self, key: str, **values: str | int) -> Locator:
        return self.page.get_by_role("button", name=self.words(key, **values), exact=True)

    def print_of(self, game: str) -> Locator:
        """A game on the home page."""
        return self.page.get_by_role("article").filter(has_text=self.words.of(game)("game-title"))

    def play_button(self, game: str) -> Locator:
        """One press to a game against bots."""
        return self.print_of(game).get_by_role("button", name=self.words("web-play-bots"), exact=True)

    def switch(self, key: str) -> Locator:
        return self.page.get_by_role("switch", name=self.words(key), exact=True)

    def pick(self, group: str, option: str) -> None:
        """One of a few that stand side by side."""
        asked = self.page.get_by_role("group", name=self.words(group), exact=True)
        asked.get_by_text(option, exact=True).click()
        expect(asked.get_by_role("radio", name=option, exact=True)).to_be_checked()

    def pick_language(self, language: str) -> None:
        """Where the languages stand side by side; everything that is looked for afterwards is in the new one."""
        self.page.get_by_text(LANGUAGES[language], exact=True).click()
        self.now_in(language)
        expect(self.page.get_by_role("radio", name=LANGUAGES[language], exact=True)).to_be_checked()

    def now_in(self, language: str) -> None:
        expect(self.page.locator("html")).to_have_attribute("lang", language)
        self.words = Words(language)

    def link(self, key: str, **values: str | int) -> Locator:
        return self.page.get_by_role("link", name=self.words(key, **values), exact=True)

    def heading(self, key: str, **values: str | int) -> Locator:
        return self.page.get_by_role("heading", name=self.words(key, **values), exact=True)

    def close(self) -> None:
        self.context.close()
