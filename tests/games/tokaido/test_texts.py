"""The catalogues of Tokaido: complete in every language, and able to say whatever happens."""

import json
import random
import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import FluentSerializer

import chabudai
from chabudai.core.errors import ChabudaiError
from chabudai.core.languages import LANGUAGES
from chabudai.core.match import Match
from chabudai.core.match_file import MatchFile
from chabudai.core.messages import Message
from chabudai.core.names import Domain
from chabudai.core.steps import BARS
from chabudai.games.tokaido import components
from chabudai.games.tokaido.state import TokaidoState

# Words are words, compiled or not; whatever is said in so many games is gathered in one process.
pytestmark = [pytest.mark.once, pytest.mark.xdist_group("tokaido texts")]
GAME = chabudai.game("tokaido")
SOURCE = Path(chabudai.__file__).parent
FOLDERS = {"frame": SOURCE / "text", "tokaido": GAME.folder / "text"}
GAMES = 1000
MENU_EVERY = 3  # positions
WHY_NOT_EVERY = 29
NAMES = ["First", "Second", "Third", "Fourth", "Fifth"]
UNSAID = re.compile(r"[{}$]|\?\?\?|  |-\d|(event|prompt|label|refusal|phrase)-")  # what catalogues left undone
NAMED = [domain for domain in vars(components).values() if isinstance(domain, Domain)]
NAMED.remove(components.EFFECT)  # the core's own vocabulary: what a card does is said by `effect-encounter-…`
RARE = [  # a thousand games may pass without them
    Message("event-no-effect", {"seat": 0}),
    Message("event-no-souvenirs", {"seat": 0}),
    Message("event-offer-returned", {"seat": 0, "cards": 1}),
    Message("event-reveals", {"seat": 0, "souvenirs": ["souvenir-koma"]}),
    Message("refusal-not-revealed", {"souvenirs": [], "coins": 0, "full": 0}),
]


# --- what the catalogues hold -----------------------------------------------------------------------------


@cache
def entries(file: Path) -> list[ast.EntryType]:
    return FluentParser().parse(file.read_text("utf-8")).body


def keys(file: Path) -> list[str]:
    return [entry.id.name for entry in entries(file) if isinstance(entry, ast.Message)]


def all_keys(language: str) -> set[str]:
    return {key for folder in FOLDERS.values() for key in keys(folder / f"{language}.ftl")}


@pytest.mark.parametrize("folder", FOLDERS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_catalogue_is_written_without_a_slip(folder: str, language: str) -> None:
    file = FOLDERS[folder] / f"{language}.ftl"
    assert [entry.content for entry in entries(file) if isinstance(entry, ast.Junk)] == []
    assert len(keys(file)) == len(set(keys(file)))


@pytest.mark.parametrize("folder", FOLDERS)
def test_every_language_has_the_same_messages(folder: str) -> None:
    english = keys(FOLDERS[folder] / "en.ftl")
    assert english
    for language in LANGUAGES:
        assert keys(FOLDERS[folder] / f"{language}.ftl") == english


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_has_a_text_of_its_own(language: str) -> None:
    for folder in FOLDERS.values():
        for entry in entries(folder / f"{language}.ftl"):
            assert not isinstance(entry, ast.Message) or entry.value is not None


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_of_the_source_has_a_sentence(language: str) -> None:
    sources = [file.read_text("utf-8") for file in SOURCE.rglob("*.py")]
    used = {key for source in sources for key in re.findall(r'"(error-[a-z-]+)"', source)}
    said = {key for file in SOURCE.rglob(f"*{language}.ftl") for key in keys(file)}
    assert used - said == set()


def values_used(file: Path) -> dict[str, set[str]]:
    """The values that each error tells."""
    found: dict[str, set[str]] = {}
    for entry in entries(file):
        if isinstance(entry, ast.Message) and entry.id.name.startswith("error-"):
            found[entry.id.name] = set(re.findall(r"\$([a-z-]+)", FluentSerializer().serialize_entry(entry)))
    return found


def test_every_language_tells_the_same_of_an_error() -> None:
    english = values_used(SOURCE / "text" / "en.ftl")
    for language in LANGUAGES:
        assert values_used(SOURCE / "text" / f"{language}.ftl") == english


def errors() -> list[ChabudaiError]:
    """Some errors as the engine raises them."""
    state = GAME.new(seats=2, seed=1)
    wrong: list[Callable[[], object]] = [
        lambda: chabudai.game("shogi"),
        lambda: GAME.new(seats=1),
        lambda: GAME.new(seats=6),
        lambda: GAME.new(seats=2, options={"sake": True}),
        lambda: GAME.new(seats=2, options={"satsuki_source": "kitchen"}),
        lambda: GAME.actions.parse("fly edo"),
        lambda: GAME.arrange(state, {"travelers.0.coins": -1}),
        lambda: GAME.arrange(state, {"travelers.7.coins": 1}),
        lambda: Match(GAME, 2, 1).undo(0),
        lambda: MatchFile.read(Path("nowhere.json")),
        lambda: MatchFile.parse("{", "broken.json"),
        lambda: MatchFile.parse("{}", "foreign.json"),
        lambda: MatchFile.parse('{"chabudai": 0}', "old.json"),
        lambda: state.apply(0, GAME.actions.parse("go edo")),
    ]
    raised = []
    for mistake in wrong:
        with pytest.raises(ChabudaiError) as error:
            mistake()
        raised.append(error.value)
    return raised


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_error_is_told_in_one_line(language: str) -> None:
    for error in errors():
        line = GAME.text(language).say(error.message)
        assert re.fullmatch(r"[^\n$]+\.", line), line


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_the_box_has_a_name(language: str) -> None:
    named = {domain.message(number) for domain in NAMED for number in range(len(domain))}
    assert named - all_keys(language) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_things_of_one_sort_share_a_name(language: str) -> None:
    text = GAME.text(language)
    for domain in NAMED:
        assert len({text.say(domain.message(number)) for number in range(len(domain))}) == len(domain)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_traveler_has_a_role_and_a_power_and_every_encounter_an_effect(language: str) -> None:
    text = GAME.text(language)
    for identity in components.TRAVELER.ids:
        forms = text.forms("traveler", "traveler-" + identity.replace("_", "-"))
        assert forms["traveler-role"] != text.say("traveler-" + identity.replace("_", "-"))
        assert forms["traveler-gloss"] == text.say("power-" + identity.replace("_", "-"))
    for identity in components.ENCOUNTER.ids:
        forms = text.forms("encounter", "encounter-" + identity.replace("_", "-"))
        assert forms["encounter-role"] == text.say("effect-encounter-" + identity.replace("_", "-"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_has_a_name_a_help_and_a_word_for_each_value(language: str) -> None:
    for option in GAME.options:
        key = "option-" + option.id.replace("_", "-")
        values = [f"{key}-{value}" for value in option.values if isinstance(value, str)]
        assert {key, f"{key}-help", *values} <= all_keys(language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_and_every_refusal_that_is_declared_has_a_sentence(language: str) -> None:
    events = {"event-" + key for key in GAME.events.kinds}
    refusals = {"refusal-" + barred.key for barred in BARS if barred.clause.startswith("T-")}
    assert events | refusals <= all_keys(language)


# --- what a thousand games say ----------------------------------------------------------------------------


def options_of(number: int) -> dict[str, bool | str]:
    """Every value of every option comes up, each option changing at its own pace."""
    return {
        option.id: option.values[number // (place + 2) % len(option.values)]
        for place, option in enumerate(GAME.options)
    }


def play(number: int) -> Iterator[TokaidoState]:
    """A random game: the state before every decision and at the end. Dawdlers play every other game."""
    state = GAME.new(seats=2 + number % 4, seed=number, options=options_of(number))
    player = random.Random(number)
    while not state.over:
        yield state
        seat = player.choice(state.deciders())
        legal = state.legal(seat)
        state.apply(seat, player.choice(legal[:2] if number % 2 and is_asked_to_move(state) else legal))
    yield state


def is_asked_to_move(state: TokaidoState) -> bool:
    prompt = state.prompt()
    return prompt is not None and prompt.key.startswith("prompt-move")


def questions(state: TokaidoState) -> Iterator[Message]:
    prompt = state.prompt()
    if prompt is not None:
        yield prompt
    for seat in state.deciders():
        for entry in state.menu(seat):
            yield entry.label
            if entry.refusal is not None:
                yield entry.refusal.message


def refusals(state: TokaidoState) -> Iterator[Message]:
    """Most say no more than which rule forbids it: of those, each once. Who is not asked always hears the same."""
    bare: dict[str, Message] = {}
    for seat in range(state.seats):
        for action in range(GAME.actions.count() if seat in state.deciders() else 1):
            refusal = state.why_not(seat, action)
            if refusal is not None and refusal.message.values:
                yield refusal.message
            elif refusal is not None:
                bare[refusal.message.key] = refusal.message
    yield from bare.values()


def written(message: Message, seats: int) -> str:
    """A message as text; of the seat only remains whether it is a player or the neutral traveler."""
    values = dict(message.values)
    if "seat" in values:
        values["seat"] = 0 if int(str(values["seat"])) < seats else len(NAMES)
    return json.dumps([message.key, values])


@cache
def messages() -> list[Message]:
    """Whatever is said in a thousand games, each message once."""
    said: set[str] = set()
    count = 0
    for number in range(GAMES):
        for state in play(number):
            count += 1
            if count % MENU_EVERY == 0 or state.decisions == 0:
                said.update(written(message, state.seats) for message in questions(state))
            if count % WHY_NOT_EVERY == 0 or (state.over and number < 10):
                said.update(written(message, state.seats) for message in refusals(state))
        said.update(written(event.message(), state.seats) for event in state.journal or [])
    return [Message(*json.loads(line)) for line in sorted(said)] + RARE


@cache
def sentences(language: str) -> list[tuple[Message, str, str]]:
    """Each message as the one it is about reads it, and as the others do."""
    text = GAME.text(language)
    return [(message, text.say(message, NAMES, 0), text.say(message, NAMES, 1)) for message in messages()]


def said_of(language: str, *beginnings: str) -> Iterator[str]:
    for message, reader, others in sentences(language):
        if message.key.startswith(beginnings):
            yield from (reader, others)


def never_said(beginning: str) -> set[str]:
    """The sentences of this sort that no game needed."""
    written = {key for key in keys(GAME.folder / "text" / "en.ftl") if key.startswith(beginning)}
    return written - {message.key for message in messages()}


def assert_all_can_be_said(language: str, beginning: str) -> None:
    for sentence in said_of(language, beginning):
        assert sentence.strip()
        assert not UNSAID.search(sentence), sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_of_a_thousand_games_can_be_said_in_every_language(language: str) -> None:
    assert_all_can_be_said(language, "event-")
    assert never_said("event-") == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_prompt_of_a_thousand_games_can_be_said_in_every_language(language: str) -> None:
    assert_all_can_be_said(language, "prompt-")
    assert never_said("prompt-") == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_label_of_a_thousand_games_can_be_said_in_every_language(language: str) -> None:
    assert_all_can_be_said(language, "label-")
    assert never_said("label-") == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_of_a_thousand_games_can_be_said_in_every_language(language: str) -> None:
    assert_all_can_be_said(language, "refusal-")
    assert never_said("refusal-") == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_said_of_a_player_differs_for_that_player(language: str) -> None:
    for message, reader, others in sentences(language):
        if message.values.get("seat") == 0 and message.key != "event-offer-returned":
            assert NAMES[0] not in reader, reader
            assert NAMES[0] in others, others


# --- single sentences -------------------------------------------------------------------------------------


def plain(sentence: str) -> str:
    return sentence.replace("\N{NO-BREAK SPACE}", " ")


def test_czech_verbs_and_nouns_agree_with_the_number_of_meals_left() -> None:
    czech = GAME.text("cs")
    said = [plain(czech.say("event-offer-returned", seat=0, cards=cards)) for cards in (1, 2, 5)]
    assert "zbylo 1 jídlo a vrací se" in said[0]
    assert "zbyla 2 jídla a vracejí se" in said[1]
    assert "zbylo 5 jídel a vrací se" in said[2]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_coin_given_back_is_shown_with_a_proper_minus(language: str) -> None:
    said = GAME.text(language).say("event-special-coins", NAMES, reader=0, seat=0, coins=-1)
    assert "(\N{MINUS SIGN}1)" in said


def test_hungarian_articles_fit_the_number_as_it_is_spoken() -> None:
    hungarian = GAME.text("hu")
    temples = [f"station-temple-{number}" for number in (1, 2, 5)]
    said = [hungarian.say("event-moves", NAMES, 0, seat=0, station=temple, slot=1) for temple in temples]
    assert [plain(sentence) for sentence in said] == [
        "Továbbmész az 1. templomba.",
        "Továbbmész a 2. templomba.",
        "Továbbmész az 5. templomba.",
    ]


@pytest.mark.parametrize("dish", ["meal-soba", "souvenir-hashi", "souvenir-washi"])
def test_hungarian_words_that_mean_something_else_are_explained_even_in_lists(dish: str) -> None:
    hungarian = GAME.text("hu")
    gloss = hungarian.forms("dish", dish)["dish-gloss"]
    assert f"({gloss})" in hungarian.say("event-sees-offer", NAMES, 0, seat=0, meals=[dish])


def test_no_nickname_is_inflected_in_hungarian_or_follows_an_article() -> None:
    for sentence in said_of("hu", "event-", "prompt-"):
        assert not re.search(rf"{NAMES[0]}[\w-]|\b[Aa]z? {NAMES[0]}|a\(z\)", sentence), sentence
