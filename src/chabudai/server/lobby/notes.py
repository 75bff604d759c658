"""Private notes: read and written by one person at one table, and never told to anybody else."""

from chabudai.server.errors import Refused
from chabudai.server.lobby.lobby import Lobby
from chabudai.server.lobby.onlookers import check_may_look
from chabudai.server.people.identity import clean_note
from chabudai.server.storage import Conflict, StoredNote, StoredPerson, StoredTable, notes
from chabudai.server.wire_people import Note, Noting

SHOWN = 200  # letters of a note in the list of one's own games


async def note_at(lobby: Lobby, person: StoredPerson, table_id: str) -> Note:
    table = await seen(lobby, person, table_id)
    return told(await lobby.store.ask(notes.note_of, person.id, table.id))


async def write(lobby: Lobby, person: StoredPerson, table_id: str, wanted: Noting) -> Note:
    """Refused if it was written elsewhere meanwhile, as in another tab: nothing is overwritten unseen."""
    table, text = await seen(lobby, person, table_id), clean_note(wanted.text)
    try:
        return told(await lobby.store.write(notes.save, person.id, table.id, text, wanted.version))
    except Conflict:
        raise Refused("stale", "error-note-changed") from None


async def seen(lobby: Lobby, person: StoredPerson, table_id: str) -> StoredTable:
    table = await lobby.found(table_id)
    await check_may_look(lobby, table, person)
    return table


def told(note: StoredNote) -> Note:
    return Note(note.text, note.version)


async def beginnings(lobby: Lobby, person: StoredPerson, tables: list[StoredTable]) -> dict[str, str]:
    """How the notes begin that a person wrote at these tables, in one line each."""
    found = await lobby.store.ask(notes.of_tables, person.id, [table.id for table in tables])
    return {table: beginning(text) for table, text in found.items() if text.strip()}


def beginning(text: str) -> str:
    line = " ".join(text.split())
    return line if len(line) <= SHOWN else f"{line[: SHOWN - 1].rstrip()}…"
