"""Tea and war in Rising Sun between browsers: secret offers, alliances betrayed, sealed bids."""

import pytest
from e2e.axe import violations
from e2e.checks import bare_text, layout
from e2e.conftest import Guests
from e2e.contexts import DESK, PHONE, SMALL_PHONE
from e2e.every_page import RISING_SUN
from e2e.house import House
from e2e.laying import asks, waiting_for
from e2e.rising_page import NAMES, Court, RisingPage, by_verb
from e2e.test_e2e_heights import LAPTOP, TABLET
from e2e.tiny_table import Listening
from e2e.visitor import NEXT_FRAME
from playwright.sync_api import expect
from server.people import Line

from chabudai.core.languages import LANGUAGES

KOI, LOTUS, DRAGONFLY = range(3)
SECRET = ("stay_out_of_province", "province", "at edo")
# The points of whoever has an ally, where its crest lies over them.
FIGURES_UNDER_CRESTS = """seats => seats.flatMap((seat) => {
    const [crest, points] = [".bond", ".points"].map((each) => seat.querySelector(each)?.getBoundingClientRect());
    return crest && crest.right > points.left && crest.top < points.bottom ? [seat.textContent.trim()] : [];
})"""
ALLIANCE = ("coins 0", "ronin 0", "coins 0", "ronin 0", "alliance", "promise none", "promise none", "secretly")


@pytest.fixture
def court(house: House, visit: Guests) -> Court:
    return Court(house, visit)


def test_an_alliance_agreed_in_secret_is_betrayed_before_all(court: Court) -> None:
    """R-8.2, R-15.2, R-25.2, R-29.N.8: of the offer not a byte reaches the third; what it moves, all see."""
    koi, lotus, third = court.page(KOI), court.page(LOTUS), court.page(DRAGONFLY)
    others = Listening(court.watcher, [third])  # type: ignore[list-item]
    koi.offer_alliance(LOTUS, coins=1, promised=SECRET)
    expect(lotus.offers).to_have_count(1)
    expect(lotus.offers).to_contain_text("Hana")
    assert others.hear() == [[]]
    lotus.answer_offer("accept")
    for page in (koi, lotus, third):
        page.hear_until(lambda position: position["view"]["alliances"] == [[KOI, LOTUS]])
    koi.turn_to("words")
    expect(koi.given_words).to_contain_text([koi.words("province-edo")])
    third.turn_to("words")
    expect(third.given_words).to_have_text([third.words("tea-no-words")])
    [news] = others.hear()
    assert news
    assert not any("stay_out" in frame or "stay-out" in frame for frame in news)
    assert violations(koi.visitor) == []
    for window in ((1024, 768), (390, 844)):
        koi.visitor.in_a_window(*window)
        expect(koi.page.locator(".bond")).to_have_count(2)
        koi.page.evaluate(NEXT_FRAME)
        assert koi.page.locator(".seat").evaluate_all(FIGURES_UNDER_CRESTS) == []
    koi.visitor.as_it_came()

    court.make_ready()
    court.play_on(asks("prompt-tile"), lambda line: by_verb(line, "play harvest", "play recruit", "play"))
    assert lotus.wait_for_turn()
    lotus.play()
    assert lotus.wait_for_turn()
    lotus.choices.locator("[data-action='announce betray']").click()
    lotus.confirm()
    for page in (koi, third):
        page.hear_until(lambda position: position["view"]["alliances"] == [])
        expect(page.log.filter(has_text="Jun").filter(has_text=page.words("mandate-betray")).first).to_be_visible()
    assert koi.visitor.heard.position()["view"]["honor"].index(LOTUS) == 2


def test_an_offer_is_countered_withdrawn_and_declined_on_a_phone(court: Court) -> None:
    """R-29.N.4"""
    court.act(KOI, "offer 2", *ALLIANCE)
    phone = court.page(LOTUS, PHONE, "pseudo")  # tea opens on what waits
    expect(phone.offers).to_have_count(1)
    assert bare_text(phone.visitor) == []
    assert layout(phone.visitor, 360, 390) == []
    phone.visitor.as_it_came()
    phone.offers.get_by_role("button", name=phone.words("tea-counter"), exact=True).tap()
    expect(phone.field("alliance")).to_be_in_viewport(ratio=1)
    expect(phone.pending).to_have_count(0)  # its tab says that it waits; over the form it would leave no room
    phone.field("coins").get_by_role("button").last.tap()
    assert layout(phone.visitor, 360, 390) == []
    phone.visitor.as_it_came()
    phone.send_offer()
    court.hear()
    offers = court.lines[KOI].position["view"]["talk"]["offers"]
    # what was countered cannot be accepted any more
    assert [(each["giver"], each["coins"], each["ally"]) for each in offers] == [(LOTUS, 1, True)]
    expect(phone.offers).to_have_count(1)
    phone.answer_offer("withdraw")
    court.act(KOI, "offer 2", *ALLIANCE)
    phone.answer_offer("decline")
    court.hear()
    assert court.lines[KOI].position["view"]["talk"]["offers"] == []


def test_in_windows_an_offer_begins_on_a_cushion_and_is_answered_on_its_slip(house: House, visit: Guests) -> None:
    """R-29.N.5, R-29.N.6: only whoever is asked offers, step by step, and never beside the question."""
    court = Court(house, visit, negotiation="windows")
    first = next(seat for seat, line in enumerate(court.lines) if line.is_asked())
    second = (first + 1) % 3
    page = court.page(first)
    expect(page.page.locator("[data-send-offer]")).to_have_count(0)
    page.cushion(second).click()
    page.confirm()
    page.choices.locator("[data-action='use alliance_plain']").click()
    page.confirm()
    other = court.page(second)
    other.offers.get_by_role("button", name=other.words("tea-accept"), exact=True).click()
    page.hear_until(lambda position: position["view"]["alliances"] == [sorted((first, second))])


def test_in_windows_what_is_said_of_an_offer_lies_before_its_maker_alone(house: House, visit: Guests) -> None:
    """R-29.N.6: the others are told who makes whom an offer."""
    court = Court(house, visit, negotiation="windows")
    first = next(seat for seat, line in enumerate(court.lines) if line.is_asked())
    second = (first + 1) % 3
    court.lines[first].move(f"offer {second + 1}")
    court.lines[first].move("use i_pay_for_promise")
    court.lines[first].move("coins 2")
    maker, other = court.page(first), court.page(second)
    expect(maker.draft).to_contain_text(NAMES[second])
    expect(maker.draft.locator("li")).to_contain_text(["2"])
    expect(other.draft).to_have_count(0)
    expect(other.page.locator("[data-offers] .note")).to_contain_text(NAMES[first])


def test_without_talk_everybody_names_an_ally_in_secret(house: House, visit: Guests) -> None:
    """R-29.N.7: who is named stays sealed until all have named somebody."""
    court = Court(house, visit, negotiation="off")
    page = court.page(KOI)
    page.cushion(LOTUS).click()
    expect(page.cushion(LOTUS)).to_have_attribute("aria-pressed", "true")
    page.confirm()
    court.lines[LOTUS].move("ally 1")
    assert court.lines[DRAGONFLY].position["view"]["alliances"] == []
    court.lines[DRAGONFLY].move("alone")
    page.hear_until(lambda position: position["view"]["alliances"] == [[KOI, LOTUS]])


def test_what_is_laid_and_not_sent_survives_loading_the_page_anew(court: Court) -> None:
    """An offer on its form; nobody else hears of it before it is sent."""
    koi, lotus = court.page(KOI), court.page(LOTUS)
    others = Listening(court.watcher, [lotus])  # type: ignore[list-item]
    koi.cushion(LOTUS).click()
    koi.field("coins").get_by_role("button").last.click()
    expect(koi.field("coins").locator("output")).to_have_text("1")
    koi.page.reload()
    expect(koi.field("coins").locator("output")).to_have_text("1")
    [news] = others.hear()
    assert not any('"type":"position"' in frame for frame in news)  # that somebody went and came is no secret
    koi.send_offer()
    expect(lotus.offers).to_have_count(1)


# --- war ----------------------------------------------------------------------------------------------------------


def attacked(line: Line) -> str:
    """A province that will be fought for, and that Dragonfly can come to."""
    wars = line.position["view"]["wars"]
    held = [war for war in wars if war["would_take"] in (KOI, LOTUS)]
    return str((held or wars)[0]["province"])


def go_to_war(line: Line) -> str:
    """Dragonfly flies there (R-25.4); everybody else keeps still."""
    target = attacked(line)
    calls = ("ready", "play recruit", "play marshal", "bury", "announce recruit", "announce marshal")
    if line.position["view"]["seat"] != DRAGONFLY:
        return by_verb(line, *calls)
    return by_verb(line, f"at {target}", f"to {target}", "summon bushi", *calls, "move")


def at_war(court: Court) -> tuple[int, int]:
    """Two who bid against each other now."""
    court.play_on(asks("prompt-bid"), go_to_war)
    one, other = court.lines[KOI].position["view"]["battle"]["participants"][:2]
    return one, other


def test_of_a_bid_others_learn_that_it_is_sealed_and_nothing_else(court: Court) -> None:
    """R-18.3, R-18.4, R-26.2: nothing comes while it is laid, and when it is sealed always the same bytes."""
    one, other = at_war(court)
    writer, rival = court.page(one), court.page(other)
    sent: list[str] = []
    writer.page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(str(frame))))
    writer.page.reload()
    expect(writer.rack).to_be_visible()
    others = Listening(court.watcher, [rival])  # type: ignore[list-item]
    heard = []
    for bid in ({"ronin": 1}, {"poets": 1}):
        writer.lay_coins(**bid)
        assert others.hear() == [[]]
        writer.seal()
        rival.is_sealed(one)
        news = others.hear()
        writer.prompt.get_by_role("button", name=writer.words("table-change-answer")).click()
        expect(writer.rack).to_be_visible()
        heard.append((news, others.hear()))
        writer.page.locator("[data-helper='clear']").click()
    assert heard[0] == heard[1]
    assert [frame for frame in sent if '"draft"' in frame or '"preview"' in frame] == []

    writer.lay_coins(poets=1)
    assert violations(writer.visitor) == []
    writer.seal()
    expect(rival.bids).to_have_count(0)
    rival.seal()
    for page in (writer, rival):
        expect(page.bids).to_be_visible()
    row = writer.bids.get_by_role("row").filter(has_text=("Hana", "Jun", "Kiku")[one])
    assert [cell.split()[0] for cell in row.get_by_role("cell").all_inner_texts()][-2:] == ["1", "1"]


def test_a_phone_bids_by_tapping_and_no_word_of_it_is_bare(court: Court) -> None:
    one, other = at_war(court)
    phone = court.page(one, PHONE, "pseudo")
    phone.lay_coins(ronin=1)
    assert bare_text(phone.visitor) == []
    assert layout(phone.visitor, 360, 390) == []
    phone.visitor.as_it_came()
    phone.seal()
    phone.is_sealed(one)
    assert layout(phone.visitor, 360, 390) == []
    phone.visitor.as_it_came()
    court.lines[other].say("ping")
    court.lines[other].move("coins 0", "coins 0", "coins 0", "coins 0")
    expect(phone.bids).to_be_visible()
    assert bare_text(phone.visitor) == []
    assert layout(phone.visitor, 360, 390) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_four_advantages_are_in_sight_while_a_phone_bids(court: Court, language: str) -> None:
    """R-18.2: with the hint that the first games show, which takes the most room."""
    one, _ = at_war(court)
    phone = court.page(one, PHONE, language, settings={"aid": {"on": True}})
    expect(phone.page.locator("[data-aid]")).to_be_visible()
    for device in (PHONE, SMALL_PHONE):
        phone.visitor.take_up(device)
        phone.page.evaluate(NEXT_FRAME)
        assert phone.bids_below_the_fold() == []


# Curtains that hang down over the own bid.
TOO_LONG = """rivals => {
    const rack = document.querySelector("[data-rack]").getBoundingClientRect();
    const over = rivals.filter((each) => each.getBoundingClientRect().bottom > rack.top);
    return over.map((each) => each.textContent.trim());
}"""


def among_many(line: Line) -> bool:
    return asks("prompt-bid")(line) and len(line.position["view"]["battle"]["participants"]) > 3


def test_many_rivals_stand_beside_each_other_and_leave_the_own_bid_in_sight(visit: Guests) -> None:
    """R-18.1"""
    visitor = visit("Momiji", device=LAPTOP)
    page = RisingPage(visitor, waiting_for(visitor.person, among_many, seats=5, **RISING_SUN))
    for screen in (LAPTOP, DESK, TABLET):
        visitor.take_up(screen)
        visitor.page.evaluate(NEXT_FRAME)
        assert page.bids_below_the_fold() == []
        assert visitor.page.locator("[data-rival], [data-rival] > *").evaluate_all(TOO_LONG) == []
