"""Effects as data: each word of the vocabulary is explained once."""

import pytest

from chabudai.core.names import Domain
from chabudai.core.vocabulary import Effect, Vocabulary
from chabudai.games.white_castle.components import OP, SEND_COURTIERS
from chabudai.games.white_castle.steps.performing import VOCABULARY

WORDS = Domain("word", ["gain", "draw"])


def test_an_effect_is_a_word_with_what_it_is_about() -> None:
    vocabulary = Vocabulary[str](WORDS)
    vocabulary.explain(1, "draws cards")
    effect = Effect(1, 3, 2)
    assert (vocabulary.word(effect.op), effect.what, effect.n) == ("draws cards", 3, 2)
    assert vocabulary.words == [None, "draws cards"]


def test_a_word_is_explained_once() -> None:
    vocabulary = Vocabulary[str](WORDS)
    vocabulary.explain(1, "draws cards")
    with pytest.raises(ValueError, match="draw"):
        vocabulary.explain(1, "draws breath")


def test_a_word_that_nobody_has_explained_is_an_error_that_names_it() -> None:
    with pytest.raises(LookupError, match="gain"):
        Vocabulary[str](WORDS).word(0)


def test_every_action_on_the_cards_of_the_white_castle_is_explained() -> None:
    """W-17: the words before are received."""
    unexplained = [name for name, word in zip(OP.ids, VOCABULARY.words, strict=True) if word is None]
    assert unexplained == OP.ids[:SEND_COURTIERS]
