"""Settings of notices: what somebody wants to be told and how, and the browsers and webhooks it goes to."""

from collections.abc import Mapping
from dataclasses import replace
from datetime import UTC, datetime

from chabudai.server.errors import Refused
from chabudai.server.notices import web_push, webhook
from chabudai.server.notices.digest import next_digest, zone_of
from chabudai.server.notices.kinds import AT_FIRST, DAILY, DELAYS, DIGESTS, KINDS, WAYS
from chabudai.server.notices.ways import Ways
from chabudai.server.notices.words import catalogue
from chabudai.server.people.identity import new_id
from chabudai.server.storage import Store, StoredPerson, StoredSession, attendance, people
from chabudai.server.storage import notice_settings as stored
from chabudai.server.storage.notice_settings import NoticeAddress, NoticeSettings
from chabudai.server.wire_notices import (
    Digest,
    HookWay,
    MailWay,
    NewDigest,
    Notices,
    PushDevice,
    PushWay,
    QuietTables,
    Tested,
    WaysToTell,
)

MOST_DEVICES = 10
LONGEST_ZONE = 64


async def settings_of(store: Store, person: str) -> NoticeSettings:
    found = await store.ask(stored.settings_of, [person])
    return found.get(person, NoticeSettings(person=person))


# --- looking ----------------------------------------------------------------------------------------------------


async def shown(ways: Ways, person: StoredPerson) -> Notices:
    """All of it, but for the addresses: whoever has one can write there."""
    store = ways.store
    settings = await settings_of(store, person.id)
    known = await store.ask(stored.addresses_of, [person.id])
    hook = next((each for each in known if each.way == "hook"), None)
    devices = [PushDevice(each.id, each.device, each.created) for each in known if each.way == "push"]
    return Notices(
        kinds=list(KINDS),
        delays=list(DELAYS),
        daily=DAILY,
        ways=WaysToTell(
            push=PushWay(None if ways.push_key is None else ways.push_key.public, devices),
            mail=MailWay(ways.has_mail, person.mail),
            hook=HookWay(hook and hook.shape, hook and hook.created),  # type: ignore[arg-type]
        ),
        settings={kind: {way: settings.delays.get(kind, {}).get(way) for way in WAYS} for kind in KINDS},
        digest=Digest(settings.digest_hours, settings.digest_hour, settings.zone),
        quiet=QuietTables(await store.ask(attendance.muted_by, person.id)),
    )


# --- changing ---------------------------------------------------------------------------------------------------


async def change(
    store: Store,
    person: StoredPerson,
    delays: Mapping[str, Mapping[str, int | None]] | None,
    digest: NewDigest | None,
) -> None:
    settings = await settings_of(store, person.id)
    if delays is not None:
        settings = replace(settings, delays=merged(settings, delays))
    if digest is not None:
        check_digest(digest)
        settings = replace(settings, digest_hours=digest.every, digest_hour=digest.hour, zone=digest.zone)
    await save(store, settings)


async def save(store: Store, settings: NoticeSettings) -> None:
    await store.write(stored.set_settings, replace(settings, digest_due=next_digest(settings, datetime.now(UTC))))


def merged(settings: NoticeSettings, wanted: Mapping[str, Mapping[str, int | None]]) -> dict[str, dict[str, int]]:
    """The delays after a change of some of them; none: not on this way."""
    delays = {kind: dict(ways) for kind, ways in settings.delays.items()}
    for kind, ways in wanted.items():
        for way, minutes in ways.items():
            if kind not in KINDS or way not in WAYS or minutes not in (None, *DELAYS):
                raise Refused("bad-value", "error-notice-setting")
            delays.setdefault(kind, {}).pop(way, None)
            if minutes is not None:
                delays[kind][way] = minutes
    return delays


def check_digest(digest: NewDigest) -> None:
    if digest.every not in DIGESTS or not 0 <= digest.hour < 24:
        raise Refused("bad-value", "error-notice-setting")
    if len(digest.zone) > LONGEST_ZONE or zone_of(digest.zone) is None:
        raise Refused("bad-value", "error-zone")


# --- addresses --------------------------------------------------------------------------------------------------


async def add_browser(
    ways: Ways, session: StoredSession, endpoint: str, p256dh: str, auth: str, device: str
) -> None:
    """A browser that may be pushed to, as long as somebody is logged in there."""
    if ways.push_key is None:
        raise Refused("not-allowed", "error-no-push")
    if not ways.outbound.allows(endpoint):
        raise Refused("bad-value", "error-push-subscription")
    keys = web_push.check_keys(p256dh, auth)
    await add(ways.store, session.person.id, "push", "push", endpoint, keys, device, session.id, MOST_DEVICES)


async def set_hook(ways: Ways, person: StoredPerson, shape: str, address: str, key: str) -> None:
    """A webhook in place of the one there was."""
    if shape not in webhook.SHAPES or not webhook.check_key(key):
        raise Refused("bad-value", "error-notice-setting")
    if not ways.outbound.allows(address):
        raise Refused("bad-value", "error-hook")
    await add(ways.store, person.id, "hook", shape, address, {"key": key}, "", None, 1)


async def add(
    store: Store,
    person: str,
    way: str,
    shape: str,
    address: str,
    keys: dict[str, str],
    device: str,
    session: str | None,
    most: int,
) -> None:
    known = await store.ask(stored.addresses_of, [person])
    added = NoticeAddress(
        id=new_id(),
        person=person,
        way=way,
        shape=shape,
        address=address,
        keys=keys,
        device=device,
        session=session,
        created=datetime.now(UTC),
    )
    await store.write(stored.add_address, added, most)
    settings = await settings_of(store, person)
    if not any(each.way == way for each in known) and not any(way in ways for ways in settings.delays.values()):
        usual = {kind: {way: minutes} for kind, minutes in AT_FIRST[way].items()}
        await save(store, replace(settings, delays=merged(settings, usual)))


async def drop(store: Store, person: StoredPerson, way: str, address_id: str | None = None) -> None:
    if not await store.write(stored.drop_addresses, person.id, way, address_id):
        raise Refused("not-found", "error-no-address")


async def note_language(store: Store, person: StoredPerson, language: str | None) -> StoredPerson:
    """In which somebody is written to: that of the page they set it up in."""
    if language is None or language == person.language:
        return person
    return await store.write(people.change, person.id, {"language": language})


# --- trying it out ----------------------------------------------------------------------------------------------


async def test(ways: Ways, person: StoredPerson, way: str, now: datetime) -> Tested:
    """Send something at once, and say in a word what became of it."""
    words = catalogue(person.language)
    title, text = words.say("notice-test-title"), words.say("notice-test")
    known = [each for each in await ways.store.ask(stored.addresses_of, [person.id]) if each.way == way]
    if way == "mail":
        if not ways.has_mail or person.mail is None:
            return Tested(False, "no-way")
        sent = await ways.mailed(person, title, text, now)
        return Tested(sent == "sent", None if sent == "sent" else "unreachable")
    if not known or (way == "push" and ways.push_key is None):
        return Tested(False, "no-way")
    outcomes = [await tested(ways, each, title, text, now) for each in known]
    best = "sent" if "sent" in outcomes else outcomes[0]
    return Tested(best == "sent", None if best == "sent" else best)


async def tested(ways: Ways, address: NoticeAddress, title: str, text: str, now: datetime) -> str:
    if address.way == "hook":
        outcome = await webhook.send(ways.outbound, address, title, text, ways.origin)
    else:
        assert ways.push_key is not None
        pushed = {"title": title, "body": text, "tag": "test", "url": "/notices", "count": None}
        outcome = await web_push.send(ways.outbound, ways.push_key, address, pushed)
    return await ways.settled(address, outcome, now)
