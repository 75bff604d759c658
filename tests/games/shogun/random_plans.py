"""Random plans on random tables of Shogun, and what becomes of their orders in the game itself."""

from collections.abc import Iterator
from random import Random

from shogun_table import GAME, Table, board, new_game

from chabudai.core.numbers import members
from chabudai.games.shogun.components import ACTION, EVENT_CARD, PROVINCE
from chabudai.games.shogun.state import ShogunState
from chabudai.games.shogun.steps.planning import THE_BID, Plan
from chabudai.games.shogun.steps.unseen import CHEST_CARD, NO_CARD

BUILDINGS = ("castle", "temple", "theatre")
FIGHTING = ("battle_a", "battle_b")
# what changes neither chests nor armies
QUIET_EVENT = EVENT_CARD.index["theatre_calms_5"]
QUIET_SPECIAL = GAME.actions.parse("choose defence_plus1")
FIRST_ROUND = 1


class Story:
    """What was told of a seat's orders, by the names of their actions."""

    def __init__(self, state: ShogunState, seat: int, chests: int = 0) -> None:
        self.cancelled: set[str] = set()
        self.done: set[str] = set()
        self.purse: list[tuple[str, int, int]] = []  # whatever changed the chests: where, by how much, to what
        self.chests = chests
        now = "bid"
        for event in (each.as_dict() for each in state.events_since(0, None)):
            if event.get("seat") == seat:
                now = self.read(event, now)

    def read(self, event: dict[str, object], now: str) -> str:
        action = str(event.get("action", now))
        if event["event"] == "reveals":
            self.done.add(action)
        elif event["event"] == "cancelled":
            self.done.remove(action)
            self.cancelled.add(action)
        elif "chests" in event:
            change = int(str(event["chests"])) * (1 if event["event"] == "taxes" else -1)
            self.chests += change
            self.purse.append((now, change, self.chests))
        return action


def orders_in(state: ShogunState, picks: list[int]) -> dict[str, int]:
    plan = state.waiting
    assert isinstance(plan, Plan)
    return {ACTION.ids[action]: pick for action, pick in zip(plan.spaces, picks[1:], strict=True)}


# --- tables on which much happens ---------------------------------------------------------------------------------


def before_plans(luck: Random) -> Iterator[Table]:
    """Before each plan of a game that is played at random, everybody as rich or poor as it comes."""
    seats = luck.choice([3, 4, 5])
    table = new_game(seats, luck.randrange(1 << 30), setup="fixed", reveal=luck.choice(["rolling", "due"]))
    while not table.state.over:
        if isinstance(table.state.waiting, Plan) and not any(table.state.picks):
            yield table.chests(*(luck.randrange(9) for _ in range(seats)))
        table.one_at_random(luck)


def picked_at_random(state: ShogunState, seat: int, luck: Random) -> list[int]:
    """A whole plan, picked on a copy."""
    twin = state.clone()
    plan = twin.waiting
    assert isinstance(plan, Plan)
    while plan.is_due(twin, seat):
        twin.pick(seat, luck.choice(twin.legal(seat)))
    return list(twin.picks[seat])


def played_out(table: Table, plans: list[list[int]], luck: Random) -> ShogunState:
    """The round with these plans, other luck and whatever else is chosen, to the next plan or the end."""
    state = table.otherwise(luck.randrange(1 << 30)).state
    for seat, picks in enumerate(plans):
        for pick in picks:
            state.apply(seat, pick)
    while not state.over and not isinstance(state.waiting, Plan) and not state.is_winter():
        seat = luck.choice(state.deciders())
        state.apply(seat, luck.choice(state.legal(seat)))
    return state


# --- tables on which nothing happens but the orders of one seat ---------------------------------------------------


def quiet_table(luck: Random) -> Table:
    """One seat with provinces, and an event that changes neither chests nor armies."""
    table = board(seed=luck.randrange(1 << 30))
    names = [PROVINCE.ids[place] for place in members(table.state.rules.board.in_play)]
    own = luck.sample(names, luck.randrange(1, 9))
    table.own(0, **{name: luck.randrange(1, 5) for name in own})
    table.actions(*luck.sample(ACTION.ids, 5)).chests(luck.randrange(10))
    if luck.random() < 0.5:
        table.reserve(0, luck.randrange(10))
    for name in luck.sample(own, len(own) // 3):
        table.built(name, luck.choice(BUILDINGS))
    table.state.events = [QUIET_EVENT]
    return table


def picked_quietly(state: ShogunState, luck: Random) -> list[int]:
    """A whole plan of the first seat without a battle."""
    twin = state.clone()
    plan = twin.waiting
    assert isinstance(plan, Plan)
    while plan.is_due(twin, 0):
        place, legal = len(twin.picks[0]), twin.legal(0)
        fights = place > THE_BID and ACTION.ids[plan.spaces[place - 1]] in FIGHTING
        covers = [each for each in legal if each in (CHEST_CARD, NO_CARD)]
        spared = [each for each in legal if each != CHEST_CARD] if twin.picks[0].count(CHEST_CARD) > 1 else []
        twin.pick(0, luck.choice(covers if fights else spared or legal))
    return list(twin.picks[0])


def planned_quietly(table: Table, picks: list[int]) -> ShogunState:
    """With this plan and no other, before the last special card is chosen: then the actions are carried out."""
    state = table.state.clone()
    for seat, answer in enumerate([picks, *[[GAME.actions.parse("bid 0")]] * 2]):
        for pick in answer:
            state.apply(seat, pick)
    for _ in range(2):
        choose(state)
    return state


def choose(state: ShogunState) -> None:
    """The one who orders something takes the special card that changes nothing."""
    [seat] = state.deciders()
    others = [each for each in state.legal(seat) if each != QUIET_SPECIAL]
    state.apply(seat, QUIET_SPECIAL if seat == 0 else others[0])


def carried_out(before: ShogunState, hidden: list[int]) -> Story:
    """The ten actions, the hidden ones in this order."""
    state = before.clone()
    state.journal = []
    state.hidden.entries = hidden[::-1]
    choose(state)
    while state.round == FIRST_ROUND:
        state.apply(0, GAME.actions.parse("stay"))
    return Story(state, 0, before.chests[0])


def hidden_cards(state: ShogunState) -> list[int]:
    return sorted(int(card) for card in state.hidden.cards())
