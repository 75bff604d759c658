"""What the host may count and time, in the words of Prometheus.

Everything is counted whether somebody looks or not; who may look is said by `CHABUDAI_METRICS` (`watching.py`). No
label ever names a guest, a table, an address or a secret: each has a handful of values that are known before.
"""

from functools import cache

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    disable_created_metrics,
)

REGISTRY = CollectorRegistry()

QUICK = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)  # seconds
SLOW = (0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 30)
MANY = (1, 2, 5, 10, 20, 50, 100, 200, 500)

disable_created_metrics()  # type: ignore[no-untyped-call]  # when each of them began is nothing anybody asks for
ProcessCollector(registry=REGISTRY)

# --- over HTTP --------------------------------------------------------------------------------------------------

REQUESTS = Counter(
    "chabudai_requests", "Requests that were answered", ["method", "path", "status"], registry=REGISTRY
)
ANSWERING = Histogram(
    "chabudai_request_seconds", "Time until a request was answered", buckets=QUICK, registry=REGISTRY
)

# --- at the tables ----------------------------------------------------------------------------------------------

SOCKETS = Gauge("chabudai_sockets", "Sockets that are open", registry=REGISTRY)
COMINGS = Counter("chabudai_sockets_opened", "Sockets that were let in", registry=REGISTRY)
TABLES = Gauge("chabudai_tables_open", "Tables kept in memory", registry=REGISTRY)
WATCHED = Gauge("chabudai_tables_attended", "Tables with somebody at them", registry=REGISTRY)
MESSAGES = Counter(
    "chabudai_messages",
    "What was said at tables, by its type and the answer: ok, or the kind of the error",
    ["type", "answer"],
    registry=REGISTRY,
)
MESSAGE = Histogram(
    "chabudai_message_seconds",
    "Time until what was said at a table was answered",
    buckets=QUICK,
    registry=REGISTRY,
)
ROWS = Counter(
    "chabudai_moves", "Moves that are stored and acknowledged, taking back included", ["by"], registry=REGISTRY
)


@cache
def said(kind: str, answer: str) -> Counter:
    """What is counted under these two; looking it up by its labels takes longer than counting."""
    return MESSAGES.labels(kind, answer)


@cache
def rows_by(whom: str) -> Counter:
    return ROWS.labels(whom)


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
