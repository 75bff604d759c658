"""Metrics: counters and timings for Prometheus.

Everything is counted whether somebody looks or not; who may look is said by `CHABUDAI_METRICS` (`endpoint.py`). No
label ever names a person, a table, an address or a secret: each has a handful of values that are known before.
"""

from bisect import bisect_left
from collections.abc import Iterator
from itertools import accumulate

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    Metric,
    ProcessCollector,
    disable_created_metrics,
)
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily
from prometheus_client.registry import Collector
from prometheus_client.utils import floatToGoString

REGISTRY = CollectorRegistry()

QUICK = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)  # seconds
SLOW = (0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 30)
MANY = (1, 2, 5, 10, 20, 50, 100, 200, 500)

disable_created_metrics()  # type: ignore[no-untyped-call]  # when each of them began is nothing anybody asks for
ProcessCollector(registry=REGISTRY)

# --- over HTTP --------------------------------------------------------------------------------------------------

REQUESTS = Counter(
    "chabudai_requests", "BoundedRequests that were answered", ["method", "path", "status"], registry=REGISTRY
)
ANSWERING = Histogram(
    "chabudai_request_seconds", "Time until a request was answered", buckets=QUICK, registry=REGISTRY
)

# --- at the tables ----------------------------------------------------------------------------------------------

SOCKETS = Gauge("chabudai_sockets", "Sockets that are open", registry=REGISTRY)
COMINGS = Counter("chabudai_sockets_opened", "Sockets that were let in", registry=REGISTRY)
TABLES = Gauge("chabudai_tables_open", "Tables kept in memory", registry=REGISTRY)
WATCHED = Gauge("chabudai_tables_attended", "Tables with somebody at them", registry=REGISTRY)


class AtTables(Collector):
    """What is said and done at tables. It comes with every move, and always in the thread of the loop: so it is
    counted without the locks of the library, and handed over when somebody looks."""

    def __init__(self) -> None:
        self.answers: dict[tuple[str, str], int] = {}  # by what was said and the answer
        self.times = [0] * (len(QUICK) + 1)
        self.seconds = 0.0
        self.rows: dict[str, int] = {}  # by whom

    def said(self, kind: str, answer: str, seconds: float) -> None:
        self.answers[kind, answer] = self.answers.get((kind, answer), 0) + 1
        self.times[bisect_left(QUICK, seconds)] += 1
        self.seconds += seconds

    def moved(self, whom: str) -> None:
        self.rows[whom] = self.rows.get(whom, 0) + 1

    def collect(self) -> Iterator[Metric]:
        said = "What was said at tables, by its type and the answer: ok, or the kind of the error"
        messages = CounterMetricFamily("chabudai_messages", said, labels=["type", "answer"])
        for kind_and_answer, times in self.answers.copy().items():
            messages.add_metric(kind_and_answer, times)
        moves = CounterMetricFamily(
            "chabudai_moves", "Moves that are stored and acknowledged, taking back included", labels=["by"]
        )
        for whom, times in self.rows.copy().items():
            moves.add_metric([whom], times)
        bounds = [*map(floatToGoString, QUICK), "+Inf"]
        yield messages
        yield moves
        yield HistogramMetricFamily(
            "chabudai_message_seconds",
            "Time until what was said at a table was answered",
            buckets=list(zip(bounds, accumulate(self.times), strict=True)),
            sum_value=self.seconds,
        )


AT_TABLES = AtTables()
REGISTRY.register(AT_TABLES)

# --- the database -----------------------------------------------------------------------------------------------

COMMITS = Histogram(
    "chabudai_commit_seconds", "Time until a group of changes was on disk", buckets=QUICK, registry=REGISTRY
)
TOGETHER = Histogram(
    "chabudai_commit_changes", "Changes that went to the disk in one group", buckets=MANY, registry=REGISTRY
)
OUTAGES = Counter("chabudai_outages", "How often the database went away", registry=REGISTRY)
AWAY = Gauge("chabudai_database_away", "1 while the database is away", registry=REGISTRY)

# --- other processes --------------------------------------------------------------------------------------------

NEWS = Counter("chabudai_notifications", "What the database told of tables, our own changes too", registry=REGISTRY)
LISTENINGS = Counter("chabudai_listenings", "How often the line for that was opened", registry=REGISTRY)

# --- bots -------------------------------------------------------------------------------------------------------

THINKING = Histogram("chabudai_thinking_seconds", "Time a bot took to think", buckets=SLOW, registry=REGISTRY)
WAITING = Gauge("chabudai_thoughts_waiting", "Bots that wait for their turn to think", registry=REGISTRY)
BROKEN = Counter(
    "chabudai_thinkers_replaced", "How often the processes of the bots had to be replaced", registry=REGISTRY
)

# --- this process -----------------------------------------------------------------------------------------------

LAG = Histogram(
    "chabudai_loop_lag_seconds", "How late the event loop came to what was due", buckets=QUICK, registry=REGISTRY
)
VERSION = Gauge("chabudai_version", "The version that runs", ["version"], registry=REGISTRY)
