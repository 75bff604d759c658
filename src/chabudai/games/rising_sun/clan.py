"""What belongs to one player."""

from mypy_extensions import i64, mypyc_attr

from chabudai.games.rising_sun.cards import IS_VIRTUE
from chabudai.games.rising_sun.components import ITEM, PROVINCE, STRONGHOLDS


@mypyc_attr(acyclic=True)
class Clan:
    """What belongs to one player."""

    # --- written by `make generate` ---------------------------------------------------------------------------
    clan: i64
    coins: i64
    ronin: i64
    figures: list[list[int]]  # Bushi, Shinto, Daimyo: how many where
    strongholds: list[int]
    cards: list[int]  # in the order bought
    tokens: list[int]
    allied: i64  # the seasons in which it entered an alliance
    score: list[int]  # by item of the score sheet

    def clear(self) -> None:
        """As it is before anything is laid out."""
        self.clan = 0
        self.coins = 0
        self.ronin = 0
        self.figures = []
        self.strongholds = [0] * len(PROVINCE)
        self.cards = []
        self.tokens = []
        self.allied = 0
        self.score = [0] * len(ITEM)

    def clone(self) -> "Clan":
        twin = Clan()
        twin.clan = self.clan
        twin.coins = self.coins
        twin.ronin = self.ronin
        twin.figures = [each.copy() for each in self.figures]
        twin.strongholds = self.strongholds.copy()
        twin.cards = self.cards
        twin.tokens = self.tokens
        twin.allied = self.allied
        twin.score = self.score.copy()
        return twin

    # --- up to here -------------------------------------------------------------------------------------------

    def points(self) -> i64:
        return sum(self.score)

    def total(self, table: list[int]) -> i64:
        """What all its cards bring together, by a table of what each brings."""
        total: i64 = 0
        for owned in self.cards:
            total += table[owned]
        return total

    def virtues(self) -> i64:
        """R-23.7: how many different ones."""
        return len({owned for owned in self.cards if IS_VIRTUE[owned]})

    def strongholds_on_map(self) -> i64:
        on_map: i64 = 0
        for built in self.strongholds:
            on_map += built
        return on_map

    def strongholds_left(self) -> i64:
        return STRONGHOLDS - self.strongholds_on_map()
