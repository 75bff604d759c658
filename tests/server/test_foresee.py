"""What would come of an answer that is still being laid: told to whoever lays it, and known to nobody else."""

from typing import Any

import pytest
from server.people import Line, Person, Server

import chabudai
from chabudai.core.rng import seeded
from chabudai.core.steps import Together
from chabudai.games.shogun.components import PROVINCE, SPACE
from chabudai.server import wire
from chabudai.server.match import telling
from chabudai.server.table.costs import cost_of


def planners(server: Server) -> list[Line]:
    """Three people about to plan."""
    people = [Person(server, name) for name in ("Hana", "Petr", "Eva")]
    table = people[0].lay("shogun", seats=3, options={"setup": "fixed"})["id"]
    for person in people[1:]:
        person.post(f"/api/tables/{table}/sit")
    people[0].post(f"/api/tables/{table}/start")
    return [person.sit_at(table) for person in people]


def foreseen(line: Line, *answers: list[str | None]) -> list[dict[str, Any] | None]:
    answer = line.say("foresee", **line.question(), answers=answers)
    assert answer["type"] == "foresee", answer
    return list(answer["foreseen"])


def laid(line: Line, **orders: str) -> list[str | None]:
    spaces = line.position["view"]["planning"]["spaces"]
    return [None if space not in orders else f"plan {orders[space]}" for space in spaces]


def test_each_answer_is_told_of_in_its_order_and_null_where_it_can_become_none(server: Server) -> None:
    line, *_ = planners(server)
    own = list(line.position["view"]["planning"]["provinces"])
    foreign = next(name for name in line.position["view"]["provinces"] if name not in own)
    told = foreseen(line, laid(line, tax=own[0]), laid(line, tax=foreign), laid(line, rice=own[1]), [])
    assert [None if each is None else list(each["orders"]) for each in told] == [["tax"], None, ["rice"], []]


def test_nothing_is_stored_by_it_and_nobody_hears_of_it(server: Server) -> None:
    """S-16.3"""
    line, *others = planners(server)
    for other in others:
        other.say("ping")  # by then it has heard who came
    heard, before = [len(other.heard) for other in others], line.position
    own = list(before["view"]["planning"]["provinces"])
    for number in range(len(own)):
        foreseen(line, laid(line, tax=own[number]), laid(line, castle=own[number]))
    for other, number in zip(others, heard, strict=True):
        other.say("ping")
        assert [message["type"] for message in other.heard[number:]] == ["ok"]
    assert line.say("ping")["type"] == "ok"
    assert line.position == before


def test_it_is_still_told_once_the_answer_is_sent(server: Server) -> None:
    line, *_ = planners(server)
    told = foreseen(line, [None])
    legal = line.legal()
    line.move(legal[0])
    assert foreseen(line, [None]) == told


def test_only_whoever_is_asked_with_others_may_ask_and_only_about_the_present_question(server: Server) -> None:
    line, *_ = planners(server)
    question = line.question()
    for n in (-1, question["n"] + 1):
        assert line.refused("foresee", **question | {"n": n}, answers=[]) == "stale"
    watcher = Person(server, "Ota").sit_at(line.table["id"])
    assert watcher.refused("foresee", **question, answers=[]) == "not-yours"
    host = Person(server, "Iva")
    alone = host.sit_at(host.lay("white_castle", seats=2, bots=["novice"], start=True)["id"])
    alone.wait_for(Line.is_asked)
    assert alone.refused("foresee", **alone.question(), answers=[]) == "not-allowed"


@pytest.mark.parametrize(
    ("answers", "kind"),
    [
        ([["nonsense"]], "bad-value"),
        ([[]] * (wire.MOST_FORESEEN + 1), "bad-request"),
        ([[None] * (wire.MOST_AT_ONCE + 1)], "bad-request"),
        ([["x" * (wire.LONGEST_ACTION + 1)]], "bad-request"),
        ([3], "bad-request"),
        (["tax"], "bad-request"),
        (None, "bad-request"),
    ],
)
def test_a_question_of_the_wrong_shape_is_refused(server: Server, answers: object, kind: str) -> None:
    line, *_ = planners(server)
    assert line.refused("foresee", **line.question(), answers=answers) == kind


def test_as_many_answers_as_may_be_asked_of_at_once_fit_into_a_message() -> None:
    longest = max((f"plan {province}" for province in PROVINCE.ids), key=len)
    answers = [[longest] * len(SPACE)] * wire.MOST_FORESEEN
    said = {"type": "foresee", "id": 2**53, "n": 9999, "picks": 9999, "answers": answers}
    assert len(telling.encode(said)) < wire.LONGEST_MESSAGE


def test_whoever_asks_about_more_pays_more() -> None:
    few, many = (cost_of(wire.Foresee(n=0, answers=[[]] * number)) for number in (1, wire.MOST_FORESEEN))
    assert many > few


def test_a_game_that_tells_nothing_of_such_answers_says_null(server: Server) -> None:
    host = Person(server, "Hana")
    line = host.sit_at(host.lay("tokaido", seats=2, bots=["novice"], start=True)["id"])
    assert foreseen(line, [line.legal()[0]], [None]) == [None, None]


def test_what_is_foreseen_is_the_same_for_all_that_its_seat_cannot_tell_apart() -> None:
    """S-16: whatever others have laid and in whatever order the hidden actions lie."""
    state, luck = chabudai.game("shogun").new(4, seed=4), seeded(4, "foresee")
    compared = 0
    while not state.over and compared < 60:
        if isinstance(state.waiting, Together):
            for seat in range(4):
                answer = [pick if luck.below(4) else None for pick in state.picks[seat]]
                twins = [state.determinize(seat, compared + number) for number in range(3)]
                told = [telling.encode(telling.foreseen(each, seat, [answer])) for each in (state, *twins)]
                assert told == [told[0]] * 4
                compared += told[0] != b"[null]"
        deciders = state.deciders()
        seat = deciders[luck.below(len(deciders))]
        legal = state.legal(seat)
        state.apply(seat, legal[luck.below(len(legal))])
    assert compared >= 60
