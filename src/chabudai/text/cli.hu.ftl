# A parancssor: súgó, asztal a terminálban, szimuláció, partifájlok.

## Súgó

cli-help = Társasjátékok egy alacsony asztal körül: játék, szimuláció, visszajátszás.
cli-help-usage = Használat:
cli-help-commands = Parancsok
cli-help-arguments = Argumentumok
cli-help-options = Kapcsolók
cli-help-play = Játék a terminálban, botok ellen.
cli-help-games = A játékok, a játékosok száma és a játékbeállítások.
cli-help-simulate = Botok játszanak sok partit, és kiderül, ki mennyit nyer.
cli-help-replay = Egy parti elmesélése a fájljából.
cli-help-verify = Partifájlok újrajátszása: minden úgy történik-e, ahogy bennük áll.
cli-help-bench = Milyen gyorsan futnak a játékok.
cli-help-new-game = Új játék kezdése: egy mappa, amely már megfelel a törvényeknek.
cli-help-version = A változat kiírása.
cli-help-lang = Minden szöveg nyelve; nélküle a rendszered nyelve.
cli-help-game = Egy játék a „chabudai games” listájáról.
cli-help-seats = A játékosok száma; 4, ha a játék engedi.
cli-help-bots = A botok: egy név az összes többi helyre (nélküle greedy), vagy mindegyikre egy.
cli-help-seat = A te helyed, 1-től számolva.
cli-help-name = A neved az asztalnál.
cli-help-seed = Szám, amely minden véletlent rögzít; nélküle senki sem láthatja előre a partit.
cli-help-option = Játékbeállítás, például gastronomy=on; ismételhető.
cli-help-save = Ide kerül a parti, ha vége van vagy kilépsz.
cli-help-resume = Mentett parti, amelyet folytatnál.
cli-help-number-of-games = Hány parti; nélküle 1000.
cli-help-lineup = A játszó botok, például random,greedy; partiról partira helyet cserélnek.
cli-help-jobs = Hány folyamat; az eredmény nem függ tőle.
cli-help-out = Fájl az összes eredménynek: .csv, .jsonl vagy .parquet.
cli-help-file = Egy partifájl.
cli-help-step = Az asztal ennyi lépés után, a teljes napló helyett.
cli-help-eyes = A parti erről a helyről nézve; nélküle nézőként.
cli-help-bench-game = Csak ez a játék; ismételhető.
cli-help-seconds = Meddig tart egy mérés.
cli-help-new-name = Az új játék neve, például my_game.
cli-help-into = A mappa, ahová kerül.
cli-help-flag-help = Ez a súgó.
cli-help-flag-install-completion = Kiegészítés telepítése a parancsértelmezőhöz.
cli-help-flag-show-completion = A kiegészítés kiírása, másoláshoz vagy átíráshoz.

## Ami a súgóban az értéket jelöli

cli-metavar-command = PARANCS …
cli-metavar-game = JÁTÉK
cli-metavar-file = FÁJL
cli-metavar-files = FÁJL …
cli-metavar-folder = MAPPA
cli-metavar-name = NÉV
cli-metavar-bots = BOT,…
cli-metavar-option = NÉV=ÉRTÉK
cli-metavar-language = en|cs|hu

## Mi a baj a paranccsal

cli-error-command = Nincs ilyen parancs: „{ $command }”. Parancsok: { $accepted }.
cli-error-no-command = Hiányzik a parancs. A lista: „chabudai --help”.
cli-error-flag = „{ $command }”: nincs ilyen kapcsoló: { $flag }. Választható: { $accepted }.
cli-error-flag-value = { $flag }: érték kell mellé.
cli-error-flag-alone = { $flag }: nem lehet mellette érték.
cli-error-missing = Hiányzik: { $what }. Ami kell, itt látható: „{ $command } --help”.
cli-error-extra = „{ $command }”: ez már sok: „{ $argument }”. Ami megadható, itt látható: „{ $command } --help”.
cli-error-usage = Ez a parancs nem érthető. Ami megadható, itt látható: „{ $command } --help”.
cli-error-number = { $flag }: egész szám kell, nem „{ $value }”.
cli-error-least = { $flag }: nem lehet { $value }, a legkisebb érték { $least }.
cli-error-most = { $flag }: nem lehet { $value }, a legnagyobb érték { $most }.
cli-error-seconds = { $flag }: 0 fölötti, legfeljebb 3600 másodperc kell, nem „{ $value }”.
cli-error-option-form = Ehhez a beállításhoz érték kell: { $option }=…, elfogadott: { $accepted }.
cli-error-no-game = Melyik játék? Választható: { $accepted }.
cli-error-seat = Nincs { $number }. hely: a helyek száma { $most }, 1-től számolva.
cli-error-bots = A megnevezett botok száma { $given }, a helyeké { $needed }. Nevezz meg egyet mindegyikre, vagy helyenként egyet.
cli-error-with-resume = { $flag }: nem használható a --resume mellett, mert a mentett parti már rögzítette.
cli-error-step = Nincs { $step }. lépés: a lépések száma { $most }, a 0 a kezdet.
cli-error-unwritable = A fájl nem írható: { $file } ({ $reason }). Adj meg másik fájlt.
cli-error-overwrite = Ez nem partifájl, ezért érintetlen marad: { $file }. Adj meg másik fájlt.
cli-error-out-kind = { $file }: ismeretlen fájlfajta. Elfogadott végződések: { $accepted }.
cli-error-pyarrow = { $file }: a pyarrow csomag kell hozzá. Telepítsd így: chabudai[parquet], vagy írj .csv vagy .jsonl fájlba.
cli-error-worker = A szimuláció egyik folyamata leállt, talán kevés a memória; semmi sem íródott ki. Próbálj kisebb --jobs értéket.
cli-error-internal = Nálunk történt hiba ({ $kind }: { $detail }). CHABUDAI_DEBUG=1 mellett a részletek is látszanak.
cli-error-clause = A szabályokban nincs ilyen pont: „{ $clause }”. Az elutasítások zárójelben írják a magukét.
cli-error-choice = Nincs { $number }. lehetőség: a számuk { $most }, 1-től számozva.


## Az asztalnál beírható szavak, elöl a megmutatott

cli-word-undo = vissza, visszavonás
cli-word-undo-help = az utolsó választásod visszavonása
cli-word-why = miért
cli-word-why-help = miért nem választható: a száma, vagy egy akció szövege
cli-word-log = napló
cli-word-log-help = minden, ami történt
cli-word-board = tábla, asztal
cli-word-board-help = az asztal újrarajzolása
cli-word-players = játékosok
cli-word-players-help = kinek mije van, kártyánként
cli-word-rules = szabályok, szabály
cli-word-rules-help = a szabályok, vagy egy pont a száma alapján
cli-word-save = mentés, ments
cli-word-save-help = a parti mentése, ha írsz fájlnevet, akkor oda
cli-word-resume = folytatás, betöltés
cli-word-resume-help = egy mentett parti folytatása ehelyett
cli-word-help = súgó
cli-word-help-help = ez a lista
cli-word-quit = kilépés, vége
cli-word-quit-help = távozás; a parti mentve lesz

## Az asztalnál

cli-player = Játékos
cli-welcome = Számmal választhatsz. Minden más beírható szó listája: „{ $help }”.
cli-help-choice = Írd be egy lehetőség számát, vagy egy akciót, például „{ $example }”, vagy egy szót:
cli-undone = Visszavonva.
cli-why-what = Melyiket nem lehet? Írd mellé a számát, például „{ $word } { $example }”.
cli-why-legal = Ezt választhatod: semmi sem tiltja.
cli-resume-what = Melyik partit? Írd mellé a fájlt, például „{ $word } parti.json”.
cli-saved = Mentve ide: { $file }. Így folytatható: { $command }
cli-saved-finished = Mentve ide: { $file }. Így nézhető meg újra: { $command }
cli-left-at-once = Még nem volt választás, így nincs mit menteni.
cli-score-sheet = Pontozólap
cli-total = Összesen
cli-you-win = Győztél: { $points } pont.
cli-wins = { $winner } győzött: { $points } pont.
cli-shared-win = Közös győzelem, { $points } pont: { $winners }.

## Tokaido

cli-tokaido-narrow-village = Falu
cli-tokaido-narrow-temple = Temp
cli-tokaido-narrow-encounter = Tal
cli-tokaido-narrow-paddy = Rizs
cli-tokaido-narrow-mountain = Hegy
cli-tokaido-narrow-sea = Teng
cli-tokaido-narrow-hot-spring = Forr
cli-tokaido-narrow-farm = Farm
cli-tokaido-narrow-inn = FOG
cli-tokaido-wide-village = Falu
cli-tokaido-wide-temple = Templom
cli-tokaido-wide-encounter = Találk.
cli-tokaido-wide-paddy = Rizs
cli-tokaido-wide-mountain = Hegy
cli-tokaido-wide-sea = Tenger
cli-tokaido-wide-hot-spring = Forrás
cli-tokaido-wide-farm = Farm
cli-tokaido-wide-inn = FOGADÓ
cli-tokaido-legend = Az úton { $free } egy szabad hely, a betű egy utazó; [3] az odavezető lehetőség, { $barred } most nem választható.
cli-tokaido-column-player = Játékos
cli-tokaido-column-traveler = Utazó
cli-tokaido-column-coins = Érme
cli-tokaido-column-points = Pont
cli-tokaido-column-bowl = Temp
cli-tokaido-column-paddy = Rizs
cli-tokaido-column-mountain = Hegy
cli-tokaido-column-sea = Teng
cli-tokaido-column-souvenirs = Eml
cli-tokaido-column-meals = Étel
cli-tokaido-column-hot-springs = Forr
cli-tokaido-column-encounters = Tal
cli-tokaido-column-achievements = Telj
cli-tokaido-row-coins = érme
cli-tokaido-row-points = pont
cli-tokaido-row-bowl = adománytál
cli-tokaido-row-panoramas = panorámák
cli-tokaido-row-souvenirs = sorozatok
cli-tokaido-row-meals = ételek
cli-tokaido-row-hot-springs = hőforrások
cli-tokaido-row-encounters = találkozások
cli-tokaido-row-achievements = teljesítmények
cli-tokaido-neutral = semleges
cli-tokaido-tiles = A lapkáid: { $tiles }. A többiek csak azt látják, választottál-e már.
cli-tokaido-tiles-others = Mindenkinek két utazólapkája van, a többiek felé képpel lefelé.
cli-tokaido-drawn = A húzott kártyáid: { $cards }. A többiek csak azt látják, hogy kettő van.
cli-tokaido-revealed = Eladó, árával: { $cards }.
cli-tokaido-offer = A kínálat, árával: { $meals }. Aki még nem érkezett meg, csak a számukat látja.
cli-tokaido-offer-hidden = A kínálatban { $count } étel van; csak a fogadóban lévők tudják, mi az.
cli-tokaido-free = Neked ingyen: { $meal }. A többiek nem látják, melyik étel az.

## A fehér várkastély

cli-white-castle-round = Forduló: { $round }/{ $rounds }
cli-white-castle-turn = kör: { $turn }/{ $turns }
cli-white-castle-phase-draft = kezdőkártyák
cli-white-castle-phase-gardens = kertek
cli-white-castle-phase-last-exchange = utolsó beváltás
cli-white-castle-phase-over = vége
cli-white-castle-order = Sorrend
cli-white-castle-hand = Kézben
cli-white-castle-then = utána
cli-white-castle-track = Évszak
cli-white-castle-colour-orange = nar
cli-white-castle-colour-black = fek
cli-white-castle-colour-white = feh
cli-white-castle-bridge-orange = Narancssárga híd
cli-white-castle-bridge-black = Fekete híd
cli-white-castle-bridge-white = Fehér híd
cli-white-castle-position-left = bal
cli-white-castle-position-middle = közép
cli-white-castle-position-right = jobb
cli-white-castle-garden-stone = kő: { $price }, { $points }
cli-white-castle-garden-plant = virág: { $price }, { $points }
cli-white-castle-stewards-left = Intézők, bal
cli-white-castle-stewards-middle = Intézők, közép
cli-white-castle-stewards-right = Intézők, jobb
cli-white-castle-diplomats-left = Diplomaták, bal
cli-white-castle-diplomats-right = Diplomaták, jobb
cli-white-castle-daimyo = Daimjó
cli-white-castle-gate = Várkapu
cli-white-castle-decks = Maradt kártya: intézők { $stewards }, diplomaták { $diplomats }
cli-white-castle-outside-left = Falakon kívül, bal
cli-white-castle-outside-right = Falakon kívül, jobb
cli-white-castle-well = Kút
cli-white-castle-yard = Gyakorlótér, { $price }
cli-white-castle-row-courtiers = Udvaroncaid sora
cli-white-castle-row-gardeners = Kertészeid sora
cli-white-castle-row-warriors = Harcosaid sora
cli-white-castle-value = érték { $value }
cli-white-castle-worth = egyenként { $points }
cli-white-castle-card = kártya
cli-white-castle-lantern = lámpás
cli-white-castle-effect-gain-food = { $n } élelem
cli-white-castle-effect-gain-iron = { $n } vas
cli-white-castle-effect-gain-pearl = { $n } gyöngyház
cli-white-castle-effect-gain-coin = { $n } érme
cli-white-castle-effect-gain-seal = { $n } pecsét
cli-white-castle-effect-gain-point = { $n } pont
cli-white-castle-effect-gain-any = { $n } tetsz.
cli-white-castle-effect-influence = befolyás { $n }
cli-white-castle-effect-lantern = lámpás
cli-white-castle-effect-well = kút
cli-white-castle-effect-courtiers = udvaroncok
cli-white-castle-effect-gardeners = kertészek
cli-white-castle-effect-warriors = harcosok
cli-white-castle-effect-domain = saját sor
cli-white-castle-effect-castle-tile-orange = vár: nar
cli-white-castle-effect-castle-tile-black = vár: fek
cli-white-castle-effect-castle-tile-white = vár: feh
cli-white-castle-effect-castle-tile-any = vár: tetsz.
cli-white-castle-effect-castle-light = vár: világos
cli-white-castle-effect-one-main-action = egy főakció
cli-white-castle-effect-decree-coin = érmerendelet
cli-white-castle-effect-decree-seal = pecsétrendelet
cli-white-castle-effect-decree-point = pontrendelet
cli-white-castle-column-player = Klán
cli-white-castle-column-points = Pont
cli-white-castle-column-forecast = Vége
cli-white-castle-column-food = Élel
cli-white-castle-column-iron = Vas
cli-white-castle-column-pearl = Gyön
cli-white-castle-column-coin = Érme
cli-white-castle-column-seal = Pecs
cli-white-castle-column-influence = Évsz
cli-white-castle-column-home = Otthon
cli-white-castle-visit-deck = Szint: { $level }, a pakliban { $cards } kártya.
cli-white-castle-visit-top = Legfelül: { $bridge }, { $position } → { $place }.
cli-white-castle-visit-row = Felfordítva: { $acts }.
cli-white-castle-act-gate = várkapu
cli-white-castle-act-climb = feljebb { $n }
cli-white-castle-act-warrior = harcos, { $n } vas
cli-white-castle-act-gardener-stone = kőkert
cli-white-castle-act-gardener-plant = virágoskert
cli-white-castle-act-gardener-either = bármelyik kert
cli-white-castle-act-influence = befolyás { $n }
cli-white-castle-act-coins = { $n } érme
cli-white-castle-act-points = { $n } pont
cli-white-castle-detail-points = pont
cli-white-castle-detail-forecast = ha most lenne vége
cli-white-castle-detail-goods = készlet
cli-white-castle-detail-influence = évszaksáv
cli-white-castle-detail-home = otthon
cli-white-castle-detail-courtiers = udvaroncok
cli-white-castle-detail-gardeners = kertészek
cli-white-castle-detail-warriors = harcosok
cli-white-castle-detail-row-courtiers = udvaroncok sora
cli-white-castle-detail-row-gardeners = kertészek sora
cli-white-castle-detail-row-warriors = harcosok sora
cli-white-castle-detail-card = akciókártya
cli-white-castle-detail-lantern = lámpás
cli-white-castle-legend-board = A betűk a klánok; [3] az odavezető lehetőség, { $barred } most nem választható, { $free } szabad. { $colours }.
cli-white-castle-legend-places = A hídon ‹2› egy elvehető kocka, { $lantern } a lámpásos vég. A nyomtatott érték után a lerakott kockák állnak, a legfelső az utolsó. Az akció előtt a lapkája színe áll; az udvaroncok, a kertészek és a harcosok akciói sötétek, a többi világos. „vár: világos” egy világos akció a várban, „vár: nar” egy narancssárga lapka melletti. A kertnél és a gyakorlótérnél az ár és a pont áll; a gyakorlótér pontja minden harcosért és minden bent lévő udvaroncért jár.
cli-white-castle-legend-clans = Az évszaksávon a felül lévő klán áll elöl, |2 egy évszakhatár 2 pecsétért; az évszakok 0, 3, 6 és 10–15 pontot érnek. „Vége” a pontszám, ha most lenne vége; „Otthon” az udvaroncok/kertészek/harcosok száma.

## Játékok

cli-game-line = { $designer }, { $least }–{ $most } játékos, { $stage }
cli-game-options = játékbeállítások; ha mást nem mondasz, az első érték érvényes
cli-option-seats = Csak { $seats } játékossal.
cli-stage-alpha = alfa
cli-stage-beta = béta
cli-stage-stable = stabil
cli-on = be
cli-off = ki

## Szimuláció

cli-simulate-progress = Folyamatban
cli-simulate-by-bot = Bot
cli-simulate-by-seat = Hely
cli-simulate-by-role = Szereplő
cli-simulate-games = Partik
cli-simulate-mean = Átlagpont
cli-simulate-wins = Győzelem
cli-simulate-interval = 95%-os intervallum
cli-simulate-line = { $games } parti, véletlenmag: { $seed }. Választás partinként: { $length }, parti másodpercenként: { $speed }.
cli-simulate-written = A sorok itt vannak: { $file } ({ $games } parti).
cli-simulate-partial = Megszakítva: ez csak részeredmény, partik: { $games }/{ $asked }.

## Visszajátszás és ellenőrzés

cli-replay-rules = a szabályok változata: { $version }
cli-replay-seed = { $moves } lépés, véletlenmag: { $seed }
cli-replay-step = Lépés: { $step }/{ $moves }
cli-replay-unfinished = A parti nincs befejezve.
cli-replay-stored = A mostani szabályokkal nem játszható újra. A fájlja ezt meséli:
cli-verify-ok = OK: { $file }, { $moves } lépés.

## Új játékok

cli-new-game-files = { $files } fájl készült:
cli-new-game-next = Tovább: töltsd ki a szabályokat, majd futtasd: pytest; így ülhetsz le mellé: „chabudai play { $game }”.
cli-bench-mode = Futás
cli-bench-games = Parti / s
cli-bench-decisions = Döntés / s
cli-bench-simulations = Próba / s
cli-bench-clone = Másolat, µs
cli-bench-determinize = Új osztás, µs
cli-bench-bytes = Állás, bájt
cli-bench-mode-plain = sima
cli-bench-mode-compiled = gépi kód
cli-bench-mode-ratio = arány
cli-bench-mode-missing = sima: itt semmi sincs lefordítva

## serve

cli-help-serve = Megnyitja az asztalt a böngészőknek: ez a gép szolgálja ki, amíg meg nem nyomod a Ctrl+C-t.
cli-help-host = A cím, amelyen figyel; a 0.0.0.0 a hálózaton másokat is beenged. Általában 127.0.0.1, csak ez a gép.
cli-help-port = A port, amelyen figyel, 0 bármelyik szabad. Általában 8000.
cli-help-data = A mappa, ahol a partik vannak. Általában chabudai-data. DATABASE_URL=postgresql://… esetén abban az adatbázisban.
cli-metavar-host = CÍM
cli-serve-open = Az asztal terítve: { $address }
cli-serve-kept = A partik helye: { $place }. A Ctrl+C bezárja az asztalt; semmi sem vész el.
cli-error-server-extra = A böngészős asztalhoz „{ $module }” kell, amely nincs telepítve. Telepítsd ezt: chabudai[server,postgresql].
