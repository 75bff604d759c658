# Rising Sun. A card, a kami, a clan and a mandate have .gloss: what it does, in a sentence. A province has .in, .to,
# .from and .acc where a language needs them; other names .acc and .gen.

game-title = Rising Sun
game-description = Over tea you find allies, in politics you betray them, and in war you bid in secret for every advantage. Which clan has won the most provinces and points when winter comes?
seat-neutral = Nobody

## Phrases with a number, used by the sentences below

phrase-coins =
    { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
phrase-ronin = { $ronin } ronin
phrase-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
phrase-figures =
    { $figures ->
        [one] { $figures } figure
       *[other] { $figures } figures
    }
phrase-left =
    { $n ->
        [one] { $n } left
       *[other] { $n } left
    }
phrase-given =
    { $coins ->
        [0] { phrase-ronin }
       *[other]
            { $ronin ->
                [0] { phrase-coins }
               *[other] { phrase-coins } and { phrase-ronin }
            }
    }
phrase-reward =
    { $points ->
        [0]
            { $ronin ->
                [0] { phrase-coins }
               *[other] { phrase-coins } and { phrase-ronin }
            }
       *[other]
            { $ronin ->
                [0] { phrase-coins } and { phrase-points }
               *[other] { phrase-coins }, { phrase-points } and { phrase-ronin }
            }
    }

## Questions

prompt-tea = Tea ceremony: find an ally for this season, make deals, then say you are ready.
prompt-partner = Tea ceremony: everyone names in secret the ally they want.
prompt-make-offer =
    { $you ->
        [yes] You may make an offer.
       *[no] { $name } may make an offer.
    }
prompt-drafting =
    { $you ->
        [yes] Put together your offer to { $player }.
       *[no]
            { $player-you ->
                [yes] { $name } is making you an offer.
               *[no] { $name } is making { $player } an offer.
            }
    }
prompt-answer =
    { $you ->
        [yes] Accept { $player }’s offer: { $terms }?
       *[no]
            { $player-you ->
                [yes] { $name } answers your offer: { $terms }.
               *[no] { $name } answers { $player }’s offer: { $terms }.
            }
    }
prompt-deal = Make or answer an offer.
prompt-offer-template = What kind of offer do you make { $player }?
prompt-offer-coins = How many coins do you give { $player }?
prompt-offer-ronin = How many ronin do you give { $player }?
prompt-offer-asked-coins = How many coins do you ask of { $player }?
prompt-offer-asked-ronin = How many ronin do you ask of { $player }?
prompt-offer-alliance = Offer { $player } an alliance?
prompt-offer-promise = What do you promise { $player }?
prompt-offer-asked-promise = What should { $player } promise?
prompt-offer-mandate = Which mandate?
prompt-offer-province = Which province?
prompt-offer-advantage = Which war advantage?
prompt-offer-shrine = Which shrine?
prompt-offer-coins-later = How many coins are to be paid later?
prompt-offer-ronin-later = How many ronin are to be paid later?
prompt-offer-circle = For everyone to hear, or just between the two of you?
prompt-mandate =
    { $you ->
        [yes] Choose one of the four mandates you drew.
       *[no] { $name } chooses a mandate.
    }
prompt-tile =
    { $you ->
        [yes] Put one of the four tiles face down on the track.
       *[no] { $name } puts a tile face down on the track.
    }
prompt-announce =
    { $you ->
        [yes] Announce a mandate.
       *[no] { $name } announces a mandate.
    }
prompt-summon =
    { $you ->
        [yes] Choose a figure to summon in { $province }.
       *[no] { $name } summons in { $province }.
    }
prompt-summon-where =
    { $you ->
        [yes] Choose where to summon a figure.
       *[no] { $name } chooses where to summon.
    }
prompt-summon-bonus =
    { $you ->
        [yes] Bonus: choose where to summon one more figure.
       *[no] { $name } may summon one more figure.
    }
prompt-summon-monster =
    { $you ->
        [yes] Choose where to summon { $figure }.
       *[no] { $name } summons { $figure }.
    }
prompt-worship =
    { $you ->
        [yes] Your { $figure } in { $province }: stay, or go to a shrine?
       *[no] { $name } decides whether the { $figure } stays in { $province }.
    }
prompt-march =
    { $you ->
        [yes] Choose a piece to move, or finish.
       *[no] { $name } moves.
    }
prompt-to =
    { $you ->
        [yes] Where do you move { $piece-acc } from { $source }?
       *[no] { $name } decides where to move { $piece-acc } from { $source }.
    }
prompt-toll =
    { $you ->
        [yes] { $player } wants to use the sea route { $route }. Charge the toll?
       *[no]
            { $player-you ->
                [yes] { $name } may charge you for the sea route { $route }.
               *[no] { $name } may charge { $player } for the sea route { $route }.
            }
    }
prompt-pay-toll =
    { $you ->
        [yes] { $player } charges a coin for the sea route { $route }. Pay?
       *[no]
            { $player-you ->
                [yes] { $name } decides whether to pay you for the sea route { $route }.
               *[no] { $name } decides whether to pay { $player } for the sea route { $route }.
            }
    }
prompt-build =
    { $you ->
        [yes] Bonus: build a stronghold for { phrase-coins }?
       *[no] { $name } may build a stronghold.
    }
prompt-buy =
    { $you ->
        [yes] Choose a season card to buy.
       *[no] { $name } may buy a season card.
    }
prompt-benevolence =
    { $you ->
        [yes] Benevolence: give one of the coins you just spent to another player?
       *[no] { $name } may give away a coin just spent.
    }
prompt-place =
    { $you ->
        [yes] { $card }: place a Bushi from your reserve?
       *[no] { $name } may place a Bushi with { $card }.
    }
prompt-place-at-shrine =
    { $you ->
        [yes] { $card }: place a Shinto from your reserve on a shrine?
       *[no] { $name } may place a Shinto with { $card }.
    }
prompt-worshipper =
    { $you ->
        [yes] Whom do you place on the shrine of { $kami }?
       *[no] { $name } places a worshipper on the shrine of { $kami }.
    }
prompt-ninja =
    { $you ->
        [yes] Path of the Ninja: kill a Bushi anywhere?
       *[no] { $name } may kill a Bushi with Path of the Ninja.
    }
prompt-ninja-whom =
    { $you ->
        [yes] Whose Bushi in { $province } dies?
       *[no] { $name } chooses whose Bushi in { $province } dies.
    }
prompt-monkey =
    { $you ->
        [yes] Path of the Monkey: take a coin from the richest player?
       *[no] { $name } may take a coin from the richest player.
    }
prompt-mercy =
    { $you ->
        [yes] Mercy in { $province }: spare all you would kill?
       *[no] { $name } may show mercy in { $province }.
    }
prompt-hate =
    { $you ->
        [yes] Oni of Hate in { $province }: which of { $player }’s figures dies?
       *[no]
            { $player-you ->
                [yes] { $name } chooses which of your figures dies in { $province }.
               *[no] { $name } chooses which of { $player }’s figures dies in { $province }.
            }
    }
prompt-enters-first =
    { $you ->
        [yes] Which Oni takes effect first?
       *[no] { $name } chooses which Oni takes effect first.
    }
prompt-betray =
    { $you ->
        [yes] Choose where to replace another player’s figure, or finish.
       *[no] { $name } chooses where to replace another player’s figure.
    }
prompt-replace =
    { $you ->
        [yes] Whose figure do you replace?
       *[no] { $name } chooses a figure to replace.
    }
prompt-replace-with =
    { $you ->
        [yes] With which figure do you replace { $figure-acc }?
       *[no] { $name } chooses what replaces { $figure-acc }.
    }
prompt-next-at-war =
    { $you ->
        [yes] War begins: whose cards take effect next?
       *[no] { $name } decides whose cards take effect next.
    }
prompt-next-card =
    { $you ->
        [yes] War begins: which of your cards takes effect next?
       *[no] { $name } decides which of their cards takes effect next.
    }
prompt-next-at-recruit =
    { $you ->
        [yes] Who places a figure next?
       *[no] { $name } decides who places a figure next.
    }
prompt-amaterasu =
    { $you ->
        [yes] Amaterasu: rise to the top of the honor track?
       *[no] { $name } may rise to the top of the honor track.
    }
prompt-fujin =
    { $you ->
        [yes] Fujin: choose a piece to move, or finish ({ phrase-left }).
       *[no] { $name } moves pieces with Fujin.
    }
prompt-raijin =
    { $you ->
        [yes] Raijin: summon a Bushi in any province?
       *[no] { $name } may summon a Bushi anywhere.
    }
prompt-bids = Battle for { $province }: everyone taking part bids in secret.
prompt-bid = Battle for { $province }: how many coins on { $advantage }? You have { phrase-coins } left.
prompt-seppuku =
    { $you ->
        [yes] Commit Seppuku with { phrase-figures } in { $province }?
       *[no] { $name } may commit Seppuku in { $province }.
    }
prompt-hostage =
    { $you ->
        [yes] Whom do you take hostage in { $province }?
       *[no] { $name } may take a hostage in { $province }.
    }
prompt-hostage-more =
    { $you ->
        [yes] Respect: take one more hostage in { $province }?
       *[no] { $name } may take one more hostage in { $province }.
    }
prompt-hire =
    { $you ->
        [yes] Hire ronin: { $force } Force for this battle?
       *[no] { $name } may hire ronin.
    }
prompt-remainder =
    { $you ->
        [yes] { phrase-coins } left over: who gets a coin?
       *[no] { $name } gives away the coins left over.
    }

## What a question is good for: said in the first games

aid-tea = Allies both get the bonus of every mandate either of them plays, until the season ends or one of them betrays.
aid-partner = Two players who name each other become allies: both get the bonus of every mandate either of you plays.
aid-make-offer = Coins, ronin and alliances change hands at once when an offer is accepted; promises bind nobody.
aid-drafting = Nobody sees the offer until you send it.
aid-answer = Coins, ronin and alliances take effect at once; promises do not bind.
aid-deal = Deals may be made at any time before war; only what changes hands at once is certain.
aid-offer-template = Alliances can only be made during the tea ceremony.
aid-offer-coins = Coins change hands when the offer is accepted.
aid-offer-ronin = Ronin change hands when the offer is accepted.
aid-offer-asked-coins = At most as many as they have.
aid-offer-asked-ronin = At most as many as they have.
aid-offer-alliance = Each player has at most one ally in a season.
aid-offer-promise = It does not bind you, but everyone who knows of it will see whether you keep it.
aid-offer-asked-promise = It does not bind them, but everyone who knows of it will see whether it is kept.
aid-offer-mandate = The promise is about this season.
aid-offer-province = The promise is about this season.
aid-offer-advantage = The player who promises it bids nothing on it there.
aid-offer-shrine = The player who promises it sends nobody there this season.
aid-offer-coins-later = The promise is kept if it is paid before war begins.
aid-offer-ronin-later = The promise is kept if it is paid before war begins.
aid-offer-circle = Everyone sees what changes hands in any case.
aid-mandate = Everyone carries it out; you and your ally also get its bonus. The next player draws the other three again.
aid-tile = The other three go back on top: the next player draws them. Then you announce any mandate.
aid-announce = Any of the five, whatever tile you put face down.
aid-summon = Shinto may go on to a shrine at once; everything else stays where it is summoned.
aid-summon-where = Your clan may summon anywhere, one figure for each of its strongholds.
aid-summon-bonus = The active player and their ally each summon one more figure.
aid-summon-monster = A monster comes at once, where you have a stronghold.
aid-worship = On a Kami turn the strongest player in a shrine receives its blessing. Worshippers come back when the season ends.
aid-march = Each figure may move once, over a border or a sea route.
aid-to = To an adjacent province, by land or by sea.
aid-toll = A player who does not pay cannot use the route this turn.
aid-pay-toll = Once you pay, all your pieces may use it this turn; otherwise it is closed to you.
aid-build = Each stronghold lets you summon one more figure, and monsters appear at them.
aid-buy = A card takes effect at once and for the rest of the game.
aid-benevolence = It brings you honor and 2 points.
aid-place = Placing is not summoning, so it triggers nothing.
aid-place-at-shrine = Placing is not summoning, so it triggers nothing.
aid-worshipper = Komainu is a Shinto too.
aid-ninja = If you kill one, you lose 1 honor.
aid-ninja-whom = It costs you 1 honor.
aid-monkey = From each of them if several are equally rich. It costs you 1 honor, once.
aid-mercy = Sparing them brings you 2 points for each Mercy you own; then nobody was killed.
aid-hate = One Bushi or Shinto of each player with more honor.
aid-enters-first = Both entered by the same Betray.
aid-betray = Replace up to two figures, of two different players, with figures of the same kind from your reserve.
aid-replace = It goes back to its owner’s reserve; yours takes its place.
aid-replace-with = Any monster may replace a monster; Komainu is also a Shinto.
aid-next-at-war = Some cards compare or take coins, so the order matters.
aid-next-card = Way of the Merchant pays its owner when someone with more coins gains some, so the order of your cards matters.
aid-next-at-recruit = You have the most honor of the players concerned.
aid-amaterasu = Honor decides every tie.
aid-fujin = Two pieces one step each, or one piece two steps.
aid-raijin = From your reserve, without a stronghold.
aid-bids = Losers lose what they bid; the winner’s bid is shared out among them.
aid-bid = Most coins win an advantage, ties go to honor. Losers lose their bid; the winner’s bid goes to the losers.
aid-seppuku = 1 point and 1 honor for each figure; you stay in the battle.
aid-hostage = Its owner also loses a point to you; next season it goes home and brings you a coin.
aid-hostage-more = It may belong to someone else.
aid-hire = They are not spent and help again in the next battle.
aid-remainder = You may give them all to one loser, unless the table plays otherwise.

## Answers

label-ready = I am ready
label-alone = No ally
label-ally = Ally with { $player }
label-no-offer = No offer
label-offer = Offer to { $player }
label-accept = Accept { $player }’s offer: { $terms }
label-decline = Decline { $player }’s offer: { $terms }
label-withdraw = Withdraw your offer to { $player }: { $terms }
label-template = { $template }
label-coins =
    { $coins ->
        [0] No coins
       *[other] { phrase-coins }
    }
label-ronin =
    { $ronin ->
        [0] No ronin
       *[other] { phrase-ronin }
    }
label-alliance = An alliance
label-no-alliance = No alliance
label-promise = { $kind }
label-advantage = { $advantage }
label-openly = For everyone to hear
label-secretly = Just between the two of us
label-mandate = { $mandate }
label-tile = { $mandate }, face down
label-province = { $province }
label-done-summoning = Summon nothing more
label-skip = Summon nobody here
label-summon = { $figure }
label-stay-on-map = Stay in { $province }
label-worship = Shrine of { $kami }
label-shrine = Shrine of { $kami }
label-done-moving = Finish moving
label-group = { $piece } in { $province }
label-to = { $province }
label-stay = Stay in { $province }
label-waive = Let them pass
label-charge = Charge a coin
label-turn-back = Turn back
label-pay-toll = Pay a coin
label-build = { $province }
label-build-nothing = Build nothing
label-buy =
    { $coins ->
        [0] { $card } (free)
       *[other] { $card } ({ phrase-coins })
    }
label-buy-nothing = Buy nothing
label-no-coin-given = Give nothing
label-give-coin = { $player }
label-place = { $province }
label-place-none = Place nobody
label-figure = { $figure }
label-figure-of =
    { $player-you ->
        [yes] Your own { $figure }
       *[no] { $player }’s { $figure }
    }
label-kill-nobody = Kill nobody
label-no-coins-taken = Take nothing
label-monkey = Take a coin from { $players }
label-kill = Kill them
label-spare = Spare them
label-done-replacing = Replace nothing more
label-next-card = { $card }
label-next =
    { $player-you ->
        [yes] You
       *[no] { $player }
    }
label-stay-in-honor = Stay where you are
label-rise = Rise to the top
label-summon-nobody = Summon nobody
label-bid =
    { $coins ->
        [0] No coins
       *[other] { phrase-coins }
    }
label-no-seppuku = Fight on
label-seppuku = Commit Seppuku
label-no-hostage = Take nobody
label-no-hire = Hire nobody
label-hire = Hire ronin

## What happened

event-cards-chosen = Season cards: Core and { $set }.
event-shrines-lie = Shrines, from left to right: { $kami }.
event-starts =
    { $you ->
        [yes] You play { $clan } and start in { $province } with a Daimyo, a Bushi and a stronghold.
       *[no] { $name } plays { $clan } and starts in { $province } with a Daimyo, a Bushi and a stronghold.
    }
event-season-begins = A new season begins: { $season }.
event-wars-lie = War comes in this order: { $provinces }.
stack =
    { $n ->
        [1] { $card }
       *[other] { $card } ({ $n }×)
    }
event-cards-lie = Season cards on offer: { $cards }.
event-income =
    { $you ->
        [yes] You take { phrase-coins } as income.
       *[no] { $name } takes { phrase-coins } as income.
    }
event-returns =
    { $you ->
        [yes] You give { $owner } back a hostage: { $figure }.
       *[no]
            { $owner-you ->
                [yes] { $name } gives you back a hostage: { $figure }.
               *[no] { $name } gives { $owner } back a hostage: { $figure }.
            }
    }
event-coins =
    { $you ->
        [yes] You gain { phrase-coins } ({ $source }).
       *[no] { $name } gains { phrase-coins } ({ $source }).
    }
event-ronin =
    { $you ->
        [yes] You gain { phrase-ronin } ({ $source }).
       *[no] { $name } gains { phrase-ronin } ({ $source }).
    }
event-points =
    { $you ->
        [yes] You gain { phrase-points } ({ $source }).
       *[no] { $name } gains { phrase-points } ({ $source }).
    }
event-coins-taken =
    { $you ->
        [yes] You take { phrase-coins } from { $owner } ({ $source }).
       *[no]
            { $owner-you ->
                [yes] { $name } takes { phrase-coins } from you ({ $source }).
               *[no] { $name } takes { phrase-coins } from { $owner } ({ $source }).
            }
    }
event-points-taken =
    { $you ->
        [yes] You take { phrase-points } from { $owner } ({ $source }).
       *[no]
            { $owner-you ->
                [yes] { $name } takes { phrase-points } from you ({ $source }).
               *[no] { $name } takes { phrase-points } from { $owner } ({ $source }).
            }
    }
event-honor-up =
    { $you ->
        [yes] You rise above { $other } in honor.
       *[no]
            { $other-you ->
                [yes] { $name } rises above you in honor.
               *[no] { $name } rises above { $other } in honor.
            }
    }
event-honor-down =
    { $you ->
        [yes] You fall below { $other } in honor.
       *[no]
            { $other-you ->
                [yes] { $name } falls below you in honor.
               *[no] { $name } falls below { $other } in honor.
            }
    }
event-honor-top =
    { $you ->
        [yes] You rise to the top of the honor track.
       *[no] { $name } rises to the top of the honor track.
    }
event-tea-begins = The tea ceremony begins; all alliances have ended.
event-allies =
    { $you ->
        [yes] You and { $other } are allies.
       *[no]
            { $other-you ->
                [yes] { $name } and you are allies.
               *[no] { $name } and { $other } are allies.
            }
    }
event-no-alliances = Nobody has an ally this season.
event-offers =
    { $you ->
        [yes] You offer { $other } a deal: { $terms }.
       *[no]
            { $other-you ->
                [yes] { $name } offers you a deal: { $terms }.
               *[no] { $name } offers { $other } a deal: { $terms }.
            }
    }
event-accepts =
    { $you ->
        [yes] You accept { $other }’s offer.
       *[no]
            { $other-you ->
                [yes] { $name } accepts your offer.
               *[no] { $name } accepts { $other }’s offer.
            }
    }
event-declines =
    { $you ->
        [yes] You decline { $other }’s offer.
       *[no]
            { $other-you ->
                [yes] { $name } declines your offer.
               *[no] { $name } declines { $other }’s offer.
            }
    }
event-withdraws =
    { $you ->
        [yes] You withdraw your offer to { $other }.
       *[no]
            { $other-you ->
                [yes] { $name } withdraws the offer to you.
               *[no] { $name } withdraws the offer to { $other }.
            }
    }
event-expires =
    { $you ->
        [yes] Your offer to { $other } expires.
       *[no]
            { $other-you ->
                [yes] { $name }’s offer to you expires.
               *[no] { $name }’s offer to { $other } expires.
            }
    }
event-gives =
    { $you ->
        [yes] You give { $other } { phrase-given }.
       *[no]
            { $other-you ->
                [yes] { $name } gives you { phrase-given }.
               *[no] { $name } gives { $other } { phrase-given }.
            }
    }
event-promises =
    { $you ->
        [yes] You promise { $other } { $promise }.
       *[no]
            { $other-you ->
                [yes] { $name } promises you { $promise }.
               *[no] { $name } promises { $other } { $promise }.
            }
    }
event-keeps-promise =
    { $you ->
        [yes] You keep your promise to { $other }: { $promise }.
       *[no]
            { $other-you ->
                [yes] { $name } keeps the promise to you: { $promise }.
               *[no] { $name } keeps the promise to { $other }: { $promise }.
            }
    }
event-breaks-promise =
    { $you ->
        [yes] You break your promise to { $other }: { $promise }.
       *[no]
            { $other-you ->
                [yes] { $name } breaks the promise to you: { $promise }.
               *[no] { $name } breaks the promise to { $other }: { $promise }.
            }
    }
event-draws =
    { $you ->
        [yes] You draw four mandates.
       *[no] { $name } draws four mandates.
    }
event-sees =
    { $you ->
        [yes] You see: { $mandates }.
       *[no] { $name } sees: { $mandates }.
    }
event-plays =
    { $you ->
        [yes] You play { $mandate }.
       *[no] { $name } plays { $mandate }.
    }
event-buries =
    { $you ->
        [yes] You put { $mandate } face down on the track.
       *[no] { $name } puts { $mandate } face down on the track.
    }
event-announces =
    { $you ->
        [yes] You announce { $mandate }.
       *[no] { $name } announces { $mandate }.
    }
event-summons =
    { $you ->
        [yes] You summon { $figure-acc } in { $province }.
       *[no] { $name } summons { $figure-acc } in { $province }.
    }
event-worships =
    { $you ->
        [yes] You send { $figure-acc } from { $province } to the shrine of { $kami }.
       *[no] { $name } sends { $figure-acc } from { $province } to the shrine of { $kami }.
    }
event-places =
    { $you ->
        [yes] You place { $figure-acc } in { $province }.
       *[no] { $name } places { $figure-acc } in { $province }.
    }
event-places-at-shrine =
    { $you ->
        [yes] You place { $figure-acc } on the shrine of { $kami }.
       *[no] { $name } places { $figure-acc } on the shrine of { $kami }.
    }
event-moves =
    { $you ->
        [yes] You move { $piece-acc } from { $source } to { $province }.
       *[no] { $name } moves { $piece-acc } from { $source } to { $province }.
    }
event-charges =
    { $you ->
        [yes] You charge { $other } for the sea route { $route }.
       *[no]
            { $other-you ->
                [yes] { $name } charges you for the sea route { $route }.
               *[no] { $name } charges { $other } for the sea route { $route }.
            }
    }
event-waives =
    { $you ->
        [yes] You let { $other } use the sea route { $route }.
       *[no]
            { $other-you ->
                [yes] { $name } lets you use the sea route { $route }.
               *[no] { $name } lets { $other } use the sea route { $route }.
            }
    }
event-pays-toll =
    { $you ->
        [yes] You pay { $other } { phrase-coins } for the sea route { $route }.
       *[no]
            { $other-you ->
                [yes] { $name } pays you { phrase-coins } for the sea route { $route }.
               *[no] { $name } pays { $other } { phrase-coins } for the sea route { $route }.
            }
    }
event-turns-back =
    { $you ->
        [yes] You turn back: the sea route { $route } is closed to you.
       *[no] { $name } turns back: the sea route { $route } is closed to them.
    }
event-builds =
    { $you ->
        [yes] You build a stronghold in { $province } for { phrase-coins }.
       *[no] { $name } builds a stronghold in { $province } for { phrase-coins }.
    }
event-buys =
    { $you ->
        [yes]
            { $coins ->
                [0] You take { $card } for free.
               *[other] You buy { $card } for { phrase-coins }.
            }
       *[no]
            { $coins ->
                [0] { $name } takes { $card } for free.
               *[other] { $name } buys { $card } for { phrase-coins }.
            }
    }
event-gives-spent =
    { $you ->
        [yes] You give { $other } one of the coins you just spent.
       *[no]
            { $other-you ->
                [yes] { $name } gives you one of the coins just spent.
               *[no] { $name } gives { $other } one of the coins just spent.
            }
    }
event-harvests =
    { $you ->
        [yes]
            { $provinces-count ->
                [0] You gain { phrase-coins } from the harvest.
               *[other] You harvest { $provinces } and gain { phrase-reward }.
            }
       *[no]
            { $provinces-count ->
                [0] { $name } gains { phrase-coins } from the harvest.
               *[other] { $name } harvests { $provinces } and gains { phrase-reward }.
            }
    }
event-leaves-ally =
    { $you ->
        [yes] You break the alliance with { $other }.
       *[no]
            { $other-you ->
                [yes] { $name } breaks the alliance with you.
               *[no] { $name } breaks the alliance with { $other }.
            }
    }
event-replaces =
    { $you ->
        [yes] You replace { $owner }’s { $figure } in { $province } with { $own-acc }.
       *[no]
            { $owner-you ->
                [yes] { $name } replaces your { $figure } in { $province } with { $own-acc }.
               *[no] { $name } replaces { $owner }’s { $figure } in { $province } with { $own-acc }.
            }
    }
event-replaces-at-shrine =
    { $you ->
        [yes] You replace { $owner }’s { $figure } on the shrine of { $kami } with { $own-acc }.
       *[no]
            { $owner-you ->
                [yes] { $name } replaces your { $figure } on the shrine of { $kami } with { $own-acc }.
               *[no] { $name } replaces { $owner }’s { $figure } on the shrine of { $kami } with { $own-acc }.
            }
    }
event-kills =
    { $you ->
        [yes]
            { $owner-you ->
                [yes] You kill { $n } { $figure } of your own in { $province }.
               *[no] You kill { $n } { $figure } belonging to { $owner } in { $province }.
            }
       *[no]
            { $owner-you ->
                [yes] { $name } kills { $n } { $figure } of yours in { $province }.
               *[no]
                    { $owner-self ->
                        [yes] { $name } kills { $n } { $figure } of their own in { $province }.
                       *[no] { $name } kills { $n } { $figure } belonging to { $owner } in { $province }.
                    }
            }
    }
event-spares =
    { $you ->
        [yes] You spare everyone who would die in { $province }.
       *[no] { $name } spares everyone who would die in { $province }.
    }
event-goes-next =
    { $you ->
        [yes]
            { $other-you ->
                [yes] You decide to go next.
               *[no] You let { $other } go next.
            }
       *[no]
            { $other-you ->
                [yes] { $name } lets you go next.
               *[no]
                    { $other-self ->
                        [yes] { $name } decides to go next.
                       *[no] { $name } lets { $other } go next.
                    }
            }
    }
event-kami-turn = Kami turn { $number }: the shrines, from left to right.
event-favour =
    { $you ->
        [yes] You receive the blessing of { $kami }.
       *[no] { $name } receives the blessing of { $kami }.
    }
event-war-begins = War begins: { $season }.
event-converts =
    { $you ->
        [yes]
            { $ronin ->
                [one] You exchange { phrase-ronin } for { $ronin } coin.
               *[other] You exchange { phrase-ronin } for { $ronin } coins.
            }
       *[no]
            { $ronin ->
                [one] { $name } exchanges { phrase-ronin } for { $ronin } coin.
               *[other] { $name } exchanges { phrase-ronin } for { $ronin } coins.
            }
    }
event-token-discarded = Nobody has Force in { $province }: its War Province token is discarded.
event-unopposed =
    { $you ->
        [yes] You take { $province } without a fight.
       *[no] { $name } takes { $province } without a fight.
    }
event-allied-claim =
    { $you ->
        [yes] You take { $province }; your ally { $other } does not fight you.
       *[no]
            { $other-you ->
                [yes] { $name }, your ally, takes { $province } without a fight.
               *[no] { $name } takes { $province }; { $other } is an ally and does not fight.
            }
    }
event-battle = Battle for { $province }: { $participants }.
event-bids =
    { $you ->
        [yes] Your bid: Seppuku { $seppuku }, Take Hostage { $hostage }, Hire Ronin { $ronin }, Imperial Poets { $poets }.
       *[no] { $name } bids: Seppuku { $seppuku }, Take Hostage { $hostage }, Hire Ronin { $ronin }, Imperial Poets { $poets }.
    }
event-wins-advantage =
    { $you ->
        [yes] You win { $advantage }.
       *[no] { $name } wins { $advantage }.
    }
event-declines-advantage =
    { $you ->
        [yes] You do not use { $advantage }.
       *[no] { $name } does not use { $advantage }.
    }
event-commits-seppuku =
    { $you ->
        [yes] You commit Seppuku in { $province } with { phrase-figures }.
       *[no] { $name } commits Seppuku in { $province } with { phrase-figures }.
    }
event-captures =
    { $you ->
        [yes] You take { $owner }’s { $figure } hostage in { $province }.
       *[no]
            { $owner-you ->
                [yes] { $name } takes your { $figure } hostage in { $province }.
               *[no] { $name } takes { $owner }’s { $figure } hostage in { $province }.
            }
    }
event-hires =
    { $you ->
        [yes] You hire ronin, who add { $force } Force.
       *[no] { $name } hires ronin, who add { $force } Force.
    }
event-fights =
    { $you ->
        [yes] You fight for { $province } with { $force } Force.
       *[no] { $name } fights for { $province } with { $force } Force.
    }
event-wins-battle =
    { $you ->
        [yes] You win the battle for { $province } with { $force } Force.
       *[no] { $name } wins the battle for { $province } with { $force } Force.
    }
event-pays-bid =
    { $you ->
        [yes] You lose your bid of { phrase-coins }.
       *[no] { $name } loses a bid of { phrase-coins }.
    }
event-reparation =
    { $you ->
        [yes] You pay { $other } { phrase-coins } in reparations.
       *[no]
            { $other-you ->
                [yes] { $name } pays you { phrase-coins } in reparations.
               *[no] { $name } pays { $other } { phrase-coins } in reparations.
            }
    }
event-cleanup = The season ends: coins and ronin go back to the pile, figures come back from the shrines.
event-winter-begins = Winter: everything is scored.
event-scores =
    { $you ->
        [yes] You score { phrase-points } for { $item }.
       *[no] { $name } scores { phrase-points } for { $item }.
    }
event-wins =
    { $you ->
        [yes] You win with { phrase-points }.
       *[no] { $name } wins with { phrase-points }.
    }

## What is still to come

chain-recruit =
    { $player-you ->
        [yes] You recruit
       *[no] { $player } recruits
    }
chain-marshal =
    { $player-you ->
        [yes] You move
       *[no] { $player } moves
    }
chain-train =
    { $player-you ->
        [yes] You may buy a card
       *[no] { $player } may buy a card
    }
chain-build = A stronghold may be built
chain-card = { $card } is taken
chain-shrine = Shrine of { $kami }
chain-advantage = { $advantage }
chain-outcome = The outcome of the battle
chain-reparations = War reparations

## Refusals

refusal-allied-already = One of you already has an ally.
refusal-bid-too-high = You do not have that many coins left.
refusal-daimyo-immune = A Daimyo cannot be replaced.
refusal-daimyo-no-hostage = A Daimyo cannot be taken hostage.
refusal-has-moved = The { $piece } in { $province } has already moved during this mandate, or was told to stay.
refusal-card-not-waiting = { $card } is not one of your cards that are still to take effect.
refusal-has-one-already = { $player } already has one of the coins left over.
refusal-hit-already = With one Betray you may replace only one figure of each player.
refusal-must-promise = Something must be promised here.
refusal-no-bushi-there = There is no Bushi to kill there.
refusal-no-coin-for-toll = You have no coin to pay the toll.
refusal-no-deal-with-oneself = You cannot make yourself an offer.
refusal-no-loser = { $player } has not lost this battle.
refusal-no-stronghold-left = All your strongholds are on the map.
refusal-no-stronghold-there = You have no stronghold in { $province }.
refusal-no-such-offer = There is no such offer.
refusal-no-such-shrine = { $kami } has no shrine in this game.
refusal-no-target-there = There is nothing there that you may replace.
refusal-nobody-has-coins = No opponent has a coin.
refusal-not-adjacent = { $province } is not adjacent.
refusal-not-drawn = { $mandate } is not among the tiles you drew.
refusal-not-fitting = { $figure } does not fit here.
refusal-not-in-play = { $kami } has no shrine in this game.
refusal-not-in-reserve = There is no such figure in your reserve.
refusal-not-in-this-window = Right now you can only make offers to the active player.
refusal-not-involved = { $player } has nothing to do now, or has done it.
refusal-not-now = Alliances can only be made during the tea ceremony.
refusal-not-on-offer = { $card } is not on offer.
refusal-not-to-be-killed = Oni of Hate kills only a Bushi or a Shinto of this player.
refusal-not-to-be-taken = There is no such figure of another player in the province.
refusal-not-to-oneself = You cannot give the coin to yourself.
refusal-not-yours = { $figure } is not yours.
refusal-nothing-fits = You have no figure of that kind in your reserve.
refusal-nothing-offered = The offer would be empty.
refusal-nothing-there = You have nothing of that kind in { $province } that can move.
refusal-nothing-to-pay-with = The paying player has no coins or ronin.
refusal-nowhere-to-go = No way out of { $province } is open to you right now.
refusal-route-closed = The sea route to { $province } is closed to you this turn.
refusal-shrine-not-open = Only Path of the Unrighteous reaches figures on shrines.
refusal-stronghold-too-dear = You do not have the coins for a stronghold.
refusal-too-dear = { $card } costs { phrase-coins }, more than you have.
refusal-too-many-offers = You already have three open offers.
refusal-too-much = There is not that much to offer.

## Options

option-set = Season cards
option-set-archway = Archway
option-set-horseman = Horseman
option-set-teapot = Teapot
option-set-random = any of the three
option-set-help = Which set of season cards is added to the core. Archway is best for new players.
option-shrines = Shrines
option-shrines-random = drawn at random
option-shrines-beginner = four for a first game
option-shrines-help = Which four of the seven kami have a shrine, and in which order.
option-negotiation = Deals
option-negotiation-free = offers at any time
option-negotiation-windows = offers at fixed moments
option-negotiation-off = no offers
option-negotiation-help = How players make deals: by offers at any time, by offers at fixed moments, or not at all; then allies are found by secret choice.
option-simultaneous-order = Order of simultaneous abilities
option-simultaneous-order-ask-highest-honor = the player with the most honor decides
option-simultaneous-order-honor-order = always in honor order
option-simultaneous-order-help = When cards of several players take effect at once and the order matters.
option-gift-needs-acceptance = Gifts must be accepted
option-gift-needs-acceptance-help = Whether a gift changes hands only when it is accepted.
option-oni-of-souls-requires-battle = Oni of Souls scores only after a battle
option-oni-of-souls-requires-battle-help = Otherwise a token taken without a fight scores too.
option-lone-player-counts-as-lowest-honor = A player alone in a province counts as lowest honor
option-lone-player-counts-as-lowest-honor-help = Matters for Oni of Skulls and Oni of Blood.
option-ninja-may-target-own-bushi = Path of the Ninja may kill your own Bushi
option-ninja-may-target-own-bushi-help = Otherwise only other players’ Bushi.
option-merchant-pays-per-richer-player = Way of the Merchant pays for each richer player
option-merchant-pays-per-richer-player-help = Otherwise one coin for each event.
option-koi-conversion-triggers-merchant = Koi’s ronin exchange triggers Way of the Merchant
option-koi-conversion-triggers-merchant-help = Whether coins for ronin count as taken from the pile.
option-serpent-tolls-turtle-strongholds = Path of the Serpent charges Turtle strongholds
option-serpent-tolls-turtle-strongholds-help = Whether strongholds that move by sea owe the toll.
option-serpent-tolls-dragonfly = Path of the Serpent charges Dragonfly
option-serpent-tolls-dragonfly-help = Whether Dragonfly owes the toll between provinces that a sea route joins.
option-reparation-remainder-max-one-each = Leftover reparation coins: at most one for each loser
option-reparation-remainder-max-one-each-help = Otherwise the winner may give several to one.
option-new-stronghold-moves-same-marshal = A stronghold just built may move in the same Marshal
option-new-stronghold-moves-same-marshal-help = Then strongholds are built before moving; it matters for Turtle.
option-clans-of-three = Clans
option-clans-of-three-random = drawn at random
option-clans-of-three-koi-lotus-turtle = Koi, Lotus and Turtle
option-clans-of-three-koi-lotus-dragonfly = Koi, Lotus and Dragonfly
option-clans-of-three-koi-lotus-bonsai = Koi, Lotus and Bonsai
option-clans-of-three-koi-turtle-dragonfly = Koi, Turtle and Dragonfly
option-clans-of-three-koi-turtle-bonsai = Koi, Turtle and Bonsai
option-clans-of-three-koi-dragonfly-bonsai = Koi, Dragonfly and Bonsai
option-clans-of-three-lotus-turtle-dragonfly = Lotus, Turtle and Dragonfly
option-clans-of-three-lotus-turtle-bonsai = Lotus, Turtle and Bonsai
option-clans-of-three-lotus-dragonfly-bonsai = Lotus, Dragonfly and Bonsai
option-clans-of-three-turtle-dragonfly-bonsai = Turtle, Dragonfly and Bonsai
option-clans-of-three-help = Which clans play; they sit in honor order.
option-clans-of-four = Clans
option-clans-of-four-random = drawn at random
option-clans-of-four-koi-lotus-turtle-dragonfly = Koi, Lotus, Turtle and Dragonfly
option-clans-of-four-koi-lotus-turtle-bonsai = Koi, Lotus, Turtle and Bonsai
option-clans-of-four-koi-lotus-dragonfly-bonsai = Koi, Lotus, Dragonfly and Bonsai
option-clans-of-four-koi-turtle-dragonfly-bonsai = Koi, Turtle, Dragonfly and Bonsai
option-clans-of-four-lotus-turtle-dragonfly-bonsai = Lotus, Turtle, Dragonfly and Bonsai
option-clans-of-four-help = Which clans play; they sit in honor order.

## Where in the game we are

chapter-turn = { $season }, turn { $turn } of { $turns }
chapter-phase = { $season }, { $phase }
chapter-winter = Winter
part-season = { $season }
phase-season-setup = season setup
phase-tea-ceremony = tea ceremony
phase-political = political phase
phase-war = war
phase-cleanup = cleanup
phase-winter = winter
season-spring = Spring
season-summer = Summer
season-autumn = Autumn
season-winter = Winter
turn-mandate = Mandate
turn-kami = Kami

## What is offered and promised

term-coins =
    { $you ->
        [yes] you give { $other } { phrase-coins }
       *[no]
            { $other-you ->
                [yes] { $name } gives you { phrase-coins }
               *[no] { $name } gives { $other } { phrase-coins }
            }
    }
term-ronin =
    { $you ->
        [yes] you give { $other } { phrase-ronin }
       *[no]
            { $other-you ->
                [yes] { $name } gives you { phrase-ronin }
               *[no] { $name } gives { $other } { phrase-ronin }
            }
    }
term-alliance =
    { $you ->
        [yes] you become allies
       *[no]
            { $other-you ->
                [yes] you become allies
               *[no] they become allies
            }
    }
term-promise =
    { $you ->
        [yes] you promise { $other } { $promise }
       *[no]
            { $other-you ->
                [yes] { $name } promises you { $promise }
               *[no] { $name } promises { $other } { $promise }
            }
    }
promise-none = of nothing
promise-play-mandate = to play { $mandate }
promise-do-not-play-mandate = not to play { $mandate }
promise-stay-out-of-province = to stay out of { $province }
promise-leave-advantage = to bid nothing on { $advantage } in { $province }
promise-spare-in-betray = not to target the other with Betray
promise-leave-shrine = to leave the shrine of { $kami } to others
promise-pay-later = to pay { phrase-given } later
kind-promise-none = Nothing
kind-promise-play-mandate = To play a mandate
kind-promise-do-not-play-mandate = Not to play a mandate
kind-promise-stay-out-of-province = To stay out of a province
kind-promise-leave-advantage = To bid nothing on a war advantage
kind-promise-spare-in-betray = Not to target the other with Betray
kind-promise-leave-shrine = To leave a shrine to others
kind-promise-pay-later = To pay later
status-open = open
status-kept = kept
status-broken = broken
status-undecidable = cannot be judged
template-alliance-plain = An alliance
template-alliance-i-pay = An alliance, and I pay
template-alliance-you-pay = An alliance, and the other pays
template-i-pay-for-promise = I pay for the other’s promise
template-you-pay-for-promise = The other pays for my promise
template-promise-for-promise = Promise for promise
template-gift = A gift
source-hostages = hostages

## Where points come from

item-harvests = harvests
item-kami = kami
item-virtues = virtues
item-upgrades = upgrades
item-monsters = monsters
item-seppuku = Seppuku
item-hostages = hostages
item-poets = Imperial Poets
item-winter-upgrades = winter upgrades
item-tokens = War Province tokens
item-set = different provinces
item-taken = taken by others
reason-list = { $names }
reason-tokens =
    { $n ->
        [one] { $n } War Province token
       *[other] { $n } War Province tokens
    }
reason-set =
    { $provinces-count ->
        [one] { $provinces-count } province: { $provinces }
       *[other] { $provinces-count } provinces: { $provinces }
    }
reason-one = { $card }
reason-oni-owned = { $card } for { $n } Oni
reason-monster-owned =
    { $n ->
        [one] { $card } for { $n } monster
       *[other] { $card } for { $n } monsters
    }
reason-distinct-virtue-owned =
    { $n ->
        [one] { $card } for { $n } virtue
       *[other] { $card } for { $n } virtues
    }
reason-own-stronghold-on-map =
    { $n ->
        [one] { $card } for { $n } stronghold
       *[other] { $card } for { $n } strongholds
    }
reason-season-with-alliance =
    { $n ->
        [one] { $card } for { $n } season with an ally
       *[other] { $card } for { $n } seasons with an ally
    }

## Names

province-hokkaido = Hokkaido
province-oshu = Oshu
province-edo = Edo
province-kyoto = Kyoto
province-kansai = Kansai
province-nagato = Nagato
province-shikoku = Shikoku
province-kyushu = Kyushu
route-r1 = Hokkaido–Oshu
route-r2 = Hokkaido–Kansai
route-r3 = Hokkaido–Kyushu
route-r4 = Kansai–Kyushu
route-r5 = Kansai–Shikoku
route-r6 = Shikoku–Kyushu
clan-koi = Koi
    .gloss = When war begins your ronin become coins; if you win Hire Ronin, each coin in your reserve adds 1 Force.
    .role = Flow Like Water
clan-lotus = Lotus
    .gloss = On your own turn you put a tile face down and announce any of the five mandates.
    .role = Dictate the Flow
clan-turtle = Turtle
    .gloss = Your strongholds have 1 Force each and move whenever you move figures.
    .role = Shell of Eternity
clan-dragonfly = Dragonfly
    .gloss = You summon and move figures to any province.
    .role = Gossamer Wings
clan-bonsai = Bonsai
    .gloss = Whatever you buy costs at most 1 coin, before any discount.
    .role = Sacred Bounty
figure-bushi = Bushi
    .acc = a Bushi
figure-shinto = Shinto
    .acc = a Shinto
figure-daimyo = Daimyo
    .acc = the Daimyo
figure-stronghold = Stronghold
    .acc = a stronghold
figure-komainu = Komainu
    .gloss = Force 1; it is a Shinto too, so it may go to a shrine when it is summoned.
figure-oni-of-skulls = Oni of Skulls
    .gloss = Force 1, or 3 where you have the lowest honor.
figure-yurei = Yurei
    .gloss = Force 2; it is a Daimyo too: it cannot be replaced or taken hostage.
figure-oni-of-blood = Oni of Blood
    .gloss = Force 2, or 4 where you have the lowest honor.
figure-oni-of-souls = Oni of Souls
    .gloss = Force 1; a War Province token you take where it stands brings 2 points for each Oni you own.
figure-oni-of-hate = Oni of Hate
    .gloss = Force 1; wherever it enters it kills a Bushi or Shinto of each player with more honor than you.
figure-oni-of-spite = Oni of Spite
    .gloss = Force 1; wherever it enters you take 2 points from each player there with Force and more honor than you.
figure-river-dragon = River Dragon
    .gloss = Force 5.
monster-komainu = Komainu
monster-oni-of-skulls = Oni of Skulls
monster-yurei = Yurei
monster-oni-of-blood = Oni of Blood
monster-oni-of-souls = Oni of Souls
monster-oni-of-hate = Oni of Hate
monster-oni-of-spite = Oni of Spite
monster-river-dragon = River Dragon
mandate-recruit = Recruit
    .gloss = Each player summons a figure at each of their strongholds; the bonus is one more figure.
mandate-marshal = Marshal
    .gloss = Each player moves any of their figures one step; the bonus is to build a stronghold for 3 coins.
mandate-train = Train
    .gloss = Each player may buy a season card; the bonus is a coin off.
mandate-harvest = Harvest
    .gloss = Each player gains a coin; the bonus is the reward of every province where you are the strongest.
mandate-betray = Betray
    .gloss = The active player leaves their ally and replaces figures of two other players.
kami-amaterasu = Amaterasu
    .gloss = Rise to the top of the honor track.
kami-fujin = Fujin
    .gloss = Two moves with your figures.
kami-hachiman = Hachiman
    .gloss = Gain 2 ronin.
kami-raijin = Raijin
    .gloss = Summon a Bushi in any province.
kami-ryujin = Ryujin
    .gloss = Buy a season card at its full cost.
kami-susanoo = Susanoo
    .gloss = Gain a point for each of your strongholds on the map.
kami-tsukuyomi = Tsukuyomi
    .gloss = Gain 2 coins.
advantage-seppuku = Seppuku
    .gloss = Kill all your own figures there: 1 point and 1 honor for each.
advantage-hostage = Take Hostage
    .gloss = Take a figure of another player, and a point with it.
advantage-ronin = Hire Ronin
    .gloss = Each of your ronin adds 1 Force.
advantage-poets = Imperial Poets
    .gloss = A point for each figure killed in the battle.
set-core = Core
set-archway = Archway
set-horseman = Horseman
set-teapot = Teapot
type-upgrade = Upgrade
type-virtue = Virtue
type-monster = Monster
type-war-upgrade = War Upgrade
type-winter-upgrade = Winter Upgrade
card-komainu = Komainu
    .gloss = Force 1; it is a Shinto too, so it may go to a shrine when it is summoned.
card-oni-of-skulls = Oni of Skulls
    .gloss = Force 1, or 3 where you have the lowest honor.
card-path-of-the-lion = Path of the Lion
    .gloss = Your Daimyo has 1 more Force.
card-righteousness = Righteousness
    .gloss = Gain 1 point for each of your figures that is killed, whatever the cause.
card-way-of-the-shogun = Way of the Shogun
    .gloss = At the start of war gain 3 coins.
card-path-of-the-serpent = Path of the Serpent
    .gloss = You may charge a player who uses a sea route 1 coin; a player who does not pay does not pass.
card-respect = Respect
    .gloss = When you take a hostage in a battle, you may take one more.
card-way-of-bushido = Way of Bushido
    .gloss = At the start of war gain 2 coins and 2 points for each different virtue you own.
card-way-of-the-ronin = Way of the Ronin
    .gloss = At the start of war gain 2 ronin.
card-yurei = Yurei
    .gloss = Force 2; it is a Daimyo too: it cannot be replaced or taken hostage.
card-form-of-the-kitsune = Form of the Kitsune
    .gloss = In winter gain 3 points for each of your strongholds on the map.
card-form-of-the-phoenix = Form of the Phoenix
    .gloss = In winter gain 3 points for each different virtue you own.
card-path-of-the-dragon = Path of the Dragon
    .gloss = Your Daimyo has 3 more Force.
card-river-dragon = River Dragon
    .gloss = Force 5.
card-way-of-the-moneylender = Way of the Moneylender
    .gloss = At the start of war gain 5 coins.
card-benevolence = Benevolence
    .gloss = When you pay for a card or a stronghold, you may give one of the coins to another player to gain 1 honor and 2 points.
card-path-of-the-kenin = Path of the Kenin
    .gloss = After you summon you may place 1 more Bushi at any of your strongholds.
card-path-of-the-light = Path of the Light
    .gloss = At the end of every Recruit you may place 1 Shinto on any shrine.
card-justice = Justice
    .gloss = When you kill figures of a player with less honor, gain 3 points, for each such player.
card-path-of-the-samurai = Path of the Samurai
    .gloss = At the end of every Recruit you may place 1 Bushi in any province.
card-oni-of-blood-archway = Oni of Blood
    .gloss = Force 2, or 4 where you have the lowest honor.
card-oni-of-souls-archway = Oni of Souls
    .gloss = Force 1; a War Province token you take where it stands brings 2 points for each Oni you own.
card-form-of-the-beast = Form of the Beast
    .gloss = In winter gain 3 points for each Monster you own, wherever it is.
card-way-of-the-katana = Way of the Katana
    .gloss = During war your Bushi have Force 2.
card-oni-of-hate-archway = Oni of Hate
    .gloss = Force 1; wherever it enters it kills a Bushi or Shinto of each player with more honor than you.
card-oni-of-spite-archway = Oni of Spite
    .gloss = Force 1; wherever it enters you take 2 points from each player there with Force and more honor than you.
card-courage = Courage
    .gloss = Gain 2 points whenever you take a War Province token.
card-path-of-the-ninja = Path of the Ninja
    .gloss = After you summon you may kill a Bushi anywhere on the map; if you do, lose 1 honor.
card-way-of-the-righteous = Way of the Righteous
    .gloss = At the start of war take 1 coin from each player with less honor.
card-mercy = Mercy
    .gloss = When you are about to kill figures of others, you may spare them all and gain 2 points.
card-path-of-the-monkey = Path of the Monkey
    .gloss = After you summon you may take 1 coin from the richest opponent, or from each if several are equally rich; if you do, lose 1 honor.
card-oni-of-blood-horseman = Oni of Blood
    .gloss = Force 2, or 4 where you have the lowest honor.
card-form-of-the-demon = Form of the Demon
    .gloss = In winter gain 3 points for each Oni you own, wherever it is.
card-path-of-the-spirit = Path of the Spirit
    .gloss = After you summon, gain 2 coins and 2 points if you have the most honor.
card-oni-of-hate-horseman = Oni of Hate
    .gloss = Force 1; wherever it enters it kills a Bushi or Shinto of each player with more honor than you.
card-oni-of-spite-horseman = Oni of Spite
    .gloss = Force 1; wherever it enters you take 2 points from each player there with Force and more honor than you.
card-honesty = Honesty
    .gloss = While you have an ally, gain 2 points each time you select a mandate other than Betray.
card-path-of-the-patron = Path of the Patron
    .gloss = After you summon, gain 2 coins if at least two players have less honor than you.
card-path-of-the-warlord = Path of the Warlord
    .gloss = After you summon gain 1 coin.
card-loyalty = Loyalty
    .gloss = While you have an ally, gain 1 more point whenever you gain points; not in winter.
card-way-of-the-merchant = Way of the Merchant
    .gloss = When a player richer than you takes coins from the pile, you take 1 too.
card-oni-of-souls-teapot = Oni of Souls
    .gloss = Force 1; a War Province token you take where it stands brings 2 points for each Oni you own.
card-form-of-the-kindred = Form of the Kindred
    .gloss = In winter gain 3 points for each season in which you formed an alliance, even one that was betrayed.
card-path-of-the-unrighteous = Path of the Unrighteous
    .gloss = When you Betray, you may replace one more figure, even of the same player and even a Shinto on a shrine.
card-oni-of-hate-teapot = Oni of Hate
    .gloss = Force 1; wherever it enters it kills a Bushi or Shinto of each player with more honor than you.
