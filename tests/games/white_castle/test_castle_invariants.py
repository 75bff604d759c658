"""W-19.5: what holds at any time of any game, recomputed from what lies on the table and from what happened."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from eager_play import GAME, eager_game, rich_game
from playing import Playing

from chabudai.games.white_castle.components import DATA

SEEDS = range(8)
OPTIONS: list[dict[str, bool | str]] = [
    {},
    {"promo": True},
    {"first_game": True, "solo_level": "medium"},
    {"promo": True, "solo_level": "hard"},
]
GAMES = [(seats, seed) for seats in (1, 2, 3, 4) for seed in SEEDS]
GOODS = ("food", "iron", "pearl", "coin", "seal")
COLOURS = ("orange", "black", "white")
COSTS: dict[str, dict[str, int]] = {  # what is paid for a block or a garden
    **{
        f"{card['id']}.{number}": block.get("cost", {})
        for card in DATA["steward"] + DATA["diplomat"]
        for number, block in enumerate(card["blocks"], 1)
    },
    **{garden["id"]: garden.get("cost", {}) for garden in DATA["garden"] + DATA["promo"]["garden"]},
}


def options_of(seed: int) -> dict[str, bool | str]:
    return OPTIONS[seed % len(OPTIONS)]


def cards_of(sort: str, seats: int) -> list[str]:
    """W-3.1.1"""
    return sorted(card["id"] for card in DATA[sort] if card["min_players"] <= max(2, seats))


# --- what lies on the table -----------------------------------------------------------------------------------


def dice_on_bridges(table: dict[str, Any]) -> Counter[str]:
    dice: Counter[str] = Counter()
    for colour, bridge in table["bridges"].items():
        dice[colour] += sum(value is not None for value in [bridge["left"], *bridge["middle"], bridge["right"]])
    return dice


def all_dice(table: dict[str, Any]) -> Counter[str]:
    placed = [die for stack in table["spaces"].values() for die in stack]
    placed += [die for clan in table["clans"] for die in clan["dice"].values() if die is not None]
    placed += [table["hand"]] if table["hand"] is not None else []
    return dice_on_bridges(table) + Counter(die["colour"] for die in placed)


def check_dice(table: dict[str, Any]) -> None:
    """W-19.5.1, W-19.5.6: in the solo game the guest counts as the second player."""
    seats = max(2, table["seats"])
    assert all_dice(table) == dict.fromkeys(COLOURS, seats + 1)
    most = 2 if table["seats"] > 2 else 1
    assert all(len(stack) <= most for space, stack in table["spaces"].items() if space != "well")


def check_end_of_round(play: Playing, table: dict[str, Any]) -> None:
    """W-19.5.2: once the die of the last turn is taken, three are left, until they are rolled again."""
    last_turn = table["turn"] == 3 * len(table["clans"]) - 1 and play.question != "prompt-take"
    if table["phase"] != "draft" and last_turn:
        assert sum(dice_on_bridges(table).values()) == 3


def check_cards(play: Playing, table: dict[str, Any]) -> None:
    """W-19.5.3"""
    cards = [room["card"] for room in table["rooms"].values()] + play.deck("stewards") + play.deck("diplomats")
    cards += table["solo"]["removed"] if table["solo"] else []
    for clan in table["clans"]:
        cards += [clan["card"], *clan["lanterns"]]
    for sort in ("steward", "diplomat"):
        lying = sorted(card for card in cards if card and card.startswith(sort))
        assert lying == cards_of(sort, table["seats"])


def check_tiles(table: dict[str, Any]) -> None:
    """W-19.5.7: what the castle does not show of the five tiles of each colour lies at the well."""
    shown = Counter(tile for room in table["rooms"].values() for tile in room["tiles"])
    assert all(len(set(room["tiles"])) >= 2 for room in table["rooms"].values())
    assert sum(shown.values()) + len(table["well"]) == 15
    assert all(3 <= shown[colour] <= 5 for colour in COLOURS)


def check_clan(table: dict[str, Any], clan: dict[str, Any]) -> None:
    """W-19.5.4, W-19.5.5, W-19.5.6"""
    courtiers = clan["home"]["courtiers"] + clan["gate"] + sum(clan["rooms"].values()) + clan["daimyo"]
    gardeners = clan["home"]["gardeners"] + len(clan["gardens"])
    warriors = clan["home"]["warriors"] + sum(clan["yards"].values())
    assert (courtiers, gardeners, warriors) == (5, 5, 5)
    assert all(0 <= clan[resource] <= 7 for resource in ("food", "iron", "pearl"))
    assert 0 <= clan["seal"] <= 5
    assert clan["coin"] >= 0
    assert 0 <= clan["influence"] <= 20
    assert len(set(clan["gardens"])) == len(clan["gardens"])
    assert table["daimyo"]["slots"].count(clan["seat"]) <= clan["daimyo"]


def check_rows(play: Playing, table: dict[str, Any]) -> None:
    """W-19.5.4: of the rewards of a row so many are visible as members have left it, and one more."""
    if play.question == "prompt-place":
        clan = table["clans"][play.decider]
        for entry in play.state.menu(play.decider):
            name = GAME.actions.text(entry.action).split()[1]
            if name in clan["home"]:
                *told, _ = entry.label.values["opens"]  # the last is what the action card has beside the row
                gone = 5 - clan["home"][name]
                assert {each.key: each.values.get("n", 1) for each in told} == rewards(name, 1 + gone)


def rewards(name: str, visible: int) -> Counter[str]:
    row = next(row for row in DATA["domain_row"] if row["id"] == name)
    shown: Counter[str] = Counter()
    for effect in [row["always"], *row["revealed"]][:visible]:
        key = f"effect-gain-{effect['what']}" if effect["op"] == "gain" else "effect-lantern"
        shown[key] += effect.get("n", 1)
    return shown


# --- what happened --------------------------------------------------------------------------------------------


class Ledger:
    """Goods, points, cards and tokens of everybody, as the events tell them."""

    def __init__(self, table: dict[str, Any]) -> None:
        clans = table["clans"]
        self.goods = [Counter({good: clan[good] for good in GOODS}) for clan in clans]
        self.points = [clan["items"]["during_game"] for clan in clans]
        self.influence = [clan["influence"] for clan in clans]
        self.lanterns = [list(clan["lanterns"]) for clan in clans]
        self.cards = [clan["card"] for clan in clans]
        self.tokens, self.order = list(table["tokens"]), list(table["order"])
        self.read = 0

    def listen(self, play: Playing) -> None:
        for event in play.state.journal[self.read :]:
            self.note(event.as_dict())
        self.read = len(play.state.journal)

    def note(self, event: dict[str, Any]) -> None:
        seat = event.get("seat", 0)  # what nobody does costs nobody anything
        goods = self.goods[seat]
        match event["event"]:
            case "gains" | "lights":
                for what, amount in (each.split("-") for each in event["goods"]):
                    goods[what] += int(amount)
            case "places":
                goods["coin"] += event["coins"]
            case "performs" | "opens":
                goods.subtract(COSTS.get(event["bundle"], {}))
            case "exchanges":
                goods["seal"] -= event["seals"]
                goods[event["good"]] += 1
            case "to-gate":
                goods["coin"] -= event["coins"]
            case "ascends":
                goods["pearl"] -= event["pearls"]
            case "trains":
                goods["iron"] -= event["iron"]
            case "tends":
                goods["food"] -= event["food"]
            case "crosses":
                goods["seal"] -= event["seals"]
                self.step(seat, 1)
            case "round-ends":
                self.order = self.turn_order()
            case "moves-token":
                self.step(seat, event["steps"])
            case "cashes-in":
                goods["coin"] -= event["coins"]
                self.points[seat] += event["points"]
            case "cannot" | "gardens-score":
                self.points[seat] += event["points"]
            case "drafts" | "dealt":
                self.cards[seat], self.lanterns[seat] = event["action"], [event["card"]]
            case "decree-taken":
                self.lanterns[seat].append(event["card"])
            case "takes-card":
                self.lanterns[seat].append(self.cards[seat])
                self.cards[seat] = event["card"]

    def step(self, seat: int, steps: int) -> None:
        self.influence[seat] += steps
        self.tokens.remove(seat)
        self.tokens.append(seat)

    def compare(self, table: dict[str, Any]) -> None:
        """W-19.5.8 among others: every card in the lantern area was put there."""
        assert (self.tokens, self.order) == (table["tokens"], table["order"])
        for clan, goods, points in zip(table["clans"], self.goods, self.points, strict=True):
            seat = clan["seat"]
            assert {good: clan[good] for good in GOODS} == {good: goods[good] for good in GOODS}
            assert clan["items"]["during_game"] == points + goods["point"]
            assert clan["influence"] == self.influence[seat]
            assert (clan["card"], clan["lanterns"]) == (self.cards[seat], self.lanterns[seat])

    def turn_order(self) -> list[int]:
        """W-13.1"""
        standing = {seat: (self.influence[seat], self.tokens.index(seat)) for seat in self.tokens}
        return sorted(standing, key=lambda seat: standing[seat], reverse=True)


def check(game: Iterator[Playing], unpacked: bool) -> Playing:
    ledger = None
    for play in game:
        table: dict[str, Any] = play.state.view(None)
        ledger = ledger or Ledger(before_anything(table) if unpacked else table)
        check_dice(table)
        check_end_of_round(play, table)
        check_cards(play, table)
        check_tiles(table)
        check_rows(play, table)
        for clan in table["clans"]:
            check_clan(table, clan)
        ledger.listen(play)
        ledger.compare(table)
    return play


def before_anything(table: dict[str, Any]) -> dict[str, Any]:
    """The table as it is set: alone one has been dealt cards, and the guest may have moved, before one is asked."""
    clans = [clan | dict.fromkeys(GOODS, 0) | {"card": None, "lanterns": []} for clan in table["clans"]]
    if table["seats"] == 1:
        level = next(row for row in DATA["solo"]["level"] if row["id"] == table["options"]["solo_level"])
        clans[1] |= {"influence": level["influence"], "items": {"during_game": level["points"]}}
        return table | {"clans": clans, "tokens": [1, 0]}
    return table | {"clans": clans}


@pytest.mark.once
@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_the_books_balance_in_every_position_of_a_random_game(seats: int, seed: int) -> None:
    """W-19.5.1, W-19.5.2, W-19.5.3, W-19.5.4, W-19.5.5, W-19.5.6, W-19.5.7, W-19.5.8, W-13.1, W-12.1"""
    play = check(eager_game(seats, seed, **options_of(seed)), unpacked=True)
    assert play.state.decisions <= GAME.most_decisions


@pytest.mark.once
@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_the_books_balance_where_nobody_lacks_anything(seats: int, seed: int) -> None:
    """W-19.5.1 to W-19.5.8, with many members on the way and decks that run empty"""
    check(rich_game(seats, seed, **options_of(seed)), unpacked=False)
