"""Positions of The White Castle for the tests: what lies where, and then play in the game's own words.

    castle = table(3).clan(0, coin=4, gate=1).room("steward_1", "steward-02", ["white", "black", "white"])
    castle = castle.dice(white=[5, 6]).set().does("take white left", "place steward_1")
    assert castle.change(0) == {"coin": 2}

Of whatever nothing is said a plain table has: no goods, nobody sent out, the cards below in the rooms. Clan 0 is
first in turn order and takes its first turn. A card, tile or die that is given a place is taken away from where it
was, and what else a legal position asks for is moved out of the way: dice missing on a bridge lie in the well, the
rooms of which nothing is said get tiles that leave the right ones for the well. Every position passes the engine's
own check of positions made by hand.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from types import SimpleNamespace
from typing import Any

from playing import Playing, stack_on_top

import chabudai
from chabudai.core.pile import KNOWN_TO_ALL
from chabudai.games.white_castle.components import DATA

GAME = chabudai.game("white_castle")
COLOURS = ["orange", "black", "white"]
GOODS = ["food", "iron", "pearl", "coin", "seal"]
ROOMS = ["steward_1", "steward_2", "steward_3", "diplomat_1", "diplomat_2"]
SPACES = [*ROOMS, "outside_1", "outside_2", "well"]
ROWS = ["courtiers", "gardeners", "warriors"]
GARDENS = [f"{colour}_{kind}" for colour in COLOURS for kind in ("stone", "plant")]
YARDS = {"yard_5": 2, "yard_3": 1, "yard_1": 1}  # with so many tiles
SOLO_CARDS = [f"solo-{number}" for number in range(1, 10)]
TOKUGAWA = 1  # the clan of the opponent in a one-player game
DICE = {1: 3, 2: 3, 3: 4, 4: 5}  # of each colour, by seats

# The plain table. None of the cards is one that is removed with one or two players.
CARDS = dict(zip(ROOMS, ["steward-02", "steward-07", "steward-15", "diplomat-05", "diplomat-07"], strict=True))
TILES = {
    "steward_1": ["orange", "black", "white"],
    "steward_2": ["black", "white", "orange"],
    "steward_3": ["white", "orange", "black"],
    "diplomat_1": ["orange", "black"],
    "diplomat_2": ["white", "orange"],
}
WELL = ["pearl", "iron"]
GARDEN_CARDS = dict(zip(GARDENS, ["stone-1", "plant-1", "stone-2", "plant-2", "stone-3", "plant-3"], strict=True))
YARD_TILES = {"yard_5": ["yard-tile-1", "yard-tile-2"], "yard_3": ["yard-tile-6"], "yard_1": ["yard-tile-5"]}
STARTING_RESOURCES = ["starting-resource-3", "starting-resource-5", "starting-resource-8", "starting-resource-9"]
VALUES = {2: [2, 5], 3: [2, 4, 5], 4: [1, 3, 4, 6], 5: [1, 2, 3, 5, 6]}


def table(seats: int = 3, seed: int = 1, **options: bool | str) -> "Table":
    return Table(seats, seed, options)


def new_game(seats: int = 3, seed: int = 1, **options: bool | str) -> "Play":
    """A game as it comes out of the box, before the first choice."""
    return Play(GAME.new(seats, seed, options))


class Table:
    """A position in the making."""

    def __init__(self, seats: int, seed: int, options: dict[str, bool | str]) -> None:
        self.seats, self.clans = seats, max(2, seats)
        self.start = new_game(seats, seed, **options).through_the_draft().state
        self.data: dict[str, Any] = GAME.dump(self.start)
        self.rooms: dict[str, tuple[str | None, Sequence[str] | None]] = {}
        self.tops: dict[str, Sequence[str]] = {"stewards": (), "diplomats": ()}
        self.short: set[str] = set()  # decks of which only the named cards are left
        self.bridges: dict[str, Sequence[int | None]] = {}
        self.spaces: dict[str, list[str]] = {space: [] for space in SPACES}
        self.named_gardens: dict[str, str] = {}
        self.named_yards: dict[str, list[str]] = {}
        self.well_tiles = WELL
        self.card, self.slots = "daimyo-01", [-1, -1, -1]
        self.visitors = list(SOLO_CARDS)
        self.herons = list(range(self.clans))
        self.stack_of_tokens: list[int] | None = None
        self.round_number, self.cycle, self.mover = 1, 0, 0
        self.bundles: tuple[list[str], bool] | None = None
        for number in range(self.clans):
            self.clan(number)

    # --- saying what lies where -----------------------------------------------------------------------------

    def clan(
        self,
        number: int,
        *,
        points: int = 0,
        influence: int = 0,
        gate: int = 0,
        rooms: Mapping[str, int] | None = None,
        daimyo: int = 0,
        gardens: Sequence[str] = (),
        yards: Mapping[str, int] | None = None,
        card: str = "starting-action-courtiers",
        lanterns: Sequence[str] | None = None,
        dice: Mapping[str, str] | None = None,
        **goods: int,
    ) -> "Table":
        """Members that are named have left the domain. Lanterns, if named, are named completely; if not, the
        starting cards that do not lie elsewhere are there."""
        rooms, yards = rooms or {}, yards or {}
        if lanterns is None:
            lanterns = [STARTING_RESOURCES[number % len(STARTING_RESOURCES)]]
            lanterns += [] if card.startswith("starting") else ["starting-action-courtiers"]
        human = number < self.seats
        self.data["clans"][number] = {
            "seat": number,
            "goods": dict.fromkeys(GOODS, 0) | goods,
            "points": dict.fromkeys(self.data["clans"][number]["points"], 0) | {"during_game": points},
            "home": {
                "courtiers": 5 - gate - sum(rooms.values()) - daimyo,
                "gardeners": 5 - len(gardens),
                "warriors": 5 - sum(yards.values()),
            },
            "gate": gate,
            "rooms": dict.fromkeys(ROOMS, 0) | dict(rooms),
            "audience": daimyo,
            "warriors": dict.fromkeys(YARDS, 0) | dict(yards),
            "gardens": sorted(gardens, key=GARDENS.index),
            "influence": influence,
            "card": card if human else None,
            "lanterns": list(lanterns) if human else [],
            "dice": [(dice or {}).get(row) for row in ROWS],
        }
        return self

    def dice(self, **bridges: Sequence[int | None]) -> "Table":
        """Dice left on the bridges, from the lantern end: `orange=[1, 3, 6]`, `[2, None]` a lone die on the left
        end, `[None, 2]` on the right one, `[]` none. The dice that are missing lie in the well."""
        self.bridges |= bridges
        return self

    def on_space(self, space: str, *dice: str) -> "Table":
        """Dice on a space of the board, the undermost first."""
        self.spaces[space] = list(dice)
        return self

    def room(self, room: str, card: str | None = None, tiles: Sequence[str] | None = None) -> "Table":
        self.rooms[room] = (card, tiles)
        return self

    def deck(self, floor: str, *top: str, only: bool = False) -> "Table":
        """The cards on top of a deck ("stewards", "diplomats"), the first uppermost; with `only` no others are
        left in it: they lie among the lanterns of the last clan (with one player: out of the game)."""
        self.tops[floor] = top
        self.short |= {floor} if only else set()
        return self

    def well(self, *rewards: str) -> "Table":
        self.well_tiles = list(rewards)
        return self

    def garden(self, garden: str, card: str) -> "Table":
        self.named_gardens[garden] = card
        return self

    def yard(self, yard: str, *tiles: str) -> "Table":
        """Tiles by their names without a face: every place of a yard shows its own face."""
        self.named_yards[yard] = list(tiles)
        return self

    def daimyo(self, card: str, *holders: int | None) -> "Table":
        """The card on floor 3, and who stands on its slots from the left."""
        self.card = card
        self.slots = [-1 if holder is None else holder for holder in (*holders, None, None, None)[:3]]
        return self

    def order(self, *clans: int) -> "Table":
        """The herons; the first of them takes its turn unless another is named by `turn_of`."""
        self.herons, self.mover = list(clans), clans[0]
        return self

    def tokens(self, *clans: int) -> "Table":
        """Influence tokens as they arrived: of two on one space the later named lies on top."""
        self.stack_of_tokens = list(clans)
        return self

    def visit(self, *cards: str) -> "Table":
        """The first cards of the opponent's deck, top first."""
        self.visitors = stack_on_top(SOLO_CARDS, list(cards))
        return self

    def round(self, number: int) -> "Table":
        self.round_number = number
        return self

    def turn_of(self, clan: int, nth: int = 1) -> "Table":
        """Whose turn it is, and which of its three turns."""
        self.mover, self.cycle = clan, nth - 1
        return self

    def last_turn(self) -> "Table":
        """The last turn of the round: when it is over, three dice are left on the bridges."""
        return self.turn_of(self.herons[-1], 3)

    def performing(self, *bundles: str, only_one: bool = False) -> "Table":
        """The mover has placed a die and may now perform these."""
        self.bundles = (list(bundles), only_one)
        return self

    # --- laying it ------------------------------------------------------------------------------------------

    def set(self) -> "Play":
        turns = self.cycle * self.clans + self.herons.index(self.mover) + 1
        self.lay_castle()
        self.lay_dice(turns - (self.bundles is None))
        self.lay_visitors()
        for number, clan in enumerate(self.data["clans"]):
            missing = self.slots.count(number) - clan["audience"]
            if missing > 0:
                clan["audience"] += missing
                clan["home"]["courtiers"] -= missing
        self.data |= {
            "order": self.herons,
            "tokens": self.stack_of_tokens or self.herons[::-1],
            "round": self.round_number,
            "turns": turns,
            "tiles": self.tiles(),
            "well": self.well_tiles,
            "daimyo": self.card,
            "slots": self.slots,
            "gardens": [self.garden_cards()[garden] for garden in GARDENS],
            "yard_tiles": self.yard_tiles(),
            "stack": [{"step": "Turns"}, self.question()],
        }
        state = GAME.arrange(
            self.start, {name: self.data[name] for name in [*GAME.things(self.seats).fields, "stack"]}
        )
        state.journal = []
        return Play(state)

    def question(self) -> dict[str, Any]:
        if self.bundles is None:
            return {"step": "TakeDie", "seat": self.mover}
        bundles, only_one = self.bundles
        return {"step": "Perform", "seat": self.mover, "bundles": bundles, "only_one": only_one}

    def lay_castle(self) -> None:
        """Cards in the rooms and the decks; whoever was given a card has it."""
        given = [card for clan in self.data["clans"] for card in [clan["card"], *clan["lanterns"]]]
        named = {room: card for room, (card, _) in self.rooms.items() if card}
        given += [*named.values(), *self.tops["stewards"], *self.tops["diplomats"]]
        laid: dict[str, str] = {}
        for floor, rooms in (("stewards", ROOMS[:3]), ("diplomats", ROOMS[3:])):
            free = [card for card in self.box(floor.removesuffix("s")) if card not in given]
            for room in rooms:
                plain = CARDS[room] if CARDS[room] in free else (free or [""])[0]
                laid[room] = named.get(room) or free.pop(free.index(plain))
            rest = [] if floor in self.short else free
            self.data[floor] = {"cards": [*self.tops[floor], *rest]}
            if floor in self.short:
                self.put_aside(free)
        self.data["cards"] = [laid[room] for room in ROOMS]

    def box(self, sort: str) -> list[str]:
        """The cards of a floor that are in the game."""
        return [card["id"] for card in DATA[sort] if self.seats > 2 or card["min_players"] < 3]

    def put_aside(self, cards: list[str]) -> None:
        if self.seats == 1:
            self.data["removed"] = [*self.data["removed"], *cards]
        else:
            self.data["clans"][-1]["lanterns"] += cards

    def tiles(self) -> list[list[str]]:
        """As named; in the other rooms the plain ones, or the first that fit the box."""
        choices = [self.tiles_for(room) for room in ROOMS]
        return next(list(tiles) for tiles in product(*choices) if self.leaves_a_well(tiles))

    def tiles_for(self, room: str) -> list[list[str]]:
        named = self.rooms.get(room, (None, None))[1]
        if named is not None:
            return [list(named)]
        others = [list(tiles) for tiles in product(COLOURS, repeat=len(TILES[room])) if len(set(tiles)) > 1]
        return [TILES[room], *others]

    def leaves_a_well(self, tiles: tuple[list[str], ...]) -> bool:
        shown = Counter(tile for room in tiles for tile in room)
        left = [colour for colour in COLOURS for _ in range(5 - shown[colour])]
        return len(left) == 2 and (len(set(left)) == 2 or len(set(self.well_tiles)) == 2)

    def lay_dice(self, played: int) -> None:
        """As many dice as turns were taken have left the bridges; those without a place are in the well."""
        dice = [*(die for stack in self.spaces.values() for die in stack), *self.dice_in_domains()]
        placed = Counter(die.split("_")[0] for die in dice)
        bridges: dict[str, list[int | None]] = {}
        for colour in COLOURS:
            left = DICE[self.seats] - placed[colour]
            bridges[colour] = list(self.bridges.get(colour, plain_bridge(left)))
            self.fill_well(colour, left - len(bridges[colour]) + bridges[colour].count(None))
        while 3 * DICE[self.seats] - sum(map(dice_on, bridges.values())) < played and (
            free := [colour for colour in COLOURS if colour not in self.bridges and bridges[colour]]
        ):
            fullest = max(free, key=lambda colour: dice_on(bridges[colour]))
            bridges[fullest] = plain_bridge(dice_on(bridges[fullest]) - 1)
            self.fill_well(fullest, 1)
        self.data["bridges"] = [laid_bridge(bridges[colour]) for colour in COLOURS]
        self.data["spaces"] = [self.spaces[space] for space in SPACES]

    def dice_in_domains(self) -> Iterator[str]:
        return (die for clan in self.data["clans"] for die in clan["dice"] if die)

    def fill_well(self, colour: str, dice: int) -> None:
        self.spaces["well"] += [f"{colour}_1"] * dice

    def lay_visitors(self) -> None:
        if self.seats == 1:
            self.data["visitors"] = {"cards": self.visitors, "known": {"0": KNOWN_TO_ALL}}

    def garden_cards(self) -> dict[str, str]:
        kinds = {"stone": [f"stone-{n}" for n in range(1, 6)], "plant": [f"plant-{n}" for n in range(1, 6)]}
        laid = dict(self.named_gardens)
        for garden in GARDENS:
            plain, kind = GARDEN_CARDS[garden], garden.split("_")[1]
            if garden not in laid:
                taken = {*laid.values(), *(GARDEN_CARDS[other] for other in GARDENS if other not in laid)}
                spare = [card for card in kinds[kind] if card not in taken]
                laid[garden] = plain if plain not in laid.values() else spare[0]
        return laid

    def yard_tiles(self) -> list[str]:
        spare = [f"yard-tile-{number}" for number in range(1, 9)]
        spare = [tile for tile in spare if all(tile not in tiles for tiles in self.named_yards.values())]
        laid: list[str] = []
        for yard, places in YARDS.items():
            named = self.named_yards.get(yard)
            for place in range(places):
                plain = YARD_TILES[yard][place]
                laid.append(named[place] if named else spare.pop(spare.index(plain) if plain in spare else 0))
        return laid


def plain_bridge(dice: int) -> list[int | None]:
    return [None, 5] if dice == 1 else list(VALUES.get(dice, []))


def dice_on(bridge: Sequence[int | None]) -> int:
    return len(bridge) - list(bridge).count(None)


def laid_bridge(dice: Sequence[int | None]) -> dict[str, Any]:
    if not dice:
        return {"left": 0, "middle": [], "right": 0}
    assert len(dice) > 1, "say on which end a lone die stands: [2, None] or [None, 2]"
    return {"left": dice[0] or 0, "middle": list(dice[1:-1]), "right": dice[-1] or 0}


class Play(Playing):
    """A game at the castle."""

    def __init__(self, state: Any) -> None:
        super().__init__(state)
        self.before = self.view["clans"]

    def through_the_draft(self) -> "Play":
        """Everybody takes what is offered first."""
        while self.view["phase"] == "draft":
            self.state.apply(self.decider, self.state.legal(self.decider)[0])
        return self

    # --- what may be done -----------------------------------------------------------------------------------

    @property
    def choices(self) -> list[str]:
        """The options without the exchanges that stand beside them."""
        return [action for action in self.options if not action.startswith("exchange")]

    @property
    def exchanges(self) -> list[str]:
        return [action.split()[1] for action in self.options if action.startswith("exchange")]

    @property
    def spaces(self) -> list[str]:
        """Where the die in the hand may be placed."""
        return [action.split()[1] for action in self.options if action.startswith("place")]

    def label(self, action: str) -> dict[str, Any]:
        """What is said of an action beside the question, allowed or not."""
        number = self.state.game.actions.parse(action)
        entry = next(entry for entry in self.state.menu(self.decider) if entry.action == number)
        values: dict[str, Any] = entry.label.as_dict()["values"]
        return values

    # --- what can be seen -----------------------------------------------------------------------------------

    @property
    def view(self) -> dict[str, Any]:
        seen: dict[str, Any] = self.state.view(None)
        return seen

    def clan(self, number: int) -> SimpleNamespace:
        return SimpleNamespace(**self.view["clans"][number])

    def change(self, number: int) -> dict[str, int]:
        """By how much goods, points and influence of a clan differ from what they were at first."""
        before, now = self.before[number], self.view["clans"][number]
        names = [*GOODS, "points", "influence"]
        return {name: now[name] - before[name] for name in names if now[name] != before[name]}

    def room(self, room: str) -> SimpleNamespace:
        return SimpleNamespace(**self.view["rooms"][room])

    def bridge(self, colour: str) -> list[int | None]:
        """From the lantern end, with None where no die stands on an end; [] if none is left."""
        dice = self.view["bridges"][colour]
        row = [dice["left"], *dice["middle"], dice["right"]]
        return row if any(row) else []

    def on_space(self, space: str) -> list[str]:
        """The dice on a space of the board, the undermost first."""
        return [f"{die['colour']}_{die['value']}" for die in self.view["spaces"][space]]

    @property
    def pending(self) -> list[str]:
        """What is under way: what is asked now first."""
        return [message["key"] for message in self.view["pending"]]
