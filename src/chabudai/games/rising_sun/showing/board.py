"""The board and the players in a reader's eyes."""

from typing import TYPE_CHECKING

from chabudai.core.numbers import members
from chabudai.core.steps import Together
from chabudai.games.rising_sun.cards import CARD
from chabudai.games.rising_sun.components import (
    CLAN,
    FIGURE,
    FIRST_SHRINE,
    HELD,
    ITEM,
    ITEMS,
    KAMI,
    MONSTER,
    NOBODY,
    PLACE,
    PROVINCE,
    RESERVE,
    SEASON,
    province_of,
    season_of,
)
from chabudai.games.rising_sun.force import force_at_shrine, force_in, most_devout_at
from chabudai.games.rising_sun.scoring import in_winter
from chabudai.games.rising_sun.state import RisingSunState
from chabudai.games.rising_sun.steps.prices import price_of_card, price_of_stronghold
from chabudai.games.rising_sun.steps.war.comparing import force_in_battle

if TYPE_CHECKING:
    from chabudai.games.rising_sun.view import (
        Figure,
        HostageView,
        LandView,
        OnOfferView,
        PlayerView,
        PresenceView,
        ShrineView,
        TokenView,
    )


def forces_in(state: RisingSunState, place: int) -> list[int]:
    """By seat, without hired ronin."""
    return [int(force_in(state, seat, place)) for seat in range(state.seats)]


def by_force(state: RisingSunState, forces: list[int]) -> list[int]:
    """R-4.4: those who have any, the greatest Force first, ties to honor."""
    return sorted([seat for seat in state.honor if forces[seat] > 0], key=lambda seat: -forces[seat])


def province(state: RisingSunState, place: int, forces: list[int]) -> "LandView":
    strongest = by_force(state, forces)
    return {
        "pieces": [
            presence(state, seat, place, forces) for seat in range(state.seats) if has_something(state, seat, place)
        ],
        "strongest": strongest[0] if strongest else None,
        "war": state.wars.index(place) + 1 if place in state.wars else None,
    }


def has_something(state: RisingSunState, seat: int, place: int) -> bool:
    return bool(state.figures_at(seat, place)) or state.clans[seat].strongholds[place] > 0


def presence(state: RisingSunState, seat: int, place: int, forces: list[int]) -> "PresenceView":
    fought = state.participants != 0 and state.wars[state.war] == place
    force = force_in_battle(state, seat) if fought else forces[seat]
    return {
        "seat": seat,
        "figures": figures(state, seat, place),
        "strongholds": state.clans[seat].strongholds[place],
        "force": int(force),
    }


def figures(state: RisingSunState, seat: int, place: int) -> "dict[Figure, int]":
    return {FIGURE.ids[kind]: int(state.number(seat, kind, place)) for kind in state.kinds_at(seat, place)}


def shrine(state: RisingSunState, place: int) -> "ShrineView":
    present = [seat for seat in range(state.seats) if state.figures_at(seat, FIRST_SHRINE + place)]
    return {
        "kami": KAMI.ids[state.shrines[place]],
        "worshippers": [
            {
                "seat": seat,
                "figures": figures(state, seat, FIRST_SHRINE + place),
                "strongholds": 0,
                "force": int(force_at_shrine(state, seat, place)),
            }
            for seat in present
        ],
        "strongest": none_for_nobody(most_devout_at(state, place)),
        "now": bool(state.shrine == place),
    }


def none_for_nobody(seat: int) -> int | None:
    return None if seat == NOBODY else int(seat)


def player(state: RisingSunState, seat: int) -> "PlayerView":
    clan = state.clans[seat]
    to_come = [0] * ITEMS if state.over else in_winter(state, seat)
    return {
        "seat": seat,
        "clan": CLAN.ids[clan.clan],
        "points": int(clan.points()),
        "items": ITEM.each(clan.score),
        "forecast": ITEM.each(to_come),
        "coins": int(clan.coins),
        "ronin": int(clan.ronin),
        "honor": int(state.rank(seat)) + 1,
        "ally": none_for_nobody(state.ally[seat]),
        "allied": [SEASON.ids[season] for season in members(clan.allied)],
        "reserve": figures(state, seat, RESERVE),
        "strongholds_left": int(clan.strongholds_left()),
        "stronghold_price": int(price_of_stronghold(state, seat)),
        "cards": [CARD.ids[card] for card in clan.cards],
        "monsters": [
            {"monster": MONSTER.ids[monster], "place": PLACE.ids[state.monster_at[monster]]}
            for monster in state.monsters_of(seat)
        ],
        "tokens": [token(each) for each in clan.tokens],
        "hostages": hostages(state, seat),
        "ready": is_ready(state, seat),
    }


def hostages(state: RisingSunState, captor: int) -> "list[HostageView]":
    return [
        {"owner": owner, "figure": FIGURE.ids[kind], "n": int(state.number(owner, kind, HELD + captor))}
        for owner in range(state.seats)
        for kind in state.kinds_at(owner, HELD + captor)
    ]


def is_ready(state: RisingSunState, seat: int) -> bool:
    choice = state.waiting
    return isinstance(choice, Together) and choice.asks(seat) and not choice.is_due(state, seat)


def market(state: RisingSunState) -> "list[OnOfferView]":
    """R-7.2: identical cards stacked, in the order of the box."""
    return [
        {
            "card": CARD.ids[card],
            "copies": state.market.count(card),
            "prices": [int(price_of_card(state, seat, card)) for seat in range(state.seats)],
        }
        for card in sorted(set(state.market))
    ]


def token(number: int) -> "TokenView":
    return {"province": PROVINCE.ids[province_of(number)], "season": SEASON.ids[season_of(number)]}
