"""R-23: occasions that season cards watch for. What each of them does is said in `steps/powers`."""

from typing import ClassVar, Final

from mypy_extensions import i64

from chabudai.core.moments import Comes, Coming, Happened, Moments, Watcher, shape_of_coming, shape_of_moment
from chabudai.core.steps import Step
from chabudai.core.vocabulary import Effect, Vocabulary
from chabudai.games.rising_sun.cards import (
    CARD,
    CONDITION,
    LANGUAGE,
    MONSTER_OF,
    OP,
    POWERS,
    TRIGGER,
    Power,
)
from chabudai.games.rising_sun.components import BETRAY, COMMON, NOBODY
from chabudai.games.rising_sun.state import RisingSunState
from chabudai.games.rising_sun.steps.gaining import begin_moment

OCCASIONS: Final = Moments[RisingSunState](TRIGGER)

ON_ENTER: Final = TRIGGER.index["on_enter"]  # about: the owner, the monster, the province
AFTER_SUMMON: Final = TRIGGER.index["after_summon"]  # about: who has summoned
END_OF_MANDATE: Final = TRIGGER.index["end_of_mandate"]  # about: whose cards work now; only of Recruit
SELECT_MANDATE: Final = TRIGGER.index["select_mandate"]  # about: the active player, the mandate
SPEND_COINS: Final = TRIGGER.index["spend_coins"]  # about: who has paid, how many coins
WIN_WAR_TOKEN: Final = TRIGGER.index["win_war_token"]  # about: who takes it, the province, whether by a battle
WAR_PHASE_START: Final = TRIGGER.index["war_phase_start"]  # about: whose cards work now
CALLED: Final = [
    ON_ENTER,
    AFTER_SUMMON,
    END_OF_MANDATE,
    SELECT_MANDATE,
    SPEND_COINS,
    WIN_WAR_TOKEN,
    WAR_PHASE_START,
]
OWN_ORDER: Final[list[int]] = [CARD.index[name] for name in LANGUAGE["own_order"]["after_summon"]]

HIGHEST_HONOR: Final = CONDITION["highest_honor_of_all"]
STANDS_THERE: Final = CONDITION["self_in_province_at_end"]
HAS_ALLY: Final = CONDITION["has_ally"]
ABOVE_TWO: Final = CONDITION["more_honor_than_at_least_2_players"]


class Word:
    """What an op means: how it is served to the owner of the card or the player whom the kami favours."""

    def serve(self, state: RisingSunState, owner: i64, power: Power, about: list[int]) -> None:
        raise AssertionError("it is looked up where it matters")

    def follow(self, state: RisingSunState, owner: i64, effect: Effect) -> None:
        """As what comes after another op."""
        raise AssertionError("it does not follow another")

    def is_possible(self, state: RisingSunState, owner: i64, power: Power) -> bool:
        """R-29.23: whether there is anything to ask or to do."""
        return True


VOCABULARY: Final = Vocabulary[Word](OP)


def serve(state: RisingSunState, owner: i64, power: Power, about: list[int]) -> None:
    VOCABULARY.word(power.op).serve(state, owner, power, about)


def and_then(state: RisingSunState, owner: i64, power: Power) -> None:
    """What follows because the op was carried out."""
    for effect in power.then:
        VOCABULARY.word(effect.op).follow(state, owner, effect)


class CardWatcher(Watcher[RisingSunState]):
    """One power of one card. R-23.4: each copy comes by itself."""

    def __init__(self, card: int, power: Power) -> None:
        self.card: Final = card
        self.power: Final = power

    def owners(self, state: RisingSunState) -> list[int]:
        found: list[int] = []
        for seat in state.honor:
            for owned in state.clans[seat].cards:
                if owned == self.card:
                    found.append(seat)
        return found

    def is_due(self, state: RisingSunState, owner: i64, about: list[int]) -> bool:
        return concerns(state, self.power, owner, about) and holds(state, self.power, owner, about)

    def serve(self, state: RisingSunState, owner: i64, about: list[int]) -> None:
        serve(state, owner, self.power, about)


def concerns(state: RisingSunState, power: Power, owner: i64, about: list[int]) -> bool:
    """Whether the occasion is the owner's."""
    trigger = power.trigger
    if about[0] != owner:
        return False
    if trigger == ON_ENTER:
        return about[1] == MONSTER_OF[power.what]
    if trigger == SELECT_MANDATE:
        return about[1] != BETRAY
    if trigger == WIN_WAR_TOKEN and power.condition == STANDS_THERE:
        return about[2] == 1 or not state.rules.souls_need_battle
    return VOCABULARY.word(power.op).is_possible(state, owner, power)


def holds(state: RisingSunState, power: Power, owner: i64, about: list[int]) -> bool:
    """Whether its condition is fulfilled now."""
    condition = power.condition
    if condition == HIGHEST_HONOR:
        return state.rank(owner) == 0
    if condition == ABOVE_TWO:
        return state.rank(owner) + 2 < state.seats
    if condition == HAS_ALLY:
        return state.ally[owner] != NOBODY
    if condition == STANDS_THERE:
        monster = MONSTER_OF[power.what] - COMMON
        return state.monster_owner[monster] == owner and state.monster_at[monster] == about[1]
    return True


class Occasion(Happened[RisingSunState]):
    """Something that cards watch for has happened."""

    made_with: ClassVar = shape_of_moment(TRIGGER)

    def moments(self) -> Moments[RisingSunState]:
        return OCCASIONS

    def comes(self, coming: Coming) -> Step[RisingSunState]:
        return CardComes(self.moment, self.about, coming.place, coming.owner)

    def due(self, state: RisingSunState) -> list[Coming]:
        """R-27.4: only the cards of whom it tells first, as they were bought, each copy in its place."""
        return self.due_by(state, state.clans[self.about[0]].cards)

    def due_by(self, state: RisingSunState, cards: list[int]) -> list[Coming]:
        """What these cards do at it, one copy after the other."""
        owner, watchers = self.about[0], OCCASIONS.watchers[self.moment]
        found: list[Coming] = []
        for card in cards:
            for place, watcher in enumerate(watchers):
                assert isinstance(watcher, CardWatcher)
                if card == watcher.card and watcher.is_due(state, owner, self.about):
                    found.append(Coming(place, owner))
        return found

    def call(self, state: RisingSunState, due: list[Coming]) -> None:
        if self.moment == SPEND_COINS:
            due = due[: self.about[1]]  # each copy needs its own coin
        if self.moment == AFTER_SUMMON and len(due) > 1:
            due = sorted(due, key=gains_first)
        super().call(state, due)


def gains_first(coming: Coming) -> int:
    """R-27.4: the place among one's own effects after a summon."""
    watcher = OCCASIONS.watchers[AFTER_SUMMON][coming.place]
    assert isinstance(watcher, CardWatcher)
    return OWN_ORDER.index(watcher.card)


class CardComes(Comes[RisingSunState]):
    made_with: ClassVar = shape_of_coming(TRIGGER)

    def run(self, state: RisingSunState) -> None:
        """R-23.5: each copy of a start-of-war card is a moment of its own."""
        if self.moment == WAR_PHASE_START:
            begin_moment(state)
        super().run(state)

    def moments(self) -> Moments[RisingSunState]:
        return OCCASIONS


def watch_all() -> None:
    """Every power of every card that is called at an occasion watches for it."""
    for card, powers in enumerate(POWERS):
        for power in powers:
            if power.trigger in CALLED:
                OCCASIONS.watch(int(power.trigger), CardWatcher(card, power))


watch_all()
