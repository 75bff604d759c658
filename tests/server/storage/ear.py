"""Somebody who listens to what commits tell."""

import psycopg
from sqlalchemy import make_url

from chabudai.server.storage.news import CHANNEL


class Ear:
    """On the channel of one database."""

    def __init__(self, url: str) -> None:
        address = make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)
        self.line = psycopg.connect(address, autocommit=True)
        self.line.execute(f"LISTEN {CHANNEL}".encode())

    def heard(self) -> list[str]:
        """What was told before we ask; whatever was committed by then is there."""
        self.line.execute("SELECT 1")
        return [line for told in self.line.notifies(timeout=0) for line in told.payload.split("\n")]

    def close(self) -> None:
        self.line.close()
