"""Every word of Rising Sun in three languages: whatever is said in games can be said, and nothing is left over."""

import re
from collections.abc import Iterator
from functools import cache
from random import Random

import pytest
from fluent.syntax import FluentParser, ast
from rising_sun_table import FOUR, GAME, Table, board

from chabudai.core.languages import LANGUAGES
from chabudai.core.messages import Message, Refusal
from chabudai.core.names import Domain
from chabudai.games.rising_sun import cards, components, promises
from chabudai.games.rising_sun.actions import TEMPLATE
from chabudai.games.rising_sun.state import RisingSunState

NAMES = ["Plum", "Pine", "Wave", "Crane", "Moss"]
NAMED = "province|figure|card|mandate|kami|clan|season|phase|route|advantage|promise|term|item|source|set|template"
UNSAID = re.compile(rf"\{{|\}}|\$|undefined|\b({NAMED})-[a-z]")
CZECH_ONE_LETTER = re.compile(r"\b[kosuvzai] \b", re.IGNORECASE)
TABLES: list[tuple[int, dict[str, bool | str]]] = [
    (3, {"set": "teapot", "negotiation": "free"}),
    (4, {"set": "archway", "negotiation": "off"}),
    (5, {"set": "horseman", "negotiation": "free"}),
    (3, {"set": "horseman", "negotiation": "windows"}),
    (5, {"set": "archway", "negotiation": "free", "gift_needs_acceptance": False}),
    (4, {"set": "teapot", "negotiation": "windows"}),
    (4, {"set": "horseman", "negotiation": "free"}),
    (5, {"set": "teapot", "negotiation": "off"}),
]


@cache
def entries(language: str) -> dict[str, ast.Message]:
    source = (GAME.folder / "text" / f"{language}.ftl").read_text("utf-8")
    body = FluentParser().parse(source).body
    assert not [each for each in body if isinstance(each, ast.Junk)]
    return {each.id.name: each for each in body if isinstance(each, ast.Message)}


# --- what is said ------------------------------------------------------------------------------------------------


@cache
def said() -> list[Message]:
    """Whatever is said in some random games, and what seldom is."""
    found: dict[str, Message] = {str(message): message for message in rare()}
    for number, (seats, options) in enumerate(TABLES):
        found |= {str(message): message for message in heard_at(number, seats, options)}
    return list(found.values())


def heard_at(seed: int, seats: int, options: dict[str, bool | str]) -> Iterator[Message]:
    state, luck = GAME.new(seats=seats, seed=seed, options=options), Random(seed)
    while not state.over:
        if luck.random() < 0.1:
            yield from talked(state, luck)
        if state.decisions % 3 == 0:
            yield from spoken(state)
        decide(state, luck)
    yield GAME.chapter(state) or Message("nothing")
    yield from told(state)


def decide(state: RisingSunState, luck: Random, eager: float = 0.85) -> None:
    """At random, but seldom to refuse (R-29.24)."""
    seat = luck.choice(state.deciders())
    legal = state.legal(seat)
    state.apply(seat, luck.choice(legal[1:] if len(legal) > 1 and luck.random() < eager else legal))


def spoken(state: RisingSunState, every: int = 7) -> Iterator[Message]:
    """To everybody; and why each seventh action is not allowed."""
    yield GAME.chapter(state) or Message("nothing")
    yield GAME.part(state) or Message("nothing")
    yield from (prompt for reader in [*range(int(state.seats)), None] if (prompt := state.prompt(reader)))
    yield from state.agenda()
    for seat in state.deciders()[:1]:
        for entry in state.menu(seat):
            yield entry.label
            yield from refused(entry.refusal)
        for action in range(int(state.decisions) % every, GAME.actions.count(), every):
            yield from refused(state.why_not(seat, action))


def talked(state: RisingSunState, luck: Random) -> Iterator[Message]:
    """R-29.N.6: an offer said part by part, an answer, or nothing."""
    seat, words = luck.randrange(int(state.seats)), list[int]()
    beside = GAME.beside
    assert beside is not None
    while legal := beside.legal(state, seat, words):
        yield beside.prompt(state, seat, words)
        for entry in beside.entries(state, seat, words):
            yield entry.label
            yield from refused(entry.refusal)
        for action in range(luck.randrange(7), GAME.actions.count(), 7):
            yield from refused(beside.why_not(state, seat, words, action))
        words.append(luck.choice(legal))
        if beside.is_whole(state, seat, words):
            beside.act(state, seat, words)
            return


def refused(refusal: Refusal | None) -> list[Message]:
    return [refusal.message] if refusal else []


def told(state: RisingSunState) -> list[Message]:
    return [event.message() for event in state.journal or []]


def rare() -> Iterator[Message]:
    """What seldom happens."""
    for table in (*with_cards(), *at_war()):
        for seed in range(8):
            yield from walked(table.state.clone(), Random(seed))
    yield Message("refusal-no-coin-for-toll")
    yield Message("refusal-no-stronghold-left", {"province": "province-edo"})
    yield Message("refusal-stronghold-too-dear", {"province": "province-edo"})
    yield Message("refusal-nobody-has-coins", {"players": []})


def walked(state: RisingSunState, luck: Random) -> Iterator[Message]:
    """On, until nobody is asked."""
    state.journal = []
    while state.deciders():
        yield from spoken(state, every=1)
        decide(state, luck, eager=0.5)
    yield from told(state)


def settled(**options: bool | str) -> Table:
    """R-27.10: nobody is without a stronghold."""
    table = board(*FOUR, **options).put(0, "edo", stronghold=1).put(1, "nagato", stronghold=1)
    return table.put(2, "kyoto", stronghold=1).put(3, "kyushu", stronghold=1)


def with_cards() -> Iterator[Table]:
    """R-27: what cards do in the political phase."""
    table = settled().put(0, "edo", bushi=1).put(1, "kyoto", bushi=2, shinto=1).coins(2, 2, 0, 0)
    table.owns(0, "path_of_the_light", "komainu").owns(1, "path_of_the_samurai")
    yield table.carries_out("recruit", active=0)
    table = settled().put(1, "kyoto", bushi=2).put(2, "kyoto", bushi=1).honor(1, 2, 3, 0).coins(0, 3, 3, 1)
    table.owns(0, "path_of_the_ninja", "path_of_the_monkey", "mercy")
    yield table.carries_out("recruit", active=0)
    table = settled().honor(1, 2, 3, 0).points(0, 5, 5, 5).allies(0, 3).put(3, "edo", daimyo=1)
    table.owns(0, "oni_of_hate_archway", "oni_of_spite_archway", "path_of_the_unrighteous").away(0, bushi=6)
    table.owns(1, "komainu").put(1, "kyoto", komainu=1, bushi=2, shinto=1).at_shrine(1, "fujin", shinto=1)
    table.owns(2, "oni_of_skulls").put(2, "edo", oni_of_skulls=1, bushi=1, shinto=1)
    yield table.carries_out("betray", active=0)
    table = settled().put(1, "kyoto", bushi=2).put(2, "kyoto", bushi=1).put(3, "kyoto", bushi=1)
    yield table.carries_out("betray", active=0).does("at kyoto", "choose 2 bushi", "at kyoto")
    for coins in (0, 2):
        table = settled().owns(3, "path_of_the_serpent").owns(0, "benevolence").coins(coins + 3, coins, 0, 0)
        table.put(0, "hokkaido", bushi=2, stronghold=1).put(1, "kyushu", bushi=1).put(2, "kansai", bushi=1)
        yield table.carries_out("marshal", active=0)
        yield table.carries_out("train", active=0)
    yield settled().at_shrine(3, "amaterasu", shinto=1).at_shrine(2, "fujin", shinto=1).kami_turn()


def at_war() -> Iterator[Table]:
    """R-17, R-18: a battle with everything, and allies who do not fight."""
    table = settled().coins(9, 9, 9, 9).points(3, 3, 3, 3).allies(0, 3).owns(2, "respect", "mercy")
    table.owns(0, "way_of_the_righteous", "way_of_the_ronin").owns(1, "way_of_the_righteous")
    table.put(0, "edo", bushi=3, shinto=1, daimyo=1).put(1, "edo", bushi=2).put(2, "edo", shinto=3, bushi=4)
    table.put(0, "nagato", bushi=1).put(3, "nagato", bushi=1)
    yield table.wars("oshu", "edo", "nagato").goes_to_war()
    for one_each in (False, True):
        table = settled(reparation_remainder_max_one_each=one_each).put(0, "edo", bushi=1).put(1, "edo", bushi=1)
        table.put(2, "edo", bushi=3).put(3, "edo", bushi=1).coins(0, 0, 5, 0)
        yield table.fights("edo").bids(turtle=(0, 0, 0, 5))
    table = settled().owns(0, "way_of_the_merchant").owns(1, "way_of_the_shogun", "way_of_the_moneylender")
    yield table.wars("oshu").goes_to_war()


# --- the same words in every language ----------------------------------------------------------------------------


@pytest.mark.once
@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_is_said_can_be_said_to_whom_it_concerns_and_to_others(language: str) -> None:
    text = GAME.text(language)
    for message in said():
        for reader in (0, 1, None):
            sentence = text.say(message, NAMES, reader)
            assert sentence.strip()
            assert not UNSAID.search(sentence), sentence


@pytest.mark.once
@pytest.mark.parametrize("language", ["cs", "hu"])
def test_a_sentence_begins_with_a_capital(language: str) -> None:
    text = GAME.text(language)
    whole = ("event-", "prompt-", "refusal-", "label-", "chapter-", "chain-")
    for message in said():
        if message.key.startswith(whole):
            for reader in (0, 1, None):
                first = text.say(message, NAMES, reader)[0]
                assert first == first.upper(), text.say(message, NAMES, reader)


@pytest.mark.once
def test_no_czech_preposition_of_one_letter_is_left_alone() -> None:
    text = GAME.text("cs")
    for message in said():
        assert not CZECH_ONE_LETTER.search(text.say(message, NAMES, 0)), text.say(message, NAMES, 0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_words(language: str) -> None:
    own = {"phrase-killed"}  # where the number of the dead changes the word
    assert set(entries(language)) - own == set(entries("en"))


@pytest.mark.once
def test_no_sentence_is_left_over() -> None:
    keys = {message.key for message in said()}
    sorts = ("event-", "prompt-", "label-", "refusal-", "chapter-", "chain-", "part-")
    assert {key for key in entries("en") if key.startswith(sorts)} - keys == set()
    assert {f"event-{kind}" for kind in GAME.events.kinds} == {
        key for key in entries("en") if key.startswith("event-")
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_has_a_word(language: str) -> None:
    text = GAME.text(language)
    spoken_of: list[Domain] = [
        components.PROVINCE,
        components.ROUTE,
        components.CLAN,
        components.PIECE,
        components.MONSTER,
        components.MANDATE,
        components.KAMI,
        components.ADVANTAGE,
        components.SEASON,
        components.PHASE,
        components.TURN,
        components.ITEM,
        cards.CARD,
        cards.CARD_SET,
        cards.CARD_TYPE,
        cards.SOURCE,
        promises.PROMISE_KIND,
        promises.STATUS,
        TEMPLATE,
    ]
    for domain in spoken_of:
        for number in range(len(domain)):
            assert domain.message(number) in text, domain.message(number)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_and_value_has_words(language: str) -> None:
    for option in GAME.options:
        key = f"option-{option.id}".replace("_", "-")
        values = [f"{key}-{value}".replace("_", "-") for value in option.values if isinstance(value, str)]
        assert all(each in GAME.text(language) for each in [key, f"{key}-help", *values])


# --- names and what they do --------------------------------------------------------------------------------------


def forms(language: str, key: str) -> set[str]:
    return {each.id.name for each in entries(language)[key].attributes}


@pytest.mark.parametrize("language", ["cs", "hu"])
def test_names_are_inflected(language: str) -> None:
    for province in components.PROVINCE.ids:
        assert forms(language, f"province-{province}") == {"in", "to", "from", "acc"}
    for number in range(components.PIECES):
        assert "acc" in forms(language, components.PIECE.message(number))


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_kami_mandates_advantages_monsters_and_clans_say_what_they_do(language: str) -> None:
    explained: list[Domain] = [
        cards.CARD,
        components.KAMI,
        components.MANDATE,
        components.ADVANTAGE,
        components.CLAN,
    ]
    for domain in explained:
        for number in range(len(domain)):
            assert "gloss" in forms(language, domain.message(number))
    for monster in components.MONSTER.ids:
        assert "gloss" in forms(language, f"figure-{monster}".replace("_", "-"))


COUNTED = {"cs": r"\d+(?! honor)", "hu": r"\d+"}  # in Czech one gains honor, not 1 honor


@pytest.mark.parametrize("language", ["cs", "hu"])
def test_what_a_card_does_is_told_with_the_same_numbers(language: str) -> None:
    for number in range(len(cards.CARD)):
        key = cards.CARD.message(number)
        ours = re.findall(r"\d+", gloss(language, key))
        theirs = re.findall(COUNTED[language], gloss("en", key))
        assert sorted(ours) == sorted(theirs), key


def gloss(language: str, key: str) -> str:
    return GAME.text(language).forms("card", key)["card-gloss"]


def test_whoever_kills_own_figures_is_told_so() -> None:
    """R-19.1: those of the one who commits seppuku."""
    table = board("koi", "lotus", "turtle").put(0, "edo", bushi=1).put(1, "edo", bushi=1).coins(1, 0, 0)
    table.fights("edo").bids(koi=(1, 0, 0, 0), lotus=(0, 0, 0, 0)).does("yes")
    [dead] = [message for message in told(table.state) if message.key == "event-kills"]
    sentences = [GAME.text(language).say(dead, NAMES, 1).replace("\u00a0", " ") for language in LANGUAGES]
    assert sentences == [
        "Plum kills 1 Bushi of their own in Edo.",
        "Plum zabíjí samuraje vlastního klanu v Edu.",
        "Plum Edóban 1 szamurájt öl meg a sajátjai közül.",
    ]
