"""Wandering: games of all kinds played at random, with a page open on which everything must be in order.

`pytest --wanders 100` wanders longer. Each walk is named by its number, from which everything about it follows.
"""

from dataclasses import dataclass
from itertools import count
from random import Random
from typing import Any

import pytest
from e2e.axe import violations
from e2e.checks import bare_text, layout, reported
from e2e.conftest import Guests
from e2e.contexts import DESK, PHONE, Device
from e2e.laying import with_bots
from e2e.table_page import TablePage
from playwright.sync_api import expect
from seating import nearest
from server.people import Line, Person

import chabudai
from chabudai.core.game import Game, OptionValue
from chabudai.core.languages import LANGUAGES

SPEAKING = (*LANGUAGES, "pseudo")
UNSEEN = (0, 6, 14, 22)  # moves made before the page is opened
SEEN = 12
EVERY = 5
FOLLOWED = 40  # moves of a whole game, which take the page longer to draw than the game to play


@dataclass(frozen=True)
class Walk:
    game: str
    seats: int
    options: dict[str, OptionValue]
    device: Device
    language: str
    unseen: int

    def lay(self, host: Person) -> str:
        return with_bots(host, self.seats, game=self.game, options=self.options)


def walk(number: int) -> Walk:
    """All games and numbers of players in turn, the rest at random."""
    games, luck = chabudai.games(), Random(number)
    game = games[number % len(games)]
    return Walk(
        game=game.id,
        seats=game.seats[number // len(games) % len(game.seats)],
        options={option.id: luck.choice(option.values) for option in game.options},
        device=luck.choice((DESK, PHONE)),
        language=luck.choice(SPEAKING),
        unseen=luck.choice(UNSEEN),
    )


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "number" in metafunc.fixturenames:
        numbers = range(metafunc.config.getoption("--wanders"))
        metafunc.parametrize("number", numbers, ids=[f"{number}-{walk(number).game}" for number in numbers])


def test_a_game_played_at_random_is_in_order_on_the_page(visit: Guests, number: int) -> None:
    """At every question of a new kind, and where the walk ends."""
    plan, luck = walk(number), Random(number)
    visitor = visit("Momiji", device=plan.device, language=plan.language)
    table = plan.lay(visitor.person)
    found: dict[str, list[str]] = {}
    with visitor.person.sit_at(table) as line:
        for _ in range(plan.unseen):
            make_a_move(line, luck)
        page = TablePage(visitor, table)
        for _ in range(SEEN):
            if line.position["over"]:
                break
            question = line.position["prompt"]["key"]
            if question not in found:
                found[question] = faults(page, line)
            make_a_move(line, luck)
        found["where the walk ends"] = faults(page, line)
    assert not reported(found), f"{plan}\n{reported(found)}"


@pytest.mark.parametrize("game", chabudai.games(), ids=lambda game: game.id)
def test_no_text_of_a_whole_game_stands_outside_the_catalogues(visit: Guests, game: Game[Any]) -> None:
    """A text that is missing or does not fit its values complains on the console; a bare one lacks its brackets.
    Each kind of question is looked at as soon as it comes; the first moves are followed. What was told stays in the
    log, where it is read at the end."""
    luck, visitor = Random(game.id), visit("Momiji", language="pseudo")
    page = TablePage(visitor, with_bots(visitor.person, nearest(game, 3), game=game.id))
    found: dict[str, list[str]] = {}
    with visitor.person.sit_at(page.id) as line:
        line.wait_for(Line.is_asked)
        for move in count():
            if line.position["over"]:
                break
            question = line.position["prompt"]["key"]
            if question not in found or (move < FOLLOWED and move % EVERY == 0):
                page.come_back()
                page.catch_up(line)
                found.setdefault(question, []).extend(bare_text(visitor))
            elif move >= FOLLOWED:
                page.go_away()
            make_a_move(line, luck)
    page.come_back()
    page.wait_for_turn()  # which never comes; but the end is told before its page opens
    expect(page.score_sheet).to_be_visible()
    found["where it ends"] = bare_text(visitor)
    assert not reported(found), reported(found)


def make_a_move(line: Line, luck: Random) -> None:
    """Afterwards the game is over, or it asks again."""
    if not line.position["over"]:
        line.move(luck.choice(line.legal()))
        line.wait_for(lambda now: now.is_asked() or now.position["over"])


def faults(page: TablePage, line: Line) -> list[str]:
    """The brackets of the pseudo-language would only confuse axe, and its words are longer than they need to be."""
    page.catch_up(line)
    visitor = page.visitor
    if visitor.words.language == "pseudo":
        return bare_text(visitor)
    return violations(visitor) + layout(visitor, visitor.device.width)
