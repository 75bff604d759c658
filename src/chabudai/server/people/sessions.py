"""Sessions: one for each browser somebody is known in."""

import re
from datetime import datetime

from chabudai.server.people.identity import new_id
from chabudai.server.storage import StoredPerson, StoredSession

# What a browser says of itself, most telling first. It goes to nobody but the owner of the session.
BROWSERS = (("Edg", "Edge"), ("OPR", "Opera"), ("Firefox", "Firefox"), ("Chrome", "Chrome"), ("Safari", "Safari"))
SYSTEMS = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("Windows", "Windows"),
    ("Mac OS X", "macOS"),
    ("CrOS", "ChromeOS"),
    ("Linux", "Linux"),
)


def begun(person: StoredPerson, device: str, now: datetime) -> StoredSession:
    return StoredSession(id=new_id(), person=person, device=device, created=now, seen=now)


def device_of(agent: str) -> str:
    """A browser and a system in two words, as far as they are known: “Firefox, Linux”."""
    found = [
        next((name for mark, name in marks if re.search(rf"\b{re.escape(mark)}", agent)), "")
        for marks in (BROWSERS, SYSTEMS)
    ]
    return ", ".join(each for each in found if each)
