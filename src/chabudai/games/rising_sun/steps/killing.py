"""R-5.9: killing, and what it brings: Righteousness, Justice; Mercy, which prevents it."""

from mypy_extensions import i64

from chabudai.games.rising_sun.cards import FOR_KILLING, FOR_OWN_KILLED, FOR_SPARING
from chabudai.games.rising_sun.components import FOR_VIRTUES, RESERVE
from chabudai.games.rising_sun.events import KILLS, SPARES
from chabudai.games.rising_sun.state import RisingSunState
from chabudai.games.rising_sun.steps.gaining import gain_points


class Doomed:
    """Figures of one kind and owner that are to die."""

    owner: i64
    kind: i64
    n: i64

    def __init__(self, owner: i64, kind: i64, n: i64) -> None:
        self.owner = owner
        self.kind = kind
        self.n = n


def doomed_at(state: RisingSunState, owner: i64, province: i64) -> list[Doomed]:
    """All figures that somebody has there."""
    return [Doomed(owner, kind, state.number(owner, kind, province)) for kind in state.kinds_at(owner, province)]


def kill(state: RisingSunState, killer: i64, province: i64, doomed: list[Doomed]) -> None:
    """One kill event: all die first, then it is rewarded."""
    lost = [0] * int(state.seats)
    for each in doomed:
        for _ in range(each.n):
            state.shift(each.owner, each.kind, province, RESERVE)
        lost[each.owner] += int(each.n)
        if state.participants != 0:
            state.killed += each.n  # of any owner and by any cause
        state.tell(KILLS, killer, each.owner, each.kind, each.n, province)
    for seat in state.honor.copy():
        if lost[seat] > 0:
            reward_loss(state, seat, lost[seat])
            if seat != killer and state.has_more_honor(killer, seat):
                reward_justice(state, killer)


def reward_loss(state: RisingSunState, seat: i64, figures: i64) -> None:
    """R-27.35: Righteousness, for each figure."""
    for card in state.clans[seat].cards:
        if FOR_OWN_KILLED[card] > 0:
            gain_points(state, seat, FOR_OWN_KILLED[card] * figures, FOR_VIRTUES, card)


def reward_justice(state: RisingSunState, killer: i64) -> None:
    """R-27.42: for each opponent with less honor."""
    for card in state.clans[killer].cards:
        if FOR_KILLING[card] > 0:
            gain_points(state, killer, FOR_KILLING[card], FOR_VIRTUES, card)


def has_mercy(state: RisingSunState, seat: i64) -> bool:
    return state.clans[seat].total(FOR_SPARING) > 0


def spare(state: RisingSunState, seat: i64, province: i64) -> None:
    """R-27.41: nobody is killed; each copy brings its points."""
    state.tell(SPARES, seat, province)
    for card in state.clans[seat].cards:
        if FOR_SPARING[card] > 0:
            gain_points(state, seat, FOR_SPARING[card], FOR_VIRTUES, card)
