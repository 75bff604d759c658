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

prompt-thank = { $you ->
    [yes] Kinek köszönöd meg?
   *[no] { $name } megköszöni valakinek.
 }
label-thank = Köszönet neki: { $other }
prompt-pebble = { $you ->
    [yes] Nálad van a kavics: visszaadod egy pontért?
   *[no] { $name } visszaadhatja a kavicsot egy pontért.
 }
label-spend = Visszaadni egy pontért
label-keep = Megtartani

prompt-deal = Mit szeretnél tenni?
label-offer = Pontot ajánlani neki: { $other }
prompt-give = Hány pontot adnál?
label-give = { $points } pontot
prompt-openly = Ki tudhat róla?
label-openly = Mindenki
label-secretly = Csak ti ketten
label-accept = Elfogadni ({ $other }, { $points } pont)
label-decline = Visszautasítani ({ $other }, { $points } pont)
label-withdraw = Visszavonni az ajánlatodat

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
event-thanks = { $you ->
    [yes] Köszönetet mondasz neki: { $other }.
   *[no] { $other-you ->
        [yes] { $name } köszönetet mond neked.
       *[no] { $name } köszönetet mond neki: { $other }.
     }
 }
event-pebble = { $you ->
    [yes] Megkapod a kavicsot.
   *[no] { $name } megkapja a kavicsot.
 }
event-offers = { $you ->
    [yes] { $points } pontot ajánlasz neki: { $other }.
   *[no] { $other-you ->
        [yes] { $name } { $points } pontot ajánl neked.
       *[no] { $name } { $points } pontot ajánl neki: { $other }.
     }
 }
event-declines = { $you ->
    [yes] Visszautasítod { $other } ajánlatát.
   *[no] { $other-you ->
        [yes] { $name } visszautasítja az ajánlatodat.
       *[no] { $name } visszautasítja { $other } ajánlatát.
     }
 }
event-withdraws = { $you ->
    [yes] Visszavonod az ajánlatodat.
   *[no] { $name } visszavonja az ajánlatát.
 }
event-gives = { $you ->
    [yes] { $points } pontot adsz neki: { $other }.
   *[no] { $other-you ->
        [yes] { $name } { $points } pontot ad neked.
       *[no] { $name } { $points } pontot ad neki: { $other }.
     }
 }

refusal-not-held = Ez a kő nincs nálad: { $stone }.
refusal-gone = Ezzel a kővel már licitáltak, nincs a zsákban: { $stone }.
refusal-twice = Ezt a követ már felírtad: { $stone }.
refusal-too-late = Amint elkezdődött a találgatás, már nem lehet ajánlatot tenni.
refusal-too-much = Nincs ennyi pontod.

item-points = Pontok
