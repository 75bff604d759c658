"""Links to the account page: in mails, which a press confirms and a scanner does not, and in invitations."""

import re
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime, timedelta
from email import message_from_bytes, policy
from pathlib import Path
from queue import Queue

import pytest
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session
from e2e.account_page import PASSWORD, AccountPage, registered
from e2e.conftest import Guests
from e2e.house import House, reserved_port
from playwright.sync_api import expect
from server.people import PATIENCE, Server

from chabudai.server.people.identity import hash_of
from chabudai.server.storage import StoredToken, credentials
from chabudai.server.storage.engines import address, url_of, writing_engine

LINK = re.compile(r"https?://\S+/account#\w+=\S+")


class Letters:
    """A mail server that keeps what it is sent."""

    def __init__(self) -> None:
        self.all: Queue[str] = Queue()

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:  # noqa: N802 (the library calls it so)
        content = envelope.content
        assert isinstance(content, bytes)
        self.all.put(message_from_bytes(content, policy=policy.default).get_content())  # type: ignore[attr-defined]
        return "250 kept"

    def link(self) -> str:
        """The one in the next letter."""
        letter = self.all.get(timeout=PATIENCE)
        found = LINK.search(letter)
        assert found, letter
        return found[0]


@pytest.fixture
def letters() -> Iterator[tuple[Letters, int]]:
    letters = Letters()
    with reserved_port() as reserved:
        port = reserved.getsockname()[1]
    controller = Controller(letters, hostname="127.0.0.1", port=port)
    controller.start()
    yield letters, port
    controller.stop()


@pytest.fixture
def mailing(tmp_path: Path, letters: tuple[Letters, int]) -> Iterator[tuple[Server, Letters]]:
    kept, smtp = letters
    with reserved_port() as reserved:
        port = reserved.getsockname()[1]
        with Server(
            tmp_path / "data",
            port=port,
            CHABUDAI_ORIGIN=f"http://127.0.0.1:{port}",
            CHABUDAI_SMTP=f"smtp://127.0.0.1:{smtp}",
            CHABUDAI_MAIL_FROM="table@example.org",
        ) as running:
            yield running, kept


def test_an_address_is_confirmed_by_a_press_and_sets_a_lost_password_anew(
    visit: Guests, mailing: tuple[Server, Letters]
) -> None:
    server, letters = mailing
    visitor = visit(house=server)
    person, _ = registered(server, "Hana")
    visitor.be(person.secret())
    account = AccountPage(visitor)
    panel = account.panel("web-mail")
    account.field("web-mail-address", panel).fill("hana@example.org")
    password = account.field("web-old-password", panel)
    password.fill("not this one")
    visitor.expect_complaint("account/mail")
    account.press("web-mail-send", panel)
    account.expect_problem(password, visitor.words("error-log-in", left=4).split(".")[0])
    password.fill(PASSWORD)
    account.press("web-mail-send", panel)
    expect(panel).to_contain_text(visitor.words("web-mail-pending", mail="hana@example.org"))
    AccountPage(visitor, letters.link())
    expect(visitor.page).to_have_url(re.compile(r"/account$"))
    assert person.get("/api/account")["mail"] is None  # opening it confirms nothing
    visitor.press("web-confirm-mail-do")
    expect(visitor.page.get_by_text(visitor.words("web-mail-confirmed"))).to_be_visible()
    visitor.press("web-account")
    expect(panel).to_contain_text("hana@example.org")

    account.log_out()
    visitor.press("web-lost-mail")
    asked = account.panel("web-mailed-link")
    field = account.field("web-name-or-mail", asked)
    expect(field).to_be_focused()
    field.fill("Hana")
    account.press("web-send-link", asked)
    expect(asked).to_contain_text(visitor.words("web-link-sent"))
    AccountPage(visitor, letters.link())
    account.field("web-new-password").fill("nine cherry trees")
    visitor.press("web-set-password-do")
    expect(visitor.page).to_have_url(re.compile(r"/games$"))
    assert person.get("/api/me") == {"me": None}  # every other browser is logged out


def invite(server: Server, token: str) -> None:
    """As the host does at the shell."""
    now = datetime.now(UTC)
    stored = StoredToken(
        token_hash=hash_of(token),
        kind="invitation",
        person=None,
        details={},
        created=now,
        expires=now + timedelta(days=1),
    )
    engine = writing_engine(address(url_of(server.data, {})))
    with closing(engine.connect()) as connection, connection.begin():
        credentials.add_token(connection, stored, None)
    engine.dispose()


def test_where_one_must_be_invited_the_link_brings_the_invitation(visit: Guests, tmp_path: Path) -> None:
    with House(tmp_path / "data", CHABUDAI_REGISTRATION="invited") as house:
        visitor = visit("Momiji", house=house)
        invite(house, "come-in")
        account = AccountPage(visitor)
        invitation = account.field("web-invitation")
        invitation.fill("nobody sent this")
        visitor.expect_complaint("/api/account")
        account.keep_games("Momiji")
        account.expect_problem(invitation, visitor.words("error-token"))
        AccountPage(visitor, "/account#invitation=come-in")
        expect(visitor.page).to_have_url(re.compile(r"/account$"))
        expect(invitation).to_have_value("come-in")
        account.keep_games("Momiji")
        assert len(account.codes()) == 10
        visitor.page.close()


def test_where_registration_is_closed_a_guest_reads_so_and_logs_in(visit: Guests, tmp_path: Path) -> None:
    data = tmp_path / "data"
    with House(data) as house:
        registered(house, "Hana")
    with House(data, CHABUDAI_REGISTRATION="closed") as house:
        visitor = visit("Momiji", house=house)
        account = AccountPage(visitor)
        expect(account.panel("web-keep-games")).to_contain_text(visitor.words("error-registration-closed"))
        expect(account.panel("web-keep-games").get_by_role("textbox")).to_have_count(0)
        account.log_in("Hana", PASSWORD)
        expect(visitor.page).to_have_url(re.compile(r"/games$"))
        visitor.page.close()


def test_a_scanner_that_runs_the_page_of_a_link_without_a_press_changes_nothing(
    visit: Guests, mailing: tuple[Server, Letters]
) -> None:
    """It sends nothing but questions, and whoever was meant uses the link afterwards."""
    server, letters = mailing
    person, _ = registered(server, "Hana")
    person.post("/api/account/mail", mail="hana@example.org", password=PASSWORD)
    confirming = letters.link()
    opening = f"{server.address}/account#open={person.post('/api/account/links')['token']}"
    scanner = visit(house=server)
    sent: list[str] = []
    scanner.page.on("request", lambda request: sent.append(request.method))
    headings = ((confirming, "web-confirm-mail"), (opening, "web-come-in"))
    for link, heading in headings:
        AccountPage(scanner, link)
        expect(scanner.heading(heading)).to_be_visible()
        scanner.page.wait_for_load_state("networkidle")
    assert person.get("/api/account")["mail"] is None
    person.post("/api/account/mail/confirm", token=confirming.rpartition("=")[2])
    assert person.get("/api/account")["mail"] == "hana@example.org"
    person.post("/api/account/reset-request", name="Hana")
    resetting = letters.link()
    AccountPage(scanner, resetting)
    expect(scanner.heading("web-set-password")).to_be_visible()
    scanner.page.wait_for_load_state("networkidle")
    assert set(sent) == {"GET"}
    assert person.post("/api/links/ask", token=opening.rpartition("=")[2])["name"] == "Hana"
    person.post("/api/account/reset", token=resetting.rpartition("=")[2], password="nine cherry trees")
    scanner.page.close()
