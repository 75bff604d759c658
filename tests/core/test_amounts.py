"""Amounts of goods in events: as many goods as there are, and as much of each as there may be."""

import pytest

from chabudai.core.events import PLAYER, EventKinds
from chabudai.core.messages import Message
from chabudai.core.names import Amounts, Domain

GOODS = Domain("good", ["rice", "gold_dust"])
AMOUNT = Amounts(GOODS, "gain")
EVENTS = EventKinds()
GAINS = EVENTS.declare("gains", seat=PLAYER, goods=[AMOUNT])


@pytest.mark.parametrize("n", [0, 1, 41, 1000])
@pytest.mark.parametrize("good", [0, 1])
def test_an_amount_is_written_said_and_read_again(good: int, n: int) -> None:
    number = AMOUNT.of(good, n)
    assert AMOUNT.read(AMOUNT.spelled(number)) == number
    assert AMOUNT.said(number) == Message(["gain-rice", "gain-gold-dust"][good], {"n": n})


def test_an_event_tells_of_several_goods() -> None:
    event = EVENTS.read({"event": "gains", "seat": 1, "goods": ["rice-2", "gold_dust-41"]})
    assert event.as_dict() == {"event": "gains", "seat": 1, "goods": ["rice-2", "gold_dust-41"]}
    assert event.message().values["goods"] == [Message("gain-rice", {"n": 2}), Message("gain-gold-dust", {"n": 41})]


def test_a_good_that_there_is_not_is_a_key_error() -> None:
    with pytest.raises(KeyError):
        AMOUNT.read("silk-2")
