"""The secrecy law on what really goes over the wire: whole games, every byte that reached each seat."""

import json
from dataclasses import replace
from typing import Any

import pytest
from server.people import Line, Person, Server

import chabudai
from chabudai.core.laws import random_choice
from chabudai.core.match import Match
from chabudai.core.match_file import MatchFile
from chabudai.core.rng import seeded
from chabudai.server.match import telling
from chabudai.server.match.record import told_event
from chabudai.server.match.story import Told
from chabudai.server.wire import MOST_PREVIEWS

GAME = chabudai.game("tokaido")
OPTIONS: list[dict[str, Any]] = [
    {},
    {"gastronomy": True},
    {"satsuki_source": "deck", "neutral_meal_discard": "chosen"},
]


def heard_message(line: Line, number: int) -> dict[str, Any]:
    """The last thing this line heard of the position after so many rows."""
    [*_, last] = [m for m in line.heard if m["type"] == "position" and m["position"]["n"] == number]
    return last


@pytest.mark.parametrize(("seats", "changes"), [(2, False), (4, False), (4, True)])
def test_what_each_seat_heard_is_what_a_re_dealt_game_would_have_told_it(
    server: Server, seats: int, changes: bool
) -> None:
    people = [Person(server, name) for name in ("Hana", "Petr", "Eva", "Ota")[:seats]]
    table = people[0].lay(seats=seats, options={"gastronomy": seats == 4})["id"]
    for person in people[1:]:
        person.post(f"/api/tables/{table}/sit")
    people[0].post(f"/api/tables/{table}/start")
    lines: list[Line] = [person.sit_at(table, changes) for person in people]
    watcher = Person(server).sit_at(table, changes)
    luck = seeded(seats, "wire")
    while not lines[0].position["over"]:
        deciders = lines[0].position["deciders"]
        line = lines[deciders[luck.below(len(deciders))]]
        legal = line.legal()
        line.move(legal[luck.below(len(legal))])
        for other in [*lines, watcher]:
            other.hear_with(line)
    file = MatchFile.parse(people[0].http.get(f"/api/tables/{table}/match").text, "file")
    compare_with_re_dealt_games(file, lines, watcher)
    for line in [*lines, watcher]:
        assert all(str(file.seed) not in said for said in line.bytes)


def compare_with_re_dealt_games(file: MatchFile, lines: list[Line], watcher: Line) -> None:
    whole = file.replayed(GAME, "file")
    for number in range(len(file.moves) + 1):
        match = whole.at(number)
        if len(match.state.deciders()) > 1 or match.state.picks:
            continue  # what is heard while several choose at once has tests of its own
        for seat, line in [*enumerate(lines), (None, watcher)]:
            if any(m["type"] == "position" and m["position"]["n"] == number for m in line.heard):
                heard = heard_message(line, number)
                halts, position = halts_and_position_of_a_twin(match, number, seat, heard["position"]["part"])
                assert heard["position"] == position
                assert heard["halts"] == halts or heard["from"] == 0, "whoever comes is shown where things stand"


def halts_and_position_of_a_twin(
    match: Match, number: int, seat: int | None, part: int
) -> tuple[list[dict[str, Any]], dict[str, Any]]:
    """The same on the way: before each forced move of which the onlooker hears."""
    whole = told_of_a_twin(match, number, seat, part)
    forced = match.forced[number][len(match.forced[number]) - part :]
    twins = [replace(each, before=each.before.determinize(seat, number + 1)) for each in forced]
    halts = [telling.halt(whole, each, seat, before) for before, each in enumerate(twins)]
    return json.loads(telling.encode(halts)), whole


def told_of_a_twin(match: Match, number: int, seat: int | None, part: int = 0) -> dict[str, Any]:
    """What the onlooker would be told if everything it may not know were otherwise."""
    truth = match.state
    match.state = truth.determinize(seat, number + 1)
    try:
        told: dict[str, Any] = json.loads(telling.encode(telling.position(match, number, 0, seat, part)))
        return told
    finally:
        match.state = truth


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_what_is_told_is_the_same_for_all_that_an_onlooker_cannot_tell_apart(
    seats: int, options: dict[str, Any]
) -> None:
    match = Match(GAME, seats, seed=seats, options=options)
    luck = seeded(seats, "telling")
    while not match.state.over:
        for seat in [*range(seats), None]:
            truth = json.loads(telling.encode(telling.position(match, 0, 0, seat)))
            assert truth == told_of_a_twin(match, 0, seat)
        match.apply(*random_choice(match.state, luck))


@pytest.mark.parametrize("name", ["tokaido", "white_castle"])
@pytest.mark.parametrize("seats", [2, 4])
def test_what_a_preview_tells_is_the_same_for_all_that_its_seat_cannot_tell_apart(name: str, seats: int) -> None:
    state, luck = chabudai.game(name).new(seats, seed=seats), seeded(seats, "preview")
    foreseen = 0
    while not state.over:
        for seat in state.deciders():
            twin = state.determinize(seat, foreseen + 1)
            for action in state.legal(seat):
                told, told_of_twin = (telling.preview(each, seat, action) for each in (state, twin))
                assert telling.encode(told) == telling.encode(told_of_twin)
                foreseen += told is not None
        state.apply(*random_choice(state, luck))
    assert foreseen > 20


def test_what_was_previewed_over_the_wire_is_what_a_re_dealt_game_would_have_told(server: Server) -> None:
    people = [Person(server, name) for name in ("Hana", "Petr")]
    table = people[0].lay("white_castle", seats=2)["id"]
    people[1].post(f"/api/tables/{table}/sit")
    people[0].post(f"/api/tables/{table}/start")
    lines, luck = [person.sit_at(table) for person in people], seeded(2, "previewed")
    asked: dict[int, tuple[int, dict[str, Any]]] = {}
    while not lines[0].position["over"]:
        seat = lines[0].position["deciders"][0]
        n, legal = lines[seat].position["n"], lines[seat].legal()
        if n % 10 == 0:
            answer = lines[seat].say("preview", n=n, actions=legal[:MOST_PREVIEWS])
            asked[n] = seat, answer["previews"]
        lines[seat].move(legal[luck.below(len(legal))])
        for line in lines:
            line.hear_with(lines[seat])
    file = MatchFile.parse(people[0].http.get(f"/api/tables/{table}/match").text, "file")
    compare_previews_with_re_dealt_games(file, asked)


def compare_previews_with_re_dealt_games(file: MatchFile, asked: dict[int, tuple[int, dict[str, Any]]]) -> None:
    game = chabudai.game(file.game)
    match = file.replayed(game, "file")
    assert len(asked) > 5
    for n, (seat, previews) in asked.items():
        twin = match.at(n).state.determinize(seat, n + 1)
        for text, told in previews.items():
            again = telling.preview(twin, seat, game.actions.parse(text))
            assert told == json.loads(telling.encode(again))


def test_of_a_sealed_pick_nobody_hears_more_than_that_somebody_is_ready(server: Server) -> None:
    """Not from the bytes that come, nor from how many there are; and of taking it back no more than that."""
    people = [Person(server, name) for name in ("Hana", "Petr", "Eva")]
    table = people[0].lay(seats=3)["id"]
    for person in people[1:]:
        person.post(f"/api/tables/{table}/sit")
    people[0].post(f"/api/tables/{table}/start")
    picker, *others = [*(person.sit_at(table) for person in people), Person(server).sit_at(table)]
    for other in others:
        other.say("ping")  # who came is heard by now
    heard: list[list[list[str]]] = []
    for action in [*picker.legal(), *picker.legal()]:
        before = [len(other.bytes) for other in others]
        picker.move(action)
        for other in others:
            other.hear_with(picker)
        picker.say("undo", **picker.question())
        for other in others:
            other.hear_with(picker)
        heard.append([other.bytes[count:] for other, count in zip(others, before, strict=True)])
    assert [len(messages) for messages in heard[0]] == [2, 2, 2]
    assert all(each == heard[0] for each in heard)


def test_a_log_line_reaches_only_those_it_is_for() -> None:
    match = Match(GAME, 3, seed=3)
    told_to_all = Told([0, 0, 0], None, [told_event(event) for event in match.state.journal or []])
    private = [each for each in told_to_all.events if each.event["event"] == "dealt"]
    assert len(private) == 3
    for seat in [0, 1, 2, None]:
        told = telling.lines([told_to_all], [None], 0, seat)
        assert [line["event"]["seat"] for line in told if line["event"]["event"] == "dealt"] == (
            [] if seat is None else [seat]
        )


def test_the_secrets_of_seats_and_seeds_are_in_no_log_and_no_answer(server: Server) -> None:
    person = Person(server, "Hana")
    table = person.lay(seats=2, bots=["steady"], start=True)["id"]
    line = person.sit_at(table)
    line.say_raw("nonsense")
    answers = [person.http.get(path).text for path in ("/api/me", f"/api/tables/{table}", "/api/me/tables")]
    for text in [*line.bytes, *answers, server.told()]:
        assert person.secret() not in text
        assert '"seed"' not in text
