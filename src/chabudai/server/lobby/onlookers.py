"""Onlookers: who may see a table for invited people at all."""

from chabudai.server.errors import Refused
from chabudai.server.lobby.lobby import Lobby
from chabudai.server.storage import StoredPerson, StoredTable, invitations


async def check_may_look(lobby: Lobby, table: StoredTable, person: StoredPerson | None) -> None:
    """Whoever has the link, unless the table is for invited people and its host wants no onlookers."""
    if not table.is_private() or table.seat_of(person and person.id) is not None:
        return
    if not await is_invited(lobby, table, person):
        raise Refused("not-yours", "error-invite-only")


async def is_invited(lobby: Lobby, table: StoredTable, person: StoredPerson | None) -> bool:
    """To a table that still waits for players."""
    if person is None or table.state != "waiting":
        return False
    return await lobby.store.ask(invitations.is_invited, table.id, person.id)
