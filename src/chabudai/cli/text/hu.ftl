# A parancssor: súgó, játék a terminálban, szimuláció, partifájlok.

## Súgó

cli-help = Játék, kiszolgálás és szimuláció: { $games }.
cli-help-usage = Használat:
cli-help-commands = Parancsok
cli-help-arguments = Argumentumok
cli-help-options = Kapcsolók
cli-help-examples = Példák
cli-help-example-play = játék ebben a terminálban, botok ellen
cli-help-example-serve = játékok a böngészőben, mindenkinek a hálózatodon
cli-help-play = Játék a terminálban, botok ellen.
cli-help-games = A játékok, a játékosok száma és a játékbeállítások.
cli-help-simulate = Botok játszanak sok partit, és kiderül, ki mennyit nyer.
cli-help-replay = Egy mentett parti kiírása lépésről lépésre.
cli-help-verify = Partifájlok visszajátszása: minden esemény egyezik-e.
cli-help-bench = Milyen gyorsan futnak a játékok.
cli-help-new-game = Új játék váza, amelynek a tesztjei már átmennek.
cli-help-version = A változat kiírása.
cli-help-lang = Minden szöveg nyelve; nélküle a rendszered nyelve.
cli-help-game = Egy játék a „chabudai games” listájáról.
cli-help-seats = A játékosok száma. Alapértelmezés: 4, vagy az ehhez legközelebbi, amelyet a játék enged.
cli-help-bots = A botok: egy név az összes többi helyre, vagy mindegyikre egy. Alapértelmezés: greedy.
cli-help-seat = A te helyed, 1-től számolva. Alapértelmezés: 1, mentett partiban a korábbi helyed. Néhány játékban ettől függ, kit játszol.
cli-help-name = A neved az asztalnál. Alapértelmezés: Játékos.
cli-help-seed = Véletlenmag: azonos maggal azonos a játék. Alapértelmezés: véletlen.
cli-help-option = Játékbeállítás (lásd „chabudai games”) név=érték alakban; ismételhető.
cli-help-save = Ide kerül a parti, ha vége van vagy kilépsz. Alapértelmezés: chabudai-JÁTÉK-….json ebben a mappában, ha kilépsz.
cli-help-resume = Mentett parti, amelyet folytatnál.
cli-help-number-of-games = Hány parti. Alapértelmezés: 1000.
cli-help-lineup = A játszó botok, például random,greedy; partiról partira helyet cserélnek. Alapértelmezés: random.
cli-help-jobs = Hány folyamat; az eredmény nem függ tőle. Alapértelmezés: 1.
cli-help-out = Fájl az összes eredménynek: .csv, .jsonl vagy .parquet.
cli-help-file = Egy partifájl.
cli-help-step = Az állás ennyi lépés után, a teljes napló helyett.
cli-help-eyes = Amit erről a helyről látni lehetett (alapértelmezés: amit egy néző látott).
cli-help-bench-game = Csak ez a játék; ismételhető. Alapértelmezés: mindegyik.
cli-help-seconds = Meddig tart egy mérés. Alapértelmezés: 2.
cli-help-new-name = Az új játék neve, például my_game.
cli-help-new-players = Pontosan ennyi játékosnak, 2–4. Alapértelmezés: két–négy játékos.
cli-help-into = A Chabudai forrásának másolata, ahová kerül. Alapértelmezés: ez a mappa.
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

## Mi a baj a paranccsal

cli-error-command = Nincs ilyen parancs: „{ $command }”. Parancsok: { $accepted }.
cli-did-you-mean = Erre gondoltál: „{ $word }”?
cli-error-no-command = Hiányzik a parancs. A lista: „chabudai --help”.
cli-error-flag = „{ $command }”: nincs ilyen kapcsoló: { $flag }. Választható: { $accepted }.
cli-error-flag-value = { $flag }: érték kell mellé.
cli-error-flag-alone = { $flag }: nem lehet mellette érték.
cli-error-missing = Hiányzik: { $what }. Ami kell, itt látható: „{ $command } --help”.
cli-error-extra = Fölösleges argumentum: „{ $argument }”. Ami megadható, itt látható: „{ $command } --help”.
cli-error-usage = Ez a parancs nem érthető. Ami megadható, itt látható: „{ $command } --help”.
cli-error-number = { $flag }: egész szám kell, nem „{ $value }”.
cli-error-least = { $flag }: legalább { $least } kell, nem { $value }.
cli-error-most = { $flag }: legfeljebb { $most } lehet, nem { $value }.
cli-error-seconds = { $flag }: 0 fölötti, legfeljebb 3600 másodperc kell, nem „{ $value }”.
cli-error-option-form = Ehhez a beállításhoz érték kell: { $option }=…, elfogadott: { $accepted }.
cli-error-no-game = Melyik játék? Választható: { $accepted }.
cli-error-seat = Nincs { $number }. hely: a helyek száma { $most }, 1-től számolva.
cli-error-bots = A megnevezett botok száma { $given }, a helyeké { $needed }. Nevezz meg egyet mindegyikre, vagy helyenként egyet.
cli-error-with-resume = { $flag }: nem használható a --resume mellett, mert a mentett parti már rögzítette.
cli-error-match-game = { $file }: ennek a játéknak a partija: { $found }, nem { $wanted }. Futtasd: { $command }
cli-error-step = Nincs { $step }. lépés: a lépések száma { $most }, a 0 a kezdet.
cli-error-unwritable = A fájl nem írható: { $file } ({ $reason }). Adj meg másik fájlt.
cli-error-overwrite = Ez nem partifájl, ezért érintetlen marad: { $file }. Adj meg másik fájlt.
cli-error-worker = Az egyik munkafolyamat leállt, talán kevés a memória; semmi sem íródott ki. Próbálj kisebb --jobs értéket.
cli-error-internal = Nálunk történt hiba ({ $kind }: { $detail }). CHABUDAI_DEBUG=1 mellett a részletek is látszanak.
cli-error-new-game-name = Ez nem lehet játék neve: „{ $name }”. Elfogadott: kisbetűk a–z, számjegyek és aláhúzásjel, az elején betűvel.
cli-error-new-game-exists = Már van ilyen játék: „{ $name }”. Olyan név kell, amely még szabad.
cli-error-new-game-folder = Ez nem a Chabudai forrásának másolata: { $folder } (nincs benne src/chabudai/games). Futtasd a másolatban, vagy add meg a --into kapcsolóval.
cli-error-clause = Nincs ilyen szabály: „{ $clause }”. Az összes listája: „szabályok”.
cli-error-choice = Nincs { $number }. lehetőség: a számuk { $most }, 1-től számozva.
cli-error-typed = „{ $text }” sem lehetőség, sem parancs. Írj be egy számot, vagy ezt: „{ $help }”.


## Játék közben beírható szavak, elöl a megmutatott

cli-word-undo = vissza, visszavonás
cli-word-undo-help = az utolsó választásod visszavonása
cli-word-act = közben, tesz
cli-word-act-help = bármikor: ajánlat, válasz egy ajánlatra vagy egy állandó utasítás módosítása
cli-act-no-step = „{ $text }” nincs köztük. Írj be egy számot.
cli-act-nothing = (Enter: mégsem)
cli-may-act = Bármikor beírhatod: „{ $word }”. { $words }
cli-word-why = miért
cli-word-why-help = miért nem választható: a száma, vagy egy akció szövege
cli-word-log = napló
cli-word-log-help = minden, ami történt
cli-word-board = tábla, asztal
cli-word-board-help = a tábla újrarajzolása
cli-word-players = játékosok
cli-word-players-help = kinek mije van, kártyánként
cli-word-rules = szabályok, szabály
cli-word-rules-help = a szabályok, vagy egy közülük a száma alapján
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
cli-why-what = Melyik? Írd mellé a számát, például „{ $word } { $example }”.
cli-why-legal = Ez megengedett.
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
cli-game-line-exact = { $designer }, { $most } játékos, { $stage }
cli-game-options = Játékbeállítások (alapértelmezés az első érték; * = alapértelmezés, ha emberek játszanak)
cli-option-seats = Csak { $seats } játékossal.
cli-option-beside = Csak { $option }={ $value } mellett.
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
cli-simulate-written = Kiírva ide: { $file } ({ $games } parti, { $rows } sor).
cli-simulate-partial = Megszakítva: ez csak részeredmény, partik: { $games }/{ $asked }.

## Visszajátszás és ellenőrzés

cli-replay-rules = a szabályok változata: { $version }
cli-replay-seed = { $moves } lépés, véletlenmag: { $seed }
cli-replay-step = Lépés: { $step }/{ $moves }
cli-replay-unfinished = A parti nincs befejezve.
cli-replay-stored = A mostani szabályokkal nem játszható újra. A fájlja ezt meséli:
cli-verify-ok = OK: { $file }, { $moves } lépés.
cli-verify-failed = HIBA: { $why }
cli-older-agrees = A szabályok { $then }. változatával készült, a mostanival ({ $now }) is ugyanúgy zajlik.

## Új játékok

cli-new-game-files = { $files } fájl készült:
cli-new-game-next = Tovább: így ülhetsz le mellé: „chabudai play { $game }”; a docs/adding-a-game.md leírja, hogyan teheted a magadévá.
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
cli-bench-mode-missing = sima: nincs lefordítva
cli-presses = Döntések és kattintások körönként (greedy bot, { $games } parti)
cli-presses-seats = Játékos
cli-presses-decisions = Döntés
cli-presses-every = Minden választás
cli-presses-final = Csak a végleges
cli-presses-never = Soha

## serve

cli-help-serve = A webkiszolgáló indítása (a Ctrl+C leállítja).
cli-help-host = A cím, amelyen figyel; a 0.0.0.0 a hálózaton másokat is beenged. Alapértelmezés: 127.0.0.1, csak ez a gép.
cli-help-port = A port, amelyen figyel, 0 bármelyik szabad. Alapértelmezés: 8000.
cli-help-data = A mappa, ahol a partik vannak. Alapértelmezés: chabudai-data. DATABASE_URL=postgresql://… esetén abban az adatbázisban.
cli-metavar-host = CÍM
cli-serve-open = A Chabudai itt fut: { $address }
cli-serve-others = A hálózatodon mások ezt írják be: { $address }
cli-serve-no-page = A webes kliens nincs lefordítva, ezért a böngészők nem látnak oldalt. A forrás másolatában a „make client” fordítja le.
cli-serve-kept = A partik helye: { $place }. A Ctrl+C bezárja az asztalt; semmi sem vész el.
cli-help-work = Háttérfolyamat (botok lépései, takarítás, archiválás) a közös PostgreSQL-t (DATABASE_URL) használó kiszolgálóknak.
cli-work-open = Munkában a DATABASE_URL asztalainál. A Ctrl+C befejezi; amit elkezdett, mások veszik át.
cli-error-server-extra = A böngészős asztalhoz „{ $module }” kell, amely nincs telepítve. Telepítsd ezt: chabudai[server,postgresql].

## backup

cli-help-backup = Minden partit egy fájlba másol, nyitott asztalnál is. A PostgreSQL-t a pg_dump másolja.
cli-help-backup-file = A kiírandó fájl. Visszaállításhoz másold egy adatmappába chabudai.sqlite3 néven.
cli-backup-done = Átmásolva ide: { $file } ({ $tables } asztal, { $moves } lépés).

## person

cli-metavar-action = list|reset|remove|invite

cli-help-person = Akiknek itt fiókjuk van: lista, új jelszó, eltávolítás, meghívás.
cli-help-person-action = Mit tegyünk. A reset és az invite kiír egy linket, amelyet továbbadhatsz.
cli-help-person-name = A bejelentkezési név a reset és a remove számára.
cli-person-account = Bejelentkezési név
cli-person-name = Megjelenő név
cli-person-seats = Helyek
cli-person-seen = Utoljára itt
cli-person-none = Itt senkinek nincs fiókja.
cli-person-invited = Egy új fiókhoz, két héten belül: { $link }
cli-person-reset = Új jelszóhoz, egyszer, egy órán belül: { $link }
cli-person-removed = { $name } fiókja megszűnt. A játszmák megmaradnak.
cli-error-person-action = „{ $action }” nincs ezek között: { $accepted }.
cli-error-person-name = Add meg a nevet: chabudai person { $action } NÉV
cli-error-person-no-name = A „chabudai person { $action }” nem vár nevet.

## push-key

cli-help-push-key = Kulcsot készít, amelyről a böngészők felismerik, hogy az értesítés ettől a szervertől jön.
cli-push-key = Állítsd be egyszer, és őrizd meg: más kulccsal minden böngészőt újra meg kellene kérdezni.
