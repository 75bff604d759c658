"""R-30: positions made by hand are checked, and those of real games pass."""

from random import Random
from typing import Any

import pytest
from rising_sun_table import GAME, Table, new_game

from chabudai.core.errors import BadPosition


def choosing() -> Table:
    """The first mandate of a game is chosen."""
    return new_game(4, 3, negotiation="off").does("alone", "alone", "alone", "alone")


def refused(table: Table, **changes: Any) -> str:
    """Where the check finds fault."""
    with pytest.raises(BadPosition) as error:
        GAME.arrange(table.state, {path.replace("__", "."): value for path, value in changes.items()})
    return str(error.value.message.values["path"])


@pytest.mark.parametrize(
    ("changes", "path"),
    [
        ({"clans__0__figures__0__reserve": 6}, "clans.0.figures.0"),
        ({"clans__0__strongholds__edo": 5}, "clans.0.strongholds.edo"),
        ({"monster_owner__yurei": 1}, "monster_owner.yurei"),
        ({"monster_at__0": "edo"}, "monster_at.0"),
        ({"honor": [0, 0, 1, 2]}, "honor"),
        ({"clans__1__coins": -1}, "clans.1.coins"),
        ({"clans__1__score__taken": 1}, "clans.1.score"),
        ({"drawn": {"cards": ["recruit"]}}, "deck"),
        ({"track": ["train"]}, "players"),
        ({"ally": [1, -1, -1, -1]}, "ally.0"),
        ({"ally": [1, 0, -1, -1]}, "clans.0.allied"),
        ({"market": []}, "nothing"),  # cards may be gone
        ({"market": ["river_dragon"]}, "market"),
        ({"clans__0__cards": ["river_dragon"]}, "monster_owner.river_dragon"),
        ({"discarded": ["spring_edo"]}, "takers"),
        ({"card_set": "core"}, "card_set"),
        ({"shrines": ["fujin", "fujin", "raijin", "ryujin"]}, "shrines"),
        ({"season": "winter"}, "market"),
        ({"phase": "cleanup"}, "phase"),
        ({"turn": 3}, "turn"),
        ({"active": -1}, "active"),
        ({"mandate": "train"}, "mandate"),
        ({"shrine": 0}, "shrine"),
        ({"winds": 1}, "winds"),
        ({"moved": [0]}, "moved"),
        ({"summoned": True}, "summoned"),
        ({"war": 0}, "war"),
        ({"participants": 3}, "participants"),
        ({"victor": 0}, "victor"),
        ({"using": 1}, "using"),
        ({"spoke": True}, "spoke"),
    ],
    ids=str,
)
def test_a_position_that_cannot_be_is_refused(changes: dict[str, Any], path: str) -> None:
    """R-30.1 to R-30.8"""
    if path == "nothing":
        GAME.arrange(choosing().state, {"market": []})
    else:
        assert refused(choosing(), **changes) == path


@pytest.mark.parametrize("mode", ["off", "windows", "free"])
@pytest.mark.parametrize("cards", ["archway", "horseman", "teapot"])
def test_every_question_of_a_game_can_be_written_down_and_read(mode: str, cards: str) -> None:
    """R-29"""
    table, luck, asked = new_game(4, 6, negotiation=mode, set=cards), Random(4), set[str | None]()
    while not table.state.over:
        if table.question not in asked:
            asked.add(table.question)
            again = Table(GAME.load(GAME.dump(table.state)))
            assert again.state.digest() == table.state.digest()
            assert again.options == table.options
        table.one_at_random(luck)
    assert len(asked) > 12
