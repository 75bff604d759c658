# Winter in Rising Sun.

winter-title = Winter
winter-before = Before
winter-upgrades = Upgrades
winter-tokens = Tokens
winter-set = Provinces
winter-total = Points
winter-season = { $season }: { $count } tokens of { $each } points
winter-provinces =
    { $provinces ->
        [one] { $provinces } different
       *[other] { $provinces } different
    }
winter-ladder = What different provinces bring
winter-ladder-provinces = { $span } provinces
