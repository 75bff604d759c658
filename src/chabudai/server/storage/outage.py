"""Outage of the database: logged once when it goes and once when it is back, however many notice it."""

import logging
import time
from collections.abc import Callable
from threading import Lock

from chabudai.server.monitoring import metrics

log = logging.getLogger(__name__)


class Outage:
    """Outage of reading, of writing, or of both: a disk that is full can still be read."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._lock = Lock()  # those who read and the one who writes are threads of their own
        self._ways: set[str] = set()  # what cannot be done
        self._since = 0.0

    def goes_on(self) -> bool:
        return bool(self._ways)

    def failed(self, way: str, words: str) -> None:
        with self._lock:
            if not self._ways:
                self._since = self._clock()
                metrics.OUTAGES.inc()
                log.error("the database went away (%s): %s", way, words)
            self._ways.add(way)

    def worked(self, way: str) -> None:
        if way not in self._ways:  # as nearly always: then nobody waits for the lock
            return
        with self._lock:
            self._ways.discard(way)
            if not self._ways:
                log.warning("the database is back after %.0f seconds", self._clock() - self._since)
