"""Positions edited by hand: how one is edited, and what every one must keep to, whatever the game."""

# not compiled: made for people, not for speed

from collections.abc import Mapping, Sequence
from typing import Any

from chabudai.core.errors import BadPosition
from chabudai.core.shape import misfit
from chabudai.core.state import State
from chabudai.core.steps import FREE, SEVERAL, Choice, Together


def check_stack(state: State) -> None:
    """Steps are for those at the table; what waits on top is a choice; picks belong to one made together."""
    for place, step in enumerate(state.stack):
        everybody = state.seats if isinstance(step, Choice) else state.seats + state.rivals()
        if getattr(step, "seat", SEVERAL) >= everybody:
            raise misfit(f"stack.{place}.seat", f"0..{everybody - 1}")
        if getattr(step, "asked", 0) >> state.seats:
            raise misfit(f"stack.{place}.asked", f"1..{(1 << state.seats) - 1}")
    if not state.stack:
        return
    if not isinstance(state.stack[-1], Choice):
        raise misfit(f"stack.{len(state.stack) - 1}", "Choice")
    check_picks(state)


def check_picks(state: State) -> None:
    """Every answer can be given pick by pick, and somebody is not ready."""
    choice = state.stack[-1]
    together = isinstance(choice, Together)
    if len(state.picks) != (state.seats if together else 0):
        raise misfit("picks", f"[…] × {state.seats if together else 0}")
    if isinstance(choice, Together):
        state.game.check_together(state, choice, f"stack.{len(state.stack) - 1}")
        retrace(state, choice, state.picks, "picks")
        if not any(choice.is_due(state, seat) for seat in range(state.seats)):
            raise misfit("picks", "[]")


def check_plans(state: State) -> None:
    """Sealed answers are whole, and could have been given."""
    plans, picks = state.plans, state.picks
    if plans is None:
        return
    if plans.choice.asked >> state.seats:
        raise misfit("plans.choice.asked", f"1..{(1 << state.seats) - 1}")
    if not len(plans.picks) == len(plans.opened) == state.seats:
        raise misfit("plans", f"[…] × {state.seats}")
    state.game.check_together(state, plans.choice, "plans.choice")
    retrace(state, plans.choice, plans.picks, "plans.picks")
    for seat in range(state.seats):
        if plans.choice.is_due(state, seat) or plans.opened[seat] >> len(plans.picks[seat]):
            raise misfit(f"plans.picks.{seat}", "…")
    state.picks = picks


def retrace(state: State, choice: Together[Any], picks: list[list[int]], path: str) -> None:
    """Answer again, pick by pick, as somebody at the table would have to."""
    state.picks = [[] for _ in picks]
    for seat, answer in enumerate(picks):
        for place, action in enumerate(answer):
            if not choice.is_due(state, seat) or choice.bar(state, seat, action) != FREE:
                raise misfit(f"{path}.{seat}.{place}", "legal action")
            state.pick(seat, action)


def check_order(stack: Sequence[object], beneath: Mapping[str, str]) -> None:
    """Each step lies on one that leads to it: `beneath` names those, or nothing for what lies undermost."""
    leads_to = {above: names.split(" ") for above, names in beneath.items()}
    below = ""
    for place, step in enumerate(stack):
        name = type(step).__name__
        if below not in leads_to.get(name, []):
            possible = [above for above, names in leads_to.items() if below in names]
            raise misfit(f"stack.{place}.step", ", ".join(possible) or "–")
        below = name


# --- editing ----------------------------------------------------------------------------------------------------


def put(data: Any, path: list[str], value: Any, whole: str) -> None:
    """Replace what lies at a path of plain data."""
    for name in path[:-1]:
        data = reach(data, name, whole)
    reach(data, path[-1], whole)
    data[int(path[-1]) if isinstance(data, list) else path[-1]] = value


def reach(data: Any, name: str, whole: str) -> Any:
    try:
        return data[int(name) if isinstance(data, list) else name]
    except (KeyError, IndexError, ValueError, TypeError):
        raise BadPosition("error-no-such-place", path=whole) from None
