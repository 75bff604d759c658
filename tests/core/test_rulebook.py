"""Rulebooks: how a text of rules becomes chapters and clauses."""

from pathlib import Path

import pytest
import stones

from chabudai.core.languages import LANGUAGES, UnknownLanguage
from chabudai.core.rulebook import Chapter, Clause, Rulebook, read_rulebook, rulebook_of, rules_file

NBSP = "\N{NO-BREAK SPACE}"
RULES = """\
# Tea: the rules

For two *or* more guests. See `tea.toml`.

## C-1 Before the tea

All of this is done
in silence.

- **C-1.1** Water is **boiled**, and
  the cups are warmed.
- **C-1.2** Some leaves are not used:
  - **C-1.2.1** old ones;
  - **C-1.2.2** wet ones,
    wherever they come from.
    - **C-1.2.2.1** Dew is not water.
- **C-1.3** `pour_cup 1*2*3` is written so, not 3 * 4 * 5.

## C-2 Drinking

### Alone

- **C-2.1.1** One drinks.

### Together

- **C-2.2.1** All drink.
- **C-2.2.2** The last one washes up.

And dries.
"""


@pytest.fixture
def rules() -> Rulebook:
    return read_rulebook(RULES)


def test_a_rulebook_has_a_title_an_introduction_and_chapters(rules: Rulebook) -> None:
    assert rules.title == "Tea: the rules"
    assert rules.introduction == "For two or more guests. See tea.toml."
    assert [(chapter.id, chapter.title) for chapter in rules.chapters] == [
        ("C-1", "Before the tea"),
        ("C-2", "Drinking"),
    ]


def test_words_before_the_first_clause_introduce_the_chapter(rules: Rulebook) -> None:
    assert rules.chapters[0].introduction == "All of this is done in silence."
    assert rules.chapters[1].introduction == ""


def test_clauses_stand_in_the_order_of_the_text(rules: Rulebook) -> None:
    numbers = [clause.id for chapter in rules.chapters for clause in chapter.clauses]
    assert " ".join(numbers) == "C-1.1 C-1.2 C-1.2.1 C-1.2.2 C-1.2.2.1 C-1.3 C-2.1.1 C-2.2.1 C-2.2.2"
    assert rules.numbers == set(numbers)


def test_lines_that_go_on_are_joined_and_bold_words_lose_their_stars(rules: Rulebook) -> None:
    assert rules.clause("C-1.1") == Clause("C-1.1", 0, "Water is boiled, and the cups are warmed.")


def test_a_clause_is_as_deep_as_it_is_nested_whatever_its_number(rules: Rulebook) -> None:
    depths = {clause.id: clause.depth for clause in rules.chapters[0].clauses}
    assert depths == {"C-1.1": 0, "C-1.2": 0, "C-1.2.1": 1, "C-1.2.2": 1, "C-1.2.2.1": 2, "C-1.3": 0}
    assert {clause.depth for clause in rules.chapters[1].clauses} == {0}


def test_a_nested_clause_ends_where_the_next_begins(rules: Rulebook) -> None:
    assert text_of(rules, "C-1.2") == "Some leaves are not used:"
    assert text_of(rules, "C-1.2.2") == "wet ones, wherever they come from."


def test_the_depth_does_not_depend_on_the_width_of_the_indent() -> None:
    wide = read_rulebook("- **C-1.1** a\n    - **C-1.1.1** b\n    - **C-1.1.2** c\n- **C-1.2** d\n")
    assert [clause.depth for clause in wide.chapters[0].clauses] == [0, 1, 1, 0]


def test_what_is_written_as_code_and_bare_stars_stay_as_they_are(rules: Rulebook) -> None:
    assert text_of(rules, "C-1.3") == "pour_cup 1*2*3 is written so, not 3 * 4 * 5."


def test_every_clause_knows_the_section_under_which_it_stands(rules: Rulebook) -> None:
    assert [clause.section for clause in rules.chapters[1].clauses] == ["Alone", "Together", "Together"]
    assert {clause.section for clause in rules.chapters[0].clauses} == {""}


def test_a_section_ends_with_its_chapter() -> None:
    two = read_rulebook("## C-1 First\n### Tea\n- **C-1.1** a\n## C-2 Second\n- **C-2.1** b\n")
    assert [chapter.clauses[0].section for chapter in two.chapters] == ["Tea", ""]


def test_words_without_a_number_belong_to_the_clause_before_them(rules: Rulebook) -> None:
    assert text_of(rules, "C-2.2.2") == "The last one washes up. And dries."


def test_no_line_of_the_rules_is_broken_where_their_language_forbids_it() -> None:
    heading = "# Čaj a 2 hosté\n\nV tichu.\n\n## C-1 U stolu\n\n5 misek.\n\n### S čajem\n"
    book = read_rulebook(f"{heading}\n- **C-1.1** s *čajem* a\n  v tichu\n", "cs")
    assert (book.title, book.introduction) == (f"Čaj a{NBSP}2{NBSP}hosté", f"V{NBSP}tichu.")
    clause = Clause("C-1.1", 0, f"s{NBSP}čajem a{NBSP}v{NBSP}tichu", f"S{NBSP}čajem")
    assert book.chapters == (Chapter("C-1", f"U{NBSP}stolu", (clause,), f"5{NBSP}misek."),)


def test_a_clause_need_not_be_an_item_of_a_list() -> None:
    [chapter] = read_rulebook("## C-1 First\n\n**C-1.1** One\ntwo.\n\n**C-1.2a** Three.\n").chapters
    assert chapter.clauses == (Clause("C-1.1", 0, "One two."), Clause("C-1.2a", 0, "Three."))


def test_without_headings_the_chapters_follow_the_numbers() -> None:
    chapters = read_rulebook("# Tea\n\n- **C-1.1** a\n- **C-2.1** b\n- **C-2.2** c\n").chapters
    assert [(chapter.id, chapter.title, len(chapter.clauses)) for chapter in chapters] == [
        ("C-1", "", 1),
        ("C-2", "", 2),
    ]


def test_a_heading_without_a_number_keeps_its_clauses() -> None:
    [chapter] = read_rulebook("## Tea\n- **C-1.1** a\n- **C-2.1** b\n").chapters
    assert (chapter.id, chapter.title, len(chapter.clauses)) == ("", "Tea", 2)


# --- looking up -------------------------------------------------------------------------------------------


def text_of(rules: Rulebook, number: str) -> str:
    clause = rules.clause(number)
    assert clause is not None
    return clause.text


def numbers_in(passage: Chapter | None) -> list[str]:
    return [] if passage is None else [clause.id for clause in passage.clauses]


def test_a_clause_is_found_however_its_letters_are_written(rules: Rulebook) -> None:
    assert rules.clause("c-1.2.1") == rules.clause("C-1.2.1") == Clause("C-1.2.1", 1, "old ones;")


@pytest.mark.parametrize("number", ["C-1.9", "C-1", "C", "", "tea"])
def test_a_number_that_no_clause_bears_is_not_found(rules: Rulebook, number: str) -> None:
    assert rules.clause(number) is None


def test_a_passage_is_the_clause_with_all_beneath_it(rules: Rulebook) -> None:
    assert numbers_in(rules.passage("C-1.2")) == ["C-1.2", "C-1.2.1", "C-1.2.2", "C-1.2.2.1"]


def test_a_passage_begins_with_the_clauses_in_which_it_lies(rules: Rulebook) -> None:
    assert numbers_in(rules.passage("c-1.2.1")) == ["C-1.2", "C-1.2.1"]


def test_parts_of_a_number_may_be_letters() -> None:
    lettered = read_rulebook(
        "- **C-1.2** a\n  - **C-1.2a** b\n  - **C-1.2b** c\n- **C-1.N.1** d\n- **C-1.N.20** e\n"
    )
    assert numbers_in(lettered.passage("C-1.2")) == ["C-1.2", "C-1.2a", "C-1.2b"]
    assert numbers_in(lettered.passage("C-1.2b")) == ["C-1.2", "C-1.2b"]
    assert numbers_in(lettered.passage("C-1.N")) == ["C-1.N.1", "C-1.N.20"]
    assert numbers_in(lettered.passage("C-1.N.2")) == []


def test_a_passage_may_be_a_section_or_a_chapter(rules: Rulebook) -> None:
    assert numbers_in(rules.passage("C-2.2")) == ["C-2.2.1", "C-2.2.2"]
    assert rules.passage("C-1") == rules.chapters[0]


def test_a_passage_without_the_whole_chapter_leaves_its_introduction_out(rules: Rulebook) -> None:
    passage = rules.passage("C-1.1")
    assert passage is not None
    assert (passage.title, passage.introduction) == ("Before the tea", "")


@pytest.mark.parametrize("number", ["C-1.2.9", "C-1.20", "C-3", "C", "", "tea"])
def test_there_is_no_passage_under_a_number_that_no_rule_bears(rules: Rulebook, number: str) -> None:
    assert rules.passage(number) is None


# --- languages --------------------------------------------------------------------------------------------


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "RULES.md").write_text("# Tea\n", "utf-8")
    (tmp_path / "RULES.cs.md").write_text("# Čaj\n", "utf-8")
    return tmp_path


def test_the_rules_are_read_in_the_language_asked_for(folder: Path) -> None:
    czech = rulebook_of(folder, "cs")
    assert (czech.title, czech.language) == ("Čaj", "cs")


def test_what_is_not_translated_is_read_in_english_and_says_so(folder: Path) -> None:
    hungarian = rulebook_of(folder, "hu")
    assert (hungarian.title, hungarian.language) == ("Tea", "en")


def test_the_rules_are_read_from_the_file_once(folder: Path) -> None:
    before = rulebook_of(folder, "en")
    (folder / "RULES.md").unlink()
    assert rulebook_of(folder, "en") is before


@pytest.mark.parametrize("language", ["tlh", "", "../cs"])
def test_a_language_that_nobody_here_speaks_is_refused(folder: Path, language: str) -> None:
    with pytest.raises(UnknownLanguage, match="error-language"):
        rules_file(folder, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_with_english_rules_only_has_them_in_every_language(language: str) -> None:
    rules = stones.GAME.rulebook(language)
    assert rules.title == "Stones"
    assert rules.language == "en"
    assert rules.numbers == stones.GAME.clauses() == {f"N-1.{number}" for number in range(1, 8)}


def test_a_number_may_hold_a_capital_letter() -> None:
    rules = read_rulebook("# Rules\n\n- **N-29.N.5** Windows.\n- **N-29.N.6** More.\n")
    assert rules.numbers == {"N-29.N.5", "N-29.N.6"}
