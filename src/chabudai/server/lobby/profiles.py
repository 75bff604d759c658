"""Profile of a person: name, since when, results by game, and games that the reader may look at."""

from chabudai.server.lobby import blocking
from chabudai.server.lobby.lists import listed
from chabudai.server.lobby.lobby import Lobby
from chabudai.server.storage import StoredPerson, profiles
from chabudai.server.wire_people import GameResult, Profile

RECENT = 12


async def profile_of(lobby: Lobby, profile: str, reader: StoredPerson | None) -> Profile:
    person = await blocking.found(lobby, profile)
    who = None if reader is None else reader.id
    results = await lobby.store.ask(profiles.results_of, person.id)
    tables = await lobby.store.read(profiles.recent, person.id, who, RECENT)
    return Profile(
        profile=profile,
        name=person.name,
        since=person.created.date(),
        me=who == person.id,
        results=[GameResult(each.game, each.played, each.won, each.best) for each in results],
        recent=await listed(lobby, tables, reader),
    )
