"""The rules of The White Castle hold all clauses of the specification, in the words of the catalogues."""

import re
from pathlib import Path

import pytest
from castle_table import GAME
from rules_pages import NUMBER, words

from chabudai.core.text import LANGUAGES

AUTHORITY = Path(__file__).resolve().parents[4] / "shared" / "rules" / "white_castle.md"
INTRODUCED = {  # in which clause, and under which keys of the catalogues
    "W-1.5": ["option-promo"],
    "W-3.4.6": ["option-first-game"],
    "W-15.3": ["option-solo-level-easy", "option-solo-level-medium", "option-solo-level-hard"],
}


@pytest.mark.skipif(not AUTHORITY.exists(), reason="no shared/rules beside the checkout")
def test_every_clause_of_the_specification_up_to_its_worked_examples_can_be_read() -> None:
    """What the tests cite can be looked up at the table: W-1 to W-17."""
    specified = re.findall(rf"^(?:- \*\*|\| |\*\*)({NUMBER})", AUTHORITY.read_text("utf-8"), re.MULTILINE)
    chapters = {number for number in specified if int(number.split(".")[0].removeprefix("W-")) <= 17}
    assert len(chapters) > 150
    assert {number for number in chapters if GAME.rulebook("en").passage(number) is None} == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", INTRODUCED)
def test_the_rules_call_things_as_the_catalogues_call_them(language: str, number: str) -> None:
    text = GAME.text(language)
    names = [text.say(key).replace("\N{NO-BREAK SPACE}", " ").lower() for key in INTRODUCED[number]]
    assert [each for each in names if each not in words(GAME, language, number).lower()] == []
