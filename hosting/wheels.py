"""Wheels to install: `python hosting/wheels.py [--pure] [FOLDER]` (`make wheel` builds what they need first).

The pure wheel holds everything there is, the page of the browser too, and runs on every machine. The other one is
the same with the compiled rules beside their sources, for machines and Pythons like this one.
"""

import argparse
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from zipfile import ZipFile

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "src"
PAGE = "chabudai/server/client/index.html"
EXTENSION = sysconfig.get_config_var("EXT_SUFFIX")
NOT_SOURCES = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "*.egg-info")


class NoWheel(Exception):
    """Something that belongs in it is not there."""


def main() -> int:
    parser = argparse.ArgumentParser(prog="hosting/wheels.py", description="Build the wheels.")
    parser.add_argument("folder", type=Path, nargs="?", default=ROOT / "dist")
    parser.add_argument("--pure", action="store_true", help="only the one that runs everywhere")
    options = parser.parse_args()
    try:
        for wheel in build(options.folder, options.pure):
            print(wheel)
    except NoWheel as problem:
        print(f"chabudai: {problem}", file=sys.stderr)
        return 1
    return 0


def build(folder: Path, only_pure: bool = False) -> list[Path]:
    folder.mkdir(parents=True, exist_ok=True)
    pure = pure_wheel(folder)
    if only_pure:
        return [pure]
    if not extensions():
        print("chabudai: the rules are not compiled here: only the pure wheel is built", file=sys.stderr)
        return [pure]
    return [pure, compiled_wheel(pure, folder)]


def pure_wheel(folder: Path) -> Path:
    """From a copy of the sources: what was left over by an earlier build gets into no wheel."""
    if not (SOURCE / PAGE).is_file():
        raise NoWheel("the page of the browser is not built: make client")
    with tempfile.TemporaryDirectory(prefix="chabudai-wheel-") as scratch:
        copy = Path(scratch) / "checkout"
        shutil.copytree(SOURCE, copy / "src", ignore=NOT_SOURCES)
        for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE", "NOTICE"):
            shutil.copy(ROOT / name, copy / name)
        command = [sys.executable, "-m", "pip", "wheel", "--no-deps", "--no-build-isolation", "--no-index"]
        run([*command, "--wheel-dir", scratch, str(copy)], CHABUDAI_PURE="1")
        [built] = Path(scratch).glob("*.whl")
        return moved(built, folder)


def extensions() -> list[Path]:
    """What `make build` has compiled for this Python, beside its sources."""
    return sorted(SOURCE.rglob(f"*{EXTENSION}"))


def compiled_wheel(pure: Path, folder: Path) -> Path:
    """The same with the compiled rules in it, marked for those who can run them."""
    with tempfile.TemporaryDirectory(prefix="chabudai-wheel-") as scratch:
        run([sys.executable, "-m", "wheel", "unpack", "--dest", scratch, str(pure)])
        [unpacked] = Path(scratch).iterdir()
        for extension in extensions():
            shutil.copy(extension, unpacked / extension.relative_to(SOURCE))
        [marks] = unpacked.glob("*.dist-info/WHEEL")
        lines = [line for line in marks.read_text("utf-8").splitlines() if line and not line.startswith("Tag:")]
        lines = [line.replace("Root-Is-Purelib: true", "Root-Is-Purelib: false") for line in lines]
        marks.write_text("\n".join([*lines, f"Tag: {tag()}", ""]), "utf-8")
        run([sys.executable, "-m", "wheel", "pack", "--dest-dir", scratch, str(unpacked)])
        [built] = Path(scratch).glob("*.whl")
        return moved(built, folder)


def tag() -> str:
    """This Python on this kind of machine."""
    python = f"cp{sys.version_info.major}{sys.version_info.minor}"
    platform = sysconfig.get_platform().replace("-", "_").replace(".", "_")
    return f"{python}-{python}-{platform}"


def moved(built: Path, folder: Path) -> Path:
    with ZipFile(built) as wheel:
        if PAGE not in wheel.namelist():
            raise NoWheel(f"{built.name} has no page for the browser")
    wanted = folder / built.name
    shutil.move(built, wanted)
    return wanted


def run(command: list[str], **environment: str) -> None:
    done = subprocess.run(command, env=os.environ | environment, capture_output=True, text=True)
    if done.returncode != 0:
        raise NoWheel(done.stderr.strip() or done.stdout.strip())


if __name__ == "__main__":
    sys.exit(main())
