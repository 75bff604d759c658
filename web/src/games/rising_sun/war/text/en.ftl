# The war in Rising Sun: bids, battles told, the order of the wars.

## The order of the wars

war-to-map = Show the map
war-back = Back to the battle
war-order = The battles of this season, in their order
war-status-waiting = still to come
war-status-now = being fought for now
war-status-discarded = nobody took it
war-status-taken =
    { $you ->
        [yes] you took it
       *[no] { $name } took it
    }

## Bidding

war-room = Bids
war-you = You
war-has = { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }, { $ronin } ronin, Force { $force }
war-sealed = has bid
war-bidding = bidding
war-number = { $n }
war-coins =
    { $coins ->
        [0] none
        [one] { $coins } coin
       *[other] { $coins } coins
    }
war-left =
    { $coins ->
        [one] You keep { $left } of { $coins } coin
       *[other] You keep { $left } of { $coins } coins
    }
war-left-fight = If you hire ronin, they fight with Force { $force }.
war-bid-prompt = Battle { $number }, { $province }: bid in secret
war-bid-line = Losers pay their bids to the pile, the winner’s bid goes to the losers. Ties go to honor.
war-bid-heading =
    { $left ->
        [0] All your coins are bid
        [one] { $left } coin left to bid
       *[other] { $left } coins left to bid
    }
war-bid-send =
    { $coins ->
        [0] Bid nothing
        [one] Submit bid: { $coins } coin
       *[other] Submit bid: { $coins } coins
    }
war-bid-clear = Clear
war-bid-more = { $advantage } + 1
war-bid-less = { $advantage } − 1
war-more-on = One more coin on { $advantage }
war-less-on = One coin less on { $advantage }
war-promise-seppuku = kill all your own figures here: 1 point and 1 honor each
war-promise-seppuku-own =
    { $figures ->
        [0] you have no figure here to kill
        [one] your { $figures } figure here dies: 1 point and 1 honor
       *[other] your { $figures } figures here die: 1 point and 1 honor each
    }
war-promise-hostage = take a figure (not a Daimyo) and 1 point from its owner
war-promise-hostage-own =
    { $figures ->
        [0] there is nobody here you could take
        [one] take the only figure you can, and 1 point from its owner
       *[other] take 1 of { $figures } figures, and 1 point from its owner
    }
war-promise-ronin = each ronin in reserve fights with Force 1
war-promise-ronin-own =
    { $force ->
        [0] adds nothing for you, but keeps it from the others
       *[other] your ronin fight: Force +{ $force }
    }
war-promise-ronin-coins =
    { $force ->
        [0] each coin you keep fights; you keep none
       *[other] each coin you keep fights: Force +{ $force }
    }
war-promise-poets = 1 point for each figure killed in this battle
war-turns-to-own =
    { $you ->
        [yes] With it the province would be yours
       *[no] With it the province would be { $name }’s
    }
war-turns =
    { $you ->
        [yes] If you win this, { $taker-you ->
            [yes] you take the province
           *[no] { $taker } takes the province
        }
       *[no] If { $name } wins this, { $taker-you ->
            [yes] you take the province
           *[no] { $taker } takes the province
        }
    }

## A battle told

war-outcome = Outcome
war-laid = Total bid
war-force = Force
war-won = won
war-told-title = The battle for { $province }
war-told-last = The last battle: { $province }
war-told-bids = All bids are in and revealed together
war-told-nobody = { $advantage }: nobody bid on it
war-told-alone =
    { $you ->
        [yes]
            { $coins ->
                [one] { $advantage }: you with { $coins } coin
               *[other] { $advantage }: you with { $coins } coins
            }
       *[no]
            { $coins ->
                [one] { $advantage }: { $name } with { $coins } coin
               *[other] { $advantage }: { $name } with { $coins } coins
            }
    }
war-told-over =
    { $you ->
        [yes] { $advantage }: you, { $coins } against { $other }
       *[no] { $advantage }: { $name }, { $coins } against { $other }
    }
war-told-tie =
    { $you ->
        [yes] { $advantage }: { $coins } against { $coins }, honor decides for you
       *[no] { $advantage }: { $coins } against { $coins }, honor decides for { $name }
    }
war-told-tie-soon = { $advantage }: { $coins } against { $coins }, honor will decide
war-told-outcome = Outcome: the greatest Force wins
war-told-won =
    { $you ->
        [yes] Outcome: you win with Force { $force }
       *[no] Outcome: { $name } wins with Force { $force }
    }
war-told-won-over =
    { $you ->
        [yes] Outcome: you win with Force { $force } against { $others }
       *[no] Outcome: { $name } wins with Force { $force } against { $others }
    }
war-told-won-tie =
    { $you ->
        [yes] Outcome: Force { $force } against { $others }, honor decides for you
       *[no] Outcome: Force { $force } against { $others }, honor decides for { $name }
    }
war-told-payments = Reparations

## A war told

war-whole-tab = The whole war
war-whole-title = The war: { $season }
war-whole-over = The war is over.
war-whole-so-far = The war is not over yet.
war-whole-provinces = What became of the provinces
war-whole-nothing = Nothing has been decided yet.
war-whole-gains = Points the war brought
war-whole-open = How?
war-whole-won =
    { $you ->
        [yes] You win the battle: Force { $force } against { $others }.
       *[no] { $name } wins the battle: Force { $force } against { $others }.
    }
war-whole-won-tie =
    { $you ->
        [yes] You win by honor: Force { $force } against { $others }.
       *[no] { $name } wins by honor: Force { $force } against { $others }.
    }
war-whole-sum =
    { $points ->
        [one] { $sum } point
       *[other] { $sum } points
    }
war-whole-reason = { $source } { $points }
war-whole-reason-in = { $source } ({ $province }) { $points }
war-gains-none = Nobody gained or lost a point by it.
war-gains = Points: { $gains }.
war-gain =
    { $you ->
        [yes] you { $points }
       *[no] { $name } { $points }
    }
war-told-earlier = Beforehand
