"""T-4.6, T-7: encounters."""

from typing import Final

from mypy_extensions import i64

from chabudai.core.messages import Message
from chabudai.core.steps import FREE, NOT_ASKED, Choice, bar
from chabudai.games.tokaido.actions import KEEP
from chabudai.games.tokaido.components import (
    BANK_COIN_TO_TEMPLE,
    ENCOUNTER,
    ENCOUNTER_AMOUNT,
    ENCOUNTER_EFFECT,
    ENCOUNTER_PANORAMA,
    FROM_ENCOUNTERS,
    FROM_TRAVELER,
    GIVE_COINS,
    GIVE_POINTS,
    TAKE_PANORAMA,
    TAKE_TOP_SOUVENIR,
    UMEGAE,
    YOSHIYASU,
)
from chabudai.games.tokaido.events import (
    BUSKS,
    DRAWS_TWO,
    GAINS_COINS,
    GAINS_POINTS,
    GETS_SOUVENIR,
    MEETS,
    NO_EFFECT,
    SEES_TWO,
)
from chabudai.games.tokaido.state import TokaidoState, Traveler
from chabudai.games.tokaido.steps.panorama import OtherPanorama, take_section
from chabudai.games.tokaido.steps.temple import coin_into_bowl
from chabudai.games.tokaido.steps.village import add_souvenir

NOT_DRAWN: Final = bar("not-drawn", "T-6.4")


def meet_somebody(state: TokaidoState, traveler: Traveler) -> None:
    """T-4.6.1: reveal the top encounter; T-6.4: Yoshiyasu draws two and keeps one."""
    if not state.encounters.entries:  # T-12.6: only in a position made by hand
        state.tell(NO_EFFECT, traveler.seat)
    elif traveler.tile == YOSHIYASU and state.encounters.size() > 1:
        draw_two(state, traveler)
    else:
        resolve_encounter(state, traveler, state.draw(state.encounters))


def draw_two(state: TokaidoState, traveler: Traveler) -> None:
    state.draw_unseen(state.encounters, state.drawn)
    state.draw_unseen(state.encounters, state.drawn)
    state.look(state.drawn, traveler.seat)
    state.tell(DRAWS_TWO, traveler.seat)
    state.tell_pile(SEES_TWO, traveler.seat, state.drawn)
    state.push(KeepEncounter(traveler.seat))


class KeepEncounter(Choice[TokaidoState]):
    """T-13.5: which of the two encounters to keep; the other goes under the deck unshown."""

    def menu(self, state: TokaidoState, seat: i64) -> list[int]:
        return [KEEP.at(card) for card in state.drawn.kinds()]

    def bar(self, state: TokaidoState, seat: i64, action: i64) -> i64:
        if not KEEP.has(action):
            return NOT_ASKED
        return FREE if state.drawn.holds(KEEP.which(action)) else NOT_DRAWN

    def take(self, state: TokaidoState, seat: i64, action: i64) -> None:
        state.pick_out(state.drawn, KEEP.which(action))
        state.encounters.put_under(state.drawn.entries)
        state.drawn.entries = []
        resolve_encounter(state, state.travelers[seat], KEEP.which(action))

    def is_open(self) -> bool:
        return False

    def prompt(self, state: TokaidoState) -> Message:
        return Message("prompt-keep", {"seat": int(self.seat)})

    def label(self, state: TokaidoState, seat: i64, action: i64) -> Message:
        return Message("label-keep", {"encounter": ENCOUNTER.message(KEEP.which(action))})


def resolve_encounter(state: TokaidoState, traveler: Traveler, card: i64) -> None:
    """T-7.6: the card is kept whatever its effect; T-12.16: Umegae's bonus comes before it."""
    traveler.encounters = [*traveler.encounters, card]
    state.tell(MEETS, traveler.seat, card)
    if traveler.tile == UMEGAE:
        traveler.coins += 1
        traveler.score(FROM_TRAVELER, 1)
        state.tell(BUSKS, traveler.seat, 1, 1)
    resolve_effect(state, traveler, card)


def resolve_effect(state: TokaidoState, traveler: Traveler, card: i64) -> None:
    effect: i64 = ENCOUNTER_EFFECT[card]
    amount: i64 = ENCOUNTER_AMOUNT[card]
    if effect == TAKE_TOP_SOUVENIR:
        take_top_souvenir(state, traveler)
    elif effect == TAKE_PANORAMA:
        follow_guide(state, traveler, ENCOUNTER_PANORAMA[card])
    elif effect == GIVE_POINTS:
        traveler.score(FROM_ENCOUNTERS, amount)  # T-7.3
        state.tell(GAINS_POINTS, traveler.seat, amount)
    elif effect == GIVE_COINS:
        traveler.coins += amount  # T-7.4
        state.tell(GAINS_COINS, traveler.seat, amount)
    elif effect == BANK_COIN_TO_TEMPLE:
        coin_into_bowl(state, traveler, scores=True)  # T-7.5


def take_top_souvenir(state: TokaidoState, traveler: Traveler) -> None:
    """T-7.1 Shokunin; T-12.2: nothing when the deck is empty."""
    if not state.souvenirs.entries:
        state.tell(NO_EFFECT, traveler.seat)
        return
    souvenir = state.draw(state.souvenirs)
    points = add_souvenir(traveler, souvenir)
    state.tell(GETS_SOUVENIR, traveler.seat, souvenir, points)


def follow_guide(state: TokaidoState, traveler: Traveler, panorama: i64) -> None:
    """T-7.2 Annaibito; T-12.20: another panorama only when the shown one is complete."""
    if not traveler.has_completed(panorama):
        take_section(state, traveler, panorama)
    elif traveler.incomplete_panoramas():
        state.push(OtherPanorama(traveler.seat))
    else:
        state.tell(NO_EFFECT, traveler.seat)
