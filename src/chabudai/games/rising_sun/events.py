"""What can happen, each a sentence in the catalogues. Whoever adds them up knows what lies where."""

from typing import Final

from chabudai.core.events import PLAYER, EventKinds
from chabudai.games.rising_sun.cards import CARD, CARD_SET, SOURCE, STACK
from chabudai.games.rising_sun.components import (
    ADVANTAGE,
    CLAN,
    FIGURE,
    ITEM,
    KAMI,
    MANDATE,
    PIECE,
    PROVINCE,
    ROUTE,
    SEASON,
)
from chabudai.games.rising_sun.promises import PROMISE, TERMS

EVENTS: Final = EventKinds()
# --- setting up
CARDS_CHOSEN: Final = EVENTS.declare("cards-chosen", set=CARD_SET)
SHRINES_LIE: Final = EVENTS.declare("shrines-lie", kami=[KAMI])
STARTS: Final = EVENTS.declare("starts", seat=PLAYER, clan=CLAN, province=PROVINCE)
# --- season setup
SEASON_BEGINS: Final = EVENTS.declare("season-begins", season=SEASON)
WARS_LIE: Final = EVENTS.declare("wars-lie", provinces=[PROVINCE])
CARDS_LIE: Final = EVENTS.declare("cards-lie", cards=[STACK])
INCOME_TAKEN: Final = EVENTS.declare("income", seat=PLAYER, coins=None)
RETURNS: Final = EVENTS.declare("returns", seat=PLAYER, owner=PLAYER, figure=FIGURE)
# --- gains and losses
COINS_GAINED: Final = EVENTS.declare("coins", seat=PLAYER, coins=None, source=SOURCE)
RONIN_GAINED: Final = EVENTS.declare("ronin", seat=PLAYER, ronin=None, source=SOURCE)
POINTS: Final = EVENTS.declare("points", seat=PLAYER, points=None, source=SOURCE)
COINS_TAKEN: Final = EVENTS.declare("coins-taken", seat=PLAYER, owner=PLAYER, coins=None, source=SOURCE)
POINTS_TAKEN: Final = EVENTS.declare("points-taken", seat=PLAYER, owner=PLAYER, points=None, source=SOURCE)
HONOR_UP: Final = EVENTS.declare("honor-up", seat=PLAYER, other=PLAYER)
HONOR_DOWN: Final = EVENTS.declare("honor-down", seat=PLAYER, other=PLAYER)
HONOR_TOP: Final = EVENTS.declare("honor-top", seat=PLAYER)
# --- tea and talk
TEA_BEGINS: Final = EVENTS.declare("tea-begins")
ALLIES: Final = EVENTS.declare("allies", seat=PLAYER, other=PLAYER)
NO_ALLIANCES: Final = EVENTS.declare("no-alliances")
OFFERS: Final = EVENTS.declare(
    "offers",
    seat=PLAYER,
    other=PLAYER,
    which=None,
    terms=[TERMS],
)
ACCEPTS: Final = EVENTS.declare("accepts", seat=PLAYER, other=PLAYER, which=None)
DECLINES: Final = EVENTS.declare("declines", seat=PLAYER, other=PLAYER, which=None)
WITHDRAWS: Final = EVENTS.declare("withdraws", seat=PLAYER, other=PLAYER, which=None)
EXPIRES: Final = EVENTS.declare("expires", seat=PLAYER, other=PLAYER, which=None)
GIVES: Final = EVENTS.declare("gives", seat=PLAYER, other=PLAYER, coins=None, ronin=None)
PROMISES: Final = EVENTS.declare("promises", seat=PLAYER, other=PLAYER, promise=PROMISE)
KEEPS_PROMISE: Final = EVENTS.declare("keeps-promise", seat=PLAYER, other=PLAYER, promise=PROMISE)
BREAKS_PROMISE: Final = EVENTS.declare("breaks-promise", seat=PLAYER, other=PLAYER, promise=PROMISE)
# --- mandates
DRAWS: Final = EVENTS.declare("draws", seat=PLAYER)
SEES: Final = EVENTS.declare("sees", seat=PLAYER, mandates=[MANDATE])
PLAYS: Final = EVENTS.declare("plays", seat=PLAYER, mandate=MANDATE)
BURIES: Final = EVENTS.declare("buries", seat=PLAYER, mandate=MANDATE)
ANNOUNCES: Final = EVENTS.declare("announces", seat=PLAYER, mandate=MANDATE)
SUMMONS: Final = EVENTS.declare("summons", seat=PLAYER, figure=FIGURE, province=PROVINCE)
WORSHIPS: Final = EVENTS.declare("worships", seat=PLAYER, figure=FIGURE, province=PROVINCE, kami=KAMI)
PLACES_FIGURE: Final = EVENTS.declare("places", seat=PLAYER, figure=FIGURE, province=PROVINCE)
PLACES_AT_SHRINE: Final = EVENTS.declare("places-at-shrine", seat=PLAYER, figure=FIGURE, kami=KAMI)
MOVES: Final = EVENTS.declare("moves", seat=PLAYER, piece=PIECE, source=PROVINCE, province=PROVINCE)
CHARGES: Final = EVENTS.declare("charges", seat=PLAYER, other=PLAYER, route=ROUTE)
WAIVES: Final = EVENTS.declare("waives", seat=PLAYER, other=PLAYER, route=ROUTE)
PAYS_TOLL: Final = EVENTS.declare("pays-toll", seat=PLAYER, other=PLAYER, route=ROUTE, coins=None)
TURNS_BACK: Final = EVENTS.declare("turns-back", seat=PLAYER, route=ROUTE)
BUILDS: Final = EVENTS.declare("builds", seat=PLAYER, province=PROVINCE, coins=None)
BUYS: Final = EVENTS.declare("buys", seat=PLAYER, card=CARD, coins=None)
GIVES_SPENT: Final = EVENTS.declare("gives-spent", seat=PLAYER, other=PLAYER)
HARVESTS: Final = EVENTS.declare("harvests", seat=PLAYER, coins=None, points=None, ronin=None, provinces=[PROVINCE])
LEAVES_ALLY: Final = EVENTS.declare("leaves-ally", seat=PLAYER, other=PLAYER)
REPLACES: Final = EVENTS.declare(
    "replaces", seat=PLAYER, owner=PLAYER, figure=FIGURE, own=FIGURE, province=PROVINCE
)
REPLACES_AT_SHRINE: Final = EVENTS.declare(
    "replaces-at-shrine", seat=PLAYER, owner=PLAYER, figure=FIGURE, own=FIGURE, kami=KAMI
)
KILLS: Final = EVENTS.declare("kills", seat=PLAYER, owner=PLAYER, figure=FIGURE, n=None, province=PROVINCE)
SPARES: Final = EVENTS.declare("spares", seat=PLAYER, province=PROVINCE)
GOES_NEXT: Final = EVENTS.declare("goes-next", seat=PLAYER, other=PLAYER)
# --- kami
KAMI_TURN_BEGINS: Final = EVENTS.declare("kami-turn", number=None)
FAVOUR: Final = EVENTS.declare("favour", seat=PLAYER, kami=KAMI)
# --- war
WAR_BEGINS: Final = EVENTS.declare("war-begins", season=SEASON)
CONVERTS: Final = EVENTS.declare("converts", seat=PLAYER, ronin=None)
TOKEN_DISCARDED: Final = EVENTS.declare("token-discarded", province=PROVINCE)
UNOPPOSED: Final = EVENTS.declare("unopposed", seat=PLAYER, province=PROVINCE)
ALLIED_CLAIM: Final = EVENTS.declare("allied-claim", seat=PLAYER, other=PLAYER, province=PROVINCE)
BATTLE: Final = EVENTS.declare("battle", province=PROVINCE, participants=[PLAYER])
BIDS: Final = EVENTS.declare("bids", seat=PLAYER, seppuku=None, hostage=None, ronin=None, poets=None)
WINS_ADVANTAGE: Final = EVENTS.declare("wins-advantage", seat=PLAYER, advantage=ADVANTAGE)
DECLINES_ADVANTAGE: Final = EVENTS.declare("declines-advantage", seat=PLAYER, advantage=ADVANTAGE)
COMMITS_SEPPUKU: Final = EVENTS.declare("commits-seppuku", seat=PLAYER, province=PROVINCE, figures=None)
CAPTURES: Final = EVENTS.declare("captures", seat=PLAYER, owner=PLAYER, figure=FIGURE, province=PROVINCE)
HIRES: Final = EVENTS.declare("hires", seat=PLAYER, force=None)
FIGHTS: Final = EVENTS.declare("fights", seat=PLAYER, province=PROVINCE, force=None)
WINS_BATTLE: Final = EVENTS.declare("wins-battle", seat=PLAYER, province=PROVINCE, force=None)
PAYS_BID: Final = EVENTS.declare("pays-bid", seat=PLAYER, coins=None)
REPARATION: Final = EVENTS.declare("reparation", seat=PLAYER, other=PLAYER, coins=None)
# --- end of the season, winter
CLEANED_UP: Final = EVENTS.declare("cleanup", season=SEASON)
WINTER_BEGINS: Final = EVENTS.declare("winter-begins")
SCORES: Final = EVENTS.declare("scores", seat=PLAYER, item=ITEM, points=None)
WINS: Final = EVENTS.declare("wins", seat=PLAYER, points=None)
