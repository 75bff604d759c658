"""A match: a game being played, with its record, its undo and its file.

A match file is a header, the list of moves as `[seat, action]`, the events they made and, every so often, the
digest of the position: enough to play it again anywhere and to name the first thing that differs.
"""

# not compiled: made for people, not for speed

import json
from copy import copy
from dataclasses import dataclass
from itertools import takewhile
from pathlib import Path
from typing import Any

from chabudai.core.errors import BadMatch, BadUndo, ChabudaiError, reason_of
from chabudai.core.game import Game, OptionValue, fresh_seed
from chabudai.core.state import State
from chabudai.core.steps import UNPICKED

FORMAT = 1
DIGEST_EVERY = 16
CLONE_EVERY = 32  # no position is further than this from one that was kept
HEADER = ("chabudai", "game", "rules", "seats", "options", "seed", "players")
RECORD = ("moves", "events", "digests")


@dataclass(frozen=True)
class Move:
    seat: int
    action: int
    secrets: int  # of the position before the move: what `undo` compares


class Match:
    """A state and how it came about."""

    def __init__(
        self,
        game: Game[Any],
        seats: int,
        seed: int | None = None,
        options: dict[str, OptionValue] | None = None,
        players: list[str] | None = None,
    ) -> None:
        self.game = game
        self.seed = fresh_seed() if seed is None else seed
        self.state: State = game.new(seats, self.seed, options)
        self.players = players or [str(seat + 1) for seat in range(seats)]
        self.moves: list[Move] = []
        self.digests: dict[int, str] = {}
        self.marks = [self.mark()]  # the length of the journal at each position
        self.clones = [self.state.clone()]  # every CLONE_EVERY positions one; they keep no journal

    def mark(self) -> int:
        """How much has been told so far."""
        return len(self.state.journal or [])

    def apply(self, seat: int, action: int) -> None:
        move = Move(seat, action, int(self.state.secrets))
        self.state.apply(seat, action)
        self.moves.append(move)
        self.marks.append(self.mark())
        if len(self.moves) % DIGEST_EVERY == 0 or self.state.over:
            self.digests[len(self.moves)] = self.state.digest()
        if len(self.moves) % CLONE_EVERY == 0:
            self.clones.append(self.state.clone())

    def why_no_undo(self, seat: int) -> str | None:
        """The key of the reason why this seat cannot take back its last action; None if it can."""
        if not self.moves:
            return "error-undo-nothing"
        if self.sealed_pick_of(seat) is not None:
            return None
        if self.moves[-1].seat != seat:
            return "error-undo-others"
        return None if self.moves[-1].secrets == self.state.secrets else "error-undo-seen"

    def sealed_pick_of(self, seat: int) -> int | None:
        """The number of the move by which the seat chose in a choice that others still make together with it.

        Nobody has seen it, and what the others choose does not depend on it: it may be taken back out of turn.
        """
        picked = sum(pick != UNPICKED for pick in self.state.picks)
        pending = range(len(self.moves) - picked, len(self.moves))
        return next((number for number in pending if self.moves[number].seat == seat), None)

    def undo(self, seat: int) -> None:
        """Take back the last action of this seat: only if nobody else has acted and nobody has learned anything."""
        reason = self.why_no_undo(seat)
        if reason is not None:
            raise BadUndo(reason)
        pick = self.sealed_pick_of(seat)
        taken = len(self.moves) - 1 if pick is None else pick
        self.replay(self.moves[:taken] + self.moves[taken + 1 :])

    def go_back(self, count: int) -> None:
        """To the position after the first `count` moves."""
        self.replay(self.moves[:count])

    def replay(self, moves: list[Move]) -> None:
        """To where these moves lead, from the last position they share with ours."""
        same = len(list(takewhile(lambda pair: pair[0] == pair[1], zip(self.moves, moves, strict=False))))
        twin = self.at(same)
        for move in moves[same:]:
            twin.apply(move.seat, move.action)
        vars(self).update(vars(twin))  # at one stroke: whoever interrupts finds the match before or after

    def at(self, count: int) -> "Match":
        """A match of its own that stands after the first `count` moves of this one."""
        place = min(count // CLONE_EVERY, len(self.clones) - 1)
        first = place * CLONE_EVERY
        twin = copy(self)
        twin.state = self.clones[place].clone()
        twin.state.journal = (self.state.journal or [])[: self.marks[first]]
        twin.moves, twin.marks, twin.clones = self.moves[:first], self.marks[: first + 1], self.clones[: place + 1]
        twin.digests = {number: digest for number, digest in self.digests.items() if number <= first}
        for move in self.moves[first:count]:
            twin.apply(move.seat, move.action)
        return twin

    def file(self) -> "MatchFile":
        state, text = self.state, self.game.actions.text
        return MatchFile(
            game=self.game.id,
            rules=self.game.rules_version,
            seats=int(state.seats),
            options=dict(state.options),
            seed=self.seed,
            players=self.players,
            moves=[(move.seat, text(move.action)) for move in self.moves],
            events=self.told(),
            digests=self.digests,
        )

    def as_dict(self) -> dict[str, Any]:
        return self.file().as_dict()

    def write(self) -> str:
        return self.file().write()

    def told(self) -> list[dict[str, object]]:
        return [event.as_dict() for event in self.state.journal or []]


def lines(value: Any) -> str:
    if isinstance(value, list) and value and isinstance(value[0], list | dict):
        return "[\n " + ",\n ".join(json.dumps(each, ensure_ascii=False) for each in value) + "\n]"
    return json.dumps(value, ensure_ascii=False)


@dataclass(frozen=True)
class MatchFile:
    """What a match file says, before its moves are believed."""

    game: str
    rules: int
    seats: int
    options: dict[str, OptionValue]
    seed: int
    players: list[str]
    moves: list[tuple[int, str]]
    events: list[dict[str, Any]]
    digests: dict[int, str]

    @staticmethod
    def read(path: Path) -> "MatchFile":
        try:
            return MatchFile.parse(path.read_text("utf-8"), path.name)
        except OSError as problem:
            raise BadMatch("error-match-unreadable", file=str(path), reason=reason_of(problem)) from None
        except UnicodeDecodeError:
            raise BadMatch("error-match-unreadable", file=str(path), reason="reason-not-text") from None

    @staticmethod
    def parse(text: str, name: str) -> "MatchFile":
        try:
            data = json.loads(text)
        except (ValueError, RecursionError):
            raise BadMatch("error-match-not-json", file=name) from None
        if not isinstance(data, dict) or "chabudai" not in data:
            raise BadMatch("error-match-foreign", file=name)
        if data["chabudai"] != FORMAT:
            raise BadMatch("error-match-format", file=name, found=str(data["chabudai"]), accepted=str(FORMAT))
        return MatchFile.of(data, name)

    @staticmethod
    def of(data: dict[str, Any], name: str) -> "MatchFile":
        for field in (*HEADER, *RECORD):
            if field not in data:
                raise BadMatch("error-match-field", file=name, field=field)
        try:
            return MatchFile(
                game=str(data["game"]),
                rules=int(data["rules"]),
                seats=int(data["seats"]),
                options=dict(data["options"]),
                seed=int(data["seed"]),
                players=[str(player) for player in data["players"]],
                moves=[(int(seat), str(action)) for seat, action in data["moves"]],
                events=[dict(event) for event in data["events"]],
                digests={int(count): str(digest) for count, digest in data["digests"].items()},
            )
        except (TypeError, ValueError, AttributeError, OverflowError):
            raise BadMatch("error-match-damaged", file=name) from None

    def as_dict(self) -> dict[str, Any]:
        return {
            "chabudai": FORMAT,
            "game": self.game,
            "rules": self.rules,
            "seats": self.seats,
            "options": self.options,
            "seed": str(self.seed),
            "players": self.players,
            "moves": [[seat, action] for seat, action in self.moves],
            "events": self.events,
            "digests": {str(count): digest for count, digest in self.digests.items()},
        }

    def write(self) -> str:
        """The text of the file: one line for each move and event, so that people can read and compare it."""
        data = self.as_dict()
        return "{\n" + ",\n".join(f'"{name}": {lines(value)}' for name, value in data.items()) + "\n}\n"

    def check_rules(self, game: Game[Any], name: str) -> None:
        """A match begun under one version of the rules is never continued under another."""
        if self.game != game.id:
            raise BadMatch("error-match-game", file=name, found=self.game, accepted=game.id)
        if self.rules != game.rules_version:
            found, accepted = str(self.rules), str(game.rules_version)
            raise BadMatch("error-match-rules", file=name, found=found, accepted=accepted)

    def start(self, game: Game[Any], name: str) -> Match:
        """The match before its first move."""
        self.check_rules(game, name)
        if len(self.players) != self.seats:
            raise BadMatch("error-match-damaged", file=name)
        return Match(game, self.seats, self.seed, self.options, list(self.players))

    def replayed(self, game: Game[Any], name: str) -> Match:
        """The match played again; the first thing that differs from the file is a BadMatch."""
        match = self.start(game, name)
        for number, (seat, text) in enumerate(self.moves, 1):
            try:
                match.apply(seat, game.actions.parse(text))
            except (ChabudaiError, OverflowError, IndexError):
                raise BadMatch("error-match-move", file=name, number=number, move=text) from None
        self.compare(match, name)
        return match

    def compare(self, match: Match, name: str) -> None:
        told = match.told()
        for number in range(max(len(told), len(self.events))):
            now = told[number] if number < len(told) else None
            then = self.events[number] if number < len(self.events) else None
            if now != then:
                found, played = json.dumps(then), json.dumps(now)
                raise BadMatch("error-match-event", file=name, number=number + 1, found=found, played=played)
        if self.digests != match.digests:
            counts = sorted(set(self.digests.items()) ^ set(match.digests.items()))
            raise BadMatch("error-match-digest", file=name, number=counts[0][0])
