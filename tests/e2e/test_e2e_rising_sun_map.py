"""Rising Sun in a browser: a mandate from the tiles, a piece moved on the map, a season card, a shrine, clans."""

import pytest
from e2e.conftest import Guests
from e2e.contexts import PHONE
from e2e.laying import asks, waiting_for
from e2e.table_page import TablePage
from e2e.visitor import Visitor
from playwright.sync_api import Locator, expect

from chabudai.core.languages import LANGUAGES

RISING_SUN = {"game": "rising_sun", "options": {"negotiation": "off"}}
KAMI = ("amaterasu", "fujin", "hachiman", "raijin", "ryujin", "susanoo", "tsukuyomi")
CLAN_COLOURS = {"dragonfly": "1", "koi": "2", "bonsai": "3", "turtle": "4", "lotus": "5"}


class RisingSunPage(TablePage):
    def __init__(self, visitor: Visitor, table: str | None = None) -> None:
        super().__init__(visitor, table)
        self.words = visitor.words.of("rising_sun")

    @property
    def board(self) -> Locator:
        return self.page.get_by_role("group", name=self.words("board-map"), exact=True)

    def on_map(self, action: str) -> Locator:
        return self.board.locator(f"[data-action='{action}']")

    def legal_actions(self, verb: str) -> list[str]:
        menu = self.visitor.heard.position()["menu"]
        return [entry["action"] for entry in menu if entry["refusal"] is None and entry["does"]["verb"] == verb]


def waits(visitor: Visitor, prompt: str, toward: str = "") -> RisingSunPage:
    return RisingSunPage(visitor, waiting_for(visitor.person, asks(prompt), toward, **RISING_SUN))


def test_a_mandate_is_chosen_among_the_tiles_that_were_drawn(visit: Guests) -> None:
    """R-10.3, R-10.4"""
    table = waits(visit("Momiji"), "prompt-mandate")
    action = table.legal_actions("play")[0]
    tile = table.page.locator(f".tile[data-action='{action}']")
    tile.click()
    expect(tile).to_have_attribute("aria-pressed", "true")
    table.confirm()
    played = table.page.locator("ol.track > li").filter(has_text=table.words(f"mandate-{action.split()[1]}"))
    expect(played.first).to_be_visible()


def test_a_piece_is_pressed_where_it_stands_and_then_where_it_goes(visit: Guests) -> None:
    """R-12.1"""
    table = waits(visit("Momiji"), "prompt-march", toward="play marshal")
    table.on_map(table.legal_actions("move")[0]).click(force=True)
    table.confirm()
    table.wait_for_turn()
    goes = table.legal_actions("to")
    assert goes
    table.on_map(goes[0]).press("Enter")
    table.confirm()
    expect(table.log.first).to_be_visible()


def test_what_may_not_be_chosen_on_the_map_says_why(visit: Guests) -> None:
    """R-12.1"""
    table = waits(visit("Momiji"), "prompt-to", toward="play marshal")
    goes = {action.split()[1] for action in table.legal_actions("to")}
    far = next(name for name in ("hokkaido", "edo", "kyushu", "oshu", "nagato") if name not in goes)
    table.board.locator(f"[data-thing='province:{far}']").click(force=True)
    expect(table.dialog).to_contain_text("R-")


def test_a_season_card_is_bought_from_the_display(visit: Guests) -> None:
    """R-13.2"""
    table = waits(visit("Momiji"), "prompt-buy", toward="play train")
    action = table.legal_actions("buy")[0]
    table.page.locator(f".market button[data-action='{action}']").click()
    table.confirm()
    expect(table.page.locator(".tray")).to_contain_text(table.words(f"card-{action.split()[1].replace('_', '-')}"))


def test_seats_have_the_colours_of_their_clans(visit: Guests) -> None:
    visitor = visit("Momiji")
    table = waits(visitor, "prompt-mandate")
    panels = table.page.locator("button.seat")
    for player in visitor.heard.position()["view"]["players"]:
        expect(panels.nth(player["seat"])).to_have_attribute("data-s", CLAN_COLOURS[player["clan"]])


def test_on_a_phone_a_shinto_finds_its_shrine(visit: Guests) -> None:
    """R-5.6"""
    visitor = visit("Momiji", device=PHONE)
    table = waits(visitor, "prompt-worship", toward="summon shinto")
    action = table.legal_actions("shrine")[0]
    shrine = table.on_map(action)
    fold = visitor.button("table-since-fold")
    if fold.count() > 0:  # the map shows what the others did first
        fold.tap()
    expect(shrine).to_be_in_viewport()
    shrine.tap(force=True)
    table.confirm()
    assert action.split()[1] in str(visitor.heard.position()["view"]["shrines"])


# How wide these words would be under a shrine.
WIDTHS = """(caption, words) => words.map((word) => {
    caption.textContent = word;
    return [word, caption.getBBox().width];
})"""
SHRINE_STEP = 116  # from one shrine to the next, in units of the drawing


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_shrine_brings_stands_inside_its_ring_and_clear_of_the_next(visit: Guests, language: str) -> None:
    """R-11: all seven kami, though only four have a shrine."""
    visitor = visit("Momiji", language=language)
    table = waits(visitor, "prompt-worship", toward="summon shinto")
    captions = table.board.locator(".gate .brings")
    expect(captions).to_have_count(4)
    lowest = max(captions.evaluate_all("all => all.map((each) => each.getBoundingClientRect().bottom)"))
    ring = table.on_map(table.legal_actions("shrine")[0])
    assert lowest <= ring.evaluate("ring => ring.getBoundingClientRect().bottom")
    words = [table.words(f"board-kami-short-{kami}") for kami in KAMI]
    wide = [word for word, width in captions.first.evaluate(WIDTHS, words) if width > SHRINE_STEP]
    assert wide == []
