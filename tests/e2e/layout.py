"""Whether a page keeps inside its window and is large enough to be pressed."""

from pathlib import Path

from e2e.visitor import Visitor

LAYOUT = (Path(__file__).parent / "layout.js").read_text()
FINGER = 44


def faults(visitor: Visitor, *widths: int) -> set[str]:
    """With each of these widths of the window: what sticks out, and on a phone what is too small."""
    return {f"at {width}: {fault}" for width in widths for fault in faults_at(visitor, width)}


def faults_at(visitor: Visitor, width: int) -> list[str]:
    page, device = visitor.page, visitor.device
    page.set_viewport_size({"width": width, "height": device.height})
    page.evaluate("new Promise(requestAnimationFrame).then(() => new Promise(requestAnimationFrame))")
    found: list[str] = page.evaluate(LAYOUT, {"width": width, "finger": FINGER if device.touch else 0})
    return found


def reported(found: dict[str, set[str]]) -> str:
    """Each fault once, with the places where it is."""
    where: dict[str, list[str]] = {}
    for place, all_of_it in found.items():
        for each in all_of_it:
            where.setdefault(each, []).append(place)
    return "\n".join(f"{fault}: {', '.join(stands)}" for fault, stands in sorted(where.items()))
