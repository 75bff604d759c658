"""What the page judges by itself, held to the engine: tables to judge at, and whether the judgements are right.

`tables` writes positions as a browser is told them, and what the rules say of them. `check` reads what the page
made of them, each with its table: whole answers and unfinished ones, and whether it took them for legal. It writes
what is wrong.
"""

import json
import sys
from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

import chabudai
from chabudai.core.state import State
from chabudai.core.steps import Together
from chabudai.server.match import telling

TABLES = {"shogun": 150, "rising_sun": 60, "tokaido": 150}
SEATS = {"shogun": (3, 4, 5), "rising_sun": (3, 4, 5), "tokaido": (2, 3, 4, 5)}


def positions(name: str) -> Iterator[State]:
    """Of games that are played at random, one after the other."""
    luck, game = Random(name), chabudai.game(name)
    while True:
        state: State = game.new(luck.choice(SEATS[name]), luck.randrange(1 << 30))
        while not state.over:
            yield state
            seat = luck.choice(state.deciders())
            state.apply(seat, luck.choice(state.legal(seat)))


def asked(name: str, prompt: str) -> Iterator[tuple[State, int]]:
    """Whoever is asked this together with others and has picked nothing yet."""
    for state in positions(name):
        if isinstance(state.waiting, Together) and not any(state.picks):
            for seat in state.deciders():
                told = state.prompt(seat)
                if told is not None and told.key == prompt:
                    yield state.clone(), seat


QUESTIONS = {"shogun": "prompt-bid", "rising_sun": "prompt-bid"}


def questions(name: str) -> list[tuple[State, int]]:
    return list(islice(asked(name, QUESTIONS[name]), TABLES[name]))


def question_told(state: State, seat: int) -> dict[str, Any]:
    return {"seat": seat, "view": state.view(seat), "menu": telling.menu_told(state, seat)}


# --- Tokaido: what is seen on the road and in the collection ------------------------------------------------------


def roads() -> Iterator[dict[str, Any]]:
    """Every fifth question on the road: which place each step leads to, and what souvenirs have brought."""
    steps = (state for state in positions("tokaido") if any(step.startswith("go ") for step in moves(state)))
    for state in islice(steps, 0, 5 * TABLES["tokaido"], 5):
        view = state.view(state.deciders()[0])
        yield {"view": view, "slots": {step: slot_after(state, step) for step in moves(state)}}


def moves(state: State) -> list[str]:
    seat = state.deciders()[0]
    return [text for text in map(state.game.actions.text, state.legal(seat)) if text.split()[0] in ("go", "send")]


def slot_after(state: State, step: str) -> int | None:
    """None where the traveler had to go on at once."""
    after, seat = state.clone(), state.deciders()[0]
    moved = -1 if step.startswith("send") else seat
    after.apply(seat, after.game.actions.parse(step))
    traveler = after.view(None)["travelers"][moved]
    return int(traveler["slot"]) if traveler["station"] == step.split()[1] else None


def tables() -> dict[str, Any]:
    asked_together = {name: [question_told(*each) for each in questions(name)] for name in QUESTIONS}
    return {**asked_together, "tokaido": list(roads())}


# --- what the page made of it -------------------------------------------------------------------------------------


def check(made: dict[str, list[dict[str, Any]]]) -> Iterator[str]:
    for name, answers in made.items():
        at = questions(name)
        for each in answers:
            state, seat = at[each["table"]]
            legal = (is_answer if each["whole"] else may_become)(state, seat, each["picks"])
            if legal != each["legal"]:
                yield f"{name}, table {each['table']}: {each['picks']} is {'legal' if legal else 'not legal'}"


def is_answer(state: State, seat: int, picks: list[str]) -> bool:
    """Whether the rules take these picks one after the other, and ask for no more."""
    twin = state.clone()
    for text in picks:
        action = twin.game.actions.parse(text)
        if twin.why_not(seat, action) is not None:
            return False
        twin.pick(seat, action)
    choice = twin.waiting
    assert isinstance(choice, Together)
    return choice.is_whole(twin, seat)


def may_become(state: State, seat: int, picks: list[str | None]) -> bool:
    """Whether an unfinished answer can be finished, as the server foresees it."""
    parse = state.game.actions.parse
    return state.game.foresee(state, seat, [None if pick is None else parse(pick) for pick in picks]) is not None


if __name__ == "__main__":
    if sys.argv[1] == "tables":
        sys.stdout.write(telling.encode(tables()).decode())
    else:
        print(json.dumps(list(islice(check(json.load(sys.stdin)), 20))))
