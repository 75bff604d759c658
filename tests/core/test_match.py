"""Match files: written, read back, and never believed blindly."""

import json
from pathlib import Path
from typing import Any

import pytest
from stones import BIDS, EVENTS, GAME

import chabudai
from chabudai.core.errors import BadMatch
from chabudai.core.laws import random_match
from chabudai.core.match import Match
from chabudai.core.match_file import MatchFile

TOKAIDO = chabudai.game("tokaido")


def played(**changes: Any) -> str:
    """A finished match file of the tiny game, with some fields changed."""
    return json.dumps(random_match(GAME, 3, {}, seed=5).as_dict() | changes)


def replay(text: str) -> Match:
    return MatchFile.parse(text, "a file").replayed(GAME, "a file")


def test_a_match_file_plays_again_to_the_same_end() -> None:
    match = random_match(GAME, 3, {}, seed=5)
    assert replay(match.write()).state.digest() == match.state.digest()


def test_a_match_of_older_rules_that_plays_the_same_is_accepted() -> None:
    assert replay(played(rules=0)).state.over


def test_a_match_of_tokaido_is_a_few_kilobytes() -> None:
    assert len(random_match(TOKAIDO, 4, {}, seed=1).write()) < 24_000


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "not-json"),
        (played()[:200], "not-json"),
        ("[]", "foreign"),
        ('{"some": "json"}', "foreign"),
        (played(chabudai=99), "format"),
        (played(game="go"), "game"),
        (played(rules=99), "rules"),
        (played(rules=0, events=[]), "otherwise"),
        (played(rules=0, moves=[[0, "bid 99"]]), "otherwise"),
        (played(rules=0, digests={"1": "00"}), "otherwise"),
        (played(rules=0, players=["1"]), "damaged"),
        (played(seed="x"), "damaged"),
        (played(moves=[["a"]]), "damaged"),
        (played(players=["1"]), "damaged"),
        (played(moves=[[0, "bid 99"]]), "move"),
        (played(moves=[[9, "bid 1"]]), "move"),
        (played(events=[]), "event"),
        (played(digests={"1": "00"}), "digest"),
    ],
)
def test_a_bad_match_file_is_refused_by_what_is_wrong_with_it(text: str, problem: str) -> None:
    with pytest.raises(BadMatch) as refused:
        replay(text)
    assert refused.value.message.key == f"error-match-{problem}"


def test_a_missing_field_is_named() -> None:
    data = json.loads(played())
    del data["moves"]
    with pytest.raises(BadMatch) as refused:
        replay(json.dumps(data))
    assert refused.value.message.values["field"] == "moves"


def test_an_edited_move_is_found_at_the_first_event_it_changes() -> None:
    data = json.loads(played())
    thanks, whom = next((n, text) for n, (_, text) in enumerate(data["moves"]) if text.startswith("thank"))
    others = [f"thank {number}" for number in range(1, 4) if f"thank {number}" != whom]
    data["moves"][thanks][1] = next(each for each in others if each != f"thank {data['moves'][thanks][0] + 1}")
    with pytest.raises(BadMatch) as refused:
        replay(json.dumps(data))
    values = refused.value.message.values
    assert refused.value.message.key == "error-match-event"
    assert values["found"] != values["played"]


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadMatch) as refused:
        MatchFile.read(tmp_path / "nothing.json")
    assert refused.value.message.key == "error-match-unreadable"


def test_a_file_that_is_not_text_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "picture.json"
    file.write_bytes(b"\x89PNG\xff\xfe")
    with pytest.raises(BadMatch) as refused:
        MatchFile.read(file)
    assert refused.value.message.key == "error-match-unreadable"


def test_taking_back_forgets_the_digest_of_what_was_taken_back() -> None:
    games = [random_match(GAME, 2, {}, seed) for seed in range(100)]
    match = next(each for each in games if each.why_no_undo(each.moves[-1].seat) is None)
    assert list(match.digests) == [len(match.moves)]
    match.undo(match.moves[-1].seat)
    assert match.digests == {}
    assert not match.state.over


def test_an_event_comes_back_from_its_plain_face() -> None:
    faces = random_match(TOKAIDO, 2, {}, seed=3).told()
    assert [TOKAIDO.events.read(face).as_dict() for face in faces] == faces


@pytest.mark.parametrize("face", [{}, {"event": "storms"}, {"event": BIDS.key, "seat": 0, "stone": "99"}])
def test_a_face_that_is_no_event_is_refused(face: dict[str, Any]) -> None:
    with pytest.raises(KeyError):
        EVENTS.read(face)


def test_nothing_handed_out_is_the_state_itself() -> None:
    state = TOKAIDO.new(2, seed=1)
    digest = state.digest()
    handed: list[Any] = [state.view(0), TOKAIDO.dump(state)]
    for data in handed:
        data["options"]["gastronomy"] = True
    state.legal(0).clear()
    assert state.digest() == digest
    assert TOKAIDO.new(2, seed=1).options["gastronomy"] is False
