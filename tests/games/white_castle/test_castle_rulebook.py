"""The rules of The White Castle in three languages: the same rules, clause by clause."""

import io
import re
from pathlib import Path

import pytest
from castle_table import GAME
from markdown_it import MarkdownIt
from rich.console import Console

from chabudai.cli.parameters import BadCommand
from chabudai.cli.rulebook import show_rule
from chabudai.cli.voice import Voice
from chabudai.core.rulebook import Clause, rules_file
from chabudai.core.steps import BARS
from chabudai.core.text import LANGUAGES

TRANSLATIONS = [language for language in LANGUAGES if language != "en"]
WIDTH = 116
AUTHORITY = Path(__file__).resolve().parents[4] / "shared" / "rules" / "white_castle.md"
NUMBER = r"W-\d+(?:\.\d+)*"


def source(language: str) -> str:
    return rules_file(GAME.folder, language).read_text("utf-8")


def clauses(language: str) -> list[Clause]:
    return [clause for chapter in GAME.rulebook(language).chapters for clause in chapter.clauses]


def words(language: str, number: str) -> str:
    """A clause, or all clauses of a chapter, with ordinary spaces."""
    passage = GAME.rulebook(language).passage(number)
    assert passage is not None
    return " ".join(clause.text for clause in passage.clauses).replace("\N{NO-BREAK SPACE}", " ")


# --- the same rules -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_are_written_in_every_language(language: str) -> None:
    rules = GAME.rulebook(language)
    assert rules.language == language
    assert rules.title
    assert rules.introduction
    assert all(chapter.title for chapter in rules.chapters)
    assert all(clause.text for clause in clauses(language))


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_a_translation_has_the_same_chapters_and_clauses_in_the_same_order(language: str) -> None:
    english, translated = GAME.rulebook("en"), GAME.rulebook(language)
    assert [chapter.id for chapter in translated.chapters] == [chapter.id for chapter in english.chapters]
    for ours, theirs in zip(translated.chapters, english.chapters, strict=True):
        assert [(each.id, each.depth) for each in ours.clauses] == [
            (each.id, each.depth) for each in theirs.clauses
        ]
        assert bool(ours.introduction) == bool(theirs.introduction)


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_a_translation_begins_its_sections_at_the_same_clauses(language: str) -> None:
    def beginnings(language: str) -> dict[str, str]:
        return {each.section: each.id for each in reversed(clauses(language)) if each.section}

    assert list(beginnings(language).values()) == list(beginnings("en").values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_clause_stands_twice(language: str) -> None:
    numbers = [clause.id for clause in clauses(language)]
    assert len(numbers) == len(set(numbers))


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_a_translation_gives_the_same_figures_and_names_the_same_clauses(language: str) -> None:
    for ours, theirs in zip(clauses(language), clauses("en"), strict=True):
        assert figures(ours.text) == figures(theirs.text), ours.id


def figures(text: str) -> set[str]:
    return set(re.findall(rf"{NUMBER}|[+−]?\d+", text))


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_a_translation_writes_files_and_commands_as_they_are(language: str) -> None:
    assert re.findall(r"`[^`]+`", source(language)) == re.findall(r"`[^`]+`", source("en"))


@pytest.mark.skipif(not AUTHORITY.exists(), reason="no shared/rules beside the checkout")
def test_every_clause_of_the_specification_up_to_its_worked_examples_can_be_read() -> None:
    """What the tests cite can be looked up at the table: W-1 to W-17."""
    specified = re.findall(rf"^(?:- \*\*|\| |\*\*)({NUMBER})", AUTHORITY.read_text("utf-8"), re.MULTILINE)
    chapters = {number for number in specified if int(number.split(".")[0].removeprefix("W-")) <= 17}
    assert len(chapters) > 150
    assert {number for number in chapters if GAME.rulebook("en").passage(number) is None} == set()


# --- what the table names -------------------------------------------------------------------------------------


def clauses_named() -> set[str]:
    """By refusals, by the frame's own refusals, by options."""
    barred = {each.clause for each in BARS if each.clause.startswith("W-")}
    return barred | set(GAME.frame_clauses.values()) | {option.clause for option in GAME.options}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_that_the_table_names_can_be_read(language: str) -> None:
    assert len(clauses_named()) > 20
    assert {number for number in clauses_named() if GAME.rulebook(language).clause(number) is None} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_that_another_clause_refers_to_can_be_read(language: str) -> None:
    for clause in clauses(language):
        for number in re.findall(NUMBER, clause.text):
            assert GAME.rulebook(language).passage(number) is not None, clause.id


# --- the same words -------------------------------------------------------------------------------------------

INTRODUCED = {  # in which clause, and under which keys of the catalogues
    "W-1.5": ["option-promo"],
    "W-3.4.6": ["option-first-game"],
    "W-15.3": ["option-solo-level-easy", "option-solo-level-medium", "option-solo-level-hard"],
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", INTRODUCED)
def test_the_rules_call_things_as_the_catalogues_call_them(language: str, number: str) -> None:
    text = GAME.text(language)
    names = [text.say(key).replace("\N{NO-BREAK SPACE}", " ").lower() for key in INTRODUCED[number]]
    assert [each for each in names if each not in words(language, number).lower()] == []


# --- how they are written -------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reader_of_markdown_sees_the_same_items_and_headings(language: str) -> None:
    """No line that goes on begins with what Markdown takes for something else."""
    seen = [token.type for token in MarkdownIt().parse(source(language))]
    assert seen.count("list_item_open") == len(clauses(language))
    assert "ordered_list_open" not in seen
    assert seen.count("heading_open") == len(re.findall(r"^#", source(language), re.MULTILINE))


@pytest.mark.parametrize("language", LANGUAGES)
def test_lines_fit_the_width_of_the_house(language: str) -> None:
    assert [line for line in source(language).splitlines() if len(line) > WIDTH] == []


def test_no_czech_preposition_of_one_letter_is_left_alone_at_the_end_of_a_line() -> None:
    for clause in clauses("cs"):
        assert not re.search(r"\b[kosuvzai] \b", clause.text, re.IGNORECASE), clause.id


# --- in the terminal ------------------------------------------------------------------------------------------


def shown(language: str, number: str) -> str:
    """What the terminal shows, with ordinary spaces."""
    page = io.StringIO()
    show_rule(Voice(GAME.text(language), Console(file=page, width=200)), GAME, number)
    return " ".join(page.getvalue().split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_clause_is_shown_in_the_language_of_the_reader(language: str) -> None:
    page = shown(language, "w-4.2")
    assert page.startswith("W-4 ")
    assert page.endswith(" ".join(["W-4.2", *words(language, "W-4.2").split()]))
    assert len({shown(each, "w-4.2") for each in LANGUAGES}) == 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_a_number_all_rules_are_shown(language: str) -> None:
    page = shown(language, "")
    assert [chapter.id for chapter in GAME.rulebook(language).chapters if chapter.id not in page] == []
    assert words(language, "W-13.2") in page


def test_a_number_that_no_rule_bears_is_refused() -> None:
    with pytest.raises(BadCommand):
        shown("en", "W-3.80")
