"""Every page, on a desk and on a phone, in every language: nothing that anybody would stumble over."""

import pytest
from e2e.axe import violations_by_day_and_night
from e2e.checks import bare_text, in_a_window, layout, motion, widths
from e2e.conftest import Lookers
from e2e.contexts import DESK, PHONE, Device
from e2e.every_page import PLACES, Place, Tables
from e2e.reading import read, switch
from e2e.visitor import Visitor

everywhere = pytest.mark.parametrize("place", PLACES, ids=lambda place: place.name)


def in_the_light_of_the_device(device: Device) -> Device:
    return Device(device.width, device.height, device.touch, theme="system")


def all_faults(visitor: Visitor) -> list[str]:
    """Nothing serious for axe by day and night; nothing moves for who wants no motion; nothing sticks out or, on a
    phone, is too small for a finger."""
    return violations_by_day_and_night(visitor) + motion(visitor) + layout(visitor, *widths(visitor))


@everywhere
def test_a_page_on_a_desk_is_in_order_and_changes_its_language_at_once(
    look: Lookers, tables: Tables, place: Place
) -> None:
    """What is read after a change of language is what is read by who comes then; nothing stands outside the
    catalogues, in a large window and in a small one."""
    visitor = look(in_the_light_of_the_device(DESK))
    place.open(visitor, tables)
    faults = all_faults(visitor)
    visitor.page.evaluate("window.neverLeft = true")
    for language in ("cs", "hu"):
        visitor.as_it_came()
        before = read(visitor)
        switch(visitor, language)
        place.wait(visitor)
        changed = read(visitor)
        assert changed != before
        faults += layout(visitor, *widths(visitor))
    assert visitor.page.evaluate("window.neverLeft"), "the page was loaded anew"
    visitor.as_it_came()
    place.open(visitor, tables)
    faults += sorted(set(changed) ^ set(read(visitor)))
    visitor.chooses_elsewhere("pseudo")
    place.wait(visitor)
    faults += bare_text(visitor)
    in_a_window(visitor, PHONE.width)
    faults += bare_text(visitor)
    assert not faults, "\n".join(faults)


@everywhere
def test_a_page_on_a_phone_is_in_order_and_has_room_for_longer_words(
    look: Lookers, tables: Tables, place: Place
) -> None:
    visitor = look(in_the_light_of_the_device(PHONE))
    place.open(visitor, tables)
    faults = all_faults(visitor)
    for language in ("cs", "hu"):
        visitor.chooses_elsewhere(language)
        place.wait(visitor)
        faults += layout(visitor, *widths(visitor))
    assert not faults, "\n".join(faults)
