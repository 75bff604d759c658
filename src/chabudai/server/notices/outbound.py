"""Outbound requests: what is sent to addresses that people have given us.

https, resolved once and sent to that very address, which must be public; no redirects, five seconds for everything,
one kilobyte of the answer. A host may name others that are let in (`CHABUDAI_NOTICE_HOSTS`), also without https.
"""

import asyncio
import logging
import socket
import ssl
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cache
from typing import Literal

import httpx

from chabudai.server.limits import BadSetting
from chabudai.server.notices.public_addresses import is_public

SETTING = "CHABUDAI_NOTICE_HOSTS"
SECONDS = 5.0
MOST_READ = 1024  # bytes of an answer
LONGEST = 1000  # letters of an address
HTTPS = 443
MOST_TRIED = 2  # addresses of one name

for library in (
    "httpx",
    "httpcore",
):  # they would write down where each request goes: that is a secret of its owner
    logging.getLogger(library).setLevel(logging.CRITICAL)

Outcome = Literal["sent", "gone", "refused", "unreachable", "too-slow"]
Resolve = Callable[[str, int], Awaitable[list[str]]]


async def resolve(host: str, port: int) -> list[str]:
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return [str(address[0]) for _, _, _, _, address in found]


@dataclass(frozen=True)
class Outbound:
    """The way out. `named` are hosts, with or without a port, that need not be public."""

    named: frozenset[str] = frozenset()
    resolve: Resolve = field(default=resolve, repr=False)
    trusted: Callable[[], ssl.SSLContext] = field(default=cache(httpx.create_ssl_context), repr=False)

    @staticmethod
    def of(environment: Mapping[str, str]) -> "Outbound":
        names = [each.strip().lower() for each in environment.get(SETTING, "").split(",") if each.strip()]
        if any("/" in each or "@" in each for each in names):
            raise BadSetting("error-notice-hosts", name=SETTING)
        return Outbound(frozenset(names))

    def allows(self, address: str) -> bool:
        """Whether it is written as one we would write to; whether it can be reached is seen later."""
        return self.target(address) is not None

    def target(self, address: str) -> httpx.URL | None:
        if len(address) > LONGEST or not address.isprintable() or address != address.strip():
            return None
        try:
            url = httpx.URL(address)
            host, port = url.host, url.port or HTTPS
        except (httpx.InvalidURL, ValueError, UnicodeError):
            return None
        if not host or url.userinfo or url.fragment:
            return None
        named = self.is_named(url)
        return (
            url
            if (url.scheme == "https" and (named or port == HTTPS)) or (named and url.scheme == "http")
            else None
        )

    def is_named(self, url: httpx.URL) -> bool:
        port = url.port or (HTTPS if url.scheme == "https" else 80)
        return url.host.lower() in self.named or f"{url.host.lower()}:{port}" in self.named

    async def post(self, address: str, body: bytes, headers: Mapping[str, str]) -> Outcome:
        """What became of it. Nothing of the answer is told but that."""
        url = self.target(address)
        if url is None:
            return "unreachable"
        try:
            async with asyncio.timeout(SECONDS):
                return await self.sent(url, body, headers)
        except TimeoutError:
            return "too-slow"
        except (httpx.HTTPError, httpx.InvalidURL, OSError, UnicodeError, ValueError):
            return "unreachable"

    async def sent(self, url: httpx.URL, body: bytes, headers: Mapping[str, str]) -> Outcome:
        port = url.port or (HTTPS if url.scheme == "https" else 80)
        found = await self.resolve(url.host, port)
        if not found or not (self.is_named(url) or all(is_public(each) for each in found)):
            return (
                "unreachable"  # told like a name that nobody has: what names the host's own network has is its own
            )
        *first, last = list(dict.fromkeys(found))[:MOST_TRIED]
        for address in first:
            with suppress(httpx.ConnectError):  # it may be of a kind that does not lead anywhere from here
                return await self.sent_to(address, url, body, headers)
        return await self.sent_to(last, url, body, headers)

    async def sent_to(self, address: str, url: httpx.URL, body: bytes, headers: Mapping[str, str]) -> Outcome:
        straight = url.copy_with(host=address)
        # The certificate is checked for the name, though the address is what we connect to.
        extensions = {"sni_hostname": url.host} if url.scheme == "https" else {}
        async with httpx.AsyncClient(verify=self.trusted(), trust_env=False, timeout=SECONDS) as client:
            asked = client.build_request(
                "POST",
                straight,
                content=body,
                headers={**headers, "host": url.netloc.decode()},
                extensions=extensions,
            )
            answer = await client.send(asked, stream=True, follow_redirects=False)
            try:
                await read_a_little(answer)
            finally:
                await answer.aclose()
        return outcome_of(answer.status_code)


async def read_a_little(answer: httpx.Response) -> None:
    """So that whoever answers shortly is not cut off; what is longer nobody reads."""
    read = 0
    async for piece in answer.aiter_raw():
        read += len(piece)
        if read >= MOST_READ:
            return


def outcome_of(status: int) -> Outcome:
    if 200 <= status < 300:
        return "sent"
    return "gone" if status in (404, 410) else "refused"
