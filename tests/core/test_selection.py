"""Selection: k of n things, chosen one by one in any order, for all to see or unseen."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from chabudai.bots.greedy import Greedy
from chabudai.core import laws
from chabudai.core.actions import Actions
from chabudai.core.errors import IllegalAction
from chabudai.core.evaluation import Evaluation
from chabudai.core.events import PLAYER, EventKinds
from chabudai.core.game import Game
from chabudai.core.match import Match
from chabudai.core.messages import Message
from chabudai.core.names import Domain
from chabudai.core.pile import Pile
from chabudai.core.rng import seeded
from chabudai.core.selection import ChooseSome, ChooseSomeUnseen, Selection
from chabudai.core.shape import Cards, ListOf, Name, Thing
from chabudai.core.state import State
from chabudai.core.steps import FREE, NOT_ASKED, bar
from chabudai.server.match import telling

FRUIT = Domain("fruit", ["apple", "cherry", "fig", "lemon", "plum"])
APPLE, CHERRY, FIG, LEMON, PLUM = range(5)
ACTIONS = Actions()
KEEP, BUY, STOP = ACTIONS.verb("keep", fruit=FRUIT), ACTIONS.verb("buy", fruit=FRUIT), ACTIONS.verb("stop")
EVENTS = EventKinds()
BUYS = EVENTS.declare("buys", seat=PLAYER, fruits=[FRUIT])
NOT_THERE, SOUR, TOO_FEW = bar("not-there", "K-1.1"), bar("sour", "K-1.2"), bar("too-few", "K-1.1")
ROW = [APPLE, APPLE, FIG, PLUM]
RULES = "# Market\n\n## K-1 The market\n\n- **K-1.1** Choose.\n- **K-1.2** Nobody buys a lemon.\n"


class Stall(State):
    row: list[int]
    hands: list[Pile]
    kept: list[Pile]

    def clone(self) -> "Stall":
        twin = Stall()
        self.copy_to(twin)
        twin.row = self.row.copy()
        twin.hands = [hand.clone() for hand in self.hands]
        twin.kept = [pile.clone() for pile in self.kept]
        return twin

    def lay(self, game: Game[Any], seats: Any, options: Any, key: bytes) -> None:
        super().lay(game, seats, options, key)
        self.row = []
        self.hands = [Pile([]) for _ in range(seats)]
        self.kept = [Pile([]) for _ in range(seats)]

    def pools(self) -> list[list[Pile]]:
        return [[*self.hands, *self.kept]]

    def points(self, seat: Any) -> Any:
        return self.kept[seat].size()


class KeepSome(ChooseSomeUnseen[Stall]):
    """One to three of the hand, laid face down."""

    def selection(self, state: Stall, seat: Any) -> Selection:
        return Selection(KEEP, state.hands[seat].cards(), 1, 3, STOP.only, missing=NOT_THERE, too_few=TOO_FEW)

    def take_all(self, state: Stall, chosen: list[list[int]]) -> None:
        for seat, fruits in enumerate(chosen):
            for fruit in fruits:
                state.lay_down(state.hands[seat], fruit, state.kept[seat], seat)

    def prompt(self, state: Stall) -> Message:
        return Message("prompt-keep")


class BuyTwo(ChooseSome[Stall]):
    """Two of the row, in which a lemon lies that nobody may buy."""

    def selection(self, state: Stall, seat: Any) -> Selection:
        return Selection(BUY, state.row, 2, barred={LEMON: SOUR}, missing=NOT_THERE)

    def take_all(self, state: Stall, seat: Any, things: list[int]) -> None:
        for fruit in things:
            state.row.remove(fruit)
        state.tell_cards(BUYS, seat, things)

    def prompt(self, state: Stall) -> Message:
        return Message("prompt-buy", {"seat": int(self.seat)})


class Market(Game[Stall]):
    id, title, designer, rules_version, stage = "market", "Market", "Chabudai", 1, "alpha"
    seats, actions, events, most_decisions, state_class = range(2, 4), ACTIONS, EVENTS, 30, Stall
    frame_clauses = dict.fromkeys(("game-over", "not-your-turn", "not-asked"), "K-1.1")

    def set_out(self, state: Stall) -> None:
        fruits = [APPLE, APPLE, CHERRY, FIG, FIG, LEMON, PLUM, PLUM, PLUM, CHERRY, LEMON, LEMON]
        state.generator.shuffle(fruits)
        for seat, hand in enumerate(state.hands):
            hand.entries = fruits[4 * seat : 4 * seat + 4]
            state.look(hand, seat)
        state.row = list(ROW)
        state.follow([KeepSome(state.everybody()), BuyTwo(0), BuyTwo(1)])
        state.advance()

    def open_view(self, state: Stall) -> dict[str, Any]:
        sizes = [int(pile.size()) for pile in state.kept]
        return {"row": [FRUIT.ids[fruit] for fruit in state.row], "kept": sizes, "ready": ready(state)}

    def own_view(self, state: Stall, seat: int | None) -> dict[str, Any]:
        own = [] if seat is None else [state.hands[seat], state.kept[seat]]
        waits = state.waiting is not None and state.waiting.is_sealed() and seat is not None
        picks = [self.actions.text(pick) for pick in state.picks[seat]] if waits and seat is not None else []
        return {"own": [sorted(pile.cards()) for pile in own], "picks": picks}

    def things(self, seats: int) -> Thing:
        piles = {"hands": ListOf(Cards(FRUIT), seats), "kept": ListOf(Cards(FRUIT), seats)}
        return Thing(Stall, row=ListOf(Name(FRUIT)), **piles)


def ready(state: Stall) -> list[bool]:
    waits = state.waiting is not None and state.waiting.is_sealed()
    return [waits and seat not in state.deciders() for seat in range(state.seats)]


@pytest.fixture(scope="module")
def market(tmp_path_factory: pytest.TempPathFactory) -> Market:
    folder = tmp_path_factory.mktemp("market")
    (folder / "RULES.md").write_text(RULES, "utf-8")
    Market.folder = Path(folder)
    return Market()


# --- what is asked ------------------------------------------------------------------------------------------------


def texts(actions: list[int]) -> list[str]:
    return [ACTIONS.text(action) for action in actions]


def test_each_thing_is_listed_once_and_may_be_picked_as_often_as_it_is_there() -> None:
    two = Selection(BUY, ROW, 2)
    apple = BUY.of(APPLE)
    assert texts(two.menu([])) == ["buy apple", "buy fig", "buy plum"]
    assert two.menu([apple]) == two.menu([])
    assert texts(two.menu([apple, apple])) == ["buy fig", "buy plum"]
    assert two.bar([apple, apple], apple) == NOT_ASKED


def test_exactly_so_many_are_asked_for_and_all_where_there_are_fewer() -> None:
    assert not Selection(BUY, ROW, 2).is_whole([BUY.of(FIG)])
    assert Selection(BUY, ROW, 2).is_whole([BUY.of(FIG), BUY.of(PLUM)])
    assert Selection(BUY, [FIG], 2).is_whole([BUY.of(FIG)])
    assert Selection(BUY, [], 2).is_whole([])


def test_who_may_do_with_fewer_says_when_it_is_enough() -> None:
    some = Selection(BUY, ROW, 1, 3, STOP.only, too_few=TOO_FEW)
    assert texts(some.menu([]))[-1] == "stop"
    assert some.bar([], STOP.only) == TOO_FEW
    assert some.bar([BUY.of(FIG)], STOP.only) == FREE
    assert some.is_whole([BUY.of(FIG), STOP.only])
    assert some.chosen([BUY.of(PLUM), BUY.of(APPLE), STOP.only]) == [APPLE, PLUM]
    assert STOP.only not in Selection(BUY, ROW, 2, 2, STOP.only).menu([])


def test_what_may_not_be_chosen_is_listed_in_its_place_with_its_reason() -> None:
    some = Selection(BUY, ROW, 2, barred={CHERRY: SOUR}, missing=NOT_THERE)
    assert texts(some.menu([])) == ["buy apple", "buy cherry", "buy fig", "buy plum"]
    assert some.bar([], BUY.of(CHERRY)) == SOUR
    assert some.bar([], BUY.of(LEMON)) == NOT_THERE
    assert some.bar([], KEEP.of(FIG)) == NOT_ASKED


def sets(selection: Selection, picks: list[int]) -> Iterator[tuple[int, ...]]:
    """Whatever can be chosen by picking in order only."""
    if selection.is_whole(picks):
        yield tuple(selection.chosen(picks))
        return
    legal = [action for action in selection.menu(picks) if selection.bar(picks, action) == FREE]
    for action in selection.in_order(picks, legal):
        yield from sets(selection, [*picks, action])


@pytest.mark.parametrize(
    ("selection", "ways"),
    [
        (Selection(BUY, ROW, 2), 4),
        (Selection(BUY, ROW, 1, 3, STOP.only), 3 + 4 + 3),
        (Selection(BUY, [APPLE] * 3, 2), 1),
        (Selection(BUY, ROW, 4), 1),
    ],
)
def test_who_looks_ahead_tries_each_set_once(selection: Selection, ways: int) -> None:
    """Apple twice, fig and plum: two of them are aa, af, ap or fp."""
    tried = list(sets(selection, []))
    assert len(tried) == len(set(tried)) == ways


def test_where_nothing_follows_in_order_anything_legal_is_tried() -> None:
    legal = [BUY.of(APPLE)]
    assert Selection(BUY, ROW, 2).in_order([BUY.of(PLUM)], legal) == legal


# --- as steps of a game -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("seed", range(3))
def test_a_game_of_selections_keeps_every_law(market: Market, seats: int, seed: int) -> None:
    laws.check(market, seats, {}, seed)


def test_what_others_have_chosen_unseen_is_dealt_anew_with_the_right_distribution(market: Market) -> None:
    laws.belief(market, 3, {}, games=300)


def begun(market: Market) -> Match:
    match = Match(market, 2, seed=1)
    for seat in range(2):
        match.apply(seat, match.state.legal(seat)[0], STOP.only)
    return match


def test_what_is_chosen_in_any_order_becomes_the_same(market: Market) -> None:
    ways = [["buy apple", "buy plum"], ["buy plum", "buy apple"]]
    done = [begun(market) for _ in ways]
    for match, way in zip(done, ways, strict=True):
        match.apply(0, *ACTIONS.parse_all(way))
    assert done[0].state.view(None) == done[1].state.view(None)
    assert done[0].told()[0] == done[1].told()[0] == {"event": "buys", "seat": 0, "fruits": ["apple", "plum"]}


def test_a_half_chosen_position_comes_back_as_it_was(market: Market) -> None:
    match = begun(market)
    match.apply(0, BUY.of(FIG))
    dumped = market.dump(match.state)
    assert dumped["stack"][-1] == {"step": "BuyTwo", "seat": 0, "chosen": ["buy fig"]}
    assert market.load(dumped).digest() == match.state.digest()


def test_a_pick_is_taken_back_and_what_is_barred_is_refused_with_its_clause(market: Market) -> None:
    match = begun(market)
    match.apply(0, BUY.of(FIG))
    match.undo(0)
    assert BUY.of(FIG) in match.state.legal(0)
    with pytest.raises(IllegalAction, match=r"K-1\.2 refusal-sour"):
        match.apply(0, BUY.of(LEMON))


def test_the_last_way_is_taken_without_asking(market: Market) -> None:
    """When two are left in the row, whoever must take two takes them."""
    match = begun(market)
    match.apply(0, BUY.of(APPLE), BUY.of(APPLE))
    assert match.state.over
    assert match.told()[-1] == {"event": "buys", "seat": 1, "fruits": ["fig", "plum"]}


def test_what_was_kept_unseen_is_known_to_its_owner_alone(market: Market) -> None:
    state = begun(market).state
    assert isinstance(state, Stall)
    assert [state.kept[0].known_to(onlooker) for onlooker in (0, 1, 6)] == [True, False, False]


def test_a_label_names_the_thing_by_the_parameter_of_the_verb(market: Market) -> None:
    state = Match(market, 2, seed=1).state
    [first, *_, last] = state.menu(0)
    assert first.label.key == "label-keep"
    assert str(first.label.values["fruit"]).startswith("fruit-")
    assert last.label == Message("label-stop")


class MostKept(Evaluation):
    def worth(self, state: Any, seat: Any) -> float:
        return float(state.points(seat))


def test_a_bot_that_looks_ahead_answers_to_the_end(market: Market) -> None:
    state, bot = market.new(2, 1), Greedy(seeded(1), MostKept())
    while not state.over:
        seat = state.deciders()[0]
        state.apply(seat, int(bot.choose(state, seat, 0.0)))
    assert state.scores() == [3, 3]


# --- over the wire ------------------------------------------------------------------------------------------------


def test_a_seat_is_told_how_many_more_and_nobody_else_is(market: Market) -> None:
    match = Match(market, 2, seed=1)
    first = match.state.legal(0)[0]
    assert telling.question(match, 0, 0, None).get("select") is None
    told = telling.question(match, 0, 0, 0)["select"]
    assert (told["least"], told["most"], told["stop"]) == (1, 3, "stop")
    match.apply(0, first)
    told = telling.question(match, 0, 1, 0)["select"]
    assert (told["least"], told["most"]) == (0, 2)
    match.apply(0, STOP.only)
    assert "select" not in telling.question(match, 0, 2, 0)


def test_what_is_there_more_than_once_is_told_with_its_number(market: Market) -> None:
    match = begun(market)
    assert telling.question(match, 0, 0, 0)["select"] == {
        "least": 2,
        "most": 2,
        "stop": None,
        "times": {"buy apple": 2},
    }
    assert "select" not in telling.question(match, 0, 0, 1)


def test_on_the_way_to_a_question_nothing_is_selected(market: Market) -> None:
    match = begun(market)
    match.apply(0, BUY.of(APPLE), BUY.of(APPLE))
    asked = telling.question(match, 0, 0, 0) | {"select": {}}
    [forced] = [each for each in match.forced[-1] if each.seat == 1][:1]
    assert "select" not in telling.nobody_asked(asked, forced, 0)
