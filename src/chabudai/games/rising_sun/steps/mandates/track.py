"""R-10: the political track: drawing, choosing and carrying out mandates."""

from typing import ClassVar, Final

from mypy_extensions import i64

from chabudai.core.messages import Message
from chabudai.core.numbers import count
from chabudai.core.pile import Pile, card_of, strangers
from chabudai.core.shape import Name
from chabudai.core.steps import FREE, NOT_ASKED, Step, bar
from chabudai.games.rising_sun.actions import ANNOUNCE, BURY, PLAY
from chabudai.games.rising_sun.asking import Ask
from chabudai.games.rising_sun.components import (
    BETRAY,
    DRAWN,
    HARVEST,
    LOTUS,
    MANDATE,
    MANDATES,
    MARSHAL,
    NOBODY,
    NONE,
    RECRUIT,
    TRAIN,
)
from chabudai.games.rising_sun.events import ANNOUNCES, BURIES, DRAWS, PLAYS, SEES
from chabudai.games.rising_sun.rulings import WINDOWS
from chabudai.games.rising_sun.state import RisingSunState
from chabudai.games.rising_sun.steps.gaining import begin_moment
from chabudai.games.rising_sun.steps.mandates.betray import Betray
from chabudai.games.rising_sun.steps.mandates.harvest import Harvest
from chabudai.games.rising_sun.steps.mandates.marshal import MarshalTurn
from chabudai.games.rising_sun.steps.mandates.recruit import RecruitTurn
from chabudai.games.rising_sun.steps.mandates.train import TrainTurn
from chabudai.games.rising_sun.steps.moments import END_OF_MANDATE, SELECT_MANDATE, Occasion
from chabudai.games.rising_sun.steps.ordering import AllComeTo
from chabudai.games.rising_sun.steps.talking.keeping import note_mandate
from chabudai.games.rising_sun.steps.talking.windows import DrawWindow

NOT_DRAWN: Final = bar("not-drawn", "R-10.3")


class MandateTurn(Step[RisingSunState]):
    """R-10.2: the next player to the left; in spring the one with the most honor begins."""

    def run(self, state: RisingSunState) -> None:
        state.active = state.honor[0] if state.active == NOBODY else state.left_of(state.active)
        draw(state)
        choice = ChooseTile(state.active) if state.plays(state.active, LOTUS) else ChooseMandate(state.active)
        state.push(choice)
        if state.rules.talk == WINDOWS:
            state.push(DrawWindow())


def draw(state: RisingSunState) -> None:
    """R-10.3: the top four, seen by the active player alone."""
    state.drawn = Pile(state.deck.entries[-DRAWN:])
    state.deck = Pile(state.deck.entries[:-DRAWN])
    state.look(state.drawn, state.active)
    state.tell(DRAWS, state.active)
    state.tell_pile(SEES, state.active, state.drawn)


def put_back(state: RisingSunState) -> None:
    """R-10.3: the other three on top of the deck, unshuffled."""
    state.deck = Pile(state.deck.entries + state.drawn.entries)
    state.drawn = Pile([])


class ChooseMandate(Ask):
    """R-29.3: one of the kinds drawn. Always asked: that there is only one is the drawer's secret (R-29.23)."""

    def menu(self, state: RisingSunState, seat: i64) -> list[int]:
        return [PLAY.at(kind) for kind in range(MANDATES)]

    def bar(self, state: RisingSunState, seat: i64, action: i64) -> i64:
        if not PLAY.has(action):
            return NOT_ASKED
        return FREE if state.drawn.holds(PLAY.which(action)) else NOT_DRAWN

    def take(self, state: RisingSunState, seat: i64, action: i64) -> None:
        kind = PLAY.which(action)
        entry = state.drawn.take(best_known(state.drawn, kind))
        state.shown_to(strangers(entry))
        put_back(state)
        state.tell(PLAYS, seat, kind)
        select(state, seat, kind)

    def is_open(self) -> bool:
        return False

    def begins_turn(self) -> bool:
        return True

    def prompt(self, state: RisingSunState) -> Message:
        return Message("prompt-mandate", {"seat": int(self.seat)})

    def label(self, state: RisingSunState, seat: i64, action: i64) -> Message:
        return Message("label-mandate", {"mandate": MANDATE.message(int(PLAY.which(action)))})


def best_known(tiles: Pile, kind: i64) -> int:
    """Of two equal tiles the one that more have seen is played: so nobody learns that there was another."""
    best, fewest = -1, 99
    for place, entry in enumerate(tiles.entries):
        unaware = int(count(strangers(entry)))
        if card_of(entry) == kind and unaware < fewest:
            best, fewest = place, unaware
    return best


class ChooseTile(Ask):
    """R-25.2a: Lotus puts one of the four face down on the track. Which of them, nobody else learns."""

    def menu(self, state: RisingSunState, seat: i64) -> list[int]:
        return [BURY.at(kind) for kind in range(MANDATES)]

    def bar(self, state: RisingSunState, seat: i64, action: i64) -> i64:
        if not BURY.has(action):
            return NOT_ASKED
        return FREE if state.drawn.holds(BURY.which(action)) else NOT_DRAWN

    def take(self, state: RisingSunState, seat: i64, action: i64) -> None:
        state.lay_down(state.drawn, BURY.which(action), state.buried, seat)
        put_back(state)
        if state.journal is not None:
            state.tell_seat(BURIES, seat, [int(BURY.which(action))])
        state.push(Announce(seat))

    def is_open(self) -> bool:
        return False

    def is_sealed(self) -> bool:
        return True

    def begins_turn(self) -> bool:
        return True

    def prompt(self, state: RisingSunState) -> Message:
        return Message("prompt-tile", {"seat": int(self.seat)})

    def label(self, state: RisingSunState, seat: i64, action: i64) -> Message:
        return Message("label-tile", {"mandate": MANDATE.message(int(BURY.which(action)))})


class Announce(Ask):
    """R-25.2a, R-27.28: any of the five."""

    def menu(self, state: RisingSunState, seat: i64) -> list[int]:
        return [ANNOUNCE.at(kind) for kind in range(MANDATES)]

    def bar(self, state: RisingSunState, seat: i64, action: i64) -> i64:
        return FREE if ANNOUNCE.has(action) else NOT_ASKED

    def take(self, state: RisingSunState, seat: i64, action: i64) -> None:
        state.tell(ANNOUNCES, seat, ANNOUNCE.which(action))
        select(state, seat, ANNOUNCE.which(action))

    def prompt(self, state: RisingSunState) -> Message:
        return Message("prompt-announce", {"seat": int(self.seat)})

    def label(self, state: RisingSunState, seat: i64, action: i64) -> Message:
        return Message("label-mandate", {"mandate": MANDATE.message(int(ANNOUNCE.which(action)))})


def select(state: RisingSunState, seat: i64, kind: i64) -> None:
    """R-10.4, R-25.2c; R-23.5: the selection is a moment of its own."""
    state.track = [*state.track, int(kind)]
    state.players = [*state.players, int(seat)]
    begin_moment(state)
    note_mandate(state, seat, kind)
    state.push(CarryOut(kind))
    state.push(Occasion(SELECT_MANDATE, [int(seat), int(kind)]))


class CarryOut(Step[RisingSunState]):
    """R-10.5: clockwise, the active player last; Train begins with the active player, Betray is theirs alone."""

    made_with: ClassVar = {"kind": Name(MANDATE)}

    def __init__(self, kind: i64) -> None:
        self.kind = kind

    def run(self, state: RisingSunState) -> None:
        state.mandate = self.kind
        begin_moment(state)
        state.push(EndOfMandate())
        order = state.from_left_of(state.active)
        if self.kind == TRAIN:
            order = [order[-1], *order[:-1]]
        if self.kind == HARVEST:
            state.push(Harvest())
        elif self.kind == BETRAY:
            state.push(Betray(state.active))
        else:
            state.follow([turn_of(self.kind, seat) for seat in order])


def turn_of(kind: i64, seat: i64) -> Step[RisingSunState]:
    if kind == RECRUIT:
        return RecruitTurn(seat)
    return MarshalTurn(seat) if kind == MARSHAL else TrainTurn(seat)


class EndOfMandate(Step[RisingSunState]):
    """R-10.8: what happens after all have carried it out."""

    def run(self, state: RisingSunState) -> None:
        state.push(ClearMandate())
        if state.mandate == RECRUIT:
            state.push(AllComeTo(END_OF_MANDATE))


class ClearMandate(Step[RisingSunState]):
    def run(self, state: RisingSunState) -> None:
        state.mandate = NONE
