"""Luck nobody can foresee and everybody can check."""

import random
from collections import Counter

import pytest

from chabudai.core.game import seed_hash
from chabudai.core.numbers import bit
from chabudai.core.rng import keyed, seeded


def test_a_seed_gives_the_same_numbers_on_every_platform() -> None:
    stream = seeded(7)
    assert [stream.below(1000) for _ in range(8)] == FIRST_OF_SEED_7


FIRST_OF_SEED_7 = [505, 444, 303, 933, 960, 112, 311, 301]


def test_every_purpose_has_a_stream_of_its_own() -> None:
    assert seeded(7, "deal").key != seeded(7, "bot 0").key


def test_a_stream_can_be_taken_up_where_it_was_left() -> None:
    stream = seeded(7)
    for _ in range(1000):
        stream.byte()
    again = keyed(stream.key, stream.drawn)
    twin = stream.clone()
    assert [again.byte() for _ in range(100)] == [twin.byte() for _ in range(100)]


def test_a_stream_gives_the_same_seeds_on_every_platform() -> None:
    assert seeded(7).seed() == SEED_OF_SEED_7


SHUFFLE_OF_SEED_7 = ([2, 6, 0, 8, 7, 1, 9, 3, 4, 5], 9)
SEED_OF_SEED_7 = 1076261689188513409


@pytest.mark.parametrize("limit", [1, 2, 3, 7, 24, 255, 256, 257, 1000, 65_536, 2**24])
def test_numbers_stay_below_their_limit(limit: int) -> None:
    stream = seeded(limit)
    assert all(0 <= stream.below(limit) < limit for _ in range(200))


def test_a_shuffle_is_the_same_on_every_platform() -> None:
    stream, cards = seeded(7), list(range(10))
    stream.shuffle(cards)
    assert (cards, stream.drawn) == SHUFFLE_OF_SEED_7


def test_every_order_of_a_shuffle_is_as_likely_as_the_other() -> None:
    stream = seeded(1)
    seen: Counter[tuple[int, ...]] = Counter()
    for _ in range(6000):
        cards = [0, 1, 2]
        stream.shuffle(cards)
        seen[tuple(cards)] += 1
    assert len(seen) == 6
    assert all(850 < count < 1150 for count in seen.values())


def test_the_global_generator_is_never_touched() -> None:
    random.seed(1)
    before = random.getstate()
    seeded(3).shuffle(list(range(50)))
    assert random.getstate() == before


def test_the_hash_told_during_a_match_is_the_plain_sha_256_of_the_seed() -> None:
    assert seed_hash(7) == "7902699be42c8a8e46fbbb4501726517e86b22c56a189f7625a6da49081b2451"


@pytest.mark.parametrize("place", [0, 31, 32, 38, 54, 61])
def test_a_bit_is_as_wide_compiled_as_it_is_plain(place: int) -> None:
    assert bit(place) == 2**place
