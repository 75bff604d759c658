# Tokaido. A nevek alakjai az attribútumok: .in, .to és .from raggal, .acc tárgyeset (találkozásnál: mondaton belül), .gloss a szó jelentése.

game-title = Tokaido
game-description = Járd végig az utat Kiotóból Edóba, és gyűjts minél szebb emlékeket: kilátást, emléktárgyat, ételt, hőforrást és találkozást.
seat-neutral = A semleges utazó
    .inside = a semleges utazó

## Kifejezések számmal az alábbi mondatokhoz

phrase-coins = { $coins } érme
    .acc = { $coins } érmét
phrase-points = { $points } pont
    .acc = { $points } pontot
# A panoráma egy része annyi pontot ér, ahányadik.
phrase-section-points = { $section } pont
# Minden adományozott érme egy pont.
phrase-donation-points = { $coins } pont

## Kérdések

prompt-choose-traveler = Válassz utazót. Mindenki egyszerre választ.
prompt-move =
    { $you ->
        [yes] Hová mész tovább?
       *[no] { $name } eldönti, hová megy tovább.
    }
prompt-move-neutral =
    { $you ->
        [yes] Hová megy tovább a semleges utazó?
       *[no] { $name } eldönti, hová megy tovább a semleges utazó.
    }
prompt-buy =
    { $you ->
        [yes] Melyik emléktárgyakat veszed meg?
       *[no] { $name } eldönti, mely emléktárgyakat veszi meg.
    }
prompt-donate =
    { $you ->
        [yes] Hány érmét adományozol a templomnak?
       *[no] { $name } eldönti, hány érmét adományoz a templomnak.
    }
prompt-keep =
    { $you ->
        [yes] Melyik találkozáskártyát tartod meg a kettő közül?
       *[no] { $name } eldönti, melyik találkozáskártyát tartja meg a kettő közül.
    }
prompt-hiroshige =
    { $you ->
        [yes] Válassz egy panorámát, amelynek a következő részét megkapod.
       *[no] { $name } panorámát választ, amelynek a következő részét megkapja.
    }
prompt-other-panorama =
    { $you ->
        [yes] A vezetőd panorámája már kész. Válassz egy másikat, vagy ne kérj semmit.
       *[no] { $name } már befejezte a vezető panorámáját, ezért másikat választ, vagy nem kér semmit.
    }
prompt-meal =
    { $you ->
        [yes] Válassz ételt.
       *[no] { $name } ételt választ.
    }
prompt-remove-meal =
    { $you ->
        [yes] Válassz egy ételt, amelyet a semleges utazó kivesz a kínálatból.
       *[no] { $name } kiválaszt egy ételt, amelyet a semleges utazó kivesz a kínálatból.
    }

## Mire jó a kérdés: az első partikban hangzik el

aid-choose-traveler = Az utazó képessége egész játékban hat; a lapka azt is megadja, hány érmével indulsz.
aid-move = Mindig a leghátul álló megy: a rövid lépés több megállót hoz, a hosszú elsőbbséget a választásban.
aid-move-neutral = A semleges utazó helyet foglal, templomban érmét adományoz, fogadóban elvisz egy ételt.
aid-buy = A különböző kategóriájú emléktárgyak sorozatot adnak; lapjai 1, 3, 5 és 7 pontot érnek.
aid-donate = Minden érme most 1 pontot ér; a végén a legbőkezűbb adományozók továbbiakat kapnak.
aid-keep = A megtartott kártya azonnal hat, és a Szószátyárhoz számít; a másik titokban a pakli alá kerül.
aid-hiroshige = A rész annyi pontot ér, ahányadik; aki elsőként fejez be egy panorámát, teljesítményt is szerez.
aid-other-panorama = Bármelyik befejezetlen panoráma megteszi: a következő része annyi pontot ér, ahányadik.
aid-meal = Minden étel 6 pontot ér, akármibe kerül; ugyanazt a fogást senki sem eszi kétszer.
aid-remove-meal = Amit elvisz, azt a később érkezők már nem választhatják.

## Válaszok

label-play-as = { $traveler } ({ $traveler-role }), { phrase-coins }. { $traveler-gloss }
label-go = { $station }
label-send = { $station }
label-buy = Megveszem { $coins } érméért: { $souvenirs }; { phrase-points }
label-buy-nothing = Nem veszek semmit
label-donate = { phrase-coins.acc } adományozok: { phrase-points }
label-keep = { $encounter }. { $encounter-role }
label-admire = { $panorama }, { $section }. rész: { phrase-section-points }
label-decline = Nem kérek semmit
label-eat =
    { $coins ->
        [0] { $meal }, ingyen
       *[other] { $meal }, { phrase-coins }
    }
label-eat-free = Elfogadom az ingyenes ételt: { $meal }
label-eat-nothing = Nem eszem semmit
label-remove = Kiveszem: { $meal }

## Ami történt: indulás

event-dealt =
    { $you ->
        [yes] A következő utazók közül választhatsz: { $travelers }.
       *[no] { $name } a következő utazók közül választhat: { $travelers }.
    }
event-plays-as =
    { $you ->
        [yes] Utazód: { $traveler } ({ $traveler-role }). { $coins } érmével indulsz.
       *[no] { $name } utazója: { $traveler } ({ $traveler-role }). { $coins } érmével indul.
    }
event-starts =
    { $you ->
        [yes] Innen indulsz: a fogadó { $slot }. helye.
       *[no] { $name } innen indul: a fogadó { $slot }. helye.
    }
event-special-coins =
    { $you ->
        [yes]
            { $coins ->
                [-1] Különleges előkészítés: visszaadsz 1 érmét (−1).
                [0] Különleges előkészítés: az érméid száma nem változik.
               *[other] Különleges előkészítés: { phrase-coins.acc } kapsz (+{ $coins }).
            }
       *[no]
            { $coins ->
                [-1] Különleges előkészítés: { $name } visszaad 1 érmét (−1).
                [0] Különleges előkészítés: { $name } nem kap és nem ad vissza érmét.
               *[other] Különleges előkészítés: { $name } { phrase-coins.acc } kap (+{ $coins }).
            }
    }

## Ami történt: úton

event-moves =
    { $you ->
        [yes]
            { $slot ->
                [1] Továbbmész { $station-to }.
               *[other] Továbbmész { $station-to } ({ $slot }. hely).
            }
       *[no]
            { $slot ->
                [1] { $name } továbbmegy { $station-to }.
               *[other] { $name } továbbmegy { $station-to } ({ $slot }. hely).
            }
    }
event-gains-coins =
    { $you ->
        [yes] { phrase-coins.acc } kapsz.
       *[no] { $name } { phrase-coins.acc } kap.
    }
event-gains-points =
    { $you ->
        [yes] { phrase-points.acc } kapsz.
       *[no] { $name } { phrase-points.acc } kap.
    }
event-reveals =
    { $you ->
        [yes]
            { $souvenirs-count ->
                [one] Már csak egy emléktárgyat találsz: { $souvenirs }.
               *[other] Ezeket az emléktárgyakat találod: { $souvenirs }.
            }
       *[no]
            { $souvenirs-count ->
                [one] { $name } már csak egy emléktárgyat talál: { $souvenirs }.
               *[other] { $name } ezeket az emléktárgyakat találja: { $souvenirs }.
            }
    }
event-no-souvenirs =
    { $you ->
        [yes] A faluban már nem találsz emléktárgyat.
       *[no] { $name } már nem talál emléktárgyat a faluban.
    }
event-pays =
    { $you ->
        [yes] { phrase-coins.acc } fizetsz.
       *[no] { $name } { phrase-coins.acc } fizet.
    }
event-buys =
    { $you ->
        [yes] Emléktárgyat veszel: { $souvenir }, { phrase-points }.
       *[no] { $name } emléktárgyat vesz: { $souvenir }, { phrase-points }.
    }
event-buys-nothing =
    { $you ->
        [yes] Nem veszel semmit.
       *[no] { $name } nem vesz semmit.
    }
event-takes-section =
    { $you ->
        [yes] Megkapod { $panorama-gen } { $section }. részét: { phrase-section-points }.
       *[no] { $name } megkapja { $panorama-gen } { $section }. részét: { phrase-section-points }.
    }
event-bathes =
    { $you ->
        [yes] Megfürdesz { $spring-in }: { phrase-points }.
       *[no] { $name } megfürdik { $spring-in }: { phrase-points }.
    }
event-donates =
    { $you ->
        [yes] { phrase-coins.acc } adományozol a templomnak: { phrase-donation-points }.
       *[no] { $name } { phrase-coins.acc } adományoz a templomnak: { phrase-donation-points }.
    }
event-temple-coin =
    { $you ->
        [yes] A készletből 1 érmét teszel az adománytáladba: { phrase-points }.
       *[no]
            { $points ->
                [0] { $name } a készletből 1 érmét tesz az adománytálába.
               *[other] { $name } a készletből 1 érmét tesz az adománytálába: { phrase-points }.
            }
    }

## Ami történt: találkozások

event-meets =
    { $you ->
        [yes] Találkozásod: { $encounter-acc }.
       *[no] { $name } találkozása: { $encounter-acc }.
    }
event-draws-two =
    { $you ->
        [yes] Két találkozáskártyát húzol, és választhatsz közülük.
       *[no] { $name } két találkozáskártyát húz, és választhat közülük.
    }
event-sees-two =
    { $you ->
        [yes] Megnézed a két kártyát: { $encounters }.
       *[no] { $name } megnézi a két kártyát: { $encounters }.
    }
event-busks =
    { $you ->
        [yes] Fellépsz az utcán: { phrase-coins } és { phrase-points }.
       *[no] { $name } fellép az utcán: { phrase-coins } és { phrase-points }.
    }
event-gets-souvenir =
    { $you ->
        [yes] Ajándékba kapsz egy emléktárgyat: { $souvenir }, { phrase-points }.
       *[no] { $name } ajándékba kap egy emléktárgyat: { $souvenir }, { phrase-points }.
    }
event-no-effect =
    { $you ->
        [yes] A kártya semmit sem hoz neked.
       *[no] { $name } semmit sem kap a kártyáért.
    }
event-declines =
    { $you ->
        [yes] Nem követed tovább a vezetőt, és nem kérsz semmit.
       *[no] { $name } nem követi tovább a vezetőt, és nem kér semmit.
    }

## Ami történt: fogadók

event-offer-dealt =
    { $you ->
        [yes] Elsőként érkezel a fogadóba: { $cards } étel van a kínálatban.
       *[no] { $name } elsőként érkezik a fogadóba: { $cards } étel van a kínálatban.
    }
event-sees-offer =
    { $you ->
        [yes] Megnézed a kínálatot: { $meals }.
       *[no] { $name } megnézi a kínálatot: { $meals }.
    }
event-offered-free =
    { $you ->
        [yes] Ingyen megkaphatsz egy ételt: { $meals }.
       *[no] { $name } ingyen megkaphat egy ételt: { $meals }.
    }
event-eats =
    { $you ->
        [yes]
            { $coins ->
                [0] Ezt eszed ingyen: { $meal }; { phrase-points.acc } ér.
               *[other] Ezt eszed { $coins } érméért: { $meal }; { phrase-points.acc } ér.
            }
       *[no]
            { $coins ->
                [0] { $name } ezt eszi ingyen: { $meal }; { phrase-points.acc } ér.
               *[other] { $name } ezt eszi { $coins } érméért: { $meal }; { phrase-points.acc } ér.
            }
    }
event-eats-nothing =
    { $you ->
        [yes] Nem eszel semmit.
       *[no] { $name } nem eszik semmit.
    }
event-meal-removed =
    { $you ->
        [yes] Titokban kiveszel egy ételt a kínálatból.
       *[no] { $name } titokban kivesz egy ételt a kínálatból.
    }
event-removes-meal =
    { $you ->
        [yes] Ezt az ételt veszed ki: { $meals }.
       *[no] { $name } ezt az ételt veszi ki: { $meals }.
    }
# Mindenkinek ugyanaz: nincs, aki név szerint szedné le az asztalt.
event-offer-returned =
    { $cards ->
        [0] Mindenki túl van az étkezésen, és nem maradt étel.
       *[other] Mindenki túl van az étkezésen; { $cards } étel maradt, és a pakli alá kerül.
    }

## Ami történt: teljesítmények és a vég

event-achieves =
    { $you ->
        [yes] Teljesítményt szerzel: { $achievement }, { phrase-points }.
       *[no] { $name } teljesítményt szerez: { $achievement }, { phrase-points }.
    }
event-ranks =
    { $you ->
        [yes] { $rank }. lettél a templom adományozói között: { phrase-points }.
       *[no] { $name } { $rank }. lett a templom adományozói között: { phrase-points }.
    }
event-wins =
    { $you ->
        [yes] Győztél, { phrase-points.acc } szereztél.
       *[no] { $name } győzött, { phrase-points.acc } szerzett.
    }

## Miért nem?

refusal-not-dealt = Ez az utazó nincs a neked osztottak között: { $traveler }.
refusal-behind = Az utazók csak előre mehetnek, és nem maradhatnak helyben, ez pedig nincs előrébb: { $station }.
refusal-past-the-inn = A következő fogadóban mindenkinek meg kell állnia, ez pedig csak utána jön: { $station }.
refusal-full = { $station }: minden hely foglalt.
refusal-village-needs-coin = Nincs érméd, pedig legalább 1 érme kell ahhoz, hogy megállj { $station-in }.
refusal-temple-needs-coin = Nincs érméd, pedig legalább 1 érmét adományoznod kell, ha megállsz { $station-in }.
refusal-panorama-complete = Ez a panorámád már kész, ezért nem állhatsz meg { $station-in }.
refusal-panorama-completed = Ez a panorámád már kész: { $panorama }.
refusal-not-revealed = Nincs ennyi eladó emléktárgy.
refusal-souvenirs-too-dear = Nincs rá elég érméd. Az ára { phrase-coins } lenne: { $souvenirs }.
refusal-full-price-needed = A teljes árnak nálad kell lennie: { $full } érme, bár csak { $coins } érmét fizetnél.
refusal-donation-too-high = Nincs { $coins } érméd, amelyet adományozhatnál.
refusal-not-drawn = Nem ezt a kártyát húztad: { $encounter }.
refusal-not-on-offer = Ez az étel nincs a kínálatban: { $meal }.
refusal-already-eaten = Ezt a fogást már etted, és kétszer senki sem eszi ugyanazt: { $meal }.
refusal-meal-too-dear = Nincs rá elég érméd: { $meal }, ára { phrase-coins }.
refusal-no-free-meal = Most nem kapsz ingyen ételt.

## Játékbeállítások

option-initiatory-journey = Beavató utazás
option-initiatory-journey-help = Utazólapkák nélkül: senkinek sincs képessége, és mindenki 7 érmével indul.
option-return-trip = Visszaút
option-return-trip-help = Az utazás Edóban kezdődik és Kiotóban ér véget.
option-gastronomy = Ínyencváltozat
option-gastronomy-help = Minden fogadóban eggyel kevesebb étel van a kínálatban, így a később érkezőknek kevesebb marad.
option-special-setup = Különleges előkészítés
option-special-setup-help = Aki később indul az első fogadóból, legfeljebb 2 érmével többel kezd, aki korábban, legfeljebb 1 érmével kevesebbel.
option-satsuki-source = Szacuki ingyenes étele innen jön
option-satsuki-source-offer = a kínálatból
option-satsuki-source-deck = a pakliból
option-satsuki-source-help = Szacuki ingyenes ételét a fogadó kínálatából sorsolják, vagy a pakliból húzzák.
option-neutral-meal-discard = A semleges utazó miatt kivett étel
option-neutral-meal-discard-random = véletlenszerű
option-neutral-meal-discard-chosen = az választja, aki léptette
option-neutral-meal-discard-help = Két játékosnál: hogyan dől el, melyik étel kerül ki a kínálatból, amikor a semleges utazó fogadóba ér.
option-award-end-achievement-at-zero = Záró teljesítmény jár akkor is, ha senkinek sincs semmije
option-award-end-achievement-at-zero-help = Ha egy záró teljesítményhez senki sem gyűjtött semmit, mindenki megkapja; enélkül senki.
option-returned-cards-order = A pakli alá visszakerülő kártyák sorrendje
option-returned-cards-order-random = véletlenszerű
option-returned-cards-order-kept = ahogy feküdtek
option-returned-cards-order-help = Megkeverik-e azokat az emléktárgyakat és ételeket, amelyek senkinek sem kellettek, mielőtt a pakli alá kerülnek.

## Mezők: az öt fogadónak neve van, a többi számozott Kiotótól kezdve

station-kyoto = Kiotó
    .in = Kiotóban
    .to = Kiotóba
    .from = Kiotóból
station-village-1 = 1. falu
    .in = az 1. faluban
    .to = az 1. faluba
    .from = az 1. faluból
station-temple-1 = 1. templom
    .in = az 1. templomban
    .to = az 1. templomba
    .from = az 1. templomból
station-encounter-1 = 1. találkozás
    .in = az 1. találkozásnál
    .to = az 1. találkozáshoz
    .from = az 1. találkozástól
station-paddy-1 = 1. rizsföldi kilátás
    .in = az 1. rizsföldi kilátásnál
    .to = az 1. rizsföldi kilátáshoz
    .from = az 1. rizsföldi kilátástól
station-hot-spring-1 = 1. hőforrás
    .in = az 1. hőforrásnál
    .to = az 1. hőforráshoz
    .from = az 1. hőforrástól
station-mountain-1 = 1. hegyi kilátás
    .in = az 1. hegyi kilátásnál
    .to = az 1. hegyi kilátáshoz
    .from = az 1. hegyi kilátástól
station-farm-1 = 1. farm
    .in = az 1. farmon
    .to = az 1. farmra
    .from = az 1. farmról
station-village-2 = 2. falu
    .in = a 2. faluban
    .to = a 2. faluba
    .from = a 2. faluból
station-temple-2 = 2. templom
    .in = a 2. templomban
    .to = a 2. templomba
    .from = a 2. templomból
station-encounter-2 = 2. találkozás
    .in = a 2. találkozásnál
    .to = a 2. találkozáshoz
    .from = a 2. találkozástól
station-sea-1 = 1. tengeri kilátás
    .in = az 1. tengeri kilátásnál
    .to = az 1. tengeri kilátáshoz
    .from = az 1. tengeri kilátástól
station-mountain-2 = 2. hegyi kilátás
    .in = a 2. hegyi kilátásnál
    .to = a 2. hegyi kilátáshoz
    .from = a 2. hegyi kilátástól
station-hot-spring-2 = 2. hőforrás
    .in = a 2. hőforrásnál
    .to = a 2. hőforráshoz
    .from = a 2. hőforrástól
station-inn-1 = Első fogadó
    .in = az első fogadóban
    .to = az első fogadóba
    .from = az első fogadóból
station-sea-2 = 2. tengeri kilátás
    .in = a 2. tengeri kilátásnál
    .to = a 2. tengeri kilátáshoz
    .from = a 2. tengeri kilátástól
station-temple-3 = 3. templom
    .in = a 3. templomban
    .to = a 3. templomba
    .from = a 3. templomból
station-farm-2 = 2. farm
    .in = a 2. farmon
    .to = a 2. farmra
    .from = a 2. farmról
station-paddy-2 = 2. rizsföldi kilátás
    .in = a 2. rizsföldi kilátásnál
    .to = a 2. rizsföldi kilátáshoz
    .from = a 2. rizsföldi kilátástól
station-mountain-3 = 3. hegyi kilátás
    .in = a 3. hegyi kilátásnál
    .to = a 3. hegyi kilátáshoz
    .from = a 3. hegyi kilátástól
station-encounter-3 = 3. találkozás
    .in = a 3. találkozásnál
    .to = a 3. találkozáshoz
    .from = a 3. találkozástól
station-temple-4 = 4. templom
    .in = a 4. templomban
    .to = a 4. templomba
    .from = a 4. templomból
station-hot-spring-3 = 3. hőforrás
    .in = a 3. hőforrásnál
    .to = a 3. hőforráshoz
    .from = a 3. hőforrástól
station-mountain-4 = 4. hegyi kilátás
    .in = a 4. hegyi kilátásnál
    .to = a 4. hegyi kilátáshoz
    .from = a 4. hegyi kilátástól
station-sea-3 = 3. tengeri kilátás
    .in = a 3. tengeri kilátásnál
    .to = a 3. tengeri kilátáshoz
    .from = a 3. tengeri kilátástól
station-village-3 = 3. falu
    .in = a 3. faluban
    .to = a 3. faluba
    .from = a 3. faluból
station-farm-3 = 3. farm
    .in = a 3. farmon
    .to = a 3. farmra
    .from = a 3. farmról
station-inn-2 = Második fogadó
    .in = a második fogadóban
    .to = a második fogadóba
    .from = a második fogadóból
station-paddy-3 = 3. rizsföldi kilátás
    .in = a 3. rizsföldi kilátásnál
    .to = a 3. rizsföldi kilátáshoz
    .from = a 3. rizsföldi kilátástól
station-village-4 = 4. falu
    .in = a 4. faluban
    .to = a 4. faluba
    .from = a 4. faluból
station-encounter-4 = 4. találkozás
    .in = a 4. találkozásnál
    .to = a 4. találkozáshoz
    .from = a 4. találkozástól
station-farm-4 = 4. farm
    .in = a 4. farmon
    .to = a 4. farmra
    .from = a 4. farmról
station-mountain-5 = 5. hegyi kilátás
    .in = az 5. hegyi kilátásnál
    .to = az 5. hegyi kilátáshoz
    .from = az 5. hegyi kilátástól
station-hot-spring-4 = 4. hőforrás
    .in = a 4. hőforrásnál
    .to = a 4. hőforráshoz
    .from = a 4. hőforrástól
station-sea-4 = 4. tengeri kilátás
    .in = a 4. tengeri kilátásnál
    .to = a 4. tengeri kilátáshoz
    .from = a 4. tengeri kilátástól
station-paddy-4 = 4. rizsföldi kilátás
    .in = a 4. rizsföldi kilátásnál
    .to = a 4. rizsföldi kilátáshoz
    .from = a 4. rizsföldi kilátástól
station-temple-5 = 5. templom
    .in = az 5. templomban
    .to = az 5. templomba
    .from = az 5. templomból
station-farm-5 = 5. farm
    .in = az 5. farmon
    .to = az 5. farmra
    .from = az 5. farmról
station-encounter-5 = 5. találkozás
    .in = az 5. találkozásnál
    .to = az 5. találkozáshoz
    .from = az 5. találkozástól
station-sea-5 = 5. tengeri kilátás
    .in = az 5. tengeri kilátásnál
    .to = az 5. tengeri kilátáshoz
    .from = az 5. tengeri kilátástól
station-village-5 = 5. falu
    .in = az 5. faluban
    .to = az 5. faluba
    .from = az 5. faluból
station-inn-3 = Harmadik fogadó
    .in = a harmadik fogadóban
    .to = a harmadik fogadóba
    .from = a harmadik fogadóból
station-hot-spring-5 = 5. hőforrás
    .in = az 5. hőforrásnál
    .to = az 5. hőforráshoz
    .from = az 5. hőforrástól
station-temple-6 = 6. templom
    .in = a 6. templomban
    .to = a 6. templomba
    .from = a 6. templomból
station-encounter-6 = 6. találkozás
    .in = a 6. találkozásnál
    .to = a 6. találkozáshoz
    .from = a 6. találkozástól
station-village-6 = 6. falu
    .in = a 6. faluban
    .to = a 6. faluba
    .from = a 6. faluból
station-sea-6 = 6. tengeri kilátás
    .in = a 6. tengeri kilátásnál
    .to = a 6. tengeri kilátáshoz
    .from = a 6. tengeri kilátástól
station-farm-6 = 6. farm
    .in = a 6. farmon
    .to = a 6. farmra
    .from = a 6. farmról
station-hot-spring-6 = 6. hőforrás
    .in = a 6. hőforrásnál
    .to = a 6. hőforráshoz
    .from = a 6. hőforrástól
station-encounter-7 = 7. találkozás
    .in = a 7. találkozásnál
    .to = a 7. találkozáshoz
    .from = a 7. találkozástól
station-mountain-6 = 6. hegyi kilátás
    .in = a 6. hegyi kilátásnál
    .to = a 6. hegyi kilátáshoz
    .from = a 6. hegyi kilátástól
station-paddy-5 = 5. rizsföldi kilátás
    .in = az 5. rizsföldi kilátásnál
    .to = az 5. rizsföldi kilátáshoz
    .from = az 5. rizsföldi kilátástól
station-sea-7 = 7. tengeri kilátás
    .in = a 7. tengeri kilátásnál
    .to = a 7. tengeri kilátáshoz
    .from = a 7. tengeri kilátástól
station-village-7 = 7. falu
    .in = a 7. faluban
    .to = a 7. faluba
    .from = a 7. faluból
station-edo = Edo
    .in = Edóban
    .to = Edóba
    .from = Edóból

## Mezőfajták

kind-paddy = Rizsföldi kilátás
kind-mountain = Hegyi kilátás
kind-sea = Tengeri kilátás
kind-village = Falu
kind-temple = Templom
kind-encounter = Találkozás
kind-hot-spring = Hőforrás
kind-farm = Farm
kind-inn = Fogadó

## Utazók és képességeik

traveler-hiroshige = Hirosige
    .role = művész
    .acc = Hirosigét
    .gloss = { power-hiroshige }
traveler-chuubei = Csúbei
    .role = futár
    .acc = Csúbeit
    .gloss = { power-chuubei }
traveler-kinko = Kinko
    .role = rónin
    .acc = Kinkót
    .gloss = { power-kinko }
traveler-yoshiyasu = Josijaszu
    .role = hivatalnok
    .acc = Josijaszut
    .gloss = { power-yoshiyasu }
traveler-satsuki = Szacuki
    .role = árva
    .acc = Szacukit
    .gloss = { power-satsuki }
traveler-mitsukuni = Micukuni
    .role = öregember
    .acc = Micukunit
    .gloss = { power-mitsukuni }
traveler-sasayakko = Szaszajakko
    .role = gésa
    .acc = Szaszajakkót
    .gloss = { power-sasayakko }
traveler-hirotada = Hirotada
    .role = pap
    .acc = Hirotadát
    .gloss = { power-hirotada }
traveler-umegae = Umegae
    .role = utcai mutatványos
    .acc = Umegaét
    .gloss = { power-umegae }
traveler-zen-emon = Zenemon
    .role = kereskedő
    .acc = Zenemont
    .gloss = { power-zen-emon }

power-hiroshige = Az út három közbülső fogadójában étkezés előtt megkapja egy tetszőleges panoráma következő részét.
power-chuubei = Az út három közbülső fogadójában étkezés előtt húz egy találkozáskártyát.
power-kinko = Minden ételért 1 érmével kevesebbet fizet.
power-yoshiyasu = Minden találkozásnál két kártyát húz, és az egyiket megtartja.
power-satsuki = Minden fogadóban ingyen megkaphat egy véletlenszerűen kiválasztott ételt.
power-mitsukuni = Minden hőforráskártyáért és minden teljesítményért 1 ponttal többet kap.
power-sasayakko = Ha egy faluban legalább két emléktárgyat vesz, a legolcsóbbat ingyen kapja.
power-hirotada = Minden templomban 1 érmét tesz a készletből az adománya mellé, és ezért is kap egy pontot.
power-umegae = Minden találkozásnál először 1 érmét és 1 pontot kap.
power-zen-emon = Minden faluban megvehet egy emléktárgyat mindössze 1 érméért.

## Emléktárgyak

category-small-object = apróságok
category-food-drink = étel és ital
category-clothing = ruházat
category-art = műtárgyak

souvenir-koma = Koma (pörgettyű)
    .gloss = pörgettyű
souvenir-gofu = Gofu (amulett)
    .gloss = amulett
souvenir-washi = Vasi (merített papír)
    .gloss = merített papír
souvenir-hashi = Hasi (evőpálcikák)
    .gloss = evőpálcikák
souvenir-uchiwa = Ucsiva (legyező)
    .gloss = legyező
souvenir-yunomi = Junomi (teáscsésze)
    .gloss = teáscsésze
souvenir-konpeito = Konpeitó (cukorka)
    .gloss = cukorka
souvenir-kamaboko = Kamaboko (halfasírt)
    .gloss = halfasírt
souvenir-manju = Mandzsú (gőzölt sütemény)
    .gloss = gőzölt sütemény
souvenir-ocha = Ocsa (zöld tea)
    .gloss = zöld tea
souvenir-sake = Szaké (rizsbor)
    .gloss = rizsbor
souvenir-daifuku = Daifuku (töltött rizssütemény)
    .gloss = töltött rizssütemény
souvenir-kan-zashi = Kanzasi (hajdísz)
    .gloss = hajdísz
souvenir-sandogasa = Szandogasza (utazókalap)
    .gloss = utazókalap
souvenir-geta = Geta (fapapucs)
    .gloss = fapapucs
souvenir-haori = Haori (rövid köpeny)
    .gloss = rövid köpeny
souvenir-yukata = Jukata (könnyű kimonó)
    .gloss = könnyű kimonó
souvenir-furoshiki = Furosiki (batyukendő)
    .gloss = batyukendő
souvenir-netsuke = Necuke (faragott övdísz)
    .gloss = faragott övdísz
souvenir-jubako = Dzsúbako (emeletes ételdoboz)
    .gloss = emeletes ételdoboz
souvenir-shikki = Sikki (lakktárgyak)
    .gloss = lakktárgyak
souvenir-shamisen = Samiszen (háromhúros lant)
    .gloss = háromhúros lant
souvenir-sumie = Szumi-e (tusfestmény)
    .gloss = tusfestmény
souvenir-ukiyoe = Ukijo-e (fametszet)
    .gloss = fametszet

## Ételek

meal-misoshiru = Miszosiru (miszoleves)
    .gloss = miszoleves
meal-nigirimeshi = Nigirimesi (rizsgombóc)
    .gloss = rizsgombóc
meal-dango = Dango (édes gombócok)
    .gloss = édes gombócok
meal-yakitori = Jakitori (grillezett nyársak)
    .gloss = grillezett nyársak
meal-soba = Szoba (hajdinatészta)
    .gloss = hajdinatészta
meal-sushi = Szusi
    .gloss = szusi
meal-tofu = Tofu (szójasajt)
    .gloss = szójasajt
meal-tempura = Tempura
    .gloss = tempura
meal-unagi = Unagi (angolna)
    .gloss = angolna
meal-donburi = Donburi (rizses tál)
    .gloss = rizses tál
meal-udon = Udon (vastag tészta)
    .gloss = vastag tészta
meal-fugu = Fugu (gömbhal)
    .gloss = gömbhal
meal-tai-meshi = Taimesi (rizs tengeri keszeggel)
    .gloss = rizs tengeri keszeggel
meal-sashimi = Szasimi (nyers hal)
    .gloss = nyers hal

## Hőforrások

spring-spring-2 = Hőforrás, 2 pont
    .in = egy hőforrásban
spring-spring-3 = Hőforrás majmokkal, 3 pont
    .in = egy hőforrásban a majmok között

## Panorámák

panorama-paddy = Rizsföldek
    .gen = a rizsföldek panorámájának
panorama-mountain = Hegyek
    .gen = a hegyek panorámájának
panorama-sea = Tenger
    .gen = a tenger panorámájának

## Találkozások és amit hoznak

encounter-shokunin = Sokunin (vándor kézműves)
    .gloss = vándor kézműves
    .acc = sokunin (vándor kézműves)
    .role = { effect-encounter-shokunin }
encounter-annaibito-paddy = Annaibito (vezető a rizsföldekhez)
    .gloss = vezető a rizsföldekhez
    .acc = annaibito (vezető a rizsföldekhez)
    .role = { effect-encounter-annaibito-paddy }
encounter-annaibito-mountain = Annaibito (vezető a hegyekhez)
    .gloss = vezető a hegyekhez
    .acc = annaibito (vezető a hegyekhez)
    .role = { effect-encounter-annaibito-mountain }
encounter-annaibito-sea = Annaibito (vezető a tengerhez)
    .gloss = vezető a tengerhez
    .acc = annaibito (vezető a tengerhez)
    .role = { effect-encounter-annaibito-sea }
encounter-samurai = Szamuráj
    .gloss = szamuráj
    .acc = szamuráj
    .role = { effect-encounter-samurai }
encounter-kuge = Kuge (nemes)
    .gloss = nemes
    .acc = kuge (nemes)
    .role = { effect-encounter-kuge }
encounter-miko = Miko (sintó papnő)
    .gloss = sintó papnő
    .acc = miko (sintó papnő)
    .role = { effect-encounter-miko }

effect-encounter-shokunin = Megkapod a pakli legfelső emléktárgyát.
effect-encounter-annaibito-paddy = Megkapod a rizsföldek panorámájának következő részét.
effect-encounter-annaibito-mountain = Megkapod a hegyek panorámájának következő részét.
effect-encounter-annaibito-sea = Megkapod a tenger panorámájának következő részét.
effect-encounter-samurai = 3 pontot kapsz.
effect-encounter-kuge = 3 érmét kapsz.
effect-encounter-miko = A készletből 1 érmét teszel az adománytáladba, és 1 pontot kapsz.

## Teljesítmények

achievement-panorama-paddy = Rizsföld-panoráma
achievement-panorama-mountain = Hegyi panoráma
achievement-panorama-sea = Tengeri panoráma
achievement-gourmet = Ínyenc
achievement-bather = Fürdőző
achievement-chatterbox = Szószátyár
achievement-collector = Gyűjtő

## Színek

colour-purple = lila
colour-yellow = sárga
colour-green = zöld
colour-white = szürke
colour-blue = kék

## Pontozólap

item-panoramas = panorámák
item-souvenirs = emléktárgyak
item-meals = ételek
item-hot-springs = hőforrások
item-donations = adományok
item-encounters = találkozások
item-achievements = teljesítmények
item-traveler = utazó képessége
item-temple-rank = adományozói helyezés
reason-list = { $names }
reason-panoramas = { $views }
reason-panorama = { $panorama } ({ $n } rész)
reason-souvenirs = { $n } emléktárgy
reason-springs = { $n } hőforráskártya
reason-donations = { $coins } érme a templomban
reason-encounters = { $n } találkozás
reason-rank = { $rank }. hely az adományozók között

## Hol tart a játék

chapter-setting-out = Utazóválasztás
chapter-leg =
    { $leg ->
        [1] Első útszakasz a négyből
        [2] Második útszakasz a négyből
        [3] Harmadik útszakasz a négyből
       *[other] Negyedik útszakasz a négyből
    }
chapter-end = Az út vége
part-setting-out = Kezdés
part-leg = { $leg }. szakasz
