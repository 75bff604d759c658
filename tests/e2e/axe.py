"""axe-core in a page."""

from pathlib import Path
from typing import Any

from e2e.visitor import Visitor

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
PAGE = "html"
OPENED = "dialog[open], [role=dialog]"  # what lies under it cannot be reached
SERIOUS = ("serious", "critical")
EVERYTHING: dict[str, Any] = {}
COLOURS = {"runOnly": ["color-contrast"]}  # all that a theme can change
# A rule that declares an impact has no other, whatever its checks find: the harmless ones need not look.
RUN = """([within, options, serious]) => {
    const harmless = axe._audit.rules.filter(({ impact }) => impact && !serious.includes(impact));
    const rules = Object.fromEntries(harmless.map(({ id }) => [id, { enabled: false }]));
    return axe.run(within, { rules, ...options }).then(({ violations }) => violations);
}"""


def violations(visitor: Visitor, rules: dict[str, Any] = EVERYTHING, within: str = PAGE) -> list[str]:
    """What axe calls serious or critical."""
    assert AXE.exists(), "axe-core is not installed: run `make client`"
    if not visitor.page.evaluate("'axe' in window"):
        visitor.page.evaluate(AXE.read_text())
    if not serious(visitor, {"selectors": False, **rules}, within):
        return []
    return [told(violation, node) for violation in serious(visitor, rules, within) for node in violation["nodes"]]


def serious(visitor: Visitor, options: dict[str, Any], within: str) -> list[dict[str, Any]]:
    """Where something is takes long to say: it is asked only when there is something."""
    options = {"resultTypes": ["violations"], "preload": False, **options}  # no rule reads style sheets
    found: list[dict[str, Any]] = visitor.page.evaluate(RUN, [within, options, SERIOUS])
    return [violation for violation in found if violation["impact"] in SERIOUS]


def violations_by_day_and_night(visitor: Visitor, within: str = PAGE) -> list[str]:
    """The visitor must leave the light to the device."""
    found = violations(visitor, within=within)
    light(visitor, "dark")
    found += [f"by night: {each}" for each in violations(visitor, COLOURS, within)]
    light(visitor, "light")
    return found


def light(visitor: Visitor, scheme: str) -> None:
    visitor.page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
    theme = {"dark": "night", "light": "day"}[scheme]
    visitor.page.wait_for_function("theme => document.documentElement.dataset.theme === theme", arg=theme)


def told(violation: dict[str, Any], node: dict[str, Any]) -> str:
    why = [check["message"] for kind in ("any", "all", "none") for check in node[kind]][:1]
    return f"{violation['id']} ({violation['impact']}): {node['target'][0]}: {''.join(why)}"
