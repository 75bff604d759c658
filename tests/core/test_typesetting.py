"""Typography: where a line may not be broken. The browser's twin is tested with the same examples (`web`)."""

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import chabudai
from chabudai.core.text import Catalogue
from chabudai.core.typesetting import NO_BREAK, bound

ROOT = Path(__file__).resolve().parents[2]
FOLDERS = sorted({path.parent for part in ("src", "web/src") for path in (ROOT / part).rglob("text/cs.ftl")})
ONE_LETTER = set("ksvzouaiKSVZOUAI")


@pytest.mark.parametrize(
    ("language", "text", "said"),
    [
        ("cs", "V lese a v poli", "V~lese a~v~poli"),
        ("cs", "Klan je u brány (s dvořanem).", "Klan je u~brány (s~dvořanem)."),
        ("cs", "Má 3 mince, 7. kolo – konec", "Má 3~mince, 7.~kolo~– konec"),
        ("cs", "Zbývá 5. Pak táhneš ty.", "Zbývá 5. Pak táhneš ty."),
        ("cs", "ještě a\u00a0znovu", "ještě a~znovu"),
        ("cs", "skrz dveře", "skrz dveře"),
        ("hu", "3 érme a 7. faluban – vége", "3~érme a 7.~faluban~– vége"),
        ("en", "a slot for 3 coins – done", "a slot for 3 coins – done"),
    ],
)
def test_what_belongs_together_stays_on_one_line(language: str, text: str, said: str) -> None:
    assert bound(text, language).replace(NO_BREAK, "~") == said


def test_a_sentence_is_bound_with_what_is_put_into_it(tmp_path: Path) -> None:
    (tmp_path / "cs.ftl").write_text("goes = { $name } jde k { $town } za { $n } { $coin }\n", "utf-8")
    said = Catalogue("cs", [tmp_path]).say("goes", name="Anna", town="Kii", n=2, coin="mince")
    assert said.replace(NO_BREAK, "~") == "Anna jde k~Kii za 2~mince"


def plain_keys(file: Path) -> list[str]:
    """Of the sentences into which nothing is put."""
    messages = [
        each for each in FluentParser().parse(file.read_text("utf-8")).body if isinstance(each, ast.Message)
    ]
    return [
        each.id.name
        for each in messages
        if each.value and all(isinstance(part, ast.TextElement) for part in each.value.elements)
    ]


@pytest.mark.once
def test_no_sentence_of_any_catalogue_leaves_a_letter_at_the_end_of_a_line() -> None:
    assert len(FOLDERS) > len(chabudai.games())
    for folder in FOLDERS:
        czech = Catalogue("cs", [folder])
        for key in plain_keys(folder / "cs.ftl"):
            *words, _ = czech.say(key).replace("\n", " ").split(" ")
            assert not ONE_LETTER & {word.strip("(„") for word in words}, key
