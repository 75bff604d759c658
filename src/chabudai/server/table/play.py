"""Play: what somebody at a table does and asks in the game: moves, undo, acts, previews, drafts, and why not.

Whoever asks must sit there, and what they answer must still be the question.
"""

# compiled: every move of every table passes through here

from collections.abc import Mapping
from typing import Any

from chabudai.core.errors import BadUndo
from chabudai.server.errors import Refused
from chabudai.server.match import drafts, telling
from chabudai.server.match.broadcast import TOO_OFTEN
from chabudai.server.match.record import Record
from chabudai.server.table import commit
from chabudai.server.table.commit import Overtaken
from chabudai.server.table.room import Room
from chabudai.server.wire import Act, Answering, Draft, Foresee, Move, Preview, Undo, Why


def question(room: Room, person: str | None, message: Answering) -> tuple[Record, int]:
    """The match and the seat of this person, whose own question must still be the one that is answered."""
    record, seat = room.playing(), room.own_seat(person)
    if record.is_stale(seat, message.n, message.picks):
        raise Refused("stale", "error-stale")
    return record, seat


async def move(room: Room, person: str | None, message: Move) -> int:
    record: Record | None = None
    async with room.lock:
        while record is None:
            record = await made(room, person, message)
    room.bots.call()
    return record.n


async def made(room: Room, person: str | None, message: Move) -> Record | None:
    """The record with the move; None if somebody was quicker, after whom the question may still be the same."""
    record, seat = question(room, person, message)
    try:
        await commit.make(room, seat, room.game.actions.parse_all(message.actions))
    except Overtaken:
        return None
    return record


async def undo(room: Room, person: str | None, message: Undo) -> int:
    async with room.lock:
        record, seat, bots = room.playing(), room.own_seat(person), room.bot_seats()
        if record.is_stale_undo(seat, message.n, message.picks, bots):
            raise Refused("stale", "error-stale")
        if room.is_taken_back_too_often(seat):
            raise BadUndo(TOO_OFTEN)
        await commit.commit(room, record.undo(seat, message.whole, bots))
    room.bots.call()
    return record.n


async def act(room: Room, person: str | None, message: Act) -> None:
    """Do something beside the question, of which this person knows as much as when it was said."""
    async with room.lock:
        record, seat = room.playing(), room.own_seat(person)
        if message.heard != record.match.heard(seat):
            raise Refused("stale", "error-stale")
        said = room.game.actions.parse_all(message.actions)
        await commit.commit(room, record.act(seat, said))
    room.bots.call()


async def may_say(room: Room, person: str | None, texts: list[str]) -> dict[str, Any]:
    """What may be said next in an act of which this much is said."""
    async with room.lock:
        record, seat = room.playing(), room.own_seat(person)
        return telling.next_words(record.match, seat, room.game.actions.parse_all(texts))


async def preview(room: Room, person: str | None, message: Preview) -> dict[str, dict[str, Any] | None]:
    """What each of these choices would do, as far as it can be foreseen."""
    async with room.lock:
        record, seat = question(room, person, message)
        state = record.match.state
        if seat not in state.deciders():
            raise Refused("not-allowed", "error-not-asked")
        actions = {text: room.game.actions.parse(text) for text in message.actions}
        return {text: telling.preview(state, seat, action) for text, action in actions.items()}


async def draft(room: Room, person: str | None, message: Draft) -> dict[str, Any]:
    """The position of this person with these picks, which are neither stored nor told to anybody else."""
    async with room.lock:
        record, seat = question(room, person, message)
        match = drafts.drafted(record.match, seat, room.game.actions.parse_all(message.actions))
        part = len(record.halts(len(match.moves), seat))
        return telling.position(match, record.n, record.changes_of(seat), seat, part, room.bot_seats())


async def foresee(room: Room, person: str | None, message: Foresee) -> list[Mapping[str, Any] | None]:
    """What would come of answers that this person is still laying, which are neither stored nor told to anybody."""
    async with room.lock:
        record, seat = question(room, person, message)
        parse = room.game.actions.parse
        answers = [[None if text is None else parse(text) for text in answer] for answer in message.answers]
        return telling.foreseen(record.match.state, seat, answers)


async def why(room: Room, person: str | None, message: Why) -> dict[str, object] | None:
    """Why this person may not do something, after the picks that are laid but not sent."""
    async with room.lock:
        match, seat = room.playing().match, room.seat_for(person)
        if message.after:
            match = drafts.drafted(match, seat, room.game.actions.parse_all(message.after))
        refusal = match.state.why_not(seat, room.game.actions.parse(message.action))
        return None if refusal is None else telling.refusal_told(refusal)
