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

refusal-not-held = You do not hold the { $stone }.
refusal-gone = The { $stone } was bid: it is not in the bag.
refusal-twice = You have written down the { $stone } already.

item-points = Points
