"""The rules of Tokaido in the words of the catalogues."""

import re

import pytest
from rules_pages import clauses, shown, words
from tokaido_table import GAME

from chabudai.core.languages import LANGUAGES
from chabudai.games.tokaido.components import ENCOUNTER, TRAVELER

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
    assert [each for each in names if each not in words(GAME, language, chapter)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_stops_are_called_as_the_catalogues_call_them(language: str) -> None:
    kinds = [name(language, f"kind-{kind}") for kind in ("farm", "village", "hot-spring", "temple", "encounter")]
    assert set(kinds) < {clause.section for clause in clauses(GAME, language)}


@pytest.mark.parametrize("language", ["cs", "hu"])
def test_the_reader_is_addressed_as_a_friend(language: str) -> None:
    """Take 3 coins: in the second person singular."""
    assert words(GAME, language, "T-4.1.1").startswith({"cs": "Vezmi si 3", "hu": "Vegyél el 3"}[language])


@pytest.mark.parametrize(
    ("language", "clause"),
    [
        ("en", "T-3 Moving T-3.4 Nobody passes an inn: the next inn is as far as you can go."),
        ("cs", "T-3 Pohyb T-3.4 Hostinec nikdo nemine: dál než do příštího hostince jít nelze."),
        ("hu", "T-3 Mozgás T-3.4 Fogadó mellett senki sem mehet el: legfeljebb a következő fogadóig juthatsz."),
    ],
)
def test_a_clause_is_shown_with_the_chapter_it_belongs_to(language: str, clause: str) -> None:
    assert shown(GAME, language, "t-3.4") == clause


@pytest.mark.parametrize("language", LANGUAGES)
def test_sections_are_shown_with_their_headings(language: str) -> None:
    farm = name(language, "kind-farm")
    assert re.fullmatch(rf"T-4 .+ {farm} T-4\.1\.1 .+", shown(GAME, language, "T-4.1"))
