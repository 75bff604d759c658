"""The secrecy law on notices and digests: they are the same for all that their reader cannot tell apart."""

from typing import Any

import pytest
from server.storage.laying import NOON, a_person, a_table

import chabudai
from chabudai.core.laws import random_choice
from chabudai.core.rng import seeded
from chabudai.core.state import State
from chabudai.server.match.story import Told, written
from chabudai.server.notices.composing import Entry, digest_text, mail_text, message
from chabudai.server.notices.kinds import KINDS
from chabudai.server.storage import LastTold

ORIGIN = "https://table.example"
GAMES = ["tokaido", "white_castle", "shogun", "rising_sun"]


def told_of(state: State, kind: str, seat: int, language: str) -> list[Any]:
    """All that a notice of this kind is made of, word for word, with the log line stored beside the last move."""
    people = [a_person(name) for name in ("Hana", "Petr", "Eva")]
    table = a_table(people[0], people[1:], id="table", game=state.game.id)
    chapter = state.game.chapter(state)
    story = written(Told(state.scores(), chapter and chapter.as_dict()))
    entries = [Entry(kind, table.chairs[seat].person or "", table, LastTold(NOON, story))]
    pushed = message(entries, language)
    return [
        pushed.pushed(1),
        pushed.lines,
        mail_text(entries * 2, language, ORIGIN),
        digest_text(entries * 2, language, ORIGIN),
    ]


@pytest.mark.parametrize("name", GAMES)
def test_a_notice_says_nothing_that_its_reader_may_not_know(name: str) -> None:
    state, luck, number = chabudai.game(name).new(3, seed=3), seeded(3, "notices"), 0
    while not state.over:
        number += 1
        for seat in range(3):
            kind, language = KINDS[number % len(KINDS)], ("en", "cs", "hu")[number % 3]
            twin = state.determinize(seat, number)
            assert told_of(state, kind, seat, language) == told_of(twin, kind, seat, language)
        state.apply(*random_choice(state, luck))
    assert number > 20


@pytest.mark.parametrize("language", ["en", "cs", "hu"])
def test_every_kind_has_words_and_a_name_never_breaks_a_line(language: str) -> None:
    state = chabudai.game("tokaido").new(3, seed=1)
    for kind in KINDS:
        pushed, lines, (subject, text), (digest, _) = told_of(state, kind, 0, language)
        assert "Tokaido" in pushed["title"]
        assert "Petr, Eva" in lines[0]
        assert text.count(f"{ORIGIN}/t/table") == 2
        assert "\n" not in subject + digest + pushed["title"]
