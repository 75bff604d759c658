# Winter in Rising Sun.

winter-title = Winter
winter-before = Before
winter-upgrades = Upgrades
winter-tokens = Tokens
winter-set = Provinces
winter-total = Points
winter-season = { $season }: { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    }, { $each ->
        [one] { $each } point each
       *[other] { $each } points each
    }
winter-provinces =
    { $provinces ->
        [one] { $provinces } different
       *[other] { $provinces } different
    }
winter-ladder = What different provinces bring
winter-ladder-provinces = { $span } provinces
