# Az asztalok körüli oldalak. Az asztal oldalának és a játékoknak a szavai ott vannak mellettük.

## Mindenütt

web-app = Chabudai
web-page-title = { $title } · Chabudai
web-brand = Chabudai, kezdőlap
web-pages = Oldalak
web-nav-table = Asztal
web-nav-games = Partijaim
web-nav-replays = Vissza­játszások
web-nav-rules = Szabályok
web-skip = Ugrás a tartalomhoz
web-more = Menü
web-home = Kezdőlap
web-table = Asztal
web-close = Bezárás
web-loading = Terítünk
web-try-again = Újra
web-on = be
web-off = ki
web-time = { $time }
web-just-now = az imént
web-date = { $date }
web-when-moved = utolsó lépés: { $ago }
web-when-laid = megterítve: { $ago }
web-when-over = véget ért: { $ago }

## Te és a többiek

web-guest = Vendég
web-is-guest = vendég
web-you = te
web-host = házigazda
web-here = az asztalnál
web-away = távol
web-bot = bot
web-bot-level = bot, { $level }
web-level-novice = kezdő
web-level-steady = haladó
web-level-strong = erős
web-level-master = mester
web-crest-wave = Hullám
web-crest-fan = Legyező
web-crest-moon = Hold
web-crest-pine = Fenyő
web-crest-plum = Szilva
web-crest-none = Címer nélkül
web-nickname = Becenév
web-nickname-question = Hogy szólítsunk?
web-nickname-help = A többiek is látják az asztalnál. Nem kell hozzá fiók.
web-nickname-take = Ez legyen
web-nickname-change = Módosítás
web-nickname-changed = Megváltozott. A már elkezdett partikban a régi marad.
web-change-nickname = Becenév módosítása
web-take-nickname = Becenév

## Ami nem sikerült

web-trouble-not-found = Itt nincs semmi
web-trouble-not-found-help = Lehet, hogy elírás van a linkben, vagy az asztal már bezárt.
web-trouble-offline = Megszakadt a kapcsolat
web-trouble-server = Kiömlött a tea
web-error-bad-request = A szerver ezt nem értette. Töltsd újra az oldalt, és próbáld meg még egyszer.
web-error-no-guest = Előbb válassz becenevet.
web-error-bad-origin = A kérés egy másik oldalról jött, ezért elutasítottuk.
web-error-not-yours = Ez nem a te helyed, ezért ezt nem teheted meg.
web-error-not-found = Itt nincs semmi.
web-error-not-allowed = Ezt ennél az asztalnál most nem lehet.
web-error-stale = Elkéstél: valaki más gyorsabb volt.
web-error-illegal = A szabályok nem engedik.
web-error-bad-undo = Ez már nem vonható vissza.
web-error-bad-value = Ez nem fogadható el. Próbálj valami mást.
web-error-too-large = Ez túl hosszú.
web-error-too-fast = Túl gyors. Várj egy kicsit.
web-error-other-rules = Ez a parti a szabályok más változatával kezdődött, csak megnézni lehet.
web-error-server = Nálunk hiba történt. A partid megvan.
web-error-unavailable = A mentett partik most nem érhetők el. Semmi sem veszett el; tovább próbáljuk.
web-error-offline = A szerver nem válaszol. Semmi sem veszett el; nézd meg a kapcsolatot, és próbáld újra.

## Kezdőlap

web-hero = Ülj le. Meg van terítve.
web-hero-help = Játssz rögtön botok ellen, vagy küldj linket a barátaidnak. Nem kell hozzá fiók.
web-games = Játékok
web-players-range = { $least }–{ $most } játékos
web-players-exact = { $most } játékos
web-minutes = kb. { $minutes } perc
web-play-bots = Játék botok ellen
web-play-bots-at = Játék botok ellen: { $game }
web-rules-of = Szabályok: { $game }
web-waits-for-you = A partid
web-game-with =
    { $count ->
        [one] { $game }, ellenfél: { $names }
       *[other] { $game }, ellenfelek: { $names }
    }
web-with =
    { $count ->
        [one] ellenfél: { $names }
       *[other] ellenfelek: { $names }
    }
web-your-turn = Te jössz
web-others-turn = Mások vannak soron
web-in-waiting-room = Váróteremben
web-finished = Befejezett
web-outdated = a szabályok változása zárta le
web-more-games = még { $count } parti
web-continue = Folytatás
web-go-there = Megnyitás
web-open-tables = Szabad asztalok
web-no-open-tables = Most nincs szabad asztal. Hozz létre egyet, vagy játssz botok ellen.
web-table-of = { $name } asztala
web-free-seats =
    { $count ->
        [0] nincs szabad hely
       *[other] { $count } szabad hely
    }
web-is-running = már tart a parti
web-last-games = Legutóbbi partijaid
web-sit-down = Leülök
web-sit-here = Ide ülök
web-sit-here-at = Ide ülök: { $number }. hely
web-sit-here-as = Ide ülök: { $number }. hely, { $role }
web-watch = Nézem

## Új asztal

web-create-table = Asztal létrehozása
web-create-table-do = Asztal létrehozása
web-create-and-start = Létrehozás és indítás
web-create-help = Ülj, ahova szeretnél. A barátaid a linkkel jönnek, a botok rögtön leülnek.
web-all-options = Minden játékbeállítás
web-game = Játék
web-seats = Helyek
web-seat-number = { $number }. hely
web-friend = Akinek elküldöd a linket
web-alone = Egyedül
web-alone-at = Egyedül: { $game }
web-rival = a szabályok irányítják
web-who-may-come = Ki jöhet
web-by-link = Akinek megvan a link
web-public = Bárki
web-options = Játékbeállítások
web-options-of = Játékbeállítások: { $game }

## Partijaim és visszajátszások

web-my-games-help = Minden asztal, ahol van helyed.
web-no-games = Még egyetlen asztalnál sincs helyed.
web-find-table = Asztal keresése
web-to-move = soron van: { $names }
web-result = Eredmény
web-replay = Vissza­játszás
web-result-won = { $game }, győzelem: { web-points }
web-result-place = { $game }, { $place }. hely: { web-points }
web-points = { $points } pont
web-replays-help = Befejezett partik, amelyeket bárki megnézhet, lépésről lépésre és bárki szemével.
web-no-replays = Még nincs befejezett nyilvános parti.
web-replay-title =
    { $count ->
        [one] { $game }: { $winners } győzött, { web-points }
       *[other] { $game }: { $winners } közösen győzött, { web-points }
    }
web-replay-no-winner = { $game }

## Váróterem

web-waiting-title = { $game }, váróterem
web-waiting-heading = { $game }, { $name } asztala
web-waiting-for =
    { $count ->
        [one] Egy hely még szabad. Ha betelik, indulhat a játék.
       *[other] { $count } hely még szabad. Ha mind betelik, indulhat a játék.
    }
web-all-here-host = Minden hely foglalt. Indíthatod a játékot.
web-all-here = Minden hely foglalt. A játékot a házigazda indítja.
web-leave = Távozás
web-start = Játék indítása
web-start-waits =
    { $count ->
        [one] Indítás, egy hely szabad
       *[other] Indítás, { $count } hely szabad
    }
web-invited = Ennél az asztalnál van szabad hely
web-free-seat = Szabad hely
web-free-seat-host = annak, aki megnyitja a linket, vagy egy botnak
web-free-seat-guest = annak, aki megnyitja a linket
web-add-bot = Bot leültetése
web-remove-person = Hely felszabadítása: { $name }
web-remove-bot = Eltávolítás: { $name }
web-level-of = Szint: { $name }
web-add-seat = Hely hozzáadása
web-remove-seat = Hely elvétele
web-invite = Meghívás
web-invite-link = Meghívólink
web-copy-link = Link másolása
web-link-copied = Link a vágólapon
web-copy-by-hand = A link ki van jelölve. Másold a billentyűzettel vagy a menüből.
web-invite-help = Aki megnyitja, becenévvel leülhet. Nem kell hozzá fiók. A nézők csak azt látják, ami nyilvános.
web-chat = Beszélgetés várakozás közben
web-reconnecting = Újrakapcsolódás. Amit látsz, régi lehet; semmi sem veszett el.
web-table-closed = Ez az asztal bezárt
web-table-closed-help = Mindenki távozott, mielőtt a játék elkezdődött.

## Szabályok

web-rules-title = { $game }: a szabályok
web-rules-help = Ahogy itt játsszuk, a saját szavainkkal. Minden pontnak száma van, és az elutasítások erre hivatkoznak.
web-rules-foreign = Egyelőre csak angolul olvashatók.
web-rules-aim = A játék célja
web-rules-turn = Egy kör képekben
web-rules-legend = Mit jelentenek az ikonok
web-chapters = Fejezetek
web-search-rules = Keresés a szabályokban
web-rules-found = { $count } találat
web-rules-nothing-found = Ilyet egyetlen pont sem mond.
web-clear-search = Minden pont mutatása
web-clause = Szabály: { $clause }
web-came-from-why = A „Miért nem?” kérdés hozott ide. Ez a szabály dönt.
web-back-to-table = Vissza az asztalhoz

## Beállítások

web-settings = Beállítások
web-settings-help = Ez az eszköz megjegyzi őket.
web-words-and-light = Nyelv és megjelenés
web-language = Nyelv
web-language-is = Nyelv: { $language }
web-language-help = minden szövegé, a naplóé is
web-theme = Megjelenés
web-theme-help = éjszaka lámpafényben; a bábuk színe nem változik
web-theme-system = Mint az eszközön
web-theme-day = Nappal
web-theme-night = Éjszaka
web-to-day = Váltás nappalra
web-to-night = Váltás éjszakára
web-sound-and-notes = Hang és értesítések
web-sound = Hangok
web-sound-help = koppanás a lépéseknél, csengő, ha te jössz
web-sound-is-on = Hang be
web-sound-is-off = Hang ki
web-notifications = Szóljon, ha én jövök
web-notifications-help = a rendszered értesítésével, ha az oldal nem látszik
web-notifications-refused = A böngésződ nem enged értesítést erről az oldalról. A beállításaiban módosíthatod.
web-wordiness = Felolvasás (képernyőolvasó)
web-wordiness-help = mennyit mond a képernyőolvasó az asztalról
web-wordiness-few = a lényeg
web-wordiness-some = szokásos
web-wordiness-all = minden
web-patterns = Erős minták
web-patterns-help = színek nélkül is látszik, ki kicsoda
web-loudness = Hangerő
web-loudness-help = a koppanásé és a csengőé
web-motion-and-pace = Mozgás és tempó
web-motion = Mozgás
web-motion-help = a bábuk odacsúsznak, vagy a helyükre ugranak, és ecsetvonás jelzi az útjukat
web-motion-system = Mint az eszközön
web-motion-full = Csúsznak
web-motion-less = Ugranak
web-pace = A botok tempója
web-pace-help = az ezután terített asztaloknál; mindegyiknél átállítható
web-care = Óvatosság
web-confirm = Megerősítés második nyomással
web-confirm-help = végleges az, ami rejtett vagy véletlen dolgot fed fel: nem vonható vissza
web-confirm-every = minden választás
web-confirm-final = csak a végleges
web-confirm-never = soha
web-aid = Tanácsok az első partikban
web-aid-help = egy mondat arról, mire jó az új kérdés, minden játék első három partijában
