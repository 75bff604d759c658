"""S-11.8: what falls out of a tower with two floors, while nobody knows on which of them a held cube lies.

Cubes are not independent there: how many pass the upper floor decides what happens on the lower one. But they are
alike: of all cubes thrown, and of all held, any may be those that fall out. So it is enough to know how likely
so many thrown and so many held ones do; which colours they have is a draw from a bag.

A held cube lies on either floor with even chances: as many come to rest on the one as on the other, whatever was
thrown before. Cubes reach the lower floor as they left the upper one; that held ones are then ahead of thrown ones
by half a place on average is left out, and moves no chance by a thousandth.
"""

from typing import Final

from mypy_extensions import i64

from chabudai.games.shogun.tower import MOST_CUBES, SCALE, Tower

NEGLIGIBLE: Final = 1e-8


def pascal(rows: int) -> list[list[float]]:
    found = [[1.0]]
    for _ in range(rows):
        last = found[-1]
        found.append([1.0, *[last[place] + last[place + 1] for place in range(len(last) - 1)], 1.0])
    return found


WAYS: Final = pascal(MOST_CUBES)  # to choose so many out of so many


def binomial(cubes: i64, chance: float) -> list[float]:
    """How likely it is that it happens to none, one, … of so many cubes."""
    found = [1.0]
    for _ in range(cubes):
        more = [0.0] * (len(found) + 1)
        for number, weight in enumerate(found):
            more[number] += weight * (1.0 - chance)
            more[number + 1] += weight * chance
        found = more
    return found


class Floors:
    """A tower that holds so many cubes, and so many thrown into it, of whatever colours."""

    def __init__(self, tower: Tower, thrown: i64, held: i64) -> None:
        self.thrown = thrown
        self.held = held
        self.knocked = 1.0 - float(tower.knock) / SCALE  # the chance to stay when one cube passes
        self.stopped = float(tower.stays) / SCALE
        self.staying: list[list[float]] = self.stay_of(thrown + held)
        # by the numbers of thrown and of held cubes: how likely just these fall out
        self.out: list[list[float]] = [[0.0] * int(held + 1) for _ in range(thrown + 1)]
        self.fill()

    def stay_of(self, most: i64) -> list[list[float]]:
        """By the number of cubes that come to an empty floor: how likely so many stay there. The last one stays if
        it stops; each one before must outlast those behind it."""
        found = [[1.0]]
        stays = self.stopped
        for _ in range(most):
            last = found[-1]
            more = [0.0] * (len(last) + 1)
            for number, weight in enumerate(last):
                more[number] += weight * (1.0 - stays)
                more[number + 1] += weight * stays
            while len(more) > 1 and more[-1] < NEGLIGIBLE * NEGLIGIBLE:
                more.pop()
            found.append(more)
            stays *= self.knocked
        return found

    def loose_after(self, passing: i64) -> float:
        """How likely so many that pass knock a held cube loose."""
        kept = 1.0
        for _ in range(passing):
            kept *= self.knocked
        return 1.0 - kept

    def fill(self) -> None:
        """Over all ways to pass the upper floor: thrown cubes that do not stay, held ones that come loose."""
        loose = self.loose_after(self.thrown) / 2.0
        coming_loose = binomial(self.held, loose)
        for stay, weight in enumerate(self.staying[self.thrown]):
            for came, as_well in enumerate(coming_loose):
                if weight * as_well > NEGLIGIBLE:
                    self.pass_lower(self.thrown - stay, came, loose, weight * as_well)

    def pass_lower(self, passed: i64, came: i64, loose: float, weight: float) -> None:
        """Thrown and held cubes reach the lower floor and knock loose what lies there."""
        lying = self.held - came  # on the lower floor with even chances before any came loose above
        falls = self.loose_after(passed + came) / 2.0 / (1.0 - loose)
        falling = binomial(lying, falls)
        for stay, likely in enumerate(self.staying[passed + came]):
            if weight * likely > NEGLIGIBLE:
                self.share_out(passed, came, stay, weight * likely, falling)

    def share_out(self, passed: i64, came: i64, stay: i64, weight: float, falling: list[float]) -> None:
        """Of those that stay there any may be held ones."""
        ways = WAYS[passed + came][stay]
        for own in range(max(0, stay - passed), min(stay, came) + 1):
            share = weight * WAYS[came][own] * WAYS[passed][stay - own] / ways
            row = self.out[passed - stay + own]
            for fallen, likely in enumerate(falling):
                row[came - own + fallen] += share * likely

    def per_draw(self, thrown: i64, held: i64) -> list[list[float]]:
        """For so many cubes of colours that count: how likely just certain ones of them fall out, by their numbers,
        whatever the other colours do."""
        others, other_held = self.thrown - thrown, self.held - held
        found = [[0.0] * int(held + 1) for _ in range(thrown + 1)]
        for one in range(thrown + 1):
            for two in range(held + 1):
                for more in range(others + 1):
                    ways = WAYS[others][more] / WAYS[self.thrown][one + more]
                    found[one][two] += ways * self.over_held(one + more, two, other_held)
        return found

    def over_held(self, thrown: i64, held: i64, others: i64) -> float:
        total = 0.0
        row = self.out[thrown]
        for more in range(others + 1):
            total += row[held + more] * WAYS[others][more] / WAYS[self.held][held + more]
        return total
