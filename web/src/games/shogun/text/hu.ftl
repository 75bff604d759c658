# A rajz szavai: ami a térkép mellett, a kártyákon és a toronyban áll.

board-map-sun = Japán térképe, Nap oldal
board-map-moon = Japán térképe, Hold oldal
board-sentences = { $before } { $after }
board-apart = { $before }; { $after }
board-word = { $word }
board-target-barred = { $target }; nem lehet: { $reason }
board-percent = { $percent }%
beside-name = Állandó utasítás
beside-help = Bármikor eldöntheted, mi legyen a többlethadseregekkel, ha megtámadnak

board-count-armies = { $armies } hadsereg

## Készletek

board-good-chests = láda
board-good-rice = rizs
board-good-provinces = tartomány
board-good-reserve = hadsereg a tartalékban
board-tax = adó
board-rice = rizs
board-armies = hadseregek
board-unrest = nyugtalanságjelző

## Játékosok

board-role-ready = kész a terve
board-role-plans = tervez
board-role-place = { $place }. hely
board-role-special = { $place }. hely, { $special }
board-deed-done = { $name } már sorra került
board-deed-now = { $name } van soron
board-deed-waits = { $name } később jön

## Címek a választási lehetőségek fölött

board-heading-redraw = Új kártyák?
board-heading-draft = Melyik tartomány?
board-heading-group = Hány hadsereg?
board-heading-plan = A terved
board-heading-bid = A licited
board-heading-special = Melyik különleges kártya?
board-heading-battle = Hová?
board-heading-move = Továbbmennek?
board-heading-send = Hány hadsereg?
board-heading-attack = Hány hadsereggel?
board-heading-extra = Többlethadsereg?
board-heading-revolt = Melyik felkelés jöjjön most?

## Választási lehetőségek

board-label-move = Mozgás { $province-to }
board-label-attack = Támadás: { $province }
board-label-face = Most: { $province }
board-label-special = { $special }
board-confirm-take = Ezt választom: { $province }
board-confirm-draw = Húzok a pakliból
board-confirm-place = Felállítok { phrase-armies.acc }
board-confirm-send = Indul { board-count-armies }
board-confirm-special = Ezt választom: „{ $special }”
board-detail-own = a tiéd, { board-count-armies }
board-detail-neutral = semleges, { phrase-farmers } védi
board-detail-attack = { $other }, { board-count-armies }
board-detail-revolt =
    { $buildings ->
        [0] { board-count-armies }; nincs épület
       *[other] { board-count-armies }; { $buildings } épület a tét
    }
board-detail-blank = nincs akció, és senki sem tudja
board-detail-empty = mindenki látja, hogy üres
board-detail-draw = senki sem tudja, melyik az
board-card = { $region }: adó { $tax }, rizs { $rice }, építési hely { $slots }
board-preview-move = A hadseregek útja { $source-from } { $province-to }
board-preview-attack = Támadás { $source-from }: { $province }
board-preview-move-with = Mozgás { $source-from } { $province-to }: { board-count-armies }
board-preview-attack-with = Támadás { $source-from }, a cél: { $province }; { board-count-armies }
board-chances = Győzöl: { $win }%, { $other } megvédi: { $holds }%, semleges lesz: { $neutral }%.
board-chances-defender = { $other } győz: { $win }%, megvéded: { $holds }%, semleges lesz: { $neutral }%.
board-chances-neutral = Győzöl: { $win }%, semleges marad: { $neutral }%.
board-if-extra = A többlethadseregekkel:
board-odds = Egy támadás esélyei
board-odds-before = Előzetes esélyek
board-odds-nobody = senki
board-odds-farmers = a parasztok
board-odds-armies = { board-count-armies }
board-odds-extra = többlettel
board-odds-attacker = győzöl: { $percent }%
board-odds-defender = { $other } megvédi: { $percent }%
board-odds-neutral = semleges lesz: { $percent }%
board-odds-stays = semleges marad: { $percent }%
board-hint-revolt = Ami a toronyban marad, a következőnél segíthet is, árthat is.

## Az akciósor

board-short-castle = Kastély
board-short-temple = Templom
board-short-theatre = Színház
board-short-rice = Rizs
board-short-tax = Adó
board-short-deploy5 = 5 sereg
board-short-deploy3 = 3 sereg
board-short-deploy1-move = 1 sereg
board-short-battle-a = Harc A
board-short-battle-b = Harc B
board-hidden-order = Ez és a többi később jön; hogy milyen sorrendben, senki sem tudja.
board-bid = Licit
board-bid-for = sorrend
board-order-hidden = még lefordítva
board-slip-covered = rejtett
board-slip-empty = üres
board-slip-lost = elveszett
board-slip-chest = Láda
board-slip-bid = { $chests } láda
board-slip-nothing = semmi
board-slip-paid = kifizetve

## A menet

board-event-now = A menet eseménye
board-event-none = Akkor derül ki, amikor mindenki kész a tervével.
board-event-left = Idén még jöhet
board-event-winter = Télre maradt
board-event-gloss = { $card-gloss }
board-winter-cost =
    { $rice ->
        [0] A tél nem visz el rizst.
       *[other] A tél mindenkitől { $rice } rizst visz el.
    }
board-tabs = Ez a menet és ez az év
board-tab-round = Ez a menet
board-tab-winter = Tél
board-tab-year = Ez az év
board-groups-left = Még lerakandó hadseregcsoportok, méret szerint
board-groups-of = még { $count }
board-specials = Sorrend és különleges kártyák
board-special-tax-plus1 = Az adód 1 ládával többet hoz.
board-special-rice-plus1 = A rizsbeszedésed 1-gyel többet hoz.
board-special-deploy6 = Az 5 hadsereges felállításod 6 hadsereget ad.
board-special-attack-plus1 = Minden támadásodban 1 többlethadsereg a tartalékból.
board-special-defence-plus1 = Ha játékos támad meg, 1 többlethadsereg a tartalékból.
board-brief-tax-plus1 = Az adód 1 ládával több.
board-brief-rice-plus1 = A rizsbeszedésed 1-gyel több.
board-brief-deploy6 = 5 hadsereg helyett 6 jön.
board-brief-attack-plus1 = Támadáskor +1 hadsereg a tartalékból.
board-brief-defence-plus1 = Ha játékos támad rád, +1 hadsereg.
board-most = A legtöbb épület régiónként
board-most-nobody = senki
board-most-told = { $names }: { $count } épület, { $points } pont
board-rice-track = Szükséges rizs
board-rice-told = { $rice } / { $provinces }
board-year-now = Ha most véget érne az év
board-year-gain = { $points } + { $more }
board-moon-moved = { $count } tartomány más régióba kerül
board-moon-to = a Hold oldalon
board-moon-note = A térképen holdsarló jelöli őket a Nap oldali régiójuk színében. Az adó, a rizs és az építési hely mindkét oldalon ugyanaz.

## A torony és a csaták

board-tower = Torony
board-tower-inside = Bent: { $count }
board-tower-told = A torony: előtte { $before } kocka bent, most { $inside }
board-tower-was = volt { $was }
board-went-in = Bement: { $count } kocka
board-came-out = Kijött: { $count } kocka
board-came-out-none = Semmi sem esett ki.
board-tower-count = { $thrown } be, { $out } ki, { $inside } bent marad
board-tower-again = Újra
board-from-source =
    { $more ->
        [0] { $province-from }
       *[other] { $province-from }, és { $more } többlet
    }{ $tray ->
        [0] { "" }
       *[other] ; { $tray } a tálkából
    }
board-from-pool =
    { $tray ->
        [0] a készletből
       *[other] a készletből; { $tray } a tálkából
    }
board-from-tray = a tálkában volt
board-fate-help = nincs ott nyugtalanság: a védőt segítik ({ $who })
board-fate-unrest = nyugtalanság van ott: nem vesznek részt
board-fate-stays = nem harcol: a tálkában marad
board-fate-held = { $kept } bent maradt
board-fate-loose = { $loose } régi kiszabadult
board-fate-all = annyi, amennyi bement
board-against = ellen
board-and = és
board-leaves = marad
board-why-conquers = { $armies } kocka a másik oldal { $against } kockája ellen: a különbség túléli, a tartomány a támadóé.
board-why-holds = { $armies } támadó { $against } ellen: a védőnek több van, megtartja a tartományt. Előbb a parasztok vesznek el, aztán a hadseregek.
board-why-tie = { $armies } támadó { $against } ellen: senkinek sincs több, mind elvész, és a tartomány semleges lesz.
board-why-farmers-only = A védőnek nem esett ki hadserege, a parasztok egyedül semmit sem tartanak meg: a tartomány semleges lesz.
board-why-neutral-won = { $armies } hadsereg { $farmers } paraszt ellen: a különbség elfoglalja a tartományt.
board-why-neutral-lost = { $armies } hadsereg { $farmers } paraszt ellen: a támadónak több kocka kellett volna, mint ahány paraszt kiesett.
board-why-revolt-held = { $armies } hadsereg { $farmers } paraszt ellen: a különbség túléli.
board-why-revolt-lost = { $armies } hadsereg { $farmers } paraszt ellen: a tulajdonosnak több kocka kellett volna, mint ahány paraszt kiesett.
board-told-battle = A torony dönt: { $province }
board-told-revolt = Felkelés: { $province }
board-told-winter = Tél, { $year }. év
board-told-gains = Pontok: { $gains }.
board-told-gain =
    { $you ->
        [yes] te +{ $points }
       *[no] { $name } +{ $points }
    }
board-told-last = Utolsó csata: { $province }
board-round-title = A menet: { $year }. év, { $season }
board-round-short = A menet eddig
board-round-over = Véget ért a menet: { $year }. év, { $season }
board-round-so-far = A menet eddig: { $year }. év, { $season }
board-round-orders = Mi lett a parancsaidból
board-round-fights = A menet harcai
board-round-no-fights = Senki sem harcolt.
board-round-idle = nem történt semmi
board-round-place = „{ $special }”, { $place }. hely

## Tél

board-winter-rice = Mindenki rizst veszít
board-winter-fed = Minden tartománynak 1 rizs kell
board-winter-revolts = Az éhező tartományok felkelnek
board-winter-points = Pontok
board-winter-sum = összesen
board-winter-end = Vége
board-winter-steps = A tél lépésről lépésre
board-step-rice =
    { $rice ->
        [0] Nem vész el rizs
       *[other] Mindenki { $rice } rizst veszít
    }
board-step-fed =
    { $hungry ->
        [0] Minden tartománynak 1 kell: mindenkinek jut
       *[other] Minden tartománynak 1 kell: { $hungry } játékosnak nem jut
    }
board-step-revolts =
    { $you ->
        [yes] Ellened { $revolts } felkelés
       *[no] { $name } ellen { $revolts } felkelés
    }
board-step-points =
    { $year ->
        [1] Pontok, aztán a második év
       *[other] Pontok, aztán a játék vége
    }
board-hunger-rice = rizs
board-hunger-after = a veszteség után
board-hunger-provinces = tartomány
board-hunger-missing = hiányzik
board-hunger-so = tehát
board-hunger-fed = mindenki jóllakott
board-hunger-revolts =
    { $revolts ->
        [one] { $revolts } felkelés, { $farmers } további paraszttal
       *[other] { $revolts } felkelés, mindegyik { $farmers } további paraszttal
    }
board-supply-table = Készlettáblázat
board-supply-missing = hiányzó rizs
board-supply-revolts = felkelés
board-supply-farmers = paraszt
board-supply-note = Minden nyugtalanságjelző egy parasztot ad. Felkelésben a különleges kártyák és a kastélyok nem segítenek.

## Egy játékos mindene

board-holdings-provinces = { $count } tartomány
board-holdings-cubes = Hadseregek
board-holdings-plan = A menet terve, amennyi ismert belőle
board-holdings-points = Pontok
board-holdings-forecast = A plusz után: amit az év vége most adna.
board-cubes-land = a tartományokban
board-cubes-reserve = a tartalékban
board-cubes-tower = a toronyban
board-cubes-tray = a tálkában

## Mit csináltak a többiek

board-done-bids =
    { $chests ->
        [0] a 0 értékű ládakártyával licitál
       *[other] { phrase-chests.acc } licitál
    }
board-done-bids-card = tartománykártyával licitál ({ $province })
board-done-bids-nothing = nem licitál
board-done-takes = kártyát választ ({ $province })
board-done-draws = kártyát húz a pakliból ({ $province })
board-done-settles = { phrase-armies.acc } állít fel { $province-in }
board-done-chooses = különleges kártyát választ („{ $special }”, { $place }. hely)
board-done-builds = { $building-acc } épít { $province-in }
board-done-harvests = { $rice } rizst szed be { $province-in }
board-done-taxes = { phrase-chests.acc } szed be { $province-in }
board-done-deploys = { phrase-armies.acc } állít fel { $province-in }
board-done-moves = { phrase-armies.acc } mozgat { $source-from } { $province-to }
board-done-attacks =
    { $defender-you ->
        [yes] { phrase-armies.ins } támad ellened { $province-in }
       *[no] { phrase-armies.ins } támad { $defender } ellen { $province-in }
    }
board-done-attacks-neutral = { phrase-armies.ins } támad a semleges { $province } ellen
board-done-cancelled = parancsa { $province-in } elmarad
board-came-builds = megépült
board-came-harvests = { $rice } rizs
board-came-taxes = { phrase-chests }
board-came-deploys = { board-count-armies }
board-came-moves = { board-count-armies } átment { $province-to }
board-ended-conquers = meghódítva, { board-count-armies } maradt
board-ended-occupies = elfoglalva, { board-count-armies } maradt
board-ended-holds = visszaverve
board-ended-stays-neutral = semleges marad
board-ended-tie = döntetlen: semleges lesz
board-ended-puts-down = a felkelés { $province-in } leverve
board-ended-lost-to-farmers = a parasztok győztek, elveszett { $province }

## Magyarázatok

board-explain-province = { $province-gloss }
board-explain-closed = Három játékosnál nincs játékban
board-explain-neutral = semleges
board-explain-held =
    { $you ->
        [yes] a tiéd, { board-count-armies }
       *[no] { $name }, { board-count-armies }
    }
board-explain-built = Itt áll: { $buildings }.
board-explain-unrest = { $markers } nyugtalanságjelző
board-explain-yields = Az adó { $tax } ládát, a rizsbeszedés { $rice } rizst hoz; mindkettő után jön egy nyugtalanságjelző.
board-explain-sites = Építési helyek
board-explain-sites-free = { $slots } közül { $free } szabad; minden fajtából egy lehet.
board-explain-unrest-on = Nyugtalan­ság
board-explain-neighbours = Szomszédok
board-explain-list = { $words }
board-explain-region = 1 pont, és minden épületért 1; régió: { $region }.
board-explain-moon = A Nap oldalon más régióhoz tartozik: { $region }.
board-explain-place = { $place }. hely
board-explain-taken =
    { $you ->
        [yes] a tiéd
       *[no] { $name } választotta
    }
board-explain-action-when = Ha sorra kerül a kártyája, mindenki elvégzi a sorrend szerint. Amit nem lehet teljesen elvégezni, elmarad.
board-explain-build = Épületet emel a tartomány egy szabad helyén; minden fajtából egy állhat ott.
board-explain-rice = Beszedi a tartomány rizsét, és jön egy nyugtalanságjelző. Ha már volt ott, előbb felkelnek a parasztok.
board-explain-tax = Beszedi a tartomány adóját ládában, és jön egy nyugtalanságjelző. Ha már volt ott, előbb felkelnek a parasztok.
board-explain-deploy = { $armies } hadsereget állít fel a tartományban a tartalékból.
board-explain-deploy1 = 1 hadsereget állít fel; aztán akárhány átmehet egy szomszédos saját tartományba.
board-explain-battle = Hadseregek mennek egy szomszédos tartományba: a sajátodba átmozognak, máshol támadnak. Egy hátramarad.
board-explain-special-when = Egy menetre szól. Helye a sorrendben: { $place }.
board-explain-event-now = érvényben
board-explain-event-left = idén még jöhet
board-explain-gloss = Ebben a menetben: { $card-gloss }.
board-explain-winter = Télen
board-explain-most = { $who }, { $count } épület; { $points } pont
board-explain-most-nobody = még senki; { $points } pont
board-explain-tower-now = bent { $inside }, a tálkában { $tray }
board-explain-tower = A csata minden kockáját bedobjuk, a tálkában lévőkkel együtt. Ami kiesik, harcol; a többi bent marad, és később bárki dobásakor kieshet.
board-explain-tower-when =
    { $tower ->
        [two_floor] Minden csatában és felkelésben. A bedobottak nagyjából negyede bent marad.
        [wallenstein_online] Minden csatában és felkelésben. A bedobottak nagyjából fele bent marad.
       *[other] Minden csatában és felkelésben. A bedobottak nagyjából harmada bent marad.
    }
board-explain-you-tower = A tieidből: bent { $inside }, a tálkában { $tray }

## A térkép szavakban

board-told-region = { $region }
board-told-neutral = semleges
board-told-held =
    { $you ->
        [yes] a tiéd, { board-count-armies }
       *[no] { $name }, { board-count-armies }
    }
board-told-built = épületek: { $buildings }
board-told-cubes =
    { $you ->
        [yes] { $armies } kockád
       *[no] { $name } { $armies } kockája
    }
board-told-inside = bent: { $cubes }
board-told-tray = a tálkában: { $cubes }

## A szabályok oldala

board-aim = Tervezz titokban, nyerj csatákat a toronnyal, és szerezd két év alatt a legtöbb pontot: tartományokért, épületekért és a régiók legtöbb épületéért.
board-drawn-plan = Mindenki egyszerre tervez: minden akcióra egy tartománykártya; a ládakártya azt jelenti, hogy nem történik semmi.
board-shows-plan = Egy tervezőtábla négy mezője: harc Ecsizenből, adó Jamatóban, kastély Iszében, ládakártya a rizsen.
board-drawn-act = Aztán sorra jönnek az akciók. Minden tartomány a magáét végzi: itt az adó 5 ládát hoz, és jön egy nyugtalanságjelző.
board-shows-act = A térkép a megjelölt Jamato körül.
board-drawn-attack = A hadseregek megtámadhatnak egy szomszédot; egy hátramarad.
board-shows-attack = Ecsetvonás Ecsizenből Minóba.
board-drawn-tower = A csata minden kockája a toronyba kerül. Ami kiesik, harcol; ami bent marad, később segíthet.
board-shows-tower = A torony metszete: 12 kocka bent; 3 kék, 1 piros és 1 paraszt kiesett.
board-drawn-winter = Télen minden tartománynak rizs kell. Ahol éheznek, felkelnek; aztán jön a kiértékelés.
board-shows-winter = A térkép északi része hóban.
board-drawn-map = A Nap oldal három játékosnak: a szürke tartományok nincsenek játékban; a pontozott vonalak tengeri utak.
board-shows-map = A térkép öt régióval és három játékos hadseregeivel.
board-icon-chest = láda, adó
board-icon-rice = rizs
board-icon-army = hadsereg
board-icon-province = tartomány
board-icon-battle = csata
board-icon-march = mozgás
board-icon-route = tengeri út
