"""The build: a missing compiler is no reason not to install, and the result says what it is."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
IS_COMPILED = "from chabudai.purity import is_compiled; print(is_compiled())"


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """The sources as a fresh clone has them."""
    no_products = shutil.ignore_patterns("*.so", "__pycache__", "*.egg-info")
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=no_products)
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE", "NOTICE"):
        shutil.copy(ROOT / name, tmp_path / name)
    return tmp_path


def build(checkout: Path, **environment: str) -> str:
    command = [sys.executable, "setup.py", "build_ext", "--inplace"]
    done = subprocess.run(command, cwd=checkout, env=os.environ | environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stderr


def is_compiled(checkout: Path) -> bool:
    environment = os.environ | {"PYTHONPATH": str(checkout / "src"), "CHABUDAI_PURE": ""}
    command = [sys.executable, "-c", IS_COMPILED]
    done = subprocess.run(command, cwd=checkout, env=environment, capture_output=True, text=True, check=True)
    return done.stdout.strip() == "True"


def test_without_a_compiler_the_package_installs_as_plain_python_and_says_so(checkout: Path) -> None:
    said = build(checkout, CC="false", CHABUDAI_PURE="")
    assert "chabudai: " in said
    assert "installing as plain Python" in said
    assert not is_compiled(checkout)


def test_chabudai_pure_builds_nothing(checkout: Path) -> None:
    said = build(checkout, CHABUDAI_PURE="1")
    assert "installing as plain Python" in said
    assert not list((checkout / "src").rglob("*.so"))
