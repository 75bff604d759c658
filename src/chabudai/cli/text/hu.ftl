# A parancssor: súgó, játék a terminálban, szimuláció, partifájlok.

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
cli-help-option = Játékbeállítás név=érték alakban; ismételhető.
cli-help-save = Ide kerül a parti, ha vége van vagy kilépsz.
cli-help-resume = Mentett parti, amelyet folytatnál.
cli-help-number-of-games = Hány parti; nélküle 1000.
cli-help-lineup = A játszó botok, például random,greedy; partiról partira helyet cserélnek.
cli-help-jobs = Hány folyamat; az eredmény nem függ tőle.
cli-help-out = Fájl az összes eredménynek: .csv, .jsonl vagy .parquet.
cli-help-file = Egy partifájl.
cli-help-step = Az állás ennyi lépés után, a teljes napló helyett.
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
cli-error-worker = A szimuláció egyik folyamata leállt, talán kevés a memória; semmi sem íródott ki. Próbálj kisebb --jobs értéket.
cli-error-internal = Nálunk történt hiba ({ $kind }: { $detail }). CHABUDAI_DEBUG=1 mellett a részletek is látszanak.
cli-error-new-game-name = Ez nem lehet játék neve: „{ $name }”. Elfogadott: kisbetűk a–z, számjegyek és aláhúzásjel, az elején betűvel.
cli-error-new-game-exists = Már van ilyen játék: „{ $name }”. Olyan név kell, amely még szabad.
cli-error-new-game-folder = Ez nem a Chabudai forrásának másolata: { $folder }. Hiányzik az src/chabudai/games mappa. Futtasd egy ilyen másolat gyökerében.
cli-error-clause = A szabályokban nincs ilyen pont: „{ $clause }”. Az elutasítások zárójelben írják a magukét.
cli-error-choice = Nincs { $number }. lehetőség: a számuk { $most }, 1-től számozva.


## Játék közben beírható szavak, elöl a megmutatott

cli-word-undo = vissza, visszavonás
cli-word-undo-help = az utolsó választásod visszavonása
cli-word-act = tesz, tenni
cli-word-act-help = valamit tenni a kérdésen kívül, ahol a játék engedi
cli-act-nothing = (üres sor: mégsem)
cli-word-why = miért
cli-word-why-help = miért nem választható: a száma, vagy egy akció szövege
cli-word-log = napló
cli-word-log-help = minden, ami történt
cli-word-board = tábla, asztal
cli-word-board-help = a tábla újrarajzolása
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

## Játék közben

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
cli-presses = Döntések és gombnyomások körönként, a greedy bot { $games } partijában
cli-presses-seats = Játékos
cli-presses-decisions = Döntés
cli-presses-every = Minden választás
cli-presses-final = Csak a végleges
cli-presses-never = Soha

## serve

cli-help-serve = Megnyitja az asztalt a böngészőknek: ez a gép szolgálja ki, amíg meg nem nyomod a Ctrl+C-t.
cli-help-host = A cím, amelyen figyel; a 0.0.0.0 a hálózaton másokat is beenged. Általában 127.0.0.1, csak ez a gép.
cli-help-port = A port, amelyen figyel, 0 bármelyik szabad. Általában 8000.
cli-help-data = A mappa, ahol a partik vannak. Általában chabudai-data. DATABASE_URL=postgresql://… esetén abban az adatbázisban.
cli-metavar-host = CÍM
cli-serve-open = Az asztal terítve: { $address }
cli-serve-kept = A partik helye: { $place }. A Ctrl+C bezárja az asztalt; semmi sem vész el.
cli-help-work = Elvégzi, amit az asztal böngésző nélkül végez: gondolkodik a botok helyett, rendet rak, feljegyez. PostgreSQL kell hozzá (DATABASE_URL).
cli-work-open = Munkában a DATABASE_URL asztalainál. A Ctrl+C befejezi; amit elkezdett, mások veszik át.
cli-error-server-extra = A böngészős asztalhoz „{ $module }” kell, amely nincs telepítve. Telepítsd ezt: chabudai[server,postgresql].

## backup

cli-help-backup = Minden partit egy fájlba másol, nyitott asztalnál is. A PostgreSQL-t a pg_dump másolja.
cli-help-backup-file = Az új fájl. Ha vissza akarsz térni hozzá, tedd egy adatmappába chabudai.sqlite3 néven.
cli-backup-done = Átmásolva ide: { $file } ({ $tables } asztal, { $moves } lépés).
