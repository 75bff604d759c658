"""The machine's own Chromium. Nothing is ever downloaded."""

import os
import shutil
import warnings
from typing import NoReturn

import pytest
from playwright.sync_api import Browser, Playwright

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser")  # the lightest first
SWITCHES = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-site-isolation-trials",  # a visitor is one process, not three
    "--js-flags=--no-opt --no-maglev",  # no page lives long enough to earn back what optimising its code costs
    "--disable-features=SpareRendererForSitePerProcess,IsolateOrigins,site-per-process,Translate,OptimizationHints",
]


def find_chromium() -> str | None:
    return next((found for found in map(shutil.which, NAMES) if found), None)


def launch(playwright: Playwright) -> Browser:
    program = find_chromium()
    if program is None:
        do_without(f"neither {' nor '.join(NAMES)} is on the PATH")
    return playwright.chromium.launch(executable_path=program, args=SWITCHES)


def do_without(reason: str) -> NoReturn:
    """Skip, and say so where nobody can miss it."""
    told = f"BROWSER TESTS DID NOT RUN: {reason}"
    if os.environ.get("CHABUDAI_REQUIRE_ALL", "") not in ("", "0"):
        pytest.fail(told, pytrace=False)
    warnings.warn(pytest.PytestWarning(told), stacklevel=2)
    pytest.skip(told)
