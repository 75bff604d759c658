"""What a position made by hand must keep to."""

# not compiled: made for people, not for speed

from collections import Counter
from typing import Any

from chabudai.core.position import check_order
from chabudai.core.shape import misfit
from chabudai.games.white_castle.components import (
    BARRIER,
    BASE_GARDENS,
    BLOCKS,
    CARD,
    COLOUR,
    DAIMYO_DECK,
    DICE_TILES,
    DIPLOMATS,
    FILL,
    GARDEN,
    GARDENERS,
    GARDENS_PER_BRIDGE,
    KIND_OF_GARDEN,
    MEMBERS,
    NONE,
    RESOURCE_CAP,
    RESOURCES,
    ROOMS,
    ROUNDS,
    ROW,
    ROW_COLOUR,
    SEAL,
    SEAL_CAP,
    SOLO_CARD,
    STEWARDS,
    TILE_COLOUR,
    TRACK_END,
    WELL,
    WELL_TILES,
    colour_of,
)
from chabudai.games.white_castle.flow import Turns
from chabudai.games.white_castle.state import Clan, WhiteCastleState
from chabudai.games.white_castle.steps.courtiers import Refill
from chabudai.games.white_castle.steps.dice import PlaceDie, TakeDie
from chabudai.games.white_castle.steps.setting_up import DealStartingCards, Draft, FirstRound, in_use
from chabudai.games.white_castle.steps.tokugawa import Admit, Allot, ReturnRow, Visit, VisitorActs
from chabudai.games.white_castle.steps.track import Barrier

GUEST_STEPS = (Visit, VisitorActs, ReturnRow, Admit, Allot, DealStartingCards)

EFFECTS = (
    "Perform ChooseResource AnyResource SealsToSpare Influence Barrier Courtiers TakeSlot Refill "
    "CastleBlock ChooseRow Train Tend"
)
ON_ANY_TURN = f"Turns NextRound Gardens UseRow UseWell {EFFECTS}"
AT_SET_UP = "FirstRound Draft"
BENEATH = {
    "Turns": "",
    "FirstRound": "Turns",
    "Draft": AT_SET_UP,
    "TakeDie": "Turns",
    "PlaceDie": "Turns",
    "UseRow": "Turns",
    "UseWell": "Turns",
    "ReturnRow": "Turns",
    "VisitorActs": "ReturnRow VisitorActs",
    "Admit": "ReturnRow VisitorActs",
    "Allot": "ReturnRow VisitorActs",
    "NextRound": "Turns",
    "Gardens": "NextRound Gardens",
    "EndOfGame": "",
    "LastExchange": "EndOfGame LastExchange",
    **dict.fromkeys(EFFECTS.split(), ON_ANY_TURN),
    **dict.fromkeys(["ChooseResource", "AnyResource", "SealsToSpare"], f"{ON_ANY_TURN} {AT_SET_UP}"),
}  # on which steps each can lie while somebody is asked


# --- what is the same at any time --------------------------------------------------------------------------------


def conserved(state: WhiteCastleState) -> dict[str, object]:
    """W-19.5.1, W-19.5.3, W-19.5.4: every die, card and member is in exactly one place."""
    cards = castle_cards(state)
    return {
        "dice": dice_by_colour(state),
        "stewards": [card for card in cards if card in STEWARDS],
        "diplomats": [card for card in cards if card in DIPLOMATS],
        "members": [members(clan) for clan in state.clans],
        "visitors": sorted(state.visitors.cards() + state.row),
        "tokens": [sorted(state.tokens), sorted(state.order)],
        "tiles": [state.tiles, state.well, state.gardens, state.yard_tiles, int(state.daimyo)],
    }


def dice_by_colour(state: WhiteCastleState) -> list[int]:
    dice = [die for stack in state.spaces for die in stack]
    dice += [die for clan in state.clans for die in clan.dice if die != NONE]
    dice += [state.hand] if state.hand != NONE else []
    placed = Counter(int(colour_of(die)) for die in dice)
    return [placed[colour] + len(bridge.dice()) for colour, bridge in enumerate(state.bridges)]


def castle_cards(state: WhiteCastleState) -> list[int]:
    """Stewards and diplomats wherever they are."""
    cards = state.stewards.cards() + state.diplomats.cards() + state.cards + state.removed
    for clan in state.clans:
        cards = [*cards, int(clan.card), *clan.lanterns]
    return sorted(card for card in cards if card in STEWARDS or card in DIPLOMATS)


def members(clan: Clan) -> list[int]:
    courtiers = clan.home[0] + clan.gate + sum(clan.rooms) + clan.audience
    return [int(courtiers), clan.home[1] + int(clan.gardens).bit_count(), clan.home[2] + sum(clan.warriors)]


# --- what a position made by hand must keep to -------------------------------------------------------------------


def check(state: WhiteCastleState) -> None:
    check_order(state.stack, BENEATH)
    check_box(state)
    check_tiles(state)
    check_dice(state)
    check_seats(state)
    for number, clan in enumerate(state.clans):
        check_clan(state, clan, f"clans.{number}")
    check_rooms(state)
    check_draft(state)
    check_turn(state)
    check_round(state)
    check_options(state)
    check_guest(state)
    check_question(state)


def check_box(state: WhiteCastleState) -> None:
    kept = conserved(state)
    expected: dict[str, list[Any]] = {
        "dice": [state.rules.dice_per_colour] * len(COLOUR),
        "stewards": in_use(state, STEWARDS),
        "diplomats": in_use(state, DIPLOMATS),
        "members": [[MEMBERS] * len(ROW)] * len(state.clans),
        "visitors": list(range(len(SOLO_CARD))) if state.rules.solo else [],
    }
    for name, box in expected.items():
        if kept[name] != box:
            raise misfit(name, f"{len(box)} ×")
    for name, cards in (("gardens", state.gardens), ("yard_tiles", state.yard_tiles)):
        if len(set(cards)) != len(cards):
            raise misfit(name, "× 1")
    kinds = [KIND_OF_GARDEN[card] for card in state.gardens]
    if kinds != [garden % GARDENS_PER_BRIDGE for garden in range(len(GARDEN))]:
        raise misfit("gardens", "stone, plant")


def check_tiles(state: WhiteCastleState) -> None:
    """W-19.5.7: two colours in every room, and a well that the other tiles leave possible."""
    for room, tiles in enumerate(state.tiles):
        if len(tiles) != len(FILL[room]) or len(set(tiles)) < 2:
            raise misfit(f"tiles.{room}", f"× {len(FILL[room])}")
    shown = Counter(tile for tiles in state.tiles for tile in tiles)
    left = [colour for colour in range(len(COLOUR)) for _ in range(TILE_COLOUR.count(colour) - shown[colour])]
    one_by_one = len(left) == WELL_TILES and (len(set(left)) > 1 or len(set(state.well)) > 1)
    if not one_by_one:
        raise misfit("tiles", f"× {len(DICE_TILES)}")


def check_dice(state: WhiteCastleState) -> None:
    for space in range(WELL):
        if len(state.spaces[space]) > state.rules.stack_limit:
            raise misfit(f"spaces.{space}", f"× {state.rules.stack_limit}")
    for number, clan in enumerate(state.clans):
        for row, die in enumerate(clan.dice):
            if die != NONE and colour_of(die) != ROW_COLOUR[row]:
                raise misfit(f"clans.{number}.dice.{row}", COLOUR.ids[ROW_COLOUR[row]])
    for number, bridge in enumerate(state.bridges):
        if bridge.dice() != sorted(bridge.dice()) or (bridge.middle and not (bridge.left and bridge.right)):
            raise misfit(f"bridges.{number}", "1 ≤ … ≤ 6")


def check_seats(state: WhiteCastleState) -> None:
    everybody = list(range(len(state.clans)))
    for name, seats in (
        ("clans", [int(clan.seat) for clan in state.clans]),
        ("order", sorted(state.order)),
        ("tokens", sorted(state.tokens)),
    ):
        if seats != everybody:
            raise misfit(name, f"0..{everybody[-1]}")
    for number, clan in enumerate(state.clans):
        if state.slots.count(number) > clan.audience:
            raise misfit("slots", f"{number} × {clan.audience}")


def check_clan(state: WhiteCastleState, clan: Clan, path: str) -> None:
    """W-19.5.5, W-19.5.8; the guest from Tokugawa has no goods but coins and no cards (W-15.5.3)."""
    if max(clan.goods[:RESOURCES]) > RESOURCE_CAP or clan.goods[SEAL] > SEAL_CAP:
        raise misfit(f"{path}.goods", f"0..{RESOURCE_CAP}, 0..{SEAL_CAP}")
    if clan.seat >= state.seats:
        if sum(clan.goods[:RESOURCES]) + clan.goods[SEAL] or clan.card != NONE or clan.lanterns:
            raise misfit(path, "0")
        return
    sorts = Counter(sort_of(card) for card in [int(clan.card), *clan.lanterns])
    if clan.card == NONE:
        if clan.lanterns or state.round:
            raise misfit(f"{path}.card", "starting-action")
    elif clan.card >= len(BLOCKS) or (sorts["action"], sorts["resource"]) != (1, 1) or sorts["decree"] > 1:
        raise misfit(f"{path}.lanterns", "starting-action + starting-resource")


def sort_of(card: int) -> str:
    name = CARD.ids[card] if card != NONE else "none"
    return name.split("-")[1] if name.startswith("starting") else name.split("-")[0]


def check_rooms(state: WhiteCastleState) -> None:
    """A room is without a card only while it waits to be refilled."""
    waiting = [int(step.room) for step in state.stack if isinstance(step, Refill)]
    empty = [room for room in range(ROOMS) if state.cards[room] == NONE]
    if sorted(waiting) != empty or any(not state.deck_of(room).entries for room in waiting):
        raise misfit("cards", "Refill")
    for room, card in enumerate(state.cards):
        floor = STEWARDS if state.deck_of(room) is state.stewards else DIPLOMATS
        if card != NONE and card not in floor:
            raise misfit(f"cards.{room}", f"{CARD.ids[floor[0]]}..{CARD.ids[floor[-1]]}")


def check_draft(state: WhiteCastleState) -> None:
    if not len(state.pairs) == len(state.pair_actions) == len(state.drafted):
        raise misfit("pairs", f"× {len(state.pairs)}")
    if state.pairs and (state.round or len(set(state.pairs)) != len(state.pairs)):
        raise misfit("pairs", "[]")
    waiting = [int(step.seat) for step in state.stack if isinstance(step, Draft)]
    taken = [seat for seat in state.drafted if seat != NONE]
    if len(waiting) > state.drafted.count(NONE):
        raise misfit("drafted", "-1")
    # W-3.4.4: each clan takes one pair
    if len({*waiting, *taken}) != len(waiting) + len(taken):
        raise misfit("drafted", "× 1")
    if any(sort_of(card) != "resource" for card in state.pairs) or any(
        sort_of(card) != "action" for card in state.pair_actions
    ):
        raise misfit("pairs", "starting-resource")


def check_turn(state: WhiteCastleState) -> None:
    """W-4.1: whose turn it is follows from the herons; a die in the hand waits to be placed."""
    top = state.stack[-1] if state.stack else None
    dice = [place for place, step in enumerate(state.stack) if isinstance(step, TakeDie | PlaceDie)]
    if dice not in ([], [1]) or (dice and not (len(state.stack) == 2 and isinstance(state.stack[0], Turns))):
        raise misfit("stack", "Turns, TakeDie")
    if (state.hand != NONE) != isinstance(top, PlaceDie):
        raise misfit("hand", "PlaceDie")
    if state.lit and state.hand == NONE:
        raise misfit("lit", "false")
    if state.turns and not state.round:
        raise misfit("turns", "0")
    if isinstance(top, TakeDie | PlaceDie) and top.seat != state.order[(state.turns - 1) % len(state.order)]:
        raise misfit("stack", f"seat {state.order[(state.turns - 1) % len(state.order)]}")


def check_round(state: WhiteCastleState) -> None:
    """W-3.4, W-4.1: the first round begins when the starting cards are dealt; with every turn a die leaves the
    bridges (by hand more may have left them), and when the last round is over so is the game."""
    is_setting_up = any(isinstance(step, FirstRound) for step in state.stack)
    least, most = (0, 0) if is_setting_up else (1 if state.stack else ROUNDS, ROUNDS)
    if not least <= state.round <= most:
        raise misfit("round", f"{least}..{most}")
    dice = len(COLOUR) * state.rules.dice_per_colour
    begun = dice - state.dice_on_bridges() + (1 if state.stack and isinstance(state.stack[-1], TakeDie) else 0)
    if state.turns > begun:
        raise misfit("turns", f"0..{begun}")


def check_options(state: WhiteCastleState) -> None:
    """W-1.5: what came later lies on the table only with its option."""
    if state.rules.promo:
        return
    if state.daimyo not in DAIMYO_DECK:
        raise misfit("daimyo", "promo")
    for place, card in enumerate(state.gardens):
        if card >= BASE_GARDENS:
            raise misfit(f"gardens.{place}", "promo")


def check_guest(state: WhiteCastleState) -> None:
    """W-15: the guest comes only to somebody alone."""
    for place, step in enumerate(state.stack):
        if isinstance(step, GUEST_STEPS) and not state.rules.solo:
            raise misfit(f"stack.{place}", "seats 1")


def check_question(state: WhiteCastleState) -> None:
    """What is asked can come about: a barrier stands there and can be paid, the guest has somebody to send."""
    top = state.stack[-1] if state.stack else None
    if isinstance(top, Barrier):
        clan = state.clans[top.seat]
        if clan.influence == TRACK_END or not 0 < BARRIER[clan.influence + 1] <= clan.goods[SEAL]:
            raise misfit(f"clans.{top.seat}.influence", "Barrier")
    if isinstance(top, Admit) and state.visitor().on_floor(top.origin) == 0:
        raise misfit("stack", "Admit")
    if isinstance(top, Allot) and state.visitor().home[GARDENERS] == 0:
        raise misfit("stack", "Allot")
