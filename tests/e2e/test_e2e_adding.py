"""Souvenirs add up: each is pressed for itself, and one press more buys them together."""

from e2e.conftest import Guests
from e2e.contexts import PHONE
from e2e.laying import Line, asks, waiting_for
from e2e.phone import PhoneTable
from e2e.table_page import TablePage
from playwright.sync_api import Locator, expect

BUYS_AT_ONCE = {"confirmMoves": False}


def is_a_pair_short_of_three(line: Line) -> bool:
    """In a village where the first two souvenirs can be bought, but not all three (T-4.2.3)."""
    if not asks("prompt-buy")(line):
        return False
    barred = {entry["action"]: entry["refusal"] is not None for entry in line.position["menu"]}
    return len(barred) == 8 and barred["buy 1+2+3"] and not barred["buy 1+2"] and not barred["buy 3"]


def ware(table: TablePage, place: int) -> Locator:
    return table.choices.locator(f"[data-action='buy {place}']")


def test_two_souvenirs_are_gathered_and_bought_by_one_press_without_confirming(visit: Guests) -> None:
    visitor = visit("Momiji", settings=BUYS_AT_ONCE)
    table = TablePage(visitor, waiting_for(visitor.person, is_a_pair_short_of_three, toward="village"))
    menu = {entry["action"]: entry["label"]["values"] for entry in visitor.heard.position()["menu"]}
    expect(table.choices.locator("[data-adds]")).to_have_count(3)  # and never a list of all purchases
    ware(table, 1).click()
    expect(table.chosen).to_have_count(1)
    cards = table.page.locator(".three [aria-pressed]")
    cards.nth(1).click()
    expect(table.chosen).to_have_count(2)
    values = {"coins": menu["buy 1+2"]["coins"], "points": menu["buy 1+2"]["points"], "souvenirs-count": 2}
    expect(table.confirm_button).to_have_text(table.words("board-buy", **values))

    # T-4.2.3: what no longer fits says what is short, and why when it is pressed
    have = visitor.heard.position()["view"]["travelers"][0]["coins"]
    missing = table.words("board-short-by", coins=menu["buy 1+2+3"]["coins"] - have)
    expect(ware(table, 3)).to_contain_text(missing)
    ware(table, 3).click()
    expect(table.dialog).to_contain_text("T-4.2.3")
    table.close_dialog()
    expect(table.chosen).to_have_count(2)

    before = visitor.heard.position()["n"]
    table.confirm_button.click()
    table.hear_until(lambda position: position["n"] > before)
    assert len(visitor.heard.position()["view"]["travelers"][0]["souvenirs"]) >= 2


def test_souvenirs_are_gathered_by_keyboard_and_put_back_with_enter(visit: Guests) -> None:
    visitor = visit("Momiji", settings=BUYS_AT_ONCE)
    table = TablePage(visitor, waiting_for(visitor.person, is_a_pair_short_of_three, toward="village"))
    visitor.page.keyboard.press("1")
    visitor.page.keyboard.press("2")
    expect(table.chosen).to_have_count(2)
    ware(table, 2).focus()
    visitor.page.keyboard.press("Enter")
    expect(table.chosen).to_have_count(1)
    expect(ware(table, 2)).to_have_attribute("aria-pressed", "false")
    visitor.page.keyboard.press("Escape")
    expect(table.chosen).to_have_count(0)


def test_on_a_phone_the_sum_is_confirmed_in_the_list_itself(visit: Guests) -> None:
    visitor = visit("Momiji", device=PHONE)
    table = PhoneTable(visitor, waiting_for(visitor.person, is_a_pair_short_of_three, toward="village"))
    table.open_tab("choices")
    ware(table, 1).tap()
    ware(table, 2).tap()
    expect(table.chosen).to_have_count(2)
    before = visitor.heard.position()["n"]
    table.choices.locator(".primary").tap()
    table.hear_until(lambda position: position["n"] > before)
    expect(table.dialog).to_have_count(0)
