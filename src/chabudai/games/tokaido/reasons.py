"""What the rows of the score sheet come from, in words, for the end of a journey."""

# not compiled: made for people, once a game

from chabudai.core.messages import Message
from chabudai.games.tokaido.components import ACHIEVEMENT, MEAL, PANORAMA
from chabudai.games.tokaido.scoring import rank_of
from chabudai.games.tokaido.state import TokaidoState, Traveler


def reasons(state: TokaidoState) -> list[dict[str, Message]]:
    return [of_player(state, player) for player in state.players()]


def of_player(state: TokaidoState, player: Traveler) -> dict[str, Message]:
    """T-9; the power of a traveler needs no more words than its name."""
    return {
        "panoramas": Message("reason-panoramas", {"views": views(player)}),
        "souvenirs": Message("reason-souvenirs", {"n": len(player.souvenirs)}),
        "meals": Message("reason-list", {"names": [MEAL.message(dish) for dish in player.meals]}),
        "hot_springs": Message("reason-springs", {"n": len(player.springs)}),
        "donations": Message("reason-donations", {"coins": int(player.bowl)}),
        "encounters": Message("reason-encounters", {"n": len(player.encounters)}),
        "achievements": Message(
            "reason-list", {"names": [ACHIEVEMENT.message(each) for each in player.achievements]}
        ),
        "temple_rank": Message("reason-rank", {"rank": int(rank_of(state, player)) + 1}),
    }


def views(player: Traveler) -> list[Message]:
    """T-4.4: each panorama that was begun, and how many sections of it there are."""
    return [
        Message("reason-panorama", {"panorama": PANORAMA.message(panorama), "n": sections})
        for panorama, sections in enumerate(player.sections)
        if sections > 0
    ]
