"""R-29.N: what players have offered and promised each other."""

from mypy_extensions import i64, mypyc_attr


@mypyc_attr(acyclic=True)
class Offer:
    """R-29.N.2: what one player proposes to another. Never changed once made."""

    # --- written by `make generate` ---------------------------------------------------------------------------
    giver: i64
    taker: i64
    which: i64  # among the open offers of the one to the other
    coins: i64  # that the giver gives
    ronin: i64
    asked_coins: i64
    asked_ronin: i64
    ally: bool
    promise: i64  # of the giver
    asked_promise: i64

    def clear(self) -> None:
        """As it is before anything is laid out."""
        self.giver = 0
        self.taker = 0
        self.which = 0
        self.coins = 0
        self.ronin = 0
        self.asked_coins = 0
        self.asked_ronin = 0
        self.ally = False
        self.promise = 0
        self.asked_promise = 0

    def clone(self) -> "Offer":
        twin = Offer()
        twin.giver = self.giver
        twin.taker = self.taker
        twin.which = self.which
        twin.coins = self.coins
        twin.ronin = self.ronin
        twin.asked_coins = self.asked_coins
        twin.asked_ronin = self.asked_ronin
        twin.ally = self.ally
        twin.promise = self.promise
        twin.asked_promise = self.asked_promise
        return twin

    # --- up to here -------------------------------------------------------------------------------------------


@mypyc_attr(acyclic=True)
class Promise:
    """R-29.N.3: what somebody has promised, and what became of it. Never changed, only replaced."""

    # --- written by `make generate` ---------------------------------------------------------------------------
    seat: i64
    other: i64
    promise: i64
    season: i64  # in which it was made
    status: i64
    made_at: i64  # after so many mandates; one more than there are in the war phase

    def clear(self) -> None:
        """As it is before anything is laid out."""
        self.seat = 0
        self.other = 0
        self.promise = 0
        self.season = 0
        self.status = 0
        self.made_at = 0

    def clone(self) -> "Promise":
        twin = Promise()
        twin.seat = self.seat
        twin.other = self.other
        twin.promise = self.promise
        twin.season = self.season
        twin.status = self.status
        twin.made_at = self.made_at
        return twin

    # --- up to here -------------------------------------------------------------------------------------------


@mypyc_attr(acyclic=True)
class Talk:
    """What was offered and promised in one circle: before all, or between two. Never changed, only replaced."""

    # --- written by `make generate` ---------------------------------------------------------------------------
    offers: list[Offer]
    promises: list[Promise]

    def clear(self) -> None:
        """As it is before anything is laid out."""
        self.offers = []
        self.promises = []

    def clone(self) -> "Talk":
        twin = Talk()
        twin.offers = self.offers
        twin.promises = self.promises
        return twin

    # --- up to here -------------------------------------------------------------------------------------------


def silence() -> Talk:
    talk = Talk()
    talk.clear()
    return talk
