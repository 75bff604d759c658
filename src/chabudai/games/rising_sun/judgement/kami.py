"""What a shrine is worth to whom (R-16.3)."""

from mypy_extensions import i64

from chabudai.games.rising_sun.components import (
    AMATERASU,
    BONSAI,
    HACHIMAN,
    KAMI_AMOUNT,
    KOI,
    RAIJIN,
    RYUJIN,
    SUSANOO,
    TSUKUYOMI,
)
from chabudai.games.rising_sun.judgement.worths import COIN, RANK, RONIN
from chabudai.games.rising_sun.state import RisingSunState


def worth_of_kami(state: RisingSunState, seat: i64, kami: i64) -> float:
    """To whoever receives the benefit, for one Kami turn."""
    clan = state.clans[seat]
    if kami == AMATERASU:
        return 0.2 + RANK * float(state.rank(seat))
    if kami == SUSANOO:
        return 0.2 + float(clan.strongholds_on_map())
    if kami == RYUJIN:  # Bonsai can always pay
        return 2.0 if clan.coins > 2 or clan.clan == BONSAI else 0.8
    if kami == RAIJIN:
        return 1.2
    if kami == TSUKUYOMI:
        return COIN * float(KAMI_AMOUNT[kami])
    if kami == HACHIMAN:  # R-25.1a: Koi will have coins for them
        return (COIN if clan.clan == KOI else RONIN) * float(KAMI_AMOUNT[kami])
    return 0.7
