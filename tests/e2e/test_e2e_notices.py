"""The page of notices: what reaches one, by which way and how soon."""

from dataclasses import replace
from typing import Any

import pytest
from e2e.axe import violations_by_day_and_night
from e2e.checks import bare_text, layout, reported, widths
from e2e.conftest import Guests
from e2e.contexts import DESK, PHONE, Device
from e2e.fake_notices import OPEN, SHUT, FakeNotices
from e2e.laying import with_bots
from e2e.visitor import Visitor
from playwright.sync_api import Locator, expect

DEVICES = pytest.mark.parametrize("device", [DESK, PHONE], ids=["desk", "phone"])
WAYS = ("push", "mail", "hook")


def opened(visit: Guests, ways: dict[str, Any] = OPEN, **wanted: Any) -> tuple[Visitor, FakeNotices]:
    visitor = visit("Usagi", **wanted)
    fake = FakeNotices(visitor, ways)
    visitor.open("/notices")
    expect(visitor.page.locator("table")).to_be_visible()
    return visitor, fake


def cell(visitor: Visitor, kind: str, way: str) -> Locator:
    name = visitor.words(
        "web-notice-cell", kind=visitor.words(f"web-notice-{kind}"), way=visitor.words(f"web-way-{way}")
    )
    return visitor.page.get_by_role("switch", name=name, exact=True)


def delay(visitor: Visitor, kind: str, way: str) -> Locator:
    name = visitor.words(
        "web-notice-delay", kind=visitor.words(f"web-notice-{kind}"), way=visitor.words(f"web-way-{way}")
    )
    return visitor.page.get_by_role("combobox", name=name, exact=True)


@DEVICES
def test_each_kind_is_switched_for_each_way_and_its_delay_is_set(visit: Guests, device: Device) -> None:
    visitor, fake = opened(visit, device=device)
    expect(cell(visitor, "turn", "push")).to_be_checked()
    expect(cell(visitor, "turn", "hook")).not_to_be_checked()
    cell(visitor, "turn", "hook").click()
    expect(cell(visitor, "turn", "hook")).to_be_checked()
    cell(visitor, "over", "push").click()
    expect(cell(visitor, "over", "push")).not_to_be_checked()
    if device == PHONE:
        visitor.press("web-notice-turn")
    delay(visitor, "turn", "mail").select_option("120")
    expect(delay(visitor, "turn", "mail")).to_have_value("120")
    visitor.page.evaluate("0")
    assert fake.held["settings"]["turn"] == {"push": 0, "mail": 120, "hook": 0}
    assert fake.held["settings"]["over"]["push"] is None


def test_a_way_that_is_not_there_says_so_and_takes_no_press(visit: Guests) -> None:
    visitor, _ = opened(visit, SHUT)
    for way in WAYS:
        expect(cell(visitor, "turn", way)).to_be_disabled()
    for key in ("web-push-none-here-help", "web-notice-no-mail-here-help"):
        expect(visitor.page.get_by_text(visitor.words(key), exact=True)).to_be_visible()


@pytest.mark.parametrize(
    ("told", "key"),
    [
        ({"sent": True, "reason": None}, "web-test-sent"),
        *[
            ({"sent": False, "reason": reason}, f"web-test-{reason}")
            for reason in ("unreachable", "refused", "gone", "too-slow", "no-way")
        ],
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_test_says_in_words_what_came_of_it(visit: Guests, told: dict[str, Any], key: str) -> None:
    visitor, fake = opened(visit)
    fake.tested = told
    visitor.press("web-test-send-by", way=visitor.words("web-way-hook"))
    expect(visitor.page.get_by_role("status").filter(has_text=visitor.words(key))).to_be_visible()


def test_the_address_of_a_webhook_is_never_seen_again(visit: Guests) -> None:
    visitor, fake = opened(visit, SHUT)
    visitor.pick("web-hook-shape", visitor.words("web-hook-json"))
    visitor.page.get_by_label(visitor.words("web-hook-address"), exact=True).fill("https://hooks.example/secret")
    visitor.press("web-hook-set")
    expect(visitor.button("web-hook-remove")).to_be_visible()
    assert "hooks.example" not in visitor.page.locator("main").inner_html()
    field = visitor.page.get_by_label(visitor.words("web-hook-other"), exact=True)
    expect(field).to_have_value("")
    expect(cell(visitor, "turn", "hook")).to_be_enabled()
    visitor.press("web-hook-remove")
    expect(cell(visitor, "turn", "hook")).to_be_disabled()
    assert fake.held["ways"]["hook"]["shape"] is None


def test_devices_are_removed_tables_muted_and_a_digest_chosen(visit: Guests) -> None:
    visitor = visit("Usagi")
    table = with_bots(visitor.person)
    fake = FakeNotices(visitor, OPEN)
    visitor.open("/notices")
    visitor.press("web-push-remove-of", device="Firefox, Linux")
    expect(visitor.page.get_by_text(visitor.words("web-push-devices", count=0), exact=True)).to_be_visible()
    visitor.pick("web-digest", visitor.words("web-digest-every-6"))
    quiet = visitor.page.get_by_role("switch", name=visitor.words("web-quiet-at", game="Tokaido"))
    quiet.click()
    expect(quiet).to_be_checked()
    visitor.page.evaluate("0")
    assert fake.held["digest"]["every"] == 6
    assert fake.muted == [(table, True)]


def test_who_is_nobody_is_asked_for_a_nickname_first(visit: Guests) -> None:
    visitor = visit()
    visitor.open("/notices")
    expect(visitor.page.get_by_text(visitor.words("web-notices-nobody"))).to_be_visible()


@DEVICES
@pytest.mark.parametrize("ways", [OPEN, SHUT], ids=["open", "shut"])
def test_the_page_is_in_order_in_every_language(visit: Guests, device: Device, ways: dict[str, Any]) -> None:
    visitor, _ = opened(visit, ways, device=replace(device, theme="system"))
    found = {"axe": violations_by_day_and_night(visitor)}
    for language in ("en", "cs", "hu", "pseudo"):
        visitor.chooses_elsewhere(language)
        found[language] = layout(visitor, *widths(visitor))
    found["words"] = bare_text(visitor)
    assert not any(found.values()), reported(found)
