"""How whoever attacks comes in: as a guest, or with one request or line of their own making."""

from collections.abc import Awaitable, Callable
from typing import Any

import httpx

from chabudai.server.cookies import COOKIE
from storm.house import House
from storm.players import PATIENCE, Guest

Outcome = tuple[bool, str]
Attack = Callable[[House], Awaitable[Outcome]]
STRANGER = "127.0.0.2"  # another address than that of the guests


async def guest_at(house: House) -> Guest:
    guest = Guest(house.addresses()[:1])
    await guest.come_in()
    return guest


async def status(house: House, guest: Guest | None, method: str, path: str, **data: Any) -> httpx.Response:
    """One answer, whatever it is."""
    address = house.servers[0].address
    headers = {"origin": address} | ({"cookie": f"{COOKIE}={guest.cookie}"} if guest else {})
    async with httpx.AsyncClient(trust_env=False, verify=False, timeout=PATIENCE) as http:
        return await http.request(method, address + path, json=data or None, headers=headers)


def place_of(house: House) -> tuple[str, int]:
    host, port = house.servers[0].address.removeprefix("http://").split(":")
    return host, int(port)
