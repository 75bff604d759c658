"""Match file: a match to be replayed anywhere, so that the first difference is named.

It is a header, the list of moves as `[seat, action]` (`[seat, pick, pick, …]` where several answered at once), the
acts beside the question, if there were any, as `[after how many moves, seat, step, step, …]`, the events they made
and, every so often, the digest of the position.
"""

# not compiled: made for people, not for speed

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from chabudai.core.errors import BadMatch, ChabudaiError, reason_of
from chabudai.core.game import Game, OptionValue
from chabudai.core.match import Match

FORMAT = 1
HEADER = ("chabudai", "game", "rules", "seats", "options", "seed", "players")
RECORD = ("moves", "events", "digests")
UNSOUND = ("error-match-damaged", "error-match-game")  # under whatever rules


@dataclass(frozen=True)
class MatchFile:
    """What a match file says, before its moves are believed."""

    game: str
    rules: int
    seats: int
    options: dict[str, OptionValue]
    seed: int
    players: list[str]
    moves: list[tuple[int, list[str]]]
    events: list[dict[str, Any]]
    digests: dict[int, str]
    acts: list[tuple[int, int, list[str]]] = field(default_factory=list)

    @staticmethod
    def of_match(match: Match) -> "MatchFile":
        state, text = match.state, match.game.actions.text
        answers = [*((move.seat, move.actions) for move in match.moves), *match.pending()]
        return MatchFile(
            game=match.game.id,
            rules=match.game.rules_version,
            seats=int(state.seats),
            options=dict(state.options),
            seed=match.seed,
            players=match.players,
            moves=[(seat, [text(action) for action in actions]) for seat, actions in answers],
            acts=[(act.after, act.seat, [text(action) for action in act.actions]) for act in match.acts],
            events=match.told(),
            digests=match.digests,
        )

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
        for part in (*HEADER, *RECORD):
            if part not in data:
                raise BadMatch("error-match-field", file=name, field=part)
        try:
            return MatchFile(
                game=str(data["game"]),
                rules=int(data["rules"]),
                seats=int(data["seats"]),
                options=dict(data["options"]),
                seed=int(data["seed"]),
                players=[str(player) for player in data["players"]],
                moves=[(int(seat), [str(action) for action in actions]) for seat, *actions in data["moves"]],
                events=[dict(event) for event in data["events"]],
                digests={int(count): str(digest) for count, digest in data["digests"].items()},
                acts=[
                    (int(after), int(seat), [str(step) for step in said])
                    for after, seat, *said in data.get("acts", [])
                ],
            )
        except (TypeError, ValueError, AttributeError, OverflowError):
            raise BadMatch("error-match-damaged", file=name) from None

    def as_dict(self) -> dict[str, Any]:
        acts = {"acts": [[after, seat, *said] for after, seat, said in self.acts]} if self.acts else {}
        return {
            "chabudai": FORMAT,
            "game": self.game,
            "rules": self.rules,
            "seats": self.seats,
            "options": self.options,
            "seed": str(self.seed),
            "players": self.players,
            "moves": [[seat, *actions] for seat, actions in self.moves],
            **acts,
            "events": self.events,
            "digests": {str(count): digest for count, digest in self.digests.items()},
        }

    def write(self) -> str:
        """The text of the file: one line for each move and event, so that people can read and compare it."""
        data = self.as_dict()
        return "{\n" + ",\n".join(f'"{name}": {lines(value)}' for name, value in data.items()) + "\n}\n"

    def is_older(self, game: Game[Any]) -> bool:
        """Whether it was written under older rules than today's."""
        return self.rules < game.rules_version

    def check_rules(self, game: Game[Any], name: str) -> None:
        """What newer rules have done cannot be told; older ones may have done the same as today's."""
        if self.game != game.id:
            raise BadMatch("error-match-game", file=name, found=self.game, accepted=game.id)
        if self.rules > game.rules_version:
            found, accepted = str(self.rules), str(game.rules_version)
            raise BadMatch("error-match-rules", file=name, found=found, accepted=accepted)

    def start(self, game: Game[Any], name: str) -> Match:
        """The match before its first move."""
        self.check_rules(game, name)
        if len(self.players) != self.seats:
            raise BadMatch("error-match-damaged", file=name)
        return Match(game, self.seats, self.seed, self.options, list(self.players))

    def playing(self, game: Game[Any], name: str) -> Iterator[Match]:
        """The match as it is played again: before its first move and after each, with what was done beside it."""
        match = self.start(game, name)
        self.act_again(match, name)
        yield match
        for number, (seat, texts) in enumerate(self.moves, 1):
            try:
                match.apply(seat, *game.actions.parse_all(texts))
            except (ChabudaiError, OverflowError, IndexError):
                raise BadMatch("error-match-move", file=name, number=number, move=", ".join(texts)) from None
            self.act_again(match, name)
            yield match

    def replayed(self, game: Game[Any], name: str) -> Match:
        """The match played again; the first thing that differs from the file is a BadMatch. One of older rules is
        accepted if nothing differs."""
        try:
            return self.played_again(game, name)
        except ChabudaiError as difference:
            if not self.is_older(game) or difference.message.key in UNSOUND:
                raise
            then, now = str(self.rules), str(game.rules_version)
            raise BadMatch(
                "error-match-otherwise", file=name, found=then, accepted=now, why=difference.message
            ) from None

    def played_again(self, game: Game[Any], name: str) -> Match:
        *_, match = self.playing(game, name)
        if len(match.acts) != len(self.acts):
            raise BadMatch("error-match-damaged", file=name)
        self.compare(match, name)
        return match

    def act_again(self, match: Match, name: str) -> None:
        """What the file says was done beside the question at this position."""
        for after, seat, texts in self.acts[len(match.acts) :]:
            if after != len(match.moves):
                return
            try:
                match.act(seat, *match.game.actions.parse_all(texts))
            except (ChabudaiError, OverflowError, IndexError):
                raise BadMatch("error-match-move", file=name, number=after, move=", ".join(texts)) from None

    def compare(self, match: Match, name: str) -> None:
        told = match.told()
        for number in range(max(len(told), len(self.events))):
            now = told[number] if number < len(told) else None
            then = known_part(match.game, self.events[number]) if number < len(self.events) else None
            if now != then:
                found, played = json.dumps(then), json.dumps(now)
                raise BadMatch("error-match-event", file=name, number=number + 1, found=found, played=played)
        digests = match.digests
        if self.is_older(match.game) and not self.digests:
            return  # a server has written it when the rules had changed, and could not vouch for positions
        if self.digests != digests:
            counts = sorted(set(self.digests.items()) ^ set(digests.items()))
            raise BadMatch("error-match-digest", file=name, number=counts[0][0])


def known_part(game: Game[Any], event: dict[str, Any]) -> dict[str, Any]:
    """An event without what is no longer told of its kind: once a player was named where nobody does anything."""
    kind = game.events.kinds.get(event.get("event", ""))
    return event if kind is None else {name: event[name] for name in event if name in ("event", *kind.parameters)}


def lines(value: Any) -> str:
    if isinstance(value, list) and value and isinstance(value[0], list | dict):
        return "[\n " + ",\n ".join(json.dumps(each, ensure_ascii=False) for each in value) + "\n]"
    return json.dumps(value, ensure_ascii=False)
