"""R-24.3, R-27.36, R-27.41, R-27.44: Path of the Ninja, Oni of Hate and Oni of Spite."""

from typing import Final

from mypy_extensions import i64

from chabudai.core.actions import Verb
from chabudai.core.messages import Message, Who
from chabudai.core.numbers import bit
from chabudai.core.steps import FREE, NOT_ASKED, Step, bar
from chabudai.games.rising_sun.actions import AT, CHOOSE, SPARE
from chabudai.games.rising_sun.asking import Ask, AskByCard, Asked, KillOrSpare
from chabudai.games.rising_sun.cards import OP, WHERE, Power
from chabudai.games.rising_sun.components import (
    BUSHI,
    FIGURE,
    FIGURES,
    FOR_MONSTERS,
    IS_SHINTO,
    ONI_OF_HATE,
    PROVINCE,
    PROVINCES,
)
from chabudai.games.rising_sun.force import force_in
from chabudai.games.rising_sun.state import RisingSunState
from chabudai.games.rising_sun.steps.gaining import take_points
from chabudai.games.rising_sun.steps.killing import Doomed, has_mercy, kill, spare
from chabudai.games.rising_sun.steps.moments import VOCABULARY, Word, and_then
from chabudai.games.rising_sun.steps.powers.gains import power_of

NO_BUSHI_THERE: Final = bar("no-bushi-there", "R-27.36")
NOT_TO_BE_KILLED: Final = bar("not-to-be-killed", "R-27.44")
ON_MAP: Final = WHERE["map"]


def chosen(owner: i64, kind: i64) -> int:
    """The action that names a figure of a player."""
    return CHOOSE.at(int(owner) * FIGURES + int(kind))


class KillFigure(Word):
    """On the map one Bushi, by Path of the Ninja; where it enters one of each opponent, by Oni of Hate."""

    def serve(self, state: RisingSunState, owner: i64, power: Power, about: list[int]) -> None:
        if power.where == ON_MAP:
            state.push(StrikeWhere(owner, power.what))
        else:
            hate(state, owner, about[2])

    def is_possible(self, state: RisingSunState, owner: i64, power: Power) -> bool:
        if power.where == ON_MAP:
            for province in range(PROVINCES):
                if has_target(state, owner, province):
                    return True
            return False
        return True


VOCABULARY.explain(OP.index["kill_figure"], KillFigure())

# --- Path of the Ninja --------------------------------------------------------------------------------------------


def is_target(state: RisingSunState, seat: i64, owner: i64, province: i64) -> bool:
    """R-27.36: any Bushi on the map, one's own too unless the table rules it out."""
    if owner == seat and not state.rules.ninja_hits_own:
        return False
    return state.number(owner, BUSHI, province) > 0


def has_target(state: RisingSunState, seat: i64, province: i64) -> bool:
    for owner in range(state.seats):
        if is_target(state, seat, owner, province):
            return True
    return False


class StrikeWhere(AskByCard):
    """R-29.5: no, or a province that holds Bushi."""

    def verb(self) -> Verb:
        return AT

    def options(self, state: RisingSunState, seat: i64) -> list[int]:
        return [AT.at(province) for province in range(PROVINCES)]

    def bar_one(self, state: RisingSunState, seat: i64, one: i64) -> i64:
        return FREE if has_target(state, seat, one) else NO_BUSHI_THERE

    def take_one(self, state: RisingSunState, seat: i64, one: i64) -> None:
        state.push(StrikeWhom(seat, self.card, one))

    def prompt(self, state: RisingSunState) -> Message:
        return Message("prompt-ninja", {"seat": int(self.seat)})

    def label_one(self, state: RisingSunState, seat: i64, one: i64) -> Message:
        return Message("label-province", {"province": PROVINCE.message(int(one))})

    def label_none(self, state: RisingSunState) -> Message:
        return Message("label-kill-nobody")


class StrikeWhom(Ask):
    def __init__(self, seat: i64, card: i64, province: i64) -> None:
        self.seat = seat
        self.card = card
        self.province = province

    def menu(self, state: RisingSunState, seat: i64) -> list[int]:
        owners = [owner for owner in range(state.seats) if is_target(state, seat, owner, self.province)]
        return [chosen(owner, BUSHI) for owner in owners]

    def bar(self, state: RisingSunState, seat: i64, action: i64) -> i64:
        owner, kind = CHOOSE.which(action) // FIGURES, CHOOSE.which(action) % FIGURES
        if not CHOOSE.has(action) or owner >= state.seats:
            return NOT_ASKED
        return FREE if kind == BUSHI and is_target(state, seat, owner, self.province) else NO_BUSHI_THERE

    def take(self, state: RisingSunState, seat: i64, action: i64) -> None:
        owner = CHOOSE.which(action) // FIGURES
        if owner != seat and has_mercy(state, seat):
            state.push(MercyOnOne(seat, self.card, self.province, owner))
        else:
            kill(state, seat, self.province, [Doomed(owner, BUSHI, 1)])
            and_then(state, seat, power_of(self.card, "kill_figure"))

    def prompt(self, state: RisingSunState) -> Message:
        province = PROVINCE.message(int(self.province))
        return Message("prompt-ninja-whom", {"seat": int(self.seat), "province": province})

    def label(self, state: RisingSunState, seat: i64, action: i64) -> Message:
        return label_of_figure(action)

    def about(self, state: RisingSunState) -> Asked:
        return Asked(self.seat, province=self.province, card=self.card)


def label_of_figure(action: i64) -> Message:
    owner, kind = CHOOSE.which(action) // FIGURES, CHOOSE.which(action) % FIGURES
    return Message("label-figure-of", {"player": Who(int(owner)), "figure": FIGURE.message(int(kind))})


class MercyOnOne(KillOrSpare):
    """R-27.41: the victim of Path of the Ninja is killed, or spared; the honor is lost all the same."""

    def __init__(self, seat: i64, card: i64, province: i64, owner: i64) -> None:
        self.seat = seat
        self.card = card
        self.province = province
        self.owner = owner

    def take(self, state: RisingSunState, seat: i64, action: i64) -> None:
        if action == SPARE.only:
            spare(state, seat, self.province)
        else:
            kill(state, seat, self.province, [Doomed(self.owner, BUSHI, 1)])
        and_then(state, seat, power_of(self.card, "kill_figure"))

    def prompt(self, state: RisingSunState) -> Message:
        return prompt_of_mercy(self.seat, self.province)

    def about(self, state: RisingSunState) -> Asked:
        return Asked(self.seat, province=self.province, other=self.owner)


def prompt_of_mercy(seat: i64, province: i64) -> Message:
    return Message("prompt-mercy", {"seat": int(seat), "province": PROVINCE.message(int(province))})


# --- Oni of Hate --------------------------------------------------------------------------------------------------


def hated(state: RisingSunState, seat: i64, province: i64) -> i64:
    """R-27.44: who loses a figure to Oni of Hate there: players with more honor and a Bushi or a Shinto."""
    mask: i64 = 0
    for other in range(state.seats):
        if other != seat and state.has_more_honor(other, seat) and len(victims(state, other, province)) > 0:
            mask |= bit(other)
    return mask


def victims(state: RisingSunState, owner: i64, province: i64) -> list[int]:
    """The kinds of which one may die; Komainu counts as a Shinto."""
    return [kind for kind in state.kinds_at(owner, province) if kind == BUSHI or IS_SHINTO[kind]]


def hate(state: RisingSunState, seat: i64, province: i64) -> None:
    """R-29.11: Mercy first, then victim by victim."""
    concerned = hated(state, seat, province)
    if concerned == 0:
        return
    if has_mercy(state, seat):
        state.push(MercyOnHated(seat, province))
    else:
        state.push(Hate(seat, province, concerned))


class MercyOnHated(KillOrSpare):
    """R-27.41: one choice for all who would die."""

    def __init__(self, seat: i64, province: i64) -> None:
        self.seat = seat
        self.province = province

    def take(self, state: RisingSunState, seat: i64, action: i64) -> None:
        if action == SPARE.only:
            spare(state, seat, self.province)
        else:
            state.push(Hate(seat, self.province, hated(state, seat, self.province)))

    def prompt(self, state: RisingSunState) -> Message:
        return prompt_of_mercy(self.seat, self.province)

    def about(self, state: RisingSunState) -> Asked:
        return Asked(self.seat, province=self.province, piece=ONI_OF_HATE)


class Hate(Step[RisingSunState]):
    """One figure of each, in honor order."""

    def __init__(self, seat: i64, province: i64, concerned: i64) -> None:
        self.seat = seat
        self.province = province
        self.concerned = concerned

    def run(self, state: RisingSunState) -> None:
        victim = state.by_honor(self.concerned)[0]
        left = self.concerned & ~bit(victim)
        if left != 0:
            state.push(Hate(self.seat, self.province, left))
        state.push(KillHated(self.seat, self.province, victim))


class KillHated(Ask):
    """R-29.11: which figure of this opponent dies."""

    def __init__(self, seat: i64, province: i64, owner: i64) -> None:
        self.seat = seat
        self.province = province
        self.owner = owner

    def menu(self, state: RisingSunState, seat: i64) -> list[int]:
        return [chosen(self.owner, kind) for kind in victims(state, self.owner, self.province)]

    def bar(self, state: RisingSunState, seat: i64, action: i64) -> i64:
        if not CHOOSE.has(action) or CHOOSE.which(action) // FIGURES >= state.seats:
            return NOT_ASKED
        return FREE if int(action) in self.menu(state, seat) else NOT_TO_BE_KILLED

    def take(self, state: RisingSunState, seat: i64, action: i64) -> None:
        kill(state, seat, self.province, [Doomed(self.owner, CHOOSE.which(action) % FIGURES, 1)])

    def prompt(self, state: RisingSunState) -> Message:
        owner, province = Who(int(self.owner)), PROVINCE.message(int(self.province))
        return Message("prompt-hate", {"seat": int(self.seat), "player": owner, "province": province})

    def label(self, state: RisingSunState, seat: i64, action: i64) -> Message:
        return label_of_figure(action)

    def about(self, state: RisingSunState) -> Asked:
        return Asked(self.seat, province=self.province, piece=ONI_OF_HATE, other=self.owner)


# --- Oni of Spite -------------------------------------------------------------------------------------------------


class StealPoints(Word):
    """From each player there with Force and more honor, as far as they have points (R-27.5)."""

    def serve(self, state: RisingSunState, owner: i64, power: Power, about: list[int]) -> None:
        for seat in state.honor.copy():
            if state.has_more_honor(seat, owner) and force_in(state, seat, about[2]) > 0:
                take_points(state, owner, seat, power.n, FOR_MONSTERS, power.what)


VOCABULARY.explain(OP.index["steal_vp"], StealPoints())
