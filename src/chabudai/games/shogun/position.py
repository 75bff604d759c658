"""S-17: what a position made by hand must keep to."""

# not compiled: made for people, not for speed

from typing import Any

from chabudai.core.numbers import bit, members
from chabudai.core.position import check_order
from chabudai.core.shape import misfit
from chabudai.core.steps import Plans, Together
from chabudai.games.shogun.actions import PLAN
from chabudai.games.shogun.components import (
    ACTION_CARDS,
    ALL_ARMIES,
    ALL_FARMERS,
    ARMY_GROUPS,
    BUILDING,
    BUILDINGS,
    EVENT_CARD,
    EVENT_CARDS_PER_YEAR,
    NOBODY,
    NONE,
    OPEN_ACTIONS,
    PROVINCE,
    PROVINCES,
    ROUNDS,
    SITES,
    SPECIALS,
    TOKENS,
    UNREST_MARKERS,
    WINTER,
)
from chabudai.games.shogun.flow import EndOfRound
from chabudai.games.shogun.state import BITS_IN_MASK, ShogunState
from chabudai.games.shogun.steps.battles import Fight
from chabudai.games.shogun.steps.carrying_out import CarryOut
from chabudai.games.shogun.steps.extra_armies import CallUpDefence, Extra, ExtraAttack, ExtraDefence
from chabudai.games.shogun.steps.marching import Marching, Send
from chabudai.games.shogun.steps.ordering import ChooseSpecial
from chabudai.games.shogun.steps.planning import NO_BID, THE_BID, Plan
from chabudai.games.shogun.steps.setting_up import Draft, PlaceGroup, Redraw, TakeCard, may_redraw
from chabudai.games.shogun.steps.unseen import NO_CARD
from chabudai.games.shogun.steps.winter import NextRevolt, WinterRevolt

ACTING = "CarryOut TurnUpNext Act"
BENEATH = {
    "NextRound": "",
    "ShuffleEvents": "NextRound",
    "FillTower": "ShuffleEvents",
    "Draft": "FillTower",
    "TakeCard": "Draft",
    "Redraw": "TakeCard",
    "PlaceGroup": "Draft",
    "EndOfRound": "NextRound",
    "CarryOut": "EndOfRound",
    "OpenBids": "CarryOut",
    "DrawEvent": "OpenBids",
    "Plan": "DrawEvent",
    "ReadOrder": "CarryOut",
    "ChooseSpecial": "ReadOrder ChooseSpecial",
    "TurnUpNext": "CarryOut",
    "Act": ACTING,
    "Battle": ACTING,
    "MoveOn": ACTING,
    "Send": ACTING,
    "Fight": ACTING,
    "CallUpDefence": "Fight",
    "ExtraAttack": "Fight CallUpDefence",
    "ExtraDefence": "Fight",
    "EndOfYear": "NextRound",
    "Score": "EndOfYear",
    "DrawRevolts": "Score DrawRevolts",
    "NextRevolt": "Score DrawRevolts",
}  # S-4.2, S-12.1: on which steps each can lie while somebody is asked


def conserved(state: ShogunState) -> dict[str, object]:
    """S-17.1: every cube is somewhere; S-17.2: so is every card."""
    return {"cubes": [cubes(state, colour) for colour in range(state.seats + 1)], "closed": closed(state)}


def cubes(state: ShogunState, colour: int) -> int:
    on_board = sum(state.armies[place] for place in range(PROVINCES) if state.owner[place] == colour)
    return on_board + state.reserve[colour] + state.tower[colour] + state.tray[colour]


def closed(state: ShogunState) -> list[int]:
    """S-17.3: whatever lies in provinces that are out of play."""
    out = [place for place in range(PROVINCES) if not state.rules.board.in_play >> place & 1]
    return [state.armies[place] + state.unrest[place] + state.buildings[place] for place in out]


def check(state: ShogunState) -> None:
    check_order(state.stack, BENEATH)
    check_cubes(state)
    check_land(state)
    check_cards(state)
    check_draft(state)
    check_round(state)
    check_attack(state)
    check_question(state)
    if state.plans is not None:
        check_plans(state, state.plans)


def check_together(state: ShogunState, choice: Together[Any], path: str) -> None:
    """S-6.2: a plan is made of what each had."""
    if isinstance(choice, Plan) and not len(choice.hands) == len(choice.chests) == state.seats:
        raise misfit(f"{path}.hands", f"× {state.seats}")


def check_cubes(state: ShogunState) -> None:
    for colour in range(state.seats + 1):
        everything = ALL_ARMIES if colour < state.seats else ALL_FARMERS
        if cubes(state, colour) != everything:
            raise misfit(f"reserve.{colour}", f"Σ {everything}")
        most = state.tower[colour] if state.rules.tower.has_floors else 0
        if state.upper[colour] > most:
            raise misfit(f"upper.{colour}", f"0..{most}")


def check_land(state: ShogunState) -> None:
    """S-17.3 to S-17.5"""
    for place, name in enumerate(PROVINCE.ids):
        owned = state.owner[place] != NOBODY
        if owned != (state.armies[place] > 0):
            raise misfit(f"armies.{name}", "1.." if owned else "0")
        if not owned and (state.buildings[place] or state.unrest[place]):
            raise misfit(f"owner.{name}", f"0..{state.seats - 1}")
        if owned and not state.rules.board.in_play >> place & 1:
            raise misfit(f"owner.{name}", "-1")
        if BITS_IN_MASK[state.buildings[place]] > SITES[place]:
            raise misfit(f"buildings.{place}", f"× {SITES[place]}")
    for building in range(BUILDINGS):
        if state.tokens_left(building) < 0:
            raise misfit("buildings", f"{BUILDING.ids[building]} × {TOKENS[building]}")
    if sum(state.unrest) > UNREST_MARKERS:
        raise misfit("unrest", f"Σ {UNREST_MARKERS}")


def check_cards(state: ShogunState) -> None:
    """Every card lies in one place; of the events those of the past are out of the game."""
    piles = {
        "row": state.row + state.hidden.cards(),
        "specials": state.specials,
        "events": [*state.events, *state.event_deck.cards(), *([state.event] if state.event != NONE else [])],
        "deck": state.deck.cards() + state.offer + drafted(state),
    }
    for name, cards in piles.items():
        if len(set(cards)) != len(cards):
            raise misfit(name, "× 1")
    if len(piles["row"]) not in (0, ACTION_CARDS) or len(state.specials) not in (0, SPECIALS):
        raise misfit("row", f"× {ACTION_CARDS}")
    gone = EVENT_CARDS_PER_YEAR * (int(state.year()) if state.round else 0)
    if state.event_deck.size() != (len(EVENT_CARD) - gone if state.round else 0):
        raise misfit("event_deck", f"× {len(EVENT_CARD) - gone}")
    for name, seats in (("order", state.order), ("ranking", state.ranking)):
        if seats and sorted(seats) != list(range(state.seats)):
            raise misfit(name, f"0..{state.seats - 1}")


def drafted(state: ShogunState) -> list[int]:
    """While the provinces are drafted: the cards that lie with the players."""
    if state.round:
        return []
    top = state.stack[-1] if state.stack else None
    taken = [int(top.province)] if isinstance(top, PlaceGroup) else []
    return taken + [place for place in range(PROVINCES) if state.owner[place] != NOBODY]


def check_draft(state: ShogunState) -> None:
    """S-3.4: whose turn it is, and what lies where, follows from what was placed."""
    if state.round:
        if any(state.unplaced) or state.deck.entries or state.offer or any(state.seen) or state.first:
            raise misfit("unplaced", "[]")
        return
    everything = members(state.rules.board.in_play)
    if sorted(state.deck.cards() + state.offer + drafted(state)) != everything or len(state.offer) != 2:
        raise misfit("deck", f"× {len(everything)}")
    for seat in range(state.seats):
        placed = [state.armies[place] for place in state.provinces_of(seat)]
        if sorted(placed + state.unplaced[seat]) != sorted(ARMY_GROUPS[state.seats]):
            raise misfit(f"unplaced.{seat}", str(ARMY_GROUPS[state.seats]))
        if (state.seen[seat] != 0) != (len(placed) > 0 or is_placing(state, seat)):
            raise misfit(f"seen.{seat}", "× 2")
        if state.seen[seat].bit_count() not in (0, 2) or state.seen[seat] & ~state.rules.board.in_play:
            raise misfit(f"seen.{seat}", "× 2")
    top = state.stack[-1]
    turn = sum(mask.bit_count() for mask in state.land)
    if not isinstance(top, Redraw | TakeCard | PlaceGroup) or not any(isinstance(s, Draft) for s in state.stack):
        raise misfit("stack", "Draft")
    if top.seat != (state.first + turn) % state.seats or not state.unplaced[top.seat]:
        raise misfit("first", f"0..{state.seats - 1}")
    if isinstance(top, Redraw) and not may_redraw(state, top.seat):
        raise misfit("seen", "offer")


def is_placing(state: ShogunState, seat: int) -> bool:
    top = state.stack[-1]
    return isinstance(top, PlaceGroup) and top.seat == seat


def check_round(state: ShogunState) -> None:
    """S-4.2, S-8.7: what lies out in which part of a round."""
    if state.round == 0 or state.over:
        check_idle(state)
        return
    planning = isinstance(state.stack[-1], Plan)
    acting = any(isinstance(step, EndOfRound) for step in state.stack)
    if acting == (state.season() == WINTER):
        raise misfit("round", f"1..{ROUNDS}")
    left = EVENT_CARDS_PER_YEAR - int(state.season()) - (1 if acting and not planning else 0)
    if len(state.events) != (1 if state.season() == WINTER else left):
        raise misfit("events", f"× {left}")
    if (state.event != NONE) != (acting and not planning) or (state.plans is not None) != (state.event != NONE):
        raise misfit("event", "…" if acting and not planning else "null")
    if (len(state.row) + state.hidden.size() != 0) != acting or (len(state.specials) > 0) != acting:
        raise misfit("row", f"× {ACTION_CARDS if acting else 0}")
    check_places(state, acting)


def check_idle(state: ShogunState) -> None:
    """Before the first round and after the last nothing of a round lies on the table."""
    if state.over and state.round != ROUNDS:
        raise misfit("round", str(ROUNDS))
    rest = [state.row, state.hidden.entries, state.specials, state.ranking]
    if any(rest) or state.event != NONE or state.plans is not None or state.place or state.lost:
        raise misfit("row", "[]")
    if any(taker != NOBODY for taker in state.takers):
        raise misfit("takers", "-1")
    if (len(state.order), len(state.events)) != ((state.seats, 1) if state.over else (0, 0)):
        raise misfit("order", f"× {state.seats if state.over else 0}")


def check_places(state: ShogunState, acting: bool) -> None:
    if state.plans is None and (state.place or state.lost):
        raise misfit("place", "0")
    if acting:
        opened = OPEN_ACTIONS + max(0, int(state.place) - (OPEN_ACTIONS if state.rules.turned_when_due else 1))
        if len(state.row) != (min(ACTION_CARDS, opened) if state.place else OPEN_ACTIONS):
            raise misfit("row", f"× {min(ACTION_CARDS, opened)}")
    taken = [seat for seat in state.takers if seat != NOBODY]
    waiting = [int(step.seat) for step in state.stack if isinstance(step, ChooseSpecial)]
    expected = sorted(state.ranking)
    if sorted(taken + waiting) != expected or (state.plans is not None) != bool(expected):
        raise misfit("takers", str(expected))
    if waiting[::-1] != state.ranking[len(taken) :]:
        raise misfit("ranking", str(waiting[::-1]))
    settled = state.place > 0
    if settled and state.order != taken:
        raise misfit("order", str(taken))
    if not settled and state.season() != WINTER and state.order:
        raise misfit("order", "[]")
    if state.season() == WINTER and not state.order:
        raise misfit("order", f"× {state.seats}")
    if acting and state.plans is not None and settled != (not waiting):
        raise misfit("place", "0" if waiting else f"1..{ACTION_CARDS}")
    if settled != any(isinstance(step, CarryOut) for step in state.stack) and settled:
        raise misfit("stack", "CarryOut")


def check_plans(state: ShogunState, plans: Plans) -> None:
    """S-6.8, S-7.2, S-8.18: bids lie open, empty spaces are seen, a card that has gone lies on no covered space."""
    plan = plans.choice
    if not isinstance(plan, Plan) or plan.asked != state.everybody():
        raise misfit("plans.choice", "Plan")
    check_plan(state, plan, "plans.choice")
    for seat, picks in enumerate(plans.picks):
        if plan.hands[seat] & ~state.land[seat] & ~state.lost:
            raise misfit(f"plans.choice.hands.{seat}", "…")
        for place, pick in enumerate(picks):
            is_open = plans.is_open(seat, place)
            seen = place == THE_BID or pick in (NO_CARD, NO_BID) or is_gone(state, pick)
            if (seen or is_due(state, plan, seat, place)) and not is_open:
                raise misfit(f"plans.opened.{seat}", f"{place}")


def is_gone(state: ShogunState, pick: int) -> bool:
    return bool(PLAN.has(pick) and state.lost >> PLAN.which(pick) & 1)


def is_due(state: ShogunState, plan: Plan, seat: int, place: int) -> bool:
    """Whether everybody has seen by now what lies there: its action is over."""
    done = state.row[: max(0, int(state.place) - 1)]
    return place > THE_BID and plan.spaces[place - 1] in done


def check_plan(state: ShogunState, plan: Plan, path: str) -> None:
    known = plan.spaces[:OPEN_ACTIONS]
    if sorted(plan.spaces) != list(range(ACTION_CARDS)) or known != state.row[:OPEN_ACTIONS]:
        raise misfit(f"{path}.spaces", "row")


def check_attack(state: ShogunState) -> None:
    """S-9.3: an attack is under way exactly while somebody decides about extra armies."""
    top = state.stack[-1] if state.stack else None
    fights = [step for step in state.stack if isinstance(step, Fight)]
    if len(fights) != (1 if isinstance(top, Extra) else 0):
        raise misfit("stack", "Fight")
    if not fights:
        if state.source != NONE or state.target != NONE or state.marching or any(state.extra):
            raise misfit("source", "null")
        return
    if state.source == NONE or state.target == NONE or not 0 < state.marching < state.armies[state.source]:
        raise misfit("marching", "1..")
    seat = int(fights[0].seat)
    check_called_up(state, seat)
    if state.owner[state.source] != seat or state.owner[state.target] == seat:
        raise misfit("target", "…")
    if not state.neighbours(state.source) >> state.target & 1:
        raise misfit("target", "…")
    if isinstance(top, Extra) and (top.most(state) == 0 or state.extra[top.side()] or state.extra[1]):
        raise misfit("extra", "0")
    if state.extra[0] > 1 or state.extra[0] > state.reserve[seat]:
        raise misfit("extra.0", "0..1")


def check_called_up(state: ShogunState, attacker: int) -> None:
    """S-9.3: first the attacker is asked, then the defender."""
    top, defender = state.stack[-1], state.owner[state.target]
    waiting = [int(step.seat) for step in state.stack if isinstance(step, CallUpDefence)]
    if isinstance(top, ExtraAttack):
        fits = top.seat == attacker and waiting == ([] if defender == NOBODY else [defender])
    else:
        fits = isinstance(top, ExtraDefence) and top.seat == defender and not waiting
    if not fits:
        raise misfit("stack", "Extra")


def check_question(state: ShogunState) -> None:
    """What is asked can come about."""
    top = state.stack[-1] if state.stack else None
    if isinstance(top, Plan):
        check_plan(state, top, "stack")
        if top.hands != state.land or top.chests != state.chests or top.asked != state.everybody():
            raise misfit("stack", "Plan")
    if isinstance(top, Marching | Send) and (
        state.owner[top.source] != top.seat or state.armies[top.source] < 2 or not state.place
    ):
        raise misfit("stack", type(top).__name__)
    if isinstance(top, Send) and not state.neighbours(top.source) >> top.target & 1:
        raise misfit("stack", "Send")
    for step in state.stack:
        revolting = step.revolting if isinstance(step, NextRevolt) else 0
        revolting = bit(step.province) if isinstance(step, WinterRevolt) else revolting
        if any(state.owner[place] == NOBODY for place in members(revolting)):
            raise misfit("stack", "NextRevolt")
