"""The installed page: its manifest and service worker, the page without a network, an old page at a new server."""

import json
import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from e2e.conftest import Guests
from e2e.house import House
from e2e.laying import with_bots
from e2e.table_page import TablePage
from e2e.visitor import Visitor
from playwright.sync_api import Response, expect
from server.people import Person
from server.seeded_serve import CLIENT

from chabudai.core.languages import LANGUAGES
from chabudai.server.door import static

READY = "navigator.serviceWorker.ready.then(() => new Promise((resolve) => navigator.serviceWorker.controller \
    ? resolve() : navigator.serviceWorker.addEventListener('controllerchange', () => resolve())))"
KEPT = """async () => {
    const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const kept = await Promise.all(caches_.map((cache) => cache.keys()));
    return kept.flat().map(({ url }) => new URL(url).pathname);
}"""
# The browser of the tests has neither notifications nor badges: what the worker wants shown is noted instead.
NOTE = """() => {
    self.shown = [];
    self.opened = [];
    self.badges = [];
    self.registration.showNotification = async (title, { body, tag, data }) =>
        void shown.push({ title, body, tag, data });
    self.clients.openWindow = async (path) => void opened.push(path);
    navigator.setAppBadge = async (count) => void badges.push(count);
    navigator.clearAppBadge = async () => void badges.push(0);
}"""
PUSH = """async (data) => {
    self.dispatchEvent(new PushEvent("push", { data }));
    return self.shown.splice(0);
}"""
PRESS = """async (url) => {
    const pressed = new ExtendableEvent("notificationclick");
    pressed.notification = { close() {}, data: { url } };
    self.dispatchEvent(pressed);
    while (self.opened.length === 0) await new Promise((resolve) => setTimeout(resolve));
    return self.opened.splice(0);
}"""
HASHED = re.compile(r"-[\w-]{8}(?=\.\w+$)")


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[House]:
    """One that a test may stop."""
    with House(tmp_path / "data") as house:
        yield house


def installed(visit: Guests, house: House | None = None, path: str = "/", **wanted: Any) -> Visitor:
    """Somebody whose page is in the hands of its service worker."""
    visitor = visit("Usagi", house, workers=True, **wanted)
    visitor.open(path)
    visitor.page.evaluate(READY)
    return visitor


# --- the manifest ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_chromium_finds_nothing_wrong_with_the_manifest_and_would_install_the_page(
    visit: Guests, language: str
) -> None:
    visitor = installed(visit, language=language)
    expect(visitor.page.locator('link[rel="manifest"]')).to_have_attribute("href", f"/app.{language}.webmanifest")
    read = visitor.tools.send("Page.getAppManifest")
    assert read["errors"] == []
    manifest = json.loads(read["data"])
    assert manifest["lang"] == language
    assert [each["name"] for each in manifest["shortcuts"]] == [
        visitor.words("web-nav-games"),
        visitor.words("web-create-table"),
    ]
    assert {each["purpose"] for each in manifest["icons"]} == {"any", "maskable"}
    wrong = visitor.tools.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert {each["errorId"] for each in wrong} <= {"in-incognito"}  # as every visitor of the tests is


def test_every_icon_is_there_and_as_large_as_it_says(visit: Guests) -> None:
    visitor = visit()
    visitor.open("/")
    manifest = Person(visitor.server).get("/app.en.webmanifest")
    for icon in [*manifest["icons"], *(icon for each in manifest["shortcuts"] for icon in each["icons"])]:
        size = visitor.page.evaluate(
            """async (src) => { const image = new Image(); image.src = src; await image.decode();
            return `${image.naturalWidth}x${image.naturalHeight}`; }""",
            icon["src"],
        )
        assert size == icon["sizes"]


# --- the service worker ------------------------------------------------------------------------------------------


def test_the_service_worker_answers_assets_and_pages_and_never_the_api(visit: Guests) -> None:
    visitor = installed(visit)
    heard: list[Response] = []
    visitor.listen_to("response", lambda response: heard.append(response))
    table = TablePage(visitor, with_bots(visitor.person))
    assert table.wait_for_turn()
    table.play()
    visitor.open("/games")
    expect(visitor.heading("web-waiting-for-you")).to_be_visible()
    answered = {each.url.removeprefix(visitor.server.address): each.from_service_worker for each in heard}
    api = {path: worker for path, worker in answered.items() if path.startswith("/api/")}
    assert api
    assert not any(api.values())
    assert {path for path, worker in answered.items() if path.endswith((".js", ".css")) and not worker} == set()
    kept = visitor.page.evaluate(KEPT)
    assert "/offline.html" in kept
    assert all(path == "/offline.html" or path.startswith("/assets/") for path in kept)


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_a_network_the_page_says_so_and_tries_again(visit: Guests, own_house: House, language: str) -> None:
    visitor = installed(visit, own_house, language=language)
    visitor.expect_complaint("Failed to load resource|request failed|WebSocket")
    own_house.stop()
    visitor.open("/games")
    expect(visitor.heading("web-offline")).to_be_visible()
    expect(visitor.page.get_by_role("heading")).to_have_count(1)
    expect(visitor.page.locator("html")).to_have_attribute("lang", language)
    assert visitor.page.evaluate("getComputedStyle(document.querySelector('main')).borderTopWidth") == "1px"
    visitor.link("web-try-again").click()
    expect(visitor.heading("web-offline")).to_be_visible()
    own_house.start()
    visitor.link("web-try-again").click()
    expect(visitor.heading("web-nav-games")).to_be_visible()


# --- notices -----------------------------------------------------------------------------------------------------


def test_a_push_is_shown_with_the_tag_of_its_table_and_leads_to_our_own_pages_only(visit: Guests) -> None:
    visitor = installed(visit)
    [worker] = visitor.context.service_workers
    worker.evaluate(NOTE)
    notice = {"title": "Your turn in Tokaido", "body": "First leg", "tag": "abc-turn"}
    told = json.dumps({**notice, "url": "/t/abc", "count": 1})
    assert worker.evaluate(PUSH, told) == [{**notice, "data": {"url": "/t/abc"}}]
    told = json.dumps({**notice, "url": "https://elsewhere.example/t/abc"})
    assert worker.evaluate(PUSH, told) == [{**notice, "data": {"url": "/games"}}]
    worker.evaluate(PUSH, json.dumps({**notice, "count": 0}))
    assert worker.evaluate("badges") == [1, 0]
    [unreadable] = worker.evaluate(PUSH, "nonsense")
    assert (unreadable["title"], unreadable["data"]) == ("Chabudai", {"url": "/games"})


def test_a_press_on_a_notice_opens_its_table(visit: Guests) -> None:
    visitor = installed(visit)
    [worker] = visitor.context.service_workers
    worker.evaluate(NOTE)
    assert worker.evaluate(PRESS, "/t/abc") == ["/t/abc"]
    assert worker.evaluate(PRESS, "https://elsewhere.example/") == ["/games"]


# --- an old page at a new server ---------------------------------------------------------------------------------


def another_build(folder: Path) -> Path:
    """The same client with every asset under another name, as if something had changed everywhere."""
    shutil.copytree(static.FOLDER, folder, ignore=shutil.ignore_patterns("*.br", "*.gz"))
    named = {path.name: HASHED.sub("-NEWBUILD", path.name) for path in (folder / "assets").iterdir()}
    for path in folder.rglob("*"):
        if path.suffix in (".js", ".css", ".html", ".webmanifest"):
            text = path.read_text("utf-8")
            for old, new in named.items():
                text = text.replace(old, new)
            path.write_text(text, "utf-8")
    for old, new in named.items():
        (folder / "assets" / old).rename(folder / "assets" / new)
    return folder


def update(house: House, folder: Path) -> None:
    """Stop the server, and start another one with a newer client."""
    house.stop()
    house.environment[CLIENT] = str(another_build(folder))
    house.start()


def as_before(visitor: Visitor) -> None:
    visitor.expect_complaint(
        "WebSocket|Failed to load resource|response 404: GET .*/assets/|request failed|503|/assets/.* MIME type"
    )


@pytest.mark.parametrize("workers", [False, True], ids=["without-worker", "with-worker"])
def test_an_old_page_goes_on_at_a_new_server_and_offers_to_reload(
    visit: Guests, own_house: House, tmp_path: Path, workers: bool
) -> None:
    visitor = visit("Usagi", own_house, workers=workers)
    as_before(visitor)
    table = TablePage(visitor, with_bots(visitor.person))
    assert table.wait_for_turn()
    update(own_house, tmp_path / "client")
    visitor.page.evaluate("dispatchEvent(new Event('online'))")
    reload = visitor.button("web-reload")
    expect(reload).to_be_visible()
    assert table.wait_for_turn()
    table.play()  # the old page plays on
    reload.click()
    expect(visitor.page.locator('script[src*="NEWBUILD"]').first).to_be_attached()
    assert TablePage(visitor).wait_for_turn()


def test_an_old_page_that_lacks_a_part_at_a_new_server_says_why_and_reloads(
    visit: Guests, own_house: House, tmp_path: Path
) -> None:
    visitor = visit("Usagi", own_house)
    as_before(visitor)
    visitor.open("/")
    expect(visitor.link("web-nav-rules")).to_be_visible()
    update(own_house, tmp_path / "client")
    visitor.link("web-nav-rules").click()
    expect(visitor.heading("web-new-version")).to_be_visible()
    visitor.page.locator("main").get_by_role("button", name=visitor.words("web-reload")).click()
    expect(visitor.heading("web-nav-rules")).to_be_visible()


def test_what_an_old_page_has_kept_of_its_build_it_has_at_a_new_server_too(
    visit: Guests, own_house: House, tmp_path: Path
) -> None:
    visitor = installed(visit, own_house, "/rules")
    as_before(visitor)
    visitor.open("/rules")
    expect(visitor.heading("web-nav-rules")).to_be_visible()
    visitor.open("/")
    expect(visitor.link("web-nav-rules")).to_be_visible()
    update(own_house, tmp_path / "client")
    visitor.link("web-nav-rules").click()
    expect(visitor.heading("web-nav-rules")).to_be_visible()
