"""What lies on the table in Rising Sun, each field declared once: `make generate` writes state.py from it.

What is said in private lies apart, by the pair that knows it: so whoever is not of the pair can be given a table
without it.
"""

# not compiled: made for people, not for speed

from chabudai.core.shape import (
    MANY,
    SEAT,
    SEATS,
    ActionText,
    Cards,
    Counts,
    Derived,
    Flag,
    ListOf,
    Name,
    Number,
    Shape,
    Subset,
    Thing,
)
from chabudai.games.rising_sun.actions import ACTIONS, OFFER_NUMBERS
from chabudai.games.rising_sun.cards import CARD, CARD_SET, TRIGGER
from chabudai.games.rising_sun.circles import circles
from chabudai.games.rising_sun.clan import Clan
from chabudai.games.rising_sun.components import (
    ADVANTAGE,
    ADVANTAGES,
    BETRAY_VICTIMS,
    CLAN,
    COMMON,
    FIGURE,
    FIGURES_EACH,
    FUJIN,
    ITEM,
    KAMI,
    KAMI_AMOUNT,
    MANDATE,
    MANDATE_TURNS,
    MONSTER,
    MONSTERS,
    MOST_COINS,
    MOST_SEATS,
    PHASE,
    PIECE,
    PLACE,
    PROVINCE,
    PROVINCES,
    ROUTE,
    SEASON,
    SHRINES,
    STRONGHOLDS,
    TOKEN,
    TURNS,
)
from chabudai.games.rising_sun.promises import LARGEST, STATUS
from chabudai.games.rising_sun.state import RisingSunState
from chabudai.games.rising_sun.steps.mandates.betray import MOST_REPLACED
from chabudai.games.rising_sun.steps.talking.windows import ROUNDS
from chabudai.games.rising_sun.talk import Offer, Promise, Talk


def clans(seats: int) -> ListOf:
    return ListOf(
        Thing(
            Clan,
            clan=Name(CLAN),
            coins=Number(0, MANY),
            ronin=Number(0, MANY),
            figures=ListOf(Counts(PLACE, 0, max(FIGURES_EACH)), COMMON),  # Bushi, Shinto, Daimyo: how many where
            strongholds=Counts(PROVINCE, 0, STRONGHOLDS),
            cards=ListOf(Name(CARD), replaced=True),  # in the order bought
            tokens=ListOf(Name(TOKEN), replaced=True),
            allied=Subset(SEASON),  # the seasons in which it entered an alliance
            score=Counts(ITEM, -MANY, MANY),  # by item of the score sheet
        ),
        seats,
    )


def talks(seats: int) -> ListOf:
    """R-29.N: what was said for all to hear first, then by pair of players what those two alone know."""
    seat = Number(0, seats - 1)
    offer = Thing(
        Offer,
        giver=seat,
        taker=seat,
        which=Number(0, OFFER_NUMBERS - 1),  # among the open offers of the one to the other
        coins=Number(0, MANY),  # that the giver gives
        ronin=Number(0, MANY),
        asked_coins=Number(0, MANY),
        asked_ronin=Number(0, MANY),
        ally=Flag(),
        promise=Number(0, LARGEST),  # of the giver
        asked_promise=Number(0, LARGEST),
    )
    promise = Thing(
        Promise,
        seat=seat,
        other=seat,
        promise=Number(0, LARGEST),
        season=Name(SEASON),  # in which it was made
        status=Name(STATUS),
        made_at=Number(0, MANDATE_TURNS + 1),  # after so many mandates; one more than there are in the war phase
    )
    talk = Thing(
        Talk,
        offers=ListOf(offer, replaced=True),
        promises=ListOf(promise, replaced=True),
    )
    return ListOf(talk, int(circles(seats)), replaced=True)


def things(seats: int) -> Thing:
    everybody = (1 << seats) - 1
    seat, perhaps = Number(0, seats - 1), Number(-1, seats - 1)
    return Thing(
        RisingSunState,
        rules=Derived("Rules"),
        clans=clans(seats),  # by seat
        monster_owner=Counts(MONSTER, -1, seats - 1),  # who has its card, or NOBODY
        monster_at=ListOf(Name(PLACE, optional=True), MONSTERS),
        honor=ListOf(seat, seats),  # the highest first
        ally=ListOf(perhaps, seats),  # by seat
        season=Name(SEASON),
        phase=Name(PHASE),
        card_set=Name(CARD_SET),  # that is played with beside the core
        shrines=ListOf(Name(KAMI), SHRINES, replaced=True),  # from left to right
        market=ListOf(Name(CARD), replaced=True),  # season cards on offer
        deck=Cards(MANDATE),
        drawn=Cards(MANDATE),  # by the active player, who looks at them
        buried=Cards(MANDATE),  # what Lotus has put face down on the track
        track=ListOf(Name(MANDATE), replaced=True),  # mandates played or announced this season
        players=ListOf(seat, replaced=True),  # and by whom
        turn=Number(0, TURNS),  # of the political track: how many have begun
        active=perhaps,  # who takes the mandate turn, or took the last one
        mandate=Name(MANDATE, optional=True),  # the one that is carried out
        shrine=Number(-1, SHRINES - 1),  # the one that is resolved
        gained=Number(0, everybody),  # seats that have gained points at this moment
        compared=Number(0, everybody),  # seats that have gained coins from the pile at this moment
        repaid=Number(0, everybody),  # and those that the Merchant has paid at it
        summoned=Flag(),  # something, in this instance
        moved=ListOf(
            Number(0, max(FIGURES_EACH)), replaced=True
        ),  # by province and piece: finished in this Marshal
        winds=Number(0, KAMI_AMOUNT[FUJIN]),  # moves that Fujin still grants
        opened=Subset(ROUTE),  # sea routes that the mover may use in this instance, and may not
        closed=Subset(ROUTE),
        wars=ListOf(Name(PROVINCE), replaced=True),  # the first battle first
        takers=ListOf(Number(-2, seats - 1), replaced=True),  # of their tokens: a seat, NOT_YET or DISCARDED
        war=Number(-1, PROVINCES - 1),  # the number of the province that is resolved, from 0
        participants=Number(0, everybody),  # of the battle, a bit mask
        bids=ListOf(ListOf(Number(0, MANY), ADVANTAGES), replaced=True),  # by seat; none before they are revealed
        won=ListOf(perhaps, replaced=True),  # war advantages that are resolved: by whom they were won
        using=Number(-1, ADVANTAGES - 1),  # the war advantage that is resolved
        hired=perhaps,  # who has hired ronin
        killed=Number(0, MANY),  # figures in this battle
        victor=perhaps,
        discarded=ListOf(Name(TOKEN), replaced=True),  # R-17.5a
        spoke=Flag(),  # R-29.N.5: somebody has made an offer in this round of the tea ceremony
        talks=talks(seats),
    )


STEP_FIELDS: dict[str, Shape] = {
    "advantage": Name(ADVANTAGE),
    "asks": Flag(),
    "came": Subset(FIGURE),
    "card": Name(CARD),
    "coins": Number(1, MOST_COINS),
    "concerned": SEATS,
    "crosser": SEAT,
    "extra": Number(0, MOST_REPLACED),
    "first": Flag(),
    "giver": SEAT,
    "hit": Number(0, (1 << MOST_SEATS) - 1),
    "involved": SEATS,
    "kami": Name(KAMI),
    "kind": Name(FIGURE),
    "left": Number(0, BETRAY_VICTIMS),
    "losers": SEATS,
    "more": Number(0, 9),
    "number": Number(0, ROUNDS),
    "owner": SEAT,
    "piece": Name(PIECE),
    "place": Name(PLACE),
    "province": Name(PROVINCE),
    "said": ListOf(ActionText(ACTIONS)),
    "shrine": Number(0, SHRINES - 1),
    "slot": Number(0, STRONGHOLDS),
    "source": Name(PROVINCE),
    "target": Name(PROVINCE),
    "to": Number(-1, MOST_SEATS - 1),
    "trigger": Name(TRIGGER),
    "waiting": SEATS,
    "which": Number(0, OFFER_NUMBERS - 1),
}  # what steps are made with, by name
