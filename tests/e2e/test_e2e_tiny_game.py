"""The tiny game in browsers: answers laid and sent as one, and what others see of them until they are opened."""

import pytest
from e2e.axe import violations
from e2e.checks import bare_text, layout, widths
from e2e.conftest import Guests
from e2e.contexts import DESK, PHONE, Device
from e2e.tiny_table import LIVELY, NAMES, TABLET, Listening, TinyHouse, TinyPage
from playwright.sync_api import expect
from server.people import Line, Person
from server.tiny import begun, play_to_the_guess

from chabudai.core.languages import LANGUAGES


class Guessing:
    """Three people, two of whom write down two stones each, unseen. Those two and a spectator have browsers."""

    def __init__(self, house: TinyHouse, visit: Guests) -> None:
        self.house, self.visit = house, visit
        people = [Person(house, name) for name in NAMES]
        self.table = begun(people)
        lines = [person.sit_at(self.table) for person in people]
        seats = play_to_the_guess(lines)
        [ahead] = set(range(3)) - set(seats)
        self.ahead: Line = lines[ahead]
        self.stones = lines[seats[0]].legal()
        self.names = [NAMES[seat] for seat in seats]
        self.people = [people[seat] for seat in seats]
        for seat in seats:
            lines[seat].close()

    def page(self, place: int | None, device: Device = DESK, language: str = "en") -> TinyPage:
        """Of the first or the second who guesses; None: of a spectator."""
        visitor = self.visit(house=self.house, device=device, language=language)
        if place is not None:
            visitor.be(self.people[place].secret())
        return TinyPage(visitor, self.table)


@pytest.fixture
def guessing(tiny_house: TinyHouse, visit: Guests) -> Guessing:
    return Guessing(tiny_house, visit)


def test_a_game_that_the_client_was_built_without_is_played_from_the_first_page_to_the_last(
    tiny_house: TinyHouse, visit: Guests
) -> None:
    visitor = visit("Hana", house=tiny_house, language="cs")
    visitor.open("/")
    cover = visitor.page.get_by_role("article").filter(has_text="Kameny")
    cover.get_by_role("button", name=visitor.words("web-play-bots-at", game="Kameny"), exact=True).click()
    page = TinyPage(visitor)
    assert page.play_until_over(page.answer) >= 2


def test_of_an_answer_others_learn_when_it_is_sent_and_nothing_before(guessing: Guessing) -> None:
    """Nothing comes over their lines while it is laid; when it is sent one message, whatever it says."""
    one, other, third = guessing.stones
    writer, rival, watcher = guessing.page(0), guessing.page(1), guessing.page(None)
    others = Listening(guessing.ahead, [rival, watcher])
    heard = []
    for first, second in ((one, other), (third, one)):
        writer.lay(first)
        writer.lay(second)
        assert others.hear() == [[], []]
        writer.send()
        sent = others.hear()
        writer.change_button.click()
        writer.shows_laid(first, second)
        heard.append((sent, others.hear()))
        writer.take_back(0)
        writer.take_back(0)
        assert others.hear() == [[], []]
    assert heard[0] == heard[1]
    assert [[len(news) for news in told] for told in heard[0]] == [[1, 1], [1, 1]]


def test_nothing_is_drawn_anew_for_others_but_who_is_ready(guessing: Guessing) -> None:
    """What they have half laid and what they would press stays; only who watches reads for whom all wait."""
    one, other, third = guessing.stones
    with guessing.people[0].sit_at(guessing.table) as line:
        rival, watcher = guessing.page(1, LIVELY), guessing.page(None, LIVELY)
        rival.lay(third)
        focused = rival.choices.locator(f"[data-action='{one}']")
        focused.focus()
        rival.watch()
        watcher.watch()
        line.move(one)
        line.move(other)
        shows_only_ready(rival, watcher, guessing.names[0])
        line.say("undo", **line.question())
        shows_only_ready(rival, watcher)
    rival.shows_laid(third)
    expect(focused).to_be_focused()


def shows_only_ready(rival: TinyPage, watcher: TinyPage, *names: str) -> None:
    for page, drawn in ((rival, {"seat", "ready"}), (watcher, {"seat", "ready", "prompt"})):
        page.shows_ready(*names)
        changed = page.changed()
        assert "seat" in changed <= drawn


def test_an_answer_is_laid_changed_and_sent_by_mouse_and_by_keyboard_and_then_opened(guessing: Guessing) -> None:
    one, other, third = guessing.stones
    mouse, keys = guessing.page(0), guessing.page(1)
    expect(mouse.confirm_button).to_have_attribute("aria-disabled", "true")
    mouse.lay(one)
    mouse.lay(third)
    mouse.shows_laid(one, third)
    expect(mouse.confirm_button).to_have_text(mouse.words("table-draft-send", picks=2))
    assert violations(mouse.visitor) == []
    mouse.take_back(0)
    mouse.lay(other)
    mouse.shows_laid(third, other)
    mouse.send()
    mouse.shows_ready(guessing.names[0])
    mouse.change_button.click()
    mouse.shows_laid(third, other)
    mouse.shows_ready()
    mouse.send()

    keys.page.keyboard.press("1")
    keys.shows_laid(one)
    keys.page.reload()  # it lies on this device
    keys.shows_laid(one)
    keys.page.keyboard.press("1")
    keys.shows_laid(one, other)
    keys.page.keyboard.press("Backspace")
    keys.shows_laid(one)
    keys.page.keyboard.press("2")
    keys.shows_laid(one, third)
    keys.shows_ready(guessing.names[0])
    keys.page.keyboard.press("Enter")
    for page in (mouse, keys):
        expect(page.score_sheet).to_be_visible()
    told = [line["message"]["key"] for line in guessing.people[0].get(f"/api/tables/{guessing.table}/log")["log"]]
    assert told.count("event-guesses") in (2, 4)


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_an_answer_is_laid_and_sent_by_touch(guessing: Guessing, language: str) -> None:
    one, _, third = guessing.stones
    page = guessing.page(0, PHONE, language)
    page.page.get_by_role("button", name=page.words("table-tab-choices"), exact=True).click()
    page.lay(one)
    page.choices.locator(f"[data-action='{third}']").click()
    expect(page.choices).to_have_count(0)
    page.send()
    page.shows_ready(guessing.names[0])
    expect(page.change_button).to_be_visible()


@pytest.mark.parametrize("device", [DESK, TABLET, PHONE], ids=["desk", "tablet", "phone"])
def test_an_answer_fits_its_page_and_no_word_of_it_is_bare(guessing: Guessing, device: Device) -> None:
    page = guessing.page(0, device, "pseudo")
    if device.width < 1200:
        page.page.keyboard.press("ArrowDown")
    for laid in range(3):
        assert bare_text(page.visitor) == []
        assert layout(page.visitor, *(widths(page.visitor) if device != TABLET else (1024,))) == []
        page.visitor.as_it_came()
        if laid < 2:
            page.offered.first.click()
            expect(page.confirm_button).to_have_attribute("aria-disabled", "true" if laid == 0 else "false")
            expect(page.prompt).to_contain_text(str(laid + 1))
