"""Mail: sent through the host's SMTP server, if one is set.

`CHABUDAI_SMTP` is `smtp://host:25`, `smtp://name:password@host:587` (STARTTLS) or `smtps://…:465`;
`CHABUDAI_MAIL_FROM` is the sender. Addresses and bodies are never logged.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from urllib.parse import unquote, urlsplit

from aiosmtplib import SMTPException, send

from chabudai.server.errors import Refused
from chabudai.server.limits import BadSetting

SETTING, SENDER = "CHABUDAI_SMTP", "CHABUDAI_MAIL_FROM"
SECONDS = 20.0
PORTS = {"smtp": 587, "smtps": 465}
LONGEST = 254
ADDRESS = re.compile(r"[^\s@<>\"(),:;\\\[\]]{1,64}@[^\s@<>\"(),:;\\\[\]]+\.[^\s@<>\"(),:;\\\[\].]{2,}")


class MailFailed(Exception):
    """The mail server did not take it; it may next time."""


@dataclass(frozen=True)
class Mailer:
    host: str
    port: int
    sender: str
    encrypted: bool  # from the first byte; else as soon as the server offers it
    name: str | None = None
    password: str | None = field(default=None, repr=False)

    @staticmethod
    def of(environment: Mapping[str, str]) -> "Mailer | None":
        """As the host has set it; None where there is no mail."""
        wanted, sender = environment.get(SETTING, "").strip(), environment.get(SENDER, "").strip()
        if not wanted:
            return None
        try:
            parts = urlsplit(wanted)
            port = parts.port or PORTS[parts.scheme]
        except (ValueError, KeyError):
            raise BadSetting("error-mail-setting", name=SETTING) from None
        if not parts.hostname or not ADDRESS.fullmatch(sender):
            raise BadSetting("error-mail-setting", name=SETTING if not parts.hostname else SENDER)
        name, password = (unquote(each) if each else None for each in (parts.username, parts.password))
        return Mailer(parts.hostname, port, sender, parts.scheme == "smtps", name, password)

    async def send(self, to: str, subject: str, text: str, **headers: str) -> None:
        try:
            await send(
                message(self.sender, to, subject, text, headers),
                hostname=self.host,
                port=self.port,
                username=self.name,
                password=self.password,
                use_tls=self.encrypted,
                start_tls=None if not self.encrypted else False,
                timeout=SECONDS,
            )
        except (SMTPException, OSError, TimeoutError) as problem:
            raise MailFailed(type(problem).__name__) from None


def message(sender: str, to: str, subject: str, text: str, headers: Mapping[str, str]) -> EmailMessage:
    """A name with a line break in it cannot begin a header: what is put in is one line."""
    mail = EmailMessage()
    mail["From"], mail["To"], mail["Subject"] = sender, to, " ".join(subject.split())
    mail["Date"], mail["Message-ID"] = formatdate(), make_msgid(domain=sender.rpartition("@")[2])
    mail["Auto-Submitted"] = "auto-generated"
    for name, value in headers.items():
        mail[name.replace("_", "-")] = " ".join(value.split())
    mail.set_content(text)
    return mail


def clean_address(mail: str) -> str:
    """An address as it is stored; Refused if nobody could be written to there."""
    cleaned = mail.strip()
    if len(cleaned) > LONGEST or not cleaned.isprintable() or not ADDRESS.fullmatch(cleaned):
        raise Refused("bad-value", "error-mail")
    local, _, domain = cleaned.rpartition("@")
    return f"{local}@{domain.lower()}"


def contact_of(environment: Mapping[str, str]) -> str | None:
    """Where the host of this server is reached, as far as it is known: what push services want to know."""
    origin, sender = environment.get("CHABUDAI_ORIGIN", "").strip(), environment.get(SENDER, "").strip()
    if sender:
        return f"mailto:{sender}"
    return origin if origin.startswith("https:") else None
