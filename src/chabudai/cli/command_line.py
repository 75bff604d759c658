"""The commands and what they take. Built when the language is known, since every help text is in it."""

from pathlib import Path
from typing import Annotated

import typer

from chabudai.cli import parameters as given
from chabudai.cli.help_pages import SETTINGS, classes
from chabudai.cli.voice import Voice
from chabudai.version import __version__


def follow(voice: Voice, arguments: list[str]) -> int:
    """Run a command line; the exit status."""
    command = typer.main.get_command(build(voice))
    status = command.main(arguments, prog_name="chabudai", standalone_mode=False)
    return status if isinstance(status, int) else 0


def build(voice: Voice) -> typer.Typer:
    group, command = classes(voice)
    app = typer.Typer(cls=group, context_settings=SETTINGS, rich_markup_mode=None)

    @app.callback(invoke_without_command=True)
    def chabudai(
        context: typer.Context,
        lang: Annotated[str, given.language(voice)] = "",
        version: Annotated[bool, typer.Option("--version", help=voice.say("cli-help-version"))] = False,
    ) -> None:
        if version:
            voice.show(f"chabudai {__version__}")
            raise typer.Exit
        if context.invoked_subcommand is None:
            raise given.BadCommand("cli-error-no-command")

    for add in (
        add_play,
        add_games,
        add_serve,
        add_simulate,
        add_replay,
        add_verify,
        add_bench,
        add_new_game,
        add_backup,
        add_person,
        add_push_key,
        add_work,
    ):
        add(app, voice, command)
    return app


def add_serve(app: typer.Typer, voice: Voice, command: type) -> None:
    @app.command("serve", cls=command, help=voice.say("cli-help-serve"), context_settings=SETTINGS)
    def serve(
        host: Annotated[str, given.option(voice, "--host", "cli-help-host", "host")] = "127.0.0.1",
        port: Annotated[int, given.number(voice, "--port", "cli-help-port", 0, given.MOST_PORT)] = 8000,
        data: Annotated[Path, given.option(voice, "--data", "cli-help-data", "folder")] = Path("chabudai-data"),
        lang: Annotated[str, given.language(voice)] = "",
    ) -> int:
        from chabudai.cli.commands.serve import serve

        return serve(voice, host, port, data)


def add_work(app: typer.Typer, voice: Voice, command: type) -> None:
    @app.command("work", cls=command, help=voice.say("cli-help-work"), context_settings=SETTINGS)
    def work(lang: Annotated[str, given.language(voice)] = "") -> int:
        from chabudai.cli.commands.work import work

        return work(voice)


def add_play(app: typer.Typer, voice: Voice, command: type) -> None:
    @app.command("play", cls=command, help=voice.say("cli-help-play"), context_settings=SETTINGS)
    def play(
        game: Annotated[str, given.argument(voice, "cli-help-game", "game")] = "",
        seats: Annotated[int | None, given.number(voice, "--seats", "cli-help-seats", -given.MOST)] = None,
        bots: Annotated[str, given.option(voice, "--bots", "cli-help-bots", "bots")] = "",
        seat: Annotated[int | None, given.number(voice, "--seat", "cli-help-seat")] = None,
        name: Annotated[str, given.option(voice, "--name", "cli-help-name", "name")] = "",
        seed: Annotated[int | None, given.number(voice, "--seed", "cli-help-seed", 0, given.MOST_SEED)] = None,
        option: Annotated[list[str] | None, given.option(voice, "--option", "cli-help-option", "option")] = None,
        save: Annotated[Path | None, given.option(voice, "--save", "cli-help-save", "file")] = None,
        resume: Annotated[Path | None, given.option(voice, "--resume", "cli-help-resume", "file")] = None,
        lang: Annotated[str, given.language(voice)] = "",
    ) -> int:
        from chabudai.cli.commands.play import play
        from chabudai.cli.playing.seating import Invitation

        invitation = Invitation(game, seats, bots, seat, name, seed, tuple(option or ()), save, resume)
        return play(voice, invitation)


def add_games(app: typer.Typer, voice: Voice, command: type) -> None:
    @app.command("games", cls=command, help=voice.say("cli-help-games"), context_settings=SETTINGS)
    def games(lang: Annotated[str, given.language(voice)] = "") -> int:
        from chabudai.cli.commands.games import list_games

        return list_games(voice)


def add_simulate(app: typer.Typer, voice: Voice, command: type) -> None:
    @app.command("simulate", cls=command, help=voice.say("cli-help-simulate"), context_settings=SETTINGS)
    def simulate(
        game: Annotated[str, given.argument(voice, "cli-help-game", "game")],
        games: Annotated[int, given.number(voice, "--games", "cli-help-number-of-games")] = 1000,
        bots: Annotated[str, given.option(voice, "--bots", "cli-help-lineup", "bots")] = "random",
        seats: Annotated[int | None, given.number(voice, "--seats", "cli-help-seats", -given.MOST)] = None,
        jobs: Annotated[int, given.number(voice, "--jobs", "cli-help-jobs")] = 1,
        seed: Annotated[int | None, given.number(voice, "--seed", "cli-help-seed", 0, given.MOST_SEED)] = None,
        option: Annotated[list[str] | None, given.option(voice, "--option", "cli-help-option", "option")] = None,
        out: Annotated[Path | None, given.option(voice, "--out", "cli-help-out", "file")] = None,
        lang: Annotated[str, given.language(voice)] = "",
    ) -> int:
        from chabudai.cli.commands.simulate import Order, simulate

        return simulate(voice, Order(game, games, bots, seats, jobs, seed, option or [], out))


def add_replay(app: typer.Typer, voice: Voice, command: type) -> None:
    @app.command("replay", cls=command, help=voice.say("cli-help-replay"), context_settings=SETTINGS)
    def replay(
        file: Annotated[Path, given.argument(voice, "cli-help-file", "file")],
        step: Annotated[int | None, given.number(voice, "--step", "cli-help-step", 0)] = None,
        seat: Annotated[int | None, given.number(voice, "--seat", "cli-help-eyes")] = None,
        lang: Annotated[str, given.language(voice)] = "",
    ) -> int:
        from chabudai.cli.commands.replay import replay

        return replay(voice, file, step, seat)


def add_verify(app: typer.Typer, voice: Voice, command: type) -> None:
    @app.command("verify", cls=command, help=voice.say("cli-help-verify"), context_settings=SETTINGS)
    def verify(
        files: Annotated[list[Path], given.argument(voice, "cli-help-file", "files")],
        lang: Annotated[str, given.language(voice)] = "",
    ) -> int:
        from chabudai.cli.commands.verify import verify

        return verify(voice, files)


def add_bench(app: typer.Typer, voice: Voice, command: type) -> None:
    @app.command("bench", cls=command, help=voice.say("cli-help-bench"), context_settings=SETTINGS)
    def bench(
        game: Annotated[list[str] | None, given.option(voice, "--game", "cli-help-bench-game", "game")] = None,
        seconds: Annotated[float, given.duration(voice, "--seconds", "cli-help-seconds")] = 2.0,
        option: Annotated[list[str] | None, given.option(voice, "--option", "cli-help-option", "option")] = None,
        lang: Annotated[str, given.language(voice)] = "",
    ) -> int:
        from chabudai.cli.commands.bench import show_bench

        return show_bench(voice, game or [], seconds, option or [])


def add_new_game(app: typer.Typer, voice: Voice, command: type) -> None:
    @app.command("new-game", cls=command, help=voice.say("cli-help-new-game"), context_settings=SETTINGS)
    def new_game(
        name: Annotated[str, given.argument(voice, "cli-help-new-name", "name")],
        players: Annotated[int | None, given.number(voice, "--players", "cli-help-new-players", 2, 4)] = None,
        into: Annotated[Path, given.option(voice, "--into", "cli-help-into", "folder")] = Path(),
        lang: Annotated[str, given.language(voice)] = "",
    ) -> int:
        from chabudai.cli.commands.new_game import begin_game

        return begin_game(voice, name, into, players)


def add_backup(app: typer.Typer, voice: Voice, command: type) -> None:
    @app.command("backup", cls=command, help=voice.say("cli-help-backup"), context_settings=SETTINGS)
    def backup(
        file: Annotated[Path, given.argument(voice, "cli-help-backup-file", "file")],
        data: Annotated[Path, given.option(voice, "--data", "cli-help-data", "folder")] = Path("chabudai-data"),
        lang: Annotated[str, given.language(voice)] = "",
    ) -> int:
        from chabudai.cli.commands.backup import backup

        return backup(voice, file, data)


def add_person(app: typer.Typer, voice: Voice, command: type) -> None:
    @app.command("person", cls=command, help=voice.say("cli-help-person"), context_settings=SETTINGS)
    def person(
        action: Annotated[str, given.argument(voice, "cli-help-person-action", "action")],
        name: Annotated[str | None, given.argument(voice, "cli-help-person-name", "name")] = None,
        data: Annotated[Path, given.option(voice, "--data", "cli-help-data", "folder")] = Path("chabudai-data"),
        lang: Annotated[str, given.language(voice)] = "",
    ) -> int:
        from chabudai.cli.commands.person import person

        return person(voice, action, name, data)


def add_push_key(app: typer.Typer, voice: Voice, command: type) -> None:
    @app.command("push-key", cls=command, help=voice.say("cli-help-push-key"), context_settings=SETTINGS)
    def push_key(lang: Annotated[str, given.language(voice)] = "") -> int:
        from chabudai.cli.commands.push_key import push_key

        return push_key(voice)
