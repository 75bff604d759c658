"""Stand-ins: the moves that a bot made for somebody who had left."""

from collections.abc import Sequence
from itertools import groupby

from chabudai.server.storage import StoredChair, StoredMove, StoredTable
from chabudai.server.wire import StandIn


def stand_ins(table: StoredTable, moves: Sequence[StoredMove]) -> list[StandIn]:
    """In the order in which they began; `moves` are those that stand."""
    people = [chair for chair in table.chairs if chair.person is not None]
    found = [each for chair in people for each in played_for(chair, moves)]
    return sorted(found, key=lambda each: (each.first or len(moves), each.seat))


def played_for(chair: StoredChair, moves: Sequence[StoredMove]) -> list[StandIn]:
    """Each time from the bot's first move to its last before the person's next one."""
    own = [(number, move) for number, move in enumerate(moves, 1) if move.seat == chair.seat]
    spells = [[number for number, _ in spell] for bot, spell in groupby(own, key=is_bots) if bot]
    found = [StandIn(chair.seat, spell[0], spell[-1]) for spell in spells]
    if not own:
        return []
    last = own[-1][1]
    if last.bot:
        found[-1] = StandIn(chair.seat, found[-1].first, None)
    elif last.bot is None and chair.bot is not None:
        found.append(StandIn(chair.seat, None, None))  # an older Chabudai did not note since when
    return found


def is_bots(numbered: tuple[int, StoredMove]) -> bool:
    return bool(numbered[1].bot)
