"""No dead exports in the browser client: another module imports them, and not tests alone."""

import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2] / "web"
FILES = {
    file: file.read_text("utf-8")
    for folder in (ROOT / "src", ROOT / "plugins", ROOT / "tests")
    for file in folder.rglob("*")
    if file.suffix in (".ts", ".svelte")
}
FILES[ROOT / "vite.config.ts"] = (ROOT / "vite.config.ts").read_text("utf-8")
# What `chabudai new-game` writes into a folder beside the other games uses what boards share, too.
WRITTEN = ROOT / "src" / "games" / "new_game"
PATTERNS = ROOT.parent / "src" / "chabudai" / "cli" / "skeleton" / "web"
for pattern in PATTERNS.rglob("*.in"):
    FILES[WRITTEN / pattern.relative_to(PATTERNS).with_suffix("")] = pattern.read_text("utf-8")
EXPORTED = re.compile(r"^export (?:async )?(?:const|let|function|class) ([\w$]+)", re.M)
FROM = re.compile(r'(?:import|export)\s+(?:type\s+)?(?:[\w$]+\s*,\s*)?\{([^}]*)\}\s*from\s*"(\.[^"]+)"')
WHOLE = re.compile(r'import \* as ([\w$]+) from "(\.[^"]+)"')
ENDINGS = ("", ".ts", ".svelte.ts", "/index.ts")
BY_NAME = re.compile(r"games/\w+/(?:index|scene|learning/index)\.ts$")  # found because they are there


def is_test(file: Path) -> bool:
    return "tests" in file.parts


def meant(file: Path, path: str) -> Path | None:
    """The module that an import names."""
    named = [Path(f"{(file.parent / path).resolve()}{ending}") for ending in ENDINGS]
    return next((each for each in named if each in FILES), None)


def imports(file: Path) -> Iterator[tuple[Path | None, str]]:
    text = FILES[file]
    for names, path in FROM.findall(text):
        for name in filter(None, (each.strip() for each in names.split(","))):
            yield meant(file, path), name.removeprefix("type ").split(" as ")[0]
    for space, path in WHOLE.findall(text):
        for name in re.findall(rf"\b{re.escape(space)}\.([\w$]+)", text):
            yield meant(file, path), name


IMPORTED = {each for file in FILES if not is_test(file) for each in imports(file)}
TESTED = {each for file in FILES if is_test(file) for each in imports(file)}


def is_needed(file: Path, name: str) -> bool:
    """By another module; or by a test, and in its own module as well."""
    own = len(re.findall(rf"(?<![\w$]){re.escape(name)}(?![\w$])", FILES[file])) > 1
    return (file, name) in IMPORTED or ((file, name) in TESTED and own)


def test_whatever_is_exported_is_imported_elsewhere_and_not_by_tests_alone() -> None:
    modules = [file for file in FILES if file.suffix == ".ts" and not is_test(file) and WRITTEN not in file.parents]
    exported = [(file, name) for file in modules for name in EXPORTED.findall(FILES[file])]
    looked_for = [(file, name) for file, name in exported if not BY_NAME.search(file.as_posix())]
    assert len(exported) > 500
    assert [f"{file.relative_to(ROOT)}: {name}" for file, name in looked_for if not is_needed(file, name)] == []
