"""R-9, R-29.N: deals that are made beside the question."""

from mypy_extensions import i64

from chabudai.core.beside import Beside
from chabudai.core.messages import Message
from chabudai.core.steps import NOT_ASKED
from chabudai.games.rising_sun.state import RisingSunState


class Deals(Beside[RisingSunState]):
    def menu(self, state: RisingSunState, seat: i64, said: list[int]) -> list[int]:
        return []

    def bar(self, state: RisingSunState, seat: i64, said: list[int], action: i64) -> i64:
        return NOT_ASKED

    def is_whole(self, state: RisingSunState, seat: i64, said: list[int]) -> bool:
        return False

    def do(self, state: RisingSunState, seat: i64, said: list[int]) -> None: ...

    def prompt(self, state: RisingSunState, seat: i64, said: list[int]) -> Message:
        return Message("prompt-deal")

    def label(self, state: RisingSunState, seat: i64, said: list[int], action: i64) -> Message:
        return Message("label-deal")
