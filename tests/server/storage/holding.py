"""Jobs for the writer, and a way to let a group of them gather."""

from threading import Event

from sqlalchemy import Connection

from chabudai.server.storage import StoredGuest
from chabudai.server.storage.guests import add
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


def adding(guest: StoredGuest) -> Job[str]:
    def job(connection: Connection) -> str:
        add(connection, guest)
        return guest.id

    return job
