"""What every page is checked for, beside axe: bare text, motion, and whether it keeps inside its window."""

from pathlib import Path

from e2e.visitor import Visitor

SCRIPTS = {name: (Path(__file__).parent / f"{name}.js").read_text() for name in ("bare_text", "layout", "motion")}
FINGER = 44
PHONES = (360, 390)
SCREENS = (1024, 1200, 1440)
Window = int | tuple[int, int]  # a width, as high as the device is; or both


def bare_text(visitor: Visitor) -> list[str]:
    """In the pseudo-language: what lacks its brackets was never translated."""
    found: list[str] = visitor.page.evaluate(SCRIPTS["bare_text"])
    return sorted(found)


def motion(visitor: Visitor) -> list[str]:
    """Whatever moves, or would."""
    found: list[str] = visitor.page.evaluate(SCRIPTS["motion"])
    return found


def layout(visitor: Visitor, *windows: Window) -> list[str]:
    """In each of these windows: what sticks out, on a phone what is too small for a finger, on a table what is too
    small to be played on."""
    return sorted({f"at {window}: {fault}" for window in windows for fault in layout_at(visitor, window)})


def layout_at(visitor: Visitor, window: Window) -> list[str]:
    width, height = window if isinstance(window, tuple) else (window, visitor.device.height)
    in_a_window(visitor, width, height)
    finger = FINGER if visitor.device.touch else 0
    found: list[str] = visitor.page.evaluate(
        SCRIPTS["layout"], {"width": width, "height": height, "finger": finger}
    )
    return found


def in_a_window(visitor: Visitor, width: int, height: int) -> None:
    """Of this size, and the page has settled in it."""
    visitor.in_a_window(width, height)
    visitor.page.evaluate("new Promise(requestAnimationFrame).then(() => new Promise(requestAnimationFrame))")


def widths(visitor: Visitor) -> tuple[int, ...]:
    """Of the windows that such a device is looked at in."""
    return PHONES if visitor.device.touch else SCREENS


def reported(found: dict[str, list[str]]) -> str:
    return "\n".join(f"{place}: {fault}" for place, faults in found.items() for fault in faults)
