"""Mail about accounts, through a real SMTP server: confirming an address, a new password, no word of a name."""

import re
import socket
from collections.abc import Iterator
from email import message_from_bytes
from email.message import Message
from pathlib import Path
from queue import Queue
from typing import Any

import pytest
from aiosmtpd.controller import Controller
from server.people import Person, Server, WebError

PASSWORD = "three cups of tea"
ORIGIN = "https://table.example"


class PostOffice:
    """Takes every mail that comes."""

    def __init__(self) -> None:
        self.mails: Queue[tuple[str, Message]] = Queue()

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802 - aiosmtpd's name
        for to in envelope.rcpt_tos:
            self.mails.put((to, message_from_bytes(envelope.content)))
        return "250 OK"

    def next(self) -> tuple[str, str, str]:
        """To whom, about what, and what it says."""
        to, mail = self.mails.get(timeout=60)
        body = mail.get_payload(decode=True)
        assert isinstance(body, bytes)
        return to, str(mail["subject"]), body.decode()


@pytest.fixture(scope="module")
def office() -> Iterator[tuple[PostOffice, int]]:
    handler = PostOffice()
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    controller = Controller(handler, hostname="127.0.0.1", port=port)
    controller.start()
    yield handler, port
    controller.stop()


@pytest.fixture(scope="module")
def server(office: tuple[PostOffice, int], tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    settings = {
        "CHABUDAI_SMTP": f"smtp://127.0.0.1:{office[1]}",
        "CHABUDAI_MAIL_FROM": "table@table.example",
        "CHABUDAI_ORIGIN": ORIGIN,
    }
    with Server(tmp_path_factory.mktemp("mail") / "data", **settings) as running:
        yield running


def visitor(server: Server, name: str | None = None) -> Person:
    person = Person(server)
    person.http.headers["origin"] = ORIGIN
    if name is not None:
        person.put("/api/me", name=name)
    return person


def with_mail(server: Server, post: PostOffice, name: str, mail: str) -> Person:
    person = visitor(server, name)
    person.post("/api/account", name=name, password=PASSWORD)
    person.post("/api/account/mail", mail=mail, password=PASSWORD)
    _, _, text = post.next()
    person.post("/api/account/mail/confirm", token=token_in(text, "mail"))
    return person


def token_in(text: str, kind: str) -> str:
    found = re.search(rf"{re.escape(ORIGIN)}/account#{kind}=(\S+)", text)
    assert found is not None, text
    return found[1]


def test_an_address_counts_when_the_link_that_was_sent_to_it_is_pressed(
    server: Server, office: tuple[PostOffice, int]
) -> None:
    post, _ = office
    person = visitor(server, "Hana")
    person.post("/api/account", name="Hana", password=PASSWORD)
    person.post("/api/account/mail", mail="Hana@Example.ORG", password=PASSWORD)
    to, subject, text = post.next()
    assert (to, "Chabudai" in subject) == ("Hana@example.org", True)
    assert person.get("/api/account")["mail"] is None
    token = token_in(text, "mail")
    assert person.http.get("/account").status_code == 200  # a scanner that opens the link confirms nothing
    assert person.get("/api/account")["mail"] is None
    person.post("/api/account/mail/confirm", token=token)
    assert person.get("/api/account")["mail"] == "Hana@example.org"
    person.post("/api/account/mail", mail=None)
    assert person.get("/api/account")["mail"] is None


def test_a_forgotten_password_is_renewed_by_mail_asked_for_by_name_or_address(
    server: Server, office: tuple[PostOffice, int]
) -> None:
    post, _ = office
    person = with_mail(server, post, "Petr", "petr@example.org")
    for asked in ("PETR", "petr@EXAMPLE.org"):
        visitor(server).post("/api/account/reset-request", name=asked)
        to, _, text = post.next()
        assert to == "petr@example.org"
        other = visitor(server)
        other.post("/api/account/reset", token=token_in(text, "password"), password="four cups of tea")
        assert other.get("/api/account")["account"] == "petr"
    assert person.get("/api/me")["me"] is None


def test_whether_there_is_such_a_name_is_told_to_nobody(server: Server, office: tuple[PostOffice, int]) -> None:
    post, _ = office
    with_mail(server, post, "Jana", "jana@example.org")
    asked = [
        visitor(server).http.post("/api/account/reset-request", json={"name": name})
        for name in ("Jana", "nobody", "nobody@example.org", "@", "")
    ]
    assert len({(each.status_code, each.content) for each in asked}) == 1
    assert post.next()[0] == "jana@example.org"
    assert post.mails.empty()


def test_a_name_cannot_begin_a_header_and_a_bad_address_is_refused(
    server: Server, office: tuple[PostOffice, int]
) -> None:
    person = visitor(server, "Bcc: all@example.org")
    person.post("/api/account", name="Bcc\r\n: all", password=PASSWORD)
    person.post("/api/account/mail", mail="eva@example.org", password=PASSWORD)
    to, mail = office[0].mails.get(timeout=60)
    assert (to, mail["bcc"]) == ("eva@example.org", None)
    for bad in (
        "eva",
        "eva@example",
        "a@b.cz\r\nBcc: c@d.cz",
        "<eva@example.org>",
        "a b@example.org",
        "@example.org",
    ):
        with pytest.raises(WebError) as refused:
            person.post("/api/account/mail", mail=bad, password=PASSWORD)
        assert refused.value.kind == "bad-value", bad


def test_a_mail_server_that_is_down_is_no_fault_of_who_asks(tmp_path: Path) -> None:
    settings = {
        "CHABUDAI_SMTP": "smtp://127.0.0.1:9",
        "CHABUDAI_MAIL_FROM": "table@table.example",
        "CHABUDAI_ORIGIN": ORIGIN,
    }
    with Server(tmp_path / "data", **settings) as running:
        person = visitor(running, "Hana")
        person.post("/api/account", name="Hana", password=PASSWORD)
        person.post("/api/account/mail", mail="hana@example.org", password=PASSWORD)
        assert "hana@example.org" not in running.told()
        assert "could not be sent" in running.told()


def test_under_https_the_cookie_is_bound_to_this_very_host(server: Server) -> None:
    person = visitor(server)
    person.http.headers["x-forwarded-proto"] = "https"
    answer = person.http.put("/api/me", json={"name": "Hana"})
    cookie = answer.headers["set-cookie"]
    assert cookie.startswith("__Host-chabudai=")
    assert "secure" in cookie.lower()
    assert "path=/" in cookie.lower()
    assert "domain" not in cookie.lower()


def test_under_https_the_mark_of_a_device_is_bound_to_this_host_too_and_outlives_a_log_out(server: Server) -> None:
    person = visitor(server)
    person.http.headers["x-forwarded-proto"] = "https"
    answer = person.http.post("/api/account", json={"name": "Device of Hana", "password": PASSWORD})
    cookies = answer.headers.get_list("set-cookie")
    [mark] = [each for each in cookies if each.startswith("__Host-chabudai-device=")]
    assert all(said in mark.lower() for said in ("secure", "httponly", "samesite=strict", "path=/"))
    [session] = [each for each in cookies if each.startswith("__Host-chabudai=")]
    person.http.headers["cookie"] = session.partition(";")[0]
    gone = person.http.post("/api/account/log-out", json={})
    assert gone.status_code == 200
    assert not [each for each in gone.headers.get_list("set-cookie") if "device" in each]


def test_a_guest_has_no_address_and_who_found_an_open_browser_gives_the_account_none(
    server: Server, office: tuple[PostOffice, int]
) -> None:
    """A link to a new password would go there."""
    for password in ("", "wrong password"):
        person = visitor(server, "Ota")
        with pytest.raises(WebError) as refused:
            person.post("/api/account/mail", mail="ota@example.org")
        assert refused.value.error["key"] == "error-no-account"
        person.post("/api/account", name=f"Ota {len(password)}", password=PASSWORD)
        with pytest.raises(WebError) as refused:
            person.post("/api/account/mail", mail="ota@example.org", password=password)
        assert refused.value.error["key"] == "error-log-in"
    assert office[0].mails.empty()


def test_one_address_gets_few_mails_whoever_asks_for_them(server: Server, office: tuple[PostOffice, int]) -> None:
    kinds = []
    for number in range(7):
        person = visitor(server, "Iva")
        person.post("/api/account", name=f"Iva {number}", password=PASSWORD)
        answer = person.http.post("/api/account/mail", json={"mail": "Iva@Example.org", "password": PASSWORD})
        kinds.append(answer.status_code)
    assert kinds == [200] * 5 + [429] * 2
    assert [office[0].next()[0] for _ in range(5)] == ["Iva@example.org"] * 5
    assert office[0].mails.empty()
