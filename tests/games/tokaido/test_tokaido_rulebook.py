"""The rules of Tokaido in three languages: the same rules, clause by clause."""

import io
import re

import pytest
from markdown_it import MarkdownIt
from rich.console import Console

import chabudai
from chabudai.cli.parameters import BadCommand
from chabudai.cli.rulebook import show_rule
from chabudai.cli.voice import Voice
from chabudai.core.rulebook import Clause, rules_file
from chabudai.core.steps import BARS
from chabudai.core.text import LANGUAGES
from chabudai.games.tokaido.components import ENCOUNTER, TRAVELER

GAME = chabudai.game("tokaido")
TRANSLATIONS = [language for language in LANGUAGES if language != "en"]
WIDTH = 116


def source(language: str) -> str:
    return rules_file(GAME.folder, language).read_text("utf-8")


def clauses(language: str) -> list[Clause]:
    return [clause for chapter in GAME.rulebook(language).chapters for clause in chapter.clauses]


def words(language: str, number: str) -> str:
    """A clause, or all clauses of a chapter, with ordinary spaces."""
    passage = GAME.rulebook(language).passage(number)
    assert passage is not None
    return " ".join(clause.text for clause in passage.clauses).replace("\N{NO-BREAK SPACE}", " ")


# --- the same rules ---------------------------------------------------------------------------------------


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
    return set(re.findall(r"T-\d+(?:\.\d+)*|[+−]?\d+", text))


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_a_translation_writes_files_and_commands_as_they_are(language: str) -> None:
    assert re.findall(r"`[^`]+`", source(language)) == re.findall(r"`[^`]+`", source("en"))


# --- what the table names ---------------------------------------------------------------------------------


def clauses_named() -> set[str]:
    """By refusals, by the frame's own refusals, by options."""
    barred = {each.clause for each in BARS if each.clause.startswith("T-")}
    return barred | set(GAME.frame_clauses.values()) | {option.clause for option in GAME.options}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_that_the_table_names_can_be_read(language: str) -> None:
    assert len(clauses_named()) > 20
    assert {number for number in clauses_named() if GAME.rulebook(language).clause(number) is None} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_that_another_clause_refers_to_can_be_read(language: str) -> None:
    for clause in clauses(language):
        for number in re.findall(r"T-\d+(?:\.\d+)*", clause.text):
            assert GAME.rulebook(language).passage(number) is not None, clause.id


# --- the same words ---------------------------------------------------------------------------------------

INTRODUCED = {  # in which chapter, and under which keys of the catalogues
    "T-6": [TRAVELER.message(who) for who in range(len(TRAVELER))],
    "T-7": [ENCOUNTER.message(who) for who in range(len(ENCOUNTER))],
    "T-8": [f"achievement-{which}" for which in ("gourmet", "bather", "chatterbox", "collector")],
    "T-11": [f"option-{which}" for which in ("initiatory-journey", "return-trip", "gastronomy", "special-setup")],
}


def name(language: str, key: str) -> str:
    """As the catalogues have it, without the gloss in brackets."""
    return GAME.text(language).say(key).partition(" (")[0].replace("\N{NO-BREAK SPACE}", " ")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("chapter", INTRODUCED)
def test_the_rules_call_things_as_the_catalogues_call_them(language: str, chapter: str) -> None:
    names = [name(language, key) for key in INTRODUCED[chapter]]
    assert [each for each in names if each not in words(language, chapter)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_stops_are_called_as_the_catalogues_call_them(language: str) -> None:
    kinds = [name(language, f"kind-{kind}") for kind in ("farm", "village", "hot-spring", "temple", "encounter")]
    assert set(kinds) < {clause.section for clause in clauses(language)}


# --- how they are written ---------------------------------------------------------------------------------


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


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_the_reader_is_addressed_as_a_friend(language: str) -> None:
    """Take 3 coins: in the second person singular."""
    assert words(language, "T-4.1.1").startswith({"cs": "Vezmi si 3", "hu": "Vegyél el 3"}[language])


# --- in the terminal --------------------------------------------------------------------------------------


def shown(language: str, number: str) -> str:
    """What the terminal shows, with ordinary spaces."""
    page = io.StringIO()
    show_rule(Voice(GAME.text(language), Console(file=page, width=200)), GAME, number)
    return " ".join(page.getvalue().split())


@pytest.mark.parametrize(
    ("language", "clause"),
    [
        ("en", "T-3 Moving T-3.4 Nobody passes an inn: the next inn is as far as one can go."),
        ("cs", "T-3 Pohyb T-3.4 Hostinec nikdo nemine: dál než do příštího hostince jít nelze."),
        ("hu", "T-3 Mozgás T-3.4 Fogadó mellett senki sem mehet el: legfeljebb a következő fogadóig juthatsz."),
    ],
)
def test_a_clause_is_shown_in_the_language_of_the_reader(language: str, clause: str) -> None:
    assert shown(language, "t-3.4") == clause


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_a_number_all_rules_are_shown(language: str) -> None:
    page = shown(language, "")
    assert [chapter.id for chapter in GAME.rulebook(language).chapters if chapter.id not in page] == []
    assert words(language, "T-15.2") in page


@pytest.mark.parametrize("language", LANGUAGES)
def test_sections_are_shown_with_their_headings(language: str) -> None:
    farm = name(language, "kind-farm")
    assert re.fullmatch(rf"T-4 .+ {farm} T-4\.1\.1 .+", shown(language, "T-4.1"))


def test_a_number_that_no_rule_bears_is_refused() -> None:
    with pytest.raises(BadCommand):
        shown("en", "T-3.80")
