# Co říká herní plán Tokaida. Jména políček, karet a pocestných stojí u pravidel.

## Na panelu hráče

board-good-coins = mince
board-good-souvenirs = suvenýry
board-good-meals = jídla
board-good-bowl = mince věnované chrámu

## Nadpisy nad volbami

board-heading-choose-traveler = Tvůj pocestný
board-heading-move = Kam půjdeš?
board-heading-move-neutral = Kam půjde neutrální pocestný?
board-heading-buy = Co koupíš?
board-heading-donate = Tvůj dar
board-heading-keep = Kterou kartu si necháš?
board-heading-hiroshige = Které panorama doplníš?
board-heading-other-panorama = Jiné panorama
board-heading-meal = Tvoje jídlo
board-heading-remove-meal = Jídlo, které zmizí
board-heading-over = Konec cesty

## Druhy políček bez čísla

board-kind-paddy = vyhlídka na rýžová pole
    .to = na vyhlídku na rýžová pole
board-kind-mountain = vyhlídka na hory
    .to = na vyhlídku na hory
board-kind-sea = vyhlídka na moře
    .to = na vyhlídku na moře
board-kind-village = vesnice
    .to = do vesnice
board-kind-temple = chrám
    .to = do chrámu
board-kind-encounter = setkání
    .to = na políčko setkání
board-kind-hot-spring = horký pramen
    .to = k horkému prameni
board-kind-farm = farma
    .to = na farmu

## Vedle volby

board-stops =
    { $stops ->
        [one] { $stops } políčko
        [few] { $stops } políčka
       *[other] { $stops } políček
    }
board-free = zdarma
board-detail-panorama =
    { $beside ->
        [1] { $section }. část, { phrase-section-points }; vedle hráče { $name }
       *[other] { $section }. část, { phrase-section-points }
    }
board-detail-hot-spring =
    { $beside ->
        [1] { $least } nebo { phrase-points } podle karty; vedle hráče { $name }
       *[other] { $least } nebo { phrase-points } podle karty
    }
board-detail-farm =
    { $beside ->
        [1] { phrase-coins }; vedle hráče { $name }
       *[other] { phrase-coins }
    }
board-detail-temple =
    { $beside ->
        [1] dar { $least } až { phrase-coins }; vedle hráče { $name }
       *[other] dar { $least } až { phrase-coins }
    }
board-detail-village =
    { $beside ->
        [1] { board-on-sale }; vedle hráče { $name }
       *[other] { board-on-sale }
    }
board-on-sale =
    { $souvenirs ->
        [0] suvenýry už došly
        [one] poslední suvenýr na prodej
        [few] { $souvenirs } suvenýry na prodej
       *[other] { $souvenirs } suvenýrů na prodej
    }
board-detail-encounter =
    { $beside ->
        [1] karta setkání; vedle hráče { $name }
       *[other] karta setkání
    }
board-detail-inn = { $place }. v pořadí při výběru jídla
board-detail-send = nic se tam nestane
board-detail-send-temple = věnuje chrámu 1 minci
board-detail-send-inn = z nabídky zmizí jedno jídlo
board-brings-after = pak máš: { $goods }
board-brings-and-after = { $what }; pak máš: { $goods }

## Tlačítko, které potvrzuje

board-walk = Jít { $place-to }
board-send = Poslat ho { $place-to }
board-eat =
    { $coins ->
        [0] Sníst zdarma: { $meal-gloss }
       *[other] Sníst za { phrase-coins.acc }: { $meal-gloss }
    }
board-eat-free = Sníst zdarma: { $meal-gloss }
board-buy =
    { $souvenirs-count ->
        [1] Koupit za { phrase-coins.acc }, { board-gain }
        [2] Koupit oba za { phrase-coins.acc }, { board-gain }
       *[other] Koupit všechny tři za { phrase-coins.acc }, { board-gain }
    }
board-buy-sum = { $souvenirs }: { phrase-coins }, { phrase-points }
board-buy-left =
    { $back ->
        [0] { board-left }
        [one] { board-left } Zbylá karta půjde pod balíček.
       *[other] { board-left } Ostatní karty půjdou pod balíček.
    }
board-left =
    { $coins ->
        [0] Nezbude ti žádná mince.
        [few] Zbudou ti { phrase-coins }.
       *[other] Zbude ti { phrase-coins }.
    }
board-donate = Věnovat { phrase-coins.acc }
board-play-as = Putovat jako { $traveler }
board-keep = Nechat si: { $encounter-gloss }
board-admire = Vzít { $section }. část panoramatu { $panorama-gen }
board-remove = Odebrat: { $meal }

## Cesta

board-road = Cesta z Kjóta do Eda
board-road-back = Cesta z Eda do Kjóta
board-target =
    { $stops ->
        [one] { $station }, o { $stops } políčko dál
        [few] { $station }, o { $stops } políčka dál
       *[other] { $station }, o { $stops } políček dál
    }
board-target-more = { $target }; { $detail }
board-target-barred = { $target }; teď nelze: { $reason }
board-stands =
    { $you ->
        [yes] Stojíš { $station-in }.
       *[no] { $name } stojí { $station-in }.
    }
board-show-cards = Zpět ke kartám

## Co je co

board-explain-coins = { $least } až { phrase-coins }
board-explain-here = zde: { $who }
board-explain-held =
    { $who-count ->
        [one] držitel: { $who }
       *[other] držitelé: { $who }
    }
board-explain-played =
    { $you ->
        [yes] { $role }; tvůj pocestný
       *[no] { $role }; hraje { $name }
    }
board-explain-sets = Do každé kolekce patří jeden suvenýr z každé kategorie: karty v ní přinášejí { $ranks } bodů v pořadí, v jakém je získáš. Druhá karta téže kategorie začíná další kolekci.
board-explain-village-costs = K zastávce potřebuješ aspoň { phrase-coins.acc }.
board-explain-village-does = Odkryjí se { $souvenirs } suvenýry a vidí je všichni. Kup kterékoli z nich, nebo žádný; zbylé jdou pod balíček.
board-explain-farm-does = Získáš { phrase-coins.acc }.
board-explain-spring-does = Vezmeš si kartu horkého pramene a necháš si ji.
board-explain-spring-scores = Hned { $least } nebo { phrase-points }, podle karty.
board-explain-bather = Na konci získá { phrase-points } ten, kdo má nejvíc horkých pramenů.
board-explain-temple-costs = do tvé misky; aspoň jednu, bez mince se tu zastavit nesmíš.
board-explain-temple-scores = Hned 1 bod za každou minci.
board-explain-temple-end = Na konci dostanou největší dárci { $ranks } body, každý další dárce { $points }.
board-explain-encounter-does = Vezmeš si vrchní kartu; hned se stane, co na ní je, a karta ti zůstane.
board-explain-chatterbox = Na konci získá { phrase-points } ten, kdo má nejvíc setkání.
board-explain-start = Tady cesta začíná. Jídlo se nepodává.
board-explain-inn-costs = za jídlo, nejvýše jedno. Můžeš zůstat i bez jídla.
board-explain-inn-does = Zastaví se tu všichni. První příchozí vyloží jídla; každý host si prohlédne, co z nich zbylo, a ostatní to nevidí.
board-explain-inn-when = Cesta pokračuje, až dojdou všichni. Poslední příchozí odchází první.
board-explain-meal-scores = { phrase-points } za jídlo. Totéž jídlo nikdo nejí dvakrát.
board-explain-gourmet = Na konci získá { phrase-points } ten, kdo má nejvyšší součet vytištěných cen jídel.
board-explain-collector = Na konci získá { phrase-points } ten, kdo má nejvíc suvenýrů.
board-explain-panorama-does = Vezmeš si další část svého panoramatu.
board-explain-panorama-scores = Každá část přinese tolik bodů, kolik je její číslo, od 1 do { $sections }.
board-explain-panorama-first = Kdo je dokončí jako první, získá navíc { phrase-points }.
board-explain-panorama-once = Kdo má panorama celé, už se na jeho vyhlídkách zastavit nesmí.
board-explain-panorama-held =
    { $you ->
        [yes] první celé máš ty
       *[no] první celé má { $name }
    }
board-explain-panorama-farthest = nejdál: { $who }, { $have }/{ $count }
board-explain-guide = Pokud je už máš celé, smíš si místo toho vzít část jiného panoramatu.
board-explain-achievement-panorama = Hned, pro prvního, kdo panorama dokončí, ať jakkoli.
board-explain-achievement-gourmet = Na konci, za nejvyšší součet vytištěných cen jídel.
board-explain-achievement-bather = Na konci, za nejvíc horkých pramenů.
board-explain-achievement-chatterbox = Na konci, za nejvíc setkání.
board-explain-achievement-collector = Na konci, za nejvíc suvenýrů.
board-explain-tied = Při shodě je dostanou všichni.
board-explain-starts = Na začátku má { phrase-coins.acc }.
board-label-traveler = { $thing } ({ $thing-role })
board-explain-coins-do = Kupují se za ně suvenýry ve vesnicích a jídla v hostincích a v chrámech se dávají do misky. Bez mince se nesmíš zastavit ve vesnici ani v chrámu.
board-explain-coins-score = Mince, které ti zbudou v měšci, nic nepřinášejí.
board-explain-order-title = Kdo jde
board-explain-order-now = odzadu: { $who }
board-explain-order = Jde ten, kdo je nejvíce vzadu, klidně i několikrát po sobě.
board-explain-order-place = Na jednom políčku je víc vzadu ten, kdo stojí dál od cesty.
board-explain-you-coins = Máš { phrase-coins.acc }.
board-explain-you-souvenir = Teď by ti přinesl { phrase-points }; máš { phrase-coins.acc }.
board-explain-you-panorama = Tvoje části: { $have }/{ $count }.
board-explain-you-walk =
    { $next-you ->
        [yes] Ty: { board-stops } vpřed; { $what }. Pak jdeš znovu ty.
       *[no] Ty: { board-stops } vpřed; { $what }. Pak jde { $next }.
    }

## Místnosti

board-name = { $name }
board-gloss = { $thing-gloss }
board-role = { $thing-role }
board-secret = ostatním skryto
board-others-see = Co teď vidí ostatní
board-backs =
    { $cards ->
        [one] { $cards } karta lícem dolů
        [few] { $cards } karty lícem dolů
       *[other] { $cards } karet lícem dolů
    }
board-gain =
    { $points ->
        [one] +{ $points } bod
        [few] +{ $points } body
       *[other] +{ $points } bodů
    }
board-plus = +{ $points }
board-ready = hotovo
board-choosing = vybírá

board-inn-yours =
    { $meals ->
        [one] { $meals } jídlo, které vidíš jen ty
        [few] { $meals } jídla, která vidíš jen ty
       *[other] { $meals } jídel, která vidíš jen ty
    }
board-inn-remove = Které jídlo odebere neutrální pocestný?
board-inn-theirs =
    { $you ->
        [yes] Vybíráš si jídlo
       *[no] { $name } vybírá jídlo
    }
board-inn-left =
    { $meals ->
        [one] Zbývá { $meals } jídlo lícem dolů
        [few] Zbývají { $meals } jídla lícem dolů
       *[other] Zbývá { $meals } jídel lícem dolů
    }
board-inn-known = Víš, co to je: { $meals }
board-card-meal = Jídlo
board-card-meals = Jídlo × { $copies }
board-card-free = Zdarma
board-arrivals = Pořadí příchodu: kdo přijde poslední, odchází první
board-arrived =
    { $you ->
        [yes] ty
       *[no] { $name }
    }
board-arrived-chooses =
    { $you ->
        [yes] ty, vybíráš
       *[no] { $name } vybírá
    }
board-on-the-road = ještě na cestě

board-village-yours =
    { $souvenirs ->
        [one] Poslední suvenýr, vidí ho všichni
        [2] Dva suvenýry, vidí je všichni
       *[other] Tři suvenýry, vidí je všichni
    }
board-village-theirs =
    { $you ->
        [yes] Prohlížíš si suvenýry
       *[no] { $name } si prohlíží suvenýry
    }
board-village-hint = Máš { phrase-coins.acc }. Vyber karty, které chceš.
board-word = { $word }
board-ware = { $thing-gloss }, { $category }
board-dish = { $thing-gloss }, { phrase-points }
board-short =
    { $others ->
        [0] { phrase-coins }, máš jen { $have }
        [1] i s druhým: { phrase-coins }, máš { $have }
       *[other] s oběma: { phrase-coins }, máš { $have }
    }
board-short-by = chybí { phrase-coins }
board-sum-price = cena
board-sum-points = body
board-sum-purse = { phrase-coins }, máš { $have }
board-sets =
    { $you ->
        [yes] Tvoje kolekce
       *[no] Kolekce hráče { $name }
    }
board-sets-after =
    { $you ->
        [yes] Tvoje kolekce po nákupu
       *[no] Kolekce hráče { $name } po nákupu
    }
board-set =
    { $number ->
        [1] První kolekce
        [2] Druhá kolekce
        [3] Třetí kolekce
       *[other] { $number }. kolekce
    }
board-set-free = volné

board-temple-yours = Dar chrámu: máš { phrase-coins.acc }
board-temple-theirs =
    { $you ->
        [yes] Vybíráš dar chrámu
       *[no] { $name } vybírá dar chrámu
    }
board-card-gift = Dar
board-gifts-now = Co je teď v miskách a kolik by to vyneslo

board-tiles-yours = Nech si jednoho ze dvou pocestných
board-tiles-picked = Máš vybráno, ostatní ještě volí
board-tiles-watch = Všichni si vybírají pocestného
board-tiles-yours-now = Tvůj pocestný, dokud volbu nevezmeš zpět
board-tiles-others-see = Co z nich vidí ostatní
board-tiles-ready = Kdo už má vybráno

board-keep-yours = Dvě setkání: jedno si necháš
board-keep-theirs =
    { $you ->
        [yes] Vybíráš ze dvou setkání
       *[no] { $name } vybírá ze dvou setkání
    }
board-keep-unseen = Dvě karty, které ostatní nevidí
board-card-encounters = Setkání × { $copies }

board-views-yours = Které panorama doplníš?
board-views-theirs =
    { $you ->
        [yes] Vybíráš panorama
       *[no] { $name } vybírá panorama
    }
board-of = { $have }/{ $count }
board-section = { $section }. část

## Sbírka

board-panoramas = Panoramata
board-panorama = { $panorama }, části: { $have }/{ $count }
board-souvenirs = Suvenýry
board-souvenirs-first = Suvenýry: další { $next }
board-souvenirs-next = Suvenýry: { $scored }, další { $next }
board-kept = Sbírka
board-kept-baths = Horké prameny
board-kept-meals = Jídla
board-kept-encounters = Setkání
board-kept-achievements = Vyznamenání
board-none-yet = zatím nic
board-holdings-stands = políčko

## Vedle cesty

board-gifts = Dary chrámu: { $ranks } a { $other } body
board-achievements = Vyznamenání, každé za { phrase-points }
board-open = volné
board-neutral = Neutrální pocestný
board-neutral-help = Je z holého dřeva a nepatří nikomu. Když je nejvíce vzadu, táhne jím hráč, který je nejvíce vpředu. V chrámu věnuje 1 minci, v hostinci zmizí jedno jídlo z nabídky.

## Co mezitím udělali ostatní, za jejich jménem

board-since-moves = jde { $station-to }
board-since-meets = potkává { $encounter-acc }
board-since-donates = věnuje chrámu { phrase-coins.acc }
board-since-buys = kupuje suvenýr: { $souvenir-gloss }
board-since-gets-souvenir = dostává suvenýr: { $souvenir-gloss }
board-since-buys-nothing = nic nekupuje
board-since-eats = jí: { $meal-gloss }
board-since-eats-nothing = nic nejí
board-since-meal-removed = odebírá jídlo z nabídky
board-since-takes-section = bere si { $section }. část panoramatu { $panorama-gen }
board-since-achieves = získává vyznamenání { $achievement }

## Na stránce pravidel: cíl, tah v obrázcích a co je na obrázcích, pro toho, kdo je nevidí

board-aim = Všichni jdou stejnou cestou z Kjóta do Eda. Cestou si prohlížíš panoramata, koupeš se, kupuješ suvenýry, potkáváš lidi, dobře jíš a přispíváš chrámu. Vítězí, kdo má v Edu nejvíce bodů.
board-icon-points = body
board-turn-behind = Jde ten, kdo je nejvíce vzadu. Smíš na kterékoli volné políčko před sebou, nejdál do příštího hostince.
board-shows-behind = Úsek cesty se třemi pocestnými. Ten nejvíce vzadu má značku tahu; volná políčka před ním jsou obšitá.
board-turn-walks = Nikdy se nevracíš: co mineš, to je pryč. Dlouhý krok tě dovede na lepší políčko, ale pak jdou ostatní, třeba i víckrát.
board-shows-walks = Tah štětcem vede z opuštěného políčka kolem tří dalších k vesnici. Značku tahu má teď pocestný, který je nejvíce vzadu.
board-turn-gives = Políčko ti hned něco dá: suvenýry za mince, část panoramatu, mince, body, místo mezi dárci, setkání.
board-shows-gives = Šest políček a co dávají: vesnice suvenýr, vyhlídka na hory dvě části panoramatu, farma tři mince, horký pramen dva nebo tři body, chrám misku s mincemi, setkání dvě osoby.
board-turn-rests = V každém hostinci se zastaví každý, smí si koupit jedno jídlo, které přinese 6 bodů, a čeká na ostatní. Poslední příchozí odchází první.
board-shows-rests = Hostinec v ohybu cesty. Stojí v něm tři pocestní v pořadí, v jakém přišli; poslední má značku tahu.
board-drawn-start = Na začátku jde první pocestný na místě nejdál od cesty.
board-shows-start = Dům v Kjótu se čtyřmi pocestnými na očíslovaných místech; čtvrtý má značku tahu.
board-drawn-double = Dvojité políčko: kdo stojí vedle cesty, je víc vzadu a jde dřív.
board-shows-double = Dva pocestní na vyhlídce na moře, jeden na cestě, druhý na místě vedle ní; ten má značku tahu.
board-drawn-farm = Farma: 3 mince ze zásoby.
board-shows-farm = Znak farmy, vedle něj trojka a mince.
board-drawn-village = Vesnice: vybíráš ze tří suvenýrů. Různé kategorie tvoří kolekci.
board-shows-village = Znak vesnice, vedle něj káča, saké a krátký plášť.
board-drawn-panorama = Panoramata o 3, 4 a 5 částech; za část je tolik bodů, kolikátá je.
board-shows-panorama = Rýžová pole celá ze tří částí, hory se dvěma ze čtyř, moře s jednou z pěti.
board-drawn-spring = Horký pramen: karta za 2 nebo 3 body.
board-shows-spring = Znak horkého pramene, vedle něj dvojka a trojka se znakem bodů.
board-drawn-temple = Chrám: 1 až 3 mince do tvé misky, za každou bod.
board-shows-temple = Znak chrámu, vedle něj miska se třemi mincemi.
board-drawn-encounter = Setkání: koho potkáš, ten ti hned pomůže.
board-shows-encounter = Znak setkání, vedle něj lidé, které můžeš potkat.
board-drawn-meals = Jídla stojí 1, 2 nebo 3 mince a každé přinese 6 bodů.
board-shows-meals = Tři pokrmy: dango, soba a tempura.
board-drawn-tile = Každý pocestný něco umí a začíná s jiným počtem mincí.
board-shows-tile = Hirošige na cestě před panoramatem hor.
board-drawn-people = Řemeslník, průvodci, samuraj, šlechtic, kněžka.
board-shows-people = Lidé z karet setkání.
board-drawn-achievements = Tři panoramata pro toho, kdo je první dokončí, čtyři vyznamenání na konci.
board-shows-achievements = Ikony sedmi vyznamenání.
board-drawn-end = Když jsou všichni v Edu a po jídle, porovnají se dary chrámu a sečtou body.
board-shows-end = Dům v Edu se třemi pocestnými.
board-drawn-neutral = Neutrální pocestný je z holého dřeva. Když je nejvíce vzadu, táhne jím ten, kdo je nejvíce vpředu.
board-shows-neutral = Tři pocestní na cestě; ten z holého dřeva je nejvíce vzadu a má značku tahu.

## Cesta slovy

board-told-standing = stojí tu: { $who }
board-told-two = místo pro dva
