"""The catalogues of The White Castle: complete in every language, and able to say whatever happens."""

import json
import re
from collections.abc import Iterator
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Any

import pytest
from castle_table import TOKUGAWA, table
from eager_play import GAME, eager_game, rich_game, to_the_end
from fluent.syntax import FluentParser, ast
from playing import Playing

from chabudai.core.languages import LANGUAGES
from chabudai.core.messages import Message, Value
from chabudai.core.names import Domain, Phrasebook
from chabudai.core.steps import BARS
from chabudai.games.white_castle import components

# Words are words, compiled or not; whatever is said in so many games is gathered in one process.
pytestmark = [pytest.mark.once, pytest.mark.xdist_group("castle texts")]
GAMES = 48
WHY_NOT_EVERY = 11  # positions
NAMES = ["First", "Second", "Third", "Fourth"]
SORTS = "event|prompt|label|refusal|phrase|effect|bundle|chain|act|deed"
UNSAID = re.compile(rf"[{{}}$]|\?\?\?|  |-\d|\b({SORTS})-|\b(steward|diplomat|outside|yard)_")  # left undone
UNNAMED = (  # no sentence speaks of them: of cards and tiles it speaks by what they do
    *("WHAT", "AMOUNT", "GAINED", "OP", "GARDEN_KINDS", "DICE_TILE"),
    *("STARTING_RESOURCE", "DAIMYO", "GARDEN_CARD", "YARD_TILE"),
)
LONGEST = 110  # letters of a line in the log: two lines on a phone
NAMED = {
    name: domain
    for name, domain in vars(components).items()
    if isinstance(domain, Domain) and not isinstance(domain, Phrasebook) and name not in UNNAMED
}
SAME_FOR_ALL = ("event-refills", "event-round-ends")  # nobody in particular is spoken of


# --- what the catalogues hold -----------------------------------------------------------------------------------


def file_of(language: str) -> Path:
    return GAME.folder / "text" / f"{language}.ftl"


@cache
def entries(language: str) -> list[ast.EntryType]:
    return FluentParser().parse(file_of(language).read_text("utf-8")).body


def keys(language: str) -> list[str]:
    return [entry.id.name for entry in entries(language) if isinstance(entry, ast.Message)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_catalogue_is_written_without_a_slip(language: str) -> None:
    assert [entry.content for entry in entries(language) if isinstance(entry, ast.Junk)] == []
    assert len(keys(language)) == len(set(keys(language)))
    assert [
        entry.id.name for entry in entries(language) if isinstance(entry, ast.Message) and not entry.value
    ] == []


def test_every_language_has_the_same_messages() -> None:
    assert keys("en")
    for language in LANGUAGES:
        assert keys(language) == keys("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_the_box_has_a_name(language: str) -> None:
    named = {domain.message(number) for domain in NAMED.values() for number in range(len(domain))}
    assert named - set(keys(language)) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_things_of_one_sort_share_a_name(language: str) -> None:
    text = GAME.text(language)
    for name, domain in NAMED.items():
        assert len({text.say(domain.message(number)) for number in range(len(domain))}) == len(domain), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_has_a_name_a_help_and_a_word_for_each_value(language: str) -> None:
    for option in GAME.options:
        key = "option-" + option.id.replace("_", "-")
        values = [f"{key}-{value}" for value in option.values if isinstance(value, str)]
        assert {key, f"{key}-help", *values} <= set(keys(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_and_every_refusal_that_is_declared_has_a_sentence(language: str) -> None:
    events = {"event-" + key for key in GAME.events.kinds}
    refusals = {"refusal-" + barred.key for barred in BARS if barred.clause.startswith("W-")}
    assert events | refusals <= set(keys(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_can_be_performed_or_gained_can_be_said(language: str) -> None:
    text = GAME.text(language)
    amounts = [
        amount.said(amount.of(good, n))
        for amount in (components.AMOUNT, components.GAINED)
        for good in range(len(amount))
        for n in range(1, 50)
    ]
    said = [text.say(phrase) for phrase in [*components.BUNDLE.phrases, *amounts]]
    assert [sentence for sentence in said if not sentence.strip() or UNSAID.search(sentence)] == []
    assert all(text.say(phrase) for phrase in components.LANTERN_PHRASE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_cards_sound_alike_and_none_is_a_mere_number(language: str) -> None:
    text = GAME.text(language)
    decks = [components.CASTLE_CARDS, components.STARTING_ACTIONS, components.STARTING_RESOURCES]
    for deck in decks:
        said = [text.say(components.CARD.phrases[components.CARD.index[card["id"]]]) for card in deck]
        assert len(set(said)) == len(said)
        assert not any(re.fullmatch(r".*(card|karta|kártya)\W*\d+", name) for name in said)
    turned = [text.say(phrase) for phrase in components.SOLO_CARD.phrases]
    assert len(set(turned)) == len(turned)


# --- what is said in random games -------------------------------------------------------------------------------


def games() -> Iterator[Playing]:
    """The positions of games with any number of players, poor and rich, with every option."""
    for number in range(GAMES):
        options = {
            "solo_level": ("easy", "medium", "hard")[number // 4 % 3],
            "promo": number % 3 == 0,
            "first_game": number % 5 == 0,
        }
        game = rich_game if number % 2 else eager_game
        yield from game(1 + number // 2 % 4, number, **options)
    for seats in (1, 3):  # a random game may pass without an empty deck
        setting = table(seats).deck("stewards", only=True).clan(TOKUGAWA, gate=3).clan(0, gate=3, pearl=7, coin=9)
        yield from to_the_end(setting.visit("solo-2", "solo-6").set(), seed=seats)


def spoken(play: Playing) -> Iterator[Message]:
    """Prompt, menu and agenda of a position."""
    prompt = play.state.prompt()
    yield from [] if prompt is None else [prompt]
    yield from play.state.agenda()
    for seat in play.state.deciders():
        for entry in play.state.menu(seat):
            yield entry.label
            yield from [] if entry.refusal is None else [entry.refusal.message]


def refused(play: Playing) -> Iterator[Message]:
    """Most say no more than which rule forbids it: of those, each once. Who is not asked always hears the same."""
    bare: dict[str, Message] = {}
    for seat in range(play.state.seats):
        for action in range(GAME.actions.count() if seat in play.state.deciders() else 1):
            refusal = play.state.why_not(seat, action)
            if refusal is not None and refusal.message.values:
                yield refusal.message
            elif refusal is not None:
                bare[refusal.message.key] = refusal.message
    yield from bare.values()


def written(message: Message, seats: int) -> tuple[str, str]:
    """A message as text, after what tells it from others: of the seat whether it is a player or the guest from
    Tokugawa; of a die to be placed not which lanterns it would light."""
    face: dict[str, Any] = message.as_dict()
    values = face["values"]
    if "seat" in values:
        values["seat"] = 0 if values["seat"] < seats else len(NAMES)
    told = {name: value for name, value in values.items() if name not in ("lit", "covers", "lantern")}
    return json.dumps([face["key"], told]), json.dumps(face)


def read(face: Any) -> Any:
    """A message, or one of its values, back from plain data."""
    if isinstance(face, dict):
        values: dict[str, Value] = {name: read(value) for name, value in face["values"].items()}
        return Message(face["key"], values)
    return [read(each) for each in face] if isinstance(face, list) else face


@cache
def messages() -> list[Message]:
    """Whatever is said in these games, each message once."""
    said: dict[str, str] = {}
    for count, play in enumerate(games()):
        heard = chain(spoken(play), refused(play) if count % WHY_NOT_EVERY == 0 or play.state.over else [])
        told = [event.message() for event in play.state.journal] if play.state.over else []
        said |= dict(written(message, int(play.state.seats)) for message in chain(heard, told))
    return [read(json.loads(said[each])) for each in sorted(said)]


@cache
def sentences(language: str) -> list[tuple[Message, str, str]]:
    """Each message as the one it is about reads it, and as the others do."""
    text = GAME.text(language)
    return [(message, text.say(message, NAMES, 0), text.say(message, NAMES, 1)) for message in messages()]


def all_said(language: str) -> Iterator[str]:
    return chain.from_iterable((reader, others) for _, reader, others in sentences(language))


def never_said(beginning: str) -> set[str]:
    """The sentences of this sort that no game needed; what cards of Tokugawa do is told when they are turned up."""
    said = {
        message.key for message in [*messages(), *chain.from_iterable(map(parts_of, components.SOLO_CARD.phrases))]
    }
    return {key for key in keys("en") if key.startswith(beginning)} - said


def parts_of(message: Message) -> Iterator[Message]:
    """The messages that a message holds."""
    for value in message.values.values():
        yield from (each for each in (value if isinstance(value, list) else [value]) if isinstance(each, Message))


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_is_said_in_random_games_can_be_said_in_every_language(language: str) -> None:
    for sentence in all_said(language):
        assert sentence.strip()
        assert not UNSAID.search(sentence), sentence


@pytest.mark.parametrize("sort", ["event-", "prompt-", "label-", "refusal-", "chain-", "act-"])
def test_no_sentence_is_without_use(sort: str) -> None:
    assert never_said(sort) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_said_of_a_player_differs_for_that_player(language: str) -> None:
    for message, reader, others in sentences(language):
        if message.values.get("seat") == 0 and message.key not in SAME_FOR_ALL:
            assert NAMES[0] not in reader, reader
            assert NAMES[0] in others, others


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_guest_is_called_by_its_name(language: str) -> None:
    """W-15"""
    guest = GAME.text(language).say("seat-neutral")
    of_the_guest = [said for said in sentences(language) if said[0].values.get("seat") == len(NAMES)]
    assert len({message.key for message, _, _ in of_the_guest}) > 10
    for message, reader, _ in of_the_guest:
        if message.key not in SAME_FOR_ALL:
            assert guest in reader


@pytest.mark.parametrize(("rewards", "goods"), [(("iron", "any"), ["iron", "any"]), (("food", "food"), ["food"])])
def test_a_die_for_the_well_is_told_what_the_well_gives(rewards: tuple[str, str], goods: list[str]) -> None:
    """W-7.3: a seal and both tiles, equal ones together"""
    castle = table(3).clan(0, coin=9).well(*rewards).dice(black=[2, 3]).set().does("take black right")
    opens = castle.label("place well")["opens"]
    assert [told["key"] for told in opens] == ["effect-gain-seal", *(f"effect-gain-{good}" for good in goods)]
    assert sum(told["values"]["n"] for told in opens) == 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_below_zero_have_a_proper_minus(language: str) -> None:
    """W-5.5: coins paid for a placement"""
    paid = [said for said in sentences(language) if int(str(said[0].values.get("coins", 0))) < 0]
    assert {message.key for message, _, _ in paid} >= {"event-places", "label-place"}
    for message, reader, _ in paid:
        if message.key == "event-places" or (message.key == "label-place" and message.values["opens"]):
            assert "\N{MINUS SIGN}" in reader


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_of_the_log_is_longer_than_two_lines_on_a_phone(language: str) -> None:
    for message, reader, others in sentences(language):
        if message.key.startswith("event-"):
            assert max(len(reader), len(others)) <= LONGEST, others


def test_no_nickname_is_inflected_in_hungarian_or_follows_an_article() -> None:
    for sentence in all_said("hu"):
        assert not re.search(rf"{NAMES[0]}[\w-]|\b[Aa]z? {NAMES[0]}|a\(z\)", sentence), sentence


def test_hungarian_articles_fit_what_follows_them() -> None:
    """Numbers as they are spoken: az 1. emelet, a 2. emelet, az 5."""
    for sentence in all_said("hu"):
        for article, word in re.findall(r"\b([Aa]z?)\s[„“]?(\w+)", sentence):
            vowel = word[0].lower() in "aáeéiíoóöőuúüű" or word == "1" or word.startswith("5")
            assert (article.lower() == "az") == vowel, sentence


def test_no_czech_preposition_of_one_letter_can_be_left_alone_at_the_end_of_a_line() -> None:
    for sentence in all_said("cs"):
        assert not re.search(r"\b[kosuvz] \b", sentence, re.IGNORECASE), sentence
