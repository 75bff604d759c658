"""S-11: the tower. Luck is drawn in parts of SCALE, the same whole numbers on every platform. Chances that the box
names are whole parts; that of S-11.2 for a held cube, which is a power, is drawn to the nearest part."""

from typing import Any, Final

from mypy_extensions import i64

from chabudai.core.rng import Generator
from chabudai.games.shogun.components import ALL_ARMIES, ALL_FARMERS, DATA, MOST_SEATS

TOWER: Final[dict[str, Any]] = DATA["tower"]
MODELS: Final = [TOWER["model"], *TOWER["preset"]]
SCALE: Final = 60_000
MOST_CUBES: Final = MOST_SEATS * ALL_ARMIES + ALL_FARMERS


def parts(chance: float) -> int:
    return round(chance * SCALE)


class Tower:
    """One model of the tower: how likely a cube stays, and how likely a held one comes loose."""

    def __init__(self, name: str) -> None:
        row: dict[str, Any] = TOWER["preset"].get(name, TOWER)
        self.has_floors: bool = row["model"] == "floors"
        self.stays: i64 = parts(row["retain_per_floor"] if self.has_floors else row["retain"])
        self.stays_at_first: i64 = parts(row.get("retain_initial", float(self.stays) / SCALE))
        self.knock: i64 = parts(row.get("knock", 0.0))
        # by the number of cubes thrown: the chance that a held one falls out (S-11.2), and in parts
        self.held_out: list[float] = [fallen(row, thrown) for thrown in range(MOST_CUBES + 1)]
        self.falls: list[int] = [parts(chance) for chance in self.held_out]


def fallen(row: dict[str, Any], thrown: int) -> float:
    if "held_out" in row:
        return float(row["held_out"])
    kept = 1.0
    for _ in range(thrown):
        kept *= 1.0 - row["knock"]
    return 1.0 - kept


TOWERS: Final[dict[str, Tower]] = {name: Tower(name) for name in MODELS}


def throw(
    tower: Tower, held: list[int], upper: list[int], thrown: list[int], first: bool, luck: Generator
) -> list[int]:
    """S-11.1: throw cubes in; `held` and, of a tower with floors, `upper` become what is inside afterwards.
    Returns what falls out. All of them are counts by colour, seats then farmers."""
    if tower.has_floors:
        return throw_over_floors(tower, held, upper, thrown, luck)
    falls: i64 = tower.falls[sum(thrown)]
    stays = tower.stays_at_first if first else tower.stays
    out: list[int] = []
    for colour in range(len(held)):
        fallen = thrown[colour] - happens(thrown[colour], stays, luck) + happens(held[colour], falls, luck)
        held[colour] += thrown[colour] - int(fallen)
        out.append(int(fallen))
    return out


def happens(cubes: i64, chance: i64, luck: Generator) -> i64:
    """Of so many cubes, to how many it happens."""
    times: i64 = 0
    cube: i64 = 0
    while cube < cubes:
        if luck.below(SCALE) < chance:
            times += 1
        cube += 1
    return times


def throw_over_floors(
    tower: Tower, held: list[int], upper: list[int], thrown: list[int], luck: Generator
) -> list[int]:
    """S-11.8: one cube after the other over the upper floor, then whatever left it over the lower one."""
    lower = [held[colour] - upper[colour] for colour in range(len(held))]
    cubes = [colour for colour in range(len(thrown)) for _ in range(thrown[colour])]
    luck.shuffle(cubes)
    fallen = fall_over(tower, lower, fall_over(tower, upper, cubes, luck), luck)
    out = [0] * len(held)
    for colour in fallen:
        out[colour] += 1
    for colour in range(len(held)):
        held[colour] = upper[colour] + lower[colour]
    return out


def fall_over(tower: Tower, floor: list[int], cubes: list[int], luck: Generator) -> list[int]:
    """Each cube first knocks held ones loose, then stops or passes; those that leave, in that order. Which of those
    that come loose at once is first is drawn: colours are treated alike (S-11.1)."""
    left: list[int] = []
    for cube in cubes:
        loose: list[int] = []
        for colour in range(len(floor)):
            fallen = happens(floor[colour], tower.knock, luck)
            floor[colour] -= int(fallen)
            loose += [colour] * int(fallen)
        luck.shuffle(loose)
        left += loose
        if luck.below(SCALE) < tower.stays:
            floor[cube] += 1
        else:
            left.append(cube)
    return left
