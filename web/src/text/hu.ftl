# Az asztalok körüli oldalak. Az asztal oldalának és a játékoknak a szavai ott vannak mellettük.

## Mindenütt

web-app = Chabudai
web-app-description = Négy társasjáték egy asztalnál, barátokkal vagy botokkal, egy estére vagy hetekre.
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
web-since = { $date } óta
web-counted-title = ({ $count }) { $title }
web-waiting-games = { $count } parti vár rád
web-next-game = Következő parti: { $game }
web-next-game-since = { $date } óta vár
web-next-game-go = Megyek
web-next-game-stay = Itt maradok
web-next-game-of = Következő parti: { $game }. { $count } vár rád

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
web-offline = Nincs kapcsolat
web-offline-help = Az asztal a túloldalon van. A partijaid ott várnak, semmi sem vész el.
web-new-version = Ennek az oldalnak új változata van
web-new-version-help = A régi egy része már nincs meg. Töltsd újra az oldalt: a partijaid ott folytatódnak, ahol tartanak.
web-reload = Újratöltés
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
web-games-running = { $count } parti folyik. Felül van, amelyik a legrégebben vár.
web-waiting-for-you = Rád várnak
web-ringed-acts = a bekarikázott jel van soron
web-look = Megnézem
web-own-note = A saját jegyzeted, más nem látja
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

## Fiók

web-former = egykori játékos
web-account = Fiók
web-account-link = Fiók és más eszközök
web-account-help = Nélküle is játszhatsz. A fiók megőrzi a partijaidat, és bármelyik eszközről asztalhoz ülhetsz vele.
web-account-of = Minden, ami ezen a szerveren { $name } nevéhez tartozik.
web-keep-games = Partijaim megőrzése
web-keep-help =
    { $count ->
        [0] Amit játszol, minden eszközön ott lesz, ahol bejelentkezel.
       *[other] A böngészőben játszott { $count } partid veled tart. Az asztaloknál semmi nem változik.
    }
web-keep-passkey = Megőrzés belépőkulccsal
web-or-password = vagy jelszóval
web-or = vagy
web-log-in-name = Bejelentkezési név
web-log-in-name-help = Itt mindenkié más.
web-password = Jelszó
web-password-help = Legalább nyolc karakter.
web-old-password = Mostani jelszó
web-new-password = Új jelszó
web-invitation = Meghívó
web-invitation-help = Itt csak az üzemeltető meghívójával lehet új fiókot nyitni.
web-log-in = Bejelentkezés
web-log-in-passkey = Bejelentkezés belépőkulccsal
web-lost-code = Elveszett: helyreállító kóddal
web-lost-mail = Elveszett: link e-mailben
web-back = Vissza
web-recover = Új jelszó helyreállító kóddal
web-recovery-code = Helyreállító kód
web-recovery-code-help = Egy a kinyomtatottak közül. Mindegyik egyszer használható.
web-set-password-do = Beállítás és bejelentkezés
web-mailed-link = Új jelszó e-mailben
web-name-or-mail = Név vagy e-mail-cím
web-send-link = Link küldése
web-link-sent = Ha van ilyen fiók megerősített címmel, a link már úton van. Egy óráig érvényes.
web-you-are-in = Bejelentkeztél, { $name } néven.
web-signed-out = Kijelentkeztél ebben a böngészőben. Jelentkezz be újra, ha tovább játszanál.
web-other-device = Megnyitás a másik eszközömön
web-other-device-help = Ugyanazok a helyek telefonon vagy másik gépen. Mindkettő nyitva marad.
web-device-show = Kód és link mutatása
web-square-code = Négyzetes kód a linkkel
web-device-link = Link a másik eszköznek
web-device-step-scan = Irányítsd rá a másik eszköz kameráját, vagy nyisd meg ott a linket.
web-device-step-yes = Itt megkérdezzük, hogy a tiéd-e az az eszköz.
web-device-step-play = Ott ugyanazokon a helyeken ülsz.
web-device-time = Egyszer, még { $minutes } percig használható, és csak ha itt igent mondasz.
web-device-unknown = Ismeretlen böngésző
web-device-asks = { $device } be szeretne lépni: a tiéd?
web-device-asks-help = Aki belép, a te nevedben játszik. Mondj nemet, ha nem te nyitottad meg a linket.
web-device-yes = Igen, az enyém
web-device-no = Nem
web-device-granted = Beengedve. Mindjárt ott lesz.
web-device-in = A másik eszközöd is bent van.
web-device-over = A link ideje lejárt.
web-device-refused = Senki nem lépett be. Ez a link már nem érvényes.
web-device-another = Új kód mutatása
web-come-in = Partijaim megnyitása itt
web-come-in-help = Csak akkor folytasd, ha te készítetted a linket a másik eszközödön. Utána ott mondj igent.
web-come-in-instead = Itt eddig { $name } néven játszol. Ez a böngésző utána a másik névé lesz; ha vissza akarsz térni ezekhez a partikhoz, előbb őrizd meg őket.
web-come-in-do = Megnyitás itt
web-come-in-not = Most nem
web-come-in-waits = Belépés { $name } néven. Most mondj igent az első eszközödön.
web-confirm-mail = E-mail-cím megerősítése
web-confirm-mail-help = Utána ide mehetnek az értesítések és az új jelszó linkjei.
web-confirm-mail-do = Megerősítés
web-mail-confirmed = Megerősítve.
web-set-password = Új jelszó választása
web-set-password-help = Ezzel minden más böngésző kijelentkezik.
web-logs-in-as = A bejelentkezési neved { $account }, bármi is a beceneved.
web-sessions = Ahol be vagy jelentkezve
web-session-here = ez a böngésző
web-session-seen = utoljára itt: { $ago }
web-log-out = Kijelentkezés
web-log-out-of = Kijelentkezés: { $device }
web-log-out-everywhere = Kijelentkezés mindenhol
web-logged-out = Kijelentkeztél. A partijaid megmaradnak.
web-change-password = Jelszó módosítása
web-first-password = Jelszó beállítása
web-password-changed = Módosítva. Minden más böngésző kijelentkezett.
web-passkeys = Belépőkulcsok
web-passkeys-help = Bejelentkezés ujjal, arccal vagy az eszköz kódjával, jelszó nélkül.
web-passkey-add = Belépőkulcs hozzáadása
web-passkey-made = készült: { $date }
web-passkey-drop = Eltávolítás
web-passkey-drop-of = Belépőkulcs eltávolítása: { $device }
web-passkey-none = A böngésző nem adott belépőkulcsot. Semmi nem változott.
web-passkey-known = Ezen az eszközön már van belépőkulcsod.
web-codes = Helyreállító kódok
web-codes-help = Mindegyik egyszer nyitja meg a fiókodat, telefon és e-mail nélkül. Csak most láthatók; később azt látod, mennyi maradt.
web-codes-whose = { $account }, { $place }
web-codes-copy = Másolás
web-codes-copied = Kódok másolva
web-codes-by-hand = A kódok ki vannak jelölve. Másold őket billentyűvel vagy menüből.
web-codes-print = Nyomtatás
web-codes-kept = Megvannak
web-codes-left =
    { $count ->
        [0] Egy sem maradt. Készíts újakat, mielőtt szükséged lenne rájuk.
       *[other] { $count } maradt.
    }
web-codes-renew = Új kódok készítése
web-codes-renew-help = A régiek ezután nem érvényesek.
web-mail = E-mail
web-mail-help = Értesítésekhez és elveszett jelszóhoz. Senki más nem látja.
web-mail-address = E-mail-cím
web-mail-other = Másik e-mail-cím
web-mail-send = Megerősítő link küldése
web-mail-pending = A link elment ide: { $mail }. Nyisd meg ott, és erősítsd meg a címet.
web-mail-remove = Eltávolítás
web-merge = Átveszed a vendég partijait?
web-merge-help = Ebben a böngészőben { $name } néven { $count } asztalnál játszottál.
web-merge-both = Közülük { $count } asztalnál saját helyed van. Onnan a vendég távozik, és helyette bot játszik tovább.
web-merge-do = Átveszem
web-merge-not = Maradjanak
web-merged =
    { $count ->
        [0] Nem volt mit átvenni.
       *[other] { $count } asztal most már a tiéd.
    }
web-delete = Fiók törlése
web-delete-help = A neved „egykori játékos” lesz. A jelszót, a kulcsokat, a kódokat, az e-mail-címet és minden eszközt elfelejtünk. A partik a többieknek megmaradnak; ahol még tart a játék, bot játszik tovább helyetted. Ez nem vonható vissza.
web-delete-do = Végleges törlés
web-deleted = A fiókod megszűnt.

## Meghívás
web-by-invitation = Csak meghívottak
web-onlookers = Mások is nézhetik
web-onlookers-help = Akinek megvan a link, de nincs meghívva
web-free-seat-invited = meghívottaké vagy egy boté
web-invite-people = Játékosok meghívása
web-played-with = Akikkel már játszottál
web-played-with-all = Már mindenki meg van hívva.
web-invite-one = Meghívás: { $name }
web-invite-account = A név, amivel bejelentkezik
web-invite-do = Meghívás
web-invite-account-help = Ha van ilyen fiók, a Partijaim között találja a meghívót.
web-make-link = Személyes link készítése
web-invited-link = Személyes link, még nem használták
web-invited-link-help = Egy embernek szól. Csak most látszik; aki először megnyitja, azé lesz.
web-invited-somebody = Valaki
web-invited-by-link = megnyitott egy személyes linket
web-invited-when = meghíva { $ago }
web-invited-people = Meghívottak
web-withdraw = Meghívás visszavonása: { $name }
web-you-are-invited = Meghívtak
web-you-are-invited-help = Ez a link egy embernek szól. Mostantól a tiéd.
web-take-invitation = Az asztalhoz
web-invited-only = Csak meghívottaknak
web-invited-only-help = Ennél az asztalnál a házigazda hívja meg, aki játszik.
web-invited-heading = Meghívók
web-invited-by = { $name } hív meg
web-decline = Elutasítás

## Némítás és tiltás
web-about = Ki az a { $name }
web-mute = Némítás
web-unmute = Némítás feloldása
web-block = Letiltás
web-unblock = Tiltás feloldása
web-block-help = Némítás: egyik asztalnál sem látod, amit ír. Letiltás: ezenkívül nem hívhat meg, és nem ülhet le oda, ahol vársz. Senki nem tudja meg; a folyó játékok mennek tovább.
web-is-mute = Némítva: nem látod, amit ír.
web-is-block = Letiltva: nem látod, amit ír, nem hívhat meg, és nem ülhet le oda, ahol vársz.
web-blocked = Némított és letiltott emberek
web-blocked-help = Ezt a listát csak te látod.
web-undo-block = Visszavonás
web-unblock-one = Nincs többé némítva vagy letiltva: { $name }

## Profilok
web-see-profile = Profil megnyitása
web-own-profile = Amit mások látnak rólad
web-profile-since = játszik: { $since } óta
web-profile-games = { $count } parti
web-profile-won = { $count } győzelem
web-profile-won-share = { $count } győzelem, { $share }
web-best = legtöbb
web-by-game = Játékonként
web-no-results = Még nincs végigjátszott partija
web-recent-games = Megnézhető partik
web-no-recent-games = Itt még nincsenek nyilvános partik
web-notices = Értesítések
web-notices-help = Mi jut el hozzád, milyen úton és milyen gyorsan. Az értesítés megmondja, melyik játékról van szó, melyik részénél tart és mennyi idő maradt, azt soha, hogy mi történt. Egy asztaltól naponta legfeljebb { $daily } érkezik.
web-notices-nobody = Az értesítések azoknak szólnak, akik asztalnál ülnek. Előbb válassz becenevet, fiók nem kell.
web-notices-link = Értesítések, ha az oldal be van zárva
web-way-push = Böngésző
web-way-mail = E-mail
web-way-hook = Webhook
web-notice-turn = Te jössz
web-notice-turn-help = döntés vár rád
web-notice-time = Fogy az idő
web-notice-time-help = egyszer, az órával játszó asztaloknál
web-notice-invited = Meghívás
web-notice-invited-help = egy asztalhoz hívnak
web-notice-offer = Ajánlat
web-notice-offer-help = valaki javasol neked valamit
web-notice-over = Vége
web-notice-over-help = befejeződött egy partid
web-notice-chat = Megszólítás
web-notice-chat-help = valaki a neveden szólít egy asztalnál
web-notice-cell = { $kind }: { $way }
web-notice-delay = { $kind }, { $way }: mikor
web-notice-at-once = azonnal
web-notice-try = Próba
web-notice-no-mail-here = ezen a szerveren nincs
web-notice-no-mail-here-help = Ez a szerver nem küld e-mailt.
web-notice-no-address = nincs megerősített cím
web-notice-no-address-help = Az e-mail arra a címre megy, amelyet megadtál és megerősítettél.
web-test-send = Próba küldése
web-test-send-by = Próba küldése: { $way }
web-test-sending = úton van
web-test-sent = Elküldve. Hamarosan meg kell érkeznie.
web-test-unreachable = Nem jött válasz. Ellenőrizd a címet.
web-test-refused = Elutasítva. Ellenőrizd a címet.
web-test-gone = Már nincs ott senki. Eltávolítottuk.
web-test-too-slow = A válasz túl sokáig tartott.
web-test-no-way = Ez az út nincs beállítva.
web-push-help = Akkor is, ha ez az oldal be van zárva. A böngésző egyszer megkérdezi, szabad-e.
web-push-subscribe = Értesítést kérek ebben a böngészőben
web-push-refused = A böngésző nem engedte. Engedélyezd az oldal értesítéseit a beállításaiban.
web-push-denied = Ennek az oldalnak az értesítései le vannak tiltva a böngészőben. Engedélyezd őket a beállításaiban, aztán gyere vissza.
web-push-unsupported = Ez a böngésző itt nem tud értesíteni. iPhone-on előbb tedd ki az oldalt a kezdőképernyőre, máshol https-en kell megnyitni.
web-push-none-here = ezen a szerveren nincs
web-push-none-here-help = Ez a szerver nem küld böngészőértesítést: az üzemeltetője nem készített hozzá kulcsot.
web-push-devices =
    { $count ->
        [0] még nincs eszköz
       *[other] { $count } eszköz
    }
web-push-since = ettől: { $date }
web-push-remove = Eltávolítás
web-push-remove-of = Eltávolítás: { $device }
web-hook-help = A saját csatornádhoz. Aki ismeri a címét, írhat oda, ezért titokban marad, és soha többé nem látható.
web-hook-none = még nincs cím
web-hook-shape = A webhook fajtája
web-hook-discord = Discord
web-hook-slack = Slack
web-hook-ntfy = ntfy
web-hook-json = Egyszerű JSON
web-hook-address = Cím
web-hook-other = Másik cím
web-hook-address-help = https://-sel kezdődik, és nyilvános.
web-hook-key = A szöveg kulcsa
web-hook-key-help = A JSON-nak egy kulcsa van, amelynek az értéke a szöveg.
web-hook-since = beállítva: { $date }
web-hook-set = Cím mentése
web-hook-remove = Webhook eltávolítása
web-digest = Összefoglaló
web-digest-help = Egy e-mail minden partiról, amely vár, külön e-mailek helyett.
web-digest-every-0 = Külön e-mailek
web-digest-every-6 = 6 óránként
web-digest-every-12 = 12 óránként
web-digest-every-24 = Naponta egyszer
web-digest-hour = Hány órakor
web-quiet = Csendes asztalok
web-quiet-help = Az itt bekapcsolt asztaltól nem kapsz értesítést.
web-quiet-at = Nincs értesítés: { $game }
