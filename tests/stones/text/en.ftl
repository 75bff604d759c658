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
prompt-thank = { $you ->
    [yes] Whom do you thank?
   *[no] { $name } thanks somebody.
 }
label-thank = Thank { $other }
prompt-guess = Those who are behind write down two stones that may be drawn.
prompt-guess-next = { $guess ->
    [1] Which stone will be drawn?
   *[other] And if it is another one?
 }
label-guess = Guess the { $stone }

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
event-thanks = { $you ->
    [yes] You thank { $other }.
   *[no] { $name } thanks { $other-you ->
        [yes] you
       *[no] { $other }
     }.
 }
event-guesses = { $you ->
    [yes] You guessed the { $stone }.
   *[no] { $name } guessed the { $stone }.
 }

prompt-deal = What do you offer, and to whom?
prompt-give = How many points?
prompt-openly = May everybody hear of it?
label-offer = Offer points to { $other }
label-give = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
label-openly = Openly
label-secretly = Unseen by the others
label-accept = Accept what { $other } offers: { $points }
label-decline = Decline what { $other } offers: { $points }
label-withdraw = Withdraw your offer
event-offers = { $you ->
    [yes] You offer { $other } points: { $points }.
   *[no] { $name } offers { $other-you ->
        [yes] you
       *[no] { $other }
     } points: { $points }.
 }
event-declines = { $you ->
    [yes] You decline the offer of { $other }.
   *[no] { $name } declines { $other-you ->
        [yes] your offer
       *[no] the offer of { $other }
     }.
 }
event-withdraws = { $you ->
    [yes] You withdraw your offer.
   *[no] { $name } withdraws the offer.
 }
event-gives = { $you ->
    [yes] You give { $other } points: { $points }.
   *[no] { $name } gives { $other-you ->
        [yes] you
       *[no] { $other }
     } points: { $points }.
 }

refusal-not-held = You do not hold the { $stone }.
refusal-gone = The { $stone } was bid: it is not in the bag.
refusal-twice = You have written down the { $stone } already.
refusal-too-late = It is too late for offers: the guesses have begun.
refusal-too-much = You do not have that many points.

item-points = Points
