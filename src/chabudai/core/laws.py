"""The laws that every game keeps, checked by random play.

A game is accepted by these laws, not by opinion: `check(game, seats, options, seed)` plays and raises LawBroken at
the first breach, with all that is needed to see it again. `belief` needs many games and is called apart.
"""

# not compiled: made for people, not for speed

import json
import marshal
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from chabudai.core.beside import Beside
from chabudai.core.errors import BadAnswer, BadUndo, IllegalAction
from chabudai.core.game import Game, OptionValue
from chabudai.core.match import Match, MatchFile
from chabudai.core.rng import Generator, seeded
from chabudai.core.state import State, onlooker_of
from chabudai.core.steps import SEVERAL

Options = dict[str, OptionValue]
RARELY = 3  # something is done beside one question in so many
Face = dict[str, bytes]  # each part of what an onlooker sees, as bytes on a wire would tell it
WITHOUT_REFERENCES = 2  # the version of marshal that writes equal things alike, one or many


class LawBroken(AssertionError):
    """A game breaks a law of the core."""


def demand(kept: bool, law: str, state: State, what: str) -> None:
    if not kept:
        seats, options = int(state.seats), state.options
        raise LawBroken(f"{law}: {what} (decision {state.decisions}, {seats} seats, options {options})")


def check(game: Game[Any], seats: int, options: Options, seed: int) -> None:
    """All laws that one game played at random can show."""
    for law in (secrecy, ignorance, determinism, round_trips, conservation, termination, undo, refusals, beside):
        law(game, seats, options, seed)


def ignorance(game: Game[Any], seats: int, options: Options, seed: int) -> None:
    """What an onlooker is not told, no deal for that onlooker may hold fast."""
    from chabudai.core.ignorance import check_ignorance  # which looks through the eyes of these laws

    check_ignorance(game, seats, options, seed)


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
        actor, said = random_act(state, luck)
        if said:
            acts_of(state).act(state, actor, said)
        seat, action = random_choice(state, luck)
        yield seat, action
        state.apply(seat, action)


def random_match(game: Game[Any], seats: int, options: Options, seed: int) -> Match:
    match = Match(game, seats, seed, options)
    luck = seeded(seed, "laws")
    while not match.state.over:
        actor, said = random_act(match.state, luck)
        if said:
            match.act(actor, *said)
        match.apply(*random_choice(match.state, luck))
    return match


def random_act(state: State, luck: Generator) -> tuple[int, list[int]]:
    """Something that some seat does beside the question; most of the time nothing."""
    if state.game.beside is None or luck.below(RARELY):
        return 0, []
    seat = luck.below(state.seats)
    return seat, state.game.beside.say_anything(state, seat, luck)


def acts_of(state: State) -> Beside[Any]:
    assert state.game.beside is not None
    return state.game.beside


def onlookers(state: State) -> list[int | None]:
    return [*range(state.seats), None]


# --- 1. secrecy -----------------------------------------------------------------------------------------------


def secrecy(game: Game[Any], seats: int, options: Options, seed: int) -> None:
    """Two states that differ only in what an onlooker may not know look the same to it, now and after a move."""
    state, luck = game.new(seats, seed, options), seeded(seed, "laws")
    now = faces(state)
    while not state.over:
        if act_in_secret(state, now, luck, seed):
            now = faces(state)
        seat, action = random_choice(state, luck)
        after = ahead(state, seat, action)
        then = faces(after)
        for onlooker, seen in now.items():
            other = state.determinize(onlooker, seed + int(state.decisions))
            same_face(state, seen, face(other, onlooker), f"{onlooker} before")
            same_to_bots(state, other, onlooker)
            other_after = same_move(state, other, onlooker, seat, action, after)
            if other_after is not None and not shown_to(onlooker, after, other_after):
                same_face(state, then[onlooker], face(other_after, onlooker), f"{onlooker} after {seat} {action}")
                same_story(state, after, other_after, onlooker, "is told")
            if seat == onlooker:
                same_foresight(state, other, seat, action)
        state, now = after, then


def act_in_secret(state: State, now: dict[int | None, Face], luck: Generator, seed: int) -> bool:
    """Do something beside the question, if anything is done: whoever is not told of it notices nothing, and whoever
    is told learns no more than is told."""
    actor, said = random_act(state, luck)
    if not said:
        return False
    others = {onlooker: state.determinize(onlooker, seed + int(state.decisions)) for onlooker in now}
    state.journal = []
    audience = acts_of(state).act(state, actor, said)
    for onlooker, other in others.items():
        if not audience >> onlooker_of(onlooker) & 1:
            same_face(state, now[onlooker], face(state, onlooker), f"{onlooker}, not told that {actor} did {said}")
        elif may_be_done(other, actor, said):
            other.journal = []
            acts_of(other).act(other, actor, said)
            same_face(state, face(state, onlooker), face(other, onlooker), f"{onlooker} after {actor} did {said}")
            same_story(state, state, other, onlooker, "is told")
    return True


def may_be_done(state: State, seat: int, said: list[int]) -> bool:
    try:
        acts_of(state).check(state, seat, said)
    except (IllegalAction, BadAnswer):
        return False
    return True


def faces(state: State) -> dict[int | None, Face]:
    """What each onlooker sees of the truth. It is compared twice: with what follows, and with what went before."""
    public = public_face(state)
    return {onlooker: public | own_face(state, onlooker) for onlooker in onlookers(state)}


def same_face(state: State, seen: Face, seen_otherwise: Face, when: str) -> None:
    for part, shown in seen.items():
        demand(shown == seen_otherwise[part], "secrecy", state, f"{when}: {part}")


def same_to_bots(state: State, other: State, onlooker: int | None) -> None:
    """What a bot is given to think about does not depend on what it may not know."""
    given, given_otherwise = (state.game.dump(each.determinize(onlooker, 1)) for each in (state, other))
    demand(given == given_otherwise, "secrecy", state, f"a bot at {onlooker} can tell")


def face(state: State, onlooker: int | None) -> Face:
    """Everything that reaches an onlooker, as bytes on a wire would."""
    return public_face(state) | own_face(state, onlooker)


def public_face(state: State) -> Face:
    """What reaches all alike."""
    chapter = state.game.chapter(state)
    shown: dict[str, Any] = {
        "deciders": [state.deciders(), state.over, state.winners()],
        "scores": [state.scores(), state.ranks(), state.score_sheet(), state.game.roles(state)],
        "chapter": chapter and chapter.as_dict(),
        "agenda": [outlook.as_dict() for outlook in state.agenda()],
    }
    return in_writing(shown)


def own_face(state: State, onlooker: int | None) -> Face:
    """What reaches one onlooker as such."""
    prompt = state.prompt(onlooker)
    shown: dict[str, Any] = {"view": state.view(onlooker), "prompt": prompt and prompt.as_dict()}
    if onlooker is not None:
        shown["legal"] = state.legal(onlooker)
        shown["menu"] = [(entry.action, entry.label.as_dict()) for entry in state.menu(onlooker)]
        shown["refusals"] = [refused(state, onlooker, action) for action in worth_trying(state, onlooker)]
        shown["beside"] = things_to_say(state, onlooker)
    return in_writing(shown)


def things_to_say(state: State, seat: int) -> list[object]:
    """The menus of an act, some way into it, and what every other action is refused with."""
    beside, said = state.game.beside, list[int]()
    if beside is None:
        return []
    shown: list[object] = []
    while True:
        entries, legal = beside.entries(state, seat, said), beside.legal(state, seat, said)
        prompt = beside.prompt(state, seat, said).as_dict() if entries else None
        refusals = [beside.why_not(state, seat, said, action) for action in range(state.game.actions.count())]
        shown += [prompt, legal, [(entry.action, entry.label.as_dict()) for entry in entries]]
        shown.append([refusal and refusal.as_dict() for refusal in refusals])
        if not legal:
            return shown
        said.append(legal[len(shown) % len(legal)])


def in_writing(shown: dict[str, Any]) -> Face:
    """To the last bit: also whether it is 1 or true, and what comes first. Nothing else writes as fast."""
    return {part: marshal.dumps(each, WITHOUT_REFERENCES) for part, each in shown.items()}


def refused(state: State, onlooker: int, action: int) -> object:
    """What a refusal says. Most say no more than which rule forbids it, and there are very many."""
    refusal = state.why_not(onlooker, action)
    if refusal is None:
        return None
    return refusal.as_dict() if refusal.message.values else f"{refusal.clause} {refusal.message.key}"


def worth_trying(state: State, seat: int) -> range:
    """All actions there are; but whoever is not asked hears the same of every one (law 8)."""
    return range(state.game.actions.count() if seat in state.deciders() else 1)


def same_move(
    state: State, other: State, onlooker: int | None, seat: int, action: int, after: State
) -> State | None:
    """Where what looks like the same move leads; None where the onlooker cannot know whether it is legal."""
    choice, choices = state.waiting, other.legal(seat)
    if choice is None or not choice.is_sealed() or seat == onlooker:
        return ahead(other, seat, action) if action in choices else None
    if choice.seat != SEVERAL:  # not even the action is known, so another one must look the same
        return ahead(other, seat, choices[-1])
    # of a choice made together not even the number of picks is known, only who is ready
    ready = after.waiting is not choice or seat not in after.deciders()
    return made_ready(other, seat) if ready else at_rest(other)


def made_ready(state: State, seat: int) -> State:
    """The seat picks until it is ready."""
    after, choice = at_rest(state), state.waiting
    while after.waiting is choice and seat in after.deciders():
        after.apply(seat, after.legal(seat)[-1])
    return after


def at_rest(state: State) -> State:
    """As it is: nothing has happened, as far as anybody is told."""
    same = state.clone()
    same.journal = []
    same.learners = 0
    return same


def shown_to(onlooker: int | None, after: State, other_after: State) -> bool:
    """Whoever is shown nothing by an action must learn nothing from it: neither from the table nor the log."""
    return bool((after.learners | other_after.learners) >> onlooker_of(onlooker) & 1)


def same_foresight(state: State, other: State, seat: int, action: int) -> None:
    """Neither whether a choice can be previewed nor what is shown of it tells anything."""
    foreseen, foreseen_otherwise = state.preview(seat, action), other.preview(seat, action)
    same = (foreseen is None) == (foreseen_otherwise is None)
    demand(same, "secrecy", state, f"{seat} can tell by previewing {action}")
    if foreseen is not None and foreseen_otherwise is not None:
        same_face(state, face(foreseen, seat), face(foreseen_otherwise, seat), f"{seat} previewing {action}")
        same_story(state, foreseen, foreseen_otherwise, seat, "foresees")


def same_story(state: State, after: State, other_after: State, onlooker: int | None, how: str) -> None:
    told, told_otherwise = story(after, onlooker), story(other_after, onlooker)
    demand(told == told_otherwise, "secrecy", state, f"{onlooker} {how} {told} and {told_otherwise}")


def ahead(state: State, seat: int, action: int) -> State:
    after = at_rest(state)
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
        if not match.state.over:
            acts_stand(match, seat, luck)
        if seats > 1:
            stands(match, seat, (seat + 1) % seats)
        if match.acts_after(len(match.moves)):
            continue
        if match.state.may_take_back(seat) or (match.state.secrets == secrets and not match.asks_others(seat)):
            match.undo(seat)
            demand(match.state.digest() == before, "undo", match.state, "taking back is not going back")
            match.apply(seat, action)
        else:
            demand(refuses_undo(match, seat), "undo", match.state, "undo of what somebody has seen")


def acts_stand(match: Match, seat: int, luck: Generator) -> None:
    """What is done beside cannot be taken back by whoever knows of it, and is kept where it is unknown."""
    actor, said = random_act(match.state, luck)
    if not said:
        return
    before = match.at(len(match.moves))
    act = match.act(actor, *said)
    if act.is_known_to(seat):
        demand(match.state.may_take_back(seat) or refuses_undo(match, seat), "undo", match.state, "undo of an act")
    elif match.why_no_undo(seat) is None and not match.state.may_take_back(seat):
        trial = match.at(len(match.moves))
        trial.undo(seat)
        left = [(each.seat, each.actions) for each in trial.acts]
        kept = left == [(each.seat, each.actions) for each in match.acts]
        before.undo(seat)
        demand(kept or not may_be_done(before.state, actor, said), "undo", match.state, "an act is lost")


def stands(match: Match, seat: int, other: int) -> None:
    """What a seat has done is not undone by another, who may at most take back its own part of a common choice."""
    if match.why_no_undo(other) is not None:
        demand(refuses_undo(match, other), "undo", match.state, "undo against its own word")
        return
    moves, picks = match.moves, match.state.picks
    match.undo(other)
    left = [own[:-1] if each == other else own for each, own in enumerate(picks)]
    demand((match.moves, match.state.picks) == (moves, left), "undo", match.state, "undo of another's action")
    match.apply(other, picks[other][-1])


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
    deals = [in_truth(state.determinize(onlooker, luck.seed())) for _ in range(DEALS)]
    hidden = list(differing(in_truth(state), deals))
    if not hidden:
        return None
    truth, dealt = hidden[luck.below(len(hidden))]
    above = sum(str(each) > str(truth) for each in dealt)
    ties = sum(str(each) == str(truth) for each in dealt)
    return above + int(luck.below(ties + 1))


def choice_that_hides_nothing(state: State, luck: Generator) -> tuple[int, int]:
    """A random choice; where the options themselves are hidden, the one that says nothing about them."""
    seat, action = random_choice(state, luck)
    choice = state.waiting
    last = state.legal(seat)[-1]
    if choice is not None and not choice.is_open() and not state.game.actions.verb_of(last).parameters:
        return seat, last
    return seat, action


def in_truth(state: State) -> dict[str, Any]:
    """Whatever lies on the table; the luck to come lies elsewhere, and what is half picked is no answer yet."""
    dump = {name: each for name, each in state.game.dump(state).items() if name != "generator"}
    dump["picks"] = [[] if seat in state.deciders() else own for seat, own in enumerate(dump["picks"])]
    return dump


def differing(truth: Any, deals: list[Any]) -> Iterator[tuple[Any, list[Any]]]:
    """Each value that is not the same in every deal, with what it is in them."""
    if all(deal == truth for deal in deals):
        return
    if not isinstance(truth, (dict, list)):
        yield truth, deals
        return
    for place in truth if isinstance(truth, dict) else range(len(truth)):
        yield from differing(truth[place], [deal[place] for deal in deals])


# --- 8. refusals ----------------------------------------------------------------------------------------------


def refusals(game: Game[Any], seats: int, options: Options, seed: int) -> None:
    """Every action that is not legal has a reason that names a clause of the rules, and changes nothing."""
    state = game.new(seats, seed, options)
    luck = seeded(seed, "refusals")
    for _ in random_play(state, seed):
        for seat in range(seats):
            explained(game, state, seat)
        refused_for_good(state, seat=int(luck.below(seats)), action=int(luck.below(game.actions.count())))
    explained(game, state, 0)


def explained(game: Game[Any], state: State, seat: int) -> None:
    legal, clauses = state.legal(seat), game.clauses()
    answers = [state.why_not(seat, action) for action in range(game.actions.count())]
    free = [action for action, refusal in enumerate(answers) if refusal is None]
    demand(free == sorted(legal), "refusals", state, f"{seat} may {legal}, and nothing bars {free}")
    for clause in {refusal.clause for refusal in answers if refusal is not None}:
        demand(clause in clauses, "refusals", state, f"no clause {clause} in RULES.md")
    if seat not in state.deciders():
        demand(answers.count(answers[0]) == len(answers), "refusals", state, f"{seat} is not asked, yet hears more")


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


# --- 9. beside the question -------------------------------------------------------------------------------------


def beside(game: Game[Any], seats: int, options: Options, seed: int) -> None:
    """What is done beside the question leaves it pending, with something legal for everybody who is asked; who does
    it is told, and who may not do it is told which rule forbids it."""
    if game.beside is None:
        return
    state, luck = game.new(seats, seed, options), seeded(seed, "laws")
    while not state.over:
        actor, said = random_act(state, luck)
        if said:
            deciders, decisions = state.deciders(), state.decisions
            audience = game.beside.act(state, actor, said)
            demand(state.deciders() == deciders, "beside", state, "somebody else is asked")
            demand(state.decisions == decisions, "beside", state, "an act counts as a decision")
            demand(all(state.legal(seat) for seat in deciders), "beside", state, "an act leaves nothing legal")
            demand(bool(audience >> actor & 1), "beside", state, f"{actor} is not told of its own act")
        answerable(game, state, luck.below(seats))
        state.apply(*random_choice(state, luck))


def answerable(game: Game[Any], state: State, seat: int) -> None:
    """Every small step of an act is legal, or refused with a clause of the rules."""
    beside, said, clauses = acts_of(state), list[int](), game.clauses()
    while True:
        legal = beside.legal(state, seat, said)
        answers = [beside.why_not(state, seat, said, action) for action in range(game.actions.count())]
        free = [action for action, refusal in enumerate(answers) if refusal is None]
        demand(free == sorted(legal), "beside", state, f"{seat} may say {legal}, and nothing bars {free}")
        for clause in {refusal.clause for refusal in answers if refusal is not None}:
            demand(clause in clauses, "beside", state, f"no clause {clause} in RULES.md")
        if not legal:
            demand(not said or beside.is_whole(state, seat, said), "beside", state, f"{said} leads nowhere")
            return
        said.append(legal[len(said) % len(legal)])
