# Rámec všech her: odmítnutí u stolu a chyby. Slova jednotlivých her jsou v jejich vlastních složkách.

nothing = nic
list-and = { $rest } a { $last }
list-or = { $rest }, nebo { $last }
seat-you = ty

## Proč ne?

refusal-game-over = Hra už skončila.
refusal-not-your-turn = Nejsi na tahu.
refusal-not-asked = Na to se teď hra neptá; vyber jednu z nabízených odpovědí.

## Proč se hra neptala

forced-only-way = jediná možnost

## Hry, nastavení, jazyky

error-game = Hra „{ $game }“ tu není. Na výběr: { $accepted }.
error-broken-game = Hru { $game } zatím nelze hrát: { $reason }.
error-bot = Bot „{ $bot }“ tu není. Na výběr: { $accepted }.
error-language = Jazyk „{ $language }“ není k dispozici. Na výběr: { $accepted }.
error-seats =
    { $most ->
        [few] { $game } je pro { $least }–{ $most } hráče, ne pro { $seats }.
       *[other] { $game } je pro { $least }–{ $most } hráčů, ne pro { $seats }.
    }
error-seats-exact =
    { $most ->
        [one] { $game } je pro { $most } hráče, ne pro { $seats }.
        [few] { $game } je pro { $most } hráče, ne pro { $seats }.
       *[other] { $game } je pro { $most } hráčů, ne pro { $seats }.
    }
error-option = Hra { $game } nemá nastavení „{ $option }“. Její nastavení: { $accepted }.
error-option-value = Nastavení { $option } nemůže mít hodnotu „{ $value }“. Přípustné: { $accepted }.

## Akce

error-unknown-action = „{ $action }“ není akce této hry. Napiš některou z vypsaných akcí přesně tak, jak je uvedena.
error-undo-nothing = Není co vzít zpět: zatím nikdo nehrál.
error-undo-others = To už nelze vzít zpět: už hrál někdo další.
error-answer-too-far = Dál jen po jednom kroku: co přijde potom, se ještě neví.
error-undo-seen = To už nelze vzít zpět: ukázalo se něco nového.
error-act-unfinished = Ještě to není celé: doplň, co chybí.
error-no-acts = V této hře není mimo tah co dělat.

## Pozice

error-bad-position = Pozice je chybná v místě { $path }. Přípustné: { $expected }.
error-no-such-place = Pozice nemá nic v místě { $path }. Cesta se skládá z názvů polí a čísel oddělených tečkami.

## Soubory partií

error-match-unreadable = Soubor { $file } nelze přečíst: { $reason }. Je potřeba soubor partie.
error-match-not-json = { $file } není soubor partie: není to platný JSON.
error-match-foreign = { $file } není soubor partie z Chabudai: chybí pole „chabudai“.
error-match-format = Soubor { $file } má formát partie { $found }. Přípustný: { $accepted }.
error-match-field = V souboru { $file } chybí pole „{ $field }“, které musí mít každý soubor partie.
error-match-damaged = Soubor { $file } je poškozený: některé pole obsahuje něco jiného, než má. Je potřeba soubor přesně tak, jak ho zapsalo Chabudai.
error-match-game = { $file } je partie hry { $found }, ne { $accepted }.
error-match-rules = Partie v souboru { $file } se hrála podle pravidel verze { $found }. Přípustná: { $accepted }.
error-match-otherwise = Partie v souboru { $file } se hrála podle pravidel verze { $found }; podle verze { $accepted } probíhá jinak. { $why }
error-match-move = { $file }, tah { $number } „{ $move }“ tam pravidla nedovolují.
error-match-event = { $file }: událost číslo { $number } se liší. V souboru je { $found }, podle pravidel má být { $played }.
error-match-digest = { $file }: po tahu číslo { $number } pozice není ta, za kterou soubor ručí.

## Soubory s výsledky

error-results-kind = { $file }: neznámý druh souboru. Přípustné přípony: { $accepted }.
error-results-pyarrow = { $file } potřebuje balík pyarrow: nainstaluj chabudai[parquet], nebo zapisuj do .csv či .jsonl.

## Proč soubor nelze použít

reason-missing = takový soubor nebo složka není
reason-forbidden = chybí oprávnění
reason-folder = je to složka
reason-no-folder = část cesty není složka
reason-full = disk je plný
reason-read-only = disk je jen pro čtení
reason-long-name = název je příliš dlouhý
reason-not-text = není to text v UTF-8

## Stůl na webu

error-server = Chyba je na naší straně. Partie je uložená.
error-unavailable = Databáze teď neodpovídá. Nic potvrzeného se neztratilo, zkoušíme to dál.
error-bad-request = Zprávě nebylo rozumět. Načti stránku znovu.
error-bad-origin = Požadavek přišel z cizí stránky, a proto byl odmítnut.
error-bad-host = Pod tímto jménem tenhle stůl nikdo nezná. Kdo ho provozuje, může do CHABUDAI_ORIGIN dát adresu, kterou lidé píší.
error-no-guest = Nejdřív si zvol přezdívku.
error-name = Přezdívka má 1 až { $most } znaků.
error-chat = Zpráva má 1 až { $most } znaků.
error-no-page = Tady nic není.
error-no-table = Takový stůl tu není. Možná už byl zavřen.
error-no-game = Hra „{ $game }“ tu není.
error-no-position = Taková pozice v partii není.
error-no-seat = Takové místo u stolu není.
error-table-state = Stoly se vypisují jako open nebo finished, ne jako „{ $state }“.
error-not-your-seat = U tohoto stolu nemáš místo.
error-not-host = To smí jen zakladatel stolu.
error-bot-plays-on = Hraje za tebe bot. Nejdřív se vrať na své místo.
error-already-started = Hra už začala.
error-not-away-long =
    { $seconds ->
        [one] Bot může hrát jen za toho, kdo je pryč aspoň { $seconds } sekundu.
        [few] Bot může hrát jen za toho, kdo je pryč aspoň { $seconds } sekundy.
       *[other] Bot může hrát jen za toho, kdo je pryč aspoň { $seconds } sekund.
    }
error-already-over = Hra už skončila.
error-not-started = Hra ještě nezačala.
error-not-running = Hra neběží.
error-not-over = Hra ještě neskončila.
error-not-asked = Teď nevybíráš ty.
error-free-seats = Některá místa jsou ještě volná.
error-seat-taken = Místo je obsazené.
error-seats-taken = U stolu sedí víc lidí.
error-table-full = U stolu už není místo.
error-many-waiting =
    { $most ->
        [one] Už máš { $most } stůl, který čeká na hráče.
        [few] Už máš { $most } stoly, které čekají na hráče.
       *[other] Už máš { $most } stolů, které čekají na hráče.
    }
error-many-nearby =
    { $most ->
        [one] Z tvé sítě už na hráče čeká { $most } stůl.
        [few] Z tvé sítě už na hráče čekají { $most } stoly.
       *[other] Z tvé sítě už na hráče čeká { $most } stolů.
    }
error-many-running =
    { $most ->
        [one] Už ti běží { $most } partie. Nejdřív ji dohraj.
        [few] Už ti běží { $most } partie. Nejdřív některou dohraj.
       *[other] Už ti běží { $most } partií. Nejdřív některou dohraj.
    }
error-stale = Příliš pozdě: hra mezitím pokročila.
error-other-rules = Partie začala podle jiné verze pravidel, lze si ji jen prohlédnout.
error-pace = Tempo je 0 až { $most } milisekund.
error-too-large = To je příliš dlouhé.
error-too-fast = Příliš rychle. Chvilku počkej.
error-undo-too-often = U tohoto stolu se už vzalo zpět příliš mnoho tahů. Hraj dál.
error-undo-watching = Jen přihlížíš.
error-data-folder = Složku { $folder } nelze použít: { $reason }. Zvol jinou pomocí --data.
error-setting = { $name } musí být číslo větší než nula, ne „{ $value }“.
error-origin-setting = CHABUDAI_ORIGIN musí být adresa jako https://table.example, ne „{ $value }“.
error-metrics-setting = { $name } musí být port tohoto počítače, nebo adresa a port jako 10.0.0.5:9100, ne „{ $value }“.
error-metrics-address = Na adrese „{ $value }“ nelze poskytovat metriky. Zvol v { $name } jinou.
error-log-setting = { $name } musí být jedno z { $accepted }, ne „{ $value }“.
error-workers-setting = CHABUDAI_WORKERS musí být inside nebo apart, ne „{ $value }“.
error-work-alone = „chabudai work“ sdílí práci přes PostgreSQL: nastav DATABASE_URL. Se souborem SQLite není potřeba: jediný proces, který jej obsluhuje, dělá všechno sám.
error-port-taken = Na portu { $port } už naslouchá něco jiného. Zvol jiný pomocí --port.
error-address = Na adrese { $host }, port { $port }, nelze naslouchat. Zvol jinou pomocí --host.

## Databáze

error-storage-url = DATABASE_URL není adresa, kterou lze použít. Přijímá se: { $accepted }.
error-storage-file = Databázi { $file } nelze použít: { $reason }.
error-storage-server = Databázi na adrese { $address } nelze použít: { $reason }.
error-storage-driver = PostgreSQL potřebuje ovladač psycopg, který není nainstalovaný. Nainstaluj chabudai[postgresql].
error-storage-newer = Databázi { $address } zapsala novější verze Chabudai. Použij tu verzi.
error-backup-server = Partie jsou uložené v PostgreSQL: zkopíruj je pomocí pg_dump.
error-backup-there = { $file } už existuje. Zvol nový soubor.
error-backup-nothing = Ve složce { $folder } nejsou žádné partie: { $file } neexistuje. Uveď složku pomocí --data.
error-backup-file = Soubor { $file } nelze zapsat: { $reason }.
error-storage-taken = Partie ve složce { $folder } už obsluhuje jiný proces. Druhý potřebuje vlastní složku (--data), nebo PostgreSQL (DATABASE_URL), které může sdílet víc procesů.
error-storage-lost = Databáze neodpověděla. Není jisté, zda se to uložilo: než to zopakuješ, podívej se znovu na stůl.
error-storage-closed = Stůl se zavírá.
error-storage-conflict = Někdo jiný to stihl dřív.
error-storage-missing = Takový stůl ani host tu není.
reason-not-database = není to databáze
reason-damaged = je poškozená
reason-busy = používá ji jiný program

## Kolem her
error-invite-only = Tento stůl je jen pro pozvané.
error-not-admitted = Sem si sednout nemůžeš: u tohoto stolu o hráčích rozhoduje hostitel.
error-no-invitation = Tahle pozvánka už neplatí: byla použita, odmítnuta nebo stažena.
error-no-person = Nikdo takový tu není.
error-many-invited = Pozvánek už je { $most }. Nejdřív některou stáhni.
error-block-oneself = Sebe ztlumit ani zablokovat nemůžeš.
error-many-blocked = Ztlumených a zablokovaných už je { $most }.
error-note = Poznámka má nejvýše { $most } znaků.
error-note-changed = Tahle poznámka byla změněna v jiném okně nebo na jiném zařízení.

## Účty
error-account-name = Přihlašovací jméno nezačíná znakem @.
error-account-taken = Toto jméno už tu někdo má. Jestli jsi to ty, přihlas se.
error-password = Heslo má { $least } až { $most } znaků a není to tvoje jméno.
error-log-in =
    { $left ->
        [0] Jméno a heslo k sobě nepatří. Další pokus až po přestávce.
        [one] Jméno a heslo k sobě nepatří. Ještě jeden pokus, potom následují přestávky.
        [few] Jméno a heslo k sobě nepatří. Ještě { $left } pokusy, potom následují přestávky.
       *[other] Jméno a heslo k sobě nepatří. Ještě { $left } pokusů, potom následují přestávky.
    }
error-recovery =
    { $left ->
        [0] Jméno a kód k sobě nepatří. Další pokus až po přestávce.
        [one] Jméno a kód k sobě nepatří. Ještě jeden pokus, potom následují přestávky.
        [few] Jméno a kód k sobě nepatří. Ještě { $left } pokusy, potom následují přestávky.
       *[other] Jméno a kód k sobě nepatří. Ještě { $left } pokusů, potom následují přestávky.
    }
error-log-in-pause =
    { $seconds ->
        [one] Příliš mnoho pokusů. Počkej sekundu a zkus to znovu.
        [few] Příliš mnoho pokusů. Počkej { $seconds } sekundy a zkus to znovu.
       *[other] Příliš mnoho pokusů. Počkej { $seconds } sekund a zkus to znovu.
    }
error-busy = Právě se přihlašuje mnoho lidí. Zkus to za pár sekund znovu.
error-registered = Účet už máš.
error-no-account = Účet zatím nemáš.
error-no-session = V tomto prohlížeči už nikdo přihlášený není.
error-registration-closed = Tento server nové účty nepřijímá. Hrát můžeš jako host.
error-token = Odkaz už byl použit, nebo jeho čas vypršel. Požádej o nový.
error-nothing-to-merge = Po hostovi tu není co převzít.
error-passkey = Tento přístupový klíč tu použít nelze.
error-passkey-here = Prohlížeče dovolují přístupové klíče jen na https se jménem.
error-many-passkeys = Přístupových klíčů můžeš mít nejvíce { $most }.
error-last-passkey = Jiný způsob přihlášení nemáš. Nejdřív si nastav heslo.
error-mail = To není e-mailová adresa.
error-no-mail = Tento server poštu neposílá.
error-registration-setting = CHABUDAI_REGISTRATION musí být open, invited nebo closed, ne „{ $value }“.
error-mail-setting = { $name } neříká, kudy se posílá pošta. Viz docs/hosting.md.
error-no-push = Tento server do prohlížečů nic neposílá.
error-push-key = { $name } není klíč pro oznámení. Vytvoří ho „chabudai push-key“.
error-push-contact = { $name } musí říct, kde doručovací služby zastihnou správce: adresa mailto: nebo https:.
error-push-subscription = Tento prohlížeč nedal adresu, na kterou by šlo posílat.
error-notice-hosts = { $name } vyjmenovává počítače, s portem nebo bez něj, oddělené čárkami: ntfy.lan, 10.0.0.5:8080.
error-notice-setting = Takový druh, cesta nebo čas oznámení neexistuje.
error-zone = Takové časové pásmo neexistuje.
error-hook = Webhook je prostá adresa https, bez jména a hesla.
error-no-address = Takový prohlížeč ani webhook tu není.
error-no-account-of = Jako „{ $name }“ se nepřihlašuje nikdo.
