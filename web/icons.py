"""Draw the icons of the installed page anew: `.venv/bin/python web/icons.py`, after their drawing was changed.

Systems want pictures made of pixels. The machine's Chromium draws them from the icon of the page; they are kept in
the repository, so that building the client needs no browser.
"""

import re
import shutil
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

LOOK = Path(__file__).resolve().parent / "src" / "look"
FOLDER = LOOK / "app"
NIGHT = "#22344F"
PAGE = "<style>*{margin:0}svg{display:block;width:100vw;height:100vh}</style>"


def main() -> None:
    icon = (LOOK / "favicon.svg").read_text()
    drawn = {
        "icon-192": (icon, 192),
        "icon-512": (icon, 512),
        "maskable-512": (to_the_edge(icon, 0.72), 512),
        "touch-180": (to_the_edge(icon, 0.78), 180),
        "badge-96": (mark_alone(icon), 96),
    }
    with sync_playwright() as playwright:
        program = next(filter(None, map(shutil.which, ("chromium-headless-shell", "chromium"))))
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        for name, (svg, size) in drawn.items():
            draw(browser, svg, size, FOLDER / f"{name}.png")
        browser.close()


def to_the_edge(icon: str, scale: float) -> str:
    """A system cuts its own shape out of it: colour up to the edge, the mark within the middle four fifths."""
    edge = f'<rect width="64" height="64" fill="{NIGHT}"/>'
    return scaled(re.sub(r"<rect[^>]*/>", edge, icon), scale)


def mark_alone(icon: str) -> str:
    """In one colour, for the row of small signs over a phone."""
    return scaled(re.sub(r"<rect[^>]*/>", "", icon), 1)


def scaled(icon: str, scale: float) -> str:
    at = f"translate({32 * (1 - scale):g} {32 * (1 - scale):g}) scale({scale:g})"
    return re.sub(r'transform="translate\([^"]*scale\([^"]*"', f'transform="{at}"', icon, count=1)


def draw(browser: Browser, svg: str, size: int, file: Path) -> None:
    page = browser.new_page(viewport={"width": size, "height": size})
    page.set_content(PAGE + svg)
    page.screenshot(path=file, omit_background=True)
    page.close()


if __name__ == "__main__":
    main()
