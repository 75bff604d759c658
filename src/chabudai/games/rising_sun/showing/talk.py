"""R-29.N.8: offers and promises in a reader's eyes; what a question is about."""

from typing import TYPE_CHECKING

from chabudai.core.pile import onlooker_of
from chabudai.games.rising_sun.asking import Asked
from chabudai.games.rising_sun.cards import CARD
from chabudai.games.rising_sun.circles import overhears
from chabudai.games.rising_sun.components import (
    KAMI,
    NONE,
    PIECE,
    POLITICAL,
    PROVINCE,
    ROUTE,
    SEASON,
    TEA,
)
from chabudai.games.rising_sun.promises import (
    ARGUMENTS,
    NO_PROMISE,
    PROMISE_KIND,
    STATUS,
    arguments_of,
    kind_of,
)
from chabudai.games.rising_sun.rulings import FREELY
from chabudai.games.rising_sun.showing.board import none_for_nobody
from chabudai.games.rising_sun.state import RisingSunState
from chabudai.games.rising_sun.steps.talking.windows import MakeOffer
from chabudai.games.rising_sun.talk import Offer, Promise

if TYPE_CHECKING:
    from chabudai.games.rising_sun.view import (
        AskingView,
        MadePromiseView,
        Negotiation,
        OfferView,
        TalkView,
        WordView,
    )


MODES: "list[Negotiation]" = ["off", "windows", "free"]


def talk(state: RisingSunState, seat: int | None) -> "TalkView":
    """R-29.N.8: private offers and promises to those two alone."""
    known = [circle for circle in range(len(state.talks)) if overhears(onlooker_of(seat), circle, state.seats)]
    return {
        "mode": MODES[state.rules.talk],
        "transfers": state.rules.talk == FREELY and state.phase in (TEA, POLITICAL),
        "alliances": state.rules.talk == FREELY and bool(state.phase == TEA),
        "offers": [offer(each, circle > 0) for circle in known for each in state.talks[circle].offers],
        "draft": drafted(state, seat),
        "promises": [made(each, circle > 0) for circle in known for each in state.talks[circle].promises],
    }


def drafted(state: RisingSunState, seat: int | None) -> "OfferView | None":
    """R-29.N.6: an offer lies on no table before it is whole; until then only whoever says it knows its parts."""
    question = state.waiting
    if not isinstance(question, MakeOffer) or question.seat != seat or not question.said:
        return None
    draft = question.draft(state)
    draft.forget_half_a_promise()
    return offer(draft.offer(state, 0), private=False)


def offer(each: Offer, private: bool) -> "OfferView":
    return {
        "giver": int(each.giver),
        "taker": int(each.taker),
        "which": int(each.which) + 1,
        "coins": int(each.coins),
        "ronin": int(each.ronin),
        "asked_coins": int(each.asked_coins),
        "asked_ronin": int(each.asked_ronin),
        "ally": each.ally,
        "promise": None if each.promise == NO_PROMISE else promise(each.promise),
        "asked_promise": None if each.asked_promise == NO_PROMISE else promise(each.asked_promise),
        "private": private,
    }


def made(each: Promise, private: bool) -> "MadePromiseView":
    return {
        "seat": int(each.seat),
        "other": int(each.other),
        "promise": promise(each.promise),
        "season": SEASON.ids[each.season],
        "status": STATUS.ids[each.status],
        "made_at": int(each.made_at),
        "private": private,
    }


def promise(number: int) -> "WordView":
    shown: WordView = {
        "kind": PROMISE_KIND.ids[kind_of(number)],
        "mandate": None,
        "province": None,
        "advantage": None,
        "kami": None,
        "coins": None,
        "ronin": None,
    }
    for domain, argument in zip(ARGUMENTS[kind_of(number)], arguments_of(number), strict=True):
        shown[domain.name] = argument if domain.name in ("coins", "ronin") else domain.ids[argument]  # type: ignore[literal-required]
    return shown


def asking(about: Asked | None) -> "AskingView | None":
    if about is None:
        return None
    return {
        "seat": none_for_nobody(about.seat),
        "province": None if about.province == NONE else PROVINCE.ids[about.province],
        "piece": None if about.piece == NONE else PIECE.ids[about.piece],
        "kami": None if about.kami == NONE else KAMI.ids[about.kami],
        "card": None if about.card == NONE else CARD.ids[about.card],
        "route": None if about.route == NONE else ROUTE.ids[about.route],
        "other": none_for_nobody(about.other),
        "left": None if about.left == NONE else int(about.left),
    }
