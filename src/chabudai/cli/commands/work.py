"""`chabudai work`: the jobs of tables that other processes serve."""

import logging

from chabudai.cli.parameters import BadCommand
from chabudai.cli.voice import Voice


def work(voice: Voice) -> int:
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    try:
        from chabudai.server.work import work as work_on

        work_on(lambda: voice.show(voice.say("cli-work-open")))
    except ModuleNotFoundError as problem:  # the extras, or the driver of the database, are not installed
        raise BadCommand("cli-error-server-extra", module=str(problem.name)) from None
    return 0
