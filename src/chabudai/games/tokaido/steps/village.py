"""T-4.2: souvenirs."""

from typing import Final

from mypy_extensions import i64

from chabudai.core.messages import Message, Value
from chabudai.core.numbers import bit
from chabudai.core.pile import open_card
from chabudai.core.steps import FREE, NOT_ASKED, Choice, bar
from chabudai.games.tokaido.actions import BUY
from chabudai.games.tokaido.components import (
    CATEGORY,
    FROM_SOUVENIRS,
    NO_TILE,
    POINTS_IN_SET,
    SASAYAKKO,
    SOUVENIR,
    SOUVENIR_CATEGORY,
    SOUVENIR_PRICE,
    VILLAGE_DRAW,
    ZEN_EMON,
)
from chabudai.games.tokaido.events import BUYS, BUYS_NOTHING, NO_SOUVENIRS, PAYS, REVEALS
from chabudai.games.tokaido.state import TokaidoState, Traveler

NOT_REVEALED: Final = bar("not-revealed", "T-12.1")
SOUVENIRS_TOO_DEAR: Final = bar("souvenirs-too-dear", "T-4.2.3")
FULL_PRICE_NEEDED: Final = bar("full-price-needed", "T-6.7")
ZEN_EMON_PRICE: Final = 1  # T-6.10


def reveal_souvenirs(state: TokaidoState, traveler: Traveler) -> None:
    """T-4.2.2: three for all to see; T-12.1: or what is left of the deck."""
    revealed: list[int] = []
    while len(revealed) < VILLAGE_DRAW and state.souvenirs.entries:
        revealed.append(state.draw(state.souvenirs))
    if not revealed:
        state.tell(NO_SOUVENIRS, traveler.seat)
        return
    state.revealed = revealed
    state.tell_cards(REVEALS, traveler.seat, revealed)
    state.push(BuySouvenirs(traveler.seat))


class BuySouvenirs(Choice[TokaidoState]):
    """T-4.2.3: any of the revealed souvenirs that can be paid together, or none."""

    def menu(self, state: TokaidoState, seat: i64) -> list[int]:
        return [BUY.at(subset) for subset in range(1, 1 << len(state.revealed))] + [BUY.at(0)]

    def bar(self, state: TokaidoState, seat: i64, action: i64) -> i64:
        if not BUY.has(action):
            return NOT_ASKED
        subset = BUY.which(action)
        if subset >= bit(len(state.revealed)):
            return NOT_REVEALED
        traveler = state.travelers[seat]
        if traveler.coins < price(traveler.tile, state.revealed, subset):
            return SOUVENIRS_TOO_DEAR
        # T-6.7: Sasayakko must hold the full price although she does not pay it
        if traveler.tile == SASAYAKKO and traveler.coins < price(NO_TILE, state.revealed, subset):
            return FULL_PRICE_NEEDED
        return FREE

    def take(self, state: TokaidoState, seat: i64, action: i64) -> None:
        traveler = state.travelers[seat]
        subset = BUY.which(action)
        revealed = state.revealed
        state.revealed = []
        pay(state, traveler, price(traveler.tile, revealed, subset))
        for souvenir in chosen(revealed, subset):
            points = add_souvenir(traveler, souvenir)
            state.tell(BUYS, seat, souvenir, points)
        if subset == 0:
            state.tell(BUYS_NOTHING, seat)
        return_souvenirs(state, chosen(revealed, ~subset))

    def prompt(self, state: TokaidoState) -> Message:
        return Message("prompt-buy", {"seat": int(self.seat)})

    def label(self, state: TokaidoState, seat: i64, action: i64) -> Message:
        subset = BUY.which(action)
        if subset == 0:
            return Message("label-buy-nothing")
        traveler = state.travelers[seat]
        souvenirs = chosen(state.revealed, subset)
        values: dict[str, Value] = {
            "souvenirs": [SOUVENIR.message(souvenir) for souvenir in souvenirs],
            "coins": int(price(traveler.tile, state.revealed, subset)),
            "full": int(price(NO_TILE, state.revealed, subset)),
            "points": int(points_for(traveler.souvenirs, souvenirs)),
        }
        return Message("label-buy", values)


def chosen(revealed: list[int], subset: i64) -> list[int]:
    """The revealed souvenirs of a subset, which is a bit mask of their places."""
    souvenirs: list[int] = []
    for souvenir in revealed:
        if subset & 1:
            souvenirs.append(souvenir)
        subset >>= 1
    return souvenirs


def price(tile: i64, revealed: list[int], subset: i64) -> i64:
    """What a purchase costs the traveler with this tile."""
    total: i64 = 0
    dearest: i64 = 0
    cheapest: i64 = 0
    for souvenir in revealed:
        if subset & 1:
            cost: i64 = SOUVENIR_PRICE[souvenir]
            cheapest = cost if total == 0 else min(cheapest, cost)
            dearest = max(dearest, cost)
            total += cost
        subset >>= 1
    if tile == ZEN_EMON and total > 0:
        return total - dearest + ZEN_EMON_PRICE  # T-6.10, T-13.12: the discount goes to the dearest card
    if tile == SASAYAKKO and total > cheapest:
        return total - cheapest  # T-6.7: of two or more the cheapest is free
    return total


def pay(state: TokaidoState, traveler: Traveler, coins: i64) -> None:
    if coins > 0:
        traveler.coins -= coins
        state.tell(PAYS, traveler.seat, coins)


def points_for(owned: list[int], souvenirs: list[int]) -> i64:
    """What these would score together; in which order does not matter (T-4.2.7)."""
    points: i64 = 0
    for souvenir in souvenirs:
        points += POINTS_IN_SET[place_in_set(owned, souvenir)]
        owned = [*owned, souvenir]
    return points


def add_souvenir(traveler: Traveler, souvenir: i64) -> i64:
    """T-4.2.5: into the collection, scored at once."""
    points: i64 = POINTS_IN_SET[place_in_set(traveler.souvenirs, souvenir)]
    traveler.souvenirs = [*traveler.souvenirs, souvenir]
    traveler.score(FROM_SOUVENIRS, points)
    return points


def place_in_set(owned: list[int], souvenir: i64) -> i64:
    """T-4.2.6: how many cards the set has which the new souvenir joins."""
    copies = copies_by_category(owned)
    own: i64 = copies[SOUVENIR_CATEGORY[souvenir]]
    place: i64 = 0
    for others in copies:
        if others > own:
            place += 1
    return place


def copies_by_category(owned: list[int]) -> list[int]:
    copies = [0] * len(CATEGORY)
    for souvenir in owned:
        copies[SOUVENIR_CATEGORY[souvenir]] += 1
    return copies


def return_souvenirs(state: TokaidoState, souvenirs: list[int]) -> None:
    """T-4.2.4: under the deck, in random order unless the options say otherwise."""
    entries = [int(open_card(souvenir)) for souvenir in souvenirs]
    if state.rules.returned_shuffled:
        state.shuffle_under(state.souvenirs, entries)
    else:
        state.souvenirs.put_under(entries[::-1])
