"""Summary of many games: means, and win rates with confidence intervals."""

from dataclasses import dataclass, field
from math import sqrt

from chabudai.lab.simulate import Row

Z_95 = 1.959964


@dataclass
class Tally:
    """One bot, seat or role over many games. A shared win counts as a fraction, a rival as a bot without a seat."""

    games: int = 0
    points: int = 0
    wins: float = 0.0

    def add(self, row: Row) -> None:
        self.games += 1
        self.points += int(row["score"] or 0)
        self.wins += float(row["win"] or 0)

    def mean(self) -> float:
        return self.points / self.games

    def win_rate(self) -> float:
        return self.wins / self.games

    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.games)


@dataclass
class Summary:
    """All games so far, told by bot, by seat and by role."""

    games: int = 0
    rows: int = 0
    decisions: int = 0
    by: dict[str, dict[str, Tally]] = field(default_factory=lambda: {"bot": {}, "seat": {}, "role": {}})

    def add(self, rows: list[Row]) -> None:
        """The rows of one game."""
        self.games += 1
        self.rows += len(rows)
        self.decisions += int(rows[0]["decisions"] or 0)
        for row in rows:
            for column, tallies in self.by.items():
                if row[column] is not None:
                    tallies.setdefault(str(row[column]), Tally()).add(row)

    def mean_length(self) -> float:
        return self.decisions / self.games if self.games else 0.0


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a rate, after Wilson: sound for few games and near 0 and 1."""
    rate = wins / games
    spread = Z_95 * sqrt(rate * (1 - rate) / games + Z_95**2 / (4 * games**2))
    middle = rate + Z_95**2 / (2 * games)
    scale = 1 + Z_95**2 / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)
