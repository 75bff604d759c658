"""A person plays by typing: what is shown, what may be answered, and the bots on the other seats."""

import sys
from pathlib import Path

from rich.rule import Rule
from rich.text import Text

from chabudai.bots.bot import MOST_ROUNDS, decide
from chabudai.bots.registry import make_bot
from chabudai.cli import drawing, match_files
from chabudai.cli.drawing.log import tell_lines
from chabudai.cli.drawing.menu import menu
from chabudai.cli.drawing.scene import Line, Scene, scene_of
from chabudai.cli.drawing.score_sheet import score_sheet, winners_line
from chabudai.cli.parameters import BadCommand
from chabudai.cli.playing.acting import Acting
from chabudai.cli.playing.rulebook import show_rule
from chabudai.cli.playing.seating import Seating, resumed
from chabudai.cli.playing.typed_words import WORDS, TypedWords
from chabudai.cli.voice import Voice
from chabudai.core.beside import may_bots_act, may_bots_wait
from chabudai.core.errors import ChabudaiError, UnknownAction
from chabudai.core.messages import Refusal
from chabudai.core.rng import seeded
from chabudai.core.state import State

SECONDS_FOR_A_BOT = 1.0
LINES_TO_REMEMBER = 8  # of the log of a match that is taken up again
NOT_SAVED = -1


class Leave(Exception):
    """The player gets up."""


class Dialogue:
    def __init__(self, voice: Voice, seating: Seating) -> None:
        self.voice = voice
        self.words = TypedWords(voice)
        self.sit_down(seating)

    def sit_down(self, seating: Seating) -> None:
        match = seating.match
        self.match = match
        self.human = seating.human
        self.bots = {seat: make_bot(name, match.game, seeded(0)) for seat, name in seating.bots.items()}
        self.file = seating.file
        self.saved = len(match.moves)  # moves that the file holds
        known = len(match.state.events_since(0, self.human)) if match.moves else 0
        self.told = max(0, known - LINES_TO_REMEMBER)  # events this seat has been told of

    # --- the game ---------------------------------------------------------------------------------------

    def play(self) -> None:
        self.voice.tell("cli-welcome", style="dim", help=self.words.spelling("help"))
        while not self.match.state.over:
            self.let_bots_choose()
            self.let_bots_act()
            self.tell_news()
            if not self.match.state.over:
                self.ask()
        self.tell_news()
        self.finish()

    def let_bots_choose(self) -> None:
        """Bots choose until the person must; of a choice made together they make their part first, unseen."""
        while asked := self.bots_asked():
            for seat in asked:
                self.let_bot_choose(seat)

    def bots_asked(self) -> list[int]:
        """Where what is done beside the question may be waited for, it is done first; and who would still rather
        wait is asked when the person has answered."""
        state = self.match.state
        asked = [seat for seat in state.deciders() if seat != self.human]
        if not may_bots_wait(state):
            return asked
        for _ in range(MOST_ROUNDS):
            if not self.let_bots_act():
                break
        if asked == state.deciders():
            return asked
        return [seat for seat in asked if not self.bots[seat].waits(self.known_to_bot(seat), seat)]

    def let_bot_choose(self, seat: int) -> None:
        """Its luck depends on the move alone: a match that was laid aside goes on as it would have."""
        bot = self.bots[seat]
        bot.generator = seeded(self.match.seed, f"bot {seat} {len(self.match.moves)}")
        self.match.apply(seat, int(decide(bot, self.match.state, seat, SECONDS_FOR_A_BOT)))

    def let_bots_act(self) -> bool:
        """Beside what the person is asked, each bot may do something; whether one did."""
        if not may_bots_act(self.match.state):
            return False
        before = len(self.match.acts)
        for seat, bot in self.bots.items():
            said = bot.beside(self.known_to_bot(seat), seat, SECONDS_FOR_A_BOT)
            if said:
                self.match.act(seat, *said)
        return len(self.match.acts) > before

    def known_to_bot(self, seat: int) -> State:
        """All that it is given to think of acts; its luck depends on what was done before, as that of its moves."""
        bot = self.bots[seat]
        bot.generator = seeded(self.match.seed, f"act {seat} {len(self.match.moves)} {len(self.match.acts)}")
        bot.done = self.match.done_by(seat)
        return self.match.state.determinize(seat, bot.generator.seed())

    def tell_news(self) -> None:
        lines = self.match.lines(self.human)[self.told :]
        self.told += len(lines)
        tell_lines(self.voice, lines, self.match.players, self.human)

    def finish(self) -> None:
        self.voice.show(Rule(style="dim"))
        self.voice.show(score_sheet(self.voice, self.match))
        self.voice.show(Text(winners_line(self.voice, self.match, self.human), style="bold"))
        if self.file is not None and self.saved < len(self.match.moves):
            self.save(self.file)

    # --- asking -----------------------------------------------------------------------------------------

    def ask(self) -> None:
        """Show the position and read lines until one of them changed it."""
        scene = scene_of(self.voice, self.match, self.human)
        self.show_position(scene)
        while not self.answer(scene, self.read()):
            pass

    def show_position(self, scene: Scene) -> None:
        self.voice.show(drawing.draw(scene))
        self.show_choices(scene)

    def show_choices(self, scene: Scene) -> None:
        prompt = self.match.state.prompt(self.human)
        assert prompt is not None
        words = self.voice.sentence(prompt, self.match.players, self.human)
        self.voice.show(Text(f"\n{words}", style="bold"))
        self.voice.show(menu(scene))
        self.tell_acts()

    def tell_acts(self) -> None:
        """That there is something to gain beside the question, which no choice says."""
        beside = self.match.game.beside
        if beside is not None and beside.is_for_bots() and beside.is_open(self.match.state):
            prompt = beside.prompt(self.match.state, self.human, [])
            words = self.voice.sentence(prompt, self.match.players, self.human)
            self.voice.tell("cli-may-act", style="dim", word=self.words.spelling("act"), words=words)

    def read(self) -> str:
        line = input("> ")
        if not sys.stdin.isatty():
            self.voice.show(line)  # nobody's keyboard has echoed it
        return line

    def answer(self, scene: Scene, line: str) -> bool:
        """Do what the line says; whether the position is another now."""
        word, rest = self.words.find(line)
        try:
            if word is not None:
                return self.obey(scene, word, rest)
            return bool(line.strip()) and self.choose(self.action_of(scene, line))
        except UnknownAction:
            self.voice.tell("cli-error-typed", style="red", text=line.strip(), help=self.words.spelling("help"))
        except ChabudaiError as problem:
            self.voice.tell(problem.message, style="red")
        return False

    def obey(self, scene: Scene, word: str, rest: str) -> bool:
        match word:
            case "undo":
                return self.undo()
            case "resume":
                return self.resume(rest)
            case "act":
                return self.act(rest)
            case "why":
                self.tell_why(scene, rest)
            case "log":
                self.tell_log()
            case "board":
                self.show_position(scene)
            case "players":
                self.voice.show(drawing.draw_players(scene))
            case "rules":
                show_rule(self.voice, self.match.game, rest)
            case "save":
                self.save(Path(rest) if rest else self.file or match_files.usual_file(self.match))
            case "help":
                self.tell_help(scene)
            case _:
                raise Leave
        return False

    def action_of(self, scene: Scene, text: str) -> int:
        """A choice by its number in the menu, or in the notation of the game."""
        text = text.strip()
        if text.isdecimal():
            return line_of(scene, int(text)).entry.action
        return self.match.game.actions.parse(text)

    def choose(self, action: int) -> bool:
        refusal = self.match.state.why_not(self.human, action)
        if refusal is not None:
            self.tell_refusal(refusal)
            return False
        self.match.apply(self.human, action)
        return True

    # --- the words --------------------------------------------------------------------------------------

    def undo(self) -> bool:
        self.match.undo(self.human, self.bots)
        self.told = len(self.match.state.events_since(0, self.human))
        self.saved = NOT_SAVED
        self.voice.tell("cli-undone")
        return True

    def act(self, line: str) -> bool:
        """Do something beside the question, which stays."""
        acting = Acting(self.voice, self.match, self.human)
        refusal = acting.say_line(line) if line else None
        if refusal is not None:
            self.tell_refusal(refusal)
            return False
        if acting.ask(self.read, self.tell_refusal):
            acting.act()
            self.saved = NOT_SAVED
            return True
        return False

    def tell_why(self, scene: Scene, text: str) -> None:
        if not text:
            barred = [line.number for line in scene.lines if line.barred]
            example = barred[0] if barred else 1
            self.voice.tell("cli-why-what", word=self.words.spelling("why"), example=example)
            return
        refusal = self.match.state.why_not(self.human, self.action_of(scene, text))
        if refusal is None:
            self.voice.tell("cli-why-legal")
        else:
            self.tell_refusal(refusal)

    def tell_refusal(self, refusal: Refusal) -> None:
        reason = self.voice.sentence(refusal.message, self.match.players, self.human)
        self.voice.show(Text.assemble((reason, "yellow"), (f"  ({refusal.clause})", "dim")))

    def tell_log(self) -> None:
        tell_lines(self.voice, self.match.lines(self.human), self.match.players, self.human)

    def tell_help(self, scene: Scene) -> None:
        example = self.match.game.actions.text(scene.lines[0].entry.action)
        self.voice.tell("cli-help-choice", example=example)
        for word in WORDS:
            if word == "act" and self.match.game.beside is None:
                continue
            meaning = self.voice.say(f"cli-word-{word}-help")
            self.voice.note(Text(f"  {self.words.spelling(word):<12}", style="cyan"), meaning)
        self.voice.show(drawing.legend(scene))

    def save(self, path: Path) -> None:
        match_files.write_match(path, self.match)
        self.file = path
        self.saved = len(self.match.moves)
        match_files.tell_saved(self.voice, self.match, path)

    def resume(self, text: str) -> bool:
        if not text:
            self.voice.tell("cli-resume-what", word=self.words.spelling("resume"))
            return False
        other = resumed(self.match.game.id, Path(text))
        self.keep()
        self.sit_down(other)
        return True

    def mend(self) -> None:
        """After an interrupt, which may have come in the middle of a move: back to before that move."""
        self.match.go_back(len(self.match.moves))

    def leave(self) -> None:
        """Nothing is asked and nothing is lost."""
        if not self.match.moves:
            self.voice.tell("cli-left-at-once")
        else:
            self.keep(say_anyway=True)

    def keep(self, say_anyway: bool = False) -> None:
        """Save what the file does not hold yet."""
        if self.saved < len(self.match.moves) or say_anyway:
            self.save(self.file or match_files.usual_file(self.match))


def line_of(scene: Scene, number: int) -> Line:
    for line in scene.lines:
        if line.number == number:
            return line
    raise BadCommand("cli-error-choice", number=number, most=len(scene.lines))
