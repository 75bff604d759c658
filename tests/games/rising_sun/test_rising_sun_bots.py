"""What greedy thinks of offers and promises: opinions, but sensible ones."""

from typing import Any

import pytest
from rising_sun_table import FOUR, GAME, Table, board

from chabudai.bots.bot import Bot
from chabudai.bots.registry import make_bot
from chabudai.core.evaluation import Evaluation
from chabudai.core.rng import seeded
from chabudai.games.rising_sun.components import MANDATE
from chabudai.games.rising_sun.judgement.evaluation import EVALUATION
from chabudai.games.rising_sun.judgement.words import trust
from chabudai.games.rising_sun.promises import BROKEN, KEPT, PLAY_MANDATE, promise_of
from chabudai.games.rising_sun.talk import Promise, Talk

KOI, LOTUS, TURTLE, BONSAI = range(4)
PLAIN = ["ronin 0", "coins 0", "ronin 0"]


def greedy() -> Bot:
    return make_bot("greedy", GAME, seeded(1, "a bot"))


def says(table: Table, seat: int) -> list[str]:
    said = greedy().beside(table.state.determinize(seat, 1), seat, 0.0)
    return [GAME.actions.text(action) for action in said]


def chooses(table: Table, seat: int) -> str:
    return GAME.actions.text(greedy().choose(table.state.determinize(seat, 1), seat, 0.0))


def tea() -> Table:
    return board(*FOUR, negotiation="free").coins(5, 5, 5, 5).has_tea()


def turn_of_turtle(*drawn: str, **options: bool | str) -> Table:
    """Turtle chooses a mandate; Koi is its ally, strong in rich provinces."""
    table = board(*FOUR, negotiation="free", **options).coins(5, 5, 5, 5).allies(KOI, TURTLE)
    table.put(KOI, "kyoto", bushi=1).put(KOI, "kansai", bushi=1).put(KOI, "edo", bushi=1)
    return table.drawn_next(*(drawn or ("harvest", "train", "recruit", "betray"))).mandate_turn(TURTLE)


def remembers(table: Table, seat: int, *fates: int) -> Table:
    """So many promises of a player were kept or broken, for all to see."""
    talk = Talk()
    talk.clear()
    for fate in fates:
        promise = Promise()
        promise.clear()
        promise.seat, promise.other, promise.status = seat, (seat + 1) % 4, fate
        promise.promise = promise_of(PLAY_MANDATE, 0, 0)
        talk.promises = [*talk.promises, promise]
    table.state.talks = [talk, *table.state.talks[1:]]
    return table


# --- offers -----------------------------------------------------------------------------------------------------


def test_it_pays_for_a_mandate_of_which_it_has_much() -> None:
    """R-14.2, R-9.5: an ally's Harvest brings it three rewards"""
    said = says(turn_of_turtle(), KOI)
    assert said[0] == "offer 3"
    assert said[1] in ("coins 1", "coins 2")
    assert said[-3:] == ["promise play_mandate", "about harvest", "openly"]


def test_it_pays_nothing_where_there_is_little_to_gain_and_nothing_it_has_not() -> None:
    assert says(turn_of_turtle(), BONSAI) == []
    assert says(turn_of_turtle().coins(0, 5, 5, 5), KOI) == []


def test_it_pays_nothing_to_whom_it_does_not_trust() -> None:
    """R-9.1: nothing holds anybody to a promise"""
    assert says(remembers(turn_of_turtle(), TURTLE, *[BROKEN] * 12), KOI) == []
    assert says(remembers(turn_of_turtle(), TURTLE, *[KEPT] * 12), KOI)[0] == "offer 3"


def test_trust_is_won_and_lost() -> None:
    first = trust(turn_of_turtle().state, TURTLE)
    assert trust(remembers(turn_of_turtle(), TURTLE, BROKEN).state, TURTLE) < first
    assert trust(remembers(turn_of_turtle(), TURTLE, KEPT).state, TURTLE) > first


# --- answers ----------------------------------------------------------------------------------------------------


def offered(table: Table, giver: int, taker: int, *terms: str) -> list[str]:
    return says(table.says(giver, f"offer {taker + 1}", *terms), taker)


@pytest.mark.parametrize(
    ("terms", "answer"),
    [
        (["coins 2", *PLAIN, "promise none", "promise none", "openly"], "accept"),  # a gift
        (["coins 0", "ronin 0", "coins 3", "ronin 0", "promise none", "promise none", "openly"], "decline"),
        (["coins 0", *PLAIN, "promise none", "promise stay_out_of_province", "at edo", "secretly"], "decline"),
        (["coins 0", *PLAIN, "promise spare_in_betray", "promise none", "secretly"], "accept"),
    ],
    ids=["gift", "begging", "asking for a word", "giving a word"],
)
def test_it_answers_everybody_at_once(terms: list[str], answer: str) -> None:
    """R-29.N.4: an offer is not left lying"""
    said = offered(turn_of_turtle(), LOTUS, BONSAI, *terms)
    assert [each.split()[0] for each in said] == [answer]


def test_it_gives_its_word_for_a_coin_only_on_a_tile_it_holds() -> None:
    """R-10.3"""
    terms = ["coins 2", *PLAIN, "promise none", "promise play_mandate", "about recruit", "openly"]
    held = turn_of_turtle("recruit", "recruit", "marshal", "marshal").put(TURTLE, "edo", stronghold=2)
    assert offered(held, BONSAI, TURTLE, *terms) == ["accept 4 1"]
    assert offered(turn_of_turtle("harvest", "train", "marshal", "betray"), BONSAI, TURTLE, *terms) == []


# --- its own word -----------------------------------------------------------------------------------------------


def test_it_keeps_its_word_where_it_costs_little() -> None:
    """R-29.N.3"""
    drawn = ("recruit", "marshal", "marshal", "recruit")
    free = turn_of_turtle(*drawn).put(TURTLE, "edo", stronghold=2)
    rather = chooses(free, TURTLE)
    other = {"play recruit": "marshal", "play marshal": "recruit"}[rather]
    terms = ["coins 1", *PLAIN, "promise none", "promise play_mandate", f"about {other}", "openly"]
    table = turn_of_turtle(*drawn).put(TURTLE, "edo", stronghold=2).says(BONSAI, "offer 3", *terms)
    table.says(TURTLE, "accept 4 1")
    assert chooses(table, TURTLE) == f"play {other}"


def test_it_breaks_its_word_where_very_much_is_to_be_had() -> None:
    """R-9.1"""
    table = turn_of_turtle("harvest", "train", "train", "harvest")
    for province in ("hokkaido", "oshu", "nagato", "shikoku", "kyushu"):
        table.put(TURTLE, province, bushi=1)
    terms = ["coins 1", *PLAIN, "promise none", "promise play_mandate", "about train", "openly"]
    table.says(BONSAI, "offer 3", *terms).says(TURTLE, "accept 4 1")
    assert chooses(table, TURTLE) == "play harvest"


def test_it_bids_nothing_where_it_has_promised_so() -> None:
    """R-19.2"""

    def hostage_bid(*words: str) -> str:
        table = board(*FOUR, negotiation="free").put(KOI, "edo", bushi=2).put(BONSAI, "edo", bushi=2)
        table.coins(14, 0, 0, 9).fights("edo")
        if words:
            table.says(BONSAI, "offer 1", *words).says(KOI, "accept 4 1")
        table.state.apply(KOI, GAME.actions.parse("coins 0"))
        return chooses(table, KOI)

    assert hostage_bid() != "coins 0"
    sworn = ["promise spare_in_betray", "promise leave_advantage", "about_advantage hostage", "at edo", "openly"]
    assert hostage_bid(*sworn) == "coins 0"


# --- what it thinks of ------------------------------------------------------------------------------------------


def test_of_what_may_be_said_it_thinks_of_a_few_things_only() -> None:
    table, beside = turn_of_turtle(), GAME.beside
    assert beside is not None

    def thinks_of(seat: int, *words: str) -> list[str]:
        said = GAME.actions.parse_all(list(words))
        legal = beside.legal(table.state, seat, said)
        return [GAME.actions.text(each) for each in EVALUATION.worth_saying(table.state, seat, said, legal, [])]

    assert thinks_of(KOI) == ["offer 3"]  # who chooses a mandate
    assert thinks_of(TURTLE) == []
    assert thinks_of(KOI, "offer 3") == ["coins 1", "coins 2"]
    said = ["offer 3", "coins 1", *PLAIN]
    assert thinks_of(KOI, *said) == ["promise none"]
    assert thinks_of(KOI, *said, "promise none") == ["promise play_mandate"]
    assert "about harvest" in thinks_of(KOI, *said, "promise none", "promise play_mandate")
    assert len(MANDATE) > len(thinks_of(KOI, *said, "promise none", "promise play_mandate"))


def test_a_game_without_an_opinion_thinks_of_everything() -> None:
    class Indifferent(Evaluation):
        def worth(self, state: Any, seat: int) -> float:
            return 0.0

    assert Indifferent().worth_saying(tea().state, 0, [], [3, 1, 2], []) == [3, 1, 2]
    assert not Indifferent().waits(tea().state, 0, [])
