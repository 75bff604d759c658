# What the board of The White Castle says. Names of places, cards and goods stand with the rules.

board-sentences = { $before } { $after }
board-apart = { $before }; { $after }
board-name = { $name }

## On a player's panel

board-good-coin = coins
board-good-seal = seals
board-good-food = food
board-good-iron = iron
board-good-pearl = pearls
board-good-influence = season track
board-place =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
board-level = { $level }
board-place-rival = { $level }, { board-place }

## Headings over the choices

board-heading-draft = Starting pairs
board-heading-choose = Which resource?
board-heading-take = Which die?
board-heading-place = Where does the { $die } go?
board-heading-perform = What do you perform?
board-heading-resolve = Which row?
board-heading-audience = Courtiers
board-heading-ascend = Who climbs, and where to?
board-heading-train = Which yard?
board-heading-tend = Which garden?
board-heading-cross = The barrier
board-heading-exchange = Your seals
board-heading-admit = Which room?
board-heading-allot = Which garden?

## Beside a choice

board-remark-gain =
    { $coins ->
        [one] +{ $coins } coin
       *[other] +{ $coins } coins
    }
board-remark-pay =
    { $coins ->
        [one] −{ $coins } coin
       *[other] −{ $coins } coins
    }
board-remark-even = ±0
board-cost-coin =
    { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
board-cost-food = { $n } food
board-cost-iron = { $n } iron
board-cost-climb = { $pearls } or { $more } pearls
board-cost-pearl =
    { $n ->
        [one] { $n } pearl
       *[other] { $n } pearls
    }
board-detail-lantern = lanterns: { $goods }
board-detail-draft = { $effects }; lantern: { $lantern }
board-detail-ascend = { $opens } ({ $origin-from })
board-detail-origin = { $origin-from }
board-detail-room = { $room }
board-detail-leaves = leaves the game: { $leaves }
board-opens-well = { $goods }
board-opens-outside = { $space-gloss }
board-opens-one = one of: { $opens }
board-opens-daimyo = the lantern reward, then one of: { $opens }
board-opens-lantern = the lantern reward

## What a choice is called where more is said beside it

board-label-draft = { $action }
board-label-choose = 1 { $good }
board-label-take = { $colour-role } { phrase-face }, { $end }
board-label-empty = { $bridge }, { $end }
board-label-place = { $space-short }
board-label-perform = { $bundle }
board-label-resolve = { $row }
board-label-audience = Request an audience
board-label-ascend = { $target-short }
board-label-train = { $yard }
board-label-tend = { $garden-short }
board-label-admit = { $room-short }
board-label-allot = { $garden-short }

## The button that confirms, and what it would mean

board-confirm-draft = Take this pair
board-confirm-take = Take the { $colour } { phrase-face }
board-confirm-choose = Take 1 { $good }
board-confirm-perform = Perform: { $bundle }
board-confirm-resolve = Resolve { $row-acc }
board-confirm-ascend = Climb { $target-to }
board-confirm-train = Send a warrior { $yard-to }
board-confirm-tend = Send a gardener { $garden-to }
board-place-gain =
    { $coins ->
        [one] Place it, gain { $coins } coin
       *[other] Place it, gain { $coins } coins
    }
board-place-pay =
    { $coins ->
        [one] Place it, pay { $coins } coin
       *[other] Place it, pay { $coins } coins
    }
board-place-even = Place it
board-put-back = Put it back
board-preview-place = Place the { $die } { $space-in }
board-covers-gain =
    { $coins ->
        [one] It covers a { $covers }: gain { $coins } coin.
       *[other] It covers a { $covers }: gain { $coins } coins.
    }
board-covers-pay =
    { $coins ->
        [one] It covers a { $covers }: pay { $coins } coin.
       *[other] It covers a { $covers }: pay { $coins } coins.
    }
board-covers-even = It covers a { $covers }: no coins.
board-line-lantern = Lanterns: { $goods }.
board-line-cost = It costs { $price }.
board-line-then = Then: { $opens }.
board-hint-then = Still to come: { $next }.

## What a choice would bring

board-brings-after = Then you have { $goods }.
board-brings-lost = You would lose { $goods } (no room).
board-brings-now = You have { $goods } now.
board-brings-points =
    { $points ->
        [one] You score { $points } point.
       *[other] You score { $points } points.
    }
board-brings-steps = Your token moves to position { $space } of the season track.
board-brings-courtiers =
    { $home ->
        [0] No courtier is at home: one of the others may climb.
        [one] Audience and climb, each once; { $home } courtier is at home.
       *[other] Audience and climb, each once; { $home } courtiers are at home.
    }
board-brings-gardeners =
    { $home ->
        [0] No gardener is at home.
        [one] { $home } gardener is at home, and you have { board-cost-food }.
       *[other] { $home } gardeners are at home, and you have { board-cost-food }.
    }
board-brings-warriors =
    { $home ->
        [0] No warrior is at home.
        [one] { $home } warrior is at home, and you have { board-cost-iron }.
       *[other] { $home } warriors are at home, and you have { board-cost-iron }.
    }
board-brings-domain = One of your rows and its part of the action card.
board-brings-ascend = Your courtier comes { $origin-from }.
board-brings-row = { $goods }, then its part of the action card.
board-brings-audience =
    { $home ->
        [one] Your last courtier goes to the gate.
       *[other] Your leftmost courtier goes to the gate.
    }
board-brings-cross =
    { $seals ->
        [one] For { $seals } seal your token moves to position { $space }.
       *[other] For { $seals } seals your token moves to position { $space }.
    }
board-brings-crossing =
    { $seals ->
        [one] For { $seals } seal your token crosses the barrier and moves on.
       *[other] For { $seals } seals your token crosses the barrier and moves on.
    }
board-brings-stop = Your token stays on position { $space }; the other steps are lost.

## The turn

board-chain = This turn
board-chain-done = Done:
board-chain-then = then
board-chain-turn =
    { $you ->
        [yes] it is your turn
       *[no] { $name } takes a die
    }
board-chain-round = the round ends
board-exchange = Exchange seals
board-since-card = an action card
board-since-drafts = takes a starting pair
board-since-places = places the { $die } { $space-in }
board-since-trains = sends a warrior { $yard-to }
board-since-tends = sends a gardener { $garden-to }
board-since-to-gate = sends a courtier to the gate
board-since-ascends = sends a courtier { $target-to }
board-since-crosses =
    { $seals ->
        [one] crosses the barrier for { $seals } seal, to position { $space }
       *[other] crosses the barrier for { $seals } seals, to position { $space }
    }
board-since-card-removed = removes a card { $room-from }
board-since-cannot =
    { $points ->
        [one] cannot { $act } and scores { $points } point instead
       *[other] cannot { $act } and scores { $points } points instead
    }
board-done-drafts = a starting pair
board-done-places = { $die } { $space-in }
board-done-gains = { $goods }
board-done-lights = lanterns: { $goods }
board-done-performs = { $bundle }
board-done-resolves = { $row }
board-done-trains = a warrior { $yard-to }
board-done-tends = a gardener { $garden-to }
board-done-to-gate = a courtier to the gate
board-done-ascends = a courtier { $target-to }
board-done-exchanges =
    { $seals ->
        [one] { $seals } seal for 1 { $good }
       *[other] { $seals } seals for 1 { $good }
    }
board-done-moves-token =
    { $steps ->
        [one] { $steps } step on the season track, to position { $space }
       *[other] { $steps } steps on the season track, to position { $space }
    }
board-done-crosses =
    { $seals ->
        [one] over the barrier for { $seals } seal, to position { $space }
       *[other] over the barrier for { $seals } seals, to position { $space }
    }
board-done-stops = stopped before the barrier, on position { $space }
board-done-loses-seals =
    { $seals ->
        [one] { $seals } seal lost
       *[other] { $seals } seals lost
    }
board-done-takes-card = new action card { $room-from }
board-done-visitor-takes = takes the { $die } { $position-from }
board-done-card-removed = a card leaves the game { $room-from }
board-done-cannot =
    { $points ->
        [one] not possible: { $act }; { $points } point instead
       *[other] not possible: { $act }; { $points } points instead
    }

## The board

board-castle = Board of The White Castle
board-each = each
board-well = Well
board-turn-order = Turn order
board-gate =
    { $points ->
        [one] Gate, { $points } point
       *[other] Gate, { $points } points
    }
board-target-barred = { $target }: not now. { $reason }
board-target-ways = { $target }. There are { $ways } ways; press again for the next.
board-said-bridge = { $bridge-in }, from the lantern on: { $dice }.
board-said-space = { $space }: { $dice }.
board-said-token =
    { $you ->
        [yes] You are on position { $influence } of the season track.
       *[no] { $name } is on position { $influence } of the season track.
    }
board-bridge-orange = orange bridge
    .in = On the orange bridge
board-bridge-black = black bridge
    .in = On the black bridge
board-bridge-white = white bridge
    .in = On the white bridge

## What things are

board-word = { $word }
board-explain-sentence = { $what }.
board-explain-here = here: { $who }
board-explain-may = You may decline.
board-explain-at-end = { $what } at the end of the game.
board-explain-blocks = On the card
board-explain-by-die = By a die
board-explain-by-courtier = By a courtier
board-explain-left-end = Left end
board-explain-covers = It covers a { $value }, or the die on top: a higher die gains the difference in coins, a lower one pays it.
board-explain-against = It counts against a { $value }: a higher die gains the difference in coins, a lower one pays it.
board-explain-any = Of any kind: food, iron or pearl, each as you choose.
board-explain-influence = Influence: that many steps to the right on the season track.
board-explain-lantern = The lantern reward: everything that all your lantern cards show.
board-explain-well = The well: { $goods }.
board-explain-courtiers = Courtiers: an audience ({ board-cost-coin }), a climb ({ $pearls } pearls for one floor, { $more } for two), or both.
board-explain-gardeners = Gardeners: a gardener leaves your domain for a garden, and you pay its food.
board-explain-warriors = Warriors: a warrior leaves your domain for a yard, and you pay its iron.
board-explain-domain = A row of your domain: its uncovered rewards, then its part of your action card.
board-explain-castle-tile = An action in the castle: one beside such a tile, in any room.
board-explain-castle-light = A light-background action: any of them in a room of the castle.
board-explain-decree = The decree joins your lantern cards.
board-explain-one-main-action = One main action: courtiers, gardeners or warriors.
board-explain-garden-costs = to place a gardener. Others do not block you; one of yours does.
board-explain-garden-again =
    { $dice ->
        [0] At the end of rounds 1 to { $rounds }, if a die is left on the bridge: the same, without the food. No die is there now.
        [one] At the end of rounds 1 to { $rounds }, if a die is left on the bridge: the same, without the food. { $dice } is there now.
       *[other] At the end of rounds 1 to { $rounds }, if a die is left on the bridge: the same, without the food. { $dice } are there now.
    }
board-explain-room-die = You perform the actions beside tiles of the die’s colour. A die cannot go to a room without such a tile. The card stays.
board-explain-room-courtier = for one or two floors up to this one. You turn your action card into a lantern, take this card and may perform one of its light-background actions.
board-explain-courtier-scores = { $what } at the end for each of your courtiers here.
board-explain-daimyo-courtier = for one or two floors. First you gain the lantern reward.
board-explain-daimyo-slots = Then your courtier takes a free slot of the card and gains:
board-explain-yard-costs = to place a warrior. Then each tile of the yard once, in any order.
board-explain-yard-scores = { $what } at the end for each of your warriors here, times your courtiers inside the castle.
board-explain-well-die = Any die may go here, and it never pays. Dice do not block each other.
board-explain-outside-die = Its colour does not matter. You perform one of the two actions.
board-explain-gate-costs = for an audience: your leftmost courtier comes here.
board-explain-gate-again = With a climb ({ $pearls }) it goes on into the castle.
board-explain-dice =
    { $dice ->
        [0] no dice left
        [one] { $dice } die left
       *[other] { $dice } dice left
    }
board-explain-bridge-does = On your turn you take the die at the left or at the right end, and place it.
board-explain-bridge-lantern = A die from there also brings you the lantern reward.
board-explain-bridge-when = The round ends when everyone has had three turns. Gardens under a bridge that still has a die are then used again.
board-explain-barriers = Entering position { $spaces } costs { $seals } seals; if you do not pay, you stop before it.
board-explain-season-order = At the end of a round the player farthest along goes first in the next round.
board-explain-season =
    { $points ->
        [one] Season { $season }, positions { $first } to { $last }: { $points } point
       *[other] Season { $season }, positions { $first } to { $last }: { $points } points
    }
board-explain-season-rising = Season { $season }, positions { $first } to { $last }: { $least } to { $points } points
board-explain-row-orange = One orange die.
board-explain-row-black = One black die.
board-explain-row-white = One white die.
board-explain-row-open = First the uncovered rewards: { $goods }.
board-explain-row-card = Then you may perform the part of your action card beside the row.
board-explain-row-leave = Every member that leaves the row uncovers one more reward.
board-explain-card-when = A die in one of your rows also performs the action beside that row.
board-explain-card-again = When you take another card it becomes a lantern: { $reward }.
board-explain-lantern-when = For a die from the left end of a bridge, for a courtier who comes to the daimyo, and wherever a lantern is drawn.
board-explain-pair-again = It is among your lanterns: { $reward }.
board-explain-home-courtiers =
    { $home ->
        [one] { $home } courtier at home
       *[other] { $home } courtiers at home
    }
board-explain-home-gardeners =
    { $home ->
        [one] { $home } gardener at home
       *[other] { $home } gardeners at home
    }
board-explain-home-warriors =
    { $home ->
        [one] { $home } warrior at home
       *[other] { $home } warriors at home
    }
board-explain-good-coin = They pay the difference where your die is lower than what it covers, an audience ({ board-cost-coin }), and what some gardens ask.
board-explain-good-seal = They pay for actions that ask for seals and for the barriers of the season track. At any time { $resource } seals buy 1 food, iron or pearl, and { $coin } seal buys 1 coin.
board-explain-good-food = It is what gardeners cost on their way to a garden.
board-explain-good-iron = It is what warriors cost on their way to a yard.
board-explain-good-pearl = They bring courtiers higher in the castle: { $pearls } for one floor, { $more } for two.
board-explain-cap = You can have at most { $cap }; anything above that is lost.
board-explain-coins-score = At the end coins and seals together: 1 point for every { $n }.
board-explain-kind-scores =
    { $least ->
        [7] With 7 it is { $points } points.
       *[other] At the end { $least } to { $most } of a kind bring { $points } point.
    }
board-explain-order = In this order everyone takes a die, { $turns } times in a round.
board-explain-order-tie = If points are tied at the end, the player earlier in this order wins.
board-explain-you-order = You are { board-place }.
board-explain-you = You have { $goods }.
board-explain-you-lit = Your lanterns give { $goods }.
board-explain-you-season = You are on position { $space } and have { $goods }.

## The domain

board-domain =
    { $you ->
        [yes] Your domain
       *[no] { $name }’s domain
    }
board-action-card = Action card
board-no-card = no card yet
board-card-label = Action card: { $blocks }
board-lanterns = Lanterns
board-lantern = Lantern: { $reward }
board-no-lanterns = no lanterns yet
board-of-cap = of { $cap }
board-row-label =
    { $die ->
        [0] { $row }: { $rewards }; { $home } at home, no die
       *[other] { $row }: { $rewards }; { $home } at home, a die of { $die }
    }
board-row-press = { $choice }. { $label }

## The draft

board-draft-order = Who chooses when
# The noun alone, beside its number in large type.
board-noun-food = food
board-noun-iron = iron
board-noun-pearl =
    { $n ->
        [one] pearl
       *[other] pearls
    }
board-noun-coin =
    { $n ->
        [one] coin
       *[other] coins
    }
board-noun-seal =
    { $n ->
        [one] seal
       *[other] seals
    }
board-noun-any = of your choice
board-noun-decree = a decree
board-start-with = Start with
board-later-gives = later gives { $reward }
board-beside-all-rows = beside all three rows
board-took =
    { $you ->
        [yes] yours
       *[no] { $name } took it
    }
board-show-pairs = Back to the pairs
board-draft-help = The last player in turn order chooses first. One pair is left over.

## Beside the board

board-ended-now =
    { $you ->
        [yes]
            { $points ->
                [one] If the game ended now: { $points } more point
               *[other] If the game ended now: { $points } more points
            }
       *[no]
            { $points ->
                [one] If it ended now, { $name }: { $points } more point
               *[other] If it ended now, { $name }: { $points } more points
            }
    }
board-item-during-game = during the game
board-item-courtiers = courtiers
board-item-warriors = warriors
board-item-gardeners = gardeners
board-item-season-track = season track
board-item-resources = food, iron, pearls
board-item-coins-and-seals = coins and seals
board-round-help =
    { $round ->
        [3] This is the last round. When three dice are left on the bridges the points are counted.
       *[other] When three dice are left on the bridges the round ends. Gardens under a bridge with a die are then used again.
    }

## A clan

board-holdings-domain = Domain
board-holdings-goods = Goods
board-holdings-out = Sent out
board-holdings-points = Points
board-holdings-forecast = Points if the game ended now
board-at-gate = castle gate
board-daimyo-room = daimyo’s room
board-nobody-out = Nobody has left the domain yet.
board-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## The visitor

board-solo-row = The cards Tokugawa turned
board-solo-next =
    { $deck ->
        [one] Its next die, { $deck } card in the deck
       *[other] Its next die, { $deck } cards in the deck
    }
board-solo-top = On top of the deck
board-solo-turned =
    { $place ->
        [1] 1st in the row
        [2] 2nd in the row
        [3] 3rd in the row
       *[other] { $place }th in the row
    }
board-solo-die = { $bridge }, { $end }
board-solo-space = { $space }
board-end-left = left end
board-end-middle = middle
board-end-right = right end
board-solo-rules = How Tokugawa plays
board-solo-rules-pays = It never pays and never uses the places it enters. It gains coins only where its die is higher.
board-solo-rules-coins = At the end of a round it turns coins into points: every 3 as first in turn order, every 5 as second.
board-solo-rules-cannot =
    { $round ->
        [one] For an action it cannot carry out it scores { $round } point instead, as many as the number of the round.
       *[other] For an action it cannot carry out it scores { $round } points instead, as many as the number of the round.
    }

## On the page of the rules: the aim, a turn in pictures, and what the pictures show to those who do not see them

board-aim = In three rounds you have only nine dice. With them you send courtiers up the castle, warriors to the training yards and gardeners to the gardens. The clan with the most points at the end wins.
board-icon-die = die
board-icon-point = clan points
board-icon-influence = influence: steps on the season track
board-icon-stone = stone garden
board-icon-plant = plant garden
board-icon-yard = training yard
board-icon-heron = start of the season track
board-drawn-take = Take a die from the left or the right end of a bridge. The lower one, on the left, also lights your lanterns.
board-shows-take = The orange bridge with dice of 2, 3, 5 and 6. Those at its ends are stitched around; at the left end hangs a lantern. Under the bridge are two gardens.
board-drawn-place = Place it in the castle, outside the walls, on the well or in your domain. If it is higher than the value it covers, you gain the difference in coins; if it is lower, you pay it.
board-shows-place = The first floor of the castle and the gate. An orange 6 is on the 3 of the left room and brings 3 coins; other spaces it could go to are stitched around.
board-drawn-perform = Perform the actions of the space. In a castle room these are the ones beside a tile of your die’s colour.
board-shows-perform = The left room: two of the three actions of its card are beside an orange tile and stitched around, courtiers for a seal and two iron.
board-drawn-round = When everyone has had three turns, three dice are left and the round ends. Before the next one, gardens whose bridge still holds a die may be used once more, and all dice are rolled anew.
board-shows-round = The black bridge with a single die. The actions of the two gardens under it, where gardeners stand, are stitched around.
board-drawn-board = Bridges and gardens on the left, the castle in the middle, yards and well on the right, the seasons above.
board-shows-board = The whole board.
board-drawn-rooms = An orange die opens the actions beside orange tiles.
board-shows-rooms = The left steward room with an orange 6, its card and its three dice tiles.
board-drawn-well = The well: a seal and two rewards, for any die.
board-shows-well = The well with its printed 1, a seal and two reward tiles.
board-drawn-domain = Every member that leaves uncovers a reward of its row.
board-shows-domain = Three rows of a domain. Two courtiers, a gardener and a warrior have left; an orange 6 is in the courtiers’ row.
board-drawn-courtiers = From the gate up to the daimyo: 1, 3, 6 and 10 points.
board-shows-courtiers = The castle with courtiers at the gate, on the first and the second floor and with the daimyo.
board-drawn-warriors = A warrior scores for each of your courtiers inside the castle.
board-shows-warriors = Two training yards with their prices in iron, their tiles and warriors.
board-drawn-gardeners = What a gardener costs in food, what the garden does, what it scores at the end.
board-shows-gardeners = A stone garden and a plant garden under the black bridge, with gardeners.
board-drawn-lanterns = When your lanterns are lit, every card here gives its reward.
board-shows-lanterns = Four cards with their lantern sides up.
board-drawn-seasons = Seals open the barriers. The token farthest along goes first in the next round.
board-shows-seasons = The first two seasons of the track with a barrier between them and three tokens.

## The board in words

board-told-bridge-orange = Orange bridge
board-told-bridge-black = Black bridge
board-told-bridge-white = White bridge
board-told-track = Season track
board-told-dice =
    { $dice-count ->
        [one] die: { $dice }
       *[other] dice: { $dice }
    }
board-told-tiles =
    { $tiles-count ->
        [one] tile: { $tiles }
       *[other] tiles: { $tiles }
    }
board-told-card = card: { $blocks }
board-told-gives = gives { $what }
board-told-standing = { $who }
board-told-members =
    { $who-you ->
        [yes] { $count } of yours
       *[no] { $count } of { $who }’s
    }
board-told-token =
    { $who-you ->
        [yes] you on position { $space }
       *[no] { $who } on position { $space }
    }
