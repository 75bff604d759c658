game-title = Stones
game-description = Bid your stones at the same time as everybody else, and guess what is left in the bag.

stone-1 = 1
stone-2 = 2
stone-3 = 3
stone-4 = 4
stone-5 = 5
stone-6 = 6
stone-7 = 7
stone-8 = 8
stone-9 = 9

prompt-bid = Bid one of your stones.
label-bid = Bid the { $stone }
prompt-prize = { $you ->
    [yes] You bid the highest stone: choose your prize.
   *[no] { $name } bid the highest stone and chooses a prize.
 }
label-take = Take another point
label-peek = Look into the bag
prompt-guess = Those who are behind write down two stones that may be drawn.
prompt-guess-next = { $guess ->
    [1] Which stone will be drawn?
   *[other] And if it is another one?
 }
label-guess = Guess the { $stone }

prompt-thank = { $you ->
    [yes] Whom do you thank?
   *[no] { $name } thanks somebody.
 }
label-thank = Thank { $other }
prompt-pebble = { $you ->
    [yes] You have the pebble: give it back for a point?
   *[no] { $name } has the pebble and may give it back for a point.
 }
label-spend = Give it back for a point
label-keep = Keep it

prompt-deal = What do you want to do?
label-offer = Offer { $other } points
prompt-give = How many of your points?
label-give = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
prompt-openly = Who may know of it?
label-openly = Everybody
label-secretly = Only the two of you
label-accept = { $points ->
    [one] Accept { $points } point from { $other }
   *[other] Accept { $points } points from { $other }
 }
label-decline = { $points ->
    [one] Decline { $points } point from { $other }
   *[other] Decline { $points } points from { $other }
 }
label-withdraw = Withdraw your offer

event-bids = { $you ->
    [yes] You bid the { $stone }.
   *[no] { $name } bids the { $stone }.
 }
event-scores = { $you ->
    [yes] { $points ->
        [one] You score { $points } point.
       *[other] You score { $points } points.
     }
   *[no] { $points ->
        [one] { $name } scores { $points } point.
       *[other] { $name } scores { $points } points.
     }
 }
event-peeks = { $you ->
    [yes] You look into the bag: { $stones }.
   *[no] { $name } looks into the bag: { $stones }.
 }
event-guesses = { $you ->
    [yes] You guessed the { $stone }.
   *[no] { $name } guessed the { $stone }.
 }
event-thanks = { $you ->
    [yes] You thank { $other }.
   *[no] { $other-you ->
        [yes] { $name } thanks you.
       *[no] { $name } thanks { $other }.
     }
 }
event-pebble = { $you ->
    [yes] You get the pebble.
   *[no] { $name } gets the pebble.
 }
event-offers = { $points ->
    [one] { $you ->
        [yes] You offer { $other } { $points } point.
       *[no] { $other-you ->
            [yes] { $name } offers you { $points } point.
           *[no] { $name } offers { $other } { $points } point.
         }
     }
   *[other] { $you ->
        [yes] You offer { $other } { $points } points.
       *[no] { $other-you ->
            [yes] { $name } offers you { $points } points.
           *[no] { $name } offers { $other } { $points } points.
         }
     }
 }
event-declines = { $you ->
    [yes] You decline the offer of { $other }.
   *[no] { $other-you ->
        [yes] { $name } declines your offer.
       *[no] { $name } declines the offer of { $other }.
     }
 }
event-withdraws = { $you ->
    [yes] You withdraw your offer.
   *[no] { $name } withdraws the offer.
 }
event-gives = { $points ->
    [one] { $you ->
        [yes] You give { $other } { $points } point.
       *[no] { $other-you ->
            [yes] { $name } gives you { $points } point.
           *[no] { $name } gives { $other } { $points } point.
         }
     }
   *[other] { $you ->
        [yes] You give { $other } { $points } points.
       *[no] { $other-you ->
            [yes] { $name } gives you { $points } points.
           *[no] { $name } gives { $other } { $points } points.
         }
     }
 }

refusal-not-held = You do not hold the { $stone }.
refusal-gone = The { $stone } was bid: it is not in the bag.
refusal-twice = You have written down the { $stone } already.
refusal-too-late = Once guessing has begun nothing is offered any more.
refusal-too-much = You do not have that many points.

item-points = Points
