# Příkazová řádka: nápověda, hra v terminálu, simulace, soubory partií.

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
cli-help-option = Nastavení hry ve tvaru název=hodnota; lze opakovat.
cli-help-save = Kam se partie uloží, až skončí nebo až odejdeš.
cli-help-resume = Uložená partie, ve které chceš pokračovat.
cli-help-number-of-games = Kolik partií; jinak 1000.
cli-help-lineup = Boti, kteří hrají, třeba random,greedy; místa si střídají partii od partie.
cli-help-jobs = Kolik procesů; výsledky na tom nezávisí.
cli-help-out = Soubor pro všechny výsledky: .csv, .jsonl nebo .parquet.
cli-help-file = Soubor partie.
cli-help-step = Ukázat pozici po tolika tazích místo celého průběhu.
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
cli-error-worker = Některý proces simulace zanikl, možná pro nedostatek paměti; nic se nezapsalo. Zkus menší --jobs.
cli-error-internal = Chyba je na naší straně ({ $kind }: { $detail }). S CHABUDAI_DEBUG=1 se ukážou podrobnosti.
cli-error-new-game-name = „{ $name }“ nemůže být jméno hry. Přípustné: malá písmena a–z, číslice a podtržítka, na začátku písmeno.
cli-error-new-game-exists = Hra „{ $name }“ už existuje. Je potřeba jméno, které ještě není zabrané.
cli-error-new-game-folder = { $folder } není kopie zdrojů Chabudai: chybí složka src/chabudai/games. Spusť příkaz v kořeni takové kopie.
cli-error-clause = Pravidla nemají článek „{ $clause }“. Odmítnutí uvádějí svůj v závorce.
cli-error-choice = Volba { $number } tu není: jsou číslovány od 1 do { $most }.


## Slova, která lze při hře napsat, ukazované první

cli-word-undo = zpět, vzít-zpět
cli-word-undo-help = vzít zpět svou poslední volbu
cli-word-act = jednat
cli-word-act-help = udělat něco mimo otázku, ve hrách, kde to jde
cli-act-nothing = (prázdný řádek: přece jen nic)
cli-word-why = proč
cli-word-why-help = proč volba nejde: její číslo, nebo akce slovy
cli-word-log = průběh
cli-word-log-help = vše, co se stalo
cli-word-board = stůl, plán
cli-word-board-help = znovu ukázat herní plán
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

## Při hře

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
        [one] Vítězíš: { $points } bod.
        [few] Vítězíš: { $points } body.
       *[other] Vítězíš: { $points } bodů.
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

## Hry

cli-game-line = { $designer }, { $least }–{ $most } hráčů, { $stage }
cli-game-options = nastavení; pokud neřekneš jinak, platí první hodnota
cli-option-seats =
    { $most ->
        [one] Jen pro { $seats } hráče.
        [few] Jen pro { $seats } hráče.
       *[other] Jen pro { $seats } hráčů.
    }
cli-option-beside = Jen při { $option }={ $value }.
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
cli-presses = Rozhodnutí a stisky na tah, v { $games } partiích bota greedy
cli-presses-seats = Hráčů
cli-presses-decisions = Rozhodnutí
cli-presses-every = Potvrdit každou volbu
cli-presses-final = Jen konečné
cli-presses-never = Nikdy

## serve

cli-help-serve = Otevře stůl prohlížečům: tento počítač ho obsluhuje, dokud nestiskneš Ctrl+C.
cli-help-host = Adresa, na které se naslouchá; 0.0.0.0 pustí i ostatní v síti. Obvykle 127.0.0.1, jen tento počítač.
cli-help-port = Port, na kterém se naslouchá, 0 znamená kterýkoli volný. Obvykle 8000.
cli-help-data = Složka, kde se uchovávají partie. Obvykle chabudai-data. S DATABASE_URL=postgresql://… jsou v té databázi.
cli-metavar-host = ADRESA
cli-serve-open = Stůl je prostřený: { $address }
cli-serve-kept = Partie se uchovávají zde: { $place }. Ctrl+C stůl zavře; nic se neztratí.
cli-help-work = Dělat, co stůl dělá bez prohlížečů: přemýšlet za boty, uklízet, zapisovat. Potřebuje PostgreSQL (DATABASE_URL).
cli-work-open = Pracuje se pro stoly v DATABASE_URL. Ctrl+C skončí; co je začato, převezmou jiní.
cli-error-server-extra = Stůl v prohlížeči potřebuje „{ $module }“, který není nainstalovaný. Nainstaluj chabudai[server,postgresql].

## backup

cli-help-backup = Zkopíruje všechny partie do souboru, i když je stůl otevřený. PostgreSQL se kopíruje pomocí pg_dump.
cli-help-backup-file = Nový soubor. Chceš-li se k němu vrátit, ulož ho do složky s daty jako chabudai.sqlite3.
cli-backup-done = Zkopírováno do { $file }: { $tables ->
    [one] 1 stůl
    [few] { $tables } stoly
   *[other] { $tables } stolů
}, { $moves ->
    [one] 1 tah
    [few] { $moves } tahy
   *[other] { $moves } tahů
}.
