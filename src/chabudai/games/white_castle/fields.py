"""What lies on the table in The White Castle, each field declared once: `make generate` writes state.py from it.

Dice on spaces, lantern areas and the opponent's row are replaced by other lists, never changed in place.
"""

# not compiled: made for people, not for speed

from chabudai.core.shape import MANY, Cards, Counts, Derived, Flag, ListOf, Name, Number, Shape, Subset, Thing
from chabudai.games.white_castle.components import (
    BUNDLE,
    CARD,
    COLOUR,
    DAIMYO,
    DAIMYO_FLOOR,
    DIE,
    EITHER_GARDEN,
    FACES,
    GARDEN,
    GARDEN_CARD,
    GOOD,
    ITEM,
    LIGHT_BLOCKS,
    MEMBERS,
    ON_BOARD,
    REWARD,
    ROOM,
    ROOMS,
    ROUNDS,
    ROW,
    SOLO_ACTS,
    SOLO_CARD,
    TRACK_END,
    TURNS,
    WELL_TILES,
    YARD,
    YARD_OF_TILE,
    YARD_TILE,
)
from chabudai.games.white_castle.state import Bridge, Clan, WhiteCastleState


def things(seats: int) -> Thing:
    clans = max(2, seats)  # W-15.3: alone one plays against the guest from Tokugawa
    who = Number(0, clans - 1)
    bridge = Thing(
        Bridge,
        left=Number(0, FACES),  # values, 0 where no die stands
        middle=ListOf(Number(1, FACES), replaced=True),
        right=Number(0, FACES),
    )
    clan = Thing(
        Clan,
        seat=who,
        goods=Counts(GOOD, 0, MANY),  # food, iron, pearl, coins, seals
        points=Counts(ITEM, 0, MANY),  # by item of the score sheet
        home=Counts(ROW, 0, MEMBERS),  # members still in the rows of the domain
        gate=Number(0, MEMBERS),  # courtiers at the gate
        rooms=Counts(ROOM, 0, MEMBERS),  # courtiers in each room
        audience=Number(0, MEMBERS),  # courtiers with the daimyo
        warriors=Counts(YARD, 0, MEMBERS),  # by yard
        gardens=Subset(GARDEN),  # bit mask of the gardens with a gardener
        influence=Number(0, TRACK_END),
        card=Name(CARD, optional=True),  # the action card
        lanterns=ListOf(Name(CARD), replaced=True),
        dice=ListOf(Name(DIE, optional=True), len(ROW)),  # on the rows of the domain
    )
    return Thing(
        WhiteCastleState,
        rules=Derived("Rules"),
        clans=ListOf(clan, clans),  # by seat; the guest from Tokugawa, if any, is last
        order=ListOf(who, clans, replaced=True),  # the herons
        tokens=ListOf(
            who, clans
        ),  # clans as their influence tokens arrived: of two on one space the later lies on top
        round=Number(0, ROUNDS),  # 0 while the starting cards are chosen
        turns=Number(0, TURNS * clans),  # begun in this round, by all clans together
        bridges=ListOf(bridge, len(COLOUR)),
        hand=Name(DIE, optional=True),  # the die that was taken and not yet placed
        lit=Flag(),  # it came from the lantern end
        spaces=ListOf(ListOf(Name(DIE), replaced=True), ON_BOARD),  # dice on the board, the undermost first
        cards=ListOf(Name(CARD, optional=True), ROOMS),  # by room
        tiles=ListOf(ListOf(Name(COLOUR)), ROOMS, replaced=True),  # colours of the dice tiles, by room and block
        well=ListOf(Name(REWARD), WELL_TILES, replaced=True),  # rewards of the two tiles
        stewards=Cards(CARD),
        diplomats=Cards(CARD),
        daimyo=Name(DAIMYO),
        slots=ListOf(Number(-1, clans - 1), 3),  # clans on the daimyo card
        gardens=ListOf(Name(GARDEN_CARD), len(GARDEN), replaced=True),  # cards under the bridges
        yard_tiles=ListOf(Name(YARD_TILE), len(YARD_OF_TILE), replaced=True),
        pairs=ListOf(Name(CARD), replaced=True),  # starting resource cards on offer
        pair_actions=ListOf(Name(CARD), replaced=True),  # the action cards beside them
        drafted=ListOf(Number(-1, clans - 1)),  # who took them
        visitors=Cards(SOLO_CARD),  # the opponent's deck
        row=ListOf(Name(SOLO_CARD), replaced=True),  # its cards turned this turn
        removed=ListOf(Name(CARD), replaced=True),  # castle cards it has taken out of the game
    )


STEP_FIELDS: dict[str, Shape] = {
    "audience": Flag(),
    "bundles": ListOf(Name(BUNDLE)),
    "card": Name(SOLO_CARD),
    "climb": Flag(),
    "colour": Number(0, LIGHT_BLOCKS),
    "floor": Number(1, DAIMYO_FLOOR - 1),
    "kind": Number(0, EITHER_GARDEN),
    "only_one": Flag(),
    "origin": Number(0, DAIMYO_FLOOR - 1),
    "place": Number(0, len(SOLO_ACTS[0]) - 1),
    "room": Name(ROOM),
    "row": Name(ROW),
    "seals": Number(1, MANY),
    "steps": Number(1, TRACK_END),
    "units": Number(1, MANY),
}  # what steps are made with, by name
