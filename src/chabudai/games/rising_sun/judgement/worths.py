"""What things that can be had are worth in points, whoever has them. Opinions, not rules."""

from typing import Final

COIN: Final = 0.4  # while there is something to spend it on
COIN_AT_WAR: Final = 0.15
RONIN: Final = 0.3
RANK: Final = 0.6  # a step of honor: all ties go by it
STRONGHOLD: Final = 0.7  # for each season left
SITE: Final = 0.2  # and for another province to summon in
FIGURE: Final = 0.25  # on the map
ALLIANCE_WORTH: Final = 1.5
NEW_PROVINCE: Final = 2.5  # towards the set bonus
