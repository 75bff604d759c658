"""Job manager that says that a job is done however long the database is away."""

from itertools import count

from procrastinate.exceptions import ConnectorException
from procrastinate.jobs import Job, Status
from procrastinate.manager import JobManager
from psycopg.errors import RaiseException

from chabudai.server import backoff

LONGEST = 2  # failures after which pauses grow no longer


class PersistentManager(JobManager):
    async def finish_job(self, job: Job, status: Status, delete_job: bool) -> None:
        """Who was silent for long was taken for dead: then the job is done elsewhere, and nothing is to be said."""
        assert job.id is not None
        for failures in count():
            try:
                await self.finish_job_by_id_async(job.id, status, delete_job)
                return
            except ConnectorException as problem:
                if isinstance(problem.__cause__, RaiseException):
                    return
                await backoff.after(min(failures, LONGEST))
