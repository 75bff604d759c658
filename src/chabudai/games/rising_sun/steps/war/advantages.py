"""R-18.6, R-19: the four war advantages."""

from typing import Final

from mypy_extensions import i64

from chabudai.core.actions import Verb
from chabudai.core.messages import Message, Value
from chabudai.core.steps import FREE, NOT_ASKED, Step, bar
from chabudai.games.rising_sun.actions import CHOOSE, NO
from chabudai.games.rising_sun.asking import Asked, AskOneOrNone, OneOfTwo
from chabudai.games.rising_sun.cards import BY_ADVANTAGE, EXTRA_HOSTAGES
from chabudai.games.rising_sun.components import (
    ADVANTAGE,
    FIGURES,
    FOR_HOSTAGES,
    FOR_POETS,
    FOR_SEPPUKU,
    HELD,
    HIRE_RONIN,
    HOSTAGE,
    IS_DAIMYO,
    NOBODY,
    NONE,
    POETS,
    PROVINCE,
    SEPPUKU,
)
from chabudai.games.rising_sun.events import (
    CAPTURES,
    COMMITS_SEPPUKU,
    DECLINES_ADVANTAGE,
    HIRES,
    WINS_ADVANTAGE,
)
from chabudai.games.rising_sun.state import RisingSunState
from chabudai.games.rising_sun.steps.gaining import begin_moment, gain_honor, gain_points, take_points
from chabudai.games.rising_sun.steps.killing import doomed_at, kill
from chabudai.games.rising_sun.steps.powers.killing_by_card import chosen, label_of_figure
from chabudai.games.rising_sun.steps.war.comparing import hired_force

NOT_TO_BE_TAKEN: Final = bar("not-to-be-taken", "R-19.2")
DAIMYO_NO_HOSTAGE: Final = bar("daimyo-no-hostage", "R-5.11")


class ResolveAdvantage(Step[RisingSunState]):
    """R-18.6: the most coins, at least one, ties to honor; R-23.5: each is a moment."""

    def __init__(self, advantage: i64) -> None:
        self.advantage = advantage

    def run(self, state: RisingSunState) -> None:
        winner = winner_of(state, self.advantage)
        state.won = [*state.won, int(winner)]
        if winner == NOBODY:
            return
        begin_moment(state)
        state.using = self.advantage
        state.tell(WINS_ADVANTAGE, winner, self.advantage)
        state.push(AdvantageUsed())
        use(state, winner, self.advantage)

    def outlook(self, state: RisingSunState) -> Message:
        return Message("chain-advantage", {"advantage": ADVANTAGE.message(int(self.advantage))})


class AdvantageUsed(Step[RisingSunState]):
    def run(self, state: RisingSunState) -> None:
        state.using = NONE


def winner_of(state: RisingSunState, advantage: i64) -> i64:
    best: i64 = NOBODY
    most: i64 = 0
    for seat in state.honor:
        if (state.participants >> seat) & 1 and state.bids[seat][advantage] > most:
            best, most = seat, state.bids[seat][advantage]
    return best


def use(state: RisingSunState, winner: i64, advantage: i64) -> None:
    """R-29.23: where there is nothing to gain, nothing is asked."""
    province = state.wars[state.war]
    if advantage == SEPPUKU and state.figures_at(winner, province) > 0:
        state.push(CommitSeppuku(winner))
    elif advantage == HOSTAGE and has_hostage(state, winner, province):
        more = state.clans[winner].total(EXTRA_HOSTAGES)
        state.push(TakeHostage(winner, more, True))
    elif advantage == HIRE_RONIN and hired_force(state, winner) > 0:
        state.push(HireRonin(winner))
    elif advantage == POETS:
        gain_points(state, winner, state.killed, FOR_POETS, BY_ADVANTAGE + POETS)


class UseAdvantage(OneOfTwo):
    """R-18.6: the winner may decline."""

    def begins_turn(self) -> bool:
        return True

    def about(self, state: RisingSunState) -> Asked:
        return Asked(self.seat, province=state.wars[state.war])


class CommitSeppuku(UseAdvantage):
    """R-19.1: all own figures, for a point and a step of honor each."""

    def take(self, state: RisingSunState, seat: i64, action: i64) -> None:
        province = state.wars[state.war]
        if action == NO.only:
            state.tell(DECLINES_ADVANTAGE, seat, SEPPUKU)
            return
        figures = state.figures_at(seat, province)
        state.tell(COMMITS_SEPPUKU, seat, province, figures)
        kill(state, seat, province, doomed_at(state, seat, province))
        gain_points(state, seat, figures, FOR_SEPPUKU, BY_ADVANTAGE + SEPPUKU)
        gain_honor(state, seat, figures)

    def prompt(self, state: RisingSunState) -> Message:
        province = state.wars[state.war]
        figures = int(state.figures_at(self.seat, province))
        values: dict[str, Value] = {
            "seat": int(self.seat),
            "province": PROVINCE.message(province),
            "figures": figures,
        }
        return Message("prompt-seppuku", values)

    def label(self, state: RisingSunState, seat: i64, action: i64) -> Message:
        return Message("label-no-seppuku" if action == NO.only else "label-seppuku")


class HireRonin(UseAdvantage):
    """R-19.4: the tokens are not spent."""

    def take(self, state: RisingSunState, seat: i64, action: i64) -> None:
        if action == NO.only:
            state.tell(DECLINES_ADVANTAGE, seat, HIRE_RONIN)
            return
        state.hired = seat
        state.tell(HIRES, seat, hired_force(state, seat))

    def prompt(self, state: RisingSunState) -> Message:
        return Message("prompt-hire", {"seat": int(self.seat), "force": int(hired_force(state, self.seat))})

    def label(self, state: RisingSunState, seat: i64, action: i64) -> Message:
        return Message("label-no-hire" if action == NO.only else "label-hire")


# --- Take Hostage -------------------------------------------------------------------------------------------------


def has_hostage(state: RisingSunState, seat: i64, province: i64) -> bool:
    for owner in range(state.seats):
        if owner != seat:
            for kind in state.kinds_at(owner, province):
                if not IS_DAIMYO[kind]:
                    return True
    return False


class TakeHostage(AskOneOrNone):
    """R-19.2, R-27.45, R-29.17: a figure of another player; then one more for each copy of Respect."""

    def __init__(self, seat: i64, more: i64, first: bool) -> None:
        self.seat = seat
        self.more = more
        self.first = first

    def verb(self) -> Verb:
        return CHOOSE

    def options(self, state: RisingSunState, seat: i64) -> list[int]:
        province = state.wars[state.war]
        others = [other for other in range(state.seats) if other != seat]
        return [chosen(owner, kind) for owner in others for kind in state.kinds_at(owner, province)]

    def bar_one(self, state: RisingSunState, seat: i64, one: i64) -> i64:
        owner, kind = one // FIGURES, one % FIGURES
        if owner >= state.seats:
            return NOT_ASKED
        if owner == seat or state.number(owner, kind, state.wars[state.war]) == 0:
            return NOT_TO_BE_TAKEN
        return DAIMYO_NO_HOSTAGE if IS_DAIMYO[kind] else FREE

    def take_one(self, state: RisingSunState, seat: i64, one: i64) -> None:
        capture(state, seat, one // FIGURES, one % FIGURES)
        if self.more > 0 and has_hostage(state, seat, state.wars[state.war]):
            state.push(TakeHostage(seat, self.more - 1, False))

    def take_none(self, state: RisingSunState, seat: i64) -> None:
        if self.first:
            state.tell(DECLINES_ADVANTAGE, seat, HOSTAGE)

    def begins_turn(self) -> bool:
        return self.first

    def prompt(self, state: RisingSunState) -> Message:
        key = "prompt-hostage" if self.first else "prompt-hostage-more"
        return Message(key, {"seat": int(self.seat), "province": PROVINCE.message(state.wars[state.war])})

    def label_one(self, state: RisingSunState, seat: i64, one: i64) -> Message:
        return label_of_figure(CHOOSE.at(one))

    def label_none(self, state: RisingSunState) -> Message:
        return Message("label-no-hostage")

    def about(self, state: RisingSunState) -> Asked:
        return Asked(self.seat, province=state.wars[state.war], left=self.more + 1)


def capture(state: RisingSunState, captor: i64, owner: i64, kind: i64) -> None:
    """R-19.2, R-19.3: the figure is not killed; a point changes hands if there is one."""
    province = state.wars[state.war]
    state.shift(owner, kind, province, HELD + captor)
    state.tell(CAPTURES, captor, owner, kind, province)
    take_points(state, captor, owner, 1, FOR_HOSTAGES, BY_ADVANTAGE + HOSTAGE)
