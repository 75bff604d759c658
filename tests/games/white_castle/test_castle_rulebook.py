"""The rules of The White Castle speak in the words of the catalogues."""

import pytest
from castle_table import GAME
from rules_pages import words

from chabudai.core.languages import LANGUAGES

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
    assert [each for each in names if each not in words(GAME, language, number).lower()] == []
