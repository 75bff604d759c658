"""R-29.N.2, R-29.N.6: an offer said in small steps, each out of a menu that depends on the last."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from chabudai.core.messages import Message
from chabudai.core.rng import Generator
from chabudai.core.steps import FREE, NOT_ASKED, bar
from chabudai.games.rising_sun.actions import (
    ABOUT_ADVANTAGE,
    ABOUT_MANDATE,
    ALLIANCE,
    AT,
    BID,
    GIVE_RONIN,
    NO_ALLIANCE,
    OPENLY,
    PROMISE,
    SECRETLY,
    SHRINE,
    TEMPLATE,
    USE,
)
from chabudai.games.rising_sun.components import (
    ADVANTAGE,
    ADVANTAGES,
    KAMI,
    MANDATE,
    MANDATES,
    MOST_COINS,
    MOST_RONIN,
    NEGOTIATION,
    NOBODY,
    PROVINCE,
    PROVINCES,
    TEA,
    WAR,
)
from chabudai.games.rising_sun.promises import (
    KINDS,
    LEAVE_ADVANTAGE,
    NO_PROMISE,
    PROMISE_KIND,
    promise_of,
)
from chabudai.games.rising_sun.rulings import FREELY
from chabudai.games.rising_sun.state import RisingSunState
from chabudai.games.rising_sun.steps.talking.offers import free_number, may_ally
from chabudai.games.rising_sun.steps.talking.parts import (
    A_MANDATE,
    A_PART,
    A_PROVINCE,
    A_SHRINE,
    ABOUT,
    AN_ADVANTAGE,
    AN_ALLIANCE,
    ASKED_PROMISE,
    COINS_ASKED,
    COINS_GIVEN,
    COINS_LATER,
    FREELY_AT_TEA,
    FREELY_AT_WAR,
    FREELY_IN_POLITICS,
    IN_WINDOW,
    OWN_PROMISE,
    PART_BITS,
    PARTS,
    RONIN_ASKED,
    RONIN_GIVEN,
    RONIN_LATER,
    THE_CIRCLE,
    THE_TEMPLATE,
    followed_by,
)
from chabudai.games.rising_sun.talk import Offer

TOO_MUCH: Final = bar("too-much", "R-29.N.2")
ALLIED_ALREADY: Final = bar("allied-already", "R-8.2")
NOTHING_OFFERED: Final = bar("nothing-offered", "R-29.N.2")
NOTHING_TO_PAY_WITH: Final = bar("nothing-to-pay-with", "R-29.N.6")
MUST_PROMISE: Final = bar("must-promise", "R-29.N.9")  # in the war phase
PROMISE_ASKED_FOR: Final = bar("must-promise", "R-29.N.6")  # by the template of a window
NOT_NOW: Final = bar("not-now", "R-8.3")
NOT_IN_PLAY: Final = bar("not-in-play", "R-3.5")

# R-29.N.6: what the templates of windows ask for
ALLIANCE_PLAIN: Final = TEMPLATE.index["alliance_plain"]
ALLIANCE_I_PAY: Final = TEMPLATE.index["alliance_i_pay"]
ALLIANCE_YOU_PAY: Final = TEMPLATE.index["alliance_you_pay"]
I_PAY_FOR_PROMISE: Final = TEMPLATE.index["i_pay_for_promise"]
YOU_PAY_FOR_PROMISE: Final = TEMPLATE.index["you_pay_for_promise"]
GIFT: Final = TEMPLATE.index["gift"]
MOST_COINS_IN_WINDOW: Final[int] = NEGOTIATION["max_coins_in_offer"]
MOST_RONIN_IN_WINDOW: Final[int] = NEGOTIATION["max_ronin_in_offer"]


@mypyc_attr(acyclic=True)
class Draft:
    """An offer as far as it is said."""

    giver: i64
    taker: i64
    freely: bool  # R-29.N.1: not in a window
    must_promise: bool
    coins: i64
    ronin: i64
    asked_coins: i64
    asked_ronin: i64
    ally: bool
    promise: i64
    asked_promise: i64
    openly: bool
    parts: i64  # still to be said, in order
    promising: i64  # whose promise is said: OWN_PROMISE or ASKED_PROMISE
    kind: i64  # of that promise
    first: i64  # what it is about

    def __init__(self, state: RisingSunState, giver: i64, taker: i64) -> None:
        self.giver, self.taker = giver, taker
        self.freely = state.rules.talk == FREELY
        self.must_promise = not self.freely or state.phase == WAR
        self.coins, self.ronin, self.asked_coins, self.asked_ronin = 0, 0, 0, 0
        self.promise, self.asked_promise = NO_PROMISE, NO_PROMISE
        self.ally, self.openly = False, True
        self.promising, self.kind, self.first = OWN_PROMISE, NO_PROMISE, 0
        self.parts = parts_of(state) if self.freely else IN_WINDOW

    def next(self) -> i64:
        return self.parts & A_PART

    def is_whole(self) -> bool:
        return self.parts == 0

    def is_empty(self) -> bool:
        amounts = self.coins + self.ronin + self.asked_coins + self.asked_ronin
        return amounts == 0 and not self.ally and self.promise == NO_PROMISE

    # --- saying the next part ---------------------------------------------------------------------------------

    def say(self, action: i64) -> None:
        part = self.next()
        self.parts >>= PART_BITS
        if part == THE_TEMPLATE:
            self.use(USE.which(action))
        elif part == COINS_GIVEN:
            self.coins = BID.which(action)
        elif part == RONIN_GIVEN:
            self.ronin = GIVE_RONIN.which(action)
        elif part == COINS_ASKED:
            self.asked_coins = BID.which(action)
        elif part == RONIN_ASKED:
            self.asked_ronin = GIVE_RONIN.which(action)
        elif part == AN_ALLIANCE:
            self.ally = action == ALLIANCE.only
        elif part == THE_CIRCLE:
            self.openly = action == OPENLY.only
        elif part in (OWN_PROMISE, ASKED_PROMISE):
            self.promising, self.kind, self.first = part, PROMISE.which(action), 0
            self.parts = followed_by(ABOUT[self.kind], self.parts)
            self.note(promise_of(self.kind, 0, 0))
        else:
            self.say_about(part, action)

    def use(self, template: i64) -> None:
        self.ally = template <= ALLIANCE_YOU_PAY
        self.parts = PARTS[template]

    def say_about(self, part: i64, action: i64) -> None:
        """What the promise is about; of two things the second comes after the first."""
        number = argument(part, action)
        if part == RONIN_LATER or (part == A_PROVINCE and self.kind == LEAVE_ADVANTAGE):
            self.note(promise_of(self.kind, self.first, number))
        else:
            self.first = number
            self.note(promise_of(self.kind, number, 0))

    def note(self, promise: i64) -> None:
        if self.promising == OWN_PROMISE:
            self.promise = promise
        else:
            self.asked_promise = promise

    def forget_half_a_promise(self) -> None:
        """One of which it is not said yet what it is about."""
        if A_MANDATE <= self.next() <= RONIN_LATER:
            self.note(NO_PROMISE)

    def offer(self, state: RisingSunState, circle: i64) -> Offer:
        offer = Offer()
        offer.giver, offer.taker = self.giver, self.taker
        offer.which = free_number(state, self.giver, self.taker, circle)
        offer.coins, offer.ronin = self.coins, self.ronin
        offer.asked_coins, offer.asked_ronin = self.asked_coins, self.asked_ronin
        offer.ally = self.ally
        offer.promise, offer.asked_promise = self.promise, self.asked_promise
        return offer


def parts_of(state: RisingSunState) -> i64:
    """Where all talk freely."""
    if state.phase == WAR:
        return FREELY_AT_WAR
    return FREELY_AT_TEA if state.phase == TEA else FREELY_IN_POLITICS


def argument(part: i64, action: i64) -> i64:
    if part == A_MANDATE:
        return ABOUT_MANDATE.which(action)
    if part == A_PROVINCE:
        return AT.which(action)
    if part == AN_ADVANTAGE:
        return ABOUT_ADVANTAGE.which(action)
    if part == A_SHRINE:
        return SHRINE.which(action)
    return BID.which(action) if part == COINS_LATER else GIVE_RONIN.which(action)


# --- what may be said next ----------------------------------------------------------------------------------------


def most(state: RisingSunState, draft: Draft, part: i64) -> i64:
    """R-29.N.1: of coins or ronin: the reserves and, in a window, the bounds."""
    coins = part in (COINS_GIVEN, COINS_ASKED, COINS_LATER)
    bound: i64 = MOST_COINS if coins else MOST_RONIN
    if not draft.freely:
        bound = MOST_COINS_IN_WINDOW if coins else MOST_RONIN_IN_WINDOW
    if part == COINS_GIVEN:
        return min(bound, state.clans[draft.giver].coins)
    if part == RONIN_GIVEN:
        return min(bound, state.clans[draft.giver].ronin)
    if part == COINS_ASKED:
        return min(bound, state.clans[draft.taker].coins)
    if part == RONIN_ASKED:
        return min(bound, state.clans[draft.taker].ronin)
    return bound


def menu_of(state: RisingSunState, draft: Draft) -> list[int]:
    part = draft.next()
    if part == AN_ALLIANCE:
        return [NO_ALLIANCE.only, ALLIANCE.only]
    if part == A_SHRINE:
        return [SHRINE.at(kami) for kami in state.shrines]
    first = int(first_of_menu(part))
    return list(range(first, first + int(length_of_menu(state, draft, part))))


def first_of_menu(part: i64) -> i64:
    """What most parts list are actions one after the other; of amounts and promises the first says nothing."""
    if part in (COINS_GIVEN, COINS_ASKED, COINS_LATER):
        return BID.at(0)
    if part in (RONIN_GIVEN, RONIN_ASKED, RONIN_LATER):
        return GIVE_RONIN.at(0)
    if part in (OWN_PROMISE, ASKED_PROMISE):
        return PROMISE.at(0)
    if part == A_MANDATE:
        return ABOUT_MANDATE.at(0)
    if part == A_PROVINCE:
        return AT.at(0)
    if part == AN_ADVANTAGE:
        return ABOUT_ADVANTAGE.at(0)
    return USE.at(0) if part == THE_TEMPLATE else OPENLY.only


def length_of_menu(state: RisingSunState, draft: Draft, part: i64) -> i64:
    if part in (OWN_PROMISE, ASKED_PROMISE):
        return KINDS
    if part == A_MANDATE:
        return MANDATES
    if part == A_PROVINCE:
        return PROVINCES
    if part == AN_ADVANTAGE:
        return ADVANTAGES
    if part == THE_CIRCLE:
        return 2
    return USE.size if part == THE_TEMPLATE else most(state, draft, part) + 1


def anything(state: RisingSunState, draft: Draft, generator: Generator) -> i64:
    """Where all talk freely: one of what `open_to` lists, each as likely as the other, without listing them."""
    part = draft.next()
    if part == AN_ALLIANCE:
        may = generator.below(2 if may_ally(state, draft.giver, draft.taker) else 1)
        return ALLIANCE.only if may == 1 else NO_ALLIANCE.only
    if part == A_SHRINE:
        return SHRINE.at(state.shrines[generator.below(len(state.shrines))])
    first, length = first_of_menu(part), length_of_menu(state, draft, part)
    if may_be_barred(part) and bar_of(state, draft, first) != FREE:
        return first + 1 + generator.below(length - 1)
    return first + generator.below(length)


def may_be_barred(part: i64) -> bool:
    """Where all talk freely, whether anything that the part lists: the alliance, or to say nothing."""
    return part in (AN_ALLIANCE, OWN_PROMISE, ASKED_PROMISE, RONIN_LATER)


def bar_of(state: RisingSunState, draft: Draft, action: i64) -> i64:
    part = draft.next()
    if part == THE_TEMPLATE:
        return bar_template(state, draft, USE.which(action)) if USE.has(action) else NOT_ASKED
    if part in (COINS_GIVEN, COINS_ASKED, COINS_LATER):
        return bar_coins(state, draft, part, BID.which(action)) if BID.has(action) else NOT_ASKED
    if part in (RONIN_GIVEN, RONIN_ASKED, RONIN_LATER):
        return bar_ronin(state, draft, part, GIVE_RONIN.which(action)) if GIVE_RONIN.has(action) else NOT_ASKED
    if part == AN_ALLIANCE:
        return bar_alliance(state, draft, action)
    if part in (OWN_PROMISE, ASKED_PROMISE):
        return bar_promise(draft, part, PROMISE.which(action)) if PROMISE.has(action) else NOT_ASKED
    if part == A_MANDATE:
        return FREE if ABOUT_MANDATE.has(action) else NOT_ASKED
    if part == A_PROVINCE:
        return FREE if AT.has(action) else NOT_ASKED
    if part == AN_ADVANTAGE:
        return FREE if ABOUT_ADVANTAGE.has(action) else NOT_ASKED
    if part == A_SHRINE:
        if not SHRINE.has(action):
            return NOT_ASKED
        return FREE if int(SHRINE.which(action)) in state.shrines else NOT_IN_PLAY
    said_to_whom = action == OPENLY.only or action == SECRETLY.only
    return FREE if said_to_whom and not draft.is_whole() else NOT_ASKED


def open_to(state: RisingSunState, draft: Draft) -> list[int]:
    """What may be said next. Where all talk freely, few parts bar anything of what they list."""
    menu = menu_of(state, draft)
    if draft.freely and not may_be_barred(draft.next()):
        return menu
    return [action for action in menu if bar_of(state, draft, action) == FREE]


def bar_alliance(state: RisingSunState, draft: Draft, action: i64) -> i64:
    if action == ALLIANCE.only:
        return FREE if may_ally(state, draft.giver, draft.taker) else ALLIED_ALREADY
    return FREE if action == NO_ALLIANCE.only else NOT_ASKED


def bar_template(state: RisingSunState, draft: Draft, template: i64) -> i64:
    """R-29.N.6: an alliance in the tea ceremony alone; whoever is to pay must have something."""
    if template <= ALLIANCE_YOU_PAY:
        if state.phase != TEA:
            return NOT_NOW
        if not may_ally(state, draft.giver, draft.taker):
            return ALLIED_ALREADY
    payer: i64 = NOBODY
    if template in (ALLIANCE_I_PAY, I_PAY_FOR_PROMISE, GIFT):
        payer = draft.giver
    elif template in (ALLIANCE_YOU_PAY, YOU_PAY_FOR_PROMISE):
        payer = draft.taker
    if payer != NOBODY and state.clans[payer].coins + state.clans[payer].ronin == 0:
        return NOTHING_TO_PAY_WITH
    return FREE


def bar_coins(state: RisingSunState, draft: Draft, part: i64, coins: i64) -> i64:
    if coins > most(state, draft, part):
        return TOO_MUCH
    if coins > 0 or draft.freely or part == COINS_LATER:
        return FREE
    ronin = RONIN_GIVEN if part == COINS_GIVEN else RONIN_ASKED
    return FREE if most(state, draft, ronin) > 0 else NOTHING_OFFERED


def bar_ronin(state: RisingSunState, draft: Draft, part: i64, ronin: i64) -> i64:
    if ronin > most(state, draft, part):
        return TOO_MUCH
    if ronin > 0:
        return FREE
    if part == RONIN_LATER:
        return FREE if draft.first > 0 else NOTHING_OFFERED
    paid = draft.coins if part == RONIN_GIVEN else draft.asked_coins
    return FREE if paid > 0 or draft.freely else NOTHING_OFFERED


def bar_promise(draft: Draft, part: i64, kind: i64) -> i64:
    """R-29.N.6, R-29.N.9: in a window, and in war, who is to promise promises something; no offer is empty."""
    if kind != NO_PROMISE:
        return FREE
    if draft.must_promise:
        return MUST_PROMISE if draft.freely else PROMISE_ASKED_FOR
    return NOTHING_OFFERED if part == ASKED_PROMISE and draft.is_empty() else FREE


def label_of(draft: Draft, action: i64) -> Message:
    part = draft.next()
    if part == THE_TEMPLATE:
        return Message("label-template", {"template": TEMPLATE.message(int(USE.which(action)))})
    if part in (COINS_GIVEN, COINS_ASKED, COINS_LATER):
        return Message("label-coins", {"coins": int(BID.which(action))})
    if part in (RONIN_GIVEN, RONIN_ASKED, RONIN_LATER):
        return Message("label-ronin", {"ronin": int(GIVE_RONIN.which(action))})
    if part == AN_ALLIANCE:
        return Message("label-alliance" if action == ALLIANCE.only else "label-no-alliance")
    if part in (OWN_PROMISE, ASKED_PROMISE):
        return Message("label-promise", {"kind": "kind-" + PROMISE_KIND.message(int(PROMISE.which(action)))})
    if part == A_MANDATE:
        return Message("label-mandate", {"mandate": MANDATE.message(int(ABOUT_MANDATE.which(action)))})
    if part == A_PROVINCE:
        return Message("label-province", {"province": PROVINCE.message(int(AT.which(action)))})
    if part == AN_ADVANTAGE:
        return Message("label-advantage", {"advantage": ADVANTAGE.message(int(ABOUT_ADVANTAGE.which(action)))})
    if part == A_SHRINE:
        return Message("label-shrine", {"kami": KAMI.message(int(SHRINE.which(action)))})
    return Message("label-openly" if action == OPENLY.only else "label-secretly")
