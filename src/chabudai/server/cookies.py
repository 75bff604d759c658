"""Cookie: the secret of a session, as a browser brings it.

Under https it has the prefix `__Host-`: no other host of the domain can set it, and no page reads it. A browser
that still has the older one is known by it too.
"""

from collections.abc import Mapping

COOKIE = "chabudai"
HOST_COOKIE = f"__Host-{COOKIE}"
YEAR = 366 * 24 * 3600


def cookie_name(secure: bool) -> str:
    return HOST_COOKIE if secure else COOKIE


def secret_in(cookies: Mapping[str, str]) -> str | None:
    return cookies.get(HOST_COOKIE) or cookies.get(COOKIE) or None
