"""Changes of a record: moves made or taken back, picks that nobody else notices, acts beside the question.

Each holds what must be stored, and to whom it is to be told.
"""

# compiled: every move of every table passes through here

from collections.abc import Sequence

from chabudai.server.match.story import Told


class Row:
    """A row of the record: who, what in text notation (None: taken back), and what it told."""

    def __init__(self, seat: int, action: str | None, told: str | None) -> None:
        self.seat = seat
        self.action = action
        self.told = told


class ActRow:
    """What was done beside the question: who, in which steps in text notation, and what it told."""

    def __init__(self, seat: int, actions: list[str], told: str) -> None:
        self.seat = seat
        self.actions = actions
        self.told = told


class Change:
    """What was done to a record that is not yet stored, or was stored by others."""

    def __init__(self, first: int, audience: int, story: Sequence[Told] | None = None) -> None:
        self.first = first  # the first position that is new, or no longer what it was
        self.audience = audience  # who may notice it: a bit mask of onlookers
        self.story = story  # what was told from there on, where moves were made

    @property
    def made(self) -> bool:
        """Whether moves were made, and none taken back."""
        return self.story is not None


class Moved(Change):
    """Rows were added to the record: moves that were made, or taken back."""

    def __init__(
        self,
        first: int,
        audience: int,
        rows: list[Row],
        picked: dict[int, int],
        story: Sequence[Told] | None = None,
    ) -> None:
        super().__init__(first, audience, story)
        self.rows = rows
        self.picked = picked  # by seat: how often it had changed the picks that have become rows


class Picked(Change):
    """A seat has changed its picks in a choice made together, which is not yet closed."""

    def __init__(self, first: int, audience: int, seat: int, picked: dict[int, int]) -> None:
        super().__init__(first, audience)
        self.seat = seat
        self.picked = picked  # by seat: how often it had changed its picks before


class Acted(Change):
    """Something was done beside the question."""

    def __init__(self, first: int, audience: int, row: ActRow) -> None:
        super().__init__(first, audience)
        self.row = row
