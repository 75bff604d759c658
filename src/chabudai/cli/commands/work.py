"""`chabudai work`: the jobs of tables that other processes serve."""

import logging
import os

from chabudai.cli.parameters import BadCommand
from chabudai.cli.voice import Voice

log = logging.getLogger("chabudai")


def work(voice: Voice) -> int:
    def announce() -> None:
        if for_programs:  # whoever reads it expects no other lines
            log.setLevel(logging.INFO)
            log.info("jobs are done here")
        else:
            voice.show(voice.say("cli-work-open"))

    try:
        from chabudai.server.monitoring.logs import keep_log
        from chabudai.server.processes.worker import work as work_on

        for_programs = keep_log(os.environ)
        work_on(announce)
    except ModuleNotFoundError as problem:  # the extras, or the driver of the database, are not installed
        raise BadCommand("cli-error-server-extra", module=str(problem.name)) from None
    return 0
