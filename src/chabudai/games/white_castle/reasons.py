"""What the rows of the score sheet come from, in words, for the end of a game (W-14)."""

# not compiled: made for people, once a game

from chabudai.core.messages import Message
from chabudai.games.white_castle.components import COIN, SEAL
from chabudai.games.white_castle.state import Clan, WhiteCastleState


def reasons(state: WhiteCastleState) -> list[dict[str, Message]]:
    return [of_clan(state, clan) for clan in state.clans]


def of_clan(state: WhiteCastleState, clan: Clan) -> dict[str, Message]:
    food, iron, pearl, *_ = clan.goods
    inside = int(clan.inside())
    return {
        "coins_and_seals": Message("reason-coins-and-seals", {"n": clan.goods[COIN] + clan.goods[SEAL]}),
        "resources": Message("reason-resources", {"food": food, "iron": iron, "pearl": pearl}),
        "season_track": Message("reason-season-track", {"n": int(clan.influence)}),
        "courtiers": Message("reason-courtiers", {"n": inside + int(clan.gate)}),
        "warriors": Message("reason-warriors", {"n": sum(clan.warriors), "courtiers": inside}),
        "gardeners": Message("reason-gardeners", {"n": len(state.gardens_of(clan))}),
    }
