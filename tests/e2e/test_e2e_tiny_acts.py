"""The tiny game in browsers: points are offered and taken beside the question; who is not told notices nothing."""

import pytest
from e2e.axe import violations
from e2e.checks import bare_text, layout, widths
from e2e.conftest import Guests
from e2e.contexts import DESK, PHONE, Device
from e2e.notes import look_away, notes, with_notes
from e2e.tiny_table import LIVELY, NAMES, TABLET, Listening, TinyHouse, TinyPage
from playwright.sync_api import expect
from server.people import Line, Person
from server.tiny import answer, begun


def play_to_the_second_bid(lines: list[Line]) -> None:
    """All have points by then, and all are asked at once."""
    while not (lines[0].position["prompt"]["key"] == "prompt-bid" and any(lines[0].position["scores"])):
        seat = lines[0].position["deciders"][0]
        legal = lines[seat].legal()
        answer(lines[seat], lines, next((each for each in ("take", "keep") if each in legal), legal[0]))


class Dealing:
    """Three people who all bid their last stone: who has the most points may give some, to the next one."""

    def __init__(self, house: TinyHouse, visit: Guests) -> None:
        self.house, self.visit = house, visit
        self.people = [Person(house, name) for name in NAMES]
        self.table = begun(self.people)
        self.lines = [person.sit_at(self.table) for person in self.people]
        play_to_the_second_bid(self.lines)
        scores = self.lines[0].position["scores"]
        self.giver = scores.index(max(scores))
        self.taker, self.third = (self.giver + 1) % 3, (self.giver + 2) % 3
        self.offer, self.accept = f"offer {self.taker + 1}", f"accept {self.giver + 1}"
        self.watcher = Person(house, "Ota").sit_at(self.table)

    def page(self, seat: int, device: Device = DESK, language: str = "en", notes: bool = False) -> TinyPage:
        settings = {"notifications": True} if notes else {}
        visitor = with_notes(self.visit(house=self.house, device=device, language=language, settings=settings))
        visitor.be(self.people[seat].secret())
        return TinyPage(visitor, self.table)

    def act(self, seat: int, *actions: str) -> None:
        """Without a browser."""
        line = self.lines[seat]
        line.say("ping")
        assert line.say("act", heard=line.position["heard"], actions=actions)["type"] == "ok"


@pytest.fixture
def dealing(tiny_house: TinyHouse, visit: Guests) -> Dealing:
    return Dealing(tiny_house, visit)


def told(page: TinyPage) -> str:
    """The newest line of the log."""
    return str(page.log.first.text_content()).strip()


@pytest.mark.parametrize("device", [DESK, PHONE], ids=["desk", "phone"])
def test_a_secret_offer_is_made_and_accepted_while_somebody_else_is_choosing(
    dealing: Dealing, device: Device
) -> None:
    giver, taker = dealing.page(dealing.giver, device), dealing.page(dealing.taker, device)
    third = dealing.page(dealing.third)
    third.choose()
    focused = third.legal.first
    focused.focus()
    third.watch()
    others = Listening(dealing.watcher, [third])
    third.changed()
    others.hear()
    of_a_word = third.changed()

    giver.act(dealing.offer, "give 2", "secretly")
    expect(taker.beside_button.locator(".pip")).to_contain_text("1")
    expect(giver.beside_button.locator(".pip")).to_have_count(0)
    assert others.hear() == [[]]
    assert third.changed() <= of_a_word

    taker.act(dealing.accept)
    expect(third.log.first).to_contain_text("points")
    [[news]] = others.hear()
    assert "event-gives" in news
    expect(third.chosen).to_have_count(1)
    expect(focused).to_be_focused()
    third.confirm()
    third.shows_ready(NAMES[dealing.third])


def test_those_who_are_told_are_called_and_read_it_and_what_they_have_chosen_stays(dealing: Dealing) -> None:
    taker = dealing.page(dealing.taker, LIVELY, notes=True)
    taker.choose()
    look_away(taker.visitor)
    dealing.act(dealing.giver, dealing.offer, "give 1", "secretly")
    expect(taker.log.first).to_contain_text("offers you 1 point")
    expect(taker.page.get_by_role("log")).to_contain_text("offers you 1 point")
    expect(taker.chosen).to_have_count(1)
    expect(taker.page.locator(".toast")).to_have_count(0)
    [note] = notes(taker.visitor)
    assert note["title"] == taker.words("table-beside-note", game="Stones")
    assert "offers you 1 point" in note["body"]
    taker.confirm()


def test_who_has_answered_and_waits_may_still_act(dealing: Dealing) -> None:
    giver = dealing.page(dealing.giver)
    giver.play()
    giver.shows_ready(NAMES[dealing.giver])
    giver.act(dealing.offer, "give 1", "openly")
    assert "You offer" in told(giver)
    giver.act("withdraw")
    expect(giver.log.first).to_contain_text("You withdraw")
    giver.shows_ready(NAMES[dealing.giver])


def test_an_act_is_said_changed_and_done_by_keyboard(dealing: Dealing) -> None:
    page = dealing.page(dealing.giver)
    page.choose()
    page.beside_button.focus()
    page.page.keyboard.press("Enter")
    first = page.beside.locator("[data-action]").first
    expect(first).to_be_visible()
    for key, count in (("1", 1), ("2", 2), ("Backspace", 1), ("1", 2)):
        expect(page.beside.locator("[aria-disabled=true]")).to_have_count(0)
        page.page.keyboard.press(key)
        expect(page.beside.locator("[data-laid]")).to_have_count(count)
    expect(first).to_be_focused()
    page.page.keyboard.press("ArrowDown")
    page.page.keyboard.press("Enter")
    expect(page.do_button).to_be_focused()
    page.page.keyboard.press("Escape")
    expect(page.beside).to_have_count(0)
    expect(page.beside_button).to_be_focused()
    page.page.keyboard.press("Enter")
    expect(page.beside.locator("[data-laid]")).to_have_count(3)
    expect(page.do_button).to_have_attribute("aria-disabled", "false")
    page.do_button.focus()
    page.page.keyboard.press("Enter")
    expect(page.log.first).to_contain_text("You offer")
    expect(page.chosen).to_have_count(1)


def test_what_may_not_be_said_tells_why(dealing: Dealing) -> None:
    page = dealing.page(dealing.third)
    page.open_beside()
    page.say_beside(f"offer {dealing.giver + 1}")
    assert violations(page.visitor) == []
    barred = page.beside.locator("[data-action='give 3']")
    expect(barred).to_contain_text("You do not have that many points.")
    barred.click()
    expect(page.page.get_by_role("dialog").last).to_contain_text("N-1.6")
    page.page.keyboard.press("Escape")
    expect(page.beside).to_be_visible()


def test_what_is_half_said_follows_what_happens(dealing: Dealing) -> None:
    """The offer that was to be accepted is withdrawn, and another one made: nothing is done unseen."""
    dealing.act(dealing.giver, dealing.offer, "give 1", "secretly")
    taker = dealing.page(dealing.taker)
    taker.open_beside()
    taker.say_beside(dealing.accept)
    expect(taker.beside).to_contain_text("Accept 1 point from")
    dealing.act(dealing.giver, "withdraw")
    expect(taker.beside).to_contain_text(taker.words("table-beside-changed"))
    expect(taker.beside.locator("[data-laid]")).to_have_count(0)
    dealing.act(dealing.giver, dealing.offer, "give 2", "secretly")
    taker.say_beside(dealing.accept)
    expect(taker.beside).to_contain_text("Accept 2 points from")
    taker.do_button.click()
    expect(taker.beside).to_have_count(0)


@pytest.mark.parametrize("device", [DESK, TABLET, PHONE], ids=["desk", "tablet", "phone"])
def test_it_fits_its_page_and_no_word_of_it_is_bare(dealing: Dealing, device: Device) -> None:
    page = dealing.page(dealing.giver, device, "pseudo")

    def check() -> None:
        assert bare_text(page.visitor) == []
        assert layout(page.visitor, *(widths(page.visitor) if device != TABLET else (1024,))) == []
        page.visitor.as_it_came()

    check()
    page.open_beside()
    for action in (dealing.offer, "give 2", "secretly"):
        check()
        page.say_beside(action)
    check()


def test_there_is_no_such_button_for_who_watches(dealing: Dealing) -> None:
    watcher = TinyPage(dealing.visit(house=dealing.house), dealing.table)
    expect(watcher.prompt).to_be_visible()
    expect(watcher.beside_button).to_have_count(0)
