"""`make check` starts no server, no browser and no database."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def checked(*tests: str) -> str:
    """What `pytest --check` says of these."""
    command = [sys.executable, "-m", "pytest", "--check", "-rs", "-p", "no:cacheprovider", *tests]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True).stdout


def test_what_needs_a_server_or_a_database_is_skipped_and_the_rest_is_not() -> None:
    said = checked("tests/server/test_races.py", "tests/server/storage/test_storage_people.py")
    assert "needs a server: make test" in said
    assert "needs PostgreSQL: make test" in said
    assert "passed" in said


def test_tests_of_browsers_of_installing_and_of_new_checkouts_are_not_even_looked_at() -> None:
    assert "no tests ran" in checked("tests/e2e", "tests/build")
    assert "test_new_" not in checked("--collect-only", "tests/frame")
