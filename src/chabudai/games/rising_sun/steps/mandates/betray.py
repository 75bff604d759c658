"""R-15: Betray: the alliance ends, and figures of others are replaced by one's own."""

from typing import Final

from mypy_extensions import i64

from chabudai.core.messages import Message
from chabudai.core.numbers import bit
from chabudai.core.steps import FREE, NOT_ASKED, SeatStep, bar
from chabudai.games.rising_sun.actions import AT, CHOOSE, DONE, FIRST, SHRINE, WITH
from chabudai.games.rising_sun.asking import Ask, Asked
from chabudai.games.rising_sun.cards import EXTRA_REPLACEMENTS
from chabudai.games.rising_sun.components import (
    BETRAY_VICTIMS,
    COMMON,
    FIGURE,
    FIGURES,
    FIRST_SHRINE,
    IS_DAIMYO,
    IS_SHINTO,
    KAMI,
    NOBODY,
    NONE,
    PROVINCE,
    PROVINCES,
    RESERVE,
)
from chabudai.games.rising_sun.events import LEAVES_ALLY, REPLACES, REPLACES_AT_SHRINE
from chabudai.games.rising_sun.state import RisingSunState
from chabudai.games.rising_sun.steps.figures import has_effect_on_entering
from chabudai.games.rising_sun.steps.gaining import lose_honor
from chabudai.games.rising_sun.steps.moments import ON_ENTER, Occasion
from chabudai.games.rising_sun.steps.powers.killing_by_card import chosen, label_of_figure
from chabudai.games.rising_sun.steps.talking.keeping import (
    note_entering,
    note_replaced,
    note_worship,
)

NO_TARGET_THERE: Final = bar("no-target-there", "R-15.4")
SHRINE_NOT_OPEN: Final = bar("shrine-not-open", "R-15.4")
DAIMYO_IMMUNE: Final = bar("daimyo-immune", "R-5.11")
HIT_ALREADY: Final = bar("hit-already", "R-15.4")
NOTHING_FITS: Final = bar("nothing-fits", "R-15.4")
NOT_FITTING: Final = bar("not-fitting", "R-15.4")
MOST_REPLACED: Final = BETRAY_VICTIMS + max(EXTRA_REPLACEMENTS) * 2


class Betray(SeatStep[RisingSunState]):
    """R-15.2: leaving an ally costs honor; then the replacements."""

    def run(self, state: RisingSunState) -> None:
        friend = state.ally[self.seat]
        if friend != NOBODY:
            state.ally[self.seat], state.ally[friend] = NOBODY, NOBODY
            state.tell(LEAVES_ALLY, self.seat, friend)
            lose_honor(state, self.seat, 1)
        extra = state.clans[self.seat].total(EXTRA_REPLACEMENTS)
        state.push(ReplaceWhere(self.seat, 0, BETRAY_VICTIMS, extra, 0))


class Replacing(Ask):
    """R-29.10: who was hit so far, how many ordinary and how many further replacements are left, and which figures
    came that do something on entering."""

    def __init__(self, seat: i64, hit: i64, left: i64, extra: i64, came: i64) -> None:
        self.seat = seat
        self.hit = hit
        self.left = left
        self.extra = extra
        self.came = came

    def is_ordinary(self, owner: i64, place: i64) -> bool:
        """R-15.3: on the map, and of a player not hit before; else it takes Path of the Unrighteous."""
        return self.left > 0 and place < PROVINCES and (self.hit >> owner) & 1 == 0

    def bar_target(self, state: RisingSunState, owner: i64, kind: i64, place: i64) -> i64:
        """R-15.4, R-27.47: why this figure may not be replaced."""
        if owner == self.seat or state.number(owner, kind, place) == 0:
            return NO_TARGET_THERE
        if IS_DAIMYO[kind]:
            return DAIMYO_IMMUNE
        if not self.is_ordinary(owner, place) and self.extra == 0:
            return HIT_ALREADY
        return FREE if has_fitting(state, self.seat, kind, place) else NOTHING_FITS

    def has_target(self, state: RisingSunState, place: i64) -> bool:
        for owner in range(state.seats):
            if owner != self.seat and (self.extra > 0 or self.is_ordinary(owner, place)):
                for kind in state.kinds_at(owner, place):
                    if self.bar_target(state, owner, kind, place) == FREE:
                        return True
        return False


def fits(own: i64, kind: i64, place: i64) -> bool:
    """R-15.3, R-15.5, R-15.7: of the same type; at a shrine a Shinto (R-27.47)."""
    if IS_SHINTO[own] and IS_SHINTO[kind]:
        return True
    if place >= PROVINCES:
        return False
    return own == kind or (own >= COMMON and kind >= COMMON)


def has_fitting(state: RisingSunState, seat: i64, kind: i64, place: i64) -> bool:
    for own in range(FIGURES):
        if fits(own, kind, place) and state.number(seat, own, RESERVE) > 0:
            return True
    return False


class ReplaceWhere(Replacing):
    """Where the next figure is replaced, or an end of it."""

    def menu(self, state: RisingSunState, seat: i64) -> list[int]:
        shrines = [SHRINE.at(kami) for kami in state.shrines] if self.extra > 0 else []
        return [DONE.only, *[AT.at(province) for province in range(PROVINCES)], *shrines]

    def bar(self, state: RisingSunState, seat: i64, action: i64) -> i64:
        if action == DONE.only:
            return FREE
        if AT.has(action):
            return FREE if self.has_target(state, AT.which(action)) else NO_TARGET_THERE
        if not SHRINE.has(action):
            return NOT_ASKED
        kami = int(SHRINE.which(action))
        if self.extra == 0 or kami not in state.shrines:
            return SHRINE_NOT_OPEN
        return FREE if self.has_target(state, FIRST_SHRINE + state.shrines.index(kami)) else NO_TARGET_THERE

    def take(self, state: RisingSunState, seat: i64, action: i64) -> None:
        if action == DONE.only:
            resolve_entering(state, seat, self.came)
            return
        place = AT.which(action)
        if SHRINE.has(action):
            place = FIRST_SHRINE + state.shrines.index(int(SHRINE.which(action)))
        state.push(ReplaceWhom(seat, self.hit, self.left, self.extra, self.came, place))

    def begins_turn(self) -> bool:
        return self.hit == 0 and self.left == BETRAY_VICTIMS and self.came == 0

    def prompt(self, state: RisingSunState) -> Message:
        return Message("prompt-betray", {"seat": int(self.seat), "n": int(self.left + self.extra)})

    def label(self, state: RisingSunState, seat: i64, action: i64) -> Message:
        if action == DONE.only:
            return Message("label-done-replacing")
        if AT.has(action):
            return Message("label-province", {"province": PROVINCE.message(int(AT.which(action)))})
        return Message("label-shrine", {"kami": KAMI.message(int(SHRINE.which(action)))})

    def about(self, state: RisingSunState) -> Asked:
        return Asked(self.seat, left=self.left + self.extra)


class ReplaceWhom(Replacing):
    """Whose figure, and of which kind."""

    def __init__(self, seat: i64, hit: i64, left: i64, extra: i64, came: i64, place: i64) -> None:
        super().__init__(seat, hit, left, extra, came)
        self.place = place

    def menu(self, state: RisingSunState, seat: i64) -> list[int]:
        others = [other for other in range(state.seats) if other != seat]
        return [chosen(owner, kind) for owner in others for kind in state.kinds_at(owner, self.place)]

    def bar(self, state: RisingSunState, seat: i64, action: i64) -> i64:
        owner, kind = CHOOSE.which(action) // FIGURES, CHOOSE.which(action) % FIGURES
        if not CHOOSE.has(action) or owner >= state.seats:
            return NOT_ASKED
        return self.bar_target(state, owner, kind, self.place)

    def take(self, state: RisingSunState, seat: i64, action: i64) -> None:
        owner, kind = CHOOSE.which(action) // FIGURES, CHOOSE.which(action) % FIGURES
        hit, left, extra = self.hit, self.left, self.extra
        if self.is_ordinary(owner, self.place):
            hit, left = hit | bit(owner), left - 1
        else:
            extra -= 1
        state.push(ReplaceWith(seat, hit, left, extra, self.came, self.place, owner, kind))

    def prompt(self, state: RisingSunState) -> Message:
        return Message("prompt-replace", {"seat": int(self.seat)})

    def label(self, state: RisingSunState, seat: i64, action: i64) -> Message:
        return label_of_figure(action)

    def about(self, state: RisingSunState) -> Asked:
        return asked_at(self.seat, state, self.place, NONE, NOBODY)


def asked_at(seat: i64, state: RisingSunState, place: i64, kind: i64, owner: i64) -> Asked:
    if place < PROVINCES:
        return Asked(seat, province=place, piece=kind, other=owner)
    return Asked(seat, kami=state.shrines[place - FIRST_SHRINE], piece=kind, other=owner)


class ReplaceWith(Replacing):
    """By which of one's own, where several fit."""

    def __init__(
        self, seat: i64, hit: i64, left: i64, extra: i64, came: i64, place: i64, owner: i64, kind: i64
    ) -> None:
        super().__init__(seat, hit, left, extra, came)
        self.place = place
        self.owner = owner
        self.kind = kind

    def menu(self, state: RisingSunState, seat: i64) -> list[int]:
        own = [kind for kind in range(FIGURES) if fits(kind, self.kind, self.place)]
        return [WITH.at(kind) for kind in own if state.number(seat, kind, RESERVE) > 0]

    def bar(self, state: RisingSunState, seat: i64, action: i64) -> i64:
        if not WITH.has(action):
            return NOT_ASKED
        kind = WITH.which(action)
        return FREE if fits(kind, self.kind, self.place) and state.number(seat, kind, RESERVE) > 0 else NOT_FITTING

    def take(self, state: RisingSunState, seat: i64, action: i64) -> None:
        own = WITH.which(action)
        replace(state, seat, self.owner, self.kind, own, self.place)
        came = self.came | bit(own) if has_effect_on_entering(own) else self.came
        if self.left + self.extra > 0:
            state.push(ReplaceWhere(seat, self.hit, self.left, self.extra, came))
        else:
            resolve_entering(state, seat, came)

    def prompt(self, state: RisingSunState) -> Message:
        return Message("prompt-replace-with", {"seat": int(self.seat), "figure": FIGURE.message(int(self.kind))})

    def label(self, state: RisingSunState, seat: i64, action: i64) -> Message:
        return Message("label-figure", {"figure": FIGURE.message(int(WITH.which(action)))})

    def about(self, state: RisingSunState) -> Asked:
        return asked_at(self.seat, state, self.place, self.kind, self.owner)


def replace(state: RisingSunState, seat: i64, owner: i64, kind: i64, own: i64, place: i64) -> None:
    """R-5.10, R-15.6: nobody is killed and nobody summoned."""
    state.shift(owner, kind, place, RESERVE)
    state.shift(seat, own, RESERVE, place)
    note_replaced(state, seat, owner)
    if place < PROVINCES:
        state.tell(REPLACES, seat, owner, kind, own, place)
        note_entering(state, seat, place)
    else:
        kami = state.shrines[place - FIRST_SHRINE]
        state.tell(REPLACES_AT_SHRINE, seat, owner, kind, own, kami)
        note_worship(state, seat, kami)


# --- on-enter effects after the last replacement ----------------------------------------------------------


def resolve_entering(state: RisingSunState, seat: i64, came: i64) -> None:
    kinds = [kind for kind in range(FIGURES) if (came >> kind) & 1]
    if len(kinds) == 1:
        push_entering(state, seat, kinds[0])
    elif len(kinds) > 1:
        state.push(EntersFirst(seat, came))


def push_entering(state: RisingSunState, seat: i64, kind: i64) -> None:
    state.push(Occasion(ON_ENTER, [int(seat), int(kind), state.monster_at[kind - COMMON]]))


class EntersFirst(Ask):
    """R-29.11: which of two Oni resolves first."""

    def __init__(self, seat: i64, came: i64) -> None:
        self.seat = seat
        self.came = came

    def menu(self, state: RisingSunState, seat: i64) -> list[int]:
        return [FIRST.at(kind) for kind in range(FIGURES) if (self.came >> kind) & 1]

    def bar(self, state: RisingSunState, seat: i64, action: i64) -> i64:
        if not FIRST.has(action):
            return NOT_ASKED
        return FREE if (self.came >> FIRST.which(action)) & 1 else NOT_FITTING

    def take(self, state: RisingSunState, seat: i64, action: i64) -> None:
        first = FIRST.which(action)
        for kind in range(FIGURES):
            if (self.came >> kind) & 1 and kind != first:
                push_entering(state, seat, kind)
        push_entering(state, seat, first)

    def prompt(self, state: RisingSunState) -> Message:
        return Message("prompt-enters-first", {"seat": int(self.seat)})

    def label(self, state: RisingSunState, seat: i64, action: i64) -> Message:
        return Message("label-figure", {"figure": FIGURE.message(int(FIRST.which(action)))})
