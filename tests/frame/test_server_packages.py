"""The server's packages: each knows only those below it, and no module is in a ring of imports."""

import ast
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

import chabudai.server

SERVER = Path(chabudai.server.__file__).parent
FOR_ALL = {
    "addresses",
    "backoff",
    "cache",
    "cookies",
    "errors",
    "limits",
    "wire",
    "wire_accounts",
    "wire_notices",
    "wire_people",
}  # single files beside the packages
MAY_KNOW = {
    "monitoring": set(),
    "storage": {"monitoring"},
    "people": {"storage"},
    "match": {"storage"},
    "thinking": {"monitoring"},
    "past": {"match", "storage", "thinking"},
    "clocks": {"match", "people", "storage"},
    "notices": {"match", "people", "storage"},
    "table": {"match", "monitoring", "past", "people", "storage", "thinking"},
    "lobby": {"match", "monitoring", "notices", "past", "people", "storage", "table", "thinking"},
    "processes": {"lobby", "match", "monitoring", "notices", "past", "people", "storage", "table", "thinking"},
    "door": {
        "lobby",
        "match",
        "monitoring",
        "notices",
        "past",
        "people",
        "processes",
        "storage",
        "table",
        "thinking",
    },
}


def name_of(module: Path) -> str:
    parts = module.relative_to(SERVER).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


MODULES = {name_of(module): module for module in SERVER.rglob("*.py") if "migrations" not in module.parts}


def known_by(module: Path) -> Iterator[str]:
    """The modules of the server that it imports, also where only types are checked."""
    for node in ast.walk(ast.parse(module.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("chabudai.server"):
            place = (node.module or "").removeprefix("chabudai.server").removeprefix(".")
            inside = [f"{place}.{each.name}".removeprefix(".") for each in node.names]
            yield from (each if each in MODULES else place for each in inside)


def test_every_package_says_what_lives_there_and_what_it_imports() -> None:
    packages = {folder.name for folder in SERVER.iterdir() if (folder / "__init__.py").exists()}
    assert packages == set(MAY_KNOW)
    for package in packages:
        docstring = ast.get_docstring(ast.parse(MODULES[package].read_text("utf-8"))) or ""
        assert "mport" in docstring, package


@pytest.mark.parametrize("package", MAY_KNOW)
def test_a_package_of_the_server_knows_only_those_below_it(package: str) -> None:
    for name, module in MODULES.items():
        if name.split(".")[0] == package:
            known = {each.split(".")[0] for each in known_by(module)}
            assert known <= MAY_KNOW[package] | {package} | FOR_ALL, name


def test_whatever_lies_beside_the_packages_knows_only_storage() -> None:
    beside = {name for name in MODULES if name and name not in MAY_KNOW and "." not in name}
    assert beside == FOR_ALL
    for name in beside:
        assert {each.split(".")[0] for each in known_by(MODULES[name])} <= FOR_ALL | {"storage"}, name


def test_no_module_of_the_server_is_in_a_ring_of_imports() -> None:
    graph = {name: set(known_by(module)) - {name} for name, module in MODULES.items() if name}
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as ring:
        pytest.fail(f"a ring: {' → '.join(ring.args[1])}")
