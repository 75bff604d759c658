"""Catalogues: how messages become sentences."""

import json
from pathlib import Path

import pytest

from chabudai.core.events import PLAYER, Event, EventKinds
from chabudai.core.languages import LANGUAGES, UnknownLanguage
from chabudai.core.messages import Message, message_in
from chabudai.core.names import Domain
from chabudai.core.text import Catalogue, catalogue, language_of_locale
from chabudai.core.typesetting import NO_BREAK

WORDS = {
    "en": """
nothing = nothing
list-and = { $rest } and { $last }
list-or = { $rest } or { $last }
seat-neutral = The neutral piece
    .inside = the neutral piece
town-mikawa = Mikawa
town-kii = Kii
gains =
    { $you ->
        [yes] You gain { $coins ->
            [one] { $coins } coin
           *[other] { $coins } coins
        }.
       *[no] { $name } gains { $coins ->
            [one] { $coins } coin
           *[other] { $coins } coins
        }.
    }
rests = Rests in { $town-in }.
visits = { $towns-count ->
        [0] Visits { $towns }.
       *[other] Visits { $towns-count } towns: { $towns }.
    }
chooses = Chooses { $towns-or }.
attacks = { $you ->
        [yes] You attack { $defender-you ->
            [yes] yourself
           *[no] { $defender }
        } in { $town-in }.
       *[no] { $name } attacks { $defender-you ->
            [yes] you
           *[no] { $defender-self ->
                [yes] themselves
               *[no] { $defender }
            }
        } in { $town-in }.
    }
dawns = The sun rises.
allies = { $allies } { $allies-you ->
        [yes] (you too)
       *[no] (not you)
    }
seat-you = you
""",
    "cs": """
nothing = nic
list-and = { $rest } a { $last }
list-or = { $rest }, nebo { $last }
seat-neutral = Neutrální figurka
town-mikawa = Mikawa
    .in = v Mikawě
town-kii = Kii
gains =
    { $you ->
        [yes] Bereš { $coins ->
            [one] { $coins } minci
            [few] { $coins } mince
           *[other] { $coins } mincí
        }.
       *[no] { $name } bere { $coins ->
            [one] { $coins } minci
            [few] { $coins } mince
           *[other] { $coins } mincí
        }.
    }
rests = Odpočívá { $town-in }.
visits = Navštěvuje: { $towns }.
chooses = Volí: { $towns-or }.
attacks = { $you ->
        [yes] Útočíš { $town-in } na { $defender-you ->
            [yes] sebe
           *[no] hráče { $defender }
        }.
       *[no] { $name } útočí { $town-in } na { $defender-you ->
            [yes] tebe
           *[no] hráče { $defender }
        }.
    }
dawns = Slunce vychází.
allies = { $allies }
seat-you = ty
""",
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for language, words in WORDS.items():
        (tmp_path / f"{language}.ftl").write_text(words, "utf-8")
    return tmp_path


@pytest.fixture
def english(folder: Path) -> Catalogue:
    return Catalogue("en", [folder])


@pytest.fixture
def czech(folder: Path) -> Catalogue:
    return Catalogue("cs", [folder])


def plain(sentence: str) -> str:
    """With the spaces that a person types."""
    return sentence.replace(NO_BREAK, " ")


def gains(seat: int, coins: int) -> Message:
    return Message("gains", {"seat": seat, "coins": coins})


def test_the_reader_is_addressed_and_others_are_named(english: Catalogue) -> None:
    assert english.say(gains(0, 3), ["First", "Second"], reader=0) == "You gain 3 coins."
    assert english.say(gains(0, 3), ["First", "Second"], reader=1) == "First gains 3 coins."


def test_a_spectator_is_nobody_of_those_spoken_of(english: Catalogue) -> None:
    assert english.say(gains(0, 1), ["First", "Second"]) == "First gains 1 coin."


def test_a_seat_beyond_the_players_is_the_neutral_piece(english: Catalogue) -> None:
    assert english.say(gains(2, 1), ["First", "Second"], reader=0) == "The neutral piece gains 1 coin."


@pytest.mark.parametrize(
    ("coins", "said"),
    [(0, "0 mincí"), (1, "1 minci"), (2, "2 mince"), (4, "4 mince"), (5, "5 mincí"), (22, "22 mincí")],
)
def test_czech_counts_one_a_few_and_others(czech: Catalogue, coins: int, said: str) -> None:
    assert plain(czech.say(gains(0, coins), ["First"], reader=0)) == f"Bereš {said}."
    assert plain(czech.say(gains(0, coins), ["First"], reader=1)) == f"First bere {said}."


def test_a_name_takes_the_form_that_the_sentence_asks_for(czech: Catalogue) -> None:
    assert plain(czech.say("rests", town="town-mikawa")) == "Odpočívá v Mikawě."


def test_a_name_without_that_form_keeps_its_only_one(czech: Catalogue, english: Catalogue) -> None:
    assert czech.say("rests", town="town-kii") == "Odpočívá Kii."
    assert english.say("rests", town="town-mikawa") == "Rests in Mikawa."


def test_a_text_that_is_no_key_is_said_as_it_is(english: Catalogue) -> None:
    assert english.say("rests", town="Nowhere") == "Rests in Nowhere."


def test_a_list_is_joined_in_the_manner_of_the_language(czech: Catalogue, english: Catalogue) -> None:
    towns = ["town-mikawa", "town-kii"]
    assert english.say("visits", towns=towns) == "Visits 2 towns: Mikawa and Kii."
    assert plain(czech.say("visits", towns=towns)) == "Navštěvuje: Mikawa a Kii."


def test_a_list_of_alternatives_says_or(czech: Catalogue, english: Catalogue) -> None:
    towns = ["town-mikawa", "town-kii", "Ise"]
    assert english.say("chooses", towns=towns) == "Chooses Mikawa, Kii or Ise."
    assert czech.say("chooses", towns=towns) == "Volí: Mikawa, Kii, nebo Ise."
    assert english.say("chooses", towns=towns[:1]) == "Chooses Mikawa."


def test_an_empty_list_is_nothing(czech: Catalogue, english: Catalogue) -> None:
    assert english.say("visits", towns=[]) == "Visits nothing."
    assert czech.say("visits", towns=[]) == "Navštěvuje: nic."


ATTACKS = EventKinds().declare("attacks", seat=PLAYER, defender=PLAYER, town=Domain("town", ["mikawa", "kii"]))
NAMES = ["First", "Second", "Third"]


def said_of_attack(catalogue: Catalogue, reader: int | None, defender: int = 2) -> str:
    values = Event(ATTACKS, -1, [0, defender, 0]).message().values
    return plain(catalogue.say(Message("attacks", values), NAMES, reader))


def test_a_sentence_speaks_of_several_players_and_knows_which_of_them_reads_it(
    english: Catalogue, czech: Catalogue
) -> None:
    assert said_of_attack(english, None) == "First attacks Third in Mikawa."
    assert said_of_attack(english, 0) == "You attack Third in Mikawa."
    assert said_of_attack(english, 2) == "First attacks you in Mikawa."
    assert said_of_attack(czech, 0) == "Útočíš v Mikawě na hráče Third."
    assert said_of_attack(czech, 2) == "First útočí v Mikawě na tebe."


def test_a_sentence_knows_whether_a_player_does_something_to_himself(english: Catalogue) -> None:
    assert said_of_attack(english, 2, defender=0) == "First attacks themselves in Mikawa."
    assert said_of_attack(english, 0, defender=0) == "You attack yourself in Mikawa."


def test_an_event_may_speak_of_nobody(english: Catalogue) -> None:
    event = Event(EventKinds().declare("dawns"), -1, [])
    assert event.as_dict() == {"event": "dawns"}
    assert english.say(Message("dawns", event.message().values), NAMES, 1) == "The sun rises."


def test_players_in_a_list_are_named_and_the_reader_is_among_them_or_not(
    english: Catalogue, czech: Catalogue
) -> None:
    event = Event(EventKinds().declare("allies", allies=[PLAYER]), -1, [0, 1, 2])
    allies = Message("allies", event.message().values)
    assert english.say(allies, NAMES, 1) == "First, you and Third (you too)"
    assert english.say(allies, NAMES[:1]) == "First, the neutral piece and the neutral piece (not you)"
    assert plain(czech.say(allies, NAMES, 0)) == "ty, Second a Third"


def test_an_event_with_several_players_comes_back_from_its_plain_face_and_its_message_from_the_wire() -> None:
    kinds = EventKinds()
    kind = kinds.declare("attacks", seat=PLAYER, defender=PLAYER, allies=[PLAYER])
    event = Event(kind, -1, [0, 2, 1, 3])
    assert event.as_dict() == {"event": "attacks", "seat": 0, "defender": 2, "allies": [1, 3]}
    assert kinds.read(event.as_dict()).values == event.values
    face = json.loads(json.dumps(event.message().as_dict()))
    assert face["values"] == {"seat": 0, "defender": {"seat": 2}, "allies": [{"seat": 1}, {"seat": 3}]}
    assert message_in(face) == event.message()


def test_a_missing_message_is_an_error_that_names_it(english: Catalogue) -> None:
    with pytest.raises(KeyError, match="en: no message leaves"):
        english.say("leaves")


def test_a_missing_value_is_an_error_that_names_the_message(english: Catalogue) -> None:
    with pytest.raises(ValueError, match="en: rests"):
        english.say("rests")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_frame_speaks_every_language(language: str) -> None:
    assert catalogue(language).say("refusal-not-your-turn")


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_unknown_language_is_refused_and_the_known_ones_are_told(language: str) -> None:
    with pytest.raises(UnknownLanguage) as refused:
        catalogue("tlh")
    told = catalogue(language).say(refused.value.message)
    assert "tlh" in told
    assert ", ".join(LANGUAGES) in told


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "cs_CZ.UTF-8"}, "cs"),
        ({"LANG": "hu_HU"}, "hu"),
        ({"LANG": "de_DE"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": ""}, "en"),
        ({}, "en"),
        ({"LC_ALL": "hu_HU.UTF-8", "LANG": "cs_CZ.UTF-8"}, "hu"),
        ({"LC_ALL": "", "LC_MESSAGES": "cs_CZ", "LANG": "hu_HU"}, "cs"),
    ],
)
def test_the_language_is_that_of_the_system_or_english(environment: dict[str, str], language: str) -> None:
    assert language_of_locale(environment) == language


def test_a_message_comes_back_whole_from_its_plain_data() -> None:
    inner = Message("gains", {"coins": 1, "towns": [Message("rests", {"town": "town-kii"})]})
    message = Message("visits", {"seat": 0, "towns": [inner, "town-mikawa"], "town": inner})
    assert message_in(json.loads(json.dumps(message.as_dict()))) == message
