"""A system that shows no notes but remembers them, and a page that is out of sight when we say so."""

from typing import Any

from e2e.visitor import Visitor

STAGE = """(permission) => {
    window.notes = [];
    window.outOfSight = false;
    window.Notification = class {
        static permission = permission;
        static requestPermission = async () => permission;
        constructor(title, options) { window.notes.push({ title, ...options }); }
        close() {}
    };
    Object.defineProperty(document, "hidden", { get: () => window.outOfSight });
    Object.defineProperty(document, "visibilityState", { get: () => (window.outOfSight ? "hidden" : "visible") });
}"""


def with_notes(visitor: Visitor, permission: str = "granted") -> Visitor:
    visitor.prepare(f"({STAGE})({permission!r})")
    return visitor


def look_away(visitor: Visitor, hidden: bool = True) -> None:
    visitor.page.evaluate("hidden => { window.outOfSight = hidden }", hidden)


def notes(visitor: Visitor) -> list[dict[str, Any]]:
    told: list[dict[str, Any]] = visitor.page.evaluate("window.notes")
    return told
