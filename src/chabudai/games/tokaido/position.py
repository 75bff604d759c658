"""What a position made by hand must keep to."""

# not compiled: made for people, not for speed

from collections import Counter
from typing import Any

from chabudai.core.position import check_order
from chabudai.core.shape import misfit
from chabudai.core.steps import Together
from chabudai.games.tokaido.components import (
    ACHIEVEMENT_OF_PANORAMA,
    ENCOUNTER_DECK,
    HOT_SPRING_DECK,
    MEAL_DECK,
    PANORAMA,
    PANORAMAS,
    SATSUKI,
    SECTIONS,
    SOUVENIR_DECK,
    TILES_DEALT,
)
from chabudai.games.tokaido.state import NO_CARD, TokaidoState, Traveler
from chabudai.games.tokaido.steps.inn import ChooseMeal
from chabudai.games.tokaido.steps.moving import Move, MoveNeutral
from chabudai.games.tokaido.steps.setting_out import ChooseTraveler


def conserved(state: TokaidoState) -> dict[str, object]:
    """T-15.2: every card is in exactly one place."""
    players = state.travelers
    return {
        "souvenirs": sorted(
            state.souvenirs.cards() + state.revealed + [card for one in players for card in one.souvenirs]
        ),
        "encounters": sorted(
            state.encounters.cards() + state.drawn.cards() + [card for one in players for card in one.encounters]
        ),
        "meals": sorted(
            state.meals.cards()
            + state.offer.cards()
            + state.free_meal.cards()
            + [card for one in players for card in one.meals]
        ),
        "hot_springs": sorted(state.springs.cards() + [card for one in players for card in one.springs]),
    }


BOX = {
    "souvenirs": SOUVENIR_DECK,
    "encounters": ENCOUNTER_DECK,
    "meals": MEAL_DECK,
    "hot_springs": HOT_SPRING_DECK,
}

SERVING = "Journey ClearOffer"
BENEATH = {
    "Journey": "",
    "LineUp": "Journey",
    "ChooseTraveler": "LineUp",
    "Move": "Journey",
    "MoveNeutral": "Journey",
    "BuySouvenirs": "Journey",
    "Donate": "Journey",
    "ClearOffer": "Journey",
    "Serve": SERVING,
    "ChooseMeal": SERVING,
    "RemoveMeal": SERVING,
    "KeepEncounter": "Journey Serve",
    "OtherPanorama": "Journey Serve",
    "ChoosePanorama": "Serve",
}  # on which steps each can lie while somebody is asked


def check(state: TokaidoState) -> None:
    check_order(state.stack, BENEATH)
    for name, cards in conserved(state).items():
        if cards != BOX[name]:
            raise misfit(name, f"{len(BOX[name])} ×")
    for traveler in state.travelers:
        check_traveler(traveler, f"travelers.{traveler.seat}")
    check_tiles(state)
    check_achievements(state)
    check_neutral(state)
    check_places(state)
    check_mover(state)


def check_together(state: TokaidoState, choice: Together[Any], path: str) -> None:
    """T-2.6: who chooses a tile has two of them."""
    check_dealt(state)


def check_traveler(traveler: Traveler, path: str) -> None:
    for panorama in range(PANORAMAS):
        if traveler.sections[panorama] > SECTIONS[panorama]:
            raise misfit(f"{path}.sections.{PANORAMA.ids[panorama]}", f"0..{SECTIONS[panorama]}")
    # T-5.4: no dish twice
    if len(set(traveler.meals)) != len(traveler.meals):
        raise misfit(f"{path}.meals", "× 1")


def check_tiles(state: TokaidoState) -> None:
    """Every tile exists once; the seats are in order."""
    seats = [traveler.seat for traveler in state.travelers]
    tiles = [traveler.tile for traveler in state.players() if traveler.tile >= 0]
    tiles += [tile for dealt in state.tiles for tile in dealt]
    if seats != list(range(len(seats))):
        raise misfit("travelers", "seat 0..")
    if len(tiles) != len(set(tiles)):
        raise misfit("tiles", "× 1")
    check_dealt(state)
    dishes = state.offer.size() if chooses_free_meal(state) else 0
    least, most = (0, dishes - 1) if dishes else (NO_CARD, NO_CARD)
    if not least <= state.free_place <= most:
        raise misfit("free_place", f"{least}..{most}")


def check_dealt(state: TokaidoState) -> None:
    """T-2.6: two tiles lie before each player while all choose, and never else."""
    top = state.stack[-1] if state.stack else None
    choosing = isinstance(top, ChooseTraveler)
    if isinstance(top, ChooseTraveler) and top.asked != state.everybody():
        raise misfit("stack", str(state.everybody()))
    if [len(dealt) for dealt in state.tiles] != ([TILES_DEALT] * int(state.seats) if choosing else []):
        raise misfit("tiles", f"[… × {TILES_DEALT}] × {state.seats if choosing else 0}")


def chooses_free_meal(state: TokaidoState) -> bool:
    """T-6.5.1: only while Satsuki chooses her meal is a card of the offer hers for nothing."""
    top = state.stack[-1] if state.stack else None
    satsuki = isinstance(top, ChooseMeal) and state.travelers[top.seat].tile == SATSUKI
    return satsuki and not state.rules.free_meal_from_deck


def check_achievements(state: TokaidoState) -> None:
    """T-8.1: a panorama has one holder; T-8.3: an end achievement may have several, but each has it once."""
    held = Counter(achievement for player in state.players() for achievement in player.achievements)
    for number, player in enumerate(state.players()):
        alone = [achievement for achievement in player.achievements if achievement in ACHIEVEMENT_OF_PANORAMA]
        if len(set(player.achievements)) != len(player.achievements) or any(held[each] > 1 for each in alone):
            raise misfit(f"travelers.{number}.achievements", "× 1")


def check_neutral(state: TokaidoState) -> None:
    """T-10.4: it owns nothing but a bowl."""
    neutral = state.neutral()
    if neutral is None:
        return
    cards = neutral.souvenirs + neutral.meals + neutral.springs + neutral.encounters + neutral.achievements
    if cards or neutral.coins or neutral.tile >= 0 or any(neutral.sections) or any(neutral.points):
        raise misfit(f"travelers.{neutral.seat}", "0")


def check_places(state: TokaidoState) -> None:
    """T-3.5: whoever stands on a station fills its slots from the first."""
    taken: dict[int, list[int]] = {}
    for traveler in state.travelers:
        taken.setdefault(int(traveler.place), []).append(int(traveler.slot))
    lined_up = any(traveler.slot for traveler in state.travelers)
    for place, slots in taken.items():
        room = state.slots_at(place)
        if lined_up and (sorted(slots) != list(range(1, len(slots) + 1)) or len(slots) > room):
            raise misfit("travelers", f"slot 1..{room}")


def check_mover(state: TokaidoState) -> None:
    """T-3.2, T-10.2: whose turn it is follows from the road."""
    top = state.stack[-1] if state.stack else None
    rearmost = state.rearmost()
    if isinstance(top, Move) and top.seat != rearmost.seat:
        raise misfit("stack", f"Move {rearmost.seat}")
    if isinstance(top, MoveNeutral) and (
        rearmost is not state.neutral() or top.seat != state.foremost_player().seat
    ):
        raise misfit("stack", f"MoveNeutral {state.foremost_player().seat}")
