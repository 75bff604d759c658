# The White Castle in the terminal.

terminal-order = Order
terminal-hand = In hand
terminal-then = then
terminal-track = Season
terminal-colour-orange = ora
terminal-colour-black = bla
terminal-colour-white = whi
terminal-bridge-orange = Orange bridge
terminal-bridge-black = Black bridge
terminal-bridge-white = White bridge
terminal-position-left = left
terminal-position-middle = middle
terminal-position-right = right
terminal-garden-stone = stone: { $price }, { $points }
terminal-garden-plant = plant: { $price }, { $points }
terminal-stewards-left = Stewards, left
terminal-stewards-middle = Stewards, middle
terminal-stewards-right = Stewards, right
terminal-diplomats-left = Diplomats, left
terminal-diplomats-right = Diplomats, right
terminal-daimyo = Daimyo
terminal-gate = Gate
terminal-decks = Cards left: stewards { $stewards }, diplomats { $diplomats }
terminal-outside-left = Outside, left
terminal-outside-right = Outside, right
terminal-well = Well
terminal-yard = Yard, { $price }
terminal-row-courtiers = Your courtiers’ row
terminal-row-gardeners = Your gardeners’ row
terminal-row-warriors = Your warriors’ row
terminal-value = value { $value }
terminal-worth = { $points } each
terminal-card = card
terminal-lantern = lantern
terminal-effect-gain-food = { $n } food
terminal-effect-gain-iron = { $n } iron
terminal-effect-gain-pearl =
    { $n ->
        [one] { $n } pearl
       *[other] { $n } pearls
    }
terminal-effect-gain-coin =
    { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
terminal-effect-gain-seal =
    { $n ->
        [one] { $n } seal
       *[other] { $n } seals
    }
terminal-effect-gain-point =
    { $n ->
        [one] { $n } pt
       *[other] { $n } pts
    }
terminal-effect-gain-any = { $n } any
terminal-effect-influence = { $n } influence
terminal-effect-lantern = lantern
terminal-effect-well = well
terminal-effect-courtiers = courtiers
terminal-effect-gardeners = gardeners
terminal-effect-warriors = warriors
terminal-effect-domain = own row
terminal-effect-castle-tile-orange = castle: ora
terminal-effect-castle-tile-black = castle: bla
terminal-effect-castle-tile-white = castle: whi
terminal-effect-castle-tile-any = castle: any
terminal-effect-castle-light = castle: light
terminal-effect-one-main-action = main action
terminal-effect-decree-coin = coin decree
terminal-effect-decree-seal = seal decree
terminal-effect-decree-point = point decree
terminal-column-player = Clan
terminal-column-points = Pts
terminal-column-forecast = End
terminal-column-food = Food
terminal-column-iron = Iron
terminal-column-pearl = Pearl
terminal-column-coin = Coin
terminal-column-seal = Seal
terminal-column-influence = Season
terminal-column-home = Home
terminal-visit-deck =
    { $cards ->
        [one] { $level }, { $cards } card in the deck.
       *[other] { $level }, { $cards } cards in the deck.
    }
terminal-visit-top = On top: { $bridge }, { $position } → { $place }.
terminal-visit-row = Turned over: { $acts }.
terminal-act-gate = gate
terminal-act-climb = climb { $n }
terminal-act-warrior = warrior, { $n } iron
terminal-act-gardener-stone = stone garden
terminal-act-gardener-plant = plant garden
terminal-act-gardener-either = any garden
terminal-act-influence = { $n } influence
terminal-act-coins =
    { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
terminal-act-points =
    { $n ->
        [one] { $n } pt
       *[other] { $n } pts
    }
terminal-detail-points = points
terminal-detail-forecast = if it ended now
terminal-detail-goods = goods
terminal-detail-influence = season track
terminal-detail-home = at home
terminal-detail-courtiers = courtiers
terminal-detail-gardeners = gardeners
terminal-detail-warriors = warriors
terminal-detail-row-courtiers = courtiers’ row
terminal-detail-row-gardeners = gardeners’ row
terminal-detail-row-warriors = warriors’ row
terminal-detail-card = action card
terminal-detail-lantern = lantern
terminal-legend-board = Letters are clans; [3] is the choice that leads there, { $barred } is not allowed, { $free } is free. { $colours }.
terminal-legend-places = On a bridge ‹2› is a die that can be taken, { $lantern } the lantern end. After the printed value come the dice there, the topmost last. An action follows the colour of its tile; courtiers, gardeners and warriors have a dark background, the others a light one. “castle: light” is one light-background action of the castle, “castle: ora” one beside an orange tile. A garden or a yard shows its price and its points; the points of a yard count for each warrior and each courtier inside.
terminal-legend-clans = On the season track the topmost clan is named first, and |2 is a barrier that costs 2 seals; the seasons are worth 0, 3, 6 and 10 to 15 points. “End” is the score if the game ended now; “Home” counts courtiers/gardeners/warriors.
