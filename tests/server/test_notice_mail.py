"""Notices by mail, through a real SMTP server: one mail for what waits, and no header out of a nickname."""

from collections.abc import Iterator

import pytest
from server.people import Server
from server.test_account_mail import ORIGIN, PostOffice, office, visitor, with_mail

__all__ = ["office"]


@pytest.fixture(scope="module")
def server(office: tuple[PostOffice, int], tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    settings = {
        "CHABUDAI_SMTP": f"smtp://127.0.0.1:{office[1]}",
        "CHABUDAI_MAIL_FROM": "table@table.example",
        "CHABUDAI_ORIGIN": ORIGIN,
        "CHABUDAI_NOTICE_SECONDS": "0.1",
    }
    with Server(tmp_path_factory.mktemp("notices") / "data", **settings) as running:
        yield running


def test_whose_turn_it_is_gets_a_mail_with_a_link_and_nobody_elses_name_becomes_a_header(
    server: Server,
    office: tuple[PostOffice, int],
) -> None:
    post, _ = office
    petr = with_mail(server, post, "Petr", "petr@example.org")
    petr.put("/api/notices", settings={"turn": {"mail": 0}})
    hana = visitor(server, "Hana\r\nBcc: all@a.example")
    table = petr.lay(seats=2)["id"]
    hana.post(f"/api/tables/{table}/sit")
    petr.post(f"/api/tables/{table}/start")
    to, mail = post.mails.get(timeout=60)
    assert (to, mail["bcc"], mail["to"]) == ("petr@example.org", None, "petr@example.org")
    assert mail["subject"] == "Chabudai: Your turn: Tokaido"
    assert mail["list-unsubscribe"] == f"<{ORIGIN}/notices>"
    assert mail["auto-submitted"] == "auto-generated"
    body = mail.get_payload(decode=True)
    assert isinstance(body, bytes)
    assert "with Hana Bcc: all@a.example" in body.decode()
    assert f"{ORIGIN}/t/{table}" in body.decode()
    assert petr.post("/api/notices/test", way="mail") == {"sent": True, "reason": None}
    assert "petr@example.org" not in server.told()


def test_without_a_confirmed_address_there_is_no_mail(server: Server) -> None:
    guest = visitor(server, "Guest")
    assert guest.get("/api/notices")["ways"]["mail"] == {"available": True, "address": None}
    assert guest.post("/api/notices/test", way="mail") == {"sent": False, "reason": "no-way"}
