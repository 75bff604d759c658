"""What greedy thinks of clans, cards, kami and bids: opinions, but those of somebody who knows the clans."""

from rising_sun_table import FOUR, board

from chabudai.games.rising_sun.cards import CARD
from chabudai.games.rising_sun.components import AMATERASU, HIRE_RONIN, RYUJIN
from chabudai.games.rising_sun.judgement.bids import budget, enough_for, wish
from chabudai.games.rising_sun.judgement.cards import worth_of_card
from chabudai.games.rising_sun.judgement.kami import worth_of_kami
from chabudai.games.rising_sun.judgement.mandates import worth_of_building
from chabudai.games.rising_sun.judgement.positions import threat, worth_of_strongholds

KOI, LOTUS, TURTLE, BONSAI = range(4)
WITH_DRAGONFLY = ("koi", "lotus", "turtle", "dragonfly")


def test_bonsai_builds_where_others_would_not() -> None:
    """R-25.5c: for 1 coin"""
    state = board(*FOUR).coins(3, 3, 3, 3).season("autumn").state
    assert worth_of_building(state, BONSAI) > worth_of_building(state, KOI) == 0.0
    assert worth_of_building(board(*FOUR).coins(0, 0, 0, 1).state, BONSAI) > 0.0


def test_bonsai_can_always_use_ryujin() -> None:
    """R-25.5a, R-16.3e"""
    state = board(*FOUR).coins(1, 1, 1, 1).state
    assert worth_of_kami(state, BONSAI, RYUJIN) > worth_of_kami(state, KOI, RYUJIN)


def test_the_lower_the_honor_the_more_amaterasu_is_worth() -> None:
    """R-16.3a"""
    state = board(*FOUR).honor(KOI, LOTUS, TURTLE, BONSAI).state
    worths = [worth_of_kami(state, seat, AMATERASU) for seat in (KOI, LOTUS, TURTLE, BONSAI)]
    assert worths == sorted(worths)
    assert worths[0] < worths[-1]


def test_dragonfly_does_not_care_where_its_strongholds_stand() -> None:
    """R-25.4a: it summons anywhere"""

    def worth(seat: int, *provinces: str) -> float:
        table = board(*WITH_DRAGONFLY)
        for province in provinces:
            table.put(seat, province, stronghold=1)
        return worth_of_strongholds(table.state.clans[seat])

    assert worth(3, "oshu", "oshu") == worth(3, "oshu", "kyoto")
    assert worth(0, "oshu", "oshu") < worth(0, "oshu", "hokkaido") < worth(0, "oshu", "kyoto")


def test_virtues_that_ask_for_honor_are_for_those_who_have_it() -> None:
    """R-27.42: Justice; Righteousness asks for none"""
    state = board(*FOUR).honor(KOI, LOTUS, TURTLE, BONSAI).state

    def worth(seat: int, card: str) -> float:
        return worth_of_card(state, seat, CARD.index[card], 2.0)

    assert worth(KOI, "justice") > worth(TURTLE, "justice") > worth(BONSAI, "justice")
    assert worth(KOI, "righteousness") == worth(BONSAI, "righteousness")


def test_whoever_has_less_honor_bids_a_coin_more() -> None:
    """R-4.4, R-18.6: a tie is lost"""
    table = board(*FOUR).put(KOI, "edo", bushi=2).put(BONSAI, "edo", bushi=2).coins(6, 0, 0, 6).fights("edo")
    state = table.state
    likely = wish(state, KOI, HIRE_RONIN, budget(state, KOI))
    assert enough_for(state, BONSAI, HIRE_RONIN) == likely + 1
    assert enough_for(state, KOI, HIRE_RONIN) == wish(state, BONSAI, HIRE_RONIN, budget(state, BONSAI))


def test_coins_are_feared_in_the_hands_of_those_who_are_ahead() -> None:
    """R-27.40: so a coin that must be given goes to whoever is behind, or to the ally"""

    def feared(coins: list[int], friend: int | None = None) -> float:
        table = board(*FOUR).points(0, 20, 5, 0).coins(*coins).has_tea()
        return threat((table.allies(KOI, friend) if friend is not None else table).state, KOI)

    assert feared([0, 1, 0, 0]) > feared([0, 0, 1, 0]) > feared([0, 0, 0, 1])
    assert feared([0, 1, 0, 0], LOTUS) == feared([0, 0, 0, 0], LOTUS)
