"""Match: a game being played, with its moves, snapshots to go back to, and undo. Its file is `match_file.py`."""

from collections.abc import Collection, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from chabudai.core.beside import Beside, has_acts_for_bots
from chabudai.core.errors import BadAnswer, BadUndo, ChabudaiError, IllegalAction
from chabudai.core.events import Event
from chabudai.core.forced import Forced, Heading, apply_noting, head, run_noting
from chabudai.core.game import Game, OptionValue, fresh_seed
from chabudai.core.pile import onlooker_of
from chabudai.core.state import State
from chabudai.core.steps import Together

if TYPE_CHECKING:
    from chabudai.core.match_file import MatchFile

DIGEST_EVERY = 16
CLONE_EVERY = 32  # no position is further than this from one that was kept


@dataclass(init=False)
class Move:
    """What a seat answered: with one action, or with all its picks in a choice made together."""

    seat: int
    actions: tuple[int, ...]
    secrets: int  # of the position before the move: what `undo` compares
    unshared: int  # the seats that do not know all it was answered by: a bit mask

    def __init__(self, seat: int, actions: tuple[int, ...], secrets: int, unshared: int) -> None:
        self.seat = seat
        self.actions = actions
        self.secrets = secrets
        self.unshared = unshared


@dataclass(frozen=True)
class Act:
    """What a seat did beside the question."""

    after: int  # how many moves
    seat: int
    actions: tuple[int, ...]
    audience: int  # who heard of it: a bit mask of onlookers

    def is_known_to(self, seat: int | None) -> bool:
        return self.audience >> onlooker_of(seat) & 1 == 1


@dataclass(frozen=True)
class Line:
    """One line of the log, and the forced move it begins to tell of, if it does."""

    event: Event
    forced: Forced | None


class Match:
    """A state and how it came about. What is done beside the question belongs to the position it was done at."""

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
        self.acts: list[Act] = []
        self.milestones: dict[int, State] = {}  # by the number of moves, positions whose digest the file will tell
        self.marks = [self.mark()]  # the length of the journal at each position
        self.forced: list[list[Forced]] = [[]]  # at each position: what was forced on the way to it
        self.headings = [Heading(0, game.chapter(self.state))]  # where in the journal a chapter begins
        self.clones = [self.state.clone()]  # every CLONE_EVERY positions one; they keep no journal

    def mark(self) -> int:
        """How much has been told so far."""
        return len(self.state.journal or [])

    def apply(self, seat: int, *actions: int) -> None:
        """One action, or several one after the other: all of them, or none if one is not legal."""
        choice = self.state.waiting
        if isinstance(choice, Together):
            self.pick(choice, seat, actions)
            return
        self.check(seat, actions)
        for action in actions:
            choice = self.state.waiting
            if isinstance(choice, Together):
                self.pick(choice, seat, (action,))
            else:
                self.make(seat, (action,))

    def is_made_together(self) -> bool:
        """Whether several choose at once."""
        return isinstance(self.state.waiting, Together)

    def check(self, seat: int, actions: Sequence[int]) -> None:
        """Raise IllegalAction if not all of these can be done one after the other. What shows something hidden or
        random must be the last, legal or not what follows: else the refusal would tell what was never shown."""
        if len(actions) > 1:
            trial = self.state.clone()
            for action in actions:
                if trial.secrets != self.state.secrets:
                    raise BadAnswer("error-answer-too-far")
                trial.apply(seat, action)

    def pick(self, choice: Together[Any], seat: int, actions: Sequence[int]) -> None:
        """In a choice made together nothing is a move before all are ready."""
        state = self.state
        picks, decisions = state.picks, state.decisions
        try:
            for action in actions:
                if not state.lacks_answer(choice):  # what follows would answer what was never shown
                    raise BadAnswer("error-answer-too-far")
                state.check_choice(seat, action)
                state.answer(seat, action)
        except ChabudaiError:
            state.picks, state.decisions = picks, decisions
            raise
        if not state.lacks_answer(choice):
            self.close()

    def close(self) -> None:
        """All are ready: their picks become moves in the order of the seats, so that they do not tell who was ready
        first. Nothing happens but with the last of them."""
        state = self.state
        picks, decisions = state.picks, state.decisions
        moves = [self.move(seat, tuple(answer)) for seat, answer in enumerate(picks) if answer]
        state.decisions -= sum([len(move.actions) for move in moves])
        for move in moves[:-1]:
            state.picks = [answer if seat <= move.seat else [] for seat, answer in enumerate(picks)]
            state.decisions += len(move.actions)
            self.note(move, [])
        state.picks, state.decisions = picks, decisions
        self.note(moves[-1], run_noting(state, self.headings))

    def make(self, seat: int, actions: tuple[int, ...]) -> None:
        """Make a move and note where it leads."""
        move = self.move(seat, actions)
        forced: list[Forced] = []
        for action in actions:
            forced += apply_noting(self.state, seat, action, self.headings)
        self.note(move, forced)

    def move(self, seat: int, actions: tuple[int, ...]) -> Move:
        """One that is about to be made."""
        return Move(seat, actions, int(self.state.secrets), self.unshared(seat))

    def note(self, move: Move, forced: list[Forced]) -> None:
        """A move was made, and led here."""
        self.moves.append(move)
        self.forced.append(forced)
        self.marks.append(self.mark())
        if len(self.moves) % DIGEST_EVERY == 0 or self.state.over:
            self.milestones[len(self.moves)] = self.state.clone()
        if len(self.moves) % CLONE_EVERY == 0:
            self.clones.append(self.state.clone())

    @property
    def digests(self) -> dict[int, str]:
        """Worked out when somebody asks for the file, not with the move: a digest costs as much as many moves."""
        return {number: state.digest() for number, state in self.milestones.items()}

    def unshared(self, seat: int) -> int:
        """The seats that might learn something from what this one answers, or never learn what it was."""
        choice = self.state.waiting
        if choice is None or choice.is_sealed():
            return int(self.state.everybody()) & ~(1 << seat)
        return int(self.state.unshared(seat))

    def act(self, seat: int, *said: int) -> Act:
        """Do something beside the question."""
        first, chapter = self.mark(), self.game.chapter(self.state)
        act = Act(len(self.moves), seat, said, int(self.beside().act(self.state, seat, said)))
        head(self.state, self.headings, first, chapter)
        self.acts.append(act)
        self.marks[-1] = self.mark()
        if len(self.moves) % CLONE_EVERY == 0:
            self.clones[-1] = self.without_picks()
        return act

    def without_picks(self) -> State:
        """The position without what is picked in a choice that is not yet closed: no move has made it so."""
        twin = self.state.clone()
        for seat in range(int(twin.seats)):
            while twin.may_take_back(seat):
                twin.take_back(seat)
        return twin

    def beside(self) -> Beside[Any]:
        if self.game.beside is None:
            raise BadAnswer("error-no-acts")
        return self.game.beside

    def heard(self, seat: int | None) -> int:
        """How many acts the seat knows of: whoever has heard of another one since may think again."""
        return sum(act.is_known_to(seat) for act in self.acts)

    def done_by(self, seat: int) -> list[list[int]]:
        """What the seat has done beside the question that is asked."""
        return [list(act.actions) for act in self.acts_after(len(self.moves)) if act.seat == seat]

    def lines(self, seat: int | None) -> list[Line]:
        """All that this seat (None: a spectator) may know of what happened."""
        who, told = onlooker_of(seat), list[Line]()
        forced = [each for at in self.forced for each in at]
        before: Forced | None = None
        for place, event in enumerate(self.state.journal or []):
            if event.is_for(who):
                now = next((each for each in forced if each.tells(place)), None)
                told.append(Line(event, now if now is not before else None))
                before = now
        return told

    def act_again(self, act: Act) -> None:
        """Do an act once more, unless it rested on a move that was taken back."""
        with suppress(IllegalAction):
            self.act(act.seat, *act.actions)

    def acts_after(self, count: int) -> list[Act]:
        return [act for act in self.acts if act.after == count]

    def why_no_undo(self, seat: int, bots: Collection[int] = ()) -> str | None:
        """The key of the reason why this seat cannot take back its last action; None if it can. `bots` are the
        seats that programs play."""
        if self.state.may_take_back(seat):
            return None
        if not self.moves:
            return "error-undo-nothing"
        number = self.last_of(seat, bots)
        # whether others have begun to answer at once with the seat is nobody's business: as if they had
        if number is None or self.asks_others(seat) or self.has_heard_since(number, seat):
            return "error-undo-others"
        return None if self.moves[number - 1].secrets == self.state.secrets else "error-undo-seen"

    def last_of(self, seat: int, bots: Collection[int]) -> int | None:
        """The number of the move that the seat would take back; None if that is no longer its to decide. Where bots
        alone play against it, it takes back through their moves, unless these might tell what only they know."""
        number = len(self.moves)
        while number > 0 and self.moves[number - 1].seat != seat:
            number -= 1
        since = self.moves[number:]
        if number == 0 or (since and not self.plays_bots_alone(seat, bots)):
            return None
        return None if any(move.unshared >> seat & 1 for move in since) else number

    def plays_bots_alone(self, seat: int, bots: Collection[int]) -> bool:
        """Whether the seat plays against bots alone, and they do nothing beside the question."""
        for other in range(int(self.state.seats)):
            if other != seat and other not in bots:
                return False
        return not has_acts_for_bots(self.state) and not self.state.over

    def asks_others(self, seat: int) -> bool:
        """Whether somebody else is asked in a choice made together, ready or not."""
        choice = self.state.waiting
        return isinstance(choice, Together) and choice.asked & ~(1 << seat) != 0

    def has_heard_since(self, number: int, seat: int) -> bool:
        """Whether the seat knows of something that was done beside the question since this move."""
        return any(act.is_known_to(seat) for act in self.acts if act.after >= number)

    def undo(self, seat: int, bots: Collection[int] = ()) -> None:
        """Take back the seat's last pick that nobody has seen, or else its last action and what bots did since, if
        it plays against bots alone: only if no other person has acted and nobody has learned anything. What others
        did beside, unknown to the seat, stays done."""
        reason = self.why_no_undo(seat, bots)
        if reason is not None:
            raise BadUndo(reason)
        number = self.last_of(seat, bots)
        if self.state.may_take_back(seat):
            self.state.take_back(seat)
        elif number is not None:
            twin = self.at(number - 1)
            for act in self.acts_after(len(self.moves)):
                twin.act_again(act)
            self.become(twin)

    def take_back_picks(self, seat: int) -> None:
        """Everything the seat has picked that nobody has seen."""
        while self.state.may_take_back(seat):
            self.state.take_back(seat)

    def go_back(self, count: int) -> None:
        """To the position after the first `count` moves."""
        self.become(self.at(count))

    def become(self, twin: "Match") -> None:
        self.game, self.seed, self.players = twin.game, twin.seed, twin.players
        self.moves = twin.moves  # first: whoever interrupts may then go back to where these lead
        self.state, self.acts, self.milestones = twin.state, twin.acts, twin.milestones
        self.marks, self.forced, self.headings, self.clones = twin.marks, twin.forced, twin.headings, twin.clones

    def at(self, count: int) -> "Match":
        """A match of its own that stands after the first `count` moves of this one, and what was done beside."""
        place = min(count // CLONE_EVERY, len(self.clones) - 1)
        first = place * CLONE_EVERY
        twin = Twin(self)
        twin.state = self.clones[place].clone()
        twin.state.journal = (self.state.journal or [])[: self.marks[first]]
        twin.moves, twin.marks, twin.clones = self.moves[:first], self.marks[: first + 1], self.clones[: place + 1]
        twin.forced = self.forced[: first + 1]
        twin.headings = [self.headings[0], *(each for each in self.headings[1:] if each.first < self.marks[first])]
        twin.acts = [act for act in self.acts if act.after <= first]
        twin.milestones = {number: state for number, state in self.milestones.items() if number <= first}
        for number, move in enumerate(self.moves[first:count], first + 1):
            twin.make(move.seat, move.actions)
            for act in self.acts_after(number):
                twin.act(act.seat, *act.actions)
        return twin

    def pending(self) -> list[tuple[int, list[int]]]:
        """By seat, what was picked in a choice that is not yet closed."""
        return [(seat, picks) for seat, picks in enumerate(self.state.picks) if picks]

    def file(self) -> "MatchFile":
        from chabudai.core.match_file import MatchFile  # which plays matches again

        return MatchFile.of_match(self)

    def as_dict(self) -> dict[str, Any]:
        return self.file().as_dict()

    def write(self) -> str:
        return self.file().write()

    def told(self) -> list[dict[str, object]]:
        return [event.as_dict() for event in self.state.journal or []]


class Twin(Match):
    """Another match that, to begin with, shares everything with one."""

    def __init__(self, match: Match) -> None:
        self.become(match)
