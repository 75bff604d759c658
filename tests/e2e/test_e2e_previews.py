"""What a choice would bring is told before it is confirmed, as the rules foresee it."""

from e2e.castle_page import CastlePage
from e2e.conftest import Guests
from e2e.laying import asks, waiting_for
from e2e.table_page import TablePage
from playwright.sync_api import expect


def test_a_gift_to_the_temple_tells_what_is_left_and_what_it_is_worth(visit: Guests) -> None:
    visitor = visit("Momiji")
    table = TablePage(visitor, waiting_for(visitor.person, asks("prompt-donate"), toward="temple"))
    table.wait_for_turn()
    traveler = visitor.heard.position()["view"]["travelers"][0]
    table.choose()
    left = visitor.words("phrase-coins", coins=traveler["coins"] - 1)
    expect(table.prompt).to_contain_text(left)
    assert visitor.heard.position()["view"]["travelers"][0] == traveler, "asking changes nothing"


def test_placing_a_die_tells_the_goods_one_would_then_have(visit: Guests) -> None:
    visitor = visit("Momiji")
    table = CastlePage(visitor, waiting_for(visitor.person, asks("prompt-place"), game="white_castle", seats=2))
    table.wait_for_turn()
    entry = next(
        entry
        for entry in visitor.heard.position()["menu"]
        if entry["refusal"] is None and entry["label"]["values"].get("coins")
    )
    table.in_list(entry["action"]).click()
    expect(table.prompt).to_contain_text(table.words.until("board-brings-after", "goods"))
