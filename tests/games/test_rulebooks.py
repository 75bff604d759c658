"""The rules of every game in three languages: the same rules, clause by clause."""

import re
from pathlib import Path
from typing import Any

import pytest
from markdown_it import MarkdownIt
from rules_pages import NUMBER, clauses, figures, shown, source, words

import chabudai
from chabudai.cli.parameters import BadCommand
from chabudai.core.game import Game
from chabudai.core.languages import LANGUAGES
from chabudai.core.steps import BARS

TRANSLATIONS = [language for language in LANGUAGES if language != "en"]
WIDTH = 116
Rules = Game[Any]

pytestmark = [pytest.mark.once, pytest.mark.parametrize("game", chabudai.games(), ids=lambda game: game.id)]
in_every_language = pytest.mark.parametrize("language", LANGUAGES)
in_every_translation = pytest.mark.parametrize("language", TRANSLATIONS)


# --- the same rules -------------------------------------------------------------------------------------------


@in_every_language
def test_the_rules_are_written_in_every_language(game: Rules, language: str) -> None:
    rules = game.rulebook(language)
    assert rules.language == language
    assert rules.title
    assert rules.introduction
    assert all(chapter.title for chapter in rules.chapters)
    assert all(clause.text for clause in clauses(game, language))


@in_every_translation
def test_a_translation_has_the_same_chapters_and_clauses_in_the_same_order(game: Rules, language: str) -> None:
    english, translated = game.rulebook("en"), game.rulebook(language)
    assert [chapter.id for chapter in translated.chapters] == [chapter.id for chapter in english.chapters]
    for ours, theirs in zip(translated.chapters, english.chapters, strict=True):
        assert [(each.id, each.depth) for each in ours.clauses] == [
            (each.id, each.depth) for each in theirs.clauses
        ]
        assert bool(ours.introduction) == bool(theirs.introduction)


@in_every_translation
def test_a_translation_begins_its_sections_at_the_same_clauses(game: Rules, language: str) -> None:
    def beginnings(language: str) -> dict[str, str]:
        return {each.section: each.id for each in reversed(clauses(game, language)) if each.section}

    assert list(beginnings(language).values()) == list(beginnings("en").values())


@in_every_language
def test_no_clause_stands_twice(game: Rules, language: str) -> None:
    numbers = [clause.id for clause in clauses(game, language)]
    assert len(numbers) == len(set(numbers))


@in_every_translation
def test_a_translation_gives_the_same_figures_and_names_the_same_clauses(game: Rules, language: str) -> None:
    for ours, theirs in zip(clauses(game, language), clauses(game, "en"), strict=True):
        assert figures(ours.text) == figures(theirs.text), ours.id


@in_every_translation
def test_a_translation_writes_files_and_commands_as_they_are(game: Rules, language: str) -> None:
    assert re.findall(r"`[^`]+`", source(game, language)) == re.findall(r"`[^`]+`", source(game, "en"))


# --- what the table names -------------------------------------------------------------------------------------


def clauses_named(game: Rules) -> set[str]:
    """By refusals, by the frame's own refusals, by options."""
    own = next(iter(game.frame_clauses.values()))[:2]  # the letter of the game
    barred = {each.clause for each in BARS if each.clause.startswith(own)}
    return barred | set(game.frame_clauses.values()) | {option.clause for option in game.options}


@in_every_language
def test_every_clause_that_the_table_names_can_be_read(game: Rules, language: str) -> None:
    named = clauses_named(game)
    assert named
    assert {number for number in named if game.rulebook(language).clause(number) is None} == set()


@in_every_language
def test_every_clause_that_another_clause_refers_to_can_be_read(game: Rules, language: str) -> None:
    for clause in clauses(game, language):
        for number in re.findall(NUMBER, clause.text):
            assert game.rulebook(language).passage(number) is not None, clause.id


def test_every_clause_that_the_code_or_a_test_rests_on_can_be_read(game: Rules) -> None:
    letter = game.frame_clauses["game-over"][0]
    cited = {
        number
        for folder in (game.folder, Path(__file__).parent / game.id)
        for source in folder.rglob("*.py")
        for number in re.findall(rf"\b{letter}{NUMBER.removeprefix('[A-Z]')}", source.read_text("utf-8"))
    }
    assert cited
    assert {number for number in cited if game.rulebook("en").passage(number) is None} == set()


# --- how they are written -------------------------------------------------------------------------------------


@in_every_language
def test_a_reader_of_markdown_sees_the_same_items_and_headings(game: Rules, language: str) -> None:
    """No line that goes on begins with what Markdown takes for something else."""
    seen = [token.type for token in MarkdownIt().parse(source(game, language))]
    assert seen.count("list_item_open") == len(clauses(game, language))
    assert "ordered_list_open" not in seen
    assert seen.count("heading_open") == len(re.findall(r"^#", source(game, language), re.MULTILINE))


@in_every_language
def test_lines_fit_the_width_of_the_house(game: Rules, language: str) -> None:
    assert [line for line in source(game, language).splitlines() if len(line) > WIDTH] == []


def test_no_czech_preposition_of_one_letter_is_left_alone_at_the_end_of_a_line(game: Rules) -> None:
    for clause in clauses(game, "cs"):
        assert not re.search(r"\b[kosuvzai] \b", clause.text, re.IGNORECASE), clause.id


# --- in the terminal ------------------------------------------------------------------------------------------


@in_every_language
def test_a_clause_is_shown_in_the_language_of_the_reader(game: Rules, language: str) -> None:
    number = clauses(game, "en")[0].id
    page = shown(game, language, number.lower())
    assert page.startswith(number.split(".")[0])
    assert page.endswith(" ".join([number, *words(game, language, number).split()]))
    assert len({shown(game, each, number) for each in LANGUAGES}) == len(LANGUAGES)


@in_every_language
def test_without_a_number_all_rules_are_shown(game: Rules, language: str) -> None:
    page = shown(game, language, "")
    assert [chapter.id for chapter in game.rulebook(language).chapters if chapter.id not in page] == []
    assert " ".join(clauses(game, language)[-1].text.split()) in page


def test_a_number_that_no_rule_bears_is_refused(game: Rules) -> None:
    with pytest.raises(BadCommand, match="cli-error-clause"):
        shown(game, "en", clauses(game, "en")[0].id + "99")
