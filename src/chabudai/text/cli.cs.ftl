# Příkazová řádka: nápověda, stůl v terminálu, simulace, soubory partií.

## Nápověda

cli-help = Deskové hry u jednoho nízkého stolu: hraní, simulace, záznamy.
cli-help-usage = Použití:
cli-help-commands = Příkazy
cli-help-arguments = Argumenty
cli-help-options = Přepínače
cli-help-play = Hrát v terminálu proti botům.
cli-help-games = Vypsat hry, počty hráčů a nastavení her.
cli-help-simulate = Nechat boty odehrát mnoho partií a spočítat, kdo vítězí.
cli-help-replay = Převyprávět partii z jejího souboru.
cli-help-verify = Přehrát soubory partií a ověřit, že se vše děje tak, jak tvrdí.
cli-help-bench = Změřit, jak rychle hry běží.
cli-help-new-game = Založit novou hru: složku, která už splňuje všechny zákony.
cli-help-version = Ukázat verzi.
cli-help-lang = Jazyk všech textů; jinak jazyk tvého systému.
cli-help-game = Hra, jak ji vypíše „chabudai games“.
cli-help-seats = Počet hráčů; 4, pokud to hra dovoluje.
cli-help-bots = Boti: jedno jméno pro všechna ostatní místa (jinak greedy), nebo jméno pro každé.
cli-help-seat = Tvoje místo, počítáno od 1.
cli-help-name = Tvoje jméno u stolu.
cli-help-seed = Číslo, které určí všechnu náhodu; bez něj partii nikdo nepředvídá.
cli-help-option = Nastavení hry, třeba gastronomy=on; lze opakovat.
cli-help-save = Kam se partie uloží, až skončí nebo až odejdeš.
cli-help-resume = Uložená partie, ve které chceš pokračovat.
cli-help-number-of-games = Kolik partií; jinak 1000.
cli-help-lineup = Boti, kteří hrají, třeba random,greedy; místa si střídají partii od partie.
cli-help-jobs = Kolik procesů; výsledky na tom nezávisí.
cli-help-out = Soubor pro všechny výsledky: .csv, .jsonl nebo .parquet.
cli-help-file = Soubor partie.
cli-help-step = Ukázat stůl po tolika tazích místo celého průběhu.
cli-help-eyes = Vidět partii z tohoto místa; jinak jako divák.
cli-help-bench-game = Jen tato hra; lze opakovat.
cli-help-seconds = Jak dlouho každé měření trvá.
cli-help-new-name = Název nové hry, třeba my_game.
cli-help-into = Složka, do které se hra uloží.
cli-help-flag-help = Ukázat tuto nápovědu.
cli-help-flag-install-completion = Nainstalovat doplňování do tvého shellu.
cli-help-flag-show-completion = Ukázat doplňování pro tvůj shell, ke zkopírování nebo úpravě.

## Co v nápovědě zastupuje hodnotu

cli-metavar-command = PŘÍKAZ …
cli-metavar-game = HRA
cli-metavar-file = SOUBOR
cli-metavar-files = SOUBOR …
cli-metavar-folder = SLOŽKA
cli-metavar-name = JMÉNO
cli-metavar-bots = BOT,…
cli-metavar-option = NÁZEV=HODNOTA
cli-metavar-language = en|cs|hu

## Co je na příkazu špatně

cli-error-command = Příkaz „{ $command }“ neexistuje. Příkazy: { $accepted }.
cli-error-no-command = Chybí příkaz. Všechny vypíše „chabudai --help“.
cli-error-flag = „{ $command }“ nemá přepínač { $flag }. Jeho přepínače: { $accepted }.
cli-error-flag-value = { $flag } potřebuje hodnotu.
cli-error-flag-alone = { $flag } žádnou hodnotu nemá.
cli-error-missing = Chybí { $what }. Co je potřeba, ukáže „{ $command } --help“.
cli-error-extra = „{ $argument }“ je u příkazu „{ $command }“ navíc. Co přijímá, ukáže „{ $command } --help“.
cli-error-usage = Tomuto příkazu nelze rozumět. Co je přípustné, ukáže „{ $command } --help“.
cli-error-number = { $flag } potřebuje celé číslo, ne „{ $value }“.
cli-error-least = { $flag } nemůže být { $value }: nejméně { $least }.
cli-error-most = { $flag } nemůže být { $value }: nejvýše { $most }.
cli-error-seconds = { $flag } potřebuje počet sekund větší než 0 a nejvýše 3600, ne „{ $value }“.
cli-error-option-form = Nastavení { $option } potřebuje hodnotu: { $option }=…, přípustné: { $accepted }.
cli-error-no-game = Která hra? Na výběr: { $accepted }.
cli-error-seat = Místo { $number } tu není: místa se počítají od 1 do { $most }.
cli-error-bots = Počet jmenovaných botů: { $given }, míst pro ně: { $needed }. Jmenuj jednoho pro všechna místa, nebo jednoho pro každé.
cli-error-with-resume = { $flag } nelze použít s --resume: uložená partie to už určila.
cli-error-step = Tah { $step } v partii není: poslední má číslo { $most } a 0 je začátek.
cli-error-unwritable = Soubor { $file } nelze zapsat: { $reason }. Zvol jiný soubor.
cli-error-overwrite = { $file } není soubor partie a zůstává, jak je. Zvol jiný soubor.
cli-error-out-kind = { $file }: neznámý druh souboru. Přípustné přípony: { $accepted }.
cli-error-pyarrow = { $file } potřebuje balík pyarrow: nainstaluj chabudai[parquet], nebo zapisuj do .csv či .jsonl.
cli-error-worker = Některý proces simulace zanikl, možná pro nedostatek paměti; nic se nezapsalo. Zkus menší --jobs.
cli-error-internal = Chyba je na naší straně ({ $kind }: { $detail }). S CHABUDAI_DEBUG=1 se ukážou podrobnosti.
cli-error-clause = Pravidla nemají článek „{ $clause }“. Odmítnutí uvádějí svůj v závorce.
cli-error-choice = Volba { $number } tu není: jsou číslovány od 1 do { $most }.


## Slova, která lze u stolu napsat, ukazované první

cli-word-undo = zpět, vzít-zpět
cli-word-undo-help = vzít zpět svou poslední volbu
cli-word-why = proč
cli-word-why-help = proč volba nejde: její číslo, nebo akce slovy
cli-word-log = průběh
cli-word-log-help = vše, co se stalo
cli-word-board = stůl, plán
cli-word-board-help = znovu ukázat stůl
cli-word-players = hráči
cli-word-players-help = co kdo má, kartu po kartě
cli-word-rules = pravidla, pravidlo
cli-word-rules-help = pravidla, nebo jeden článek podle čísla
cli-word-save = uložit, ulož
cli-word-save-help = uložit partii, do souboru podle tvé volby, pokud ho napíšeš
cli-word-resume = pokračovat, načíst
cli-word-resume-help = pokračovat místo toho v uložené partii
cli-word-help = nápověda, pomoc
cli-word-help-help = tento seznam
cli-word-quit = konec, odejít
cli-word-quit-help = odejít; partie se uloží

## U stolu

cli-player = Hráč
cli-welcome = Vybírej číslem. Co dalšího lze napsat, vypíše „{ $help }“.
cli-help-choice = Napiš číslo volby, nebo akci, třeba „{ $example }“, nebo slovo:
cli-undone = Vzato zpět.
cli-why-what = Proč ne která? Připiš číslo, třeba „{ $word } { $example }“.
cli-why-legal = Tohle můžeš: nic tomu nebrání.
cli-resume-what = Která partie? Připiš soubor, třeba „{ $word } partie.json“.
cli-saved = Uloženo do { $file }. Pokračovat lze takto: { $command }
cli-saved-finished = Uloženo do { $file }. Prohlédnout lze takto: { $command }
cli-left-at-once = Nic nebylo zvoleno, takže se nic neukládá.
cli-score-sheet = Přehled bodů
cli-total = Celkem
cli-you-win =
    { $points ->
        [one] Vítězíš s { $points } bodem.
       *[other] Vítězíš s { $points } body.
    }
cli-wins =
    { $points ->
        [one] Vítězí { $winner }: { $points } bod.
        [few] Vítězí { $winner }: { $points } body.
       *[other] Vítězí { $winner }: { $points } bodů.
    }
cli-shared-win =
    { $points ->
        [one] Společné vítězství, { $points } bod: { $winners }.
        [few] Společné vítězství, { $points } body: { $winners }.
       *[other] Společné vítězství, { $points } bodů: { $winners }.
    }

## Tokaido

cli-tokaido-narrow-village = Vesn
cli-tokaido-narrow-temple = Chrm
cli-tokaido-narrow-encounter = Setk
cli-tokaido-narrow-paddy = Pole
cli-tokaido-narrow-mountain = Hory
cli-tokaido-narrow-sea = Moře
cli-tokaido-narrow-hot-spring = Pram
cli-tokaido-narrow-farm = Farm
cli-tokaido-narrow-inn = HOST
cli-tokaido-wide-village = Vesnice
cli-tokaido-wide-temple = Chrám
cli-tokaido-wide-encounter = Setkání
cli-tokaido-wide-paddy = Pole
cli-tokaido-wide-mountain = Hory
cli-tokaido-wide-sea = Moře
cli-tokaido-wide-hot-spring = Pramen
cli-tokaido-wide-farm = Farma
cli-tokaido-wide-inn = HOST
cli-tokaido-legend = Na cestě je { $free } volné místo a písmeno pocestný; [3] je volba, která tam vede, { $barred } znamená, že tam teď nelze.
cli-tokaido-column-player = Hráč
cli-tokaido-column-traveler = Pocestný
cli-tokaido-column-coins = Minc
cli-tokaido-column-points = Body
cli-tokaido-column-bowl = Chrm
cli-tokaido-column-paddy = Pole
cli-tokaido-column-mountain = Hory
cli-tokaido-column-sea = Moře
cli-tokaido-column-souvenirs = Suv
cli-tokaido-column-meals = Jíd
cli-tokaido-column-hot-springs = Pram
cli-tokaido-column-encounters = Setk
cli-tokaido-column-achievements = Vyz
cli-tokaido-row-coins = mince
cli-tokaido-row-points = body
cli-tokaido-row-bowl = miska v chrámu
cli-tokaido-row-panoramas = panoramata
cli-tokaido-row-souvenirs = kolekce
cli-tokaido-row-meals = jídla
cli-tokaido-row-hot-springs = horké prameny
cli-tokaido-row-encounters = setkání
cli-tokaido-row-achievements = vyznamenání
cli-tokaido-neutral = neutrální
cli-tokaido-tiles = Tvoje destičky: { $tiles }. Ostatní vidí jen to, zda už máš vybráno.
cli-tokaido-tiles-others = Každý má dvě destičky pocestných, pro ostatní lícem dolů.
cli-tokaido-drawn = Tvoje dobrané karty: { $cards }. Ostatní vidí jen to, že jsou dvě.
cli-tokaido-revealed = Na prodej, s cenou: { $cards }.
cli-tokaido-offer = Nabídka jídel, s cenou: { $meals }. Kdo ještě není v hostinci, vidí jen jejich počet.
cli-tokaido-offer-hidden =
    { $count ->
        [one] V nabídce je { $count } jídlo; které, to ví jen ten, kdo je v hostinci.
        [few] V nabídce jsou { $count } jídla; která, to ví jen ten, kdo je v hostinci.
       *[other] V nabídce je { $count } jídel; která, to ví jen ten, kdo je v hostinci.
    }
cli-tokaido-free = Zdarma pro tebe: { $meal }. Ostatní nevidí, které jídlo to je.

## Bílý hrad

cli-white-castle-round = Kolo { $round }/{ $rounds }
cli-white-castle-turn = tah { $turn }/{ $turns }
cli-white-castle-phase-draft = počáteční karty
cli-white-castle-phase-gardens = zahrady
cli-white-castle-phase-last-exchange = poslední směna
cli-white-castle-phase-over = konec
cli-white-castle-order = Pořadí
cli-white-castle-hand = V ruce
cli-white-castle-then = potom
cli-white-castle-track = Rok
cli-white-castle-colour-orange = ora
cli-white-castle-colour-black = čer
cli-white-castle-colour-white = bíl
cli-white-castle-bridge-orange = Oranžový most
cli-white-castle-bridge-black = Černý most
cli-white-castle-bridge-white = Bílý most
cli-white-castle-position-left = vlevo
cli-white-castle-position-middle = uprostřed
cli-white-castle-position-right = vpravo
cli-white-castle-garden-stone = zen: { $price }, { $points }
cli-white-castle-garden-plant = květ: { $price }, { $points }
cli-white-castle-stewards-left = Pobočníci vlevo
cli-white-castle-stewards-middle = Pobočníci uprostřed
cli-white-castle-stewards-right = Pobočníci vpravo
cli-white-castle-diplomats-left = Diplomati vlevo
cli-white-castle-diplomats-right = Diplomati vpravo
cli-white-castle-daimyo = Daimjó
cli-white-castle-gate = Brány
cli-white-castle-decks = Zbývá karet: pobočníci { $stewards }, diplomati { $diplomats }
cli-white-castle-outside-left = Za hradbami vlevo
cli-white-castle-outside-right = Za hradbami vpravo
cli-white-castle-well = Studna
cli-white-castle-yard = Cvičiště, { $price }
cli-white-castle-row-courtiers = Tvoje řada dvořanů
cli-white-castle-row-gardeners = Tvoje řada zahradníků
cli-white-castle-row-warriors = Tvoje řada válečníků
cli-white-castle-value = hodnota { $value }
cli-white-castle-worth = za každého { $points }
cli-white-castle-card = karta
cli-white-castle-lantern = lucerna
cli-white-castle-effect-gain-food =
    { $n ->
        [one] { $n } jídlo
        [few] { $n } jídla
       *[other] { $n } jídel
    }
cli-white-castle-effect-gain-iron =
    { $n ->
        [one] { $n } železo
        [few] { $n } železa
       *[other] { $n } želez
    }
cli-white-castle-effect-gain-pearl =
    { $n ->
        [one] { $n } perleť
        [few] { $n } perleti
       *[other] { $n } perletí
    }
cli-white-castle-effect-gain-coin =
    { $n ->
        [one] { $n } mince
        [few] { $n } mince
       *[other] { $n } mincí
    }
cli-white-castle-effect-gain-seal =
    { $n ->
        [one] { $n } pečeť
        [few] { $n } pečeti
       *[other] { $n } pečetí
    }
cli-white-castle-effect-gain-point =
    { $n ->
        [one] { $n } bod
        [few] { $n } body
       *[other] { $n } bodů
    }
cli-white-castle-effect-gain-any = { $n } libov.
cli-white-castle-effect-influence = vliv { $n }
cli-white-castle-effect-lantern = lucerna
cli-white-castle-effect-well = studna
cli-white-castle-effect-courtiers = dvořané
cli-white-castle-effect-gardeners = zahradníci
cli-white-castle-effect-warriors = válečníci
cli-white-castle-effect-domain = vlastní řada
cli-white-castle-effect-castle-tile-orange = hrad: ora
cli-white-castle-effect-castle-tile-black = hrad: čer
cli-white-castle-effect-castle-tile-white = hrad: bíl
cli-white-castle-effect-castle-tile-any = hrad: libov.
cli-white-castle-effect-castle-light = hrad: světlá
cli-white-castle-effect-one-main-action = hlavní akce
cli-white-castle-effect-decree-coin = dekret mincí
cli-white-castle-effect-decree-seal = dekret pečetí
cli-white-castle-effect-decree-point = dekret bodů
cli-white-castle-column-player = Klan
cli-white-castle-column-points = Body
cli-white-castle-column-forecast = Konec
cli-white-castle-column-food = Jíd
cli-white-castle-column-iron = Žel
cli-white-castle-column-pearl = Perl
cli-white-castle-column-coin = Min
cli-white-castle-column-seal = Peč
cli-white-castle-column-influence = Rok
cli-white-castle-column-home = Doma
cli-white-castle-visit-deck =
    { $cards ->
        [one] Obtížnost { $level }, v balíčku { $cards } karta.
        [few] Obtížnost { $level }, v balíčku { $cards } karty.
       *[other] Obtížnost { $level }, v balíčku { $cards } karet.
    }
cli-white-castle-visit-top = Navrchu: { $bridge }, { $position } → { $place }.
cli-white-castle-visit-row = Otočeno: { $acts }.
cli-white-castle-act-gate = brány
cli-white-castle-act-climb = postup { $n }
cli-white-castle-act-warrior =
    { $n ->
        [one] válečník, { $n } železo
        [few] válečník, { $n } železa
       *[other] válečník, { $n } želez
    }
cli-white-castle-act-gardener-stone = zenová zahrada
cli-white-castle-act-gardener-plant = kvetoucí zahrada
cli-white-castle-act-gardener-either = libovolná zahrada
cli-white-castle-act-influence = vliv { $n }
cli-white-castle-act-coins =
    { $n ->
        [one] { $n } mince
        [few] { $n } mince
       *[other] { $n } mincí
    }
cli-white-castle-act-points =
    { $n ->
        [one] { $n } bod
        [few] { $n } body
       *[other] { $n } bodů
    }
cli-white-castle-detail-points = body
cli-white-castle-detail-forecast = kdyby byl konec
cli-white-castle-detail-goods = zásoby
cli-white-castle-detail-influence = průběh roku
cli-white-castle-detail-home = doma
cli-white-castle-detail-courtiers = dvořané
cli-white-castle-detail-gardeners = zahradníci
cli-white-castle-detail-warriors = válečníci
cli-white-castle-detail-row-courtiers = řada dvořanů
cli-white-castle-detail-row-gardeners = řada zahradníků
cli-white-castle-detail-row-warriors = řada válečníků
cli-white-castle-detail-card = karta akce
cli-white-castle-detail-lantern = lucerna
cli-white-castle-legend-board = Písmena jsou klany; [3] je volba, která tam vede, { $barred } nelze zvolit, { $free } je volno. { $colours }.
cli-white-castle-legend-places = Na mostě je ‹2› kostka, kterou lze vzít, { $lantern } označuje konec s lucernou. Za předtištěnou hodnotou jsou položené kostky, nejvyšší poslední. Před akcí stojí barva její destičky; akce dvořanů, zahradníků a válečníků jsou tmavé, ostatní světlé. „hrad: světlá“ je jedna světlá akce na hradě, „hrad: ora“ jedna u oranžové destičky. U zahrady a cvičiště je cena a body; body cvičiště se počítají za každého válečníka a každého dvořana uvnitř.
cli-white-castle-legend-clans = Na stupnici průběhu roku je první ten klan, který leží navrchu; |2 je předěl za 2 pečeti; období mají 0, 3, 6 a 10 až 15 bodů. „Konec“ je skóre, kdyby hra skončila teď; „Doma“ jsou dvořané/zahradníci/válečníci.

## Hry

cli-game-line = { $designer }, { $least }–{ $most } hráčů, { $stage }
cli-game-options = nastavení; pokud neřekneš jinak, platí první hodnota
cli-option-seats =
    { $most ->
        [one] Jen pro { $seats } hráče.
        [few] Jen pro { $seats } hráče.
       *[other] Jen pro { $seats } hráčů.
    }
cli-stage-alpha = alfa
cli-stage-beta = beta
cli-stage-stable = stabilní
cli-on = zapnuto
cli-off = vypnuto

## Simulace

cli-simulate-progress = Hraje se
cli-simulate-by-bot = Bot
cli-simulate-by-seat = Místo
cli-simulate-by-role = Postava
cli-simulate-games = Partie
cli-simulate-mean = Průměr bodů
cli-simulate-wins = Výhry
cli-simulate-interval = 95% interval
cli-simulate-line =
    { $games ->
        [one] { $games } partie, semínko { $seed }: voleb na partii { $length }, partií za sekundu { $speed }.
        [few] { $games } partie, semínko { $seed }: voleb na partii { $length }, partií za sekundu { $speed }.
       *[other] { $games } partií, semínko { $seed }: voleb na partii { $length }, partií za sekundu { $speed }.
    }
cli-simulate-written = Řádky jsou v souboru { $file }, počet partií: { $games }.
cli-simulate-partial = Přerušeno: toto jsou částečné výsledky, partie { $games }/{ $asked }.

## Záznam a ověření

cli-replay-rules = pravidla verze { $version }
cli-replay-seed =
    { $moves ->
        [one] { $moves } tah, semínko { $seed }
        [few] { $moves } tahy, semínko { $seed }
       *[other] { $moves } tahů, semínko { $seed }
    }
cli-replay-step = Po tahu { $step }/{ $moves }
cli-replay-unfinished = Partie není dohraná.
cli-replay-stored = Podle současných pravidel ji nelze přehrát. Toto vypráví její soubor:
cli-verify-ok =
    { $moves ->
        [one] OK: { $file }, { $moves } tah.
        [few] OK: { $file }, { $moves } tahy.
       *[other] OK: { $file }, { $moves } tahů.
    }

## Nové hry

cli-new-game-files =
    { $files ->
        [one] Zapsán { $files } soubor:
        [few] Zapsány { $files } soubory:
       *[other] Zapsáno { $files } souborů:
    }
cli-new-game-next = Dál: doplň pravidla a spusť pytest; k nové hře tě posadí „chabudai play { $game }“.
cli-bench-mode = Běh
cli-bench-games = Partie / s
cli-bench-decisions = Volby / s
cli-bench-simulations = Dohrání / s
cli-bench-clone = Kopie, µs
cli-bench-determinize = Nové rozdání, µs
cli-bench-bytes = Stav, bajty
cli-bench-mode-plain = prostý
cli-bench-mode-compiled = přeložený
cli-bench-mode-ratio = poměr
cli-bench-mode-missing = prostý: nic tu není přeloženo

## serve

cli-help-serve = Otevře stůl prohlížečům: tento počítač ho obsluhuje, dokud nestiskneš Ctrl+C.
cli-help-host = Adresa, na které se naslouchá; 0.0.0.0 pustí i ostatní v síti. Obvykle 127.0.0.1, jen tento počítač.
cli-help-port = Port, na kterém se naslouchá, 0 znamená kterýkoli volný. Obvykle 8000.
cli-help-data = Složka, kde se uchovávají partie. Obvykle chabudai-data. S DATABASE_URL=postgresql://… jsou v té databázi.
cli-metavar-host = ADRESA
cli-serve-open = Stůl je prostřený: { $address }
cli-serve-kept = Partie se uchovávají zde: { $place }. Ctrl+C stůl zavře; nic se neztratí.
cli-error-server-extra = Stůl v prohlížeči potřebuje „{ $module }“, který není nainstalovaný. Nainstaluj chabudai[server,postgresql].
