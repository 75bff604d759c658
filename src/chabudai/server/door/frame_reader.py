"""Frame reader: takes plain texts out of what comes over a WebSocket and puts them into an inbox.

Nearly all that browsers send is such a text, whole and in one piece. One whose end has not come yet waits here for
it. All else, from pings to what is no text at all, is left to the library.
"""

# compiled: every message passes through here

from chabudai.server.door.frame_budget import FrameBudget
from chabudai.server.door.frames import PING, PONG, frame_at, is_beginning, text_in
from chabudai.server.table.inbox import Inbox


class FrameReader:
    """Reader of one line. Where the library has read a part of something, it reads all that follows."""

    def __init__(self, inbox: Inbox, budget: FrameBudget) -> None:
        self.inbox = inbox
        self.budget = budget
        self.is_plain = True  # nothing has come of which the library has only read a part
        self.beginning = b""  # of a text whose end has not come yet

    def read(self, data: bytes) -> bytes:
        """Put the plain texts into the inbox; the rest is for the library. Nothing is left of what comes from
        somebody who sends too much of anything else."""
        if self.beginning:
            data, self.beginning = self.beginning + data, b""
        at, rest = 0, list[bytes]()
        while self.is_plain and at < len(data):
            frame = frame_at(data, at)
            if frame is None:
                if self.waits_for_end(data, at):
                    at = len(data)
                else:
                    self.is_plain = False
                break
            text = text_in(data, frame)
            if text is not None:
                self.take(text)
            elif frame.head not in (PING, PONG):
                self.is_plain = False
                break
            elif self.budget.take():
                rest.append(data[at : frame.end])
            if self.budget.is_used_up():
                return b""
            at = frame.end
        self.inbox.hold_if_busy()
        return b"".join([*rest, data[at:]]) if rest else data[at:]

    def take(self, text: str) -> None:
        self.budget.earn()
        if not self.inbox.put(text):
            self.budget.use_up()

    def waits_for_end(self, data: bytes, at: int) -> bool:
        """Keep what may be the beginning of a plain text. Each piece counts: single bytes are not for nothing."""
        if not is_beginning(data, at):
            return False
        if self.budget.take():
            self.beginning = data[at:]
        return True
