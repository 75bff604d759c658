# The White Castle. Forms of a name are its attributes: .in, .to and .from with their preposition, .acc inside a sentence.
# A colour has .role with a capital, to begin a line with; a place has .role where its sentences differ, and outside the walls .gloss: what is done there.

game-title = The White Castle
game-description = Take a die, place it, and send courtiers, gardeners and warriors out from your domain: which clan rises highest at the court of Himeji?
seat-neutral = Tokugawa

## Phrases with a number, used by the sentences below

phrase-coins =
    { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
phrase-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
phrase-seals =
    { $seals ->
        [one] { $seals } seal
       *[other] { $seals } seals
    }
phrase-pearls =
    { $pearls ->
        [one] { $pearls } pearl
       *[other] { $pearls } pearls
    }
phrase-food = { $food } food
phrase-iron = { $iron } iron
# What a block costs.
phrase-cost-seals =
    { $cost ->
        [one] { $cost } seal
       *[other] { $cost } seals
    }
phrase-cost-coins =
    { $cost ->
        [one] { $cost } coin
       *[other] { $cost } coins
    }
# The difference in coins when a die is placed: gained, or below 0 paid.
phrase-difference =
    { $coins ->
        [0] { "" }
        [-1] { " " }(−1 coin)
        [-2] { " " }(−2 coins)
        [-3] { " " }(−3 coins)
        [-4] { " " }(−4 coins)
        [-5] { " " }(−5 coins)
        [one] { " " }(+{ $coins } coin)
       *[other] { " " }(+{ $coins } coins)
    }
# What a die shows, said after its colour.
phrase-face = { $value }

## What blocks, tiles and gardens do

bundle = { $effects }
bundle-for-seals = { $effects } (for { phrase-cost-seals })
bundle-for-coins = { $effects } (for { phrase-cost-coins })
# Cards have no names of their own: they are called by what they do or give, those of Tokugawa by their two actions.
card = { $does }
card-of-acts = { $first }, then { $second }
effect-both = { $first } + { $second }
effect-gain-food = { $n } food
effect-gain-iron = { $n } iron
effect-gain-pearl =
    { $n ->
        [one] { $n } pearl
       *[other] { $n } pearls
    }
effect-gain-coin =
    { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
effect-gain-seal =
    { $n ->
        [one] { $n } seal
       *[other] { $n } seals
    }
effect-gain-point =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
effect-gain-any =
    { $n ->
        [one] { $n } resource of any kind
       *[other] { $n } resources of any kind
    }
# The same as what somebody gains, inside the sentences of the log.
gain-food = { $n } food
gain-iron = { $n } iron
gain-pearl =
    { $n ->
        [one] { $n } pearl
       *[other] { $n } pearls
    }
gain-coin =
    { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
gain-seal =
    { $n ->
        [one] { $n } seal
       *[other] { $n } seals
    }
gain-point =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
effect-influence = { $n } influence
effect-lantern = the lantern reward
effect-well = the well
effect-decree-coin = a decree (coin)
effect-decree-seal = a decree (seal)
effect-decree-point = a decree (point)
effect-courtiers = courtiers
effect-gardeners = gardeners
effect-warriors = warriors
effect-domain = one row of the domain
effect-castle-tile-orange = an action beside an orange tile
effect-castle-tile-black = an action beside a black tile
effect-castle-tile-white = an action beside a white tile
effect-castle-tile-any = any action in the castle
effect-castle-light = a light-background action in the castle
effect-one-main-action = one main action

## Questions

prompt-draft =
    { $you ->
        [yes] Choose a starting pair.
       *[no] { $name } chooses a starting pair.
    }
prompt-any =
    { $you ->
        [yes]
            { $n ->
                [one] Choose a resource.
               *[other] Choose { $n } resources, one at a time.
            }
       *[no]
            { $n ->
                [one] { $name } chooses a resource.
               *[other] { $name } chooses { $n } resources.
            }
    }
prompt-take =
    { $you ->
        [yes] Take a die from one end of a bridge.
       *[no] { $name } takes a die from a bridge.
    }
prompt-place =
    { $you ->
        [yes] Place the { $colour } { phrase-face }.
       *[no] { $name } places the { $colour } { phrase-face }.
    }
prompt-perform =
    { $you ->
        [yes] Choose whether to perform the action.
       *[no] { $name } chooses whether to perform an action.
    }
prompt-perform-several =
    { $you ->
        [yes]
            { $n ->
                [one] Choose one action to perform.
               *[other] Choose which action to perform next.
            }
       *[no]
            { $n ->
                [one] { $name } chooses one action to perform.
               *[other] { $name } chooses which action to perform next.
            }
    }
prompt-row =
    { $you ->
        [yes] Choose a row of your domain to resolve.
       *[no] { $name } chooses a row of the domain to resolve.
    }
prompt-castle-orange =
    { $you ->
        [yes] Choose an action in the castle beside an orange tile.
       *[no] { $name } chooses an action in the castle beside an orange tile.
    }
prompt-castle-black =
    { $you ->
        [yes] Choose an action in the castle beside a black tile.
       *[no] { $name } chooses an action in the castle beside a black tile.
    }
prompt-castle-white =
    { $you ->
        [yes] Choose an action in the castle beside a white tile.
       *[no] { $name } chooses an action in the castle beside a white tile.
    }
prompt-castle-any =
    { $you ->
        [yes] Choose any action in the castle.
       *[no] { $name } chooses any action in the castle.
    }
prompt-castle-light =
    { $you ->
        [yes] Choose a light-background action in the castle.
       *[no] { $name } chooses a light-background action in the castle.
    }
prompt-courtiers =
    { $you ->
        [yes] Courtiers: request an audience, climb, or both.
       *[no] { $name } may request an audience, climb, or both.
    }
prompt-courtiers-audience =
    { $you ->
        [yes] You may also request an audience.
       *[no] { $name } may also request an audience.
    }
prompt-courtiers-climb =
    { $you ->
        [yes] You may also climb: choose which courtier, and to which room.
       *[no] { $name } may also climb with a courtier.
    }
prompt-slot =
    { $you ->
        [yes] Choose a free slot of the daimyo card.
       *[no] { $name } chooses a free slot of the daimyo card.
    }
prompt-train =
    { $you ->
        [yes] Choose a training yard for your warrior.
       *[no] { $name } chooses a training yard for a warrior.
    }
prompt-tend =
    { $you ->
        [yes] Choose a garden for your gardener.
       *[no] { $name } chooses a garden for a gardener.
    }
prompt-barrier =
    { $you ->
        [yes] Pay { phrase-seals } to cross the barrier, or stop.
       *[no] { $name } may pay { phrase-seals } to cross the barrier.
    }
prompt-seals-to-spare =
    { $you ->
        [yes]
            { $n ->
                [one] You have no room for { $n } more seal. Exchange seals, or let it go.
               *[other] You have no room for { $n } more seals. Exchange seals, or let them go.
            }
       *[no]
            { $n ->
                [one] { $name } has no room for { $n } more seal and may exchange seals.
               *[other] { $name } has no room for { $n } more seals and may exchange seals.
            }
    }
prompt-last-exchange =
    { $you ->
        [yes] Before the points are counted: exchange seals if you like.
       *[no] { $name } may exchange seals before the points are counted.
    }
prompt-admit =
    { $you ->
        [yes]
            { $floor ->
                [1] Choose the steward room that Tokugawa’s courtier enters.
               *[other] Choose the diplomat room that Tokugawa’s courtier enters.
            }
       *[no]
            { $floor ->
                [1] { $name } chooses the steward room that Tokugawa’s courtier enters.
               *[other] { $name } chooses the diplomat room that Tokugawa’s courtier enters.
            }
    }
prompt-allot =
    { $you ->
        [yes] Choose the garden that Tokugawa’s gardener goes to.
       *[no] { $name } chooses the garden that Tokugawa’s gardener goes to.
    }

## What a question is good for: said in the first games

aid-draft = A pair gives you your first goods; its action card applies to all three rows of your domain.
aid-any = Food pays for gardens, iron for training yards, pearls for climbing in the castle.
aid-take = A high die earns coins where you place it; one from the left end also brings the lantern reward.
aid-place = The space opens its actions; the difference to the value you cover is gained or paid in coins.
aid-perform = No action is compulsory: you may skip it, for instance to save what it costs.
aid-perform-several = No action is compulsory; where several may follow, what one brings can pay for the next.
aid-row = A row gives every reward that is uncovered in it, one more for each member gone, then its part of the action card.
aid-castle-orange = Without a die you perform one action of a card in the castle: any beside an orange tile.
aid-castle-black = Without a die you perform one action of a card in the castle: any beside a black tile.
aid-castle-white = Without a die you perform one action of a card in the castle: any beside a white tile.
aid-castle-any = Without a die you perform one action of a card in the castle, whichever you like.
aid-castle-light = Without a die you perform one light-background action in the castle: goods, points, influence, lantern or well.
aid-courtiers = An audience brings a courtier to the gate; higher floors count more at the end and give you a card.
aid-courtiers-audience = A courtier at the gate counts 1 point at the end and can climb later.
aid-courtiers-climb = Higher floors count more points at the end, and the room gives you its card.
aid-slot = A slot gives its reward at once and is taken for the rest of the game.
aid-train = A warrior opens the tiles of the yard; at the end it counts for each of your courtiers in the castle.
aid-tend = A gardener scores at the end; its garden acts now and again whenever a round leaves a die on its bridge.
aid-barrier = Later seasons count more at the end, and the track decides who goes first in the next round.
aid-seals-to-spare = Exchanging makes room; seals that do not fit are lost.
aid-last-exchange = 3 or more of a resource count 1 point, 7 count 2; coins and seals together 1 for every 5.
aid-admit = The card of that room leaves the game and a new one takes its place, for you too.
aid-allot = Tokugawa scores for its gardeners; where gardens count the same, you say which one it takes.

## Answers

label-draft = { $effects }; lantern: { $lantern }; action: { $action }
label-choose =
    { $have ->
        [0] 1 { $good } (you have none)
       *[other] 1 { $good } (you have { $have })
    }
label-take =
    { $value ->
        [0] { $colour-role } bridge, { $end }: no die
       *[other]
            { $lantern ->
                [1] { $colour-role } { phrase-face } { $end-from } (lantern)
               *[other] { $colour-role } { phrase-face } { $end-from }
            }
    }
label-place =
    { $opens-count ->
        [0] { $space }
       *[other]
            { $space-role ->
                [outside] { $space }{ phrase-difference }: { $space-gloss }
               *[other] { $space }{ phrase-difference }: { $opens }
            }
    }
label-perform = Perform: { $bundle }
label-perform-none =
    { $n ->
        [one] Skip this action
       *[other] Skip all of them
    }
label-castle-block = { $room }: { $bundle }
label-row = { $row }: { $opens }
label-row-none = Resolve no row
label-audience = Request an audience ({ phrase-coins })
label-courtiers-none = Nothing more
label-ascend =
    { $target-role ->
        [daimyo]
            { $opens-count ->
                [0] { $target } { $origin-from } ({ phrase-pearls }): the lantern reward
                [one] { $target } { $origin-from } ({ phrase-pearls }): the lantern reward, then { $opens }
               *[other] { $target } { $origin-from } ({ phrase-pearls }): the lantern reward, then a choice of { $opens-or }
            }
       *[other]
            { $opens-count ->
                [0] { $target } { $origin-from } ({ phrase-pearls })
                [one] { $target } { $origin-from } ({ phrase-pearls }): { $opens }
               *[other] { $target } { $origin-from } ({ phrase-pearls }): a choice of { $opens-or }
            }
    }
label-train = { $yard }: { $opens }
label-train-none = Send no warrior
label-tend = { $garden } ({ phrase-food }): { $opens }
label-tend-none = Send no gardener
label-cross = Pay { phrase-seals } and go on
label-stop = Stop at the barrier
label-exchange = { phrase-seals } for 1 { $good }
label-let-seals-go =
    { $n ->
        [one] Let { $n } seal go
       *[other] Let { $n } seals go
    }
label-exchanged-enough = Exchange no more
label-admit = { $room }, whose card leaves the game: { $leaves }
label-admit-card-stays = { $room }, whose card stays
label-allot = { $garden } ({ phrase-points })

## What is still to come, said inside a sentence

chain-draft =
    { $you ->
        [yes] your starting pair
       *[no] { $name }’s starting pair
    }
chain-any =
    { $n ->
        [one] { $n } resource to choose
       *[other] { $n } resources to choose
    }
chain-place = a space for the { $colour } { phrase-face }
chain-perform =
    { $bundles-count ->
        [one] an action: { $bundles }
       *[other] the actions: { $bundles }
    }
chain-one-of = a choice of { $bundles-or }
chain-row = { $row-acc }: { $opens }
chain-domain = a row of the domain
chain-castle-orange = an action in the castle beside an orange tile
chain-castle-black = an action in the castle beside a black tile
chain-castle-white = an action in the castle beside a white tile
chain-castle-any = any action in the castle
chain-castle-light = a light-background action in the castle
chain-courtiers = courtiers: an audience and a climb
chain-courtiers-audience = courtiers: an audience
chain-courtiers-climb = courtiers: a climb
chain-refill = a new card for { $room-acc }
chain-slot = a slot of the daimyo card: { $bundles-or }
chain-train = a yard for a warrior
chain-tend = a garden for a gardener
chain-influence = { $n } influence
chain-barrier = the barrier ({ phrase-seals })
chain-seals-to-spare =
    { $n ->
        [one] { $n } seal too many
       *[other] { $n } seals too many
    }
chain-gardens =
    { $you ->
        [yes] your gardens
       *[no] { $name }’s gardens
    }
chain-round = round { $n }
chain-last-exchange =
    { $you ->
        [yes] your last exchanges
       *[no] { $name }’s last exchanges
    }
chain-admit = a room for Tokugawa’s courtier
chain-allot = a garden for Tokugawa’s gardener
act-gate = courtier to the gate
act-climb =
    { $n ->
        [one] courtier climbs 1 floor
       *[other] courtier climbs { $n } floors
    }
act-warrior = warrior to the { $n }-iron yard
act-gardener-stone = gardener to a stone garden
act-gardener-plant = gardener to a plant garden
act-gardener-either = gardener to any garden
act-influence = { $n } influence
act-coins =
    { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
act-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }

## What happened: the table and the rounds

event-first =
    { $you ->
        [yes] You are first in turn order.
       *[no] { $name } is first in turn order.
    }
event-drafts =
    { $you ->
        [yes] You draft { $card }; action: { $action }.
       *[no] { $name } drafts { $card }; action: { $action }.
    }
event-dealt =
    { $you ->
        [yes] You are dealt { $card }; action: { $action }.
       *[no] { $name } is dealt { $card }; action: { $action }.
    }
event-decree-taken =
    { $you ->
        [yes] You take a decree: { $card } with every lantern reward.
       *[no] { $name } takes a decree: { $card } with every lantern reward.
    }
event-round =
    { $you ->
        [yes] Round { $round } begins; you go first.
       *[no] Round { $round } begins; { $name } goes first.
    }
# The same for all: nobody in particular ends a round.
event-round-ends = Round { $round } ends.

## What happened: dice

event-takes =
    { $you ->
        [yes] You take the { $die } { $end-from } of the bridge.
       *[no] { $name } takes the { $die } { $end-from } of the bridge.
    }
event-places =
    { $you ->
        [yes] You place the { $die } { $space-in }{ phrase-difference }.
       *[no] { $name } places the { $die } { $space-in }{ phrase-difference }.
    }

## What happened: goods

event-gains =
    { $you ->
        [yes] You gain { $goods }.
       *[no] { $name } gains { $goods }.
    }
event-lights =
    { $you ->
        [yes] Your lanterns bring { $goods }.
       *[no] { $name }’s lanterns bring { $goods }.
    }
event-loses-seals =
    { $you ->
        [yes]
            { $seals ->
                [one] You have no room for { $seals } seal and lose it.
               *[other] You have no room for { $seals } seals and lose them.
            }
       *[no]
            { $seals ->
                [one] { $name } has no room for { $seals } seal and loses it.
               *[other] { $name } has no room for { $seals } seals and loses them.
            }
    }
event-exchanges =
    { $you ->
        [yes] You exchange { phrase-seals } for 1 { $good }.
       *[no] { $name } exchanges { phrase-seals } for 1 { $good }.
    }

## What happened: the season track

event-moves-token =
    { $you ->
        [yes]
            { $steps ->
                [one] You move { $steps } step on the season track, to position { $space }.
               *[other] You move { $steps } steps on the season track, to position { $space }.
            }
       *[no]
            { $steps ->
                [one] { $name } moves { $steps } step on the season track, to position { $space }.
               *[other] { $name } moves { $steps } steps on the season track, to position { $space }.
            }
    }
event-crosses =
    { $you ->
        [yes] You pay { phrase-seals }, cross the barrier and move to position { $space } of the season track.
       *[no] { $name } pays { phrase-seals }, crosses the barrier and moves to position { $space } of the season track.
    }
event-stops =
    { $you ->
        [yes] You stop at the barrier, on position { $space } of the season track.
       *[no] { $name } stops at the barrier, on position { $space } of the season track.
    }

## What happened: actions

event-performs =
    { $you ->
        [yes] You perform: { $bundle }.
       *[no] { $name } performs: { $bundle }.
    }
event-opens =
    { $you ->
        [yes] You open an action: { $bundle }.
       *[no] { $name } opens an action: { $bundle }.
    }
event-resolves =
    { $you ->
        [yes] You resolve { $row-acc }.
       *[no] { $name } resolves { $row-acc }.
    }
event-to-gate =
    { $you ->
        [yes]
            { $coins ->
                [0] You send a courtier to the castle gate.
               *[other] You pay { phrase-coins } and send a courtier to the castle gate.
            }
       *[no]
            { $coins ->
                [0] { $name } sends a courtier to the castle gate.
               *[other] { $name } pays { phrase-coins } and sends a courtier to the castle gate.
            }
    }
event-ascends =
    { $you ->
        [yes]
            { $pearls ->
                [0] Your courtier climbs { $origin-from } { $target-to }.
               *[other] You pay { phrase-pearls }, and a courtier climbs { $origin-from } { $target-to }.
            }
       *[no]
            { $pearls ->
                [0] { $name }’s courtier climbs { $origin-from } { $target-to }.
               *[other] { $name } pays { phrase-pearls }, and a courtier climbs { $origin-from } { $target-to }.
            }
    }
event-takes-card =
    { $you ->
        [yes] You take a new action card: { $card }.
       *[no] { $name } takes a new action card: { $card }.
    }
event-card-stays =
    { $you ->
        [yes] You leave the card { $room-in }: no card is left to replace it.
       *[no] { $name } leaves the card { $room-in }: no card is left to replace it.
    }
# The same for all: nobody in particular lays the card.
event-refills = New card { $room-in }: { $card }.
# The yard says what it costs.
event-trains =
    { $you ->
        [yes] You send a warrior { $yard-to }.
       *[no] { $name } sends a warrior { $yard-to }.
    }
event-tends =
    { $you ->
        [yes]
            { $food ->
                [0] You send a gardener { $garden-to }.
               *[other] You pay { phrase-food } and send a gardener { $garden-to }.
            }
       *[no]
            { $food ->
                [0] { $name } sends a gardener { $garden-to }.
               *[other] { $name } pays { phrase-food } and sends a gardener { $garden-to }.
            }
    }

## What happened: the visit of Tokugawa, never spoken of as “you”

event-turns-card = { $name } turns over a card: { $card }.
event-visitor-takes = { $name } takes the { $die } { $position-from } of the bridge.
event-cannot = { $name } cannot { $act } and scores { phrase-points } instead.
event-card-removed = { $name } removes the card there: { $card }.
event-cashes-in = { $name } turns { phrase-coins } into { phrase-points }.
event-gardens-score =
    { $gardeners ->
        [one] { $name } scores { phrase-points } for { $gardeners } gardener.
       *[other] { $name } scores { phrase-points } for { $gardeners } gardeners.
    }

## What happened: the end

event-scores =
    { $you ->
        [yes] You end the game with { phrase-points }.
       *[no] { $name } ends the game with { phrase-points }.
    }
event-wins =
    { $you ->
        [yes] You win with { phrase-points }.
       *[no] { $name } wins with { phrase-points }.
    }

## Why not?

refusal-pair-not-offered = This pair is not on offer.
refusal-pair-taken = This pair has already been taken.
refusal-no-die-there = There is no die there.
refusal-no-tile-of-colour = There is no { $colour } tile { $space-in }.
refusal-space-closed = No more dice may be placed { $space-in }.
refusal-cannot-pay-difference =
    { $price ->
        [one] Placing the die { $space-in } costs { $price } coin, and you have none.
       *[other] Placing the die { $space-in } costs { $price } coins, and you do not have that many.
    }
refusal-row-of-other-colour = The { $colour } die does not have the colour of that row.
refusal-row-taken = There is already a die { $space-in }.
refusal-no-courtier-at-home = No courtier is left in your domain.
refusal-audience-too-dear = An audience costs { phrase-coins }, and you do not have that many.
refusal-climb-too-dear = This costs { phrase-pearls }, and you do not have that many.
refusal-done-already = You have already done that with this action.
refusal-no-courtier-there = You have no courtier { $origin-in }.
refusal-too-high = A courtier climbs 1 or 2 floors, never more and never down.
refusal-slot-taken = This slot of the daimyo card is taken.
refusal-yard-too-dear = This yard costs { phrase-iron }, and you do not have that much.
refusal-garden-too-dear = This garden costs { phrase-food }, and you do not have that much.
refusal-gardener-there = One of your gardeners is already { $garden-in }.
refusal-cost-in-seals =
    { $cost ->
        [one] This costs { $cost } seal, and you have none.
       *[other] This costs { $cost } seals, and you do not have that many.
    }
refusal-cost-in-coins = This costs { phrase-cost-coins }, and you do not have that many.
refusal-nothing-to-do = You could not carry this out now: { $bundle }.
refusal-too-few-seals =
    { $seals ->
        [one] This exchange costs { $seals } seal, and you have none.
       *[other] This exchange costs { $seals } seals, and you do not have that many.
    }
refusal-no-room = You have no room for more { $good-gen }.
refusal-no-room-to-gain = You have no room for more { $good-gen }.
refusal-wrong-floor = Tokugawa’s courtier does not go to that floor.
refusal-not-the-poorest = This is not one of the gardens with the fewest points that Tokugawa may go to now.

## Options

option-solo-level = Solo level
option-solo-level-easy = easy
option-solo-level-medium = medium
option-solo-level-hard = hard
option-solo-level-help = How strong Tokugawa is when you play solo: on the higher levels it goes first and starts with points and influence.
option-first-game = First-game layout
option-first-game-help = The two tiles on the well are fixed: pearl and iron. Everything else is dealt as usual.
option-promo = Promo cards
option-promo-help = One more daimyo card and one more garden of each kind may come into the game.

## Colours, goods, dice

colour-orange = orange
    .role = Orange
colour-black = black
    .role = Black
colour-white = white
    .role = White
clan-red = red
clan-green = green
clan-blue = blue
clan-yellow = yellow
good-food = food
good-iron = iron
good-pearl = pearl
    .gen = pearls
good-coin = coin
    .gen = coins
good-seal = seal
    .gen = seals
reward-food = food
reward-iron = iron
reward-pearl = pearl
reward-any = any resource
reward-coin = coin
die-orange-1 = orange 1
die-orange-2 = orange 2
die-orange-3 = orange 3
die-orange-4 = orange 4
die-orange-5 = orange 5
die-orange-6 = orange 6
die-black-1 = black 1
die-black-2 = black 2
die-black-3 = black 3
die-black-4 = black 4
die-black-5 = black 5
die-black-6 = black 6
die-white-1 = white 1
die-white-2 = white 2
die-white-3 = white 3
die-white-4 = white 4
die-white-5 = white 5
die-white-6 = white 6
end-left = left end
    .from = from the left end
end-right = right end
    .from = from the right end
position-left = left
    .from = from the left end
position-middle = middle
    .from = from the middle
position-right = right
    .from = from the right end

## Places

space-steward-1 = Left steward room
    .in = in the left steward room
    .to = to the left steward room
    .from = from the left steward room
    .acc = the left steward room
space-steward-2 = Middle steward room
    .in = in the middle steward room
    .to = to the middle steward room
    .from = from the middle steward room
    .acc = the middle steward room
space-steward-3 = Right steward room
    .in = in the right steward room
    .to = to the right steward room
    .from = from the right steward room
    .acc = the right steward room
space-diplomat-1 = Left diplomat room
    .in = in the left diplomat room
    .to = to the left diplomat room
    .from = from the left diplomat room
    .acc = the left diplomat room
space-diplomat-2 = Right diplomat room
    .in = in the right diplomat room
    .to = to the right diplomat room
    .from = from the right diplomat room
    .acc = the right diplomat room
space-outside-1 = Outside the walls, left
    .in = outside the walls on the left
    .to = outside the walls on the left
    .gloss = gardeners or courtiers
    .role = outside
space-outside-2 = Outside the walls, right
    .in = outside the walls on the right
    .to = outside the walls on the right
    .gloss = courtiers or warriors
    .role = outside
space-well = Well
    .in = at the well
    .to = to the well
space-courtiers = Courtiers’ row
    .in = in the courtiers’ row
    .to = to the courtiers’ row
space-gardeners = Gardeners’ row
    .in = in the gardeners’ row
    .to = to the gardeners’ row
space-warriors = Warriors’ row
    .in = in the warriors’ row
    .to = to the warriors’ row
space-daimyo-room = Daimyo’s room
    .in = in the daimyo’s room
    .to = to the daimyo’s room
    .role = daimyo
row-courtiers = Courtiers’ row
    .acc = the courtiers’ row
row-gardeners = Gardeners’ row
    .acc = the gardeners’ row
row-warriors = Warriors’ row
    .acc = the warriors’ row
origin-gate = Castle gate
    .in = at the gate
    .from = from the gate
origin-floor-1 = Floor 1
    .in = on floor 1
    .from = from floor 1
origin-floor-2 = Floor 2
    .in = on floor 2
    .from = from floor 2
yard-yard-5 = 5-iron yard
    .in = in the 5-iron yard
    .to = to the 5-iron yard
yard-yard-3 = 3-iron yard
    .in = in the 3-iron yard
    .to = to the 3-iron yard
yard-yard-1 = 1-iron yard
    .in = in the 1-iron yard
    .to = to the 1-iron yard
garden-orange-stone = Stone garden under the orange bridge
    .short = Stone garden, orange bridge
    .in = in the stone garden under the orange bridge
    .to = to the stone garden under the orange bridge
garden-orange-plant = Plant garden under the orange bridge
    .short = Plant garden, orange bridge
    .in = in the plant garden under the orange bridge
    .to = to the plant garden under the orange bridge
garden-black-stone = Stone garden under the black bridge
    .short = Stone garden, black bridge
    .in = in the stone garden under the black bridge
    .to = to the stone garden under the black bridge
garden-black-plant = Plant garden under the black bridge
    .short = Plant garden, black bridge
    .in = in the plant garden under the black bridge
    .to = to the plant garden under the black bridge
garden-white-stone = Stone garden under the white bridge
    .short = Stone garden, white bridge
    .in = in the stone garden under the white bridge
    .to = to the stone garden under the white bridge
garden-white-plant = Plant garden under the white bridge
    .short = Plant garden, white bridge
    .in = in the plant garden under the white bridge
    .to = to the plant garden under the white bridge

## The visit of Tokugawa

level-easy = easy
level-medium = medium
level-hard = hard
deed-gate = send a courtier to the gate
deed-climb = move a courtier up
deed-warrior = send a warrior to a yard
deed-gardener = send a gardener to a garden
deed-influence = move on the season track
deed-coins = gain coins
deed-points = gain points

## Score sheet

item-during-game = scored during the game
item-coins-and-seals = coins and seals, 1 for 5
item-resources = food, iron and pearls
item-season-track = season track
item-courtiers = courtiers
item-warriors = warriors
item-gardeners = gardeners
reason-coins-and-seals =
    { $n ->
        [one] { $n } coin or seal
       *[other] { $n } coins and seals
    }
reason-resources = food { $food }, iron { $iron }, pearls { $pearl }
reason-season-track = position { $n }
reason-courtiers =
    { $n ->
        [one] { $n } courtier at the gate or in the castle
       *[other] { $n } courtiers at the gate and in the castle
    }
reason-warriors =
    { $n ->
        [one] { $n } warrior
       *[other] { $n } warriors
    }, times { $courtiers ->
        [one] { $courtiers } courtier
       *[other] { $courtiers } courtiers
    } in the castle
reason-gardeners =
    { $n ->
        [one] { $n } gardener
       *[other] { $n } gardeners
    }

## Where in the game we are

chapter-draft = Before round 1: the draft
chapter-turn = Round { $round } of { $rounds }, turn { $turn } of { $turns }
chapter-gardens = Round { $round } of { $rounds }, the gardens
chapter-end = After the last round
part-draft = Draft
part-round = Round { $round }
