"""Visits of the Tokugawa clan for the tests. What its nine cards say stands in the data:

solo-1 orange left → steward_1: gate, 2 coins          solo-6 black right → steward_3: warrior 5, influence 2
solo-2 orange middle → diplomat_1: warrior 3, climb 1  solo-7 white left → diplomat_2: gate, climb 1
solo-3 orange right → outside_1: stone, 2 coins        solo-8 white middle → steward_1: either garden, 1 point
solo-4 black left → steward_2: gate, warrior 1         solo-9 white right → steward_2: influence 2, climb 2
solo-5 black middle → outside_2: plant, influence 1
"""

from castle_table import Play, Table


def visited(setting: Table, *cards: str) -> Play:
    """The player puts the white 5 into the well; then the guest comes, with these cards on top of its deck."""
    return setting.visit(*cards).set().does("take white right", "place well")


def acting(setting: Table, card: str) -> Play:
    """A visit in which this card alone is turned; solo-6 or solo-5 on top names a black die that is there."""
    die = "solo-5" if card == "solo-6" else "solo-6"
    return visited(setting.dice(black=[2, 4, 5], white=[2, 4, 5]), card, die)
