"""At the door: requests from other sites and floods are turned away; our pages may load nothing foreign."""

import ipaddress
import time
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from urllib.parse import urlsplit

from chabudai.server.errors import Refused

MOST_BODY = 16 * 1024
MOST_SAID = 4 * 1024  # bytes of one message over a socket
CLEAN_EVERY = 1000
NEIGHBOURS = 64  # bits of an IPv6 address that one household shares

HEADERS = {
    "content-security-policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


def check_origin(headers: Mapping[str, str], own: str | None) -> None:
    """Whatever changes something must come from our own pages. Browsers always say where it comes from."""
    origin = headers.get("origin")
    if origin is None:
        if headers.get("sec-fetch-site", "none") in ("same-origin", "none"):
            return  # no browser, or one that vouches for it
        raise Refused("bad-origin", "error-bad-origin")
    allowed = own or headers.get("host", "")
    if origin == allowed or urlsplit(origin).netloc == allowed:
        return
    raise Refused("bad-origin", "error-bad-origin")


def neighbourhood(address: str) -> str:
    """By what an address is counted: whoever has one IPv6 address has a whole network of them."""
    try:
        ip = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(ip, ipaddress.IPv4Address):
        return address
    if ip.ipv4_mapped is not None:
        return str(ip.ipv4_mapped)
    return str(ipaddress.ip_network((ip, NEIGHBOURS), strict=False))


class Bucket:
    """So many at once, then so many a second."""

    def __init__(self, most: float, per_second: float) -> None:
        self.most = most
        self.per_second = per_second
        self.left = most
        self.at = time.monotonic()

    def take(self, amount: int = 1) -> bool:
        now = time.monotonic()
        self.left = min(self.most, self.left + (now - self.at) * self.per_second)
        self.at = now
        if self.left < amount:
            return False
        self.left -= amount
        return True

    def is_full(self) -> bool:
        return self.left + (time.monotonic() - self.at) * self.per_second >= self.most


class Doors:
    """How many sockets each address holds open."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.open: Counter[str] = Counter()

    @contextmanager
    def let_in(self, address: str) -> Iterator[None]:
        address = neighbourhood(address)
        if self.open[address] >= self.most:
            raise Refused("too-fast", "error-too-fast")
        self.open[address] += 1
        try:
            yield
        finally:
            self.open[address] -= 1
            if not self.open[address]:
                del self.open[address]


class Patience:
    """How much is asked from each address. Those who have been quiet are forgotten."""

    def __init__(self, most: float, per_second: float) -> None:
        self.most = most
        self.per_second = per_second
        self.buckets: dict[str, Bucket] = {}

    def check(self, address: str) -> None:
        if len(self.buckets) >= CLEAN_EVERY and address not in self.buckets:
            self.buckets = {each: bucket for each, bucket in self.buckets.items() if not bucket.is_full()}
        bucket = self.buckets.setdefault(address, Bucket(self.most, self.per_second))
        if not bucket.take():
            raise Refused("too-fast", "error-too-fast")
