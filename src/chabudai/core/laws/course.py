"""Laws of the course of a game: determinism, round trips, conservation, termination."""

import json
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from chabudai.core.game import Game
from chabudai.core.laws.playing import Look, Options, at_every_moment, demand, random_match, random_play
from chabudai.core.match_file import MatchFile


def determinism(game: Game[Any], seats: int, options: Options, seed: int, look: Look = at_every_moment) -> None:
    """Same seed, same choices, same digests: alone, beside other games, in threads. `look` remembers nothing."""
    alone = digests(game, seats, options, seed, look)
    beside = [game.new(seats, seed, options), game.new(seats, seed + 1, options)]
    plays = [random_play(beside[0], seed), random_play(beside[1], seed + 1)]
    seen = []
    for _ in plays[0]:
        if look(beside[0]):
            seen.append(beside[0].digest())
        next(plays[1], None)
    seen.append(beside[0].digest())
    with ThreadPoolExecutor(2) as pool:
        threads = list(pool.map(lambda _: digests(game, seats, options, seed, look), range(2)))
    demand(seen == alone, "determinism", beside[0], "a game beside another one differs")
    demand(threads == [alone, alone], "determinism", beside[0], "a game in a thread differs")


def digests(game: Game[Any], seats: int, options: Options, seed: int, look: Look) -> list[str]:
    state = game.new(seats, seed, options)
    return [*[state.digest() for _ in random_play(state, seed) if look(state)], state.digest()]


def round_trips(game: Game[Any], seats: int, options: Options, seed: int, look: Look = at_every_moment) -> None:
    """Positions, clones, the notation of actions and match files come back as they were."""
    state = game.new(seats, seed, options)
    for seat, action in random_play(state, seed):
        if not look(state):
            continue
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
    demand(game.forecast(state) == state.scores(), "termination", state, "the forecast is not the score")
