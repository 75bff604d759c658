"""The rules open with the aim, a turn in pictures and the icons; the list of what is in the box comes last."""

import pytest
from e2e.conftest import Guests
from e2e.contexts import PHONE
from e2e.tiny_table import TinyHouse
from e2e.visitor import Visitor
from playwright.sync_api import Locator, expect

import chabudai
from chabudai.core.languages import LANGUAGES

OPENING = ["web-rules-aim", "web-rules-turn", "web-rules-legend"]
SAID = """all => all.map(
    (each) => [each.querySelector("[role=img]").ariaLabel, each.querySelector("figcaption").innerText])"""
GAMES = [game.id for game in chabudai.games()]


def headings(visitor: Visitor) -> list[str]:
    expect(visitor.page.get_by_role("article").first).to_be_visible()
    return visitor.page.get_by_role("heading", level=2).all_inner_texts()


def titles(visitor: Visitor, game: str) -> list[str]:
    """Of the chapters, as they are written."""
    book = visitor.person.get(f"/api/games/{game}/rules?lang={visitor.words.language}")
    return [f"{chapter['id']} {chapter['title']}".strip() for chapter in book["chapters"]]


def region(visitor: Visitor, key: str) -> Locator:
    return visitor.page.get_by_role("region", name=visitor.words(key), exact=True)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_open_with_aim_turn_and_icons_and_end_with_the_box(
    visit: Guests, game: str, language: str
) -> None:
    visitor = visit("Momiji", language=language)
    visitor.open(f"/rules/{game}")
    chapters = titles(visitor, game)
    opening = [visitor.words(key) for key in OPENING]
    *_, box = headings(visitor)
    chapters.remove(box)  # which of them it is the game says; it stands near the beginning of a rulebook
    assert headings(visitor) == [*opening, *chapters, box]
    assert box in titles(visitor, game)[:2]
    contents = visitor.page.get_by_role("navigation", name=visitor.words("web-chapters"), exact=True)
    listed = contents.get_by_role("link").all_inner_texts()
    assert list(map(str.split, listed)) == list(map(str.split, [*opening, *chapters, box]))


@pytest.mark.parametrize("game", GAMES)
def test_every_picture_says_what_it_shows_and_has_a_caption(visit: Guests, game: str) -> None:
    visitor = visit("Momiji", language="cs", device=PHONE)
    visitor.open(f"/rules/{game}")
    words = visitor.words.of(game)
    expect(region(visitor, "web-rules-aim")).to_contain_text(words("board-aim"))
    assert 3 <= region(visitor, "web-rules-turn").get_by_role("listitem").count() <= 5
    figures = visitor.page.get_by_role("figure")
    assert figures.count() > 5
    said = figures.evaluate_all(SAID)
    assert all(shows and caption and shows != caption for shows, caption in said)


def test_a_link_to_what_is_in_the_box_still_leads_there_and_who_searches_reads_words_only(visit: Guests) -> None:
    visitor = visit("Momiji")
    visitor.open("/rules/tokaido?clause=T-1.2")
    expect(visitor.page.locator("article[id='T-1.2']")).to_be_in_viewport()
    visitor.page.get_by_role("searchbox", name=visitor.words("web-search-rules"), exact=True).fill("T-1.2")
    expect(visitor.page.get_by_role("article")).to_have_count(1)
    expect(visitor.page.get_by_role("figure")).to_have_count(0)
    expect(region(visitor, "web-rules-aim")).to_have_count(0)


def test_a_game_without_pictures_has_its_rules_as_they_are_written(tiny_house: TinyHouse, visit: Guests) -> None:
    visitor = visit("Hana", house=tiny_house)
    visitor.open("/rules/stones")
    assert headings(visitor) == titles(visitor, "stones")
    expect(visitor.page.get_by_role("figure")).to_have_count(0)
