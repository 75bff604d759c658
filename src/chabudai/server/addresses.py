"""Addresses of visitors, as they are counted: whoever has one IPv6 address has a whole network of them."""

import ipaddress
from functools import lru_cache

MOST_REMEMBERED = 10_000  # addresses
HOUSEHOLD = 64  # bits of an IPv6 address that one household shares


@lru_cache(MOST_REMEMBERED)
def network_of(address: str) -> str:
    """The key an address is counted by: itself, or the network of an IPv6 address."""
    try:
        ip = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(ip, ipaddress.IPv4Address):
        return address
    if ip.ipv4_mapped is not None:
        return str(ip.ipv4_mapped)
    return str(ipaddress.ip_network((ip, HOUSEHOLD), strict=False))
