# Stránka stolu pro všechny hry, její záznam a její konec.

table-title = { $game }
table-title-turn = ● Jsi na tahu, { $game }
table-turn-note = Jsi na tahu: { $game }
table-loading = Prostíráme
table-home = Domů
table-skip-to-choices = Přejít na tvoje volby

## Lišta

table-here = Živě, u stolu { $here }/{ $seats }
table-here-alone = Sólo, uloženo
table-spectators =
    { $spectators ->
        [one] { $spectators } divák
        [few] { $spectators } diváci
       *[other] { $spectators } diváků
    }
table-spectator = Divák
table-replay = Záznam
table-rules = Pravidla
table-sound = Zvuk
table-sound-on = Zvuk zapnut
table-sound-off = Zvuk vypnut
table-to-day = Přepnout na den
table-to-night = Přepnout na noc
table-language = Jazyk
table-settings = Nastavení
table-tools = Nabídka stolu
table-log-and-chat = Průběh a chat
table-standings = Stav hry

## Hráči

table-players = Hráči
table-player-title = { $name }
table-player-before = Předchozí: { $name }
table-player-next = Další: { $name }
table-of = { $value }/{ $of }
table-you = ty
table-guest = host
table-bot = bot, { $level }
table-away = mimo stůl
table-away-bot = mimo stůl, dál hraje bot
table-ready = hotovo
table-points-unit =
    { $points ->
        [one] bod
        [few] body
       *[other] bodů
    }

## Otázka a tlačítka

table-prompt = Na co se hra ptá
table-your-turn = Jsi na tahu
table-waiting-for = Čeká se na: { $names }
table-forced = { $name } má jen jednu možnost.
table-forced-you = Máš jen jednu možnost.
table-bots-think =
    { $bots ->
        [one] Bot přemýšlí.
       *[other] Boti přemýšlejí.
    }
table-others-line = Zatím si můžeš rozmýšlet další tah.
table-ready-line = Hotovo. Dokud nemají hotovo všichni, můžeš odpověď změnit.
table-away-line = Mimo stůl: { $names }. Místo u stolu zůstává.
table-watching-line = Sleduješ partii. Co je skryté, nevidíš ani ty.
table-substituted = Dál za tebe hraje bot
table-substituted-line = Kdykoli se můžeš vrátit.
table-take-back = Vrátit se na své místo
table-over = Konec hry
table-over-line = Herní plán zůstává tak, jak byl na konci.
table-choose-first = Nejdřív vyber
table-choose-next = Vyber další
table-choose-hint = Vyber na herním plánu nebo v seznamu.
table-only-choice = Jediná možnost.
table-sending = Odesíláme …
table-undo = Vzít zpět
table-undone = Poslední tah byl vzat zpět.
table-change-answer = Změnit odpověď
table-skip-bots = Přeskočit čekání
table-aid-off = Už neradit

## Herní plán

table-zoom-in = Přiblížit
table-zoom-out = Oddálit
table-zoom-fit = Celý herní plán
table-look-at-board = Prohlédnout herní plán
table-look-back = Zpět k volbě
table-outside =
    { $targets ->
        [one] { $targets } další
        [few] { $targets } další
       *[other] { $targets } dalších
    }
table-outside-left = Mimo výřez vlevo: { $target }
table-outside-right = Mimo výřez vpravo: { $target }
table-outside-up = Mimo výřez nahoře: { $target }
table-outside-down = Mimo výřez dole: { $target }

## Volby

table-choices = Tvoje volby
table-choices-count =
    { $barred ->
        [0] na výběr { $open }
       *[other] na výběr { $open }, nelze { $barred }
    }
table-all-choices =
    { $choices ->
        [one] { $choices } volba
        [few] Všechny { $choices }
       *[other] Všech { $choices }
    }
table-choices-gathered = vybráno { $gathered }/{ $things }
table-gathered-clear = Zrušit výběr
table-choices-by-the-way = Také možné
table-choices-none = Teď není co vybírat: nejsi na tahu.
table-choices-watching = Sleduješ partii, není co vybírat.
table-choices-laid = Na nic dalšího se neptáme. Odešli odpověď, nebo něco vezmi zpět.
table-choices-ready = Odpověď je odeslaná; nikdo ji neuvidí, dokud nemají hotovo všichni.
table-choices-empty = Tady teď nejde nic udělat. Vyber něco jiného, nebo něco vezmi zpět.
table-barred = Nelze:
table-why = Proč ne?
table-why-title = Proč ne: { $choice }?
table-why-clause = Pravidlo
table-why-read = Přečíst v pravidlech
table-why-understood = Zpět ke stolu
table-why-allowed = To teď lze.
table-rules-missing = Pravidla teď nelze přečíst.

## Co je co

table-explain-keep = Nechat otevřené
table-explain-key = Vysvětlit: klávesa i
table-explain-before = Předchozí
table-explain-next = Další
table-explain-dark = tmavé
table-explain-light = světlé
table-explain-costs = Cena
table-explain-does = Účinek
table-explain-again = Později
table-explain-when = Kdy
table-explain-scores = Body

## Odpověď z několika voleb

table-draft = Tvoje odpověď
table-draft-unsent = zatím neodeslaná
table-draft-sent = odeslaná
table-draft-whole = Tvoje odpověď je úplná
table-draft-line =
    { $picks ->
        [one] Připravena { $picks } volba. Nic ještě není odesláno.
        [few] Připraveny { $picks } volby. Nic ještě není odesláno.
        [many] Připraveno { $picks } volby. Nic ještě není odesláno.
       *[other] Připraveno { $picks } voleb. Nic ještě není odesláno.
    }
table-draft-send =
    { $picks ->
        [one] Odeslat { $picks } volbu
        [few] Odeslat { $picks } volby
        [many] Odeslat { $picks } volby
       *[other] Odeslat { $picks } voleb
    }
table-draft-undo = Vzít zpět poslední volbu
table-draft-undo-none = Zatím není nic vybráno.
table-draft-take-back = Vzít zpět: { $choice }
table-draft-cut = Volby, které na ni navazovaly, už neplatí, a vrátily se také.

## Výběr několika věcí

table-select-exact = vybráno { $chosen } z { $most }
table-select-range = vybráno { $chosen }, je třeba { $least } až { $most }
table-select-missing = Vyber ještě { $left }
table-select-send =
    { $chosen ->
        [0] Nevybrat nic
        [one] Potvrdit výběr
       *[other] Potvrdit výběr ({ $chosen })
    }

## Vedle otázky

table-beside = Mimo pořadí
table-beside-help = Co můžeš udělat kdykoli, i když nejsi na tahu
table-beside-news =
    { $news ->
        [one] stala se { $news } věc
        [few] staly se { $news } věci
        [many] stalo se { $news } věci
       *[other] stalo se { $news } věcí
    }
table-beside-note = Novinka: { $game }
table-beside-whole = Všechno je určeno. Dokud to neprovedeš, nikdo o tom neví.
table-beside-do = Provést
table-beside-changed = Něco se změnilo. Podívej se znovu.

## Vyprávěné nad herním plánem

table-told-before = Předchozí
table-told-next = Další
table-told-prompt = Co se stalo
table-told-go-on = Pokračovat
table-told-join = Všechno najednou
# Na co se hra čtenáře zeptá, až bude toto dovyprávěno.
table-told-then = Potom: { $question }

## Průběh a chat

table-log = Průběh
table-log-empty = Zatím se nic nestalo.
table-log-to = Na pozici po tahu { $at }
table-chat = Chat
table-chat-empty = Zatím nikdo nic nenapsal. Boti nechatují.
table-chat-write = Napiš zprávu
table-chat-name = Zvolit si přezdívku a psát
table-chat-send = Odeslat
table-unread =
    { $unread ->
        [one] { $unread } nepřečtená zpráva
        [few] { $unread } nepřečtené zprávy
       *[other] { $unread } nepřečtených zpráv
    }
table-drawer = Volby a průběh

## Karty telefonu

table-tabs = Části stolu
table-tab-board = Herní plán
table-tab-mine = Moje
table-tab-choices = Volby
table-tab-players = Hráči
table-tab-since = Novinky
table-tab-log = Průběh
table-tab-events = Události
table-tab-eyes = Pohled
table-tab-tray = Majetek
table-tray-unfold = Rozbalit moje věci
table-tray-fold = Sbalit moje věci
table-tray-targets =
    { $targets ->
        [one] { $targets } volba leží mezi tvými věcmi
        [few] { $targets } volby leží mezi tvými věcmi
       *[other] { $targets } voleb leží mezi tvými věcmi
    }
table-mine = Co je tvoje
table-tray-of = { $name }

## Nástroje stolu

table-pace = Tempo botů
table-pace-slow = pomalé
table-pace-normal = běžné
table-pace-quick = rychlé
table-pace-at-once = hned
table-copy-link = Zkopírovat odkaz
table-link-copied = Odkaz zkopírován
table-link-not-copied = Odkaz se nepodařilo zkopírovat. Najdeš ho v adresním řádku.
table-leave = Odejít od stolu
table-leave-question = Odejít od stolu?
table-leave-help = Dál za tebe hraje bot, který ví to, co ty. Na své místo se můžeš kdykoli vrátit.
table-leave-now = Odejít
table-stay = Zůstat
table-seed-hash = Otisk náhodného semínka
table-seed-promise = Veškerá náhoda byla určena před prvním tahem. Po skončení partie se semínko zveřejní a každý si může ověřit, že má právě tento otisk.
table-seed = Náhodné semínko
table-seed-fits = Semínko má otisk, který byl vidět od začátku.
table-seed-misfits = Semínko nemá otisk, který byl vidět od začátku.
table-seed-verify = Celou partii si můžeš ověřit: stáhni soubor s partií a spusť
table-seed-unread = Semínko se nepodařilo přečíst.

## Spojení se serverem

table-reconnecting =
    { $seconds ->
        [one] Obnovujeme spojení, zatím { $seconds } sekundu.
        [few] Obnovujeme spojení, zatím { $seconds } sekundy.
       *[other] Obnovujeme spojení, zatím { $seconds } sekund.
    }
table-reconnecting-help = Co vidíš, může být staré; nic se neztratilo.
table-try-now = Zkusit hned
table-line-lost = Spojení se přerušilo
table-line-lost-help = Nic se neztratilo: každý potvrzený tah je v bezpečí. Zkoušíme to dál.
table-line-lost-reason = Teď není spojení. Tvoje volba zůstává.
table-bot-stalled = Bot, který je na tahu, teď neodpovídá. Zkouší se to dál, nic se neztratilo.
table-back-again =
    { $moves ->
        [0] Jsme zpět u stolu.
        [one] Jsme zpět u stolu. Mezitím se odehrál { $moves } tah.
        [few] Jsme zpět u stolu. Mezitím se odehrály { $moves } tahy.
       *[other] Jsme zpět u stolu. Mezitím se odehrálo { $moves } tahů.
    }

## Konec

table-won = Vítězí { $name }
table-won-you = Vítězíš
table-won-shared = Společné vítězství: { $names }
table-won-together = Mají stejně bodů a shodu nerozhoduje žádné pravidlo.
table-margin =
    { $points ->
        [one] Náskok před hráčem { $name }: { $points } bod.
        [few] Náskok před hráčem { $name }: { $points } body.
       *[other] Náskok před hráčem { $name }: { $points } bodů.
    }
table-tie-break = Stejně bodů má i { $name }; rozhodlo pravidlo pro shodu.
table-n-moves =
    { $moves ->
        [one] { $moves } tahu
       *[other] { $moves } tazích
    }
table-n-minutes =
    { $minutes ->
        [one] { $minutes } minuta
        [few] { $minutes } minuty
       *[other] { $minutes } minut
    }
table-took = konec po { table-n-moves }, { table-n-minutes }
table-took-moves = konec po { table-n-moves }
table-winner = vítěz
table-ranking = Pořadí
table-score-sheet = Přehled bodů
table-total = Celkem
table-rematch = Hrát znovu u téhož stolu
table-rematch-offered = Odveta čeká: posadit se
table-see-board = Prohlédnout si herní plán
table-share = Sdílet
table-keep = Uložit a sdílet
table-download = Stáhnout soubor s partií
table-gains = Odkud jsou body
table-gain-rest = všechno ostatní
table-gain-most = Nejlepší tah podle grafu: { $from } → { $to } ({ $when })
table-gain-move = tah { $at }
table-gain-others = v tahu hráče { $name }
table-gain-bot = hrál bot
table-show-move = Ukázat tah { $at }
table-chart = Kolik bodů by kdo měl, kdyby hra v tu chvíli skončila
table-chart-points = Body po každém tahu
table-lead-changes =
    { $changes ->
        [0] Vedení se ani jednou nezměnilo.
        [one] Vedení se změnilo jednou.
       *[other] Vedení se změnilo { $changes }krát.
    }
table-chart-axis = tahy
table-chart-front = vedení
table-chart-bot-end = od tahu { $first }
table-chart-bot-until = tahy { $first } až { $last }
table-chart-label = Graf bodů, které by každý měl, kdyby hra skončila po daném tahu, a toho, kdo vedl. Stejná čísla jsou v tabulkách níže.
table-chart-points-label = Graf bodů všech hráčů po každém tahu a toho, kdo vedl. Stejná čísla jsou v tabulkách níže.
table-chart-numbers = Totéž jako tabulka
table-chart-by-rounds = Po kolech
table-chart-by-moves = Po tazích
table-move = Tah
table-stand-in-end = Za hráče { $name } hrál bot od tahu { $first } až do konce.
table-stand-in-until = Za hráče { $name } hrál bot od tahu { $first } do tahu { $last }.
table-stand-in-sometime = Závěr hry dohrál za hráče { $name } bot.
table-stood-in-end = od tahu { $first } hrál bot
table-stood-in-until = od tahu { $first } do { $last } hrál bot
table-stood-in-sometime = dohrál bot
table-rematch-title = Odveta
table-rematch-here = ještě je tu
table-rematch-away = není tu, dostane pozvánku
table-rematch-alone = Na nikoho se nečeká, hra začne hned.
table-rematch-invites = Kdo tu seděl, najde pozvánku na této stránce.
table-rematch-start = Začít hned
table-rematch-invite = Pozvat všechny znovu

## Záznam

table-replay-title = Záznam, { $game }
table-replay-running = { $game }, partie běží
table-replay-finished = { $game }, konec { $ago }
table-replay-at = { $at }/{ $end }
table-replay-slider = Tah
table-replay-start = Začátek partie
table-replay-unseen = Volba, která je tomuto pohledu skrytá.
table-back-to-game = Zpět ke hře
table-back-to-result = K výsledku
table-events = Události
table-eyes = Čí pohled
table-eyes-help = Skončenou partii lze vidět očima kohokoli, i se skrytými kartami.
table-eyes-spectator = Jak to vidí divák
table-eyes-seat = Očima hráče
table-link-here = Odkaz sem
table-first = Na začátek
table-step-back = O krok zpět
table-play = Přehrát
table-pause = Pozastavit
table-step-on = O krok vpřed
table-last = Na konec
table-speed = Rychlost

## Stůl se staršími pravidly

table-older-ended = Tuto partii ukončila změna pravidel
table-older-ended-help = Začala podle { $then }. verze pravidel, teď se hraje podle { $now }. verze. Podle novějších pravidel partie pokračuje jen tehdy, když by podle nich celá proběhla stejně, a tak nikdo nezvítězil. Co se do té doby stalo, zůstává tady.
table-older-finished-help = Hrála se podle { $then }. verze pravidel, teď se hraje podle { $now }. verze. Herní plán už znovu rozložit nejde, její průběh ale zůstává tady.
table-older-differs =
    { $move ->
        [0] Podle nynějších pravidel se liší už příprava hry.
       *[other] Podle nynějších pravidel probíhá { $move }. tah jinak, než se odehrál.
    }
table-older-live = Starší pravidla
table-older-again = Nová partie se stejnými lidmi
table-older-points = Body do té doby
table-older-story = Co se stalo
table-older-story-lost = Z jejího průběhu se nic nezachovalo.

## Přicházení a odcházení, klávesy

table-coming-left = { $name }: odchod od stolu. Dál hraje bot.
table-coming-back = { $name } hraje zase.
table-coming-away = { $name } je pryč.
table-coming-here = { $name } je tady.
table-stand-in = Ať za hráče { $name } hraje bot
table-stand-in-wait = { $name } je pryč. Za { $seconds } s může hrát bot.
table-reconnecting-now = Spojení se obnovuje …
table-keys = Klávesy
table-key-choose = vybrat ze seznamu
table-key-walk = procházet seznam
table-key-confirm = provést, co je vybráno
table-key-undo = vzít zpět
table-key-why = proč ne?
table-key-explain = vysvětlit, na co ukazuješ
table-key-zoom = přiblížit, oddálit, celý herní plán
table-key-log = průběh
table-key-chat = psát do chatu
table-key-keys = tento seznam
table-key-escape = zavřít, opustit pole, zrušit výběr

## Co mezitím udělali ostatní

table-moves = Na tahu je { $name }.
table-since = Od tvého tahu
table-since-start = Před tvým tahem
table-since-press = Klepnutím na řádek uvidíš tehdejší pozici
table-since-forecast = kdyby teď byl konec
table-since-points = body
table-since-play = Přehrát všechny tyto tahy
table-since-fold = Složit do jednoho řádku
table-since-turns =
    { $count ->
        [one] { $count } tah ostatních
        [few] { $count } tahy ostatních
       *[other] { $count } tahů ostatních
    }
table-since-who = { $name }:
table-since-did = { $name }: { $did }.
table-since-brought = { $name }: { $did }; { $brought }.
table-since-past = Pohled zpět
table-since-of = { $number }/{ $count }:
table-since-step = Na tah { $number }
table-since-back = Zpět na můj tah
table-since-then = Díváš se na dřívější pozici, ne na současnou. Poslední tah: { $name }
table-log-yours = tvůj poslední tah
table-log-new =
    { $lines ->
        [one] { $lines } nový řádek průběhu
        [few] { $lines } nové řádky průběhu
       *[other] { $lines } nových řádků průběhu
    }

## Bez očí

table-board-in-words = Herní plán slovy
table-told-asked = na tahu
table-told-standing = { $name }: { $points } { $points ->
        [one] bod
        [few] body
        [many] bodu
       *[other] bodů
    }{ $more }.
table-told-choices =
    { $choices ->
        [one] { $choices } možnost.
        [few] { $choices } možnosti.
        [many] { $choices } možnosti.
       *[other] { $choices } možností.
    }
table-told-barred = Nelze: { $choice }.
table-told-may-choose = lze vybrat
table-told-borders = sousedí: { $places }
table-told-nothing-since = Od tvého tahu se nic nestalo.
table-key-since = řekne, co se stalo od tvého tahu
table-key-standings = řekne, jak na tom kdo je
table-key-may-do = řekne, co můžeš udělat
table-key-board = herní plán slovy

## Soukromá poznámka
table-note = Moje poznámka
table-note-there = Moje poznámka, něco v ní je
table-note-write = Napiš si, co si chceš pamatovat
table-note-only-you = Tohle čteš jen ty.
table-note-saving = Ukládá se…
table-note-saved = Uloženo. Čteš to jen ty.
table-note-left =
    { $left ->
        [one] zbývá jeden znak
        [few] zbývají { $left } znaky
       *[other] zbývá { $left } znaků
    }
table-note-changed = Poznámka byla změněna v jiném okně nebo na jiném zařízení:
table-note-emptied = Byla vyprázdněna.
table-note-both = Nechat obojí
table-note-mine = Nechat tuhle
table-note-other = Vzít tu druhou
