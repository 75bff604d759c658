"""S-14.26: each seat for itself leaves the answer about extra armies standing, or is asked."""

import pytest
from shogun_table import GAME, Table, board, new_game

from chabudai.core.errors import IllegalAction
from chabudai.core.match import Match
from chabudai.core.match_file import MatchFile

DEFENDER, ATTACKER = 1, 0


def leaves(table: Table, seat: int, answer: str) -> Table:
    GAME.beside.act(table.state, seat, [GAME.actions.parse(f"leave {answer}")])
    return table


def may_leave(table: Table, seat: int) -> list[str]:
    return [GAME.actions.text(action) for action in GAME.beside.legal(table.state, seat, [])]


def at_war(**options: bool | str) -> Table:
    table = board(4, **options).own(ATTACKER, shinano=5).own(DEFENDER, kozuke=3, noto=1)
    table.special(ATTACKER, "attack_plus1").special(DEFENDER, "defence_plus1")
    table.carries_out(ATTACKER, "battle_a", "shinano")
    return table.does("march kozuke")


def thrown(table: Table) -> list[str]:
    cubes: list[str] = table.events("thrown")[-1]["cubes"]
    return cubes


def test_the_answer_of_one_seat_does_not_bind_the_others() -> None:
    """S-14.26: the defender leaves it, the attacker is asked"""
    table = leaves(at_war(), DEFENDER, "most").does("send 4")
    assert (table.decider, table.options) == (ATTACKER, ["reinforce 1", "reinforce 0"])
    assert thrown(table.does("reinforce 0")) == ["blue-4", "red-4"]


def test_nobody_hears_of_the_defenders_extra_army_before_the_attacker_has_decided() -> None:
    """S-9.3: the attacker decides first, whatever stands"""
    table = leaves(at_war(), DEFENDER, "most").does("send 4")
    assert table.events("reinforces") == []
    table.does("reinforce 1")
    assert [event["seat"] for event in table.events("reinforces")] == [ATTACKER, DEFENDER]


def test_who_has_left_no_answer_is_asked_though_all_others_have() -> None:
    """S-14.26 (D-9)"""
    table = leaves(at_war(extra_armies="most"), DEFENDER, "asked").does("send 4")
    assert (table.decider, table.options) == (DEFENDER, ["reinforce 1", "reinforce 0"])
    assert thrown(table.does("reinforce 0")) == ["blue-5", "red-3"]


@pytest.mark.parametrize(("option", "other"), [("asked", "most"), ("most", "asked")])
def test_all_begin_with_the_answer_of_the_table(option: str, other: str) -> None:
    table = new_game(3, extra_armies=option)
    for seat in range(3):
        assert may_leave(table, seat) == [f"leave {other}"]
    assert [player["standing"] for player in table.view()["players"]] == [option] * 3


def test_it_can_be_taken_back_at_any_time_and_all_see_it() -> None:
    table = leaves(new_game(3), 2, "most")
    assert [player["standing"] for player in table.view(0)["players"]] == ["asked", "asked", "most"]
    assert may_leave(table, 2) == ["leave asked"]
    leaves(table, 2, "asked")
    assert [event["event"] for event in table.events("will-throw-most", "will-be-asked")] == [
        "will-throw-most",
        "will-be-asked",
    ]


def test_what_stands_already_cannot_be_left_again() -> None:
    """S-14.26"""
    table = new_game(3)
    with pytest.raises(IllegalAction) as caught:
        leaves(table, 0, "asked")
    assert caught.value.refusal.clause == "S-14.26"


def test_the_question_that_waits_is_still_to_be_answered() -> None:
    """It holds from then on."""
    table = at_war().does("send 4", "reinforce 0")
    assert table.decider == DEFENDER
    leaves(table, DEFENDER, "most")
    assert (table.decider, table.options) == (DEFENDER, ["reinforce 1", "reinforce 0"])


def test_the_chances_count_the_army_that_will_come() -> None:
    """S-11.3: the same whether the defender will be asked or has left the answer"""
    asked = at_war().does("send 4").view()["battle"]["chances"]
    assert leaves(at_war(), DEFENDER, "most").does("send 4").view()["battle"]["chances"] == asked


def test_a_match_file_keeps_what_was_left_when() -> None:
    match = Match(GAME, 3, 5)
    match.act(1, GAME.actions.parse("leave most"))
    for _ in range(30):
        seat = match.state.deciders()[0]
        match.apply(seat, match.state.legal(seat)[0])
    match.act(1, GAME.actions.parse("leave asked"))
    again = MatchFile.parse(match.write(), "m").replayed(GAME, "m")
    assert again.state.digest() == match.state.digest()
    assert again.state.standing == match.state.standing


def test_what_is_left_while_all_plan_disturbs_no_plan() -> None:
    """S-16.3: and a match can be looked back at as before"""
    match = Match(GAME, 3, 5, {"setup": "fixed"})
    match.apply(0, GAME.actions.parse("bid 1"))
    match.act(1, GAME.actions.parse("leave most"))
    assert len(match.state.picks[0]) == 1
    while match.state.round == 1 and not match.moves:
        seat = match.state.deciders()[0]
        match.apply(seat, match.state.legal(seat)[-1])
    again = match.at(len(match.moves))
    assert again.state.digest() == match.state.digest()
    assert match.at(0).state.standing[1] == 1


def test_against_bots_alone_a_move_is_taken_back_through_theirs_but_not_through_what_was_left_since() -> None:
    match = Match(GAME, 3, 5)
    first = match.state.deciders()[0]
    bots = [seat for seat in range(3) if seat != first]
    match.apply(first, match.state.legal(first)[0])
    assert match.why_no_undo(first, bots) == "error-undo-seen"  # a card was turned up
    match.apply(first, match.state.legal(first)[0])
    assert match.why_no_undo(first, bots) is None
    match.act(first, GAME.actions.parse("leave most"))
    assert match.why_no_undo(first, bots) == "error-undo-others"


def test_at_a_table_of_people_the_answer_is_left_to_begin_with() -> None:
    """S-14.26: so that nobody waits for an absent defender; the rules themselves ask"""
    assert GAME.settle({})["extra_armies"] == "asked"
    assert GAME.settle_at_table({})["extra_armies"] == "most"
    assert GAME.settle_at_table({"extra_armies": "asked"})["extra_armies"] == "asked"
