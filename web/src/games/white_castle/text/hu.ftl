# Amit A fehér várkastély táblája mond. A helyek, kártyák és javak neve a szabályoknál áll.

board-sentences = { $before } { $after }
board-apart = { $before }; { $after }
board-name = { $name }

## A játékos paneljén

board-good-coin = érme
board-good-seal = pecsét
board-good-food = élelem
board-good-iron = vas
board-good-pearl = gyöngyház
board-good-influence = évszaksáv
board-place = { $place }.
board-level = { $level }
board-place-rival = { $level }, { board-place }

## A lehetőségek fölött

board-heading-draft = Kezdőpárok
board-heading-choose = Melyik erőforrás?
board-heading-take = Melyik kocka?
board-heading-place = Hová kerül: { $die }?
board-heading-perform = Mit hajtasz végre?
board-heading-resolve = Melyik sor?
board-heading-audience = Udvaroncok
board-heading-ascend = Ki lép feljebb, és hová?
board-heading-train = Melyik gyakorlótér?
board-heading-tend = Melyik kert?
board-heading-cross = Az évszakhatár
board-heading-exchange = A pecsétjeid
board-heading-admit = Melyik terem?
board-heading-allot = Melyik kert?

## A lehetőség mellett

board-remark-gain = +{ $coins } érme
board-remark-pay = −{ $coins } érme
board-remark-even = ±0
board-cost-coin = { $n } érme
board-cost-food = { $n } élelem
board-cost-iron = { $n } vas
board-cost-climb = { $pearls } vagy { $more } gyöngyház
board-cost-pearl = { $n } gyöngyház
board-detail-lantern = lámpások: { $goods }
board-detail-draft = { $effects }; lámpás: { $lantern }
board-detail-ascend = { $opens } ({ $origin-from })
board-detail-origin = { $origin-from }
board-detail-room = { $room }
board-detail-leaves = kikerül: { $leaves }
board-opens-well = { $goods }
board-opens-outside = { $space-gloss }
board-opens-one = választható: { $opens }
board-opens-daimyo = lámpásjutalom; azután választható: { $opens }
board-opens-lantern = lámpásjutalom

## Egy lehetőség neve ott, ahol mellette több is olvasható

board-label-draft = { $action }
board-label-choose = 1 { $good }
board-label-take = { $colour-role } { phrase-face } { $end-short }
board-label-empty = { $bridge }, { $end }
board-label-place = { $space-short }
board-label-perform = { $bundle }
board-label-resolve = { $row }
board-label-audience = Kihallgatás kérése
board-label-ascend = { $target-short }
board-label-train = { $yard }
board-label-tend = { $garden-short }
board-label-admit = { $room-short }
board-label-allot = { $garden-short }

## A megerősítő gomb, és ami belőle következne

board-confirm-draft = Ezt a kezdőpárt kérem
board-confirm-take = Elveszem: { $colour } { phrase-face }
board-confirm-choose = Ezt kérem: 1 { $good }
board-confirm-perform = Végrehajtás: { $bundle }
board-confirm-resolve = Sor használata: { $row-gloss }
board-confirm-ascend = Feljebb lépés { $target-to }
board-confirm-train = Harcos küldése { $yard-to }
board-confirm-tend = Kertész küldése { $garden-to }
board-place-gain = Lerakás, { $coins } érmét kapsz
board-place-pay = Lerakás, { $coins } érmét fizetsz
board-place-even = Lerakás
board-put-back = Visszarakás
board-preview-place = Rakd le a { $die-acc } { $space-to }
board-covers-gain = Az eltakart érték { $covers }: { $coins } érmét kapsz.
board-covers-pay = Az eltakart érték { $covers }: { $coins } érmét fizetsz.
board-covers-even = Az eltakart érték { $covers }: nem jár érme.
board-line-lantern = Lámpások: { $goods }.
board-line-cost = Ára: { $price }.
board-line-then = Azután: { $opens }.
board-hint-then = Még hátravan: { $next }.

## Mit hozna

board-brings-after = Utána ennyid lesz: { $goods }.
board-brings-lost = Nem fér el: { $goods }.
board-brings-now = Most ennyid van: { $goods }.
board-brings-points = { $points } pontot szerzel.
board-brings-steps = A jelződ az évszaksáv { $space }. mezőjére ér.
board-brings-courtiers =
    { $home ->
        [0] Nincs otthon udvaroncod; egy már kiküldött léphet feljebb.
       *[other] Kihallgatás és feljebb lépés, mindkettő egyszer; otthon { $home } udvaronc van.
    }
board-brings-gardeners =
    { $home ->
        [0] Nincs otthon kertész.
       *[other] Otthon { $home } kertész van, nálad pedig { board-cost-food }.
    }
board-brings-warriors =
    { $home ->
        [0] Nincs otthon harcos.
       *[other] Otthon { $home } harcos van, nálad pedig { board-cost-iron }.
    }
board-brings-domain = Birtokod egyik sora és az akciókártya hozzá tartozó része.
board-brings-ascend = Az udvaronc { $origin-from } érkezik.
board-brings-row = { $goods }, azután az akciókártya hozzá tartozó része.
board-brings-audience =
    { $home ->
        [one] A sor utolsó udvaronca a várkapuhoz megy.
       *[other] A sor bal szélső udvaronca a várkapuhoz megy.
    }
board-brings-cross = { $seals } pecsétért a jelződ az évszaksáv { $space }. mezőjére ér.
board-brings-crossing = { $seals } pecsétért a jelződ átlépi az évszakhatárt, és továbbmegy.
board-brings-stop = A jelződ az évszaksáv { $space }. mezőjén marad; a többi lépés elvész.

## A kör

board-chain = Mi történik
board-chain-done = Kész:
board-chain-then = majd
board-chain-turn =
    { $you ->
        [yes] te jössz
       *[no] { $name } vesz el kockát
    }
board-chain-round = a forduló véget ér
board-exchange = Pecsétek beváltása
board-since-card = egy akciókártya
board-since-drafts = kezdőpárt választ
board-since-places = lerakja a { $die-acc } { $space-to }
board-since-trains = harcost küld { $yard-to }
board-since-tends = kertészt küld { $garden-to }
board-since-to-gate = udvaroncot küld a várkapuhoz
board-since-ascends = udvaroncot léptet feljebb { $target-to }
board-since-crosses = átlép az évszakhatáron { $seals } pecsétért ({ $space }. mező)
board-since-card-removed = kiveszi a kártyát { $room-from }
board-since-cannot = nem tud { $act }, helyette { $points } pontot kap
board-done-drafts = egy kezdőpár
board-done-places = { $die } { $space-in }
board-done-gains = { $goods }
board-done-lights = lámpások: { $goods }
board-done-performs = { $bundle }
board-done-resolves = { $row }
board-done-trains = harcos { $yard-to }
board-done-tends = kertész { $garden-to }
board-done-to-gate = udvaronc a várkapuhoz
board-done-ascends = udvaronc { $target-to }
board-done-exchanges = { $seals } pecsét 1 { $good-to }
board-done-moves-token = { $steps } lépés az évszaksávon ({ $space }. mező)
board-done-crosses = át az évszakhatáron { $seals } pecsétért ({ $space }. mező)
board-done-stops = megállás az évszakhatár előtt ({ $space }. mező)
board-done-loses-seals = { $seals } pecsét elveszett
board-done-takes-card = új akciókártya { $room-from }
board-done-visitor-takes = elveszi a { $die-acc }
board-done-card-removed = egy kártya kikerül a játékból { $room-from }
board-done-cannot = nem tud { $act }, helyette { $points } pont

## A tábla

board-castle = A fehér várkastély táblája
board-each = /fő
board-well = Kút
board-turn-order = Sorrend
board-gate = Várkapu, { $points } pont
board-target-barred = { $target }: most nem. { $reason }
board-target-ways = { $target }. { $ways } lehetőség; nyomd meg újra a következőért.
board-said-bridge = { $bridge-in }, a lámpástól kezdve: { $dice }.
board-said-space = { $space }: { $dice }.
board-said-token =
    { $you ->
        [yes] A jelződ az évszaksáv { $influence }. mezőjén áll.
       *[no] { $name }: az évszaksáv { $influence }. mezője.
    }
board-bridge-orange = narancs­sárga híd
    .in = A narancssárga hídon
board-bridge-black = fekete híd
    .in = A fekete hídon
board-bridge-white = fehér híd
    .in = A fehér hídon

## Mi micsoda

board-word = { $word }
board-explain-sentence = { $what }.
board-explain-here = itt áll: { $who }
board-explain-may = Le is mondhatsz róla.
board-explain-at-end = { $what } a játék végén.
board-explain-blocks = A kártyán
board-explain-by-die = Kockával
board-explain-by-courtier = Udvaronccal
board-explain-left-end = Bal vége
board-explain-covers = Az eltakart érték { $value }, vagy a legfelső kockáé: magasabb kockáért megkapod, alacsonyabbért kifizeted a különbséget érmében.
board-explain-against = Ehhez hasonlítjuk: { $value }. Magasabb kockáért megkapod, alacsonyabbért kifizeted a különbséget érmében.
board-explain-any = Tetszőleges erőforrás: élelem, vas vagy gyöngyház, egyenként te választod.
board-explain-influence = Befolyás: ennyi mezőt lépsz jobbra az évszaksávon.
board-explain-lantern = Lámpásjutalom: minden, amit a lámpáskártyáid mutatnak.
board-explain-well = A kút: { $goods }.
board-explain-courtiers = Udvaroncok: kihallgatás ({ board-cost-coin }), feljebb lépés (egy emelet { $pearls }, kettő { $more } gyöngyház), vagy mindkettő.
board-explain-gardeners = Kertészek: egy kertész a birtokodról egy kertbe megy, és kifizeted a kert árát élelemben.
board-explain-warriors = Harcosok: egy harcos a birtokodról egy gyakorlótérre megy, és kifizeted az árát vasban.
board-explain-domain = A birtok egyik sora: a látható jutalmai, azután az akciókártyád hozzá tartozó része.
board-explain-castle-tile = Akció a várban: az, amelyik mellett ilyen lapka van, bármelyik teremben.
board-explain-castle-light = Világos akció: bármelyik világos hátterű akció a vár termeiben.
board-explain-decree = A rendelet a lámpáskártyáid közé kerül.
board-explain-one-main-action = Egy főakció: udvaroncok, kertészek vagy harcosok.
board-explain-garden-costs = egy kertész lerakásáért. A többiek kertészei nincsenek útban, a sajátod igen.
board-explain-garden-again =
    { $dice ->
        [0] Az 1–{ $rounds }. forduló végén, ha még van kocka a hídon: ugyanez, élelem nélkül. Most nincs ott kocka.
       *[other] Az 1–{ $rounds }. forduló végén, ha még van kocka a hídon: ugyanez, élelem nélkül. Most { $dice } van ott.
    }
board-explain-room-die = A kocka színével egyező lapkák melletti akciókat hajtod végre; ha nincs ilyen lapka, a kocka nem jöhet ide. A kártya marad.
board-explain-room-courtier = egy vagy két emeletért, idáig. Az akciókártyádat a lámpások közé fordítod, ezt a kártyát elveszed, és egy világos akcióját végrehajthatod.
board-explain-courtier-scores = { $what } a végén minden itteni udvaroncodért.
board-explain-daimyo-courtier = egy vagy két emeletért. Először lámpásjutalmat kapsz.
board-explain-daimyo-slots = Azután az udvaronc a kártya egyik szabad helyére áll, és ezt kapod:
board-explain-yard-costs = egy harcos lerakásáért. Azután a gyakorlótér minden lapkája egyszer, tetszőleges sorrendben.
board-explain-yard-scores = { $what } a végén minden itteni harcosodért, szorozva a váron belüli udvaroncaid számával.
board-explain-well-die = Bármelyik kocka jöhet, és sosem kerül érmébe. A kockák nincsenek egymás útjában.
board-explain-outside-die = A színe nem számít. A két akció közül egyet hajtasz végre.
board-explain-gate-costs = egy kihallgatásért: a sorod bal szélső udvaronca ide jön.
board-explain-gate-again = Feljebb lépéssel ({ $pearls }) megy tovább a várba.
board-explain-dice =
    { $dice ->
        [0] nem maradt kocka
       *[other] { $dice } kocka maradt
    }
board-explain-bridge-does = A körödben elveszed a bal vagy a jobb végén álló kockát, és lerakod.
board-explain-bridge-lantern = Az innen vett kocka lámpásjutalmat is hoz.
board-explain-bridge-when = A forduló akkor ér véget, ha mindenki háromszor sorra került. Azok a kertek, amelyek hídján még van kocka, ekkor újra működnek.
board-explain-barriers = Évszakhatár a következő mezők előtt van: { $spaces }; az átlépés ára sorban { $seals } pecsét. Aki nem fizet, megáll előtte.
board-explain-season-order = Aki a forduló végén legelöl áll, a következőben elsőként lép.
board-explain-season = { $season }. évszak, { $first }–{ $last }. mező: { $points } pont
board-explain-season-rising = { $season }. évszak, { $first }–{ $last }. mező: { $least }–{ $points } pont
board-explain-row-orange = Egy narancssárga kocka.
board-explain-row-black = Egy fekete kocka.
board-explain-row-white = Egy fehér kocka.
board-explain-row-open = Először a látható jutalmak: { $goods }.
board-explain-row-card = Azután végrehajthatod az akciókártyádnak a sor melletti részét.
board-explain-row-leave = Minden tag, aki elhagyja a sort, egy újabb jutalmat tesz láthatóvá.
board-explain-card-when = Ha kockát teszel az egyik sorodba, a sor melletti akciót is végrehajtod.
board-explain-card-again = Ha másik kártyát veszel el, ebből lámpás lesz: { $reward }.
board-explain-lantern-when = Egy híd bal végéről vett kockáért, a daimjóhoz érkező udvaroncért, és ahol lámpás van rajzolva.
board-explain-pair-again = A lámpásaid között fekszik: { $reward }.
board-explain-home-courtiers = { $home } udvaronc otthon
board-explain-home-gardeners = { $home } kertész otthon
board-explain-home-warriors = { $home } harcos otthon
board-explain-good-coin = Ezzel fizeted a különbséget, ha a kockád alacsonyabb annál, amit eltakar, a kihallgatást ({ board-cost-coin }), és amit néhány kert kér.
board-explain-good-seal = Ezzel fizeted a pecsétet kérő akciókat és az évszakhatárokat. Bármikor { $resource } pecsétért 1 élelmet, vasat vagy gyöngyházat, { $coin } pecsétért 1 érmét kapsz.
board-explain-good-food = Ebbe kerül, hogy egy kertész a kertbe menjen.
board-explain-good-iron = Ebbe kerül, hogy egy harcos a gyakorlótérre menjen.
board-explain-good-pearl = Ez viszi feljebb az udvaroncokat a várban: egy emeletért { $pearls }, kettőért { $more }.
board-explain-cap = Legfeljebb { $cap } lehet belőle; ami ezen felül jönne, elvész.
board-explain-coins-score = A végén az érmék és a pecsétek együtt: minden { $n } után 1 pont.
board-explain-kind-scores =
    { $least ->
        [7] Ha 7 van belőle, { $points } pont.
       *[other] A végén egy fajtából { $least }–{ $most } után { $points } pont jár.
    }
board-explain-order = Ebben a sorrendben vesz mindenki egy-egy kockát, fordulónként { $turns } alkalommal.
board-explain-order-tie = Ha a végén egyenlők a pontok, az győz, aki előrébb áll a sorban.
board-explain-you-order = A helyed a sorban: { board-place }
board-explain-you = Nálad van: { $goods }.
board-explain-you-lit = A lámpásaid ezt adják: { $goods }.
board-explain-you-season = A jelződ mezője: { $space }. Nálad van: { $goods }.

## A birtok

board-domain =
    { $you ->
        [yes] A birtokod
       *[no] { $name } birtoka
    }
board-action-card = Akciókártya
board-no-card = még nincs kártya
board-card-label = Akciókártya: { $blocks }
board-lanterns = Lámpások
board-lantern = Lámpás: { $reward }
board-no-lanterns = még nincs lámpás
board-of-cap = / { $cap }
board-row-label =
    { $die ->
        [0] { $row }: { $rewards }; otthon { $home }, kocka nélkül
       *[other] { $row }: { $rewards }; otthon { $home }, a kocka értéke { $die }
    }
board-row-press = { $choice }. { $label }

## A kezdőpárok

board-draft-order = Ki mikor választ
# Csak a szó, nagy szám mellett.
board-noun-food = élelem
board-noun-iron = vas
board-noun-pearl = gyöngyház
board-noun-coin = érme
board-noun-seal = pecsét
board-noun-any = tetszés szerint
board-noun-decree = egy rendelet
board-start-with = Kezdetnek
board-later-gives = később: { $reward }
board-beside-all-rows = mindhárom sor mellett
board-took =
    { $you ->
        [yes] a tiéd
       *[no] { $name } elvette
    }
board-show-pairs = Vissza a kezdőpárokhoz
board-draft-help = Aki a sorrendben az utolsó, elsőként választ. Egy kezdőpár kimarad.

## A tábla mellett

board-ended-now =
    { $you ->
        [yes] Ha most véget érne a játék: még { $points }
       *[no] Ha most véget érne, { $name }: még { $points }
    }
board-item-during-game = játék közben
board-item-courtiers = udvaroncok
board-item-warriors = harcosok
board-item-gardeners = kertészek
board-item-season-track = évszaksáv
board-item-resources = élelem, vas, gyöngyház
board-item-coins-and-seals = érmék és pecsétek
board-round-help =
    { $round ->
        [3] Ez az utolsó forduló. Amikor három kocka marad a hidakon, jön a pontozás.
       *[other] Amikor három kocka marad a hidakon, véget ér a forduló. Azok a kertek, amelyeknek a hídján maradt kocka, ekkor újra működnek.
    }

## Egy klán

board-holdings-domain = Birtok
board-holdings-goods = Javak
board-holdings-out = Kiküldve
board-holdings-points = Pontok
board-holdings-forecast = Pontok, ha most véget érne a játék
board-at-gate = várkapu
board-daimyo-room = a daimjó terme
board-nobody-out = Még senki sem hagyta el a birtokot.
board-points = { $points } pont

## A látogató

board-solo-row = Tokugava felfordított kártyái
board-solo-next = A következő kockája, a pakliban { $deck } kártya
board-solo-top = A pakli tetején
board-solo-turned = { $place }. a sorban
board-solo-die = { $bridge }, { $end }
board-solo-space = { $space }
board-end-left = bal vége
board-end-middle = közepe
board-end-right = jobb vége
board-solo-rules = Hogyan játszik Tokugava
board-solo-rules-pays = Sosem fizet, és nem használja azt, ahová belép. Érmét csak ott kap, ahol a kockája magasabb.
board-solo-rules-coins = A forduló végén érméit pontokra váltja: ha első a sorrendben, minden 3, ha második, minden 5 érme után kap pontot.
board-solo-rules-cannot = Amit nem tud megtenni, azért { $round } pontot kap: annyit, ahányadik a forduló.

## A szabályok oldalán: a cél, egy kör képekben, és mit mutatnak a képek annak, aki nem látja őket

board-aim = Három forduló alatt csak kilenc kockád van. Velük udvaroncokat küldesz a várba, harcosokat a gyakorlóterekre, kertészeket a kertekbe. Az a klán győz, amelyiknek a végén a legtöbb pontja van.
board-icon-die = kocka
board-icon-point = klánpont
board-icon-influence = befolyás: lépések az évszaksávon
board-icon-stone = kőkert
board-icon-plant = virágoskert
board-icon-yard = gyakorlótér
board-icon-heron = az évszaksáv kezdete
board-drawn-take = Vegyél el egy kockát egy híd bal vagy jobb végéről. A bal oldali, alacsonyabb kocka a lámpásaidat is meggyújtja.
board-shows-take = A narancssárga híd 2-es, 3-as, 5-ös és 6-os kockával. A két végén állók öltésekkel vannak keretezve; a bal végén lámpás lóg. A híd alatt két kert fekszik.
board-drawn-place = Rakd le a várban, a falakon kívül, a kútnál vagy a birtokodon. Ha magasabb annál, amit eltakar, a különbséget érmében megkapod; ha alacsonyabb, kifizeted.
board-shows-place = A vár első emelete és a várkapu. Egy narancssárga 6-os a bal terem 3-asán fekszik, és 3 érmét hoz; a többi hely, ahová mehetne, öltésekkel van keretezve.
board-drawn-perform = Hajtsd végre, amit a hely kínál. A vár termeiben ezek a kockád színével egyező lapkák melletti akciósávok.
board-shows-perform = A bal terem: kártyája három akciósávja közül kettő van narancssárga lapka mellett, ezek öltésekkel vannak keretezve: udvaroncok egy pecsétért és két vas.
board-drawn-round = Amikor mindenki három kört játszott, három kocka marad, és a forduló véget ér. A következő előtt még egyszer használhatod azokat a kerteket, amelyeknek a hídján maradt kocka, és minden kockával újra dobunk.
board-shows-round = A fekete híd egyetlen kockával. A két alatta fekvő kert akciója, ahol kertészek állnak, öltésekkel van keretezve.
board-drawn-board = Balra a hidak és a kertek, középen a vár, jobbra a gyakorlóterek és a kút, felül az évszakok.
board-shows-board = Az egész tábla.
board-drawn-rooms = Egy narancssárga kocka a narancssárga lapkák melletti akciósávokat nyitja meg.
board-shows-rooms = A bal intézőterem egy narancssárga 6-ossal, a kártyájával és három kockalapkával.
board-drawn-well = A kút: egy pecsét és két jutalom, bármelyik kockáért.
board-shows-well = A kút a nyomtatott 1-essel, egy pecséttel és két jutalomlapkával.
board-drawn-domain = Minden klántag, aki elmegy, felfedi a sora egy jutalmát.
board-shows-domain = Egy birtok három sora. Két udvaronc, egy kertész és egy harcos már elment; az udvaroncok sorában egy narancssárga 6-os fekszik.
board-drawn-courtiers = A várkaputól a daimjóig: 1, 3, 6 és 10 pont.
board-shows-courtiers = A vár udvaroncokkal a várkapunál, az első és a második emeleten és a daimjónál.
board-drawn-warriors = Egy harcos minden váron belüli udvaroncod után pontot ér.
board-shows-warriors = Két gyakorlótér az árával vasban, lapkákkal és harcosokkal.
board-drawn-gardeners = Mennyi élelembe kerül, mit tesz, és hány pontot ér a végén.
board-shows-gardeners = Egy kőkert és egy virágoskert a fekete híd alatt, kertészekkel.
board-drawn-lanterns = Amikor a lámpásaid meggyulladnak, itt minden kártya megadja a jutalmát.
board-shows-lanterns = Négy kártya a lámpásos oldalával felfelé.
board-drawn-seasons = Az évszakhatárokon pecséttel léphetsz át. Akinek a jelzője a legmesszebb jár, az lesz első a következő fordulóban.
board-shows-seasons = Az évszaksáv első két évszaka, köztük egy évszakhatár, rajtuk három jelző.

## A tábla szavakban

board-told-bridge-orange = Narancssárga híd
board-told-bridge-black = Fekete híd
board-told-bridge-white = Fehér híd
board-told-track = Évszaksáv
board-told-dice =
    { $dice-count ->
        [one] kocka: { $dice }
       *[other] kockák: { $dice }
    }
board-told-tiles =
    { $tiles-count ->
        [one] lapka: { $tiles }
       *[other] lapkák: { $tiles }
    }
board-told-card = kártya: { $blocks }
board-told-gives = ezt adja: { $what }
board-told-standing = { $who }
board-told-members =
    { $who-you ->
        [yes] a tieid: { $count }
       *[no] { $who }: { $count }
    }
board-told-token =
    { $who-you ->
        [yes] te: { $space }. mező
       *[no] { $who }: { $space }. mező
    }
