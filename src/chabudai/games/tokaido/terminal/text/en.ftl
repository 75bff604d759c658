# Tokaido in the terminal.

terminal-narrow-village = Vill
terminal-narrow-temple = Temp
terminal-narrow-encounter = Enc
terminal-narrow-paddy = Pad
terminal-narrow-mountain = Mtn
terminal-narrow-sea = Sea
terminal-narrow-hot-spring = Spr
terminal-narrow-farm = Farm
terminal-narrow-inn = INN
terminal-wide-village = Village
terminal-wide-temple = Temple
terminal-wide-encounter = Encount
terminal-wide-paddy = Paddy
terminal-wide-mountain = Mount
terminal-wide-sea = Sea
terminal-wide-hot-spring = Spring
terminal-wide-farm = Farm
terminal-wide-inn = INN
terminal-legend = Road: { $free } free place, A–E traveller, [3] choice 3, { $barred } not allowed.
terminal-column-player = Player
terminal-column-traveler = Traveller
terminal-column-coins = Coin
terminal-column-points = Pts
terminal-column-bowl = Temp
terminal-column-paddy = Pad
terminal-column-mountain = Mtn
terminal-column-sea = Sea
terminal-column-souvenirs = Souv
terminal-column-meals = Meal
terminal-column-hot-springs = Spr
terminal-column-encounters = Enc
terminal-column-achievements = Ach
terminal-row-coins = coins
terminal-row-points = points
terminal-row-bowl = temple bowl
terminal-row-panoramas = panoramas
terminal-row-souvenirs = souvenir sets
terminal-row-meals = meals
terminal-row-hot-springs = hot springs
terminal-row-encounters = encounters
terminal-row-achievements = achievements
terminal-neutral = Neutral
terminal-tiles = Your tiles: { $tiles }. The others see only whether you have chosen.
terminal-tiles-others = Everyone holds two traveller tiles, face down to the others.
terminal-drawn = You drew { $cards }. The others see only that you drew two cards.
terminal-revealed = On sale, with price: { $cards }.
terminal-offer = Meals on offer, with price: { $meals }. Travellers still on the road see only how many there are.
terminal-offer-hidden =
    { $count ->
        [one] { $count } meal is on offer; only those at the inn know which.
       *[other] { $count } meals are on offer; only those at the inn know which.
    }
terminal-free = Free for you: { $meal }. The others do not see which meal it is.
