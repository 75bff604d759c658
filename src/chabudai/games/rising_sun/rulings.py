"""The options of a table and the rulings that depend on them."""

from typing import Final

from mypy_extensions import i64

OFF: Final = 0  # how deals are made: R-29.N.1
WINDOWS: Final = 1
FREELY: Final = 2


class Rules:
    """The options and what depends on them, read once."""

    def __init__(self, options: dict[str, bool | str]) -> None:
        self.talk: i64 = ["off", "windows", "free"].index(str(options["negotiation"]))
        self.fixed_shrines = options["shrines"] == "beginner"
        self.souls_need_battle = options["oni_of_souls_requires_battle"] is True
        self.lone_is_lowest = options["lone_player_counts_as_lowest_honor"] is True
        self.ninja_hits_own = options["ninja_may_target_own_bushi"] is True
        self.merchant_per_player = options["merchant_pays_per_richer_player"] is True
        self.koi_gains = options["koi_conversion_triggers_merchant"] is True
        self.tolls_strongholds = options["serpent_tolls_turtle_strongholds"] is True
        self.tolls_dragonfly = options["serpent_tolls_dragonfly"] is True
        self.one_left_over_each = options["reparation_remainder_max_one_each"] is True
        self.new_stronghold_moves = options["new_stronghold_moves_same_marshal"] is True
        self.asks_for_order = options["simultaneous_order"] == "ask_highest_honor"
        self.gift_needs_answer = options["gift_needs_acceptance"] is True
