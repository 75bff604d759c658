"""Explanations name clauses: each of them stands in the rules."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
EXPLAINING = sorted((ROOT / "web" / "src" / "games").glob("*/**/explain.ts"))
CLAUSE = re.compile(r'"([A-Z]-[0-9]+(?:\.(?:[0-9]+|[A-Z]))*[a-z]?)"')


@pytest.mark.parametrize("source", EXPLAINING, ids=lambda source: source.relative_to(ROOT).parts[3])
def test_every_clause_of_an_explanation_is_in_the_rules(source: Path) -> None:
    game = source.relative_to(ROOT).parts[3]
    rules = (ROOT / "src" / "chabudai" / "games" / game / "RULES.md").read_text("utf-8")
    named = set(CLAUSE.findall(source.read_text("utf-8")))
    assert named
    assert not {clause for clause in named if f"**{clause}**" not in rules}
