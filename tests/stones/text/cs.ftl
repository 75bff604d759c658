game-title = Kameny
game-description = Přihazuj kameny zároveň s ostatními a hádej, co zbylo ve váčku.

stone-1 = 1
stone-2 = 2
stone-3 = 3
stone-4 = 4
stone-5 = 5
stone-6 = 6
stone-7 = 7
stone-8 = 8
stone-9 = 9

prompt-bid = Přihoď jeden ze svých kamenů.
label-bid = Přihodit kámen { $stone }
prompt-prize = { $you ->
    [yes] Tvůj kámen je nejvyšší: vyber si odměnu.
   *[no] { $name } má nejvyšší kámen a vybírá si odměnu.
 }
label-take = Vzít si další bod
label-peek = Podívat se do váčku
prompt-guess = Kdo je pozadu, napíše dva kameny, které mohou být vytaženy.
prompt-guess-next = { $guess ->
    [1] Který kámen bude vytažen?
   *[other] A když to bude jiný?
 }
label-guess = Hádat kámen { $stone }

event-bids = { $you ->
    [yes] Přihazuješ kámen { $stone }.
   *[no] { $name } přihazuje kámen { $stone }.
 }
event-scores = { $you ->
    [yes] { $points ->
        [one] Získáváš { $points } bod.
        [few] Získáváš { $points } body.
        [many] Získáváš { $points } bodu.
       *[other] Získáváš { $points } bodů.
     }
   *[no] { $points ->
        [one] { $name } získává { $points } bod.
        [few] { $name } získává { $points } body.
        [many] { $name } získává { $points } bodu.
       *[other] { $name } získává { $points } bodů.
     }
 }
event-peeks = { $you ->
    [yes] Díváš se do váčku: { $stones }.
   *[no] { $name } se dívá do váčku: { $stones }.
 }
event-guesses = { $you ->
    [yes] Tvůj tip byl kámen { $stone }.
   *[no] Tip hráče { $name } byl kámen { $stone }.
 }

refusal-not-held = Kámen { $stone } nedržíš.
refusal-gone = Kámen { $stone } už byl přihozen: ve váčku není.
refusal-twice = Kámen { $stone } už máš napsaný.

item-points = Body
