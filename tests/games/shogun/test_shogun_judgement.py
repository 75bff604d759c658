"""The bot: its plans make sense, it attacks what it can take, and it beats chance by far."""

from typing import Any

import pytest
from shogun_table import GAME, Table, board, new_game

from chabudai.bots.bot import answer, play_out
from chabudai.bots.registry import make_bot
from chabudai.core.rng import seeded
from chabudai.games.shogun.components import ACTION, COST, PRINTED_TAX
from chabudai.games.shogun.steps.planning import Plan


def plan_of(table: Table, seat: int) -> dict[str, str]:
    """What the bot lays: the bid, and by action the province, `blank` or `empty`."""
    plan = table.state.waiting
    assert isinstance(plan, Plan)
    bot = make_bot("greedy", GAME, seeded(1, "judgement"))
    texts = [GAME.actions.text(pick) for pick in answer(bot, table.state.determinize(seat, 5), seat, 0.0)]
    spaces = ["bid", *(ACTION.ids[action] for action in plan.spaces)]
    return {space: text.removeprefix("plan ") for space, text in zip(spaces, texts, strict=False)}


def chooses(table: Table) -> str:
    seat = table.decider
    assert seat is not None
    bot = make_bot("greedy", GAME, seeded(1, "judgement"))
    return GAME.actions.text(bot.choose(table.state.determinize(seat, 5), seat, 0.0))


def realm(*names: str, armies: int = 3) -> Table:
    return board(3).own(0, **dict.fromkeys(names, armies)).own(1, hitachi=2, shimosa=2).own(2, bingo=2, hoki=2)


HEARTLAND = ("settsu", "yamato", "kii", "ise", "shima", "omi", "tamba", "mino")


def test_it_taxes_and_harvests_where_no_revolt_threatens() -> None:
    """S-8.11: Settsu is richest and has two markers; Mino has the best harvest and has three"""
    table = realm(*HEARTLAND, armies=2).chests(4).unrest(settsu=2, mino=3)
    plan = plan_of(table, 0)
    assert plan["tax"] not in ("settsu", "mino", "blank")
    assert plan["rice"] not in ("settsu", "mino", "blank")


def test_it_harvests_most_where_rice_is_short() -> None:
    """S-12.3: eight provinces and no rice in autumn"""
    table = realm(*HEARTLAND).chests(9)
    table.state.round = 3
    assert plan_of(table, 0)["rice"] == "mino"


def test_it_builds_where_a_lead_is_to_be_won() -> None:
    """S-13.2: with three chests a castle in the region where somebody else has one scores less"""
    table = board(3).own(0, settsu=4, mino=4).own(1, kii=4, hoki=1).own(2, hitachi=3).chests(3)
    table.built("kii", "castle").actions("castle", "temple", "theatre", "tax", "rice")
    assert plan_of(table, 0)["castle"] == "mino"


@pytest.mark.parametrize("chests", [5, 12])
@pytest.mark.parametrize("seed", range(4))
def test_what_it_orders_first_it_can_pay(seed: int, chests: int) -> None:
    """S-8.4: of the actions that lie open, in their order, after the bid"""
    table = new_game(4, seed, setup="fixed").chests(chests, chests, chests, chests)
    plan = plan_of(table, 0)
    left = chests - (int(plan["bid"].split()[1]) if plan["bid"].startswith("bid ") else 0)
    for action in table.state.row:
        province = plan[ACTION.ids[action]]
        if province not in ("blank", "empty"):
            assert COST[action] <= left, plan
            left -= COST[action]
            left += PRINTED_TAX[GAME.actions.parse(f"plan {province}") - GAME.actions.parse("plan aki")] * (
                ACTION.ids[action] == "tax"
            )


def test_it_attacks_the_weak_and_not_the_strong() -> None:
    """S-8.16"""
    table = board(3).own(0, settsu=8).own(1, kii=1, yamato=9, omi=9, tamba=9, harima=9)
    table.carries_out(0, "battle_a", "settsu")
    assert chooses(table) == "march kii"


def test_it_sends_no_more_than_it_must_where_nothing_can_be_won() -> None:
    """S-14.8: a battle that can be fought must be"""
    table = board(3).own(0, noto=3).own(1, etchu=9, kaga=9)
    table.carries_out(0, "battle_a", "noto")
    table.does(chooses(table))
    assert chooses(table) == "send 1"


def test_whoever_has_no_province_bids_nothing_of_value() -> None:
    """S-14.24"""
    assert plan_of(board(3).chests(9, 9, 9), 0) == {"bid": "bid 0"}


def test_it_knows_no_more_than_its_seat() -> None:
    """S-16: whatever the others have laid, and however the hidden cards lie, it plans the same"""
    table = new_game(4, 2, setup="fixed")
    assert plan_of(table, 0) == plan_of(Table(table.state.determinize(0, 99)), 0)


def played(names: list[str], seed: int, options: dict[str, Any]) -> list[int]:
    state = GAME.new(len(names), seed, options, listen=False)
    play_out(state, [make_bot(name, GAME, seeded(seed, f"{seat}")) for seat, name in enumerate(names)], 0.0)
    return state.winners()


@pytest.mark.once
@pytest.mark.parametrize("side", ["sun", "moon"])
@pytest.mark.parametrize("seats", GAME.seats)
def test_it_beats_chance_and_a_beginner_mostly_does(seats: int, side: str) -> None:
    won = {"steady": 0, "novice": 0}
    for seed in range(6):
        for name in won:
            names = ["random"] * seats
            names[seed % seats] = name
            won[name] += played(names, seed, {"side": side}) == [seed % seats]
    assert won["steady"] == 6
    assert won["novice"] >= 3
