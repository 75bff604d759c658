"""`chabudai person`: the people who have an account here, for the host of a server."""

import os
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from rich.table import Table

from chabudai.cli.parameters import BadCommand
from chabudai.cli.voice import Voice, printable

if TYPE_CHECKING:
    from chabudai.server.lobby.administration import Known

WITHOUT_NAME, WITH_NAME = ("list", "invite"), ("reset", "remove")


def person(voice: Voice, action: str, name: str | None, data: Path) -> int:
    try:
        from chabudai.server.lobby import administration as desk
    except ModuleNotFoundError as problem:  # the extras are not installed
        raise BadCommand("cli-error-server-extra", module=str(problem.name)) from None
    check(action, name)
    called, origin = name or "", os.environ.get("CHABUDAI_ORIGIN", "").strip().rstrip("/")
    if action == "list":
        show(voice, desk.at_the_desk(data, os.environ, desk.known_people))
    elif action == "invite":
        token = desk.at_the_desk(data, os.environ, desk.invite)
        voice.tell_whole("cli-person-invited", link=f"{origin}/account#invitation={token}")
    elif action == "reset":
        token = desk.at_the_desk(data, os.environ, partial(desk.reset, name=called))
        voice.tell_whole("cli-person-reset", link=f"{origin}/account#password={token}")
    else:
        shared = bool(os.environ.get("DATABASE_URL", "").strip())
        desk.at_the_desk(data, os.environ, partial(desk.remove, name=called), alone=not shared)
        voice.tell("cli-person-removed", name=printable(called))
    return 0


def check(action: str, name: str | None) -> None:
    if action not in WITHOUT_NAME + WITH_NAME:
        accepted = ", ".join(WITHOUT_NAME + WITH_NAME)
        raise BadCommand("cli-error-person-action", action=action, accepted=accepted)
    if (action in WITH_NAME) != (name is not None):
        raise BadCommand("cli-error-person-name" if name is None else "cli-error-person-no-name", action=action)


def show(voice: Voice, people: "list[Known]") -> None:
    if not people:
        voice.tell("cli-person-none")
        return
    table = Table(box=None, pad_edge=False)
    for heading in ("account", "name", "seats", "seen"):
        table.add_column(voice.say(f"cli-person-{heading}"), justify="right" if heading == "seats" else "left")
    for each in people:
        table.add_row(
            printable(each.account), printable(each.name), voice.number(each.seats), f"{each.seen:%Y-%m-%d}"
        )
    voice.show(table)
