"""Every page, on a desk and on a phone, in every language: nothing that anybody would stumble over."""

import re
from collections.abc import Iterable

import pytest
from e2e.axe import COLOURS, light, violations
from e2e.checks import PHONES, SCREENS, Window, bare_text, layout, motion
from e2e.conftest import Lookers
from e2e.contexts import DESK, PHONE, Device
from e2e.every_page import PLACES, Place, Tables
from e2e.reading import read, switch
from e2e.visitor import Visitor
from playwright.sync_api import expect

from chabudai.core.languages import LANGUAGES

IN_ITS_LIGHT = Device(DESK.width, DESK.height, theme="system")  # by day or by night, as the device says
WINDOWS: list[tuple[Device, Window]] = [
    *[(IN_ITS_LIGHT, width) for width in reversed(SCREENS)],
    *[(PHONE, width) for width in reversed(PHONES)],
]
# Tables fold by their height too. 640×360 is a laptop at 200 %.
TABLE_WINDOWS: list[tuple[Device, Window]] = [
    *[
        (IN_ITS_LIGHT, size)
        for size in ((1440, 900), (1200, 900), (1280, 720), (1024, 768), (820, 1180), (768, 1024), (640, 360))
    ],
    *[(PHONE, size) for size in ((844, 390), (390, 844), (360, 740))],
]
FADING = re.compile(r"[+−]\d+")  # what a move has just brought: a mark that goes by itself


FIRST = [place for place in PLACES if not place.is_another]
OTHERS = [place for place in PLACES if place.is_another]


@pytest.mark.parametrize("place", FIRST, ids=lambda place: place.name)
def test_a_page_is_in_order_on_a_desk_and_a_phone_and_changes_its_language_at_once(
    look: Lookers, tables: Tables, place: Place
) -> None:
    """Nothing serious for axe by day and night, nothing moves for who wants no motion, nothing sticks out or, on a
    phone, is too small for a finger. What is read after a change of language is what is read by who comes then, if
    the page is the first of its kind; nothing stands outside the catalogues. From one window to the next is a long
    way: each is gone once."""
    visitor = look(IN_ITS_LIGHT)
    windows = windows_of(place)
    place.open(visitor, tables)
    visitor.page.evaluate("window.neverLeft = true")
    faults = violations(visitor) + motion(visitor) + in_each(visitor, windows)
    faults += violations(visitor) + motion(visitor)
    light(visitor, "dark")
    faults += violations(visitor, COLOURS)
    visitor.chooses_elsewhere("cs")
    place.wait(visitor)
    faults += in_each(visitor, reversed(windows))
    faults += violations(visitor, COLOURS)
    light(visitor, "light")
    before = read(visitor)
    switch(visitor, "hu")
    place.wait(visitor)
    changed, title = read(visitor), visitor.page.title()
    assert changed != before
    faults += in_each(visitor, windows)
    assert visitor.page.evaluate("window.neverLeft"), "the page was loaded anew"
    if place.is_read_anew:
        visitor.as_it_came()
        place.open(visitor, tables)
        expect(visitor.page).to_have_title(title)  # with the count of games that wait, which comes after the page
        faults += sorted(text for text in set(changed) ^ set(read(visitor)) if not FADING.fullmatch(text))
    visitor.chooses_elsewhere("pseudo")
    place.wait(visitor)
    faults += bare_text(visitor)
    visitor.take_up(PHONE)
    place.wait(visitor)
    faults += bare_text(visitor)
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("place", OTHERS, ids=lambda place: place.name)
def test_other_contents_of_a_page_are_in_order_too(look: Lookers, tables: Tables, place: Place) -> None:
    """What contents alone can break shows in the widest window or in the narrowest, in some language."""
    visitor = look(IN_ITS_LIGHT)
    place.open(visitor, tables)
    faults = violations(visitor) + motion(visitor)
    light(visitor, "dark")
    faults += violations(visitor, COLOURS)
    for language in LANGUAGES:
        visitor.chooses_elsewhere(language)
        place.wait(visitor)
        faults += in_each(visitor, [(visitor.device, visitor.device.width)])
        visitor.take_up(IN_ITS_LIGHT if visitor.device is PHONE else PHONE)
        faults += in_each(visitor, [(visitor.device, visitor.device.width)])
    visitor.chooses_elsewhere("pseudo")
    place.wait(visitor)
    assert not faults + bare_text(visitor), "\n".join(faults + bare_text(visitor))


def windows_of(place: Place) -> list[tuple[Device, Window]]:
    return TABLE_WINDOWS if place.is_played else WINDOWS


def in_each(visitor: Visitor, windows: Iterable[tuple[Device, Window]]) -> list[str]:
    """Of these windows, one after the other: what has no room."""
    faults: list[str] = []
    for device, window in windows:
        if device != visitor.device:
            visitor.take_up(device)
        faults += layout(visitor, window)
    return faults
