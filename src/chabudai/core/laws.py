"""The laws that every game keeps, checked by random play.

A game is accepted by these laws, not by opinion: `check(game, seats, options, seed)` plays and raises LawBroken at
the first breach, with all that is needed to see it again. `belief` needs many games and is called apart.
"""

# not compiled: made for people, not for speed

import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from chabudai.core.errors import BadUndo, IllegalAction
from chabudai.core.game import Game, OptionValue
from chabudai.core.match import Match, MatchFile
from chabudai.core.rng import Generator, seeded
from chabudai.core.state import State, onlooker_of

Options = dict[str, OptionValue]


class LawBroken(AssertionError):
    """A game breaks a law of the core."""


def demand(kept: bool, law: str, state: State, what: str) -> None:
    if not kept:
        seats, options = int(state.seats), state.options
        raise LawBroken(f"{law}: {what} (decision {state.decisions}, {seats} seats, options {options})")


def check(game: Game[Any], seats: int, options: Options, seed: int) -> None:
    """All laws that one game played at random can show."""
    for law in (secrecy, determinism, round_trips, conservation, termination, undo, refusals):
        law(game, seats, options, seed)


# --- random play ----------------------------------------------------------------------------------------------


def random_choice(state: State, luck: Generator) -> tuple[int, int]:
    """A seat that must choose, and one of its legal actions."""
    deciders = state.deciders()
    seat = deciders[luck.below(len(deciders))]
    legal = state.legal(seat)
    return seat, legal[luck.below(len(legal))]


def random_play(state: State, seed: int) -> Iterator[tuple[int, int]]:
    """Yield each choice before it is made, until the game is over."""
    luck = seeded(seed, "laws")
    while not state.over:
        seat, action = random_choice(state, luck)
        yield seat, action
        state.apply(seat, action)


def random_match(game: Game[Any], seats: int, options: Options, seed: int) -> Match:
    match = Match(game, seats, seed, options)
    luck = seeded(seed, "laws")
    while not match.state.over:
        match.apply(*random_choice(match.state, luck))
    return match


def onlookers(state: State) -> list[int | None]:
    return [*range(state.seats), None]


# --- 1. secrecy -----------------------------------------------------------------------------------------------


def secrecy(game: Game[Any], seats: int, options: Options, seed: int) -> None:
    """Two states that differ only in what an onlooker may not know look the same to it, now and after a move."""
    state = game.new(seats, seed, options)
    for seat, action in random_play(state, seed):
        for onlooker in onlookers(state):
            other = state.determinize(onlooker, seed + int(state.decisions))
            same_face(state, other, onlooker, "before")
            same_to_bots(state, other, onlooker)
            same_after(state, other, onlooker, seat, action)
            if seat == onlooker:
                same_foresight(state, other, seat, action)


def same_face(state: State, other: State, onlooker: int | None, when: str) -> None:
    seen, seen_otherwise = face(state, onlooker), face(other, onlooker)
    for part, shown in seen.items():
        demand(shown == seen_otherwise[part], "secrecy", state, f"{onlooker} {when}: {part}")


def same_to_bots(state: State, other: State, onlooker: int | None) -> None:
    """What a bot is given to think about does not depend on what it may not know."""
    given, given_otherwise = state.determinize(onlooker, 1), other.determinize(onlooker, 1)
    demand(given.digest() == given_otherwise.digest(), "secrecy", state, f"a bot at {onlooker} can tell")


def face(state: State, onlooker: int | None) -> dict[str, str]:
    """Everything that reaches an onlooker, as bytes on a wire would."""
    prompt, chapter = state.prompt(), state.game.chapter(state)
    shown: dict[str, Any] = {
        "view": state.view(onlooker),
        "deciders": [state.deciders(), state.over, state.winners()],
        "prompt": prompt and prompt.as_dict(),
        "scores": [state.scores(), state.ranks(), state.score_sheet(), state.game.roles(state)],
        "chapter": chapter and chapter.as_dict(),
        "agenda": [outlook.as_dict() for outlook in state.agenda()],
    }
    if onlooker is not None:
        shown["legal"] = state.legal(onlooker)
        shown["menu"] = [(entry.action, entry.label.as_dict()) for entry in state.menu(onlooker)]
        shown["refusals"] = "\n".join(refused(state, onlooker, each) for each in range(state.game.actions.count()))
    return {part: json.dumps(each, sort_keys=True) for part, each in shown.items()}


def refused(state: State, onlooker: int, action: int) -> str:
    """What a refusal says. Most say no more than which rule forbids it, and there are very many."""
    refusal = state.why_not(onlooker, action)
    if refusal is None:
        return ""
    values = json.dumps(refusal.as_dict(), sort_keys=True) if refusal.message.values else ""
    return f"{refusal.clause} {refusal.message.key} {values}"


def same_after(state: State, other: State, onlooker: int | None, seat: int, action: int) -> None:
    """An onlooker who is shown nothing by an action learns nothing from it: neither from the table nor the log."""
    sealed = state.waiting is not None and state.waiting.is_sealed() and seat != onlooker
    choices = other.legal(seat)
    if action not in choices and not sealed:
        return  # the onlooker cannot know whether it is legal: nothing to compare
    # of a sealed choice not even the action is known, so another one must look the same
    after, after_otherwise = ahead(state, seat, action), ahead(other, seat, choices[-1] if sealed else action)
    shown = (after.learners | after_otherwise.learners) >> onlooker_of(onlooker) & 1
    if not shown:
        same_face(after, after_otherwise, onlooker, f"after {seat} {action}")
        told, told_otherwise = story(after, onlooker), story(after_otherwise, onlooker)
        demand(told == told_otherwise, "secrecy", state, f"{onlooker} is told {told} and {told_otherwise}")


def same_foresight(state: State, other: State, seat: int, action: int) -> None:
    """Neither whether a choice can be previewed nor what is shown of it tells anything."""
    foreseen, foreseen_otherwise = state.preview(seat, action), other.preview(seat, action)
    same = (foreseen is None) == (foreseen_otherwise is None)
    demand(same, "secrecy", state, f"{seat} can tell by previewing {action}")
    if foreseen is not None and foreseen_otherwise is not None:
        same_face(foreseen, foreseen_otherwise, seat, f"previewing {action}")
        told, told_otherwise = story(foreseen, seat), story(foreseen_otherwise, seat)
        demand(told == told_otherwise, "secrecy", state, f"{seat} foresees {told} and {told_otherwise}")


def ahead(state: State, seat: int, action: int) -> State:
    after = state.clone()
    after.journal = []
    after.apply(seat, action)
    return after


def story(state: State, onlooker: int | None) -> list[dict[str, object]]:
    return [event.as_dict() for event in state.events_since(0, onlooker)]


# --- 2. determinism -------------------------------------------------------------------------------------------


def determinism(game: Game[Any], seats: int, options: Options, seed: int) -> None:
    """Same seed, same choices, same digests: alone, beside other games, in threads."""
    alone = digests(game, seats, options, seed)
    beside = [game.new(seats, seed, options), game.new(seats, seed + 1, options)]
    plays = [random_play(beside[0], seed), random_play(beside[1], seed + 1)]
    seen = []
    for _ in plays[0]:
        seen.append(beside[0].digest())
        next(plays[1], None)
    with ThreadPoolExecutor(2) as pool:
        threads = list(pool.map(lambda _: digests(game, seats, options, seed), range(2)))
    demand(seen == alone, "determinism", beside[0], "a game beside another one differs")
    demand(threads == [alone, alone], "determinism", beside[0], "a game in a thread differs")


def digests(game: Game[Any], seats: int, options: Options, seed: int) -> list[str]:
    state = game.new(seats, seed, options)
    return [state.digest() for _ in random_play(state, seed)]


# --- 3. round trips -------------------------------------------------------------------------------------------


def round_trips(game: Game[Any], seats: int, options: Options, seed: int) -> None:
    """Positions, clones, the notation of actions and match files come back as they were."""
    state = game.new(seats, seed, options)
    for seat, action in random_play(state, seed):
        digest = state.digest()
        loaded = game.load(json.loads(json.dumps(game.dump(state))))
        demand(loaded.digest() == digest, "round trips", state, "a loaded position differs")
        demand(loaded.legal(seat) == state.legal(seat), "round trips", state, "a loaded menu differs")
        twin = state.clone()
        twin.apply(seat, action)
        loaded.apply(seat, action)
        demand(state.digest() == digest, "round trips", state, "a clone changed its original")
        demand(loaded.digest() == twin.digest(), "round trips", state, "a loaded position plays differently")
    for action in range(game.actions.count()):
        text = game.actions.text(action)
        demand(game.actions.parse(text) == action, "round trips", state, f"{text} is not {action}")
    match = random_match(game, seats, options, seed)
    again = MatchFile.parse(match.write(), "match").replayed(game, "match")
    demand(again.write() == match.write(), "round trips", state, "a match file differs")


# --- 4. conservation, 5. termination ---------------------------------------------------------------------------


def conservation(game: Game[Any], seats: int, options: Options, seed: int) -> None:
    """What a game says is conserved is the same at every moment."""
    state = game.new(seats, seed, options)
    conserved = game.conserved(state)
    for _ in random_play(state, seed):
        demand(game.conserved(state) == conserved, "conservation", state, f"{game.conserved(state)}")
    demand(game.conserved(state) == conserved, "conservation", state, f"{game.conserved(state)}")


def termination(game: Game[Any], seats: int, options: Options, seed: int) -> None:
    """Every game ends in time, nobody is ever without a legal action, and somebody wins."""
    state = game.new(seats, seed, options)
    demand(not state.winners(), "termination", state, "somebody has won before the end")
    for _ in random_play(state, seed):
        demand(all(state.legal(seat) for seat in state.deciders()), "termination", state, "no legal action")
        demand(state.decisions < game.most_decisions, "termination", state, "the game is too long")
    demand(bool(state.winners()) and state.deciders() == [], "termination", state, "nobody has won")
    totals = [sum(sheet.values()) for sheet in state.score_sheet()]
    demand(totals == state.scores(), "termination", state, "the score sheet does not add up")


# --- 6. undo --------------------------------------------------------------------------------------------------


def undo(game: Game[Any], seats: int, options: Options, seed: int) -> None:
    """A seat takes back exactly as far as nobody has learned anything and nobody else has acted."""
    match = Match(game, seats, seed, options)
    luck = seeded(seed, "laws")
    while not match.state.over:
        seat, action = random_choice(match.state, luck)
        before, secrets = match.state.digest(), match.state.secrets
        match.apply(seat, action)
        learned = match.state.learners & ((1 << seats) - 1)
        demand((match.state.secrets > secrets) == (learned != 0), "undo", match.state, "secrets miscounted")
        if seats > 1:
            stands(match, seat, (seat + 1) % seats)
        if match.state.secrets == secrets:
            match.undo(seat)
            demand(match.state.digest() == before, "undo", match.state, "taking back is not going back")
            match.apply(seat, action)
        else:
            demand(refuses_undo(match, seat), "undo", match.state, "undo of what somebody has seen")


def stands(match: Match, seat: int, other: int) -> None:
    """What a seat has done is not undone by another, who may at most take back its own part of a common choice."""
    if match.why_no_undo(other) is not None:
        demand(refuses_undo(match, other), "undo", match.state, "undo against its own word")
        return
    kept, pick = match.moves, match.sealed_pick_of(other)
    match.undo(other)
    own_part = pick is not None and kept[pick].seat == other and match.moves == kept[:pick] + kept[pick + 1 :]
    demand(own_part and match.state.picks[seat] >= 0, "undo", match.state, "undo of another's action")
    match.replay(kept)


def refuses_undo(match: Match, seat: int) -> bool:
    digest = match.state.digest()
    try:
        match.undo(seat)
    except BadUndo:
        return match.state.digest() == digest
    return False


# --- 7. belief ------------------------------------------------------------------------------------------------

DEALS = 7
MOST_CHI_SQUARE = 29.9  # 7 degrees of freedom; a right distribution is above it once in ten thousand


def belief(game: Game[Any], seats: int, options: Options, games: int) -> None:
    """What is dealt anew has the right distribution: the truth is not to be told from the deals by its rank."""
    ranks = [0] * (DEALS + 1)
    for seed in range(games):
        rank = rank_of_truth(game, seats, options, seed)
        if rank is not None:
            ranks[rank] += 1
    expected = sum(ranks) / len(ranks)
    chi_square = sum((count - expected) ** 2 for count in ranks) / expected if expected else 0.0
    if chi_square > MOST_CHI_SQUARE:
        raise LawBroken(f"belief: ranks of the truth {ranks} are not even ({chi_square:.1f}; options {options})")


def rank_of_truth(game: Game[Any], seats: int, options: Options, seed: int) -> int | None:
    """Among some deals for a random onlooker at a random moment: the rank of the truth in one hidden value."""
    luck = seeded(seed, "belief")
    state = game.new(seats, seed, options)
    for _ in range(luck.below(game.most_decisions // 3)):
        if state.over:
            break
        state.apply(*choice_that_hides_nothing(state, luck))
    onlooker = onlookers(state)[luck.below(seats + 1)]
    deals = [leaves(game.dump(state.determinize(onlooker, luck.seed()))) for _ in range(DEALS)]
    truth = leaves(game.dump(state))
    hidden = [path for path in truth if not path.startswith(".generator") and varies(path, truth, deals)]
    if not hidden:
        return None
    path = hidden[luck.below(len(hidden))]
    own = str(truth[path])
    above = sum(str(deal[path]) > own for deal in deals)
    ties = sum(str(deal[path]) == own for deal in deals)
    return above + int(luck.below(ties + 1))


def choice_that_hides_nothing(state: State, luck: Generator) -> tuple[int, int]:
    """A random choice; where the options themselves are hidden, the one that says nothing about them."""
    seat, action = random_choice(state, luck)
    choice = state.waiting
    last = state.legal(seat)[-1]
    if choice is not None and not choice.is_open() and not state.game.actions.verb_of(last).parameters:
        return seat, last
    return seat, action


def leaves(data: Any, path: str = "") -> dict[str, Any]:
    if isinstance(data, dict):
        return {leaf: v for name, each in data.items() for leaf, v in leaves(each, f"{path}.{name}").items()}
    if isinstance(data, list):
        return {leaf: v for place, each in enumerate(data) for leaf, v in leaves(each, f"{path}.{place}").items()}
    return {path: data}


def varies(path: str, truth: dict[str, Any], deals: list[dict[str, Any]]) -> bool:
    return any(deal[path] != truth[path] for deal in deals)


# --- 8. refusals ----------------------------------------------------------------------------------------------


def refusals(game: Game[Any], seats: int, options: Options, seed: int) -> None:
    """Every action that is not legal has a reason that names a clause of the rules, and changes nothing."""
    state = game.new(seats, seed, options)
    luck = seeded(seed, "refusals")
    for _ in random_play(state, seed):
        for seat in range(seats):
            legal = state.legal(seat)
            for action in range(game.actions.count()):
                explained(game, state, seat, action, action in legal)
        refused_for_good(state, seat=int(luck.below(seats)), action=int(luck.below(game.actions.count())))
    explained(game, state, 0, 0, legal=False)


def explained(game: Game[Any], state: State, seat: int, action: int, legal: bool) -> None:
    refusal = state.why_not(seat, action)
    demand((refusal is None) == legal, "refusals", state, f"{game.actions.text(action)}: {refusal}")
    known = refusal is None or refusal.clause in game.clauses()
    demand(known, "refusals", state, f"no clause {refusal and refusal.clause} in RULES.md")


def refused_for_good(state: State, seat: int, action: int) -> None:
    if state.why_not(seat, action) is None:
        return
    digest = state.digest()
    try:
        state.apply(seat, action)
    except IllegalAction:
        demand(state.digest() == digest, "refusals", state, "a refused action changed something")
        return
    demand(False, "refusals", state, "an illegal action was taken")
