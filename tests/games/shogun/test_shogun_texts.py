"""Every word of Shogun in three languages: what is said in random games can be said, and nothing is left over."""

import re
from collections.abc import Iterator
from functools import cache
from random import Random

import pytest
from fluent.syntax import FluentParser, ast
from shogun_table import GAME, board, new_game

from chabudai.core.languages import LANGUAGES
from chabudai.core.messages import Message
from chabudai.core.names import Domain
from chabudai.core.state import State
from chabudai.games.shogun import components

NAMES = ["Plum", "Pine", "Wave", "Crane", "Moss"]
UNSAID = re.compile(r"\{|\}|\$|undefined|\b(province|action|special|card|space|region|season)-[a-z]")
TABLES: list[tuple[int, dict[str, bool | str]]] = [
    (3, {}),
    (4, {"setup": "fixed"}),
    (5, {"side": "moon", "reveal_cards": "action_start"}),
    (4, {"extra_armies": "most", "reveal": "due"}),
    (3, {"setup": "fixed", "chances": False}),
]


@cache
def entries(language: str) -> dict[str, ast.Message]:
    source = (GAME.folder / "text" / f"{language}.ftl").read_text("utf-8")
    body = FluentParser().parse(source).body
    assert not [each for each in body if isinstance(each, ast.Junk)]
    return {each.id.name: each for each in body if isinstance(each, ast.Message)}


@cache
def said() -> list[Message]:
    """Whatever is said in some random games, each sort once or a few times."""
    found: dict[str, Message] = {}
    for number, (seats, options) in enumerate(TABLES):
        table, luck = new_game(seats, number, **options), Random(number)
        while not table.state.over:
            if table.state.decisions % 3 == 0:
                found |= {str(message): message for message in spoken(table.state)}
            table.one_at_random(luck)
        found |= {str(event.message()): event.message() for event in table.state.journal or []}
    return [*found.values(), *rare()]


def spoken(state: State) -> Iterator[Message]:
    yield GAME.chapter(state) or Message("nothing")
    for reader in [*range(int(state.seats)), None]:
        prompt = state.prompt(reader)
        yield from [prompt] if prompt else []
    yield from state.agenda()
    for seat in state.deciders()[:1]:
        for entry in state.menu(seat):
            yield entry.label
            yield from [entry.refusal.message] if entry.refusal else []
        for action in range(int(state.decisions) % 23, GAME.actions.count(), 23):
            refusal = state.why_not(seat, action)
            yield from [refusal.message] if refusal else []


def rare() -> Iterator[Message]:
    """What seldom happens."""
    table = new_game(3)
    for _ in range(3):
        table.does("draw", "place 2")
    yield from spoken(table.state)
    yield from (event.message() for event in table.does("redraw").state.journal or [])
    table = board(3).own(0, settsu=3).own(1, kii=2)
    table.plans(0, "bid_nothing").plans(1).plans(2, "bid 0")
    yield from (event.message() for event in table.state.journal or [])
    table = board(3).own(0, settsu=3).own(1, kii=2).chests(9, 9, 9).unrest(settsu=1).event("theatre_calms_5")
    table.carries_out(0, "theatre", "settsu")
    table.event("temple_peace_3").built("kii", "temple").carries_out(0, "battle_a", "settsu")
    for text in ("march kii", "march noto"):
        refusal = table.state.why_not(0, GAME.actions.parse(text))
        yield from [refusal.message] if refusal else []
    yield from (event.message() for event in table.state.journal or [])
    for said in ("leave most", "leave asked"):
        entries = GAME.beside.entries(table.state, 0, [])
        yield from (entry.label for entry in entries)
        yield GAME.beside.prompt(table.state, 0, [])
        GAME.beside.act(table.state, 0, [GAME.actions.parse(said)])
        refusal = GAME.beside.why_not(table.state, 0, [], GAME.actions.parse(said))
        yield from [refusal.message] if refusal else []
    yield from (event.message() for event in table.state.journal or [])
    yield Message("refusal-special-taken", {"special": "special-deploy6", "place": 1})
    yield Message("refusal-too-many-extra", {"armies": 2})
    yield Message("refusal-no-revolt-there", {"province": "province-kai", "farmers": 2})
    yield Message("refusal-no-such-group", {"armies": 5})
    yield Message("refusal-one-stays", {"armies": 5})


@pytest.mark.once
@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_is_said_can_be_said_to_whom_it_concerns_and_to_others(language: str) -> None:
    text = GAME.text(language)
    for message in said():
        for reader in (0, 1, None):
            sentence = text.say(message, NAMES, reader)
            assert sentence.strip()
            assert not UNSAID.search(sentence), sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_words(language: str) -> None:
    # where numbers change the word
    own = {"phrase-rice", "phrase-missing", "phrase-revolts", "phrase-extra-farmers"}
    assert set(entries(language)) - own == set(entries("en")) - own


def test_no_sentence_is_left_over() -> None:
    keys = {message.key for message in said()}
    sorts = ("event-", "prompt-", "label-", "refusal-", "chapter-", "chain-")
    assert {key for key in entries("en") if key.startswith(sorts)} - keys == set()
    assert {f"event-{kind}" for kind in GAME.events.kinds} == {
        key for key in entries("en") if key.startswith("event-")
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_has_a_word(language: str) -> None:
    text = GAME.text(language)
    spoken_of = [
        components.PROVINCE,
        components.REGION,
        components.ACTION,
        components.SPECIAL,
        components.EVENT_CARD,
        components.SEASON,
        components.BUILDING,
        components.STANDING,
        components.WHENCE,
        components.DAIMYO,
        components.LETTER,
        components.ITEM,
    ]
    for domain in spoken_of:
        assert isinstance(domain, Domain)
        for number in range(len(domain)):
            assert domain.message(number) in text, domain.message(number)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_and_value_has_words(language: str) -> None:
    for option in GAME.options:
        key = f"option-{option.id}".replace("_", "-")
        values = [f"{key}-{value}".replace("_", "-") for value in option.values if isinstance(value, str)]
        assert all(each in GAME.text(language) for each in [key, f"{key}-help", *values])


@pytest.mark.parametrize("language", ["cs", "hu"])
def test_names_of_provinces_are_inflected(language: str) -> None:
    for name in components.PROVINCE.ids:
        entry = entries(language)[f"province-{name}".replace("_", "-")]
        assert {each.id.name for each in entry.attributes} - {"gloss"} == {"in", "to", "from", "acc"}


def test_a_hungarian_province_is_found_on_the_cards_by_the_name_they_print() -> None:
    english, hungarian = GAME.text("en"), GAME.text("hu")
    for name in components.PROVINCE.ids:
        key = f"province-{name}".replace("_", "-")
        printed, own = english.say(key), hungarian.say(key)
        told = hungarian.forms("province", key)["province-gloss"]
        assert told == (own if own == printed else f"{own} ({printed})")
