"""Public addresses: which addresses of the network a person may make this server write to.

A webhook is a door into the host's own network: whoever names one must not reach a router, a database or a cloud's
metadata behind it. So only what every computer of the internet could reach is let through.
"""

from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address

NAT64 = IPv6Network("64:ff9b::/96")
NEVER = [
    IPv6Network("64:ff9b:1::/48"),  # NAT64 of a network of one's own
    IPv6Network("2001::/32"),  # Teredo: the address behind it is turned over
    IPv6Network("::/96"),  # IPv4 written the old way
    IPv6Network("fec0::/10"),
]


def is_public(text: str) -> bool:
    """Whether an address, as the resolver gave it, is reached from everywhere."""
    try:
        address = ip_address(text.partition("%")[0])
    except ValueError:
        return False
    return "%" not in text and is_global(address)


def is_global(address: IPv4Address | IPv6Address) -> bool:
    inside = embedded(address)
    if inside is not None:
        return is_global(inside)
    if isinstance(address, IPv6Address) and any(address in network for network in NEVER):
        return False
    return address.is_global and not (address.is_multicast or address.is_reserved or address.is_unspecified)


def embedded(address: IPv4Address | IPv6Address) -> IPv4Address | None:
    """The older address that a newer one stands for: mapped, behind NAT64, or 6to4."""
    if isinstance(address, IPv4Address):
        return None
    if address in NAT64:
        return IPv4Address(int(address) & 0xFFFFFFFF)
    return address.ipv4_mapped or address.sixtofour
