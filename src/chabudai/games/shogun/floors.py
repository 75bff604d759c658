"""S-11.8: what falls out of a tower with two floors, while nobody knows on which of them a held cube lies.

What everybody knows of it is how many cubes of each colour are inside. Each of them then lies on either floor with
even chances: as many come to rest on the one as on the other. Who remembers all throws knows little more, for a
cube comes out of the one about as easily as out of the other.

Cubes are not independent: how many pass the upper floor decides what happens on the lower one. But they are
alike: of all cubes thrown, and of all held, any may be those that fall out. So it is enough to know how likely
so many thrown and so many held ones do; which colours they have is a draw from a bag.

Exact is, but for what is negligible and left out: how many thrown cubes stay above and how many held ones come
loose there; how many of those that reach the lower floor stay on it, for that depends on their number alone; what
lay on the lower floor; and the draw of colours.

Near exact is only which of those that stay below were thrown and which were held. They come as they left the
upper floor, held ones before most thrown ones, so that more come after them and knock them loose. How much less
likely they stay (`odds`) is worked out for each number of either sort, on average over the orders in which they
come; held ones count as independent of each other, which they are not quite. The law of what falls out is thereby
off by 3e-7 (one thrown into four held), 1.3e-5 (twelve into twelve) or 5.3e-5 (thirty into twenty), as total
variation from the exact one: no chance is wrong by a ten-thousandth before forty are thrown at once, and whole
percents are shown. That cubes lie on either floor with even chances is the coarser assumption.

The exact law is known: the throw told backwards, the last cube first (`test_shogun_floors`). How many come later is
then known, so that each cube stays by itself; who was knocked off the upper floor is left open until the cube that
came to lie there is reached. But this keeps four numbers at a time, in all ten thousand states for twelve cubes
into twelve and fourteen times as many for thirty into twenty: about ten thrown cubes are told in the five
milliseconds that chances may take.
"""

from typing import Final

from mypy_extensions import i64

from chabudai.games.shogun.tower import MOST_CUBES, SCALE, Tower

NEGLIGIBLE: Final = 1e-7


def pascal(rows: int) -> list[list[float]]:
    found = [[1.0]]
    for _ in range(rows):
        last = found[-1]
        found.append([1.0, *[last[place] + last[place + 1] for place in range(len(last) - 1)], 1.0])
    return found


WAYS: Final = pascal(MOST_CUBES)  # to choose so many out of so many


def binomial(cubes: i64, chance: float) -> list[float]:
    """How likely it is that it happens to none, one, … of so many cubes."""
    happens, not_so = powers(chance, cubes), powers(1.0 - chance, cubes)
    return [WAYS[cubes][number] * happens[number] * not_so[cubes - number] for number in range(cubes + 1)]


def powers(base: float, most: i64) -> list[float]:
    found = [1.0]
    for _ in range(most):
        found.append(found[-1] * base)
    return found


def thinned(numbers: list[float], kept: float, other: float) -> list[float]:
    """So many cubes with such chances: each is kept, or weighs something else."""
    kept_of, other_of = powers(kept, len(numbers)), powers(other, len(numbers))
    found = [0.0] * len(numbers)
    for number, weight in enumerate(numbers):
        for still in range(number + 1):
            found[still] += weight * WAYS[number][still] * kept_of[still] * other_of[number - still]
    return found


def without_tail(numbers: list[float], weight: float) -> list[float]:
    """So many cubes with such chances, as far as they are worth counting."""
    last = len(numbers) - 1
    while last > 0 and numbers[last] * weight < NEGLIGIBLE:
        last -= 1
    return numbers[: last + 1]


def add_out(out: list[float], staying: list[float], falling: list[float], came: i64) -> None:
    """Add how likely so many held cubes fall out: those that came and did not stay, and those that lay there."""
    for number in range(came + len(falling)):
        total = 0.0
        first = max(0, came - number)
        for own in range(first, min(len(staying), first + len(falling) - max(0, number - came))):
            total += staying[own] * falling[number - came + own]
        out[number] += total


class Floors:
    """A tower that holds so many cubes, and so many thrown into it, of whatever colours."""

    def __init__(self, tower: Tower, thrown: i64, held: i64) -> None:
        self.thrown = thrown
        self.held = held
        self.knock = float(tower.knock) / SCALE
        self.stopped = float(tower.stays) / SCALE
        self.kept: list[float] = powers(1.0 - self.knock, thrown + held)  # the chance to stay when so many pass
        self.staying: list[list[float]] = self.stay_of(thrown + held)
        self.behind: list[list[float]] = self.thrown_behind()
        self.held_behind: list[list[float]] = self.others_behind()
        # by the numbers of thrown and of held cubes: how likely just these fall out
        self.out: list[list[float]] = [[0.0] * int(held + 1) for _ in range(thrown + 1)]
        self.fill()

    def stay_of(self, most: i64) -> list[list[float]]:
        """By the number of cubes that come to an empty floor: how likely so many stay there. The last one stays if
        it stops; each one before must outlast those behind it."""
        found = [[1.0]]
        for cubes in range(most):
            last = found[-1]
            stays = self.stopped * self.kept[cubes]
            more = [0.0] * (len(last) + 1)
            for number, weight in enumerate(last):
                more[number] += weight * (1.0 - stays)
                more[number + 1] += weight * stays
            while len(more) > 1 and more[-1] < NEGLIGIBLE * NEGLIGIBLE:
                more.pop()
            found.append(more)
        return found

    def fill(self) -> None:
        """Over all ways to pass the upper floor: thrown cubes that do not stay, held ones that come loose."""
        loose = (1.0 - self.kept[self.thrown]) / 2.0
        coming_loose = binomial(self.held, loose)
        for stay, weight in enumerate(self.staying[self.thrown]):
            for came, as_well in enumerate(coming_loose):
                if weight * as_well > NEGLIGIBLE:
                    self.pass_lower(self.thrown - stay, came, loose, weight * as_well)
        counted = sum([sum(row) for row in self.out])
        self.out = [[likely / counted for likely in row] for row in self.out]  # what was negligible is left out

    def pass_lower(self, passed: i64, came: i64, loose: float, weight: float) -> None:
        """Thrown and held cubes reach the lower floor and knock loose what lies there."""
        lying = self.held - came  # on the lower floor with even chances before any came loose above
        falls = (1.0 - self.kept[passed + came]) / 2.0 / (1.0 - loose)
        falling = without_tail(binomial(lying, falls), weight)
        for thrown, by_held in enumerate(self.staying_below(passed, came, weight)):
            add_out(self.out[passed - thrown], by_held, falling, came)

    def staying_below(self, passed: i64, came: i64, weight: float) -> list[list[float]]:
        """By the numbers of thrown and of held cubes: how likely so many stay there, held ones by their odds."""
        odds = powers(self.odds(passed, came), came)
        likely = without_tail(self.staying[passed + came], weight)
        found: list[list[float]] = [[] for _ in range(min(passed, len(likely) - 1) + 1)]
        for stay in range(len(likely)):
            fewest, most = max(0, stay - passed), min(stay, came)
            ways = 0.0
            for own in range(fewest, most + 1):
                ways += WAYS[came][own] * WAYS[passed][stay - own] * odds[own]
            share = weight * likely[stay] / ways
            for own in range(fewest, most + 1):
                found[stay - own].append(WAYS[came][own] * WAYS[passed][stay - own] * odds[own] * share)
        return found

    # --- in which order they reach the lower floor ------------------------------------------------------------

    def odds(self, passed: i64, came: i64) -> float:
        """To stay there, of a held cube against a thrown one, when so many of either come."""
        if passed == 0 or came == 0:
            return 1.0
        held = self.stopped * self.outlasting(self.thrown - passed, came)
        everybody = 0.0
        for after in range(passed + came):
            everybody += self.stopped * self.kept[after]
        thrown = (everybody - float(came) * held) / float(passed)
        return held / (1.0 - held) / (thrown / (1.0 - thrown))

    def outlasting(self, above: i64, came: i64) -> float:
        """How likely a held cube that stops there outlasts those behind it, if so many thrown ones stay above."""
        total = 0.0
        for step, likely in enumerate(self.held_behind[came - 1]):
            total += likely * self.behind[step][above]
        return total / self.staying[self.thrown][above]

    def others_behind(self) -> list[list[float]]:
        """By how many other held cubes come, and by the thrown cube that knocks one loose: how likely it is that
        one, and that none of the others knocks it down once more."""
        some = 1.0 - self.kept[self.thrown]
        found = [[self.knock * self.kept[step] / some for step in range(self.thrown)]]
        for _ in range(self.held):
            row: list[float] = []
            for step in range(self.thrown):
                before = (1.0 - self.kept[step]) / some + found[0][step] / 2.0
                row.append(found[-1][step] * (1.0 - self.knock * (1.0 - before)))
            found.append(row)
        return found

    def thrown_behind(self) -> list[list[float]]:
        """By the thrown cube that knocks a held one loose, and by how many thrown ones stay above in the end: how
        likely that is, and that none behind knocks the held one down once more."""
        found: list[list[float]] = []
        stay = 1.0 - self.knock
        for step in range(self.thrown):
            coming = self.thrown - step
            outlast = self.kept[coming]
            leave = (
                self.knock / 2.0 + (1.0 - outlast - self.knock / 2.0) * stay
            )  # half of those beside it are ahead
            lying = thinned(self.staying[step], outlast, leave)
            row = [0.0] * len(self.staying[self.thrown])
            for number, weight in enumerate(lying):
                for more, as_well in enumerate(self.staying[coming]):
                    if number + more < len(row):
                        row[number + more] += weight * as_well * self.kept[coming - more]
            found.append(row)
        return found

    # --- colours ----------------------------------------------------------------------------------------------

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
