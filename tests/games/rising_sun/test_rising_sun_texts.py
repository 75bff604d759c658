"""Every word of Rising Sun: what is said in random games can be said, and nothing is left over."""

import re
from collections.abc import Iterator
from functools import cache
from random import Random

import pytest
from fluent.syntax import FluentParser, ast
from rising_sun_table import FOUR, GAME, THREE, Table, board, new_game

from chabudai.core.laws import random_act
from chabudai.core.messages import Message, Who
from chabudai.core.rng import seeded
from chabudai.core.state import State
from chabudai.core.text import LANGUAGES
from chabudai.games.rising_sun import cards, components, promises
from chabudai.games.rising_sun.actions import TEMPLATE

SPOKEN = [language for language in LANGUAGES if (GAME.folder / "text" / f"{language}.ftl").exists()]
NAMES = ["Plum", "Pine", "Wave", "Crane", "Moss"]
UNSAID = re.compile(
    r"\{|\}|\$|\b(province|card|figure|kami|clan|mandate|promise|route|season|term|advantage)-[a-z]"
)
TABLES: list[tuple[int, dict[str, bool | str]]] = [
    (3, {"negotiation": "free", "set": "archway"}),
    (4, {"negotiation": "windows", "set": "teapot"}),
    (5, {"negotiation": "off", "set": "horseman"}),
    (4, {"negotiation": "free", "set": "teapot"}),
    (5, {"negotiation": "off", "set": "archway"}),
    (5, {"negotiation": "windows", "set": "horseman"}),
]
SORTS = ("event-", "prompt-", "label-", "refusal-", "chapter-", "chain-")


@cache
def entries(language: str) -> dict[str, ast.Message]:
    source = (GAME.folder / "text" / f"{language}.ftl").read_text("utf-8")
    body = FluentParser().parse(source).body
    assert not [each for each in body if isinstance(each, ast.Junk)]
    return {each.id.name: each for each in body if isinstance(each, ast.Message)}


@cache
def said() -> list[Message]:
    found: dict[str, Message] = {}
    for number, (seats, options) in enumerate(TABLES):
        table, luck, deals = new_game(seats, number, **options), Random(number), seeded(number, "texts")
        while not table.state.over:
            if table.state.decisions % 3 == 0:
                found |= {str(message): message for message in spoken(table.state)}
            actor, words = random_act(table.state, deals)
            if words:
                assert GAME.beside is not None
                GAME.beside.act(table.state, actor, words)
            table.one_at_random(luck)
        found |= {str(event.message()): event.message() for event in table.state.journal or []}
    return [*found.values(), *rare()]


def spoken(state: State) -> Iterator[Message]:
    yield GAME.chapter(state) or Message("nothing")
    yield GAME.part(state) or Message("nothing")
    for reader in [*range(int(state.seats)), None]:
        prompt = state.prompt(reader)
        yield from [prompt] if prompt else []
    yield from state.agenda()
    for seat in state.deciders()[:1]:
        for entry in state.menu(seat):
            yield entry.label
            yield from [entry.refusal.message] if entry.refusal else []
        for action in range(int(state.decisions) % 13, GAME.actions.count(), 13):
            refusal = state.why_not(seat, action)
            yield from [refusal.message] if refusal else []
        yield from deal(state, seat)


def deal(state: State, seat: int) -> Iterator[Message]:
    """What may be said beside the question, some way into it."""
    beside, words = GAME.beside, list[int]()
    assert beside is not None
    while entries_now := beside.entries(state, seat, words):
        yield beside.prompt(state, seat, words)
        for entry in entries_now[:12]:
            yield entry.label
            yield from [entry.refusal.message] if entry.refusal else []
        words.append(beside.legal(state, seat, words)[int(state.decisions) % len(beside.legal(state, seat, words))])


def rare() -> Iterator[Message]:
    """What seldom happens."""
    for table in tables():
        yield from spoken(table.state)
        yield from (event.message() for event in table.state.journal or [])
    yield Message("chapter-winter")
    player, figure, province = Who(1), "figure-bushi", "province-edo"
    for key in ("has-one-already", "no-loser", "not-involved"):
        yield Message(f"refusal-{key}", {"player": player})
    for key in ("no-coin-for-toll", "no-deal-with-oneself", "no-stronghold-left", "no-such-offer"):
        yield Message(f"refusal-{key}")
    for key in ("nobody-has-coins", "not-to-be-killed", "not-to-oneself", "stronghold-too-dear", "too-many-offers"):
        yield Message(f"refusal-{key}")
    for key in ("hit-already", "allied-already", "nothing-offered", "nothing-to-pay-with", "daimyo-no-hostage"):
        yield Message(f"refusal-{key}")
    yield Message("refusal-nowhere-to-go", {"piece": figure, "province": province})
    yield Message("refusal-route-closed", {"province": province})
    yield Message("refusal-not-fitting", {"figure": figure})


def tables() -> Iterator[Table]:
    yield board(*THREE).at_shrine(2, "amaterasu", shinto=1).kami_turn()
    yield board(*THREE).at_shrine(2, "amaterasu", shinto=1).kami_turn().does("yes")
    yield (
        board(*FOUR)
        .owns(1, "path_of_the_light", "komainu")
        .owns(2, "path_of_the_samurai")
        .carries_out("recruit", 0)
    )
    yield board(*FOUR).owns(1, "path_of_the_light", "komainu").carries_out("recruit", 0).does("shrine fujin")
    yield board(*FOUR).owns(1, "path_of_the_light").carries_out("recruit", 0).does("shrine fujin")
    hate = (
        board(*FOUR).owns(2, "oni_of_hate_archway").put(2, "oshu", oni_of_hate=1).put(0, "edo", bushi=1, shinto=1)
    )
    hate.carries_out("marshal", 1)
    while hate.decider != 2:
        hate.does("done")
    yield hate.does("move oshu oni_of_hate", "to edo")
    two = (
        board(*FOUR)
        .owns(2, "oni_of_hate_archway", "oni_of_spite_archway")
        .owns(0, "komainu")
        .owns(1, "oni_of_skulls")
    )
    two.put(0, "edo", komainu=1).put(1, "oshu", oni_of_skulls=1).away(2, shinto=3).carries_out("betray", 2)
    yield two.does("at edo")
    yield two.does("with oni_of_hate", "at oshu")
    shrine = board(*THREE).owns(0, "path_of_the_unrighteous").at_shrine(1, "fujin", shinto=1).put(2, "edo", bushi=1)
    yield shrine.carries_out("betray", 0).does("shrine fujin")
    battle = board(*THREE).owns(0, "mercy", "respect").put(0, "edo", bushi=3).put(2, "edo", bushi=2).points(0, 0, 4)
    yield battle.coins(1, 0, 0).fights("edo").bids(koi=(0, 1, 0, 0)).does("choose 3 bushi")
    yield battle.does("no")
    yield battle.does("spare")
    spite = board(*FOUR).owns(2, "oni_of_spite_archway").put(2, "oshu", oni_of_spite=1).put(0, "edo", bushi=1)
    spite.points(4, 0, 0, 0).carries_out("marshal", 1)
    while spite.decider != 2:
        spite.does("done")
    yield spite.does("move oshu oni_of_spite", "to edo")
    ninja = board(*FOUR).owns(0, "path_of_the_ninja", "mercy").put(0, "edo", stronghold=1).put(1, "oshu", bushi=1)
    ninja.put(2, "oshu", bushi=1).carries_out("recruit", 1).does("summon bushi", "at oshu")
    yield ninja
    yield ninja.does("choose 2 bushi")
    order = board(*FOUR).owns(1, "way_of_the_righteous").owns(2, "way_of_the_shogun").wars("oshu").goes_to_war()
    yield order
    yield order.does("next 2")
    yield board(*FOUR).allies(0, 3).put(0, "edo", bushi=1).put(3, "edo", bushi=1).fights("edo")


@pytest.mark.parametrize("language", SPOKEN)
def test_whatever_is_said_can_be_said_to_whom_it_concerns_and_to_others(language: str) -> None:
    text = GAME.text(language)
    for message in said():
        for reader in (0, 1, None):
            sentence = text.say(message, NAMES, reader)
            assert sentence.strip()
            assert not UNSAID.search(sentence), sentence


@pytest.mark.parametrize("language", SPOKEN)
def test_every_language_has_the_same_words(language: str) -> None:
    def words(which: str) -> set[str]:
        return {key for key in entries(which) if not key.startswith("phrase-")}  # where numbers change the word

    assert words(language) == words("en")


def test_no_sentence_is_left_over() -> None:
    keys = {message.key for message in said()}
    assert {key for key in entries("en") if key.startswith(SORTS)} - keys == set()
    told = {f"event-{kind}" for kind in GAME.events.kinds}
    assert told == {key for key in entries("en") if key.startswith("event-")}


def test_every_question_has_an_aid() -> None:
    questions = {key.removeprefix("prompt-") for key in entries("en") if key.startswith("prompt-")}
    assert questions == {key.removeprefix("aid-") for key in entries("en") if key.startswith("aid-")}


@pytest.mark.parametrize("language", SPOKEN)
def test_every_name_has_a_word(language: str) -> None:
    spoken_of = [
        components.PROVINCE,
        components.ROUTE,
        components.SEASON,
        components.PHASE,
        components.CLAN,
        components.PIECE,
        components.MONSTER,
        components.MANDATE,
        components.KAMI,
        components.ADVANTAGE,
        components.ITEM,
        components.TURN,
        cards.CARD,
        cards.CARD_SET,
        cards.CARD_TYPE,
        cards.SOURCE,
        promises.PROMISE_KIND,
        promises.STATUS,
        promises.TERM,
        TEMPLATE,
    ]
    for domain in spoken_of:
        for number in range(len(domain)):
            assert domain.message(number) in GAME.text(language), domain.message(number)


@pytest.mark.parametrize("language", SPOKEN)
def test_cards_kami_clans_mandates_and_advantages_say_what_they_do(language: str) -> None:
    for key, entry in entries(language).items():
        if key.startswith(("card-", "kami-", "clan-", "mandate-", "advantage-")):
            assert "gloss" in {each.id.name for each in entry.attributes}, key


@pytest.mark.parametrize("language", SPOKEN)
def test_every_option_and_value_has_words(language: str) -> None:
    for option in GAME.options:
        key = f"option-{option.id}".replace("_", "-")
        values = [f"{key}-{value}".replace("_", "-") for value in option.values if isinstance(value, str)]
        assert all(each in GAME.text(language) for each in [key, f"{key}-help", *values])
