"""Rising Sun in a browser: a whole game against bots, one by ear and keyboard, a card bought and used."""

from e2e.conftest import Guests
from e2e.every_page import RISING
from e2e.laying import waiting_for, with_bots
from e2e.listener import Listener
from e2e.rising_page import RisingPage
from e2e.test_e2e_first_visit import score_sheet
from playwright.sync_api import expect
from server.people import Line

MONSTERS = ("buy oni_of_skulls", "buy komainu")


def test_a_whole_game_of_three_by_mouse_leads_from_tea_to_a_score_sheet_that_adds_up(visit: Guests) -> None:
    """R-6.1, R-22: every question is answered on the board and under it, without the list of choices."""
    visitor = visit("Momiji")
    table = RisingPage(visitor, with_bots(visitor.person, **RISING))
    expect(table.tea).to_be_visible()
    assert table.play_until_over(table.answer_by_mouse) > 20
    sheet = score_sheet(table)
    assert len(sheet["total"]) == 3
    for place, total in enumerate(sheet["total"]):
        assert sum(row[place] for row in sheet["rows"]) == total


def test_a_whole_game_of_three_by_ear_and_keyboard(visit: Guests) -> None:
    """R-29: every question is answered by what the list of choices reads out, bids coin by coin."""
    visitor = visit("Momiji")
    table = RisingPage(visitor, with_bots(visitor.person, **RISING))
    listener = Listener(visitor)

    def answer() -> None:
        heard = listener.choices()
        assert heard, "nothing to choose is read out"
        before = visitor.heard.position()["n"]
        listener.press(str(heard[len(heard) // 2]))
        listener.press("Enter")
        table.wait_until_asked_anew(before)

    assert table.play_until_over(answer) > 20
    assert visitor.words("table-score-sheet") in listener.hears("main")


def may_buy_a_monster(line: Line) -> bool:
    return line.is_asked() and any(monster in line.legal() for monster in MONSTERS)


def test_a_monster_is_bought_on_the_market_and_stands_on_the_map_at_once(visit: Guests) -> None:
    """R-13.6, R-24.1"""
    visitor = visit("Momiji")
    table = RisingPage(visitor, waiting_for(visitor.person, may_buy_a_monster, **RISING))
    assert table.wait_for_turn()
    with visitor.person.sit_at(table.id) as line:
        bought = next(monster for monster in MONSTERS if monster in line.legal())
    card = bought.split()[1]
    table.page.locator(f"[data-rises] [data-action='{bought}']").click()
    table.confirm()
    while visitor.heard.position()["prompt"] and asked(table) in ("prompt-summon-monster", "prompt-worship"):
        table.play()
    table.hear_until(lambda position: card in position["view"]["players"][0]["cards"])
    [owned] = table.visitor.heard.position()["view"]["players"][0]["monsters"]
    assert owned["monster"] == card
    name = table.words(f"card-{card.replace('_', '-')}")
    expect(table.page.locator(".tray")).to_contain_text(name)
    if owned["place"] in visitor.heard.position()["view"]["provinces"]:
        there = visitor.heard.position()["view"]["provinces"][owned["place"]]["pieces"]
        assert next(piece for piece in there if piece["seat"] == 0)["figures"][card] == 1


def asked(table: RisingPage) -> str:
    prompt = table.visitor.heard.position()["prompt"]
    return str(prompt["key"])
