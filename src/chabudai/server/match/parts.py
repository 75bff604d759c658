"""Parts: splits one move's log lines for a reader: the chosen move, then each forced one."""

# compiled: every move of every table passes through here

from chabudai.core.messages import Face
from chabudai.server.match.story import Told, ToldEvent, ToldForced


class Part:
    """Events of one move that an onlooker is told: the chosen move, or a forced one after it."""

    def __init__(self, forced: ToldForced | None) -> None:
        self.forced = forced
        self.events: list[tuple[int, ToldEvent]] = []  # with the place of each among all events of the position


def parts(told: Told, onlooker: int) -> list[Part]:
    """Events of a position that the onlooker is told, cut where a forced move begins. A move it hears nothing of is
    no part: else the numbers of the others would tell of it."""
    found: list[Part] = []
    for place, event in enumerate(told.events):
        if not event.audience >> onlooker & 1:
            continue
        forced = forced_at(told, place)
        if not found or (forced is not None and forced is not found[-1].forced):
            found.append(Part(forced))
        found[-1].events.append((place, event))
    return found


def forced_at(told: Told, place: int) -> ToldForced | None:
    """The forced move that an event tells of."""
    for each in told.forced:
        if each.first <= place < each.last:
            return each
    return None


def chapter_at(told: Told, place: int, before: Face | None) -> Face | None:
    """The chapter that an event stands in; `before` is the one of the position before."""
    for first, chapter in reversed(told.headings):
        if first <= place:
            return chapter
    return before
