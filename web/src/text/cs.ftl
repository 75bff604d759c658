# Stránky kolem stolů. Slova stránky stolu a jednotlivých her jsou u nich.

## Všude

web-app = Chabudai
web-app-description = Čtyři deskové hry u jednoho stolu, s přáteli nebo boty, na večer i na celé týdny.
web-page-title = { $title } · Chabudai
web-brand = Chabudai, domů
web-pages = Stránky
web-nav-table = Stůl
web-nav-games = Moje partie
web-nav-replays = Záznamy
web-nav-rules = Pravidla
web-skip = Přejít na obsah
web-more = Nabídka
web-home = Domů
web-table = Stůl
web-close = Zavřít
web-loading = Prostíráme
web-try-again = Zkusit znovu
web-on = zapnuto
web-off = vypnuto
web-time = { $time }
web-just-now = právě teď
web-date = { $date }
web-when-moved = poslední tah { $ago }
web-when-laid = prostřeno { $ago }
web-when-over = dohráno { $ago }
web-since = od { $date }
web-counted-title = ({ $count }) { $title }
web-waiting-games =
    { $count ->
        [one] Čeká na tebe { $count } partie
        [few] Čekají na tebe { $count } partie
       *[other] Čeká na tebe { $count } partií
    }
web-next-game = Další partie: { $game }
web-next-game-since = čeká od { $date }
web-next-game-go = Přejít
web-next-game-stay = Zůstat tady
web-next-game-of =
    { $count ->
        [one] Další partie: { $game }. Čeká na tebe { $count }
        [few] Další partie: { $game }. Čekají na tebe { $count }
       *[other] Další partie: { $game }. Čeká jich na tebe { $count }
    }

## Ty a ostatní

web-guest = Host
web-is-guest = host
web-you = ty
web-host = zakladatel stolu
web-here = u stolu
web-away = mimo stůl
web-bot = bot
web-bot-level = bot, { $level }
web-level-novice = začátečník
web-level-steady = pokročilý
web-level-strong = silný
web-level-master = mistr
web-crest-wave = Vlna
web-crest-fan = Vějíř
web-crest-moon = Měsíc
web-crest-pine = Borovice
web-crest-plum = Švestka
web-crest-none = Bez znaku
web-nickname = Přezdívka
web-nickname-question = Jak ti máme říkat?
web-nickname-help = Uvidí ji ostatní u stolu. Účet není potřeba.
web-nickname-take = Použít
web-nickname-change = Změnit
web-nickname-changed = Změněno. Rozehrané partie si nechávají původní.
web-change-nickname = Změnit přezdívku
web-take-nickname = Přezdívka

## Co se nepovedlo

web-trouble-not-found = Tady nic není
web-trouble-not-found-help = V odkazu může být překlep, nebo už byl stůl zavřen.
web-trouble-offline = Spojení se přerušilo
web-trouble-server = Něco se pokazilo
web-offline = Jsi offline
web-offline-help = Stůl je na druhé straně. Tvoje partie tam počkají a nic se neztratí.
web-new-version = Je tu nová verze této stránky
web-new-version-help = Část té staré už tu není. Načti stránku znovu, partie pokračují tam, kde jsou.
web-reload = Načíst znovu
web-error-bad-request = Tomu server nerozumí. Načti stránku znovu a zkus to ještě jednou.
web-error-no-guest = Nejdřív si zvol přezdívku.
web-error-bad-origin = Požadavek přišel z cizí stránky, a proto byl odmítnut.
web-error-not-yours = Toto místo není tvoje, takže to udělat nemůžeš.
web-error-not-found = Tady nic není.
web-error-not-allowed = To teď u tohoto stolu nejde.
web-error-stale = Hra mezitím pokročila. Podívej se na herní plán a vyber znovu.
web-error-illegal = Pravidla to nedovolují.
web-error-bad-undo = To už nelze vzít zpět.
web-error-bad-value = To přijmout nelze. Zkus něco jiného.
web-error-too-large = To je příliš dlouhé.
web-error-too-fast = Příliš rychle. Chvilku počkej.
web-error-other-rules = Partie začala podle jiné verze pravidel, lze si ji jen prohlédnout.
web-error-server = Chyba je na naší straně. Partie je uložená.
web-error-unavailable = Databáze teď neodpovídá. Nic se neztratilo, zkoušíme to dál.
web-error-offline = Server neodpovídá. Nic se neztratilo; zkontroluj připojení a zkus to znovu.

## Domů

web-hero = Posaď se. Je prostřeno.
web-hero-help = Hraj hned proti botům, nebo pošli přátelům odkaz. Účet není potřeba.
web-games = Hry
web-players-range =
    { $most ->
        [few] { $least }–{ $most } hráči
       *[other] { $least }–{ $most } hráčů
    }
web-players-exact =
    { $most ->
        [one] { $most } hráč
        [few] { $most } hráči
       *[other] { $most } hráčů
    }
web-minutes =
    { $minutes ->
        [one] asi { $minutes } minuta
        [few] asi { $minutes } minuty
       *[other] asi { $minutes } minut
    }
web-play-bots = Hrát proti botům
web-play-bots-at = Hrát proti botům: { $game }
web-rules-of = Pravidla hry { $game }
web-waits-for-you = Tvoje partie
web-game-with =
    { $count ->
        [one] { $game } s hráčem { $names }
       *[other] { $game } s hráči { $names }
    }
web-with =
    { $count ->
        [one] s hráčem { $names }
       *[other] s hráči { $names }
    }
web-your-turn = Jsi na tahu
web-others-turn = Hrají ostatní
web-in-waiting-room = V čekárně
web-finished = Dohrané
web-outdated = ukončila ji změna pravidel
web-more-games =
    { $count ->
        [one] ještě { $count } partie
        [few] ještě { $count } partie
       *[other] ještě { $count } partií
    }
web-continue = Pokračovat
web-go-there = Otevřít
web-open-tables = Volné stoly
web-no-open-tables = Teď tu není žádný volný stůl. Založ si vlastní, nebo hraj proti botům.
web-table-of = stůl hráče { $name }
web-free-seats =
    { $count ->
        [0] žádné volné místo
        [one] { $count } volné místo
        [few] { $count } volná místa
       *[other] { $count } volných míst
    }
web-is-running = hra běží
web-last-games = Tvoje poslední partie
web-sit-down = Posadit se
web-sit-here = Sednout sem
web-sit-here-at = Sednout sem: místo { $number }
web-sit-here-as = Sednout sem: místo { $number }, { $role }
web-watch = Sledovat

## Nový stůl

web-create-table = Založit stůl
web-create-table-do = Založit stůl
web-create-and-start = Založit a začít
web-create-help = Sedni si, kam chceš. Přátelé přijdou přes odkaz, boti se posadí hned.
web-all-options = Všechna nastavení hry
web-game = Hra
web-seats = Místa
web-seat-number = Místo { $number }
web-friend = Kdokoli s odkazem
web-alone = Sólo
web-alone-at = Sólo: { $game }
web-rival = řídí ho pravidla hry
web-who-may-come = Kdo smí přijít
web-by-link = S odkazem
web-public = Kdokoli
web-options = Nastavení hry
web-options-of = Nastavení hry { $game }

## Moje partie a záznamy

web-my-games-help = Všechny stoly, u kterých máš místo.
web-games-running =
    { $count ->
        [one] Běží { $count } partie. Nahoře je ta, která čeká nejdéle.
        [few] Běží { $count } partie. Nahoře je ta, která čeká nejdéle.
       *[other] Běží { $count } partií. Nahoře je ta, která čeká nejdéle.
    }
web-waiting-for-you = Čekají na tebe
web-ringed-acts = na tahu je znak v kroužku
web-look = Podívat se
web-own-note = Tvoje poznámka, nikdo jiný ji nevidí
web-no-games = U žádného stolu zatím nemáš místo.
web-find-table = Najít stůl
web-to-move = na tahu: { $names }
web-result = Výsledek
web-replay = Záznam
web-result-won = { $game }, výhra: { web-points }
web-result-place = { $game }, { $place }. místo: { web-points }
web-points =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
web-replays-help = Dohrané partie, které smí sledovat každý, tah po tahu a očima kohokoli.
web-no-replays = Zatím nebyla dohrána žádná veřejná partie.
web-replay-title =
    { $count ->
        [one] { $game }: vítězí { $winners }, { web-points }
       *[other] { $game }: společně vítězí { $winners }, { web-points }
    }
web-replay-no-winner = { $game }

## Čekárna

web-waiting-title = { $game }, čekárna
web-waiting-heading = { $game }, stůl hráče { $name }
web-waiting-for =
    { $count ->
        [one] Jedno místo je ještě volné. Až se obsadí, může hra začít.
        [few] Ještě jsou { $count } místa volná. Až se obsadí, může hra začít.
       *[other] Ještě je { $count } míst volných. Až se obsadí, může hra začít.
    }
web-all-here-host = Všechna místa jsou obsazená. Můžeš začít.
web-all-here = Všechna místa jsou obsazená. Hru začne zakladatel stolu.
web-leave = Odejít
web-start = Začít hru
web-start-waits =
    { $count ->
        [one] Čeká se ještě na jednoho hráče
        [few] Čeká se ještě na { $count } hráče
       *[other] Čeká se ještě na { $count } hráčů
    }
web-invited = U tohoto stolu je volné místo
web-free-seat = Volné místo
web-free-seat-host = pro toho, kdo otevře odkaz, nebo pro bota
web-free-seat-guest = pro toho, kdo otevře odkaz
web-add-bot = Přidat bota
web-remove-person = Uvolnit místo: { $name }
web-remove-bot = Odebrat: { $name }
web-level-of = Úroveň: { $name }
web-add-seat = Přidat místo
web-remove-seat = Odebrat místo
web-invite = Pozvat
web-invite-link = Odkaz s pozvánkou
web-copy-link = Zkopírovat odkaz
web-link-copied = Odkaz zkopírován
web-copy-by-hand = Odkaz je označený. Zkopíruj ho klávesnicí nebo z nabídky.
web-invite-help = Kdo ho otevře, může se posadit s přezdívkou. Účet není potřeba. Diváci vidí jen to, co je veřejné.
web-chat = Povídání při čekání
web-reconnecting = Obnovujeme spojení. Co vidíš, může být staré; nic se neztratilo.
web-table-closed = Tento stůl je zavřený
web-table-closed-help = Všichni odešli dřív, než hra začala.

## Pravidla

web-rules-title = { $game }: pravidla
web-rules-help = Jak se tu hraje, našimi slovy. Každé pravidlo má číslo; když něco nejde, řekneme ti, podle kterého.
web-rules-foreign = Zatím jsou napsaná jen anglicky.
web-rules-aim = Cíl hry
web-rules-turn = Tah v obrázcích
web-rules-legend = Co znamenají ikony
web-chapters = Kapitoly
web-search-rules = Hledat v pravidlech
web-rules-found =
    { $count ->
        [one] Nalezeno { $count } pravidlo
        [few] Nalezena { $count } pravidla
       *[other] Nalezeno { $count } pravidel
    }
web-rules-nothing-found = To v žádném pravidle není.
web-clear-search = Ukázat všechna pravidla
web-clause = Pravidlo { $clause }
web-came-from-why = Sem tě přivedla otázka „Proč ne?“. Rozhoduje toto pravidlo.
web-back-to-table = Zpět ke stolu

## Nastavení

web-settings = Nastavení
web-settings-help = Pamatuje si je toto zařízení.
web-words-and-light = Jazyk a vzhled
web-language = Jazyk
web-language-is = Jazyk: { $language }
web-language-help = všech textů, i průběhu hry
web-theme = Vzhled
web-theme-help = noc je tmavý vzhled; barvy figurek se nemění
web-theme-system = Podle zařízení
web-theme-day = Den
web-theme-night = Noc
web-to-day = Přepnout na den
web-to-night = Přepnout na noc
web-sound-and-notes = Zvuk a oznámení
web-sound = Zvuky
web-sound-help = ťuknutí při tazích a zvonek, když jsi na tahu
web-sound-is-on = Zvuk zapnut
web-sound-is-off = Zvuk vypnut
web-notifications = Upozornit, že jsem na tahu
web-notifications-help = oznámením tvého systému, když stránku nevidíš
web-notifications-refused = Prohlížeč této stránce oznámení nedovoluje. Změnit to lze v jeho nastavení.
web-wordiness = Čtečka obrazovky
web-wordiness-help = kolik toho o stole řekne
web-wordiness-few = Jen to hlavní
web-wordiness-some = Obvykle
web-wordiness-all = Všechno
web-patterns = Výrazné vzory
web-patterns-help = hráče rozeznáš i bez barev
web-loudness = Hlasitost
web-loudness-help = ťuknutí a zvonku
web-motion-and-pace = Pohyb a tempo
web-motion = Pohyb
web-motion-help = figurky se posouvají, nebo přeskočí a zůstane po nich tah štětcem
web-motion-system = Podle zařízení
web-motion-full = Posouvají se
web-motion-less = Přeskakují
web-pace = Tempo botů
web-pace-help = u stolů, které teprve založíš; u každého se dá změnit
web-care = Opatrnost
web-confirm = Potvrzovat druhým klepnutím
web-confirm-help = co je konečné, nejde vzít zpět: ukáže něco skrytého nebo náhodného
web-confirm-every = každou volbu
web-confirm-final = jen konečné
web-confirm-never = nikdy
web-aid = Rady v prvních partiích
web-aid-help = jedna věta o tom, k čemu nová otázka je, v prvních třech partiích každé hry

## Účet

web-former = bývalý hráč
web-account = Účet
web-account-link = Účet a další zařízení
web-account-help = Hrát se dá i bez něj. Účet ti uchová partie a pustí tě ke stolu z každého zařízení.
web-account-of = Všechno, co se na tomto serveru týká jména { $name }.
web-keep-games = Uchovat moje partie
web-keep-help =
    { $count ->
        [0] Cokoli budeš hrát, najdeš na každém zařízení, ze kterého se přihlásíš.
        [one] Partie z tohoto prohlížeče půjde s tebou. U stolu se nic nezmění.
        [few] S tebou půjdou { $count } partie z tohoto prohlížeče. U stolů se nic nezmění.
       *[other] S tebou půjde { $count } partií z tohoto prohlížeče. U stolů se nic nezmění.
    }
web-keep-passkey = Uchovat pomocí přístupového klíče
web-or-password = nebo pomocí hesla
web-or = nebo
web-log-in-name = Přihlašovací jméno
web-log-in-name-help = Každý tu má jiné.
web-password = Heslo
web-password-help = Osm znaků nebo víc.
web-old-password = Současné heslo
web-new-password = Nové heslo
web-invitation = Pozvánka
web-invitation-help = Nový účet je tu možný jen s pozvánkou od správce.
web-log-in = Přihlásit se
web-log-in-passkey = Přihlásit se přístupovým klíčem
web-lost-code = Ztracené heslo: záchranný kód
web-lost-mail = Ztracené heslo: odkaz e-mailem
web-back = Zpět
web-recover = Nové heslo záchranným kódem
web-recovery-code = Záchranný kód
web-recovery-code-help = Jeden z těch vytištěných. Každý platí jednou.
web-set-password-do = Nastavit a přihlásit se
web-mailed-link = Nové heslo e-mailem
web-name-or-mail = Jméno nebo e-mail
web-send-link = Poslat odkaz
web-link-sent = Jestli takový účet má potvrzenou adresu, odkaz je na cestě. Platí hodinu.
web-you-are-in = Přihlášení proběhlo, tvoje jméno je { $name }.
web-signed-out = V tomto prohlížeči proběhlo odhlášení. Chceš-li hrát dál, přihlas se znovu.
web-other-device = Otevřít na dalším zařízení
web-other-device-help = Stejná místa u stolu na telefonu nebo jiném počítači. Obojí zůstane otevřené.
web-device-show = Ukázat kód a odkaz
web-square-code = Čtvercový kód s odkazem
web-device-link = Odkaz pro další zařízení
web-device-step-scan = Namiř na kód foťák druhého zařízení, nebo tam otevři odkaz.
web-device-step-yes = Tady se tě zeptáme, jestli je to zařízení tvoje.
web-device-step-play = Sedíš tam na stejných místech.
web-device-time =
    { $minutes ->
        [one] Platí jednou, ještě minutu, a jen když tady řekneš ano.
        [few] Platí jednou, ještě { $minutes } minuty, a jen když tady řekneš ano.
       *[other] Platí jednou, ještě { $minutes } minut, a jen když tady řekneš ano.
    }
web-device-unknown = Neznámý prohlížeč
web-device-asks = { $device } chce dovnitř: je to tvoje zařízení?
web-device-asks-help = Kdo se dostane dovnitř, hraje pod tvým jménem. Odkaz teď neotvíráš ty? Řekni ne.
web-device-yes = Ano, je moje
web-device-no = Ne
web-device-granted = Povoleno. Za chvilku tam bude.
web-device-in = Druhé zařízení je připojené.
web-device-over = Platnost odkazu vypršela.
web-device-refused = Nikdo dovnitř nepřišel. Odkaz už neplatí.
web-device-another = Ukázat nový kód
web-come-in = Otevřít moje partie tady
web-come-in-help = Pokračuj, jen když je odkaz z tvého druhého zařízení. Potom tam řekni ano.
web-come-in-instead = Tady zatím hraješ jako { $name }. Prohlížeč pak bude patřit druhému jménu; chceš-li se k těmto partiím vrátit, nejdřív je uchovej.
web-come-in-do = Otevřít tady
web-come-in-not = Teď ne
web-come-in-waits = Čeká se na přístup pod jménem { $name }. Teď řekni ano na prvním zařízení.
web-confirm-mail = Potvrdit e-mailovou adresu
web-confirm-mail-help = Potom na ni smí chodit upozornění a odkazy na nové heslo.
web-confirm-mail-do = Potvrdit
web-mail-confirmed = Potvrzeno.
web-set-password = Zvolit nové heslo
web-set-password-help = Všechny ostatní prohlížeče se tím odhlásí.
web-logs-in-as = Přihlašuješ se jako { $account }, ať je přezdívka jakákoli.
web-sessions = Kde máš přihlášení
web-session-here = tento prohlížeč
web-session-seen = naposledy { $ago }
web-log-out = Odhlásit
web-log-out-of = Odhlásit: { $device }
web-log-out-everywhere = Odhlásit všude
web-logged-out = Odhlášeno. Partie zůstávají, kde jsou.
web-change-password = Změnit heslo
web-first-password = Nastavit heslo
web-password-changed = Změněno. Všechny ostatní prohlížeče jsou odhlášené.
web-passkeys = Přístupové klíče
web-passkeys-help = Přihlášení otiskem, obličejem nebo kódem zařízení, bez hesla.
web-passkey-add = Přidat přístupový klíč
web-passkey-made = vytvořen { $date }
web-passkey-drop = Odebrat
web-passkey-drop-of = Odebrat přístupový klíč: { $device }
web-passkey-none = Prohlížeč žádný přístupový klíč nedal. Nic se nezměnilo.
web-passkey-known = Na tomto zařízení už přístupový klíč máš.
web-codes = Záchranné kódy
web-codes-help = Každý jednou otevře tvůj účet, bez telefonu i e-mailu. Ukazují se jen teď; později uvidíš, kolik jich zbývá.
web-codes-whose = { $account } na { $place }
web-codes-copy = Kopírovat
web-codes-copied = Kódy zkopírovány
web-codes-by-hand = Kódy jsou označené. Zkopíruj je klávesnicí nebo nabídkou.
web-codes-print = Vytisknout
web-codes-kept = Mám je uložené
web-codes-left =
    { $count ->
        [0] Nezbývá žádný. Vytvoř nové, než je budeš potřebovat.
        [one] Zbývá jeden.
        [few] Zbývají { $count }.
       *[other] Zbývá { $count }.
    }
web-codes-renew = Vytvořit nové kódy
web-codes-renew-help = Staré pak přestanou platit.
web-mail = E-mail
web-mail-help = Pro upozornění a ztracené heslo. Nikdo jiný ho nevidí.
web-mail-address = E-mailová adresa
web-mail-other = Jiná e-mailová adresa
web-mail-send = Poslat potvrzovací odkaz
web-mail-pending = Odkaz odešel na { $mail }. Otevři ho tam a adresu potvrď.
web-mail-remove = Odebrat
web-merge = Převzít partie hosta?
web-merge-help =
    { $count ->
        [one] V tomto prohlížeči se pod jménem { $name } hrálo u jednoho stolu.
       *[other] V tomto prohlížeči se pod jménem { $name } hrálo u { $count } stolů.
    }
web-merge-both =
    { $count ->
        [one] U jednoho z nich máš vlastní místo. Tam host odejde a dohraje za něj bot.
       *[other] U { $count } z nich máš vlastní místo. Tam host odejde a dohraje za něj bot.
    }
web-merge-do = Převzít
web-merge-not = Nechat být
web-merged =
    { $count ->
        [0] Nebylo co převzít.
        [one] Jeden stůl je teď tvůj.
        [few] { $count } stoly jsou teď tvoje.
       *[other] { $count } stolů je teď tvých.
    }
web-delete = Smazat účet
web-delete-help = Místo jména bude „bývalý hráč“. Heslo, klíče, kódy, e-mailová adresa a všechna zařízení se zapomenou. Partie zůstanou ostatním; kde se ještě hraje, hraje za tebe dál bot. Vzít zpět to nejde.
web-delete-do = Smazat navždy
web-deleted = Účet je pryč.

## Pozvánky
web-by-invitation = Jen pozvaní
web-onlookers = Ostatní se smí dívat
web-onlookers-help = Kdo má odkaz a pozván není
web-free-seat-invited = pro pozvané, nebo pro bota
web-invite-people = Pozvat hráče
web-played-with = Tvoji spoluhráči
web-played-with-all = Všichni už jsou pozvaní.
web-invite-one = Pozvat: { $name }
web-invite-account = Jméno, kterým se přihlašuje
web-invite-do = Pozvat
web-invite-account-help = Pokud takový účet je, najde pozvánku v Mých partiích.
web-make-link = Vytvořit osobní odkaz
web-invited-link = Osobní odkaz, zatím nepoužitý
web-invited-link-help = Pro jednoho člověka. Ukáže se jen teď; kdo ho otevře první, tomu patří.
web-invited-somebody = Někdo
web-invited-by-link = má otevřený osobní odkaz
web-invited-when = pozvánka { $ago }
web-invited-people = Pozvaní
web-withdraw = Stáhnout pozvánku: { $name }
web-you-are-invited = Máš pozvánku
web-you-are-invited-help = Tento odkaz je pro jednoho člověka. Teď bude tvůj.
web-take-invitation = Jít ke stolu
web-invited-only = Jen pro pozvané
web-invited-only-help = Kdo u tohoto stolu hraje, toho zve hostitel.
web-invited-heading = Pozvánky
web-invited-by = zve tě { $name }
web-decline = Odmítnout

## Ztlumení a blokování
web-about = Kdo je { $name }
web-mute = Ztlumit
web-unmute = Zrušit ztlumení
web-block = Zablokovat
web-unblock = Odblokovat
web-block-help = Ztlumit: neuvidíš, co kde píše. Zablokovat: navíc tě nemůže pozvat ani si sednout ke stolu, kde čekáš. Nikdo se to nedozví; rozehrané partie pokračují.
web-is-mute = Ztlumení: nevidíš, co píše.
web-is-block = Blokování: nevidíš, co píše, a nemůže tě pozvat ani si sednout tam, kde čekáš.
web-blocked = Ztlumení a zablokovaní
web-blocked-help = Tento seznam vidíš jen ty.
web-undo-block = Zrušit
web-unblock-one = Už neztlumovat ani neblokovat: { $name }

## Profily
web-see-profile = Zobrazit profil
web-own-profile = Co o tobě vidí ostatní
web-profile-since = hraje od: { $since }
web-profile-games =
    { $count ->
        [one] jedna partie
        [few] { $count } partie
       *[other] { $count } partií
    }
web-profile-won =
    { $count ->
        [one] jedna výhra
        [few] { $count } výhry
       *[other] { $count } výher
    }
web-profile-won-share =
    { $count ->
        [one] jedna výhra, { $share }
        [few] { $count } výhry, { $share }
       *[other] { $count } výher, { $share }
    }
web-best = nejvíc
web-by-game = Podle her
web-no-results = Zatím žádná dohraná partie
web-recent-games = Partie k nahlédnutí
web-no-recent-games = Zatím tu nejsou veřejné partie
web-notices = Upozornění
web-notices-help = Co k tobě dorazí, jakou cestou a jak brzy. Upozornění říká, o kterou hru jde, v jaké je části a kolik zbývá času, nikdy ne, co se stalo. Od jednoho stolu jich za den přijde nejvýš { $daily }.
web-notices-nobody = Upozornění jsou pro ty, kdo sedí u stolu. Nejdřív si zvol přezdívku, účet není potřeba.
web-notices-link = Upozornění, když je stránka zavřená
web-way-push = Prohlížeč
web-way-mail = E-mail
web-way-hook = Webhook
web-notice-turn = Jsi na tahu
web-notice-turn-help = čeká na tebe volba
web-notice-time = Dochází čas
web-notice-time-help = jednou, u stolů s hodinami
web-notice-invited = Pozvánka
web-notice-invited-help = někdo tě zve ke stolu
web-notice-offer = Nabídka
web-notice-offer-help = někdo ti něco navrhuje
web-notice-over = Konec partie
web-notice-over-help = tvoje partie skončila
web-notice-chat = Zmínka v chatu
web-notice-chat-help = někdo tě u stolu osloví jménem
web-notice-cell = { $kind }: { $way }
web-notice-delay = { $kind }, { $way }: kdy
web-notice-at-once = hned
web-notice-try = Vyzkoušet
web-notice-no-mail-here = na tomto serveru ne
web-notice-no-mail-here-help = Tento server neposílá e-maily.
web-notice-no-address = žádná potvrzená adresa
web-notice-no-address-help = E-maily chodí na adresu, kterou zadáš a potvrdíš.
web-test-send = Poslat zkoušku
web-test-send-by = Poslat zkoušku: { $way }
web-test-sending = je na cestě
web-test-sent = Odesláno. Za chvíli by to mělo dorazit.
web-test-unreachable = Nikdo neodpověděl. Zkontroluj adresu.
web-test-refused = Bylo to odmítnuto. Zkontroluj adresu.
web-test-gone = Nikdo už tam není. Bylo to odebráno.
web-test-too-slow = Odpověď trvala příliš dlouho.
web-test-no-way = Tato cesta není nastavená.
web-push-help = I když je stránka zavřená. Prohlížeč se tě jednou zeptá, jestli smí.
web-push-subscribe = Upozorňovat v tomto prohlížeči
web-push-refused = Prohlížeč to nedovolil. Povol této stránce upozornění v jeho nastavení.
web-push-denied = Upozornění této stránky jsou v prohlížeči zakázaná. Povol je v jeho nastavení a vrať se.
web-push-unsupported = Tento prohlížeč tu upozorňovat nemůže. Na iPhonu si stránku nejdřív přidej na plochu, jinde musí být otevřená přes https.
web-push-none-here = na tomto serveru ne
web-push-none-here-help = Tento server neposílá upozornění do prohlížečů, správce k tomu nevytvořil klíče.
web-push-devices =
    { $count ->
        [0] zatím žádné zařízení
        [one] { $count } zařízení
        [few] { $count } zařízení
       *[other] { $count } zařízení
    }
web-push-since = od { $date }
web-push-remove = Odebrat
web-push-remove-of = Odebrat: { $device }
web-hook-help = Pro tvůj vlastní kanál. Kdo zná jeho adresu, může tam psát, proto zůstává tajná a nikdy se už neukáže.
web-hook-none = zatím žádná adresa
web-hook-shape = Druh webhooku
web-hook-discord = Discord
web-hook-slack = Slack
web-hook-ntfy = ntfy
web-hook-json = Prostý JSON
web-hook-address = Adresa
web-hook-other = Jiná adresa
web-hook-address-help = Začíná https:// a je veřejná.
web-hook-key = Klíč textu
web-hook-key-help = JSON má jediný klíč a jeho hodnotou je text.
web-hook-since = nastaveno { $date }
web-hook-set = Uložit adresu
web-hook-remove = Odebrat webhook
web-digest = Souhrn
web-digest-help = Jeden e-mail se všemi partiemi, které čekají, místo e-mailu za každou.
web-digest-every-0 = Jednotlivě
web-digest-every-6 = Po 6 hodinách
web-digest-every-12 = Po 12 hodinách
web-digest-every-24 = Jednou denně
web-digest-hour = V kolik hodin
web-quiet = Tiché stoly
web-quiet-help = Od stolu, který tu zapneš, nechodí žádná upozornění.
web-quiet-at = Žádná upozornění: { $game }
