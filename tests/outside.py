"""What tests start outside of themselves: servers, browsers, databases, checkouts. `make check` does without
(`--check`)."""

import os

import pytest

WITHOUT = "CHABUDAI_CHECK"  # in the environment: nothing of it is started
# Every test there needs some of it; the last two run tests in a checkout of their own, half a minute of computing.
PLACES = ("build/", "e2e/", "frame/test_new_game.py/", "frame/test_new_language.py/")


def leave_out() -> None:
    os.environ[WITHOUT] = "yes"


def start(what: str) -> None:
    """Called before something is started: in `make check` the test that needs it is skipped."""
    if os.environ.get(WITHOUT):
        pytest.skip(f"needs {what}: make test")
