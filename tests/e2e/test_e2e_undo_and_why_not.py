"""Taking a move back, and being told why something is not allowed."""

import pytest
from e2e.castle_page import CastlePage
from e2e.conftest import Guests
from e2e.every_page import CASTLE, Tables, as_host
from e2e.laying import asks, for_two, play_together, with_bots
from e2e.table_page import TablePage
from e2e.visitor import Visitor
from playwright.sync_api import expect
from server.people import Line

from chabudai.core.languages import LANGUAGES

RESTFUL = "farm"  # a stop where nothing unknown is turned up


def test_a_move_may_be_taken_back_while_nobody_has_acted_on_it(visit: Guests) -> None:
    host, guest = visit("Momiji"), visit("Kitsune")
    laid = for_two(host.person, guest.person)
    table = TablePage(whoever_sets_out(laid, host, guest), laid)
    assert table.wait_for_turn()
    log, choices = table.log.all_inner_texts(), table.legal.all_inner_texts()
    rest = next(place for place, action in enumerate(legal(table)) if RESTFUL in action)
    table.play(rest)
    expect(table.log).not_to_have_count(len(log))

    expect(table.undo_button).to_have_attribute("aria-disabled", "false")
    table.undo()
    assert table.wait_for_turn()
    assert table.legal.all_inner_texts() == choices
    assert table.log.all_inner_texts() == log
    table.play(rest)
    expect(table.log).not_to_have_count(len(log))


def test_against_bots_one_takes_back_through_their_moves(visit: Guests) -> None:
    visitor = visit("Momiji")
    table = CastlePage(visitor, with_bots(visitor.person, seats=2, game=CASTLE))
    with visitor.person.sit_at(table.id) as line:
        while True:
            line.wait_for(Line.is_asked)
            choices, at = line.legal(), line.position["at"]
            line.move(choices[0])
            line.wait_for(Line.is_asked)
            if line.position["at"] > at + 1 and line.position["undo"] is None:
                break
    table.hear_until(lambda position: position["at"] == line.position["at"])
    assert table.wait_for_turn()
    table.undo()
    table.hear_until(lambda position: position["at"] == at)
    assert table.wait_for_turn()
    assert table.legal_actions == choices
    table.do(choices[-1])


def test_undo_says_why_it_does_nothing(visit: Guests) -> None:
    host, guest = visit("Momiji"), visit("Kitsune")
    table = TablePage(host, for_two(host.person, guest.person))
    assert table.wait_for_turn()
    expect(table.undo_button).to_have_attribute("aria-disabled", "true")
    expect(table.undo_button).to_have_accessible_description(host.words("error-undo-nothing"))
    table.undo_button.click(force=True)  # it looks disabled and answers all the same
    expect(host.page.get_by_role("status").get_by_text(host.words("error-undo-nothing"))).to_be_visible()
    with host.person.sit_at(table.id) as own, guest.person.sit_at(table.id) as other:
        play_together([own, other], until=lambda line: line is own and asks("prompt-move")(own))
        reason = own.position["undo"]
    assert table.wait_for_turn()
    expect(table.undo_button).to_have_accessible_description(host.words(reason))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_barred_choice_cites_its_rule_and_leads_into_the_rules_and_back(
    visit: Guests, tables: Tables, language: str
) -> None:
    visitor = as_host(visit(language=language), tables)
    table = TablePage(visitor, tables.barred)
    refusal = next(entry["refusal"] for entry in visitor.heard.position()["menu"] if entry["refusal"])
    rule = clause(visitor, refusal["clause"])
    choices = table.choices.get_by_role("button").all_inner_texts()

    table.barred.first.click()
    expect(table.dialog).to_contain_text(refusal["clause"])
    expect(table.dialog).to_contain_text(rule)
    table.dialog.get_by_role("link", name=visitor.words("table-why-read"), exact=True).click()

    article = visitor.page.get_by_role("article").filter(has_text=refusal["clause"]).filter(has_text=rule)
    expect(article).to_be_in_viewport(ratio=1)
    expect(visitor.page.locator("html")).to_have_attribute("lang", language)
    expect(visitor.page.get_by_text(visitor.words("web-came-from-why"))).to_be_in_viewport()
    visitor.link("web-back-to-table").click()
    TablePage(visitor).wait_for_turn()
    assert table.choices.get_by_role("button").all_inner_texts() == choices


def test_a_barred_stop_on_the_board_answers_like_the_list(visit: Guests, tables: Tables) -> None:
    visitor = as_host(visit(), tables)
    table = TablePage(visitor, tables.barred)
    table.barred.first.click()
    expect(table.dialog.locator("blockquote p")).to_be_visible()
    said = table.dialog.inner_text()
    table.close_dialog()
    table.board.locator("[role=button]:not([aria-pressed])").first.click()
    expect(table.dialog).to_have_text(said, use_inner_text=True)


def whoever_sets_out(table: str, *visitors: Visitor) -> Visitor:
    """The travellers are chosen; of the two, the one who is to walk first."""
    with visitors[0].person.sit_at(table) as first, visitors[1].person.sit_at(table) as second:
        play_together([first, second], until=asks("prompt-move"))
        return visitors[0] if first.is_asked() else visitors[1]


def legal(table: TablePage) -> list[str]:
    menu = table.visitor.heard.position()["menu"]
    return [entry["action"] for entry in menu if entry["refusal"] is None]


def clause(visitor: Visitor, wanted: str) -> str:
    """The text of a clause in the language of the reader."""
    book = visitor.person.get(f"/api/games/tokaido/rules?lang={visitor.words.language}")
    assert book["language"] == visitor.words.language
    clauses = [each for chapter in book["chapters"] for each in chapter["clauses"]]
    return str(next(each["text"] for each in clauses if each["id"] == wanted))
