"""On every screen: the board keeps its size, can be looked at, and what may be chosen on it is found."""

from e2e.castle_page import CastlePage
from e2e.conftest import Guests
from e2e.contexts import DESK, PHONE, Device
from e2e.every_page import Tables, as_host
from e2e.table_page import TablePage
from e2e.tiny_table import NAMES, TinyHouse
from e2e.visitor import Visitor
from playwright.sync_api import Locator, expect
from server.people import Person
from server.tiny import begun, play_to_the_guess

LAPTOP = Device(1280, 720)
TABLET = Device(1024, 768)
HANDY = Device(768, 1024)
UPRIGHT = Device(820, 1180)
SIDEWAYS = Device(844, 390, touch=True)
ENLARGED = Device(640, 360)  # a laptop at 200 %
LEAST_LINE = 150  # pixels: some words of it stand side by side
SCREENS = (DESK, LAPTOP, TABLET, UPRIGHT, SIDEWAYS, ENLARGED, PHONE)


def board_of(visitor: Visitor) -> dict[str, float] | None:
    return visitor.page.locator(".board-place").bounding_box()


def outside(visitor: Visitor) -> Locator:
    """The arrows at the edges of the board."""
    return visitor.page.locator("[data-outside]")


def all_of(table: CastlePage) -> str:
    """All choices, barred ones too, without the exchanges that are always possible by the way."""
    asked = [entry for entry in table.position["menu"] if entry["does"]["verb"] != "exchange"]
    return table.words("table-all-choices", choices=len(asked))


def all_button(table: CastlePage) -> Locator:
    return table.prompt.get_by_role("button", name=all_of(table), exact=True)


def out_of_sight(table: CastlePage) -> list[str]:
    """The dice that may be taken and are not in the frame of the board."""
    ends = [action for action in table.legal_actions if action.startswith("take")]
    return [action for action in ends if not is_in_sight(table.on_board(action))]


# --- the board keeps its size -----------------------------------------------------------------------------------


def test_the_board_is_as_large_whatever_lies_in_the_tray(visit: Guests, tables: Tables) -> None:
    """An offer stands in place of the tray; where it lies over the board, and only there, it can be folded away."""
    visitor = as_host(visit(), tables)
    CastlePage(visitor, tables.placing)
    with_tray = {screen: seen_on(visitor, screen) for screen in (DESK, LAPTOP, TABLET, UPRIGHT)}
    visitor.as_it_came()
    table = CastlePage(visitor, tables.chain)
    look = table.page.get_by_role("button", name=table.words("table-look-at-board"), exact=True)
    back = table.page.get_by_role("button", name=table.words("table-look-back"), exact=True)
    for screen in SCREENS:
        with_offer = seen_on(visitor, screen)
        assert with_offer == with_tray.get(screen, with_offer)
        if not look.is_visible():
            assert is_pressed_first(table.board), screen
            continue
        look.click()
        assert board_of(visitor) == with_offer
        back.click()
        expect(look).to_be_visible()


def test_the_tray_of_a_low_screen_unfolds_over_the_board(visit: Guests, tables: Tables) -> None:
    visitor = as_host(visit(device=LAPTOP), tables)
    table = CastlePage(visitor, tables.placing)
    before = board_of(visitor)
    rows = table.page.get_by_role("heading", name=table.words("board-action-card"), exact=True)
    expect(rows).to_have_count(0)
    visitor.press("table-tray-unfold")
    expect(rows).to_be_visible()
    assert board_of(visitor) == before
    visitor.press("table-tray-fold")
    expect(rows).to_have_count(0)


def test_what_is_chosen_in_the_list_and_lies_in_the_tray_unfolds_it(visit: Guests, tables: Tables) -> None:
    """W-7.1: rows of the domain are places for dice too."""
    visitor = as_host(visit(device=LAPTOP), tables)
    table = CastlePage(visitor, tables.placing)
    row, elsewhere = (
        next(action for action in table.legal_actions if action.split()[1].endswith("s") is is_row)
        for is_row in (True, False)
    )
    table.pick(row)
    expect(table.on_board(row)).to_be_visible()
    table.pick(elsewhere)
    expect(table.on_board(row)).to_have_count(0)


def test_a_laptop_shows_the_whole_board_of_a_replay(visit: Guests, tables: Tables) -> None:
    """W-2.9: the seasons stand at the very top of it."""
    visitor = as_host(visit(), tables)
    visitor.open(f"/t/{tables.castle_over}/replay?at=20&eyes=0")
    seasons = visitor.page.locator("[data-explains='season:'] > rect").first
    expect(seasons).to_be_visible()
    for screen in (DESK, Device(1280, 900), Device(1280, 800), LAPTOP):
        seen_on(visitor, screen)
        assert is_wholly_in_sight(seasons)


def is_wholly_in_sight(part: Locator) -> bool:
    return bool(
        part.evaluate("""part => {
            const [inner, outer] = [part, part.closest(".ground")].map((each) => each.getBoundingClientRect());
            const isAcross = inner.left >= outer.left && inner.right <= outer.right;
            return isAcross && inner.top >= outer.top && inner.bottom <= outer.bottom;
        }""")
    )


def seen_on(visitor: Visitor, screen: Device) -> dict[str, float] | None:
    visitor.take_up(screen)
    visitor.page.evaluate("new Promise(requestAnimationFrame).then(() => new Promise(requestAnimationFrame))")
    return board_of(visitor)


# --- looking at the board ---------------------------------------------------------------------------------------


def test_the_board_can_be_looked_at_from_the_draft_and_every_room_on_every_screen(
    visit: Guests, tables: Tables
) -> None:
    """The rooms are alike: of one of them every screen is looked at."""
    visitor = as_host(visit(), tables)
    screens = {"draft": SCREENS, "inn": SCREENS, "village": (SIDEWAYS,), "temple": (PHONE,)}
    for name, every in screens.items():
        visitor.as_it_came()
        page = CastlePage if name == "draft" else TablePage
        table = page(visitor, getattr(tables, name))
        look = table.page.locator("[data-look]")
        for screen in every:
            visitor.take_up(screen)
            expect(look).to_have_text(table.words("table-look-at-board"))
            look.click()
            assert is_pressed_first(table.board)
            look.click()
            expect(look).to_have_text(table.words("table-look-at-board"))


def is_pressed_first(board: Locator) -> bool:
    """Nothing lies over its middle."""
    return bool(
        board.evaluate("""board => {
            const { x, y, width, height } = board.getBoundingClientRect();
            const top = document.elementFromPoint(x + width / 2, y + height / 2);
            return board.closest(".ground").contains(top);
        }""")
    )


# --- what is out of sight ---------------------------------------------------------------------------------------


def test_what_may_be_chosen_out_of_sight_is_pointed_to_and_a_press_goes_there(
    visit: Guests, tables: Tables
) -> None:
    visitor = as_host(visit(device=SIDEWAYS), tables)
    table = CastlePage(visitor, tables.bridges)
    hidden = out_of_sight(table)
    assert hidden
    expect(outside(visitor)).to_have_count(1)
    outside(visitor).tap()
    assert not set(hidden) & set(out_of_sight(table))


def test_what_is_chosen_in_the_list_comes_into_sight(visit: Guests, tables: Tables) -> None:
    for device in (SIDEWAYS, ENLARGED):
        visitor = as_host(visit(device=device), tables)
        table = CastlePage(visitor, tables.bridges)
        hidden = out_of_sight(table)
        assert hidden
        # what the others did is read first; the list stands behind its tab
        expect(table.tab("table-tab-since")).to_have_attribute("aria-selected", "true")
        table.page.get_by_role("tab").first.click()
        for action in hidden:
            table.pick(action)
            assert is_in_sight(table.on_board(action))


def is_in_sight(target: Locator) -> bool:
    """In the frame of the board, with its middle."""
    return bool(
        target.evaluate("""target => {
            const { x, y, width, height } = target.getBoundingClientRect();
            const frame = target.closest(".ground").getBoundingClientRect();
            const [middle, level] = [x + width / 2, y + height / 2];
            return middle > frame.left && middle < frame.right && level > frame.top && level < frame.bottom;
        }""")
    )


FRAMES = 60  # in which what was chosen comes out from under what covers it


def test_what_may_be_chosen_behind_a_panel_is_pointed_to_and_comes_out_from_under_it(
    visit: Guests, tables: Tables
) -> None:
    """What the others did lies over the foot of a tablet's board, the list of choices over its side."""
    visitor = as_host(visit(), tables)
    for name in ("bridges", "marching", "provinces"):
        table = CastlePage(visitor, getattr(tables, name))
        for screen in (TABLET, HANDY, UPRIGHT):
            seen_on(visitor, screen)
            expect(visitor.page.locator(".since.open")).to_be_visible()
            hidden = behind_something(visitor)
            assert bool(hidden) is (outside(visitor).count() > 0), f"{name} on {screen}"
            if hidden:
                outside(visitor).first.click()
                assert set(hidden) - set(behind_something(visitor)), f"{name} on {screen}"
        visitor.take_up(TABLET)
        all_button(table).click()
        for action in targets(visitor):
            if not table.dialog.is_visible():  # the list gives way to what was chosen in it
                all_button(table).click()
            table.dialog.locator(f"[data-action='{action}']").click()
            comes_out = (action not in behind_something(visitor) for _ in range(FRAMES))
            assert any(comes_out), f"{action} in {name}"


def targets(visitor: Visitor) -> dict[str, bool]:
    """What may be chosen on the board, and whether the board is what is pressed in the middle of it."""
    visitor.page.evaluate("new Promise(requestAnimationFrame).then(() => new Promise(requestAnimationFrame))")
    found: dict[str, bool] = visitor.page.evaluate("""() => {
        const isOnTop = (target) => {
            const { x, y, width, height } = target.getBoundingClientRect();
            return target.closest(".ground").contains(document.elementFromPoint(x + width / 2, y + height / 2));
        };
        const all = document.querySelectorAll(".ground [data-action]:not([aria-disabled=true])");
        return Object.fromEntries([...all].map((each) => [each.dataset.action, isOnTop(each)]));
    }""")
    return found


def behind_something(visitor: Visitor) -> list[str]:
    return [action for action, on_top in targets(visitor).items() if not on_top]


# --- all choices ------------------------------------------------------------------------------------------------


def test_below_a_desk_the_prompt_opens_all_choices(visit: Guests, tables: Tables) -> None:
    """Their number counts the barred ones too."""
    visitor = as_host(visit(device=TABLET), tables)
    table = CastlePage(visitor, tables.placing)
    for screen in (TABLET, UPRIGHT, PHONE):
        visitor.take_up(screen)
        all_button(table).click()
        expect(table.dialog.locator("[data-action]")).to_have_count(len(table.position["menu"]))
        table.page.keyboard.press("Escape")
        expect(table.dialog).to_have_count(0)
    visitor.take_up(LAPTOP)
    expect(table.choices).to_be_visible()
    expect(all_button(table)).to_have_count(0)


def test_beside_the_board_of_a_phone_on_its_side_everything_stands_behind_tabs(
    visit: Guests, tables: Tables
) -> None:
    visitor = as_host(visit(device=SIDEWAYS), tables)
    table = CastlePage(visitor, tables.placing)
    expect(table.page.get_by_role("tab").first).to_have_text(all_of(table))
    expect(table.choices.locator("[data-action]")).to_have_count(len(table.position["menu"]))
    table.tab("table-tab-mine").tap()
    expect(table.page.get_by_text(table.words("board-action-card"), exact=True)).to_be_visible()
    table.page.get_by_role("tab", name=table.words("table-tab-log")).first.tap()
    expect(table.log.first).to_be_visible()
    expect(table.prompt).to_be_in_viewport(ratio=1)


def test_beside_the_board_of_a_phone_on_its_side_a_long_question_leaves_room_for_what_the_others_did(
    visit: Guests, tables: Tables
) -> None:
    """Also in a first game, when the question says what it is good for."""
    visitor = as_host(visit(device=SIDEWAYS, settings={"aid": {"on": True}}), tables)
    TablePage(visitor, tables.provinces)
    for screen in (SIDEWAYS, ENLARGED):
        visitor.take_up(screen)
        expect(visitor.page.locator("[data-aid]")).to_be_visible()
        expect(visitor.page.locator("[data-since='1']")).to_be_in_viewport(ratio=0.8)


def test_on_the_smallest_screen_an_advantage_is_read_beside_its_coins(visit: Guests, tables: Tables) -> None:
    visitor = as_host(visit(device=ENLARGED), tables)
    TablePage(visitor, tables.bids)
    for promise in visitor.page.locator("[data-advantage] > p").all():
        assert (promise.bounding_box() or {"width": 0})["width"] > LEAST_LINE


def test_on_a_tablet_held_upright_what_the_others_did_lies_over_no_choice(visit: Guests, tables: Tables) -> None:
    visitor = as_host(visit(device=UPRIGHT), tables)
    table = CastlePage(visitor, tables.bridges)
    expect(visitor.page.locator(".since.open")).to_be_visible()
    assert all(is_uncovered(choice) for choice in table.choices.locator("[data-action]").all()[:4])


def is_uncovered(choice: Locator) -> bool:
    return bool(
        choice.evaluate("""choice => {
            const { x, y, width, height } = choice.getBoundingClientRect();
            return choice.contains(document.elementFromPoint(x + width / 2, y + height / 2));
        }""")
    )


# --- a game without a board of its own --------------------------------------------------------------------------


def test_the_last_line_of_the_log_never_lies_over_a_plain_view(tiny_house: TinyHouse, visit: Guests) -> None:
    people = [Person(tiny_house, name) for name in NAMES]
    table = begun(people)
    lines = [person.sit_at(table) for person in people]
    play_to_the_guess(lines)
    visitor = visit(house=tiny_house, device=PHONE)
    visitor.be(people[0].secret())
    TablePage(visitor, table)
    news, board = visitor.page.locator(".news").bounding_box(), board_of(visitor)
    assert news
    assert board
    assert board["y"] + board["height"] <= news["y"]
