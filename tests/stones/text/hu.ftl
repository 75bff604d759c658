game-title = Kövek
game-description = Licitálj a köveiddel egyszerre a többiekkel, és találd ki, mi maradt a zsákban.

stone-1 = 1
stone-2 = 2
stone-3 = 3
stone-4 = 4
stone-5 = 5
stone-6 = 6
stone-7 = 7
stone-8 = 8
stone-9 = 9

prompt-bid = Licitálj az egyik köveddel.
label-bid = Licit ezzel a kővel: { $stone }
prompt-prize = { $you ->
    [yes] A te köved a legnagyobb: válassz jutalmat.
   *[no] { $name } köve a legnagyobb, ő választ jutalmat.
 }
label-take = Még egy pont
label-peek = Belenézni a zsákba
prompt-guess = Aki le van maradva, két követ ír fel, amelyet kihúzhatnak.
prompt-guess-next = { $guess ->
    [1] Melyik követ húzzák ki?
   *[other] És ha másikat?
 }
label-guess = Tipp: { $stone }

event-bids = { $you ->
    [yes] Licitáltál ezzel a kővel: { $stone }.
   *[no] { $name } ezzel a kővel licitált: { $stone }.
 }
event-scores = { $you ->
    [yes] { $points } pontot kapsz.
   *[no] { $name } { $points } pontot kap.
 }
event-peeks = { $you ->
    [yes] Belenézel a zsákba: { $stones }.
   *[no] { $name } belenéz a zsákba: { $stones }.
 }
event-guesses = { $you ->
    [yes] A tipped ez volt: { $stone }.
   *[no] { $name } tippje ez volt: { $stone }.
 }

refusal-not-held = Ez a kő nincs nálad: { $stone }.
refusal-gone = Ezzel a kővel már licitáltak, nincs a zsákban: { $stone }.
refusal-twice = Ezt a követ már felírtad: { $stone }.

item-points = Pontok
