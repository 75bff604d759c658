"""T-4.3, T-7.2, T-6.1: panoramas and who completes them first."""

from typing import Final

from mypy_extensions import i64

from chabudai.core.messages import Message
from chabudai.core.steps import FREE, NOT_ASKED, Choice, bar
from chabudai.games.tokaido.actions import ADMIRE, DECLINE
from chabudai.games.tokaido.components import (
    ACHIEVEMENT_OF_PANORAMA,
    FROM_PANORAMAS,
    PANORAMA,
    PANORAMAS,
    SECTIONS,
)
from chabudai.games.tokaido.events import DECLINES, TAKES_SECTION
from chabudai.games.tokaido.scoring import achieve
from chabudai.games.tokaido.state import TokaidoState, Traveler, increased

COMPLETED: Final = bar("panorama-completed", "T-4.3.2")


def take_section(state: TokaidoState, traveler: Traveler, panorama: i64) -> None:
    """T-4.3.1: the section one higher than the last; T-8.1: the first to complete one achieves it."""
    traveler.sections = increased(traveler.sections, panorama, 1)
    section: i64 = traveler.sections[panorama]
    traveler.score(FROM_PANORAMAS, section)
    state.tell(TAKES_SECTION, traveler.seat, panorama, section)
    if traveler.has_completed(panorama) and is_first(state, traveler, panorama):
        achieve(state, traveler, ACHIEVEMENT_OF_PANORAMA[panorama])


def is_first(state: TokaidoState, traveler: Traveler, panorama: i64) -> bool:
    for other in state.travelers:
        if other.seat != traveler.seat and other.has_completed(panorama):
            return False
    return True


class AnyPanorama(Choice[TokaidoState]):
    """A section of any panorama that one has not completed."""

    def menu(self, state: TokaidoState, seat: i64) -> list[int]:
        return [ADMIRE.at(panorama) for panorama in range(PANORAMAS)]

    def bar(self, state: TokaidoState, seat: i64, action: i64) -> i64:
        if not ADMIRE.has(action):
            return NOT_ASKED
        return COMPLETED if state.travelers[seat].has_completed(ADMIRE.which(action)) else FREE

    def take(self, state: TokaidoState, seat: i64, action: i64) -> None:
        take_section(state, state.travelers[seat], ADMIRE.which(action))

    def label(self, state: TokaidoState, seat: i64, action: i64) -> Message:
        if action == DECLINE.only:
            return Message("label-decline")
        panorama = ADMIRE.which(action)
        section = min(state.travelers[seat].sections[panorama] + 1, SECTIONS[panorama])
        return Message("label-admire", {"panorama": PANORAMA.message(panorama), "section": section})


class ChoosePanorama(AnyPanorama):
    """T-13.7: Hiroshige takes one at an inn."""

    def prompt(self, state: TokaidoState) -> Message:
        return Message("prompt-hiroshige", {"seat": int(self.seat)})


class OtherPanorama(AnyPanorama):
    """T-12.20: the guide's own panorama is complete; another may be taken, or none."""

    def menu(self, state: TokaidoState, seat: i64) -> list[int]:
        return [*super().menu(state, seat), DECLINE.only]

    def bar(self, state: TokaidoState, seat: i64, action: i64) -> i64:
        return FREE if action == DECLINE.only else super().bar(state, seat, action)

    def take(self, state: TokaidoState, seat: i64, action: i64) -> None:
        if action == DECLINE.only:
            state.tell(DECLINES, seat)
        else:
            super().take(state, seat, action)

    def prompt(self, state: TokaidoState) -> Message:
        return Message("prompt-other-panorama", {"seat": int(self.seat)})
