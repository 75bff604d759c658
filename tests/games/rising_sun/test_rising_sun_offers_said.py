"""R-29.N.2: what offers say in words: who gives, promises and asks what, to every reader, in every language."""

import pytest
from rising_sun_table import FOUR, GAME, Table, board

from chabudai.core.languages import LANGUAGES
from chabudai.core.messages import Message

NAMES = ["Ann", "Bo", "Cy", "Di"]
ANN, BO, CY = range(3)
WORDS = ["coins 2", "ronin 0", "coins 0", "ronin 1", "alliance", "promise stay_out_of_province", "at edo"]
ASKED = ["promise play_mandate", "about harvest", "openly"]


def tea() -> Table:
    return board(*FOUR, negotiation="free").coins(5, 5, 5, 5).ronin(3, 3, 0, 0).has_tea()


def said(message: Message, language: str, reader: int | None) -> str:
    return GAME.text(language).say(message, NAMES, reader).replace("\N{NO-BREAK SPACE}", " ")


def told(table: Table, language: str, reader: int | None) -> list[str]:
    return [said(event.message(), language, reader) for event in table.state.journal or []]


OFFERED = {
    ("en", ANN): (
        "You offer Bo a deal: you become allies, you give Bo 2 coins, you promise Bo to stay out of "
        "Edo, Bo gives you 1 ronin and Bo promises you to play Harvest."
    ),
    ("en", BO): (
        "Ann offers you a deal: you become allies, Ann gives you 2 coins, Ann promises you to stay "
        "out of Edo, you give Ann 1 ronin and you promise Ann to play Harvest."
    ),
    ("en", CY): (
        "Ann offers Bo a deal: they become allies, Ann gives Bo 2 coins, Ann promises Bo to stay out "
        "of Edo, Bo gives Ann 1 ronin and Bo promises Ann to play Harvest."
    ),
    ("cs", ANN): (
        "Navrhuješ hráči Bo dohodu: uzavřete spojenectví, dáš hráči Bo 2 mince, slíbíš hráči Bo "
        "zůstat mimo Edo, Bo ti dá 1 rónina a Bo ti slíbí zahrát Sklizeň."
    ),
    ("cs", BO): (
        "Ann ti navrhuje dohodu: uzavřete spojenectví, Ann ti dá 2 mince, Ann ti slíbí zůstat mimo "
        "Edo, dáš hráči Ann 1 rónina a slíbíš hráči Ann zahrát Sklizeň."
    ),
    ("cs", CY): (
        "Ann navrhuje hráči Bo dohodu: uzavřou spojenectví, Ann dá hráči Bo 2 mince, Ann slíbí hráči "
        "Bo zůstat mimo Edo, Bo dá hráči Ann 1 rónina a Bo slíbí hráči Ann zahrát Sklizeň."
    ),
    ("hu", ANN): (
        "Az ajánlatod Bo játékosnak: szövetséget köttök, te 2 érmét adsz Bo játékosnak, te ígéretet "
        "teszel Bo játékosnak (Edo elkerülése), Bo 1 rónint ad neked és Bo ígéretet tesz neked "
        "(Aratás kijátszása)."
    ),
    ("hu", BO): (
        "Ann ajánlata neked: szövetséget köttök, Ann 2 érmét ad neked, Ann ígéretet tesz neked (Edo "
        "elkerülése), te 1 rónint adsz Ann játékosnak és te ígéretet teszel Ann játékosnak (Aratás "
        "kijátszása)."
    ),
    ("hu", CY): (
        "Ann ajánlata Bo játékosnak: szövetséget kötnek, Ann 2 érmét ad Bo játékosnak, Ann ígéretet "
        "tesz Bo játékosnak (Edo elkerülése), Bo 1 rónint ad Ann játékosnak és Bo ígéretet tesz Ann "
        "játékosnak (Aratás kijátszása)."
    ),
}


@pytest.mark.parametrize(("language", "reader"), OFFERED)
def test_an_offer_says_of_each_part_who_does_it_for_whom(language: str, reader: int) -> None:
    """R-29.N.2"""
    table = tea().says(ANN, "offer 2", *WORDS, *ASKED)
    assert told(table, language, reader)[-1] == OFFERED[language, reader]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("answer", ["accept 1 1", "decline 1 1", "withdraw 2 1"])
def test_what_becomes_of_an_offer_is_told_without_its_number(language: str, answer: str) -> None:
    """R-29.N.4: people tell offers apart by what they say."""
    plain = ["coins 0", "ronin 0", "coins 0", "ronin 0", "alliance", "promise none", "promise none", "openly"]
    table = tea().says(ANN, "offer 2", *plain)
    seat = ANN if answer.startswith("withdraw") else BO
    assert GAME.beside is not None
    action = GAME.actions.parse(answer)
    label = GAME.beside.label(table.state, seat, [], action)
    table.says(seat, answer)
    for reader in (ANN, BO, CY, None):
        assert not any(letter.isdigit() for letter in said(label, language, reader))
        assert not any(letter.isdigit() for sentence in told(table, language, reader)[-2:] for letter in sentence)


def test_two_offers_of_the_same_player_are_told_apart_by_their_terms() -> None:
    """R-29.N.2"""
    promise = ["no_alliance", "promise none", "promise none", "secretly"]
    table = tea().says(ANN, "offer 2", "coins 1", "ronin 0", "coins 0", "ronin 1", *promise)
    table.says(ANN, "offer 2", "coins 2", "ronin 0", "coins 0", "ronin 1", *promise)
    assert GAME.beside is not None
    labels = [
        said(entry.label, "en", BO)
        for entry in GAME.beside.entries(table.state, BO, [])
        if GAME.actions.text(entry.action).startswith("accept")
    ]
    assert labels == [
        "Accept Ann’s offer: Ann gives you 1 coin and you give Ann 1 ronin",
        "Accept Ann’s offer: Ann gives you 2 coins and you give Ann 1 ronin",
    ]
