"""A whole game by keyboard alone, by somebody who knows of the page only what a screen reader would say."""

import re
from itertools import pairwise

import pytest
from e2e.conftest import Guests
from e2e.every_page import CASTLE, Tables, as_host
from e2e.laying import IN_THE_LAST_TURN, ON_THE_LAST_LEG, Wanted, with_bots
from e2e.listener import Listener
from e2e.table_page import TablePage
from e2e.visitor import Visitor
from playwright.sync_api import expect

from chabudai.core.languages import LANGUAGES

# Each game is played from the first to the last move in one language, its beginning and its end in the others.
WHOLE = {("tokaido", "hu"), (CASTLE, "cs")}
ENDS: dict[str, Wanted] = {"tokaido": ON_THE_LAST_LEG, CASTLE: IN_THE_LAST_TURN}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ENDS)
def test_a_game_is_played_by_ear_and_keyboard(visit: Guests, game: str, language: str) -> None:
    visitor = visit("Momiji", language=language)
    table, listener = TablePage(visitor, with_bots(visitor.person, 2, game=game)), Listener(visitor)

    def move() -> None:
        heard = listener.choices()
        assert heard, "nothing to choose is read out"
        listener.press(str(heard[len(heard) // 2]))
        listener.press("Enter")
        table.wait_until_done()

    if (game, language) in WHOLE:
        assert table.play_until_over(move) > 8
    else:
        table.play_begin_and_end(move, ENDS[game], first=3)
    assert visitor.words("table-score-sheet") in listener.hears("main")


@pytest.mark.parametrize("language", LANGUAGES)
def test_keys_tell_what_happened_how_everybody_stands_and_what_may_be_done(
    visit: Guests, tables: Tables, language: str
) -> None:
    visitor = as_host(visit(language=language), tables)
    listener = Listener(visitor)
    for name in (tables.road, tables.bridges):
        table = TablePage(visitor, name)
        assert table.wait_for_turn()
        players = [seat["name"] for seat in visitor.person.get(f"/api/tables/{table.id}")["seats"]]
        stands = listener.asks("p")
        assert all(player in stands for player in players)
        legal = [entry for entry in visitor.heard.position()["menu"] if entry["refusal"] is None]
        told = visitor.words("table-told-choices", choices=len(legal))
        assert told.replace("\N{NO-BREAK SPACE}", " ") in listener.asks("w")  # which is read as any space
        assert listener.asks("s") != stands


def test_the_board_is_one_stop_and_every_place_of_it_is_told(visit: Guests, tables: Tables) -> None:
    """With the arrows from place to place: its name, what is there, what it borders. Enter chooses it."""
    visitor = as_host(visit(), tables)
    table, listener = TablePage(visitor, tables.road), Listener(visitor)
    assert table.wait_for_turn()
    listener.press("b")
    read = listener.hears("listbox", visitor.words("table-board-in-words"))
    assert len(re.findall(r"- .?option ", read)) == 55  # every station of the road
    assert "Tanuki and you" in read
    while visitor.words("table-told-may-choose") not in spoken_now(visitor):
        listener.press("ArrowDown")
    listener.press("Enter")
    expect(table.chosen).to_have_count(1)


def spoken_now(visitor: Visitor) -> str:
    """The option the arrows are on."""
    return visitor.page.get_by_role("option", selected=True).inner_text()


def test_three_levels_of_words(visit: Guests, tables: Tables) -> None:
    lengths = []
    for wordiness in ("few", "some", "all"):
        visitor = as_host(visit(settings={"wordiness": wordiness}), tables)
        table = TablePage(visitor, tables.placing)
        assert table.wait_for_turn()
        listener = Listener(visitor)
        lengths.append((len(listener.asks("p")), len(listener.asks("w"))))
    assert lengths == sorted(set(lengths))
    assert all(one[1] < other[1] for one, other in pairwise(lengths))
