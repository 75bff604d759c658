"""Every page, on a desk and on a phone, in every language: nothing that anybody would stumble over."""

import pytest
from e2e.axe import violations_by_day_and_night
from e2e.checks import bare_text, layout, motion, widths
from e2e.conftest import Lookers
from e2e.contexts import DESK, PHONE, Device
from e2e.every_page import PLACES, Place, Tables
from e2e.reading import read, switch

on_both_devices = pytest.mark.parametrize("device", [DESK, PHONE], ids=["desk", "phone"])
everywhere = pytest.mark.parametrize("place", PLACES, ids=lambda place: place.name)


def in_the_light_of_the_device(device: Device) -> Device:
    return Device(device.width, device.height, device.touch, theme="system")


@everywhere
@on_both_devices
def test_a_page_is_accessible_still_and_inside_its_window(
    look: Lookers, tables: Tables, place: Place, device: Device
) -> None:
    """Nothing serious for axe by day and night; nothing moves for who wants no motion; nothing sticks out or, on a
    phone, is too small for a finger."""
    visitor = look(in_the_light_of_the_device(device))
    place.open(visitor, tables)
    faults = violations_by_day_and_night(visitor) + motion(visitor) + layout(visitor, *widths(visitor))
    assert not faults, "\n".join(faults)


@everywhere
@on_both_devices
def test_no_text_of_a_page_stands_outside_the_catalogues(
    look: Lookers, tables: Tables, place: Place, device: Device
) -> None:
    visitor = look(device, "pseudo")
    place.open(visitor, tables)
    bare = bare_text(visitor)
    assert not bare, "\n".join(bare)


@everywhere
@pytest.mark.parametrize(
    ("device", "language"), [(PHONE, "cs"), (PHONE, "hu"), (DESK, "hu")], ids=["phone-cs", "phone-hu", "desk-hu"]
)
def test_a_page_has_room_for_longer_words(
    look: Lookers, tables: Tables, place: Place, device: Device, language: str
) -> None:
    visitor = look(device, language)
    place.open(visitor, tables)
    faults = layout(visitor, *widths(visitor))
    assert not faults, "\n".join(faults)


@everywhere
def test_a_page_changes_its_language_as_a_whole_and_at_once(look: Lookers, tables: Tables, place: Place) -> None:
    """What is read after the change is what is read by who comes then."""
    visitor = look(purpose="to change the language")
    visitor.context.clock.set_fixed_time("2026-01-01T12:00:00Z")  # "a minute ago" stays what it is
    place.open(visitor, tables)
    for language in ("cs", "hu"):
        before = read(visitor)
        visitor.page.evaluate("window.neverLeft = true")
        switch(visitor, language)
        place.wait(visitor)
        assert visitor.page.evaluate("window.neverLeft"), "the page was loaded anew"
        changed = read(visitor)
        assert changed != before
        place.open(visitor, tables)
        assert set(changed) ^ set(read(visitor)) == set()
    switch(visitor, "en")
