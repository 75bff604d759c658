"""Origin check: requests for another host, or from another site, are refused."""

import ipaddress
import socket
from collections.abc import Iterable, Mapping
from urllib.parse import SplitResult, urlsplit

from litestar.datastructures import Headers

from chabudai.server.errors import Refused
from chabudai.server.limits import BadSetting

USUAL_PORTS = {"http": 80, "https": 443}


def split(text: str) -> SplitResult | None:
    """The parts of an address; None of what is none."""
    try:
        parts = urlsplit(text.strip().lower())
        parts.port  # noqa: B018 - which may be none
        return parts
    except ValueError:
        return None


def written(parts: SplitResult) -> str:
    """As browsers write an origin: no path, no port that goes without saying."""
    host = parts.hostname or ""
    if not host.isascii():
        host = host.encode("idna").decode()
    shown = f"[{host}]" if ":" in host else host
    port = "" if parts.port in (None, USUAL_PORTS.get(parts.scheme)) else f":{parts.port}"
    return f"{parts.scheme}://{shown}{port}"


def origin_of(text: str | None) -> str | None:
    """The origin that a host has set."""
    if not text or not text.strip():
        return None
    parts = split(text)
    whole = parts is not None and parts.scheme in USUAL_PORTS and parts.hostname and parts.path in ("", "/")
    if parts is None or not whole or parts.query or parts.fragment:
        raise BadSetting("error-origin-setting", value=text)
    return written(parts)


def own_names(host: str) -> frozenset[str]:
    """What this machine is called by those around it, and what it was told to listen as."""
    machine = socket.gethostname().lower()
    short = machine.partition(".")[0]
    return frozenset({"localhost", machine, short, f"{short}.local", host.lower()} - {""})


class OriginCheck:
    """The origin that the host has set, or else whatever cannot be somebody else's: numbers, and our own names."""

    def __init__(self, origin: str | None = None, names: Iterable[str] = ("localhost",)) -> None:
        self.origin = origin
        self.names = frozenset(names)

    def check_host(self, headers: Mapping[str, str]) -> None:
        """A page of another site whose name leads here would else be one of ours to the browser."""
        if self.origin is None and not self.is_own(headers.get("host", "")):
            raise Refused("bad-origin", "error-bad-host")

    def is_own(self, host: str) -> bool:
        parts = split(f"//{host}")
        name = "" if parts is None else (parts.hostname or "").rstrip(".")
        return is_number(name) or name in self.names or name.endswith(".localhost")

    def check_origin(self, headers: Mapping[str, str]) -> None:
        """Whatever changes something must come from our own pages. Browsers always say where it comes from."""
        origins = every(headers, "origin")
        if not origins:
            if headers.get("sec-fetch-site", "none") in ("same-origin", "none"):
                return  # no browser, or one that vouches for it
        elif len(origins) == 1 and self.is_ours(origins[0], headers.get("host", "")):
            return
        raise Refused("bad-origin", "error-bad-origin")

    def is_ours(self, origin: str, host: str) -> bool:
        parts = split(origin)
        if parts is None or not parts.hostname:
            return False
        if self.origin is not None:
            return parts.scheme in USUAL_PORTS and written(parts) == self.origin
        return parts.netloc == host.lower()


def every(headers: Mapping[str, str], name: str) -> list[str]:
    """All that is said under this name: of two origins no browser would be the author."""
    if isinstance(headers, Headers):
        return headers.getall(name, [])
    return [headers[name]] if name in headers else []


def is_number(name: str) -> bool:
    try:
        ipaddress.ip_address(name.partition("%")[0])
    except ValueError:
        return False
    return True
