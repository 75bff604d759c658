"""Somebody with a browser of their own, and everything the page complained about."""

import json
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from e2e.contexts import DESK, LIGHTEST, Device, Kind, Tabs
from e2e.words import Words
from playwright.sync_api import ConsoleMessage, Error, Locator, Request, Response, WebSocket, expect
from server.people import Person, Server
from server.whole_views import WholeViews

from chabudai.core.languages import SPOKEN

LOCALES = {"pseudo": "en", "en": "en-GB"}
PAINTED = {"x": 0, "y": 0, "width": 1, "height": 1, "scale": 1}
NEXT_FRAME = "new Promise(requestAnimationFrame)"
NAVIGATED_AWAY = "net::ERR_ABORTED"
NO_WORKER = "Service Worker registration blocked by Playwright"  # as the tests want it


@dataclass
class Heard:
    """What came over the sockets of a page."""

    frames: list[str] = field(default_factory=list)
    positions: list[dict[str, Any]] = field(default_factory=list)
    views: WholeViews = field(
        default_factory=WholeViews
    )  # a page takes changes of views; each socket begins with a whole one
    pulses: set[int] = field(default_factory=set)  # the numbers of the page's own pings: they come with time alone

    def say(self, frame: str) -> None:
        if '"type":"ping"' in frame:
            self.pulses.add(json.loads(frame)["id"])

    def is_pulse(self, frame: str) -> bool:
        """The bare answer to such a ping, and not a letter more."""
        return any(frame == f'{{"type":"ok","id":{number},"n":null}}' for number in self.pulses)

    def hear(self, frame: str) -> None:
        self.frames.append(frame)
        message = self.views.whole(json.loads(frame))
        if message["type"] == "position":
            self.positions.append(message["position"])

    def position(self) -> dict[str, Any]:
        return self.positions[-1]


class Visitor:
    def __init__(
        self,
        tabs: Tabs,
        server: Server,
        name: str | None = None,
        language: str = "en",
        device: Device = DESK,
        settings: dict[str, Any] | None = None,
        permissions: tuple[str, ...] = (),
        workers: bool = False,
    ) -> None:
        self.server = server
        self.name = name
        self.words = Words(language)
        self.device = self.came_with = device
        self.complaints: list[str] = []
        self.expected: list[str] = []
        self.heard = Heard()
        self.line: WebSocket | None = None
        self.spoilt = workers  # they stay with the browser
        self.tabs = tabs
        self.tab = tabs.take(Kind(device.touch, LOCALES.get(language, language), permissions, workers))
        self.context, self.page, self.tools = self.tab.context, self.tab.page, self.tab.tools
        self.window: dict[str, Any] = {}
        self.listeners: list[tuple[str, Callable[[Any], None]]] = []
        self.page.emulate_media(**device.media())
        self.as_it_came()
        chosen = {"language": language} if language == "pseudo" else {}
        self.arrive({"theme": device.theme, "confirm": "every", "aid": {"on": False}} | chosen | (settings or {}))
        self.listen()
        if name is not None:
            self.be(Person(server, name).secret())

    def arrive(self, settings: dict[str, Any]) -> None:
        """As if these had been chosen on an earlier visit, and nothing else."""
        stored = {
            f"chabudai.{key}": value if key == "language" else json.dumps(value) for key, value in settings.items()
        }
        if not self.tab.is_at(self.lightest):
            self.open(LIGHTEST)
        self.page.evaluate("stored => { localStorage.clear(); Object.assign(localStorage, stored); }", stored)

    def be(self, secret: str, address: str | None = None) -> None:
        """The guest whose secret this is, where the server is called otherwise also there."""
        self.context.add_cookies([{"name": "chabudai", "value": secret, "url": address or self.server.address}])

    def listen(self) -> None:
        self.listen_to("console", self.hear_console)
        self.listen_to("pageerror", lambda error: self.complain(f"uncaught: {error}"))
        self.listen_to("requestfailed", self.hear_failure)
        self.listen_to("response", self.hear_response)
        self.listen_to("websocket", self.hear_socket)

    def listen_to(self, event: str, hear: Callable[[Any], None]) -> None:
        """As long as they are here."""
        self.page.on(event, hear)  # type: ignore[call-overload]
        self.listeners.append((event, hear))

    def look_anew(self) -> None:
        """Forget what was told; the window and the language are again as they came."""
        self.complaints.clear()
        self.heard = Heard()
        self.open(LIGHTEST)
        self.page.evaluate("localStorage.removeItem('chabudai.language')")
        self.words = Words("en")
        self.as_it_came()

    def as_it_came(self) -> None:
        self.take_up(self.came_with)

    def take_up(self, device: Device) -> None:
        """Look at the same page with this device: its size, and whether it is touched."""
        if device.touch != self.device.touch:
            self.tools.send("Emulation.setTouchEmulationEnabled", {"enabled": device.touch})
        self.device = device
        self.in_a_window(device.width, device.height)

    def in_a_window(self, width: int, height: int) -> None:
        """Of this size. Only a corner is painted: nobody looks, and painting was a quarter of all the work."""
        window = {
            "width": width,
            "height": height,
            "screenWidth": width,
            "screenHeight": height,
            "deviceScaleFactor": 1,
            "mobile": self.device.touch,
            "viewport": PAINTED,
        }
        if window != self.window:
            self.tools.send("Emulation.setDeviceMetricsOverride", window)
            self.window = window

    # --- what the page complains about ---------------------------------------------------------------------------

    def hear_console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and message.text != NO_WORKER:
            self.complain(f"console {message.type}: {message.text} ({message.location.get('url', '')})")

    def hear_failure(self, request: Request) -> None:
        if request.failure != NAVIGATED_AWAY:
            self.complain(f"request failed: {request.method} {request.url}: {request.failure}")

    def hear_response(self, response: Response) -> None:
        if response.status >= 400:
            self.complain(f"response {response.status}: {response.request.method} {response.url}")

    def hear_socket(self, socket: WebSocket) -> None:
        self.line = socket
        socket.on("framesent", lambda frame: self.heard.say(str(frame)))
        socket.on("framereceived", lambda frame: self.heard.hear(str(frame)))

    def hear_more(self) -> None:
        """Until the next message comes; while there is no line, until the next frame. To look in each frame whether
        something has come would have all of them drawn."""
        if self.line is not None and not self.line.is_closed():
            try:
                self.line.wait_for_event("framereceived")
                return
            except Error:
                if not self.line.is_closed():
                    raise
        self.page.evaluate(NEXT_FRAME)

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
            self.tools.detach()
            self.page.screenshot(path=folder / f"{name}.png")

    # --- what they do ------------------------------------------------------------------------------------------

    @property
    def person(self) -> Person:
        """The same guest without the browser, for what would take long by hand."""
        person = Person(self.server)
        [secret] = [each for each in self.context.cookies() if each["name"] == "chabudai"]
        person.http.cookies.set("chabudai", secret["value"])
        return person

    @property
    def lightest(self) -> str:
        return f"{self.server.address}{LIGHTEST}"

    def open(self, path: str) -> None:
        self.page.goto(f"{self.server.address}{path}" if path.startswith("/") else path)

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
        name = self.words("web-play-bots-at", game=self.words.of(game)("game-title"))
        return self.print_of(game).get_by_role("button", name=name, exact=True)

    def switch(self, key: str) -> Locator:
        return self.page.get_by_role("switch", name=self.words(key), exact=True)

    def pick(self, group: str, option: str) -> None:
        """One of a few that stand side by side."""
        asked = self.page.get_by_role("group", name=self.words(group), exact=True)
        asked.get_by_text(option, exact=True).click()
        expect(asked.get_by_role("radio", name=option, exact=True)).to_be_checked()

    def pick_language(self, language: str) -> None:
        """Where the languages stand side by side; everything that is looked for afterwards is in the new one."""
        self.page.get_by_text(SPOKEN[language].name, exact=True).click()
        self.now_in(language)
        expect(self.page.get_by_role("radio", name=SPOKEN[language].name, exact=True)).to_be_checked()

    def chooses_elsewhere(self, language: str) -> None:
        """In another window, and this one follows."""
        self.page.evaluate(
            """language => {
                localStorage.setItem("chabudai.language", language);
                dispatchEvent(new StorageEvent("storage", { key: "chabudai.language" }));
            }""",
            language,
        )
        self.now_in(language)

    def now_in(self, language: str) -> None:
        expect(self.page.locator("html")).to_have_attribute("lang", "en" if language == "pseudo" else language)
        self.words = Words(language)

    def link(self, key: str, **values: str | int) -> Locator:
        return self.page.get_by_role("link", name=self.words(key, **values), exact=True)

    def heading(self, key: str, **values: str | int) -> Locator:
        return self.page.get_by_role("heading", name=self.words(key, **values), exact=True)

    def prepare(self, script: str) -> None:
        """What every page is to run first. It cannot be taken back: nobody uses this browser afterwards."""
        self.context.add_init_script(script)
        self.spoilt = True

    def leave(self) -> None:
        """Go, and let the next visitor use the tab, if it can be put in order."""
        for event, hear in self.listeners:
            self.page.remove_listener(event, hear)
        try:
            self.tab.leave_nothing(self.lightest)
            self.as_it_came()
        except Error:  # closed already, or the server is gone
            self.spoilt = True
        if self.spoilt:
            self.close()
        else:
            self.tabs.give_back(self.tab)

    def close(self) -> None:
        self.context.close()
