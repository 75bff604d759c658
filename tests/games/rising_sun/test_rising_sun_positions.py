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


# --- what waits, and what is asked --------------------------------------------------------------------------------


def asked(question: str, **options: Any) -> Table:
    """The first such question of some random game."""
    for seed in range(60):
        table, luck = new_game(5, seed, **options), Random(seed)
        while not table.state.over and table.question != question:
            table.one_at_random(luck)
        if not table.state.over:
            return table
    raise AssertionError(f"never asked: {question}")


def top(table: Table) -> tuple[int, dict[str, Any]]:
    stack = GAME.dump(table.state)["stack"]
    return len(stack) - 1, stack[-1]


def test_a_step_that_leads_to_nothing_here_is_refused() -> None:
    """R-6.1, R-18.5"""
    table = choosing()
    stack = GAME.dump(table.state)["stack"]
    assert refused(table, stack=[*stack[:4], {"step": "Reparations"}, *stack[4:]]) == "stack.4.step"
    assert refused(table, stack=[*stack[:3], *stack[4:]]) == "stack.3.step"


def test_a_toll_is_taken_of_a_sea_route() -> None:
    """R-29.7: a toll where there is no route would never end"""
    table = asked("prompt-toll", negotiation="off")
    place, toll = top(table)
    assert refused(table, **{f"stack__{place}__target": toll["source"]}) == f"stack.{place}"
    assert refused(table, **{f"stack__{place}__crosser": toll["seat"]}) == f"stack.{place}"
    assert refused(table, **{f"stack__{place}__crosser": 5}) == f"stack.{place}.crosser"


def test_what_shall_move_is_there() -> None:
    """R-12.1"""
    table = asked("prompt-to", negotiation="off")
    place, _ = top(table)
    seat = table.decider
    figures = GAME.dump(table.state)["clans"][seat]["figures"]
    empty = next(name for name in figures[0] if not any(kind[name] for kind in figures))
    assert refused(table, **{f"stack__{place}__source": empty}) == f"stack.{place}.source"


def test_the_active_player_chooses_the_mandate() -> None:
    """R-10.2"""
    table = choosing()
    place, choice = top(table)
    assert refused(table, **{f"stack__{place}__seat": (choice["seat"] + 1) % 4}) == f"stack.{place}"


def test_all_have_tea_together() -> None:
    """R-9.3"""
    table = new_game(4, 3, negotiation="off")
    place, _ = top(table)
    assert refused(table, **{f"stack__{place}__asked": 3}) == "stack"


def test_what_is_answered_was_offered() -> None:
    """R-29.N.5"""
    table = asked("prompt-answer", negotiation="windows")
    assert refused(table, talks__0__offers=[]) == f"stack.{top(table)[0]}"


def test_what_is_being_said_can_be_said() -> None:
    """R-29.N.6"""
    table = asked("prompt-drafting", negotiation="windows")
    place, offer = top(table)
    assert refused(table, **{f"stack__{place}__said": [*offer["said"], "pass"]}).startswith(f"stack.{place}.said")
    assert refused(table, **{f"stack__{place}__to": offer["seat"]}) == f"stack.{place}.to"


def test_the_advantages_wait_in_their_order() -> None:
    """R-18.5"""
    table = asked("prompt-bids", negotiation="off")
    stack = GAME.dump(table.state)["stack"]
    outcome = next(place for place, step in enumerate(stack) if step["step"] == "Outcome")
    assert refused(table, stack=[*stack[:outcome], *stack[outcome + 1 :]]) == "stack"
    assert refused(table, **{f"stack__{len(stack) - 2}__advantage": "poets"}) == "stack"


def test_a_card_does_what_it_can() -> None:
    """R-23.5"""
    table = asked("prompt-place", negotiation="off")
    assert (
        refused(table, **{f"stack__{top(table)[0]}__card": "path_of_the_monkey"}) == f"stack.{top(table)[0]}.card"
    )


def test_the_tiles_of_a_game_that_is_over_are_all_there() -> None:
    """R-30.5"""
    table = next(
        game
        for seed in range(20)
        if GAME.dump((game := new_game(4, seed).at_random(seed)).state)["buried"]["cards"]
    )
    assert refused(table, buried={"cards": []}) == "buried"


def watched_by_a_merchant() -> Table:
    """Autumn of a random game, and cards to the point; on to the war."""
    for seed in range(60):
        table, luck = new_game(4, seed, negotiation="off", set="teapot"), Random(seed)
        while not table.state.over and (table.state.season < 2 or table.question != "prompt-mandate"):
            table.one_at_random(luck)
        if not any(clan.cards for clan in table.state.clans):
            break
    cards = {
        "clans.0.cards": ["way_of_the_shogun", "way_of_the_moneylender"],
        "clans.1.cards": ["way_of_the_merchant"],
    }
    market = [card for card in GAME.dump(table.state)["market"] if card != "way_of_the_moneylender"]
    table = Table(GAME.arrange(table.state, {**cards, "market": market}))
    while table.question != "prompt-next-card":
        table.one_at_random(luck)
    return table


def test_the_cards_whose_order_is_asked_are_the_owners_and_different() -> None:
    """R-27.4: one or none of them to choose from would never end"""
    table = watched_by_a_merchant()
    place, step = top(table)
    again = Table(GAME.load(GAME.dump(table.state)))
    assert again.options == table.options
    for waiting in ([], step["waiting"][:1], [*step["waiting"], "way_of_the_ronin"]):
        assert refused(table, **{f"stack__{place}__waiting": waiting}) == f"stack.{place}.waiting"
