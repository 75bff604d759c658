"""Typography: where a line may not be broken. The browser's twin is tested with the same examples (`web`)."""

import json
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import chabudai
from chabudai.core.text import Catalogue
from chabudai.core.typesetting import NO_BREAK, bound

ROOT = Path(__file__).resolve().parents[2]
FOLDERS = sorted({path.parent for part in ("src", "web/src") for path in (ROOT / part).rglob("text/cs.ftl")})
EXAMPLES = json.loads((Path(__file__).parent / "typesetting.json").read_text("utf-8"))
ONE_LETTER = set("ksvzouaiKSVZOUAI")


@pytest.mark.parametrize(("language", "text", "said"), EXAMPLES)
def test_what_belongs_together_stays_on_one_line(language: str, text: str, said: str) -> None:
    assert bound(text, language).replace(NO_BREAK, "~") == said


def test_a_sentence_is_bound_with_what_is_put_into_it(tmp_path: Path) -> None:
    (tmp_path / "cs.ftl").write_text("goes = { $name } jde k { $town } za { $n } { $coin }\n", "utf-8")
    said = Catalogue("cs", [tmp_path]).say("goes", name="Anna", town="Kii", n=2, coin="mince")
    assert said.replace(NO_BREAK, "~") == "Anna jde k~Kii za 2~mince"


def test_a_name_with_a_number_stays_together_wherever_it_stands(tmp_path: Path) -> None:
    words = "house-1 = Dům 1\n    .in = v domě 1\nwaits = { $place } čeká, zastav se { $place-in } dnes\n"
    (tmp_path / "cs.ftl").write_text(words, "utf-8")
    said = Catalogue("cs", [tmp_path]).say("waits", place="house-1")
    assert said.replace(NO_BREAK, "~") == "Dům~1~čeká, zastav se v~domě~1~dnes"


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
