"""What tests start outside of themselves: servers, browsers, databases. `make check` does without (`--check`)."""

import os

import pytest

WITHOUT = "CHABUDAI_CHECK"  # in the environment: nothing of it is started
FOLDERS = ("build", "e2e")  # every test there needs some of it


def leave_out() -> None:
    os.environ[WITHOUT] = "yes"


def start(what: str) -> None:
    """Called before something is started: in `make check` the test that needs it is skipped."""
    if os.environ.get(WITHOUT):
        pytest.skip(f"needs {what}: make test")
