# Bármely játék asztala, visszajátszása és vége.

table-title = { $game }
table-title-turn = ● Te jössz, { $game }
table-turn-note = Te jössz: { $game }
table-loading = Terítünk
table-home = Kezdőlap
table-skip-to-choices = Ugrás a lehetőségeidhez

## A felső sáv

table-here = Élő, az asztalnál { $here }/{ $seats }
table-here-alone = Egyedül, mentve
table-spectators = { $spectators } néző
table-spectator = Néző
table-replay = Visszajátszás
table-rules = Szabályok
table-sound = Hang
table-sound-on = Hang be
table-sound-off = Hang ki
table-to-day = Váltás nappalra
table-to-night = Váltás éjszakára
table-language = Nyelv
table-settings = Beállítások
table-tools = Az asztal menüje
table-log-and-chat = Napló és csevegés
table-standings = Állás

## Játékosok

table-players = Játékosok
table-player-title = { $name }
table-player-before = Előző: { $name }
table-player-next = Következő: { $name }
table-of = { $value }/{ $of }
table-you = te
table-guest = vendég
table-bot = bot, { $level }
table-away = távol
table-away-bot = távol, bot játszik tovább
table-ready = kész
table-points-unit = pont

## A kérdés és a gombok

table-prompt = Amit a játék kérdez
table-your-turn = Te jössz
table-waiting-for = Várakozás: { $names }
table-forced = { $name } játékosnak csak egy lehetősége maradt.
table-forced-you = Csak egy lehetőséged maradt.
table-bots-think =
    { $bots ->
        [one] A bot gondolkodik.
       *[other] A botok gondolkodnak.
    }
table-others-line = Addig előre tervezhetsz.
table-ready-line = Kész vagy. Amíg nem mindenki az, módosíthatod a válaszod.
table-away-line = Nincs az asztalnál: { $names }. A hely megmarad.
table-watching-line = Nézed a partit. Ami rejtett, előtted is rejtve marad.
table-substituted = Helyetted most bot játszik
table-substituted-line = Bármikor visszaülhetsz.
table-take-back = Visszaülök a helyemre
table-over = Vége a játéknak
table-over-line = A tábla úgy marad, ahogy a végén volt.
table-choose-first = Előbb válassz
table-choose-next = Válassz tovább
table-choose-hint = Válassz a táblán vagy a listából.
table-only-choice = Egyetlen lehetőség.
table-sending = Küldés…
table-undo = Visszavonás
table-undone = Az utolsó lépést visszavonták.
table-change-answer = Válasz módosítása
table-skip-bots = Ne várjunk a botokra
table-aid-off = Nem kell több tanács

## A tábla

table-zoom-in = Nagyítás
table-zoom-out = Kicsinyítés
table-zoom-fit = Az egész tábla
table-look-at-board = A tábla megnézése
table-look-back = Vissza a választáshoz
table-outside = még { $targets }
table-outside-left = Balra, a képen kívül: { $target }
table-outside-right = Jobbra, a képen kívül: { $target }
table-outside-up = Feljebb, a képen kívül: { $target }
table-outside-down = Lejjebb, a képen kívül: { $target }

## Lehetőségek

table-choices = Lehetőségeid
table-choices-count =
    { $barred ->
        [0] { $open } választható
       *[other] { $open } választható, { $barred } nem
    }
table-all-choices =
    { $choices ->
        [one] { $choices } lehetőség
       *[other] Az összes ({ $choices })
    }
table-choices-gathered = { $things } közül { $gathered } kiválasztva
table-gathered-clear = Törlés
table-choices-by-the-way = Ez is lehetséges
table-choices-none = Most nincs miből választani: nem te jössz.
table-choices-watching = Nézed a partit, nincs miből választani.
table-choices-laid = Nincs több kérdés. Küldd el a válaszod, vagy vegyél vissza valamit.
table-choices-ready = Válaszoltál; senki sem látja, amíg nincs mindenki kész.
table-choices-empty = Itt most nincs mit tenni. Válassz mást, vagy vegyél vissza valamit.
table-barred = Nem lehet:
table-why = Miért nem?
table-why-title = Miért nem: { $choice }?
table-why-clause = Szabály:
table-why-read = Elolvasom a szabályban
table-why-understood = Vissza az asztalhoz
table-why-allowed = Ez most szabad.
table-rules-missing = A szabályok most nem olvashatók.

## Mi micsoda

table-explain-keep = Maradjon nyitva
table-explain-key = Magyarázat: i billentyű
table-explain-before = Az előző
table-explain-next = A következő
table-explain-dark = sötét
table-explain-light = világos
table-explain-costs = Ára
table-explain-does = Hatása
table-explain-again = Újra
table-explain-when = Mikor
table-explain-scores = Pont

## Több választásból álló válasz

table-draft = A válaszod
table-draft-unsent = még nincs elküldve
table-draft-sent = elküldve
table-draft-whole = A válaszod teljes
table-draft-line =
    { $picks ->
        [one] { $picks } választás előkészítve. Még semmi sincs elküldve.
       *[other] { $picks } választás előkészítve. Még semmi sincs elküldve.
    }
table-draft-send =
    { $picks ->
        [one] { $picks } választás elküldése
       *[other] { $picks } választás elküldése
    }
table-draft-undo = Utolsó választás visszavétele
table-draft-undo-none = Még semmit sem választottál.
table-draft-take-back = Visszaveszem: { $choice }
table-draft-cut = Ami erre épült, azt is visszavettük.

## Több dolog kiválasztása

table-select-exact = { $most } közül { $chosen } kiválasztva
table-select-range = { $chosen } kiválasztva, { $least }–{ $most } kell
table-select-missing = Válassz még { $left } darabot
table-select-send =
    { $chosen ->
        [0] Egyik sem kell
        [one] A kiválasztott megerősítése
       *[other] A { $chosen } kiválasztott megerősítése
    }

## A kérdés mellett

table-beside = Soron kívül
table-beside-help = Amit bármikor megtehetsz, akkor is, ha nem te vagy soron
table-beside-news = { $news } új esemény
table-beside-note = Új esemény: { $game }
table-beside-whole = Kész az ajánlatod vagy döntésed; még senki sem látja.
table-beside-do = Megteszem
table-beside-changed = Valami megváltozott. Nézd meg újra.

## A tábla fölött elmesélve

table-told-before = Az előző
table-told-next = A következő
table-told-prompt = Ami történt
table-told-go-on = Tovább
table-told-join = Az egészet egyszerre
# What the reader is asked when this has been told.
table-told-then = Utána: { $question }

## Napló és csevegés

table-log = Napló
table-log-empty = Még nem történt semmi.
table-log-to = Ugrás ide: { $at }. lépés
table-chat = Csevegés
table-chat-empty = Még senki sem írt semmit. A botok nem csevegnek.
table-chat-write = Írj üzenetet
table-chat-name = Becenév választása a csevegéshez
table-chat-send = Küldés
table-unread = { $unread } olvasatlan üzenet
table-drawer = Lehetőségek és napló

## A telefon fülei

table-tabs = Az asztal részei
table-tab-board = Tábla
table-tab-mine = Saját
table-tab-choices = Lehetőségek
table-tab-players = Játékosok
table-tab-since = Azóta
table-tab-log = Napló
table-tab-events = Események
table-tab-eyes = Nézőpont
table-tab-tray = Nálad
table-tray-unfold = Ami a tiéd: kinyitás
table-tray-fold = Ami a tiéd: becsukás
table-tray-targets = { $targets } lehetőség a saját dolgaid között
table-mine = Ami a tiéd
table-tray-of = { $name }

## Az asztal eszközei

table-pace = A botok tempója
table-pace-slow = lassú
table-pace-normal = normál
table-pace-quick = gyors
table-pace-at-once = azonnal
table-copy-link = Link másolása
table-link-copied = Link a vágólapon
table-link-not-copied = A linket nem sikerült másolni. A címsorban megtalálod.
table-leave = Távozás az asztaltól
table-leave-question = Távozol az asztaltól?
table-leave-help = Helyetted egy bot játszik tovább, amely csak azt látja, amit te. A helyedre bármikor visszaülhetsz.
table-leave-now = Távozás
table-stay = Maradok
table-seed-hash = A véletlenmag lenyomata
table-seed-promise = Minden véletlen az első lépés előtt eldőlt. A parti végén a véletlenmag nyilvános lesz, és bárki ellenőrizheti, hogy ez a lenyomata.
table-seed = Véletlenmag
table-seed-fits = A véletlenmag lenyomata az, amely a kezdettől látható volt.
table-seed-misfits = A véletlenmag lenyomata nem az, amely a kezdettől látható volt.
table-seed-verify = Az egész partit ellenőrizheted: töltsd le a parti fájlját, és futtasd:
table-seed-unread = A véletlenmagot nem sikerült beolvasni.

## A kapcsolat

table-reconnecting = Újrakapcsolódás, eddig { $seconds } másodperc.
table-reconnecting-help = Amit látsz, régi lehet; semmi sem veszett el.
table-try-now = Próbáljuk most
table-line-lost = Megszakadt a kapcsolat
table-line-lost-help = Semmi sem veszett el: minden megerősített lépés megvan. Tovább próbálkozunk.
table-line-lost-reason = Most nincs kapcsolat. A választásod megmarad.
table-bot-stalled = Egy bot következik, de most nem tud lépni. Újra meg újra próbáljuk; semmi sem veszett el.
table-back-again =
    { $moves ->
        [0] Újra az asztalnál.
       *[other] Újra az asztalnál. Közben { $moves } lépés történt.
    }

## A vége

table-won = { $name } győzött
table-won-you = Győztél
table-won-shared = Közös győzelem: { $names }
table-won-together = Egyenlő pontszám, a holtversenyt semmi sem döntötte el.
table-margin = Előny { $name } játékossal szemben: { $points } pont.
table-tie-break = { $name } ugyanannyi pontot szerzett; a holtverseny szabálya döntött.
table-n-moves = { $moves } lépés
table-n-minutes = { $minutes } perc
table-took = { table-n-moves }, { table-n-minutes }
table-took-moves = { table-n-moves }
table-winner = győztes
table-ranking = Sorrend
table-score-sheet = Pontozólap
table-total = Összesen
table-rematch = Új parti ugyanennél az asztalnál
table-rematch-offered = Visszavágó: leülök
table-see-board = A tábla megnézése
table-share = Megosztás
table-keep = Mentés és megosztás
table-download = A parti fájljának letöltése
table-gains = Miből jöttek össze a pontok
table-gain-rest = minden más
table-gain-most = A legjobb kör a grafikon szerint: { $from } → { $to } ({ $when })
table-gain-move = { $at }. lépés
table-gain-others = { $name } körében
table-gain-bot = bot játszott
table-show-move = { $at }. lépés megmutatása
table-chart = Ha akkor ért volna véget a játék
table-chart-points = Pontok minden lépés után
table-lead-changes =
    { $changes ->
        [0] Végig ugyanaz vezetett.
        [one] Egyszer változott, ki vezet.
       *[other] { $changes } alkalommal változott, ki vezet.
    }
table-chart-axis = lépések
table-chart-front = az élen
table-chart-bot-end = { $first }. lépéstől
table-chart-bot-until = { $first }–{ $last }. lépés
table-chart-label = Grafikon arról, hány pontja lett volna mindenkinek, ha a játék az adott lépés után véget ér, és arról, ki állt az élen. Ugyanezek a számok az alábbi táblázatokban állnak.
table-chart-points-label = Grafikon minden játékos pontjairól minden lépés után, és arról, ki állt az élen. Ugyanezek a számok az alábbi táblázatokban állnak.
table-chart-numbers = Ugyanez táblázatban
table-chart-by-rounds = Fordulónként
table-chart-by-moves = Lépésenként
table-move = Lépés
table-stand-in-end = { $name } helyett bot játszott: { $first }. lépéstől a játék végéig.
table-stand-in-until = { $name } helyett bot játszott: { $first }. lépéstől { $last }. lépésig.
table-stand-in-sometime = A játék végén { $name } helyett bot játszott.
table-stood-in-end = { $first }. lépéstől bot játszott
table-stood-in-until = { $first }–{ $last }. lépés: bot játszott
table-stood-in-sometime = bot fejezte be
table-rematch-title = Visszavágó
table-rematch-here = még itt van
table-rematch-away = elment, meghívót kap
table-rematch-alone = Senkire sem kell várni, a játék azonnal indul.
table-rematch-invites = Aki itt ült, ezen az oldalon találja a meghívót.
table-rematch-start = Indulás most
table-rematch-invite = Mindenki meghívása még egyszer

## A visszajátszás

table-replay-title = Visszajátszás, { $game }
table-replay-running = { $game }, még tart
table-replay-finished = { $game }, vége: { $ago }
table-replay-at = { $at }/{ $end }
table-replay-slider = Lépés
table-replay-start = A parti kezdete
table-replay-unseen = Innen nézve rejtett döntés.
table-back-to-game = Vissza a játékhoz
table-back-to-result = Az eredményhez
table-events = Események
table-eyes = Kinek a szemével
table-eyes-help = A befejezett partit bárki szemével meg lehet nézni, a rejtett kártyákkal együtt.
table-eyes-spectator = A néző szemével
table-eyes-seat = Egy játékos szemével
table-link-here = Link ide
table-first = Az elejére
table-step-back = Egy lépéssel vissza
table-play = Lejátszás
table-pause = Szünet
table-step-on = Egy lépéssel előre
table-last = A végére
table-speed = Sebesség

## Régebbi szabályok asztala

table-older-ended = Ezt a partit a szabályok változása zárta le
table-older-ended-help = A szabályok { $then }. változatával kezdődött; azóta új változat van érvényben ({ $now }). Egy parti csak akkor folytatódik újabb szabályokkal, ha azokkal is minden ugyanúgy történt volna, ezért senki sem győzött. Ami addig történt, itt megmarad.
table-older-finished-help = A szabályok { $then }. változatával játszották; azóta új változat van érvényben ({ $now }). A táblája nem rakható ki újra, de a története itt megmarad.
table-older-differs =
    { $move ->
        [0] A mostani szabályokkal már az előkészület is más.
       *[other] A mostani szabályokkal ez a lépés másképp zajlik, mint ahogy történt: { $move }.
    }
table-older-live = Régebbi szabályok
table-older-again = Új parti ugyanazokkal
table-older-points = Pontok addig
table-older-story = Ami történt
table-older-story-lost = A történetéből semmi sem maradt meg.

## Jövés-menés, billentyűk

table-coming-left = { $name } elment. Egy bot játszik tovább.
table-coming-back = { $name } újra játszik.
table-coming-away = { $name } nincs itt.
table-coming-here = { $name } itt van.
table-stand-in = Játsszon bot { $name } helyett
table-stand-in-wait = { $name } nincs itt. { $seconds } mp múlva bot játszhat helyette.
table-reconnecting-now = Újrakapcsolódás…
table-keys = Billentyűk
table-key-choose = választás a listából
table-key-walk = lépkedés a listában
table-key-confirm = a választott végrehajtása
table-key-undo = visszavonás
table-key-why = miért nem?
table-key-explain = magyarázat ahhoz, amire mutatsz
table-key-zoom = nagyítás, kicsinyítés, az egész tábla
table-key-log = napló
table-key-chat = írás a csevegésbe
table-key-keys = ez a lista
table-key-escape = bezárás, mező elhagyása, a választás törlése

## Mit tettek közben a többiek

table-moves = { $name } lép.
table-since = A köröd óta
table-since-start = A köröd előtt
table-since-press = Koppints egy sorra, és megnézheted azt az állást
table-since-forecast = ha most lenne vége
table-since-points = pont
table-since-play = Mindezek lejátszása
table-since-fold = Összecsukás egy sorra
table-since-turns = A többiek { $count } köre
table-since-who = { $name }
table-since-did = { $name } { $did }.
table-since-brought = { $name } { $did }: { $brought }.
table-since-past = Visszatekintés
table-since-of = { $number }/{ $count }:
table-since-step = Ugrás ide: { $number }. lépés
table-since-back = Vissza a mostani állásra
table-since-then = Korábbi állás, nem a mostani. Aki lépett: { $name }
table-log-yours = az utolsó köröd
table-log-new = { $lines } új sor a naplóban

## Szem nélkül

table-board-in-words = A tábla szavakban
table-told-asked = választania kell
table-told-standing = { $name }: { $points } pont{ $more }.
table-told-choices = { $choices } lehetőség.
table-told-barred = Nem lehet: { $choice }.
table-told-may-choose = választható
table-told-borders = mellette: { $places }
table-told-nothing-since = A köröd óta nem történt semmi.
table-key-since = elmondja, mi történt a köröd óta
table-key-standings = elmondja, ki hogyan áll
table-key-may-do = elmondja, mit tehetsz
table-key-board = a tábla szavakban

## A saját jegyzet
table-note = Jegyzetem
table-note-there = Jegyzetem, van benne valami
table-note-write = Írd le, amit nem akarsz elfelejteni
table-note-only-you = Ezt csak te olvashatod.
table-note-saving = Mentés…
table-note-saved = Elmentve. Csak te olvashatod.
table-note-left = még { $left } karakter fér el
table-note-changed = A jegyzetet egy másik lapon vagy eszközön módosították:
table-note-emptied = Kiürítették.
table-note-both = Maradjon mindkettő
table-note-mine = Maradjon ez
table-note-other = Legyen a másik
