"""Ways: how a notice leaves, by web push, mail or webhook. What failed is tried again later."""

import logging
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Literal

from chabudai.server.notices import web_push, webhook
from chabudai.server.notices.composing import Entry, mail_text, message
from chabudai.server.notices.mail import Mailer, MailFailed
from chabudai.server.notices.outbound import Outbound, Outcome
from chabudai.server.notices.web_push import PushKey
from chabudai.server.storage import Store, StoredPerson
from chabudai.server.storage import notice_settings as addresses
from chabudai.server.storage.notice_settings import NoticeAddress

log = logging.getLogger(__name__)

Sent = Literal["sent", "failed", "no-way"]
LONGEST_PAUSE = timedelta(hours=1)


def pause_after(failures: int) -> timedelta:
    """A minute, then twice as long each time, at most an hour."""
    return min(timedelta(minutes=2 ** min(failures, 10)), LONGEST_PAUSE)


@dataclass
class Ways:
    """What the host has set up."""

    store: Store
    outbound: Outbound = field(default_factory=Outbound)
    push_key: PushKey | None = None
    mailer: Mailer | None = None
    origin: str | None = None
    mail_failures: int = 0  # one after the other: the mail server is away for everybody
    mail_retry: datetime | None = None

    @property
    def has_mail(self) -> bool:
        return self.mailer is not None and self.origin is not None

    # --- web push -----------------------------------------------------------------------------------------

    async def push(
        self,
        person: StoredPerson,
        devices: Sequence[NoticeAddress],
        entries: Sequence[Entry],
        count: int,
        now: datetime,
    ) -> Sent:
        """To every browser of somebody; it is sent if one of them takes it."""
        if self.push_key is None or not devices:
            return "no-way"
        pushed = message(entries, person.language).pushed(count)
        outcomes = [
            await self.settled(device, await web_push.send(self.outbound, self.push_key, device, pushed), now)
            for device in devices
            if device.retry is None or device.retry <= now
        ]
        return outcome_of(outcomes)

    # --- webhooks -----------------------------------------------------------------------------------------

    async def call(
        self, person: StoredPerson, hook: NoticeAddress | None, entries: Sequence[Entry], now: datetime
    ) -> Sent:
        if hook is None:
            return "no-way"
        if hook.retry is not None and hook.retry > now:
            return "failed"
        told = message(entries, person.language)
        link = None if self.origin is None else f"{self.origin}{told.path}"
        outcome = await webhook.send(self.outbound, hook, told.title, told.text, link)
        return outcome_of([await self.settled(hook, outcome, now)])

    async def settled(self, address: NoticeAddress, outcome: Outcome, now: datetime) -> Outcome:
        """Whoever is gone for good is forgotten, whoever fails is left alone for a while."""
        if outcome == "gone":
            await self.store.write(addresses.drop_addresses, address.person, address.way, address.id)
        elif outcome != "sent":
            retry = now + pause_after(address.failures)
            await self.store.write(addresses.note_outcome, address.id, address.failures + 1, retry)
        elif address.failures:
            await self.store.write(addresses.note_outcome, address.id, 0, None)
        return outcome

    # --- mail ---------------------------------------------------------------------------------------------

    async def write(self, person: StoredPerson, entries: Sequence[Entry], now: datetime) -> Sent:
        if self.origin is None:
            return "no-way"
        subject, text = mail_text(entries, person.language, self.origin)
        return await self.mailed(person, subject, text, now)

    async def mailed(self, person: StoredPerson, subject: str, text: str, now: datetime) -> Sent:
        """One failure is enough to know that the mail server is away: the others wait for it too."""
        if self.mailer is None or self.origin is None or person.mail is None:
            return "no-way"
        if self.mail_retry is not None and now < self.mail_retry:
            return "failed"
        try:
            unsubscribe = f"<{self.origin}/notices>"
            await self.mailer.send(person.mail, subject, text, List_Unsubscribe=unsubscribe)
        except MailFailed as problem:
            self.mail_retry = now + pause_after(self.mail_failures)
            self.mail_failures += 1
            log.warning("a notice could not be mailed: %s", problem)
            return "failed"
        self.mail_failures, self.mail_retry = 0, None
        return "sent"


def outcome_of(outcomes: Sequence[Outcome]) -> Sent:
    if "sent" in outcomes:
        return "sent"
    return "no-way" if outcomes and set(outcomes) == {"gone"} else "failed"
