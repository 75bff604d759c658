# A rajz szavai: ami a térképen, a kártyákon és a tábla mellett áll.

board-map = Japán térképe nyolc tartománnyal, négy szentéllyel és a becsületsávval
board-sentences = { $before } { $after }
board-apart = { $before }; { $after }
board-word = { $word }
board-gloss = { $word-gloss }
board-ability = { $clan-role }.
board-list = { $words }
board-earned = { $what } { $points }
beside-name = Alkuk
beside-help = Tegyél ajánlatot, vagy válaszolj egyre, bármikor a háború végéig
beside-pending = { $count } ajánlat vár a válaszodra
board-target-barred = { $target }; nem lehet: { $reason }
board-price =
    { $coins ->
        [0] ingyen
       *[other] { $coins } érme
    }
board-coins-unit = érme

## Javak és játékosok

board-good-coins = érme
board-good-ronin = rónin
board-good-tokens = hadszíntér
board-good-reserve = figura a tartalékban
board-good-honor = hely a becsületsávon
board-role = { $clan }
board-ally-of = szövetséges: { $ally }
board-allied-with = szövetséges

## A választások fölött

board-heading-mandate = Melyik mandátum?
board-heading-tile = Melyik lapka képpel lefelé?
board-heading-announce = Melyik mandátum?
board-heading-summon = Melyik figura?
board-heading-summon-where = Hová?
board-heading-summon-bonus = Hová idézel még egyet?
board-heading-summon-monster = Hová?
board-heading-worship = Szentélybe?
board-heading-march = Mit mozgatsz?
board-heading-to = Hová?
board-heading-build = Hol építesz erődöt?
board-heading-buy = Melyik kártyát veszed meg?

board-hint-summon =
    { $left ->
        [one] Ez az utolsó figura, amelyet most megidézhetsz.
       *[other] Ezzel együtt még { $left } figurát idézhetsz meg.
    }

board-confirm-to = Mozgás: { $province }
board-confirm-build = Építés: { $province }
board-confirm-play = Mandátum: { $mandate }

## Ki hol van

board-strength = { $clan } { $force }
board-strengths = Erő: { $words }.
board-strengths-tied = Erő: { $words }, becsülettel elöl: { $clan }.
board-nobody-there = Nincs ott senki.
board-afterwards = Erő utána: { $words }.
board-afterwards-tied = Erő utána: { $words }, becsülettel elöl: { $clan }.
board-by-land = Szárazföldön.
board-by-sea = Tengeren.
board-by-sea-toll = Tengeren; a { $clan } { phrase-coins.acc } kérhet.
board-worship-there = { $brings }; most ott: { $words }
board-so-many-pieces =
    { $count ->
        [one] { $figure }
       *[other] { $count } { $figure }
    }
board-pieces-of = { $clan }: { $words }
board-so-many-at =
    { $count ->
        [one] { $place }
       *[other] { $place } { $count }
    }
board-so-many-held =
    { $you ->
        [yes] a te túszod
       *[no] { $name } túsza
    }
board-shrine-of = Szentély: { $kami }
board-told-war = { $number }. csata
board-harvest = Aratás: { $words }
board-yield-coin = { $amount } érme
board-yield-victory-point = { $amount } pont
board-yield-ronin = { $amount } rónin

## A politikai sáv

board-track = A politikai sáv: { $season }
board-track-tea = Tea
board-track-kami = Kamik
board-track-war = Háború
board-track-mandate = { $number }. lapka
board-track-hidden = rejtett lapka fölött bejelentve

board-tiles-play = A négy lapkád. Tarts meg egyet: ez lesz mindenki mandátuma.
board-tiles-bury = A négy lapkád. Egyet tegyél le képpel lefelé, aztán bármelyik mandátumot bejelentheted.
board-tiles-announce = Jelents be egy tetszőleges mandátumot: mindenki azt hajtja végre.
board-copies = { $copies } db

board-mandate-recruit = Mindenki megidéz egy figurát minden erődjénél.
board-mandate-marshal = Mindenki egyet léphet minden figurájával, szárazföldön vagy tengeren.
board-mandate-train = Mindenki vehet egy évszakkártyát.
board-mandate-harvest = Mindenki { phrase-coins.acc } kap.
board-mandate-betray = Elhagyod a szövetségesedet, és becsületet veszítesz. Aztán legfeljebb { $victims } másik játékos egy-egy figuráját lecseréled a sajátodra.
board-bonus-recruit = Te és a szövetségesed még egyet idéztek.
board-bonus-marshal = Te és a szövetségesed erődöt építhettek.
board-bonus-train = Te és a szövetségesed { phrase-coins.with } kevesebbet fizettek.
board-bonus-harvest = Te és a szövetségesed megkapjátok minden olyan tartomány jutalmát, ahol valamelyikőtök a legerősebb.

## Kamik

board-shrines = Szentélyek
board-kami-short-amaterasu = Becsület: első
board-kami-short-fujin = Két mozgás
board-kami-short-hachiman = Két rónin
board-kami-short-raijin = Egy szamuráj
board-kami-short-ryujin = Egy kártya
board-kami-short-susanoo = Erődökért
board-kami-short-tsukuyomi = Két érme

## Becsület

board-honor = Becsület
board-honor-list = Becsület

## Háború

board-war-list = Háború ebben az évszakban
board-war-empty = senki
board-war-discarded = eldobva
board-war-taken = az övé
board-war-allied = két szövetséges: nincs csata
board-war-tied = egyenlő erő: a becsület dönt
board-war-turns-title = Mi változtatná meg
board-war-turns =
    { $you ->
        [yes] Ha tiéd az előny ({ $advantage }), { $taker-you ->
            [yes] a jelzőt te viszed el
           *[no] a jelzőt { $taker } viszi el
        }
       *[no] Ha { $name } nyeri az előnyt ({ $advantage }), { $taker-you ->
            [yes] a jelzőt te viszed el
           *[no] a jelzőt { $taker } viszi el
        }
    }

## Ami kié

board-tray-reserve = Tartalékban
board-tray-cards = Évszakkártyák
board-tray-tokens =
    { $provinces ->
        [0] Hadszínterek
       *[other] Hadszínterek, { $provinces } tartomány
    }
board-tray-hostages = Túszok
board-reserve-empty = Minden figura kint van.
board-cards-none = Még nincs évszakkártya.
board-set-at = { $provinces } után
board-set-next = { $points } pont télen { $provinces } különböző tartomány jelzőiért
board-tokens-note = Télen egy tavaszi jelző 1, egy nyári 2, egy őszi 3 pontot ér. Három különböző tartomány jelzőiért további 10, ötért 20, hétért 30 pont jár.
board-hostage-of =
    { $you ->
        [yes] a tiéd: { $figure }
       *[no] { $figure }, gazdája { $name }
    }

board-market = Évszakkártyák
board-market-open = Kínálat
board-market-types = Kártyafajták
board-market-all =
    { $cards ->
        [one] { $cards } kártya
       *[other] Az összes ({ $cards })
    }
board-market-empty = Nincs több évszakkártya.
board-market-owned = neked van: { $cards }
board-last-copy = az utolsó

board-holdings-reserve = Tartalékban
board-holdings-map = A térképen és másutt
board-holdings-cards =
    { $cards ->
        [0] Évszakkártyák
       *[other] { $cards } évszakkártya
    }
board-holdings-ally = Szövetséges és ígéretek
board-holdings-points = Pontok
board-holdings-forecast = Zölddel az, amit a tél most hozzáadna.
board-ally-is =
    { $you ->
        [yes] te, { $clan }
       *[no] { $name }, { $clan }
    }
board-ally-none = Ebben az évszakban nincs szövetséges.
board-words-given = Ígéretek: betartva { $kept }, megszegve { $broken }, nyitva { $open }.

## Kártyák

board-type-virtue = Erény
board-type-upgrade = Fejlesztés
board-type-war-upgrade = Hadi fejlesztés
board-type-monster = Szörny
board-type-winter-upgrade = Téli fejlesztés

## Legfeljebb két sorban, a választás mellett

board-brief-betray = Elhagyod szövetségesed; lecseréled { $victims } más játékos figuráját.
board-brief-marshal = Mindenki egyet léphet minden figurájával.
board-brief-komainu = 1 erő; pap is, idézésekor szentélybe mehet.
board-brief-yurei = 2 erő; daimjó is: nem cserélhető le, nem ejthető túszul.
board-brief-oni-of-souls = 1 erő; ahol áll, az elvett jelző démononként 2 pontot hoz.
board-brief-oni-of-hate = Belépve 1-1 szamurájt vagy papot öl a magasabb becsületűektől.
board-brief-oni-of-spite = Belépve 2 pontot vesz el minden ottani magasabb becsületűtől.
board-brief-righteousness = 1 pont minden megölt figurádért.
board-brief-benevolence = Ha egy elköltött érmét továbbadsz: 1 becsület és 2 pont.
board-brief-justice = 3 pont minden alacsonyabb becsületű játékosért, akitől ölsz.
board-brief-mercy = Ha megkíméled, akiket megölnél: 2 pont.
board-brief-honesty = Szövetségessel 2 pont minden mandátumért, amely nem Árulás.
board-brief-loyalty = Szövetségessel 1 ponttal több, valahányszor pontot kapsz.
board-brief-path-of-the-serpent = Tengeri útért 1 érmét kérhetsz; aki nem fizet, nem megy át.
board-brief-path-of-the-kenin = Idézés után még 1 szamuráj bármelyik erődödnél.
board-brief-path-of-the-light = Minden Toborzás végén 1 pap bármelyik szentélybe.
board-brief-path-of-the-samurai = Minden Toborzás végén 1 szamuráj bármelyik tartományba.
board-brief-path-of-the-ninja = Idézés után 1 becsületért bárhol megölsz egy szamurájt.
board-brief-path-of-the-monkey = Idézés után 1 becsületért 1 érme a leggazdagabbtól.
board-brief-path-of-the-spirit = Idézés után a legmagasabb becsülettel: 2 érme és 2 pont.
board-brief-path-of-the-patron = Idézés után 2 érme, ha ketten alacsonyabb becsületűek.
board-brief-path-of-the-unrighteous = Árulásnál eggyel több figura, szentélyből is.
board-brief-way-of-bushido = Háború elején: 2 érme és 2 pont különböző erényenként.
board-brief-way-of-the-righteous = Háború elején: 1 érme minden alacsonyabb becsületűtől.
board-brief-way-of-the-merchant = Ha nálad gazdagabb vesz a készletből, te is veszel 1 érmét.
board-brief-form-of-the-kitsune = Télen 3 pont minden erődödért a térképen.
board-brief-form-of-the-beast = Télen 3 pont minden szörnyedért.
board-brief-form-of-the-kindred = Télen 3 pont minden évszakért, amelyben volt szövetséged.

## Magyarázatok

board-explain-war = Háború
board-explain-war-empty = { $number }. a sorban. Senkinek sincs ott ereje: a jelzőt eldobnák.
board-explain-war-unopposed =
    { $you ->
        [yes] { $number }. a sorban. Harc nélkül a tiéd lenne.
       *[no] { $number }. a sorban. Harc nélkül { $name } vinné el.
    }
board-explain-war-allied =
    { $you ->
        [yes] { $number }. a sorban. Csak két szövetséges van ott: harc nélkül a tiéd lenne.
       *[no] { $number }. a sorban. Csak két szövetséges van ott: harc nélkül { $name } vinné el.
    }
board-explain-war-battle =
    { $you ->
        [yes] { $number }. a sorban. Csata lenne; az erő szerint te győznél.
       *[no] { $number }. a sorban. Csata lenne; az erő szerint { $name } győzne.
    }
board-explain-there = Most ott vannak
board-explain-monster = { $word }: { $word-gloss }
board-explain-land = Szárazföldön
board-explain-sea = Tengeren
board-explain-owned = gazdája: { $who }
board-explain-you-own =
    { $cards ->
        [one] A tiéd.
       *[other] { $cards } van belőle; mindegyik hat.
    }
board-explain-favoured =
    { $you ->
        [yes] Most te kapnád meg.
       *[no] Most { $name } kapná meg.
    }
board-explain-kami-when = Évszakonként háromszor, balról jobbra; egyenlőségnél a magasabb becsület dönt. A papok az évszak végéig maradnak.
board-explain-bonus = Bónusz
board-explain-bonus-recruit = A kijátszó és szövetségese még egyet idéz.
board-explain-bonus-marshal = A kijátszó és szövetségese erődöt építhet.
board-explain-bonus-train = A kijátszó és szövetségese { phrase-coins.with } kevesebbet fizet.
board-explain-bonus-harvest = A kijátszó és szövetségese megkapja minden olyan tartomány jutalmát, ahol ő a legerősebb.
board-explain-order-recruit = a kijátszótól balra ülő kezd, ő maga az utolsó
board-explain-order-marshal = a kijátszótól balra ülő kezd, ő maga az utolsó
board-explain-order-train = az kezd, aki kijátszotta
board-explain-order-harvest = mindenki egyszerre
board-explain-order-betray = csak az hajtja végre, aki kijátszotta
board-explain-type-virtue = Mostantól mindig, ha teljesül a feltétele.
board-explain-type-upgrade = Mostantól a játék végéig.
board-explain-type-war-upgrade = Ettől az évszaktól minden háborúban.
board-explain-type-monster = A figura azonnal megjelenik az egyik erődödnél, és a tiéd marad.
board-explain-type-winter-upgrade = Egyszer, a játék végén.
board-explain-honor = Minden egyenlőséget az nyer, akinek magasabb a becsülete: aratásnál, szentélyben, licitben, csatában és a játék végén.
board-explain-honor-when = A szeppuku és néhány kártya növeli, a szövetséges elárulása csökkenti: két klán helyet cserél.
board-explain-you-honor =
    { $place ->
        [1] Te az { $place }. helyen állsz.
        [5] Te az { $place }. helyen állsz.
       *[other] Te a { $place }. helyen állsz.
    }
board-explain-clan-of =
    { $you ->
        [yes] a te klánod
       *[no] { $name } klánja
    }
board-explain-power = Képesség
board-explain-income = Jövedelem
board-explain-income-each = évszakonként { $coins } érme
board-explain-home = Kezdőhely
board-explain-good-coins = Ebből fizeted az évszakkártyákat és az erődöket, és ezzel licitálsz a háborúban. Az évszak végén mind visszakerül a készletbe.
board-explain-good-ronin = Aki egy csatában megnyeri a Róninok felfogadását, annak mindegyik 1 erőt ad. Az évszak végén mind visszakerül a készletbe.
board-explain-good-reserve = Ennyi figura nincs még a térképen: ezek még megidézhetők.
board-explain-turn-tea = Két játékos szövetséget köthet az évszakra. A szövetségesek osztoznak mandátumaik bónuszán, és kímélik egymást a háborúban.
board-explain-turn-kami = Minden szentélyben, balról jobbra, az kapja a jutalmat, aki ott a legerősebb.
board-explain-turn-war = A csatasorszámos tartományokért sorban harcoltok. Mindenki titokban licitál négy előnyre; aztán a legnagyobb erő győz.
board-figure-bushi = { $force } erő.
board-figure-shinto = { $force } erő. Megidézéskor ehelyett szentélybe mehet.
board-figure-daimyo = { $force } erő. Nem lehet túszul ejteni vagy lecserélni, de meghalhat.
board-figure-stronghold = Itt idézed meg a figurákat. Ereje csak a Teknős-klánnál van.

## Mit tettek közben a többiek

board-done-plays = { $mandate-acc } játszik ki
board-done-announces = { $mandate-acc } jelent be
board-done-summons = { $figure-acc } idéz meg { $province-in }
board-done-worships = { $figure-acc } küld { $kami } szentélyébe
board-done-places = { $figure-acc } rak le { $province-in }
board-done-places-at-shrine = { $figure-acc } rak le { $kami } szentélyében
board-done-moves = { $piece-acc } mozgat { $source-from } { $province-to }
board-done-builds = erődöt épít { $province-in }
board-done-buys = kártyát vesz („{ $card }”)
board-done-replaces =
    { $owner-you ->
        [yes] lecseréli a figurádat { $province-in } ({ $figure } helyett saját { $own })
       *[no] lecseréli { $owner } figuráját { $province-in } ({ $figure } helyett saját { $own })
    }
board-done-replaces-at-shrine =
    { $owner-you ->
        [yes] lecseréli a figurádat { $kami } szentélyében ({ $figure } helyett saját { $own })
       *[no] lecseréli { $owner } figuráját { $kami } szentélyében ({ $figure } helyett saját { $own })
    }
board-done-bids = licitál (Szeppuku { $seppuku }, Túszejtés { $hostage }, Róninok { $ronin }, Költők { $poets })
board-done-commits-seppuku = szeppukut követ el { $province-in }
board-done-captures = { $figure-acc } ejt túszul { $province-in }
board-done-hires = róninokat fogad fel
board-done-allies = szövetséget köt
board-done-leaves-ally = felbontja a szövetséget
board-done-favour = megkapja { $kami } kegyét
board-done-wins-battle = megnyeri a csatát { $province-in }
board-done-unopposed = harc nélkül elviszi { $province } jelzőjét
board-done-harvests = arat
board-brought-coins = { $coins } érme
board-brought-ronin = { $ronin } rónin
board-brought-points = { $points } pont
board-brought-points-taken =
    { $owner-you ->
        [yes] { $points } pont tőled
       *[no] { $points } pont { $owner } játékostól
    }
board-brought-coins-taken =
    { $owner-you ->
        [yes] { $coins } érme tőled
       *[no] { $coins } érme { $owner } játékostól
    }
board-brought-kills =
    { $owner-you ->
        [yes] megöl { $n } { $figure-acc } a tieid közül
       *[no] megöl { $n } { $figure-acc } { $owner } figurái közül
    }
board-brought-honor-up = magasabb becsület
board-brought-honor-down = alacsonyabb becsület
