# Words of the drawing: what stands on the map, on cards and beside the board.

board-map = Map of Japan with eight provinces, four shrines and the honor track
board-sentences = { $before } { $after }
board-apart = { $before }; { $after }
board-word = { $word }
board-gloss = { $word-gloss }
board-ability = { $clan-role }.
board-list = { $words }
board-earned = { $what } { $points }
beside-name = Deals
beside-help = Make offers and answer them, at any time before the war is over
beside-pending =
    { $count ->
        [one] { $count } offer waits for your answer
       *[other] { $count } offers wait for your answer
    }
board-target-barred = { $target }; not possible: { $reason }
board-price =
    { $coins ->
        [0] free
        [one] { $coins } coin
       *[other] { $coins } coins
    }
board-coins-unit =
    { $coins ->
        [one] coin
       *[other] coins
    }

## Goods and players

board-good-coins = coins
board-good-ronin = ronin
board-good-tokens = War Province tokens
board-good-reserve = figures in reserve
board-good-honor = honor rank
board-role = { $clan }
board-ally-of = allied with { $ally }
board-allied-with = allied with

## Headings over the choices

board-heading-mandate = Which mandate?
board-heading-tile = Which tile face down?
board-heading-announce = Which mandate?
board-heading-summon = Which figure?
board-heading-summon-where = Where?
board-heading-summon-bonus = One more, where?
board-heading-summon-monster = Where?
board-heading-worship = To a shrine?
board-heading-march = Which piece?
board-heading-to = Where to?
board-heading-build = A stronghold, where?
board-heading-buy = Which season card?

board-hint-summon =
    { $left ->
        [one] This is the last figure you may summon now.
       *[other] You may summon { $left } more figures, including this one.
    }

board-confirm-to = Move to { $province }
board-confirm-build = Build in { $province }
board-confirm-play = Play { $mandate }

## Who is where

board-strength = { $clan } { $force }
board-strengths = Force: { $words }.
board-strengths-tied = Force: { $words }, { $clan } first by honor.
board-nobody-there = Nobody is there.
board-afterwards = Force then: { $words }.
board-afterwards-tied = Force then: { $words }, { $clan } first by honor.
board-by-land = By land.
board-by-sea = By sea.
board-by-sea-toll = By sea; { $clan } may charge { phrase-coins }.
board-worship-there = { $brings }; there now: { $words }
board-so-many-pieces =
    { $count ->
        [one] { $figure }
       *[other] { $count } × { $figure }
    }
board-pieces-of = { $clan }: { $words }
board-so-many-at =
    { $count ->
        [one] { $place }
       *[other] { $place } { $count }
    }
board-so-many-held =
    { $you ->
        [yes] your hostage
       *[no] { $name }’s hostage
    }
board-shrine-of = Shrine of { $kami }
board-told-war = war number { $number }
board-harvest = Harvest: { $words }
board-yield-coin =
    { $amount ->
        [one] { $amount } coin
       *[other] { $amount } coins
    }
board-yield-victory-point =
    { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }
board-yield-ronin = { $amount } ronin

## The political track

board-track = The political track, { $season }
board-track-tea = Tea
board-track-kami = Kami
board-track-war = War
board-track-mandate = Mandate { $number }
board-track-hidden = announced over a hidden tile

board-tiles-play = Your four tiles. Play one: everyone carries it out.
board-tiles-bury = Your four tiles. Put one face down; then announce any mandate.
board-tiles-announce = Announce any mandate: everyone carries it out.
board-copies = { $copies } of them

board-mandate-recruit = Everyone summons a figure at each of their strongholds.
board-mandate-marshal = Everyone moves each of their figures one step, by land or sea.
board-mandate-train = Everyone may buy one season card.
board-mandate-harvest = Everyone gains { phrase-coins }.
board-mandate-betray = You leave your ally and lose honor for it. Then you replace a figure of up to { $victims } other players with one of yours.
board-bonus-recruit = You and your ally each summon one more figure.
board-bonus-marshal = You and your ally may each build a stronghold.
board-bonus-train = You and your ally each pay { phrase-coins } less.
board-bonus-harvest = You and your ally each gain the reward of every province where you are the strongest.

## Kami

board-shrines = Shrines
board-kami-short-amaterasu = Top of honor
board-kami-short-fujin = Two moves
board-kami-short-hachiman = Two ronin
board-kami-short-raijin = One Bushi
board-kami-short-ryujin = One card
board-kami-short-susanoo = Strongholds
board-kami-short-tsukuyomi = Two coins

## Honor

board-honor = Honor
board-honor-list = Honor

## War

board-war-list = War this season
board-war-empty = nobody
board-war-discarded = discarded
board-war-taken = has it
board-war-allied = two allies: no battle
board-war-tied = equal Force: honor decides
board-war-turns-title = What would change it
board-war-turns =
    { $you ->
        [yes] If you win { $advantage }, { $taker-you ->
            [yes] you take it
           *[no] { $taker } takes it
        }
       *[no] If { $name } wins { $advantage }, { $taker-you ->
            [yes] you take it
           *[no] { $taker } takes it
        }
    }

## What is one's own

board-tray-reserve = In reserve
board-tray-cards = Season cards
board-tray-tokens =
    { $provinces ->
        [0] War Province tokens
        [one] War Province tokens: { $provinces } province
       *[other] War Province tokens: { $provinces } provinces
    }
board-tray-hostages = Hostages
board-reserve-empty = Everything is out.
board-cards-none = No season card yet.
board-set-at = with { $provinces }
board-set-next = { $points } points in winter for tokens of { $provinces } different provinces
board-tokens-note = In winter a token scores 1 point from spring, 2 from summer, 3 from autumn. Tokens of three different provinces score 10 more, of five 20, of seven 30.
board-hostage-of =
    { $you ->
        [yes] your { $figure }
       *[no] { $name }’s { $figure }
    }

board-market = Season cards
board-market-open = On offer
board-market-types = Types of cards
board-market-all =
    { $cards ->
        [one] { $cards } card
       *[other] All { $cards }
    }
board-market-empty = No season card is left.
board-market-owned =
    { $cards ->
        [one] you own one
       *[other] you own { $cards }
    }
board-last-copy = last one

board-holdings-reserve = In reserve
board-holdings-map = On the map and elsewhere
board-holdings-cards =
    { $cards ->
        [0] Season cards
        [one] { $cards } season card
       *[other] { $cards } season cards
    }
board-holdings-ally = Ally and promises
board-holdings-points = Points
board-holdings-forecast = In green: what winter would add now.
board-ally-is =
    { $you ->
        [yes] You, { $clan }
       *[no] { $name }, { $clan }
    }
board-ally-none = No ally this season.
board-words-given = Promises: { $kept } kept, { $broken } broken, { $open } open.


## Season cards

board-type-virtue = Virtue
board-type-upgrade = Upgrade
board-type-war-upgrade = War Upgrade
board-type-monster = Monster
board-type-winter-upgrade = Winter Upgrade


## In two lines at most, beside a choice

board-brief-betray = Leave your ally; replace a figure of up to { $victims } other players.
board-brief-marshal = Everyone moves each of their figures one step.
board-brief-komainu = Force 1; also a Shinto, so it may go to a shrine.
board-brief-yurei = Force 2; also a Daimyo: cannot be replaced or taken hostage.
board-brief-oni-of-souls = Force 1; take a token where it is: 2 points per Oni.
board-brief-oni-of-hate = On entry: kill 1 Bushi or Shinto per player with more honor.
board-brief-oni-of-spite = On entry: take 2 points from each player there with more honor.
board-brief-righteousness = 1 point for each of your figures that is killed.
board-brief-benevolence = Give away 1 coin you spend: gain 1 honor, 2 points.
board-brief-justice = 3 points per player with less honor whose figures you kill.
board-brief-mercy = Spare all you would kill: gain 2 points.
board-brief-honesty = With an ally: 2 points per mandate other than Betray.
board-brief-loyalty = With an ally: 1 more point whenever you gain points.
board-brief-path-of-the-serpent = Others pay you 1 coin for a sea route or do not pass.
board-brief-path-of-the-kenin = After summoning: 1 more Bushi at a stronghold.
board-brief-path-of-the-light = After every Recruit: 1 Shinto to any shrine.
board-brief-path-of-the-samurai = After every Recruit: 1 Bushi to any province.
board-brief-path-of-the-ninja = After summoning: kill any Bushi for 1 honor.
board-brief-path-of-the-monkey = After summoning: 1 coin from the richest for 1 honor.
board-brief-path-of-the-spirit = After summoning, with the most honor: 2 coins and 2 points.
board-brief-path-of-the-patron = After summoning, if two players have less honor: 2 coins.
board-brief-path-of-the-unrighteous = Betray: replace one more figure, even on a shrine.
board-brief-way-of-bushido = War begins: 2 coins and 2 points per different virtue.
board-brief-way-of-the-righteous = War begins: 1 coin from each player with less honor.
board-brief-way-of-the-merchant = When a richer player takes coins from the pile, take 1.
board-brief-form-of-the-kitsune = Winter: 3 points for each stronghold on the map.
board-brief-form-of-the-beast = Winter: 3 points for each Monster you own.
board-brief-form-of-the-kindred = Winter: 3 points for each season with an alliance.

## Explanations

board-explain-war = War
board-explain-war-empty = War number { $number }. Nobody has Force there: the token would be discarded.
board-explain-war-unopposed =
    { $you ->
        [yes] War number { $number }. You would take it without a battle.
       *[no] War number { $number }. { $name } would take it without a battle.
    }
board-explain-war-allied =
    { $you ->
        [yes] War number { $number }. Only two allies are there: you would take it without a battle.
       *[no] War number { $number }. Only two allies are there: { $name } would take it without a battle.
    }
board-explain-war-battle =
    { $you ->
        [yes] War number { $number }. There would be a battle; by Force alone you would win.
       *[no] War number { $number }. There would be a battle; by Force alone { $name } would win.
    }
board-explain-there = There now
board-explain-monster = { $word }: { $word-gloss }
board-explain-land = By land
board-explain-sea = By sea
board-explain-owned = owned by { $who }
board-explain-you-own =
    { $cards ->
        [one] You own it.
       *[other] You own { $cards } of them; each takes effect.
    }
board-explain-favoured =
    { $you ->
        [yes] You would receive it now.
       *[no] { $name } would receive it now.
    }
board-explain-kami-when = Three times a season, from left to right. More honor breaks ties. Shinto stay until the season ends.
board-explain-bonus = Bonus
board-explain-bonus-recruit = The active player and their ally each summon one more figure.
board-explain-bonus-marshal = The active player and their ally may each build a stronghold.
board-explain-bonus-train = The active player and their ally each pay { phrase-coins } less.
board-explain-bonus-harvest = The active player and their ally each gain the reward of every province where they are the strongest.
board-explain-order-recruit = clockwise; the active player goes last
board-explain-order-marshal = clockwise; the active player goes last
board-explain-order-train = clockwise; the active player goes first
board-explain-order-harvest = everyone at once
board-explain-order-betray = the active player only
board-explain-type-virtue = From now on, whenever its condition is met.
board-explain-type-upgrade = From now on, for the rest of the game.
board-explain-type-war-upgrade = In every war, from this season on.
board-explain-type-monster = The figure comes at once to one of your strongholds and stays yours.
board-explain-type-winter-upgrade = Once, when the game ends.
board-explain-honor = The player with more honor wins every tie: harvests, shrines, bids, battles, the game.
board-explain-honor-when = Seppuku and some cards raise it, betraying an ally lowers it: two clans change places.
board-explain-you-honor = Your honor rank is { $place }.
board-explain-clan-of =
    { $you ->
        [yes] your clan
       *[no] played by { $name }
    }
board-explain-power = Ability
board-explain-income = Income
board-explain-income-each =
    { $coins ->
        [one] { $coins } coin each season
       *[other] { $coins } coins each season
    }
board-explain-home = Starts in
board-explain-good-coins = They pay for season cards and strongholds and are bid in war. After each season all of them go back to the pile.
board-explain-good-ronin = The player who wins Hire Ronin in a battle adds 1 Force for each. After each season all of them go back to the pile.
board-explain-good-reserve = Figures not yet on the map, which you can still summon.
board-explain-turn-tea = Two players may agree on an alliance for the season. Allies share the bonus of their mandates and spare each other in war.
board-explain-turn-kami = At each shrine, from left to right, the strongest player there receives its blessing.
board-explain-turn-war = The provinces with a war number are fought for in order. Everyone taking part bids in secret for four advantages; then the greatest Force wins.
board-figure-bushi = Force { $force }.
board-figure-shinto = Force { $force }. When summoned it may go to a shrine instead.
board-figure-daimyo = Force { $force }. It cannot be taken hostage or replaced, but it can die.
board-figure-stronghold = Figures are summoned here. It has no Force, except with Turtle.

## What others did meanwhile

board-done-plays = plays { $mandate }
board-done-announces = announces { $mandate }
board-done-summons = summons { $figure-acc } in { $province }
board-done-worships = sends { $figure-acc } to { $kami }
board-done-places = places { $figure-acc } in { $province }
board-done-places-at-shrine = places { $figure-acc } at { $kami }
board-done-moves = moves { $piece-acc } from { $source } to { $province }
board-done-builds = builds a stronghold in { $province }
board-done-buys = buys { $card }
board-done-replaces =
    { $owner-you ->
        [yes] replaces your { $figure } in { $province } with { $own-acc }
       *[no] replaces { $owner }’s { $figure } in { $province } with { $own-acc }
    }
board-done-replaces-at-shrine =
    { $owner-you ->
        [yes] replaces your { $figure } at { $kami } with { $own-acc }
       *[no] replaces { $owner }’s { $figure } at { $kami } with { $own-acc }
    }
board-done-bids = bids Seppuku { $seppuku }, Hostage { $hostage }, Ronin { $ronin }, Poets { $poets }
board-done-commits-seppuku = commits Seppuku in { $province }
board-done-captures =
    { $owner-you ->
        [yes] takes your { $figure } hostage in { $province }
       *[no] takes { $owner }’s { $figure } hostage in { $province }
    }
board-done-hires = hires ronin
board-done-allies =
    { $other-you ->
        [yes] becomes your ally
       *[no] becomes { $other }’s ally
    }
board-done-leaves-ally =
    { $other-you ->
        [yes] breaks the alliance with you
       *[no] breaks the alliance with { $other }
    }
board-done-favour = receives the blessing of { $kami }
board-done-wins-battle = wins the battle for { $province }
board-done-unopposed = takes { $province } without a fight
board-done-harvests = harvests
board-brought-coins =
    { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
board-brought-ronin = { $ronin } ronin
board-brought-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
board-brought-points-taken =
    { $owner-you ->
        [yes]
            { $points ->
                [one] { $points } point from you
               *[other] { $points } points from you
            }
       *[no]
            { $points ->
                [one] { $points } point from { $owner }
               *[other] { $points } points from { $owner }
            }
    }
board-brought-coins-taken =
    { $owner-you ->
        [yes]
            { $coins ->
                [one] { $coins } coin from you
               *[other] { $coins } coins from you
            }
       *[no]
            { $coins ->
                [one] { $coins } coin from { $owner }
               *[other] { $coins } coins from { $owner }
            }
    }
board-brought-kills =
    { $owner-you ->
        [yes]
            { $n ->
                [one] you lose { $figure-acc }
               *[other] you lose { $n } { $figure }
            }
       *[no]
            { $n ->
                [one] { $owner } loses { $figure-acc }
               *[other] { $owner } loses { $n } { $figure }
            }
    }
board-brought-honor-up = more honor
board-brought-honor-down = less honor
