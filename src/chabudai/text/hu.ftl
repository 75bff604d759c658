# Minden játék kerete: az asztal elutasításai és a hibák. A játékok szavai a saját mappájukban vannak.

nothing = semmi
list-and = { $rest } és { $last }
list-or = { $rest } vagy { $last }
seat-you = te

## Miért nem?

refusal-game-over = A játéknak már vége.
refusal-not-your-turn = Nem te jössz.
refusal-not-asked = Most nem ez a kérdés; válassz egyet a felsorolt lehetőségek közül.

## Miért nem volt kérdés

forced-only-way = az egyetlen lehetőség

## Játékok, beállítások, nyelvek

error-game = Nincs ilyen játék: „{ $game }”. Választható: { $accepted }.
error-broken-game = A(z) { $game } játék még nem játszható: { $reason }.
error-bot = Nincs ilyen bot: „{ $bot }”. Választható: { $accepted }.
error-language = Nincs ilyen nyelv: „{ $language }”. Választható: { $accepted }.
error-seats = { $game }: { $least }–{ $most } játékos kell, nem { $seats }.
error-seats-exact = { $game }: { $most } játékos kell, nem { $seats }.
error-option = Ennek a játéknak nincs ilyen beállítása: { $game }, „{ $option }”. Választható: { $accepted }.
error-option-value = A következő beállítás értéke nem lehet „{ $value }”: { $option }. Elfogadott: { $accepted }.

## Akciók

error-unknown-action = Ebben a játékban nincs ilyen akció: „{ $action }”. Írd be a felsorolt akciók egyikét, pontosan úgy, ahogy ott áll.
error-undo-nothing = Nincs mit visszavonni: még senki sem lépett.
error-undo-others = Ez már nem vonható vissza: azóta már más is lépett.
error-answer-too-far = Innen egyenként: még nem tudni, mi következik.
error-undo-seen = Ez már nem vonható vissza: új információ derült ki.
error-act-unfinished = Előbb többet kell mondanod hozzá.
error-no-acts = Ebben a játékban a soron kívül nincs mit tenni.

## Állások

error-bad-position = Hibás az állás ezen a helyen: { $path }. Elfogadott: { $expected }.
error-no-such-place = Az állásban nincs ilyen hely: { $path }. Az útvonal mezőnevekből és számokból áll, pontokkal elválasztva.

## Partifájlok

error-match-unreadable = A fájl nem olvasható: { $file } ({ $reason }). Partifájl kell.
error-match-not-json = Ez nem partifájl: { $file }. Nem érvényes JSON.
error-match-foreign = Ez nem a Chabudai partifájlja: { $file }. Hiányzik a „chabudai” mező.
error-match-format = { $file }: a partifájl formátuma { $found }. Elfogadott: { $accepted }.
error-match-field = { $file }: hiányzik egy mező, amely minden partifájlban kötelező: „{ $field }”.
error-match-damaged = { $file }: a fájl sérült, egy mezőben nem az áll, aminek kellene. Pontosan olyan fájl kell, amilyet a Chabudai írt.
error-match-game = { $file }: a játék { $found }, nem { $accepted }.
error-match-rules = { $file }: ezt a partit a szabályok más változatával játszották: { $found }. Elfogadott: { $accepted }.
error-match-otherwise = { $file }: ezt a partit a szabályok { $found }. változatával játszották; a mostani változattal ({ $accepted }) másképp zajlik. { $why }
error-match-move = { $file }, { $number }. lépés, „{ $move }”: a szabályok ott nem engedik meg.
error-match-event = { $file }: eltérés a következő eseménynél: { $number }. A fájl szerint { $found }, a szabályok szerint { $played }.
error-match-digest = { $file }: lépés: { $number }; utána nem az az állás jön ki, amelyért a fájl kezeskedik.

## Eredményfájlok

error-results-kind = { $file }: ismeretlen fájlfajta. Elfogadott végződések: { $accepted }.
error-results-pyarrow = { $file }: a pyarrow csomag kell hozzá. Telepítsd így: chabudai[parquet], vagy írj .csv vagy .jsonl fájlba.

## Miért nem használható egy fájl

reason-missing = nincs ilyen fájl vagy mappa
reason-forbidden = nincs hozzá jogosultság
reason-folder = ez egy mappa
reason-no-folder = az útvonal egy része nem mappa
reason-full = megtelt a lemez
reason-read-only = a lemez csak olvasható
reason-long-name = túl hosszú a név
reason-not-text = nem UTF-8 kódolású szöveg

## Az asztal a weben

error-server = Nálunk hiba történt. A partid megvan.
error-unavailable = A mentett partik most nem érhetők el. Semmi sem veszett el, amit visszaigazoltunk; tovább próbáljuk.
error-bad-request = Az üzenet érthetetlen volt. Töltsd újra az oldalt.
error-bad-origin = A kérés egy másik oldalról jött, ezért elutasítottuk.
error-bad-host = Ezen a néven ez az asztal nem ismert. Aki üzemelteti, a CHABUDAI_ORIGIN beállításban adhatja meg a címet, amelyet az emberek beírnak.
error-no-guest = Előbb válassz becenevet.
error-name = A becenév 1–{ $most } karakter.
error-chat = Az üzenet 1–{ $most } karakter.
error-no-page = Itt nincs semmi.
error-no-table = Nincs ilyen asztal. Lehet, hogy már leszedték.
error-no-game = Nincs „{ $game }” nevű játék.
error-no-position = A partiban nincs ilyen állás.
error-no-seat = Az asztalnál nincs ilyen hely.
error-table-state = Az asztalok open vagy finished szerint kérhetők, „{ $state }” szerint nem.
error-not-your-seat = Ennél az asztalnál nincs helyed.
error-not-host = Ezt csak a házigazda teheti meg.
error-bot-plays-on = Egy bot játszik helyetted. Előbb ülj vissza a helyedre.
error-already-started = A játék már elkezdődött.
error-not-away-long = Bot csak annak a helyén játszhat, aki már legalább { $seconds } másodperce távol van.
error-already-over = A játék már véget ért.
error-not-started = A játék még nem kezdődött el.
error-not-running = A parti most nem tart.
error-not-over = A játék még nem ért véget.
error-not-asked = Most nem te választasz.
error-free-seats = Van még szabad hely.
error-seat-taken = A hely foglalt.
error-seats-taken = Ennél többen ülnek az asztalnál.
error-table-full = Megtelt az asztal.
error-many-waiting = Már { $most } asztalod vár játékosokra.
error-many-nearby = A hálózatodról már { $most } asztal vár játékosokra.
error-many-running = Már { $most } futó partid van. Előbb fejezz be egyet.
error-stale = Elkéstél: a játék közben továbbment.
error-other-rules = Ez a parti a szabályok más változatával kezdődött, csak megnézni lehet.
error-pace = A tempó 0–{ $most } ezredmásodperc.
error-too-large = Ez túl hosszú.
error-too-fast = Túl gyors. Várj egy kicsit.
error-undo-too-often = Ennél az asztalnál már túl sok lépést vontatok vissza. Játssz tovább.
error-undo-watching = Csak nézed a partit.
error-data-folder = Ez a mappa nem használható: { $folder } ({ $reason }). Válassz másikat a --data kapcsolóval.
error-setting = { $name } értéke nullánál nagyobb szám legyen, ne „{ $value }”.
error-origin-setting = A CHABUDAI_ORIGIN olyan cím legyen, mint https://table.example, ne „{ $value }”.
error-metrics-setting = { $name } értéke ennek a gépnek egy portja vagy cím és port legyen, mint 10.0.0.5:9100, ne „{ $value }”.
error-metrics-address = Ezen a címen nem lehet metrikákat szolgáltatni: „{ $value }”. Adj meg másikat itt: { $name }.
error-log-setting = { $name } értéke ezek egyike legyen: { $accepted }; ne „{ $value }”.
error-workers-setting = A CHABUDAI_WORKERS értéke inside vagy apart lehet, nem „{ $value }”.
error-work-alone = A „chabudai work” PostgreSQL-en keresztül osztja meg a feladatait: állítsd be a DATABASE_URL változót. SQLite-fájllal nincs rá szükség: az egyetlen kiszolgáló folyamat mindent maga végez el.
error-port-taken = Ezen a porton már más figyel: { $port }. Válassz másikat a --port kapcsolóval.
error-address = Ezen a címen és porton nem lehet figyelni: { $host }, { $port }. Válassz másikat a --host kapcsolóval.

## Az adatbázis

error-storage-url = A DATABASE_URL nem használható cím. Elfogadott: { $accepted }.
error-storage-file = Ez az adatbázis nem használható: { $file } ({ $reason }).
error-storage-server = Az ezen a címen lévő adatbázis nem használható: { $address } ({ $reason }).
error-storage-driver = A PostgreSQL-hez a psycopg illesztő kell, amely nincs telepítve. Telepítsd ezt: chabudai[postgresql].
error-storage-newer = Ezt az adatbázist a Chabudai újabb változata írta: { $address }. Használd azt a változatot.
error-backup-server = A partik PostgreSQL-ben vannak: a pg_dump paranccsal másold le őket.
error-backup-there = { $file } már létezik. Adj meg új fájlt.
error-backup-nothing = Ebben a mappában nincsenek partik: { $folder } ({ $file } nem létezik). Add meg a mappát a --data kapcsolóval.
error-backup-file = Ez a fájl nem írható: { $file } ({ $reason }).
error-storage-taken = Az ebben a mappában lévő partikat már egy másik folyamat szolgálja ki: { $folder }. A másodiknak saját mappa kell (--data), vagy PostgreSQL (DATABASE_URL), amelyen több folyamat osztozhat.
error-storage-lost = Az adatbázis nem válaszolt. Nem biztos, hogy ez el lett mentve: mielőtt megismétled, nézd meg újra az asztalt.
error-storage-closed = Az asztalt éppen bezárják.
error-storage-conflict = Valaki más gyorsabb volt.
error-storage-missing = Nincs ilyen asztal vagy vendég.
reason-not-database = nem adatbázis
reason-damaged = megsérült
reason-busy = egy másik program használja

## A játékok körül
error-invite-only = Ez az asztal csak a meghívottaké.
error-not-admitted = Ide nem ülhetsz le: ennél az asztalnál a házigazda dönti el, ki játszik.
error-no-invitation = Ez a meghívó már nem érvényes: felhasználták, elutasították vagy visszavonták.
error-no-person = Nincs itt ilyen játékos.
error-many-invited = Már { $most } meghívó van kint. Előbb vonj vissza egyet.
error-block-oneself = Magadat nem némíthatod és nem tilthatod le.
error-many-blocked = Már { $most } embert némítottál vagy tiltottál le.
error-note = Egy jegyzet legfeljebb { $most } karakter.
error-note-changed = Ezt a jegyzetet egy másik lapon vagy másik eszközön módosították.

## Fiókok
error-account-name = A bejelentkezési név nem kezdődhet @ jellel.
error-account-taken = Ezt a nevet itt már használja valaki. Ha te vagy az, jelentkezz be.
error-password = A jelszó { $least }–{ $most } karakter, és nem lehet a neved.
error-log-in =
    { $left ->
        [0] A név és a jelszó nem illik össze. Újabb próba csak szünet után.
       *[other] A név és a jelszó nem illik össze. Még { $left } próba, azután szünetek következnek.
    }
error-recovery =
    { $left ->
        [0] A név és a kód nem illik össze. Újabb próba csak szünet után.
       *[other] A név és a kód nem illik össze. Még { $left } próba, azután szünetek következnek.
    }
error-log-in-pause = Túl sok próba. Várj { $seconds } másodpercet, és próbáld újra.
error-busy = Most sokan jelentkeznek be. Próbáld újra pár másodperc múlva.
error-registered = Már van fiókod.
error-no-account = Még nincs fiókod.
error-no-session = Abban a böngészőben már nincs bejelentkezve senki.
error-registration-closed = Ez a szerver nem fogad új fiókot. Vendégként játszhatsz.
error-token = Ezt a linket már felhasználták, vagy lejárt. Kérj újat.
error-nothing-to-merge = Nincs mit átvenni a vendégtől.
error-passkey = Ez a belépőkulcs itt nem használható.
error-passkey-here = A böngészők belépőkulcsot csak névvel ellátott https-címen engednek.
error-many-passkeys = Legfeljebb { $most } belépőkulcsod lehet.
error-last-passkey = Ez az egyetlen belépési módod. Előbb állíts be jelszót.
error-mail = Ez nem e-mail-cím.
error-no-mail = Ez a szerver nem küld levelet.
error-registration-setting = A CHABUDAI_REGISTRATION open, invited vagy closed lehet, nem „{ $value }”.
error-mail-setting = A(z) { $name } nem mondja meg, merre menjen a levél. Lásd docs/hosting.md.
error-no-push = Ez a szerver nem küld értesítést a böngészőknek.
error-push-key = A(z) { $name } nem értesítési kulcs. A „chabudai push-key” készít egyet.
error-push-contact = A(z) { $name } mondja meg, hol érhető el a szerver gazdája: mailto: vagy https: cím kell.
error-push-subscription = Ez a böngésző nem adott olyan címet, amelyre küldeni lehet.
error-notice-hosts = A(z) { $name } gépeket sorol fel, porttal vagy anélkül, vesszővel elválasztva: ntfy.lan, 10.0.0.5:8080.
error-notice-setting = Nincs ilyen fajta, út vagy idő az értesítésekhez.
error-zone = Nincs ilyen időzóna.
error-hook = A webhook egyszerű https cím, név és jelszó nélkül.
error-no-address = Nincs ilyen böngésző vagy webhook.
error-no-account-of = „{ $name }” néven senki sem jelentkezik be.
