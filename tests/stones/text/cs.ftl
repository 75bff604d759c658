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

prompt-thank = { $you ->
    [yes] Komu poděkuješ?
   *[no] { $name } někomu děkuje.
 }
label-thank = Poděkovat: { $other }
prompt-pebble = { $you ->
    [yes] Máš oblázek: vrátíš ho za bod?
   *[no] { $name } má oblázek a může ho vrátit za bod.
 }
label-spend = Vrátit ho za bod
label-keep = Nechat si ho

prompt-deal = Co chceš udělat?
label-offer = Nabídnout body: { $other }
prompt-give = Kolik svých bodů?
label-give = { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
 }
prompt-openly = Kdo o tom smí vědět?
label-openly = Všichni
label-secretly = Jen vy dva
label-accept = Přijmout nabídku ({ $other }, body: { $points })
label-decline = Odmítnout nabídku ({ $other }, body: { $points })
label-withdraw = Vzít svou nabídku zpět

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
event-thanks = { $you ->
    [yes] Děkuješ: { $other }.
   *[no] { $other-you ->
        [yes] { $name } ti děkuje.
       *[no] { $name } děkuje: { $other }.
     }
 }
event-pebble = { $you ->
    [yes] Dostáváš oblázek.
   *[no] { $name } dostává oblázek.
 }
event-offers = { $you ->
    [yes] Nabízíš body ({ $points }): { $other }.
   *[no] { $other-you ->
        [yes] { $name } ti nabízí body ({ $points }).
       *[no] { $name } nabízí body ({ $points }): { $other }.
     }
 }
event-declines = { $you ->
    [yes] Odmítáš nabídku: { $other }.
   *[no] { $other-you ->
        [yes] { $name } odmítá tvou nabídku.
       *[no] { $name } odmítá nabídku: { $other }.
     }
 }
event-withdraws = { $you ->
    [yes] Bereš svou nabídku zpět.
   *[no] { $name } bere svou nabídku zpět.
 }
event-gives = { $you ->
    [yes] Dáváš body ({ $points }): { $other }.
   *[no] { $other-you ->
        [yes] { $name } ti dává body ({ $points }).
       *[no] { $name } dává body ({ $points }): { $other }.
     }
 }

refusal-not-held = Kámen { $stone } nedržíš.
refusal-gone = Kámen { $stone } už byl přihozen: ve váčku není.
refusal-twice = Kámen { $stone } už máš napsaný.
refusal-too-late = Jakmile se hádá, nic se už nenabízí.
refusal-too-much = Tolik bodů nemáš.

item-points = Body
