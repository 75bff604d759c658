"""Jobs for the writer, and a way to let a group of them gather."""

from threading import Event

from server.storage.laying import secret_of, session_of
from sqlalchemy import Connection

from chabudai.server.storage import StoredPerson
from chabudai.server.storage.people import add
from chabudai.server.storage.writer import Job, Writer

LONG = 120  # seconds before a test gives up; nothing ever waits for them to pass


class Held:
    """A writer that is kept busy while a group gathers behind it."""

    def __init__(self, writer: Writer) -> None:
        self.entered, self.released = Event(), Event()
        self.first = writer.submit(self.wait)
        assert self.entered.wait(LONG)

    def wait(self, _: Connection) -> None:
        self.entered.set()
        assert self.released.wait(LONG)

    def release(self) -> None:
        self.released.set()
        self.first.result(LONG)


def adding(guest: StoredPerson) -> Job[str]:
    def job(connection: Connection) -> str:
        add(connection, guest, session_of(guest), secret_of(guest))
        return guest.id

    return job
