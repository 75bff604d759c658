"""Web push: a notice to a browser, encrypted for it (RFC 8291) and signed by this server (VAPID, RFC 8292).

`CHABUDAI_PUSH_KEY` is the private key, made once by `chabudai push-key`; without one there is no web push.
"""

import base64
import hashlib
import json
import os
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlsplit

import http_ece  # type: ignore[import-untyped]
from cryptography.exceptions import UnsupportedAlgorithm
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02, VapidException  # type: ignore[import-untyped]

from chabudai.server.errors import Refused
from chabudai.server.limits import BadSetting
from chabudai.server.notices.outbound import Outbound, Outcome
from chabudai.server.storage.notice_settings import NoticeAddress

SETTING, CONTACT = "CHABUDAI_PUSH_KEY", "CHABUDAI_PUSH_CONTACT"
DAY = 24 * 60 * 60
POINT, AUTH = 65, 16  # bytes of a browser's keys
PRIVATE = 32
ONE_SIZE = 1024  # bytes: the length of a message tells nothing about it


@dataclass(frozen=True)
class PushKey:
    """The key by which browsers know that a message is ours."""

    private: str = field(repr=False)  # as base64url
    contact: str  # a mailto: or https: address of the host, for the push service
    public: str

    @staticmethod
    def of(environment: Mapping[str, str], contact: str | None = None) -> "PushKey | None":
        """As the host has set it; None where there is no push."""
        private = environment.get(SETTING, "").strip()
        if not private:
            return None
        said = environment.get(CONTACT, "").strip() or contact or ""
        if not said.startswith(("mailto:", "https:")):
            raise BadSetting("error-push-contact", name=CONTACT)
        try:
            return PushKey(private, said, public_of(private))
        except ValueError:
            raise BadSetting("error-push-key", name=SETTING) from None

    def headers(self, endpoint: str) -> dict[str, str]:
        """That this message is ours, for this push service and half a day."""
        parts = urlsplit(endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(time.time()) + DAY // 2,
            "sub": self.contact,
        }
        signed: dict[str, str] = Vapid02.from_raw(self.private.encode()).sign(claims)
        return signed


def new_key() -> str:
    """A private key, as the setting takes it."""
    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return coded(number.to_bytes(PRIVATE, "big"))


def public_of(private: str) -> str:
    """ValueError if it is no key."""
    raw = decoded(private)
    if len(raw) != PRIVATE:
        raise ValueError("not a key")
    try:
        point = Vapid02.from_raw(private.encode()).public_key.public_bytes(
            Encoding.X962, PublicFormat.UncompressedPoint
        )
    except (VapidException, UnsupportedAlgorithm) as problem:
        raise ValueError("not a key") from problem
    return coded(point)


def check_keys(p256dh: str, auth: str) -> dict[str, str]:
    """The keys of a browser, as they are stored; Refused if they are none."""
    try:
        point, secret = decoded(p256dh), decoded(auth)
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except (ValueError, UnsupportedAlgorithm):
        raise Refused("bad-value", "error-push-subscription") from None
    if len(point) != POINT or len(secret) != AUTH:
        raise Refused("bad-value", "error-push-subscription")
    return {"p256dh": coded(point), "auth": coded(secret)}


async def send(outbound: Outbound, key: PushKey, to: NoticeAddress, message: Mapping[str, Any]) -> Outcome:
    """Kept for a day by the push service, which sends the last of each topic only."""
    topic = hashlib.sha256(str(message["tag"]).encode()).digest()
    headers = {
        **key.headers(to.address),
        "TTL": str(DAY),
        "Urgency": "normal",
        "Topic": coded(topic)[:32],
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
    }
    return await outbound.post(to.address, encrypted(message, to.keys), headers)


def encrypted(message: Mapping[str, Any], keys: Mapping[str, str]) -> bytes:
    text = json.dumps(message, ensure_ascii=False).encode()
    text = text.ljust(-(-len(text) // ONE_SIZE) * ONE_SIZE)
    body: bytes = http_ece.encrypt(
        text,
        salt=os.urandom(16),
        private_key=ec.generate_private_key(ec.SECP256R1()),
        dh=decoded(keys["p256dh"]),
        auth_secret=decoded(keys["auth"]),
        version="aes128gcm",
    )
    return body


def coded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """ValueError if it is no base64url."""
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
