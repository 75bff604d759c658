# Shogun. A tartományoknak .in, .to, .from és .acc alakja van, a régióknak .in; a tartomány .gloss alakjában a kártyákra nyomtatott
# neve is ott áll, ha más. Az épület .role alakja: miért jár a pont.

game-title = Shogun
game-description = Tervezd meg titokban, hol építesz, adóztatsz, toborzol és támadsz; a csatákat aztán egy kockákkal teli torony dönti el. Melyik daimjó uralja két év múlva Japán legnagyobb részét?
seat-neutral = A parasztok

## Kifejezések számmal, a lenti mondatokhoz

phrase-armies = { $armies } hadsereg
    .acc = { $armies } hadsereget
    .ins = { $armies } hadsereggel
phrase-chests = { $chests } láda
    .acc = { $chests } ládát
phrase-points = { $points } pont
    .acc = { $points } pontot
phrase-farmers = { $farmers } paraszt
phrase-rice = { $rice } egység rizst
phrase-revolts =
    { $revolts ->
        [one] { $revolts } felkelés, { $farmers } további paraszttal
       *[other] { $revolts } felkelés, mindegyik { $farmers } további paraszttal
    }
cubes-blue = { $n } kék
cubes-red = { $n } piros
cubes-yellow = { $n } sárga
cubes-green = { $n } zöld
cubes-purple = { $n } lila
cubes-farmers = { $n } paraszt

## Kérdések

prompt-redraw =
    { $you ->
        [yes] Ugyanaz a két kártya fekszik itt, mint az előző körödben. Felfordítasz két újat?
       *[no] { $name } két új kártyát fordíthat fel.
    }
prompt-draft =
    { $you ->
        [yes] Válassz egy felfordított tartománykártyát, vagy húzz a pakliból.
       *[no] { $name } tartománykártyát választ.
    }
prompt-group =
    { $you ->
        [yes] Válassz hadseregcsoportot, amely { $province-to } kerül.
       *[no] { $name } hadseregcsoportot választ, amely { $province-to } kerül.
    }
prompt-planning = Mindenki titokban tervezi meg az akcióit.
prompt-bid = Válaszd ki a licitedet a játékossorrendre.
prompt-plan = Válassz kártyát ehhez az akcióhoz: { $action }.
prompt-special =
    { $you ->
        [yes] Válassz különleges kártyát és vele helyet a sorban.
       *[no] { $name } különleges kártyát választ.
    }
prompt-battle =
    { $you ->
        [yes] Hová mennek a hadseregeid { $province-from }?
       *[no] { $name } eldönti, hová mennek a hadseregek { $province-from }.
    }
prompt-move =
    { $you ->
        [yes] A hadseregek { $province-from } továbbmehetnek egy szomszédos saját tartományodba.
       *[no] { $name } továbbmozgathat hadseregeket { $province-from }.
    }
prompt-send =
    { $you ->
        [yes] Hány hadsereg megy { $source-from } { $province-to }?
       *[no] { $name } eldönti, hány hadsereg megy { $source-from } { $province-to }.
    }
prompt-attack =
    { $you ->
        [yes] Hány hadsereggel támadod meg { $source-from } { $province-acc }?
       *[no] { $name } eldönti, hány hadsereggel támadja meg { $source-from } { $province-acc }.
    }
prompt-extra =
    { $you ->
        [yes] Csata, a tét: { $province }. Hány többlethadsereget dobsz be?
       *[no] Csata, a tét: { $province }. { $name } hadseregeket adhat hozzá a tartalékból.
    }
prompt-revolt =
    { $you ->
        [yes] Éhínség: melyik felkelés jöjjön most?
       *[no] { $name } eldönti, melyik felkelés következik.
    }
prompt-standing = Mi legyen a többlethadseregekkel?

## Mire jó a kérdés: az első játékokban hangzik el

aid-redraw = A régi kettő mindenki szeme láttára a pakli alá kerül; aztán a szokott módon választasz.
aid-draft = Régiónként a legtöbb azonos épület pontot ér, és a szomszédos tartományok jobban védhetők.
aid-group = A nagy csoport támadni és védekezni is tud; a kicsi könnyű préda.
aid-planning = A tervet senki sem látja, míg az akció sorra nem kerül; az üres mezőket mindenki látja.
aid-bid = A legmagasabb licit választ először, és fizet; a licitált tartomány nem hajt végre akciót.
aid-plan = Egy tartomány menetenként egy akciót végez; a ládakártya azt jelenti, hogy nincs akció.
aid-special = A kártya ebben a menetben segít; az 1. hely játékosa kezd.
aid-battle = Saját tartományba a hadseregek csak átmennek; máshol a torony dönt.
aid-move = Akárhány mehet, régi és új is, de egy hadsereg marad; vagy mindet a helyén hagyod.
aid-send = Egy hadsereg hátramarad.
aid-attack = Egy hadsereg hátramarad; a kockák egy része a toronyban marad, és régiek is kieshetnek.
aid-extra = A többlethadsereg úgy harcol, mint a többi, de utána már nincs a tartalékodban.
aid-revolt = Az ottani hadseregeid a parasztokkal harcolnak; ha nincsenek többen, elveszted a tartományt.
aid-standing = Állandó válasszal nem kell rád várni, ha megtámadnak; bármikor visszavonhatod.

## Válaszok

label-redraw = Két új kártya
label-keep = Marad ez a kettő
label-take = { $province }
label-draw = A pakli felső lapja, látatlanban
label-place = { phrase-armies }
label-bid = { $chests } értékű ládakártya
label-bid-card = { $province }
label-bid-nothing = Nem licitálok
label-plan = { $province }
label-blank = Ládakártya: nincs akció
label-empty = Üresen hagyom a mezőt
label-special = { $special }, { $place }. hely
label-march-own = { $province } (saját, { phrase-armies })
label-march-neutral = { $province } (semleges)
label-march-attack = { $province } ({ $other }, { phrase-armies })
label-stay = Nem mozgatok
label-send = { phrase-armies }
label-extra =
    { $armies ->
        [0] Egy sem
       *[other] { $armies } többlethadsereg
    }
label-leave-asked = Mindig kérdezzen meg a játék
label-leave-most = Mindig a lehető legtöbb többlethadsereg
label-revolt = { $province }, ellened { phrase-farmers }

## Ami történt

event-starts =
    { $you ->
        [yes] Az elején { phrase-chests.acc } kapsz.
       *[no] { $name } az elején { phrase-chests.acc } kap.
    }
event-first =
    { $you ->
        [yes] Te kezdesz.
       *[no] { $name } kezd.
    }
event-letter-dealt =
    { $you ->
        [yes] Ezt kapod: { $letter }.
       *[no] { $name } ezt kapja: { $letter }.
    }
event-turned-up = Felfordított kártya: { $province }.
event-redraws =
    { $you ->
        [yes] Mindkét felfordított kártyát a pakli alá teszed.
       *[no] { $name } mindkét felfordított kártyát a pakli alá teszi.
    }
event-takes =
    { $you ->
        [yes] Kiválasztod a kártyát: { $province }.
       *[no] { $name } kiválasztja a kártyát: { $province }.
    }
event-draws =
    { $you ->
        [yes] A pakliból húzod: { $province }.
       *[no] { $name } a pakliból húzza: { $province }.
    }
event-settles =
    { $you ->
        [yes] { phrase-armies.acc } állítasz fel { $province-in }.
       *[no] { $name } { phrase-armies.acc } állít fel { $province-in }.
    }
event-fills = A torony feltöltése: { $cubes }.
event-events-lie = Az év eseményei: { $events }.
event-round = { $year }. év, { $season }.
event-actions-lie = Az első öt akció: { $actions }.
event-specials-lie = Különleges kártyák az 1. helytől: { $specials }.
event-left-empty =
    { $you ->
        [yes] Üresen hagyod: { $spaces }.
       *[no] { $name } üresen hagyja: { $spaces }.
    }
event-event-drawn = A menet eseménye: „{ $card }” ({ $card-gloss }).
event-bids =
    { $you ->
        [yes]
            { $chests ->
                [0] A 0 értékű ládakártyával licitálsz.
               *[other] { phrase-chests.acc } licitálsz, és kifizeted.
            }
       *[no]
            { $chests ->
                [0] { $name } a 0 értékű ládakártyával licitál.
               *[other] { $name } { phrase-chests.acc } licitál, és kifizeti.
            }
    }
event-bids-card =
    { $you ->
        [yes] Tartománykártyával licitálsz: { $province }.
       *[no] { $name } tartománykártyával licitál: { $province }.
    }
event-bids-nothing =
    { $you ->
        [yes] Nem licitálsz.
       *[no] { $name } nem licitál.
    }
event-ranked = Különleges kártyát ebben a sorrendben választanak: { $players }.
event-chooses =
    { $you ->
        [yes] A választott kártyád: „{ $special }”, { $place }. hely.
       *[no] { $name } kártyája: „{ $special }”, { $place }. hely.
    }
event-order = Játékossorrend: { $players }.
event-action-due = Akció: { $action }.
event-action-turned = Felfordul a következő akció: { $action }.
event-reveals =
    { $you ->
        [yes] Felfeded: { $province }.
       *[no] { $name } felfedi: { $province }.
    }
event-no-action =
    { $you ->
        [yes] Ládakártyát fedsz fel: nincs akció.
       *[no] { $name } ládakártyát fed fel: nincs akció.
    }
event-cancelled =
    { $you ->
        [yes] Az akciód { $province-in } elmarad: nem hajtható végre teljesen.
       *[no] { $name } akciója { $province-in } elmarad: nem hajtható végre teljesen.
    }
event-builds =
    { $you ->
        [yes] { phrase-chests.acc } fizetsz, és { $building-acc } építesz { $province-in }.
       *[no] { $name } { phrase-chests.acc } fizet, és { $building-acc } épít { $province-in }.
    }
event-calms = { $province-in } a színház miatt lekerül 1 nyugtalanságjelző.
event-harvests =
    { $you ->
        [yes] { phrase-rice } szedsz be { $province-in }.
       *[no] { $name } { phrase-rice } szed be { $province-in }.
    }
event-taxes =
    { $you ->
        [yes] { phrase-chests.acc } szedsz be { $province-in }.
       *[no] { $name } { phrase-chests.acc } szed be { $province-in }.
    }
event-unrest = Nyugtalanság { $province-in }: már { $markers } jelző.
event-deploys =
    { $you ->
        [yes] { phrase-chests.acc } fizetsz, és { phrase-armies.acc } állítasz fel { $province-in }.
       *[no] { $name } { phrase-chests.acc } fizet, és { phrase-armies.acc } állít fel { $province-in }.
    }
event-moves =
    { $you ->
        [yes] { phrase-armies.acc } mozgatsz { $source-from } { $province-to }.
       *[no] { $name } { phrase-armies.acc } mozgat { $source-from } { $province-to }.
    }
event-attacks =
    { $you ->
        [yes] { phrase-armies.ins } megtámadod { $source-from } { $province-acc }. A védő: { $defender }.
       *[no]
            { $defender-you ->
                [yes] { $name } { $source-from } { phrase-armies.ins } megtámadja a te tartományodat: { $province }.
               *[no] { $name } { phrase-armies.ins } megtámadja { $source-from } { $province-acc }. A védő: { $defender }.
            }
    }
event-attacks-neutral =
    { $you ->
        [yes] { phrase-armies.ins } megtámadod { $source-from } a semleges { $province-acc }.
       *[no] { $name } { phrase-armies.ins } megtámadja { $source-from } a semleges { $province-acc }.
    }
event-reinforces =
    { $you ->
        [yes] { phrase-armies.acc } adsz hozzá a tartalékodból.
       *[no] { $name } { phrase-armies.acc } ad hozzá a tartalékból.
    }
event-will-be-asked =
    { $you ->
        [yes] Mostantól mindig megkérdezünk a többlethadseregekről.
       *[no] { $name } mostantól minden alkalommal dönt a többlethadseregekről.
    }
event-will-throw-most =
    { $you ->
        [yes] Mostantól kérdés nélkül a lehető legtöbb többlethadsereget dobod.
       *[no] { $name } mostantól kérdés nélkül a lehető legtöbb többlethadsereget dobja.
    }
event-revolts =
    { $you ->
        [yes] Felkelés { $province-in }: ellened { phrase-farmers }.
       *[no] Felkelés { $province-in }: { phrase-farmers } { $name } ellen.
    }
event-thrown = A toronyba kerül: { $cubes }.
event-fall-out = A toronyból kiesik: { $cubes }.
event-conquers =
    { $you ->
        [yes] Meghódítod { $province-acc }, és { phrase-armies.ins } tartod. Előző gazdája: { $defender }.
       *[no]
            { $defender-you ->
                [yes] { $name } meghódítja tőled { $province-acc }, és { phrase-armies.ins } tartja.
               *[no] { $name } meghódítja { $province-acc }, és { phrase-armies.ins } tartja. Előző gazdája: { $defender }.
            }
    }
event-occupies =
    { $you ->
        [yes] Elfoglalod { $province-acc }, és { phrase-armies.ins } tartod.
       *[no] { $name } elfoglalja { $province-acc }, és { phrase-armies.ins } tartja.
    }
event-holds =
    { $you ->
        [yes] Megvéded { $province-acc }, és { phrase-armies.ins } tartod.
       *[no] { $name } megvédi { $province-acc }, és { phrase-armies.ins } tartja.
    }
event-puts-down =
    { $you ->
        [yes] Levered a felkelést { $province-in }, és { phrase-armies.ins } tartod a tartományt.
       *[no] { $name } leveri a felkelést { $province-in }, és { phrase-armies.ins } tartja a tartományt.
    }
event-stays-neutral = Semleges marad: { $province }.
event-tie =
    { $you ->
        [yes] Döntetlen: elveszted { $province-acc }, a tartomány semleges lesz.
       *[no] Döntetlen: { $name } elveszti { $province-acc }, a tartomány semleges lesz.
    }
event-lost-to-farmers =
    { $you ->
        [yes] A parasztok győznek: elveszted { $province-acc }, a tartomány semleges lesz.
       *[no] A parasztok győznek: { $name } elveszti { $province-acc }, a tartomány semleges lesz.
    }
event-return = Vissza a tartalékba és a készletbe: { $cubes }.
event-card-goes =
    { $you ->
        [yes] Leadod a kártyát: { $province } (eddigi helye: { $space }).
       *[no] { $name } leadja a kártyát: { $province } (eddigi helye: { $space }).
    }
event-winter =
    { $rice ->
        [0] Tél: nem vész el rizs.
       *[other] Tél: mindenki { phrase-rice } veszít.
    }
event-loses-rice =
    { $you ->
        [yes] { phrase-rice } veszítesz.
       *[no] { $name } { phrase-rice } veszít.
    }
event-fed =
    { $you ->
        [yes] Minden tartományodnak jut rizs.
       *[no] { $name } minden tartományának jut rizs.
    }
event-goes-hungry =
    { $you ->
        [yes] { $missing } egység rizs hiányzik neked: { phrase-revolts }.
       *[no] { $name } játékosnak { $missing } egység rizs hiányzik: { phrase-revolts }.
    }
event-cards-drawn =
    { $you ->
        [yes] { $owner } kártyáiból húzol: { $provinces }.
       *[no]
            { $owner-you ->
                [yes] { $name } a te kártyáidból húz: { $provinces }.
               *[no] { $name } húz { $owner } kártyáiból: { $provinces }.
            }
    }
event-scores =
    { $you ->
        [yes] { phrase-points.acc } kapsz: { $provinces } tartomány, { $buildings } épület.
       *[no] { $name } { phrase-points.acc } kap: { $provinces } tartomány, { $buildings } épület.
    }
event-most =
    { $you ->
        [yes] { phrase-points.acc } kapsz { $region-in } { $building-role }.
       *[no] { $name } { phrase-points.acc } kap { $region-in } { $building-role }.
    }
event-year-ends = Vége az első évnek: a nyugtalanságjelzők és a rizs lekerülnek.
event-wins =
    { $you ->
        [yes] Győztél, { phrase-points.acc } szereztél.
       *[no] { $name } győzött, { phrase-points.acc } szerzett.
    }

## Ami még jön

chain-fight = Csata, a tét: { $province }

## Elutasítások

refusal-not-face-up = Nincs a felfordított kártyák között: { $province }.
refusal-no-such-group = Ilyen csoportod már nincs.
refusal-not-in-hand = Nem a te tartományod: { $province }.
refusal-laid-already = Ez a kártya már egy másik mezőn fekszik: { $province }.
refusal-bid-too-high = Nincs elég ládád ehhez a licithez.
refusal-must-bid = Legalább 11 kártyád van, ezért licitálnod kell.
refusal-no-chest-card = Nincs több ládakártyád.
refusal-must-cover = Van elég kártyád, ezért erre a mezőre is kell tenned egyet.
refusal-special-taken = Ez a kártya már foglalt: „{ $special }”.
refusal-too-many-extra = Ennyi hadsereget nem adhatsz hozzá.
refusal-stands-already = Ez a válasz már érvényben van.
refusal-no-neighbour = Nem szomszédos: { $province }.
refusal-temple-truce = Ebben a menetben templomos tartományt nem lehet megtámadni: { $province }.
refusal-not-own = Nem a tiéd, és ennél az akciónál nincs harc: { $province }.
refusal-one-stays = Egy hadseregnek hátra kell maradnia.
refusal-no-revolt-there = { $province-in } most nincs felkelés.

## Játékbeállítások

option-side = A tábla oldala
option-side-sun = Nap oldal
option-side-moon = Hold oldal
option-side-help = Mindkét oldalon ugyanazok a tartományok vannak; a Hold oldal gyakorlott játékosoknak való, ott nyolc tartomány másik régióhoz tartozik.
option-setup = Kezdő tartományok
option-setup-draft = szabad elosztás
option-setup-fixed = kezdő felállítás
option-setup-help = A tartományokat egyenként választjátok, vagy lista szerint kapjátok. Lista csak a Nap oldalhoz van; a Hold oldalon mindig választotok.
option-tower = Dobótorony
option-tower-binomial = alap dobótorony
option-tower-spielbyweb = torony a SpielByWeb szerint
option-tower-two-floor = kétszintes torony
option-tower-wallenstein-online = torony a Wallenstein Online szerint
option-tower-help = Milyen gyakran maradnak a kockák a toronyban, és esnek ki később.
option-reveal = Rejtett akciók
option-reveal-rolling = mindig látszik a következő öt akció
option-reveal-due = csak sorra kerülésükkor fordulnak fel
option-reveal-help = Mikor fordulnak fel a lefordított akciókártyák.
option-reveal-cards = Parancsok
option-reveal-cards-own-turn = a játékos sorra kerülésekor derülnek ki
option-reveal-cards-action-start = mind az akció elején derülnek ki
option-reveal-cards-help = Mikor derülnek ki egy akció tervezett kártyái.
option-extra-armies = Többlethadseregek
option-extra-armies-asked = minden alkalommal kérdés
option-extra-armies-most = amennyi csak lehet
option-extra-armies-help = Megkérdezzük-e kezdetben a játékosokat a többlethadseregekről, vagy mindig annyit dobnak, amennyit lehet. Ezt bárki bármikor megváltoztathatja.
option-chances = Csataesélyek mutatása
option-chances-help = A támadás megerősítése előtt látszik, melyik kimenetel mennyire valószínű.

## Hol tartunk a játékban

chapter-setting-up = Előkészületek
chapter-round = { $year }. év, { $season }
item-provinces = tartományok
item-buildings = épületek
item-most-castles = a legtöbb kastély
item-most-temples = a legtöbb templom
item-most-theatres = a legtöbb színház
reason-years = { $first } az 1. évben, { $second } a 2. évben
building-castle = kastély
    .acc = kastélyt
    .role = a legtöbb kastélyért
building-temple = templom
    .acc = templomot
    .role = a legtöbb templomért
building-theatre = nó-színház
    .acc = nó-színházat
    .role = a legtöbb színházért
space-bid = licitáló mező
space-hand = kéz

## Nevek

season-spring = tavasz
    .in = tavasszal
season-summer = nyár
    .in = nyáron
season-autumn = ősz
    .in = ősszel
season-winter = tél
    .in = télen
action-castle = Kastélyépítés
action-temple = Templomépítés
action-theatre = Színházépítés
action-rice = Rizsbeszedés
action-tax = Adószedés
action-deploy5 = 5 hadsereg felállítása
action-deploy3 = 3 hadsereg felállítása
action-deploy1-move = 1 hadsereg felállítása / mozgatása
action-battle-a = Harc / mozgatás A
action-battle-b = Harc / mozgatás B
space-castle = „Kastélyépítés” mező
space-temple = „Templomépítés” mező
space-theatre = „Színházépítés” mező
space-rice = „Rizsbeszedés” mező
space-tax = „Adószedés” mező
space-deploy5 = „5 hadsereg felállítása” mező
space-deploy3 = „3 hadsereg felállítása” mező
space-deploy1-move = „1 hadsereg felállítása / mozgatása” mező
space-battle-a = „Harc / mozgatás A” mező
space-battle-b = „Harc / mozgatás B” mező
special-tax-plus1 = +1 kincsesláda
special-rice-plus1 = +1 rizs
special-deploy6 = 6 hadsereg
special-attack-plus1 = +1 hadsereg támadásnál
special-defence-plus1 = +1 hadsereg védekezésnél
card-theatre-calms-5 = Csillapító színházak
    .gloss = a színház 1 nyugtalanságjelzőt levesz
card-theatre-calms-7 = Csillapító színházak
    .gloss = a színház 1 nyugtalanságjelzőt levesz
card-two-farmers-3 = Két paraszt
    .gloss = a semleges tartományt 2 paraszt védi
card-castle-defence-2 = Kastélyvédelem
    .gloss = a kastély 1 többlethadsereget ad a védőnek
card-castle-defence-6 = Kastélyvédelem
    .gloss = a kastély 1 többlethadsereget ad a védőnek
card-temple-peace-3 = Templomi béke
    .gloss = templomos tartományt nem lehet megtámadni
card-temple-peace-4 = Templomi béke
    .gloss = templomos tartományt nem lehet megtámadni
card-tax-max-0 = Legfeljebb 5 láda adó
    .gloss = az adószedés legfeljebb 5 ládát hoz
card-tax-min-2 = Legalább 6 láda adó
    .gloss = az adószedés legalább 6 ládát hoz
card-rice-min-3 = Legalább 4 rizs
    .gloss = a rizsbeszedés legalább 4 rizst hoz
card-rice-max-4 = Legfeljebb 3 rizs
    .gloss = a rizsbeszedés legfeljebb 3 rizst hoz
card-small-levies-1 = Gyér sorozás
    .gloss = 5 hadsereg helyett 3, 3 helyett 2
region-green = Nyugat
    .in = Nyugaton
region-red = Középvidék
    .in = a Középvidéken
region-purple = Dél
    .in = Délen
region-yellow = Kelet
    .in = Keleten
region-brown = Észak
    .in = Északon
daimyo-blue = Ueszugi Kensin
daimyo-red = Tokugava Iejaszu
daimyo-yellow = Móri Motonari
daimyo-green = Takeda Singen
daimyo-purple = Hasiba Hidejosi
standing-asked = minden alkalommal kérdés
standing-most = amennyi csak lehet
letter-A = „A” felállítás
letter-B = „B” felállítás
letter-C = „C” felállítás
letter-D = „D” felállítás
letter-E = „E” felállítás
province-aki = Aki
    .in = Aki tartományban
    .to = Aki tartományba
    .from = Aki tartományból
    .acc = Aki tartományt
province-bingo = Bingo
    .in = Bingóban
    .to = Bingóba
    .from = Bingóból
    .acc = Bingót
province-bitchu = Biccsú
    .in = Biccsúban
    .to = Biccsúba
    .from = Biccsúból
    .acc = Biccsút
    .gloss = Biccsú (Bitchu)
province-bizen = Bizen
    .in = Bizenben
    .to = Bizenbe
    .from = Bizenből
    .acc = Bizent
province-hoki = Hóki
    .in = Hókiban
    .to = Hókiba
    .from = Hókiból
    .acc = Hókit
    .gloss = Hóki (Hoki)
province-iwami = Ivami
    .in = Ivamiban
    .to = Ivamiba
    .from = Ivamiból
    .acc = Ivamit
    .gloss = Ivami (Iwami)
province-izumo = Izumo
    .in = Izumóban
    .to = Izumóba
    .from = Izumóból
    .acc = Izumót
province-mimasaka = Mimaszaka
    .in = Mimaszakában
    .to = Mimaszakába
    .from = Mimaszakából
    .acc = Mimaszakát
    .gloss = Mimaszaka (Mimasaka)
province-tajima = Tadzsima
    .in = Tadzsimában
    .to = Tadzsimába
    .from = Tadzsimából
    .acc = Tadzsimát
    .gloss = Tadzsima (Tajima)
province-echizen = Ecsizen
    .in = Ecsizenben
    .to = Ecsizenbe
    .from = Ecsizenből
    .acc = Ecsizent
    .gloss = Ecsizen (Echizen)
province-harima = Harima
    .in = Harimában
    .to = Harimába
    .from = Harimából
    .acc = Harimát
province-hida = Hida
    .in = Hidában
    .to = Hidába
    .from = Hidából
    .acc = Hidát
province-mikawa = Mikava
    .in = Mikavában
    .to = Mikavába
    .from = Mikavából
    .acc = Mikavát
    .gloss = Mikava (Mikawa)
province-mino = Mino
    .in = Minóban
    .to = Minóba
    .from = Minóból
    .acc = Minót
province-omi = Ómi
    .in = Ómiban
    .to = Ómiba
    .from = Ómiból
    .acc = Ómit
    .gloss = Ómi (Omi)
province-owari = Ovari
    .in = Ovariban
    .to = Ovariba
    .from = Ovariból
    .acc = Ovarit
    .gloss = Ovari (Owari)
province-tamba = Tamba
    .in = Tambában
    .to = Tambába
    .from = Tambából
    .acc = Tambát
province-wakasa = Vakasza
    .in = Vakaszában
    .to = Vakaszába
    .from = Vakaszából
    .acc = Vakaszát
    .gloss = Vakasza (Wakasa)
province-awa-shikoku = Ava-Sikoku
    .in = Ava-Sikokuban
    .to = Ava-Sikokuba
    .from = Ava-Sikokuból
    .acc = Ava-Sikokut
    .gloss = Ava-Sikoku (Awa-Shikoku)
province-ise = Isze
    .in = Iszében
    .to = Iszébe
    .from = Iszéből
    .acc = Iszét
    .gloss = Isze (Ise)
province-iyo = Ijo
    .in = Ijóban
    .to = Ijóba
    .from = Ijóból
    .acc = Ijót
    .gloss = Ijo (Iyo)
province-kii = Kii
    .in = Kiiben
    .to = Kiibe
    .from = Kiiből
    .acc = Kiit
province-sanuki = Szanuki
    .in = Szanukiban
    .to = Szanukiba
    .from = Szanukiból
    .acc = Szanukit
    .gloss = Szanuki (Sanuki)
province-settsu = Szeccu
    .in = Szeccuban
    .to = Szeccuba
    .from = Szeccuból
    .acc = Szeccut
    .gloss = Szeccu (Settsu)
province-shima = Sima
    .in = Simában
    .to = Simába
    .from = Simából
    .acc = Simát
    .gloss = Sima (Shima)
province-tosa = Tosza
    .in = Toszában
    .to = Toszába
    .from = Toszából
    .acc = Toszát
    .gloss = Tosza (Tosa)
province-yamato = Jamato
    .in = Jamatóban
    .to = Jamatóba
    .from = Jamatóból
    .acc = Jamatót
    .gloss = Jamato (Yamato)
province-awa-boso = Ava-Bószó
    .in = Ava-Bószóban
    .to = Ava-Bószóba
    .from = Ava-Bószóból
    .acc = Ava-Bószót
    .gloss = Ava-Bószó (Awa-Boso)
province-izu = Izu
    .in = Izuban
    .to = Izuba
    .from = Izuból
    .acc = Izut
province-kai = Kai
    .in = Kaiban
    .to = Kaiba
    .from = Kaiból
    .acc = Kait
province-kazusa = Kazusza
    .in = Kazuszában
    .to = Kazuszába
    .from = Kazuszából
    .acc = Kazuszát
    .gloss = Kazusza (Kazusa)
province-musashi = Muszasi
    .in = Muszasiban
    .to = Muszasiba
    .from = Muszasiból
    .acc = Muszasit
    .gloss = Muszasi (Musashi)
province-sagami = Szagami
    .in = Szagamiban
    .to = Szagamiba
    .from = Szagamiból
    .acc = Szagamit
    .gloss = Szagami (Sagami)
province-shimosa = Simósza
    .in = Simószában
    .to = Simószába
    .from = Simószából
    .acc = Simószát
    .gloss = Simósza (Shimosa)
province-suruga = Szuruga
    .in = Szurugában
    .to = Szurugába
    .from = Szurugából
    .acc = Szurugát
    .gloss = Szuruga (Suruga)
province-totomi = Tótómi
    .in = Tótómiban
    .to = Tótómiba
    .from = Tótómiból
    .acc = Tótómit
    .gloss = Tótómi (Totomi)
province-echigo = Ecsigo
    .in = Ecsigóban
    .to = Ecsigóba
    .from = Ecsigóból
    .acc = Ecsigót
    .gloss = Ecsigo (Echigo)
province-etchu = Eccsú
    .in = Eccsúban
    .to = Eccsúba
    .from = Eccsúból
    .acc = Eccsút
    .gloss = Eccsú (Etchu)
province-hitachi = Hitacsi
    .in = Hitacsiban
    .to = Hitacsiba
    .from = Hitacsiból
    .acc = Hitacsit
    .gloss = Hitacsi (Hitachi)
province-kaga = Kaga
    .in = Kagában
    .to = Kagába
    .from = Kagából
    .acc = Kagát
province-kozuke = Kózuke
    .in = Kózukéban
    .to = Kózukéba
    .from = Kózukéból
    .acc = Kózukét
    .gloss = Kózuke (Kozuke)
province-mutsu = Mucu
    .in = Mucuban
    .to = Mucuba
    .from = Mucuból
    .acc = Mucut
    .gloss = Mucu (Mutsu)
province-noto = Noto
    .in = Notóban
    .to = Notóba
    .from = Notóból
    .acc = Notót
province-shimotsuke = Simocuke
    .in = Simocukéban
    .to = Simocukéba
    .from = Simocukéból
    .acc = Simocukét
    .gloss = Simocuke (Shimotsuke)
province-shinano = Sinano
    .in = Sinanóban
    .to = Sinanóba
    .from = Sinanóból
    .acc = Sinanót
    .gloss = Sinano (Shinano)
