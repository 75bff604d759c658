# Amit a Tokaido táblája mond. A mezők, kártyák és utazók neve a szabályoknál áll.

## A játékos paneljén

board-good-coins = érme
board-good-souvenirs = emléktárgy
board-good-meals = étel
board-good-bowl = érme a templomnak adva

## Címek a lehetőségek felett

board-heading-choose-traveler = Utazód
board-heading-move = Hová mész?
board-heading-move-neutral = Hová megy a semleges utazó?
board-heading-buy = Mit veszel?
board-heading-donate = Adományod
board-heading-keep = Melyiket tartod meg?
board-heading-hiroshige = Melyik panoráma bővül?
board-heading-other-panorama = Másik panoráma
board-heading-meal = Ételed
board-heading-remove-meal = Az étel, amely eltűnik
board-heading-over = Az út vége

## Mezők szám nélkül

board-kind-paddy = rizsföldi kilátás
    .to = a rizsföldi kilátáshoz
board-kind-mountain = hegyi kilátás
    .to = a hegyi kilátáshoz
board-kind-sea = tengeri kilátás
    .to = a tengeri kilátáshoz
board-kind-village = falu
    .to = a faluba
board-kind-temple = templom
    .to = a templomba
board-kind-encounter = találkozás
    .to = a találkozáshoz
board-kind-hot-spring = hőforrás
    .to = a hőforráshoz
board-kind-farm = farm
    .to = a farmra

## A lehetőségek mellett

board-stops = { $stops } mező
board-free = ingyen
board-detail-panorama =
    { $beside ->
        [1] { $name } mellett; { $section }. rész, { phrase-section-points }
       *[other] { $section }. rész, { phrase-section-points }
    }
board-detail-hot-spring =
    { $beside ->
        [1] { $name } mellett; a kártya { $least } vagy { phrase-points }
       *[other] a kártya { $least } vagy { phrase-points }
    }
board-detail-farm =
    { $beside ->
        [1] { $name } mellett; { phrase-coins }
       *[other] { phrase-coins }
    }
board-detail-temple =
    { $beside ->
        [1] { $name } mellett; adomány: { $least }–{ phrase-coins }
       *[other] adomány: { $least }–{ phrase-coins }
    }
board-detail-village =
    { $beside ->
        [1] { $name } mellett; { board-on-sale }
       *[other] { board-on-sale }
    }
board-on-sale =
    { $souvenirs ->
        [0] elfogytak az emléktárgyak
        [one] az utolsó eladó emléktárgy
       *[other] { $souvenirs } eladó emléktárgy
    }
board-detail-encounter =
    { $beside ->
        [1] { $name } mellett; találkozáskártya
       *[other] találkozáskártya
    }
board-detail-inn =
    { $place ->
        [1] elsőként választasz ételt
        [2] másodikként választasz ételt
        [3] harmadikként választasz ételt
        [4] negyedikként választasz ételt
       *[other] utolsóként választasz ételt
    }
board-detail-send = ott semmi sem történik
board-detail-send-temple = 1 érmét adományoz
board-detail-send-inn = egy étel eltűnik a kínálatból
board-brings-after = utána ennyid lesz: { $goods }
board-brings-and-after = { $what }; utána ennyid lesz: { $goods }

## A megerősítő gomb

board-walk = Séta { $place-to }
board-send = Küldés { $place-to }
board-eat =
    { $coins ->
        [0] Étkezés ingyen: { $meal }
       *[other] Étkezés: { $meal }, { phrase-coins }
    }
board-eat-free = Étkezés ingyen: { $meal }
board-buy = Vásárlás: { $souvenirs-count } emléktárgy, { phrase-coins }
board-donate = Adomány: { phrase-coins }
board-play-as = Indulás: { $traveler }
board-keep = Megtartás: { $encounter }
board-admire = { $panorama }: { $section }. rész
board-remove = Eltávolítás: { $meal }

## Az út

board-road = Út Kiotóból Edóba
board-road-back = Út Edóból Kiotóba
board-target = { $station }, { $stops } mezővel előrébb
board-target-more = { $target }; { $detail }
board-target-barred = { $target }; most nem lehet: { $reason }
board-stands =
    { $you ->
        [yes] Itt állsz: { $station }.
       *[no] { $name } itt áll: { $station }.
    }
board-tip-brings = Ott találsz
board-tip-skipped = Átlépett mezők
board-tip-next = Utána jön
board-tip-name =
    { $you ->
        [yes] te
       *[no] { $name }
    }
board-show-road = Az út mutatása
board-show-cards = A kártyák mutatása

## Termek

board-name = { $name }
board-gloss = { $thing-gloss }
board-role = { $thing-role }
board-secret = a többiek elől rejtve
board-others-see = Ezt látják most a többiek
board-backs = { $cards } kártya képpel lefelé
board-gain = +{ $points } pont
board-plus = +{ $points }
board-ready = kész
board-choosing = választ

board-inn-yours = { $meals } étel, csak te látod
board-inn-remove = Melyik ételt viszi el a semleges utazó?
board-inn-theirs =
    { $you ->
        [yes] Ételt választasz
       *[no] { $name } ételt választ
    }
board-inn-left = { $meals } étel maradt, képpel lefelé
board-inn-known = Te láttad őket: { $meals }
board-card-meal = Étel
board-card-meals = Étel × { $copies }
board-card-free = Ingyen neked
board-arrivals = Érkezési sorrend: aki utolsóként jön, elsőként indul
board-arrived =
    { $you ->
        [yes] te
       *[no] { $name }
    }
board-arrived-chooses =
    { $you ->
        [yes] te választasz
       *[no] { $name } választ
    }
board-on-the-road = még úton

board-village-yours =
    { $souvenirs ->
        [one] Az utolsó emléktárgy, mindenki látja
        [2] Két emléktárgy, mindenki látja
       *[other] Három emléktárgy, mindenki látja
    }
board-village-theirs =
    { $you ->
        [yes] Emléktárgyakat nézel
       *[no] { $name } emléktárgyakat néz
    }
board-village-hint = Nálad { phrase-coins } van. Nyomd meg a kártyákat, amelyeket kéred.
board-village-sum = Ára { phrase-coins }, nálad { $have } van; { phrase-points }
board-sets =
    { $you ->
        [yes] Sorozataid
       *[no] { $name } játékos sorozatai
    }
board-sets-after =
    { $you ->
        [yes] Sorozataid a vásárlás után
       *[no] { $name } játékos sorozatai a vásárlás után
    }
board-set =
    { $number ->
        [1] Első sorozat
        [2] Második sorozat
        [3] Harmadik sorozat
       *[other] { $number }. sorozat
    }
board-set-free = szabad

board-temple-yours = Adomány a templomnak: nálad { phrase-coins } van
board-temple-theirs =
    { $you ->
        [yes] Adományt választasz
       *[no] { $name } adományt választ
    }
board-card-gift = Adomány
board-gifts-now = Ennyi van most a tálakban, és ennyit érne

board-tiles-yours = Tarts meg egyet a két utazó közül
board-tiles-picked = Te már választottál, mások még nem
board-tiles-watch = Mindenki utazót választ
board-tiles-yours-now = A te utazód, amíg vissza nem vonod
board-tiles-others-see = Ennyit látnak belőlük a többiek
board-tiles-ready = Ki választott már

board-keep-yours = Két találkozás: az egyik nálad marad
board-keep-theirs =
    { $you ->
        [yes] Két találkozás közül választasz
       *[no] { $name } két találkozás közül választ
    }
board-keep-unseen = Két kártya, a többiek nem látják
board-card-encounters = Találkozás × { $copies }

board-views-yours = Melyik panoráma bővül?
board-views-theirs =
    { $you ->
        [yes] Panorámát választasz
       *[no] { $name } panorámát választ
    }
board-of = { $have }/{ $count }
board-section = { $section }. rész

## A gyűjtemény

board-panoramas = Panorámák
board-panorama = { $panorama }, részek: { $have }/{ $count }
board-souvenirs = Emléktárgyak
board-souvenirs-first = Emléktárgyak: a következő { $next }
board-souvenirs-next = Emléktárgyak: { $scored }, a következő { $next }
board-kept = Gyűjtemény
board-kept-baths = Fürdők
board-kept-meals = Ételek
board-kept-encounters = Találkozások
board-kept-achievements = Teljesítmények
board-none-yet = még semmi
board-holdings-stands = mező

## Az út mellett

board-gifts = Adományok: { $ranks } és { $other } pont
board-achievements = Teljesítmények, egyenként { phrase-points }
board-open = szabad
board-neutral = A semleges utazó
board-neutral-help = Festetlen fából van, és senkié sem. Ha ő áll leghátul, az lépteti, aki legelöl jár. Templomban 1 érmét adományoz, fogadóban egy étel eltűnik a kínálatból.

## A szabályok oldalán: a cél, egy kör képekben, és mit mutatnak a képek annak, aki nem látja őket

board-aim = Mindenki ugyanazon az úton megy Kiotóból Edóba. Közben panorámákat nézel, fürdesz, emléktárgyakat veszel, emberekkel találkozol, jókat eszel, és adakozol a templomnak. Az győz, akinek Edóban a legtöbb pontja van.
board-icon-points = pont
board-turn-behind = Az megy tovább, aki leghátul van. Bármelyik szabad megállóra léphetsz előre, legfeljebb a következő fogadóig.
board-shows-behind = Egy útszakasz három utazóval. A leghátul állónál van a kör jele; előtte a szabad megállók körbe vannak öltve.
board-turn-walks = Vissza sosem mehetsz: amit elhagysz, az elveszett. Egy nagy lépéssel a jobb megállóra jutsz, de utána a többiek jönnek, akár többször is.
board-shows-walks = Ecsetvonás vezet az elhagyott megállótól három másik mellett a faluig. A kör jele most annál van, aki leghátul áll.
board-turn-gives = A megálló azonnal ad valamit: emléktárgyat érméért, egy panoráma részét, érméket, pontokat, helyet az adakozók között, egy találkozást.
board-shows-gives = Hat megálló és amit adnak: falu, egy emléktárgy; hegyi kilátás, a panoráma két része; farm, három érme; hőforrás, két vagy három pont; templom, egy tál érmékkel; találkozás, két ember.
board-turn-rests = Minden fogadóban mindenki megáll, vehet egy ételt, amely 6 pontot ér, és megvárja a többieket. Aki utoljára ér oda, az indul el elsőként.
board-shows-rests = Fogadó az út kanyarulatában. Három utazó áll ott az érkezés sorrendjében; az utolsónál van a kör jele.
board-drawn-start = A játék elején az indul elsőként, aki az úttól legtávolabbi helyen áll.
board-shows-start = Kiotó háza négy utazóval a számozott helyeken; a negyediknél van a kör jele.
board-drawn-double = Dupla mező: aki az út mellett áll, az van hátrébb, és előbb megy tovább.
board-shows-double = Két utazó a tengeri kilátásnál, az egyik az úton, a másik a mellette lévő helyen; nála van a kör jele.
board-drawn-farm = Farm: 3 érme a készletből.
board-shows-farm = A farm jele, mellette egy hármas és egy érme.
board-drawn-village = Falu: három emléktárgyból választhatsz. A különböző kategóriák sorozatot alkotnak.
board-shows-village = A falu jele, mellette egy pörgettyű, szaké és egy rövid köpeny.
board-drawn-panorama = 3, 4 és 5 részes panorámák; minden rész annyi pontot ér, ahányadik.
board-shows-panorama = A rizsföldek mindhárom része, a hegyek négyből két része, a tenger ötből egy része.
board-drawn-spring = Hőforrás: egy 2 vagy 3 pontos kártya.
board-shows-spring = A hőforrás jele, mellette egy kettes és egy hármas a pontok jelével.
board-drawn-temple = Templom: 1–3 érme az adománytáladba, mindegyik egy pontot ér.
board-shows-temple = A templom jele, mellette egy tál három érmével.
board-drawn-encounter = Találkozás: akivel találkozol, az azonnal segít.
board-shows-encounter = A találkozás jele, mellette az emberek, akikkel találkozhatsz.
board-drawn-meals = Az ételek 1, 2 vagy 3 érmébe kerülnek, és mindegyik 6 pontot ér.
board-shows-meals = Három étel: dango, szoba és tempura.
board-drawn-tile = Minden utazó ért valamihez, és mindegyik más számú érmével indul.
board-shows-tile = Hirosige az úton, előtte a hegyek panorámája.
board-drawn-people = Egy kézműves, vezetők, egy szamuráj, egy nemes, egy papnő.
board-shows-people = A találkozáskártyák emberei.
board-drawn-achievements = Három panoráma annak, aki elsőként befejezi, és négy teljesítmény a játék végén.
board-shows-achievements = A hét teljesítmény ikonja.
board-drawn-end = Amikor mindenki Edóban van, és az utolsó is evett, összehasonlítjuk a templomi adományokat, és összeszámoljuk a pontokat.
board-shows-end = Edo háza három utazóval.
board-drawn-neutral = A semleges utazó festetlen fából van. Ha ő van leghátul, az lép vele, aki legelöl jár.
board-shows-neutral = Három utazó az úton; a festetlen fából való van leghátul, nála van a kör jele.
