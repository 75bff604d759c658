"""Costs of what is said at a table, in the unit of the rate limit: one is about half a millisecond."""

# compiled: every message passes through here

from collections.abc import Callable

from chabudai.server import wire

Spend = Callable[[int], None]  # pays so much from the allowance of who asks, or raises

# Besides what each choice costs that is looked ahead at.
SAYING: dict[type[wire.Said], int] = {
    wire.Move: 2,
    wire.Undo: 40,  # two more rows, for ever
    wire.Act: 10,
    wire.Beside: 2,
    wire.Why: 1,
    wire.Preview: 1,
    wire.Draft: 1,
    wire.Foresee: 1,
    wire.Chat: 80,
    wire.Pace: 10,
    wire.Look: 2,
    wire.Skip: 1,
    wire.Ping: 1,
}


FORESEEN = 4  # unfinished answers that cost as much as one choice looked ahead at


def cost_of(message: wire.ClientMessage) -> int:
    return SAYING[type(message)] + looking_ahead(message)


def looking_ahead(message: wire.ClientMessage) -> int:
    """How many choices must be made on a copy to answer it."""
    match message:
        case wire.Preview() | wire.Draft():
            return len(message.actions)
        case wire.Foresee():
            return len(message.answers) // FORESEEN
        case wire.Why():
            return len(message.after)
    return 0
