"""T-5: inns and meals; T-6.5: Satsuki's free meal; T-10.6: the neutral traveler at an inn."""

from typing import Final

from mypy_extensions import i64

from chabudai.core.events import EVERYONE
from chabudai.core.messages import Message
from chabudai.core.numbers import bit, holds
from chabudai.core.pile import mingle
from chabudai.core.steps import FREE, NOT_ASKED, Choice, SeatStep, Step, bar
from chabudai.games.tokaido.actions import EAT, EAT_FREE, EAT_NOTHING, REMOVE
from chabudai.games.tokaido.components import (
    CHUUBEI,
    FROM_MEALS,
    GASTRONOMY_EXTRA,
    HIROSHIGE,
    KINKO,
    MEAL,
    MEAL_POINTS,
    MEAL_PRICE,
    OFFER_EXTRA,
    SATSUKI,
)
from chabudai.games.tokaido.events import (
    EATS,
    EATS_NOTHING,
    MEAL_REMOVED,
    OFFER_DEALT,
    OFFER_RETURNED,
    OFFERED_FREE,
    REMOVES_MEAL,
    SEES_OFFER,
)
from chabudai.games.tokaido.state import NO_CARD, TokaidoState, Traveler
from chabudai.games.tokaido.steps.encounter import meet_somebody
from chabudai.games.tokaido.steps.panorama import ChoosePanorama

NOT_ON_OFFER: Final = bar("not-on-offer", "T-5.3")
ALREADY_EATEN: Final = bar("already-eaten", "T-5.4")
MEAL_TOO_DEAR: Final = bar("meal-too-dear", "T-5.6")
NO_FREE_MEAL: Final = bar("no-free-meal", "T-6.5.2")
KINKO_DISCOUNT: Final = 1  # T-6.3


def arrive(state: TokaidoState, traveler: Traveler) -> None:
    """T-5.3: the traveler's power, the offer, the meal; what is pushed last comes first."""
    if state.all_at(traveler.place):
        state.push(ClearOffer())
    state.push(Serve(traveler.seat))
    if state.at_intermediate_inn(traveler):
        use_power(state, traveler)


def use_power(state: TokaidoState, traveler: Traveler) -> None:
    if traveler.tile == CHUUBEI:
        meet_somebody(state, traveler)  # T-6.2
    elif traveler.tile == HIROSHIGE and traveler.incomplete_panoramas():
        state.push(ChoosePanorama(traveler.seat))  # T-6.1


def deal_offer(state: TokaidoState, traveler: Traveler) -> None:
    """T-5.3 step 2, by the first to arrive; T-11.3: one card fewer with the gastronomy variant."""
    if traveler.slot != 1:
        return
    extra = GASTRONOMY_EXTRA if state.rules.gastronomy else OFFER_EXTRA
    cards = min(len(state.travelers) + extra, state.meals.size())  # T-12.3: or what is left
    for _ in range(cards):
        state.draw_unseen(state.meals, state.offer)
    state.tell(OFFER_DEALT, traveler.seat, cards)


class Serve(SeatStep[TokaidoState]):
    """T-5.3 steps 2 and 3: the offer is dealt and looked at; T-6.5.1: one card is free for Satsuki."""

    def run(self, state: TokaidoState) -> None:
        traveler = state.travelers[self.seat]
        deal_offer(state, traveler)
        state.look(state.offer, self.seat)
        state.tell_pile(SEES_OFFER, self.seat, state.offer)
        if traveler.tile == SATSUKI:
            offer_free_meal(state, traveler)
        state.push(ChooseMeal(self.seat))


def offer_free_meal(state: TokaidoState, traveler: Traveler) -> None:
    # T-12.3, T-12.29: neither deck nor offer is ever empty, except in a position made by hand
    if state.rules.free_meal_from_deck and state.meals.entries:
        state.draw_unseen(state.meals, state.free_meal)  # T-6.5.6
        state.look(state.free_meal, traveler.seat)
    elif not state.rules.free_meal_from_deck and state.offer.entries:
        state.free_place = state.roll(state.offer.size(), bit(traveler.seat))
    dish = free_dish(state)
    if dish != NO_CARD:
        state.tell_seat(OFFERED_FREE, traveler.seat, [int(dish)])


def free_dish(state: TokaidoState) -> i64:
    """The dish that Satsuki may have free of charge, or NO_CARD."""
    if state.free_meal.entries:
        return state.free_meal.cards()[0]
    if state.free_place != NO_CARD:
        return state.offer.cards()[state.free_place]
    return NO_CARD


class ChooseMeal(Choice[TokaidoState]):
    """T-5.3 step 4: at most one meal, of a dish not eaten before (T-5.4), or none (T-5.5)."""

    def menu(self, state: TokaidoState, seat: i64) -> list[int]:
        actions = [EAT_FREE.only] if free_dish(state) != NO_CARD else []
        for dish in state.offer.kinds():
            actions.append(EAT.at(dish))
        actions.append(EAT_NOTHING.only)
        return actions

    def bar(self, state: TokaidoState, seat: i64, action: i64) -> i64:
        traveler = state.travelers[seat]
        if action == EAT_NOTHING.only:
            return FREE
        if action == EAT_FREE.only:
            return bar_free_meal(state, traveler)
        return bar_meal(state, traveler, EAT.which(action)) if EAT.has(action) else NOT_ASKED

    def take(self, state: TokaidoState, seat: i64, action: i64) -> None:
        traveler = state.travelers[seat]
        if action == EAT_NOTHING.only:
            state.tell(EATS_NOTHING, seat)
        elif action == EAT_FREE.only:
            eat_free(state, traveler)
        else:
            dish = EAT.which(action)
            state.pick_out(state.offer, dish)
            eat(state, traveler, dish, price_for(traveler, dish))
        return_free_meal(state)

    def is_open(self) -> bool:
        return False  # T-14.3

    def prompt(self, state: TokaidoState) -> Message:
        return Message("prompt-meal", {"seat": int(self.seat)})

    def label(self, state: TokaidoState, seat: i64, action: i64) -> Message:
        if action == EAT_NOTHING.only:
            return Message("label-eat-nothing")
        if action == EAT_FREE.only:
            dish = free_dish(state)
            return Message("label-eat-free", {} if dish == NO_CARD else {"meal": MEAL.message(dish)})
        dish = EAT.which(action)
        coins = int(price_for(state.travelers[seat], dish))
        return Message("label-eat", {"meal": MEAL.message(dish), "coins": coins})


def bar_meal(state: TokaidoState, traveler: Traveler, dish: i64) -> i64:
    if not state.offer.holds(dish):
        return NOT_ON_OFFER
    if holds(traveler.meals, dish):
        return ALREADY_EATEN
    return MEAL_TOO_DEAR if traveler.coins < price_for(traveler, dish) else FREE


def bar_free_meal(state: TokaidoState, traveler: Traveler) -> i64:
    dish = free_dish(state)
    if dish == NO_CARD:
        return NO_FREE_MEAL
    return ALREADY_EATEN if holds(traveler.meals, dish) else FREE  # T-12.9


def price_for(traveler: Traveler, dish: i64) -> i64:
    # T-6.3, T-12.11: one coin less for Kinko
    price: i64 = MEAL_PRICE[dish]
    return max(0, price - KINKO_DISCOUNT) if traveler.tile == KINKO else price


def eat_free(state: TokaidoState, traveler: Traveler) -> None:
    """T-6.5.2; T-14.5: all now see which card was the free one."""
    dish = free_dish(state)
    state.shown_to(EVERYONE)
    state.pick_out(state.free_meal if state.free_meal.entries else state.offer, dish)
    eat(state, traveler, dish, 0)


def eat(state: TokaidoState, traveler: Traveler, dish: i64, coins: i64) -> None:
    """T-5.3 step 5"""
    traveler.coins -= coins
    traveler.meals = [*traveler.meals, dish]
    traveler.score(FROM_MEALS, MEAL_POINTS)
    state.tell(EATS, traveler.seat, dish, coins, MEAL_POINTS)


def return_free_meal(state: TokaidoState) -> None:
    # T-6.5.5: a card of the offer stays there; T-6.5.6: one from the deck goes under it
    state.free_place = NO_CARD
    if state.free_meal.entries:
        state.meals.put_under(state.free_meal.entries)
        state.free_meal.entries = []


class ClearOffer(Step[TokaidoState]):
    """T-5.8: all have been served; what is left goes under the deck."""

    def run(self, state: TokaidoState) -> None:
        left = state.offer.entries
        state.offer.entries = []
        state.tell(OFFER_RETURNED, len(left))
        if state.rules.returned_shuffled:
            state.shuffle_under(state.meals, left)
        else:
            state.meals.put_under(left)


def neutral_arrives(state: TokaidoState, neutral: Traveler, mover: i64) -> None:
    """T-10.6: one card of the offer is removed."""
    if state.all_at(neutral.place):
        state.push(ClearOffer())
    deal_offer(state, neutral)
    if not state.offer.entries:
        return
    if state.rules.neutral_meal_chosen:
        state.look(state.offer, mover)
        state.tell_pile(SEES_OFFER, mover, state.offer)
        state.push(RemoveMeal(mover))
    else:
        remove_meal(state, state.generator.below(state.offer.size()), NO_CARD)
        state.tell(MEAL_REMOVED, neutral.seat)


def remove_meal(state: TokaidoState, place: i64, chooser: i64) -> None:
    """Under the deck, seen by nobody but the one who chose it."""
    state.offer.entries = mingle(state.offer.entries, state.new_group(), chooser)
    state.meals.put_under([state.offer.take(place)])


class RemoveMeal(Choice[TokaidoState]):
    """T-13.10: the player who moved the neutral traveler chooses the meal it takes away."""

    def menu(self, state: TokaidoState, seat: i64) -> list[int]:
        return [REMOVE.at(dish) for dish in state.offer.kinds()]

    def bar(self, state: TokaidoState, seat: i64, action: i64) -> i64:
        if not REMOVE.has(action):
            return NOT_ASKED
        return FREE if state.offer.holds(REMOVE.which(action)) else NOT_ON_OFFER

    def take(self, state: TokaidoState, seat: i64, action: i64) -> None:
        dish = REMOVE.which(action)
        state.tell(MEAL_REMOVED, state.travelers[-1].seat)
        state.tell_seat(REMOVES_MEAL, seat, [int(dish)])
        remove_meal(state, state.offer.place_of(dish), seat)

    def is_open(self) -> bool:
        return False

    def is_sealed(self) -> bool:
        return True  # T-14.6

    def prompt(self, state: TokaidoState) -> Message:
        return Message("prompt-remove-meal", {"seat": int(self.seat)})

    def label(self, state: TokaidoState, seat: i64, action: i64) -> Message:
        return Message("label-remove", {"meal": MEAL.message(REMOVE.which(action))})
