"""At the door: how much may come through it; our pages may load nothing foreign."""

import ipaddress
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache

from chabudai.server.errors import Refused

MOST_BODY = 16 * 1024
MOST_SAID = 4 * 1024  # bytes of one message over a socket
MOST_REMEMBERED = 10_000  # addresses
NEIGHBOURS = 64  # bits of an IPv6 address that one household shares

HEADERS = {
    "cache-control": "no-store",  # of what is told; pages and pictures say otherwise
    "content-security-policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


@lru_cache(MOST_REMEMBERED)
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
