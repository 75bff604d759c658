"""W-12: the season track, its stacks and barriers."""

import pytest
from castle_table import Play, table

BARRIERS = {6: 1, 11: 2, 15: 3}  # seals it costs to enter a position


def moving(steps: int, influence: int, seal: int = 0) -> Play:
    """Clan 0 is about to move its token 1 or 2 spaces."""
    bundle = {1: "steward-02.2", 2: "diplomat-07.1"}[steps]
    setting = table(3).clan(0, influence=influence, seal=seal).performing(bundle, only_one=True)
    return setting.set().does(f"perform {bundle}")


@pytest.mark.parametrize("steps", [1, 2])
@pytest.mark.parametrize("start", [0, 1, 2, 3, 6, 7, 8, 11, 12, 15, 16, 17, 18])
def test_influence_moves_the_token_to_the_right(steps: int, start: int) -> None:
    """W-12.1"""
    play = moving(steps, start)
    assert play.change(0) == {"influence": steps}
    assert play.question == "prompt-take"


def test_a_token_that_arrives_goes_on_top() -> None:
    """W-12.1: so its clan is the first of those on that space."""
    setting = table(3).clan(0, influence=2).clan(1, influence=3).clan(2, influence=3).tokens(0, 2, 1)
    play = setting.performing("steward-02.2", only_one=True).set().does("perform steward-02.2")
    assert play.view["tokens"] == [2, 1, 0]


def test_the_order_of_the_tokens_left_behind_does_not_change() -> None:
    """W-12.2: the undermost token leaves."""
    setting = table(4).clan(0, influence=3).clan(1, influence=3).clan(2, influence=3).clan(3, influence=3)
    play = setting.tokens(0, 2, 1, 3).performing("steward-02.2", only_one=True).set().does("perform steward-02.2")
    assert play.view["tokens"] == [2, 1, 3, 0]


# --- barriers -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("entered", "seals"), BARRIERS.items())
@pytest.mark.parametrize("over", [0, 1])
def test_a_barrier_is_crossed_for_its_seals(entered: int, seals: int, over: int) -> None:
    """W-12.3: with exactly as many as it costs; over is whether one more step follows."""
    play = moving(1 + over, entered - 1, seal=seals)
    assert play.question == "prompt-barrier"
    assert play.options == ["cross", "decline"]
    assert play.does("cross").change(0) == {"influence": 1 + over, "seal": -seals}


@pytest.mark.parametrize(("entered", "seals"), BARRIERS.items())
def test_a_second_step_meets_the_barrier_after_the_first_was_made(entered: int, seals: int) -> None:
    """W-12.3"""
    play = moving(2, entered - 2, seal=5)
    assert play.question == "prompt-barrier"
    assert play.clan(0).influence == entered - 1
    assert play.does("cross").change(0) == {"influence": 2, "seal": -seals}


@pytest.mark.parametrize("entered", BARRIERS)
@pytest.mark.parametrize(("steps", "start"), [(1, 1), (2, 1), (2, 2)])
def test_who_does_not_pay_stops_in_front_of_the_barrier(entered: int, steps: int, start: int) -> None:
    """W-12.3: the remaining steps are lost."""
    play = moving(steps, entered - start, seal=5).does("decline")
    assert (play.clan(0).influence, play.clan(0).seal) == (entered - 1, 5)
    assert play.events("stops")[0]["space"] == entered - 1
    assert play.question == "prompt-take"


@pytest.mark.parametrize(("entered", "seals"), BARRIERS.items())
def test_who_cannot_pay_stops_without_being_asked(entered: int, seals: int) -> None:
    """W-12.3, W-19.4.7"""
    play = moving(2, entered - 2, seal=seals - 1)
    assert play.change(0) == {"influence": 1}
    assert play.events("stops")[0]["space"] == entered - 1
    assert play.question == "prompt-take"


def test_no_other_position_costs_anything() -> None:
    """W-12.3"""
    for start in range(20):
        if start + 1 not in BARRIERS:
            assert moving(1, start, seal=5).change(0) == {"influence": 1}


def test_the_end_of_the_track_is_position_20() -> None:
    """W-12.4: further steps are lost."""
    assert moving(2, 18).clan(0).influence == 20
    play = moving(2, 19)
    assert play.change(0) == {"influence": 1}
    assert play.question == "prompt-take"


@pytest.mark.parametrize(("influence", "seal"), [(20, 5), (5, 0), (10, 1), (14, 2)])
def test_influence_that_cannot_move_the_token_is_not_offered(influence: int, seal: int) -> None:
    """W-12.4, W-12.3, W-17.30: at the end, or in front of a barrier that cannot be paid"""
    setting = table(3).clan(0, influence=influence, seal=seal).performing("diplomat-07.1", "diplomat-03.2")
    assert "perform diplomat-07.1" not in setting.set().options


def test_nobody_moves_on_from_the_end() -> None:
    """W-12.4: the other parts of a block come in all the same."""
    lanterns = ["starting-resource-3", "starting-action-courtiers"]
    setting = table(3).clan(0, influence=20, card="steward-10", lanterns=lanterns)
    play = setting.performing("diplomat-11.1", only_one=True).set().does("perform diplomat-11.1")
    assert play.change(0) == {"pearl": 1}


@pytest.mark.parametrize(("influence", "seal"), [(20, 5), (5, 0), (10, 1), (14, 2)])
def test_a_token_that_moves_0_spaces_keeps_its_place_in_its_stack(influence: int, seal: int) -> None:
    """W-12.5: it lies under another and stays there."""
    lanterns = ["starting-resource-3", "starting-action-courtiers"]
    setting = table(3).clan(0, influence=influence, seal=seal, card="steward-10", lanterns=lanterns)
    setting.clan(1, influence=influence).tokens(2, 0, 1)
    play = setting.performing("steward-13.2", only_one=True).set().does("perform steward-13.2")
    assert play.clan(0).influence == influence
    assert play.view["tokens"] == [2, 0, 1]


def test_a_token_that_is_stopped_keeps_its_place_in_its_stack() -> None:
    """W-12.5, W-12.3: its owner does not pay."""
    setting = table(3).clan(0, influence=5, seal=1).clan(1, influence=5).tokens(2, 0, 1)
    play = setting.performing("steward-02.2", only_one=True).set().does("perform steward-02.2", "decline")
    assert play.view["tokens"] == [2, 0, 1]


def test_seals_cannot_be_exchanged_at_a_barrier() -> None:
    """W-12.3, W-19.4.2: it would never help to pay."""
    assert moving(1, 5, seal=5).exchanges == []
