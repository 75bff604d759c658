"""Mail about an account: confirm an address, set a new password. Nobody learns whether there is such a name."""

import logging
from datetime import UTC, datetime
from urllib.parse import quote

from chabudai.core.text import Catalogue
from chabudai.server.errors import Refused
from chabudai.server.lobby import accounts
from chabudai.server.lobby.lobby import Lobby
from chabudai.server.notices.mail import Mailer, MailFailed, clean_address
from chabudai.server.notices.words import catalogue
from chabudai.server.people import tokens
from chabudai.server.people.identity import hash_of
from chabudai.server.people.registration import looked_up
from chabudai.server.people.visits import Visit
from chabudai.server.storage import StoredPerson, credentials, people
from chabudai.server.storage import accounts as stored

log = logging.getLogger(__name__)


async def ask_to_confirm(lobby: Lobby, visit: Visit, mail: str, password: str) -> None:
    """An address is a person's when the link that was sent to it is pressed. It leads to a new password: so who has
    one says it, and a guest has none yet to whom it could lead."""
    mailer, base = mail_of(lobby)
    cleaned = clean_address(mail)
    person = (await accounts.check_own(lobby, visit, password)).person
    lobby.accounts.throttle.mail(visit.address, cleaned.lower())
    token, _ = await tokens.make(lobby.store, "mail", person.id, {"mail": cleaned})
    words = catalogue(person.language)
    await deliver(mailer, cleaned, words, "mail-confirm", person, f"{base}/account#mail={quote(token)}")


async def confirm(lobby: Lobby, token: str) -> None:
    """By a press on the page that the link opens: mail scanners that follow links confirm nothing."""
    if not await lobby.store.write(stored.confirm_mail, hash_of(token), datetime.now(UTC)):
        raise Refused("not-found", "error-token")


async def forget(lobby: Lobby, person: StoredPerson) -> None:
    await lobby.store.write(people.change, person.id, {"mail": None})


def ask_for_reset(lobby: Lobby, visit: Visit, name_or_mail: str) -> None:
    """Answered at once and alike; whoever has such a name and a confirmed address is written to beside it."""
    mail_of(lobby)
    lobby.accounts.throttle.mail(visit.address)
    lobby.do_beside(send_reset(lobby, name_or_mail))


async def send_reset(lobby: Lobby, name_or_mail: str) -> None:
    mailer, base = mail_of(lobby)
    for person in await found_by(lobby, name_or_mail):
        if person.mail is not None and person.account is not None and await may_be_written_to(lobby, person):
            token, _ = await tokens.make(lobby.store, "password", person.id)
            words = catalogue(person.language)
            await deliver(
                mailer, person.mail, words, "mail-reset", person, f"{base}/account#password={quote(token)}"
            )


async def may_be_written_to(lobby: Lobby, person: StoredPerson) -> bool:
    """Some mails an hour, whoever asks for them. Else strangers would fill the mailbox, and each new link would end
    the oldest before it is used."""
    open_links = await lobby.store.ask(credentials.tokens_of, "password", person.id, datetime.now(UTC))
    return len(open_links) < (tokens.MOST["password"] or 0)


async def found_by(lobby: Lobby, name_or_mail: str) -> list[StoredPerson]:
    if "@" in name_or_mail:
        try:
            return await lobby.store.ask(people.by_mail, clean_address(name_or_mail))
        except Refused:
            return []
    person = await lobby.store.ask(people.by_account, looked_up(name_or_mail))
    return [] if person is None else [person]


def mail_of(lobby: Lobby) -> tuple[Mailer, str]:
    """The mail server, and where our pages are, which a link must name."""
    if lobby.mailer is None or lobby.origin is None:
        raise Refused("not-allowed", "error-no-mail")
    return lobby.mailer, lobby.origin


async def deliver(mailer: Mailer, to: str, words: Catalogue, key: str, person: StoredPerson, link: str) -> None:
    account = person.account or person.name
    try:
        await mailer.send(to, words.say(f"{key}-subject"), words.say(key, account=account, link=link))
    except MailFailed as problem:
        log.warning("a mail about an account could not be sent: %s", problem)
