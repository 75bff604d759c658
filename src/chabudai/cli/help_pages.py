"""Typer in the reader's language: help pages, and one line for a command line that cannot be parsed."""

from difflib import get_close_matches
from importlib import import_module
from typing import Any

import typer
from rich.table import Table
from rich.text import Text
from typer.core import TyperCommand, TyperGroup

from chabudai.cli.commands.games import name_broken
from chabudai.cli.parameters import BadCommand
from chabudai.cli.voice import Voice
from chabudai.core.messages import Message
from chabudai.registry import games

# Typer brings its own copy of click, or uses click itself, by version: the errors live beside this one.
ERRORS = import_module(typer.BadParameter.__module__)
UsageError: type[Exception] = ERRORS.UsageError

FLAGS_ALONE = ("--help", "-h", "--version", "--install-completion", "--show-completion")
WORDS_TO_SPELL = ("flag", "command", "bot", "value", "option", "game")
SETTINGS = {"help_option_names": ["--help", "-h"], "allow_extra_args": True}


def classes(voice: Voice) -> tuple[type[TyperGroup], type[TyperCommand]]:
    """The classes of typer that write help with this voice."""

    class Command(TyperCommand):
        def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
            rest = super().parse_args(ctx, args)
            if rest and not ctx.resilient_parsing:
                raise BadCommand("cli-error-extra", argument=str(rest[0]), command=ctx.command_path)
            return rest

        def format_help(self, ctx: Any, formatter: Any) -> None:
            show_help(voice, self, ctx)

    class Group(TyperGroup):
        def resolve_command(self, ctx: Any, args: list[str]) -> Any:
            if args[0] not in self.commands and not ctx.resilient_parsing:
                accepted = ", ".join(self.commands)
                raise BadCommand("cli-error-command", command=args[0], accepted=accepted)
            return super().resolve_command(ctx, args)

        def format_help(self, ctx: Any, formatter: Any) -> None:
            show_help(voice, self, ctx)

    return Group, Command


def show_help(voice: Voice, command: Any, ctx: Any) -> None:
    usage = " ".join([ctx.command_path, *usage_pieces(voice, command, ctx)])
    voice.show(Text.assemble((voice.say("cli-help-usage") + " ", "bold"), usage))
    voice.note(Text("\n  "), f"\n{command.help or purpose(voice)}")
    commands = [(name, each.help or "") for name, each in getattr(command, "commands", {}).items()]
    described = {"cli-help-commands": commands, "cli-help-arguments": [], "cli-help-options": []}
    for each in command.get_params(ctx):
        described[section_of(each)].append((name_of(each), help_of(voice, each)))
    for heading, rows in described.items():
        if rows:
            show_section(voice, voice.say(heading), rows)
    if commands:
        show_section(voice, voice.say("cli-help-examples"), examples(voice))
        name_broken(voice)


def purpose(voice: Voice) -> str:
    """What all the commands are for, with the games that are there."""
    return voice.say("cli-help", games=[game.text(voice.language).say("game-title") for game in games()])


def examples(voice: Voice) -> list[tuple[str, str]]:
    return [
        *[(f"chabudai play {game.id}", voice.say("cli-help-example-play")) for game in games()[:1]],
        ("chabudai serve --host 0.0.0.0", voice.say("cli-help-example-serve")),
    ]


def usage_pieces(voice: Voice, command: Any, ctx: Any) -> list[str]:
    options = f"[{voice.say('cli-help-options').lower()}]"
    if hasattr(command, "commands"):
        return [options, voice.say("cli-metavar-command")]
    arguments = [each for each in command.get_params(ctx) if section_of(each) == "cli-help-arguments"]
    return [options, *[name_of(each) if each.required else f"[{name_of(each)}]" for each in arguments]]


def section_of(parameter: Any) -> str:
    return "cli-help-arguments" if parameter.param_type_name == "argument" else "cli-help-options"


def name_of(parameter: Any) -> str:
    if parameter.param_type_name == "argument":
        return str(parameter.metavar or parameter.name)
    flags = ", ".join(sorted(parameter.opts, key=len))
    return f"{flags} {parameter.metavar}" if parameter.metavar else flags


def help_of(voice: Voice, parameter: Any) -> str:
    """Typer's own flags have English help: ours stands in the catalogue under their names."""
    key = f"cli-help-flag-{parameter.name}".replace("_", "-")
    return voice.say(key) if key in voice.words else parameter.help or ""


def show_section(voice: Voice, heading: str, rows: list[tuple[str, str]]) -> None:
    voice.show(Text(f"\n{heading}", style="bold"))
    table = Table.grid(padding=(0, 2))
    table.add_column(style="cyan", no_wrap=True)
    table.add_column()
    for name, text in rows:
        table.add_row(f"  {name}", text)
    voice.show(table)


def explain(problem: Any) -> Message:
    """What was wrong with a command line that typer could not parse."""
    context = getattr(problem, "ctx", None)
    command = context.command_path if context is not None else "chabudai"
    if isinstance(problem, ERRORS.NoSuchOption):
        flag = {"flag": problem.option_name, "command": command, "accepted": flags_of(context)}
        return Message("cli-error-flag", {**flag})
    if isinstance(problem, ERRORS.BadOptionUsage):
        key = "cli-error-flag-alone" if problem.option_name in FLAGS_ALONE else "cli-error-flag-value"
        return Message(key, {"flag": problem.option_name})
    if isinstance(problem, ERRORS.MissingParameter) and problem.param is not None:
        return Message("cli-error-missing", {"what": name_of(problem.param), "command": command})
    return Message("cli-error-usage", {"command": command})


def meant(problem: Message) -> str | None:
    """The accepted word that is most like the one that is not."""
    accepted = [word for word in str(problem.values.get("accepted", "")).split(", ") if word]
    wrong = next((str(problem.values[name]) for name in WORDS_TO_SPELL if name in problem.values), "")
    return next(iter(get_close_matches(wrong, accepted, 1)), None)


def flags_of(context: Any) -> str:
    parameters = context.command.get_params(context) if context is not None else []
    return ", ".join(sorted(flag for each in parameters for flag in each.opts if flag.startswith("--")))
