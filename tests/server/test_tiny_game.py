"""The tiny game at the server: whole games of people, of bots and of both; and what of a sealed pick is noticed."""

import re
from concurrent.futures import ThreadPoolExecutor
from itertools import permutations
from typing import Any

import pytest
from server.people import Line, Person
from server.tiny import GAME, Listening, TinyServer, begun, people_at, play_to_the_guess
from stones import GAME as STONES

from chabudai.core.languages import LANGUAGES
from chabudai.core.match_file import MatchFile
from chabudai.core.rng import Generator, seeded


def play_anyhow(lines: list[Line], luck: Generator) -> None:
    """To the end, in any order, picking and taking picks back."""
    while not lines[0].position["over"]:
        asked = [line for line in lines if line.is_asked()]
        line = asked[luck.below(len(asked))]
        if line.position["picks"] and line.position["undo"] is None and luck.below(3) == 0:
            line.say("undo", **line.question(), whole=luck.below(2) == 0)
        else:
            line.move(line.legal()[luck.below(len(line.legal()))])
        for other in lines:
            other.hear_with(line)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_people_play_it_to_its_end(tiny: TinyServer, seats: int) -> None:
    people = people_at(tiny, seats)
    table = begun(people)
    lines = [person.sit_at(table) for person in people]
    play_anyhow(lines, seeded(seats, "tiny"))
    assert lines[0].position["winners"]
    assert all(line.position["scores"] == lines[0].position["scores"] for line in lines)
    file = people[0].http.get(f"/api/tables/{table}/match").text
    assert MatchFile.parse(file, "file").game == GAME
    assert unsaid(lines) == []


def unsaid(lines: list[Line]) -> list[str]:
    """What was told and cannot be said in every language."""
    told = set(re.findall(r'"key":"([^"]+)"', "".join(said for line in lines for said in line.bytes)))
    catalogues = [STONES.text(language) for language in LANGUAGES]
    return sorted(key for key in told if not all(key in catalogue for catalogue in catalogues))


@pytest.mark.parametrize("level", ["novice", "steady"])
def test_bots_play_it_to_its_end_when_their_host_leaves(tiny: TinyServer, level: str) -> None:
    host, watcher = Person(tiny, "Hana"), Person(tiny)
    table = host.lay(GAME, seats=4, bots=[level] * 3, start=True)["id"]
    with host.sit_at(table) as line:
        line.say("pace", pace=0)
    host.post(f"/api/tables/{table}/leave")
    with watcher.sit_at(table) as line:
        line.wait_for(lambda now: bool(now.position["over"]))
        assert line.position["winners"]


def test_people_and_bots_play_it_together(tiny: TinyServer) -> None:
    host, guest = people_at(tiny, 2)
    table = host.lay(GAME, seats=4, bots=[None, "novice", "steady"])["id"]
    guest.post(f"/api/tables/{table}/sit")
    host.post(f"/api/tables/{table}/start")
    with host.sit_at(table) as first, guest.sit_at(table) as second, ThreadPoolExecutor() as both:
        first.say("pace", pace=0)
        list(both.map(Line.play_on, (first, second)))
        assert first.position["winners"]
        assert first.position["scores"] == second.position["scores"]


def test_its_words_are_told_to_a_client_that_was_built_without_it(tiny: TinyServer) -> None:
    person = Person(tiny)
    told = {language: person.get(f"/api/games/{GAME}/words?lang={language}") for language in LANGUAGES}
    assert all(words["language"] == language for language, words in told.items())
    assert len({words["text"] for words in told.values()}) == 3
    assert "game-title = Kameny" in told["cs"]["text"]
    answer = person.http.get(f"/api/games/{GAME}/words?lang=../../en")
    assert answer.status_code == 422


# --- what of a sealed pick is noticed ---------------------------------------------------------------------------


def at_the_guess(tiny: TinyServer) -> tuple[Line, Listening]:
    """Somebody who guesses with two picks; another who guesses too, one who does not, and a spectator listen."""
    people = people_at(tiny, 3)
    table = begun(people)
    lines = [person.sit_at(table) for person in people]
    seat, _ = play_to_the_guess(lines)
    return lines[seat], Listening([*lines[:seat], *lines[seat + 1 :], Person(tiny).sit_at(table)])


def test_of_a_pick_that_does_not_make_ready_nothing_comes_to_anybody_else(tiny: TinyServer) -> None:
    picker, others = at_the_guess(tiny)
    for action in picker.legal():
        picker.move(action)
        assert others.hear() == [[], [], []]
        picker.say("undo", **picker.question())
        assert others.hear() == [[], [], []]


def test_of_being_ready_and_unready_all_hear_the_same_bytes_whatever_was_picked(tiny: TinyServer) -> None:
    picker, others = at_the_guess(tiny)
    heard = []
    for first, second in permutations(picker.legal(), 2):
        picker.move(first, second)
        ready = others.hear()
        picker.say("undo", **picker.question(), whole=True)
        heard.append((ready, others.hear()))
    assert len(heard) == 6
    assert all(each == heard[0] for each in heard)
    assert [[len(news) for news in told] for told in heard[0]] == [[1, 1, 1], [1, 1, 1]]


def test_how_an_answer_came_about_is_not_told(tiny: TinyServer) -> None:
    """All at once, pick by pick, with a change of mind between: the others hear one and the same message."""
    picker, others = at_the_guess(tiny)
    one, other, third = picker.legal()
    heard = []
    for ways in ([[one, other]], [[one], [other]], [[third], None, [other], [one]]):
        for actions in ways:
            picker.say("undo", **picker.question()) if actions is None else picker.move(*actions)
        heard.append(others.hear())
        picker.say("undo", **picker.question(), whole=True)
        others.hear()
    assert heard[0] == heard[1] == heard[2]


# --- an answer that is laid before it is sent -------------------------------------------------------------------


def drafted(line: Line, *actions: str) -> dict[str, Any]:
    answer = line.say("draft", **line.question(), actions=actions)
    assert answer["type"] == "draft", answer
    return dict(answer["position"])


def test_a_draft_is_the_own_position_with_these_picks_and_nobody_hears_of_it(tiny: TinyServer) -> None:
    picker, others = at_the_guess(tiny)
    before, (one, other, _) = picker.position, picker.legal()
    first, second = drafted(picker, one), drafted(picker, one, other)
    assert first["view"]["picks"] == [one]
    assert [pick["action"] for pick in second["picked"]] == [one, other]
    assert [entry["whole"] for entry in first["menu"] if entry["refusal"] is None] == [True, True]
    assert [entry["whole"] for entry in before["menu"]] == [False, False, False]
    assert [entry["refusal"] is None for entry in first["menu"]].count(False) == 1
    assert (second["menu"], picker.table["your_seat"] in second["deciders"]) == ([], False)
    assert drafted(picker) == before
    assert others.hear() == [[], [], []]


def test_a_draft_opens_nothing_when_all_others_are_ready(tiny: TinyServer) -> None:
    """It says the same whatever they have picked."""
    picker, others = at_the_guess(tiny)
    rival = next(line for line in others.others if line.is_asked())
    told = []
    for first, second in permutations(rival.legal(), 2):
        rival.move(first, second)
        picker.hear_with(rival)
        told.append([drafted(picker, *both) for both in permutations(picker.legal(), 2)])
        rival.say("undo", **rival.question(), whole=True)
        picker.hear_with(rival)
    assert all(each == told[0] for each in told)
    assert all(position["view"]["drawn"] == -1 for position in told[0])


def test_what_may_not_be_picked_may_not_be_drafted(tiny: TinyServer) -> None:
    picker, others = at_the_guess(tiny)
    one, other, third = picker.legal()
    ahead = next(line for line in others.others if not line.is_asked() and line.table["your_seat"] is not None)
    asked = picker.question()
    assert picker.refused("draft", **asked, actions=[one, one]) == "illegal"
    assert picker.refused("draft", **asked, actions=[one, other, third]) == "illegal"
    assert picker.refused("draft", **asked | {"picks": asked["picks"] + 1}, actions=[one]) == "stale"
    assert ahead.refused("draft", **ahead.question(), actions=[]) == "not-allowed"
    assert others.others[-1].refused("draft", **asked, actions=[]) == "not-yours"


def test_why_not_speaks_of_what_is_laid_and_not_sent(tiny: TinyServer) -> None:
    """N-1.4: the same stone is not written down twice"""
    picker, _ = at_the_guess(tiny)
    one, *_ = picker.legal()
    assert picker.say("why", action=one)["refusal"] is None
    assert picker.say("why", action=one, after=[one])["refusal"]["clause"] == "N-1.4"
    assert picker.refused("why", action=one, after=[one, one]) == "illegal"
    assert picker.legal()[0] == one, "nothing was picked by it"


def test_who_is_asked_alone_drafts_nothing(tiny: TinyServer) -> None:
    people = people_at(tiny, 2)
    table = begun(people)
    lines = [person.sit_at(table) for person in people]
    for line in lines:
        line.move(line.legal()[0])
    lines[0].hear_with(lines[1])
    winner = lines[lines[0].position["deciders"][0]]
    assert winner.refused("draft", **winner.question(), actions=["take"]) == "not-allowed"
    assert all("whole" not in entry for entry in winner.position["menu"])


def test_one_s_own_answer_is_told_again_to_oneself_alone(tiny: TinyServer) -> None:
    picker, others = at_the_guess(tiny)
    one, other, _ = picker.legal()
    picker.move(one, other)
    assert [pick["label"]["values"]["stone"] for pick in picker.position["picked"]] == [
        f"stone-{action.split()[1]}" for action in (one, other)
    ]
    others.hear()
    assert all(line.position["picked"] == [] for line in others.others)
