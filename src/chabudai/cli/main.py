"""The command `chabudai`: finds the reader's language, runs a command, tells in one line what goes wrong."""

import io
import os
import sys
from collections.abc import Sequence

from chabudai.cli.exit_status import BAD_INPUT, BROKEN, INTERRUPTED
from chabudai.cli.help_pages import UsageError, explain, meant
from chabudai.cli.voice import Voice, words_of
from chabudai.core.errors import ChabudaiError
from chabudai.core.languages import UnknownLanguage
from chabudai.core.messages import Message
from chabudai.core.text import language_of_locale


def run() -> None:
    sys.exit(status_of(sys.argv[1:]))


def status_of(arguments: Sequence[str]) -> int:
    """Run a command line; the exit status."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that lacks a letter gets a question mark
    try:
        voice = Voice(words_of(language_in(arguments)))
    except UnknownLanguage as problem:
        Voice(words_of(language_of_locale())).complain(problem.message)
        return BAD_INPUT
    return followed(voice, arguments)


def language_in(arguments: Sequence[str]) -> str:
    """The last `--lang`, else the language of the locale."""
    found = language_of_locale()
    for place, argument in enumerate(arguments):
        if argument == "--lang" and place + 1 < len(arguments):
            found = arguments[place + 1]
        elif argument.startswith("--lang="):
            found = argument.removeprefix("--lang=")
    return found


def followed(voice: Voice, arguments: Sequence[str]) -> int:
    from chabudai.cli.command_line import follow

    try:
        return follow(voice, list(arguments) or ["--help"])
    except ChabudaiError as problem:
        complain(voice, problem.message)
    except UsageError as problem:
        complain(voice, explain(problem))
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # nobody reads on: nothing to complain of
        return 0
    except Exception as problem:
        if os.environ.get("CHABUDAI_DEBUG"):
            raise
        voice.complain("cli-error-internal", kind=type(problem).__name__, detail=str(problem))
        return BROKEN
    return BAD_INPUT


def complain(voice: Voice, problem: Message) -> None:
    """In one line, with the word that was perhaps meant."""
    word = meant(problem)
    hint = [] if word is None else [voice.say("cli-did-you-mean", word=word)]
    voice.complain_in(" ".join([voice.say(problem), *hint]))
