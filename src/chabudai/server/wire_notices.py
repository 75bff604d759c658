"""Wire format of notices: how somebody is told what waits, and what is asked about it."""

from datetime import datetime
from typing import Annotated, Literal

from msgspec import Meta, Struct

Kind = Literal["turn", "time", "invited", "offer", "over", "chat"]


Way = Literal["push", "mail", "hook"]


Shape = Literal["discord", "slack", "json", "ntfy"]


class PushDevice(Struct, frozen=True):
    id: str
    device: Annotated[str, Meta(description="“Firefox, Linux”; empty if nothing is known of it")]
    since: datetime


class PushWay(Struct, frozen=True):
    key: Annotated[str | None, Meta(description="By which browsers subscribe; null: there is no web push here")]
    devices: list[PushDevice]


class MailWay(Struct, frozen=True):
    available: Annotated[bool, Meta(description="Whether this server sends mail")]
    address: Annotated[str | None, Meta(description="One's own, if it was confirmed")]


class HookWay(Struct, frozen=True):
    """A webhook. Its address is never told again."""

    shape: Shape | None
    since: datetime | None


class WaysToTell(Struct, frozen=True):
    push: PushWay
    mail: MailWay
    hook: HookWay


class Digest(Struct, frozen=True):
    every: Annotated[int, Meta(description="Hours between two; 0: single mails")]
    hour: int
    zone: Annotated[str, Meta(description="The time zone of the hour, “Europe/Prague”")]


class QuietTables(Struct, frozen=True):
    """Those of which one is told nothing."""

    tables: list[str]


class Notices(Struct, frozen=True, kw_only=True):
    """How one is told what waits while the page is closed."""

    kinds: list[Kind]
    delays: Annotated[list[int], Meta(description="Minutes one may choose from")]
    daily: Annotated[int, Meta(description="The most notices a day of one table, on each way")]
    ways: WaysToTell
    settings: Annotated[
        dict[str, dict[str, int | None]],
        Meta(description="By kind and way the minutes to wait; null: not this way"),
    ]
    digest: Digest
    quiet: QuietTables


class Tested(Struct, frozen=True):
    sent: bool
    reason: Annotated[
        str | None, Meta(description="“no-way”, “unreachable”, “too-slow”, “refused” or “gone”; null: it was sent")
    ]


class NewDigest(Struct, frozen=True, forbid_unknown_fields=True):
    every: int
    hour: int
    zone: Annotated[str, Meta(max_length=100)]


class NewNotices(Struct, frozen=True, forbid_unknown_fields=True):
    """What is left out stays as it is."""

    settings: dict[str, dict[str, int | None]] | None = None
    digest: NewDigest | None = None


class NewPush(Struct, frozen=True, forbid_unknown_fields=True):
    """A subscription, as the browser gives it."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    p256dh: Annotated[str, Meta(max_length=200)]
    auth: Annotated[str, Meta(max_length=100)]


class NewHook(Struct, frozen=True, forbid_unknown_fields=True):
    shape: Shape
    address: Annotated[str, Meta(max_length=1000)]
    key: Annotated[str, Meta(max_length=40, description="Of plain JSON: under which the text is sent")] = "text"


class TestOf(Struct, frozen=True, forbid_unknown_fields=True):
    way: Way


class Muted(Struct, frozen=True, forbid_unknown_fields=True):
    muted: bool
