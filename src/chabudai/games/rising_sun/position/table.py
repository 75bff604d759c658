"""R-30: what a position made by hand must keep to."""

# not compiled: made for people, not for speed

from collections import Counter

from chabudai.core.numbers import bit
from chabudai.core.shape import misfit
from chabudai.games.rising_sun.actions import MOST_OFFERS
from chabudai.games.rising_sun.cards import CARD, COPIES, CORE_SET, MONSTER_OF, SEASON_OF_CARD, SET_OF
from chabudai.games.rising_sun.circles import circle_of
from chabudai.games.rising_sun.components import (
    COMMON,
    FIGURES_EACH,
    HELD,
    IS_DAIMYO,
    IS_SHINTO,
    LOTUS,
    MANDATE_TILES,
    MONSTER,
    MONSTERS,
    NOBODY,
    NONE,
    PLACE,
    PLACES,
    PROVINCES,
    RESERVE,
    STRONGHOLDS,
    TAKEN,
    WAR,
    WARS,
    WINTER,
    season_of,
)
from chabudai.games.rising_sun.position.course import check_course
from chabudai.games.rising_sun.position.steps import check_questions, check_steps
from chabudai.games.rising_sun.promises import NO_PROMISE, is_promise
from chabudai.games.rising_sun.rulings import OFF
from chabudai.games.rising_sun.state import NOT_YET, RisingSunState
from chabudai.games.rising_sun.steps.mandates.track import Announce
from chabudai.games.rising_sun.steps.talking.offers import number_of_offers


def conserved(state: RisingSunState) -> dict[str, object]:
    """R-30.1 to R-30.3, R-30.5 to R-30.8: figures, monsters, honor, tiles, alliances, cards and tokens."""
    return {
        "figures": [[sum(places) for places in clan.figures] for clan in state.clans],
        "monsters": all((owner == NOBODY) == (place == NONE) for owner, place in monsters(state)),
        "strongholds": all(1 <= clan.strongholds_on_map() <= STRONGHOLDS for clan in state.clans),
        "honor": sorted(state.honor),
        "tiles": tiles(state),
        "alliances": all(friend == NOBODY or state.ally[friend] == seat for seat, friend in enumerate(state.ally)),
        "cards": all(number <= COPIES[card] for card, number in cards(state).items()),
        "tokens": max(Counter(tokens(state)).values(), default=1),
        "reserves": all(clan.coins >= 0 and clan.ronin >= 0 and clan.points() >= 0 for clan in state.clans),
    }


def monsters(state: RisingSunState) -> list[tuple[int, int]]:
    return list(zip(state.monster_owner, state.monster_at, strict=True))


def tiles(state: RisingSunState) -> list[int]:
    """R-30.5: every mandate tile: of Lotus's turns the one that lies face down."""
    played = [kind for kind, who in zip(state.track, state.players, strict=True) if not is_lotus(state, who)]
    return sorted([*state.deck.cards(), *state.drawn.cards(), *state.buried.cards(), *played])


def is_announcing(state: RisingSunState) -> bool:
    """R-25.2a: a tile lies face down, and what it stands for is not said yet."""
    return any(isinstance(step, Announce) for step in state.stack)


def is_lotus(state: RisingSunState, seat: int) -> bool:
    return state.plays(seat, LOTUS)


def cards(state: RisingSunState) -> Counter[int]:
    return Counter([*state.market, *[card for clan in state.clans for card in clan.cards]])


def tokens(state: RisingSunState) -> list[int]:
    return [*state.discarded, *[token for clan in state.clans for token in clan.tokens]]


# --- checking -----------------------------------------------------------------------------------------------------


def check(state: RisingSunState) -> None:
    check_steps(state)
    check_clans(state)
    check_figures(state)
    check_monsters(state)
    check_honor(state)
    check_cards(state)
    check_tiles(state)
    check_tokens(state)
    check_talk(state)
    check_course(state)
    check_questions(state)


def check_clans(state: RisingSunState) -> None:
    """R-3.2: in the order of their rank."""
    clans = [int(clan.clan) for clan in state.clans]
    if sorted(set(clans)) != clans:
        raise misfit("clans", "koi, lotus, turtle, dragonfly, bonsai")
    for seat, clan in enumerate(state.clans):
        if not 1 <= clan.strongholds_on_map() <= STRONGHOLDS:
            raise misfit(f"clans.{seat}.strongholds", f"Σ 1..{STRONGHOLDS}")
        if clan.points() < 0 or clan.score[TAKEN] > 0 or min(clan.score[:TAKEN]) < 0:
            raise misfit(f"clans.{seat}.score", "Σ 0..")
        if clan.allied >> min(int(state.season) + 1, WINTER):
            raise misfit(f"clans.{seat}.allied", "spring, summer, autumn")


def check_figures(state: RisingSunState) -> None:
    """R-30.1, R-5.2, R-5.6, R-5.11"""
    for seat, clan in enumerate(state.clans):
        for kind in range(COMMON):
            where = f"clans.{seat}.figures.{kind}"
            if sum(clan.figures[kind]) != FIGURES_EACH[kind]:
                raise misfit(where, f"Σ {FIGURES_EACH[kind]}")
            for place in range(PROVINCES, PLACES):
                if clan.figures[kind][place] > 0 and not may_be_at(state, seat, kind, place):
                    raise misfit(f"{where}.{PLACE.ids[place]}", "0")


def may_be_at(state: RisingSunState, seat: int, kind: int, place: int) -> bool:
    """Whether this kind of figure can be there at all."""
    if place < PROVINCES or place == RESERVE:
        return True
    if place < RESERVE:
        return IS_SHINTO[kind]
    return not IS_DAIMYO[kind] and state.phase == WAR and seat != place - HELD < state.seats


def check_monsters(state: RisingSunState) -> None:
    """R-30.2: in the box, or with whoever has its card and in one place."""
    for monster in range(MONSTERS):
        owner, place = state.monster_owner[monster], state.monster_at[monster]
        having = [
            seat for seat, clan in enumerate(state.clans) if any(brings(card, monster) for card in clan.cards)
        ]
        if having != ([] if owner == NOBODY else [owner]):
            raise misfit(f"monster_owner.{MONSTER.ids[monster]}", str(having[0] if having else NOBODY))
        if (place == NONE) != (owner == NOBODY):
            raise misfit(f"monster_at.{monster}", "null" if owner == NOBODY else PLACE.ids[RESERVE])
        if owner != NOBODY and not may_be_at(state, owner, COMMON + monster, place):
            raise misfit(f"monster_at.{monster}", PLACE.ids[RESERVE])


def brings(card: int, monster: int) -> bool:
    return MONSTER_OF[card] == COMMON + monster


def check_honor(state: RisingSunState) -> None:
    """R-30.3, R-30.6"""
    if sorted(state.honor) != list(range(state.seats)):
        raise misfit("honor", f"0..{state.seats - 1}")
    season = min(int(state.season), WINTER - 1)
    for seat, friend in enumerate(state.ally):
        if friend == NOBODY:
            continue
        if friend == seat or state.ally[friend] != seat:
            raise misfit(f"ally.{seat}", "-1")
        if not state.clans[seat].allied & bit(season):
            raise misfit(f"clans.{seat}.allied", "…")


def check_cards(state: RisingSunState) -> None:
    """R-30.7, R-3.5, R-3.6"""
    if state.card_set == CORE_SET:
        raise misfit("card_set", "archway, horseman, teapot")
    if len(set(state.shrines)) != len(state.shrines):
        raise misfit("shrines", "× 1")
    if state.market != sorted(state.market):
        raise misfit("market", "[…]")
    for card, number in cards(state).items():
        if number > COPIES[card] or SET_OF[card] not in (CORE_SET, state.card_set):
            raise misfit("market", f"{CARD.ids[card]} × {COPIES[card]}")
    for card in state.market:
        if SEASON_OF_CARD[card] != state.season:
            raise misfit("market", "…")
    for seat, clan in enumerate(state.clans):
        if any(SEASON_OF_CARD[card] > state.season for card in clan.cards):
            raise misfit(f"clans.{seat}.cards", "…")


def check_tiles(state: RisingSunState) -> None:
    """R-30.5"""
    if len(state.track) != len(state.players):
        raise misfit("players", f"× {len(state.track)}")
    hidden = sum(is_lotus(state, who) for who in state.players) + is_announcing(state)
    if len(state.buried.entries) != hidden:
        raise misfit("buried", f"× {hidden}")
    if tiles(state) != sorted(MANDATE_TILES):
        raise misfit("deck", f"× {len(MANDATE_TILES)}")


def check_tokens(state: RisingSunState) -> None:
    """R-30.8: of each finished season as many as there were wars; of this one those that are settled."""
    found = Counter(tokens(state))
    if max(found.values(), default=1) > 1:
        raise misfit("discarded", "× 1")
    settled = [token for token in found if season_of(token) == state.season]
    if len(state.takers) != len(state.wars):
        raise misfit("takers", f"× {len(state.wars)}")
    outcomes = zip(state.wars, state.takers, strict=True)
    expected = [int(state.season) * PROVINCES + place for place, taker in outcomes if taker != NOT_YET]
    if sorted(settled) != sorted(expected) and state.season != WINTER:
        raise misfit("takers", str(len(settled)))
    for season in range(state.season):
        if sum(season_of(token) == season for token in found) != WARS[state.seats]:
            raise misfit("discarded", f"Σ {WARS[state.seats]}")
    if any(season_of(token) > state.season for token in found):
        raise misfit("discarded", "…")


def check_talk(state: RisingSunState) -> None:
    """R-29.N.2, R-29.N.3: offers and promises that can be made, each in its circle."""
    for circle, talk in enumerate(state.talks):
        if state.rules.talk == OFF and (talk.offers or talk.promises):
            raise misfit(f"talks.{circle}", "[]")
        numbers = [(int(each.giver), int(each.taker), int(each.which)) for each in talk.offers]
        for place, offer in enumerate(talk.offers):
            path = f"talks.{circle}.offers.{place}"
            check_pair(state, circle, offer.giver, offer.taker, path)
            if (offer.which >= MOST_OFFERS) != (circle > 0):
                raise misfit(f"{path}.which", "…")
            check_promise(offer.promise, f"{path}.promise")
            check_promise(offer.asked_promise, f"{path}.asked_promise")
        for place, promise in enumerate(talk.promises):
            path = f"talks.{circle}.promises.{place}"
            check_pair(state, circle, promise.seat, promise.other, path)
            check_promise(promise.promise, f"{path}.promise")
            if promise.promise == NO_PROMISE or promise.season > state.season:
                raise misfit(f"{path}.promise", "…")
        if len(set(numbers)) != len(numbers):
            raise misfit(f"talks.{circle}.offers", "× 1")
    for seat in range(state.seats):
        if number_of_offers(state, seat) > MOST_OFFERS:
            raise misfit("talks", f"× {MOST_OFFERS}")


def check_pair(state: RisingSunState, circle: int, one: int, other: int, path: str) -> None:
    if one == other or (circle > 0 and circle_of(one, other) != circle):
        raise misfit(path, "…")


def check_promise(promise: int, path: str) -> None:
    if not is_promise(promise):
        raise misfit(path, "…")
