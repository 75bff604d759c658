"""The dispatcher: what is told, when, on which way, and what is not told any more, by a clock of the tests' own."""

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from typing import Any

import pytest
from server.storage.laying import NOON, a_person, added, after, new_table
from server.storage.laying import add_move as add_row

from chabudai.server.lobby import decisions
from chabudai.server.notices.dispatcher import Dispatcher
from chabudai.server.notices.kinds import DAILY
from chabudai.server.notices.mail import Mailer, MailFailed
from chabudai.server.notices.outbound import Outbound, Outcome
from chabudai.server.notices.ways import Ways
from chabudai.server.notices.web_push import PushKey, new_key, public_of
from chabudai.server.storage import Conflict, Store, StoredPerson, StoredTable, accounts, attendance, outbox, people
from chabudai.server.storage import notice_settings as settings
from chabudai.server.storage.notice_settings import NoticeAddress, NoticeSettings

pytestmark = pytest.mark.anyio

P256DH = "BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM"
AUTH = "tBHItJI5svbpez7KI4CCXg"
KEY = new_key()
ORIGIN = "https://table.example"


class Network(Outbound):
    """Notes what is sent where, and answers as it is told to."""

    def __init__(self) -> None:
        super().__init__()
        object.__setattr__(self, "posted", [])
        object.__setattr__(self, "answers", {})

    posted: list[tuple[str, bytes]]
    answers: dict[str, Outcome]

    async def post(self, address: str, body: bytes, headers: Mapping[str, str]) -> Outcome:
        self.posted.append((address, body))
        return self.answers.get(address, "sent")


class Post(Mailer):
    """Notes what is mailed; may be away."""

    def __init__(self) -> None:
        super().__init__("localhost", 25, "table@table.example", False)
        object.__setattr__(self, "mails", [])
        object.__setattr__(self, "tries", [])
        object.__setattr__(self, "away", [])

    mails: list[tuple[str, str, str]]
    tries: list[str]
    away: list[bool]

    async def send(self, to: str, subject: str, text: str, **headers: str) -> None:
        self.tries.append(to)
        if self.away:
            raise MailFailed("away")
        self.mails.append((to, subject, text))


@dataclass
class Table:
    """A dispatcher with everything around it."""

    store: Store
    network: Network = field(default_factory=Network)
    post: Post = field(default_factory=Post)
    now: datetime = NOON
    lookers: dict[str, set[str]] = field(default_factory=dict)
    offers: set[tuple[str, str]] = field(default_factory=set)

    def __post_init__(self) -> None:
        key = PushKey(KEY, "mailto:host@table.example", public_of(KEY))
        ways = Ways(self.store, self.network, key, self.post, ORIGIN)
        self.dispatcher = Dispatcher(self.store, ways, self.who_looks, self.is_offered, lambda: self.now)

    async def who_looks(self, tables: Sequence[str]) -> dict[str, set[str]]:
        return {table: self.lookers.get(table, set()) for table in tables}

    async def is_offered(self, table: str, person: str) -> bool:
        return (table, person) in self.offers

    async def sweep(self, minutes: int = 0) -> None:
        """Let time go by, and sweep."""
        self.now += timedelta(minutes=minutes)
        await self.dispatcher.sweep()
        await self.dispatcher.finish()

    def hooks(self) -> list[str]:
        return [body.decode() for address, body in self.network.posted if address.startswith("https://hook")]

    def pushes(self) -> int:
        return sum(address.startswith("https://push") for address, _ in self.network.posted)


async def wanting(
    store: Store, name: str, delays: Mapping[str, Mapping[str, int]], mail: bool = True, **digest: Any
) -> StoredPerson:
    """Somebody with a browser, a webhook and an address, who wants this."""
    person = await added(store, a_person(name))
    if mail:
        person = await store.write(people.change, person.id, {"mail": f"{name.lower()}@example.org"})
    await store.write(settings.set_settings, NoticeSettings(person=person.id, delays=delays, **digest))
    for way, shape, keys in (("push", "push", {"p256dh": P256DH, "auth": AUTH}), ("hook", "json", {"key": "text"})):
        address = NoticeAddress(
            id=f"{way}-{person.id}",
            person=person.id,
            way=way,
            shape=shape,
            address=f"https://{way}.example/{person.id}",
            keys=keys,
            device="Firefox, Linux",
            created=NOON,
        )
        await store.write(settings.add_address, address, 5)
    return person


async def table_of(store: Store, *sitting: StoredPerson | str, asked: Sequence[int] = (0,)) -> StoredTable:
    host, *others = sitting
    assert isinstance(host, StoredPerson)
    laid = await new_table(store, others, host, game="tokaido")
    return await store.start_table(laid, "7", 1, asked, NOON)


async def add_move(
    store: Store, table: StoredTable, n: int, seat: int, deciders: Sequence[int], at: datetime, **more: Any
) -> None:
    await add_row(store, table, n, seat, "take 1", at, deciders, **more)


async def test_who_is_asked_is_told_after_the_delay_and_once(store: Store) -> None:
    hana = await wanting(store, "Hana", {"turn": {"hook": 30}})
    await table_of(store, hana, "bot")
    table = Table(store)
    await table.sweep()
    await table.sweep(29)
    assert table.hooks() == []
    await table.sweep(1)
    assert len(table.hooks()) == 1
    assert "Your turn" in table.hooks()[0]
    for _ in range(3):
        await table.sweep(60)
    assert len(table.hooks()) == 1, "nobody is reminded again and again"


async def test_a_notice_goes_with_its_reason_when_somebody_moves(store: Store) -> None:
    hana = await wanting(store, "Hana", {"turn": {"hook": 30}})
    laid = await table_of(store, hana, "bot")
    table = Table(store)
    await table.sweep()
    await add_move(store, laid, 1, 0, deciders=[1], at=after(10))
    await table.sweep(60)
    assert table.hooks() == []


async def test_the_next_turn_is_told_again_and_the_delay_begins_anew(store: Store) -> None:
    hana = await wanting(store, "Hana", {"turn": {"hook": 30}})
    laid = await table_of(store, hana, "bot")
    table = Table(store)
    await table.sweep(30)
    assert len(table.hooks()) == 1
    await add_move(store, laid, 1, 0, deciders=[1], at=after(40))
    await add_move(store, laid, 2, 1, deciders=[0], at=after(41))
    await table.sweep(12)
    assert len(table.hooks()) == 1
    await table.sweep(30)
    assert len(table.hooks()) == 2


async def test_what_others_do_meanwhile_begins_no_new_turn(store: Store) -> None:
    hana = await wanting(store, "Hana", {"turn": {"hook": 0}})
    petr = await added(store, a_person("Petr"))
    laid = await table_of(store, hana, petr, asked=[0, 1])
    table = Table(store)
    await table.sweep()
    await add_move(store, laid, 1, 1, deciders=[0, 1], at=after(1))
    await table.sweep(1)
    assert len(table.hooks()) == 1


async def test_who_looks_at_the_table_is_told_nothing_and_who_looks_elsewhere_is(store: Store) -> None:
    hana = await wanting(store, "Hana", {"turn": {"hook": 0}})
    seen, unseen = [await table_of(store, hana, "bot") for _ in range(2)]
    table = Table(store, lookers={seen.id: {hana.id}})
    await table.sweep()
    assert [unseen.id in table.hooks()[0], len(table.hooks())] == [True, 1]


async def test_who_has_looked_and_left_knows_that_it_is_their_turn(store: Store) -> None:
    hana = await wanting(store, "Hana", {"turn": {"hook": 30}})
    laid = await table_of(store, hana, "bot")
    table = Table(store)
    await table.sweep()
    await store.write(attendance.note_look, hana.id, laid.id, after(5))
    await table.sweep(60)
    assert table.hooks() == []


async def test_who_looked_before_it_was_their_turn_is_told(store: Store) -> None:
    hana = await wanting(store, "Hana", {"turn": {"hook": 30}})
    laid = await table_of(store, hana, "bot")
    await store.write(attendance.note_look, hana.id, laid.id, after(-5))
    table = Table(store)
    await table.sweep(30)
    assert len(table.hooks()) == 1


async def test_a_table_that_is_muted_tells_nothing(store: Store) -> None:
    hana = await wanting(store, "Hana", {"turn": {"hook": 0}, "over": {"hook": 0}})
    laid = await table_of(store, hana, "bot")
    await store.write(attendance.mute, hana.id, laid.id, True)
    table = Table(store)
    await table.sweep()
    assert table.hooks() == []


async def test_several_tables_at_once_are_one_message(store: Store) -> None:
    hana = await wanting(store, "Hana", {"turn": {"hook": 0, "mail": 0}})
    for _ in range(3):
        await table_of(store, hana, "bot")
    table = Table(store)
    await table.sweep()
    assert len(table.hooks()) == 1
    assert "3 games call you" in table.hooks()[0]
    [(to, subject, text)] = table.post.mails
    assert (to, subject) == ("hana@example.org", "Chabudai: 3 games call you")
    assert text.count(f"{ORIGIN}/t/") == 3


async def test_two_people_with_one_mailbox_get_one_mail(store: Store) -> None:
    hana = await wanting(store, "Hana", {"turn": {"mail": 0}})
    petr = await wanting(store, "Petr", {"turn": {"mail": 0}})
    await store.write(people.change, petr.id, {"mail": hana.mail})
    await table_of(store, hana, "bot")
    await table_of(store, petr, "bot")
    table = Table(store)
    await table.sweep()
    assert len(table.post.mails) == 1


async def test_of_one_table_there_are_only_a_few_a_day_and_the_last_is_told_later(store: Store) -> None:
    hana = await wanting(store, "Hana", {"turn": {"hook": 0}})
    laid = await table_of(store, hana, "bot")
    table = Table(store)
    await table.sweep()
    for turn in range(1, DAILY + 3):
        await add_move(store, laid, 2 * turn - 1, 0, deciders=[1], at=after(2 * turn - 1))
        await add_move(store, laid, 2 * turn, 1, deciders=[0], at=after(2 * turn))
        await table.sweep(2)
    assert len(table.hooks()) == DAILY
    await table.sweep(24 * 60)
    assert len(table.hooks()) == DAILY + 1, "the turn still waits, and is told when the day is over"


async def test_a_browser_that_is_gone_is_forgotten_and_the_next_way_is_taken_at_once(store: Store) -> None:
    hana = await wanting(store, "Hana", {"turn": {"push": 0, "mail": 720}})
    await table_of(store, hana, "bot")
    table = Table(store)
    table.network.answers[f"https://push.example/{hana.id}"] = "gone"
    await table.sweep()
    assert [each.way for each in await store.ask(settings.addresses_of, [hana.id])] == ["hook"]
    await table.sweep(1)
    assert len(table.post.mails) == 1


async def test_a_browser_that_fails_is_tried_ever_more_rarely_and_hides_no_mail(store: Store) -> None:
    hana = await wanting(store, "Hana", {"turn": {"push": 0, "mail": 720}})
    await table_of(store, hana, "bot")
    table = Table(store)
    table.network.answers[f"https://push.example/{hana.id}"] = "refused"
    for _ in range(60):
        await table.sweep(1)
    assert table.pushes() <= 8
    assert len(table.post.mails) == 1
    table.network.answers.clear()
    await table.sweep(120)
    before = table.pushes()
    await table.sweep(600)
    assert table.pushes() == before, "sent once"


async def test_a_mail_server_that_is_away_for_a_day_causes_no_storm(store: Store) -> None:
    crowd = [await wanting(store, f"Guest{number}", {"turn": {"mail": 0}}) for number in range(6)]
    for person in crowd:
        for _ in range(3):
            await table_of(store, person, "bot")
    table = Table(store)
    table.post.away.append(True)
    for _ in range(24 * 4):
        await table.sweep(15)
    assert len(table.post.tries) <= 2 * 24 + 10, "one try for all, and then a pause"
    table.post.away.clear()
    for _ in range(10):
        await table.sweep(15)
    assert sorted(to for to, _, _ in table.post.mails) == sorted(str(each.mail) for each in crowd)


async def test_two_processes_send_one_notice(store: Store, other_store: Store) -> None:
    hana = await wanting(store, "Hana", {"turn": {"hook": 0}})
    await table_of(store, hana, "bot")
    network = Network()
    both = [Table(each, network=network) for each in (store, other_store)]
    for each in both:
        await each.dispatcher.observe(NOON)
    await asyncio.gather(*[each.sweep() for each in both])
    assert len(network.posted) == 1


async def test_what_a_dead_process_had_claimed_another_sends(store: Store) -> None:
    hana = await wanting(store, "Hana", {"turn": {"hook": 0}})
    await table_of(store, hana, "bot")
    table = Table(store)
    await table.dispatcher.observe(NOON)
    due = await store.ask(outbox.due, NOON, "hook")
    assert await store.write(outbox.claim, due, NOON) == due
    await table.sweep(1)
    assert table.hooks() == []
    await table.sweep(2)
    assert len(table.hooks()) == 1


async def test_what_is_switched_off_is_not_sent_any_more(store: Store) -> None:
    hana = await wanting(store, "Hana", {"turn": {"hook": 30}})
    await table_of(store, hana, "bot")
    table = Table(store)
    await table.sweep()
    await store.write(settings.set_settings, NoticeSettings(person=hana.id, delays={"turn": {}}))
    await table.sweep(60)
    assert table.hooks() == []


async def test_the_end_of_a_game_is_told_to_those_who_did_not_see_it(store: Store) -> None:
    hana = await wanting(store, "Hana", {"over": {"hook": 0}})
    petr = await wanting(store, "Petr", {"over": {"hook": 0}})
    laid = await table_of(store, hana, petr)
    await add_move(store, laid, 1, 0, deciders=[], at=after(1), result={"scores": [1, 2], "winners": [1]})
    table = Table(store, lookers={laid.id: {petr.id}})
    await table.sweep(1)
    assert [address for address, _ in table.network.posted] == [f"https://hook.example/{hana.id}"]
    assert "The game is over" in table.hooks()[0]


async def test_an_offer_is_told_while_it_is_open(store: Store) -> None:
    hana = await wanting(store, "Hana", {"offer": {"hook": 5}})
    laid = await table_of(store, hana, "bot", asked=[1])
    table = Table(store, offers={(laid.id, hana.id)})
    await store.write(outbox.call, laid.id, "offer", [hana.id], 1, NOON)
    await table.sweep(5)
    assert len(table.hooks()) == 1
    await store.write(outbox.call, laid.id, "offer", [hana.id], 2, after(6))
    table.offers.clear()
    await table.sweep(10)
    assert len(table.hooks()) == 1, "it was withdrawn"


async def test_a_digest_takes_the_place_of_single_mails(store: Store) -> None:
    delays = {"turn": {"mail": 0}, "over": {"mail": 0}}
    hana = await wanting(
        store, "Hana", delays, digest_hours=24, digest_hour=18, zone="Europe/Prague", digest_due=after(300)
    )
    for _ in range(2):
        await table_of(store, hana, "bot")
    table = Table(store)
    await table.sweep(299)
    assert table.post.mails == []
    await table.sweep(1)
    [(_, subject, text)] = table.post.mails
    assert subject == "Chabudai: 2 games wait for you"
    assert text.count("Your turn") == 2
    await table.sweep(60)
    assert len(table.post.mails) == 1
    await table.sweep(24 * 60)
    assert len(table.post.mails) == 2, "what still waits is in the next one too"


async def test_for_whom_nothing_waits_there_is_no_digest(store: Store) -> None:
    hana = await wanting(store, "Hana", {"turn": {"mail": 0}}, digest_hours=24, digest_hour=18, digest_due=NOON)
    await table_of(store, hana, "bot", asked=[1])
    table = Table(store)
    await table.sweep(60)
    assert table.post.mails == []


async def test_who_has_gone_for_good_is_never_told_anything(store: Store) -> None:
    hana = await wanting(store, "Hana", {"turn": {"hook": 30, "push": 30, "mail": 30}})
    await table_of(store, hana, "bot")
    table = Table(store)
    await table.sweep()
    await store.write(accounts.forget, hana.id, "@former", decisions.leave)
    await table.sweep(60)
    assert (table.network.posted, table.post.mails) == ([], [])


async def test_a_browser_that_is_logged_out_is_told_nothing(store: Store) -> None:
    hana = await wanting(store, "Hana", {"turn": {"push": 0}})
    [push] = [each for each in await store.ask(settings.addresses_of, [hana.id]) if each.way == "push"]
    await store.write(settings.drop_addresses, hana.id, "push")
    await store.write(settings.add_address, replace(push, session=f"session of {hana.id}"), 5)
    await table_of(store, hana, "bot")
    await store.write(people.end_sessions, hana.id)
    table = Table(store)
    await table.sweep()
    assert table.pushes() == 0


async def test_who_is_slow_holds_up_nobody_on_another_way_and_is_tried_once_at_a_time(store: Store) -> None:
    hana = await wanting(store, "Hana", {"turn": {"hook": 0, "mail": 0}})
    await table_of(store, hana, "bot")
    table = Table(store)
    release = asyncio.Event()

    async def slow(address: str, body: bytes, headers: Mapping[str, str]) -> Outcome:
        table.network.posted.append((address, body))
        await release.wait()
        return "too-slow"

    object.__setattr__(table.network, "post", slow)
    for _ in range(3):
        await table.dispatcher.sweep()
    while not table.post.mails:
        await asyncio.sleep(0)
    while not table.network.posted:
        await asyncio.sleep(0)
    assert len(table.network.posted) == 1
    release.set()
    await table.dispatcher.finish()
    assert len(table.network.posted) == 1


async def test_two_processes_that_note_the_same_at_once_are_in_nobodys_way(
    store: Store, other_store: Store
) -> None:
    hana = await wanting(store, "Hana", {"turn": {"hook": 0}})
    tables = [await table_of(store, hana, "bot") for _ in range(20)]
    both = (store, other_store)
    for laid in tables:
        await asyncio.gather(
            *[each.write(attendance.note_look, hana.id, laid.id, after(-1)) for each in both],
            *[each.write(outbox.call, laid.id, "turn", [hana.id], 0, NOON) for each in both],
            *[each.write(attendance.mute, hana.id, laid.id, False) for each in both],
        )
    table = Table(store)
    await table.sweep()
    assert len(table.hooks()) == 1
    with pytest.raises(Conflict):
        await store.write(attendance.note_look, hana.id, "a table that is gone", NOON)
