"""W-19.4.1: the order in which rewards of one bundle come in is never asked about, because ours loses nothing.

Shown by trying everything: every order of the parts, every answer at a barrier, every exchange at every moment.
Whatever somebody could have got that way, with the token on the same space, can be had at our table as well, or
more of it, by answering its questions and exchanging afterwards.
"""

from collections.abc import Iterator
from functools import cache

import pytest
from castle_table import Play, table

from chabudai.games.white_castle.components import DATA

Outcome = tuple[int, int, int, int, int, int]  # food, iron, pearl, coins, seals, position of the token
FOOD, IRON, PEARL, COIN, SEAL, TOKEN, ANY = range(7)
CAP = (7, 7, 7, 10**6, 5)
BARRIERS = {6: 1, 11: 2, 15: 3}
NEAR_BARRIERS = [3, 4, 5, 8, 9, 10, 12, 13, 14, 18, 19, 20]
ASKED_IN_BETWEEN = ("prompt-barrier", "prompt-seals-to-spare", "prompt-any")

Part = tuple[int, int]  # what, and how much of it
LANTERN: list[Part] = [(IRON, 1), (SEAL, 1), (TOKEN, 1)]  # the only area with a seal and influence
AREA = ["starting-resource-4", "decree-seal", "starting-action-courtiers"]
ALL_GARDENS = ["orange_stone", "orange_plant", "black_stone", "black_plant", "white_stone"]

BUNDLES: dict[str, tuple[list[str], dict[str, object], list[Part]]] = {  # how it is done, by whom, what it gives
    "the lanterns": (["perform steward-13.2"], {}, LANTERN),
    "1 influence + lantern": (["perform diplomat-11.1"], {}, [(TOKEN, 1), *LANTERN]),
    "1 seal + lantern": (["perform diplomat-04.2"], {}, [(SEAL, 1), *LANTERN]),
    "1 iron + lantern": (["perform steward-05.3"], {}, [(IRON, 1), *LANTERN]),
    "the warriors' row": (
        ["perform yard-tile-8.blue", "resolve warriors"],
        {"yards": {"yard_1": 5}},
        [(PEARL, 4), (SEAL, 1), *LANTERN],
    ),
    "the gardeners' row": (
        ["perform yard-tile-8.blue", "resolve gardeners"],
        {"gardens": ALL_GARDENS},
        [(IRON, 4), (COIN, 2), *LANTERN],
    ),
    "the well": (["perform daimyo-01.1"], {}, [(SEAL, 1), (PEARL, 1), (IRON, 1)]),
    "1 seal + any resource": (["perform steward-10.1"], {}, [(SEAL, 1), (ANY, 1)]),
    "2 seals": (["perform stone-3"], {}, [(SEAL, 2)]),
    "2 influence": (["perform diplomat-07.1"], {}, [(TOKEN, 2)]),
}


# --- everything that could be done ------------------------------------------------------------------------------


def gained(have: Outcome, what: int, n: int) -> Outcome:
    return (*have[:what], min(CAP[what], have[what] + n), *have[what + 1 :])  # type: ignore[return-value]


@cache
def exchanged(have: Outcome) -> frozenset[Outcome]:
    """Whatever can be had by exchanging seals now, none included (W-10.5)."""
    ways = {have}
    if have[SEAL] >= 1:
        ways |= exchanged(gained(gained(have, SEAL, -1), COIN, 1))
    if have[SEAL] >= 2:
        for resource in (FOOD, IRON, PEARL):
            if have[resource] < CAP[resource]:
                ways |= exchanged(gained(gained(have, SEAL, -2), resource, 1))
    return frozenset(ways)


def moved(have: Outcome, steps: int) -> Iterator[Outcome]:
    """W-12.1, W-12.3, W-12.4: where the token can end, paying at the barrier or not."""
    if steps == 0 or have[TOKEN] == 20:
        yield have
        return
    price = BARRIERS.get(have[TOKEN] + 1, 0)
    if price:
        yield have  # stopped, the remaining steps are lost
    if have[SEAL] >= price:
        yield from moved((*have[:SEAL], have[SEAL] - price, have[TOKEN] + 1), steps - 1)  # type: ignore[arg-type]


@cache
def in_any_order(have: Outcome, parts: tuple[Part, ...]) -> frozenset[Outcome]:
    """Whatever can come of these parts, taken in any order with exchanges before, between and after."""
    if not parts:
        return exchanged(have)
    return frozenset().union(*[taking_one(now, parts) for now in exchanged(have)])


@cache
def taking_one(have: Outcome, parts: tuple[Part, ...]) -> frozenset[Outcome]:
    """The same where one of the parts is taken before anything is exchanged."""
    ends: set[Outcome] = set()
    for part in set(parts):
        left = list(parts)
        left.remove(part)
        for after in taken(have, *part):
            ends |= in_any_order(after, tuple(left))
    return frozenset(ends)


def taken(have: Outcome, what: int, n: int) -> list[Outcome]:
    """What can come of one part."""
    if what == TOKEN:
        return list(moved(have, n))
    return [gained(have, each, n) for each in ((FOOD, IRON, PEARL) if what == ANY else (what,))]


# --- what can be done at our table ------------------------------------------------------------------------------


def held(play: Play) -> Outcome:
    clan = play.clan(0)
    return (clan.food, clan.iron, clan.pearl, clan.coin, clan.seal, clan.influence)


def at_our_table(play: Play) -> Iterator[Outcome]:
    """Every way of answering what is asked until the bundle is done."""
    if play.question not in ASKED_IN_BETWEEN:
        yield held(play)
        return
    for action in play.options:
        yield from at_our_table(Play(play.state.clone()).does(action))


def loses_to(mine: Outcome, other: Outcome) -> bool:
    """Whether `other`, after exchanges, has the token on the same space and at least as much of everything."""
    if mine[TOKEN] != other[TOKEN]:
        return False
    return any(all(m <= o for m, o in zip(mine, way, strict=True)) for way in exchanged(other))


@pytest.mark.once
@pytest.mark.parametrize("bundle", BUNDLES)
@pytest.mark.parametrize("iron", [0, 6], ids=["room for iron", "room for one iron"])
def test_the_order_in_which_rewards_come_in_loses_nothing(bundle: str, iron: int) -> None:
    """W-19.4.1, W-17.2, W-11.2 (D17): for 0 to 5 seals and every position near a barrier or the end"""
    actions, clan, parts = BUNDLES[bundle]
    card = "steward-15" if bundle == "the warriors' row" else "steward-09"  # nothing beside the row comes by itself
    setting = table(3).performing(actions[0].removeprefix("perform "), only_one=True)
    for seals in range(6):
        for token in NEAR_BARRIERS:
            goods = {"iron": iron, "seal": seals, "influence": token}
            play = setting.clan(0, card=card, lanterns=AREA, **clan, **goods).set()
            if actions[0] not in play.options:
                continue  # it would do nothing: the token cannot move
            start = held(play)
            ours = set(at_our_table(play.does(*actions)))
            for outcome in in_any_order(start, tuple(parts)):
                assert any(loses_to(outcome, own) for own in ours), (start, outcome, ours)


@pytest.mark.parametrize("bundle", BUNDLES)
def test_nothing_comes_in_that_no_order_would_bring(bundle: str) -> None:
    """W-19.4.1: our order is one of those that could be chosen"""
    actions, clan, parts = BUNDLES[bundle]
    card = "steward-15" if bundle == "the warriors' row" else "steward-09"
    setting = table(3).performing(actions[0].removeprefix("perform "), only_one=True)
    for seals in (0, 1, 4, 5):
        for token in (4, 5, 10, 14, 19):
            play = setting.clan(0, card=card, lanterns=AREA, seal=seals, influence=token, **clan).set()
            if actions[0] in play.options:
                start = held(play)
                possible = in_any_order(start, tuple(parts))
                assert set(at_our_table(play.does(*actions))) <= possible


def test_a_lantern_area_gives_at_most_one_seal_and_one_influence() -> None:
    """W-19.4.1: one decree of seals in the box, one starting action card for each clan, and no other card"""
    lanterns = [card["lantern"] for card in DATA["starting_resource"] + DATA["decree"]]
    backs = [DATA["lantern_backs"][sort] for sort in ("steward", "diplomat")]
    assert [each for each in lanterns + backs if each.get("what") == "seal"] == [
        {"op": "gain", "what": "seal", "n": 1}
    ]
    assert all(each["op"] == "gain" for each in lanterns + backs)
    assert DATA["lantern_backs"]["starting_action"] == {"op": "influence", "n": 1}
