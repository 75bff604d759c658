"""Web push and webhooks: encrypted for one browser, signed by this server, in the shape that others read."""

import base64
import json

import http_ece  # type: ignore[import-untyped]
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02  # type: ignore[import-untyped]
from server import endpoints
from server.storage.laying import NOON

from chabudai.server.errors import Refused
from chabudai.server.limits import BadSetting
from chabudai.server.notices import web_push, webhook
from chabudai.server.notices.outbound import Outbound
from chabudai.server.notices.web_push import PushKey, check_keys, coded, decoded, encrypted, new_key, public_of
from chabudai.server.storage.notice_settings import NoticeAddress

pytestmark = pytest.mark.anyio

BROWSER = ec.generate_private_key(ec.SECP256R1())
AUTH = b"0123456789abcdef"
POINT = coded(BROWSER.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))
KEYS = {"p256dh": POINT, "auth": coded(AUTH)}
KEY = new_key()


def read(body: bytes) -> dict[str, object]:
    text = http_ece.decrypt(body, private_key=BROWSER, auth_secret=AUTH, version="aes128gcm")
    message: dict[str, object] = json.loads(text)
    return message


def an_address(address: str, shape: str = "push", keys: dict[str, str] | None = None) -> NoticeAddress:
    way = "push" if shape == "push" else "hook"
    return NoticeAddress(
        id="a", person="p", way=way, shape=shape, address=address, keys=keys or KEYS, device="", created=NOON
    )


async def test_a_browser_can_read_what_was_sent_and_knows_who_sent_it() -> None:
    key = PushKey(KEY, "mailto:host@table.example", public_of(KEY))
    with endpoints.endpoint() as local:
        outbound = Outbound(frozenset({f"127.0.0.1:{local.port}"}))
        to = an_address(f"http://127.0.0.1:{local.port}/push/1")
        sent = {"title": "Your turn: Tokaido", "body": "", "tag": "turn-1", "url": "/t/1", "count": 1}
        assert await web_push.send(outbound, key, to, sent) == "sent"
        posted = local.next()
    assert read(posted.body) == sent
    token, shown = posted.headers["authorization"].removeprefix("vapid t=").split(",k=")
    assert shown == key.public
    assert Vapid02.verify(posted.headers["authorization"])
    claims = json.loads(base64.urlsafe_b64decode(token.split(".")[1] + "=="))
    assert (claims["aud"], claims["sub"]) == (f"http://127.0.0.1:{local.port}", "mailto:host@table.example")
    assert (posted.headers["content-encoding"], posted.headers["ttl"]) == ("aes128gcm", "86400")
    assert len(posted.headers["topic"]) == 32


def test_the_length_of_what_is_pushed_says_nothing() -> None:
    lengths = {len(encrypted({"title": "x" * length, "tag": ""}, KEYS)) for length in (0, 10, 500, 900)}
    assert len(lengths) == 1


@pytest.mark.parametrize(
    ("p256dh", "auth"),
    [("", ""), (POINT, ""), (POINT, "!!"), ("AAAA", coded(AUTH)), (coded(b"\x04" + bytes(64)), coded(AUTH))],
    ids=["nothing", "no secret", "no base64", "too short", "no point of the curve"],
)
def test_what_is_no_key_of_a_browser_is_refused(p256dh: str, auth: str) -> None:
    with pytest.raises(Refused, match="error-push-subscription"):
        check_keys(p256dh, auth)
    assert check_keys(**KEYS) == KEYS


def test_the_key_of_the_server_is_a_setting_that_is_checked() -> None:
    setting = {"CHABUDAI_PUSH_KEY": KEY, "CHABUDAI_PUSH_CONTACT": "mailto:host@table.example"}
    key = PushKey.of(setting)
    assert key is not None
    assert (len(decoded(key.public)), KEY in repr(key)) == (65, False)
    assert PushKey.of({}) is None
    for wrong in ("x", coded(bytes(32)), coded(b"\xff" * 32), coded(bytes(31))):
        with pytest.raises(BadSetting, match="error-push-key"):
            PushKey.of(setting | {"CHABUDAI_PUSH_KEY": wrong})
    with pytest.raises(BadSetting, match="error-push-contact"):
        PushKey.of({"CHABUDAI_PUSH_KEY": KEY})


# --- webhooks ---------------------------------------------------------------------------------------------------

NASTY = "@everyone <!channel> [x](https://evil.example) *a*"


def test_discord_slack_and_plain_json_get_one_line_of_text_by_one_key() -> None:
    for shape, key in (("discord", "content"), ("slack", "text"), ("json", "message")):
        body, headers = webhook.shaped(shape, "message", "Your turn: Tokaido", "with Hana", "https://t.example/t/1")
        told = json.loads(body)
        assert told[key] == "Your turn: Tokaido\nwith Hana\nhttps://t.example/t/1"
        assert headers == {"Content-Type": "application/json"}


def test_ntfy_gets_text_with_a_title_and_where_a_press_leads() -> None:
    body, headers = webhook.shaped(
        "ntfy", "text", "Te jössz: Tokaido\r\nX-Evil: 1", "vele: Hana", "https://t.example"
    )
    assert body.decode() == "vele: Hana"
    assert headers["Click"] == "https://t.example"
    assert headers["Title"].isascii()
    assert not set("\r\n") & set(headers["Title"])


def test_whatever_somebody_calls_themself_calls_nobody_else() -> None:
    discord = json.loads(webhook.shaped("discord", "", "Your turn", NASTY, None)[0])
    assert discord["allowed_mentions"] == {"parse": []}
    assert "@everyone" not in discord["content"]
    assert "](https://" not in discord["content"]
    slack = json.loads(webhook.shaped("slack", "", "Your turn", NASTY, None)[0])
    assert "<!channel>" not in slack["text"]
    assert "&lt;!channel&gt;" in slack["text"]
