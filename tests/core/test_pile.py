"""Face-down cards and who knows what about them."""

import pytest

from chabudai.core.pile import (
    KNOWN,
    SPECTATOR,
    Pile,
    card_of,
    mingle,
    open_card,
    redeal,
    strangers,
    tag_of,
    unused_group,
)
from chabudai.core.rng import seeded


def test_a_fresh_pile_is_known_to_nobody() -> None:
    pile = Pile([3, 1, 2])
    assert pile.cards() == [2, 1, 3], "top first"
    assert not pile.known_to(0)
    assert strangers(3) == 0b1111111


def test_who_looks_through_a_pile_knows_it_and_nobody_else_does() -> None:
    pile = Pile([3, 1, 2])
    assert pile.show(1)
    assert pile.known_to(1)
    assert not pile.known_to(0)
    assert not pile.known_to(SPECTATOR)
    assert not pile.show(1), "there is nothing new to see"


def test_an_open_card_is_a_stranger_to_nobody() -> None:
    assert strangers(open_card(11)) == 0
    assert card_of(open_card(11)) == 11


def test_a_card_that_one_has_seen_is_a_stranger_to_all_others() -> None:
    pile = Pile([3])
    pile.show(1)
    assert strangers(pile.entries[0]) == 0b1111101


def test_cards_mingled_unseen_are_known_as_a_group() -> None:
    mingled = mingle([int(open_card(card)) for card in (4, 5, 6)], group=9)
    assert [card_of(entry) for entry in mingled] == [4, 5, 6]
    assert {tag_of(entry, 0) for entry in mingled} == {9}


@pytest.mark.parametrize("seat", [0, 2])
def test_who_saw_where_the_cards_went_still_knows_each(seat: int) -> None:
    mingled = mingle([int(open_card(card)) for card in (4, 5)], group=9, in_the_know=seat)
    assert [tag_of(entry, seat) for entry in mingled] == [KNOWN, KNOWN]
    assert [tag_of(entry, 3) for entry in mingled] == [9, 9]


def test_who_knew_only_some_of_the_mingled_cards_keeps_nothing() -> None:
    mingled = mingle([int(open_card(4)), 5], group=9)
    assert [tag_of(entry, 0) for entry in mingled] == [0, 0]


def test_one_card_cannot_be_mingled() -> None:
    assert mingle([int(open_card(4))], group=9) == [open_card(4)]


def test_dealing_anew_leaves_what_is_known_and_shuffles_each_group_for_itself() -> None:
    known = int(open_card(20))
    group = mingle([int(open_card(card)) for card in (10, 11, 12)], group=1)
    deals = set()
    for seed in range(60):
        pile = Pile([known, *group, 1, 2, 3])
        redeal([pile], 0, seeded(seed))
        cards = pile.cards()[::-1]
        assert cards[0] == 20
        assert sorted(cards[1:4]) == [10, 11, 12]
        assert sorted(cards[4:]) == [1, 2, 3]
        deals.add(tuple(cards))
    assert len(deals) > 25, "of 36"


def test_piles_of_one_stock_are_dealt_anew_together() -> None:
    seen = set()
    for seed in range(30):
        hand, deck = Pile([1]), Pile([2, 3])
        redeal([hand, deck], 0, seeded(seed))
        seen.add(hand.cards()[0])
    assert seen == {1, 2, 3}


def test_a_new_group_bears_no_number_that_is_in_use() -> None:
    first = mingle([int(open_card(card)) for card in (1, 2)], group=1)
    third = mingle([int(open_card(card)) for card in (3, 4)], group=3)
    assert unused_group([Pile(first), Pile(third)]) == 2
    assert unused_group([]) == 1


def test_when_all_numbers_are_in_use_the_group_is_forgotten() -> None:
    everything = [Pile(mingle([int(open_card(1)), int(open_card(2))], group)) for group in range(1, KNOWN)]
    assert unused_group(everything) == 0


def test_kinds_are_the_cards_without_repetition_in_order() -> None:
    assert Pile([5, 1, 5, 300, 2]).kinds() == [1, 2, 5, 300]
