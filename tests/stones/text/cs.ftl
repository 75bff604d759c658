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
prompt-thank = { $you ->
    [yes] Komu poděkuješ?
   *[no] { $name } někomu děkuje.
 }
label-thank = Poděkovat: { $other }
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
event-thanks = { $you ->
    [yes] Děkuješ: { $other }.
   *[no] { $other-you ->
        [yes] { $name } ti děkuje.
       *[no] { $name } děkuje: { $other }.
     }
 }
event-guesses = { $you ->
    [yes] Tvůj tip byl kámen { $stone }.
   *[no] Tip hráče { $name } byl kámen { $stone }.
 }

prompt-deal = Co nabízíš a komu?
prompt-give = Kolik bodů?
prompt-openly = Smí o tom slyšet všichni?
label-offer = Nabídnout body: { $other }
label-give = { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
 }
label-openly = Veřejně
label-secretly = Skrytě před ostatními
label-accept = Přijmout nabídku: { $other }, { $points }
label-decline = Odmítnout nabídku: { $other }, { $points }
label-withdraw = Vzít nabídku zpět
event-offers = { $you ->
    [yes] Nabízíš body: { $other }, { $points }.
   *[no] { $other-you ->
        [yes] { $name } ti nabízí body: { $points }.
       *[no] { $name } nabízí body: { $other }, { $points }.
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
    [yes] Bereš nabídku zpět.
   *[no] { $name } bere nabídku zpět.
 }
event-gives = { $you ->
    [yes] Dáváš body: { $other }, { $points }.
   *[no] { $other-you ->
        [yes] { $name } ti dává body: { $points }.
       *[no] { $name } dává body: { $other }, { $points }.
     }
 }

refusal-not-held = Kámen { $stone } nedržíš.
refusal-gone = Kámen { $stone } už byl přihozen: ve váčku není.
refusal-twice = Kámen { $stone } už máš napsaný.
refusal-too-late = Na nabídky je pozdě: už se hádá.
refusal-too-much = Tolik bodů nemáš.

item-points = Body
