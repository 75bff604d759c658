"""Cookies: the secret of a session, and the mark of a device that somebody has logged in with.

Under https they have the prefix `__Host-`: no other host of the domain can set them, and no page reads them. A
browser that still has the older one of a session is known by it too.
"""

from collections.abc import Mapping

COOKIE = "chabudai"
DEVICE_COOKIE = "chabudai-device"
HOST = "__Host-"
HOST_COOKIE = f"{HOST}{COOKIE}"
YEAR = 366 * 24 * 3600


def cookie_name(secure: bool, cookie: str = COOKIE) -> str:
    return f"{HOST}{cookie}" if secure else cookie


def secret_in(cookies: Mapping[str, str]) -> str | None:
    return cookies.get(HOST_COOKIE) or cookies.get(COOKIE) or None


def device_in(cookies: Mapping[str, str], secure: bool) -> str | None:
    return cookies.get(cookie_name(secure, DEVICE_COOKIE)) or None
