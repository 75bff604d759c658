"""The White Castle in a browser: games to their end, the preview of a die, the chain of effects, why not."""

from pathlib import Path
from typing import Any

import pytest
from e2e.castle_page import CastlePage
from e2e.conftest import Guests
from e2e.contexts import SMALL_PHONE
from e2e.every_page import CASTLE, Tables, as_host
from e2e.laying import IN_THE_LAST_TURN, waiting_for, with_bots
from e2e.phone import PhoneTable
from e2e.test_e2e_first_visit import downloaded_match, score_sheet
from e2e.visitor import Visitor
from playwright.sync_api import expect
from server.people import Line

from chabudai.core.languages import LANGUAGES
from chabudai.core.match_file import MatchFile
from chabudai.core.messages import message_in
from chabudai.games import white_castle
from chabudai.games.white_castle.components import ROOM

# --- whole games ------------------------------------------------------------------------------------------------


def test_a_whole_game_against_a_bot_from_the_home_page_to_the_score_sheet(visit: Guests, tmp_path: Path) -> None:
    """W-4.5, W-14"""
    visitor = visit()
    visitor.open("/")
    visitor.play_button(CASTLE).click()
    table = CastlePage(visitor)
    table.hurry_bots()
    assert table.play_until_over(table.act) > 18  # W-4.1: nine turns, a die taken and placed in each
    sheet = score_sheet(table)
    assert len(sheet["total"]) == 2
    for place, total in enumerate(sheet["total"]):
        assert sum(row[place] for row in sheet["rows"]) == total
    file = downloaded_match(table, tmp_path)
    match = MatchFile.read(file).replayed(white_castle.GAME, file.name)
    assert sorted(match.state.scores(), reverse=True) == sorted(sheet["total"], reverse=True)


def test_a_game_alone_against_the_tokugawa(visit: Guests, tmp_path: Path) -> None:
    """W-15"""
    visitor = visit()
    visitor.open("/")
    alone = visitor.words("web-alone-at", game=visitor.words.of(CASTLE)("game-title"))
    visitor.print_of(CASTLE).get_by_role("link", name=alone, exact=True).click()
    visitor.press("web-create-and-start")
    table = CastlePage(visitor)
    guest = table.words("seat-neutral")
    expect(table.player(guest)).to_be_visible()
    table.play_begin_and_end(table.act, IN_THE_LAST_TURN)
    sheet = score_sheet(table)
    assert len(sheet["total"]) == 2
    expect(visitor.page.get_by_role("columnheader", name=guest)).to_be_visible()
    file = downloaded_match(table, tmp_path)
    match = MatchFile.read(file).replayed(white_castle.GAME, file.name)
    assert match.state.seats == 1
    assert sorted(match.state.scores()) == sorted(sheet["total"])
    winner = visitor.page.get_by_role("listitem").filter(
        has=visitor.page.get_by_label(visitor.words("table-winner"))
    )
    expect(winner.first).to_contain_text(str(match.state.scores()[match.state.winners()[0]]))


def test_a_game_by_tapping_on_a_phone(visit: Guests) -> None:
    visitor = visit("Momiji", device=SMALL_PHONE)
    table = PhoneTable(visitor, with_bots(visitor.person, 2, game=CASTLE))
    table.play_begin_and_end(table.tap_a_move, IN_THE_LAST_TURN)
    expect(visitor.button("table-rematch")).to_be_in_viewport()


# --- a die before and after it is placed ------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_die_is_previewed_before_it_is_placed(visit: Guests, tables: Tables, language: str) -> None:
    """W-5.5, W-5.7, W-5.8: coins, lantern and what follows are told before anything is sent."""
    visitor = as_host(visit(language=language), tables)
    table = CastlePage(visitor, tables.placing)
    before = table.position["n"]
    for entry in [entry for entry in table.position["menu"] if entry["does"]["verb"] == "place"]:
        if entry["refusal"] is None:
            table.pick(entry["action"])
            coins = abs(entry["label"]["values"]["coins"])
            expect(table.prompt).to_contain_text(str(entry["label"]["values"]["covers"]))
            if coins:
                expect(table.confirm_button).to_contain_text(str(coins))
            if entry["does"]["space"] in ROOM.ids:
                for block in said(visitor, entry["label"]["values"]["opens"]):
                    expect(table.prompt).to_contain_text(block)
    assert table.position["n"] == before  # nothing was sent


def test_a_die_that_was_taken_can_be_put_back(visit: Guests) -> None:
    """W-19.4.5"""
    visitor = visit("Momiji")
    table = CastlePage(visitor, with_bots(visitor.person, 2, game=CASTLE))
    while table.wait_for_turn() and table.position["prompt"]["key"] != "prompt-take":
        table.act()
    ends = table.legal_actions
    taken = next(action for action in ends if action.startswith("take"))
    table.do(taken)
    expect(table.in_list("place well")).to_be_visible()
    table.prompt.get_by_role("button", name=table.words("board-put-back"), exact=True).click()
    expect(table.in_list(taken)).to_be_visible()
    assert table.legal_actions == ends


def test_the_ends_of_the_bridges_are_taken_on_the_board(visit: Guests, tables: Tables) -> None:
    """W-5.1"""
    visitor = as_host(visit(), tables)
    table = CastlePage(visitor, tables.bridges)
    for action in table.legal_actions:
        if action.startswith("take"):
            table.on_board(action).click()
            expect(table.in_list(action)).to_have_attribute("aria-pressed", "true")


def test_to_decline_is_one_press(visit: Guests) -> None:
    """W-17.1: any action may be declined; W-19.4.6"""
    visitor = visit("Momiji")
    table = CastlePage(visitor, waiting_for(visitor.person, may_decline, game=CASTLE))
    assert table.wait_for_turn()
    before = table.position["n"]
    decline = next(entry for entry in table.position["menu"] if entry["action"] == "decline")
    no = white_castle.GAME.text("en").say(message_in(decline["label"]))
    table.prompt.get_by_role("button", name=no, exact=True).click()
    table.wait_until_done()
    expect(table.in_list("decline")).to_have_count(0)
    assert table.position["n"] > before


def may_decline(line: Line) -> bool:
    """Asked to send somebody out, or not."""
    return line.is_asked() and line.position["prompt"]["key"] in ("prompt-tend", "prompt-train")


# --- the chain, why not -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_still_to_come_is_in_sight(visit: Guests, tables: Tables, language: str) -> None:
    """W-19.3: the stack of effects, what is asked now first."""
    visitor = as_host(visit(language=language), tables)
    table = CastlePage(visitor, tables.chain)
    waiting = table.position["view"]["pending"]
    assert len(waiting) > 2
    expect(table.chain.get_by_text(table.words("board-chain-then"), exact=True).first).to_be_visible()
    assert table.chain.get_by_role("listitem").count() >= len(waiting)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_room_that_takes_no_such_die_says_why(visit: Guests, tables: Tables, language: str) -> None:
    """W-6.1, W-5.6"""
    visitor = as_host(visit(language=language), tables)
    table = CastlePage(visitor, tables.placing)
    barred = next(
        entry for entry in table.position["menu"] if entry["refusal"] and entry["does"]["verb"] == "place"
    )
    table.on_board(barred["action"]).click()
    expect(table.dialog).to_contain_text(barred["refusal"]["clause"])
    table.close_dialog()
    table.in_list(barred["action"]).click()
    expect(table.dialog).to_contain_text(barred["refusal"]["clause"])


def said(visitor: Visitor, messages: list[dict[str, Any]]) -> list[str]:
    catalogue = white_castle.GAME.text(visitor.words.language)
    return [catalogue.say(message_in(message)) for message in messages]
