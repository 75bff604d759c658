"""S-9.3: extra armies from the reserve; S-14.26: the answer that a seat may leave standing."""

from typing import Final

from mypy_extensions import i64

from chabudai.core.beside import Beside
from chabudai.core.messages import Message
from chabudai.core.steps import FREE, NOT_ASKED, Choice, SeatStep, bar
from chabudai.games.shogun.actions import LEAVE, REINFORCE
from chabudai.games.shogun.components import (
    ALWAYS_ASKED,
    ALWAYS_MOST,
    ATTACK_PLUS1,
    BONUS,
    CASTLE,
    CASTLE_DEFENCE,
    DEFENCE_PLUS1,
    EVENT_VALUE,
    PROVINCE,
    STANDING,
)
from chabudai.games.shogun.events import REINFORCES, WILL_BE_ASKED, WILL_THROW_MOST
from chabudai.games.shogun.state import ShogunState

TOO_MANY_EXTRA: Final = bar("too-many-extra", "S-9.3")
STANDS_ALREADY: Final = bar("stands-already", "S-14.26")
OF_ATTACKER: Final = 0  # places in `state.extra`
OF_DEFENDER: Final = 1
ANSWERS: Final = [LEAVE.at(ALWAYS_ASKED), LEAVE.at(ALWAYS_MOST)]


def extra_attackers(state: ShogunState, seat: i64) -> i64:
    """How many more armies the attacker may throw."""
    bonus: i64 = BONUS[ATTACK_PLUS1] if state.holds_special(seat, ATTACK_PLUS1) else 0
    return min(bonus, state.reserve[seat])


def extra_defenders(state: ShogunState, seat: i64, target: i64) -> i64:
    """The special card and the castle add up."""
    bonus: i64 = BONUS[DEFENCE_PLUS1] if state.holds_special(seat, DEFENCE_PLUS1) else 0
    if state.effect() == CASTLE_DEFENCE and state.has_building(target, CASTLE):
        bonus += EVENT_VALUE[state.event]
    return min(bonus, state.reserve[seat])


class Extra(Choice[ShogunState]):
    """S-9.3 (D-9): how many more armies from the reserve."""

    def most(self, state: ShogunState) -> i64:
        raise AssertionError("the attacker or the defender")

    def side(self) -> i64:
        raise AssertionError("the attacker or the defender")

    def menu(self, state: ShogunState, seat: i64) -> list[int]:
        return [REINFORCE.at(armies) for armies in range(self.most(state), -1, -1)]

    def bar(self, state: ShogunState, seat: i64, action: i64) -> i64:
        if not REINFORCE.has(action):
            return NOT_ASKED
        return FREE if REINFORCE.which(action) <= self.most(state) else TOO_MANY_EXTRA

    def take(self, state: ShogunState, seat: i64, action: i64) -> None:
        reinforce(state, seat, self.side(), REINFORCE.which(action))

    def prompt(self, state: ShogunState) -> Message:
        return Message("prompt-extra", {"seat": int(self.seat), "province": PROVINCE.message(int(state.target))})

    def label(self, state: ShogunState, seat: i64, action: i64) -> Message:
        return Message("label-extra", {"armies": int(REINFORCE.which(action))})


class ExtraAttack(Extra):
    def most(self, state: ShogunState) -> i64:
        return extra_attackers(state, self.seat)

    def side(self) -> i64:
        return OF_ATTACKER


class ExtraDefence(Extra):
    def most(self, state: ShogunState) -> i64:
        return extra_defenders(state, self.seat, state.target)

    def side(self) -> i64:
        return OF_DEFENDER

    def begins_turn(self) -> bool:
        return True


def reinforce(state: ShogunState, seat: i64, side: i64, armies: i64) -> None:
    state.extra[side] = int(armies)
    if armies > 0:
        state.tell(REINFORCES, seat, armies)


# --- S-14.26: asked, or as many as possible -----------------------------------------------------------------------


def call_up(state: ShogunState, choice: Extra) -> None:
    """Not asked where there is none, nor where an answer stands."""
    most = choice.most(state)
    if most > 0 and state.standing[choice.seat] == ALWAYS_ASKED:
        state.push(choice)
    else:
        reinforce(state, choice.seat, choice.side(), most)


class CallUpDefence(SeatStep[ShogunState]):
    """S-9.3: the defender comes after the attacker and knows what came of it, an answer left standing as well."""

    def run(self, state: ShogunState) -> None:
        call_up(state, ExtraDefence(self.seat))


class StandingAnswers(Beside[ShogunState]):
    """A seat may leave an answer standing at any time, or take it back: for all to know, from then on."""

    def menu(self, state: ShogunState, seat: i64, said: list[int]) -> list[int]:
        return [ANSWERS[ALWAYS_MOST if state.standing[seat] == ALWAYS_ASKED else ALWAYS_ASKED]]

    def bar(self, state: ShogunState, seat: i64, said: list[int], action: i64) -> i64:
        if not LEAVE.has(action):
            return NOT_ASKED
        return STANDS_ALREADY if state.standing[seat] == LEAVE.which(action) else FREE

    def is_whole(self, state: ShogunState, seat: i64, said: list[int]) -> bool:
        return len(said) > 0

    def do(self, state: ShogunState, seat: i64, said: list[int]) -> None:
        answer = int(LEAVE.which(said[0]))
        state.standing[seat] = answer
        state.tell(WILL_BE_ASKED if answer == ALWAYS_ASKED else WILL_THROW_MOST, seat)

    def is_for_bots(self) -> bool:
        return False  # it spares a person a question

    def prompt(self, state: ShogunState, seat: i64, said: list[int]) -> Message:
        return Message("prompt-standing")

    def label(self, state: ShogunState, seat: i64, said: list[int], action: i64) -> Message:
        return Message(f"label-leave-{STANDING.ids[LEAVE.which(action)]}")
