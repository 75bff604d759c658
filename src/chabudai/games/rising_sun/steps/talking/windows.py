"""R-29.N.5: offers at fixed moments, as questions: in the tea ceremony and before a mandate is chosen."""

from typing import Final

from mypy_extensions import i64

from chabudai.core.messages import Message, Value, Who
from chabudai.core.steps import FREE, NOT_ASKED, Step, bar
from chabudai.games.rising_sun.actions import ACCEPT, DECLINE, OFFER, OFFER_NUMBERS, PASS
from chabudai.games.rising_sun.asking import Ask, Asked
from chabudai.games.rising_sun.components import NEGOTIATION, NOBODY
from chabudai.games.rising_sun.events import DECLINES
from chabudai.games.rising_sun.state import RisingSunState
from chabudai.games.rising_sun.steps.talking.drafting import Draft, bar_of, label_of, menu_of
from chabudai.games.rising_sun.steps.talking.offers import (
    accept,
    find_offer,
    offer_said,
    propose,
    remove,
    terms_said,
)
from chabudai.games.rising_sun.steps.talking.parts import PROMPTS

NOT_IN_THIS_WINDOW: Final = bar("not-in-this-window", "R-29.N.5")
ROUNDS: Final[int] = NEGOTIATION["tea_rounds_max"]


class TeaRound(Step[RisingSunState]):
    """Up to three rounds; one in which all pass is the last."""

    def __init__(self, number: i64) -> None:
        self.number = number

    def run(self, state: RisingSunState) -> None:
        if self.number == ROUNDS or (self.number > 0 and not state.spoke):
            state.spoke = False
            return
        state.spoke = False
        state.follow([*[MakeOffer(seat, NOBODY, []) for seat in state.honor], TeaRound(self.number + 1)])


class DrawWindow(Step[RisingSunState]):
    """Each other player one offer to the active player, in honor order; then the active player one to anybody."""

    def run(self, state: RisingSunState) -> None:
        others = [seat for seat in state.honor if seat != state.active]
        to_active = [MakeOffer(seat, state.active, []) for seat in others]
        state.follow([*to_active, MakeOffer(state.active, NOBODY, [])])


class MakeOffer(Ask):
    """R-29.N.6: pass, or say an offer part by part; it lies on no table before it is whole."""

    def __init__(self, seat: i64, to: i64, said: list[int]) -> None:
        self.seat = seat
        self.to = to  # to whom alone it may be made, or NOBODY for anybody
        self.said = said

    def draft(self, state: RisingSunState) -> Draft:
        draft = Draft(state, self.seat, OFFER.which(self.said[0]))
        for action in self.said[1:]:
            draft.say(action)
        return draft

    def menu(self, state: RisingSunState, seat: i64) -> list[int]:
        if self.said:
            return menu_of(state, self.draft(state))
        others = [other for other in range(state.seats) if other != seat]
        return [PASS.only, *[OFFER.at(other) for other in others]]

    def bar(self, state: RisingSunState, seat: i64, action: i64) -> i64:
        if self.said:
            return bar_of(state, self.draft(state), action)
        if action == PASS.only:
            return FREE
        other = OFFER.which(action)
        if not OFFER.has(action) or other >= state.seats or other == seat:
            return NOT_ASKED
        return FREE if self.to == NOBODY or self.to == other else NOT_IN_THIS_WINDOW

    def take(self, state: RisingSunState, seat: i64, action: i64) -> None:
        if action == PASS.only:
            return
        further = MakeOffer(seat, self.to, [*self.said, int(action)])
        draft = further.draft(state)
        if not draft.is_whole():
            state.push(further)
            return
        state.spoke = True
        offer = draft.offer(state, 0)
        if propose(state, offer, 0):
            state.push(AnswerOffer(offer.taker, seat, offer.which))

    def begins_turn(self) -> bool:
        return len(self.said) == 0

    def prompt(self, state: RisingSunState) -> Message:
        if not self.said:
            return Message("prompt-make-offer", {"seat": int(self.seat)})
        draft = self.draft(state)
        return Message("prompt-drafting", {"seat": int(self.seat), "player": Who(int(draft.taker))})

    def prompt_to(self, state: RisingSunState, reader: i64) -> Message:
        if reader != self.seat or not self.said:
            return self.prompt(state)
        draft = self.draft(state)
        return Message(PROMPTS[draft.next()], {"player": Who(int(draft.taker))})

    def label(self, state: RisingSunState, seat: i64, action: i64) -> Message:
        if self.said:
            return label_of(self.draft(state), action)
        if action == PASS.only:
            return Message("label-no-offer")
        return Message("label-offer", {"player": Who(int(OFFER.which(action)))})

    def about(self, state: RisingSunState) -> Asked:
        return Asked(self.seat, other=OFFER.which(self.said[0]) if self.said else self.to)


class AnswerOffer(Ask):
    """R-29.N.5: the addressee answers at once."""

    def __init__(self, seat: i64, giver: i64, which: i64) -> None:
        self.seat = seat
        self.giver = giver
        self.which = which

    def answers(self) -> list[int]:
        place = self.giver * OFFER_NUMBERS + self.which
        return [DECLINE.at(place), ACCEPT.at(place)]

    def menu(self, state: RisingSunState, seat: i64) -> list[int]:
        return self.answers()

    def bar(self, state: RisingSunState, seat: i64, action: i64) -> i64:
        return FREE if int(action) in self.answers() else NOT_ASKED

    def take(self, state: RisingSunState, seat: i64, action: i64) -> None:
        found = find_offer(state, self.giver, seat, self.which)
        assert found is not None
        if ACCEPT.has(action):
            accept(state, found)
        else:
            remove(state, found)
            state.tell(DECLINES, seat, self.giver, self.which + 1)

    def begins_turn(self) -> bool:
        return True

    def prompt(self, state: RisingSunState) -> Message:
        found = find_offer(state, self.giver, self.seat, self.which)
        terms = terms_said(found.offer) if found is not None else []
        values: dict[str, Value] = {"seat": int(self.seat), "player": Who(int(self.giver)), "terms": terms}
        return Message("prompt-answer", values)

    def label(self, state: RisingSunState, seat: i64, action: i64) -> Message:
        key = "label-accept" if ACCEPT.has(action) else "label-decline"
        return offer_said(key, self.giver, find_offer(state, self.giver, self.seat, self.which))

    def about(self, state: RisingSunState) -> Asked:
        return Asked(self.seat, other=self.giver)
