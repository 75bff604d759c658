"""The board that `chabudai new-game` writes, and a home page with more games than there ever were."""

import json
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from e2e.axe import violations
from e2e.browser import find_chromium
from e2e.checks import layout
from e2e.conftest import Guests
from e2e.contexts import DESK, PHONE, Device
from e2e.house import House
from e2e.laying import with_bots
from e2e.table_page import TablePage
from e2e.visitor import Visitor
from frame.judges import JUDGES_IN_THE_BROWSER, JUDGES_OF_THE_CLIENT
from frame.new_checkout import GAME, NEW, PAIR, NewCheckout, new_checkout
from playwright.sync_api import Locator, expect
from server.people import ColdServer, Person

pytestmark = pytest.mark.xdist_group("new board")  # of one checkout, and apart from what runs before the browsers
LAPTOP, LOW = Device(1280, 800), Device(1280, 720)
IN_ROWS = """all => {
    const boxes = all.map((each) => each.getBoundingClientRect());
    const rows = new Map(boxes.map(({ top }) => [Math.round(top), []]));
    for (const { top, width } of boxes) rows.get(Math.round(top)).push(Math.round(width));
    return [...rows.values()];
}"""


class NewHouse(House, ColdServer):
    """A server of the checkout with the new games."""


@pytest.fixture(scope="module")
def checkout() -> NewCheckout:
    built = new_checkout()
    built.build_client()
    return built


@contextmanager
def opened(checkout: NewCheckout, data: Path) -> Iterator[NewHouse]:
    with NewHouse(data, **checkout.environment) as running:
        yield running


@pytest.fixture(scope="module")
def new_house(checkout: NewCheckout, tmp_path_factory: pytest.TempPathFactory) -> Iterator[NewHouse]:
    with opened(checkout, tmp_path_factory.mktemp("new house") / "data") as running:
        yield running


# --- what judges a board --------------------------------------------------------------------------------------


def test_the_board_is_typed_like_the_rest_and_the_client_judges_it(checkout: NewCheckout) -> None:
    web = checkout.folder / "web"
    only = {
        "extends": "./tsconfig.json",
        "include": ["src/globals.d.ts", *[f"src/games/{name}/**/*" for name in NEW]],
    }
    (web / "tsconfig.new.json").write_text(json.dumps(only), "utf-8")
    package = json.loads((web / "package.json").read_text("utf-8"))
    package["scripts"]["check-new"] = package["scripts"]["check"].replace("tsconfig.json", "tsconfig.new.json")
    tests = " ".join(f"tests/{name}.test.ts" for name in JUDGES_OF_THE_CLIENT)
    package["scripts"]["test-new"] = f"{package['scripts']['test']} {tests} -t '{'|'.join(NEW)}'"
    (web / "package.json").write_text(json.dumps(package), "utf-8")
    done = checkout.run("web/build.py", "check-new", "test-new")
    assert done.returncode == 0, done.stdout + done.stderr


def test_whatever_every_game_is_held_to_in_the_browser_the_new_ones_keep(checkout: NewCheckout) -> None:
    done = checkout.judged(JUDGES_IN_THE_BROWSER, " or ".join(NEW))
    assert done.returncode == 0, done.stdout
    assert find_chromium() is None or "skipped" not in done.stdout.splitlines()[-1]


# --- several things to choose ---------------------------------------------------------------------------------


class NewPage(TablePage):
    @property
    def hand(self) -> Locator:
        return self.page.locator(".own button")

    @property
    def rows(self) -> Locator:
        return self.choices.locator("[data-adds]")

    @property
    def change_button(self) -> Locator:
        return self.visitor.button("table-change-answer")


def at_the_treasure(
    visit: Guests, house: NewHouse, game: str = PAIR, device: Device = DESK, language: str = "en"
) -> NewPage:
    visitor = visit("Momiji", house=house, device=device, language=language)
    seats = 2 if game == PAIR else 4
    return NewPage(visitor, with_bots(visitor.person, seats, game=game))


@pytest.mark.parametrize("device", [LAPTOP, LOW, DESK, PHONE], ids=["1280x800", "1280x720", "desk", "phone"])
def test_a_hand_is_in_sight_and_two_of_its_cards_are_chosen_there(
    visit: Guests, new_house: NewHouse, device: Device
) -> None:
    page = at_the_treasure(visit, new_house, device=device)
    expect(page.hand).to_have_count(5)
    for card in page.hand.all():
        expect(card).to_be_in_viewport(ratio=0.9)
    expect(page.confirm_button).to_have_attribute("aria-disabled", "true")
    page.hand.nth(0).click()
    expect(page.confirm_button).to_have_attribute("aria-disabled", "true")
    page.hand.nth(3).click()
    expect(page.confirm_button).to_have_text(page.words("table-select-send", chosen=2))
    expect(page.page.locator(".own button[aria-pressed=true]")).to_have_count(2)
    page.confirm_button.click()
    page.wait_until_done()
    assert len(view_of(page)["own_treasure"]) == 2
    page.hand.nth(0).click()  # what the other did meanwhile does not lie over it
    expect(page.hand.nth(0)).to_have_attribute("aria-pressed", "true")


def view_of(page: NewPage) -> dict[str, list[int]]:
    with page.visitor.person.sit_at(page.id) as line:
        view: dict[str, list[int]] = line.position["view"]
        return view


def test_what_is_chosen_in_the_list_lies_in_the_hand_is_put_back_and_survives_a_reload(
    visit: Guests, new_house: NewHouse
) -> None:
    page = at_the_treasure(visit, new_house)
    page.rows.nth(1).click()
    expect(page.hand.nth(1)).to_have_attribute("aria-pressed", "true")
    page.rows.nth(1).click()
    expect(page.hand.nth(1)).to_have_attribute("aria-pressed", "false")
    page.page.keyboard.press("2")
    page.page.keyboard.press("4")
    expect(page.chosen).to_have_count(2)
    page.page.reload()
    expect(page.chosen).to_have_count(2)
    page.page.keyboard.press("Backspace")
    expect(page.chosen).to_have_count(1)
    page.page.keyboard.press("5")
    page.page.keyboard.press("Enter")
    page.wait_until_done()
    assert len(view_of(page)["own_treasure"]) == 2


def test_an_answer_that_waits_for_others_is_taken_back_and_lies_there_as_it_did(
    visit: Guests, new_house: NewHouse
) -> None:
    host, guest = visit("Momiji", house=new_house), Person(new_house, "Petr")
    table = str(host.person.lay(PAIR, seats=2)["id"])
    guest.post(f"/api/tables/{table}/sit")
    host.person.post(f"/api/tables/{table}/start")
    page = NewPage(host, table)
    for place in (0, 4):
        page.hand.nth(place).click()
    page.confirm_button.click()
    page.change_button.click()
    expect(page.chosen).to_have_count(2)
    for place, pressed in enumerate(("true", "false", "false", "false", "true")):
        expect(page.hand.nth(place)).to_have_attribute("aria-pressed", pressed)


def test_on_a_phone_the_list_stays_open_until_it_is_enough(visit: Guests, new_house: NewHouse) -> None:
    page = at_the_treasure(visit, new_house, device=PHONE)
    page.page.get_by_role("button", name=page.words("table-tab-choices"), exact=True).click()
    page.rows.nth(0).click()
    expect(page.choices).to_be_visible()
    page.rows.nth(1).click()
    expect(page.choices).to_have_count(0)
    page.confirm_button.click()
    page.wait_until_done()
    assert len(view_of(page)["own_treasure"]) == 2


@pytest.mark.parametrize("language", ["en", "cs", "hu"])
@pytest.mark.parametrize("device", [LAPTOP, PHONE], ids=["1280x800", "phone"])
def test_the_board_of_a_new_game_is_in_order(
    visit: Guests, new_house: NewHouse, device: Device, language: str
) -> None:
    page = at_the_treasure(visit, new_house, GAME, device, language)
    page.hand.nth(0).click()
    assert violations(page.visitor) == []
    assert layout(page.visitor, (device.width, device.height)) == []


# --- more games on the home page ------------------------------------------------------------------------------


def prints(visitor: Visitor) -> list[list[int]]:
    """The widths of the prints, row by row."""
    visitor.open("/")
    covers = visitor.page.locator("article")
    expect(covers.first).to_be_visible()
    widths: list[list[int]] = covers.evaluate_all(IN_ROWS)
    return widths


def test_six_games_stand_in_two_rows_of_three(visit: Guests, new_house: NewHouse) -> None:
    visitor = visit("Momiji", house=new_house)
    rows = prints(visitor)
    assert [len(row) for row in rows] == [3, 3]
    assert len({width for row in rows for width in row}) == 1
    assert layout(visitor, 1024, 1200, 1440) == []
    assert violations(visitor) == []


def test_on_a_phone_they_stand_one_under_the_other(visit: Guests, new_house: NewHouse) -> None:
    visitor = visit("Momiji", house=new_house, device=PHONE)
    assert [len(row) for row in prints(visitor)] == [1] * 6
    assert layout(visitor, 360, 390) == []


def test_five_games_stand_in_rows_of_three_and_two(visit: Guests, checkout: NewCheckout, tmp_path: Path) -> None:
    away, folder = tmp_path / PAIR, checkout.folder / "src" / "chabudai" / "games" / PAIR
    shutil.move(folder, away)
    try:
        with opened(checkout, tmp_path / "five" / "data") as house:
            rows = prints(visit("Momiji", house=house))
    finally:
        shutil.move(away, folder)
    assert [len(row) for row in rows] == [3, 2]
    assert len({width for row in rows for width in row}) == 1
