# Amit a Tokaido táblája mond. A mezők, kártyák és utazók neve a szabályoknál áll.

## A játékos paneljén

board-good-coins = érme
board-good-souvenirs = emléktárgy
board-good-meals = étel
board-good-bowl = templomnak adott érme

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
        [1] { $section }. rész, { phrase-section-points }; { $name } mellett
       *[other] { $section }. rész, { phrase-section-points }
    }
board-detail-hot-spring =
    { $beside ->
        [1] { $least } vagy { phrase-points } a kártyáról; { $name } mellett
       *[other] { $least } vagy { phrase-points } a kártyáról
    }
board-detail-farm =
    { $beside ->
        [1] { phrase-coins }; { $name } mellett
       *[other] { phrase-coins }
    }
board-detail-temple =
    { $beside ->
        [1] adomány: { $least }–{ phrase-coins }; { $name } mellett
       *[other] adomány: { $least }–{ phrase-coins }
    }
board-detail-village =
    { $beside ->
        [1] { board-on-sale }; { $name } mellett
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
        [1] találkozáskártya; { $name } mellett
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

board-walk = Indulás { $place-to }
board-send = Küldés { $place-to }
board-eat =
    { $coins ->
        [0] Étkezés ingyen: { $meal }
       *[other] Étkezés: { $meal }, { phrase-coins }
    }
board-eat-free = Étkezés ingyen: { $meal }
board-buy = Vásárlás: { $souvenirs-count } emléktárgy, { phrase-coins }, { board-gain }
board-buy-sum = { $souvenirs }: { phrase-coins }, { phrase-points }
board-buy-left =
    { $back ->
        [0] { board-left }
        [one] { board-left } A másik kártya a pakli alá kerül.
       *[other] { board-left } A többi kártya a pakli alá kerül.
    }
board-left = Utána { phrase-coins } marad nálad.
board-donate = Adomány: { phrase-coins }
board-play-as = Indulás: { $traveler }
board-keep = Megtartom: { $encounter }
board-admire = { $panorama }: { $section }. rész
board-remove = Kiveszem: { $meal }

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
board-show-cards = Vissza a kártyákhoz

## Mi micsoda

board-explain-coins = { $least }–{ phrase-coins }
board-explain-here = itt áll: { $who }
board-explain-held = már megvan neki: { $who }
board-explain-played =
    { $you ->
        [yes] { $role }; a te utazód
       *[no] { $role }; { $name } játssza
    }
board-explain-sets = Egy sorozatba minden kategóriából egy kártya kerül: a kártyák a megszerzés sorrendjében { $ranks } pontot érnek. Egy kategória második kártyája új sorozatot kezd.
board-explain-village-costs = Legalább { phrase-coins } kell ahhoz, hogy itt megállj.
board-explain-village-does = { $souvenirs } emléktárgyat fordítanak fel, mindenki látja őket. Bármelyiket megveheted, vagy egyiket sem; a többi a pakli alá kerül.
board-explain-farm-does = Amit kapsz: { phrase-coins }.
board-explain-spring-does = Húzol egy hőforráskártyát, és megtartod.
board-explain-spring-scores = Azonnal { $least } vagy { phrase-points }, ahogy a kártyán áll.
board-explain-bather = A végén { phrase-points } jár annak, akinek a legtöbb hőforrása van.
board-explain-temple-costs = az adománytáladba; legalább egy, így érme nélkül nem állhatsz meg itt.
board-explain-temple-scores = Érménként azonnal 1 pont.
board-explain-temple-end = A végén a legtöbb érmét gyűjtő tálak { $ranks } pontot érnek, a többi adományozónak { $points } pont jár.
board-explain-encounter-does = Felhúzod a legfelső kártyát; ami rajta áll, azonnal megtörténik, a kártya pedig nálad marad.
board-explain-chatterbox = A végén { phrase-points } jár annak, akinek a legtöbb találkozása van.
board-explain-start = Innen indul az út. Ételt itt nem adnak.
board-explain-inn-costs = egy ételért, legfeljebb egyért. Étel nélkül is maradhatsz.
board-explain-inn-does = Itt mindenki megáll. Az első érkező kirakja az ételeket; minden vendég megnézi, mi maradt belőlük, a többiek nem látják.
board-explain-inn-when = Az út akkor folytatódik, ha mindenki megjött. Aki utolsónak érkezett, elsőként indul.
board-explain-meal-scores = Egy étel { phrase-points }. Ugyanazt az ételt senki sem eszi kétszer.
board-explain-gourmet = A végén a nyomtatott ételárak legnagyobb összegéért { phrase-points } jár.
board-explain-collector = A végén { phrase-points } jár annak, akinek a legtöbb emléktárgya van.
board-explain-panorama-does = Megkapod a panorámád következő részét.
board-explain-panorama-scores = Minden rész annyi pontot ér, ahányadik: 1-től { $sections }-ig.
board-explain-panorama-first = Aki elsőként fejezi be, annak még { phrase-points } jár.
board-explain-panorama-once = Aki befejezte, többé nem állhat meg a kilátásainál.
board-explain-panorama-held =
    { $you ->
        [yes] te fejezted be elsőként
       *[no] { $name } fejezte be elsőként
    }
board-explain-panorama-farthest = legelöl: { $who }, { $have }/{ $count }
board-explain-guide = Ha már befejezted, helyette egy másik panorámából kaphatsz részt.
board-explain-achievement-panorama = Azonnal, annak, aki elsőként fejezi be a panorámát, bármilyen módon.
board-explain-achievement-gourmet = A végén, a nyomtatott ételárak legnagyobb összegéért.
board-explain-achievement-bather = A végén, a legtöbb hőforrásért.
board-explain-achievement-chatterbox = A végén, a legtöbb találkozásért.
board-explain-achievement-collector = A végén, a legtöbb emléktárgyért.
board-explain-tied = Egyenlőség esetén mindenki megkapja.
board-explain-starts = Az induláskor nála van: { phrase-coins }.
board-label-traveler = { $thing } ({ $thing-role })
board-explain-coins-do = Ezen veszel emléktárgyat a falvakban és ételt a fogadókban, és ezt teszed az adománytáladba a templomokban. Érme nélkül faluban és templomban nem állhatsz meg.
board-explain-coins-score = Ami érme a végén nálad marad, semmit sem ér.
board-explain-order-title = Ki lép
board-explain-order-now = hátulról: { $who }
board-explain-order = Az lép, aki leghátul van, akár többször egymás után.
board-explain-order-place = Egy mezőn az van hátrébb, aki az úttól távolabb áll.
board-explain-you-coins = Nálad { phrase-coins } van.
board-explain-you-souvenir = Most ennyit érne neked: { phrase-points }; nálad { phrase-coins } van.
board-explain-you-panorama = Részeid: { $have }/{ $count }.
board-explain-you-walk =
    { $next-you ->
        [yes] Neked: { board-stops }; { $what }. Utána megint te lépsz.
       *[no] Neked: { board-stops }; { $what }. Utána { $next } lép.
    }

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
board-card-free = Ingyen
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
board-village-hint = Nálad { phrase-coins } van. Jelöld meg a kártyákat, amelyeket kérsz.
board-word = { $word }
board-ware = { $thing-gloss }, { $category }
board-dish = { $thing-gloss }, { phrase-points }
board-short =
    { $others ->
        [0] { phrase-coins }, nálad { $have } van
        [1] a másikkal együtt { phrase-coins }, nálad { $have } van
       *[other] mindkettővel { phrase-coins }, nálad { $have } van
    }
board-short-by = { phrase-coins } hiányzik
board-sum-price = ár
board-sum-points = pont
board-sum-purse = { phrase-coins }, nálad { $have } van
board-sets =
    { $you ->
        [yes] Sorozataid
       *[no] { $name } sorozatai
    }
board-sets-after =
    { $you ->
        [yes] Sorozataid a vásárlás után
       *[no] { $name } sorozatai a vásárlás után
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
board-kept-baths = Hőforrások
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

## Mit tettek közben a többiek, a nevük után

board-since-moves = { $station-to } megy
board-since-meets = találkozik valakivel ({ $encounter-gloss })
board-since-donates = { phrase-coins.acc } adományoz a templomnak
board-since-buys = emléktárgyat vesz ({ $souvenir-gloss })
board-since-gets-souvenir = emléktárgyat kap ajándékba ({ $souvenir-gloss })
board-since-buys-nothing = nem vesz semmit
board-since-eats = étkezik ({ $meal-gloss })
board-since-eats-nothing = nem eszik semmit
board-since-meal-removed = kivesz egy ételt a kínálatból
board-since-takes-section = { $panorama-gen } { $section }. része
board-since-achieves = { $achievement } teljesítmény

## A szabályok oldalán: a cél, egy kör képekben, és mit mutatnak a képek annak, aki nem látja őket

board-aim = Mindenki ugyanazon az úton megy Kiotóból Edóba. Közben panorámákat nézel, fürdesz, emléktárgyakat veszel, emberekkel találkozol, jókat eszel, és adományozol a templomnak. Az győz, akinek Edóban a legtöbb pontja van.
board-icon-points = pont
board-turn-behind = Az megy tovább, aki leghátul van. Bármelyik szabad mezőre mehetsz előre, legfeljebb a következő fogadóig.
board-shows-behind = Egy útszakasz három utazóval. A leghátul állónál van a kör jele; előtte a szabad mezők öltésekkel vannak keretezve.
board-turn-walks = Vissza sosem mehetsz: amit elhagysz, az elveszett. Egy nagy lépéssel a jobb mezőre jutsz, de utána a többiek jönnek, akár többször is.
board-shows-walks = Ecsetvonás vezet az elhagyott mezőtől három másik mellett a faluig. A kör jele most annál van, aki leghátul áll.
board-turn-gives = A mező azonnal ad valamit: emléktárgyat érméért, egy panoráma részét, érméket, pontokat, helyet az adományozók között, egy találkozást.
board-shows-gives = Hat mező és amit adnak: falu, egy emléktárgy; hegyi kilátás, a panoráma két része; farm, három érme; hőforrás, két vagy három pont; templom, egy tál érmékkel; találkozás, két ember.
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

## Az út szavakban

board-told-standing = itt áll: { $who }
board-told-two = két hely
