# What the board of Tokaido says. Names of stations, cards and travellers stand with the rules.

## On a player's panel

board-good-coins = coins
board-good-souvenirs = souvenirs
board-good-meals = meals
board-good-bowl = coins donated

## Headings over the choices

board-heading-choose-traveler = Your traveller
board-heading-move = Walk to
board-heading-move-neutral = Where does the neutral traveller go?
board-heading-buy = What do you buy?
board-heading-donate = Your donation
board-heading-keep = Which one do you keep?
board-heading-hiroshige = Which panorama grows?
board-heading-other-panorama = Another panorama
board-heading-meal = Your meal
board-heading-remove-meal = Which meal is removed?
board-heading-over = The end of the road

## Kinds of station without their number

board-kind-paddy = the paddy view
    .to = to the paddy view
board-kind-mountain = the mountain view
    .to = to the mountain view
board-kind-sea = the sea view
    .to = to the sea view
board-kind-village = the village
    .to = to the village
board-kind-temple = the temple
    .to = to the temple
board-kind-encounter = the encounter
    .to = to the encounter
board-kind-hot-spring = the hot spring
    .to = to the hot spring
board-kind-farm = the farm
    .to = to the farm

## Beside a choice

board-stops =
    { $stops ->
        [one] { $stops } station
       *[other] { $stops } stations
    }
board-free = free
board-detail-panorama =
    { $beside ->
        [1] section { $section }, { phrase-section-points }; beside { $name }
       *[other] section { $section }, { phrase-section-points }
    }
board-detail-hot-spring =
    { $beside ->
        [1] { $least } or { phrase-points } by card; beside { $name }
       *[other] { $least } or { phrase-points } by card
    }
board-detail-farm =
    { $beside ->
        [1] { phrase-coins }; beside { $name }
       *[other] { phrase-coins }
    }
board-detail-temple =
    { $beside ->
        [1] a donation of { $least } to { phrase-coins }; beside { $name }
       *[other] a donation of { $least } to { phrase-coins }
    }
board-detail-village =
    { $beside ->
        [1] { board-on-sale }; beside { $name }
       *[other] { board-on-sale }
    }
board-on-sale =
    { $souvenirs ->
        [0] no souvenirs are left
        [one] the last souvenir on sale
       *[other] { $souvenirs } souvenirs on sale
    }
board-detail-encounter =
    { $beside ->
        [1] an encounter card; beside { $name }
       *[other] an encounter card
    }
board-detail-inn =
    { $place ->
        [1] first to choose a meal
        [2] second to choose a meal
        [3] third to choose a meal
        [4] fourth to choose a meal
       *[other] last to choose a meal
    }
board-detail-send = nothing happens there
board-detail-send-temple = it donates 1 coin
board-detail-send-inn = one meal is removed
board-brings-after = then you have { $goods }
board-brings-and-after = { $what }; then you have { $goods }

## The button that confirms

board-walk = Walk { $place-to }
board-send = Send it { $place-to }
board-eat =
    { $coins ->
        [0] Eat { $meal } for free
       *[other] Eat { $meal } for { phrase-coins }
    }
board-eat-free = Eat { $meal } for free
board-buy =
    { $souvenirs-count ->
        [1] Buy it for { phrase-coins }, { board-gain }
        [2] Buy both for { phrase-coins }, { board-gain }
       *[other] Buy all three for { phrase-coins }, { board-gain }
    }
board-buy-sum = { $souvenirs }: { phrase-coins }, { phrase-points }
board-buy-left =
    { $back ->
        [0] { board-left }
        [one] { board-left } The other card goes under the deck.
       *[other] { board-left } The other cards go under the deck.
    }
board-left = Then you have { phrase-coins } left.
board-donate = Donate { phrase-coins }
board-play-as = Travel as { $traveler }
board-keep = Keep { $encounter }
board-admire = Take section { $section } of { $panorama-gen }
board-remove = Remove { $meal }

## The road

board-road = The road from Kyoto to Edo
board-road-back = The road from Edo to Kyoto
board-target =
    { $stops ->
        [one] { $station }, { $stops } station ahead
       *[other] { $station }, { $stops } stations ahead
    }
board-target-more = { $target }; { $detail }
board-target-barred = { $target }; not now: { $reason }
board-stands =
    { $you ->
        [yes] You stand { $station-in }.
       *[no] { $name } stands { $station-in }.
    }
board-show-cards = Back to the cards

## What things are

board-explain-coins = { $least } to { phrase-coins }
board-explain-here = here: { $who }
board-explain-held = held by { $who }
board-explain-played =
    { $you ->
        [yes] { $role }; your traveller
       *[no] { $role }; played by { $name }
    }
board-explain-sets = Each set takes one of every category: its cards bring { $ranks } points, in the order you get them. A second card of a category begins the next set.
board-explain-village-costs = You need at least { phrase-coins } to stop here.
board-explain-village-does = { $souvenirs } souvenirs are turned face up. Buy any of them, or none; the rest go under the deck.
board-explain-farm-does = You gain { phrase-coins }.
board-explain-spring-does = You draw a hot spring card and keep it.
board-explain-spring-scores = { $least } or { phrase-points } at once, as printed on the card.
board-explain-bather = At the end the player with the most hot spring cards gains { phrase-points }.
board-explain-temple-costs = into your bowl; at least one, so you need a coin to stop here.
board-explain-temple-scores = 1 point at once for every coin.
board-explain-temple-end = At the end the fullest bowls bring { $ranks } points, every other donor { $points }.
board-explain-encounter-does = You draw the top card; it takes effect at once, and you keep it.
board-explain-chatterbox = At the end the player with the most encounters gains { phrase-points }.
board-explain-start = The journey begins here. No meals are served.
board-explain-inn-costs = for a meal, at most one. You may go without.
board-explain-inn-does = Everyone stops here. The first to arrive draws the meals; each guest looks at the meals that are left, unseen by the others.
board-explain-inn-when = The journey goes on when everyone has arrived. The last to arrive leaves first.
board-explain-meal-scores = { phrase-points } for a meal. Nobody eats the same dish twice.
board-explain-gourmet = At the end the highest sum of printed prices gains { phrase-points }.
board-explain-collector = At the end the player with the most souvenirs gains { phrase-points }.
board-explain-panorama-does = You take the next section of your panorama.
board-explain-panorama-scores = Every section is worth its number, from 1 to { $sections }.
board-explain-panorama-first = The first to complete it also gains { phrase-points }.
board-explain-panorama-once = Once you complete it you can no longer stop at its views.
board-explain-panorama-held =
    { $you ->
        [yes] you were the first to complete it
       *[no] { $name } was the first to complete it
    }
board-explain-panorama-farthest = farthest: { $who }, { $have } of { $count }
board-explain-guide = If you have completed it, you may take a section of another panorama instead.
board-explain-achievement-panorama = At once, for the first player who completes the panorama, by whatever means.
board-explain-achievement-gourmet = At the end, for the highest sum of printed meal prices.
board-explain-achievement-bather = At the end, for the most hot spring cards.
board-explain-achievement-chatterbox = At the end, for the most encounter cards.
board-explain-achievement-collector = At the end, for the most souvenirs.
board-explain-tied = Everyone who is tied gets it.
board-explain-starts = Starts with { phrase-coins }.
board-label-traveler = { $thing } ({ $thing-role })
board-explain-coins-do = They buy souvenirs in villages and meals in inns, and you donate them in temples. Without a coin you may stop neither in a village nor in a temple.
board-explain-coins-score = Coins left in your purse score nothing.
board-explain-order-title = Who moves
board-explain-order-now = from behind: { $who }
board-explain-order = The traveller farthest behind moves, even several times in a row.
board-explain-order-place = Two travellers on the same station: the one farther from the road counts as behind.
board-explain-you-coins = You have { phrase-coins }.
board-explain-you-souvenir = It would bring you { phrase-points } now; you have { phrase-coins }.
board-explain-you-panorama = You have { $have } of { $count } sections.
board-explain-you-walk =
    { $next-you ->
        [yes] You: { board-stops } ahead; { $what }. Then you move again.
       *[no] You: { board-stops } ahead; { $what }. Then { $next } moves.
    }

## Rooms

board-name = { $name }
board-gloss = { $thing-gloss }
board-role = { $thing-role }
board-secret = hidden from the table
board-others-see = What the others see now
board-backs =
    { $cards ->
        [one] { $cards } card, face down
       *[other] { $cards } cards, face down
    }
board-gain =
    { $points ->
        [one] +{ $points } point
       *[other] +{ $points } points
    }
board-plus = +{ $points }
board-ready = ready
board-choosing = choosing

board-inn-yours =
    { $meals ->
        [one] { $meals } dish, shown to you alone
       *[other] { $meals } dishes, shown to you alone
    }
board-inn-remove = Which meal does the neutral traveller remove?
board-inn-theirs =
    { $you ->
        [yes] You choose a meal
       *[no] { $name } chooses a meal
    }
board-inn-left =
    { $meals ->
        [one] { $meals } meal is left, face down
       *[other] { $meals } meals are left, face down
    }
board-inn-known = You have seen them: { $meals }
board-card-meal = Meal
board-card-meals = Meal × { $copies }
board-card-free = Free
board-arrivals = Order of arrival: the last to arrive leaves first
board-arrived =
    { $you ->
        [yes] you
       *[no] { $name }
    }
board-arrived-chooses =
    { $you ->
        [yes] you choose
       *[no] { $name } chooses
    }
board-on-the-road = still on the road

board-village-yours =
    { $souvenirs ->
        [one] The last souvenir, face up
        [2] Two souvenirs, face up
       *[other] Three souvenirs, face up
    }
board-village-theirs =
    { $you ->
        [yes] You look at the souvenirs
       *[no] { $name } looks at the souvenirs
    }
board-village-hint = You have { phrase-coins }. Choose the cards you want.
board-word = { $word }
board-ware = { $thing-gloss }, { $category }
board-dish = { $thing-gloss }, { phrase-points }
board-short =
    { $others ->
        [0] { phrase-coins }, you have { $have }
        [1] with the other: { phrase-coins }, you have { $have }
       *[other] with both: { phrase-coins }, you have { $have }
    }
board-short-by = { phrase-coins } short
board-sum-price = price
board-sum-points = points
board-sum-purse = { phrase-coins } of your { $have }
board-sets =
    { $you ->
        [yes] Your sets
       *[no] { $name }’s sets
    }
board-sets-after =
    { $you ->
        [yes] Your sets after the purchase
       *[no] { $name }’s sets after the purchase
    }
board-set =
    { $number ->
        [1] First set
        [2] Second set
        [3] Third set
       *[other] Set { $number }
    }
board-set-free = free

board-temple-yours =
    { $coins ->
        [one] A donation to the temple: you have { $coins } coin
       *[other] A donation to the temple: you have { $coins } coins
    }
board-temple-theirs =
    { $you ->
        [yes] You choose your donation to the temple
       *[no] { $name } chooses a donation to the temple
    }
board-card-gift = Donation
board-gifts-now = In the bowls now, and what it would bring

board-tiles-yours = Keep one of the two travellers
board-tiles-picked = You have chosen; others have not yet
board-tiles-watch = Everyone chooses a traveller
board-tiles-yours-now = Your traveller, unless you change it
board-tiles-others-see = What the others see of them
board-tiles-ready = Who has chosen

board-keep-yours = Two encounters: one stays with you
board-keep-theirs =
    { $you ->
        [yes] You choose between two encounters
       *[no] { $name } chooses between two encounters
    }
board-keep-unseen = Two cards, unseen by the others
board-card-encounters = Encounter × { $copies }

board-views-yours = Which panorama grows?
board-views-theirs =
    { $you ->
        [yes] You choose a panorama
       *[no] { $name } chooses a panorama
    }
board-of = { $have } of { $count }
board-section = section { $section }

## The collection

board-panoramas = Panoramas
board-panorama = { $panorama }: { $have } of { $count } sections
board-souvenirs = Souvenirs
board-souvenirs-first = Souvenirs: next { $next }
board-souvenirs-next = Souvenirs: { $scored }, next { $next }
board-kept = Kept
board-kept-baths = Hot springs
board-kept-meals = Meals
board-kept-encounters = Encounters
board-kept-achievements = Achievements
board-none-yet = none yet
board-holdings-stands = station

## Beside the road

board-gifts = Donations: { $ranks } and { $other } points
board-achievements = Achievements, { phrase-points } each
board-open = nobody
board-neutral = The neutral traveller
board-neutral-help = It is of plain wood and belongs to nobody. When it is farthest behind, the player farthest ahead moves it. At a temple it donates 1 coin; at an inn it removes one meal.

## What the others did meanwhile, after their name

board-since-moves = goes { $station-to }
board-since-meets = meets the { $encounter-gloss }
board-since-donates = donates { phrase-coins }
board-since-buys = buys a souvenir ({ $souvenir-gloss })
board-since-gets-souvenir = is given a souvenir ({ $souvenir-gloss })
board-since-buys-nothing = buys nothing
board-since-eats = eats { $meal-gloss }
board-since-eats-nothing = eats nothing
board-since-meal-removed = removes a meal
board-since-takes-section = section { $section } of { $panorama-gen }
board-since-achieves = achievement { $achievement }

## On the page of the rules: the aim, a turn in pictures, and what the pictures show to those who do not see them

board-aim = Everyone walks the same road from Kyoto to Edo. On the way you look at panoramas, bathe, buy souvenirs, meet people, eat well and donate to the temple. Most points in Edo wins.
board-icon-points = points
board-turn-behind = The traveller farthest behind moves. You may go to any free station ahead, as far as the next inn.
board-shows-behind = A stretch of road with three travellers. The one farthest behind has the marker of the turn; the free stations ahead are stitched around.
board-turn-walks = You never go back: a station you pass is gone. A long step takes you to the better station, but then the others move, perhaps more than once.
board-shows-walks = A brush stroke leads from the station the traveller left past three others to the village. The marker is now with the traveller farthest behind.
board-turn-gives = The station gives you something at once: souvenirs for coins, a section of a panorama, coins, points, a place among the donors, an encounter.
board-shows-gives = Six stations and what they give: village, a souvenir; mountain view, two sections of a panorama; farm, three coins; hot spring, two or three points; temple, a bowl with coins; encounter, two people.
board-turn-rests = Everyone stops at every inn, may buy one meal, which scores 6 points, and waits for the others. The last to arrive leaves first.
board-shows-rests = An inn in a bend of the road. Three travellers stand there in the order of their arrival; the last has the marker of the turn.
board-drawn-start = At the start the traveller in the place farthest from the road moves first.
board-shows-start = The house of Kyoto with four travellers on its numbered places; the fourth has the marker of the turn.
board-drawn-double = A double station: the traveller farther from the road counts as behind and moves first.
board-shows-double = Two travellers at a sea view, one on the road, one on the place beside it; that one has the marker of the turn.
board-drawn-farm = The farm: 3 coins from the supply.
board-shows-farm = The sign of a farm, and beside it the number three and a coin.
board-drawn-village = The village: three souvenirs to buy from. Different categories make a set.
board-shows-village = The sign of a village, and beside it a spinning top, sake and a jacket.
board-drawn-panorama = Panoramas of 3, 4 and 5 sections; each section scores its number.
board-shows-panorama = The rice paddies complete with three sections, the mountain with two of four, the sea with one of five.
board-drawn-spring = The hot spring: a card worth 2 or 3 points.
board-shows-spring = The sign of a hot spring, and beside it the numbers two and three with the sign of points.
board-drawn-temple = The temple: 1 to 3 coins into your bowl, a point for each.
board-shows-temple = The sign of a temple, and beside it a bowl with three coins.
board-drawn-encounter = The encounter: the person you meet helps you at once.
board-shows-encounter = The sign of an encounter, and beside it the people you may meet.
board-drawn-meals = Meals cost 1, 2 or 3 coins, and each scores 6 points.
board-shows-meals = Three dishes: dango, soba and tempura.
board-drawn-tile = Each traveller has a power and a different number of starting coins.
board-shows-tile = Hiroshige on the road before a mountain panorama.
board-drawn-people = A craftsman, guides, a samurai, a noble, a priestess.
board-shows-people = The people of the encounter cards.
board-drawn-achievements = Three panoramas for the first to complete them, four achievements at the end.
board-shows-achievements = The icons of the seven achievements.
board-drawn-end = When everyone is in Edo and has eaten, the temple donations are compared and the points counted.
board-shows-end = The house of Edo with three travellers.
board-drawn-neutral = The neutral traveller is of plain wood. When it is farthest behind, the player farthest ahead moves it.
board-shows-neutral = Three travellers on the road; the one of plain wood is farthest behind and has the marker of the turn.

## The road in words

board-told-standing = here: { $who }
board-told-two = room for two
