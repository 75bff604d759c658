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
prompt-thank = { $you ->
    [yes] Kinek mondasz köszönetet?
   *[no] { $name } köszönetet mond valakinek.
 }
label-thank = Köszönet neki: { $other }
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
event-thanks = { $you ->
    [yes] Köszönetet mondasz neki: { $other }.
   *[no] { $other-you ->
        [yes] { $name } köszönetet mond neked.
       *[no] { $name } köszönetet mond neki: { $other }.
     }
 }
event-guesses = { $you ->
    [yes] A tipped ez volt: { $stone }.
   *[no] { $name } tippje ez volt: { $stone }.
 }

prompt-deal = Mit ajánlasz, és kinek?
prompt-give = Hány pontot?
prompt-openly = Hallhat róla mindenki?
label-offer = Pontok felajánlása neki: { $other }
label-give = { $points } pont
label-openly = Nyíltan
label-secretly = Titokban a többiek előtt
label-accept = Elfogadni, amit { $other } ajánl: { $points }
label-decline = Visszautasítani, amit { $other } ajánl: { $points }
label-withdraw = Ajánlat visszavonása
event-offers = { $you ->
    [yes] Pontokat ajánlasz neki: { $other }, { $points }.
   *[no] { $other-you ->
        [yes] { $name } pontokat ajánl neked: { $points }.
       *[no] { $name } pontokat ajánl neki: { $other }, { $points }.
     }
 }
event-declines = { $you ->
    [yes] Visszautasítod az ajánlatát: { $other }.
   *[no] { $other-you ->
        [yes] { $name } visszautasítja az ajánlatodat.
       *[no] { $name } visszautasítja az ajánlatát: { $other }.
     }
 }
event-withdraws = { $you ->
    [yes] Visszavonod az ajánlatodat.
   *[no] { $name } visszavonja az ajánlatát.
 }
event-gives = { $you ->
    [yes] Pontokat adsz neki: { $other }, { $points }.
   *[no] { $other-you ->
        [yes] { $name } pontokat ad neked: { $points }.
       *[no] { $name } pontokat ad neki: { $other }, { $points }.
     }
 }

refusal-not-held = Ez a kő nincs nálad: { $stone }.
refusal-gone = Ezzel a kővel már licitáltak, nincs a zsákban: { $stone }.
refusal-twice = Ezt a követ már felírtad: { $stone }.
refusal-too-late = Az ajánlatokhoz késő: már folyik a tippelés.
refusal-too-much = Nincs ennyi pontod.

item-points = Pontok
