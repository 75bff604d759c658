"""Requests to addresses that people give us: to public ones only, to the very address that was looked at."""

import ssl
from collections.abc import Iterator
from pathlib import Path

import pytest
from server import endpoints
from server.endpoints import Endpoint

from chabudai.server.limits import BadSetting
from chabudai.server.notices.outbound import Outbound
from chabudai.server.notices.public_addresses import is_public

pytestmark = pytest.mark.anyio

PUBLIC = ["93.184.215.14", "2606:2800:21f:cb07:6820:80da:af6b:8b2c", "64:ff9b::5db8:d70e", "2002:5db8:d70e::1"]
INNER = [
    "127.0.0.1",
    "10.1.2.3",
    "172.16.0.1",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "0.0.0.0",
    "192.0.2.1",
    "198.18.0.1",
    "224.0.0.1",
    "240.0.0.1",
    "255.255.255.255",
    "::1",
    "::",
    "::127.0.0.1",
    "fe80::1",
    "fe80::1%eth0",
    "fec0::1",
    "fd00::1",
    "ff02::1",
    "::ffff:127.0.0.1",
    "::ffff:10.0.0.1",
    "::ffff:169.254.169.254",
    "64:ff9b::7f00:1",
    "64:ff9b::a9fe:a9fe",
    "64:ff9b:1::a00:1",
    "2002:7f00:1::",
    "2002:a00:1::1",
    "2001:0:4136:e378:8000:63bf:3fff:fdd2",
    "2001:db8::1",
    "100::1",
    "no address",
]


@pytest.mark.parametrize("address", PUBLIC)
def test_what_everybody_reaches_is_public(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize("address", INNER)
def test_what_lies_in_somebodys_own_network_is_not_public_however_it_is_written(address: str) -> None:
    assert not is_public(address)


@pytest.fixture
def local() -> Iterator[Endpoint]:
    with endpoints.endpoint() as opened:
        yield opened


def let_in(endpoint: Endpoint) -> Outbound:
    """As a host lets in a private one by its name."""
    return Outbound(frozenset({f"127.0.0.1:{endpoint.port}"}))


def address_of(endpoint: Endpoint) -> str:
    return f"http://127.0.0.1:{endpoint.port}/hook"


@pytest.mark.parametrize(
    "address",
    [
        "http://example.org/hook",
        "https://name:word@example.org/hook",
        "https://example.org:22/hook",
        "https://example.org/hook#part",
        "ftp://example.org/",
        "file:///etc/passwd",
        "https:///hook",
        "https://",
        " https://example.org/",
        "https://example.org/\r\nX: y",
        "https://" + "a" * 1000,
        "javascript:alert(1)",
        "https://[::1",
        "",
    ],
)
def test_only_plain_https_addresses_are_taken(address: str) -> None:
    assert not Outbound().allows(address)
    assert Outbound().allows("https://example.org/hook?wait=true")


async def test_a_name_that_leads_into_the_own_network_is_like_one_that_nobody_has(local: Endpoint) -> None:
    for found in (["127.0.0.1"], ["93.184.215.14", "10.0.0.1"], ["::ffff:127.0.0.1"], []):

        async def resolve(host: str, port: int, found: list[str] = found) -> list[str]:
            return found

        assert await Outbound(resolve=resolve).post("https://inner.example/", b"", {}) == "unreachable"
    for literal in ("https://127.0.0.1/", "https://[::1]/", "https://2130706433/", "https://0x7f.1/"):
        assert await Outbound().post(literal, b"", {}) == "unreachable"
    assert local.posted.empty()


async def test_a_name_is_looked_up_once_and_that_very_address_is_connected_to(tmp_path: Path) -> None:
    """One that answers otherwise the second time (rebinding) has no second time."""
    server, trusted = endpoints.certified(tmp_path, "hook.example")
    asked: list[str] = []

    async def resolve(host: str, port: int) -> list[str]:
        asked.append(host)
        return ["127.0.0.1"]

    with endpoints.endpoint(server) as local:
        outbound = Outbound(frozenset({"hook.example"}), resolve, lambda: trusted)
        sent = await outbound.post(f"https://hook.example:{local.port}/in?x=1", b"tea", {"title": "Tea"})
        posted = local.next()
    assert (sent, asked) == ("sent", ["hook.example"])
    assert (posted.path, posted.body, posted.headers["title"]) == ("/in?x=1", b"tea", "Tea")
    assert posted.headers["host"] == f"hook.example:{local.port}"


async def test_a_certificate_of_another_name_is_not_trusted(tmp_path: Path) -> None:
    server, trusted = endpoints.certified(tmp_path, "other.example")

    async def resolve(host: str, port: int) -> list[str]:
        return ["127.0.0.1"]

    with endpoints.endpoint(server) as local:
        outbound = Outbound(frozenset({"hook.example"}), resolve, lambda: trusted)
        assert await outbound.post(f"https://hook.example:{local.port}/", b"", {}) == "unreachable"
        assert local.posted.empty()


def test_certificates_are_checked_unless_somebody_says_otherwise() -> None:
    context = Outbound().trusted()
    assert (context.verify_mode, context.check_hostname) == (ssl.CERT_REQUIRED, True)


async def test_nobody_is_sent_elsewhere(local: Endpoint) -> None:
    with endpoints.endpoint() as elsewhere:
        local.status, local.headers = 307, {"location": f"http://127.0.0.1:{elsewhere.port}/"}
        assert await let_in(local).post(address_of(local), b"", {}) == "refused"
        assert elsewhere.posted.empty()


@pytest.mark.parametrize(
    ("status", "outcome"),
    [(200, "sent"), (201, "sent"), (204, "sent"), (404, "gone"), (410, "gone"), (400, "refused"), (500, "refused")],
)
async def test_the_answer_says_what_became_of_it(local: Endpoint, status: int, outcome: str) -> None:
    local.status = status
    assert await let_in(local).post(address_of(local), b"", {}) == outcome


async def test_a_slow_drip_is_left_after_a_while(local: Endpoint, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("chabudai.server.notices.outbound.SECONDS", 0.3)
    local.drips = True
    assert await let_in(local).post(address_of(local), b"", {}) == "too-slow"


async def test_of_a_huge_answer_little_is_read(local: Endpoint) -> None:
    local.is_huge = True
    assert await let_in(local).post(address_of(local), b"", {}) == "sent"
    assert local.written < 16 << 20, "what the line holds, not what is sent"


async def test_nobody_at_home_is_unreachable() -> None:
    with endpoints.endpoint() as closed:
        pass
    assert await let_in(closed).post(address_of(closed), b"", {}) == "unreachable"


def test_a_host_names_private_ones_in_a_setting() -> None:
    outbound = Outbound.of({"CHABUDAI_NOTICE_HOSTS": "ntfy.lan, 10.0.0.5:8080"})
    assert outbound.allows("http://ntfy.lan/topic")
    assert outbound.allows("http://10.0.0.5:8080/")
    assert not outbound.allows("http://10.0.0.5:8081/")
    with pytest.raises(BadSetting):
        Outbound.of({"CHABUDAI_NOTICE_HOSTS": "http://ntfy.lan"})


async def test_where_a_name_has_two_addresses_the_second_is_tried_too(local: Endpoint) -> None:
    async def resolve(host: str, port: int) -> list[str]:
        return ["127.0.0.9", "127.0.0.9", "127.0.0.1"]  # nobody listens at the first

    named = Outbound(frozenset({"hook.example"}), resolve)
    assert await named.post(f"http://hook.example:{local.port}/", b"", {}) == "sent"


async def test_where_a_request_goes_is_in_no_log(local: Endpoint, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level("DEBUG"):
        assert await let_in(local).post(address_of(local), b"", {}) == "sent"
    assert "/hook" not in caplog.text
